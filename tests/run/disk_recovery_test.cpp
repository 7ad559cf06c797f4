// Plans as the planner makes them, executed over a disk whose every operation fails in turn.
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <filesystem>

#include "recollect/disk.hpp"
#include "recollect/execute.hpp"
#include "recollect/verify.hpp"
#include "storage/disk_hooks.hpp"
#include "support/printers.hpp"
#include "support/recurrence.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using Vector = Recurrence::Vector;

constexpr std::size_t kWidth = 700;  // a state is 5600 bytes: two blocks of a disk, the second not whole
constexpr Step kSteps = 28;

enum class Fault { none, input_output, full, shortened, flipped, vanished };
const char* name_of(Fault fault) {
  static constexpr const char* kNames[] = {"nothing", "EIO", "ENOSPC", "short", "flipped bit", "vanished directory"};
  return kNames[static_cast<std::size_t>(fault)];
}

struct Case {
  DiskEngine engine;
  bool records;  // may go to the disk, too
  Strategy strategy;
};

// Slow enough for states, or fast enough for records, to be worth writing. Steps take so long that no write is ever too late.
Chain chain_of(bool records, Bytes staging) {
  constexpr std::int64_t kBytes = kWidth * sizeof(double);
  const StepSpec step{
      .forward = std::chrono::seconds(1), .backward = std::chrono::seconds(1), .state = Bytes(kBytes), .record = Bytes(kBytes)};
  const double rate = static_cast<double>(kBytes) * (records ? 2.0 : 0.4);
  return Chain({.input_state = step.state, .tiers = {{"disk", rate, rate, Nanoseconds(0), staging}}}, {{step, kSteps}});
}

struct Witness : Observer {
  void on_action(const Action&, const Progress&) override {}
  void on_loss(const Loss&) override { ++losses; }
  int losses = 0;
};

class DiskRecovery : public testing::TemporaryFolder, public ::testing::WithParamInterface<Case> {
 protected:
  struct Outcome {
    GradientBits gradient;
    Report report;
    int losses = 0;
    std::int64_t operations = 0;
  };

  Outcome run(Fault fault, std::int64_t at, bool from_there_on = false) {
    Recurrence user(std::vector<std::size_t>(kSteps + 1, kWidth));
    Outcome outcome;
    std::atomic<std::int64_t> operations = 0;
    DiskHooks hooks;
    hooks.chunk = 4096;
    hooks.ended = [&](const DiskOperation& operation, ssize_t result) -> ssize_t {
      ++operations;
      if (fault == Fault::none || operation.index < at || (operation.index > at && !from_there_on)) return result;
      switch (fault) {
        case Fault::input_output: return -EIO;
        case Fault::full: return -ENOSPC;
        case Fault::shortened: return result > 4096 ? 4096 : 0;
        case Fault::flipped:
          if (!operation.write) const_cast<std::byte*>(operation.data.data())[17] ^= std::byte{4};
          return result;
        case Fault::vanished: std::filesystem::remove_all(folder()); return result;
        case Fault::none: break;
      }
      return result;
    };
    Witness witness;
    {
      std::filesystem::create_directories(folder());
      DiskStorage disk({.directory = folder(), .staging = Bytes(16 << 10), .requests = 4, .engine = GetParam().engine}, &hooks);
      const Plan made = plan_for(disk.staging());
      const auto steps = user.steps();
      Executed done = execute(made, *steps, Handle(user.start()), {.tiers = {&disk}, .observer = &witness});
      outcome.gradient = {done.gradient.as<Vector>(), user.weight_gradient};
      outcome.report = done.report;
      EXPECT_LE(done.report.done.peak, made.budget.memory);
      EXPECT_LE(*done.report.measured_peak, made.budget.memory);
      EXPECT_EQ(disk.in_use(), Bytes(0));
    }
    EXPECT_EQ(user.backwards.size(), static_cast<std::size_t>(kSteps));
    for (const auto& [i, times] : user.backwards) EXPECT_EQ(times, 1) << "backward " << i;
    outcome.losses = witness.losses;
    outcome.operations = operations;
    return outcome;
  }

  Plan plan_for(Bytes staging) const {
    const Chain chain = chain_of(GetParam().records, staging);
    const Bytes memory = minimum_memory(chain, Strategy::mixed).memory + staging + Bytes(4 * chain.state(0).count());
    Plan made = plan(chain, {.memory = memory}, GetParam().strategy, {.fetch_records = GetParam().records});
    EXPECT_GT(made.prediction.written, Bytes(0));
    return made;
  }
};

TEST_P(DiskRecovery, GivesTheSameBitsWhateverFails) {
  Recurrence user(std::vector<std::size_t>(kSteps + 1, kWidth));
  const auto steps = user.steps();
  const Executed all = execute(plan(chain_of(true, Bytes(0)), Budget{}, Strategy::store_all), *steps, Handle(user.start()));
  const GradientBits reference{all.gradient.as<Vector>(), user.weight_gradient};

  const Outcome clean = run(Fault::none, 0);
  ASSERT_TRUE(clean.gradient == reference);
  EXPECT_EQ(clean.report.lost, 0);
  EXPECT_EQ(clean.losses, 0);
  ASSERT_GT(clean.operations, 10);

  std::int64_t lost = 0;
  for (const Fault fault : {Fault::input_output, Fault::full, Fault::shortened, Fault::flipped, Fault::vanished})
    for (std::int64_t at = 0; at < clean.operations; ++at) {
      const Outcome got = run(fault, at);
      ASSERT_TRUE(got.gradient == reference) << name_of(fault) << " at " << at;
      const bool harmless = fault == Fault::shortened || fault == Fault::vanished;
      EXPECT_LE(got.losses, harmless ? 0 : 1) << name_of(fault) << " at " << at;
      if (got.report.lost > 0) {
        EXPECT_EQ(got.losses, 1) << name_of(fault) << " at " << at;
      }
      if (!harmless) lost += got.report.lost;
    }
  EXPECT_GT(lost, clean.operations);
  for (const Fault fault : {Fault::input_output, Fault::full})
    for (std::int64_t at = 0; at < clean.operations; at += 3)
      ASSERT_TRUE(run(fault, at, true).gradient == reference) << name_of(fault) << " from " << at << " on";
}

INSTANTIATE_TEST_SUITE_P(Ways, DiskRecovery,
                         ::testing::Values(Case{DiskEngine::io_uring, false, Strategy::two_level},
                                           Case{DiskEngine::io_uring, true, Strategy::two_level},
                                           Case{DiskEngine::threads, true, Strategy::two_level},
                                           Case{DiskEngine::threads, false, Strategy::kukreja}),
                         [](const auto& one) {
                           return std::string(one.param.engine == DiskEngine::io_uring ? "ring" : "threads") +
                                  (one.param.records ? "_records" : "_states") +
                                  (one.param.strategy == Strategy::kukreja ? "_kukreja" : "");
                         });

}  // namespace
}  // namespace recollect
