#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <queue>
#include <random>
#include <unordered_map>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;

// In small units, with a gradient that the first rewind makes up for, or not.
StepSpec unit_step(std::int64_t record, std::int64_t tape, std::int64_t rewind = 6, std::int64_t gradient = 0) {
  return {.forward = Nanoseconds(5),
          .advance = Nanoseconds(4),
          .backward = Nanoseconds(10),
          .rewind = Nanoseconds(rewind),
          .state = Bytes(3),
          .record = Bytes(record),
          .gradient = Bytes(gradient),
          .tape = Bytes(tape)};
}

// Everything nested, byte by byte, in any order: C(m, t) in m bytes beside the segment's first state and the record at work. A
// first state that lies inside a record cannot be dropped when a tape starts from it. `slots_after_tape`: states may be kept
// after a tape in the same pass, which pays only where the first rewind needs the room of one.
class Oracle {
 public:
  Oracle(const Chain& chain, std::int64_t free, bool slots_after_tape)
      : step_(chain.step(0)), n_(chain.size()), free_(free), slots_after_tape_(slots_after_tape) {
    const std::int64_t differentiating = step_.gradient.count() + step_.backward_scratch.count() - step_.forward_scratch.count();
    spare_ = std::max<std::int64_t>(0, step_.state.count() - std::max<std::int64_t>(0, differentiating));
    for (std::int64_t m = 0; m <= free; ++m)
      for (Step t = 0; t <= n_; ++t)
        for (const From from : {From::slot, From::record, From::tape}) cost_.push_back(solve(m, t, from));
  }
  std::int64_t time() const { return at(free_, n_, From::slot); }
  static constexpr std::int64_t kNever = std::int64_t{1} << 40;

 private:
  enum class From { slot, record, tape };  // what there is before the segment: tape ends in a slot
  std::int64_t at(std::int64_t m, Step t, From from) const {
    return m < 0 ? kNever : cost_[static_cast<std::size_t>((m * (n_ + 1) + t) * 3 + static_cast<int>(from))];
  }

  std::int64_t solve(std::int64_t m, Step t, From from) const {
    const std::int64_t forward = step_.forward.count(), advance = step_.advance.count(), rewind = step_.rewind->count();
    if (t == 0) return 0;
    if (t == 1) return forward;
    const std::int64_t state = step_.state.count();
    // After a tape and its records nothing else is kept, either, unless it may be.
    const From then = from == From::tape && !slots_after_tape_ ? From::tape : From::record;
    std::int64_t best = std::min(kNever, forward + at(m - step_.record.count(), t - 1, then));
    if (from == From::tape && !slots_after_tape_) return best;
    for (Step y = 1; y < t; ++y) {
      best = std::min(best, advance * y + at(m - state, t - y, From::slot) + at(m, y, from));
      const std::int64_t left = m - y * step_.tape.count() - (from == From::record ? state : 0);
      if (left >= spare_) best = std::min(best, (advance + rewind) * y + at(left, t - y, From::tape));
    }
    return best;
  }

  const StepCosts& step_;
  Step n_;
  std::int64_t free_, spare_ = 0;
  bool slots_after_tape_;
  std::vector<std::int64_t> cost_;  // by m, t and From
};

std::int64_t recomputing(const Plan& made) {
  return static_cast<std::int64_t>(made.prediction.time.nanoseconds) - made.chain.size() * made.chain.step(0).backward.count();
}

TEST(Rewind, IsTheOptimumOfNestedSchedulesNearlyAlways) {
  int cases = 0, beaten = 0;
  double most = 1;
  for (const auto& [record, tape, rewind, gradient] : std::vector<std::array<std::int64_t, 4>>{{7, 1, 6, 0},
                                                                                               {7, 1, 9, 0},
                                                                                               {7, 1, 20, 0},
                                                                                               {3, 1, 6, 0},
                                                                                               {9, 2, 6, 2},
                                                                                               {12, 3, 5, 5},
                                                                                               {6, 0, 6, 0},
                                                                                               {6, 7, 6, 0},
                                                                                               {8, 1, 0, 0}})
    for (const Step n : {1, 2, 3, 5, 8, 13, 18}) {
      const Chain chain = Chain::uniform(n, unit_step(record, tape, rewind, gradient));
      const std::int64_t working = record + 2 * gradient, least = minimum_memory(chain, Strategy::rewind).memory.count();
      for (std::int64_t memory = least; memory <= store_all_memory(chain).count() + 3; ++memory, ++cases) {
        const Plan made = plan(chain, Budget{Bytes(memory), {}}, Strategy::rewind);
        ASSERT_EQ(verify(chain, made.schedule, made.budget), made.prediction) << n << " steps in " << memory;
        const Oracle oracle(chain, memory - 3 - working, false), wider(chain, memory - 3 - working, true);
        beaten += wider.time() < recomputing(made) ? 1 : 0;
        ASSERT_LE(recomputing(made), oracle.time())
            << n << " steps in " << memory << ", record " << record << " tape " << tape << " rewind " << rewind;
        ASSERT_GE(recomputing(made), wider.time());
        most = std::max(most, static_cast<double>(recomputing(made)) / static_cast<double>(wider.time()));
      }
      if (least - 1 - 3 - working < 0) continue;
      ASSERT_GE(Oracle(chain, least - 1 - 3 - working, true).time(), Oracle::kNever) << n << " steps below " << least;
    }
  EXPECT_GT(cases, 2000);
  // What is left: tape that fills its room only in part.
  EXPECT_LE(beaten, cases / 100);
  EXPECT_LT(most, 1.05);
}

// All schedules, nested or not: a shortest path over everything that can be in memory, tape included.
class Exhaustive {
 public:
  Exhaustive(const Chain& chain, std::int64_t memory)
      : step_(chain.step(0)), n_(static_cast<int>(chain.size())), state_(chain.state(0).count()), memory_(memory) {}

  std::int64_t time() {
    reach({0, 0, 0, n_, 0}, 0);
    while (!queue_.empty()) {
      const auto [time, key] = queue_.top();
      queue_.pop();
      if (time > best_[key]) continue;
      const Memory at = unpack(key);
      if (at.gradient == 0) return time;
      leave(at, time);
    }
    return -1;
  }

 private:
  struct Memory {
    unsigned slots, records, tapes;
    int gradient, working;
  };
  static constexpr int kNone = 15;
  static std::uint32_t pack(const Memory& m) {
    return m.slots | m.records << 8 | m.tapes << 16 | static_cast<unsigned>(m.gradient) << 24 |
           static_cast<unsigned>(m.working) << 28;
  }
  static Memory unpack(std::uint32_t k) {
    return {k & 255, k >> 8 & 255, k >> 16 & 255, static_cast<int>(k >> 24 & 15), static_cast<int>(k >> 28)};
  }
  std::int64_t live(const Memory& m) const {
    return step_.gradient.count() + (m.working == kNone ? 0 : state_) + std::popcount(m.slots) * state_ +
           std::popcount(m.records) * step_.record.count() + std::popcount(m.tapes) * step_.tape.count();
  }
  static bool owned(const Memory& m, int i) { return (m.slots >> i & 1) != 0 || (i > 0 && (m.records >> (i - 1) & 1) != 0); }
  void reach(const Memory& m, std::int64_t time) {
    const auto [known, fresh] = best_.try_emplace(pack(m), time);
    if (!fresh && known->second <= time) return;
    known->second = time;
    queue_.emplace(time, pack(m));
  }

  void leave(const Memory& at, std::int64_t time) {
    const std::int64_t bytes = live(at);
    for (int i = 0; i <= n_; ++i) {
      if (at.slots >> i & 1) reach({at.slots & ~(1U << i), at.records, at.tapes, at.gradient, at.working}, time);
      if (at.records >> i & 1) reach({at.slots, at.records & ~(1U << i), at.tapes, at.gradient, at.working}, time);
      if (at.tapes >> i & 1) reach({at.slots, at.records, at.tapes & ~(1U << i), at.gradient, at.working}, time);
    }
    if (at.working != kNone) {
      reach({at.slots | 1U << at.working, at.records, at.tapes, at.gradient, kNone}, time);
      reach({at.slots, at.records, at.tapes, at.gradient, kNone}, time);
    }
    for (int i = 0; i < n_; ++i) run_step(at, i, time, bytes);
    differentiate(at, time, bytes);
  }
  // An owned state can stand in for the working state, which is dropped first.
  void run_step(const Memory& at, int i, std::int64_t time, std::int64_t bytes) {
    const bool working = at.working == i;
    if (working || (owned(at, i) && at.working == kNone)) {
      const std::int64_t advancing = bytes + state_ + step_.advance_scratch.count();
      if (advancing <= memory_) reach({at.slots, at.records, at.tapes, at.gradient, i + 1}, time + step_.advance.count());
      if ((at.tapes >> i & 1) == 0 && advancing + step_.tape.count() <= memory_)
        reach({at.slots, at.records, at.tapes | 1U << i, at.gradient, i + 1}, time + step_.advance.count());
      if ((at.records >> i & 1) == 0 && bytes + step_.record.count() + step_.forward_scratch.count() <= memory_)
        reach({at.slots, at.records | 1U << i, at.tapes, at.gradient, kNone}, time + step_.forward.count());
    }
    const bool after = at.working == i + 1 || (owned(at, i + 1) && at.working == kNone);
    const bool has_tape = (at.tapes >> i & 1) != 0 && at.tapes >> (i + 1) == 0;
    if (!after || !has_tape || (at.records >> i & 1) != 0) return;
    if (bytes + step_.record.count() + state_ + step_.forward_scratch.count() <= memory_)
      reach({at.slots, at.records | 1U << i, at.tapes & ~(1U << i), at.gradient, i}, time + step_.rewind->count());
  }
  void differentiate(const Memory& at, std::int64_t time, std::int64_t bytes) {
    const int i = at.gradient - 1;
    if ((at.records >> i & 1) == 0 || !(owned(at, i) || at.working == i)) return;
    if (bytes + step_.gradient.count() + step_.backward_scratch.count() > memory_) return;
    reach({at.slots, at.records & ~(1U << i), at.tapes, i, at.working}, time + step_.backward.count());
  }

  using Entry = std::pair<std::int64_t, std::uint32_t>;
  const StepCosts& step_;
  int n_;
  std::int64_t state_, memory_;
  std::unordered_map<std::uint32_t, std::int64_t> best_;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

TEST(Rewind, IsCloseToTheOptimumOfAllSchedules) {
  int equal = 0, cases = 0;
  double gap = 0;
  for (const auto& [record, tape, rewind, gradient] :
       std::vector<std::array<std::int64_t, 4>>{{7, 1, 6, 0}, {7, 1, 20, 0}, {9, 2, 6, 2}, {4, 1, 6, 1}})
    for (const Step n : {2, 3, 4}) {
      const Chain chain = Chain::uniform(n, unit_step(record, tape, rewind, gradient));
      const std::int64_t least = minimum_memory(chain, Strategy::rewind).memory.count();
      for (std::int64_t memory = least; memory <= store_all_memory(chain).count(); ++memory, ++cases) {
        const auto time =
            static_cast<std::int64_t>(plan(chain, Budget{Bytes(memory), {}}, Strategy::rewind).prediction.time.nanoseconds);
        const std::int64_t best = Exhaustive(chain, memory).time();
        ASSERT_GE(time, best) << n << " steps in " << memory;
        equal += time == best ? 1 : 0;
        gap += static_cast<double>(time - best) / static_cast<double>(best);
      }
    }
  EXPECT_LT(gap / cases, 0.02);
  EXPECT_GT(cases, 100);
  EXPECT_GE(equal, cases * 70 / 100) << equal << " of " << cases;
}

std::mt19937 engine(11);
std::int64_t up_to(std::int64_t most) { return std::uniform_int_distribution<std::int64_t>(0, most)(engine); }

StepSpec any_step() {
  StepSpec step{.forward = Nanoseconds(1 + up_to(20)),
                .advance = Nanoseconds(1 + up_to(20)),
                .backward = Nanoseconds(up_to(20)),
                .rewind = Nanoseconds(up_to(30)),
                .state = Bytes(up_to(40)),
                .record = {},
                .gradient = Bytes(up_to(40)),
                .forward_scratch = Bytes(up_to(20)),
                .backward_scratch = Bytes(up_to(20)),
                .tape = Bytes(up_to(3) == 0 ? 0 : up_to(20)),
                .record_holds_input = up_to(1) == 0,
                .in_place = up_to(1) == 0};
  step.record = step.state + Bytes(up_to(100));
  step.advance_scratch = Bytes(up_to((step.forward_scratch + step.record - step.state).count()));
  return step;
}

TEST(Rewind, PredictionsEqualTheVerifiersForAnyEqualSteps) {
  std::int64_t rewinds = 0;
  for (int round = 0; round < 300; ++round) {
    const Step n = 1 + up_to(round % 10 == 0 ? 6000 : 120);
    const Chain chain = Chain::uniform(n, any_step());
    const std::int64_t least = minimum_memory(chain, Strategy::rewind).memory.count(), most = store_all_memory(chain).count();
    for (const std::int64_t memory : {least, least + up_to(200), least + up_to(std::max<std::int64_t>(0, most - least))}) {
      if (n > 1000 && memory < least + 60) continue;  // sweeps without end
      const Budget budget{Bytes(memory), {}};
      const Plan made = plan(chain, budget, Strategy::rewind);
      ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction) << "round " << round << " in " << memory;
      const Plan chosen = plan(chain, budget);
      ASSERT_EQ(verify(chain, chosen.schedule, budget), chosen.prediction);
      ASSERT_LE(chosen.prediction.time, made.prediction.time);
      if (minimum_memory(chain, Strategy::mixed).memory <= budget.memory) {
        ASSERT_LE(made.prediction.time, plan(chain, budget, Strategy::mixed).prediction.time);
      }
      rewinds += made.prediction.rewinds;
    }
    if (least > 0) {
      EXPECT_THROW(plan(chain, Budget{Bytes(least - 1), {}}, Strategy::rewind), InfeasibleBudget);
    }
  }
  EXPECT_GT(rewinds, 10'000);
}

TEST(Rewind, PredictionsEqualTheVerifiersForAnyUnlikeSteps) {
  std::int64_t rewinds = 0;
  for (int round = 0; round < 120; ++round) {
    std::vector<Chain::Run> runs;
    for (std::int64_t k = 2 + up_to(4); k > 0; --k) {
      runs.push_back({any_step(), 1 + up_to(6)});
      if (up_to(4) == 0) runs.back().step.rewind.reset(), runs.back().step.tape = Bytes(0);
    }
    runs[0].step.rewind = Nanoseconds(3);
    const Chain chain({.input_state = Bytes(up_to(40))}, runs);
    const std::int64_t least = minimum_memory(chain, Strategy::rewind).memory.count(), most = store_all_memory(chain).count();
    for (const std::int64_t memory : {least, least + up_to(200), least + up_to(std::max<std::int64_t>(0, most - least))}) {
      const Budget budget{Bytes(memory), {}};
      const Plan made = plan(chain, budget, Strategy::rewind), chosen = plan(chain, budget);
      ASSERT_EQ(verify(chain, made.schedule, budget), made.prediction) << "round " << round << " in " << memory;
      ASSERT_LE(chosen.prediction.time, made.prediction.time);
      if (minimum_memory(chain, Strategy::heterogeneous).memory <= budget.memory) {
        ASSERT_LE(made.prediction.time, plan(chain, budget, Strategy::heterogeneous).prediction.time);
      }
      rewinds += made.prediction.rewinds;
    }
    if (least > 0) {
      EXPECT_THROW(plan(chain, Budget{Bytes(least - 1), {}}, Strategy::rewind), InfeasibleBudget);
    }
  }
  EXPECT_GT(rewinds, 500);
}

// A state of 10, a record of 60, a tape of 1.
StepSpec tenth(std::int64_t rewind = 8) {
  return {.forward = Nanoseconds(10),
          .backward = Nanoseconds(20),
          .rewind = Nanoseconds(rewind),
          .state = Bytes(10),
          .record = Bytes(60),
          .gradient = Bytes(10),
          .tape = Bytes(1)};
}

TEST(Rewind, EverythingIsRewoundOnceWhereTheTapeFits) {
  const Chain chain = Chain::uniform(1000, tenth());
  const Plan made = plan(chain, Budget{Bytes(999 + 2 * 10 + 60 + 2 * 10), {}}, Strategy::rewind);
  EXPECT_EQ(made.prediction.advances, 999);
  EXPECT_EQ(made.prediction.rewinds, 999);
  EXPECT_EQ(made.prediction.records, 1);
  EXPECT_THAT(made.reason, HasSubstr("writes a tape"));
  // More memory holds the records of the last steps.
  EXPECT_EQ(plan(chain, Budget{Bytes(999 + 2 * 10 + 60 + 2 * 10 + 590), {}}, Strategy::rewind).prediction.rewinds, 989);
}

TEST(Rewind, StepsWithoutTapeNeedNoMoreThanTwoStates) {
  StepSpec step = tenth();
  step.tape = Bytes(0);
  const Chain chain = Chain::uniform(1'000'000, step);
  const Plan made = plan(chain, Budget{minimum_memory(chain).memory, {}});
  EXPECT_EQ(made.strategy, Strategy::rewind);
  EXPECT_EQ(made.prediction.rewinds, 999'999);
  Schedule schedule = made.schedule;
  for (const Action& action : schedule) ASSERT_FALSE(action.tape);
}

TEST(Rewind, AMillionStepsArePlannedInAnyMemory) {
  const Chain chain = Chain::uniform(1'000'000, tenth());
  for (const std::int64_t states : {4, 10, 30, 100, 300, 1000, 10'000, 100'000}) {
    const Budget budget{Bytes(100 + 10 * states), {}};
    const Plan made = plan(chain, budget, Strategy::rewind), without = plan(chain, budget, Strategy::mixed);
    EXPECT_LE(made.prediction.peak, budget.memory);
    EXPECT_LT(made.prediction.time, without.prediction.time) << states;
  }
  const Budget budget{Bytes(100 + 10 * 300), {}};
  const Plan made = plan(chain, budget);
  EXPECT_EQ(made.strategy, Strategy::rewind);
  EXPECT_EQ(verify(chain, made.schedule, budget), made.prediction);
}

// The search for long chains is close to the optimum that short ones get, the more so the more states fit.
TEST(Rewind, LongChainsCostHardlyMoreThanShortOnes) {
  for (const std::int64_t states : {3, 6, 12, 25, 60, 120}) {
    const Budget budget{Bytes(100 + 10 * states), {}};
    const Time exact = plan(Chain::uniform(2000, tenth()), budget, Strategy::rewind).prediction.time,
               quick = plan(Chain::uniform(2001, tenth()), budget, Strategy::rewind).prediction.time;
    EXPECT_LT(quick.seconds(), (states < 10 ? 1.08 : 1.01) * exact.seconds()) << states << " states";
  }
}

TEST(Rewind, AutoTakesItWhereItIsFasterAndSaysWhy) {
  const Chain chain = Chain::uniform(1000, tenth());
  EXPECT_EQ(plan(chain, Budget{}).strategy, Strategy::store_all);
  const Plan made = plan(chain, Budget{Bytes(1500), {}});
  EXPECT_EQ(made.strategy, Strategy::rewind);
  EXPECT_THAT(made.reason, HasSubstr("rewinds"));
  EXPECT_FALSE(plan(chain, Budget{Bytes(1500), {}}, Strategy::mixed).lower_bound.has_value());
  // Where rewinding takes forever, it is as it was.
  EXPECT_EQ(plan(Chain::uniform(1000, tenth(1000)), Budget{Bytes(1500), {}}).strategy, Strategy::mixed);
  EXPECT_THAT(plan(Chain::uniform(1000, tenth(1000)), Budget{Bytes(1500), {}}, Strategy::rewind).reason,
              HasSubstr("rewinding does not help"));
}

TEST(Rewind, TheCurveHasIt) {
  const Chain alike = Chain::uniform(300, tenth());
  StepSpec other = tenth();
  other.record = Bytes(70);
  const Chain unlike({.input_state = Bytes(10)}, {{tenth(), 100}, {other, 50}});
  for (const Chain& chain : {alike, unlike}) {
    std::int64_t rewinds = 0;
    const std::vector<CurvePoint> curve = tradeoff_curve(chain, Strategy::automatic, 20, {.nested_only = true});
    for (std::size_t k = 0; k < curve.size(); ++k) {
      rewinds += curve[k].prediction.rewinds;
      if (k == 0) continue;
      EXPECT_GT(curve[k].memory, curve[k - 1].memory);
      EXPECT_LT(curve[k].prediction.time, curve[k - 1].prediction.time);
    }
    EXPECT_GT(rewinds, 0);
  }
}

// Faster than recording: even when everything fits, rewinding is.
TEST(Rewind, StoreAllIsNotAlwaysTheFastest) {
  StepSpec step = tenth(2);
  step.advance = Nanoseconds(5);
  const Chain chain = Chain::uniform(100, step);
  const Plan made = plan(chain, Budget{});
  EXPECT_EQ(made.strategy, Strategy::rewind);
  EXPECT_EQ(made.prediction.rewinds, 99);
}

TEST(Rewind, TapeGoesToATierAndIsNotWaitedFor) {
  const auto with = [](double rate) {
    return Chain({.input_state = Bytes(10), .tiers = {{"disk", rate, rate, Nanoseconds(0), Bytes(16)}}}, {{tenth(), 5000}});
  };
  const Budget budget{Bytes(300), {}};
  const Plan made = plan(with(1e9), budget, Strategy::rewind);
  EXPECT_EQ(verify(made.chain, made.schedule, budget), made.prediction);
  EXPECT_GT(made.prediction.written, Bytes(4000));
  EXPECT_EQ(made.prediction.advances, made.prediction.rewinds);  // once, and no waiting
  EXPECT_EQ(made.prediction.time.nanoseconds, made.prediction.advances * 18 + made.prediction.records * 10 + 5000 * 20);
  EXPECT_LT(made.prediction.time, plan(with(1e9).with_tiers({}), budget, Strategy::rewind).prediction.time);
  EXPECT_EQ(plan(with(1e9), budget).strategy, Strategy::rewind);
  // Not where the tier is too slow or too small.
  EXPECT_EQ(plan(with(10), budget, Strategy::rewind).prediction.written, Bytes(0));
  EXPECT_EQ(plan(with(1e9), Budget{Bytes(300), {Bytes(1000)}}, Strategy::rewind).prediction.written, Bytes(0));
}

TEST(Rewind, TapeOfUnlikeStepsGoesToATierToo) {
  StepSpec other = tenth();
  other.record = Bytes(50);
  const Chain chain({.input_state = Bytes(15), .tiers = {{"disk", 1.5e8, 1.5e8, Nanoseconds(0), Bytes(16)}}},
                    {{tenth(), 700}, {other, 500}});
  const Budget budget{Bytes(250), {}};
  const Plan made = plan(chain, budget);
  EXPECT_EQ(made.strategy, Strategy::rewind);
  EXPECT_EQ(verify(chain, made.schedule, budget), made.prediction);
  EXPECT_GT(made.prediction.written, Bytes(1000));
  EXPECT_EQ(made.prediction.advances, made.prediction.rewinds);
}

TEST(Rewind, ChainsThatCannotBeRewoundAreRefused) {
  StepSpec step = tenth();
  step.rewind.reset();
  step.tape = Bytes(0);
  EXPECT_FALSE(applies(Strategy::rewind, Chain::uniform(5, step)));
  EXPECT_THROW(plan(Chain::uniform(5, step), Budget{}, Strategy::rewind), InvalidInput);
}

}  // namespace
}  // namespace recollect
