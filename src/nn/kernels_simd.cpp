// The kernels, compiled once for every instruction set.
#include <algorithm>
#include <limits>

#include "nn/tiles.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

// An LSTM's next cell: forward and again must agree on it.
template <class T>
[[gnu::always_inline]] inline Vector<T> next_cell(const Vector<T>& i, const Vector<T>& f, const Vector<T>& g,
                                                  const Vector<T>& c) {
  return f * c + rounded<T>(i * g);
}

// Four gates of six rows need 24 sums: with 16 registers, two gates at a time.
constexpr int kLstmRows = 6;
constexpr int kGruRows = kManyRegisters ? 8 : 4;

template <class T, int Rows>
[[gnu::always_inline]] inline void multiply_gates(Vector<T> (&sum)[Rows][4], const T* a, Index a_stride, const T* b,
                                                  Index inner) {
  if constexpr (kManyRegisters) {
    multiply<T, 0, 4>(sum, a, a_stride, b, inner);
  } else {
    multiply<T, 0, 2>(sum, a, a_stride, b, inner);
    multiply<T, 2, 2>(sum, a, a_stride, b, inner);
  }
}

// C = A·B + start, or C += A·B.
template <class T, bool Add>
void product(const Packed<T>& b, Range rows, const T* a, Index a_stride, const T* start, T* c, Index c_stride) {
  constexpr int kVectors = kProductVectors;
  for (Index p = 0; p < b.panels(); ++p) {
    const T* panel = b.at(p);
    const Index column = p * b.panel, b_stride = b.stride_at(p);
    const auto left = [&](int v) { return std::clamp<Index>(b.columns - column - v * kLanes<T>, 0, kLanes<T>); };
    each_tile<kProductRows>(rows, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
      Vector<T> sum[Height][kVectors];
      for (int v = 0; v < kVectors; ++v)
        for (int r = 0; r < Height; ++r) {
          const T* from = Add ? c + (row + r) * c_stride : start;
          sum[r][v] = from != nullptr && left(v) > 0 ? load(from + column + v * kLanes<T>, left(v)) : Vector<T>{};
        }
      multiply<T, 0, kVectors>(sum, a + row * a_stride, a_stride, panel, b.inner, b_stride);
      for (int v = 0; v < kVectors; ++v)
        if (left(v) > 0)
          for (int r = 0; r < Height; ++r) store(c + (row + r) * c_stride + column + v * kLanes<T>, sum[r][v], left(v));
    });
  }
}
template <class T>
void product(const Packed<T>& b, Range rows, const T* a, Index a_stride, const T* bias, T* c, Index c_stride) {
  product<T, false>(b, rows, a, a_stride, bias, c, c_stride);
}
template <class T>
void add_product(const Packed<T>& b, Range rows, const T* a, Index a_stride, T* c, Index c_stride) {
  product<T, true>(b, rows, a, a_stride, nullptr, c, c_stride);
}

// What one panel of units sees of a layer.
template <class T>
struct Units {
  Index begin, count;
  Units(const Layer<T>& layer, Index panel)
      : begin(panel * kLanes<T>), count(std::min(kLanes<T>, layer.units - panel * kLanes<T>)) {}
};
template <class T>
bool runs(const Layer<T>& layer, Index t, Index row) {
  return layer.lengths == nullptr || layer.first + t < layer.lengths[row];
}
// What the recurrent product reads at step t: the state before it, masked where there is recurrent dropout.
template <class T>
const T* recurrent_input(const Layer<T>& layer, Index t) {
  const Index step = layer.batch * layer.units;
  return layer.recurrent_mask == nullptr ? layer.hidden + t * step : layer.masked + (t % 2) * step;
}
template <class T>
[[gnu::always_inline]] inline void store_hidden(const Layer<T>& layer, Index t, Index row, const Units<T>& u,
                                                const Vector<T>& h) {
  const Index step = layer.batch * layer.units, at = row * layer.units + u.begin;
  store(layer.hidden + (t + 1) * step + at, h, u.count);
  if (layer.recurrent_mask != nullptr)
    store(layer.masked + ((t + 1) % 2) * step + at, h * load(layer.recurrent_mask + at, u.count), u.count);
}

template <class T>
void lstm_forward(const Layer<T>& layer, Range times, Range rows, Range panels) {
  const Index step = layer.batch * layer.units, units = layer.units;
  for (Index t = times.begin; t < times.end; ++t) {
    const T* before = recurrent_input(layer, t);
    for (Index p = panels.begin; p < panels.end; ++p) {
      const Units<T> u(layer, p);
      const T* panel = layer.weights->values + p * units * layer.weights->panel;
      each_tile<kLstmRows>(rows, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
        Vector<T> sum[Height][4];
        T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
        for (int r = 0; r < Height; ++r)
          for (int g = 0; g < 4; ++g) sum[r][g] = load(gates + (r * 4 + g) * units, u.count);
        multiply_gates<T, Height>(sum, before + row * units, units, panel, units);
        for (int r = 0; r < Height; ++r) {
          const Index at = (row + r) * units + u.begin;
          const Vector<T> c_before = load(layer.cell + t * step + at, u.count);
          const Vector<T> i = sigmoid<T>(sum[r][0]), f = sigmoid<T>(sum[r][1]), o = sigmoid<T>(sum[r][3]);
          const Vector<T> g = hyperbolic_tangent<T>(sum[r][2]);
          Vector<T> c = next_cell<T>(i, f, g, c_before);
          Vector<T> h = o * hyperbolic_tangent<T>(c);
          if (!runs(layer, t, row + r)) {
            c = c_before;
            h = load(layer.hidden + t * step + at, u.count);
          }
          T* to = gates + r * 4 * units;
          store(to, i, u.count);
          store(to + units, f, u.count);
          store(to + 2 * units, g, u.count);
          store(to + 3 * units, o, u.count);
          store(layer.cell + (t + 1) * step + at, c, u.count);
          store_hidden(layer, t, row + r, u, h);
        }
      });
    }
  }
}

template <class T>
void gru_forward(const Layer<T>& layer, Range times, Range rows, Range panels) {
  const Index step = layer.batch * layer.units, units = layer.units;
  for (Index t = times.begin; t < times.end; ++t) {
    const T* before = recurrent_input(layer, t);
    for (Index p = panels.begin; p < panels.end; ++p) {
      const Units<T> u(layer, p);
      const T* panel = layer.weights->values + p * units * layer.weights->panel;
      const Vector<T> bias = load(layer.recurrent_bias + u.begin, u.count);
      each_tile<kGruRows>(rows, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
        Vector<T> sum[Height][3];
        T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
        for (int r = 0; r < Height; ++r) {
          sum[r][0] = load(gates + r * 4 * units, u.count);
          sum[r][1] = load(gates + (r * 4 + 1) * units, u.count);
          sum[r][2] = bias;
        }
        multiply<T, 0, 3>(sum, before + row * units, units, panel, units);
        for (int r = 0; r < Height; ++r) {
          const Index at = (row + r) * units + u.begin;
          T* to = gates + r * 4 * units;
          const Vector<T> h_before = load(layer.hidden + t * step + at, u.count);
          const Vector<T> reset = sigmoid<T>(sum[r][0]), z = sigmoid<T>(sum[r][1]), q = sum[r][2];
          const Vector<T> n = hyperbolic_tangent<T>(load(to + 2 * units, u.count) + reset * q);
          Vector<T> h = n + z * (h_before - n);
          if (!runs(layer, t, row + r)) h = h_before;
          store(to, reset, u.count);
          store(to + units, z, u.count);
          store(to + 2 * units, n, u.count);
          store(to + 3 * units, q, u.count);
          store_hidden(layer, t, row + r, u, h);
        }
      });
    }
  }
}

template <class T, class Body>
[[gnu::always_inline]] inline void each_vector(const Layer<T>& layer, Range rows, Range panels, const Body& body) {
  for (Index row = rows.begin; row < rows.end; ++row)
    for (Index p = panels.begin; p < panels.end; ++p) body(row, Units<T>(layer, p));
}
template <class T>
Range all_panels(const Layer<T>& layer) {
  return {0, (layer.units + kLanes<T> - 1) / kLanes<T>};
}

template <class T>
void lstm_again(const Layer<T>& layer, Range rows) {
  const Index step = layer.batch * layer.units, units = layer.units;
  for (Index t = 0; t < layer.steps; ++t)
    each_vector(layer, rows, all_panels(layer), [&](Index row, const Units<T>& u) {
      const Index at = row * units + u.begin;
      const T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
      const Vector<T> c_before = load(layer.cell + t * step + at, u.count);
      Vector<T> c = next_cell<T>(load(gates, u.count), load(gates + units, u.count), load(gates + 2 * units, u.count), c_before);
      const Vector<T> tanh_c = hyperbolic_tangent<T>(c);
      Vector<T> h = load(gates + 3 * units, u.count) * tanh_c;
      if (!runs(layer, t, row)) {
        c = c_before;
        h = load(layer.hidden + t * step + at, u.count);
      }
      store(layer.cell + (t + 1) * step + at, c, u.count);
      store(layer.tanh_cell + t * step + at, tanh_c, u.count);
      store(layer.hidden + (t + 1) * step + at, h, u.count);
    });
}

template <class T>
void gru_again(const Layer<T>& layer, Range rows) {
  const Index step = layer.batch * layer.units, units = layer.units;
  for (Index t = 0; t < layer.steps; ++t)
    each_vector(layer, rows, all_panels(layer), [&](Index row, const Units<T>& u) {
      const Index at = row * units + u.begin;
      const T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
      const Vector<T> h_before = load(layer.hidden + t * step + at, u.count), n = load(gates + 2 * units, u.count);
      Vector<T> h = n + load(gates + units, u.count) * (h_before - n);
      if (!runs(layer, t, row)) h = h_before;
      store(layer.hidden + (t + 1) * step + at, h, u.count);
    });
}

// d_hidden keeps what does not pass through the recurrent product: nothing, or all of it where the sequence has ended.
template <class T>
void lstm_backward_gates(const Layer<T>& layer, Index t, Range rows, Range panels) {
  const Index step = layer.batch * layer.units, units = layer.units;
  each_vector(layer, rows, panels, [&](Index row, const Units<T>& u) {
    const Index at = row * units + u.begin;
    T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
    if (!runs(layer, t, row)) {
      for (int g = 0; g < 4; ++g) store(gates + g * units, Vector<T>{}, u.count);
      return;
    }
    Vector<T> dh = load(layer.d_hidden + at, u.count);
    if (layer.above != nullptr) dh += load(layer.above + t * step + at, u.count);
    const Vector<T> i = load(gates, u.count), f = load(gates + units, u.count), g = load(gates + 2 * units, u.count),
                    o = load(gates + 3 * units, u.count), tanh_c = load(layer.tanh_cell + t * step + at, u.count);
    const Vector<T> dc = load(layer.d_cell + at, u.count) + dh * o * (T(1) - tanh_c * tanh_c);
    store(gates, dc * g * (i * (T(1) - i)), u.count);
    store(gates + units, dc * load(layer.cell + t * step + at, u.count) * (f * (T(1) - f)), u.count);
    store(gates + 2 * units, dc * i * (T(1) - g * g), u.count);
    store(gates + 3 * units, dh * tanh_c * (o * (T(1) - o)), u.count);
    store(layer.d_cell + at, dc * f, u.count);
    store(layer.d_hidden + at, Vector<T>{}, u.count);
  });
}

template <class T>
void gru_backward_gates(const Layer<T>& layer, Index t, Range rows, Range panels) {
  const Index step = layer.batch * layer.units, units = layer.units;
  each_vector(layer, rows, panels, [&](Index row, const Units<T>& u) {
    const Index at = row * units + u.begin;
    T* gates = layer.gates + (t * layer.batch + row) * 4 * units + u.begin;
    if (!runs(layer, t, row)) {
      for (int g = 0; g < 4; ++g) store(gates + g * units, Vector<T>{}, u.count);
      return;
    }
    Vector<T> dh = load(layer.d_hidden + at, u.count);
    if (layer.above != nullptr) dh += load(layer.above + t * step + at, u.count);
    const Vector<T> r = load(gates, u.count), z = load(gates + units, u.count), n = load(gates + 2 * units, u.count),
                    q = load(gates + 3 * units, u.count), h_before = load(layer.hidden + t * step + at, u.count);
    const Vector<T> dn = dh * (T(1) - z) * (T(1) - n * n);
    store(gates, dn * q * (r * (T(1) - r)), u.count);
    store(gates + units, dh * (h_before - n) * (z * (T(1) - z)), u.count);
    store(gates + 2 * units, dn, u.count);
    store(gates + 3 * units, dn * r, u.count);
    store(layer.d_hidden + at, dh * z, u.count);
  });
}

// d_hidden += (gradients of the gates · W_hh) ∘ mask. The gates lie in [0, first) and again after a gap.
template <class T>
void backward_state(const Layer<T>& layer, Index t, Range rows, Range panels, Index first, Index gap) {
  constexpr int kVectors = kProductVectors;
  const Index units = layer.units, stride = 4 * units;
  const Packed<T>& w = *layer.weights;
  for (Index p = panels.begin; p < panels.end; ++p) {
    const T* panel = w.values + p * w.inner * w.panel;
    const Index column = p * w.panel;
    each_tile<kProductRows>(rows, [&]<int Height>(Index row, std::integral_constant<int, Height>) {
      const T* from = layer.gates + (t * layer.batch + row) * stride;
      Vector<T> sum[Height][kVectors] = {};
      multiply<T, 0, kVectors>(sum, from, stride, panel, first);
      if (w.inner > first) multiply<T, 0, kVectors>(sum, from + first + gap, stride, panel + first * w.panel, w.inner - first);
      for (int v = 0; v < kVectors; ++v) {
        const Index left = std::clamp<Index>(units - column - v * kLanes<T>, 0, kLanes<T>);
        if (left == 0) continue;
        for (int r = 0; r < Height; ++r) {
          const Index at = (row + r) * units + column + v * kLanes<T>;
          Vector<T> d = sum[r][v];
          if (layer.recurrent_mask != nullptr) d = d * load(layer.recurrent_mask + at, left);
          store(layer.d_hidden + at, load(layer.d_hidden + at, left) + d, left);
        }
      }
    });
  }
}
template <class T>
void lstm_backward_state(const Layer<T>& layer, Index t, Range rows, Range panels) {
  backward_state(layer, t, rows, panels, 4 * layer.units, 0);
}
template <class T>
void gru_backward_state(const Layer<T>& layer, Index t, Range rows, Range panels) {
  backward_state(layer, t, rows, panels, 2 * layer.units, layer.units);
}

template <class T>
void cross_entropy(Range rows, Index classes, const std::int32_t* targets, T* logits, Index stride, T scale, double* losses) {
  for (Index row = rows.begin; row < rows.end; ++row) {
    T* x = logits + row * stride;
    const Index target = targets[row];
    if (target < 0) {
      std::fill(x, x + classes, T(0));
      losses[row] = 0;
      continue;
    }
    T largest = x[0];
    for (Index j = 1; j < classes; ++j) largest = x[j] > largest || x[j] != x[j] ? x[j] : largest;
    const T at_target = x[target];
    Vector<T> sums{};
    for (Index j = 0; j < classes; j += kLanes<T>) {
      const Index count = std::min(kLanes<T>, classes - j);
      Vector<T> e = exponential<T>(load(x + j, count) - largest);
      for (Index lane = count; lane < kLanes<T>; ++lane) e[lane] = 0;
      store(x + j, e, count);
      sums += e;
    }
    T sum = 0;
    for (Index lane = 0; lane < kLanes<T>; ++lane) sum += sums[lane];
    losses[row] = std::log(static_cast<double>(sum)) + static_cast<double>(largest) - static_cast<double>(at_target);
    const T factor = scale / sum;
    // What would make subnormal numbers of products is nothing: arithmetic with those takes up to a hundred times as long.
    const T least = std::numeric_limits<T>::min() / std::numeric_limits<T>::epsilon() / factor;
    for (Index j = 0; j < classes; ++j) x[j] = (x[j] < least ? T(0) : x[j]) * factor;
    x[target] -= scale;
  }
}

template <class T>
constexpr Kernels<T> kTable{RECOLLECT_STRING(RECOLLECT_ISA),
                            kLanes<T>,
                            kProductVectors* kLanes<T>,
                            &product<T>,
                            &add_product<T>,
                            &lstm_forward<T>,
                            &gru_forward<T>,
                            &lstm_again<T>,
                            &gru_again<T>,
                            &lstm_backward_gates<T>,
                            &gru_backward_gates<T>,
                            &lstm_backward_state<T>,
                            &gru_backward_state<T>,
                            &cross_entropy<T>};

}  // namespace

const Kernels<float>& single() { return kTable<float>; }
const Kernels<double>& twice() { return kTable<double>; }

}  // namespace recollect::nn::RECOLLECT_ISA
