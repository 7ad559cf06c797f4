#include <gtest/gtest.h>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/oracles.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using testing::unit_chain;

TEST(Revolve, EqualsTheDynamicProgram) {
  const testing::Table table = testing::revolve_table(200, 60);
  for (int m = 1; m <= 60; ++m)
    for (int t = 1; t <= 200; ++t)
      ASSERT_EQ(revolve::forward_steps(t, m), table[static_cast<std::size_t>(m)][static_cast<std::size_t>(t)])
          << "t " << t << " m " << m;
}

// Extra advances p(n, s) of Revolve, computed by public tools; forward steps are n + p.
TEST(Revolve, EqualsKnownValues) {
  struct Known {
    Step n;
    std::int64_t s, p;
  };
  for (const Known& k : {Known{2, 1, 1},
                         Known{3, 1, 3},
                         Known{5, 2, 6},
                         Known{10, 1, 45},
                         Known{10, 2, 20},
                         Known{10, 3, 15},
                         Known{10, 4, 14},
                         Known{10, 9, 9},
                         Known{50, 3, 180},
                         Known{100, 5, 316},
                         Known{100, 10, 222},
                         Known{100, 20, 178},
                         Known{250, 7, 835},
                         Known{1000, 5, 6284},
                         Known{1000, 10, 3636},
                         Known{1000, 20, 2747},
                         Known{1000, 32, 2405},
                         Known{1000, 100, 1898},
                         Known{10000, 10, 57624},
                         Known{10000, 20, 37976},
                         Known{10000, 100, 24747},
                         Known{100000, 100, 294747},
                         Known{1000000, 100, 3817896}})
    EXPECT_EQ(revolve::forward_steps(k.n, k.s), k.n + k.p) << k.n << " steps in " << k.s;
}

TEST(Revolve, SchedulesVerifyAndEqualTheirPrediction) {
  for (int m = 1; m <= 60; m += m < 12 ? 1 : 7)
    for (int t = 1; t <= 200; ++t) {
      const Plan made = plan(unit_chain(t), Slots{m}, Strategy::revolve);
      ASSERT_EQ(verify(made.chain, made.schedule), made.prediction) << "t " << t << " m " << m;
      ASSERT_EQ(made.prediction.forward_steps(), revolve::forward_steps(t, m));
      ASSERT_LE(made.prediction.peak_slots, m);
    }
}

// Among schedules of equal cost the one that keeps fewer states: 899 and 989 are what public planners need here.
TEST(Revolve, KeepsFewStates) {
  Schedule schedule = plan(unit_chain(1000), Slots{100}, Strategy::revolve).schedule;
  int keeps = 0;
  for (const Action& action : schedule) keeps += action.kind == ActionKind::keep && action.begin > 0;
  // Every step but those whose state is already owned needs its input kept for the moment of its record; only states that
  // outlive another step's backward are snapshots.
  Schedule again = plan(unit_chain(1000), Slots{100}, Strategy::revolve).schedule;
  int at_once = 0;
  Action last;
  for (const Action& action : again) {
    at_once += action.kind == ActionKind::drop && last.kind == ActionKind::backward && last.begin == action.begin;
    last = action;
  }
  EXPECT_GT(at_once, 0);
  EXPECT_LE(keeps - at_once, 899);
}

TEST(Revolve, HugeChainsArePlannedAtOnce) {
  EXPECT_EQ(revolve::forward_steps(1'000'000'000, 1), 500'000'000'500'000'000);
  const Plan made = plan(unit_chain(1'000'000'000), Slots{10'000}, Strategy::revolve);
  EXPECT_EQ(made.prediction.peak_slots, 10'000);
  EXPECT_LT(made.prediction.recompute_factor(), 4);
}

}  // namespace
}  // namespace recollect
