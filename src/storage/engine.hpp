// Engine: the threads that carry out chunks. It runs from its making to its end, which leaves nothing in flight.
#pragma once

#include <pthread.h>

#include <csignal>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace recollect {

class Transfers;

class Engine {
 public:
  virtual ~Engine() = default;
  virtual std::string name() const = 0;
};

// A buffer for each request that may be in flight; all the same size, or empty where none are needed.
using StagingBuffers = std::vector<std::span<std::byte>>;

// Null, and why, where there is no io_uring.
std::unique_ptr<Engine> make_ring(Transfers& transfers, int fd, const StagingBuffers& buffers, std::string& why_not);
std::unique_ptr<Engine> make_threads(Transfers& transfers, int fd, const StagingBuffers& buffers);

// While it lives, threads that are made take no signals: those are for threads that know what to do with them.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsBlocked() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t before_{};
};

}  // namespace recollect
