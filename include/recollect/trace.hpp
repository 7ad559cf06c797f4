// Trace: an observer that writes what runs do, and when, to a file for ui.perfetto.dev or chrome://tracing (docs/formats.md).
// Its memory does not grow with the run. One thread, as the executor that it watches.
#pragma once

#include <chrono>
#include <fstream>
#include <string>

#include "recollect/observer.hpp"

namespace recollect {

class Trace final : public Observer {
 public:
  // `next`, if given, is told everything, too. Throws StorageError when the file cannot be opened.
  explicit Trace(const std::string& path, Observer* next = nullptr);
  ~Trace() override;  // finishes the file, also after an exception

  void on_action(const Action& action, const Progress& progress) override;
  void on_loss(const Loss& loss) override;

  // Finishes the file. Throws StorageError when not all of it could be written, which disturbs no run.
  void close();

 private:
  using Clock = std::chrono::steady_clock;
  void finish();
  std::ostream& event(const char* type, const char* name, Nanoseconds at);
  void counter(const char* name, Nanoseconds at, Bytes value, Bytes& last);

  std::string path_;
  std::ofstream out_;
  Observer* next_;
  Clock::time_point begin_ = Clock::now();
  Nanoseconds run_begin_{0}, now_{0};  // since then
  Bytes memory_{}, backlog_{};
  std::int64_t transfers_ = 0;
};

}  // namespace recollect
