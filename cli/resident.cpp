#include "resident.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <string>

namespace recollect::cli {
namespace {

// "VmHWM:  1508 kB" in /proc/self/status.
std::optional<std::int64_t> status_bytes(const std::string& field) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(field + ":")) return 1024 * std::stoll(line.substr(field.size() + 1));
  return std::nullopt;
}

bool reset_high_water_mark() {
  std::ofstream file("/proc/self/clear_refs");
  file << "5" << std::flush;
  return static_cast<bool>(file);
}

}  // namespace

ResidentPeak::ResidentPeak() : marked_(reset_high_water_mark()), before_(status_bytes("VmRSS")) {
  if (marked_ || !before_) return;
  sampler_ = std::jthread([this](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      most_ = std::max(most_.load(), status_bytes("VmRSS").value_or(0));
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  });
}

std::optional<Bytes> ResidentPeak::growth() {
  const std::optional<std::int64_t> most = marked_ ? status_bytes("VmHWM") : most_.load();
  if (!before_ || !most) return std::nullopt;
  return Bytes(std::max<std::int64_t>(0, *most - *before_));
}

}  // namespace recollect::cli
