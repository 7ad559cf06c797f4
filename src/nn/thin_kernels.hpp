// Products of few rows with the weights of torch.nn.Linear where they lie, and their gradients. BLAS lays the weights out anew in
// every call, which for 64 rows takes nearly as long as the product; here the rows are laid out, or, of many of them and for
// gradients of inputs, some weights at a time. Raw pointers, row-major arrays, one thread: callers share rows, outputs or inputs
// out (products.hpp), in few large ranges where every call lays the rows out for itself.
//
// Every number is computed by the same operations in the same order whatever a call covers, so results do not depend on how work
// is shared out. They do depend on the instruction set.
#pragma once

#include "nn/kernels.hpp"

namespace recollect::nn {

// Of so many rows and more, forward() lays out weights instead of rows: ranges of outputs may be small.
constexpr Index kManyRows = 192;
// Gradients of weights are sums over runs of so many rows, each summed up by itself.
constexpr Index kRowsOfARun = 128;

// y = x·Wᵀ + bias, or y += x·Wᵀ, for some rows. Strides are those of rows, and at least as large as their widths. No size is
// zero.
template <class T>
struct ThinProduct {
  Index rows = 0, outputs = 0, inputs = 0;
  const T* weights = nullptr;  // W [outputs][inputs]
  Index weights_stride = 0;    // and that of their gradient
  const T* bias = nullptr;     // [outputs]; null: zero
  const T* x = nullptr;        // [rows][inputs]
  Index x_stride = 0;
  T* y = nullptr;  // [rows][outputs]
  Index y_stride = 0;
  // Backward only: the gradient of y, and those of the others.
  const T* d_y = nullptr;
  Index d_y_stride = 0;
  T* d_x = nullptr;
  Index d_x_stride = 0;
  bool add = false;         // to y, or d_x, which is written otherwise
  Index part = 0;           // rows in parts of so many: gradients of weights are summed from the last part on; 0: of all
  const T* next = nullptr;  // weights that the next call will read, so many outputs of as many inputs; null: not known
  Index next_outputs = 0;
  T* d_weights = nullptr;  // [outputs][inputs]
  T* d_bias = nullptr;     // [outputs]; null: not wanted
};

template <class T>
struct ThinKernels {
  const char* name;
  // Numbers of scratch memory that a thread needs for products of up to so many rows. Any alignment does.
  Index (*scratch)(Index rows);

  // y (+)= x·Wᵀ of the given outputs.
  void (*forward)(const ThinProduct<T>& product, Range outputs, T* scratch);
  // d_x (+)= d_y·W for the given inputs.
  void (*backward)(const ThinProduct<T>& product, Range inputs, T* scratch);
  // d_weights += d_yᵀ·x for the given outputs and inputs; and d_bias += Σ d_y with the first of the inputs.
  void (*weights)(const ThinProduct<T>& product, Range outputs, Range inputs, T* scratch);
};

// The best of this machine's instruction sets, and all of them, best first.
template <class T>
const ThinKernels<T>& thin_kernels();
template <class T>
std::span<const ThinKernels<T>* const> all_thin_kernels();

}  // namespace recollect::nn
