#include "run/keyed_random.hpp"

#include <gtest/gtest.h>

#include <set>

namespace recollect {
namespace {

// The known answers that the authors publish with their implementation (Random123, kat_vectors, philox4x32 10).
static_assert(Philox(0).at({0, 0, 0, 0}) == Philox::Words{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
static_assert(Philox(0xffffffffffffffff).at({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}) ==
              Philox::Words{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
static_assert(Philox(0x299f31d0a4093822).at({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}) ==
              Philox::Words{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});

TEST(KeyedRandom, PutsThePlaceIntoTheCounter) {
  const KeyedRandom random(7, Purpose::shuffle);
  EXPECT_EQ(random.words({.step = 0x12'3456'789a, .lane = 5, .position = 6}), Philox(7).at({6, 5, 0x3456789a, 0x02000012}));
}

TEST(KeyedRandom, DrawsDifferWithEveryPartOfTheKey) {
  std::set<Philox::Words> seen;
  for (const std::uint64_t seed : {0U, 1U})
    for (const Purpose purpose : {Purpose::task, Purpose::task_validation, Purpose::dropout})
      for (std::int64_t step = 0; step < 3; ++step)
        for (std::int64_t lane = 0; lane < 3; ++lane)
          for (std::int64_t position = 0; position < 3; ++position)
            seen.insert(KeyedRandom(seed, purpose).words({step, lane, position}));
  EXPECT_EQ(seen.size(), 2U * 3 * 27);
}

TEST(KeyedRandom, DrawsAreUniform) {
  const KeyedRandom random(1, Purpose::task);
  std::array<int, 5> counts{};
  double sum = 0;
  constexpr int kDraws = 50'000;
  for (std::int64_t i = 0; i < kDraws; ++i) {
    const std::int32_t drawn = random.below(5, {.position = i});
    ASSERT_TRUE(drawn >= 0 && drawn < 5);
    ++counts[static_cast<std::size_t>(drawn)];
    const float uniform = random.uniform({.lane = 1, .position = i});
    ASSERT_TRUE(uniform >= 0 && uniform < 1);
    sum += static_cast<double>(uniform);
  }
  // Six standard deviations: sqrt(50000 · 0.2 · 0.8) ≈ 89, and sqrt(1/12/50000) ≈ 0.0013.
  for (const int count : counts) EXPECT_NEAR(count, kDraws / 5, 540);
  EXPECT_NEAR(sum / kDraws, 0.5, 0.008);
}

TEST(KeyedRandom, OneChoiceIsNoChoice) { EXPECT_EQ(KeyedRandom(3, Purpose::task).below(1, {.step = 9}), 0); }

}  // namespace
}  // namespace recollect
