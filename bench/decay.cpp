// Sums that decay (RetNet), rewound: an experiment. S ← γ^c·S + what a chunk of c tokens adds, for a head of 64 × 64 and γ = 1 −
// 2^(−5−h). Dividing by γ^c leads away from where S came from, in double, too. In fixed point, with what the multiplication loses
// on a tape (nn/rans.hpp), it leads back bit for bit: this program counts the bits, and how far S is from what doubles say.
// Prints CSV.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>
#include <vector>

#include "nn/rans.hpp"

namespace {

using namespace recollect::nn;

constexpr Index kWidth = 64, kNumbers = kWidth * kWidth, kTokens = 4096, kChunk = 64, kChunks = kTokens / kChunk;
constexpr int kForgetBits = 10, kStateBits = 18;  // behind the points; states need room for sums of thousands

// Σ γ^(c−1−i) k_i·v_iᵀ of every chunk.
std::vector<std::vector<double>> chunks(double decay) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  std::vector<std::vector<double>> all(kChunks, std::vector<double>(kNumbers));
  for (auto& added : all)
    for (Index i = 0; i < kChunk; ++i) {
      std::vector<double> k(kWidth), v(kWidth);
      for (double& x : k) x = std::pow(normal(random), 2);
      for (double& x : v) x = normal(random);
      const double weight = std::pow(decay, static_cast<double>(kChunk - 1 - i));
      for (Index j = 0; j < kNumbers; ++j)
        added[static_cast<std::size_t>(j)] +=
            weight * k[static_cast<std::size_t>(j / kWidth)] * v[static_cast<std::size_t>(j % kWidth)];
    }
  return all;
}

double distance(const std::vector<double>& a, const std::vector<double>& b) {
  double apart = 0, norm = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    apart += std::pow(a[i] - b[i], 2);
    norm += b[i] * b[i];
  }
  return std::sqrt(apart / norm);
}

// How far from the sums after one chunk (none are nothing) the sums after the last lead by division.
template <class Number>
double divided(const std::vector<std::vector<double>>& added, double z, Index from) {
  std::vector<Number> s(kNumbers);
  std::vector<double> first;
  for (Index c = 0; c < from; ++c) {
    for (std::size_t j = 0; j < s.size(); ++j)
      s[j] = static_cast<Number>(z) * s[j] + static_cast<Number>(added[static_cast<std::size_t>(c)][j]);
    if (c == 0) first.assign(s.begin(), s.end());
  }
  for (Index c = from; c-- > 1;)
    for (std::size_t j = 0; j < s.size(); ++j)
      s[j] = (s[j] - static_cast<Number>(added[static_cast<std::size_t>(c)][j])) / static_cast<Number>(z);
  return distance({s.begin(), s.end()}, first);
}

void measure(int head) {
  const double gamma = 1 - std::ldexp(1.0, -5 - head), whole = std::pow(gamma, static_cast<double>(kChunk));
  const RansBuffer buffer(kForgetBits);
  const auto z = static_cast<std::uint16_t>(std::clamp(std::lround(whole * buffer.one()), 1L, static_cast<long>(buffer.one())));
  const double rounded = static_cast<double>(z) / buffer.one();
  const auto added = chunks(gamma);
  const std::vector<std::uint16_t> zs(kNumbers, z);
  std::vector<std::int32_t> h(kNumbers);
  std::vector<std::byte> state(buffer.state_bytes(kNumbers)), stack(buffer.most_bytes(kNumbers, kChunks, z));
  buffer.start(kNumbers, state.data());
  const auto first_state = state;
  std::vector<double> exact(kNumbers);
  const auto fixed = [&](Index c, std::size_t j) {
    return static_cast<std::uint32_t>(std::lround(std::ldexp(added[static_cast<std::size_t>(c)][j], kStateBits)));
  };
  std::byte* end = stack.data();
  double apart = 0;
  for (Index c = 0; c < kChunks; ++c) {
    end = buffer.forget(zs.data(), h.data(), kNumbers, state.data(), end);
    std::vector<double> now(kNumbers);
    for (std::size_t j = 0; j < h.size(); ++j) {
      h[j] = static_cast<std::int32_t>(static_cast<std::uint32_t>(h[j]) + fixed(c, j));
      exact[j] = rounded * exact[j] + added[static_cast<std::size_t>(c)][j];
      now[j] = std::ldexp(static_cast<double>(h[j]), -kStateBits);
    }
    apart = std::max(apart, distance(now, exact));
  }
  const double bits =
      8.0 * static_cast<double>(end - stack.data() + static_cast<std::ptrdiff_t>(state.size())) / (kNumbers * kChunks);
  const std::byte* back = end;
  for (Index c = kChunks; c-- > 0 && back != nullptr;) {
    for (std::size_t j = 0; j < h.size(); ++j) h[j] = static_cast<std::int32_t>(static_cast<std::uint32_t>(h[j]) - fixed(c, j));
    back = buffer.recall(zs.data(), h.data(), kNumbers, state.data(), stack.data(), back);
  }
  const bool same =
      back == stack.data() && state == first_state && std::all_of(h.begin(), h.end(), [](auto x) { return x == 0; });
  std::printf("%.8f,%.4f,%.4f,%.3f,%.3f,%s,%.1e,%.1e,%.1e\n", gamma, whole, rounded, bits, -std::log2(rounded),
              same ? "yes" : "no", apart, divided<float>(added, rounded, 8), divided<double>(added, rounded, 8));
}

}  // namespace

int main() {
  std::puts(
      "decay,decay_of_64_tokens,as_a_fraction_of_1024,tape_bits_of_a_number,ideal_bits,leads_back,distance_from_doubles,"
      "float_divided_after_512_tokens,double_divided_after_512_tokens");
  for (int head = 0; head < 8; ++head) measure(head);
}
