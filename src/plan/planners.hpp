// The planners, one per strategy. `minimum` is the smallest budget it can plan; `plan` requires at least that much.
// plan() in choose.cpp checks both and is what the rest of the program calls.
#pragma once

#include "recollect/plan.hpp"

namespace recollect {

// A plan that does not yet say for which chain and budget.
struct Draft {
  Prediction prediction;
  std::string reason;
  Schedule schedule;
  std::optional<Time> lower_bound = std::nullopt;  // of all nested plans within the budget
};

struct Uniform;

namespace store_all {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
}  // namespace store_all

namespace chen_sqrt {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
}  // namespace chen_sqrt

namespace chen_recursive {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
}  // namespace chen_recursive

// For unlike steps, up to a few thousand of them (heterogeneous.hpp).
namespace heterogeneous {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options);
std::vector<CurvePoint> tradeoff_curve(const Chain& chain, int points, const PlanOptions& options);
}  // namespace heterogeneous

// The others need a uniform chain and also plan by slots.
namespace revolve {
// Forward steps of the optimal schedule for t steps in m slots, recorded ones included: the paper's C(t, m).
std::int64_t forward_steps(Step t, std::int64_t m);
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
Draft plan(const Chain& chain, Slots slots);
Draft plan(const Uniform& uniform, std::int64_t m);  // in m slots
}  // namespace revolve

namespace records {
std::int64_t forward_steps(Step t, std::int64_t m);  // m counts records
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
Draft plan(const Chain& chain, Slots slots);
}  // namespace records

namespace mixed {
std::int64_t forward_steps(Step t, std::int64_t m, std::int64_t record);  // a record of that many slots, its input beside
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
Draft plan(const Chain& chain, Slots slots);
}  // namespace mixed

// mixed for steps that differ (bounding.cpp).
namespace bounding {
bool applies(const Chain& chain);
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
}  // namespace bounding

// With a slower tier.
namespace two_level {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options);
}  // namespace two_level

namespace kukreja {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
}  // namespace kukreja

// For chains with steps that can be rewound (rewind.hpp).
namespace rewind {
bool applies(const Chain& chain);
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options);
// Without a look at plans that rewind nothing, which take long for unlike steps; nothing when the budget is too small for others.
// `minimum_rewinding` is where it is surely large enough.
Minimum minimum_rewinding(const Chain& chain);
std::optional<Draft> plan_rewinding(const Chain& chain, const Budget& budget);
}  // namespace rewind

namespace online {
Minimum minimum(const Chain& chain);
Draft plan(const Chain& chain, const Budget& budget);
Draft plan(const Chain& chain, Slots slots);
}  // namespace online

}  // namespace recollect
