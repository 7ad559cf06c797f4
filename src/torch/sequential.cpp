#include "recollect/torch/sequential.hpp"

#include <torch/csrc/autograd/variable.h>

#include "torch/chain_run.hpp"
#include "torch/profiler.hpp"
#include "torch/region.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {

namespace autograd = ::torch::autograd;

void SequentialImpl::push_back(Layer layer) { push_back(std::to_string(layers_.size()), std::move(layer)); }

void SequentialImpl::push_back(std::string name, Layer layer) {
  if (layer.module()) register_module(std::move(name), layer.module());
  layers_.push_back(std::move(layer));
  known_layers_ = 0;
}

Tensors SequentialImpl::plain(const Tensors& inputs, std::size_t end) const {
  Tensors row = inputs;
  for (std::size_t l = 0; l < end; ++l) row = layers_[l](row);
  return row;
}

bool SequentialImpl::needs_gradient(const Tensors& inputs) {
  if (known_layers_ != layers_.size()) {
    parameters_ = parameters();
    modules_.clear();
    for (const auto& module : modules(/*include_self=*/false)) modules_.push_back(module);
    known_layers_ = layers_.size();
  }
  const auto requires_one = [](const Tensor& tensor) { return tensor.defined() && tensor.requires_grad(); };
  // A function may use parameters of its own: then only its graph can tell.
  return std::any_of(inputs.begin(), inputs.end(), requires_one) ||
         std::any_of(parameters_.begin(), parameters_.end(), requires_one) ||
         std::any_of(layers_.begin(), layers_.end(), [](const Layer& layer) { return !layer.module(); });
}

std::shared_ptr<const Prepared> SequentialImpl::prepare(const Tensors& inputs) {
  Key key{0};  // no cell's
  for (const Layer& layer : layers_) key.push_back(layer.identity());
  for (const auto& module : modules_) key.push_back(module->is_training() ? 1 : 0);
  for (const Tensor& parameter : parameters_)
    key.insert(key.end(), {reinterpret_cast<std::intptr_t>(parameter.unsafeGetTensorImpl()),
                           static_cast<std::int64_t>(parameter.scalar_type()) * 512 + parameter.device().index() * 2 +
                               (parameter.requires_grad() ? 1 : 0)});
  append_key(key, inputs);
  append_key(key, options_.profiling);
  const auto profiled = options_.cache->profiles.get(key, [&] {
    Profiled found{.layers = layers_, .fit = std::make_shared<Fit>(options_.profiling.again)};
    std::optional<ProfiledLayers> fine = profile_layers(layers_, inputs, options_.profiling);
    if (!fine) return found;
    const Structure coarse = coarsened(fine->structure, fine->profile);
    if (2 * coarse.facts.size() <= fine->structure.facts.size())
      found.ways.push_back({coarse, profile_structure(coarse, layers_, inputs, options_.profiling)});
    found.ways.push_back(std::move(*fine));
    return found;
  });
  append_key(key, options_);
  last_ = options_.cache->plans.get(key, [&] {
    for (const auto& [structure, profile] : profiled->ways) {
      const bool last = &profile == &profiled->ways.back().profile;
      if (!last && (!applies(options_.strategy, profile.chain) ||
                    minimum_memory(profile.chain, options_.strategy).memory + profile.kept_beside > options_.memory))
        continue;
      return Prepared{.layers = layers_,
                      .modules = modules_of(layers_),
                      .body = std::make_shared<LayerBody>(layers_, structure.begins),
                      .facts = structure.facts,
                      .parameters = parameters_of(structure.facts),
                      .relied_on = relied_on(layers_, structure.first_layer, structure.facts),
                      .planned = plan_profile(profile, options_),
                      .fit = profiled->fit};
    }
    return Prepared{.layers = layers_};
  });
  return last_;
}

const Planned& SequentialImpl::planned(const Tensors& inputs) {
  const auto prepared = needs_gradient(inputs) ? prepare(inputs) : nullptr;
  if (!prepared || !prepared->planned)
    throw InvalidInput("the layers", "nothing that requires a gradient", "a parameter or an input that requires one");
  return *prepared->planned;
}

Tensor SequentialImpl::forward(const Tensor& input) {
  Tensors outputs = forward_many({input});
  if (outputs.size() != 1)
    throw InvalidInput("the last layer of Sequential", std::to_string(outputs.size()) + " tensors",
                       "one; forward_many() returns several");
  return std::move(outputs[0]);
}

Tensors SequentialImpl::forward_many(const Tensors& inputs) {
  if (!at::GradMode::is_enabled() || !needs_gradient(inputs)) return plain(inputs, layers_.size());
  const std::shared_ptr<const Prepared> prepared = prepare(inputs);
  if (!prepared->planned) return plain(inputs, layers_.size());

  const std::size_t first = prepared->planned->profile.first_layer;
  Tensors state;
  {
    const AutocastGuard uncached;
    state = plain(detached(inputs), first);
  }
  if (const auto flags = require_grad(state); std::find(flags.begin(), flags.end(), true) != flags.end())
    throw Error("one of the first " + std::to_string(first) +
                " layers uses a parameter that required no gradient when it was profiled; make a new Sequential");
  autograd::edge_list ends;
  std::vector<bool> flows(state.size(), false);
  if (first == 0)
    for (std::size_t k = 0; k < inputs.size(); ++k) {
      flows[k] = inputs[k].defined() && inputs[k].requires_grad();
      if (flows[k]) ends.push_back(autograd::impl::gradient_edge(inputs[k]));
    }
  for (const Tensor& parameter : prepared->parameters) ends.push_back(autograd::impl::gradient_edge(parameter));

  const auto run = std::make_shared<ChainRun>(prepared, *prepared->body, std::move(state));
  Tensors outputs = detached(run->forward());
  auto backward = [run, flows, report = report_](Tensors gradients, const std::vector<bool>& wanted) {
    const auto states = static_cast<std::size_t>(std::count(flows.begin(), flows.end(), true));
    const auto first_parameter = wanted.begin() + static_cast<std::ptrdiff_t>(states);
    TensorSteps::Flow flow;
    flow.state_wanted = std::find(wanted.begin(), first_parameter, true) != first_parameter;
    flow.parameters_wanted.assign(first_parameter, wanted.end());
    Tensors found = run->backward(std::move(gradients), std::move(flow));
    Tensors row;
    for (std::size_t k = 0; k < flows.size(); ++k)
      if (flows[k]) row.push_back(std::move(found[k]));
    for (Tensor& gradient : run->steps().parameter_gradients()) row.push_back(std::move(gradient));
    *report = run->report();
    return row;
  };
  return attach(std::move(outputs), prepared->facts.back().outputs_differentiable, std::move(ends),
                "recollect::torch::Sequential", std::move(backward));
}

std::shared_ptr<::torch::nn::Module> SequentialImpl::clone(const c10::optional<::torch::Device>& device) const {
  auto copy = std::make_shared<SequentialImpl>();
  copy->options_ = options_;
  copy->options_.cache = make_plan_cache();
  copy->train(is_training());  // before it has layers, which have modes of their own
  const auto names = named_children();
  std::size_t child = 0;
  for (const Layer& layer : layers_) {
    if (layer.module())
      copy->push_back(names[child++].key(), layer.clone(device));
    else
      copy->push_back(layer);
  }
  return copy;
}

// A module that contains this one is copied by making it anew and calling this on the new one's children.
void SequentialImpl::clone_(::torch::nn::Module& other, const c10::optional<::torch::Device>& device) {
  const auto copy = std::dynamic_pointer_cast<SequentialImpl>(other.clone(device));
  if (!copy)
    throw InvalidInput("the copy of a recollect::torch::Sequential", other.name(),
                       "another one; reset() must make the same children");
  *this = *copy;
}

void SequentialImpl::pretty_print(std::ostream& stream) const { stream << "recollect::torch::Sequential"; }

}  // namespace recollect::torch
