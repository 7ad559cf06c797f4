// Pieces: memory for states and records, aligned to pages so that a disk moves it without a copy. What is given back waits for
// the next of its size, for having it from the system again, page by page, would take longer than filling it. With what is alive
// it never comes to more than was alive at once before, nor to more than `most`, unless what is alive does. One thread at a time;
// tensors may outlive it. `for_disk`: on huge pages, which a disk takes faster; those are had anew for every object.
#pragma once

#include <ATen/core/Tensor.h>

#include <memory>

#include "recollect/bytes.hpp"

namespace recollect::nn {

class Pieces {
 public:
  Pieces(const at::TensorOptions& options, Bytes most, bool for_disk);
  at::Tensor empty(at::IntArrayRef sizes) const;
  at::Tensor copy(const at::Tensor& tensor) const;

 private:
  struct Heap;
  at::TensorOptions options_;
  std::shared_ptr<Heap> heap_;
};

}  // namespace recollect::nn
