// TimeBlocks: recurrent layers over a sequence as the steps of a chain, a block of time steps each. All arithmetic is made per
// micro-block, in the same order whatever the block's length, so that bits depend on neither block nor plan.
// One thread calls it; inside, rows or units are shared among libtorch's threads.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

#include "nn/block_steps.hpp"
#include "nn/ends.hpp"
#include "recollect/nn/recurrent.hpp"

namespace recollect::nn {

struct TimeShape {
  Cell cell = Cell::lstm;
  Index layers = 1, input = 0, hidden = 0;
  Index time_steps = 0, batch = 0, micro_block = 0;
  Index block = 0;  // time steps, a multiple of micro_block
  at::ScalarType dtype = at::kFloat;
  bool input_gradient = false;
  bool dropout = false, recurrent_dropout = false;
  ReversibleOptions reversible = {};
  Index head_scratch = 0;  // numbers, Ends::scratch_size of a micro-block
  Kept kept = {};

  Index parts() const { return state_parts(cell); }  // of a state
  Index gates() const { return cell == Cell::lstm ? 4 : 3; }
  Index blocks() const { return (time_steps + block - 1) / block; }
  Range times_of(Step i) const { return {i * block, std::min((i + 1) * block, time_steps)}; }
  Index micros(Range times) const { return (times.end - times.begin + micro_block - 1) / micro_block; }
  Range micro(Range times, Index m) const {
    const Index begin = times.begin + m * micro_block;
    return {begin, std::min(begin + micro_block, times.end)};
  }
  Index rows() const { return std::min(micro_block, time_steps) * batch; }  // of the largest micro-block
  Bytes number() const { return Bytes(dtype == at::kDouble ? 8 : 4); }
  Bytes state_bytes() const;
  Bytes gradient_bytes() const { return layers * parts() * batch * hidden * number(); }
  Bytes record_bytes() const;     // of a whole block, its last state included
  Bytes tape_bytes() const;       // that a block writes at most; a cell that cannot be rewound has none
  Bytes workspace_bytes() const;  // scratch, packed weights and masks, alive throughout
  Index scratch_size() const;     // numbers
};

// Masks of dropout, [batch, width] each with zeros and 1/(1−p); undefined, or no such vector, where there is none.
struct Masks {
  std::vector<at::Tensor> inputs;                // of each layer, and of the output
  std::vector<at::Tensor> recurrent;             // of each layer
  std::vector<at::Tensor> connect;               // of each layer's recurrent weights, like them
  std::optional<DropoutKey> key = std::nullopt;  // for what is drawn at every time step; nothing is where there is none
};
// While training; none at all otherwise.
Masks draw_masks(const TimeShape& shape, const RecurrentOptions& options, const DropoutKey& key);

// Room for the gradients of such weights.
std::vector<LayerWeights> zeros_like(const std::vector<LayerWeights>& weights);

class TimeBlocks : public BlockSteps {
 public:
  // `gradients` are added to; empty when backward will not be called. Everything is kept until it is destroyed.
  static std::unique_ptr<TimeBlocks> make(const TimeShape& shape, const std::vector<LayerWeights>& weights,
                                          std::vector<LayerWeights> gradients, Masks masks, at::Tensor lengths, Ends& ends);
  // State [layers, parts, batch, hidden], run forward through these time steps in place, nothing kept.
  virtual void run(Range times, at::Tensor& state) = 0;
  virtual const TimeShape& shape() const = 0;
  // A state as the steps have it, and as callers do: [layers, parts, batch, hidden].
  virtual Handle begin(const at::Tensor& state) = 0;
  virtual at::Tensor end(View state) = 0;
  virtual TapeUse tape() const { return {}; }
};

}  // namespace recollect::nn
