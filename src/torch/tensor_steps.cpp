#include "torch/tensor_steps.hpp"

#include <torch/csrc/autograd/variable.h>

#include <unordered_map>

#include "recollect/torch/memory_meter.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {

namespace autograd = ::torch::autograd;

TensorSteps::TensorSteps(Settings settings, const Tensors& initial_state)
    : s_(std::move(settings)),
      initial_(initial_state),
      initial_versions_(versions_of(initial_state)),
      generators_(generators_of(each_once(joined(initial_state, s_.parameters)))) {
  std::unordered_map<const void*, std::size_t> index;
  for (std::size_t k = 0; k < s_.parameters.size(); ++k) index[s_.parameters[k].unsafeGetTensorImpl()] = k;
  for (const StepFacts& facts : s_.facts) {
    auto& row = parameter_index_.emplace_back();
    for (const Tensor& parameter : facts.parameters) row.push_back(index.at(parameter.unsafeGetTensorImpl()));
  }
  if (s_.replays) before_.resize(static_cast<std::size_t>(s_.body.size()));
}

Tensors TensorSteps::row(Step i, const Tensors& state) const {
  Tensors row = state;
  for (Tensor& input : s_.body.inputs(i)) row.push_back(std::move(input));
  return row;
}

template <class Run>
auto TensorSteps::with_surroundings(Step i, Run run) {
  const AutocastGuard cast(autocast_);
  const StepFacts& facts = this->facts(i);
  if (i >= frontier_ || !s_.replays) {
    frontier_ = std::max(frontier_, i + 1);
    if (s_.replays) {
      Before& before = before_[static_cast<std::size_t>(i)];
      before.generators = states_of(generators_);
      const at::NoGradGuard no_grad;
      for (const Tensor& buffer : facts.buffers) before.buffers.push_back(buffer.clone());
      auto result = run();
      // Whatever the profile saw: a layer may have begun to draw since.
      if (identical(states_of(generators_), before.generators)) before.generators.clear();
      return result;
    }
    return run();
  }
  const AgainGuard again(before_[static_cast<std::size_t>(i)], generators_, facts.buffers);
  return run();
}

Recording TensorSteps::recorded(Step i, const Tensors& row) {
  std::vector<bool> differentiable = facts(i).differentiable;
  for (const bool flows : s_.body.inputs_differentiable()) differentiable.push_back(flows);
  return Recording([&](const Tensors& in) { return s_.body.run(i, in, s_.body.has_loss()); }, row, differentiable);
}

void TensorSteps::emit(Step i, const Tensors& outputs) {
  const at::NoGradGuard no_grad;
  if (s_.emit_states) {
    const Tensor& state = outputs[0];
    if (!emitted_.defined()) {
      std::vector<std::int64_t> sizes{s_.body.size()};
      sizes.insert(sizes.end(), state.sizes().begin(), state.sizes().end());
      const MemoryMeter::Beside beside;  // it is the caller's
      emitted_ = at::empty(sizes, state.options());
    }
    emitted_.select(0, i).copy_(state);
  }
  if (s_.body.has_loss()) loss_ = loss_.defined() ? loss_ + outputs.back() : outputs.back();
}

Handle TensorSteps::advance(Step i, View state, Handle*) {
  const bool first = i >= frontier_;
  const bool by_recording = facts(i).advances_by_recording;
  const bool loss = s_.body.has_loss() && (first || by_recording);
  Tensors outputs = with_surroundings(i, [&] {
    const Tensors in = row(i, state.as<Tensors>());
    const std::vector<std::int64_t> versions = versions_of(in);
    Tensors out;
    if (by_recording) {
      out = recorded(i, in).outputs();
    } else {
      const at::NoGradGuard no_grad;
      out = s_.body.run(i, in, loss);
    }
    unchanged(i, in, versions);
    return out;
  });
  if (first) emit(i, outputs);
  if (loss) outputs.pop_back();
  return Handle(std::move(outputs));
}

void TensorSteps::advance_in_place(Step i, Handle& state, Handle* tape) { state = advance(i, state.view(), tape); }

Handle TensorSteps::record(Step i, View state, int) {
  const bool first = i >= frontier_;
  Recording recording = with_surroundings(i, [&] {
    const Tensors in = row(i, state.as<Tensors>());
    const std::vector<std::int64_t> versions = versions_of(in);
    Recording made = recorded(i, in);
    unchanged(i, in, versions);
    return made;
  });
  const Recording::Used used = recording.used();
  for (const Tensor& parameter : used.parameters) known(i, parameter);
  if (!used.others.empty())
    throw Error("step " + std::to_string(i) + " (" + s_.body.name_of(i) +
                ") uses a tensor that another computation made, which it did not when it was profiled; make a new Sequential, or "
                "give recurrent() new Options");
  if (first) emit(i, recording.outputs());
  Tensors next = recording.outputs();
  if (s_.body.has_loss()) next.pop_back();
  recording.forget_outputs();
  return Handle(Record{std::move(recording), std::move(next)});
}

void TensorSteps::unchanged(Step i, const Tensors& state, const std::vector<std::int64_t>& versions) const {
  if (versions_of(state) != versions)
    throw Error("step " + std::to_string(i) + " (" + s_.body.name_of(i) +
                ") works in place on its input, which it did not when it was profiled; make a new Sequential, or give "
                "recurrent() new Options");
}

// A function may use other parameters than it did when it was profiled; they would silently get no gradient.
void TensorSteps::known(Step i, const Tensor& parameter) const {
  for (const Tensor& known : facts(i).parameters)
    if (known.is_same(parameter)) return;
  throw Error("step " + std::to_string(i) + " (" + s_.body.name_of(i) +
              ") uses a parameter that it did not use when it was profiled; make a new Sequential of it, or give recurrent() new "
              "Options");
}

View TensorSteps::output(const Handle& record) { return View::of(record.as<Record>().state); }

Handle TensorSteps::copy(View state) { return Handle(Tensors(state.as<Tensors>())); }  // nobody writes to states: share them

void TensorSteps::begin_backward(Flow flow) {
  if (s_.replays && versions_of(initial_) != initial_versions_)
    throw Error("the input was changed in place after the forward pass, so that " + s_.body.name_of(0) +
                " cannot be run again; give forward() a copy, or change it after backward()");
  flow_ = std::move(flow);
  parameter_gradients_.assign(s_.parameters.size(), Tensor());
  input_gradients_.assign(flow_.inputs_wanted.size(), Tensor());
}

Handle TensorSteps::backward(Step i, View, Handle record, Handle gradient) {
  Recording recording = std::move(record.as<Record>().recording);
  Tensors outputs = std::move(gradient.as<Tensors>());
  const StepFacts& facts = this->facts(i);
  if (s_.body.has_loss()) outputs.push_back(flow_.loss);
  Tensors beside;  // what the caller did with state i, which it was handed too
  if (flow_.emitted.defined() && i > 0) beside.push_back(flow_.emitted.select(0, i - 1));

  autograd::edge_list wanted;
  std::vector<std::size_t> which;
  // Autograd adds up gradients one use at a time, the last use first. Where a step uses a parameter more than once, its sum so
  // far must come first, or the rounding would differ.
  Tensors sums;
  for (const std::size_t k : parameter_index_[s_.facts.size() == 1 ? 0 : static_cast<std::size_t>(i)])
    if (flow_.parameters_wanted[k]) {
      wanted.push_back(autograd::impl::gradient_edge(s_.parameters[k]));
      which.push_back(k);
      const auto same = [&](const Tensor& other) { return other.is_same(s_.parameters[k]); };
      const bool again = std::any_of(facts.parameters_again.begin(), facts.parameters_again.end(), same);
      sums.push_back(again ? std::move(parameter_gradients_[k]) : Tensor());
      if (again) parameter_gradients_[k] = Tensor();
    }
  const bool inputs_too = std::find(flow_.inputs_wanted.begin(), flow_.inputs_wanted.end(), true) != flow_.inputs_wanted.end();
  Recording::Gradients found = recording.backward(outputs, wanted, beside, i > 0 || flow_.state_wanted || inputs_too, sums);
  sums.clear();
  record.reset();
  for (std::size_t k = 0; k < which.size(); ++k) accumulate(which[k], std::move(found.used[k]));

  const std::size_t width = facts.differentiable.size();
  for (std::size_t k = 0; k < flow_.inputs_wanted.size(); ++k) {
    Tensor& fresh = found.inputs[width + k];
    if (!flow_.inputs_wanted[k] || !fresh.defined()) continue;
    Tensor& all = input_gradients_[k];
    if (!all.defined()) {
      std::vector<std::int64_t> sizes{s_.body.size()};
      sizes.insert(sizes.end(), fresh.sizes().begin(), fresh.sizes().end());
      const MemoryMeter::Beside callers;
      all = at::zeros(sizes, fresh.options());
    }
    all.select(0, i).copy_(fresh);
  }
  found.inputs.resize(width);
  if (s_.replays) before_[static_cast<std::size_t>(i)] = {};
  return Handle(std::move(found.inputs));
}

void TensorSteps::accumulate(std::size_t k, Tensor gradient) {
  if (!gradient.defined()) return;
  Tensor& sum = parameter_gradients_[k];
  if (!sum.defined()) {
    // Gradients of weights are often transposed views, whose base would keep the next ones from being added in place.
    sum = gradient.is_sparse() ? std::move(gradient) : gradient.variable_data();
  } else if (sum.use_count() == 1 && !sum.is_sparse() && sum.storage().use_count() == 1 && sum.is_non_overlapping_and_dense()) {
    sum.add_(gradient);
  } else {
    sum = sum.is_sparse() ? gradient + sum : sum + gradient;  // it is somebody else's too
  }
  if (!sum.is_sparse()) MemoryMeter::set_aside_in_current(sum);
}

}  // namespace recollect::torch
