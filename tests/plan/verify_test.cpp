#include "recollect/verify.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace recollect {
namespace {

using ::testing::HasSubstr;
using A = Action;

constexpr Item state(Step i) { return {ItemKind::state, i}; }
constexpr Item record(Step i) { return {ItemKind::record, i}; }
constexpr Item tape(Step i) { return {ItemKind::tape, i}; }

// Three unlike steps with every size different, so that a slip shows.
Chain three() {
  return Chain({.input_state = Bytes(10), .input_gradient = Bytes(11)}, {{{.forward = Nanoseconds(100),
                                                                           .advance = Nanoseconds(90),
                                                                           .backward = Nanoseconds(200),
                                                                           .state = Bytes(20),
                                                                           .record = Bytes(50),
                                                                           .gradient = Bytes(21),
                                                                           .forward_scratch = Bytes(3),
                                                                           .advance_scratch = Bytes(2),
                                                                           .backward_scratch = Bytes(4)}},
                                                                         {{.forward = Nanoseconds(101),
                                                                           .advance = Nanoseconds(91),
                                                                           .backward = Nanoseconds(201),
                                                                           .state = Bytes(30),
                                                                           .record = Bytes(60),
                                                                           .gradient = Bytes(31),
                                                                           .forward_scratch = Bytes(6),
                                                                           .advance_scratch = Bytes(5),
                                                                           .backward_scratch = Bytes(7)}},
                                                                         {{.forward = Nanoseconds(102),
                                                                           .advance = Nanoseconds(92),
                                                                           .backward = Nanoseconds(202),
                                                                           .state = Bytes(40),
                                                                           .record = Bytes(70),
                                                                           .gradient = Bytes(41),
                                                                           .forward_scratch = Bytes(9),
                                                                           .advance_scratch = Bytes(8),
                                                                           .backward_scratch = Bytes(10)}}});
}

std::string broken_rule(const Chain& chain, const std::vector<A>& actions, const Budget& budget = {}) {
  try {
    verify(chain, Schedule(actions), budget);
  } catch (const IllegalSchedule& error) {
    return error.what();
  }
  return "legal";
}

// The peak of each action, one after the other.
std::vector<std::int64_t> peaks(const Chain& chain, const std::vector<A>& actions) {
  Simulator simulator(chain);
  std::vector<std::int64_t> all;
  for (const A& action : actions) {
    simulator.apply(action);
    all.push_back(simulator.last_peak().count());
  }
  return all;
}

TEST(Verify, StoreAllByHand) {
  const std::vector<A> actions{A::keep(0),     A::record(0),   A::record(1),  A::record(2),
                               A::backward(2), A::backward(1), A::backward(0)};
  const Prediction p = verify(three(), Schedule(actions));
  EXPECT_EQ(p.advances, 0);
  EXPECT_EQ(p.records, 3);
  EXPECT_EQ(p.backwards, 3);
  EXPECT_EQ(p.forward_steps(), 3);
  EXPECT_TRUE(p.time == Time{100 + 101 + 102 + 200 + 201 + 202});
  // State 0 and gradient 3 are alive from the start: 10 + 41.
  const std::vector<std::int64_t> expected{51,
                                           51 + 50 + 3,
                                           51 + 50 + 60 + 6,
                                           51 + 50 + 60 + 70 + 9,
                                           51 + 180 + 31 + 10,      // gradient 2 and the scratch beside everything
                                           10 + 110 + 31 + 21 + 7,  // record 2 and gradient 3 are gone
                                           10 + 50 + 21 + 11 + 4};
  EXPECT_EQ(peaks(three(), actions), expected);
  EXPECT_EQ(p.peak, Bytes(51 + 180 + 31 + 10));
}

TEST(Verify, AdvancingByHand) {
  const std::vector<A> actions{A::keep(0),        A::advance(0, 2),  A::keep(2),       A::record(2), A::backward(2),
                               A::drop(state(2)), A::restore(0),     A::advance(0, 1), A::keep(1),   A::record(1),
                               A::backward(1),    A::drop(state(1)), A::restore(0),    A::record(0), A::backward(0)};
  const std::vector<std::int64_t> expected{51,
                                           51 + 20 + 30 + 5,  // the second step: its input is nobody's, so both states count
                                           51 + 30,
                                           51 + 30 + 70 + 9,
                                           51 + 30 + 70 + 31 + 10,
                                           10 + 31 + 30,
                                           10 + 31,
                                           10 + 31 + 20 + 2,  // the first step: its input is in its slot
                                           10 + 31 + 20,
                                           10 + 31 + 20 + 60 + 6,
                                           10 + 31 + 20 + 60 + 21 + 7,
                                           10 + 21 + 20,
                                           10 + 21,
                                           10 + 21 + 50 + 3,
                                           10 + 21 + 50 + 11 + 4};
  EXPECT_EQ(peaks(three(), actions), expected);
  EXPECT_TRUE(verify(three(), Schedule(actions)).time == Time{90 + 91 + 102 + 202 + 90 + 101 + 201 + 100 + 200});
}

TEST(Verify, InPlaceStepsNeedNoSecondState) {
  StepSpec step{.forward = Nanoseconds(1), .state = Bytes(10), .record = Bytes(10), .gradient = Bytes(0)};
  const std::vector<A> actions{A::keep(0), A::advance(0, 1), A::advance(1, 2)};
  EXPECT_EQ(peaks(Chain::uniform(3, step), actions), (std::vector<std::int64_t>{10, 20, 30}));
  step.in_place = true;
  EXPECT_EQ(peaks(Chain::uniform(3, step), actions), (std::vector<std::int64_t>{10, 20, 20}));
  // From an owned state even an in-place step makes a second one; a long advance is the same as many short ones.
  EXPECT_EQ(peaks(Chain::uniform(9, step), {A::keep(0), A::advance(0, 9)}), (std::vector<std::int64_t>{10, 20}));
}

TEST(Verify, InPlaceFromAnOwnedStateOverwritesACopy) {
  const StepSpec shrink{.state = Bytes(8), .record = Bytes(8), .gradient = Bytes(0), .in_place = true};
  const Chain chain({.input_state = Bytes(8000), .input_gradient = Bytes(0)}, {{shrink, 2}});
  EXPECT_EQ(peaks(chain, {A::keep(0), A::advance(0, 1)}), (std::vector<std::int64_t>{8000, 16000}));
}

TEST(Verify, KeepingAStateThatARecordOwnsMakesACopy) {
  const Chain chain = Chain::uniform(2, {.state = Bytes(10), .record = Bytes(25), .gradient = Bytes(0)});
  const std::vector<A> actions{A::keep(0),    A::record(0), A::keep(1),    A::drop(record(0)),
                               A::restore(1), A::record(1), A::backward(1)};
  EXPECT_EQ(peaks(chain, actions), (std::vector<std::int64_t>{10, 35, 45, 45, 20, 45, 45}));
}

TEST(Verify, ARecordCanHoldItsInput) {
  const StepSpec plain{.state = Bytes(10), .record = Bytes(25), .gradient = Bytes(0)};
  StepSpec holding = plain;
  holding.record_holds_input = true;
  const std::vector<A> drop_the_slot{A::keep(0), A::advance(0, 1), A::keep(1), A::record(1), A::drop(state(1)), A::backward(1)};
  EXPECT_THAT(broken_rule(Chain::uniform(2, plain), drop_the_slot), HasSubstr("state 1 is not in memory"));
  // Dropping frees nothing until the backward.
  EXPECT_EQ(peaks(Chain::uniform(2, holding), drop_the_slot), (std::vector<std::int64_t>{10, 20, 20, 45, 45, 45}));
  Simulator simulator(Chain::uniform(2, holding));
  for (const A& action : drop_the_slot) simulator.apply(action);
  EXPECT_EQ(simulator.live(), Bytes(10));
  // An input that nobody owned belongs to the record; one inside the record before outlives it.
  EXPECT_EQ(peaks(Chain::uniform(2, holding), {A::keep(0), A::advance(0, 1), A::record(1), A::backward(1)}),
            (std::vector<std::int64_t>{10, 20, 45, 45}));
  Simulator between(Chain::uniform(2, holding));
  for (const A& action : {A::keep(0), A::record(0), A::record(1), A::drop(record(0))}) between.apply(action);
  EXPECT_EQ(between.live(), Bytes(10 + 25 + 10));
}

TEST(Verify, ARecordCostsWhatItsVariantDoes) {
  const StepSpec step{.forward = Nanoseconds(1),
                      .backward = Nanoseconds(2),
                      .state = Bytes(10),
                      .record = Bytes(50),
                      .gradient = Bytes(0),
                      .variants = {{.forward = Nanoseconds(3),
                                    .backward = Nanoseconds(7),
                                    .record = Bytes(12),
                                    .forward_scratch = Bytes(4),
                                    .backward_scratch = Bytes(40)}}};
  const Chain chain = Chain::uniform(2, step);
  const std::vector<A> actions{A::keep(0), A::record(0, 1), A::record(1), A::backward(1), A::backward(0)};
  EXPECT_EQ(peaks(chain, actions), (std::vector<std::int64_t>{10, 10 + 12 + 4, 10 + 12 + 50, 72, 10 + 12 + 40}));
  EXPECT_TRUE(verify(chain, Schedule(actions)).time == Time{3 + 1 + 2 + 7});
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::record(0, 2)}),
              HasSubstr("(record 0 variant 2): the step can be recorded in 2 ways"));
}

TEST(Verify, NamesTheFirstBrokenRule) {
  const Chain chain = three();
  EXPECT_THAT(broken_rule(chain, {A::record(1)}), HasSubstr("action 0 (record 1): the working state is 0, not 1"));
  EXPECT_THAT(broken_rule(chain, {A::advance(0, 4)}), HasSubstr("to at most 3"));
  EXPECT_THAT(broken_rule(chain, {A::advance(0, 0)}), HasSubstr("advances from 0"));
  EXPECT_THAT(broken_rule(chain, {A::record(3)}), HasSubstr("steps 0 to 2"));
  EXPECT_THAT(broken_rule(chain, {A::record(-1)}), HasSubstr("steps 0 to 2"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::keep(0)}), HasSubstr("kept already"));
  EXPECT_THAT(broken_rule(chain, {A::record(0), A::backward(0)}), HasSubstr("gradient 1 is needed; there is gradient 3"));
  EXPECT_THAT(broken_rule(chain, {A::backward(2)}), HasSubstr("the record is not in memory"));
  EXPECT_THAT(broken_rule(chain, {A::advance(0, 1), A::restore(0)}),
              HasSubstr("neither in a slot nor inside the record before it"));
  EXPECT_THAT(broken_rule(chain, {A::restore(7)}), HasSubstr("states 0 to 3"));
  EXPECT_THAT(broken_rule(chain, {A::advance(0, 2), A::record(2), A::backward(2)}), HasSubstr("state 2 is not in memory"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::drop(state(0)), A::record(0)}), HasSubstr("there is no working state"));
  EXPECT_THAT(broken_rule(chain, {A::drop(record(1))}), HasSubstr("the item is not in memory"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0)}), HasSubstr("end of the schedule): gradient 0 was not reached"));
  EXPECT_THAT(broken_rule(chain, {A::rewind(0)}), HasSubstr("the working state is 0, not 1"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::record(0)}, Budget{Bytes(103), {}}),
              HasSubstr("needs 104 bytes of memory; the budget is 103"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::store(state(0), 1)}), HasSubstr("slower tiers 1 to 0"));
}

TEST(Verify, ARecordIsConsumedOnce) {
  const Chain chain = Chain::uniform(2, {.state = Bytes(1), .record = Bytes(1)});
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::record(0), A::record(1), A::backward(1), A::backward(1)}),
              HasSubstr("gradient 2 is needed; there is gradient 1"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::record(0), A::restore(0), A::record(0)}),
              HasSubstr("the record is there already"));
}

Chain rewindable(Step n) {
  return Chain::uniform(n, {.forward = Nanoseconds(1),
                            .backward = Nanoseconds(2),
                            .rewind = Nanoseconds(3),
                            .state = Bytes(10),
                            .record = Bytes(25),
                            .gradient = Bytes(0),
                            .tape = Bytes(2)});
}

TEST(Verify, RewindingGivesStateAndRecord) {
  const std::vector<A> actions{A::advance(0, 3, true), A::rewind(2), A::backward(2), A::rewind(1),
                               A::backward(1),         A::rewind(0), A::backward(0)};
  EXPECT_EQ(peaks(rewindable(3), actions), (std::vector<std::int64_t>{6 + 20, 10 + 6 + 25 + 10, 10 + 4 + 25, 10 + 4 + 25 + 10,
                                                                      10 + 2 + 25, 10 + 2 + 25 + 10, 10 + 25}));
  const Prediction p = verify(rewindable(3), Schedule(actions));
  EXPECT_EQ(p.rewinds, 3);
  EXPECT_TRUE(p.time == Time{3 * 1 + 3 * 3 + 3 * 2});
}

TEST(Verify, ARewoundRecordCanHoldItsInput) {
  StepSpec step{
      .forward = Nanoseconds(1), .rewind = Nanoseconds(1), .state = Bytes(10), .record = Bytes(25), .gradient = Bytes(0)};
  step.record_holds_input = true;
  const Chain chain = Chain::uniform(2, step);
  Simulator simulator(chain);
  for (const A& action : {A::keep(0), A::advance(0, 2), A::rewind(1), A::restore(0)}) simulator.apply(action);
  EXPECT_EQ(simulator.live(), Bytes(10 + 25 + 10));  // the record still holds state 1
  simulator.apply(A::backward(1));
  EXPECT_EQ(simulator.live(), Bytes(10));
  // As the working state it outlives the record.
  EXPECT_EQ(peaks(chain, {A::advance(0, 2), A::rewind(1), A::backward(1), A::rewind(0), A::backward(0)}),
            (std::vector<std::int64_t>{20, 45, 35, 45, 35}));
}

TEST(Verify, TapesAreLastInFirstOut) {
  EXPECT_THAT(broken_rule(rewindable(3), {A::advance(0, 3), A::rewind(2)}), HasSubstr("tape is not in memory"));
  EXPECT_THAT(broken_rule(three(), {A::advance(0, 1, true)}), HasSubstr("only a step that can be rewound"));
  EXPECT_THAT(broken_rule(three(), {A::advance(0, 1), A::rewind(0)}), HasSubstr("cannot be rewound"));
  EXPECT_THAT(broken_rule(rewindable(3), {A::keep(0), A::advance(0, 3, true), A::restore(0), A::advance(0, 2), A::rewind(1)}),
              HasSubstr("last in, first out"));
  EXPECT_THAT(broken_rule(rewindable(3), {A::keep(0), A::advance(0, 3, true), A::restore(0), A::advance(0, 2, true)}),
              HasSubstr("the tape has one of these steps already"));
  EXPECT_THAT(broken_rule(rewindable(1), {A::advance(0, 1, true), A::drop(tape(0)), A::rewind(0)}),
              HasSubstr("tape is not in memory"));
}

// One second to write or read 10 bytes.
Chain with_disk(Step n) {
  const StepSpec step{.forward = Nanoseconds(1'000'000'000),
                      .backward = Nanoseconds(1'000'000'000),
                      .state = Bytes(10),
                      .record = Bytes(20),
                      .gradient = Bytes(0)};
  return Chain({.input_state = Bytes(10), .input_gradient = Bytes(0), .tiers = {{"disk", 10, 10, {}}}}, {{step, n}});
}

TEST(Verify, TransfersOverlapAndCountUntilAwaited) {
  const std::vector<A> actions{A::keep(0),       A::advance(0, 1),   A::keep(1),        A::store(state(0), 1),
                               A::advance(1, 2), A::await(state(0)), A::keep(2),        A::record(2),
                               A::backward(2),   A::drop(state(2)),  A::restore(1),     A::fetch(state(0), 1),
                               A::record(1),     A::backward(1),     A::drop(state(1)), A::await(state(0)),
                               A::restore(0),    A::record(0),       A::backward(0)};
  const Prediction p = verify(with_disk(3), Schedule(actions));
  EXPECT_EQ(p.written, Bytes(10));
  EXPECT_EQ(p.read, Bytes(10));
  EXPECT_EQ(p.stored, Bytes(10));
  // Advance, advance while writing, record, backward, then the read is over before its await.
  EXPECT_TRUE(p.time == Time{Int128{8} * 1'000'000'000});
  EXPECT_EQ(peaks(with_disk(3), actions),
            (std::vector<std::int64_t>{10, 20, 20, 20, 30, 30, 20, 40, 40, 20, 10, 20, 40, 40, 20, 10, 10, 30, 30}));
}

TEST(Verify, WhatIsStoredAtOnceIsCounted) {
  const std::vector<A> actions{A::keep(0),         A::record(0),        A::store(state(0), 1), A::store(record(0), 1),
                               A::await(state(0)), A::await(record(0)), A::drop(state(0), 1),  A::drop(record(0), 1)};
  Simulator simulator(with_disk(1));
  for (const A& action : actions) simulator.apply(action);
  EXPECT_EQ(simulator.prediction().stored, Bytes(30));
  EXPECT_EQ(simulator.prediction().written, Bytes(30));
}

TEST(Verify, StagingMemoryCountsFromTheFirstStoreOn) {
  const StepSpec step{.state = Bytes(10), .record = Bytes(20), .gradient = Bytes(0)};
  const Chain chain({.input_state = Bytes(10), .input_gradient = Bytes(0), .tiers = {{"disk", 10, 10, {}, Bytes(7)}}},
                    {{step, 2}});
  const std::vector<A> stored{A::keep(0), A::advance(0, 1), A::keep(1), A::store(state(0), 1), A::await(state(0)), A::record(1)};
  EXPECT_EQ(peaks(chain, stored), (std::vector<std::int64_t>{10, 20, 20, 27, 27, 17 + 20}));
  EXPECT_EQ(peaks(chain, {A::keep(0), A::record(0)}), (std::vector<std::int64_t>{10, 30}));
  EXPECT_THAT(broken_rule(chain, stored, Budget{Bytes(26), {}}), HasSubstr("needs 27 bytes of memory; the budget is 26"));
}

TEST(Verify, ALateTransferIsWaitedFor) {
  const std::vector<A> actions{A::keep(0),         A::store(state(0), 1), A::await(state(0)), A::fetch(state(0), 1),
                               A::await(state(0)), A::restore(0),         A::record(0),       A::backward(0)};
  EXPECT_TRUE(verify(with_disk(1), Schedule(actions)).time == Time{Int128{4} * 1'000'000'000});
}

TEST(Verify, FetchingBeforeTheAwaitCancelsTheWrite) {
  const std::vector<A> actions{A::keep(0),         A::store(state(0), 1), A::fetch(state(0), 1),
                               A::await(state(0)), A::record(0),          A::backward(0)};
  const Prediction p = verify(with_disk(1), Schedule(actions));
  EXPECT_EQ(p.written, Bytes(0));
  EXPECT_EQ(p.read, Bytes(0));
}

// Writing state 0 takes one second; advancing over a step takes one, too.
TEST(Verify, ACancelledWriteIsTrafficIfItHadEnded) {
  const auto cancelled_after = [](Step steps) {
    Simulator simulator(with_disk(4));
    for (const A& action : {A::keep(0), A::store(state(0), 1)}) simulator.apply(action);
    if (steps > 0) simulator.apply(A::advance(0, steps));
    for (const A& action : {A::fetch(state(0), 1), A::await(state(0))}) simulator.apply(action);
    return simulator;
  };
  EXPECT_EQ(cancelled_after(0).prediction().written, Bytes(0));
  EXPECT_EQ(cancelled_after(1).prediction().written, Bytes(10));
  Simulator again = cancelled_after(0);  // the channel is free at once
  for (const A& action : {A::store(state(0), 1), A::await(state(0))}) again.apply(action);
  EXPECT_TRUE(again.prediction().time == Time{1'000'000'000});
}

TEST(Verify, OnlyTheLastWriteInTheQueueGivesItsTimeBack) {
  for (const Step cancelled : {0, 1}) {
    Simulator simulator(with_disk(3));
    for (const A& action : {A::keep(0), A::advance(0, 1), A::keep(1), A::store(state(0), 1), A::store(state(1), 1),
                            A::fetch(state(cancelled), 1), A::await(state(cancelled)), A::await(state(1 - cancelled))})
      simulator.apply(action);
    EXPECT_TRUE(simulator.prediction().time == (Time{Int128{cancelled == 0 ? 3 : 2} * 1'000'000'000}));
    EXPECT_EQ(simulator.prediction().written, Bytes(10));
  }
}

TEST(Simulator, LosesWhatATierHas) {
  Simulator simulator(with_disk(2));
  EXPECT_THROW(simulator.lose(state(0)), InvalidInput);
  for (const A& action : {A::keep(0), A::record(0), A::store(record(0), 1), A::store(state(0), 1)}) simulator.apply(action);
  EXPECT_EQ(simulator.live(), Bytes(30));
  simulator.lose(state(0));  // while it is written: as after its await, without the copy
  EXPECT_EQ(simulator.live(), Bytes(20));
  EXPECT_EQ(simulator.prediction().written, Bytes(20));
  EXPECT_THROW(simulator.lose(state(0)), InvalidInput);
  simulator.apply(A::await(record(0)));
  simulator.apply(A::fetch(record(0), 1));
  EXPECT_EQ(simulator.live(), Bytes(20));
  simulator.lose(record(0));  // while it is read
  EXPECT_EQ(simulator.live(), Bytes(0));
  EXPECT_THROW(simulator.apply(A::await(record(0))), IllegalSchedule);
}

TEST(Simulator, LosesWhatLiesInATier) {
  Simulator simulator(with_disk(1));
  for (const A& action : {A::keep(0), A::store(state(0), 1), A::await(state(0)), A::fetch(state(0), 1), A::await(state(0))})
    simulator.apply(action);
  simulator.lose(state(0));  // the copy in memory stays
  for (const A& action :
       {A::restore(0), A::store(state(0), 1), A::fetch(state(0), 1), A::await(state(0)), A::record(0), A::backward(0)})
    simulator.apply(action);
  EXPECT_NO_THROW(simulator.finish());
}

TEST(Verify, TransfersAreNotUsedBeforeTheyAreAwaited) {
  const Chain chain = with_disk(2);
  const std::vector<A> away{A::keep(0), A::store(state(0), 1), A::await(state(0))};
  const auto after = [&](std::initializer_list<A> more) {
    std::vector<A> all = away;
    all.insert(all.end(), more);
    return broken_rule(chain, all);
  };
  EXPECT_THAT(after({A::restore(0)}), HasSubstr("neither in a slot"));
  EXPECT_THAT(after({A::fetch(state(0), 1), A::restore(0)}), HasSubstr("neither in a slot"));
  EXPECT_THAT(after({A::fetch(state(0), 1), A::fetch(state(0), 1)}), HasSubstr("on its way there already"));
  EXPECT_THAT(after({A::fetch(state(0), 1), A::drop(state(0))}), HasSubstr("in transfer; await it first"));
  EXPECT_THAT(after({A::await(state(0))}), HasSubstr("not in transfer"));
  EXPECT_THAT(after({A::drop(state(0), 1), A::fetch(state(0), 1)}), HasSubstr("not in that tier"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::store(state(0), 1), A::store(state(0), 1)}), HasSubstr("in transfer already"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::record(0), A::record(1), A::store(record(1), 1), A::backward(1)}),
              HasSubstr("in transfer; await it first"));
  EXPECT_THAT(broken_rule(chain, {A::keep(0), A::store(state(0), 1)}, Budget{Bytes(1000), {Bytes(9)}}),
              HasSubstr("needs 10 bytes in disk; its budget is 9"));
  EXPECT_THAT(broken_rule(with_disk(1), {A::keep(0), A::record(0), A::store(state(0), 1), A::backward(0)}),
              HasSubstr("1 transfers were not awaited"));
}

TEST(Simulator, EndsWhereItIsTold) {
  Simulator simulator(Chain::uniform(100, {.state = Bytes(1), .record = Bytes(1)}));
  simulator.apply(A::keep(0));
  simulator.apply(A::advance(0, 1));
  EXPECT_THROW(simulator.end(0), InvalidInput);
  EXPECT_THROW(simulator.end(101), InvalidInput);
  simulator.end(2);
  simulator.apply(A::keep(1));
  simulator.apply(A::record(1));
  EXPECT_THROW(simulator.apply(A::record(2)), IllegalSchedule);
}

}  // namespace
}  // namespace recollect
