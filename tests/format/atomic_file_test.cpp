#include "recollect/atomic_file.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <cerrno>

#include "recollect/error.hpp"
#include "support/full_disk.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using ::testing::ElementsAre;
using testing::FileSizeLimit;

struct AtomicFileTest : testing::TemporaryFolder {
  // What writing `text` to `path` throws: "operation errno".
  static std::string failure(const std::string& path, std::string_view text) {
    try {
      write_file(path, text);
    } catch (const StorageError& error) {
      EXPECT_EQ(error.path(), path);
      return error.operation() + " " + std::to_string(error.error_number());
    }
    return "none";
  }
};

TEST_F(AtomicFileTest, ReplacesAFileWhole) {
  put(path("file"), "before");
  AtomicFile file(path("file"));
  file.write("af");
  file.write(std::as_bytes(std::span("ter", 3)));
  EXPECT_EQ(text_of(path("file")), "before");
  file.commit();
  EXPECT_EQ(text_of(path("file")), "after");
  EXPECT_THAT(names_in(folder()), ElementsAre("file"));
}

TEST_F(AtomicFileTest, IsAsBeforeWhenNotCommitted) {
  put(path("file"), "before");
  {
    AtomicFile file(path("file"));
    file.write("after");
    AtomicFile moved = std::move(file);
    EXPECT_EQ(names_in(folder()).size(), 2u);
  }
  EXPECT_EQ(text_of(path("file")), "before");
  EXPECT_THAT(names_in(folder()), ElementsAre("file"));
}

TEST_F(AtomicFileTest, TwoOfOnePathDoNotDisturbEachOther) {
  AtomicFile one(path("file")), two(path("file"));
  one.write("one");
  two.write("two");
  two.commit();
  EXPECT_EQ(text_of(path("file")), "two");
  one.commit();
  EXPECT_EQ(text_of(path("file")), "one");
  EXPECT_THAT(names_in(folder()), ElementsAre("file"));
}

TEST_F(AtomicFileTest, KeepsLinksAndPermissions) {
  put(path("file"), "before");
  ASSERT_EQ(::chmod(path("file").c_str(), 0600), 0);
  std::filesystem::create_symlink("file", path("link"));
  std::filesystem::create_symlink("link", path("link to link"));
  write_file(path("link to link"), "after");
  EXPECT_EQ(text_of(path("file")), "after");
  EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
  struct stat status {};
  ASSERT_EQ(::stat(path("file").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777u, 0600u);
  std::filesystem::create_symlink("new", path("dangling"));
  write_file(path("dangling"), "made");
  EXPECT_EQ(text_of(path("new")), "made");
  EXPECT_TRUE(std::filesystem::is_symlink(path("dangling")));
  std::filesystem::create_symlink("itself", path("itself"));
  EXPECT_EQ(failure(path("itself"), "x"), "opening " + std::to_string(ELOOP));
}

TEST_F(AtomicFileTest, NamesWhatFailed) {
  EXPECT_EQ(failure(path("no/such/folder"), "x"), "creation " + std::to_string(ENOENT));
  EXPECT_EQ(failure(folder().string(), "x"), "creation " + std::to_string(EISDIR));
  EXPECT_EQ(failure("/dev/full", "x"), "writing " + std::to_string(ENOSPC));
  EXPECT_EQ(failure("/dev/null", "x"), "none");
  put(path("plain"), "");
  EXPECT_EQ(failure(path("plain/file"), "x"), "creation " + std::to_string(ENOTDIR));
}

TEST_F(AtomicFileTest, IsAsBeforeWhenItCannotGrow) {
  put(path("file"), "before");
  {
    const FileSizeLimit limit(1000);
    EXPECT_EQ(failure(path("file"), std::string(1000, 'x')), "none");
    EXPECT_EQ(failure(path("file"), std::string(1001, 'y')), "writing " + std::to_string(EFBIG));
  }
  EXPECT_EQ(text_of(path("file")), std::string(1000, 'x'));
  EXPECT_THAT(names_in(folder()), ElementsAre("file"));
}

TEST_F(AtomicFileTest, IsAsBeforeOnAFullDisk) {
  testing::on_small_disk(folder(), 64 << 10, [this]() -> std::string {
    write_file(path("file"), "before");
    if (failure(path("file"), std::string(1 << 20, 'x')) != "writing " + std::to_string(ENOSPC)) return "no ENOSPC";
    if (text_of(path("file")) != "before") return "the previous file is not as it was";
    if (names_in(folder()).size() != 1) return "something was left behind";
    return "";
  });
}

}  // namespace
}  // namespace recollect
