// Random numbers by key: every draw is a function of (seed, purpose, step, lane, position), so that nothing has to be stored to
// draw it again. Plain values; safe to share between threads.
#pragma once

#include <array>
#include <cstdint>

namespace recollect {

// Philox4x32-10 of Salmon et al., "Parallel random numbers: as easy as 1, 2, 3" (SC 2011): a bijection of 128-bit counters for
// every 64-bit key.
class Philox {
 public:
  using Words = std::array<std::uint32_t, 4>;

  // The lower half of the key is the paper's first key word.
  explicit constexpr Philox(std::uint64_t key) : key_{static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(key >> 32)} {}

  constexpr Words at(Words counter) const {
    std::uint32_t k0 = key_[0], k1 = key_[1];
    for (int round = 0; round < 10; ++round) {
      const std::uint64_t a = std::uint64_t{0xD2511F53} * counter[0];
      const std::uint64_t b = std::uint64_t{0xCD9E8D57} * counter[2];
      counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ k0, static_cast<std::uint32_t>(b),
                 static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ k1, static_cast<std::uint32_t>(a)};
      k0 += 0x9E3779B9;
      k1 += 0xBB67AE85;
    }
    return counter;
  }

 private:
  std::array<std::uint32_t, 2> key_;
};

// What a draw is for. Draws for different purposes never share a counter. The numbers are part of what docs/formats.md promises.
enum class Purpose : std::uint8_t {
  task = 0,
  task_validation = 1,
  shuffle = 2,
  initialization = 3,
  dropout = 4,
  sampling = 5,
  forgetting = 6
};

// 0 ≤ step < 2^56, 0 ≤ lane < 2^32, 0 ≤ position < 2^32: within these no two places share a counter.
struct Place {
  std::int64_t step = 0;
  std::int64_t lane = 0;
  std::int64_t position = 0;
};

class KeyedRandom {
 public:
  constexpr KeyedRandom(std::uint64_t seed, Purpose purpose) : philox_(seed), purpose_(purpose) {}

  constexpr Philox::Words words(Place at) const {
    const auto step = static_cast<std::uint64_t>(at.step);
    return philox_.at({static_cast<std::uint32_t>(at.position), static_cast<std::uint32_t>(at.lane),
                       static_cast<std::uint32_t>(step),
                       static_cast<std::uint32_t>(step >> 32) | static_cast<std::uint32_t>(purpose_) << 24});
  }
  // Uniform in 0 … n-1 for 1 ≤ n < 2^31, up to a bias of n/2^32: the upper half of n times the first word.
  constexpr std::int32_t below(std::int32_t n, Place at) const {
    return static_cast<std::int32_t>(words(at)[0] * static_cast<std::uint64_t>(n) >> 32);
  }
  // Uniform in [0, 1): the upper 24 bits of the first word, which a float holds exactly.
  constexpr float uniform(Place at) const { return static_cast<float>(words(at)[0] >> 8) * 0x1p-24F; }

 private:
  Philox philox_;
  Purpose purpose_;
};

}  // namespace recollect
