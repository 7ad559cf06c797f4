#include "lines.hpp"

#include <gmock/gmock.h>

#include "left_out.hpp"
#include "recollect/error.hpp"
#include "support/temporary_folder.hpp"

namespace recollect::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Lines : public recollect::testing::TemporaryFolder {
 protected:
  std::vector<std::string> lines_of_file(const std::string& content) const {
    put(path("file"), content);
    LineReader reader(path("file"));
    std::vector<std::string> row;
    while (const auto line = reader.next()) {
      row.push_back(*line);
      EXPECT_EQ(reader.number(), static_cast<std::int64_t>(row.size()));
    }
    EXPECT_FALSE(reader.next()) << "it stays at the end";
    return row;
  }
};

TEST_F(Lines, AreWhatNewlinesSeparate) {
  EXPECT_THAT(lines_of_file(""), IsEmpty());
  EXPECT_THAT(lines_of_file("\n"), ElementsAre(""));
  EXPECT_THAT(lines_of_file("a b\n\nc\n"), ElementsAre("a b", "", "c"));
  EXPECT_THAT(lines_of_file("a\nno newline"), ElementsAre("a", "no newline"));
  EXPECT_THAT(lines_of_file("a\r\n\r\nb\rc\r\n"), ElementsAre("a", "", "b\rc"));
  EXPECT_THAT(lines_of_file(std::string("\0\xff\n", 3)), ElementsAre(std::string("\0\xff", 2)));
}

TEST_F(Lines, MayBeLongerThanAPieceOfTheFile) {
  std::string text;
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < 40; ++i) {
    expected.push_back(std::string(i * 7919, static_cast<char>('a' + i % 26)));
    text += expected.back() + "\n";
  }
  expected.push_back(std::string(LineReader::kMost, 'x'));
  EXPECT_EQ(lines_of_file(text + expected.back()), expected);
}

TEST_F(Lines, ThatAreTooLongAreNamed) {
  put(path("file"), "short\n" + std::string(LineReader::kMost + 1, 'x') + "\n");
  LineReader reader(path("file"));
  EXPECT_EQ(reader.next(), "short");
  try {
    reader.next();
    FAIL() << "a line without an end";
  } catch (const InvalidInput& error) {
    EXPECT_THAT(error.what(), HasSubstr(path("file") + ", line 2"));
  }
}

TEST_F(Lines, OfWhatIsNoFileFail) {
  EXPECT_THROW(LineReader(path("none")), StorageError);
  LineReader directory(folder().string());
  EXPECT_THROW(directory.next(), StorageError);
}

TEST(LeftOutPairs, AreNamedByLine) {
  LeftOut rows{{5, "the source is empty"}};
  EXPECT_EQ(text_of(rows), "1 pair is left out: line 5, the source is empty");
  for (std::int64_t line = 6; line < 11; ++line) rows.push_back({line, "the target is empty"});
  EXPECT_EQ(
      text_of(rows),
      "6 pairs are left out: line 5, the source is empty; line 6, the target is empty; line 7, the target is empty; and 3 more");
  EXPECT_THAT(lines_of(rows), HasSubstr("line 5: the source is empty\nline 6: the target is empty\n"));
}

}  // namespace
}  // namespace recollect::cli
