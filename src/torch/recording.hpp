// Recording: a computation on tensors with the graph that differentiates it, cut off from whatever made its inputs.
// It keeps alive what autograd saved and nothing more: not even its inputs, unless autograd saved them.
#pragma once

#include <torch/csrc/autograd/edge.h>

#include <functional>
#include <memory>
#include <vector>

#include "recollect/torch/layer.hpp"

namespace recollect::torch {

class Recording {
 public:
  using Function = std::function<Tensors(const Tensors&)>;

  Recording() = default;
  // Runs it with gradients enabled. `differentiable[k]`: the gradient of input k is wanted.
  Recording(const Function& function, const Tensors& inputs, const std::vector<bool>& differentiable);

  // Detached from the graph; share memory with what autograd saved.
  const Tensors& outputs() const { return outputs_; }
  void forget_outputs() { outputs_.clear(); }
  bool output_requires_grad(std::size_t k) const { return roots_[k].is_valid(); }
  // What it used that requires a gradient and is no input.
  struct Used {
    Tensors parameters;
    Tensors again;                        // of the parameters, those that it used more than once
    ::torch::autograd::edge_list others;  // made by some other computation
  };
  Used used() const;
  // How many nodes the graph has, down to inputs, parameters and `ends`: as many whenever the same was computed.
  std::size_t size(const ::torch::autograd::edge_list& ends) const;

  struct Gradients {
    Tensors inputs;  // undefined where not wanted, or where nothing flows
    Tensors used;    // of those wanted, in their order
  };
  // Frees the graph. `output_gradients` may be undefined where nothing flows in; `input_gradients` (as many as inputs, or none)
  // are added to the inputs' before anything else, for inputs that somebody else uses too. So are `used_gradients` (as many as
  // wanted, or none; undefined where there are none yet), for what later steps used too.
  Gradients backward(const Tensors& output_gradients, const ::torch::autograd::edge_list& wanted,
                     const Tensors& input_gradients = {}, bool inputs_wanted = true, const Tensors& used_gradients = {});

 private:
  Tensors outputs_;
  ::torch::autograd::edge_list roots_;   // of the outputs; invalid where no gradient flows
  ::torch::autograd::edge_list leaves_;  // of the inputs, likewise
  std::uint64_t first_node_ = 0;         // nodes of this thread with smaller numbers were there before
  std::uint64_t thread_ = 0;             // every thread numbers its own
};

}  // namespace recollect::torch
