#include <gtest/gtest.h>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/oracles.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using testing::unit_chain;

TEST(Records, EqualsTheDynamicProgram) {
  const testing::Table table = testing::records_table(200, 60);
  for (int m = 1; m <= 60; ++m)
    for (int t = 1; t <= 200; ++t)
      ASSERT_EQ(records::forward_steps(t, m), table[static_cast<std::size_t>(m)][static_cast<std::size_t>(t)])
          << "t " << t << " m " << m;
}

TEST(Records, SchedulesVerifyAndEqualTheirPrediction) {
  for (const int record : {1, 4})
    for (int m = 1; m <= 60; m += m < 12 ? 1 : 7)
      for (int t = 1; t <= 200; ++t) {
        const Plan made = plan(unit_chain(t, record), Slots{m}, Strategy::records);
        ASSERT_EQ(verify(made.chain, made.schedule), made.prediction) << "t " << t << " m " << m;
        ASSERT_EQ(made.prediction.forward_steps(), records::forward_steps(t, m));
        ASSERT_LE(made.prediction.peak_records, m);
      }
}

// The headline of Gruslys et al.: 1000 steps in 5 % of the records cost 33 % more when backward costs twice forward.
TEST(Records, FivePercentOfTheRecordsCostAThirdMoreTime) {
  const Plan made = plan(unit_chain(1000), Slots{50}, Strategy::records);
  const double store_all = 1000 * (1 + 2);
  EXPECT_LE(made.prediction.time.seconds() * 1e9, 1.33 * store_all);
}

TEST(Records, TakesAllTheRecordsThatFit) {
  // Every budget from the least to plenty: legal, and one record more would not fit.
  const Chain chain = Chain::uniform(
      40, {.forward = Nanoseconds(1), .backward = Nanoseconds(2), .state = Bytes(3), .record = Bytes(7), .gradient = Bytes(2)});
  const Bytes least = minimum_memory(chain, Strategy::records).memory;
  std::int64_t previous = 0;
  for (Bytes memory = least; memory <= store_all_memory(chain); memory = memory + Bytes(1)) {
    const Plan made = plan(chain, Budget{memory, {}}, Strategy::records);
    ASSERT_EQ(verify(chain, made.schedule, Budget{memory, {}}), made.prediction);
    ASSERT_GE(made.prediction.peak_records, previous);
    previous = made.prediction.peak_records;
    if (previous == 40) continue;
    const Plan more = plan(chain, Slots{previous + 1}, Strategy::records);
    ASSERT_GT(more.prediction.peak, memory);
  }
  EXPECT_EQ(previous, 40);
}

TEST(Records, HugeChainsArePlannedAtOnce) {
  for (const std::int64_t m : {1LL, 2LL, 10LL, 10'000LL, 100'000'000LL, 999'999'999LL, 1'000'000'000LL}) {
    const Plan made = plan(unit_chain(1'000'000'000, 4), Slots{m}, Strategy::records);
    EXPECT_EQ(made.prediction.peak_records, m);
  }
}

}  // namespace
}  // namespace recollect
