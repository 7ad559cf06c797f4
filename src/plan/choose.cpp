// plan(): checks what is asked for, hands it to the planner of the strategy, or takes the fastest of those that apply.
#include <algorithm>
#include <array>

#include "plan/heterogeneous.hpp"
#include "plan/legs.hpp"
#include "plan/planners.hpp"
#include "plan/two_level.hpp"
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

// What `automatic` looks at. For equal steps nothing beats mixed, for unlike ones nothing beats heterogeneous while there is
// time: both contain the others, as two-level contains them.
std::vector<const Planner*> contenders(const Chain& chain) {
  std::vector<const Planner*> list{&planner_of(Strategy::store_all)};
  if (with_tier(chain)) {
    list.push_back(&planner_of(Strategy::two_level));
  } else if (chain.is_uniform()) {
    list.push_back(&planner_of(Strategy::mixed));
  } else {
    if (short_enough(chain)) list.push_back(&planner_of(Strategy::heterogeneous));
    list.push_back(&planner_of(Strategy::chen_sqrt));
    list.push_back(&planner_of(Strategy::chen_recursive));
    if (!short_enough(chain) && kBounding.applies(chain)) list.push_back(&kBounding);
  }
  if (rewind::applies(chain)) list.push_back(&planner_of(Strategy::rewind));
  return list;
}

// Whether the planner's bound, which most planners know for schedules without rewinds only, holds for this chain.
bool bound_holds(const Planner& planner, const Chain& chain) {
  return planner.strategy == Strategy::store_all || planner.strategy == Strategy::two_level || !can_rewind(chain);
}

// What a chain would need for a strategy that does not apply to it.
std::string what_it_takes(Strategy strategy, const Chain& chain) {
  const bool two_levels = strategy == Strategy::two_level || strategy == Strategy::kukreja;
  if (two_levels && chain.tiers().empty()) return "a slower tier";
  if (two_levels && !with_tier(chain)) return "at most " + std::to_string(kLongestReplay) + " steps";
  if (strategy == Strategy::rewind) return can_rewind(chain) ? "at most 20000 unlike steps" : "steps that have a rewind time";
  if (strategy == Strategy::heterogeneous) return "at most " + std::to_string(heterogeneous::kLongest) + " steps";
  return "equal steps";
}

void require_applies(Strategy strategy, const Chain& chain) {
  if (!replayable(chain))
    throw InvalidInput("steps", std::to_string(chain.size()) + " that are not all equal",
                       "at most 20000000 of those, or equal steps with state 0 and gradient 0 as large as the others");
  if (applies(strategy, chain)) return;
  std::string others;
  for (const Planner& planner : kPlanners)
    if (planner.applies(chain)) others += std::string(others.empty() ? "" : ", ") + planner.name;
  throw InvalidInput("strategy", name_of(strategy),
                     "for this chain auto, " + others + "; this one needs " + what_it_takes(strategy, chain));
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

// What a planner makes of the budget: nothing where that is too small.
struct Found {
  const Planner* planner;
  std::optional<Draft> draft;
};

Found find_once(const Planner& planner, const Chain& chain, const Budget& budget, const PlanOptions& options) {
  // Plans that rewind nothing are others' to make.
  if (planner.strategy == Strategy::rewind) return {&planner, rewind::plan_rewinding(chain, budget)};
  if (planner.minimum(chain).memory > budget.memory) return {&planner, std::nullopt};
  return {&planner, planner.plan(chain, budget, options)};
}

bool is_faster(const Found& a, const Found& b) {
  return a.draft && (!b.draft || a.draft->prediction.time < b.draft->prediction.time);
}

// Whether nothing that needs no more memory is faster.
bool is_best_within(const Found& found, const Chain& chain, const Budget& budget, const PlanOptions& options) {
  if (!found.draft || !chain.is_uniform() || chain.tiers().size() != 1) return false;
  return found.draft->prediction.time <= two_level::lower_bound(chain, budget, options.fetch_records);
}

// Searches beside a tier find good plans, not always the best: one that they find for less memory may be faster, and fits as
// well. By halves, so that twice the memory is never slower.
Found find_by_halves(const Planner& planner, const Chain& chain, const Budget& budget, const PlanOptions& options) {
  PlanOptions in_half_the_time = options;
  in_half_the_time.time_limit /= 2;
  Found best = find_once(planner, chain, budget, in_half_the_time);
  // More than store-all takes is of no use.
  const Budget half{std::min(Bytes(budget.memory.count() / 2), store_all::minimum(chain).memory), budget.tiers};
  if (!best.draft || half.memory.count() < 1 || is_best_within(best, chain, half, options)) return best;
  Found less = find_by_halves(planner, chain, half, in_half_the_time);
  if (!is_faster(less, best)) return best;
  less.draft->lower_bound = best.draft->lower_bound;
  return less;
}

// Of longer chains a plan takes long to make, and what is found is closer to the best.
constexpr Step kLongestByHalves = 20'000;

Found find(const Planner& planner, const Chain& chain, const Budget& budget, const PlanOptions& options) {
  const bool searches = planner.strategy == Strategy::two_level || planner.strategy == Strategy::rewind;
  return searches && with_tier(chain) && chain.size() <= kLongestByHalves ? find_by_halves(planner, chain, budget, options)
                                                                          : find_once(planner, chain, budget, options);
}

// What came of the contenders, up to one that nothing can beat; the fastest first.
std::vector<Found> contest(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  std::vector<Found> all;
  for (const Planner* planner : contenders(chain)) {
    const std::optional<Draft>& draft = all.emplace_back(find(*planner, chain, budget, options)).draft;
    if (draft && draft->lower_bound && draft->prediction.time <= *draft->lower_bound && bound_holds(*planner, chain)) break;
  }
  std::stable_sort(all.begin(), all.end(), is_faster);
  return all;
}

[[noreturn]] void refuse(Strategy strategy, const Chain& chain, const Budget& budget) {
  const Minimum least = minimum_memory(chain, strategy);
  throw InfeasibleBudget(name_of(strategy), budget.memory, least.memory, least.step, chain.step(least.step).name);
}

Candidate candidate(Found found, const Chain& chain, const Budget& budget) {
  const Planner& planner = *found.planner;
  if (found.draft) return {planner.strategy, finish(planner, std::move(*found.draft), chain, budget)};
  const Minimum least = planner.strategy == Strategy::rewind ? rewind::minimum_rewinding(chain) : planner.minimum(chain);
  return {planner.strategy, std::nullopt, least.memory, "needs " + to_string(least.memory)};
}

// One that `automatic` did not have to look at.
Candidate runner_up(const Planner& planner, const Chain& chain, const Budget& budget, const PlanOptions& options) {
  constexpr Step kLongestOnline = 100'000;  // it replays its whole forward to predict itself
  std::string why;
  if (!planner.applies(chain)) why = "needs " + what_it_takes(planner.strategy, chain);
  if (planner.strategy == Strategy::heterogeneous && chain.is_uniform())
    why = "plans equal steps as mixed does, which is quicker";
  if (planner.strategy == Strategy::online && chain.size() > kLongestOnline)
    why = "takes long to predict; revolve is never slower";
  if (!why.empty()) return {planner.strategy, std::nullopt, std::nullopt, why};
  try {
    return candidate(find(planner, chain, budget, options), chain, budget);
  } catch (const InvalidInput& error) {  // the tier has too little room
    return {planner.strategy, std::nullopt, std::nullopt, error.what()};
  }
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
  if (strategy == Strategy::automatic) {
    Found fastest = std::move(contest(chain, budget, options).front());
    if (!fastest.draft) refuse(strategy, chain, budget);
    return finish(*fastest.planner, std::move(*fastest.draft), chain, budget);
  }
  const Planner& planner = planner_of(strategy);
  if (budget.memory < planner.minimum(chain).memory) refuse(strategy, chain, budget);
  if (strategy == Strategy::two_level) return finish(planner, *find(planner, chain, budget, options).draft, chain, budget);
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

std::vector<Candidate> candidates(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  require_applies(Strategy::automatic, chain);
  std::vector<Candidate> all;
  for (Found& found : contest(chain, budget, options)) all.push_back(candidate(std::move(found), chain, budget));
  // At most two of those that take long are left: two-level and heterogeneous.
  PlanOptions rest = options;
  rest.time_limit /= 2;
  for (const Planner& planner : kPlanners)
    if (std::none_of(all.begin(), all.end(), [&](const Candidate& c) { return c.strategy == planner.strategy; }))
      all.push_back(runner_up(planner, chain, budget, rest));
  std::stable_sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    return a.plan && (!b.plan || a.plan->prediction.time < b.plan->prediction.time);
  });
  return all;
}

Minimum minimum_memory(const Chain& chain, Strategy strategy) {
  require_applies(strategy, chain);
  if (strategy != Strategy::automatic) return planner_of(strategy).minimum(chain);
  std::optional<Minimum> least;
  for (const Planner* planner : contenders(chain)) {
    const Minimum minimum = planner->strategy == Strategy::rewind ? rewind::minimum_rewinding(chain) : planner->minimum(chain);
    if (!least || minimum.memory < least->memory) least = minimum;
  }
  return *least;
}

Bytes store_all_memory(const Chain& chain) {
  require_applies(Strategy::store_all, chain);
  return store_all::minimum(chain).memory;
}

}  // namespace recollect
