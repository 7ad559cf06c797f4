// Options: what Sequential, recurrent() and profile() are told.
#pragma once

#include <chrono>
#include <memory>

#include "recollect/plan.hpp"

namespace recollect::torch {

// What has been profiled and planned so far, by model, shapes, dtypes, device, threads, modes and budget. A Sequential has its
// own; for recurrent(), copies of Options share it: make the options once, outside the training loop. It keeps cells alive. Safe
// to use from several threads.
class PlanCache;
std::shared_ptr<PlanCache> make_plan_cache();

struct ProfileOptions {
  int repetitions = 5;                           // timed sweeps over all steps, after two for warmth and bytes; the median counts
  std::chrono::milliseconds time_limit{30'000};  // no third or later timed sweep begins after this
  bool again = true;                             // when steps on a processor have become slower or faster, and stay so
};

struct Options {
  // Room for activations: states, records, gradients of states, scratch, generator states. Parameters, their gradients and what
  // is handed to the caller are beside it. By default as much as plain backpropagation takes.
  Bytes memory{Budget{}.memory};
  Strategy strategy = Strategy::automatic;
  PlanOptions planning = {};
  ProfileOptions profiling = {};
  std::shared_ptr<PlanCache> cache = make_plan_cache();
};

}  // namespace recollect::torch
