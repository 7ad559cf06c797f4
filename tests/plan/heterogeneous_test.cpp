#include "plan/heterogeneous.hpp"

#include <gtest/gtest.h>

#include "plan/nested_lists.hpp"
#include "plan/nested_oracle.hpp"
#include "plan/planners.hpp"

namespace recollect::heterogeneous {
namespace {

using testing::nested_schedules;
using testing::PlainRecursion;
using testing::RandomChains;

constexpr std::chrono::milliseconds kLong = std::chrono::hours(1);

std::int64_t nanoseconds(Time time) { return static_cast<std::int64_t>(time.nanoseconds); }

// Time of the plan, which must be what the verifier says, or kNever.
std::int64_t planned(const Chain& chain, std::int64_t memory) {
  try {
    const NestedPlan plan = solve(chain, Bytes(memory), kLong);
    EXPECT_TRUE(plan.optimal);
    EXPECT_EQ(plan.lower_bound, plan.time);
    const Prediction replayed = verify(chain, plan.schedule, Budget{Bytes(memory), {}});
    EXPECT_EQ(replayed.time, plan.time);
    EXPECT_EQ(replayed.peak, plan.peak);
    return nanoseconds(plan.time);
  } catch (const InfeasibleBudget& error) {
    EXPECT_LT(memory, error.minimum().count());
    return PlainRecursion::kNever;
  }
}

// Rotor's model (notes on oracles): sizes of states and records, gradients as large as states, a loss step at the end.
struct Rotor {
  std::vector<int> forward, backward, state, record, forward_scratch, backward_scratch;
  Chain chain() const {
    std::vector<Chain::Run> runs;
    for (std::size_t i = 0; i < backward.size(); ++i) {
      StepSpec step;
      if (i < forward.size()) {
        step.forward = Nanoseconds(forward[i]);
        step.state = Bytes(state[i + 1]);
        step.record = Bytes(record[i + 1]);
        if (!forward_scratch.empty()) step.forward_scratch = Bytes(forward_scratch[i]);
      }
      step.backward = Nanoseconds(backward[i]);
      if (!backward_scratch.empty()) step.backward_scratch = Bytes(backward_scratch[i]);
      runs.push_back({step, 1});
    }
    return Chain({Bytes(state[0]), std::nullopt, {}}, runs);
  }
};

TEST(Heterogeneous, ChainAAtEveryBudget) {
  const Chain chain = Rotor{{1, 2, 3, 2}, {2, 3, 5, 3, 1}, {1, 2, 1, 2, 1}, {1, 4, 3, 5, 2}, {}, {}}.chain();
  const std::vector<std::int64_t> expected{29, 28, 25, 25, 25, 25, 23, 23, 22, 22};
  for (std::int64_t memory = 0; memory < 10; ++memory) EXPECT_EQ(planned(chain, memory), PlainRecursion::kNever);
  for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_EQ(planned(chain, 10 + static_cast<std::int64_t>(k)), expected[k]);
}

TEST(Heterogeneous, ChainBAtEveryBudget) {
  const Chain chain =
      Rotor{{4, 1, 2, 6}, {8, 2, 4, 12, 0}, {2, 1, 3, 1, 1}, {2, 3, 5, 4, 3}, {0, 2, 0, 1}, {1, 0, 3, 0, 0}}.chain();
  const std::vector<std::int64_t> expected{44, 44, 44, 40, 40};
  for (std::int64_t memory = 0; memory < 16; ++memory) EXPECT_EQ(planned(chain, memory), PlainRecursion::kNever);
  for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_EQ(planned(chain, 16 + static_cast<std::int64_t>(k)), expected[k]);
}

// All nested schedules, replayed by the verifier: neither memory model nor recursion is shared with the planner.
TEST(Heterogeneous, EqualsTheBestOfAllNestedSchedules) {
  std::vector<std::vector<testing::Actions>> schedules;
  for (Step n = 0; n <= 6; ++n) schedules.push_back(n == 0 ? std::vector<testing::Actions>{} : nested_schedules(n));
  RandomChains random(1);
  for (int round = 0; round < 10000; ++round) {
    const Step n = round % 50 == 0 ? 6 : random.number(1, 5);
    const Chain chain = random.chain(n);
    std::vector<std::pair<std::int64_t, std::int64_t>> all;  // peak, time
    for (const testing::Actions& actions : schedules[static_cast<std::size_t>(n)]) {
      const Prediction p = verify(chain, Schedule(actions));
      all.emplace_back(p.peak.count(), nanoseconds(p.time));
    }
    std::sort(all.begin(), all.end());
    ASSERT_EQ(minimum(chain).memory.count(), all.front().first);
    std::int64_t best = PlainRecursion::kNever;
    ASSERT_EQ(planned(chain, all.front().first - 1), best);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].second >= best) continue;
      best = all[i].second;
      ASSERT_EQ(planned(chain, all[i].first), best);
      if (i + 1 < all.size() && all[i + 1].first > all[i].first) {
        ASSERT_EQ(planned(chain, all[i + 1].first - 1), best);
      }
    }
  }
}

TEST(Heterogeneous, EqualsThePlainRecursionWithVariants) {
  RandomChains random(2);
  for (int round = 0; round < 50000; ++round) {
    const Chain chain = random.chain(random.number(1, 6), true);
    const PlainRecursion oracle(chain);
    const std::int64_t least = minimum(chain).memory.count();
    ASSERT_EQ(oracle.time(least - 1), PlainRecursion::kNever);
    for (const std::int64_t more : {std::int64_t{0}, random.number(1, 20), random.number(10, 100)}) {
      const NestedPlan plan = solve(chain, Bytes(least + more), kLong);
      ASSERT_EQ(nanoseconds(plan.time), oracle.time(least + more));
      ASSERT_TRUE(plan.optimal);
      if (round % 10 != 0) continue;
      const Prediction replayed = verify(chain, plan.schedule, Budget{Bytes(least + more), {}});
      ASSERT_EQ(replayed.time, plan.time);
      ASSERT_EQ(replayed.peak, plan.peak);
    }
  }
}

TEST(Heterogeneous, MinimumNamesAStepThatNeedsIt) {
  RandomChains random(3);
  for (int round = 0; round < 500; ++round) {
    const Chain chain = random.chain(random.number(1, 12));
    const Minimum least = minimum(chain);
    NestedPlan plan = solve(chain, least.memory, kLong);
    ASSERT_EQ(plan.peak, least.memory);
    ASSERT_GE(least.step, 0);
    ASSERT_LT(least.step, chain.size());
    try {
      if (least.memory.count() > 0) solve(chain, least.memory - Bytes(1), kLong);
    } catch (const InfeasibleBudget& error) {
      ASSERT_EQ(error.minimum(), least.memory);
      ASSERT_EQ(error.step(), least.step);
    }
  }
}

TEST(Heterogeneous, PruningLosesNothing) {
  RandomChains random(4);
  for (int round = 0; round < 600; ++round) {
    const Chain chain = random.chain(random.number(20, round < 540 ? 35 : 60), round % 2 == 1);
    const Costs costs(chain);
    const LeastMemory least(costs);
    const std::int64_t free = store_all_tree(costs).peak(costs).memory.count() - costs.state(0);
    ListProgram unpruned(costs, least, nullptr, std::max(free, least.of(0, costs.size())));
    ASSERT_TRUE(unpruned.run({}, {}));
    const List all = unpruned.whole();
    ASSERT_EQ(all.front().memory, least.of(0, costs.size()));
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 4) {
      const NestedPlan plan = solve(chain, Bytes(costs.state(0) + all[i].memory), kLong);
      ASSERT_EQ(plan.time, costs.fastest() + Time{all[i].extra});
      ASSERT_EQ(plan.peak.count(), costs.state(0) + all[i].memory);
    }
  }
}

TEST(Heterogeneous, EqualStepsAgreeWithTheClosedForm) {
  for (const Step n : {1, 2, 7, 20, 45}) {
    StepSpec step;
    step.forward = Nanoseconds(3);
    step.backward = Nanoseconds(5);
    step.state = Bytes(4);
    step.record = Bytes(11);
    step.backward_scratch = Bytes(2);
    const Chain chain = Chain::uniform(n, step);
    ASSERT_EQ(minimum(chain).memory, minimum_memory(chain, Strategy::mixed).memory);
    const std::int64_t least = minimum_memory(chain, Strategy::mixed).memory.count();
    for (std::int64_t memory = least; memory <= store_all_memory(chain).count(); memory += 7)
      ASSERT_EQ(planned(chain, memory), nanoseconds(plan(chain, Budget{Bytes(memory), {}}, Strategy::mixed).prediction.time));
  }
}

TEST(Heterogeneous, WithoutTimeItIsStillNoWorseThanTheSimplePlans) {
  RandomChains random(5);
  for (int round = 0; round < 300; ++round) {
    const Chain chain = random.chain(random.number(2, 30));
    const std::int64_t least = minimum(chain).memory.count();
    const Budget budget{Bytes(random.number(least, std::max(least, store_all_memory(chain).count()))), {}};
    const NestedPlan hasty = solve(chain, budget.memory, std::chrono::milliseconds(0));
    const NestedPlan best = solve(chain, budget.memory, kLong);
    ASSERT_LE(hasty.lower_bound, best.time);
    ASSERT_GE(hasty.time, best.time);
    ASSERT_EQ(verify(chain, hasty.schedule, budget).time, hasty.time);
    if (store_all::minimum(chain).memory <= budget.memory) {
      ASSERT_EQ(hasty.time, best.time);
    }
    if (chen_sqrt::minimum(chain).memory <= budget.memory) {
      ASSERT_LE(hasty.time, chen_sqrt::plan(chain, budget).prediction.time);
    }
    if (chen_recursive::minimum(chain).memory <= budget.memory) {
      ASSERT_LE(hasty.time, chen_recursive::plan(chain, budget).prediction.time);
    }
  }
}

TEST(Heterogeneous, CurvesAreOptimalPlans) {
  RandomChains random(6);
  for (int round = 0; round < 40; ++round) {
    const Chain chain = random.chain(random.number(1, round == 0 ? 120 : 30), true);
    const std::vector<TradeOff> exact = exact_curve(chain);
    const std::vector<CurvePoint> some = tradeoff_curve(chain, 8, {.time_limit = kLong});
    ASSERT_EQ(exact.front().memory, minimum(chain).memory);
    ASSERT_EQ(some.front().memory, minimum(chain).memory);
    ASSERT_EQ(exact.back().time, Costs(chain).fastest());
    ASSERT_EQ(some.back().prediction.time, Costs(chain).fastest());
    for (const TradeOff& point : exact) ASSERT_EQ(solve(chain, point.memory, kLong).time, point.time);
    for (const CurvePoint& point : some) {
      const auto after = std::upper_bound(exact.begin(), exact.end(), point.memory,
                                          [](Bytes memory, const TradeOff& other) { return memory < other.memory; });
      ASSERT_EQ(point.prediction.time, (after - 1)->time);
    }
  }
}

// A limit that ends the search somewhere in the middle, wherever that is.
TEST(Heterogeneous, StoppedEarlyItKeepsItsPromises) {
  RandomChains random(7);
  for (int round = 0; round < 60; ++round) {
    const Chain chain = random.chain(50, true);
    const Bytes memory(minimum(chain).memory.count() + random.number(0, 30));
    const NestedPlan hasty = solve(chain, memory, std::chrono::milliseconds(round % 6));
    const NestedPlan best = solve(chain, memory, kLong);
    ASSERT_LE(hasty.lower_bound, best.time);
    ASSERT_LE(best.time, hasty.time);
    ASSERT_LE(hasty.peak, memory);
    if (hasty.optimal) {
      ASSERT_EQ(hasty.time, best.time);
    }
  }
}

TEST(Heterogeneous, RefusesWhatItCannotCount) {
  StepSpec step;
  step.forward = kMaxTime;
  EXPECT_THROW(minimum(Chain::uniform(100, step)), InvalidInput);
  EXPECT_THROW(minimum(Chain::uniform(kLongest + 1, StepSpec{})), InvalidInput);
}

}  // namespace
}  // namespace recollect::heterogeneous
