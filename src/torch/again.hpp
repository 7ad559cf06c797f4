// What it takes to run a step again with the same result: the random numbers it drew, the buffers it changed, autocast.
#pragma once

#include <ATen/core/Generator.h>

#include <array>
#include <memory>
#include <vector>

#include "recollect/torch/layer.hpp"

namespace recollect::torch {

// Mixed precision as it is on this thread now. Backward passes run on threads that do not inherit it.
class Autocast {
 public:
  Autocast();
  std::vector<std::int64_t> key() const;  // equal when the states are

  void set() const;
  struct Device {
    c10::DeviceType type;
    bool enabled;
    at::ScalarType dtype;
  };
  std::array<Device, 2> devices_;
  bool caching_;
  friend class AutocastGuard;
};

// While it lives, the thread's autocast is as it was, and casts of weights are not cached: a cast that was made while advancing
// has no graph, and a recorded step must not use it.
class AutocastGuard {
 public:
  explicit AutocastGuard(const Autocast& state = Autocast());
  ~AutocastGuard();
  AutocastGuard(const AutocastGuard&) = delete;
  AutocastGuard& operator=(const AutocastGuard&) = delete;

 private:
  Autocast before_;
};

// Which modules train and which evaluate, as it is now.
class Modes {
 public:
  Modes() = default;
  explicit Modes(std::vector<std::shared_ptr<::torch::nn::Module>> modules);
  void set() const;  // as it was

 private:
  std::vector<std::shared_ptr<::torch::nn::Module>> modules_;  // parents before children
  std::vector<bool> training_;
  friend class ModesGuard;
};
// While it lives, modules are in those modes.
class ModesGuard {
 public:
  explicit ModesGuard(const Modes& modes);
  ~ModesGuard();
  ModesGuard(const ModesGuard&) = delete;
  ModesGuard& operator=(const ModesGuard&) = delete;

 private:
  Modes before_;
};

// Says that steps run again, while it lives: what is_recomputing() returns.
class RecomputingGuard {
 public:
  RecomputingGuard();
  ~RecomputingGuard();
  RecomputingGuard(const RecomputingGuard&) = delete;
  RecomputingGuard& operator=(const RecomputingGuard&) = delete;

 private:
  bool outer_;
};

// The default generators that a computation on these tensors may draw from.
std::vector<at::Generator> generators_of(const Tensors& tensors);
Tensors states_of(const std::vector<at::Generator>& generators);
void set_states(const std::vector<at::Generator>& generators, const Tensors& states);

// Whether of equal values (a NaN equals itself).
bool identical(const Tensor& a, const Tensor& b);
bool identical(const Tensors& a, const Tensors& b);

// What was before a step ran for the first time.
struct Before {
  Tensors generators;  // their states, when the step draws
  Tensors buffers;     // copies, when the step changes them
};

// While it lives, generators and buffers are as they were before the step; afterwards as they were before the guard.
class AgainGuard {
 public:
  AgainGuard(const Before& before, const std::vector<at::Generator>& generators, const Tensors& buffers);
  ~AgainGuard();
  AgainGuard(const AgainGuard&) = delete;
  AgainGuard& operator=(const AgainGuard&) = delete;

 private:
  const std::vector<at::Generator>& generators_;
  const Tensors& buffers_;
  Before now_;
  std::vector<std::int64_t> versions_;  // of the buffers, before the step ran again
  RecomputingGuard recomputing_;
};

// Puts generators and buffers back as they were when it was made: a profile leaves no trace. Steps run under it are
// recomputing, as far as is_recomputing() says.
class Untouched {
 public:
  Untouched(const Tensors& tensors, Tensors buffers);
  ~Untouched();
  Untouched(const Untouched&) = delete;
  Untouched& operator=(const Untouched&) = delete;

  bool drew() const;
  Tensors changed() const;
  void restore();

 private:
  std::vector<at::Generator> generators_;
  Tensors states_, buffers_, before_;
  RecomputingGuard recomputing_;
};

}  // namespace recollect::torch
