// What each step takes: bytes from the allocator's own reports, times as medians of sweeps over the whole chain, so that caches
// are as cold as they will be.

#include <algorithm>
#include <map>

#include "recollect/torch/memory_meter.hpp"
#include "torch/again.hpp"
#include "torch/profiler.hpp"
#include "torch/tensor_steps.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

using Clock = std::chrono::steady_clock;

struct Samples {
  std::vector<Nanoseconds> advance, record, backward;
};

Timing timing(std::vector<Nanoseconds> samples) {
  std::sort(samples.begin(), samples.end());
  const std::size_t n = samples.size();
  return {samples[n / 2], samples[n - 1 - n / 4] - samples[n / 4]};
}

Bytes beyond(Bytes peak, Bytes expected) { return Bytes(std::max<std::int64_t>(0, peak.count() - expected.count())); }

std::int64_t dense_bytes(const Tensors& tensors, const std::vector<bool>& which) {
  std::int64_t sum = 0;
  for (std::size_t k = 0; k < tensors.size(); ++k)
    if (which[k]) sum += tensors[k].numel() * static_cast<std::int64_t>(tensors[k].element_size());
  return sum;
}

class Profiler {
 public:
  Profiler(const Body& body, const std::vector<StepFacts>& facts, const Tensors& state, bool emits_states)
      : body_(body),
        facts_(facts),
        state_(state),
        parameters_(parameters_of(facts)),
        steps_({.body = body, .facts = facts, .parameters = parameters_, .replays = false}, {}),
        // Of equal steps the second: the first has no state before it that anybody was handed.
        begin_(body.repeats() ? std::min<Step>(1, body.size() - 1) : 0),
        end_(body.repeats() ? begin_ + 1 : body.size()),
        profiles_(static_cast<std::size_t>(end_ - begin_)),
        samples_(profiles_.size()),
        gradients_(profiles_.size()) {
    for (const Tensors* tensors : {&state_, &parameters_})
      for (const Tensor& tensor : *tensors)
        if (tensor.defined() && tensor.is_cuda()) cuda_ = tensor.device().index();
    if (emits_states) flow_emitted_ = at::ones_like(state[0]).unsqueeze(0);  // of the state before the step that is measured
    begin_backward();
  }

  // Every step once: advanced, recorded, differentiated. Bytes when a meter is given, times when not.
  void sweep(MemoryMeter* meter) {
    if (!body_.repeats()) begin_backward();
    Handle state{Tensors(state_)};
    for (Step i = begin_; i < end_; ++i) {
      const auto at = static_cast<std::size_t>(i - begin_);
      StepProfile& profile = profiles_[at];
      const StepFacts& facts = facts_[facts_.size() == 1 ? 0 : static_cast<std::size_t>(i)];
      Samples& samples = samples_[at];

      begin(meter);
      Handle next = steps_.advance(i, state.view(), nullptr);
      samples.advance.push_back(elapsed());
      const auto& outputs = next.as<Tensors>();
      if (meter != nullptr) {
        profile.state = Bytes(storage_bytes(outputs));
        profile.advance_scratch = beyond(taken(*meter), profile.state);
      }
      if (body_.has_loss() && !flow_loss_.defined()) {
        flow_loss_ = at::ones_like(steps_.loss());
        begin_backward();
      }

      begin(meter);
      Handle record = steps_.record(i, state.view(), 0);
      samples.record.push_back(elapsed());
      if (meter != nullptr) {
        profile.record_bytes = std::max(profile.state, Bytes(meter->live().count() - before_));
        // A step can be advanced by recording it: what that takes must not be less.
        const Bytes advancing = profile.state + profile.advance_scratch;
        profile.forward_scratch = std::max(beyond(taken(*meter), profile.record_bytes), beyond(advancing, profile.record_bytes));
      }

      Tensors gradient(outputs.size());
      for (std::size_t k = 0; k < outputs.size(); ++k)
        if (facts.outputs_differentiable[k]) gradient[k] = at::ones_like(outputs[k]);
      profile.gradient = Bytes(dense_bytes(outputs, facts.outputs_differentiable));

      begin(meter);
      const Handle found = steps_.backward(i, {}, std::move(record), Handle(std::move(gradient)));
      samples.backward.push_back(elapsed());
      if (meter != nullptr) {
        const auto& before = state.as<Tensors>();
        gradients_[at] = Bytes(std::max(dense_bytes(before, facts.differentiable), storage_bytes(found.as<Tensors>())));
        profile.backward_scratch = beyond(taken(*meter), gradients_[at]);
      }
      state = std::move(next);
    }
  }

  // Times so far, and gradients.
  void forget() {
    samples_.assign(samples_.size(), {});
    begin_backward();
  }

  Profile result() {
    // Steps of the same kind and size share their samples: more of them, and equal steps stay equal.
    struct Kind {
      Samples samples;
      Timing advance, record, backward;
    };
    std::map<std::string, Kind> kinds;
    std::vector<const Kind*> kind_of;
    for (std::size_t k = 0; k < profiles_.size(); ++k) {
      const StepProfile& p = profiles_[k];
      std::string kind = body_.name_of(begin_ + static_cast<Step>(k));
      std::erase_if(kind, [](char c) { return c >= '0' && c <= '9'; });
      for (const Bytes bytes : {p.state, p.record_bytes, p.advance_scratch, p.forward_scratch, p.backward_scratch, gradients_[k]})
        kind.append(1, ' ').append(std::to_string(bytes.count()));
      Kind& found = kinds[kind];
      Samples& pool = found.samples;
      const auto pour = [](std::vector<Nanoseconds>& into, const std::vector<Nanoseconds>& from) {
        into.insert(into.end(), from.begin(), from.end());
      };
      pour(pool.advance, samples_[k].advance);
      pour(pool.record, samples_[k].record);
      pour(pool.backward, samples_[k].backward);
      kind_of.push_back(&found);
    }
    for (auto& [name, kind] : kinds) {
      kind.advance = timing(kind.samples.advance);
      kind.record = timing(kind.samples.record);
      kind.backward = timing(kind.samples.backward);
    }
    std::vector<Chain::Run> runs;
    for (std::size_t k = 0; k < profiles_.size(); ++k) {
      StepProfile& p = profiles_[k];
      const StepFacts& facts = facts_[facts_.size() == 1 ? 0 : k];
      p.name = body_.name_of(begin_ + static_cast<Step>(k));
      p.advance = kind_of[k]->advance;
      p.record = kind_of[k]->record;
      p.backward = kind_of[k]->backward;
      // What a step hands back may be a view of something larger.
      if (k + 1 < profiles_.size()) p.gradient = std::max(p.gradient, gradients_[k + 1]);
      if (body_.repeats()) p.gradient = std::max(p.gradient, gradients_[k]);
      p.draws = facts.draws;
      p.changes_buffers = !facts.buffers.empty();
      p.advances_by_recording = facts.advances_by_recording;
      runs.push_back({{.name = p.name,
                       .forward = p.record.median,
                       .advance = p.advance.median,
                       .backward = p.backward.median,
                       .state = p.state,
                       .record = p.record_bytes,
                       .gradient = p.gradient,
                       .forward_scratch = p.forward_scratch,
                       .advance_scratch = p.advance_scratch,
                       .backward_scratch = p.backward_scratch,
                       .record_holds_input = true},
                      body_.repeats() ? body_.size() : 1});
    }
    const Chain::Options options{.input_state = Bytes(storage_bytes(state_)), .input_gradient = gradients_[0]};
    Profile profile{Chain(options, runs), std::move(profiles_)};
    std::int64_t beside = 0;
    for (const StepFacts& facts : facts_) {
      if (facts.draws) beside += storage_bytes(states_of(generators_of(state_)));
      beside += storage_bytes(facts.buffers);
    }
    profile.kept_beside = Bytes(body_.repeats() ? beside * body_.size() : beside);
    return profile;
  }

 private:
  void begin_backward() {
    TensorSteps::Flow flow;
    flow.parameters_wanted.assign(parameters_.size(), true);
    flow.inputs_wanted = body_.inputs_differentiable();
    flow.loss = flow_loss_;
    flow.emitted = flow_emitted_;
    steps_.begin_backward(std::move(flow));
  }
  void begin(MemoryMeter* meter) {
    if (cuda_ >= 0) ::torch::cuda::synchronize(cuda_);
    if (meter != nullptr) {
      meter->reset_peak();
      before_ = meter->live().count();
    }
    begin_time_ = Clock::now();
  }
  Nanoseconds elapsed() const {
    if (cuda_ >= 0) ::torch::cuda::synchronize(cuda_);
    return std::chrono::duration_cast<Nanoseconds>(Clock::now() - begin_time_);
  }
  Bytes taken(const MemoryMeter& meter) const { return Bytes(meter.peak().count() - before_); }

  const Body& body_;
  const std::vector<StepFacts>& facts_;
  Tensors state_;
  Tensors parameters_;
  TensorSteps steps_;
  Step begin_, end_;
  std::vector<StepProfile> profiles_;
  std::vector<Samples> samples_;
  std::vector<Bytes> gradients_;  // of the states that the steps take
  Tensor flow_loss_, flow_emitted_;
  std::int64_t cuda_ = -1;
  std::int64_t before_ = 0;
  Clock::time_point begin_time_;
};

}  // namespace

Profile measure(const Body& body, const std::vector<StepFacts>& facts, const Tensors& state, const Tensors& buffers,
                const ProfileOptions& options, bool emits_states) {
  const Untouched untouched(state, buffers);
  const Clock::time_point begin = Clock::now();
  Profiler profiler(body, facts, detached(state), emits_states);
  profiler.sweep(nullptr);  // libraries make their workspaces when they are first called
  profiler.forget();
  {
    MemoryMeter meter;
    profiler.sweep(&meter);
  }
  profiler.forget();
  for (int k = 0; k < std::max(1, options.repetitions); ++k) {
    if (k >= 2 && Clock::now() - begin > options.time_limit) break;
    profiler.sweep(nullptr);
  }
  return profiler.result();
}

Profile profile_structure(const Structure& structure, const std::vector<Layer>& layers, const Tensors& inputs,
                          const ProfileOptions& options) {
  Tensors state = inputs;
  const Tensors buffers = module_buffers(layers);
  {
    const Untouched untouched(inputs, buffers);
    const AutocastGuard uncached;
    const at::NoGradGuard no_grad;
    for (std::size_t l = 0; l < structure.first_layer; ++l) state = layers[l](state);
  }
  const LayerBody body(layers, structure.begins);
  Profile profile = measure(body, structure.facts, state, buffers, options);
  profile.first_layer = structure.first_layer;
  for (std::size_t k = 0; k < profile.steps.size(); ++k) {
    profile.steps[k].first_layer = structure.begins[k];
    profile.steps[k].layers = structure.begins[k + 1] - structure.begins[k];
  }
  return profile;
}

std::optional<ProfiledLayers> profile_layers(const std::vector<Layer>& layers, const Tensors& inputs,
                                             const ProfileOptions& options) {
  Structure structure = find_structure(layers, inputs, require_grad(inputs));
  if (structure.facts.empty()) return std::nullopt;
  Profile profile = profile_structure(structure, layers, inputs, options);
  return ProfiledLayers{std::move(structure), std::move(profile)};
}

Profile profile(const std::vector<Layer>& layers, const Tensors& inputs, const ProfileOptions& options) {
  std::optional<ProfiledLayers> found = profile_layers(layers, inputs, options);
  if (!found) throw InvalidInput("the layers", "nothing that requires a gradient", "a parameter or an input that requires one");
  return std::move(found->profile);
}

}  // namespace recollect::torch
