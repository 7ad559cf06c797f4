#include "csv.hpp"

#include <gmock/gmock.h>

#include <sstream>

#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Csv, ReadsWhatItWrites) {
  const Csv csv{{"a", "b"}, {{"1", ""}, {"x y", "2.5"}}, "measured here"};
  std::ostringstream out;
  write_csv(out, csv);
  EXPECT_EQ(out.str(), "# measured here\na,b\n1,\nx y,2.5\n");
  const Csv read = parse_csv(out.str(), "file");
  EXPECT_EQ(read.columns, csv.columns);
  EXPECT_EQ(read.rows, csv.rows);
  EXPECT_EQ(read.comment, csv.comment);
  EXPECT_EQ(read.column("b"), 1u);
}

TEST(Csv, ReadsCommentsAndOddLineEnds) {
  const Csv read = parse_csv("# one\n#\n#two\r\na,b\r\n\n1,2", "file");
  EXPECT_EQ(read.comment, "one two");
  EXPECT_THAT(read.columns, ElementsAre("a", "b"));
  EXPECT_THAT(read.rows, ElementsAre(ElementsAre("1", "2")));
}

TEST(Csv, SaysWhatIsWrong) {
  const auto problem = [](const std::string& text) -> std::string {
    try {
      parse_csv(text, "x.csv").column("b");
      return "";
    } catch (const InvalidInput& error) {
      return error.what();
    }
  };
  EXPECT_EQ(problem("a,b\n1,2\n"), "");
  EXPECT_THAT(problem(""), HasSubstr("x.csv"));
  EXPECT_THAT(problem("# only a comment\n"), HasSubstr("a line of column names"));
  EXPECT_THAT(problem("a,b\n1,2\n1,2,3\n"), ::testing::AllOf(HasSubstr("x.csv, line 3"), HasSubstr("3 cells"), HasSubstr("2")));
  EXPECT_THAT(problem("a,c\n"), ::testing::AllOf(HasSubstr("a, c"), HasSubstr("a column b")));
}

TEST(Csv, KnowsNumbers) {
  EXPECT_EQ(number_in("2.5e3"), 2500);
  EXPECT_EQ(number_in("-7"), -7);
  for (const char* text : {"", "x", "1x", " 1", "1,5"}) EXPECT_EQ(number_in(text), std::nullopt) << text;
}

}  // namespace
}  // namespace recollect::cli
