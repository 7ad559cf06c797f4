// The rANS kernel in plain C++: what runs where there is nothing better, and what says what the others must give.
#include <cstring>

#include "nn/rans_kernel.hpp"

namespace recollect::nn::rans {
namespace portable {
namespace {

std::byte* forget(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes, std::byte* end) {
  const std::uint32_t one = 1u << forget_bits;
  for (Index e = 0; e < groups * kLanes; ++e) {
    const std::uint32_t forget = z[e];
    if (forget == one) continue;
    std::uint32_t x = lanes[e % kLanes];
    if (x >= forget << (kLaneBits - forget_bits)) {
      if (end != nullptr) {
        const auto word = static_cast<std::uint16_t>(x);
        std::memcpy(end, &word, kWordBytes);
        end += kWordBytes;
      }
      x >>= kWordBits;
    }
    const auto before = static_cast<std::uint32_t>(h[e]);
    const auto shifted = static_cast<std::uint32_t>(h[e] >> forget_bits);
    h[e] = static_cast<std::int32_t>(shifted * forget + x % forget);
    lanes[e % kLanes] = ((x / forget) << forget_bits) + (before & (one - 1));
  }
  return end;
}

Kernel::Recalled recall(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes,
                        const std::byte* begin, const std::byte* end) {
  const std::uint32_t one = 1u << forget_bits;
  bool legal = true;
  while (groups > 0 && static_cast<std::size_t>(end - begin) >= kGroupBytes) {
    --groups;
    for (int lane = kLanes; lane-- > 0;) {
      const Index e = groups * kLanes + lane;
      const std::int32_t forget = z[e];
      if (static_cast<std::uint32_t>(forget) == one) continue;
      std::int32_t quotient = h[e] / forget, remainder = h[e] % forget;
      if (remainder < 0) {
        remainder += forget;
        --quotient;
      }
      std::uint32_t x = lanes[lane];
      h[e] = static_cast<std::int32_t>((static_cast<std::uint32_t>(quotient) << forget_bits) + (x & (one - 1)));
      legal &= h[e] >> forget_bits == quotient;
      x = (x >> forget_bits) * static_cast<std::uint32_t>(forget) + static_cast<std::uint32_t>(remainder);
      if (x < kLeast) {
        std::uint16_t word = 0;
        end -= kWordBytes;
        std::memcpy(&word, end, kWordBytes);
        x = x << kWordBits | word;
      }
      lanes[lane] = x;
    }
  }
  return {groups, legal ? end : nullptr};
}

constexpr Kernel kKernel{"portable", &forget, &recall};

}  // namespace

const Kernel& kernel() { return kKernel; }

}  // namespace portable
}  // namespace recollect::nn::rans
