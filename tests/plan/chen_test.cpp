#include <gtest/gtest.h>

#include <random>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using testing::unit_chain;

TEST(ChenSqrt, RecomputesAllButTheLastSegmentOnce) {
  const Plan made = plan(unit_chain(100, 3), Budget{}, Strategy::chen_sqrt);
  EXPECT_EQ(made.prediction.advances, 90);
  EXPECT_EQ(made.prediction.records, 100);
  // Ten states, nine records beside the one at work.
  EXPECT_EQ(made.prediction.peak, Bytes(10 + 9 * 3 + 3));
}

TEST(ChenSqrt, PredictionsEqualTheVerifier) {
  for (Step t = 1; t <= 150; ++t) {
    const Plan made = plan(unit_chain(t, 3), Budget{}, Strategy::chen_sqrt);
    ASSERT_EQ(verify(made.chain, made.schedule), made.prediction) << t;
  }
}

TEST(ChenRecursive, HalvesToTheEndInTheLeastMemory) {
  const Chain chain = unit_chain(64, 100);  // records too large to be kept beside the one at work
  const Bytes least = minimum_memory(chain, Strategy::chen_recursive).memory;
  EXPECT_EQ(least, Bytes(1 + 6 + 100));
  const Plan made = plan(chain, Budget{least, {}}, Strategy::chen_recursive);
  EXPECT_EQ(made.prediction.advances, 6 * 32);  // n/2 at each of log2(n) depths
}

TEST(ChenRecursive, PredictionsEqualTheVerifierAtEveryBudget) {
  for (const int record : {1, 3})
    for (Step t = 1; t <= 60; ++t) {
      const Chain chain = unit_chain(t, record);
      const Bytes least = minimum_memory(chain, Strategy::chen_recursive).memory;
      for (Bytes memory = least; memory <= store_all_memory(chain); memory = memory + Bytes(1)) {
        const Plan made = plan(chain, Budget{memory, {}}, Strategy::chen_recursive);
        ASSERT_EQ(verify(chain, made.schedule, Budget{memory, {}}), made.prediction) << t << " in " << memory.count();
      }
      EXPECT_THROW(plan(chain, Budget{least - Bytes(1), {}}, Strategy::chen_recursive), InfeasibleBudget);
    }
}

Chain random_chain(std::mt19937& random, Step n) {
  const auto up_to = [&](int most) { return static_cast<std::int64_t>(random() % static_cast<unsigned>(most + 1)); };
  std::vector<Chain::Run> runs;
  for (Step i = 0; i < n; ++i) {
    StepSpec step;
    step.forward = Nanoseconds(up_to(9));
    step.backward = Nanoseconds(up_to(9));
    step.state = Bytes(up_to(12));
    step.record = step.state + Bytes(up_to(20));
    step.forward_scratch = Bytes(up_to(4));
    step.backward_scratch = Bytes(up_to(4));
    step.in_place = up_to(1) == 1;
    step.record_holds_input = up_to(1) == 1;
    runs.push_back({step, 1 + up_to(2)});
  }
  return Chain({.input_state = Bytes(up_to(12))}, runs);
}

TEST(Chen, PlansUnlikeSteps) {
  std::mt19937 random(7);
  for (int k = 0; k < 300; ++k) {
    const Chain chain = random_chain(random, 1 + k % 12);
    for (const Strategy strategy : {Strategy::chen_sqrt, Strategy::chen_recursive, Strategy::store_all}) {
      const Minimum least = minimum_memory(chain, strategy);
      ASSERT_GE(least.step, 0);
      ASSERT_LT(least.step, chain.size());
      for (const Bytes memory : {least.memory, least.memory + Bytes(3), least.memory + Bytes(20)}) {
        const Plan made = plan(chain, Budget{memory, {}}, strategy);
        ASSERT_EQ(verify(chain, made.schedule, Budget{memory, {}}), made.prediction);
      }
      if (least.memory.count() > 0) {
        EXPECT_THROW(plan(chain, Budget{least.memory - Bytes(1), {}}, strategy), InfeasibleBudget);
      }
      // The smallest budget is really used up.
      EXPECT_EQ(plan(chain, Budget{least.memory, {}}, strategy).prediction.peak, least.memory);
    }
  }
}

}  // namespace
}  // namespace recollect
