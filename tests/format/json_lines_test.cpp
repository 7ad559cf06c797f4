#include "format/json_lines.hpp"

#include <gmock/gmock.h>

#include <cerrno>

#include "recollect/error.hpp"
#include "support/full_disk.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;

struct JsonLinesTest : testing::TemporaryFolder {
  std::string log() const { return path("metrics.jsonl"); }

  std::string resume_error(std::int64_t size) const {
    try {
      JsonLines(log(), size);
    } catch (const InvalidInput& error) {
      EXPECT_EQ(error.field(), log());
      return error.what();
    }
    return "none";
  }
};

TEST_F(JsonLinesTest, AppendsLines) {
  {
    JsonLines lines(log());
    EXPECT_EQ(lines.size(), 0);
    lines.append(R"({"step":1})");
    EXPECT_EQ(lines.size(), 11);
    EXPECT_EQ(text_of(log()), "{\"step\":1}\n");
    lines.sync();
  }
  JsonLines again(log());
  EXPECT_EQ(again.size(), 11);
  again.append("{}");
  EXPECT_EQ(text_of(log()), "{\"step\":1}\n{}\n");
  EXPECT_THROW(again.append("{\n}"), InvalidInput);
  EXPECT_THROW(again.append(""), InvalidInput);
  EXPECT_EQ(again.size(), 14);
}

TEST_F(JsonLinesTest, CutsOffWhatIsLeftOfALine) {
  put(log(), "{}\n{\"st");
  EXPECT_EQ(JsonLines(log()).size(), 3);
  EXPECT_EQ(text_of(log()), "{}\n");
  put(log(), "{\"st");
  EXPECT_EQ(JsonLines(log()).size(), 0);
  EXPECT_EQ(text_of(log()), "");
  // Longer than what is read at once.
  for (const std::size_t length : {4095u, 4096u, 4097u, 10000u}) {
    put(log(), "{}\n" + std::string(length, 'x'));
    EXPECT_EQ(JsonLines(log()).size(), 3) << length;
  }
}

TEST_F(JsonLinesTest, GoesBackToAnEarlierSize) {
  put(log(), "1\n22\n333\n44");
  {
    JsonLines lines(log(), 5);
    EXPECT_EQ(lines.size(), 5);
    EXPECT_EQ(text_of(log()), "1\n22\n");
    lines.append("x");
  }
  EXPECT_EQ(text_of(log()), "1\n22\nx\n");
  EXPECT_EQ(JsonLines(log(), 7).size(), 7);
  EXPECT_EQ(JsonLines(log(), 0).size(), 0);
  EXPECT_EQ(text_of(log()), "");
  std::filesystem::remove(log());
  EXPECT_EQ(JsonLines(log(), 0).size(), 0);
}

TEST_F(JsonLinesTest, SaysWhyItCannotGoBack) {
  EXPECT_THAT(resume_error(5), HasSubstr("got no such file; accepted: the log that had 5 bytes when the checkpoint was written"));
  EXPECT_FALSE(std::filesystem::exists(log()));
  put(log(), "1\n2\n");
  EXPECT_THAT(resume_error(5), HasSubstr("got a log of 4 bytes; accepted: at least the 5 bytes that it had"));
  EXPECT_THAT(resume_error(3), HasSubstr("got a log in which no line ends after 3 bytes"));
  EXPECT_THAT(resume_error(-1), HasSubstr("got -1 bytes"));
  EXPECT_EQ(text_of(log()), "1\n2\n");
}

TEST_F(JsonLinesTest, NamesWhatFailed) {
  try {
    JsonLines lines(path("no/such/folder"));
    FAIL();
  } catch (const StorageError& error) {
    EXPECT_EQ(error.error_number(), ENOENT);
    EXPECT_EQ(error.path(), path("no/such/folder"));
  }
  EXPECT_THROW(JsonLines("/dev/full"), StorageError);
}

TEST_F(JsonLinesTest, IsAsBeforeWhenALineDoesNotFit) {
  JsonLines lines(log());
  lines.append("{}");
  {
    const testing::FileSizeLimit limit(10);
    try {
      lines.append(std::string(20, 'x'));
      FAIL();
    } catch (const StorageError& error) {
      EXPECT_EQ(error.error_number(), EFBIG);
      EXPECT_EQ(error.operation(), "writing");
    }
  }
  EXPECT_EQ(text_of(log()), "{}\n");
  lines.append("[]");
  EXPECT_EQ(text_of(log()), "{}\n[]\n");
}

TEST_F(JsonLinesTest, IsAsBeforeOnAFullDisk) {
  testing::on_small_disk(folder(), 64 << 10, [this]() -> std::string {
    JsonLines lines(log());
    int written = 0;
    try {
      for (;; ++written) lines.append(std::string(1000, 'x'));
    } catch (const StorageError& error) {
      if (error.error_number() != ENOSPC) return error.what();
    }
    if (lines.size() != written * 1001 || text_of(log()).size() != static_cast<std::size_t>(lines.size()))
      return "part of a line is left";
    return "";
  });
}

}  // namespace
}  // namespace recollect
