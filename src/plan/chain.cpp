#include "recollect/chain.hpp"

#include <algorithm>
#include <cmath>

#include "recollect/error.hpp"

namespace recollect {
namespace {

// Sums of sizes stay below this, so that planners and the verifier may add them without checks.
constexpr Int128 kMaxTotal = Int128{1} << 62;
constexpr Nanoseconds kMaxTime{1'000'000'000'000'000'000};  // 31 years for one step

class Validator {
 public:
  explicit Validator(std::string path) : path_(std::move(path)) {}

  void size(const char* field, Bytes value) const {
    if (value.count() < 0) reject(field, std::to_string(value.count()), "a number of bytes from 0");
  }
  void time(const char* field, Nanoseconds value) const {
    if (value.count() < 0 || value > kMaxTime)
      reject(field, std::to_string(static_cast<double>(value.count()) * 1e-9) + " s", "seconds from 0 to 10^9");
  }
  [[noreturn]] void reject(const char* field, const std::string& value, const std::string& accepted) const {
    throw InvalidInput(path_ + field, value, accepted);
  }

 private:
  std::string path_;
};

StepCosts resolve(const StepSpec& spec, const std::string& path) {
  const Validator check(path);
  StepCosts costs{.name = spec.name,
                  .forward = spec.forward,
                  .advance = spec.advance.value_or(spec.forward),
                  .backward = spec.backward,
                  .rewind = spec.rewind,
                  .state = spec.state,
                  .record = spec.record,
                  .gradient = spec.gradient.value_or(spec.state),
                  .forward_scratch = spec.forward_scratch,
                  .advance_scratch = spec.advance_scratch.value_or(spec.forward_scratch),
                  .backward_scratch = spec.backward_scratch,
                  .tape = spec.tape,
                  .record_holds_input = spec.record_holds_input,
                  .in_place = spec.in_place};
  check.time("forward", costs.forward);
  check.time("advance", costs.advance);
  check.time("backward", costs.backward);
  if (costs.rewind) check.time("rewind", *costs.rewind);
  check.size("state_bytes", costs.state);
  check.size("record_bytes", costs.record);
  check.size("gradient_bytes", costs.gradient);
  check.size("forward_scratch_bytes", costs.forward_scratch);
  check.size("advance_scratch_bytes", costs.advance_scratch);
  check.size("backward_scratch_bytes", costs.backward_scratch);
  check.size("tape_bytes", costs.tape);
  if (costs.record < costs.state)
    check.reject(
        "record_bytes", std::to_string(costs.record.count()),
        "at least state_bytes (" + std::to_string(costs.state.count()) + "): a record contains the state the step produces");
  const Int128 recording = Int128{costs.forward_scratch.count()} + costs.record.count() - costs.state.count();
  if (costs.advance_scratch.count() > recording)
    check.reject("advance_scratch_bytes", std::to_string(costs.advance_scratch.count()),
                 "at most what recording the step takes beside the state, " +
                     std::to_string(static_cast<std::int64_t>(recording)) +
                     " (forward_scratch_bytes + record_bytes - state_bytes): raise forward_scratch_bytes if that is too low");
  if (costs.tape.count() > 0 && !costs.rewind)
    check.reject("tape_bytes", std::to_string(costs.tape.count()), "0, or a step that has a rewind time");
  return costs;
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
  for (std::size_t k = 0; k < tiers_.size(); ++k) {
    const Validator tier("tiers[" + std::to_string(k) + "].");
    for (const double rate : {tiers_[k].write_bytes_per_second, tiers_[k].read_bytes_per_second})
      if (!(rate > 0) || !std::isfinite(rate))
        tier.reject(rate == tiers_[k].write_bytes_per_second ? "write" : "read", std::to_string(rate),
                    "bytes per second above 0");
    tier.time("latency", tiers_[k].latency);
  }
  if (tiers_.size() > 255) check.reject("tiers", std::to_string(tiers_.size()) + " of them", "at most 255");
  Int128 total = Int128{input_state_.count()} + input_gradient_.count();
  for (std::size_t q = 0; q < runs.size(); ++q) {
    const std::string path = "steps[" + std::to_string(q) + "].";
    StepCosts costs = resolve(runs[q].step, path);
    const Step count = runs[q].count;
    if (count < 1 || count > kMaxSteps - begins_.back())
      Validator(path).reject("repeat", std::to_string(count), "1 or more, and at most 4000000000 steps in all");
    total += count * (Int128{costs.state.count()} + costs.record.count() + costs.gradient.count() + costs.tape.count());
    total += Int128{costs.forward_scratch.count()} + costs.advance_scratch.count() + costs.backward_scratch.count();
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
  uniform_ = runs_.size() == 1 && input_state_ == runs_[0].state && input_gradient_ == runs_[0].gradient;
}

Chain Chain::uniform(Step n, const StepSpec& step) {
  return Chain({.input_state = step.state, .input_gradient = step.gradient.value_or(step.state), .tiers = {}}, {{step, n}});
}

std::size_t Chain::run_of(Step i) const {
  if (runs_.size() == 1) return 0;
  return static_cast<std::size_t>(std::upper_bound(begins_.begin(), begins_.end(), i) - begins_.begin()) - 1;
}

}  // namespace recollect
