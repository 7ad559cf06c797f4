#include "storage/checksum.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace recollect {
namespace {

using Checksum = std::uint64_t (*)(std::span<const std::byte>);

class Checksums : public ::testing::TestWithParam<Checksum> {};

TEST_P(Checksums, SeeEveryBitAndEveryLength) {
  std::vector<std::byte> bytes(100);
  std::set<std::uint64_t> sums;
  for (std::size_t length = 0; length <= bytes.size(); ++length) sums.insert(GetParam()(std::span(bytes).first(length)));
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    bytes[bit / 8] ^= std::byte{1} << (bit % 8);
    sums.insert(GetParam()(bytes));
    bytes[bit / 8] ^= std::byte{1} << (bit % 8);
  }
  EXPECT_EQ(sums.size(), 101u + 800u);
}

TEST_P(Checksums, SeePartsThatChangedPlaces) {
  std::vector<std::byte> bytes(4096), moved(4096);
  for (std::size_t k = 0; k < bytes.size(); ++k) moved[(k + 512) % 4096] = bytes[k] = std::byte(k / 512);
  EXPECT_NE(GetParam()(bytes), GetParam()(moved));
  EXPECT_EQ(GetParam()(bytes), GetParam()(std::vector(bytes)));
}

INSTANTIATE_TEST_SUITE_P(, Checksums, ::testing::Values(checksum, portable_checksum));

}  // namespace
}  // namespace recollect
