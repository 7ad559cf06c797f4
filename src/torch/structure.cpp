// Which layers are steps of a chain, which belong to the step before, and what is to be known about each.

#include <algorithm>

#include "torch/again.hpp"
#include "torch/profiler.hpp"
#include "torch/recording.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

// Weak, so that they keep no memory alive; no other storage gets the address of one while they live.
using Storages = std::vector<c10::weak_intrusive_ptr<c10::StorageImpl>>;

Storages storages(const Tensors& tensors) {
  Storages weak;
  for (const Tensor& tensor : tensors)
    if (tensor.defined() && tensor.has_storage()) weak.push_back(tensor.storage().getWeakStorageImpl());
  return weak;
}
bool any_alive(const Storages& weak) {
  return std::any_of(weak.begin(), weak.end(), [](const auto& storage) { return !storage.expired(); });
}
bool meet(const Storages& some, const Storages& others) {
  return std::any_of(some.begin(), some.end(), [&](const auto& storage) {
    return std::any_of(others.begin(), others.end(),
                       [&](const auto& other) { return other._unsafe_get_target() == storage._unsafe_get_target(); });
  });
}

bool all_alias(const Tensors& outputs, const Tensors& inputs) {
  return std::all_of(outputs.begin(), outputs.end(), [&](const Tensor& output) {
    return std::any_of(inputs.begin(), inputs.end(), [&](const Tensor& input) { return share_storage(output, input); });
  });
}

bool any(const std::vector<bool>& flags) { return std::find(flags.begin(), flags.end(), true) != flags.end(); }

// The facts of a step and of what follows it as one step.
void join(StepFacts& step, const StepFacts& layer) {
  for (const Tensor& parameter : layer.parameters) {
    const auto same = [&](const Tensor& other) { return other.is_same(parameter); };
    const bool again = std::any_of(step.parameters.begin(), step.parameters.end(), same);
    (again ? step.parameters_again : step.parameters).push_back(parameter);
  }
  step.parameters_again.insert(step.parameters_again.end(), layer.parameters_again.begin(), layer.parameters_again.end());
  step.buffers.insert(step.buffers.end(), layer.buffers.begin(), layer.buffers.end());
  step.buffers = each_once(step.buffers);
  step.outputs_differentiable = layer.outputs_differentiable;
  step.draws |= layer.draws;
  step.advances_by_recording |= layer.advances_by_recording;
}

// One step tried: with and without its graph.
struct Trial {
  StepFacts facts;
  Tensors next;
  Storages inputs, written;  // of the state it took, and of those the ones that it changed
  bool view = false;
  bool keeps_input = true, keeps_output = true;  // whether autograd saves any of it
};

// Consumes the state, so that only the graph can keep it alive.
Trial try_step(const Recording::Function& run, Tensors state, const std::vector<bool>& differentiable, const Tensors& parameters,
               const Tensors& buffers, const std::string& name) {
  Trial trial;
  trial.facts.differentiable = differentiable;
  const AutocastGuard uncached;
  Untouched before(joined(state, parameters), buffers);  // whose devices' generators it may use
  const std::vector<std::int64_t> versions = versions_of(state);
  {
    const at::NoGradGuard no_grad;
    trial.next = run(state);
  }
  trial.facts.draws = before.drew();
  trial.facts.buffers = before.changed();
  trial.inputs = storages(state);
  for (std::size_t k = 0; k < state.size(); ++k)
    if (version_of(state[k]) != versions[k]) trial.written.push_back(state[k].storage().getWeakStorageImpl());
  const bool in_place = !trial.written.empty();
  trial.view = all_alias(trial.next, state);
  before.restore();
  if (in_place) {  // the state is spoilt: go on with what came out of it
    const at::NoGradGuard no_grad;
    for (std::size_t k = 0; k < state.size(); ++k)
      if (state[k].defined()) state[k] = state[k].clone();
  }
  Recording recording(run, state, differentiable);
  // Some modules draw or keep statistics only when gradients are on.
  if (before.drew() != trial.facts.draws || before.changed().size() != trial.facts.buffers.size()) {
    trial.facts.draws = true;
    trial.facts.buffers = before.changed();
    trial.facts.advances_by_recording = true;
  }
  before.restore();
  const Recording::Used used = recording.used();
  if (!used.others.empty())
    throw InvalidInput(name, "a tensor that another computation made and that requires a gradient",
                       "only parameters and its inputs; pass the tensor through the chain as one of the inputs");
  trial.facts.parameters = used.parameters;
  trial.facts.parameters_again = used.again;
  for (std::size_t k = 0; k < trial.next.size(); ++k)
    trial.facts.outputs_differentiable.push_back(recording.output_requires_grad(k));
  if (in_place) return trial;
  if (!identical(recording.outputs(), trial.next)) trial.facts.advances_by_recording = true;
  const auto inputs = storages(state), outputs = storages(recording.outputs());
  state.clear();
  recording.forget_outputs();
  trial.keeps_input = any_alive(inputs);
  trial.keeps_output = any_alive(outputs);
  return trial;
}

}  // namespace

Structure find_structure(const std::vector<Layer>& layers, const Tensors& inputs, const std::vector<bool>& differentiable) {
  Structure structure;
  std::vector<Trial> trials;
  std::size_t first = any(differentiable) ? 0 : layers.size();  // that needs a gradient
  Tensors state = detached(inputs);
  std::vector<bool> flows = differentiable;
  for (std::size_t l = 0; l < layers.size(); ++l) {
    const Tensors parameters = module_parameters({layers[l]}), buffers = module_buffers({layers[l]});
    const std::string name = "layer " + std::to_string(l) + " (" + layers[l].name() + ")";
    // The caller's tensors are not to be written to, not even to find out.
    if (l == 0)
      for (Tensor& tensor : state)
        if (tensor.defined()) tensor = tensor.clone();
    Trial trial = try_step([&](const Tensors& in) { return layers[l](in); }, std::move(state), flows, parameters, buffers, name);
    state = std::move(trial.next);
    flows = trial.facts.outputs_differentiable;
    if (any(flows)) first = std::min(first, l);
    trials.push_back(std::move(trial));
    if (meet(trials[l].written, trials[0].inputs))
      throw InvalidInput(name, "works in place on the caller's input",
                         "a layer that leaves it alone: in_place false, or a copy before it");
  }
  if (first == layers.size()) return structure;

  // Which of them begins a step. Views at the beginning have no step before them: they go with the next.
  bool only_views = true;
  for (std::size_t l = first; l < layers.size(); ++l) {
    const bool joins = l > first && (only_views || trials[l].view || (!trials[l - 1].keeps_output && !trials[l].keeps_input));
    only_views = only_views && trials[l].view;
    if (!joins) structure.begins.push_back(l);
    // A step must leave the state that it is given as it is, for it may be needed again: then it begins earlier.
    while (meet(trials[l].written, trials[structure.begins.back()].inputs)) {
      if (structure.begins.size() > 1)
        structure.begins.pop_back();
      else
        --structure.begins.back();
    }
  }
  structure.first_layer = structure.begins.front();
  std::size_t step = 0;
  for (std::size_t l = structure.first_layer; l < layers.size(); ++l) {
    if (step < structure.begins.size() && structure.begins[step] == l) {
      structure.facts.push_back(std::move(trials[l].facts));
      ++step;
    } else {
      join(structure.facts.back(), trials[l].facts);
    }
  }
  structure.begins.push_back(layers.size());
  return structure;
}

StepFacts find_facts(const Body& body, const Tensors& state, const std::vector<bool>& differentiable, const Tensors& parameters,
                     const Tensors& buffers) {
  std::vector<bool> flows = differentiable;
  const std::vector<bool> inputs = body.inputs_differentiable();
  for (;;) {
    Tensors row = detached(state);
    for (Tensor& input : body.inputs(0)) row.push_back(cut(input));
    std::vector<bool> all = flows;
    all.insert(all.end(), inputs.begin(), inputs.end());
    for (Tensor& tensor : row)
      if (tensor.defined()) tensor = tensor.clone();
    Trial trial = try_step([&](const Tensors& in) { return body.run(0, in, body.has_loss()); }, std::move(row), all, parameters,
                           buffers, body.name_of(0));
    if (!trial.written.empty())
      throw InvalidInput(body.name_of(0), "works in place on its input", "a cell that leaves its inputs alone");
    if (trial.next.size() != state.size() + (body.has_loss() ? 1 : 0))
      throw InvalidInput(body.name_of(0), std::to_string(trial.next.size()) + " tensors",
                         "as many as the state has, " + std::to_string(state.size()));
    // A state may need no gradient at first and need one after a step.
    std::vector<bool> next = flows;
    for (std::size_t k = 0; k < next.size(); ++k) next[k] = flows[k] || trial.facts.outputs_differentiable[k];
    if (next == flows) {
      if (body.has_loss()) trial.facts.loss_differentiable = trial.facts.outputs_differentiable.back();
      trial.facts.differentiable = trial.facts.outputs_differentiable = flows;
      return std::move(trial.facts);
    }
    flows = std::move(next);
  }
}

Structure coarsened(const Structure& fine, const Profile& profile) {
  // A step costs some eight microseconds beside its work (a graph of its own, a call of the engine, the ledger).
  constexpr Nanoseconds kLongEnough{400'000};
  constexpr std::int64_t kLargest = 32;  // no step is to hold more than this part of all records
  std::int64_t all = 0;
  for (const StepProfile& step : profile.steps) all += step.record_bytes.count();
  Structure coarse{.first_layer = fine.first_layer};
  Nanoseconds time{0};
  std::int64_t bytes = 0;
  for (std::size_t k = 0; k < profile.steps.size(); ++k) {
    const StepProfile& step = profile.steps[k];
    const Nanoseconds more = step.record.median + step.backward.median;
    bytes += step.record_bytes.count();
    if (k > 0 && time + more <= kLongEnough && bytes <= all / kLargest) {
      join(coarse.facts.back(), fine.facts[k]);
      time += more;
      continue;
    }
    coarse.begins.push_back(fine.begins[k]);
    coarse.facts.push_back(fine.facts[k]);
    time = more;
    bytes = step.record_bytes.count();
  }
  coarse.begins.push_back(fine.begins.back());
  return coarse;
}

}  // namespace recollect::torch
