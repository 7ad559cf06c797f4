#include "bench_rows.hpp"

#include <gmock/gmock.h>

#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

BenchRow row(const std::string& name, std::vector<double> times, Bytes peak) {
  BenchRow made;
  made.name = name;
  made.strategy = "store-all";
  made.threads = 2;
  made.times = std::move(times);
  made.peak = peak;
  return made;
}

BenchReport report() {
  BenchReport made;
  made.title = "a job";
  made.machine = {{"cores", 2}};
  made.reference = "theirs";
  made.rows = {row("theirs", {4, 4, 4}, Bytes(1000)), row("ours", {2, 3, 9}, Bytes(50))};
  made.rows[1].budget = Bytes(60);
  made.rows[1].bit_identical_to = "theirs";
  made.gemm_floor_s = 2;
  return made;
}

TEST(BenchRow, HasTheMedianAndTheDistanceBetweenQuartiles) {
  EXPECT_EQ(row("r", {9, 2, 3}, {}).time(), 3);
  EXPECT_EQ(row("r", {1, 2, 3, 4}, {}).time(), 2.5);
  EXPECT_EQ(row("r", {5, 1, 4, 2, 3}, {}).spread(), 2.0 / 3);  // (4 − 2) / 3
  EXPECT_EQ(row("r", {7}, {}).spread(), 0);
  EXPECT_EQ(row("r", {0, 0}, {}).spread(), 0);
}

TEST(BenchReport, IsRelativeToItsReference) {
  const auto json = to_json(report());
  EXPECT_EQ(json["schema_version"], 1);
  EXPECT_EQ(json["reference"], "theirs");
  const auto& ours = json["rows"][1];
  EXPECT_EQ(ours["time_s"], 3.0);
  EXPECT_EQ(ours["relative_time"], 0.75);
  EXPECT_EQ(ours["relative_peak"], 0.05);
  EXPECT_EQ(ours["relative_to_floor"], 1.5);
  EXPECT_EQ(ours["budget_bytes"], 60);
  EXPECT_EQ(ours["bit_identical_to"], "theirs");
  EXPECT_TRUE(json["rows"][0]["budget_bytes"].is_null());
  EXPECT_TRUE(json["rows"][0]["rss_bytes"].is_null());
  EXPECT_FALSE(json["rows"][0].contains("bit_identical_to"));
  EXPECT_THAT(table_of(report()),
              AllOf(HasSubstr("a job"), HasSubstr("0.750"), HasSubstr("1.50×"), HasSubstr("Relative to row theirs")));
}

TEST(BenchReport, MustHaveItsReference) {
  BenchReport without = report();
  without.reference = "nobody";
  EXPECT_THROW(to_json(without), Error);
}

TEST(Machine, SaysWhatItIs) {
  const auto machine = describe_machine();
  EXPECT_GT(machine["cores"], 0);
  EXPECT_NE(machine["cpu"], "");
  EXPECT_THAT(machine["date"].get<std::string>(), ::testing::MatchesRegex("[0-9]{4}-[0-9]{2}-[0-9]{2}"));
}

}  // namespace
}  // namespace recollect::cli
