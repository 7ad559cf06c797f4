// Chains of unlike steps: the fastest nested plan within a budget, in exact bytes and nanoseconds. A schedule is nested when
// what it keeps forms a stack: from state s either record step s, reverse the rest, then differentiate s; or advance to k,
// keep state k, reverse [k, t), drop k, reverse [s, k). Beaumont et al., "Optimal checkpointing for heterogeneous chains"
// (2019) solve the same class in buckets of memory; here nothing is rounded. Schedules that are not nested can be faster on
// some chains: see beyond_nested.hpp.
// Pure functions; safe to call from several threads.
#pragma once

#include <chrono>
#include <vector>

#include "plan/nested_costs.hpp"
#include "recollect/plan.hpp"

namespace recollect::heterogeneous {

struct NestedPlan {
  Time time;
  Bytes peak{};
  bool optimal = false;  // among nested plans; otherwise the time limit came first
  Time lower_bound;      // no nested plan within the budget is faster
  Schedule schedule;
};

// The least memory in which a nested plan exists, and a step that needs it.
Minimum minimum(const Chain& chain);

// The fastest nested plan in `memory` bytes. When the time limit comes first: the best found so far, which is never slower
// than store-all or Chen's where those fit, with the lower bound proved so far. The limit is kept to within the time that
// minimum() takes. Throws InfeasibleBudget, and InvalidInput for chains of more than kLongest steps.
NestedPlan solve(const Chain& chain, Bytes memory, std::chrono::milliseconds time_limit = std::chrono::seconds(10));
inline constexpr Step kLongest = 1000;

// All points at which more memory buys time, exactly, from one program without pruning: fast up to about 100 steps.
struct TradeOff {
  Bytes memory{};
  Time time;
};
std::vector<TradeOff> exact_curve(const Chain& chain);

}  // namespace recollect::heterogeneous
