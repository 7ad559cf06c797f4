// Training runs of the program, from outside: started, killed, resumed, compared.
#pragma once

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "support/program.hpp"

class Training : public Program {
 protected:
  // A process that runs the program with these arguments, which hold no spaces.
  pid_t start(const std::string& arguments) const {
    std::istringstream words(arguments);
    std::vector<std::string> row{RECOLLECT_PROGRAM};
    for (std::string word; words >> word;) row.push_back(word);
    std::vector<char*> pointers;
    for (std::string& word : row) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const pid_t child = ::fork();
    if (child != 0) return child;
    ::dup2(::open(path("stdout").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
    ::dup2(::open(path("stderr").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
    ::execv(pointers[0], pointers.data());
    ::_exit(127);
  }

  struct Ended {
    int code;  // of its exit; minus the signal that killed it
    std::int64_t most_resident_bytes;
  };
  static Ended wait_for(pid_t child) {
    int status = 0;
    rusage usage{};
    EXPECT_EQ(::wait4(child, &status, 0, &usage), child);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), std::int64_t{usage.ru_maxrss} * 1024};
  }

  std::int64_t size_of(const std::string& name) const {
    std::error_code error;
    const auto size = std::filesystem::file_size(path(name), error);
    return error ? 0 : static_cast<std::int64_t>(size);
  }
  // Waits until a file has so many bytes. False when the process that writes it ends first; it can still be waited for.
  bool grows_to(const std::string& name, std::int64_t bytes, pid_t writer) const {
    while (size_of(name) < bytes) {
      siginfo_t info{};
      if (::waitid(P_PID, static_cast<id_t>(writer), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == writer)
        return false;
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    return true;
  }

  // The lines of metrics.jsonl without what depends on the clock and on the plan.
  std::vector<nlohmann::json> metrics(const std::string& run) const {
    std::vector<nlohmann::json> rows;
    std::istringstream lines(text(run + "/metrics.jsonl"));
    for (std::string line; std::getline(lines, line);) {
      rows.push_back(nlohmann::json::parse(line));
      rows.back().erase("tokens_per_second");
      rows.back().erase("peak_bytes");
      rows.back().erase("tape");
      rows.back().erase("replanned");
    }
    return rows;
  }
  // The steps of a run as its log has them: of training, or of validation.
  std::vector<std::int64_t> logged(const std::string& run, const char* field = "loss") const {
    std::vector<std::int64_t> steps;
    for (const nlohmann::json& row : metrics(run))
      if (row.contains(field)) steps.push_back(row["step"]);
    return steps;
  }
  static std::vector<std::int64_t> up_to(std::int64_t last, std::int64_t every = 1) {
    std::vector<std::int64_t> row;
    for (std::int64_t i = every; i <= last; i += every) row.push_back(i);
    return row;
  }

  std::string weights(const std::string& run) const { return text(run + "/latest/model.safetensors"); }
  nlohmann::json state(const std::string& run) const { return nlohmann::json::parse(text(run + "/latest/state.json")); }

  // Sentences of a few words, the same every time; `words` must not be empty.
  static std::string sentences(std::size_t size, const std::vector<std::string>& words = {"the", "cat", "sat", "on", "a", "mat",
                                                                                          "and", "saw", "two", "birds"}) {
    std::string text;
    std::uint32_t drawn = 1;
    for (std::size_t count = 1; text.size() < size; ++count) {
      drawn = drawn * 1664525 + 1013904223;
      text += words[(drawn >> 16) % words.size()] + (count % 7 == 0 ? "\n" : " ");
    }
    return text;
  }
};
