// The information buffer of MacKay, Vicol, Ba and Grosse, "Reversible Recurrent Neural Networks" (2018), Algorithms 1, 3 and 4:
// a 64-bit number for each element, and when one of them is full all are pushed and start again from zero. The reference in
// tests and the baseline in benchmarks; rans.hpp takes a fraction of the memory.
#pragma once

#include "nn/information_buffer.hpp"

namespace recollect::nn {

// Algorithm 1 for one element: h ← h·z/2^R, with what is lost in b, which must be below 2^(64−R). Any z above 0.
void forget_one(int forget_bits, std::uint32_t z, std::int32_t& h, std::uint64_t& b);
// Algorithm 3, its inverse. False where h and b cannot have come from forget_one().
bool recall_one(int forget_bits, std::uint32_t z, std::int32_t& h, std::uint64_t& b);

class PaperBuffer final : public InformationBuffer {
 public:
  explicit PaperBuffer(int forget_bits = 10) : InformationBuffer(forget_bits) {}
  const char* name() const override { return "paper"; }

  // The whole minibatch, as in the paper.
  Index rows_per_block(Index rows, Index units) const override;

  std::size_t state_bytes(Index n) const override;
  void start(Index n, std::byte* state) const override;
  std::size_t most_bytes(Index n, Index time_steps, int least_z) const override;
  // Pushes the numbers where one is full, and always a byte that says whether, which the paper leaves to the caller.
  std::byte* forget(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, std::byte* end) const override;
  const std::byte* recall(const std::uint16_t* z, std::int32_t* h, Index n, std::byte* state, const std::byte* begin,
                          const std::byte* end) const override;

 private:
  bool full(Index n, const std::byte* state) const;
};

}  // namespace recollect::nn
