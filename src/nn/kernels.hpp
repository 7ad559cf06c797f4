// The arithmetic inside a micro-block of time: matrix products against packed weights with the gates of an LSTM or a GRU
// computed while they are still in registers. Raw pointers, row-major arrays, one thread: callers share rows out.
//
// Every number is computed by the same operations in the same order whatever rows, columns or steps a call covers, so
// results do not depend on how work is shared out. They do depend on the instruction set.
#pragma once

#include <cstdint>
#include <span>

namespace recollect::nn {

using Index = std::int64_t;
struct Range {
  Index begin = 0, end = 0;
};

// Weights of a product y = x·B, in panels of columns. Laid out for the kernels each panel is contiguous along the inner
// dimension, padded with zeros to whole panels; or they stay as they are, row by row, and only a last panel that is not whole is
// laid out. The memory is the caller's.
template <class T>
struct Packed {
  Index inner = 0, columns = 0;  // of B
  Index panel = 0;               // columns of a panel
  T* values = nullptr;           // size() of them
  bool in_place = false;         // as it is; `values` has the last panel only
  const T* matrix = nullptr;     // then: B [inner][row]
  Index row = 0;
  Index panels() const { return (columns + panel - 1) / panel; }
  Index packed_panels() const { return !in_place ? panels() : columns % panel == 0 ? 0 : 1; }
  Index size() const { return packed_panels() * panel * inner; }
  bool stays(Index p) const { return in_place && (p + 1) * panel <= columns; }
  const T* at(Index p) const { return stays(p) ? matrix + p * panel : in_place ? values : values + p * inner * panel; }
  Index stride_at(Index p) const { return stays(p) ? row : panel; }
};

// One layer over the time steps of a micro-block. Arrays of one value per time step, row and unit are [steps][batch][width].
//
// LSTM: gates are i f g o, as torch.nn's; GRU: r z n q, where q = W_hn·h + b_hn is what r multiplies.
// Before the forward kernel `gates` holds the input projections with all biases (of a GRU: r z n, without b_hn); after it,
// the gates: the record. `hidden` and `cell` have one time step more than the micro-block: entry 0 is the state before it.
template <class T>
struct Layer {
  Index steps = 0, batch = 0, units = 0;
  T* gates = nullptr;                  // [steps][batch][4·units]
  T* hidden = nullptr;                 // [steps+1][batch][units]
  T* cell = nullptr;                   // LSTM [steps+1][batch][units]
  const T* recurrent_bias = nullptr;   // GRU: b_hn [units]
  const Packed<T>* weights = nullptr;  // forward: h·W_hhᵀ, by pack_gates(); backward: d·W_hh, by pack()
  // Rows whose sequence has ended keep their state: row b runs while first + t < lengths[b]. Null: all run.
  const std::int32_t* lengths = nullptr;
  Index first = 0;
  // Variational dropout of the recurrent connection: a mask [batch][units], and room for two masked states [2][batch][units].
  const T* recurrent_mask = nullptr;
  T* masked = nullptr;
  // Backward only. `tanh_cell` [steps][batch][units]; `above` is the gradient of `hidden`'s entries 1… from above, or null;
  // `d_hidden` and `d_cell` [batch][units]: gradient of the last state, becomes that of the first.
  // `gates` become the gradients before the activations (of a GRU: r z n q, where q's is r's share of n's).
  T* tanh_cell = nullptr;
  const T* above = nullptr;
  T* d_hidden = nullptr;
  T* d_cell = nullptr;
};

template <class T>
struct Kernels {
  const char* name;
  Index lanes;          // values in a vector register
  Index product_panel;  // columns of a panel of pack()

  // C = A·B + bias (null: zero) for the given rows. `packed` from pack().
  void (*product)(const Packed<T>& packed, Range rows, const T* a, Index a_stride, const T* bias, T* c, Index c_stride);
  // C += A·B
  void (*add_product)(const Packed<T>& packed, Range rows, const T* a, Index a_stride, T* c, Index c_stride);

  // Forward through steps [times), for the given rows and the given panels of units.
  void (*lstm_forward)(const Layer<T>& layer, Range times, Range rows, Range panels);
  void (*gru_forward)(const Layer<T>& layer, Range times, Range rows, Range panels);
  // `hidden` (and `cell`, `tanh_cell`) again, from the gates and entry 0.
  void (*lstm_again)(const Layer<T>& layer, Range rows);
  void (*gru_again)(const Layer<T>& layer, Range rows);
  // One time step back: the gradient of the gates of step t from d_hidden and d_cell, for rows and panels of units.
  void (*lstm_backward_gates)(const Layer<T>& layer, Index t, Range rows, Range panels);
  void (*gru_backward_gates)(const Layer<T>& layer, Index t, Range rows, Range panels);
  // And d_hidden of the state before step t from them.
  void (*lstm_backward_state)(const Layer<T>& layer, Index t, Range rows, Range panels);
  void (*gru_backward_state)(const Layer<T>& layer, Index t, Range rows, Range panels);

  // Softmax cross-entropy for rows of logits, in place: losses[row] = −log p[target], logits become their gradient times
  // `scale`, those that are next to nothing become zero. Target −1: no loss, no gradient.
  void (*cross_entropy)(Range rows, Index classes, const std::int32_t* targets, T* logits, Index stride, T scale, double* losses);
};

// The best of this machine's instruction sets.
template <class T>
const Kernels<T>& kernels();
template <class T>
std::span<const Kernels<T>* const> all_kernels();  // those that run on this machine, best first

// How many numbers the packed weights of an inner × columns product take, and of recurrent weights.
template <class T>
Packed<T> packed_product(const Kernels<T>& k, Index inner, Index columns);
template <class T>
Packed<T> packed_gates(const Kernels<T>& k, Index units, Index gates);
// Fills them: B = Wᵀ for W [columns][inner] (transposed) or B = W [inner][columns].
template <class T>
void pack(const Packed<T>& to, const T* w, bool transposed);
// B = W [inner][row], left where it is, and B = Wᵀ for W [columns][row].
template <class T>
void pack_in_place(Packed<T>& to, const T* w, Index row);
template <class T>
void pack_transposed(const Packed<T>& to, const T* w, Index row);
// Recurrent weights [gates·units][units], in panels of `lanes` units with all their gates side by side.
template <class T>
void pack_gates(const Packed<T>& to, const T* w, Index units, Index gates);

}  // namespace recollect::nn
