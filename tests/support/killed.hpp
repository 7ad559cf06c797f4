// Processes that die by kill -9: at a random moment, or just before any one of their system calls.
#pragma once

#include <gtest/gtest.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <functional>

namespace recollect::testing {

// Runs `body` in a child, which never comes back from it.
inline pid_t start_child(const std::function<void()>& body) {
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child != 0) return child;
  int code = 0;
  try {
    body();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "the child threw: %s\n", error.what());
    code = 1;
  }
  ::_exit(code);
}

// Kills a child that runs `body` when it has said so `count` times through the function that it is given, or a little later.
inline void kill_after(int count, const std::function<void(const std::function<void()>& said)>& body) {
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  const pid_t child = start_child([&] {
    ::close(ends[0]);
    body([&] {
      if (::write(ends[1], "x", 1) != 1) ::_exit(1);
    });
  });
  ::close(ends[1]);
  char byte = 0;
  for (int k = 0; k < count; ++k) EXPECT_EQ(::read(ends[0], &byte, 1), 1) << "the child ended early";
  ::kill(child, SIGKILL);
  ::close(ends[0]);
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status));
}

enum class Fate { killed, finished, failed, cannot_trace };

// Kills a child that runs `body` when it is about to make its system call number `call` (from 0).
inline Fate kill_before_call(int call, const std::function<void()>& body) {
  constexpr int kCannotTrace = 77;
  const pid_t child = start_child([&] {
    if (::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) ::_exit(kCannotTrace);
    ::raise(SIGSTOP);
    body();
  });
  int status = 0;
  ::waitpid(child, &status, 0);
  // Every call stops twice, before and after.
  for (int stop = 0; WIFSTOPPED(status) && stop < 2 * call + 1; ++stop) {
    ::ptrace(PTRACE_SYSCALL, child, nullptr, nullptr);
    ::waitpid(child, &status, 0);
  }
  if (WIFSTOPPED(status)) {
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    return Fate::killed;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == kCannotTrace) return Fate::cannot_trace;
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Fate::finished : Fate::failed;
}

}  // namespace recollect::testing
