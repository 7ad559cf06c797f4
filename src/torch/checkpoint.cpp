#include "recollect/torch/checkpoint.hpp"

#include <torch/csrc/autograd/variable.h>

#include "torch/again.hpp"
#include "torch/recording.hpp"
#include "torch/region.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

namespace autograd = ::torch::autograd;

// What the backward pass starts from.
struct Kept {
  Layer function;
  Tensors inputs;
  std::vector<bool> differentiable = {};
  std::vector<std::int64_t> input_versions = {}, parameter_versions = {};
  Tensors parameters = {};
  autograd::edge_list used = {};
  std::size_t nodes = 0;  // of its graph
  Autocast autocast = {};
  Modes modes = {};
  std::vector<at::Generator> generators = {};
  Tensors buffers = {};
  Before before = {};

  Tensors backward(const Tensors& gradients, const std::vector<bool>& wanted) {
    if (versions_of(inputs) != input_versions)
      throw Error("checkpoint: an input was changed in place after the forward pass, so it cannot be run again; give it a copy");
    if (versions_of(parameters) != parameter_versions)
      throw Error(
          "checkpoint: a parameter was changed after the forward pass, so it cannot be run again; call backward() before "
          "the optimizer's step()");
    Recording again;
    {
      const AutocastGuard cast(autocast);
      const ModesGuard training(modes);
      const AgainGuard replay(before, generators, buffers);
      again = Recording(function_on_tensors(), inputs, differentiable);
    }
    if (again.size(used) != nodes)
      throw Error(
          "checkpoint: the function did something else when it was run again; a tensor that it captured was changed in "
          "place, or it depends on something that changed");
    inputs.clear();
    again.forget_outputs();
    Recording::Gradients found = again.backward(gradients, used);
    Tensors row;
    for (std::size_t k = 0; k < differentiable.size(); ++k)
      if (differentiable[k]) row.push_back(wanted[row.size()] ? std::move(found.inputs[k]) : Tensor());
    for (Tensor& gradient : found.used) row.push_back(std::move(gradient));
    return row;
  }
  Recording::Function function_on_tensors() const {
    return [this](const Tensors& in) { return function(in); };
  }
};

}  // namespace

Tensors checkpoint_many(const Layer& function, const Tensors& inputs) {
  if (!at::GradMode::is_enabled()) return function(inputs);
  const auto kept = std::make_shared<Kept>(Kept{.function = function, .inputs = detached(inputs)});
  kept->differentiable = require_grad(inputs);
  kept->modes = Modes(modules_of({function}));
  kept->generators = generators_of(joined(inputs, module_parameters({function})));
  kept->before.generators = states_of(kept->generators);
  kept->buffers = module_buffers({function});
  for (const Tensor& buffer : kept->buffers) kept->before.buffers.push_back(buffer.clone());
  kept->input_versions = versions_of(kept->inputs);

  // With its graph, for that says what it uses; the graph is gone before anything else runs.
  Tensors outputs;
  std::vector<bool> differentiable;
  Recording::Used used;
  {
    const AutocastGuard cast(kept->autocast);
    const Recording first(kept->function_on_tensors(), kept->inputs, kept->differentiable);
    outputs = first.outputs();
    for (std::size_t k = 0; k < outputs.size(); ++k) differentiable.push_back(first.output_requires_grad(k));
    used = first.used();
    for (const Tensor& parameter : used.parameters) kept->used.push_back(autograd::impl::gradient_edge(parameter));
    kept->used.insert(kept->used.end(), used.others.begin(), used.others.end());
    kept->nodes = first.size(used.others);
  }
  if (versions_of(kept->inputs) != kept->input_versions)
    throw Error("checkpoint: the function changes its input in place, so it cannot be run again; let it work on a copy");
  if (std::find(differentiable.begin(), differentiable.end(), true) == differentiable.end()) return outputs;

  if (identical(states_of(kept->generators), kept->before.generators)) kept->before.generators.clear();
  for (std::size_t k = kept->buffers.size(); k-- > 0;)
    if (identical(kept->buffers[k], kept->before.buffers[k])) {
      kept->buffers.erase(kept->buffers.begin() + static_cast<std::ptrdiff_t>(k));
      kept->before.buffers.erase(kept->before.buffers.begin() + static_cast<std::ptrdiff_t>(k));
    }
  kept->parameters = joined(used.parameters, module_parameters({function}));
  kept->parameter_versions = versions_of(kept->parameters);
  autograd::edge_list ends;
  for (std::size_t k = 0; k < inputs.size(); ++k)
    if (kept->differentiable[k]) ends.push_back(autograd::impl::gradient_edge(inputs[k]));
  ends.insert(ends.end(), kept->used.begin(), kept->used.end());
  return attach(std::move(outputs), differentiable, std::move(ends), "checkpoint",
                [kept](const Tensors& gradients, const std::vector<bool>& wanted) { return kept->backward(gradients, wanted); });
}

}  // namespace recollect::torch
