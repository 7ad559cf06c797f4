// Rows of numbers shared out among libtorch's threads.
#pragma once

#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/from_blob.h>

#include <algorithm>

#include "nn/kernels.hpp"

namespace recollect::nn {

// body(Range) for each thread, of things that are independent of each other.
template <class Body>
void share_out(Index threads, Index count, const Body& body) {
  threads = std::min(threads, count);
  if (threads <= 1) return body(Range{0, count});
  at::parallel_for(0, threads, 1, [&](Index from, Index to) {
    for (Index i = from; i < to; ++i) body(Range{count * i / threads, count * (i + 1) / threads});
  });
}

// out = in ∘ mask, a mask [batch][width] for every `batch` rows.
template <class T>
void multiply_rows(Index threads, const T* in, const T* mask, Index batch, Index rows, Index width, T* out) {
  share_out(threads, rows, [&](Range r) {
    for (Index row = r.begin; row < r.end; ++row)
      for (Index j = 0; j < width; ++j) out[row * width + j] = in[row * width + j] * mask[(row % batch) * width + j];
  });
}

constexpr Index kLine = 16;  // numbers of a cache line, or two
inline Index whole_lines(Index numbers) { return (numbers + kLine - 1) / kLine * kLine; }

// A matrix over memory that outlives it.
template <class T>
at::Tensor matrix_at(T* from, Index rows, Index columns, Index stride = 0) {
  return at::from_blob(from, {rows, columns}, {stride == 0 ? columns : stride, 1}, c10::CppTypeToScalarType<T>::value);
}

}  // namespace recollect::nn
