// recurrent(): a cell over time, its gradient through all of it within a budget of bytes.
//
//   torch::nn::LSTMCell cell(64, 256);
//   const recollect::torch::Options options{.memory = recollect::Bytes::parse("32MiB")};  // once, outside the training loop
//   auto result = recollect::torch::recurrent(cell, inputs, {h0, c0}, options);          // inputs: (time, batch, 64)
//   loss_of(result.state[0]).backward();
#pragma once

#include <optional>

#include "recollect/torch/layer.hpp"
#include "recollect/torch/options.hpp"
#include "recollect/torch/planned.hpp"

namespace recollect::torch {

// What is wanted beside the last state.
struct Wanted {
  // Also return the first tensor of every state from 1 on, stacked along time. They are the caller's and beside the budget.
  bool outputs = false;
  // A loss for every step, summed: loss(first tensor of the state after step t, targets at t …) → a scalar. What it computes on
  // the way lives only inside the step, so that neither outputs nor logits of the whole sequence ever exist.
  // Make the Layer once: what was found out about it is kept under its identity.
  std::optional<Layer> loss = std::nullopt;
  Tensors targets = {};  // for the loss; each with time as its first dimension
};

struct Recurrent {
  Tensors state;   // the last
  Tensor outputs;  // (time, …), when asked for
  Tensor loss;     // when asked for
  std::shared_ptr<const Planned> planned;
};

// Runs cell(inputs at t …, state …) → next state, for every t. `inputs` have time as their first dimension. Inputs, the initial
// state, the cell's parameters, and whatever the loss uses get their gradients. Throws InvalidInput when lengths or the number
// of tensors do not match, and InfeasibleBudget.
Recurrent recurrent(const Layer& cell, const Tensors& inputs, const Tensors& initial_state, const Options& options = {},
                    const Wanted& wanted = {});
inline Recurrent recurrent(const Layer& cell, const Tensor& inputs, const Tensors& initial_state, const Options& options = {},
                           const Wanted& wanted = {}) {
  return recurrent(cell, Tensors{inputs}, initial_state, options, wanted);
}

// The plan that recurrent() will follow, made now if it was not there.
std::shared_ptr<const Planned> plan_recurrent(const Layer& cell, const Tensors& inputs, const Tensors& initial_state,
                                              const Options& options = {}, const Wanted& wanted = {});

}  // namespace recollect::torch
