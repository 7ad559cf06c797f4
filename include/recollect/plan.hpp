// Planning: numbers in, schedule out. Pure functions; safe to call from several threads.
#pragma once

#include <chrono>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "recollect/chain.hpp"
#include "recollect/error.hpp"
#include "recollect/schedule.hpp"

namespace recollect {

enum class Strategy : std::uint8_t {
  automatic,       // the fastest of those that apply
  store_all,       // record every step once: plain backpropagation
  chen_sqrt,       // segments of √N steps, each recorded again when its turn comes
  chen_recursive,  // halve until a segment can be recorded whole
  revolve,         // keep states: the optimum for equal steps (HSM)
  records,         // keep records: the optimum for equal steps (ISM)
  mixed,           // keep states and records: the optimum for equal steps (MSM)
  heterogeneous,   // keep states and records: the optimum for unlike steps
  online,          // keep states while the length is not yet known
  kukreja,         // write every so many states to a slower tier, Revolve between: equal steps
  two_level,       // write the states and records that pay to a slower tier, and keep or recompute the others
  rewind,          // invert steps that can be inverted, with what tape they need, and keep or recompute the others
};

const char* name_of(Strategy strategy);  // "chen-sqrt"
std::optional<Strategy> strategy_named(std::string_view name);
std::string strategy_names();                   // "auto, store-all, …", for messages
const std::vector<Strategy>& all_strategies();  // without automatic

// Room for the chain's items: states, records, gradients, scratch, transfers. Parameters and inputs are beside it.
struct Budget {
  Bytes memory{std::numeric_limits<std::int64_t>::max()};
  std::vector<Bytes> tiers = {};  // of Chain::tiers(); unlimited where left out
};

// The papers' own counting for equal steps: `count` slots of one state each, state 0 in one of them; one record at
// work, its input and the gradients are free. For `records` a slot holds a record (its input included).
struct Slots {
  std::int64_t count = 1;
};

struct PlanOptions {
  // Only chains of unlike steps take long. When the limit comes first, the plan is the best found so far, and its lower bound
  // says how far from the optimum it can be.
  std::chrono::milliseconds time_limit{10'000};
  // Without the search beyond nested schedules, which takes longer than the nested optimum and saves a percent or two.
  bool nested_only = false;
  // Whether records may go to a slower tier, or states alone.
  bool fetch_records = true;
};

struct Plan {
  Strategy strategy;  // the planner's own, never automatic
  Prediction prediction;
  std::string reason;  // why this one, in a sentence
  // No nested schedule within the budget is faster; nothing where the planner does not know. A schedule is nested when what
  // it keeps forms a stack, as all do but some of `heterogeneous`, which may be faster than this. Of `two_level`: no schedule.
  std::optional<Time> lower_bound;
  Schedule schedule;
  Chain chain;
  Budget budget;
  bool open_ended = false;  // of unknown length: the chain is the longest there may be
};

// The fastest plan of that strategy within the budget. Throws InfeasibleBudget, which names the smallest budget that
// would do, and InvalidInput when the strategy does not apply to the chain (the closed forms need a uniform one).
Plan plan(const Chain& chain, const Budget& budget, Strategy strategy = Strategy::automatic, const PlanOptions& options = {});
Plan plan(const Chain& chain, Slots slots, Strategy strategy = Strategy::mixed);

// A plan for a sequence whose length is known only when the forward ends (Schedule::end, Steps::has_step): `step` repeats,
// at most `longest` times. Keeps as many states as fit. Its prediction says only what `longest` steps would take at most.
Plan plan_online(const StepSpec& step, const Budget& budget, Step longest = 100'000'000);

// What one strategy makes of a chain and a budget.
struct Candidate {
  Strategy strategy;
  std::optional<Plan> plan = std::nullopt;
  std::optional<Bytes> minimum = std::nullopt;  // the smallest budget that would do, where this one is too small
  std::string why_not = {};                     // why there is no plan, in a few words
};
// Every strategy, the fastest first, then those without a plan. plan(automatic) is the first of them: it looks at those that may
// be the fastest, and here the others come after them, with the same time limit for all of these together.
std::vector<Candidate> candidates(const Chain& chain, const Budget& budget, const PlanOptions& options = {});

// What keeps a plan from being faster.
enum class Resource : std::uint8_t { arithmetic, memory, bandwidth };
const char* name_of(Resource resource);
struct Binding {
  Resource resource;                    // of which twice as much would help most; arithmetic when neither would help
  Time quarter_more, twice_memory;      // what the plan would take with that much memory
  std::optional<Time> twice_bandwidth;  // and with slower tiers twice as fast; nothing without any
};
// Plans thrice more, by the same strategy or `automatic`; the time limit is for the three together.
Binding binding(const Plan& plan, Strategy strategy = Strategy::automatic, const PlanOptions& options = {});

struct Minimum {
  Bytes memory{};
  Step step = 0;  // a step that needs it
};
// The smallest budget for which plan() succeeds; for automatic, over all strategies that apply.
Minimum minimum_memory(const Chain& chain, Strategy strategy = Strategy::automatic);
// What store-all takes: more memory than this buys nothing.
Bytes store_all_memory(const Chain& chain);

// Memory against time: the points at which more memory buys a faster plan, from the smallest budget to store-all,
// thinned to about `points` of them, spread evenly on a logarithmic scale of memory. Nested schedules only.
struct CurvePoint {
  Bytes memory{};  // the peak of that plan: the least budget that buys it
  Prediction prediction;
};
std::vector<CurvePoint> tradeoff_curve(const Chain& chain, Strategy strategy = Strategy::automatic, int points = 64,
                                       const PlanOptions& options = {});

// Whether the strategy can plan this chain at all.
bool applies(Strategy strategy, const Chain& chain);

}  // namespace recollect
