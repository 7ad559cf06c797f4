// PerformerBlocks: a Performer over a sequence as the steps of a chain, a slice of tokens each. All arithmetic is made per
// micro-block, in the same order whatever the slice's length, so that bits depend on neither slice nor plan.
// One thread calls it; inside, rows or pairs of a sequence and a head are shared among libtorch's threads.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "nn/block_steps.hpp"
#include "nn/ends.hpp"
#include "recollect/nn/performer.hpp"

namespace recollect::nn {

struct PerformerShape {
  PerformerOptions options;
  Index time_steps = 0, batch = 0, micro_block = 0;
  Index block = 0;         // tokens of a slice, a multiple of micro_block
  Index head_scratch = 0;  // numbers, Ends::scratch_size of rows()
  Index tabulated = 0;     // tokens for each of which the first layer's products are made once; 0: for every row
  Kept kept = {};
  Step swept = 0;  // steps that are advanced over before anything else is done, together where a record has room for that

  Index embedded() const { return options.width / 2; }  // of an input; the others are sines and cosines, which nobody learns
  Index head_width() const { return options.width / options.heads; }
  Index layer_sums() const { return batch * options.heads * options.features * (head_width() + 1); }
  Index blocks() const { return (time_steps + block - 1) / block; }
  Range times_of(Step i) const { return {i * block, std::min((i + 1) * block, time_steps)}; }
  // Tokens of a slice that are worked on together: several micro-blocks, where the bits are those of one after the other.
  Index stretch() const;
  Index stretches(Range times) const { return (times.end - times.begin + stretch() - 1) / stretch(); }
  Range stretch(Range times, Index m) const {
    const Index begin = times.begin + m * stretch();
    return {begin, std::min(begin + stretch(), times.end)};
  }
  Index rows() const { return std::min(stretch(), time_steps) * batch; }          // of the largest stretch
  Index micro_rows() const { return std::min(micro_block, time_steps) * batch; }  // of the largest micro-block
  bool rewinds() const;                                                           // whether the sums can be had back
  at::ScalarType sums_type() const;
  std::array<Index, 4> state_sizes() const {
    return {options.layers, batch, options.heads, options.features * (head_width() + 1)};
  }
  Index sum_bytes() const { return static_cast<Index>(c10::elementSize(sums_type())); }
  Bytes number() const { return Bytes(static_cast<std::int64_t>(c10::elementSize(options.dtype))); }
  Bytes state_bytes() const { return options.layers * layer_sums() * Bytes(sum_bytes()); }
  Bytes gradient_bytes() const { return options.layers * layer_sums() * number(); }
  Bytes record_bytes() const;  // of a whole slice, its last state included
  Bytes workspace_bytes() const;
  Index together() const;  // slices of which a record has room for advancing over them in one go, and for the sums after each
  PerformerShape of_together(Index count) const;  // as one slice
};

class PerformerBlocks : public BlockSteps {
 public:
  // `gradients` are added to; empty when backward will not be called. What is given must outlive it. With a key there is dropout.
  static std::unique_ptr<PerformerBlocks> make(const PerformerShape& shape, const std::vector<PerformerLayer>& layers,
                                               std::vector<PerformerLayer> gradients, std::optional<DropoutKey> key, Ends& ends);
  // Sums, run forward through these tokens in place, nothing kept; outputs go to the ends.
  virtual void run(Range times, at::Tensor& sums) = 0;
  virtual Handle begin() = 0;  // empty sums
  virtual void end() = 0;      // after the last backward: gradients are complete
};

}  // namespace recollect::nn
