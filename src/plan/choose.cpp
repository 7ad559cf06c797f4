// plan(): checks what is asked for, hands it to the planner of the strategy, or takes the fastest of those that apply.
#include <algorithm>
#include <array>
#include <cmath>

#include "plan/heterogeneous.hpp"
#include "plan/legs.hpp"
#include "plan/planners.hpp"
#include "plan/uniform.hpp"

namespace recollect {
namespace {

struct Planner {
  Strategy strategy;
  const char* name;
  bool (*applies)(const Chain&);
  Minimum (*minimum)(const Chain&);
  Draft (*plan)(const Chain&, const Budget&, const PlanOptions&);
  Draft (*plan_slots)(const Chain&, Slots);
};

// Unlike steps are replayed one by one to know what a plan costs.
constexpr Step kLongestReplay = 20'000'000;
bool replayable(const Chain& chain) { return chain.is_uniform() || chain.size() <= kLongestReplay; }
bool uniform(const Chain& chain) { return chain.is_uniform(); }
bool short_enough(const Chain& chain) { return chain.size() <= heterogeneous::kLongest; }
bool with_tier(const Chain& chain) { return !chain.tiers().empty() && chain.size() <= kLongestReplay; }
bool uniform_with_tier(const Chain& chain) { return chain.is_uniform() && with_tier(chain); }

// Most planners take no time to speak of.
template <Draft (*planner)(const Chain&, const Budget&)>
Draft quick(const Chain& chain, const Budget& budget, const PlanOptions&) {
  return planner(chain, budget);
}

// In the order of preference among equally fast ones: the simpler first.
constexpr std::array kPlanners{
    Planner{Strategy::store_all, "store-all", replayable, store_all::minimum, quick<store_all::plan>, nullptr},
    Planner{Strategy::chen_sqrt, "chen-sqrt", replayable, chen_sqrt::minimum, quick<chen_sqrt::plan>, nullptr},
    Planner{Strategy::chen_recursive, "chen-recursive", replayable, chen_recursive::minimum, quick<chen_recursive::plan>,
            nullptr},
    Planner{Strategy::revolve, "revolve", uniform, revolve::minimum, quick<revolve::plan>, revolve::plan},
    Planner{Strategy::records, "records", uniform, records::minimum, quick<records::plan>, records::plan},
    Planner{Strategy::mixed, "mixed", uniform, mixed::minimum, quick<mixed::plan>, mixed::plan},
    Planner{Strategy::heterogeneous, "heterogeneous", short_enough, heterogeneous::minimum, heterogeneous::plan, nullptr},
    Planner{Strategy::online, "online", uniform, online::minimum, quick<online::plan>, online::plan},
    Planner{Strategy::kukreja, "kukreja", uniform_with_tier, kukreja::minimum, quick<kukreja::plan>, nullptr},
    Planner{Strategy::two_level, "two-level", with_tier, two_level::minimum, two_level::plan, nullptr},
    Planner{Strategy::rewind, "rewind", rewind::applies, rewind::minimum, rewind::plan, nullptr},
};

// What `automatic` has for steps that differ and are too many for heterogeneous.
constexpr Planner kBounding{Strategy::mixed, "mixed", bounding::applies, bounding::minimum, quick<bounding::plan>, nullptr};

const Planner& planner_of(Strategy strategy) {
  return *std::find_if(kPlanners.begin(), kPlanners.end(), [&](const Planner& p) { return p.strategy == strategy; });
}

// What `automatic` looks at beside rewinding. For equal steps nothing beats mixed, for unlike ones nothing beats heterogeneous:
// both contain the others, as two-level contains them.
std::vector<const Planner*> candidates(const Chain& chain) {
  const Planner& store_all = planner_of(Strategy::store_all);
  if (with_tier(chain)) return {&store_all, &planner_of(Strategy::two_level)};
  if (chain.is_uniform()) return {&store_all, &planner_of(Strategy::mixed)};
  if (short_enough(chain)) return {&store_all, &planner_of(Strategy::heterogeneous)};
  std::vector<const Planner*> list{&store_all, &planner_of(Strategy::chen_sqrt), &planner_of(Strategy::chen_recursive)};
  if (kBounding.applies(chain)) list.push_back(&kBounding);
  return list;
}

// Whether the planner's bound, which most planners know for schedules without rewinds only, holds for this chain.
bool bound_holds(const Planner& planner, const Chain& chain) {
  return planner.strategy == Strategy::store_all || planner.strategy == Strategy::two_level || !can_rewind(chain);
}

void require_applies(Strategy strategy, const Chain& chain) {
  if (!replayable(chain))
    throw InvalidInput("steps", std::to_string(chain.size()) + " that are not all equal",
                       "at most 20000000 of those, or equal steps with state 0 and gradient 0 as large as the others");
  if (applies(strategy, chain)) return;
  const bool two_levels = strategy == Strategy::two_level || strategy == Strategy::kukreja;
  if (two_levels && chain.tiers().empty())
    throw InvalidInput("strategy", name_of(strategy), "a chain with a slower tier, or a strategy that needs none");
  if (two_levels && !with_tier(chain))
    throw InvalidInput("steps", std::to_string(chain.size()), "at most 20000000 for " + std::string(name_of(strategy)));
  if (strategy == Strategy::rewind)
    throw InvalidInput("strategy", name_of(strategy),
                       can_rewind(chain) ? "at most 20000 unlike steps; this chain has " + std::to_string(chain.size())
                                         : "a chain with steps that have a rewind time");
  throw InvalidInput(
      "strategy", name_of(strategy),
      strategy == Strategy::heterogeneous
          ? "at most " + std::to_string(heterogeneous::kLongest) + " steps; this chain has " + std::to_string(chain.size())
          : std::string(chain.tiers().empty() ? "" : "two-level, ") +
                "heterogeneous, store-all, chen-sqrt, chen-recursive or auto for a chain of unlike steps");
}

Plan finish(const Planner& planner, Draft draft, const Chain& chain, const Budget& budget) {
  return {planner.strategy,
          draft.prediction,
          std::move(draft.reason),
          bound_holds(planner, chain) ? draft.lower_bound : std::nullopt,
          std::move(draft.schedule),
          chain,
          budget,
          false};
}

// For planners that know only bytes: the slots, and what is free beside them.
Bytes bytes_of(const Chain& chain, Slots slots) {
  const Uniform uniform(chain);
  const Int128 bytes = Int128{slots.count} * uniform.state + uniform.state + uniform.working;
  return Bytes(static_cast<std::int64_t>(std::min<Int128>(bytes, std::numeric_limits<std::int64_t>::max())));
}

Plan plan_automatic(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  std::optional<Draft> best;
  const Planner* chosen = nullptr;
  const auto is_best = [&] {  // nothing is faster
    return best && bound_holds(*chosen, chain) && best->lower_bound && best->prediction.time <= *best->lower_bound;
  };
  for (const Planner* planner : candidates(chain)) {
    if (planner->minimum(chain).memory > budget.memory) continue;
    Draft candidate = planner->plan(chain, budget, options);
    if (best && candidate.prediction.time >= best->prediction.time) continue;
    best = std::move(candidate);
    chosen = planner;
    if (is_best()) break;
  }
  if (rewind::applies(chain) && !is_best()) {
    std::optional<Draft> rewinding = rewind::plan_rewinding(chain, budget);
    if (rewinding && (!best || rewinding->prediction.time < best->prediction.time)) {
      best = std::move(rewinding);
      chosen = &planner_of(Strategy::rewind);
    }
  }
  if (!best) {
    const Minimum least = minimum_memory(chain);
    throw InfeasibleBudget(name_of(Strategy::automatic), budget.memory, least.memory, least.step, chain.step(least.step).name);
  }
  return finish(*chosen, std::move(*best), chain, budget);
}

}  // namespace

const char* name_of(Strategy strategy) { return strategy == Strategy::automatic ? "auto" : planner_of(strategy).name; }

std::optional<Strategy> strategy_named(std::string_view name) {
  if (name == "auto") return Strategy::automatic;
  for (const Planner& planner : kPlanners)
    if (name == planner.name) return planner.strategy;
  return std::nullopt;
}

std::string strategy_names() {
  std::string names = "auto";
  for (const Planner& planner : kPlanners) names += std::string(", ") + planner.name;
  return names;
}

const std::vector<Strategy>& all_strategies() {
  static const std::vector<Strategy> all = [] {
    std::vector<Strategy> list;
    for (const Planner& planner : kPlanners) list.push_back(planner.strategy);
    return list;
  }();
  return all;
}

bool applies(Strategy strategy, const Chain& chain) {
  return strategy == Strategy::automatic || planner_of(strategy).applies(chain);
}

Plan plan(const Chain& chain, const Budget& budget, Strategy strategy, const PlanOptions& options) {
  require_applies(strategy, chain);
  if (strategy == Strategy::automatic) return plan_automatic(chain, budget, options);
  const Planner& planner = planner_of(strategy);
  const Minimum minimum = planner.minimum(chain);
  if (budget.memory < minimum.memory)
    throw InfeasibleBudget(planner.name, budget.memory, minimum.memory, minimum.step, chain.step(minimum.step).name);
  return finish(planner, planner.plan(chain, budget, options), chain, budget);
}

Plan plan(const Chain& chain, Slots slots, Strategy strategy) {
  if (slots.count < 1) throw InvalidInput("slots", std::to_string(slots.count), "1 or more: state 0 needs one");
  if (!chain.is_uniform())
    throw InvalidInput("slots", std::to_string(slots.count), "a budget in bytes for a chain of unlike steps");
  if (chain.state(0).count() == 0)
    throw InvalidInput("slots", std::to_string(slots.count), "a budget in bytes when states have no size");
  if (strategy == Strategy::automatic) strategy = Strategy::mixed;  // the others are special cases of it
  const Planner& planner = planner_of(strategy);
  if (planner.plan_slots == nullptr) return plan(chain, Budget{bytes_of(chain, slots), {}}, strategy);
  return finish(planner, planner.plan_slots(chain, slots), chain, Budget{});
}

Minimum minimum_memory(const Chain& chain, Strategy strategy) {
  require_applies(strategy, chain);
  if (strategy != Strategy::automatic) return planner_of(strategy).minimum(chain);
  std::optional<Minimum> least;
  for (const Planner* planner : candidates(chain)) {
    const Minimum minimum = planner->minimum(chain);
    if (!least || minimum.memory < least->memory) least = minimum;
  }
  if (!rewind::applies(chain)) return *least;
  const Minimum rewinding = rewind::minimum_rewinding(chain);
  return rewinding.memory < least->memory ? rewinding : *least;
}

Bytes store_all_memory(const Chain& chain) {
  require_applies(Strategy::store_all, chain);
  return store_all::minimum(chain).memory;
}

namespace {

template <class PlanIn>
std::vector<CurvePoint> sampled_curve(Bytes least, Bytes most, int points, PlanIn plan_in) {
  std::vector<CurvePoint> curve;
  const double low = std::log(std::max(1.0, static_cast<double>(least.count())));
  const double high = std::log(std::max(1.0, static_cast<double>(most.count())));
  for (int k = 0; k < points; ++k) {
    const double at = std::exp(low + (high - low) * k / (points - 1));
    Bytes memory(static_cast<std::int64_t>(at));
    if (k == 0) memory = least;
    if (k == points - 1) memory = most;
    memory = std::clamp(memory, least, most);
    Prediction prediction = plan_in(Budget{memory, {}});
    // A budget that buys nothing is no point of the curve.
    if (curve.empty() || prediction.time < curve.back().prediction.time)
      curve.push_back({prediction.peak, std::move(prediction)});
  }
  return curve;
}

// The points of both that buy something.
std::vector<CurvePoint> lower_curve(std::vector<CurvePoint> a, const std::vector<CurvePoint>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end(), [](const CurvePoint& x, const CurvePoint& y) {
    return x.memory != y.memory ? x.memory < y.memory : x.prediction.time < y.prediction.time;
  });
  std::vector<CurvePoint> both;
  for (CurvePoint& point : a)
    if (both.empty() || point.prediction.time < both.back().prediction.time) both.push_back(std::move(point));
  return both;
}

}  // namespace

std::vector<CurvePoint> tradeoff_curve(const Chain& chain, Strategy strategy, int points, const PlanOptions& options) {
  if (points < 2) throw InvalidInput("points", std::to_string(points), "2 or more");
  require_applies(strategy, chain);
  const bool unlike = strategy == Strategy::automatic && !chain.is_uniform() && short_enough(chain);
  if (unlike || strategy == Strategy::heterogeneous) {
    std::vector<CurvePoint> curve = heterogeneous::tradeoff_curve(chain, points, options);
    if (!unlike || !rewind::applies(chain)) return curve;
    const Bytes least = rewind::minimum_rewinding(chain).memory;
    return lower_curve(std::move(curve),
                       sampled_curve(least, std::max(least, store_all_memory(chain)), points, [&](const Budget& budget) {
                         return rewind::plan_rewinding(chain, budget).value().prediction;
                       }));
  }
  const Bytes least = minimum_memory(chain, strategy).memory;
  return sampled_curve(least, std::max(least, store_all_memory(chain)), points,
                       [&](const Budget& budget) { return plan(chain, budget, strategy, options).prediction; });
}

}  // namespace recollect
