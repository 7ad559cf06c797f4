#include "recollect/torch/recurrent.hpp"

#include <torch/csrc/autograd/variable.h>

#include "torch/chain_run.hpp"
#include "torch/profiler.hpp"
#include "torch/region.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

namespace autograd = ::torch::autograd;

class CellBody final : public Body {
 public:
  CellBody(Layer cell, std::optional<Layer> loss, const Tensors& inputs, const Tensors& targets, std::size_t width)
      : cell_(std::move(cell)), loss_(std::move(loss)), inputs_(detached(inputs)), count_(inputs.size()), width_(width) {
    for (const Tensor& target : targets) inputs_.push_back(target.detach());
    for (const Tensors& row : {inputs, targets})
      for (const Tensor& tensor : row) differentiable_.push_back(tensor.requires_grad());
    versions_ = versions_of(inputs_);
  }
  Step size() const override { return inputs_[0].size(0); }
  Tensors inputs(Step t) const override {
    Tensors row;
    for (const Tensor& tensor : inputs_) row.push_back(tensor.select(0, t));
    return row;
  }
  std::vector<bool> inputs_differentiable() const override { return differentiable_; }
  void require_unchanged() const {
    if (versions_of(inputs_) != versions_)
      throw Error(
          "recurrent: an input or a target was changed in place after the forward pass, so that steps cannot be run again; "
          "give it a copy, or change it after backward()");
  }
  Tensors run(Step, const Tensors& row, bool loss) const override {
    const auto state = row.begin(), input = state + static_cast<std::ptrdiff_t>(width_),
               target = input + static_cast<std::ptrdiff_t>(count_);
    Tensors arguments(input, target);
    arguments.insert(arguments.end(), state, input);
    Tensors next = cell_(arguments);
    if (next.size() != width_)
      throw InvalidInput(cell_.name(), std::to_string(next.size()) + " tensors",
                         "a cell that returns as many as the state has, " + std::to_string(width_));
    if (!loss) return next;
    Tensors losses{next[0]};
    losses.insert(losses.end(), target, row.end());
    losses = (*loss_)(losses);
    if (losses.size() != 1 || losses[0].numel() != 1)
      throw InvalidInput("Wanted::loss", losses.empty() ? "nothing" : std::to_string(losses[0].numel()) + " numbers",
                         "a function that returns one number for a step");
    next.push_back(losses[0]);
    return next;
  }
  bool has_loss() const override { return loss_.has_value(); }
  bool repeats() const override { return true; }
  std::string name_of(Step) const override { return cell_.name() + (loss_ ? " + loss" : ""); }

 private:
  Layer cell_;
  std::optional<Layer> loss_;
  Tensors inputs_;     // and targets
  std::size_t count_;  // of inputs without targets
  std::size_t width_;  // of the state
  std::vector<bool> differentiable_;
  std::vector<std::int64_t> versions_;
};

void require_lengths(const char* what, const Tensors& tensors, std::int64_t steps) {
  for (const Tensor& tensor : tensors)
    if (!tensor.defined() || tensor.dim() == 0 || tensor.size(0) != steps || steps == 0)
      throw InvalidInput(
          what, !tensor.defined() || tensor.dim() == 0 ? "a tensor without time" : std::to_string(tensor.size(0)) + " steps",
          steps == 0 ? "at least one step" : "tensors with time first, as many steps in each: " + std::to_string(steps));
}

void append_modes(Key& key, const Layer& layer) {
  key.push_back(layer.identity());
  if (!layer.module()) return;
  for (const auto& module : layer.module()->modules()) key.push_back(module->is_training() ? 1 : 0);
  append_key(key, layer.module()->parameters());
}

Recurrent plain(const Body& body, Tensors state, bool with_outputs) {
  Recurrent result;
  Tensors outputs;
  for (Step t = 0; t < body.size(); ++t) {
    for (Tensor& input : body.inputs(t)) state.push_back(std::move(input));
    state = body.run(t, state, body.has_loss());
    if (body.has_loss()) {
      result.loss = result.loss.defined() ? result.loss + state.back() : state.back();
      state.pop_back();
    }
    if (with_outputs) outputs.push_back(state[0]);
  }
  result.state = std::move(state);
  if (with_outputs) result.outputs = at::stack(outputs);
  return result;
}

std::shared_ptr<CellBody> make_body(const Layer& cell, const Tensors& inputs, const Tensors& initial_state,
                                    const Wanted& wanted) {
  if (inputs.empty() || !inputs[0].defined() || inputs[0].dim() == 0)
    throw InvalidInput("the inputs of recurrent()", "none", "at least one tensor with time as its first dimension");
  if (initial_state.empty()) throw InvalidInput("the initial state of recurrent()", "none", "at least one tensor");
  require_lengths("the inputs of recurrent()", inputs, inputs[0].size(0));
  require_lengths("Wanted::targets", wanted.targets, inputs[0].size(0));

  return std::make_shared<CellBody>(cell, wanted.loss, inputs, wanted.targets, initial_state.size());
}

std::shared_ptr<const Prepared> prepare(const CellBody& body, const Layer& cell, const Tensors& inputs,
                                        const Tensors& initial_state, const Options& options, const Wanted& wanted) {
  const std::vector<bool> flows = require_grad(initial_state);
  Key key{1};  // no Sequential's
  append_modes(key, cell);
  if (wanted.loss) append_modes(key, *wanted.loss);
  append_key(key, inputs);
  append_key(key, wanted.targets);
  append_key(key, initial_state);
  append_key(key, options.profiling);
  key.push_back(wanted.outputs ? 1 : 0);
  const auto profiled = options.cache->profiles.get(key, [&] {
    Profiled found{.layers = {cell}, .fit = std::make_shared<Fit>(options.profiling.again)};
    if (wanted.loss) found.layers.push_back(*wanted.loss);
    const Tensors buffers = module_buffers(found.layers);
    Structure step{.facts = {find_facts(body, initial_state, flows, module_parameters(found.layers), buffers)}};
    const auto& out = step.facts[0].outputs_differentiable;
    const auto& in = body.inputs_differentiable();
    const bool any = std::find(out.begin(), out.end(), true) != out.end() || !step.facts[0].parameters.empty() ||
                     std::find(in.begin(), in.end(), true) != in.end();
    if (!any) return found;
    Profile profile = measure(body, step.facts, initial_state, buffers, options.profiling, wanted.outputs);
    found.ways.push_back({std::move(step), std::move(profile)});
    return found;
  });
  append_key(key, options);
  return options.cache->plans.get(key, [&] {
    if (profiled->ways.empty()) return Prepared{.layers = profiled->layers};
    const auto& [step, profile] = profiled->ways[0];
    return Prepared{.layers = profiled->layers,
                    .modules = modules_of(profiled->layers),
                    .body = nullptr,
                    .facts = step.facts,
                    .parameters = parameters_of(step.facts),
                    .relied_on = relied_on(profiled->layers, 0, step.facts),
                    .planned = plan_profile(profile, options),
                    .fit = profiled->fit};
  });
}

}  // namespace

std::shared_ptr<const Planned> plan_recurrent(const Layer& cell, const Tensors& inputs, const Tensors& initial_state,
                                              const Options& options, const Wanted& wanted) {
  const auto prepared = prepare(*make_body(cell, inputs, initial_state, wanted), cell, inputs, initial_state, options, wanted);
  if (!prepared->planned)
    throw InvalidInput("the cell", "nothing that requires a gradient", "a parameter, an input or a state that requires one");
  return {prepared, &*prepared->planned};
}

Recurrent recurrent(const Layer& cell, const Tensors& inputs, const Tensors& initial_state, const Options& options,
                    const Wanted& wanted) {
  const auto body = make_body(cell, inputs, initial_state, wanted);
  if (!at::GradMode::is_enabled()) return plain(*body, initial_state, wanted.outputs);
  const auto prepared = prepare(*body, cell, inputs, initial_state, options, wanted);
  if (!prepared->planned) return plain(*body, initial_state, wanted.outputs);
  const std::vector<bool> flows = require_grad(initial_state);

  autograd::edge_list ends;
  const auto add_ends = [&](const Tensors& tensors) {
    for (const Tensor& tensor : tensors)
      if (tensor.defined() && tensor.requires_grad()) ends.push_back(autograd::impl::gradient_edge(tensor));
  };
  add_ends(initial_state);
  const std::size_t states = ends.size();
  add_ends(inputs);
  add_ends(wanted.targets);
  const std::size_t inputs_end = ends.size();
  // One for each, whether it requires a gradient now or not.
  for (const Tensor& parameter : prepared->parameters) ends.push_back(autograd::impl::gradient_edge(parameter));

  const auto run = std::make_shared<ChainRun>(prepared, *body, detached(initial_state), wanted.outputs);
  Tensors outputs = detached(run->forward());
  const std::size_t width = outputs.size();
  std::vector<bool> differentiable = prepared->facts[0].outputs_differentiable;
  if (wanted.loss) {
    outputs.push_back(run->steps().loss());
    differentiable.push_back(prepared->facts[0].loss_differentiable);
  }
  if (wanted.outputs) {
    outputs.push_back(run->steps().emitted());
    differentiable.push_back(differentiable[0]);
  }

  // The body is alive as long as the run.
  auto backward = [run, body, flows, states, inputs_end, width, with_loss = wanted.loss.has_value(),
                   with_outputs = wanted.outputs](Tensors gradients, const std::vector<bool>& needed) {
    if (run->prepared().planned->replays) body->require_unchanged();
    const auto at = [&](std::size_t k) { return needed.begin() + static_cast<std::ptrdiff_t>(k); };
    TensorSteps::Flow flow;
    flow.state_wanted = std::find(at(0), at(states), true) != at(states);
    std::size_t end = states;
    for (const bool flows_in : body->inputs_differentiable()) flow.inputs_wanted.push_back(flows_in && needed[end++]);
    flow.parameters_wanted.assign(at(inputs_end), needed.end());
    if (with_outputs) {
      flow.emitted = std::move(gradients.back());
      gradients.pop_back();
    }
    if (with_loss) flow.loss = std::move(gradients[width]);
    gradients.resize(width);
    if (flow.emitted.defined()) {
      const Tensor last = flow.emitted.select(0, body->size() - 1);
      gradients[0] = gradients[0].defined() ? gradients[0] + last : last;
    }
    Tensors found = run->backward(std::move(gradients), std::move(flow));
    Tensors row;
    for (std::size_t k = 0; k < flows.size(); ++k)
      if (flows[k]) row.push_back(std::move(found[k]));
    Tensors input_gradients = run->steps().input_gradients();
    for (std::size_t k = 0; k < input_gradients.size(); ++k)
      if (body->inputs_differentiable()[k]) row.push_back(std::move(input_gradients[k]));
    for (Tensor& gradient : run->steps().parameter_gradients()) row.push_back(std::move(gradient));
    return row;
  };
  outputs = attach(std::move(outputs), differentiable, std::move(ends), "recollect::torch::recurrent", std::move(backward));

  Recurrent result;
  if (wanted.outputs) {
    result.outputs = std::move(outputs.back());
    outputs.pop_back();
  }
  if (wanted.loss) {
    result.loss = std::move(outputs.back());
    outputs.pop_back();
  }
  result.state = std::move(outputs);
  result.planned = std::shared_ptr<const Planned>(prepared, &*prepared->planned);
  return result;
}

}  // namespace recollect::torch
