// What the closed forms need of a uniform chain, and the pieces they share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "recollect/plan.hpp"

namespace recollect {

// C(n, k), or `cap` when it is larger. At most min(k, n-k) products.
inline std::int64_t binomial(std::int64_t n, std::int64_t k, std::int64_t cap = std::int64_t{1} << 62) {
  if (k < 0 || n < 0 || k > n) return 0;
  k = std::min(k, n - k);
  Int128 value = 1;
  for (std::int64_t i = 1; i <= k; ++i) {
    value = value * (n - k + i) / i;
    if (value >= cap) return cap;
  }
  return static_cast<std::int64_t>(value);
}

// 1 + 2 + … + t: each step run again from the first state. Fits for up to kMaxSteps, as t(t+1) does not.
inline std::int64_t triangle(Step t) { return t % 2 == 0 ? t / 2 * (t + 1) : (t + 1) / 2 * t; }

// Memory in a nested schedule of a uniform chain, in bytes. State 0 is always there; the record at work needs `working`
// (with its gradients and scratch, which is never less than advancing needs); `free(budget)` is what is left for states
// and records that are kept, the input of the record at work included unless a kept record owns it.
struct Uniform {
  Step n;
  std::int64_t state, record, working;
  const StepCosts& step;

  explicit Uniform(const Chain& chain)
      : n(chain.size()), state(chain.state(0).count()), record(chain.step(0).record.count()), working(0), step(chain.step(0)) {
    const std::int64_t gradient = step.gradient.count();
    working = record + std::max(gradient + step.forward_scratch.count(), 2 * gradient + step.backward_scratch.count());
  }

  std::int64_t free(Bytes budget) const { return budget.count() - state - working; }
  // The least that any schedule keeps beside state 0: the input of the record at work.
  std::int64_t least_kept() const { return n > 1 ? state : 0; }
  Minimum minimum() const { return {Bytes(state + least_kept() + working), n - 1}; }
  // State-sized slots in `free` bytes; more than n are never used.
  std::int64_t slots(std::int64_t free_bytes) const { return state == 0 ? n : std::min<std::int64_t>(free_bytes / state, n); }

  // A nested schedule records and differentiates every step once. `kept` is the largest number of bytes kept beside
  // state 0; `counted` the same in the papers' counting, where the input of the record at work is free.
  Prediction predict(std::int64_t advances, std::int64_t kept, std::int64_t counted, std::int64_t records) const {
    Prediction p;
    p.advances = advances;
    p.records = p.backwards = n;
    p.time = Time::of(advances, step.advance) + Time::of(n, step.forward) + Time::of(n, step.backward);
    p.peak = Bytes(state + kept + working);
    p.peak_slots = state == 0 ? 0 : static_cast<double>(state + counted) / static_cast<double>(state);
    p.peak_records = records;
    return p;
  }
};

}  // namespace recollect
