#include "explain.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
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

// "3.1 %" of the time, or "nothing".
std::string saved(Time now, Time then) {
  if (then >= now) return "nothing";
  return fmt::format("{:.2f} %", 100 * (now.seconds() - then.seconds()) / now.seconds());
}

std::string binds(const Plan& plan, const Binding& binding) {
  const Time now = plan.prediction.time;
  std::string text = fmt::format("{}: 25 % more memory buys {} of the time, twice as much {}", name_of(binding.resource),
                                 saved(now, binding.quarter_more), saved(now, binding.twice_memory));
  if (binding.twice_bandwidth) text += fmt::format("; a tier twice as fast {}", saved(now, *binding.twice_bandwidth));
  return text;
}

// Beside the plan that was chosen.
std::string beside(const Candidate& candidate, const Plan& plan) {
  if (!candidate.plan) return candidate.why_not;
  if (candidate.strategy == plan.strategy) return "this plan";
  const double time = candidate.plan->prediction.time.seconds(), chosen = plan.prediction.time.seconds();
  if (candidate.plan->prediction.time == plan.prediction.time) return "as fast";
  return fmt::format("{:.2f} % {}", 100 * std::abs(time - chosen) / chosen, time > chosen ? "slower" : "faster");
}

std::string compared(const Plan& plan, const std::vector<Candidate>& candidates) {
  const bool tiers = !plan.chain.tiers().empty();
  std::string text = fmt::format("  {:<16}{:>12}{:>14}", "candidate", "time", "peak") +
                     (tiers ? fmt::format("{:>14}{:>14}", "written", "read") : "") + "\n";
  for (const Candidate& candidate : candidates) {
    std::string numbers(tiers ? 54 : 26, ' ');
    if (candidate.plan) {
      const Prediction& p = candidate.plan->prediction;
      numbers = fmt::format("{:>12}{:>14}", seconds_text(p.time.seconds()), to_string(p.peak));
      if (tiers) numbers += fmt::format("{:>14}{:>14}", to_string(p.written), to_string(p.read));
    }
    text += fmt::format("  {:<16}{}  {}\n", name_of(candidate.strategy), numbers, beside(candidate, plan));
  }
  return text;
}

}  // namespace

std::string explain(const Plan& plan, const std::optional<Explanation>& beside) {
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
  if (!beside) return text;
  line("binds", binds(plan, beside->binding));
  return text + "\n" + compared(plan, beside->candidates);
}

nlohmann::ordered_json to_json(const Explanation& explanation) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Candidate& candidate : explanation.candidates) {
    nlohmann::ordered_json entry{{"strategy", name_of(candidate.strategy)}};
    if (candidate.plan) entry["prediction"] = to_json(candidate.plan->prediction, candidate.strategy);
    if (candidate.minimum) entry["minimum_bytes"] = candidate.minimum->count();
    if (!candidate.plan) entry["why_not"] = candidate.why_not;
    list.push_back(std::move(entry));
  }
  const Binding& b = explanation.binding;
  nlohmann::ordered_json binds{{"resource", name_of(b.resource)},
                               {"time_with_quarter_more_memory", b.quarter_more.seconds()},
                               {"time_with_twice_the_memory", b.twice_memory.seconds()}};
  if (b.twice_bandwidth) binds["time_with_twice_the_bandwidth"] = b.twice_bandwidth->seconds();
  return {{"candidates", std::move(list)}, {"binds", std::move(binds)}};
}

}  // namespace recollect::cli
