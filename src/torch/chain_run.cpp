#include "torch/chain_run.hpp"

#include <ATen/Parallel.h>

#include <algorithm>
#include <unordered_set>

#include "torch/tensors.hpp"

namespace recollect::torch {

std::shared_ptr<PlanCache> make_plan_cache() { return std::make_shared<PlanCache>(); }

Planned plan_profile(Profile profile, const Options& options) {
  const auto planned = [&](Plan plan, Bytes beside) {
    const bool replays = plan.prediction.forward_steps() > plan.chain.size();
    const Bytes peak = plan.prediction.peak + (replays ? beside : Bytes(0));
    return Planned{std::move(profile), std::move(plan), replays, peak};
  };
  const Bytes beside = profile.kept_beside;
  // Steps that run once need nothing beside: what is kept there is for running them again.
  const bool may_store_all = options.strategy == Strategy::automatic || options.strategy == Strategy::store_all;
  if (may_store_all && store_all_memory(profile.chain) <= options.memory)
    return planned(plan(profile.chain, {.memory = options.memory}, Strategy::store_all, options.planning), beside);
  try {
    const Bytes rest(std::max<std::int64_t>(0, options.memory.count() - beside.count()));
    return planned(plan(profile.chain, {.memory = rest}, options.strategy, options.planning), beside);
  } catch (const InfeasibleBudget& error) {
    if (beside.count() == 0) throw;
    Bytes minimum = error.minimum() + beside;
    if (may_store_all) minimum = std::min(minimum, store_all_memory(profile.chain));
    throw InfeasibleBudget(name_of(options.strategy), options.memory, minimum, error.step(),
                           profile.chain.step(error.step()).name);
  }
}

Tensors parameters_of(const std::vector<StepFacts>& facts) {
  Tensors row;
  for (const StepFacts& step : facts) row.insert(row.end(), step.parameters.begin(), step.parameters.end());
  return each_once(row);
}

Tensors relied_on(const std::vector<Layer>& layers, std::size_t first, const std::vector<StepFacts>& facts) {
  const std::vector<Layer> used(layers.begin() + static_cast<std::ptrdiff_t>(first), layers.end());
  Tensors row = parameters_of(facts);
  for (Tensor& parameter : module_parameters(used)) row.push_back(std::move(parameter));
  std::unordered_set<const void*> changed;
  for (const StepFacts& step : facts)
    for (const Tensor& buffer : step.buffers) changed.insert(buffer.unsafeGetTensorImpl());
  for (Tensor& buffer : module_buffers(used))
    if (!changed.contains(buffer.unsafeGetTensorImpl())) row.push_back(std::move(buffer));
  return each_once(row);
}

void append_key(Key& key, const Tensors& tensors) {
  key.push_back(static_cast<std::int64_t>(tensors.size()));
  for (const Tensor& tensor : tensors) {
    if (!tensor.defined()) {
      key.push_back(-1);
      continue;
    }
    key.push_back(static_cast<std::int64_t>(tensor.scalar_type()) * 2 + (tensor.requires_grad() ? 1 : 0));
    key.push_back(static_cast<std::int64_t>(tensor.device().type()) * 256 + tensor.device().index());
    key.push_back(tensor.dim());
    key.insert(key.end(), tensor.sizes().begin(), tensor.sizes().end());
    if (!tensor.is_sparse()) key.insert(key.end(), tensor.strides().begin(), tensor.strides().end());
  }
}

void append_key(Key& key, const ProfileOptions& options) {
  key.push_back(at::get_num_threads());
  for (const std::int64_t part : Autocast().key()) key.push_back(part);
  key.push_back(options.repetitions * 2 + (options.again ? 1 : 0));
  key.push_back(options.time_limit.count());
}

void append_key(Key& key, const Options& options) {
  key.push_back(options.memory.count());
  key.push_back(static_cast<std::int64_t>(options.strategy));
  key.push_back(options.planning.time_limit.count() * 2 + (options.planning.nested_only ? 1 : 0));
}

ChainRun::ChainRun(std::shared_ptr<const Prepared> prepared, const Body& body, Tensors state, bool emit_states)
    : prepared_(std::move(prepared)),
      state_(std::move(state)),
      timed_(std::all_of(state_.begin(), state_.end(), [](const Tensor& t) { return !t.defined() || t.is_cpu(); })),
      modes_(prepared_->planned->replays ? Modes(prepared_->modules) : Modes()),
      steps_({.body = body,
              .facts = prepared_->facts,
              .parameters = prepared_->parameters,
              .replays = prepared_->planned->replays,
              .emit_states = emit_states},
             state_),
      execution_(prepared_->planned->plan, steps_),
      versions_(versions_of(prepared_->relied_on)) {}

Tensors ChainRun::forward() { return execution_.forward(Handle(std::move(state_))).as<Tensors>(); }

Tensors ChainRun::backward(Tensors last_gradient, TensorSteps::Flow flow) {
  if (prepared_->planned->replays && versions_of(prepared_->relied_on) != versions_)
    throw Error(
        "a parameter was changed between the forward and the backward pass (or a buffer that steps read), so that they cannot be "
        "run again; call "
        "backward() before the optimizer's step()");
  const ModesGuard modes(modes_);  // the caller may have evaluated in between
  steps_.begin_backward(std::move(flow));
  Handle gradient = execution_.backward(Handle(std::move(last_gradient)));
  if (timed_) prepared_->fit->add(execution_.report());
  return std::move(gradient.as<Tensors>());
}

}  // namespace recollect::torch
