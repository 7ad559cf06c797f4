#include "recollect/chain.hpp"

#include <algorithm>
#include <cmath>

#include "recollect/error.hpp"

namespace recollect {
namespace {

// Sums of sizes stay below this, so that planners and the verifier may add them without checks.
constexpr Int128 kMaxTotal = Int128{1} << 62;

class Validator {
 public:
  explicit Validator(std::string path) : path_(std::move(path)) {}

  void size(const char* field, Bytes value) const {
    if (value.count() < 0) reject(field, std::to_string(value.count()), "a number of bytes from 0");
  }
  void time(const char* field, Nanoseconds value) const {
    if (value.count() < 0 || value > kMaxTime)
      reject(field, std::to_string(static_cast<double>(value.count()) * 1e-9) + " s", "seconds from 0 to 10^6");
  }
  void recording(const RecordCosts& way, Bytes state) const {
    time("forward", way.forward);
    time("backward", way.backward);
    size("record_bytes", way.record);
    size("forward_scratch_bytes", way.forward_scratch);
    size("backward_scratch_bytes", way.backward_scratch);
    if (way.record < state)
      reject("record_bytes", std::to_string(way.record.count()),
             "at least state_bytes (" + std::to_string(state.count()) + "): a record contains the state the step produces");
  }
  [[noreturn]] void reject(const char* field, const std::string& value, const std::string& accepted) const {
    throw InvalidInput(path_ + field, value, accepted);
  }

 private:
  std::string path_;
};

StepCosts resolve(const StepSpec& spec, const std::string& path) {
  const Validator check(path);
  StepCosts costs;
  costs.forward = spec.forward;
  costs.backward = spec.backward;
  costs.record = spec.record;
  costs.forward_scratch = spec.forward_scratch;
  costs.backward_scratch = spec.backward_scratch;
  costs.name = spec.name;
  costs.advance = spec.advance.value_or(spec.forward);
  costs.rewind = spec.rewind;
  costs.state = spec.state;
  costs.gradient = spec.gradient.value_or(spec.state);
  costs.advance_scratch = spec.advance_scratch.value_or(spec.forward_scratch);
  costs.tape = spec.tape;
  costs.record_holds_input = spec.record_holds_input;
  costs.in_place = spec.in_place;
  check.recording(costs, costs.state);
  check.time("advance", costs.advance);
  if (costs.rewind) check.time("rewind", *costs.rewind);
  check.size("state_bytes", costs.state);
  check.size("gradient_bytes", costs.gradient);
  check.size("advance_scratch_bytes", costs.advance_scratch);
  check.size("tape_bytes", costs.tape);
  const Int128 recording = Int128{costs.forward_scratch.count()} + costs.record.count() - costs.state.count();
  if (costs.advance_scratch.count() > recording)
    check.reject("advance_scratch_bytes", std::to_string(costs.advance_scratch.count()),
                 "at most what recording the step takes beside the state, " +
                     std::to_string(static_cast<std::int64_t>(recording)) +
                     " (forward_scratch_bytes + record_bytes - state_bytes): raise forward_scratch_bytes if that is too low");
  if (costs.tape.count() > 0 && !costs.rewind)
    check.reject("tape_bytes", std::to_string(costs.tape.count()), "0, or a step that has a rewind time");
  if (spec.variants.size() > 254) check.reject("variants", std::to_string(spec.variants.size()) + " of them", "at most 254");
  for (const VariantSpec& variant : spec.variants) {
    const Validator check_variant(path + "variants[" + std::to_string(costs.variants.size()) + "].");
    costs.variants.push_back({.forward = variant.forward.value_or(costs.forward),
                              .backward = variant.backward.value_or(costs.backward),
                              .record = variant.record.value_or(costs.record),
                              .forward_scratch = variant.forward_scratch.value_or(costs.forward_scratch),
                              .backward_scratch = variant.backward_scratch.value_or(costs.backward_scratch)});
    check_variant.recording(costs.variants.back(), costs.state);
  }
  return costs;
}

bool same_but_for_name(StepCosts a, const StepCosts& b) {
  a.name = b.name;
  return a == b;
}

// The most that one step of this kind can add to what is alive, whatever the way it is recorded.
Int128 most_bytes(const StepCosts& costs) {
  Int128 record = 0;
  for (std::size_t v = 0; v < costs.ways(); ++v) record = std::max<Int128>(record, costs.way(v).record.count());
  return record + costs.state.count() + costs.gradient.count() + costs.tape.count();
}
Int128 most_scratch(const StepCosts& costs) {
  Int128 scratch = costs.advance_scratch.count();
  for (std::size_t v = 0; v < costs.ways(); ++v)
    scratch = std::max<Int128>({scratch, costs.way(v).forward_scratch.count(), costs.way(v).backward_scratch.count()});
  return scratch;
}

void check_tiers(const std::vector<Tier>& tiers) {
  for (std::size_t k = 0; k < tiers.size(); ++k) {
    const Validator tier("tiers[" + std::to_string(k) + "].");
    for (const double rate : {tiers[k].write_bytes_per_second, tiers[k].read_bytes_per_second})
      if (!(rate >= 1) || !std::isfinite(rate))
        tier.reject(rate == tiers[k].write_bytes_per_second ? "write" : "read", std::to_string(rate), "bytes per second from 1");
    tier.time("latency", tiers[k].latency);
    tier.size("staging_bytes", tiers[k].staging);
  }
  if (tiers.size() > 255) Validator("").reject("tiers", std::to_string(tiers.size()) + " of them", "at most 255");
}

}  // namespace

Chain::Chain(const Options& options, const std::vector<Run>& runs)
    : input_state_(options.input_state),
      input_gradient_(options.input_gradient.value_or(options.input_state)),
      begins_{0},
      tiers_(options.tiers) {
  const Validator check("");
  check.size("input_state_bytes", input_state_);
  check.size("input_gradient_bytes", input_gradient_);
  check_tiers(tiers_);
  Int128 total = Int128{input_state_.count()} + input_gradient_.count();
  for (const Tier& tier : tiers_) total += tier.staging.count();
  for (std::size_t q = 0; q < runs.size(); ++q) {
    const std::string path = "steps[" + std::to_string(q) + "].";
    StepCosts costs = resolve(runs[q].step, path);
    const Step count = runs[q].count;
    if (count < 1 || count > kMaxSteps - begins_.back())
      Validator(path).reject("repeat", std::to_string(count), "1 or more, and at most 4000000000 steps in all");
    total += count * most_bytes(costs) + most_scratch(costs);
    if (total >= kMaxTotal)
      check.reject(("steps[" + std::to_string(q) + "]").c_str(), "more than 4 EiB in all",
                   "states, records and gradients of the whole chain below 2^62 bytes");
    if (!runs_.empty() && runs_.back() == costs) {
      begins_.back() += count;
    } else {
      runs_.push_back(std::move(costs));
      begins_.push_back(begins_.back() + count);
    }
  }
  if (runs_.empty()) check.reject("steps", "an empty list", "at least one step");
  const bool alike =
      std::all_of(runs_.begin(), runs_.end(), [&](const StepCosts& run) { return same_but_for_name(run, runs_[0]); });
  uniform_ = alike && runs_[0].variants.empty() && input_state_ == runs_[0].state && input_gradient_ == runs_[0].gradient;
}

Chain Chain::with_tiers(std::vector<Tier> tiers) const {
  check_tiers(tiers);
  Chain chain = *this;
  chain.tiers_ = std::move(tiers);
  return chain;
}

Chain Chain::uniform(Step n, const StepSpec& step) {
  return Chain({.input_state = step.state, .input_gradient = step.gradient.value_or(step.state), .tiers = {}}, {{step, n}});
}

std::size_t Chain::run_of(Step i) const {
  if (runs_.size() == 1) return 0;
  return static_cast<std::size_t>(std::upper_bound(begins_.begin(), begins_.end(), i) - begins_.begin()) - 1;
}

}  // namespace recollect
