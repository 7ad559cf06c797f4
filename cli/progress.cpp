#include "progress.hpp"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "output.hpp"

namespace recollect::cli {

Progress::Progress(std::int64_t total, std::int64_t begin)
    : total_(std::max<std::int64_t>(1, total)),
      begin_(begin),
      start_(std::chrono::steady_clock::now()),
      terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (drawn_) std::fputc('\n', stderr);
}

void Progress::clear() {
  if (drawn_) std::fputs("\r\x1b[K", stderr);
  drawn_ = false;
}

void Progress::say(const std::string& line) {
  clear();
  fmt::print(stderr, "{}\n", line);
}

void Progress::show(std::int64_t done, const std::string& text) {
  using namespace std::chrono_literals;
  const auto now = std::chrono::steady_clock::now();
  const bool last = done >= total_;
  if (!last && now - last_ < (terminal_ ? 100ms : 5000ms)) return;
  last_ = now;
  const double elapsed = std::chrono::duration<double>(now - start_).count();
  const double left =
      elapsed / static_cast<double>(std::max<std::int64_t>(1, done - begin_)) * static_cast<double>(total_ - done);
  const std::string time = last ? seconds_text(elapsed) : seconds_text(left) + " left";
  if (!terminal_) {
    fmt::print(stderr, "{}/{}  {}  {}\n", done, total_, text, time);
    return;
  }
  // A line that is wrapped cannot be drawn over: the bar takes what the text leaves.
  std::string line = fmt::format(" {}/{}  {}  {}", done, total_, text, time);
  winsize window{};
  const std::int64_t columns = ioctl(STDERR_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 ? window.ws_col : 80;
  const std::int64_t width = std::clamp<std::int64_t>(columns - 1 - static_cast<std::int64_t>(line.size()), 0, 20);
  line.resize(std::min(line.size(), static_cast<std::size_t>(columns - 1)));
  std::string bar;
  for (std::int64_t i = 0; i < width; ++i) bar += i < width * done / total_ ? "█" : "░";
  clear();
  fmt::print(stderr, "{}{}", bar, line);
  std::fflush(stderr);
  drawn_ = true;
}

}  // namespace recollect::cli
