#include "storage/slots.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace recollect {
namespace {

TEST(Slots, GivesTheLowestOfTheSmallestThatFit) {
  Slots slots;
  EXPECT_EQ(slots.take(1), std::nullopt);
  slots.grow(100);
  EXPECT_EQ(slots.take(30), 0);
  EXPECT_EQ(slots.take(10), 30);
  EXPECT_EQ(slots.take(30), 40);
  slots.give(30, 10);
  EXPECT_EQ(slots.take(10), 30);  // not from the 30 at the end
  EXPECT_EQ(slots.in_use(), 70);
  EXPECT_EQ(slots.free_at_end(), 30);
  EXPECT_EQ(slots.take(31), std::nullopt);
  slots.grow(101);
  EXPECT_EQ(slots.take(31), 70);
  EXPECT_EQ(slots.free_at_end(), 0);
}

TEST(Slots, JoinsFreeNeighbours) {
  Slots slots;
  slots.grow(30);
  for (int k = 0; k < 3; ++k) ASSERT_EQ(slots.take(10), 10 * k);
  slots.give(0, 10);
  slots.give(20, 10);
  EXPECT_EQ(slots.take(20), std::nullopt);
  slots.give(10, 10);
  EXPECT_EQ(slots.take(30), 0);
  slots.clear();
  EXPECT_EQ(slots.in_use(), 0);
  EXPECT_EQ(slots.take(30), 0);
}

// Whatever the order in which equal slots come and go, no room is lost; and no two parts overlap.
TEST(Slots, LosesNothingAndNeverOverlaps) {
  std::mt19937 random(1);
  for (const int largest : {1, 5}) {
    Slots slots;
    slots.grow(1000);
    std::vector<bool> taken(1000);
    std::vector<std::pair<std::int64_t, std::int64_t>> live;
    std::int64_t in_use = 0;
    for (int round = 0; round < 20000; ++round) {
      const std::int64_t size = 10 * std::uniform_int_distribution(1, largest)(random);
      if (random() % 2 == 0) {
        const auto offset = slots.take(size);
        ASSERT_TRUE(offset || largest > 1 || in_use == 1000);
        if (!offset) continue;
        for (std::int64_t k = *offset; k < *offset + size; ++k) {
          ASSERT_FALSE(taken[static_cast<std::size_t>(k)]);
          taken[static_cast<std::size_t>(k)] = true;
        }
        live.emplace_back(*offset, size);
        in_use += size;
      } else if (!live.empty()) {
        std::swap(live[random() % live.size()], live.back());
        const auto [offset, length] = live.back();
        live.pop_back();
        for (std::int64_t k = offset; k < offset + length; ++k) taken[static_cast<std::size_t>(k)] = false;
        slots.give(offset, length);
        in_use -= length;
      }
      ASSERT_EQ(slots.in_use(), in_use);
    }
    for (const auto& [offset, size] : live) slots.give(offset, size);
    EXPECT_EQ(slots.take(1000), 0);
  }
}

}  // namespace
}  // namespace recollect
