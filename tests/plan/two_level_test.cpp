#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "plan/planners.hpp"
#include "plan/two_level.hpp"
#include "recollect/verify.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kState = 1000, kRecord = 1'000'000;

// Advance 1, record and backward 2 together, a transfer of `ratio`; one record and the state at work are not counted.
Chain two_level_chain(Step n, double ratio) {
  const double rate = static_cast<double>(kState) / (ratio * 1e-3);
  return Chain(
      {.input_state = Bytes(kState), .tiers = {{"disk", rate, rate}}},
      {{{.forward = milliseconds(1), .backward = milliseconds(1), .state = Bytes(kState), .record = Bytes(kRecord)}, n}});
}
// State 0, the input of the step at work, its record and gradients, and so many slots.
Bytes memory_for(std::int64_t slots) { return Bytes((slots + 2) * kState + kRecord + 2 * kState); }
double in_advances(Time time) { return time.seconds() * 1e3; }

const PlanOptions kStatesOnly{.fetch_records = false};

struct Row {
  std::int64_t slots;
  double ratio, paper, best, bound;  // n = 1000; `best` by a program over all positions, with backlogs
};
const std::vector<Row> kRows{{10, 0.5, 2999, 2999, 2999},  {50, 0.5, 2999, 2999, 2999}, {100, 0.5, 2999, 2999, 2999},
                             {10, 1, 2999, 2999, 2999},    {50, 1, 2999, 2999, 2999},   {100, 1, 2999, 2999, 2999},
                             {10, 2, 3498, 3490, 3487},    {10, 8, 3867, 3863, 3862},   {10, 64, 4909, 4751, 3971},
                             {50, 2, 3498, 3450, 3447},    {50, 8, 3867, 3823, 3822},   {50, 64, 4153, 3933, 3931},
                             {100, 2, 3498, 3400, 3397},   {100, 8, 3867, 3773, 3772},  {100, 64, 3944, 3882, 3881},
                             {100, 1.1, 3498, 2999, 2999}, {100, 1.5, 3498, 3235, 3230}};

TEST(TwoLevel, IsAsFastAsTheBestKnown) {
  for (const Row& row : kRows) {
    const Chain chain = two_level_chain(1000, row.ratio);
    const Budget budget{memory_for(row.slots), {}};
    const Plan made = plan(chain, budget, Strategy::two_level, kStatesOnly);
    EXPECT_LE(in_advances(made.prediction.time), row.best + 1e-6) << row.slots << " slots, ratio " << row.ratio;
    EXPECT_NEAR(in_advances(*made.lower_bound), row.bound, 1e-3) << row.slots << " slots, ratio " << row.ratio;
    EXPECT_GE(made.prediction.time, *made.lower_bound);
    EXPECT_EQ(verify(chain, made.schedule, budget), made.prediction);
  }
}

// The paper's scheme, simulated; the last interval has a slot more here, because state 0 never leaves memory.
TEST(Kukreja, TakesAsLongAsThePapersScheme) {
  for (const Row& row : kRows) {
    const Plan made = plan(two_level_chain(1000, row.ratio), {memory_for(row.slots), {}}, Strategy::kukreja);
    EXPECT_LE(in_advances(made.prediction.time), row.paper + 1e-6) << row.slots << " slots, ratio " << row.ratio;
    EXPECT_GE(in_advances(made.prediction.time), row.paper * 0.997) << row.slots << " slots, ratio " << row.ratio;
  }
}

TEST(Kukreja, WritesEveryIthState) {
  const Plan made = plan(two_level_chain(100, 7.5), {memory_for(10), {}}, Strategy::kukreja);
  std::vector<Step> written;
  for (const Action& action : made.schedule.collect())
    if (action.kind == ActionKind::store) written.push_back(action.begin);
  EXPECT_EQ(written, (std::vector<Step>{8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88}));  // the last interval starts in memory
}

// "Never slower than Revolve" is not so: the portfolio has both.
TEST(TwoLevel, NeverLosesToRecomputationOrToThePaper) {
  const Chain chain = two_level_chain(1000, 64);
  const Budget budget{memory_for(50), {}};
  const Time paper = plan(chain, budget, Strategy::kukreja).prediction.time;
  const Time revolve = plan(chain, budget, Strategy::revolve).prediction.time;
  EXPECT_GT(paper, revolve);
  EXPECT_LT(plan(chain, budget, Strategy::two_level).prediction.time, revolve);
}

TEST(TwoLevel, PlansAMillionStepsNearTheBound) {
  for (const double ratio : {1.0, 1.5, 8.0}) {
    const Chain chain = two_level_chain(1'000'000, ratio);
    const Plan made = plan(chain, {memory_for(50), {}}, Strategy::two_level, kStatesOnly);
    EXPECT_LE(in_advances(made.prediction.time), in_advances(*made.lower_bound) + 2);
  }
  const Chain chain = two_level_chain(100'000, 8);
  const Plan made = plan(chain, {memory_for(50), {}}, Strategy::two_level, kStatesOnly);
  EXPECT_EQ(verify(chain, made.schedule, made.budget), made.prediction);
}

// An LSTM's blocks: a record of 17 states.
Chain with_records(Step n, double write, double read) {
  return Chain({.input_state = Bytes(128 << 10), .tiers = {{"disk", write, read, Nanoseconds(50'000), Bytes(64 << 10)}}},
               {{{.forward = Nanoseconds(3'500'000),
                  .backward = Nanoseconds(5'500'000),
                  .state = Bytes(128 << 10),
                  .record = Bytes(17 * (128 << 10)),
                  .forward_scratch = Bytes(6 << 20),
                  .backward_scratch = Bytes(6 << 20)},
                 n}});
}

TEST(TwoLevel, RecordsGoBelowOneRecomputationAStep) {
  const Budget budget{minimum_memory(with_records(1, 1e9, 1e9)).memory + Bytes(50 * (128 << 10)), {}};
  for (const Step n : {125, 1250, 12'500}) {
    // All of them fit through the channel: no step is run twice.
    const Chain fast = with_records(n, 1.1e9, 2.7e9);
    const Plan all = plan(fast, budget, Strategy::two_level);
    EXPECT_EQ(all.prediction.advances, 0);
    EXPECT_LE(all.prediction.time.seconds(), 1.001 * static_cast<double>(n) * 9e-3);
    EXPECT_EQ(verify(fast, all.schedule, budget), all.prediction);
    const Plan states = plan(fast, budget, Strategy::two_level, kStatesOnly);
    EXPECT_GT(states.prediction.time.seconds(), 1.3 * static_cast<double>(n) * 9e-3);
    EXPECT_LT(states.prediction.written.count() * 10, all.prediction.written.count());
    // Some of them do.
    const Chain slow = with_records(n, 0.3e9, 0.3e9);
    const Plan some = plan(slow, budget, Strategy::two_level);
    EXPECT_LT(some.prediction.time, plan(slow, budget, Strategy::two_level, kStatesOnly).prediction.time);
    EXPECT_LE(some.prediction.time.seconds(), 1.03 * some.lower_bound->seconds());
    EXPECT_EQ(verify(slow, some.schedule, budget), some.prediction);
  }
}

TEST(TwoLevel, StaysWithinTheTiersRoom) {
  const Chain chain = two_level_chain(1000, 2);
  Time before{};
  for (const std::int64_t states : {0, 1, 10, 100, 400, 1000}) {
    const Budget budget{memory_for(20), {Bytes(states * kState)}};
    const Plan made = plan(chain, budget, Strategy::two_level);
    EXPECT_LE(made.prediction.stored, budget.tiers[0]);
    EXPECT_EQ(verify(chain, made.schedule, budget), made.prediction);
    if (states > 0) {
      EXPECT_LE(made.prediction.time, before);  // more room is never worse here
    }
    before = made.prediction.time;
  }
  EXPECT_THROW(plan(chain, {memory_for(20), {Bytes(kState)}}, Strategy::kukreja), InvalidInput);
}

// What is found is not always the best, so that a little more memory may make it a little slower; twice as much never does.
TEST(TwoLevel, MoreMemoryIsHardlyEverSlower) {
  std::int64_t budgets = 0, slower = 0;
  for (const Step n : {50, 100})
    for (const std::int64_t record : {1, 4})
      for (const double ratio : {0.5, 2.0, 20.0}) {
        const double rate = static_cast<double>(kState) / (ratio * 1e-3);
        const Chain chain(
            {.input_state = Bytes(kState), .tiers = {{"disk", rate, rate}}},
            {{{.forward = milliseconds(1), .backward = milliseconds(2), .state = Bytes(kState), .record = Bytes(record * kState)},
              n}});
        Time best = plan(chain, {minimum_memory(chain).memory, {}}).prediction.time;
        const std::int64_t least = minimum_memory(chain).memory.count() / kState, most = store_all_memory(chain).count() / kState;
        for (std::int64_t slots = least + 1; slots < most; slots += 1 + slots / 14, ++budgets) {
          const Time time = plan(chain, {Bytes(slots * kState), {}}).prediction.time;
          EXPECT_LE(time.seconds(), 1.02 * best.seconds())
              << n << " steps, record " << record << ", ratio " << ratio << ", " << slots;
          if (time > best) ++slower;
          best = std::min(best, time);
        }
      }
  EXPECT_LE(slower, budgets / 50) << "of " << budgets;
}

TEST(TwoLevel, NeedsATier) {
  EXPECT_THROW(plan(Chain::uniform(10, {}), Budget{}, Strategy::two_level), InvalidInput);
  EXPECT_THROW(plan(Chain::uniform(10, {}), Budget{}, Strategy::kukreja), InvalidInput);
  EXPECT_EQ(plan(two_level_chain(1000, 2), {memory_for(10), {}}).strategy, Strategy::two_level);
}

TEST(TwoLevel, NeedsNoMoreMemoryThanRecomputation) {
  const Chain chain = two_level_chain(100, 2);
  const Bytes least = minimum_memory(chain, Strategy::two_level).memory;
  EXPECT_EQ(least, minimum_memory(chain, Strategy::mixed).memory);
  EXPECT_NO_THROW(plan(chain, {least, {}}, Strategy::two_level));
  EXPECT_THROW(plan(chain, {least - Bytes(1), {}}, Strategy::two_level), InfeasibleBudget);
}

class Draw {
 public:
  explicit Draw(unsigned seed) : engine_(seed) {}
  std::int64_t up_to(std::int64_t most) { return std::uniform_int_distribution<std::int64_t>(0, most)(engine_); }
  bool coin() { return up_to(1) == 1; }
  double log_uniform(double low, double high) {
    return std::exp(std::uniform_real_distribution<>(std::log(low), std::log(high))(engine_));
  }

 private:
  std::mt19937 engine_;
};

StepSpec any_step(Draw& draw, std::int64_t state) {
  StepSpec step{.forward = Nanoseconds(1000 + draw.up_to(50'000)),
                .backward = Nanoseconds(1000 + draw.up_to(99'000)),
                .state = Bytes(state),
                .record = Bytes(state + draw.up_to(3) * draw.up_to(3000)),
                .forward_scratch = Bytes(draw.up_to(500)),
                .backward_scratch = Bytes(draw.up_to(500)),
                .in_place = draw.up_to(4) == 0};
  step.advance = step.forward - Nanoseconds(draw.up_to(900));
  if (draw.coin()) step.gradient = Bytes(draw.up_to(2000));
  return step;
}
Tier any_tier(Draw& draw, std::int64_t state) {
  const auto bytes = static_cast<double>(std::max<std::int64_t>(1, state));
  return {"disk", bytes / 25e-6 / draw.log_uniform(0.3, 60), bytes / 25e-6 / draw.log_uniform(0.3, 60),
          Nanoseconds(draw.coin() ? draw.up_to(20'000) : 0), Bytes(draw.coin() ? draw.up_to(3000) : 0)};
}

TEST(TwoLevel, PredictsWhatTheVerifierSays) {
  Draw draw(1);
  int with_traffic = 0;
  for (int round = 0; round < 300; ++round) {
    const std::int64_t state = draw.up_to(20) == 0 ? 0 : 100 * (1 + draw.up_to(19));
    StepSpec step = any_step(draw, state);
    step.record_holds_input = draw.up_to(5) == 0;
    const Chain chain({.input_state = step.state, .input_gradient = step.gradient, .tiers = {any_tier(draw, state)}},
                      {{step, 1 + draw.up_to(399)}});
    for (const Strategy strategy : {Strategy::two_level, Strategy::kukreja}) {
      Budget budget{minimum_memory(chain, strategy).memory, {}};
      if (draw.coin()) budget.memory = budget.memory + Bytes(draw.up_to(40) * state / (draw.coin() ? 1 : 7));
      if (strategy == Strategy::two_level && draw.coin()) budget.tiers = {Bytes(state * draw.up_to(300))};
      const Plan made = plan(chain, budget, strategy, {.fetch_records = draw.coin()});
      ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction) << "round " << round;
      if (made.prediction.written > Bytes(0)) ++with_traffic;
      if (strategy == Strategy::kukreja) continue;
      ASSERT_GE(made.prediction.time, *made.lower_bound) << "round " << round;
      ASSERT_LE(made.prediction.time, plan(chain, budget, Strategy::mixed).prediction.time) << "round " << round;
      if (budget.tiers.empty() && minimum_memory(chain, Strategy::kukreja).memory <= budget.memory) {
        ASSERT_LE(made.prediction.time, plan(chain, budget, Strategy::kukreja).prediction.time) << "round " << round;
      }
    }
  }
  EXPECT_GT(with_traffic, 200);
}

TEST(TwoLevel, IsNeverWorseThanOneLevelForUnlikeSteps) {
  Draw draw(2);
  int faster = 0;
  for (int round = 0; round < 60; ++round) {
    std::vector<Chain::Run> runs;
    const std::int64_t state = 100 * (1 + draw.up_to(19));
    for (std::int64_t left = 1 + draw.up_to(30); left > 0; --left) {
      StepSpec step = any_step(draw, state / 2 + draw.up_to(state));
      step.record_holds_input = draw.up_to(5) == 0;
      runs.push_back({step, 1 + draw.up_to(2)});
    }
    const Chain::Options options{.input_state = Bytes(state), .tiers = {any_tier(draw, state)}};
    const Chain chain(options, runs), alone({.input_state = Bytes(state)}, runs);
    const Bytes least = minimum_memory(chain, Strategy::two_level).memory;
    EXPECT_EQ(least, minimum_memory(alone).memory);
    const Budget budget{least + Bytes(draw.up_to(10) * state), {}};
    const Plan made = plan(chain, budget, Strategy::two_level, {.nested_only = true});
    const Plan one_level = plan(alone, budget, Strategy::automatic, {.nested_only = true});
    ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction) << "round " << round;
    ASSERT_LE(made.prediction.time, one_level.prediction.time) << "round " << round;
    ASSERT_GE(made.prediction.time, *made.lower_bound);
    if (made.prediction.time < one_level.prediction.time) ++faster;
  }
  EXPECT_GT(faster, 5);
}

}  // namespace
}  // namespace recollect
