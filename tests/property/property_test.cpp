// Properties of every planner on every chain and budget.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "recollect/format.hpp"
#include "recollect/plan.hpp"
#include "recollect/verify.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

std::int64_t up_to(std::int64_t most) { return *rc::gen::inRange<std::int64_t>(0, most + 1); }

Chain any_uniform_chain() {
  StepSpec step;
  step.forward = Nanoseconds(up_to(100));
  step.advance = Nanoseconds(up_to(100));
  step.backward = Nanoseconds(up_to(300));
  step.state = Bytes(up_to(40));
  step.record = step.state + Bytes(up_to(200));
  step.gradient = Bytes(up_to(40));
  step.forward_scratch = Bytes(up_to(30));
  step.advance_scratch = Bytes(up_to((step.forward_scratch + step.record - step.state).count()));
  step.backward_scratch = Bytes(up_to(30));
  step.record_holds_input = up_to(1) == 1;
  step.in_place = up_to(1) == 1;
  return Chain::uniform(1 + up_to(150), step);
}

Strategy any_strategy() {
  return *rc::gen::elementOf(std::vector<Strategy>{Strategy::automatic, Strategy::store_all, Strategy::chen_sqrt,
                                                   Strategy::chen_recursive, Strategy::revolve, Strategy::records,
                                                   Strategy::mixed, Strategy::online});
}

// Any budget gives a legal plan within it, as predicted, or the true minimum.
void check_some_budget(const Chain& chain, Strategy strategy) {
  const Budget budget{Bytes(up_to(store_all_memory(chain).count() + 10)), {}};
  try {
    const Plan made = plan(chain, budget, strategy);
    RC_ASSERT(verify(chain, made.schedule, budget) == made.prediction);
    RC_ASSERT(made.prediction.peak <= budget.memory);
  } catch (const InfeasibleBudget& error) {
    RC_ASSERT(error.minimum() > budget.memory);
    // Schedules that are not nested may take less than the least nested one.
    const Bytes peak = plan(chain, Budget{error.minimum(), {}}, strategy).prediction.peak;
    RC_ASSERT((chain.is_uniform() ? peak == error.minimum() : peak <= error.minimum()));
    RC_ASSERT_THROWS_AS(plan(chain, Budget{error.minimum() - Bytes(1), {}}, strategy), InfeasibleBudget);
  }
}

// Searches of chains as short as these end long before the time limit. Beside a tier, where what is found is not always the best,
// twice the memory is never slower; without, not a byte is.
void check_more_is_never_slower(const Chain& chain) {
  const std::int64_t least = minimum_memory(chain).memory.count();
  const std::int64_t most = std::max(least, store_all_memory(chain).count()) + 5;
  const std::int64_t some = least + up_to(most - least);
  const std::int64_t more = chain.tiers().empty() ? some + up_to(up_to(1) == 0 ? 3 : most - some) : 2 * some;
  RC_ASSERT(plan(chain, Budget{Bytes(more), {}}).prediction.time <= plan(chain, Budget{Bytes(some), {}}).prediction.time);
}

// What automatic takes is the fastest of all.
void check_the_first_candidate(const Chain& chain) {
  const std::int64_t least = minimum_memory(chain).memory.count();
  const Budget budget{Bytes(least + up_to(std::max(least, store_all_memory(chain).count()) + 5 - least)), {}};
  const Plan chosen = plan(chain, budget);
  const std::vector<Candidate> all = candidates(chain, budget);
  RC_ASSERT(all.front().plan.has_value());
  RC_ASSERT(all.front().strategy == chosen.strategy);
  RC_ASSERT(all.front().plan->prediction == chosen.prediction);
}

RC_GTEST_PROP(AnyUniformChain, PlansWithinAnyBudgetOrNamesTheMinimum, ()) {
  check_some_budget(any_uniform_chain(), any_strategy());
}

// No schedule at all gets by with less than the automatic minimum: the record at work, its input and an earlier state from
// which to go on, with its gradients, are alive together whatever the strategy.
RC_GTEST_PROP(AnyUniformChain, TheMinimumIsNoLargerThanItMustBe, ()) {
  const Chain chain = any_uniform_chain();
  const StepCosts& step = chain.step(0);
  const std::int64_t states = (chain.size() > 1 ? 2 : 1) * step.state.count();
  const std::int64_t recording = states + step.record.count() + step.gradient.count() + step.forward_scratch.count();
  const std::int64_t differentiating = states + step.record.count() + 2 * step.gradient.count() + step.backward_scratch.count();
  RC_ASSERT(minimum_memory(chain).memory.count() == std::max(recording, differentiating));
}

RC_GTEST_PROP(AnyUniformChain, MoreMemoryIsNeverSlower, ()) { check_more_is_never_slower(any_uniform_chain()); }

RC_GTEST_PROP(AnyUniformChain, TheFirstCandidateIsThePlan, ()) { check_the_first_candidate(any_uniform_chain()); }

RC_GTEST_PROP(AnyUniformChain, MixedIsNeverWorseThanRevolveOrRecords, ()) {
  const Chain chain = any_uniform_chain();
  const std::int64_t least = minimum_memory(chain).memory.count();
  const Budget budget{Bytes(least + up_to(store_all_memory(chain).count() + 5 - least)), {}};
  const Time mixed = plan(chain, budget, Strategy::mixed).prediction.time;
  RC_ASSERT(mixed <= plan(chain, budget, Strategy::revolve).prediction.time);
  RC_ASSERT(mixed <= plan(chain, budget, Strategy::records).prediction.time);
}

RC_GTEST_PROP(AnyUniformChain, FilesKeepChainsAndSchedules, ()) {
  const Chain chain = any_uniform_chain();
  RC_ASSERT(parse_chain(format_chain(chain)) == chain);
  const Plan made = plan(chain, Budget{}, any_strategy());
  std::ostringstream out;
  write_schedule(out, made);
  const ScheduleFile file = parse_schedule(out.str());
  RC_ASSERT(file.chain == chain);
  RC_ASSERT(file.schedule.collect() == made.schedule.collect());
}

Chain any_unlike_chain() {
  std::vector<Chain::Run> runs;
  for (std::int64_t steps = 1 + up_to(9); steps > 0; --steps) {
    StepSpec step;
    step.forward = Nanoseconds(up_to(20));
    step.backward = Nanoseconds(up_to(40));
    step.state = Bytes(up_to(12));
    step.record = step.state + Bytes(up_to(25));
    step.gradient = Bytes(up_to(12));
    step.forward_scratch = Bytes(up_to(5));
    step.backward_scratch = Bytes(up_to(5));
    step.record_holds_input = up_to(3) == 0;
    step.in_place = up_to(3) == 0;
    if (up_to(3) == 0) step.variants.push_back({.backward = Nanoseconds(up_to(60)), .record = step.state + Bytes(up_to(8))});
    runs.push_back({step, 1 + up_to(1)});
  }
  return Chain({.input_state = Bytes(up_to(12))}, runs);
}

RC_GTEST_PROP(AnyUnlikeChain, PlansWithinAnyBudgetOrNamesTheMinimum, ()) {
  const Chain chain = any_unlike_chain();
  const Strategy strategy = *rc::gen::elementOf(std::vector<Strategy>{
      Strategy::automatic, Strategy::heterogeneous, Strategy::store_all, Strategy::chen_sqrt, Strategy::chen_recursive});
  check_some_budget(chain, strategy);
}

RC_GTEST_PROP(AnyUnlikeChain, MoreMemoryIsNeverSlower, ()) { check_more_is_never_slower(any_unlike_chain()); }

RC_GTEST_PROP(AnyUnlikeChain, TheFirstCandidateIsThePlan, ()) { check_the_first_candidate(any_unlike_chain()); }

Chain any_rewindable_chain() {
  const auto any = [] {
    StepSpec step{.forward = Nanoseconds(1 + up_to(20)), .backward = Nanoseconds(up_to(40))};
    if (up_to(5) > 0) step.rewind = Nanoseconds(up_to(30));
    step.state = Bytes(1 + up_to(12));
    step.record = step.state + Bytes(up_to(40));
    if (step.rewind) step.tape = Bytes(up_to(6));
    step.in_place = up_to(3) == 0;
    return step;
  };
  if (up_to(1) == 0) return Chain::uniform(1 + up_to(60), any());
  std::vector<Chain::Run> runs;
  for (std::int64_t count = 1 + up_to(5); count > 0; --count) runs.push_back({any(), 1 + up_to(3)});
  return Chain({.input_state = Bytes(1 + up_to(12))}, runs);
}

Chain any_tiered_chain() {
  const Chain chain = up_to(2) == 0 ? any_unlike_chain() : up_to(1) == 0 ? any_uniform_chain() : any_rewindable_chain();
  const auto speed = [] { return static_cast<double>(1 + up_to(40)) * 5e7; };
  return chain.with_tiers({{"disk", speed(), speed(), Nanoseconds(up_to(20)), Bytes(up_to(10))}});
}

RC_GTEST_PROP(AnyRewindableChain, MoreMemoryIsNeverSlower, ()) { check_more_is_never_slower(any_rewindable_chain()); }
RC_GTEST_PROP(AnyRewindableChain, TheFirstCandidateIsThePlan, ()) { check_the_first_candidate(any_rewindable_chain()); }
RC_GTEST_PROP(AnyTieredChain, MoreMemoryIsNeverSlower, ()) { check_more_is_never_slower(any_tiered_chain()); }
RC_GTEST_PROP(AnyTieredChain, TheFirstCandidateIsThePlan, ()) { check_the_first_candidate(any_tiered_chain()); }

// Sizes and times of every magnitude side by side, up to the largest, and all that a step can say.
std::int64_t of_any_magnitude(std::int64_t bits) { return up_to((std::int64_t{1} << up_to(bits)) - 1); }
Bytes any_size() { return Bytes(of_any_magnitude(54)); }
Nanoseconds any_time() {
  return up_to(9) == 0 ? kMaxTime - Nanoseconds(up_to(9)) : std::min(kMaxTime, Nanoseconds(of_any_magnitude(50)));
}

StepSpec any_step() {
  StepSpec step;
  step.forward = any_time();
  step.backward = any_time();
  if (up_to(1) == 0) step.advance = any_time();
  if (up_to(1) == 0) step.rewind = any_time();
  if (step.rewind) step.tape = any_size();
  step.state = any_size();
  step.record = up_to(3) == 0 ? step.state : step.state + any_size();
  if (up_to(1) == 0) step.gradient = any_size();
  step.forward_scratch = any_size();
  if (up_to(1) == 0) step.advance_scratch = Bytes(up_to((step.forward_scratch + step.record - step.state).count()));
  step.backward_scratch = any_size();
  step.record_holds_input = up_to(2) == 0;
  step.in_place = up_to(2) == 0;
  return step;
}

Chain any_chain_of_any_magnitude() {
  if (up_to(1) == 0) return Chain::uniform(1 + up_to(15), any_step());
  std::vector<Chain::Run> runs;
  for (std::int64_t count = 1 + up_to(5); count > 0; --count) {
    StepSpec step = any_step();
    for (std::int64_t more = std::max<std::int64_t>(0, up_to(3) - 1); more > 0; --more)
      step.variants.push_back({.forward = any_time(), .backward = any_time(), .record = step.state + any_size()});
    runs.push_back({step, 1 + up_to(2)});
  }
  Chain::Options options{.input_state = any_size()};
  if (up_to(1) == 0) options.input_gradient = any_size();
  if (up_to(3) == 0) options.tiers = {{"disk", 1 + static_cast<double>(of_any_magnitude(60)) / 3, 1e300, any_time()}};
  return Chain(options, runs);
}

RC_GTEST_PROP(AnyChainOfAnyMagnitude, IsKeptByFilesAndPlannedInItsLeastMemory, ()) {
  const Chain chain = any_chain_of_any_magnitude();
  RC_ASSERT(parse_chain(format_chain(chain)) == chain);
  for (const Strategy strategy : all_strategies()) {
    if (!applies(strategy, chain)) continue;
    const Budget least{minimum_memory(chain, strategy).memory, {}};
    const Plan made = plan(chain, least, strategy);
    RC_ASSERT(verify(chain, made.schedule, least) == made.prediction);
    if (least.memory > Bytes(0))
      RC_ASSERT_THROWS_AS(plan(chain, Budget{least.memory - Bytes(1), {}}, strategy), InfeasibleBudget);
  }
}

// Whatever actions come, the simulator either goes on with sane numbers or names a broken rule.
RC_GTEST_PROP(AnyActions, NeverConfuseTheSimulator, ()) {
  StepSpec step{.forward = Nanoseconds(1),
                .backward = Nanoseconds(1),
                .rewind = Nanoseconds(1),
                .state = Bytes(3),
                .record = Bytes(5),
                .gradient = Bytes(2),
                .tape = Bytes(1)};
  step.record_holds_input = up_to(1) == 1;
  const Chain chain({.input_state = Bytes(3), .input_gradient = Bytes(2), .tiers = {{"disk", 1e9, 1e9, {}}}}, {{step, 4}});
  Simulator simulator(chain);
  try {
    for (int k = 0; k < 60; ++k) {
      Action action;
      action.kind = static_cast<ActionKind>(up_to(9));
      action.item = static_cast<ItemKind>(up_to(2));
      action.tape = up_to(3) == 0;
      action.tier = static_cast<TierIndex>(up_to(1));
      action.begin = up_to(4);
      action.end = action.begin + up_to(2);
      try {
        if (up_to(9) > 0)
          simulator.apply(action);
        else
          simulator.lose({action.item, action.begin});
      } catch (const IllegalSchedule&) {
        if (up_to(9) > 0) break;
      } catch (const InvalidInput&) {  // no tier has that item
      }
      RC_ASSERT(simulator.live().count() >= 0);
      RC_ASSERT(simulator.last_peak() >= simulator.live());
    }
    simulator.finish();
  } catch (const IllegalSchedule&) {}
}

}  // namespace
}  // namespace recollect
