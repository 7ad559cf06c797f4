// Nested plans by brute force: all of them as schedules, and the plain recursion over memory.
#pragma once

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

#include "recollect/verify.hpp"

namespace recollect::testing {

using Actions = std::vector<Action>;

inline Actions joined(std::initializer_list<const Actions*> parts) {
  Actions all;
  for (const Actions* part : parts) all.insert(all.end(), part->begin(), part->end());
  return all;
}

// Every nested way to reverse [s, t) from the owned state s. There are 1, 2, 6, 22, 90, 394 of them for 1 to 6 steps.
inline std::vector<Actions> nested_schedules(Step s, Step t) {
  std::vector<Actions> all;
  const Actions record{Action::restore(s), Action::record(s)}, backward{Action::backward(s)};
  if (s + 1 == t) return {joined({&record, &backward})};
  for (const Actions& rest : nested_schedules(s + 1, t)) all.push_back(joined({&record, &rest, &backward}));
  for (Step k = s + 1; k < t; ++k) {
    const Actions advance{Action::restore(s), Action::advance(s, k), Action::keep(k)}, drop{Action::drop({ItemKind::state, k})};
    const auto lefts = nested_schedules(s, k);
    for (const Actions& right : nested_schedules(k, t))
      for (const Actions& left : lefts) all.push_back(joined({&advance, &right, &drop, &left}));
  }
  return all;
}

// The same for a whole chain, with state 0 kept.
inline std::vector<Actions> nested_schedules(Step n) {
  std::vector<Actions> all;
  const Actions keep{Action::keep(0)};
  for (const Actions& rest : nested_schedules(0, n)) all.push_back(joined({&keep, &rest}));
  return all;
}

// The recursion of nested plans, cell by cell over memory that is left, without lists, tables or pruning.
class PlainRecursion {
 public:
  static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max() / 4;
  explicit PlainRecursion(const Chain& chain) : chain_(chain) {}

  // In `memory` bytes, state 0 included; kNever when there is no plan.
  std::int64_t time(std::int64_t memory) const { return time(0, chain_.size(), memory - state(0)); }

 private:
  std::int64_t state(Step i) const { return chain_.state(i).count(); }
  std::int64_t gradient(Step i) const { return chain_.gradient(i).count(); }

  std::int64_t time(Step s, Step t, std::int64_t left) const {
    if (left < 0) return kNever;
    if (s == t) return 0;
    std::int64_t best = kNever;
    for (std::size_t way = 0; way < chain_.step(s).ways(); ++way) {
      const RecordCosts& v = chain_.step(s).way(way);
      const std::int64_t record = v.record.count();
      if (gradient(t) + record + v.forward_scratch.count() > left) continue;
      if (gradient(s + 1) + gradient(s) + record + v.backward_scratch.count() > left) continue;
      best = std::min(best, v.forward.count() + v.backward.count() + time(s + 1, t, left - record));
    }
    std::int64_t advanced = 0;
    for (Step k = s + 1; k < t; ++k) {
      const StepCosts& step = chain_.step(k - 1);
      const std::int64_t input = k - 1 > s ? state(k - 1) : 0;
      const std::int64_t both = step.in_place ? std::max(state(k - 1), state(k)) : input + state(k);
      if (gradient(t) + both + step.advance_scratch.count() > left) break;
      advanced += step.advance.count();
      const std::int64_t right = time(k, t, left - state(k));
      if (right < best) best = std::min(best, advanced + right + time(s, k, left));
    }
    return std::min(best, kNever);
  }

  const Chain& chain_;
};

// Small numbers, so that ties, zeros and tight fits are frequent.
class RandomChains {
 public:
  explicit RandomChains(unsigned seed) : bits_(seed) {}

  std::int64_t number(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(bits_);
  }
  bool chance(int percent) { return number(1, 100) <= percent; }

  StepSpec step() {
    StepSpec step;
    step.state = Bytes(chance(15) ? 0 : number(1, 12));
    step.record = step.state + Bytes(chance(20) ? 0 : number(0, 25));
    step.forward = Nanoseconds(chance(10) ? 0 : number(1, 9));
    if (chance(40)) step.advance = Nanoseconds(number(0, 9));
    step.backward = Nanoseconds(number(0, 18));
    if (chance(30)) step.gradient = Bytes(number(0, 15));
    if (chance(40)) step.forward_scratch = Bytes(number(0, 4));
    if (chance(40)) step.backward_scratch = Bytes(number(0, 6));
    if (chance(30))
      step.advance_scratch = Bytes(number(0, step.forward_scratch.count() + step.record.count() - step.state.count()));
    step.record_holds_input = chance(30);
    step.in_place = chance(30);
    return step;
  }

  // Up to two more ways to record the step.
  void add_variants(StepSpec& step) {
    for (std::int64_t more = number(0, 2); more > 0; --more)
      step.variants.push_back({.forward = Nanoseconds(number(0, 9)),
                               .backward = Nanoseconds(number(0, 18)),
                               .record = step.state + Bytes(number(0, 25)),
                               .forward_scratch = Bytes(number(0, 4)),
                               .backward_scratch = Bytes(number(0, 6))});
  }

  Chain chain(Step n, bool with_variants = false) {
    std::vector<Chain::Run> runs;
    for (Step i = 0; i < n; ++i) {
      runs.push_back({step(), 1});
      if (with_variants) add_variants(runs.back().step);
    }
    Chain::Options options{Bytes(number(0, 12)), std::nullopt, {}};
    if (chance(30)) options.input_gradient = Bytes(number(0, 12));
    return Chain(options, runs);
  }

 private:
  std::mt19937 bits_;
};

}  // namespace recollect::testing
