// What a program asks of the system for itself: signals, memory, threads.
#pragma once

#include <memory>
#include <stop_token>

namespace recollect::cli {

// Ctrl-C and SIGTERM as a stop_token, so that long work ends between two steps. Made before any other thread.
class StopOnSignal {
 public:
  StopOnSignal();
  ~StopOnSignal();
  std::stop_token token() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Memory that was freed stays with the process: records come and go all the time, and fetching them from the system anew, page
// by page, would be a good part of the time.
void keep_freed_memory();

// How many threads this process may run at once. libtorch's own default may be half as many.
int all_threads();

}  // namespace recollect::cli
