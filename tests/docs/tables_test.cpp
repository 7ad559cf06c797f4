// Tables of the documents are those that bench/readme makes of bench/results.
#include "tables.hpp"

#include <gmock/gmock.h>

#include <array>
#include <cstdio>

#include "recollect/error.hpp"
#include "result_files.hpp"
#include "support/temporary_folder.hpp"

namespace recollect::bench {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const fs::path kRoot = RECOLLECT_ROOT;
const fs::path kResults = kRoot / "bench/results";

TEST(Tables, AreUpToDate) {
  for (const std::string& name : documents_with_tables()) {
    const std::string text = read_text(kRoot / name);
    EXPECT_EQ(with_tables(text, kResults), text) << name << " is not what bench/results has: run bench/readme";
  }
}

TEST(Tables, AreAllUsed) {
  std::string text;
  for (const std::string& name : documents_with_tables()) text += read_text(kRoot / name);
  for (const DocumentTable& table : all_tables())
    EXPECT_THAT(text, HasSubstr(std::string("<!-- bench/readme: ") + table.name + " -->"));
}

TEST(Tables, HaveTheRatiosOfTheFiles) {
  const BenchFile lstm = read_bench(kResults, "lstm.json");
  const double time = lstm.row("budget").time_s / lstm.row("libtorch-sqrt").time_s;
  const double memory =
      static_cast<double>(lstm.row("budget").peak.count()) / static_cast<double>(lstm.row("libtorch-sqrt").peak.count());
  std::array<char, 64> cells{};
  std::snprintf(cells.data(), cells.size(), "| %.2f × | %.2f × | [%s](bench/results/lstm.json) |", time, memory,
                lstm.origin.date.c_str());
  EXPECT_THAT(results_table(kResults), HasSubstr(cells.data()));
}

// What it says of a copy of the results in which one file is another.
class ChangedResults : public recollect::testing::TemporaryFolder {
 protected:
  void SetUp() override {
    TemporaryFolder::SetUp();
    fs::copy(kResults, folder(), fs::copy_options::recursive);
  }
  void change(const std::string& name, const std::string& from, const std::string& to) const {
    std::string text = text_of(folder() / name);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << name << " has no " << from;
    put(folder() / name, text.replace(at, from.size(), to));
  }
  std::string problem() const {
    try {
      return results_table(folder());
    } catch (const InvalidInput& error) {
      return error.what();
    }
  }
};

TEST_F(ChangedResults, ChangeTheTables) {
  EXPECT_THAT(problem(), Not(HasSubstr("RevGRU, 7")));
  change("rev_gru.json", "\"time_steps\": ", "\"time_steps\": 7");
  EXPECT_THAT(problem(), HasSubstr("RevGRU, 7"));
  EXPECT_NE(with_tables(read_text(kRoot / "README.md"), folder()), read_text(kRoot / "README.md"));
}

TEST_F(ChangedResults, AreRefusedByName) {
  change("lstm.json", "\"name\": \"budget\"", "\"name\": \"other\"");
  EXPECT_THAT(problem(), AllOf(HasSubstr("lstm.json"), HasSubstr("budget")));
  put(folder() / "lstm.json", "{\"machine\": ");
  EXPECT_THAT(problem(), AllOf(HasSubstr("lstm.json"), HasSubstr("recollect bench --json")));
  fs::remove(folder() / "lstm.json");
  EXPECT_THAT(problem(), AllOf(HasSubstr("lstm.json"), HasSubstr("cannot be opened")));
}

TEST_F(ChangedResults, MustSayWhen) {
  change("fetch.json", "\"date\"", "\"day\"");
  EXPECT_THAT(problem(), AllOf(HasSubstr("fetch.json"), HasSubstr("date")));
  fs::copy(kResults / "fetch.json", folder() / "fetch.json", fs::copy_options::overwrite_existing);
  change("fetch.json", "\"date\": \"", "\"date\": \"some time in ");
  EXPECT_THAT(problem(), AllOf(HasSubstr("fetch.json"), HasSubstr("some time in")));
}

TEST_F(ChangedResults, OfTablesAreRefusedByColumnAndCell) {
  change("butt-4.3.csv", "seconds,low", "time,low");
  EXPECT_THAT(problem(), AllOf(HasSubstr("butt-4.3.csv"), HasSubstr("a column seconds")));
  const std::string head = "# here, 2026-11-15\nbatch,way,fits,peak_bytes,seconds,low,high\n";
  put(folder() / "butt-4.3.csv",
      head + "8,plain libtorch,yes,many,1,1,1\n8,recollect,yes,2,1,1,1\n8,sqrt(n) segments,yes,2,1,1,1\n");
  EXPECT_THAT(problem(), AllOf(HasSubstr("butt-4.3.csv"), HasSubstr("peak_bytes"), HasSubstr("many")));
  put(folder() / "butt-4.3.csv", head + "8,plain libtorch,no,2,,,\n");
  EXPECT_THAT(problem(), AllOf(HasSubstr("butt-4.3.csv"), HasSubstr("plain libtorch")));
}

TEST(Places, MustBeWhole) {
  const auto problem = [](const std::string& document) -> std::string {
    try {
      return with_tables(document, kResults);
    } catch (const InvalidInput& error) {
      return error.what();
    }
  };
  EXPECT_EQ(problem("nothing to do"), "nothing to do");
  EXPECT_THAT(problem("<!-- bench/readme: fetch -->\n"), HasSubstr("<!-- end -->"));
  EXPECT_THAT(problem("<!-- bench/readme: none -->\n<!-- end -->"), AllOf(HasSubstr("none"), HasSubstr("fetch")));
  EXPECT_THAT(
      problem("a\n<!-- bench/readme: fetch -->\nold\n<!-- end -->\nb"),
      AllOf(HasSubstr("a\n<!-- bench/readme: fetch -->\n| time steps"), HasSubstr("|\n<!-- end -->\nb"), Not(HasSubstr("old"))));
}

}  // namespace
}  // namespace recollect::bench
