// MemoryMeter: what tensors really take. While one is alive on a thread, every allocation and release that libtorch's
// allocators report there (and in backward passes begun there) is counted, on every device.
// Made and destroyed on one thread, like a lock; meters may nest, and each counts.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>

#include "recollect/bytes.hpp"

namespace recollect::torch {

class MemoryMeter {
  struct Reporter;

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

  // In the meters at work on this thread, if there are any.
  static void set_aside_in_current(const at::Tensor& tensor);
  // While one lives, what is allocated is set aside from the beginning, in the meters at work on this thread when it was made.
  class Beside {
   public:
    Beside();
    ~Beside();
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

   private:
    Reporter* meter_;
  };

 private:
  static Reporter* current();
  std::shared_ptr<Reporter> reporter_;
  struct Guard;
  std::unique_ptr<Guard> guard_;
};

}  // namespace recollect::torch
