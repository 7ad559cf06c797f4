// Elements that forget and remember as those of a reversible network do, forward through an information buffer and back.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <random>
#include <span>
#include <vector>

#include "nn/information_buffer.hpp"

namespace recollect::nn::test {

// What happens to n elements: at every time step h* ← forget(h*, z) + added, which wraps around.
struct Forgetting {
  Index n = 0, time_steps = 0;
  std::vector<std::uint16_t> z;     // [time_steps][n]
  std::vector<std::int32_t> added;  // [time_steps][n]

  const std::uint16_t* z_at(Index t) const { return z.data() + t * n; }
  // h* ± what is added at step t, as unsigned numbers: they wrap.
  void add(Index t, int sign, std::vector<std::int32_t>& h) const {
    for (std::size_t e = 0; e < h.size(); ++e) {
      const auto u = static_cast<std::uint32_t>(added[static_cast<std::size_t>(t * n) + e]);
      h[e] = static_cast<std::int32_t>(static_cast<std::uint32_t>(h[e]) + (sign > 0 ? u : 0 - u));
    }
  }
  // What no buffer can do without: Σ log2(2^R/z).
  double ideal_bits(int forget_bits) const {
    double bits = 0;
    for (const std::uint16_t value : z) bits += forget_bits - std::log2(static_cast<double>(value));
    return bits;
  }
};

// All that there is at some moment.
struct Moment {
  std::vector<std::int32_t> h;
  std::vector<std::byte> state, stack;
  bool operator==(const Moment&) const = default;
};

inline Moment first_moment(const InformationBuffer& buffer, std::vector<std::int32_t> h) {
  const auto n = static_cast<Index>(h.size());
  Moment first{std::move(h), std::vector<std::byte>(buffer.state_bytes(n)), {}};
  buffer.start(n, first.state.data());
  return first;
}

// Forward through all time steps, in memory of exactly the size that most_bytes() names.
inline Moment forward(const InformationBuffer& buffer, const Forgetting& forgetting, Moment at) {
  const int least = forgetting.z.empty() ? buffer.one() : *std::min_element(forgetting.z.begin(), forgetting.z.end());
  std::vector<std::byte> area(buffer.most_bytes(forgetting.n, forgetting.time_steps, least));
  std::byte* end = area.data();
  for (Index t = 0; t < forgetting.time_steps; ++t) {
    end = buffer.forget(forgetting.z_at(t), at.h.data(), forgetting.n, at.state.data(), end);
    forgetting.add(t, +1, at.h);
  }
  at.stack.assign(area.data(), end);
  return at;
}

// Back again; false where the buffer says that the stack is damaged. The stack is read where nothing lies around it.
inline bool backward(const InformationBuffer& buffer, const Forgetting& forgetting, Moment& at) {
  const std::vector<std::byte> whole(at.stack.begin(), at.stack.end());
  static const std::byte kNothing{};
  const std::byte *begin = whole.empty() ? &kNothing : whole.data(), *end = begin + whole.size();
  for (Index t = forgetting.time_steps; t-- > 0;) {
    forgetting.add(t, -1, at.h);
    end = buffer.recall(forgetting.z_at(t), at.h.data(), forgetting.n, at.state.data(), begin, end);
    if (end == nullptr) return false;
  }
  at.stack.resize(static_cast<std::size_t>(end - begin));
  return true;
}

// Forget values like those of trained gates: every unit has a habit. `forgetting` is mf of z = mf·sigmoid(·) + 1 − mf, so
// that 1/2 limits it to a bit a step and 1 not at all. h* has `state_bits` fraction bits.
inline Forgetting like_gates(Index n, Index time_steps, int forget_bits, double limit, std::mt19937_64& random,
                             int state_bits = 23) {
  Forgetting made{n, time_steps, {}, {}};
  std::normal_distribution<double> habit(0.2, 2), noise(0, 1), candidate(0, 0.5);
  std::vector<double> habits(static_cast<std::size_t>(n));
  for (double& unit : habits) unit = habit(random);
  for (Index t = 0; t < time_steps; ++t)
    for (const double unit : habits) {
      const double z = limit / (1 + std::exp(-unit - noise(random))) + 1 - limit;
      const int one = 1 << forget_bits;
      made.z.push_back(static_cast<std::uint16_t>(std::clamp(static_cast<int>(std::lround(one * z)), 1, one)));
      made.added.push_back(
          static_cast<std::int32_t>(std::lround(std::ldexp((1 - z) * std::tanh(candidate(random)), state_bits))));
    }
  return made;
}

// Any forget values and any numbers at all, with many of the extremes.
inline Forgetting like_nothing(Index n, Index time_steps, int forget_bits, std::mt19937_64& random) {
  Forgetting made{n, time_steps, {}, {}};
  const unsigned one = 1u << forget_bits;
  for (Index i = 0; i < n * time_steps; ++i) {
    const auto kind = random() % 8;
    const auto any = static_cast<unsigned>(1 + random() % one);
    made.z.push_back(static_cast<std::uint16_t>(kind == 0 ? 1 : kind == 1 ? one : kind == 2 ? std::max(1u, one - 1) : any));
    made.added.push_back(static_cast<std::int32_t>(static_cast<std::uint32_t>(random())));
  }
  return made;
}

inline std::vector<std::int32_t> any_numbers(Index n, std::mt19937_64& random) {
  std::vector<std::int32_t> h(static_cast<std::size_t>(n));
  for (std::int32_t& number : h) number = static_cast<std::int32_t>(static_cast<std::uint32_t>(random()));
  return h;
}

}  // namespace recollect::nn::test
