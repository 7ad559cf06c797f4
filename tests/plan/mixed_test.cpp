#include <gtest/gtest.h>

#include "plan/levels.hpp"
#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/oracles.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using testing::kNever;
using testing::unit_chain;

TEST(Mixed, EqualsTheDynamicProgramAndItsOwnPrediction) {
  for (int beta = 1; beta <= 5; ++beta) {
    const testing::Table table = testing::mixed_table(200, 60, beta);
    for (int m = 1; m <= 60; ++m)
      for (int t = 1; t <= 200; ++t) {
        const Plan made = plan(unit_chain(t, beta), Slots{m}, Strategy::mixed);
        ASSERT_EQ(made.prediction.forward_steps(), table[static_cast<std::size_t>(m)][static_cast<std::size_t>(t)])
            << "t " << t << " m " << m << " beta " << beta;
        ASSERT_EQ(verify(made.chain, made.schedule), made.prediction) << "t " << t << " m " << m << " beta " << beta;
        ASSERT_LE(made.prediction.peak_slots, m);
      }
  }
}

// Long chains, past the reach of the cheap phases.
TEST(Mixed, EqualsTheDynamicProgramOnLongChains) {
  for (const int beta : {1, 2, 4, 7}) {
    const testing::Table table = testing::mixed_table(1500, 14, beta);
    for (int m = 1; m <= 14; ++m)
      for (int t = 200; t <= 1500; t += 13) {
        const Plan made = plan(unit_chain(t, beta), Slots{m}, Strategy::mixed);
        ASSERT_EQ(made.prediction.forward_steps(), table[static_cast<std::size_t>(m)][static_cast<std::size_t>(t)])
            << "t " << t << " m " << m << " beta " << beta;
        if (t % 5 == 0) {
          ASSERT_EQ(verify(made.chain, made.schedule), made.prediction);
        }
      }
  }
}

struct Sizes {
  int state, record;
};

// In bytes, at every budget, also when a record is no whole number of states. Where it is one, the plan is the optimum; where
// it is not, rounding may cost a step.
TEST(Mixed, IsTheOptimumInBytes) {
  int cases = 0, above = 0;
  for (const Sizes sizes : {Sizes{1, 1}, Sizes{1, 3}, Sizes{10, 10}, Sizes{10, 15}, Sizes{10, 20}, Sizes{10, 25}, Sizes{10, 33},
                            Sizes{10, 37}, Sizes{7, 9}, Sizes{3, 5}}) {
    const int free_max = sizes.state * 15;
    const testing::Table table = testing::bytes_table(60, free_max, sizes.state, sizes.record);
    for (int free = 0; free <= free_max; ++free)
      for (int t = 1; t <= 60; ++t) {
        const std::int64_t best = table[static_cast<std::size_t>(free)][static_cast<std::size_t>(t)];
        if (best >= kNever) continue;
        const Chain sized = Chain::uniform(t, {.forward = Nanoseconds(1),
                                               .backward = Nanoseconds(2),
                                               .state = Bytes(sizes.state),
                                               .record = Bytes(sizes.record),
                                               .gradient = Bytes(2),
                                               .forward_scratch = Bytes(3),
                                               .backward_scratch = Bytes(2)});
        const Budget budget{Bytes(sizes.state + free + sizes.record + 6), {}};
        const Plan made = plan(sized, budget, Strategy::mixed);
        ASSERT_EQ(verify(sized, made.schedule, budget), made.prediction)
            << "t " << t << " free " << free << " state " << sizes.state << " record " << sizes.record;
        const std::int64_t got = made.prediction.forward_steps();
        if (sizes.record % sizes.state == 0) {
          ASSERT_EQ(got, best) << "t " << t << " free " << free << " state " << sizes.state << " record " << sizes.record;
        }
        ASSERT_GE(got, best);
        ASSERT_LE(got, best + 1);
        above += got > best;
        ++cases;
        ASSERT_LE(got, plan(sized, budget, Strategy::revolve).prediction.forward_steps());
        ASSERT_LE(got, plan(sized, budget, Strategy::records).prediction.forward_steps());
      }
  }
  EXPECT_GT(cases, 0);
  RecordProperty("cases", cases);
  RecordProperty("above_the_optimum", above);
  EXPECT_LE(above, cases / 1000);
}

TEST(Mixed, StatesOfNoBytesCostNothing) {
  for (const int record : {0, 1, 4})
    for (int t = 1; t <= 30; ++t)
      for (int free = 0; free <= 20; ++free) {
        const Chain chain = Chain::uniform(t, {.forward = Nanoseconds(1),
                                               .backward = Nanoseconds(2),
                                               .state = Bytes(0),
                                               .record = Bytes(record),
                                               .gradient = Bytes(0)});
        const Budget budget{Bytes(free + record), {}};
        const Plan made = plan(chain, budget, Strategy::mixed);
        ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction);
        // Every state is kept; steps that find no room for their record run twice.
        const std::int64_t kept = record == 0 ? t : free / record;
        ASSERT_EQ(made.prediction.forward_steps(), t + std::max<std::int64_t>(0, t - 1 - kept));
      }
}

// A record of 2·state + 1 byte: levels, slack and hull all matter, far beyond what a table reaches.
TEST(Mixed, LongChainsOfUnevenSizesVerify) {
  for (const Step t : {5'000, 60'000})
    for (const std::int64_t memory : {50, 333, 2000, 9001}) {
      const Chain chain = Chain::uniform(t, {.forward = Nanoseconds(3),
                                             .advance = Nanoseconds(2),
                                             .backward = Nanoseconds(5),
                                             .state = Bytes(10),
                                             .record = Bytes(21),
                                             .gradient = Bytes(10)});
      const Budget budget{Bytes(memory + 60), {}};
      const Plan made = plan(chain, budget, Strategy::mixed);
      ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction) << t << " in " << memory;
      ASSERT_LE(made.prediction.time, plan(chain, budget, Strategy::revolve).prediction.time);
    }
}

TEST(Mixed, HugeChainsArePlannedAtOnce) {
  struct Known {
    Step t;
    std::int64_t m;
    int beta;
    std::int64_t forward_steps;  // by two independent implementations
  };
  for (const Known& k : {Known{1'000'000, 1000, 4, 2875220}, Known{1'000'000'000, 10'000, 4, 2987598115},
                         Known{1'000'000'000, 10'000, 1, 2950092884}, Known{1'000'000'000, 10, 4, 28840213369},
                         Known{1'000'000'000, 10'000, 31, 2998501041}}) {
    const Plan made = plan(unit_chain(k.t, k.beta), Slots{k.m}, Strategy::mixed);
    EXPECT_EQ(made.prediction.forward_steps(), k.forward_steps) << k.t << " in " << k.m;
  }
}

// Sizes whose ratio is no whole number, at lengths and budgets where every phase and the search for the peak matter; and
// budgets for more states than tables are made for, or for so few that there are 90,000 phases.
TEST(Mixed, HugeUnevenChainsArePlannedToo) {
  struct Case {
    std::int64_t steps, state, record, memory;
  };
  for (const Case& c : {Case{1'000'000'000, 1'048'576, 3'460'300, 39'111'884}, Case{4'000'000'000, 8, 419, 683},
                        Case{4'000'000'000, 0, 1'048'576, 16'777'216}, Case{4'000'000'000, 1, 1'000'000'000, 2'000'000'000},
                        Case{1'000'000'000, 8, 1'048'576, 67'108'864}, Case{4'000'000'000, 4, 9, 29}}) {
    const Chain chain = Chain::uniform(c.steps, {.forward = Nanoseconds(1),
                                                 .backward = Nanoseconds(2),
                                                 .state = Bytes(c.state),
                                                 .record = Bytes(c.record),
                                                 .gradient = Bytes(c.state)});
    const Budget budget{Bytes(c.memory), {}};
    const Plan made = plan(chain, budget, Strategy::mixed);
    EXPECT_LE(made.prediction.peak, budget.memory);
    EXPECT_LE(made.prediction.time, plan(chain, budget, Strategy::revolve).prediction.time);
  }
  // All the way from the first state: t(t+1)/2 forward steps.
  EXPECT_EQ(plan(unit_chain(4'000'000'000), Slots{1}, Strategy::mixed).prediction.forward_steps(), 8'000'000'002'000'000'000);
  EXPECT_EQ(plan(unit_chain(3'999'999'999), Slots{1}, Strategy::revolve).prediction.forward_steps(), 7'999'999'998'000'000'000);
}

TEST(Mixed, AMillionStepsStreamAndVerify) {
  const Plan made = plan(unit_chain(1'000'000, 4), Slots{1000}, Strategy::mixed);
  EXPECT_EQ(verify(made.chain, made.schedule), made.prediction);
}

}  // namespace
}  // namespace recollect
