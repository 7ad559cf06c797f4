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

void check_more_is_never_slower(const Chain& chain) {
  const std::int64_t least = minimum_memory(chain).memory.count();
  const std::int64_t most = std::max(least, store_all_memory(chain).count()) + 5;
  const std::int64_t some = least + up_to(most - least);
  const std::int64_t more = some + up_to(most - some);
  RC_ASSERT(plan(chain, Budget{Bytes(more), {}}).prediction.time <= plan(chain, Budget{Bytes(some), {}}).prediction.time);
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
        simulator.apply(action);
      } catch (const IllegalSchedule&) {
        if (up_to(9) > 0) break;
      }
      RC_ASSERT(simulator.live().count() >= 0);
      RC_ASSERT(simulator.last_peak() >= simulator.live());
    }
    simulator.finish();
  } catch (const IllegalSchedule&) {}
}

}  // namespace
}  // namespace recollect
