// An information buffer that costs what it carries: a range asymmetric numeral system (Duda 2013, arXiv:1311.2540) with 32
// interleaved lanes and 16-bit words. Multiplying by z*/2^R takes a digit of base z* out of a lane and puts one of base 2^R in,
// so the lane grows by log2(2^R/z*) bits, and pushes a word when it is full. Algorithm 1 of MacKay et al. 2018 is the same idea
// with one lane for each element, all of which push when one is full (paper_buffer.hpp).
#pragma once

#include "nn/information_buffer.hpp"
#include "nn/rans_kernel.hpp"

namespace recollect::nn {

class RansBuffer final : public InformationBuffer {
 public:
  explicit RansBuffer(int forget_bits = 10, const rans::Kernel& kernel = *rans::kernels().front())
      : InformationBuffer(forget_bits), kernel_(&kernel) {}
  const char* name() const override { return kernel_->name; }

  // A lane costs 32 bits once, so it should serve many elements: blocks have 75 a lane or more, taken together, but there are two
  // of them where there are rows, and always a power of two, for threads to share. 32 are enough for any number of those.
  Index rows_per_block(Index rows, Index units) const override;

  std::size_t state_bytes(Index n) const override;
  void start(Index n, std::byte* state) const override;
  std::size_t most_bytes(Index n, Index time_steps, int least_z) const override;
  std::byte* forget(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, std::byte* end) const override;
  const std::byte* recall(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, const std::byte* begin,
                          const std::byte* end) const override;

 private:
  const std::byte* recall_group(const std::uint16_t* z, std::int32_t* h, std::uint32_t* lanes, const std::byte* begin,
                                const std::byte* end) const;

  const rans::Kernel* kernel_;
};

}  // namespace recollect::nn
