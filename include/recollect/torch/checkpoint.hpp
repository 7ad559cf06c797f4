// checkpoint(): run a function without keeping what its backward needs, and run it again when backward comes.
#pragma once

#include <type_traits>

#include "recollect/torch/layer.hpp"

namespace recollect::torch {

// The outputs of `function` on `inputs`, part of autograd like any other. Everything it uses gets its gradient: the inputs,
// parameters, tensors it captured. Only the inputs are kept (and the generators' states, when it draws random numbers); it runs
// a second time in the backward pass, with the same random numbers and under the same autocast. Buffers of `function`'s
// module that the second run changes are put back.
// Throws Error in the backward pass when an input or a parameter was changed in between, when it runs for the second time, or
// when it is to be differentiated itself (create_graph).
Tensors checkpoint_many(const Layer& function, const Tensors& inputs);

// checkpoint(block, x) and checkpoint([w](Tensor a, Tensor b) { return …; }, a, b), for functions that return one tensor. It runs
// again when the backward pass comes: capture by value what will not live so long.
template <class... Inputs>
requires(std::is_convertible_v<Inputs, Tensor>&&...) Tensor checkpoint(const Layer& function, const Inputs&... inputs) {
  Tensors outputs = checkpoint_many(function, {inputs...});
  if (outputs.size() != 1)
    throw InvalidInput("the function given to checkpoint()", std::to_string(outputs.size()) + " outputs",
                       "one; checkpoint_many() returns several");
  return std::move(outputs[0]);
}

// Whether this thread is running a step or a function that has run before (or that is being profiled): for modules that
// count, log, or keep statistics outside their buffers.
bool is_recomputing();

}  // namespace recollect::torch
