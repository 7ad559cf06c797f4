// Ctrl-C and SIGTERM as a stop_token, so that long work ends between two steps.
#pragma once

#include <memory>
#include <stop_token>

namespace recollect::cli {

class StopOnSignal {
 public:
  StopOnSignal();
  ~StopOnSignal();
  std::stop_token token() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// The allocator keeps what is freed instead of giving it back to the system page by page: records come and go all the time.
void keep_freed_memory();

}  // namespace recollect::cli
