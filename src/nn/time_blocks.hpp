// TimeBlocks: recurrent layers over a sequence as the steps of a chain, a block of time steps each. All arithmetic is made per
// micro-block, in the same order whatever the block's length, so that bits depend on neither block nor plan.
// One thread calls it; inside, rows or units are shared among libtorch's threads.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

#include "nn/kernels.hpp"
#include "recollect/nn/recurrent.hpp"
#include "recollect/steps.hpp"

namespace recollect::nn {

// What feeds the first layer and what the last one feeds, by ranges of time steps. Rows of a micro-block are time-major.
class Ends {
 public:
  virtual ~Ends() = default;
  // The inputs of these time steps, [rows, input]: in `room`, or a tensor of its own.
  virtual at::Tensor input(Range times, const at::Tensor& room) = 0;
  // The outputs as the forward pass comes by, [rows, hidden]; the same ones again whenever a block is computed again.
  virtual void output(Range, const at::Tensor&) {}
  // The gradient of these outputs, into `gradient`. Called once for each micro-block, from the last to the first: the place to
  // compute the loss and to sum it. `scratch` has scratch_size(rows) numbers.
  virtual void output_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch) = 0;
  virtual Index scratch_size(Index /*rows*/) const { return 0; }
  virtual bool wants_input_gradient() const { return false; }
  virtual void input_gradient(Range, const at::Tensor&) {}
};

struct TimeShape {
  Cell cell = Cell::lstm;
  Index layers = 1, input = 0, hidden = 0;
  Index time_steps = 0, batch = 0, micro_block = 0;
  Index block = 0;  // time steps, a multiple of micro_block
  at::ScalarType dtype = at::kFloat;
  bool input_gradient = false;
  bool dropout = false, recurrent_dropout = false;
  ReversibleOptions reversible = {};
  Index head_scratch = 0;       // numbers, Ends::scratch_size of a micro-block
  Bytes kept{Budget{}.memory};  // for states and records, those included that wait to be used again
  bool to_disk = false;         // some of them leave memory

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

// One piece of memory, so that it can go to a slower tier: gates and whatever else backward needs, micro-block by micro-block,
// layer by layer, then the state after the block.
struct BlockRecord {
  at::Tensor all;
  at::Tensor last;  // looks at the state in it
};

// States, gradients and pieces of tape are tensors, records are BlockRecords.
class TimeBlocks : public Steps {
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

  std::optional<Bytes> size_of(Part part, View object) final;
  std::span<std::byte> bytes_of(ItemKind kind, Handle& item) final;
};

}  // namespace recollect::nn
