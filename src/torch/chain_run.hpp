// ChainRun: one forward and one backward pass of a chain of tensors. PlanCache: what need not be found out again.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>

#include "recollect/execute.hpp"
#include "recollect/torch/planned.hpp"
#include "run/profile_watch.hpp"
#include "torch/profiler.hpp"
#include "torch/tensor_steps.hpp"

namespace recollect::torch {

// Whether a profile still fits the runs by plans made of it. Any thread.
class Fit {
 public:
  explicit Fit(bool is_watched = true) : is_watched_(is_watched) {}
  bool holds() const { return holds_; }
  void add(const Report& report) {
    if (!is_watched_) return;
    const std::lock_guard lock(mutex_);
    if (watch_.add(report)) holds_ = false;
  }

 private:
  const bool is_watched_;
  std::mutex mutex_;
  ProfileWatch watch_ = ProfileWatch::that_settles();
  std::atomic<bool> holds_ = true;
};

// All that a run takes beside its tensors. Shared by the runs that have the same shapes.
struct Prepared {
  std::vector<Layer> layers = {};                                  // kept alive, so that no other can have their address
  std::vector<std::shared_ptr<::torch::nn::Module>> modules = {};  // all of theirs
  std::shared_ptr<const Body> body = {};                           // nothing when it belongs to the inputs
  std::vector<StepFacts> facts = {};
  Tensors parameters = {};              // that the steps use
  Tensors relied_on = {};               // by a step that runs again: the former, parameters that need no gradient, buffers
  std::optional<Planned> planned = {};  // nothing when no output requires a gradient
  std::shared_ptr<Fit> fit = std::make_shared<Fit>();
};

using Key = std::vector<std::int64_t>;

// Values by key, made when they are first asked for, and anew when they no longer fit.
template <class Value>
class Memo {
 public:
  template <class Make>
  std::shared_ptr<const Value> get(const Key& key, Make make) {
    {
      const std::lock_guard lock(mutex_);
      if (const auto found = values_.find(key); found != values_.end() && found->second->fit->holds()) return found->second;
    }
    const auto made = std::make_shared<const Value>(make());  // may take seconds and run the user's layers: without the lock
    const std::lock_guard lock(mutex_);
    if (values_.size() >= kMost && !values_.contains(key)) values_.clear();  // lengths that never come again
    return values_.insert_or_assign(key, made).first->second;
  }

 private:
  static constexpr std::size_t kMost = 1000;
  std::mutex mutex_;
  std::map<Key, std::shared_ptr<const Value>> values_;
};

// What was measured, whatever the budget. No way when no output requires a gradient; otherwise the last has the shortest steps.
struct Profiled {
  std::vector<Layer> layers = {};  // kept alive, so that no other can have their address
  std::vector<ProfiledLayers> ways = {};
  std::shared_ptr<Fit> fit = std::make_shared<Fit>();
};

class PlanCache {
 public:
  Memo<Profiled> profiles;
  Memo<Prepared> plans;
};

// Prepared::relied_on, of the layers from `first` on: buffers that the steps change themselves are not among them. Tensors that a
// function captured and that need no gradient are not seen.
Tensors relied_on(const std::vector<Layer>& layers, std::size_t first, const std::vector<StepFacts>& facts);

// What tells tensors apart as far as costs go.
void append_key(Key& key, const Tensors& tensors);
// Threads and autocast, and how to profile.
void append_key(Key& key, const ProfileOptions& options);
// Budget and strategy.
void append_key(Key& key, const Options& options);

class ChainRun {
 public:
  ChainRun(std::shared_ptr<const Prepared> prepared, const Body& body, Tensors state, bool emit_states = false);

  // The last state. Once.
  Tensors forward();
  TensorSteps& steps() { return steps_; }
  // Gradient 0. Once, after forward. Throws Error when a parameter was changed in between.
  Tensors backward(Tensors last_gradient, TensorSteps::Flow flow);
  Report report() const { return execution_.report(); }
  const Prepared& prepared() const { return *prepared_; }

 private:
  std::shared_ptr<const Prepared> prepared_;
  Tensors state_;
  bool timed_;  // other devices go on while the processor is told that they are done
  Modes modes_;
  TensorSteps steps_;
  Execution execution_;
  std::vector<std::int64_t> versions_;  // of what the steps rely on
};

}  // namespace recollect::torch
