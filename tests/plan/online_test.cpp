#include <gtest/gtest.h>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using testing::unit_chain;

std::int64_t extra_advances(Step n, std::int64_t slots) {
  const Plan made = plan(unit_chain(n), Slots{slots}, Strategy::online);
  EXPECT_LE(made.prediction.peak_slots, slots);
  return made.prediction.forward_steps() - n;
}

// What the rule of Wang, Moin and Iaccarino (2009) needs with Revolve in each interval.
TEST(Online, NeedsNoMoreThanTheRuleOf2009) {
  EXPECT_LE(extra_advances(1000, 20), 2848);
  EXPECT_LE(extra_advances(1000, 10), 4113);
  EXPECT_LE(extra_advances(10'000, 20), 45487);
}

// The rule itself, by the book: levels, dispensable ones, one pass over all kept states at every step.
std::int64_t rule_of_2009(Step n, std::int64_t slots) {
  struct Kept {
    Step step;
    std::int64_t level;
  };
  std::vector<Kept> kept{{0, kMaxSteps}};
  for (Step i = 1; i < n; ++i) {
    if (static_cast<std::int64_t>(kept.size()) < slots) {
      kept.push_back({i, 0});
      continue;
    }
    std::size_t dispensable = 0;
    for (std::size_t q = 1; q < kept.size(); ++q)
      for (std::size_t later = q + 1; later < kept.size(); ++later)
        if (kept[later].level > kept[q].level) dispensable = q;
    std::int64_t level = 0;
    if (dispensable > 0) {
      kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(dispensable));
    } else if (kept.size() > 1) {
      level = kept.back().level + 1;
      kept.pop_back();
    } else {
      continue;
    }
    kept.push_back({i, level});
  }
  // All n steps forward; the last need not be run again, and every interval is reversed by Revolve.
  std::int64_t forward = n - 1, free = slots - static_cast<std::int64_t>(kept.size());
  Step end = n;
  for (auto q = kept.rbegin(); q != kept.rend(); ++q, ++free) {
    forward += revolve::forward_steps(end - q->step, free + 1);
    end = q->step;
  }
  return forward - n;
}

TEST(Online, NeedsNoMoreThanTheRuleOf2009AtAnyLength) {
  for (const int slots : {1, 2, 3, 5, 10, 20})
    for (Step n = 2; n <= 300; ++n)
      ASSERT_LE(extra_advances(n, slots), rule_of_2009(n, slots)) << n << " steps, " << slots << " slots";
}

TEST(Online, TheEndCanComeAtAnyTime) {
  for (const int slots : {1, 2, 4, 7})
    for (Step n = 1; n <= 60; ++n)
      for (const bool foreseen : {false, true}) {
        const StepSpec step{
            .forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(1), .record = Bytes(1), .gradient = Bytes(0)};
        const Budget budget{Bytes(slots + 2), {}};
        Plan made = plan_online(step, budget, 1000);
        EXPECT_TRUE(made.open_ended);
        Simulator simulator(made.chain, budget);
        const Step advances = foreseen ? n - 1 : n;
        Action action;
        for (Step i = 0; i < advances;) {
          ASSERT_TRUE(made.schedule.next(action));
          simulator.apply(action);
          i += action.kind == ActionKind::advance;
        }
        made.schedule.end(n);
        simulator.end(n);
        while (made.schedule.next(action)) simulator.apply(action);
        ASSERT_NO_THROW(simulator.finish()) << n << " steps, " << slots << " slots";
        ASSERT_LE(simulator.prediction().peak, made.prediction.peak);
        if (foreseen) {
          ASSERT_EQ(simulator.prediction(), plan(unit_chain(n), Slots{slots}, Strategy::online).prediction);
        }
      }
}

TEST(Online, EndsByItselfAtTheLongest) {
  const Plan made = plan_online(
      {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(1), .record = Bytes(1), .gradient = Bytes(0)},
      Budget{Bytes(8), {}}, 50);
  EXPECT_EQ(verify(made.chain, made.schedule, made.budget).backwards, 50);
  EXPECT_EQ(plan(unit_chain(30), Slots{INT64_MAX}, Strategy::online).prediction.advances, 29);
}

TEST(Online, RefusesAnEndThatIsNotHere) {
  Plan made = plan_online({.state = Bytes(1), .record = Bytes(1)}, Budget{Bytes(100), {}});
  EXPECT_THROW(made.schedule.end(0), InvalidInput);
  EXPECT_THROW(made.schedule.end(2), InvalidInput);
  made.schedule.end(1);
  EXPECT_THROW(made.schedule.end(1), Error);
  EXPECT_THROW(plan_online({.state = Bytes(1), .record = Bytes(1)}, Budget{Bytes(3), {}}), InfeasibleBudget);
}

}  // namespace
}  // namespace recollect
