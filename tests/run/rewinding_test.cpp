// Runs that rewind: tape is an item like any other, and the gradient has the bits of store-all whatever happens to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "recollect/disk.hpp"
#include "recollect/execute.hpp"
#include "recollect/verify.hpp"
#include "support/faulty_storage.hpp"
#include "support/printers.hpp"
#include "support/reversible.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;
using A = Action;
using Numbers = Reversible::Numbers;
using Operation = FaultyStorage::Operation;

constexpr Item tape(Step i) { return {ItemKind::tape, i}; }
constexpr Item state(Step i) { return {ItemKind::state, i}; }

const Tier kDisk{"disk", 1e9, 1e9, Nanoseconds(2), Bytes(24)};

struct Result {
  Numbers gradient, weights;
  Report report;
  int taped = 0, rewound = 0;
  bool operator==(const Result& other) const { return gradient == other.gradient && weights == other.weights; }
};

Result run(const Plan& made, bool forgets = true, Storage* storage = nullptr, bool in_place = false) {
  Reversible user{.forgets = forgets};
  const auto steps = make_steps(in_place ? user.in_place() : user.functions());
  const Executed done = execute(made, *steps, Handle(Reversible::start()), {.tiers = {storage}});
  for (Step i = 0; i < made.chain.size(); ++i) EXPECT_EQ(user.backwards[i], 1) << "backward " << i;
  EXPECT_LE(done.report.done.peak, made.budget.memory);
  EXPECT_LE(done.report.measured_peak.value(), made.budget.memory);
  return {done.gradient.as<Numbers>(), user.weight_gradient, done.report, user.taped, user.rewound};
}

Chain chain_of(Step n, const std::vector<Tier>& tiers = {}, bool forgets = true, bool in_place = false) {
  StepSpec step = Reversible{.forgets = forgets}.spec();
  step.in_place = in_place;
  return Chain({.input_state = step.state, .tiers = tiers}, {{step, n}});
}

Plan by_hand(const Chain& chain, const std::vector<A>& actions) {
  Plan made = plan(chain, Budget{}, Strategy::store_all);
  made.schedule = Schedule(actions);
  made.prediction = verify(chain, made.schedule);
  made.budget.memory = made.prediction.peak;
  return made;
}

Result reference(Step n, bool forgets = true) {
  return run(plan(chain_of(n, {}, forgets), Budget{}, Strategy::store_all), forgets);
}

// A tape really is smaller than its bound, and what a run takes no more than its plan says.
TEST(Rewinding, EveryStrategyGivesStoreAllsGradientBitForBit) {
  constexpr Step kSteps = 40;
  for (const bool forgets : {true, false})
    for (const bool in_place : {false, true})
      for (const bool with_tier : {false, true}) {
        const Chain chain = chain_of(kSteps, with_tier ? std::vector{kDisk} : std::vector<Tier>{}, forgets, in_place);
        const Result expected = reference(kSteps, forgets);
        std::int64_t rewound = 0;
        std::vector<Strategy> strategies = all_strategies();
        strategies.push_back(Strategy::automatic);
        for (const Strategy strategy : strategies) {
          if (!applies(strategy, chain)) continue;
          const Bytes least = minimum_memory(chain, strategy).memory, most = store_all_memory(chain) + Bytes(99);
          for (Bytes memory = least; memory <= most; memory = memory + Bytes(193)) {
            const Plan made = plan(chain, Budget{memory, {}}, strategy);
            FaultyStorage storage;
            const Result got = run(made, forgets, &storage, in_place);
            ASSERT_TRUE(got == expected) << name_of(strategy) << " in " << memory.count();
            ASSERT_EQ(got.report.done, made.prediction);
            ASSERT_LE(*got.report.measured_peak, made.prediction.peak);
            ASSERT_EQ(got.rewound, made.prediction.rewinds);
            ASSERT_TRUE(forgets || got.taped == 0);
            ASSERT_TRUE(storage.empty());
            rewound += got.rewound;
          }
        }
        EXPECT_GT(rewound, 0);
      }
}

// All tape but the last goes away and comes back, with as many bytes as were written.
std::vector<A> through_the_tier(Step n) {
  std::vector<A> actions{A::keep(0)};
  for (Step i = 0; i < n; ++i) {
    actions.push_back(A::advance(i, i + 1, true));
    if (i + 1 < n) actions.push_back(A::store(tape(i), 1));
    if (i > 0) actions.push_back(A::await(tape(i - 1)));
  }
  for (Step i = n; i-- > 0;) {
    if (i > 0) actions.push_back(A::fetch(tape(i - 1), 1));
    actions.push_back(A::rewind(i));
    actions.push_back(A::backward(i));
    if (i == 0) break;
    actions.push_back(A::await(tape(i - 1)));
    actions.push_back(A::drop(tape(i - 1), 1));
  }
  return actions;
}

TEST(Rewinding, TapeGoesToMemoryTiersAndBack) {
  const Plan made = by_hand(chain_of(12, {kDisk}), through_the_tier(12));
  MemoryStorage storage;
  const Result got = run(made, true, &storage);
  EXPECT_TRUE(got == reference(12));
  EXPECT_EQ(got.report.done, made.prediction);
  EXPECT_EQ(got.report.done.written, Bytes(11 * Reversible::kTape));  // the bound counts
  EXPECT_EQ(got.taped, 12);
  EXPECT_EQ(storage.size(), 0u);
}

class RewindingOnDisk : public testing::TemporaryFolder {};
TEST_F(RewindingOnDisk, TapeGoesToDisksAndBack) {
  DiskStorage disk({.directory = folder()});
  for (const Plan& made : {by_hand(chain_of(12, {kDisk}), through_the_tier(12)),
                           plan(chain_of(300, {kDisk}), Budget{Bytes(12 * Reversible::kState), {}}, Strategy::rewind)}) {
    const Result got = run(made, true, &disk);
    EXPECT_GT(made.prediction.written, Bytes(0));
    EXPECT_GT(got.rewound, 0);
    EXPECT_TRUE(got == reference(made.chain.size()));
    EXPECT_EQ(got.report.done, made.prediction);
  }
}

TEST(Rewinding, CancelledWritesLeaveTheTapeInMemory) {
  std::vector<A> actions{A::advance(0, 3, true)};
  for (Step i = 0; i < 3; ++i) actions.push_back(A::store(tape(i), 1));
  for (Step i = 3; i-- > 0;)
    for (const A& action : {A::fetch(tape(i), 1), A::await(tape(i)), A::rewind(i), A::backward(i)}) actions.push_back(action);
  FaultyStorage storage;
  EXPECT_TRUE(run(by_hand(chain_of(3, {kDisk}), actions), true, &storage) == reference(3));
  EXPECT_TRUE(storage.empty());
}

TEST(Rewinding, TapeCanBeDroppedAndWrittenAgain) {
  const std::vector<A> actions{A::keep(0),    A::advance(0, 2, true), A::drop(tape(0)), A::drop(tape(1)),
                               A::restore(0), A::advance(0, 2, true), A::rewind(1),     A::backward(1),
                               A::rewind(0),  A::backward(0)};
  EXPECT_TRUE(run(by_hand(chain_of(2), actions)) == reference(2));
}

// Plans whose tape goes to the tier, as tight as they can be and with some room.
std::vector<Plan> plans_with_tape_away() {
  std::vector<Plan> plans{by_hand(chain_of(12, {kDisk}), through_the_tier(12))};
  // Whatever is lost, there must be room to compute it again.
  const auto enough = [](const Chain& chain) { return minimum_memory(chain, Strategy::mixed).memory + kDisk.staging; };
  plans[0].budget.memory = std::max(plans[0].budget.memory, enough(plans[0].chain));
  for (const std::int64_t more : {30, 70, 130, 200}) {
    const Chain chain = chain_of(40, {kDisk});
    const Plan made = plan(chain, Budget{enough(chain) + Bytes(Reversible::kState + more), {}}, Strategy::rewind);
    if (made.prediction.written > Bytes(0)) plans.push_back(made);
  }
  return plans;
}

TEST(Rewinding, AnyOneOperationMayFail) {
  const std::vector<Plan> plans = plans_with_tape_away();
  EXPECT_GE(plans.size(), 3u);
  int replanned = 0;
  for (const Plan& made : plans) {
    const Result expected = reference(made.chain.size());
    for (const Operation operation : FaultyStorage::kOperations)
      for (int turn = 0;; ++turn) {
        FaultyStorage storage(FaultyStorage::only(operation, turn));
        const Result got = run(made, true, &storage);
        ASSERT_TRUE(got == expected);
        ASSERT_TRUE(storage.empty());
        replanned += static_cast<int>(got.report.replanned);
        if (storage.faults() == 0) break;
      }
  }
  EXPECT_GT(replanned, 50);
}

TEST(Rewinding, EverythingMayFailFromAnyMomentOn) {
  for (const Plan& made : plans_with_tape_away()) {
    const Result expected = reference(made.chain.size());
    for (int turn = 0;; ++turn) {
      FaultyStorage storage(FaultyStorage::everything_from(turn));
      ASSERT_TRUE(run(made, true, &storage) == expected);
      if (storage.faults() == 0) break;
    }
  }
}

TEST(Rewinding, AnyFaultsMayCome) {
  const std::vector<Plan> plans = plans_with_tape_away();
  int replanned = 0;
  for (unsigned seed = 0; seed < 600; ++seed) {
    std::mt19937 engine(seed);
    const Plan& made = plans[seed % plans.size()];
    FaultyStorage storage([&](Operation) { return engine() % (5 + seed % 40) == 0; });
    const Result got = run(made, true, &storage);
    ASSERT_TRUE(got == reference(made.chain.size())) << seed;
    ASSERT_TRUE(storage.empty());
    replanned += got.report.replanned > 1 ? 1 : 0;
  }
  EXPECT_GT(replanned, 20);
}

// What is in memory when a piece is lost is still rewound.
TEST(Rewinding, TapeThatIsThereIsUsed) {
  std::vector<A> actions{A::keep(0), A::advance(0, 10, true), A::store(tape(0), 1), A::await(tape(0)), A::fetch(tape(0), 1)};
  for (Step i = 10; i-- > 0;) {
    if (i == 0) actions.push_back(A::await(tape(0)));
    actions.push_back(A::rewind(i));
    actions.push_back(A::backward(i));
  }
  const Plan made = by_hand(chain_of(10, {kDisk}), actions);
  FaultyStorage storage(FaultyStorage::only(Operation::begin_read, 0));
  const Result got = run(made, true, &storage);
  EXPECT_TRUE(got == reference(10));
  EXPECT_EQ(got.report.done.rewinds, 9);
  EXPECT_EQ(got.report.done.records, 1);
  EXPECT_EQ(got.report.replanned, 1);
}

// One piece is lost in the middle: its step is advanced to and recorded, and those before it are rewound as planned.
TEST(Rewinding, TapeBelowALostPieceIsUsed) {
  const Plan made = plans_with_tape_away().back();
  FaultyStorage plain, storage(FaultyStorage::only(Operation::finish_read, 5));
  const std::int64_t rewinds = run(made, true, &plain).report.done.rewinds;
  const Result got = run(made, true, &storage);
  EXPECT_TRUE(got == reference(made.chain.size()));
  EXPECT_EQ(got.report.lost, 1);
  EXPECT_EQ(got.report.done.rewinds, rewinds - 1);
}

TEST(Rewinding, SaysSoWhenLostTapeCannotBeReplaced) {
  // Nothing is left to start again from.
  std::vector<A> actions = through_the_tier(6);
  actions.erase(actions.begin());
  FaultyStorage storage(FaultyStorage::only(Operation::finish_read, 2));
  try {
    run(by_hand(chain_of(6, {kDisk}), actions), true, &storage);
    FAIL();
  } catch (const StorageError& error) {
    EXPECT_THAT(error.what(), HasSubstr("tape 2, which was lost"));
    EXPECT_THAT(error.what(), HasSubstr("state 0"));
  }
  EXPECT_TRUE(storage.empty());
}

TEST(Rewinding, TapeLargerThanTheChainSaysIsRefused) {
  Reversible user;
  auto functions = user.functions();
  functions.advance_taped = [&](Step i, const Numbers& x, Reversible::Tape& piece) {
    piece.resize(100);
    return user.next(i, x);
  };
  const auto steps = make_steps(functions);
  try {
    execute(by_hand(chain_of(2), {A::advance(0, 2, true), A::rewind(1), A::backward(1), A::rewind(0), A::backward(0)}), *steps,
            Handle(Reversible::start()));
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), "tape 0");
    EXPECT_THAT(error.what(), HasSubstr("100 bytes"));
  }
}

TEST(Rewinding, MissingFunctionsAreNamed) {
  const Plan made = by_hand(chain_of(1), {A::advance(0, 1, true), A::rewind(0), A::backward(0)});
  const auto missing = [&](auto change) -> std::string {
    Reversible user;
    auto functions = user.functions();
    change(functions);
    const auto steps = make_steps(functions);
    try {
      execute(made, *steps, Handle(Reversible::start()));
    } catch (const InvalidInput& error) {
      return error.field();
    }
    return "";
  };
  EXPECT_EQ(missing([](auto& f) { f.advance_taped = nullptr; }), "StepFunctions::advance_taped");
  EXPECT_EQ(missing([](auto& f) { f.rewind_taped = nullptr; }), "StepFunctions::rewind_taped");
}

}  // namespace
}  // namespace recollect
