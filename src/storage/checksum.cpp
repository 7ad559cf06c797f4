#include "storage/checksum.hpp"

#include <array>
#include <bit>
#include <cstring>

#ifdef RECOLLECT_XXHASH_CHOOSES
#include <xxh_x86dispatch.h>
#elif defined(RECOLLECT_HAVE_XXHASH)
#include <xxhash.h>
#endif

namespace recollect {

std::uint64_t checksum(std::span<const std::byte> bytes) {
#ifdef RECOLLECT_XXHASH_CHOOSES
  return XXH3_64bits_dispatch(bytes.data(), bytes.size());
#elif defined(RECOLLECT_HAVE_XXHASH)
  return XXH3_64bits(bytes.data(), bytes.size());
#else
  return portable_checksum(bytes);
#endif
}

// Four lanes, so that the multiplications overlap. Every step is a bijection of its lane, so one changed word always shows.
std::uint64_t portable_checksum(std::span<const std::byte> bytes) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15, kOther = 0xC2B2AE3D27D4EB4F;
  constexpr std::size_t kLanes = 4;
  std::array<std::uint64_t, kLanes> lanes{kOdd, kOther, ~kOdd, ~kOther}, words{};
  const auto mix = [&] {
    for (std::size_t k = 0; k < kLanes; ++k) lanes[k] = std::rotl(lanes[k] + words[k] * kOther, 31) * kOdd;
  };
  std::size_t at = 0;
  for (; at + sizeof words <= bytes.size(); at += sizeof words) {
    std::memcpy(words.data(), bytes.data() + at, sizeof words);
    mix();
  }
  words = {};
  if (at < bytes.size()) std::memcpy(words.data(), bytes.data() + at, bytes.size() - at);
  mix();
  std::uint64_t sum = bytes.size() * kOther;
  for (const std::uint64_t lane : lanes) sum = std::rotl((sum ^ lane) * kOdd, 31) * kOther;
  return sum ^ (sum >> 32);
}

}  // namespace recollect
