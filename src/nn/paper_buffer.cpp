#include "nn/paper_buffer.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace recollect::nn {
namespace {

constexpr std::size_t kNumberBytes = sizeof(std::uint64_t);

// Number `e` of a state, which need not be aligned.
std::uint64_t load(const std::byte* state, Index e) {
  std::uint64_t b = 0;
  std::memcpy(&b, state + static_cast<std::size_t>(e) * kNumberBytes, kNumberBytes);
  return b;
}
void store(std::byte* state, Index e, std::uint64_t b) {
  std::memcpy(state + static_cast<std::size_t>(e) * kNumberBytes, &b, kNumberBytes);
}

}  // namespace

void forget_one(int forget_bits, std::uint32_t z, std::int32_t& h, std::uint64_t& b) {
  const std::uint32_t low = static_cast<std::uint32_t>(h) & ((1u << forget_bits) - 1);
  b = (b << forget_bits) + low;
  h = static_cast<std::int32_t>(static_cast<std::uint32_t>(h >> forget_bits) * z + static_cast<std::uint32_t>(b % z));
  b /= z;
}

bool recall_one(int forget_bits, std::uint32_t z, std::int32_t& h, std::uint64_t& b) {
  const auto divisor = static_cast<std::int32_t>(z);
  std::int32_t quotient = h / divisor, remainder = h % divisor;
  if (remainder < 0) {
    remainder += divisor;
    --quotient;
  }
  bool wrapped = __builtin_mul_overflow(b, z, &b);
  wrapped |= __builtin_add_overflow(b, static_cast<std::uint32_t>(remainder), &b);
  const auto low = static_cast<std::uint32_t>(b) & ((1u << forget_bits) - 1);
  h = static_cast<std::int32_t>((static_cast<std::uint32_t>(quotient) << forget_bits) + low);
  b >>= forget_bits;
  return !wrapped && h >> forget_bits == quotient;
}

Index PaperBuffer::rows_per_block(Index rows, Index) const { return std::max<Index>(1, rows); }

std::size_t PaperBuffer::state_bytes(Index n) const { return static_cast<std::size_t>(n) * kNumberBytes; }

void PaperBuffer::start(Index n, std::byte* state) const { std::fill_n(state, state_bytes(n), std::byte(0)); }

// A step takes b to at most ((b + 1)·2^R − 1)/z. As in RansBuffer, b + k with k = (2^R − 1)/(2^R − least_z) grows by the factor
// 2^R/least_z at most, and has to come from k to 2^(64−R) + k between two pushes. The first may come at once.
std::size_t PaperBuffer::most_bytes(Index n, Index time_steps, int least_z) const {
  require_least(least_z);
  if (n == 0 || time_steps == 0) return 0;
  Index pushes = 1;
  if (least_z < one()) {
    const double k = (one() - 1.0) / (one() - least_z), growth = forget_bits() - std::log2(least_z);
    const double steps = std::log2((std::ldexp(1, 64 - forget_bits()) + k) / k) / growth;
    pushes += (time_steps - 1) / static_cast<Index>(std::max(1.0, std::ceil(steps - 1e-9)));
  }
  return static_cast<std::size_t>(pushes) * state_bytes(n) + static_cast<std::size_t>(time_steps);
}

bool PaperBuffer::full(Index n, const std::byte* state) const {
  std::uint64_t all = 0;
  for (Index e = 0; e < n; ++e) all |= load(state, e);
  return all >> (64 - forget_bits()) != 0;
}

std::byte* PaperBuffer::forget(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, std::byte* end) const {
  if (n == 0) return end;
  require_forget_values(z, n);
  const bool pushes = full(n, state);
  if (end != nullptr) {
    if (pushes) end = std::copy_n(state, state_bytes(n), end);
    *end++ = std::byte(pushes);
  }
  if (pushes) start(n, state);
  for (Index e = 0; e < n; ++e) {
    std::uint64_t b = load(state, e);
    forget_one(forget_bits(), z[e], h[e], b);
    store(state, e, b);
  }
  return end;
}

const std::byte* PaperBuffer::recall(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, const std::byte* begin,
                                     const std::byte* end) const {
  if (n == 0) return end;
  require_forget_values(z, n);
  if (begin == end) return nullptr;
  const std::byte pushed = *--end;
  if (pushed > std::byte(1)) return nullptr;
  bool legal = true;
  std::uint64_t all = 0;
  for (Index e = n; e-- > 0;) {
    std::uint64_t b = load(state, e);
    legal &= recall_one(forget_bits(), z[e], h[e], b);
    all |= b;
    store(state, e, b);
  }
  if (!legal) return nullptr;
  if (pushed == std::byte(0)) return end;
  // Numbers were pushed because one was full, and started again from zero.
  if (all != 0 || static_cast<std::size_t>(end - begin) < state_bytes(n)) return nullptr;
  end -= state_bytes(n);
  std::copy_n(end, state_bytes(n), state);
  return full(n, state) ? end : nullptr;
}

}  // namespace recollect::nn
