// --spill, --tier, --states-only, --trace and --html, from outside. Nothing here depends on how fast a disk is.
#include <thread>

#include "support/full_disk.hpp"
#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::HasSubstr;
namespace fs = std::filesystem;

class Spilling : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    write("text.txt", sentences(6000));
    fs::create_directories(path("disk"));
  }
  // A model to take gradients of.
  void train_a_little() const {
    ASSERT_EQ(run("train --data " + path("text.txt") + kModel + " --steps 1 --out " + path("run")).code, 0);
  }
  std::string grad() const {
    return "grad --data " + path("text.txt") + " --weights " + path("run/latest/model.safetensors") +
           " --sequence 600 --batch 8 --micro-block 8 --threads 2";
  }
  std::string training() const { return "train --data " + path("text.txt") + kModel + " --sequence 400"; }
  std::string disk() const { return " --spill " + path("disk") + kSpeed; }
  // All that run a plan.
  std::vector<std::string> commands() const {
    return {grad() + disk() + kSmall, training() + kSmall + " --steps 2" + disk(),
            "bench lstm --time-steps 400 --batch 4 --hidden 16 --memory 300KiB --strategy two-level --repetitions 1" + disk()};
  }
  // Files without a name go with the process that has them open.
  bool disk_is_empty() const { return fs::is_empty(path("disk")); }

  static constexpr const char* kModel = " --hidden 32 --layers 2 --batch 8 --micro-block 8 --threads 2";
  static constexpr const char* kSmall = " --strategy two-level --activation-memory 1MiB";
  static constexpr const char* kSpeed = " --tier disk:write=1GB/s,read=2GB/s,latency=10us";
};

TEST_F(Spilling, HasTheSameGradientAtEveryBudget) {
  train_a_little();
  const json plain = run_json(grad());
  EXPECT_FALSE(plain.contains("spill"));
  std::int64_t written = 0;
  for (const std::string how : {" --strategy two-level", " --strategy two-level --states-only", " --strategy kukreja", ""}) {
    const std::int64_t least = run_json(grad() + disk() + how)["minimum_bytes"],
                       most = plain["store_all_bytes"].get<std::int64_t>();
    for (const int part : {0, 15}) {
      const std::string memory = std::to_string(least + (most - least) * part / 100);
      const json report = run_json(grad() + disk() + how + " --activation-memory " + memory);
      SCOPED_TRACE(how + " in " + memory);
      EXPECT_EQ(report["gradient_hash"], plain["gradient_hash"]);
      EXPECT_LE(report["prediction"]["peak_bytes"], std::stoll(memory));
      const json& spill = report["spill"];
      EXPECT_EQ(spill["directory"], path("disk"));
      EXPECT_FALSE(spill["engine"].get<std::string>().empty());
      EXPECT_EQ(spill["tier"]["write"], 1e9);
      EXPECT_EQ(spill["tier"]["latency"], 1e-5);
      EXPECT_GT(spill["room_bytes"], 0);
      EXPECT_GE(spill["waited_s"], 0.0);
      EXPECT_EQ(spill["lost"], spill["late"]);
      EXPECT_FALSE(spill.contains("error"));
      written += spill["written_bytes"].get<std::int64_t>();
    }
  }
  EXPECT_GT(written, 0);
  EXPECT_TRUE(disk_is_empty());
}

TEST_F(Spilling, MeasuresTheDiskAndCountsItsBuffers) {
  train_a_little();
  const json report = run_json(grad() + " --strategy two-level --memory 2MiB --spill " + path("disk") + ":16MiB");
  EXPECT_GT(report["spill"]["tier"]["write"], 1.0);
  EXPECT_GT(report["spill"]["tier"]["read"], 1.0);
  EXPECT_LE(report["fixed_bytes"].get<std::int64_t>() + report["prediction"]["peak_bytes"].get<std::int64_t>(), 2 << 20);
  const Output text = run(grad() + disk() + " --strategy two-level --memory 2MiB");
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr(path("disk")));
}

TEST_F(Spilling, KeepsToTheSizeGiven) {
  train_a_little();
  const std::string hash = run_json(grad())["gradient_hash"];
  const json free = run_json(grad() + disk() + kSmall);
  ASSERT_GT(free["spill"]["most_bytes"], 600 << 10);
  const json kept = run_json(grad() + kSmall + " --spill " + path("disk") + ":600KiB" + kSpeed);
  EXPECT_LE(kept["spill"]["most_bytes"], 600 << 10);
  EXPECT_EQ(kept["spill"]["lost"], kept["spill"]["late"]);
  EXPECT_EQ(kept["gradient_hash"], hash);
}

TEST_F(Spilling, Traces) {
  train_a_little();
  for (const std::string& command : commands()) {
    SCOPED_TRACE(command);
    const Output output = run(command + " --trace " + path("trace.json"));
    ASSERT_EQ(output.code, 0) << output.err;
    const json trace = json::parse(text("trace.json"));
    ASSERT_TRUE(trace.is_array());
    EXPECT_GT(trace.size(), 20U);
    EXPECT_THAT(text("trace.json"), HasSubstr("backward"));
    EXPECT_THAT(text("trace.json"), HasSubstr(command.starts_with("bench") ? "record" : "store"));
    fs::remove(path("trace.json"));
  }
  EXPECT_EQ(run(grad() + " --trace " + path("no/where.json")).code, 4);
}

TEST_F(Spilling, WritesPages) {
  train_a_little();
  for (const std::string& command : commands()) {
    SCOPED_TRACE(command);
    const Output output = run(command + " --html " + path("plan.html"));
    if (output.err.find("a page needs D3") != std::string::npos) GTEST_SKIP() << output.err;
    ASSERT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(text("plan.html"), HasSubstr(R"(id="plan">{"schema_version":1,"strategy":"two-level",)"));
    fs::remove(path("plan.html"));
  }
}

TEST_F(Spilling, RefusesDirectoriesThatDoNotDo) {
  train_a_little();
  const Output missing = run(training() + " --steps 1 --out " + path("new") + " --spill " + path("nowhere"));
  EXPECT_EQ(missing.code, 4);
  EXPECT_THAT(missing.err, ::testing::AllOf(HasSubstr(path("nowhere")), HasSubstr("--spill")));
  EXPECT_FALSE(fs::exists(path("new"))) << "nothing should have begun";
  EXPECT_EQ(run(grad() + " --spill " + path("text.txt")).code, 4);
  EXPECT_EQ(run(grad() + " --spill " + path("disk") + ":0").code, 2);
  EXPECT_EQ(run(grad() + disk() + " --tier disk:fast").code, 2);
  EXPECT_EQ(run(grad() + kSpeed).code, 2) << "a speed without a directory";
  for (const std::string& command :
       {grad(), training() + " --steps 1", std::string("bench lstm --time-steps 40 --batch 4 --hidden 8")}) {
    const Output idle = run(command + disk() + " --memory 8MiB --strategy revolve");
    EXPECT_EQ(idle.code, 2) << command;
    EXPECT_THAT(idle.err, HasSubstr("accepted: nothing for --strategy revolve")) << command;
  }

  recollect::testing::on_small_disk(path("disk"), 64 << 10, [&]() -> std::string {
    const Output full = run(grad() + disk());
    return full.code == 4 && full.err.find("another disk") != std::string::npos ? "" : full.err;
  });
}

// The disk is its own, so that nobody else changes how much of it is free.
TEST_F(Spilling, LeavesNothingBehind) {
  recollect::testing::on_small_disk(path("disk"), 64 << 20, [&]() -> std::string {
    const auto free = [&] { return fs::space(path("disk")).available; };
    const auto empty = free();
    // The system frees what a process had a little after its end.
    const auto is_free_again = [&] {
      for (int tries = 0; tries < 3000 && free() != empty; ++tries) std::this_thread::sleep_for(std::chrono::milliseconds(10));
      return free() == empty;
    };
    for (const int signal : {SIGINT, SIGKILL}) {
      const pid_t child = start(training() + kSmall + " --steps 100000 --out " + path("endless") + disk());
      if (!grows_to("endless/metrics.jsonl", 400, child)) return text("stderr");
      if (free() == empty) return "nothing was taken of the disk";
      ::kill(child, signal);
      if (const int code = wait_for(child).code; code != (signal == SIGINT ? 130 : -SIGKILL))
        return "ended with " + std::to_string(code);
      if (!is_free_again() || !disk_is_empty()) return "room is missing after signal " + std::to_string(signal);
      fs::remove_all(path("endless"));
    }
    return "";
  });
}

TEST_F(Spilling, ResumesWithAnotherDiskOrNone) {
  const std::string dropout = " --dropout 0.2 --recurrent-dropout 0.1 --save-every 2";
  ASSERT_EQ(run(training() + dropout + " --strategy store-all --steps 6 --out " + path("whole")).code, 0);
  const json begun = run_json(training() + dropout + kSmall + " --steps 2 --out " + path("run") + disk());
  EXPECT_GT(begun["spill"]["written_bytes"], 0);
  fs::create_directories(path("other"));
  for (const std::string& how :
       {" --steps 4 --states-only --spill " + path("other") + ":2MiB" + kSpeed, std::string(" --steps 6 --strategy revolve")}) {
    const Output more = run("train --resume --out " + path("run") + how);
    EXPECT_EQ(more.code, 0) << more.err;
  }
  EXPECT_TRUE(weights("run") == weights("whole"));
  EXPECT_EQ(metrics("run"), metrics("whole"));
}

TEST_F(Spilling, BenchFetch) {
  const json report = run_json("bench fetch --time-steps 200,800 --batch 4 --hidden 16 --slots 600 --repetitions 2" + disk());
  EXPECT_EQ(report["schema_version"], 1);
  EXPECT_THAT(report["reference"].get<std::string>(), HasSubstr("store-all"));
  ASSERT_EQ(report["rows"].size(), 9U);
  bool spilled = false;
  for (const json& row : report["rows"]) {
    SCOPED_TRACE(row.dump());
    // The reference runs before and after every other row.
    EXPECT_EQ(row["times_s"].size(), row["name"] == report["reference"] ? 17U : 2U);
    EXPECT_EQ(row.value("beside_s", json::array()).size(), row["name"] == report["reference"] ? 0U : 2U);
    EXPECT_GT(row["relative_time"], 0.0);
    EXPECT_GT(row["predicted_peak_bytes"], 0);
    EXPECT_TRUE(row["budget_bytes"].is_null() || row["predicted_peak_bytes"] <= row["budget_bytes"]);
    spilled = spilled || row.contains("traffic");
  }
  EXPECT_TRUE(spilled);
  EXPECT_EQ(report["job"]["spill"]["tier"]["read"], 2e9);
  EXPECT_EQ(run("bench fetch --time-steps 200").code, 2) << "without a disk";
}

TEST_F(Spilling, PlansAndCurvesWithATier) {
  const std::string chain = " --steps 400 --state-bytes 1MiB --record-bytes 4MiB --forward 0.01 --backward 0.02";
  const std::string tier = " --tier disk:write=1GB/s,read=2GB/s";
  const json without = run_json("plan" + chain + " --memory 32MiB"), with = run_json("plan" + chain + " --memory 32MiB" + tier),
             states = run_json("plan" + chain + " --memory 32MiB --states-only --strategy two-level" + tier);
  EXPECT_LT(with["prediction"]["time"], without["prediction"]["time"]);
  EXPECT_GT(with["prediction"]["traffic"]["written_bytes"], 0);
  EXPECT_LE(with["prediction"]["time"], states["prediction"]["time"]);
  EXPECT_THAT(run("plan" + chain + " --memory 32MiB" + tier).out, HasSubstr("slower tiers"));
  EXPECT_EQ(run("curve" + chain + tier + " --strategy two-level --points 4").code, 0);
  EXPECT_EQ(run("plan" + chain + " --memory 32MiB --tier disk").code, 2);
}

}  // namespace
