// Keep, recompute and fetch for unlike steps. Items are written as the channel takes them (Kukreja et al., section 6: the next
// one whenever the transfer before has ended), more or less densely, with records or without; between them the fastest
// one-level plans. The best of some rows of legs is taken, or plain recomputation where that is faster.
#include <algorithm>
#include <chrono>

#include "plan/legs.hpp"
#include "plan/transfer.hpp"
#include "plan/two_level.hpp"
#include "recollect/verify.hpp"

namespace recollect::two_level {
namespace {

struct Density {
  double channel;  // how busy writing may keep it
  bool records;
};

// The legs of a chain up to `tail`, the tail included.
std::vector<Leg> row_of(const Chain& chain, Step tail, const Density& density) {
  const Tier& tier = chain.tiers().front();
  const auto on_channel = [&](Bytes bytes) { return static_cast<double>(write_time(tier, bytes.count())) / density.channel; };
  std::vector<Leg> legs;
  double now = 0, free_at = 0;
  for (Step at = 0; at < tail;) {
    const StepCosts& first = chain.step(at);
    // A record is worth its time on the channel when that is free again by the time the step is over.
    if (density.records && !first.record_holds_input && free_at <= now) {
      legs.push_back({at, at + 1, true});
      free_at = std::max(now, free_at) + on_channel(first.record);
      now += static_cast<double>(first.forward.count());
      ++at;
      continue;
    }
    Step end = at;
    do now += static_cast<double>(chain.step(end++).advance.count());
    while (end < tail && free_at > now);
    legs.push_back({at, end, false});
    free_at = std::max(now, free_at) + on_channel(chain.state(end));
    at = end;
  }
  legs.push_back({tail, chain.size(), false});
  return legs;
}

// The first step from which on all records fit into memory; and others twice and four times as far from the end.
std::vector<Step> tails_of(const Chain& chain, Bytes memory) {
  Bytes sum{};
  Step tail = chain.size() - 1;
  while (tail > 1 && sum + chain.step(tail - 1).record <= memory) sum = sum + chain.step(--tail).record;
  std::vector<Step> tails;
  for (const Step times : {1, 2, 4})
    if (const Step at = chain.size() - times * (chain.size() - tail); at >= 1) tails.push_back(at);
  if (tails.empty()) tails.push_back(1);
  return tails;
}

Time fastest(const Chain& chain) {
  Time sum;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    const StepCosts& step = chain.run(q);
    Nanoseconds best = step.forward + step.backward;
    if (step.rewind) best = std::min(best, std::min(step.advance, step.forward) + *step.rewind + step.backward);
    for (const RecordCosts& way : step.variants) best = std::min(best, way.forward + way.backward);
    sum += Time::of(chain.run_begin(q + 1) - chain.run_begin(q), best);
  }
  return sum;
}

}  // namespace

Draft plan_unlike(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  const auto clock = [] { return std::chrono::steady_clock::now(); };
  const auto deadline = clock() + options.time_limit;
  PlanOptions one_level_options = options;
  one_level_options.time_limit = options.time_limit / 2;
  Plan one_level =
      recollect::plan(slice(chain, 0, chain.size()), {.memory = budget.memory}, Strategy::automatic, one_level_options);
  Draft best{one_level.prediction, "nothing that goes to " + chain.tiers().front().name + " helps: " + one_level.reason,
             one_level.schedule, fastest(chain)};
  const Bytes staging = chain.tiers().front().staging;
  if (chain.size() < 2 || budget.memory <= staging) return best;

  PlanOptions inside = options;
  inside.nested_only = true;
  inside.time_limit = std::max(std::chrono::milliseconds(20), options.time_limit / 100);
  const auto consider = [&](const std::vector<Leg>& legs) {
    std::int64_t largest = 0;
    for (std::size_t j = 0; j + 1 < legs.size(); ++j)
      largest = std::max(largest, (legs[j].recorded ? chain.step(legs[j].begin).record : chain.state(legs[j].end)).count());
    const auto plans = std::make_shared<InnerPlans>(chain, Strategy::automatic, inside);
    const Schedule schedule =
        leg_schedule(plans, std::make_shared<const Legs>(legs), {.memory = budget.memory - staging, .prefetch = Bytes(largest)});
    try {
      Simulator simulator(chain, {.memory = budget.memory});
      const Prediction& prediction = simulator.prediction();
      Schedule stream(schedule);
      for (Action action; stream.next(action);) {
        simulator.apply(action);
        if (prediction.time >= best.prediction.time || clock() >= deadline) return;
      }
      simulator.finish();
      if (!budget.tiers.empty() && prediction.stored > budget.tiers.front()) return;
      best = {prediction,
              "writes " + to_string(prediction.written) + " of states and records to " + chain.tiers().front().name +
                  " while the computation runs",
              schedule, best.lower_bound};
    } catch (const InfeasibleBudget&) {  // legs that do not fit
    }
  };
  for (const Step tail : tails_of(chain, budget.memory - staging))
    for (const bool records : {true, false})
      for (const double channel : {1.0, 0.7, 1.4, 0.5, 0.3, 0.2, 0.1}) {
        if (clock() >= deadline) return best;
        if (!records || options.fetch_records) consider(row_of(chain, tail, {channel, records}));
      }
  return best;
}

}  // namespace recollect::two_level
