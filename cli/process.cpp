#include "process.hpp"

#include <malloc.h>
#include <pthread.h>
#include <sched.h>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <thread>

namespace recollect::cli {

// The signals are blocked everywhere and taken by one thread, which may do what a handler must not.
struct StopOnSignal::State {
  sigset_t signals{}, before{};
  std::stop_source source;
  std::atomic<bool> ending = false;
  std::jthread waiter;
};

StopOnSignal::StopOnSignal() : state_(std::make_unique<State>()) {
  State& s = *state_;
  sigemptyset(&s.signals);
  sigaddset(&s.signals, SIGINT);
  sigaddset(&s.signals, SIGTERM);
  sigaddset(&s.signals, SIGUSR2);  // ends the thread
  pthread_sigmask(SIG_BLOCK, &s.signals, &s.before);
  s.waiter = std::jthread([&s] {
    int asked = 0;
    for (int signal = 0; sigwait(&s.signals, &signal) == 0;) {
      if (signal == SIGUSR2) {
        if (s.ending) return;
        continue;  // not from here
      }
      if (++asked == 2) _exit(130);  // once more ends it at once
      s.source.request_stop();
    }
  });
}
StopOnSignal::~StopOnSignal() {
  state_->ending = true;
  pthread_kill(state_->waiter.native_handle(), SIGUSR2);
  state_->waiter.join();
  pthread_sigmask(SIG_SETMASK, &state_->before, nullptr);
}
std::stop_token StopOnSignal::token() const { return state_->source.get_token(); }

void keep_freed_memory() {
#ifdef __GLIBC__
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
#endif
}

int all_threads() {
  cpu_set_t allowed;
  if (::sched_getaffinity(0, sizeof allowed, &allowed) == 0) return std::max(1, CPU_COUNT(&allowed));
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace recollect::cli
