#include "recollect/handle.hpp"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <vector>

namespace recollect {
namespace {

struct Large {
  std::array<int, 100> numbers{};
  std::shared_ptr<int> counter;
};

TEST(Handle, HoldsSmallAndLargeMoveOnlyObjects) {
  Handle small(std::make_unique<int>(7));
  EXPECT_EQ(*small.as<std::unique_ptr<int>>(), 7);
  auto counter = std::make_shared<int>(0);
  {
    Handle large(Large{.counter = counter});
    EXPECT_EQ(counter.use_count(), 2);
    Handle moved(std::move(large));
    EXPECT_FALSE(large);
    EXPECT_EQ(counter.use_count(), 2);
    moved = Handle(3);
    EXPECT_EQ(counter.use_count(), 1);
    EXPECT_EQ(moved.as<int>(), 3);
  }
  small.reset();
  EXPECT_FALSE(small);
}

TEST(Handle, AWrongTypeIsAnError) {
  Handle handle(std::vector<double>{1, 2});
  EXPECT_EQ(handle.view().as<std::vector<double>>()[1], 2);
  EXPECT_THROW(handle.as<std::vector<float>>(), Error);
  EXPECT_THROW(Handle().as<int>(), Error);
  EXPECT_FALSE(Handle().view());
}

TEST(Handle, SelfAssignmentKeepsTheObject) {
  Handle handle(std::vector<double>{1, 2});
  Handle& same = handle;
  handle = std::move(same);
  EXPECT_EQ(handle.as<std::vector<double>>().size(), 2u);
}

}  // namespace
}  // namespace recollect
