// The arithmetic of a Performer beside its matrix products: causal linear attention and its gradient in chunks of time, the
// feature maps, GELU and layer normalisation. Raw pointers, row-major arrays, one thread: callers share out pairs of a sequence
// and a head, rows, or columns. Rows are time first: row = t·batch + b.
//
// Every number is computed by the same operations in the same order whatever a call covers, so results do not depend on how work
// is shared out. They do depend on the instruction set.
#pragma once

#include "nn/kernels.hpp"
#include "recollect/nn/linear_attention.hpp"

namespace recollect::nn {

// Tokens of a chunk. Chunks are counted from the micro-block's start, so that micro-blocks which begin at multiples of it compute
// the same bits as one that covers them all.
inline constexpr Index kAttentionChunk = 64;

struct StoredSums {
  Sums kind = Sums::plain;
  int fraction_bits = 0;   // of fixed
  void* values = nullptr;  // [batch][heads] times S [features][width], then z [features]; T, double or std::int64_t
};

// One layer's attention over a micro-block, for features k and q of keys and queries:
//   S += k·vᵀ, z += k, y = (q·S)/den, den = q·z + epsilon for one token after another.
// With a decay γ (RetNet) S and z are multiplied with γ before anything is added.
template <class T>
struct CausalAttention {
  Index steps = 0, batch = 0, heads = 0, features = 0, width = 0;
  T epsilon = 0;
  // What features are made of q and k below: x² + floor, elu(x) + 1 + floor, max(x, 0) + floor; favor: they are features already.
  FeatureMap map = FeatureMap::favor;
  T floor = 0;
  // Rows of the given strides; head h begins at h·features in q and k, at h·width in v and y.
  const T *q = nullptr, *k = nullptr, *v = nullptr;
  Index q_stride = 0, k_stride = 0, v_stride = 0;
  T* y = nullptr;
  Index y_stride = 0;
  T* den = nullptr;          // [rows][heads]
  const T* decay = nullptr;  // [heads]; null: none
  // Backward only: the gradient of y, and those of q, k and v, which are written.
  const T* d_y = nullptr;
  T *d_q = nullptr, *d_k = nullptr, *d_v = nullptr;
  Index d_y_stride = 0, d_q_stride = 0, d_k_stride = 0, d_v_stride = 0;
  T* d_sums = nullptr;  // as plain sums: gradient of the sums after the micro-block, becomes that of those before it

  Index pairs() const { return batch * heads; }  // b·heads + h
  Index sums() const { return features * width + features; }
  Index chunks() const { return (steps + kAttentionChunk - 1) / kAttentionChunk; }
};

// Rows of features of all heads, the positive random ones of FAVOR+ (Choromanski et al. 2020): exp(x·ωᵀ − |x|²/2)/√features.
template <class T>
struct Favor {
  Index heads = 0, features = 0;
  Index width = 0;                             // of a head in x
  const T *x = nullptr, *projected = nullptr;  // projected: x·ωᵀ
  Index x_stride = 0, projected_stride = 0;
  T* phi = nullptr;
  Index phi_stride = 0;
  // Backward: d is the gradient of phi and becomes that of `projected`. It is summed up for each row and head: x's gradient is
  // d·ω − x·d_norm.
  T* d = nullptr;
  Index d_stride = 0;
  T* d_norm = nullptr;  // [rows][heads]
};

// Rows x and what is made of them; `to` may be any of the others. Strides are one for all.
template <class T>
struct Elementwise {
  Index width = 0, stride = 0;
  const T* x = nullptr;
  T* to = nullptr;
  T* slope = nullptr;  // null: not wanted; it may be x
};

// out = add + gain∘(in − mean)·inverse + bias, where inverse is 1/√(variance + epsilon) of the row.
template <class T>
struct LayerNorm {
  Index width = 0;
  T epsilon = 0;
  const T *in = nullptr, *add = nullptr;  // add: null for none
  Index in_stride = 0, add_stride = 0;
  const T *gain = nullptr, *bias = nullptr;  // [width]
  T* out = nullptr;
  Index out_stride = 0;
  T *mean = nullptr, *inverse = nullptr;  // [rows], written by the forward kernel
  // Backward: d_in is written and may be d_out or in, after the weights' gradients were added.
  const T* d_out = nullptr;
  T *d_in = nullptr, *d_gain = nullptr, *d_bias = nullptr;
  Index d_out_stride = 0, d_in_stride = 0;
};

template <class T>
struct PerformerKernels {
  const char* name;

  // Forward for the given pairs: y, den and the sums after the micro-block. Without q only the sums. False if something that
  // was added to fixed sums was no finite number, or it or a sum did not fit 64 bits. Fixed sums cannot decay.
  bool (*attend)(const CausalAttention<T>& attention, Range pairs, const StoredSums& sums, T* scratch);
  // The sums before the micro-block from those after it, k and v, and y and den on the way: the very terms that attend() added
  // are subtracted, so that of fixed sums everything comes back bit for bit. Sums that decay cannot be taken back.
  bool (*take_back)(const CausalAttention<T>& attention, Range pairs, const StoredSums& sums, T* scratch);
  // Backward from q, k, v, y, den, d_y, d_sums and the sums before the micro-block.
  void (*attend_back)(const CausalAttention<T>& attention, Range pairs, const StoredSums& before, T* scratch);
  // How many numbers of scratch memory a thread needs for attend() and take_back(), and for attend_back(), which keeps the sums
  // before every chunk there. Any alignment does.
  Index (*attend_scratch)(const CausalAttention<T>& attention);
  Index (*attend_back_scratch)(const CausalAttention<T>& attention);

  void (*favor)(const Favor<T>& features, Range rows);
  void (*favor_back)(const Favor<T>& features, Range rows);

  // x·Φ(x), Φ the normal distribution, and its slope.
  void (*gelu)(const Elementwise<T>& gelu, Range rows);
  // to = to∘x
  void (*scale)(const Elementwise<T>& factors, Range rows);

  void (*norm)(const LayerNorm<T>& norm, Range rows);
  void (*norm_back)(const LayerNorm<T>& norm, Range rows);
  // Adds rows 0 … count to the gradients of gain and bias, in order, for the given columns.
  void (*norm_back_weights)(const LayerNorm<T>& norm, Index count, Range columns);
};

// The best of this machine's instruction sets, and all of them, best first.
template <class T>
const PerformerKernels<T>& performer_kernels();
template <class T>
std::span<const PerformerKernels<T>* const> all_performer_kernels();

}  // namespace recollect::nn
