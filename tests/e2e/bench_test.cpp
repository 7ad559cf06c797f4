// `recollect bench`, from outside. Nothing here depends on how fast anything was.
#include <gmock/gmock.h>

#include "support/program.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr const char* kTiny = " --time-steps 40 --batch 3 --hidden 8 --repetitions 1";

const json& row_named(const json& report, const std::string& name) {
  for (const json& row : report["rows"])
    if (row["name"] == name) return row;
  throw std::runtime_error("no row " + name);
}

void expect_rows(const json& report, const std::string& model) {
  EXPECT_EQ(report["schema_version"], 1);
  EXPECT_EQ(report["reference"], "libtorch");
  EXPECT_EQ(report["job"]["model"], model);
  EXPECT_GT(report["machine"]["cores"], 0);
  if (__builtin_cpu_supports("avx2")) {
    EXPECT_NE(report["machine"]["blas_kernels"], "Prescott") << "which OpenBLAS takes for processors that it does not know";
  }
  EXPECT_GT(report["gemm_floor_s"], 0.0);
  std::vector<std::string> names;
  for (const json& row : report["rows"]) {
    SCOPED_TRACE(row.dump());
    names.push_back(row["name"]);
    EXPECT_GT(row["time_s"], 0.0);
    EXPECT_GE(row["time_spread"], 0.0);
    EXPECT_EQ(row["times_s"].size(), report["job"]["repetitions"]);
    EXPECT_GT(row["peak_bytes"], 0);
    EXPECT_GT(row["relative_time"], 0.0);
    EXPECT_GT(row["relative_peak"], 0.0);
    EXPECT_GE(row["threads"], 1);
    EXPECT_TRUE(row.contains("budget_bytes") && row.contains("rss_bytes") && row.contains("strategy"));
    // Float, in another order: 2⁻²⁴ times a few tens of roundings, far from anything that is wrong.
    EXPECT_LT(row["gradient_difference"], 1e-5);
  }
  EXPECT_THAT(names, ElementsAre("libtorch", "libtorch-sqrt", "store-all", "budget"));
  EXPECT_EQ(row_named(report, "libtorch")["gradient_difference"], 0.0);
  EXPECT_EQ(row_named(report, "libtorch")["relative_time"], 1.0);
  EXPECT_EQ(row_named(report, "libtorch")["relative_peak"], 1.0);
  EXPECT_EQ(row_named(report, "store-all")["strategy"], "store-all");
}

TEST_F(Program, BenchesAnLstmWithinAPartOfLibtorchsPeak) {
  const json report = run_json("bench lstm --time-steps 600 --batch 3 --hidden 8 --repetitions 3 --memory 50%");
  expect_rows(report, "lstm");
  const json &libtorch = row_named(report, "libtorch"), &budget = row_named(report, "budget");
  EXPECT_EQ(budget["budget_bytes"], libtorch["peak_bytes"].get<std::int64_t>() / 2);
  EXPECT_LE(budget["predicted_peak_bytes"], budget["budget_bytes"]);
  EXPECT_LE(budget["peak_bytes"].get<double>(), 1.01 * budget["budget_bytes"].get<double>() + (1 << 20));
  EXPECT_EQ(budget["bit_identical_to"], "store-all");
  EXPECT_GT(budget["predicted_s"], 0.0);
  EXPECT_TRUE(libtorch["budget_bytes"].is_null());
}

TEST_F(Program, BenchesAGruOfTwoLayersWithinASize) {
  const json report =
      run_json(std::string("bench gru --memory 1MiB --layers 2 --input 5 --threads 1 --strategy revolve") + kTiny);
  expect_rows(report, "gru");
  EXPECT_EQ(report["job"]["input"], 5);
  EXPECT_EQ(row_named(report, "budget")["budget_bytes"], 1 << 20);
  EXPECT_EQ(row_named(report, "budget")["strategy"], "revolve");
  EXPECT_EQ(row_named(report, "budget")["threads"], 1);
}

TEST_F(Program, PrintsATableOfRowsAndDrawsThem) {
  const Output output = run("bench lstm --memory 1MiB --svg " + path("bench.svg") + kTiny);
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_THAT(output.out, AllOf(HasSubstr("LSTM, 40 time steps, batch 3"), HasSubstr("libtorch-sqrt"), HasSubstr("store-all"),
                                HasSubstr("Relative to row libtorch"), HasSubstr("The floor is"),
                                HasSubstr("the same gradient as store-all, bit for bit")));
  EXPECT_THAT(output.err, HasSubstr("repetition 1 of 1"));
  EXPECT_THAT(text("bench.svg"), AllOf(HasSubstr("<svg"), HasSubstr("libtorch-sqrt"), HasSubstr("floor"), HasSubstr("</svg>")));
}

TEST_F(Program, NamesTheSmallestBudget) {
  for (const char* memory : {"1KiB", "0.01%"}) {
    const Output output = run(std::string("bench lstm --memory ") + memory + kTiny);
    EXPECT_EQ(output.code, 3) << output.err;
    EXPECT_THAT(output.err, HasSubstr("KiB")) << "the minimum";
    EXPECT_EQ(output.out, "");
  }
}

TEST_F(Program, BenchesAPerformerInSlices) {
  const std::string any = "bench performer --width 64 --layers 1 --slice 64 --repetitions 1", tiny = any + " --tokens 256";
  const json report = run_json(tiny);
  std::vector<std::string> names;
  for (const json& row : report["rows"]) {
    names.push_back(row["name"]);
    EXPECT_LT(row["gradient_difference"], 1e-4) << row;
    EXPECT_GT(row["peak_bytes"], 0) << row;
  }
  EXPECT_THAT(names, ElementsAre("libtorch", "paper", "full", "64 kept", "64 rewound"));
  EXPECT_EQ(row_named(report, "64 kept")["bit_identical_to"], "full");
  EXPECT_LT(row_named(report, "64 rewound")["peak_bytes"], row_named(report, "full")["peak_bytes"]);
  // Chunks that do not divide the tokens, and the paper's prefix sums without blocks.
  for (const std::string chunk : {"", " --chunk 100"}) {
    const json other = run_json(any + " --tokens 250 --rows libtorch,prefix,full" + chunk);
    EXPECT_EQ(other["rows"].size(), 3u);
    for (const json& row : other["rows"]) EXPECT_LT(row["gradient_difference"], 1e-4) << row;
  }
  const Output output = run(tiny + " --rows rewound --html " + path("page.html"));
  if (output.err.find("a page needs D3") != std::string::npos) GTEST_SKIP() << output.err;
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_THAT(text("page.html"), HasSubstr(R"(id="plan">{"schema_version":1,"strategy":"rewind",)"));
}

// All budgets of a model are planned with the same times: more memory never makes a prediction slower.
TEST_F(Program, BenchesAutoBesideEveryStrategy) {
  const Output output =
      run("bench auto --models lstm,rev-gru,performer --budgets 0,0.1,0.4,1 --time-steps 128 --batch 2 "
          "--hidden 16 --repetitions 1 --threads 1 --csv " +
          path("auto.csv"));
  ASSERT_EQ(output.code, 0) << output.err;
  std::istringstream table(text("auto.csv"));
  std::string line;
  std::getline(table, line);
  ASSERT_EQ(line, "model,part,budget_bytes,chosen,block,auto_s,predicted_s,best,best_s,ratio,spread,same_plan,peak_bytes");
  std::string last_model;
  double last = 0;
  int rows = 0;
  for (; std::getline(table, line); ++rows) {
    SCOPED_TRACE(line);
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    ASSERT_EQ(cells.size(), 13U);
    EXPECT_LE(std::stoll(cells[12]), std::stoll(cells[2]));  // peak, budget
    const double predicted = std::stod(cells[6]);
    if (cells[0] == last_model) {
      EXPECT_LE(predicted, last);
    }
    last_model = cells[0];
    last = predicted;
  }
  EXPECT_EQ(rows, 12);
}

TEST_F(Program, SaysWhatIsWrongWithABench) {
  const auto expect_bad = [&](const std::string& arguments, const std::string& message) {
    const Output output = run("bench " + arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, HasSubstr(message)) << arguments;
  };
  expect_bad("", "subcommand");
  expect_bad("transformer", "subcommand");
  expect_bad("lstm --memory 1MiB", "--time-steps");
  expect_bad("lstm --time-steps 40 --batch 3 --hidden 8", "--memory");
  for (const char* memory : {"0%", "-5%", "%", "5%%", "x%", "12bananas"})
    expect_bad(std::string("lstm --memory=") + memory + kTiny, "--memory");
  expect_bad(std::string("lstm --memory 1MiB --strategy guess") + kTiny, "--strategy");
  expect_bad("gru --time-steps 0 --batch 3 --hidden 8 --memory 1MiB", "--time-steps");
  expect_bad("gru --time-steps 40 --batch 3 --hidden 8 --memory 1MiB --repetitions 0", "--repetitions");
  expect_bad(std::string("gru --memory 1MiB --threads=-1") + kTiny, "--threads");
  expect_bad("performer --config V", "--config");
  expect_bad("performer --tokens 64 --width 64 --chunk 0", "--chunk: got 0");
  expect_bad("performer --tokens 64 --width 64 --chunk 16 --rows libtorch --html " + path("page.html"), "--html");
}

TEST_F(Program, HelpsWithBenches) {
  EXPECT_THAT(run("--help").out, HasSubstr("bench"));
  EXPECT_THAT(run("bench --help").out, AllOf(HasSubstr("lstm"), HasSubstr("gru")));
  EXPECT_THAT(run("bench gru --help").out, HasSubstr("Example: recollect bench gru"));
}

}  // namespace
