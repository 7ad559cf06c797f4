#include <gtest/gtest.h>

#include "recollect/plan.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

TEST(StoreAll, RunsEveryStepOnce) {
  for (const Step t : {1, 2, 3, 600, 1500}) {
    const Chain chain = testing::unit_chain(t, 3);
    const Plan made = plan(chain, Budget{store_all_memory(chain), {}}, Strategy::store_all);
    EXPECT_EQ(made.prediction.forward_steps(), t);
    EXPECT_EQ(made.prediction.peak, Bytes(1 + 3 * t));
    EXPECT_EQ(verify(chain, made.schedule, made.budget), made.prediction);
  }
}

TEST(StoreAll, NamesTheStepThatNeedsMost) {
  const StepSpec small{.state = Bytes(1), .record = Bytes(1), .gradient = Bytes(0)};
  StepSpec large = small;
  large.backward_scratch = Bytes(100);
  const Chain chain({.input_state = Bytes(1)}, {{small, 3}, {large, 1}, {small, 2}});
  const Minimum least = minimum_memory(chain, Strategy::store_all);
  EXPECT_EQ(least.memory, Bytes(1 + 4 + 100));
  EXPECT_EQ(least.step, 3);
}

}  // namespace
}  // namespace recollect
