// The built program, from outside: what it prints, what it writes, how it exits.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/program.hpp"

namespace {

using nlohmann::json;
using ::testing::HasSubstr;

TEST_F(Program, SaysItsVersionAndHelpsInAScreen) {
  EXPECT_THAT(run("--version").out, HasSubstr("recollect 0."));
  for (const char* command : {"", "plan ", "curve ", "verify ", "figures "}) {
    const Output help = run(std::string(command) + "--help");
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.out, HasSubstr("Example: recollect"));
    EXPECT_LE(std::count(help.out.begin(), help.out.end(), '\n'), 48) << help.out;
  }
}

TEST_F(Program, PlansInThePapersUnits) {
  const json plan = run_json("plan --steps 1000 --slots 50 --record-slots 5 --strategy mixed");
  EXPECT_EQ(plan["schema_version"], 1);
  EXPECT_EQ(plan["strategy"], "mixed");
  EXPECT_EQ(plan["steps"], 1000);
  const json& prediction = plan["prediction"];
  EXPECT_EQ(prediction["forward_steps"], 2663);
  EXPECT_DOUBLE_EQ(prediction["recompute_factor"], 2.663);
  EXPECT_LE(prediction["peak_slots"], 50);
  EXPECT_DOUBLE_EQ(prediction["time"], 2663 + 2000);
  EXPECT_GT(plan["store_all_bytes"], plan["minimum_bytes"]);
  EXPECT_EQ(run_json("plan --steps 1000 --slots 10 --strategy revolve")["prediction"]["forward_steps"], 4636);
  EXPECT_EQ(run_json("plan --steps 1000 --slots 50 --strategy records")["prediction"]["peak_slots"], 50);
}

TEST_F(Program, PlansWritesAndVerifies) {
  const json plan =
      run_json("plan --steps 100 --state-bytes 1MiB --record-bytes 4MiB --memory 64MiB --out " + path("schedule.json"));
  EXPECT_EQ(plan["memory_bytes"], 64 << 20);
  EXPECT_LE(plan["prediction"]["peak_bytes"], 64 << 20);
  const json verified = run_json("verify " + path("schedule.json"));
  EXPECT_EQ(verified["legal"], true);
  EXPECT_EQ(verified["prediction"], plan["prediction"]);
  EXPECT_THAT(run("verify " + path("schedule.json")).out, HasSubstr("legal: 100 steps"));
}

TEST_F(Program, PlansRewinding) {
  const std::string chain =
      "plan --steps 200 --state-bytes 1MiB --record-bytes 6MiB --rewind 1 --tape-bytes 100KiB --memory 16MiB";
  const json plan = run_json(chain + " --out " + path("rewind.json")), mixed = run_json(chain + " --strategy mixed");
  EXPECT_EQ(plan["strategy"], "rewind");
  EXPECT_GT(plan["prediction"]["rewinds"], 0);
  EXPECT_LT(plan["prediction"]["time"], mixed["prediction"]["time"]);
  EXPECT_EQ(run_json("verify " + path("rewind.json"))["prediction"], plan["prediction"]);
  const json away = run_json(chain + " --tier disk:write=1MB/s,read=1MB/s --strategy rewind --svg " + path("rewind.svg"));
  EXPECT_LT(away["prediction"]["time"], plan["prediction"]["time"]);
  EXPECT_THAT(text("rewind.svg"), HasSubstr(">in a slower tier<"));
  EXPECT_THAT(run(chain).out, HasSubstr("steps inverted"));
  EXPECT_EQ(run("plan --steps 9 --slots 3 --strategy rewind").code, 2);
  EXPECT_EQ(run("plan --steps 9 --slots 3 --tape-bytes 1").code, 2);
}

TEST_F(Program, WritesFigures) {
  const Output output = run("figures gruslys-6 gruslys-5a --out " + path("new/figures"));
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_EQ(output.out, "");
  EXPECT_THAT(output.err, HasSubstr("wrote " + path("new/figures/gruslys-6.svg")));
  EXPECT_THAT(text("new/figures/gruslys-6.csv"), HasSubstr("records,way,steps,forward_steps,per_step\n10,states (HSM),1,1,1\n"));
  EXPECT_THAT(text("new/figures/gruslys-6.svg"), HasSubstr("20 records or 100 states"));
  EXPECT_THAT(text("new/figures/gruslys-5a.csv"), HasSubstr("\n50,1000,1950,1.95\n"));
  EXPECT_EQ(text("new/figures/gruslys-2a.csv"), "");
  const std::string drawn = text("new/figures/gruslys-6.svg");
  EXPECT_EQ(run("figures --from " + path("new/figures") + " --out " + path("again")).code, 0);
  EXPECT_EQ(text("again/gruslys-6.svg"), drawn);
  EXPECT_EQ(text("again/gruslys-6.csv"), "");
}

TEST_F(Program, ListsFigures) {
  const std::string list = run("figures --list").out;
  for (const char* name : {"gruslys-2a", "kukreja-3", "butt-4.1", "planned", "likhosherstov-2", "measured"})
    EXPECT_THAT(list, HasSubstr(name));
}

TEST_F(Program, DrawsMeasuredFigures) {
  write("butt-4.3.csv", "# some machine\nbatch,way,seconds,peak_bytes\n8,ours,0.5,1048576\n16,ours,0.9,2097152\n");
  EXPECT_EQ(run("figures --from " + path("") + " --out " + path("drawn")).code, 0);
  EXPECT_THAT(text("drawn/butt-4.3.svg"), HasSubstr("Measured on some machine."));
}

TEST_F(Program, SaysWhatIsWrongWithFigures) {
  const auto fails = [&](const std::string& arguments, int code, const std::string& words) {
    const Output output = run("figures " + arguments);
    EXPECT_EQ(output.code, code) << arguments;
    EXPECT_THAT(output.err, HasSubstr(words)) << arguments;
  };
  fails("gruslys-9 --out " + path("x"), 2, "got gruslys-9; accepted: one of gruslys-2a, ");
  fails("gruslys-2b --out " + path("x"), 2, "bench/figures gruslys-2b");
  fails("gruslys-6", 2, "--out");
  fails("--from " + path("nowhere") + " --out " + path("x"), 2, "--list");
  fails("butt-4.3 --from " + path("") + " --out " + path("x"), 4, "butt-4.3.csv");
  write("butt-4.3.csv", "batch,seconds\n8,0.5\n");
  fails("--from " + path("") + " --out " + path("x"), 2, "butt-4.3.csv.column: got batch, seconds; accepted: a column ");
  write("butt-4.3.csv", "batch,way\n8\n");
  fails("--from " + path("") + " --out " + path("x"), 2, "butt-4.3.csv, line 2");
  fails("gruslys-5a --out /proc/none", 4, "/proc/none");
  write("file", "");
  fails("gruslys-5a --out " + path("file"), 4, path("file"));
}

TEST_F(Program, VerifiesTrafficToSlowerTiers) {
  write("tiers.json", R"({"format":"recollect-schedule","version":1,
    "chain":{"format":"recollect-chain","version":1,"input_state_bytes":100,
             "steps":[{"forward":1,"backward":1,"state_bytes":100,"record_bytes":100,"repeat":2}],
             "tiers":[{"name":"disk","write":1000,"read":1000,"staging_bytes":7}]},
    "actions":[["keep",0],["record",0],["store","record",0,1],["record",1],["await","record",0],["fetch","record",0,1],
               ["await","record",0],["backward",1],["backward",0]]})");
  const json prediction = run_json("verify " + path("tiers.json"))["prediction"];
  EXPECT_EQ(prediction["traffic"], (json{{"written_bytes", 100}, {"read_bytes", 100}, {"stored_bytes", 100}}));
  EXPECT_EQ(prediction["peak_bytes"], 507);  // state 0, two records, two gradients and the staging memory
}

TEST_F(Program, PlansWithASlowerTier) {
  const std::string chain =
      " --steps 100 --state-bytes 1MiB --record-bytes 4MiB --memory 32MiB --tier disk:write=1MB/s,read=1MB/s";
  const json plan = run_json("plan" + chain + " --out " + path("schedule.json"));
  EXPECT_EQ(plan["strategy"], "two-level");
  EXPECT_LE(plan["lower_bound"], plan["prediction"]["time"]);
  EXPECT_GT(plan["prediction"]["traffic"]["written_bytes"], 0);
  EXPECT_EQ(run_json("verify " + path("schedule.json"))["prediction"], plan["prediction"]);
  EXPECT_THAT(run("plan" + chain).out, AllOf(HasSubstr("lower bound"), HasSubstr("to slower tiers")));
  EXPECT_EQ(run("plan --steps 100 --slots 10 --strategy two-level").code, 2);
}

TEST_F(Program, AnIllegalScheduleIsNamedByItsFirstBrokenRule) {
  run("plan --steps 100 --state-bytes 1MiB --record-bytes 4MiB --memory 64MiB --out " + path("schedule.json"));
  Output output = run("verify --json --memory 63MiB " + path("schedule.json"));
  EXPECT_EQ(output.code, 1);
  EXPECT_EQ(json::parse(output.out)["legal"], false);
  EXPECT_THAT(output.err, HasSubstr("the budget is 66060288"));
  json file = json::parse(text("schedule.json"));
  file["actions"].erase(file["actions"].size() - 2);
  write("schedule.json", file.dump());
  output = run("verify " + path("schedule.json"));
  EXPECT_EQ(output.code, 1);
  EXPECT_THAT(output.err, HasSubstr("gradient 0 was not reached"));
}

TEST_F(Program, MeasuresADisk) {
  const json measured = run_json("profile --total-bytes 4MiB --item-bytes 100000 --spill " + path(""));
  EXPECT_EQ(measured["schema_version"], 1);
  EXPECT_EQ(measured["item_bytes"], 100'000);
  EXPECT_EQ(measured["tier"]["name"], "disk");
  for (const char* field : {"write", "read", "latency"}) EXPECT_GT(measured["tier"][field], 0) << field;
  const Output text = run("profile --total-bytes 4MiB --spill=" + path("") + ":8MiB");
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("--tier disk:write="));
  EXPECT_THAT(text.out, HasSubstr(measured["engine"].get<std::string>()));
  EXPECT_EQ(run("profile --spill " + path("missing")).code, 4);
  const Output small = run("profile --spill " + path("") + ":1MiB");
  EXPECT_EQ(small.code, 4);
  EXPECT_THAT(small.err, HasSubstr("its limit is 1 MiB"));
  EXPECT_EQ(run("profile --item-bytes 0 --spill " + path("")).code, 2);
  EXPECT_EQ(run("profile --spill :1GB").code, 2);
  EXPECT_EQ(run("profile resnet50 --spill " + path("")).code, 2);
  EXPECT_THAT(run("profile --spill x --help").out, HasSubstr("Example: recollect profile --spill"));
}

constexpr const char* kUnlike = R"({"format":"recollect-chain","version":1,"input_state_bytes":4096,"steps":[
  {"name":"conv1","forward":0.0021,"backward":0.0043,"state_bytes":8192,"record_bytes":20480},
  {"name":"conv2","forward":0.001,"backward":0.002,"state_bytes":2048,"record_bytes":4096,"repeat":6}]})";

TEST_F(Program, PlansAChainFile) {
  write("chain.json", kUnlike);
  const json plan = run_json("plan --chain " + path("chain.json") + " --memory 64KiB");
  EXPECT_EQ(plan["steps"], 7);
  const json least = run_json("plan --chain " + path("chain.json") + " --memory " + plan["minimum_bytes"].dump());
  EXPECT_EQ(least["prediction"]["peak_bytes"], plan["minimum_bytes"]);
}

TEST_F(Program, ExplainsItsPlans) {
  write("chain.json", kUnlike);
  const Output unlike = run("plan --explain --chain " + path("chain.json") + " --memory 36KiB");
  EXPECT_EQ(unlike.code, 0) << unlike.err;
  for (const char* part : {"how good", "nested schedule", "states kept", "records kept", "run forward", "(conv1)",
                           "binds           memory: 25 % more memory buys", "this plan", "% slower", "needs equal steps"})
    EXPECT_THAT(unlike.out, HasSubstr(part));
  const Output equal = run("plan --explain --steps 100 --state-bytes 1KiB --record-bytes 2KiB --memory 20KiB");
  EXPECT_THAT(equal.out, HasSubstr("optimal: no nested schedule within the budget is faster"));
  EXPECT_THAT(run("plan --explain --steps 100 --state-bytes 1KiB --memory 20KiB --strategy revolve").out,
              HasSubstr("not proven"));
  EXPECT_THAT(run("plan --explain --steps 100 --slots 10").out, Not(HasSubstr("candidate")));
  const json explained = run_json("plan --explain --steps 100 --state-bytes 1KiB --record-bytes 2KiB --memory 20KiB");
  EXPECT_EQ(explained["candidates"][0]["strategy"], explained["strategy"]);
  EXPECT_EQ(explained["candidates"][0]["prediction"], explained["prediction"]);
  EXPECT_EQ(explained["binds"]["resource"], "memory");
  EXPECT_LT(explained["binds"]["time_with_twice_the_memory"], explained["prediction"]["time"]);
}

// A certified gap when there is no time: the bound is below the plan, and the plan is legal.
TEST_F(Program, PlansWithoutTimeStillCarryTheirBound) {
  const std::string chain = RECOLLECT_CHAINS "/densenet121.json";
  const json hasty = run_json("plan --chain " + chain + " --memory 800MiB --time-limit 0 --out " + path("schedule.json"));
  EXPECT_LE(hasty["lower_bound"], hasty["prediction"]["time"]);
  EXPECT_EQ(run_json("verify " + path("schedule.json"))["prediction"], hasty["prediction"]);
  const json nested = run_json("plan --chain " + chain + " --memory 800MiB --nested-only");
  EXPECT_EQ(nested["lower_bound"], nested["prediction"]["time"]);
  EXPECT_LE(hasty["lower_bound"], nested["prediction"]["time"]);
  EXPECT_LT(run_json("plan --chain " + chain + " --memory 800MiB")["prediction"]["time"], nested["prediction"]["time"]);
  EXPECT_EQ(run("plan --chain " + chain + " --memory 800MiB --time-limit -1").code, 2);
}

TEST_F(Program, ExitCodesSayWhatWasWrong) {
  struct Case {
    std::string arguments;
    int code;
    std::string message;
  };
  write("bad.json", R"({"format":"recollect-chain","version":1,"steps":[{"forward":-1,"backward":1}]})");
  for (const Case& c :
       {Case{"", 2, "subcommand"},
        Case{"dance", 2, ""},
        Case{"plan --steps 10 --slots 0 --memory 3", 2, "excludes"},
        Case{"plan --steps 10 --state-bytes 1 --memory 12bananas", 2, "--memory: got 12bananas; accepted: a size such as"},
        Case{"plan --steps 10 --state-bytes 1", 2, "--memory: got nothing"},
        Case{"plan --steps 10 --memory 1GiB", 2, "--state-bytes: got nothing"},
        Case{"plan --memory 1GiB", 2, "--steps: got nothing"},
        Case{"plan --steps 0 --slots 3", 2, "--steps: got 0"},
        Case{"plan --steps 4000000001 --slots 3", 2, "--steps: got 4000000001"},
        Case{"plan --steps 10 --slots 0", 2, "--slots: got 0; accepted: 1 or more"},
        Case{"plan --steps 10 --slots 99999999999999999999", 2, "--slots: got 99999999999999999999"},
        Case{"plan --steps 10 --slots 4 --record-slots 0", 2, "--record-slots: got 0"},
        Case{"verify /", 4, "Is a directory"},
        Case{"plan --steps -3 --slots 4", 2, "--steps: got -3"},
        Case{"plan --steps 10 --slots 4 --strategy fastest", 2, "--strategy: got fastest; accepted: auto, store-all"},
        Case{"plan --steps 10 --slots 4 --record-slots 1", 2, "--record-slots: got 1"},
        Case{"plan --steps 10 --state-bytes 8 --record-bytes 4 --memory 100", 2,
             "--record-bytes: got 4; accepted: at least the 8 bytes"},
        Case{"plan --chain " + path("bad.json") + " --memory 1GiB", 2, "steps[0].forward: got -1"},
        Case{"plan --chain " + path("none.json") + " --memory 1GiB", 4, "No such file"},
        Case{"plan --steps 10 --state-bytes 8 --record-bytes 20 --memory 50", 3, "needs at least 52 bytes"},
        Case{"plan --steps 10 --slots 4 --out /proc/none/x.json", 4, "creation of /proc/none/x.json failed"},
        Case{"verify " + path("none.json"), 4, "No such file"},
        Case{"verify " + path("bad.json"), 2, "format: got \"recollect-chain\""},
        Case{"curve --steps 10 --points 1", 2, "--points: got 1"}}) {
    const Output output = run(c.arguments);
    EXPECT_EQ(output.code, c.code) << c.arguments << "\n" << output.err;
    EXPECT_THAT(output.err, HasSubstr(c.message)) << c.arguments;
    EXPECT_EQ(output.out, "") << c.arguments;
  }
}

TEST_F(Program, OutputsAreWrittenWholeAndDevicesStayDevices) {
  std::filesystem::create_symlink(path("target.json"), path("link.json"));
  EXPECT_EQ(run("plan --steps 10 --slots 3 --out " + path("link.json")).code, 0);
  EXPECT_TRUE(std::filesystem::is_symlink(path("link.json")));
  EXPECT_THAT(text("target.json"), HasSubstr("recollect-schedule"));
  EXPECT_EQ(run("plan --steps 10 --slots 3 --out /dev/null").code, 0);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  const Output full = run("plan --steps 1000 --slots 3 --out /dev/full");
  EXPECT_EQ(full.code, 4);
  EXPECT_THAT(full.err, HasSubstr("No space left on device"));
}

TEST_F(Program, LostOutputIsAnError) {
  const std::string program = std::string("\"") + RECOLLECT_PROGRAM + "\"";
  const auto code = [&](const std::string& rest) { return WEXITSTATUS(std::system((program + rest).c_str())); };
  EXPECT_EQ(code(" plan --steps 10 --slots 3 --json > /dev/full 2>/dev/null"), 4);
  EXPECT_EQ(code(" plan --steps 10 --slots 3 > /dev/full 2>/dev/null"), 4);
  EXPECT_EQ(code(" plan --steps 10 --slots 3 --memory x 2>&- >/dev/null"), 2);
  EXPECT_EQ(code(" plan --steps 10 --slots 0 2>&- >/dev/null"), 2);
}

TEST_F(Program, TheNamedMinimumIsTheMinimum) {
  EXPECT_EQ(run("plan --steps 10 --state-bytes 8 --record-bytes 20 --memory 52").code, 0);
  EXPECT_EQ(run("plan --steps 10 --state-bytes 8 --record-bytes 20 --memory 51").code, 3);
}

TEST_F(Program, DrawsPlansAndCurves) {
  EXPECT_EQ(run("plan --steps 60 --slots 5 --strategy revolve --svg " + path("plan.svg")).code, 0);
  EXPECT_THAT(text("plan.svg"), HasSubstr("<svg"));
  EXPECT_THAT(text("plan.svg"), HasSubstr("revolve"));
  EXPECT_EQ(run("curve --steps 200 --state-bytes 1KiB --record-bytes 4KiB --svg " + path("curve.svg")).code, 0);
  EXPECT_THAT(text("curve.svg"), HasSubstr("prefers-color-scheme"));
}

TEST_F(Program, CurvesCompareEveryStrategy) {
  const json curve = run_json("curve --steps 200 --state-bytes 1KiB --record-bytes 4KiB");
  EXPECT_EQ(curve["schema_version"], 1);
  std::vector<std::string> names;
  for (const json& one : curve["curves"]) {
    names.push_back(one["strategy"]);
    for (const json& point : one["points"]) EXPECT_GE(point["memory_bytes"], curve["minimum_bytes"]);
  }
  EXPECT_THAT(names, ::testing::ElementsAre("store-all", "chen-sqrt", "chen-recursive", "revolve", "records", "mixed", "online"));
  const Output table = run("curve --steps 200 --state-bytes 1KiB --record-bytes 4KiB --points 5");
  EXPECT_THAT(table.out, HasSubstr("chen-recursive"));
  EXPECT_THAT(table.out, HasSubstr("1.000"));
}

}  // namespace
