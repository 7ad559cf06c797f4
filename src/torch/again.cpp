#include "torch/again.hpp"

#include <ATen/Context.h>

#include <algorithm>
#include <mutex>

#include "recollect/torch/checkpoint.hpp"
#include "torch/compat.hpp"
#include "torch/tensors.hpp"

namespace recollect::torch {
namespace {

thread_local bool recomputing = false;

// Behind its version counter, as batch normalisation does: autograd may have saved the buffer for another computation that is
// still to be differentiated, and nobody sees the values that stand there in between.
void put(const Tensor& buffer, const Tensor& value) { buffer.variable_data().copy_(value); }

}  // namespace

bool is_recomputing() { return recomputing; }

Autocast::Autocast() : caching_(at::autocast::is_autocast_cache_enabled()) {
  constexpr std::array kTypes{c10::DeviceType::CPU, c10::DeviceType::CUDA};
  for (std::size_t k = 0; k < kTypes.size(); ++k)
    devices_[k] = {kTypes[k], compat::autocast_enabled(kTypes[k]), compat::autocast_dtype(kTypes[k])};
}

std::vector<std::int64_t> Autocast::key() const {
  std::vector<std::int64_t> key;
  for (const Device& device : devices_) {
    key.push_back(device.enabled ? 1 : 0);
    key.push_back(device.enabled ? static_cast<std::int64_t>(device.dtype) : 0);
  }
  return key;
}

void Autocast::set() const {
  for (const Device& device : devices_) {
    compat::set_autocast_enabled(device.type, device.enabled);
    compat::set_autocast_dtype(device.type, device.dtype);
  }
}

AutocastGuard::AutocastGuard(const Autocast& state) {
  state.set();
  at::autocast::set_autocast_cache_enabled(false);
}
AutocastGuard::~AutocastGuard() {
  before_.set();
  at::autocast::set_autocast_cache_enabled(before_.caching_);
}

Modes::Modes(std::vector<std::shared_ptr<::torch::nn::Module>> modules) : modules_(std::move(modules)) {
  for (const auto& module : modules_) training_.push_back(module->is_training());
}

void Modes::set() const {
  for (std::size_t k = 0; k < modules_.size(); ++k)
    if (modules_[k]->is_training() != training_[k]) modules_[k]->train(training_[k]);
}

ModesGuard::ModesGuard(const Modes& modes) : before_(modes.modules_) { modes.set(); }
ModesGuard::~ModesGuard() { before_.set(); }

RecomputingGuard::RecomputingGuard() : outer_(recomputing) { recomputing = true; }
RecomputingGuard::~RecomputingGuard() { recomputing = outer_; }

std::vector<at::Generator> generators_of(const Tensors& tensors) {
  std::vector<at::Generator> generators{at::globalContext().defaultGenerator(at::kCPU)};
  for (const Tensor& tensor : tensors) {
    if (!tensor.defined() || !tensor.is_cuda()) continue;
    const at::Generator generator = at::globalContext().defaultGenerator(tensor.device());
    if (std::find(generators.begin(), generators.end(), generator) == generators.end()) generators.push_back(generator);
  }
  return generators;
}

Tensors states_of(const std::vector<at::Generator>& generators) {
  Tensors states;
  for (at::Generator generator : generators) {
    const std::lock_guard lock(generator.mutex());
    states.push_back(generator.get_state());
  }
  return states;
}

void set_states(const std::vector<at::Generator>& generators, const Tensors& states) {
  for (std::size_t k = 0; k < generators.size(); ++k) {
    at::Generator generator = generators[k];
    const std::lock_guard lock(generator.mutex());
    generator.set_state(states[k]);
  }
}

bool identical(const Tensor& a, const Tensor& b) {
  if (!a.defined() || !b.defined()) return a.defined() == b.defined();
  if (a.sizes() != b.sizes() || a.scalar_type() != b.scalar_type() || a.device() != b.device()) return false;
  if (at::equal(a, b)) return true;
  if (!a.is_floating_point()) return false;
  return at::equal(at::isnan(a), at::isnan(b)) && at::equal(at::nan_to_num(a, 0), at::nan_to_num(b, 0));
}

bool identical(const Tensors& a, const Tensors& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t k = 0; k < a.size(); ++k)
    if (!identical(a[k], b[k])) return false;
  return true;
}

AgainGuard::AgainGuard(const Before& before, const std::vector<at::Generator>& generators, const Tensors& buffers)
    : generators_(generators), buffers_(buffers) {
  const at::NoGradGuard no_grad;
  if (!before.generators.empty()) now_.generators = states_of(generators_);
  for (std::size_t k = 0; k < before.buffers.size(); ++k) now_.buffers.push_back(buffers_[k].clone());
  if (!before.generators.empty()) set_states(generators_, before.generators);
  for (std::size_t k = 0; k < before.buffers.size(); ++k) put(buffers_[k], before.buffers[k]);
  versions_ = versions_of(buffers_);
}

AgainGuard::~AgainGuard() {
  try {
    if (!now_.generators.empty()) set_states(generators_, now_.generators);
    const at::NoGradGuard no_grad;
    for (std::size_t k = 0; k < now_.buffers.size(); ++k) {
      // Mostly the step has just changed it to what it was: then leave it alone, for autograd may have saved it. If the step
      // changed it under autograd's eyes, so does this: what it saved of it is gone, as it would be without a second run.
      at::Tensor buffer = buffers_[k];
      if (identical(buffer, now_.buffers[k])) continue;
      if (version_of(buffer) == versions_[k])
        put(buffer, now_.buffers[k]);
      else
        buffer.copy_(now_.buffers[k]);
    }
  } catch (...) {  // a device that has failed: the exception on its way says so
  }
}

Untouched::Untouched(const Tensors& tensors, Tensors buffers)
    : generators_(generators_of(tensors)), states_(states_of(generators_)), buffers_(each_once(buffers)) {
  const at::NoGradGuard no_grad;
  for (const Tensor& buffer : buffers_) before_.push_back(buffer.clone());
}
Untouched::~Untouched() {
  try {
    restore();
  } catch (...) {  // as above
  }
}

bool Untouched::drew() const { return !identical(states_of(generators_), states_); }

// By value: batch normalisation writes to its statistics behind the version counter.
Tensors Untouched::changed() const {
  Tensors row;
  for (std::size_t k = 0; k < buffers_.size(); ++k)
    if (!identical(buffers_[k], before_[k])) row.push_back(buffers_[k]);
  return row;
}

void Untouched::restore() {
  set_states(generators_, states_);
  const at::NoGradGuard no_grad;
  for (std::size_t k = 0; k < buffers_.size(); ++k)
    if (!identical(buffers_[k], before_[k])) put(buffers_[k], before_[k]);
}

}  // namespace recollect::torch
