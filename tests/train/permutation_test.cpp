#include "train/permutation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace recollect::train {
namespace {

std::vector<std::int64_t> order(std::int64_t n, std::uint64_t seed, std::int64_t epoch, std::int64_t number = 0) {
  const Permutation permutation(n, seed, epoch, number);
  std::vector<std::int64_t> row;
  for (std::int64_t i = 0; i < n; ++i) row.push_back(permutation.at(i));
  return row;
}

TEST(Permutation, IsOne) {
  for (std::int64_t n = 1; n < 300; ++n)
    for (const std::int64_t epoch : {0, 1, 1000}) {
      std::vector<std::int64_t> all(static_cast<std::size_t>(n));
      std::iota(all.begin(), all.end(), 0);
      ASSERT_THAT(order(n, 5, epoch), ::testing::UnorderedElementsAreArray(all)) << n;
    }
}

// By the Python of docs/formats.md.
TEST(Permutation, IsTheDocumentedOne) { EXPECT_THAT(order(10, 3, 2), ::testing::ElementsAre(5, 0, 7, 4, 9, 2, 6, 8, 3, 1)); }

TEST(Permutation, DiffersWithSeedAndEpoch) {
  EXPECT_EQ(order(100, 1, 2), order(100, 1, 2));
  EXPECT_NE(order(100, 1, 2), order(100, 1, 3));
  EXPECT_NE(order(100, 1, 2), order(100, 2, 2));
}

// By the Python of docs/formats.md.
TEST(Permutation, DiffersWithItsNumber) {
  EXPECT_THAT(order(10, 3, 2, 3), ::testing::ElementsAre(4, 9, 2, 1, 8, 5, 0, 6, 7, 3));
  EXPECT_EQ(order(100, 1, 2, 0), order(100, 1, 2));
  EXPECT_NE(order(100, 1, 2, 1), order(100, 1, 2, 2));
}

TEST(Permutation, SendsEveryPlaceEverywhere) {
  constexpr int kEpochs = 3000, kPlaces = 6;
  std::vector<int> counts(kPlaces * kPlaces, 0);
  for (int epoch = 0; epoch < kEpochs; ++epoch) {
    const std::vector<std::int64_t> row = order(kPlaces, 9, epoch);
    for (std::size_t i = 0; i < kPlaces; ++i) ++counts[i * kPlaces + static_cast<std::size_t>(row[i])];
  }
  // Six standard deviations of a count around 500: sqrt(3000 · 5/36) ≈ 20.
  for (const int count : counts) EXPECT_NEAR(count, kEpochs / kPlaces, 125);
}

TEST(Permutation, HasNoLimitThatMatters) {
  const Permutation permutation(std::int64_t{1} << 61, 1, 1);
  for (const std::int64_t i : {std::int64_t{0}, std::int64_t{12345}, (std::int64_t{1} << 61) - 1}) {
    EXPECT_GE(permutation.at(i), 0);
    EXPECT_LT(permutation.at(i), std::int64_t{1} << 61);
  }
}

}  // namespace
}  // namespace recollect::train
