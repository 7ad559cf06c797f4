#include "plan/resume.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "recollect/verify.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using Place = Remains::Place;

constexpr Item state(Step i) { return {ItemKind::state, i}; }
constexpr Item record(Step i) { return {ItemKind::record, i}; }

Chain chain_of(Step n) {
  return Chain({.input_state = Bytes(10), .tiers = {{"disk", 10e9, 10e9, Nanoseconds(0), Bytes(7)}}},
               {{{.forward = Nanoseconds(2),
                  .advance = Nanoseconds(1),
                  .backward = Nanoseconds(3),
                  .state = Bytes(10),
                  .record = Bytes(25)},
                 n}});
}

// A run in whose middle these are left: forward over all of it, everything made and put where it is said to be.
Simulator in_the_middle(const Chain& chain, const Remains& remains) {
  Simulator simulator(chain);
  const auto put = [&](Item x, const Place& place) {
    if (place.tier == 0) return;
    simulator.apply(Action::store(x, place.tier));
    simulator.apply(Action::await(x));
  };
  simulator.apply(Action::keep(0));
  // Records are made from states that are kept, then everything that is not a place is dropped again.
  for (Step i = 0; i < chain.size(); ++i) {
    simulator.apply(Action::record(i));
    if (i + 1 < chain.size()) simulator.apply(Action::keep(i + 1));
    if (i + 1 < chain.size()) simulator.apply(Action::restore(i + 1));
  }
  for (Step i = chain.size() - 1; i >= remains.gradient; --i) simulator.apply(Action::backward(i));
  for (Step i = 0; i < chain.size(); ++i)
    for (const Item x : {state(i), record(i)}) {
      if (x.kind == ItemKind::record && i >= remains.gradient) continue;
      const auto place = std::find_if(remains.places.begin(), remains.places.end(), [&](const Place& p) { return p.item == x; });
      if (place == remains.places.end())
        simulator.apply(Action::drop(x));
      else
        put(x, *place);
    }
  return simulator;
}

// The tier has been used.
Remains with_staging(Remains remains) {
  remains.staging = Bytes(7);
  return remains;
}

Prediction finish(const Chain& chain, const Remains& remains, Bytes memory) {
  Simulator before = in_the_middle(chain, remains);
  const Prediction start = before.prediction();
  Schedule rest = resume(chain, {memory, {}}, with_staging(remains));
  Bytes peak{};
  for (const Action& action : rest) {
    before.apply(action);
    peak = std::max(peak, before.last_peak());
  }
  before.finish();
  EXPECT_LE(peak, memory);
  Prediction done = before.prediction();
  done.advances -= start.advances;
  done.records -= start.records;
  done.backwards -= start.backwards;
  done.read = done.read - start.read;
  return done;
}

TEST(Resume, StartsFromWhatIsNearest) {
  const Chain chain = chain_of(30);
  const Remains remains{20, {{state(0)}, {state(5), 1}, {state(10), 1}, {state(15)}}};
  const Prediction done = finish(chain, remains, Bytes(500));
  EXPECT_EQ(done.backwards, 20);
  EXPECT_EQ(done.records, 20);
  EXPECT_EQ(done.advances, 0);  // all records of a leg of five fit
  EXPECT_EQ(done.read, Bytes(20));
}

TEST(Resume, UsesRecordsWhoseStateIsThere) {
  const Chain chain = chain_of(30);
  const Remains remains{13, {{state(0)}, {record(3)}, {state(10), 1}, {record(10), 1}, {record(11), 1}, {record(12), 1}}};
  const Prediction done = finish(chain, remains, Bytes(500));
  EXPECT_EQ(done.backwards, 13);
  EXPECT_EQ(done.records, 10);               // of steps 0 to 9; without state 3 record 3 is only where state 4 is
  EXPECT_EQ(done.read, Bytes(3 * 25 + 10));  // the others come from the tier
}

TEST(Resume, UsesRecordsBeyondThoseThatAreLost) {
  const Chain chain = chain_of(30);
  Remains remains{30, {{state(0)}}};
  for (Step i = 0; i < 30; ++i)
    if (i != 5 && i != 20 && i != 21) remains.places.push_back({record(i), 1});
  for (const Bytes memory : {Bytes(500), Bytes(130)}) {
    const Prediction done = finish(chain, remains, memory);
    EXPECT_EQ(done.backwards, 30);
    EXPECT_EQ(done.records, 3 + 2);  // each row of lost ones, and the next, whose state is gone
    EXPECT_LE(done.advances, 3);     // where the records of a row do not fit together
    EXPECT_EQ(done.read, Bytes(27 * 25));
  }
}

// Such a record takes the state's memory, too, when nothing else owned that.
TEST(Resume, RecordsThatHoldTheirStateCarryNothing) {
  StepSpec step{.forward = Nanoseconds(2), .backward = Nanoseconds(3), .state = Bytes(10), .record = Bytes(25)};
  step.record_holds_input = true;
  const Chain chain({.input_state = Bytes(10)}, {{step, 6}});
  const Bytes least = minimum_memory(chain, Strategy::mixed).memory;
  for (Bytes memory = least; memory < least + Bytes(100); memory = memory + Bytes(5)) {
    Simulator now(chain, {memory, {}});
    for (const Action& action : {Action::keep(0), Action::advance(0, 3), Action::record(3)}) now.apply(action);
    for (const Action& action : resume(chain, {memory, {}}, {6, {{state(0)}, {record(3)}}})) now.apply(action);
    now.finish();
    EXPECT_EQ(now.prediction().backwards, 6);
  }
}

TEST(Resume, GivesUpWhatLeavesNoRoom) {
  const Chain chain = chain_of(30);
  const Bytes least = minimum_memory(chain_of(29), Strategy::mixed).memory + Bytes(7);
  Remains remains{28, {{state(0)}}};
  for (Step i = 1; i < 5; ++i) remains.places.push_back({state(i)});
  const Prediction done = finish(chain, remains, least);
  EXPECT_EQ(done.backwards, 28);
  EXPECT_GT(done.advances, 20);
  EXPECT_TRUE(can_resume(chain, {least, {}}));
  EXPECT_FALSE(can_resume(chain, {least - Bytes(1), {}}));
  EXPECT_THROW(resume(chain, {least - Bytes(1), {}}, with_staging(remains)), InfeasibleBudget);
}

TEST(Resume, NeedsStateZero) {
  EXPECT_THROW(resume(chain_of(5), {Bytes(1000), {}}, {5, {{state(2)}}}), Error);
  EXPECT_EQ(finish(chain_of(5), {5, {{state(0), 1}}}, Bytes(1000)).backwards, 5);
}

TEST(Resume, FitsWhateverIsLeft) {
  std::mt19937 engine(3);
  const auto up_to = [&](std::int64_t most) { return std::uniform_int_distribution<std::int64_t>(0, most)(engine); };
  for (int round = 0; round < 500; ++round) {
    const Chain chain = chain_of(2 + up_to(38));
    Remains remains{1 + up_to(chain.size() - 1), {{state(0), static_cast<TierIndex>(up_to(1))}}};
    for (Step i = 0; i < chain.size(); ++i) {
      if (i > 0 && up_to(3) == 0) remains.places.push_back({state(i), static_cast<TierIndex>(up_to(1))});
      if (i < remains.gradient && up_to(3) == 0) remains.places.push_back({record(i), static_cast<TierIndex>(up_to(1))});
    }
    const Bytes least = minimum_memory(chain, Strategy::mixed).memory + Bytes(7);
    // What is in memory fits, in a run; and the rest of the budget may be next to nothing.
    std::int64_t held = 0;
    for (const Place& place : remains.places)
      if (place.tier == 0) held += place.item.kind == ItemKind::state ? 10 : 25;
    const Bytes memory = std::max(least, Bytes(held + 10 + 7)) + Bytes(up_to(1) * up_to(200));
    EXPECT_EQ(finish(chain, remains, memory).backwards, remains.gradient) << "round " << round;
  }
}

}  // namespace
}  // namespace recollect
