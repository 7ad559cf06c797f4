#include "recollect/trace.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "recollect/execute.hpp"
#include "recollect/format.hpp"
#include "recollect/verify.hpp"
#include "support/faulty_storage.hpp"
#include "support/recurrence.hpp"
#include "support/temporary_folder.hpp"
#include "support/two_level.hpp"

namespace recollect {
namespace {

using nlohmann::json;
using Away = TwoLevel::Away;

class TraceTest : public testing::TemporaryFolder {
 protected:
  // Runs, and returns the report; the events are in the file when it is over, whatever happens.
  Report run(FaultyStorage& storage, Observer* next = nullptr, int times = 1) {
    Trace trace(file(), next);
    const auto steps = user.steps();
    ExecuteOptions options;
    options.tiers = {&storage};
    options.observer = &trace;
    Report report;
    for (; times > 0; --times) report = execute(made, *steps, Handle(user.start()), options).report;
    return report;
  }
  std::string file() const { return path("trace.json"); }
  std::vector<json> events(const std::string& type, const std::string& name = "") const {
    std::vector<json> some;
    for (const json& event : json::parse(read_file(file())))
      if (event["ph"] == type && (name.empty() || event["name"] == name)) some.push_back(event);
    return some;
  }
  static std::int64_t nanoseconds(const json& microseconds) { return std::llround(microseconds.get<double>() * 1000); }

  Recurrence user{std::vector<std::size_t>(13, 4)};
  Plan made = [this] {
    const TwoLevel two{
        .segments = {{0, Away::nothing}, {3, Away::state}, {6, Away::records}, {9, Away::state}}, .size = 12, .settle = true};
    Plan plan = recollect::plan(user.chain({{"disk", 1e9, 1e9, {}}}), Budget{}, Strategy::store_all);
    plan.schedule = Schedule(two.actions());
    return plan;
  }();
};

TEST_F(TraceTest, ShowsWorkAndTransfersAndMemory) {
  FaultyStorage storage;
  const Report report = run(storage);
  EXPECT_EQ(events("M").size(), 2u);
  // Work: one after the other, and as long as the report says.
  std::map<std::string, std::int64_t> times, counts;
  std::int64_t end = 0;
  for (const json& event : events("X")) {
    EXPECT_EQ(event["tid"], 1);
    EXPECT_GE(nanoseconds(event["ts"]), end);
    end = nanoseconds(event["ts"]) + nanoseconds(event["dur"]);
    times[event["name"]] += nanoseconds(event["dur"]);
    counts[event["name"]] += 1;
  }
  for (const ActionKind kind : {ActionKind::advance, ActionKind::record, ActionKind::backward, ActionKind::await}) {
    EXPECT_EQ(counts[name_of(kind)], report.count_of(kind));
    EXPECT_EQ(times[name_of(kind)], report.time_of(kind).count());
  }
  EXPECT_EQ(events("X", "advance")[0]["args"], (json{{"begin", 0}, {"end", 3}}));
  EXPECT_EQ(events("X", "backward")[0]["args"], (json{{"step", 11}}));
  // Transfers: states 3 and 6 and records 6, 7 and 8, there and back.
  std::map<std::int64_t, json> begun;
  std::map<std::string, std::multiset<std::string>> moved;
  for (const json& event : events("b")) begun[event["id"]] = event;
  for (const json& event : events("e")) {
    const json& begin = begun.at(event["id"]);
    EXPECT_EQ(begin["name"], event["name"]);
    EXPECT_LE(nanoseconds(begin["ts"]), nanoseconds(event["ts"]));
    EXPECT_LE(nanoseconds(event["ts"]), end);
    EXPECT_EQ(begin["args"]["bytes"], 32);
    EXPECT_EQ(begin["args"]["tier"], 1);
    EXPECT_EQ(begin["args"]["completed"], true);
    moved[begin["name"]].insert(begin["args"]["item"]);
  }
  const std::multiset<std::string> items{"state 3", "state 6", "record 6", "record 7", "record 8"};
  EXPECT_EQ(moved["write"], items);
  EXPECT_EQ(moved["read"], items);
  EXPECT_EQ(begun.size(), 10u);
  // Counters: memory up to what is alive at the end, never more than the peak; the backlog comes and goes.
  std::int64_t most = 0;
  for (const json& event : events("C", "memory")) most = std::max<std::int64_t>(most, event["args"]["bytes"]);
  EXPECT_GT(most, 0);
  EXPECT_LE(most, report.done.peak.count());
  EXPECT_EQ(events("C", "backlog").front()["args"]["bytes"], 32);
  EXPECT_EQ(events("C", "backlog").back()["args"]["bytes"], 0);
}

TEST_F(TraceTest, IsWholeAfterAnException) {
  FaultyStorage storage;
  user.on_record = [](Step i) {
    if (i == 7) throw std::domain_error("the user's own");
  };
  EXPECT_THROW(run(storage), std::domain_error);
  EXPECT_FALSE(events("X", "record").empty());
}

struct Next : Observer {
  void on_action(const Action&, const Progress&) override { ++actions; }
  void on_loss(const Loss&) override { ++losses; }
  std::int64_t actions = 0, losses = 0;
};

TEST_F(TraceTest, ShowsALossAndPassesItOn) {
  FaultyStorage storage(FaultyStorage::only(FaultyStorage::Operation::finish_read, 1));
  Next next;
  const Report report = run(storage, &next);
  EXPECT_EQ(next.actions, report.actions);
  EXPECT_EQ(next.losses, 1);
  ASSERT_EQ(events("i", "loss").size(), 1u);
  EXPECT_EQ(events("i")[0]["args"]["error"], report.first_error);
  std::int64_t failed = 0;
  for (const json& event : events("b")) failed += event["args"]["completed"] == false;
  EXPECT_EQ(failed, 1);
}

TEST_F(TraceTest, RunsFollowEachOther) {
  FaultyStorage storage;
  run(storage, nullptr, 3);
  std::int64_t end = 0;
  for (const json& event : events("X")) {
    EXPECT_GE(nanoseconds(event["ts"]), end);
    end = nanoseconds(event["ts"]) + nanoseconds(event["dur"]);
  }
  EXPECT_EQ(events("X", "backward").size(), 36u);
}

// A tier that says when its transfers really ended.
class Prompt final : public Storage {
 public:
  void begin_write(Item item, std::span<const std::byte> bytes) override { start(), memory_.begin_write(item, bytes); }
  void finish_write(Item item) override { memory_.finish_write(item); }
  void cancel_write(Item item) override { memory_.cancel_write(item); }
  void begin_read(Item item, std::span<std::byte> bytes) override { start(), memory_.begin_read(item, bytes); }
  void finish_read(Item item) override { memory_.finish_read(item); }
  void drop(Item item) override { memory_.drop(item); }
  void clear() noexcept override { memory_.clear(); }
  std::optional<std::chrono::steady_clock::time_point> ended(Item) const override { return first_; }

 private:
  void start() {
    if (!first_) first_ = std::chrono::steady_clock::now();
  }
  MemoryStorage memory_;
  std::optional<std::chrono::steady_clock::time_point> first_;  // an end before its begin is taken for the begin
};

TEST_F(TraceTest, TransfersEndWhenTheTierSaysSo) {
  Prompt storage;
  {
    Trace trace(file());
    const auto steps = user.steps();
    ExecuteOptions options;
    options.tiers = {&storage};
    options.observer = &trace;
    execute(made, *steps, Handle(user.start()), options);
  }
  const std::vector<json> begins = events("b"), ends = events("e");
  ASSERT_EQ(begins.size(), 10u);
  for (std::size_t k = 1; k < begins.size(); ++k) EXPECT_EQ(begins[k]["ts"], ends[k]["ts"]);
}

TEST_F(TraceTest, TellsWhenItCannotBeWritten) {
  EXPECT_THROW(Trace(path("no/such/folder.json")), StorageError);
  if (!std::ofstream("/dev/full")) GTEST_SKIP() << "no /dev/full here";
  Trace trace("/dev/full");
  for (int k = 0; k < 10'000; ++k) trace.on_action(Action::record(k), {});  // no harm
  EXPECT_THROW(trace.close(), StorageError);
}

}  // namespace
}  // namespace recollect
