#include "explain.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>

#include "output.hpp"
#include "recollect/verify.hpp"

namespace recollect::cli {
namespace {

// Longer chains are explained without a step-by-step replay.
constexpr Step kLongestReplay = 1'000'000;

// What happened to each step and what was kept when the forward turned.
struct Replay {
  std::vector<std::int64_t> runs;                 // forward executions of each step
  std::set<Step> states, records;                 // kept at the first backward; the record at work is not counted
  std::map<std::int64_t, std::int64_t> variants;  // how many records were made in each way
  Action peak_action;

  explicit Replay(const Plan& plan) : runs(static_cast<std::size_t>(plan.chain.size())) {
    Simulator simulator(plan.chain);
    Schedule stream(plan.schedule);
    bool turned = false;
    Bytes peak{};
    for (const Action& action : stream) {
      simulator.apply(action);
      if (simulator.last_peak() > peak) {
        peak = simulator.last_peak();
        peak_action = action;
      }
      count(action);
      if (!turned) follow(action);
      if (action.kind == ActionKind::backward) turned = true;
    }
    records.erase(plan.chain.size() - 1);
    states.erase(plan.chain.size() - 1);
  }

 private:
  void count(const Action& action) {
    if (action.kind == ActionKind::advance)
      for (Step i = action.begin; i < action.end; ++i) ++runs[static_cast<std::size_t>(i)];
    if (action.kind == ActionKind::record) {
      ++runs[static_cast<std::size_t>(action.begin)];
      ++variants[action.variant];
    }
  }
  void follow(const Action& action) {
    if (action.kind == ActionKind::keep) states.insert(action.begin);
    if (action.kind == ActionKind::record) records.insert(action.begin);
    if (action.kind == ActionKind::drop) (action.item == ItemKind::state ? states : records).erase(action.begin);
  }
};

// "0-3, 7, 9-12", cut after a while.
std::string ranges(const std::set<Step>& steps) {
  if (steps.empty()) return "none";
  std::string text;
  int pieces = 0;
  for (auto at = steps.begin(); at != steps.end();) {
    const Step first = *at;
    Step last = first;
    for (++at; at != steps.end() && *at == last + 1; ++at) last = *at;
    if (++pieces > 12) return text + ", …";
    text += (text.empty() ? "" : ", ") + std::to_string(first) + (last > first ? "-" + std::to_string(last) : "");
  }
  return text;
}

std::string times(std::int64_t count) { return count == 1 ? "once" : count == 2 ? "twice" : std::to_string(count) + " times"; }

std::string step_name(const Chain& chain, Step i) {
  const std::string& name = chain.step(i).name;
  return name.empty() ? std::to_string(i) : fmt::format("{} ({})", i, name);
}

std::string guarantee(const Plan& plan) {
  if (plan.strategy == Strategy::rewind) return "the fastest found; nothing is proven of schedules that rewind";
  if (!plan.lower_bound) return "not proven to be the fastest; planners that prove it: auto, mixed, heterogeneous";
  const double bound = plan.lower_bound->seconds(), time = plan.prediction.time.seconds();
  if (plan.strategy == Strategy::two_level) {
    if (plan.prediction.time <= *plan.lower_bound)
      return "optimal: no schedule within the budget is faster, whatever it does with the tier";
    return fmt::format("{:.2f} % above a bound that no schedule within the budget can beat",
                       bound > 0 ? 100 * (time - bound) / bound : 100.0);
  }
  if (plan.prediction.time < *plan.lower_bound)
    return fmt::format("{:.2f} % faster than every nested schedule within the budget", 100 * (bound - time) / bound);
  if (plan.prediction.time == *plan.lower_bound) return "optimal: no nested schedule within the budget is faster";
  return fmt::format("within {:.2f} % of the fastest nested schedule within the budget",
                     bound > 0 ? 100 * (time - bound) / bound : 100.0);
}

std::string repeated(const Replay& replay) {
  std::map<std::int64_t, std::int64_t> histogram;
  for (const std::int64_t runs : replay.runs) ++histogram[runs];
  std::string text;
  int pieces = 0;
  for (const auto& [runs, steps] : histogram) {
    if (++pieces > 8) return text + ", …";
    text += fmt::format("{}{} {} {}", text.empty() ? "" : ", ", count_text(steps), steps == 1 ? "step" : "steps", times(runs));
  }
  return text;
}

// The steps that cost most by being run again.
std::string dearest(const Chain& chain, const Replay& replay) {
  std::vector<std::pair<Int128, Step>> cost;
  for (Step i = 0; i < chain.size(); ++i)
    if (const std::int64_t again = replay.runs[static_cast<std::size_t>(i)] - 1; again > 0)
      cost.emplace_back(Time::of(again, chain.step(i).advance).nanoseconds, i);
  const auto shown = std::min<std::size_t>(5, cost.size());
  std::partial_sort(cost.begin(), cost.begin() + static_cast<std::ptrdiff_t>(shown), cost.end(), std::greater<>());
  std::string text;
  for (std::size_t k = 0; k < shown; ++k)
    text += (k == 0 ? "" : ", ") +
            fmt::format("{} {}", step_name(chain, cost[k].second), seconds_text(Time{cost[k].first}.seconds()));
  return text.empty() ? "nothing" : text;
}

std::string tenth_more(const Plan& plan, const PlanOptions& options) {
  const std::int64_t memory = plan.budget.memory.count();
  if (memory > INT64_MAX / 2) return "nothing: the budget has no limit";
  const Bytes more(memory + memory / 10);
  const Plan larger = recollect::plan(plan.chain, Budget{more, plan.budget.tiers}, Strategy::automatic, options);
  const double now = plan.prediction.time.seconds(), then = larger.prediction.time.seconds();
  if (!(then < now)) return fmt::format("nothing, at {}", to_string(more));
  return fmt::format("{:.2f} % of the time, at {} ({})", 100 * (now - then) / now, to_string(more), name_of(larger.strategy));
}

}  // namespace

std::string explain(const Plan& plan, const PlanOptions& options) {
  std::string text;
  const auto line = [&](const char* name, const std::string& value) { text += fmt::format("  {:<16}{}\n", name, value); };
  line("how good", guarantee(plan));
  if (plan.chain.size() <= kLongestReplay && !plan.open_ended) {
    const Replay replay(plan);
    line("states kept", fmt::format("{} when the forward turns: {}", count_text(static_cast<std::int64_t>(replay.states.size())),
                                    ranges(replay.states)));
    line("records kept", fmt::format("{} when the forward turns: {}",
                                     count_text(static_cast<std::int64_t>(replay.records.size())), ranges(replay.records)));
    line("run forward", repeated(replay));
    line("dearest again", dearest(plan.chain, replay));
    if (replay.variants.size() > 1 || (replay.variants.size() == 1 && replay.variants.begin()->first != 0)) {
      std::string ways;
      for (const auto& [variant, count] : replay.variants)
        ways += fmt::format("{}way {}: {}", ways.empty() ? "" : ", ", variant, count_text(count));
      line("recorded", ways);
    }
    line("peak at", to_string(replay.peak_action));
  }
  line("10 % more buys", tenth_more(plan, options));
  return text;
}

}  // namespace recollect::cli
