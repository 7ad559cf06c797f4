// Disks that fill up, for real.
#pragma once

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

namespace recollect::testing {

// While it lives, no file of this process can grow beyond `bytes`: writing fails with EFBIG.
class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  void (*handler_)(int);
  rlimit before_{};
};

// A name space of mounts of this process's own. A user who is not root needs one of users too, with himself in it, where the
// system allows that.
inline bool leave_mounts() {
  if (::geteuid() == 0) return ::unshare(CLONE_NEWNS) == 0;
  const std::string user = std::to_string(::geteuid()), group = std::to_string(::getegid());
  if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  std::ofstream("/proc/self/setgroups") << "deny";
  return (std::ofstream("/proc/self/uid_map") << user << " " << user << " 1" << std::flush).good() &&
         (std::ofstream("/proc/self/gid_map") << group << " " << group << " 1" << std::flush).good();
}

// Runs `body` in a process that sees a disk of `bytes` at `folder`. `body` returns what went wrong, or "".
inline void on_small_disk(const std::filesystem::path& folder, int bytes, const std::function<std::string()>& body) {
  constexpr int kNoDisk = 77;
  std::fflush(nullptr);
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const std::string options = "size=" + std::to_string(bytes);
    if (!leave_mounts() || ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
        ::mount("tmpfs", folder.c_str(), "tmpfs", 0, options.c_str()) != 0)
      ::_exit(kNoDisk);
    std::string problem;
    try {
      problem = body();
    } catch (const std::exception& error) {
      problem = std::string("threw: ") + error.what();
    }
    if (!problem.empty()) std::fprintf(stderr, "%s\n", problem.c_str());
    ::_exit(problem.empty() ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status)) << "killed by signal " << WTERMSIG(status);
  if (WEXITSTATUS(status) == kNoDisk) GTEST_SKIP() << "no small disk: the system lets this user mount nothing";
  EXPECT_EQ(WEXITSTATUS(status), 0) << "see above";
}

}  // namespace recollect::testing
