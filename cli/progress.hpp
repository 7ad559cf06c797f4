// A line on standard error that shows how far long work is. On a terminal it is drawn over itself; elsewhere a line is written
// now and then. Not thread-safe.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace recollect::cli {

class Progress {
 public:
  explicit Progress(std::int64_t total, std::int64_t begin = 0);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `text` follows the bar; the time left is worked out from the steps since it was made.
  void show(std::int64_t done, const std::string& text);
  // A line of its own, above the bar.
  void say(const std::string& line);

 private:
  void clear();
  std::int64_t total_, begin_;
  std::chrono::steady_clock::time_point start_, last_{};
  bool terminal_, drawn_ = false;
};

}  // namespace recollect::cli
