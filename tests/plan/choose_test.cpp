#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "recollect/plan.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;
using testing::unit_chain;

TEST(Choose, NamesGoBothWays) {
  for (const Strategy strategy : all_strategies()) EXPECT_EQ(strategy_named(name_of(strategy)), strategy);
  EXPECT_EQ(strategy_named("auto"), Strategy::automatic);
  EXPECT_EQ(strategy_named("fastest"), std::nullopt);
}

TEST(Choose, TakesStoreAllWhenItFits) {
  const Chain chain = unit_chain(50, 4);
  EXPECT_EQ(plan(chain, Budget{store_all_memory(chain), {}}).strategy, Strategy::store_all);
  EXPECT_EQ(plan(chain, Budget{}).strategy, Strategy::store_all);
  EXPECT_NE(plan(chain, Budget{store_all_memory(chain) - Bytes(1), {}}).strategy, Strategy::store_all);
}

TEST(Choose, AnImpossibleBudgetNamesTheSmallestPossibleOne) {
  const Chain chain = unit_chain(50, 4);
  for (const Strategy strategy : {Strategy::automatic, Strategy::store_all, Strategy::chen_sqrt, Strategy::chen_recursive,
                                  Strategy::revolve, Strategy::records, Strategy::mixed, Strategy::online}) {
    const Bytes least = minimum_memory(chain, strategy).memory;
    EXPECT_NO_THROW(plan(chain, Budget{least, {}}, strategy));
    try {
      plan(chain, Budget{least - Bytes(1), {}}, strategy);
      FAIL() << name_of(strategy);
    } catch (const InfeasibleBudget& error) {
      EXPECT_EQ(error.minimum(), least);
      EXPECT_EQ(error.budget(), least - Bytes(1));
      EXPECT_THAT(error.what(), HasSubstr(std::to_string(least.count()) + " bytes"));
    }
  }
}

TEST(Choose, UnlikeStepsAreRefusedWhereTheClosedFormsDoNotApply) {
  const Chain chain({.input_state = Bytes(9)}, {{{.state = Bytes(1), .record = Bytes(1)}, 5}});
  for (const Strategy strategy : {Strategy::revolve, Strategy::records, Strategy::mixed, Strategy::online}) {
    EXPECT_FALSE(applies(strategy, chain));
    EXPECT_THROW(plan(chain, Budget{}, strategy), InvalidInput);
    EXPECT_THROW(minimum_memory(chain, strategy), InvalidInput);
  }
  EXPECT_THROW(plan(chain, Slots{3}), InvalidInput);
  EXPECT_THROW(plan(unit_chain(5), Slots{0}), InvalidInput);
  EXPECT_THROW(plan(Chain::uniform(5, {}), Slots{3}), InvalidInput);  // states of no size fill no slots
  EXPECT_THROW(plan(Chain({.input_state = Bytes(1)}, {{{}, 30'000'000}}), Budget{}), InvalidInput);
  EXPECT_NO_THROW(plan(chain, Budget{}));
}

TEST(Choose, LongChainsOfUnlikeStepsArePlannedAsIfAllWereTheLargest) {
  const StepSpec body{.forward = Nanoseconds(10),
                      .backward = Nanoseconds(20),
                      .state = Bytes(100),
                      .record = Bytes(150),
                      .backward_scratch = Bytes(30),
                      .record_holds_input = true};
  const StepSpec head{.forward = Nanoseconds(5), .backward = Nanoseconds(7), .state = Bytes(10), .record = Bytes(20)};
  const Chain chain({.input_state = Bytes(400)}, {{body, 3000}, {head, 1}});
  const Bytes least = minimum_memory(chain).memory;
  for (const std::int64_t share : {1, 2, 5, 20, 60}) {
    const Bytes memory = std::max(least, Bytes(store_all_memory(chain).count() * share / 100));
    const Plan chosen = plan(chain, Budget{memory, {}});
    EXPECT_EQ(chosen.strategy, Strategy::mixed);
    EXPECT_EQ(verify(chain, chosen.schedule, Budget{memory, {}}), chosen.prediction);
    // What as many equal steps cost without the bytes that the larger input takes, and less than halving or segments.
    const Plan equal = plan(Chain::uniform(3001, body), Budget{memory - Bytes(2 * 300), {}});
    EXPECT_LE(chosen.prediction.time, equal.prediction.time);
    for (const Strategy other : {Strategy::chen_sqrt, Strategy::chen_recursive})
      if (minimum_memory(chain, other).memory <= memory) {
        EXPECT_LE(chosen.prediction.time, plan(chain, Budget{memory, {}}, other).prediction.time);
      }
  }
  EXPECT_NO_THROW(plan(chain, Budget{least, {}}));
  EXPECT_THROW(plan(chain, Budget{least - Bytes(1), {}}), InfeasibleBudget);
}

// 2000 steps as large as the largest would be more bytes than can be counted; the others still plan them.
TEST(Choose, LongChainsWithOneHugeStepArePlannedToo) {
  const StepSpec body{.forward = Nanoseconds(10), .backward = Nanoseconds(20), .state = Bytes(100), .record = Bytes(150)};
  const StepSpec head{.state = Bytes(1), .record = Bytes(std::int64_t{1} << 52)};
  const Chain chain({.input_state = Bytes(100)}, {{body, 2000}, {head, 1}});
  const Bytes least = minimum_memory(chain).memory;
  EXPECT_LT(least, store_all_memory(chain));
  for (const Bytes memory : {least, store_all_memory(chain)}) {
    const Plan made = plan(chain, Budget{memory, {}});
    EXPECT_EQ(verify(chain, made.schedule, Budget{memory, {}}), made.prediction);
  }
  EXPECT_THROW(plan(chain, Budget{least - Bytes(1), {}}), InfeasibleBudget);
}

TEST(Choose, SlotsAreBytesToPlannersThatCountNoSlots) {
  // 10 slots, and free beside them the record at work and its input.
  const Chain chain = unit_chain(16, 3);
  EXPECT_EQ(plan(chain, Slots{10}, Strategy::chen_recursive).budget.memory, Bytes(10 + 1 + 3));
  EXPECT_NO_THROW(
      plan(chain, Slots{12}, Strategy::chen_sqrt));  // 4 states and 3 records beside the one at work, one state of it free
  EXPECT_THROW(plan(chain, Slots{11}, Strategy::chen_sqrt), InfeasibleBudget);
  EXPECT_EQ(plan(chain, Slots{INT64_MAX}, Strategy::store_all).prediction.forward_steps(), 16);
}

TEST(Choose, EveryStrategyIsACandidateOrSaysWhyNot) {
  const Chain chain = unit_chain(50, 4);
  const std::vector<Candidate> all = candidates(chain, Budget{Bytes(20), {}});
  EXPECT_EQ(all.size(), all_strategies().size());
  EXPECT_EQ(all.front().strategy, Strategy::mixed);
  EXPECT_EQ(all.front().plan->prediction, plan(chain, Budget{Bytes(20), {}}).prediction);
  for (std::size_t k = 1; k < all.size(); ++k) {
    EXPECT_EQ(all[k].plan.has_value(), all[k].why_not.empty());
    if (!all[k].plan) continue;
    ASSERT_TRUE(all[k - 1].plan);
    EXPECT_LE(all[k - 1].plan->prediction.time, all[k].plan->prediction.time);
    EXPECT_EQ(all[k].plan->prediction, plan(chain, Budget{Bytes(20), {}}, all[k].strategy).prediction);
  }
  const auto of = [&](Strategy strategy) {
    return *std::find_if(all.begin(), all.end(), [&](const Candidate& c) { return c.strategy == strategy; });
  };
  EXPECT_TRUE(of(Strategy::revolve).plan);
  EXPECT_EQ(of(Strategy::store_all).minimum, store_all_memory(chain));
  EXPECT_EQ(of(Strategy::store_all).why_not, "needs " + to_string(store_all_memory(chain)));
  EXPECT_THAT(of(Strategy::two_level).why_not, HasSubstr("a slower tier"));
  EXPECT_THAT(of(Strategy::rewind).why_not, HasSubstr("rewind time"));
  EXPECT_THAT(of(Strategy::heterogeneous).why_not, HasSubstr("mixed"));
}

TEST(Choose, NoCandidateHasAPlanInABudgetThatIsTooSmall) {
  for (const Candidate& candidate : candidates(unit_chain(50, 4), Budget{Bytes(1), {}})) EXPECT_FALSE(candidate.plan);
}

TEST(Choose, SaysWhatBinds) {
  const Chain chain = unit_chain(50, 4);
  const auto bound_by = [](const Chain& c, std::int64_t memory) { return binding(plan(c, Budget{Bytes(memory), {}})); };
  const Binding memory = bound_by(chain, 20);
  EXPECT_EQ(memory.resource, Resource::memory);
  EXPECT_EQ(memory.quarter_more, plan(chain, Budget{Bytes(25), {}}).prediction.time);
  EXPECT_EQ(memory.twice_memory, plan(chain, Budget{Bytes(40), {}}).prediction.time);
  EXPECT_FALSE(memory.twice_bandwidth);
  EXPECT_EQ(bound_by(chain, store_all_memory(chain).count()).resource, Resource::arithmetic);
  // Records take four times as long to write as steps to run; in twice the memory there would be a few more.
  const Chain tiered =
      Chain::uniform(2000, {.forward = Nanoseconds(100), .backward = Nanoseconds(200), .state = Bytes(100), .record = Bytes(400)})
          .with_tiers({{"disk", 1e9, 1e9, {}}});
  const Binding bandwidth = bound_by(tiered, 4000);
  EXPECT_EQ(bandwidth.resource, Resource::bandwidth);
  EXPECT_LT(*bandwidth.twice_bandwidth, bandwidth.twice_memory);
  // By the strategy that is asked for.
  EXPECT_EQ(binding(plan(chain, Budget{Bytes(20), {}}, Strategy::revolve), Strategy::revolve).twice_memory,
            plan(chain, Budget{Bytes(40), {}}, Strategy::revolve).prediction.time);
}

TEST(Choose, TheCurveFallsFromTheMinimumToStoreAll) {
  const Chain chain =
      Chain::uniform(1000, {.forward = Nanoseconds(10), .backward = Nanoseconds(20), .state = Bytes(100), .record = Bytes(420)});
  for (const Strategy strategy :
       {Strategy::automatic, Strategy::mixed, Strategy::revolve, Strategy::records, Strategy::chen_sqrt}) {
    const std::vector<CurvePoint> curve = tradeoff_curve(chain, strategy, 30);
    ASSERT_FALSE(curve.empty());
    EXPECT_EQ(curve.front().memory, minimum_memory(chain, strategy).memory);
    for (std::size_t k = 1; k < curve.size(); ++k) {
      EXPECT_GT(curve[k].memory, curve[k - 1].memory);
      EXPECT_LT(curve[k].prediction.time, curve[k - 1].prediction.time);
    }
    for (const CurvePoint& point : curve) EXPECT_EQ(plan(chain, Budget{point.memory, {}}, strategy).prediction, point.prediction);
  }
  EXPECT_EQ(tradeoff_curve(chain).back().prediction.forward_steps(), 1000);
  EXPECT_THROW(tradeoff_curve(chain, Strategy::automatic, 1), InvalidInput);
}

}  // namespace
}  // namespace recollect
