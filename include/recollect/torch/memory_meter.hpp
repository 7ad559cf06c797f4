// MemoryMeter: what tensors really take. While one is alive on a thread, every allocation and release that libtorch's
// allocators report there (and in backward passes begun there) is counted, on every device.
// Made and destroyed on one thread, like a lock; meters may nest, and the innermost counts.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>

#include "recollect/bytes.hpp"

namespace recollect::torch {

class MemoryMeter {
 public:
  MemoryMeter();
  ~MemoryMeter();
  MemoryMeter(const MemoryMeter&) = delete;
  MemoryMeter& operator=(const MemoryMeter&) = delete;

  // Allocated since it was made and not released, without what was set aside. What was there before does not count, nor does
  // its release.
  Bytes live() const;
  Bytes peak() const;
  void reset_peak();

  // Does not count from here on, until it is released: a parameter's gradient, an output that the caller keeps. Recollect sets
  // the gradients of parameters aside once the step that makes them is over.
  void set_aside(const at::Tensor& tensor);

  // In the meter at work on this thread, if there is one. `at_once`: it was made just now to be set aside, so that the peak does
  // not know it either.
  static void set_aside_in_current(const at::Tensor& tensor, bool at_once = false);

 private:
  struct Reporter;
  std::shared_ptr<Reporter> reporter_;
  struct Guard;
  std::unique_ptr<Guard> guard_;
};

}  // namespace recollect::torch
