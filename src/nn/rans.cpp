#include "nn/rans.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "recollect/error.hpp"

namespace recollect::nn {
namespace rans {

namespace portable {
const Kernel& kernel();
}
#ifdef RECOLLECT_X86
namespace avx2 {
const Kernel& kernel();
}
#endif

namespace {

std::vector<const Kernel*> found() {
  std::vector<const Kernel*> list;
#ifdef RECOLLECT_X86
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) list.push_back(&avx2::kernel());
#endif
  list.push_back(&portable::kernel());
  return list;
}

}  // namespace

std::span<const Kernel* const> kernels() {
  static const std::vector<const Kernel*> list = found();
  return list;
}

}  // namespace rans

namespace {

using rans::kLanes;

std::size_t size(Index n) { return static_cast<std::size_t>(n); }

// The state of a block, for the kernels: lanes that have no element stay empty and are not kept.
class Lanes {
 public:
  Lanes(Index n, std::byte* state) : state_(state), bytes_(size(std::min<Index>(n, kLanes)) * sizeof(std::uint32_t)) {
    x_.fill(rans::kLeast);
    std::memcpy(x_.data(), state, bytes_);
  }
  bool legal() const {
    return std::ranges::all_of(x_, [](std::uint32_t x) { return x >= rans::kLeast && x >> rans::kLaneBits == 0; });
  }
  std::uint32_t* data() { return x_.data(); }
  void save() const { std::memcpy(state_, x_.data(), bytes_); }

 private:
  alignas(32) std::array<std::uint32_t, kLanes> x_;
  std::byte* state_;
  std::size_t bytes_;
};

// The elements after the last whole group, filled up with some that change nothing.
class LastGroup {
 public:
  LastGroup(const std::uint16_t* z, std::int32_t* h, Index n, int one) : from_(h + n / kLanes * kLanes), count_(n % kLanes) {
    z_.fill(static_cast<std::uint16_t>(one));
    std::copy_n(z + n / kLanes * kLanes, count_, z_.begin());
    std::copy_n(from_, count_, h_.begin());
  }
  bool empty() const { return count_ == 0; }
  const std::uint16_t* z() const { return z_.data(); }
  std::int32_t* h() { return h_.data(); }
  void save() const { std::copy_n(h_.begin(), count_, from_); }

 private:
  std::array<std::uint16_t, kLanes> z_;
  std::array<std::int32_t, kLanes> h_{};
  std::int32_t* from_;
  Index count_;
};

}  // namespace

Index RansBuffer::rows_per_block(Index rows, Index units) const {
  constexpr Index kUnitsPerLane = 75, kMostBlocks = 32;
  const Index worth = rows * units / (kUnitsPerLane * kLanes), least = rows >= 8 ? 2 : 1;
  Index blocks = least;
  while (2 * blocks <= std::min(worth, kMostBlocks) && 2 * blocks <= rows) blocks *= 2;
  return std::max<Index>(1, (rows + blocks - 1) / blocks);
}

std::size_t RansBuffer::state_bytes(Index n) const { return size(std::min<Index>(n, kLanes)) * sizeof(std::uint32_t); }

void RansBuffer::start(Index n, std::byte* state) const {
  for (Index lane = 0; lane < std::min<Index>(n, kLanes); ++lane)
    std::memcpy(state + size(lane) * sizeof rans::kLeast, &rans::kLeast, sizeof rans::kLeast);
}

// A step takes x to (x div z)·2^R + low ≤ x·2^R/z + 2^R − 1. With z0 = least_z and c = k·z0, k = (2^R − 1)/(2^R − z0), that means
//     x' + c ≤ (x + c)·2^R/z0   for all z ≥ z0,
// so log2(x + c) grows by log2(2^R/z0) at most. A push, of x ≥ z0·2^(31−R), takes log2((2^(31−R) + k)/(2^(15−R) + k)) from it at
// least: a little less than 16 bits, for what rounding may lose. Between two moments it differs by less than
// log2((2^31 + c)/(2^15 + c)). And no step pushes more than a word.
std::size_t RansBuffer::most_bytes(Index n, Index time_steps, int least_z) const {
  require_least(least_z);
  if (n == 0 || time_steps == 0) return 0;
  if (least_z == one()) return rans::kOverhang;
  const double k = (one() - 1.0) / (one() - least_z), c = k * least_z;
  const double growth = forget_bits() - std::log2(least_z);
  const double push =
      std::log2((std::ldexp(1, rans::kLaneBits - forget_bits()) + k) / (std::ldexp(1, rans::kLeastBits - forget_bits()) + k));
  const double between = std::log2((std::ldexp(1, rans::kLaneBits) + c) / (rans::kLeast + c));
  const auto words = [&](Index elements) {
    const auto steps = static_cast<double>(elements) * static_cast<double>(time_steps);
    constexpr double kRounding = 1 + 1e-12;  // of this very computation
    return static_cast<std::size_t>(std::min(steps, std::floor((steps * growth + between) / push * kRounding)));
  };
  const std::size_t longer = size(n % kLanes);
  return rans::kWordBytes * (longer * words(n / kLanes + 1) + (kLanes - longer) * words(n / kLanes)) + rans::kOverhang;
}

std::byte* RansBuffer::forget(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, std::byte* end) const {
  if (n == 0) return end;
  require_forget_values(z, n);
  Lanes lanes(n, state);
  if (!lanes.legal())
    throw InvalidInput("state", "a lane outside [2^15, 2^31)", "what start() made, as forget() and recall() left it");
  end = kernel_->forget(forget_bits(), z, h, n / kLanes, lanes.data(), end);
  LastGroup last(z, h, n, one());
  if (!last.empty()) {
    end = kernel_->forget(forget_bits(), last.z(), last.h(), 1, lanes.data(), end);
    last.save();
  }
  lanes.save();
  return end;
}

// One group where the stack may be short: from a copy of its top, with zeros below.
const std::byte* RansBuffer::recall_group(const std::uint16_t* z, std::int32_t* h, std::uint32_t* lanes, const std::byte* begin,
                                          const std::byte* end) const {
  std::array<std::byte, rans::kGroupBytes> top{};
  const std::size_t there = std::min(top.size(), static_cast<std::size_t>(end - begin));
  std::copy_n(end - there, there, top.data() + top.size() - there);
  const rans::Kernel::Recalled recalled = kernel_->recall(forget_bits(), z, h, 1, lanes, top.data(), top.data() + top.size());
  if (recalled.end == nullptr) return nullptr;
  const auto popped = static_cast<std::size_t>(top.data() + top.size() - recalled.end);
  return popped <= there ? end - popped : nullptr;
}

const std::byte* RansBuffer::recall(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, const std::byte* begin,
                                    const std::byte* end) const {
  if (n == 0) return end;
  require_forget_values(z, n);
  Lanes lanes(n, state);
  if (!lanes.legal()) return nullptr;
  LastGroup last(z, h, n, one());
  if (!last.empty()) {
    end = recall_group(last.z(), last.h(), lanes.data(), begin, end);
    last.save();
  }
  for (Index groups = n / kLanes; groups > 0 && end != nullptr;) {
    const rans::Kernel::Recalled recalled = kernel_->recall(forget_bits(), z, h, groups, lanes.data(), begin, end);
    groups = recalled.groups_left;
    end = recalled.end;
    if (groups == 0 || end == nullptr) break;
    --groups;
    end = recall_group(z + groups * kLanes, h + groups * kLanes, lanes.data(), begin, end);
  }
  lanes.save();
  return end;
}

}  // namespace recollect::nn
