// Ends: what feeds the first layer of a model over time and what the last one feeds.
#pragma once

#include <ATen/core/Tensor.h>

#include <span>

#include "nn/kernels.hpp"

namespace recollect::nn {

// By ranges of time steps. Rows of a micro-block are time-major.
class Ends {
 public:
  virtual ~Ends() = default;
  // The inputs of these time steps, [rows, input]: in `room`, or a tensor of its own.
  virtual at::Tensor input(Range times, const at::Tensor& room) = 0;
  // The outputs as the forward pass comes by, [rows, hidden]; the same ones again whenever a block is computed again.
  virtual void output(Range, const at::Tensor&) {}
  // The gradient of these outputs, into `gradient`. Called once for each micro-block, or, by Performers, for some of them, from
  // the last to the first: the place to compute the loss and to sum it. `scratch` has scratch_size(rows) numbers.
  virtual void output_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch) = 0;
  virtual Index scratch_size(Index /*rows*/) const { return 0; }
  // [rows, input], or only the first of an input's numbers where the others are nothing that is learnt.
  virtual void input_gradient(Range, const at::Tensor&) {}

  // Where inputs begin with rows of a table: it, its gradient, and the row of each input.
  struct Table {
    at::Tensor rows, gradient;
  };
  virtual Table table() const { return {}; }
  virtual std::span<const std::int32_t> lookups(Range) const { return {}; }
};

}  // namespace recollect::nn
