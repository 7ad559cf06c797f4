// Whatever a slower tier does, the gradient has the bits of store-all, within the budget.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "plan/resume.hpp"
#include "recollect/execute.hpp"
#include "recollect/verify.hpp"
#include "support/faulty_storage.hpp"
#include "support/printers.hpp"
#include "support/recurrence.hpp"
#include "support/two_level.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;
using A = Action;
using Away = TwoLevel::Away;
using Operation = FaultyStorage::Operation;
using Vector = Recurrence::Vector;
using Widths = std::vector<std::size_t>;

constexpr Item state(Step i) { return {ItemKind::state, i}; }
constexpr Item record(Step i) { return {ItemKind::record, i}; }

const std::vector<Tier> kDisk{{"disk", 1e9, 1e9, Nanoseconds(5), Bytes(24)}};
const Widths kAlike(13, 4), kUnlike{4, 6, 2, 5, 5, 3, 1, 6, 4, 2, 3, 5, 4};

GradientBits reference(const Widths& widths) {
  Recurrence user(widths);
  const auto steps = user.steps();
  const Executed done = execute(plan(user.chain({}), Budget{}, Strategy::store_all), *steps, Handle(user.start()));
  return {done.gradient.as<Vector>(), user.weight_gradient};
}

Plan plan_of(const Widths& widths, const std::vector<A>& actions) {
  const Chain chain = Recurrence(widths).chain(kDisk);
  const Prediction prediction = verify(chain, Schedule(actions));
  // As tight as it can be, with room for what a planner would call its minimum.
  const Bytes memory = std::max(prediction.peak, minimum_memory(Recurrence(widths).chain({})).memory + kDisk[0].staging);
  Plan made = plan(chain, Budget{}, Strategy::store_all);
  made.budget = {memory, {}};
  made.prediction = prediction;
  made.schedule = Schedule(actions);
  return made;
}

struct Witness : Observer {
  void on_action(const Action&, const Progress& progress) override {
    last = progress;
    EXPECT_GE(progress.backlog, Bytes(0));
  }
  void on_loss(const Loss& loss) override { losses.push_back(loss); }
  Progress last;
  std::vector<Loss> losses;
};

struct Outcome {
  GradientBits gradient;
  Report report;
  Witness witness;
};

Outcome run(const Plan& made, const Widths& widths, FaultyStorage& storage, std::size_t extra = 0) {
  Recurrence user(widths, extra);
  const auto steps = user.steps();
  Witness witness;
  ExecuteOptions options;
  options.tiers = {&storage};
  options.observer = &witness;
  const Executed done = execute(made, *steps, Handle(user.start()), options);
  EXPECT_EQ(user.backwards.size(), widths.size() - 1);
  for (const auto& [i, times] : user.backwards) EXPECT_EQ(times, 1) << "backward " << i;
  EXPECT_LE(done.report.done.peak, made.budget.memory);
  EXPECT_LE(*done.report.measured_peak, made.budget.memory);
  EXPECT_TRUE(storage.empty());
  EXPECT_EQ(witness.last.backlog, Bytes(0));
  EXPECT_EQ(witness.last.lost, done.report.lost);
  return {{done.gradient.as<Vector>(), user.weight_gradient}, done.report, witness};
}

std::vector<TwoLevel> two_level_plans() {
  std::vector<TwoLevel> all;
  for (const Away away : {Away::state, Away::records, Away::nothing})  // nothing: alternating
    for (const Step length : {1, 2, 5})
      for (const std::size_t lag : {1u, 3u, 100u})
        for (const bool ahead : {true, false}) {
          TwoLevel two{.segments = {}, .size = 12, .lag = lag, .settle = length != 2, .prefetch = ahead, .drop_copies = ahead};
          for (Step begin = 0; begin < 12; begin += length)
            two.segments.push_back({begin, away != Away::nothing ? away : begin % 2 == 0 ? Away::records : Away::state});
          all.push_back(two);
        }
  return all;
}

TEST(Recovery, WithoutFaultsTheRunIsThePlans) {
  for (const Widths& widths : {kAlike, kUnlike}) {
    const GradientBits expected = reference(widths);
    for (const TwoLevel& two : two_level_plans()) {
      const Plan made = plan_of(widths, two.actions());
      FaultyStorage storage;
      const Outcome outcome = run(made, widths, storage);
      ASSERT_TRUE(outcome.gradient == expected);
      ASSERT_EQ(outcome.report.done, made.prediction);
      ASSERT_EQ(outcome.report.lost, 0);
      ASSERT_EQ(outcome.report.first_error, "");
    }
  }
}

// Each kind of operation fails once, at each of its turns.
TEST(Recovery, AnyOneOperationMayFail) {
  for (const Widths& widths : {kAlike, kUnlike}) {
    const GradientBits expected = reference(widths);
    for (const TwoLevel& two : two_level_plans()) {
      const Plan made = plan_of(widths, two.actions());
      for (const Operation operation : FaultyStorage::kOperations)
        for (int turn = 0;; ++turn) {
          FaultyStorage storage(FaultyStorage::only(operation, turn));
          const Outcome outcome = run(made, widths, storage);
          ASSERT_TRUE(outcome.gradient == expected);
          if (storage.faults() == 0) break;
          ASSERT_EQ(outcome.witness.losses.size(), storage.errors() > 0 ? 1u : 0u);
          ASSERT_EQ(outcome.report.first_error.empty(), storage.errors() == 0);
          const bool loses = operation != Operation::cancel_write && operation != Operation::drop && storage.errors() > 0;
          ASSERT_TRUE(outcome.report.lost > 0 || !loses || !two.settle);
          ASSERT_LE(outcome.report.replanned, 1);
        }
    }
  }
}

TEST(Recovery, EverythingMayFailFromAnyMomentOn) {
  for (const Widths& widths : {kAlike, kUnlike}) {
    const GradientBits expected = reference(widths);
    for (const TwoLevel& two : two_level_plans()) {
      const Plan made = plan_of(widths, two.actions());
      for (int turn = 0;; ++turn) {
        FaultyStorage storage(FaultyStorage::everything_from(turn));
        const Outcome outcome = run(made, widths, storage);
        ASSERT_TRUE(outcome.gradient == expected);
        if (storage.faults() == 0) break;
        ASSERT_EQ(outcome.witness.losses.size(), 1u);
      }
    }
  }
}

TwoLevel in_threes(Away away) {
  return {.segments = {{0, Away::nothing}, {3, away}, {6, away}, {9, Away::nothing}}, .size = 12, .settle = true};
}

TEST(Recovery, SaysWhatHappened) {
  const Plan made = plan_of(kAlike, in_threes(Away::state).actions());
  FaultyStorage storage(FaultyStorage::only(Operation::finish_read, 1));  // of state 3, after that of state 6
  const Outcome outcome = run(made, kAlike, storage);
  ASSERT_EQ(outcome.witness.losses.size(), 1u);
  EXPECT_EQ(outcome.witness.losses[0].item, state(3));
  EXPECT_EQ(outcome.witness.losses[0].tier, 1);
  EXPECT_EQ(outcome.witness.losses[0].error, "transfer of state 3 failed: Input/output error");
  EXPECT_EQ(outcome.report.first_error, outcome.witness.losses[0].error);
  EXPECT_EQ(outcome.report.lost, 1);
  EXPECT_EQ(outcome.report.late, 0);
  EXPECT_EQ(outcome.report.replanned, 1);
  EXPECT_EQ(outcome.report.waited(), outcome.report.time_of(ActionKind::await));
}

// After a failed write the tier is left alone, but what it has is still good.
TEST(Recovery, AFailedWriteEndsWritingButNotReading) {
  const Plan made = plan_of(kAlike, in_threes(Away::state).actions());
  std::map<Operation, int> asked;
  FaultyStorage storage([&](Operation operation) { return ++asked[operation] == 2 && operation == Operation::begin_write; });
  const Outcome outcome = run(made, kAlike, storage);  // state 3 is there, state 6 is not
  EXPECT_TRUE(outcome.gradient == reference(kAlike));
  EXPECT_EQ(asked[Operation::begin_write], 2);
  EXPECT_EQ(outcome.report.done.written, Bytes(32));
  EXPECT_EQ(outcome.report.lost, 1);
}

// A disk that reads nothing any more is not asked for every single item.
TEST(Recovery, ADeadDiskIsGivenUp) {
  const Widths widths(401, 4);
  TwoLevel two{.segments = {}, .size = 400};
  for (Step begin = 0; begin < 400; ++begin) two.segments.push_back({begin, Away::state});
  const Plan made = plan_of(widths, two.actions());
  FaultyStorage storage([](Operation operation) { return operation == Operation::finish_read; });
  const Outcome outcome = run(made, widths, storage);
  EXPECT_TRUE(outcome.gradient == reference(widths));
  EXPECT_LE(outcome.report.replanned, 10);
  EXPECT_GT(outcome.report.lost, 300);
  EXPECT_EQ(outcome.witness.losses.size(), 1u);
}

// Items of two runs have the same names.
TEST(Recovery, AStorageServesOneRunAtATime) {
  TwoLevel two{.segments = {}, .size = 12};
  for (Step begin = 0; begin < 12; ++begin) two.segments.push_back({begin, Away::state});
  const Plan made = plan_of(kAlike, two.actions());
  Recurrence user(kAlike);
  const auto steps = user.steps();
  FaultyStorage storage;
  const ExecuteOptions options{.tiers = {&storage}};
  {
    Execution first(made, *steps, options);
    first.forward(Handle(user.start()));
    EXPECT_THROW(Execution(made, *steps, options), Error);
  }
  EXPECT_EQ(storage.clears(), 1);
  EXPECT_NO_THROW(execute(made, *steps, Handle(user.start()), options));
}

TEST(Recovery, ARunThatCannotBeginLeavesTheStorageFree) {
  MemoryStorage storage;
  Recurrence user(kAlike);
  const auto steps = user.steps();
  StepSpec in_place{.state = Bytes(32), .record = Bytes(32)};
  in_place.in_place = true;
  const Chain chain({.input_state = Bytes(32), .tiers = kDisk}, {{in_place, 3}});
  EXPECT_THROW(execute(plan(chain, Budget{}, Strategy::store_all), *steps, Handle(user.start()), {.tiers = {&storage}}),
               InvalidInput);
  const Plan made = plan_of(kAlike, TwoLevel{.segments = {{0}, {4}, {8}}, .size = 12}.actions());
  execute(made, *steps, Handle(user.start()), {.tiers = {&storage}});
}

// Two numbers that lie in their Handle.
struct Pair {
  using value_type = double;
  explicit Pair(std::size_t = 2) {}
  double* data() { return numbers; }
  const double* data() const { return numbers; }
  static std::size_t size() { return 2; }
  double numbers[2] = {};
};

// A Handle moves while what it holds is being written.
TEST(Recovery, WhatLiesInItsHandleIsRefused) {
  MemoryStorage storage;
  const auto steps = make_steps<Pair>({.advance = [](Step, const Pair& x) { return x; },
                                       .backward = [](Step, const Pair&, const Pair&, Pair g) { return g; },
                                       .last_gradient = [](const Pair& x) { return x; }});
  const Chain chain({.input_state = Bytes(16), .tiers = kDisk}, {{{.state = Bytes(16), .record = Bytes(16)}, 12}});
  Plan made = plan(chain, Budget{}, Strategy::store_all);
  made.schedule = Schedule(TwoLevel{.segments = {{0}, {4}, {8}}, .size = 12}.actions());
  EXPECT_THROW(execute(made, *steps, Handle(Pair()), {.tiers = {&storage}}), InvalidInput);
}

TEST(Recovery, ALateWriteIsGivenUpWhenComputingIsFaster) {
  // State 6 is three steps of 36 ns from state 3. Record 6 takes 40 ns more than its state, which is there.
  struct Case {
    Away away;
    Item item;
    std::int64_t left;
    bool given_up;
  };
  for (const Case& c : {Case{Away::state, state(6), 108, false}, Case{Away::state, state(6), 109, true},
                        Case{Away::state, state(3), 108, false}, Case{Away::state, state(3), 109, true},
                        Case{Away::records, record(6), 40, false}, Case{Away::records, record(6), 41, true},
                        Case{Away::records, record(8), 40, false}, Case{Away::records, record(8), 41, true},
                        Case{Away::records, state(6), 0, false}, Case{Away::records, state(6), 1, true}}) {
    const Plan made = plan_of(kAlike, in_threes(c.away).actions());
    FaultyStorage storage;
    storage.late[c.item] = Nanoseconds(c.left);
    const Outcome outcome = run(made, kAlike, storage);
    EXPECT_TRUE(outcome.gradient == reference(kAlike));
    EXPECT_EQ(outcome.report.late, c.given_up) << name_of(c.item.kind) << " " << c.item.step << ", " << c.left;
    EXPECT_EQ(outcome.report.lost, c.given_up);
    EXPECT_EQ(outcome.report.replanned, c.given_up);
    EXPECT_TRUE(outcome.witness.losses.empty());
  }
}

TEST(Recovery, AllWritesMayBeLate) {
  for (const Widths& widths : {kAlike, kUnlike})
    for (const TwoLevel& two : two_level_plans()) {
      const Plan made = plan_of(widths, two.actions());
      FaultyStorage storage;
      for (Step i = 1; i < 12; ++i) storage.late[state(i)] = storage.late[record(i)] = Nanoseconds(i % 3 == 0 ? 1'000'000 : 30);
      ASSERT_TRUE(run(made, widths, storage).gradient == reference(widths));
    }
}

// Nothing is lost on purpose that could not be computed again.
TEST(Recovery, WhatCannotBeComputedAgainIsWaitedFor) {
  const std::vector<A> first_state_away{A::keep(0),         A::advance(0, 1),      A::keep(1),         A::store(state(0), 1),
                                        A::await(state(0)), A::restore(1),         A::record(1),       A::backward(1),
                                        A::drop(state(1)),  A::fetch(state(0), 1), A::await(state(0)), A::restore(0),
                                        A::record(0),       A::backward(0)};
  const Plan made = plan_of({4, 4, 4}, first_state_away);
  FaultyStorage storage;
  storage.late[state(0)] = std::chrono::hours(1);
  EXPECT_EQ(run(made, {4, 4, 4}, storage).report.late, 0);
  // With less memory than any plan without the tier needs, too.
  Plan tight = plan_of(kAlike, in_threes(Away::state).actions());
  tight.budget.memory = tight.prediction.peak;
  ASSERT_TRUE(can_resume(tight.chain, tight.budget));
  ASSERT_FALSE(can_resume(tight.chain, Budget{minimum_memory(Recurrence(kAlike).chain({})).memory, {}}));
}

std::string error_of(const Plan& made, const Widths& widths, FaultyStorage& storage) {
  Recurrence user(widths);
  const auto steps = user.steps();
  ExecuteOptions options;
  options.tiers = {&storage};
  try {
    execute(made, *steps, Handle(user.start()), options);
  } catch (const StorageError& error) {
    EXPECT_TRUE(storage.empty());
    EXPECT_EQ(error.error_number(), EIO);
    return error.what();
  }
  return "no error";
}

TEST(Recovery, WhatCannotBeComputedAgainIsAnError) {
  // State 0 itself is lost.
  const std::vector<A> all_away{A::keep(0),         A::advance(0, 1),      A::keep(1),         A::store(state(0), 1),
                                A::await(state(0)), A::restore(1),         A::record(1),       A::backward(1),
                                A::drop(state(1)),  A::fetch(state(0), 1), A::await(state(0)), A::restore(0),
                                A::record(0),       A::backward(0)};
  for (const Operation operation : {Operation::finish_write, Operation::begin_read, Operation::finish_read}) {
    FaultyStorage storage(FaultyStorage::only(operation, 0));
    EXPECT_EQ(error_of(plan_of({4, 4, 4}, all_away), {4, 4, 4}, storage),
              "recomputing of state 0, which was lost, failed: Input/output error (state 0, from which everything could be "
              "computed again, is gone, too; it was lost because transfer of state 0 failed: Input/output error)");
  }
}

TEST(Recovery, ABudgetThatIsTooSmallIsNamed) {
  // State 0 is large and away while step 1 with its large record is reversed. To compute state 1 again takes both.
  const Widths widths{50, 4, 50, 4};
  const std::vector<A> actions{A::keep(0),
                               A::advance(0, 1),
                               A::keep(1),
                               A::store(state(0), 1),
                               A::await(state(0)),
                               A::advance(1, 2),
                               A::keep(2),
                               A::store(state(1), 1),
                               A::await(state(1)),
                               A::record(2),
                               A::backward(2),
                               A::drop(state(2)),
                               A::fetch(state(1), 1),
                               A::await(state(1)),
                               A::restore(1),
                               A::record(1),
                               A::backward(1),
                               A::drop(state(1)),
                               A::fetch(state(0), 1),
                               A::await(state(0)),
                               A::restore(0),
                               A::record(0),
                               A::backward(0)};
  Plan made = plan_of(widths, actions);
  made.budget.memory = made.prediction.peak;
  FaultyStorage storage;
  EXPECT_EQ(error_of(made, widths, storage), "no error");
  FaultyStorage failing(FaultyStorage::only(Operation::finish_read, 0));
  const std::string error = error_of(made, widths, failing);
  EXPECT_THAT(error, HasSubstr("recomputing of state 1, which was lost, failed: Input/output error (a budget of 888 bytes is"));
  // State 0, state 1, record 1, gradients 2 and 1, and the staging memory.
  EXPECT_THAT(error, HasSubstr("step 1 needs at least 1288 bytes"));
}

TEST(Recovery, WorksInBothHalves) {
  // State 3 is fetched, and lost, before the first backward.
  const std::vector<A> actions{
      A::keep(0),    A::advance(0, 3),      A::keep(3),   A::store(state(3), 1), A::advance(3, 5), A::await(state(3)),
      A::keep(5),    A::fetch(state(3), 1), A::record(5), A::await(state(3)),    A::backward(5),   A::drop(state(5)),
      A::restore(3), A::record(3),          A::record(4), A::backward(4),        A::backward(3),   A::drop(state(3)),
      A::restore(0), A::record(0),          A::record(1), A::record(2),          A::backward(2),   A::backward(1),
      A::backward(0)};
  const Widths widths{4, 3, 5, 2, 4, 6, 1};
  const Plan made = plan_of(widths, actions);
  for (const Operation operation :
       {Operation::begin_write, Operation::finish_write, Operation::begin_read, Operation::finish_read}) {
    FaultyStorage storage(FaultyStorage::only(operation, 0));
    Recurrence user(widths);
    const auto steps = user.steps();
    ExecuteOptions options;
    options.tiers = {&storage};
    Execution execution(made, *steps, options);
    const Vector last = execution.forward(Handle(user.start())).as<Vector>();
    EXPECT_EQ(execution.report().replanned, 1);
    EXPECT_TRUE(user.backwards.empty());
    const Handle gradient = execution.backward(Handle(last));
    EXPECT_TRUE((GradientBits{gradient.as<Vector>(), user.weight_gradient} == reference(widths)));
    EXPECT_LE(execution.report().done.peak, made.budget.memory);
  }
}

// A user's exception, or the wish to stop, while transfers are under way.
TEST(Recovery, NothingIsLeftBehindWhenARunEnds) {
  for (const TwoLevel& two : two_level_plans())
    for (const bool failing : {false, true})
      for (Step at = 0; at < 12; ++at) {
        const Plan made = plan_of(kAlike, two.actions());
        for (const bool stop : {false, true}) {
          FaultyStorage storage(failing ? FaultyStorage::only(Operation::finish_write, 1) : [](Operation) { return false; });
          Recurrence user(kAlike);
          std::stop_source source;
          user.on_record = [&](Step i) {
            if (i != at) return;
            if (!stop) throw std::domain_error("the user's own");
            source.request_stop();
          };
          const auto steps = user.steps();
          ExecuteOptions options;
          options.tiers = {&storage};
          options.stop = source.get_token();
          if (stop)
            ASSERT_THROW(execute(made, *steps, Handle(user.start()), options), Interrupted);
          else
            ASSERT_THROW(execute(made, *steps, Handle(user.start()), options), std::domain_error);
          ASSERT_TRUE(storage.empty());
          ASSERT_GE(storage.clears(), 1);
        }
      }
}

// A record comes back as the variant that it is, or is made again as any.
TEST(Recovery, RecordsKeepTheirVariants) {
  const Widths widths{4, 3, 5, 2};
  const Chain chain = Recurrence(widths, 2).chain(kDisk);
  Plan made = plan(chain, Budget{}, Strategy::store_all);
  made.schedule =
      Schedule({A::keep(0), A::record(0, 1), A::store(record(0), 1), A::record(1), A::store(record(1), 1), A::await(record(0)),
                A::record(2, 1), A::await(record(1)), A::fetch(record(1), 1), A::await(record(1)), A::backward(2),
                A::fetch(record(0), 1), A::await(record(0)), A::backward(1), A::backward(0)});
  made.prediction = verify(chain, made.schedule);
  EXPECT_EQ(made.prediction.written, Bytes(8 * (3 + 5 + 2)));
  FaultyStorage sound;
  const Outcome outcome = run(made, widths, sound, 2);
  EXPECT_TRUE(outcome.gradient == reference(widths));
  EXPECT_EQ(outcome.report.done, made.prediction);
  for (const int turn : {0, 1}) {
    FaultyStorage storage(FaultyStorage::only(Operation::finish_read, turn));
    EXPECT_TRUE(run(made, widths, storage, 2).gradient == reference(widths));
  }
}

// What comes back is as large as what went away, even where the chain allows for more.
TEST(Recovery, ItemsMayBeSmallerThanTheChainSays) {
  const Plan made = plan_of(kAlike, in_threes(Away::state).actions());
  FaultyStorage storage;
  EXPECT_TRUE(run(made, Widths(13, 3), storage).gradient == reference(Widths(13, 3)));
}

// The rest of a long chain of unlike steps is planned at once, if not in the best way.
TEST(Resume, DoesNotPlanForLong) {
  const StepSpec step{.forward = Nanoseconds(1), .state = Bytes(10), .record = Bytes(30)};
  const Chain chain({.input_state = Bytes(20), .tiers = kDisk}, {{step, 900}, {{.state = Bytes(5), .record = Bytes(7)}, 1}});
  const Budget budget{Bytes(400), {}};
  EXPECT_TRUE(can_resume(chain, budget));
  EXPECT_FALSE(can_resume(chain, Budget{Bytes(20), {}}));
  Simulator simulator(chain, budget);
  simulator.apply(A::keep(0));
  Schedule rest = resume(chain, budget, {.gradient = 901, .places = {{state(0)}}});
  for (const A& action : rest) simulator.apply(action);
  EXPECT_NO_THROW(simulator.finish());
}

TEST(Resume, FetchesStateZeroWhereItMust) {
  const Chain chain = Recurrence({4, 4, 4, 4}).chain(kDisk);
  Simulator simulator(chain);
  for (const A& action : {A::keep(0), A::record(0), A::keep(1), A::store(state(0), 1), A::await(state(0)), A::advance(1, 2)})
    simulator.apply(action);
  Schedule rest = resume(chain, {}, {.gradient = 3, .places = {{state(0), 1}, {record(0)}, {state(1)}}});
  for (const A& action : rest) simulator.apply(action);
  EXPECT_NO_THROW(simulator.finish());
}

}  // namespace
}  // namespace recollect
