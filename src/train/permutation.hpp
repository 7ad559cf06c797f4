// A random order of 0 … n-1 that stores nothing: at(i) is computed when asked for, and orders of different epochs differ.
// A plain value; safe to share between threads.
#pragma once

#include <bit>
#include <cstdint>

#include "run/keyed_random.hpp"

namespace recollect::train {

// A Feistel network of six rounds permutes the pairs of h-bit halves, 4^h ≥ n; what falls outside 0 … n-1 is sent round again
// ("cycle walking", Black and Rogaway, CT-RSA 2002), fewer than four times on average.
class Permutation {
 public:
  // 1 ≤ n ≤ 2^62. Orders of an epoch that are to have nothing in common differ in their `number`, 0 … 2^29-1.
  Permutation(std::int64_t n, std::uint64_t seed, std::int64_t epoch, std::int64_t number = 0)
      : n_(static_cast<std::uint64_t>(n)),
        half_bits_((static_cast<int>(std::bit_width(n_ - 1)) + 1) / 2),
        epoch_(epoch),
        first_lane_(kRounds * number),
        random_(seed, Purpose::shuffle) {}

  std::int64_t at(std::int64_t i) const {
    auto value = static_cast<std::uint64_t>(i);
    do value = once(value);
    while (value >= n_);
    return static_cast<std::int64_t>(value);
  }

 private:
  static constexpr std::int64_t kRounds = 6;

  std::uint64_t once(std::uint64_t value) const {
    const std::uint64_t mask = (std::uint64_t{1} << half_bits_) - 1;
    std::uint64_t left = value >> half_bits_, right = value & mask;
    for (std::int64_t round = 0; round < kRounds; ++round) {
      const Place place{.step = epoch_, .lane = first_lane_ + round, .position = static_cast<std::int64_t>(right)};
      const std::uint64_t mixed = left ^ (random_.words(place)[0] & mask);
      left = right;
      right = mixed;
    }
    return left << half_bits_ | right;
  }

  std::uint64_t n_;
  int half_bits_;
  std::int64_t epoch_, first_lane_;
  KeyedRandom random_;
};

}  // namespace recollect::train
