// ResidentPeak: by how much the process grows while one is alive, as the system counts pages.
// One at a time: the system keeps one high-water mark for a process.
#pragma once

#include <atomic>
#include <optional>
#include <thread>

#include "recollect/bytes.hpp"

namespace recollect::cli {

class ResidentPeak {
 public:
  ResidentPeak();
  // The most since it was made, beyond what was there then. Nothing where the system does not say.
  std::optional<Bytes> growth();

 private:
  bool marked_ = false;  // the system's high-water mark was set back
  std::optional<std::int64_t> before_;
  std::atomic<std::int64_t> most_ = 0;
  std::jthread sampler_;  // where it could not be
};

}  // namespace recollect::cli
