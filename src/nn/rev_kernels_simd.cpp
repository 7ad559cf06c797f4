// Kernels of reversible cells, compiled once for every instruction set.
#include "nn/rev_kernels.hpp"

#include <algorithm>

#include "nn/simd.hpp"

namespace recollect::nn::RECOLLECT_ISA {
namespace {

using Floats = Vector<float>;
using Ints = Simd<float>::Integers;
constexpr Index kWidth = kLanes<float>;

[[gnu::always_inline]] inline Ints load_ints(const std::int32_t* from, Index count) {
  Ints v{};
  std::memcpy(&v, from, static_cast<std::size_t>(count) * sizeof(std::int32_t));
  return v;
}
[[gnu::always_inline]] inline void store_ints(std::int32_t* to, const Ints& v, Index count) {
  std::memcpy(to, &v, static_cast<std::size_t>(count) * sizeof(std::int32_t));
}

[[gnu::always_inline]] inline Floats number(const Ints& state, float unit) {
  return __builtin_convertvector(state, Floats) * unit;
}
// To the nearest; halves away from zero. Numbers of 2^23 and more have no fraction, and may move by one.
[[gnu::always_inline]] inline Ints fixed(const Floats& x, float scale) {
  const Floats scaled = rounded<float>(x * scale);
  return __builtin_convertvector(scaled + (scaled < 0.0F ? Floats{} - 0.5F : Floats{} + 0.5F), Ints);
}

struct Columns {
  Index begin, count;
};
template <class Body>
[[gnu::always_inline]] inline void each(Range rows, Index units, const Body& body) {
  for (Index row = rows.begin; row < rows.end; ++row)
    for (Index u = 0; u < units; u += kWidth) body(row, Columns{u, std::min(kWidth, units - u)});
}

// What the gradient and both directions need to know of a cell, as numbers.
struct Scales {
  float range, rest, one, state, unit;
  std::int32_t least;
  explicit Scales(const RevCell& c)
      : range(c.range()),
        rest(1 - c.range()),
        one(static_cast<float>(c.one())),
        state(static_cast<float>(1 << c.state_bits)),
        unit(1 / static_cast<float>(1 << c.state_bits)),
        least(c.least()) {}
  [[gnu::always_inline]] Floats forget(const Floats& sigmoid) const { return sigmoid * range + rest; }
  // What a state is really multiplied with, in units of 1/one. Never less than the tape has room for, whatever z is.
  [[gnu::always_inline]] Ints quantized(const Floats& z) const {
    Ints q = fixed(z, one);
    const Ints lowest = Ints{} + least, most = Ints{} + static_cast<std::int32_t>(one);
    q = q < lowest ? lowest : q;
    return q > most ? most : q;
  }
};

[[gnu::always_inline]] inline void store_forget(const RevHalf& h, int part, Index row, Columns u, const Ints& q,
                                                const Ints& add) {
  const Index at = row * h.units + u.begin;
  const bool runs = h.runs(row);
  if (h.cell->forgets())
    for (Index lane = 0; lane < u.count; ++lane)
      h.forget[part][at + lane] = static_cast<std::uint16_t>(runs ? q[lane] : h.cell->one());
  store_ints(h.add[part] + at, runs ? add : Ints{}, u.count);
}

// Whether any was no number. Fixed point has no NaN, which would go on as an ordinary number.
class Numbers {
 public:
  [[gnu::always_inline]] void see(const Floats& x) { bad_ |= x != x; }
  bool all() const {
    for (Index lane = 0; lane < kWidth; ++lane)
      if (bad_[lane] != 0) return false;
    return true;
  }

 private:
  Ints bad_{};
};

// The columns of a half's gates at one row and vector of units.
struct Gates {
  float* at;
  Index units;
  Columns u;
  Gates(const RevHalf& h, Index row, Columns columns)
      : at(h.gates + row * h.stride + columns.begin), units(h.units), u(columns) {}
  [[gnu::always_inline]] Floats get(Index column) const { return load(at + column * units, u.count); }
  [[gnu::always_inline]] void set(Index column, const Floats& v) const { store<float>(at + column * units, v, u.count); }
};
[[gnu::always_inline]] inline Floats chosen(const RevHalf& h, Index part, Index row, Columns u) {
  return load(h.chosen + row * h.stride + part * h.units + u.begin, u.count);
}
// The forget value of a part, from its column or as it was chosen.
[[gnu::always_inline]] inline Floats forget_value(const RevHalf& h, const Scales& s, const Gates& g, Index part, Index row) {
  if (h.cell->forgetting == Forgetting::discrete) return chosen(h, part, row, g.u);
  return s.forget(g.get(part));
}

bool gru_first(const RevHalf& h, Range rows) {
  const Index r_column = h.cell->forget_columns();
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    if (h.cell->forgetting != Forgetting::discrete) g.set(0, sigmoid<float>(g.get(0)));
    const Floats r = sigmoid<float>(g.get(r_column));
    g.set(r_column, r);
    store<float>(h.reset + row * h.units + u.begin, r * load(h.other + row * h.other_stride + u.begin, u.count), u.count);
  });
  return true;  // the second product sees them
}

bool lstm_first(const RevHalf& h, Range rows) {
  const RevCell& c = *h.cell;
  const Scales s(c);
  const Index i_column = 2 * c.forget_columns(), o_column = i_column + 1, g_column = i_column + 2;
  Numbers numbers;
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    if (c.forgetting == Forgetting::fractional)
      for (Index column = 0; column < 2; ++column) g.set(column, sigmoid<float>(g.get(column)));
    const Floats in = sigmoid<float>(g.get(i_column)), candidate = hyperbolic_tangent<float>(g.get(g_column));
    g.set(i_column, in);
    g.set(o_column, sigmoid<float>(g.get(o_column)));
    g.set(g_column, candidate);
    Ints q{};
    if (c.forgets()) {
      const Floats f = forget_value(h, s, g, 0, row);
      numbers.see(f);
      q = s.quantized(f);
    }
    const Floats more = rounded<float>(in * candidate);
    numbers.see(more);
    store_forget(h, 0, row, u, q, fixed(more, s.state));
  });
  return numbers.all();
}

bool first_gates(const RevHalf& h, Range rows) { return h.cell->lstm ? lstm_first(h, rows) : gru_first(h, rows); }

bool gru_candidate(const RevHalf& h, Range rows) {
  const Scales s(*h.cell);
  const Index g_column = h.cell->columns() - 1;
  Numbers numbers;
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    const Floats candidate = hyperbolic_tangent<float>(g.get(g_column)), z = forget_value(h, s, g, 0, row);
    g.set(g_column, candidate);
    const Floats more = rounded<float>((1.0F - z) * candidate);
    numbers.see(more);
    store_forget(h, 0, row, u, s.quantized(z), fixed(more, s.state));
  });
  return numbers.all();
}

bool lstm_output(const RevHalf& h, const std::int32_t* cell, Range rows) {
  const RevCell& c = *h.cell;
  const Scales s(c);
  const Index o_column = 2 * c.forget_columns() + 1;
  Numbers numbers;
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    const Floats tanh_c = hyperbolic_tangent<float>(number(load_ints(cell + row * h.units + u.begin, u.count), s.unit));
    Ints q{};
    if (c.forgets()) {
      const Floats p = forget_value(h, s, g, 1, row);
      numbers.see(p);
      q = s.quantized(p);
    }
    const Floats more = rounded<float>(g.get(o_column) * tanh_c);
    numbers.see(more);
    store_forget(h, 1, row, u, q, fixed(more, s.state));
  });
  return numbers.all();
}

void choose(const RevHalf& h, Index part, const float* noise, Range rows) {
  const Index scores = h.cell->scores();
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    const Index first = part * scores;
    const auto perturbed = [&](Index j) {
      const Floats score = g.get(first + j), positive = score > 0.0F ? score : Floats{};
      return noise == nullptr ? positive : positive + load(noise + (row * scores + j) * h.units + u.begin, u.count);
    };
    Floats best = perturbed(0), value = Floats{} + 1.0F, power = value;
    for (Index j = 1; j < scores; ++j) {
      const Floats y = perturbed(j);
      power = power * 0.5F;
      value = y > best ? power : value;
      best = y > best ? y : best;
    }
    Floats sum{}, mean{};
    power = Floats{} + 1.0F;
    for (Index j = 0; j < scores; ++j, power = power * 0.5F) {
      const Floats weight = exponential<float>(perturbed(j) - best);
      sum += weight;
      mean += weight * power;
    }
    mean = mean / sum;
    power = Floats{} + 1.0F;
    for (Index j = 0; j < scores; ++j, power = power * 0.5F) {
      const Floats probability = exponential<float>(perturbed(j) - best) / sum;
      g.set(first + j, g.get(first + j) > 0.0F ? probability * (power - mean) : Floats{});
    }
    store<float>(h.chosen + row * h.stride + part * h.units + u.begin, value, u.count);
  });
}

void to_number(const std::int32_t* from, float* to, Index stride, Index units, int state_bits, Range rows) {
  const float unit = 1 / static_cast<float>(1 << state_bits);
  each(rows, units, [&](Index row, Columns u) {
    store<float>(to + row * stride + u.begin, number(load_ints(from + row * units + u.begin, u.count), unit), u.count);
  });
}

// They wrap around, and back.
void add(std::int32_t* state, const std::int32_t* what, Index count) {
  for (Index i = 0; i < count; ++i)
    state[i] = static_cast<std::int32_t>(static_cast<std::uint32_t>(state[i]) + static_cast<std::uint32_t>(what[i]));
}
void subtract(std::int32_t* state, const std::int32_t* what, Index count) {
  for (Index i = 0; i < count; ++i)
    state[i] = static_cast<std::int32_t>(static_cast<std::uint32_t>(state[i]) - static_cast<std::uint32_t>(what[i]));
}

// Logarithms of products of many, which doubles hold: 60 factors of at most 2^15.
double lost_bits(const std::uint16_t* forget, int forget_bits, Index count) {
  double logarithms = 0;
  for (Index begin = 0; begin < count; begin += 60 * 8) {
    double products[8];
    std::fill_n(products, 8, 1.0);
    const Index end = std::min(count, begin + 60 * 8);
    Index i = begin;
    for (; i + 8 <= end; i += 8)
      for (Index lane = 0; lane < 8; ++lane) products[lane] *= static_cast<double>(forget[i + lane]);
    for (; i < end; ++i) products[i % 8] *= static_cast<double>(forget[i]);
    for (const double product : products) logarithms += std::log2(product);
  }
  return static_cast<double>(forget_bits) * static_cast<double>(count) - logarithms;
}

// The gradient of a forget value, to its column or its scores.
[[gnu::always_inline]] inline void back_forget(const RevHalf& h, const Scales& s, const Gates& g, Index part, const Floats& d) {
  if (h.cell->forgetting == Forgetting::discrete) {
    const Index scores = h.cell->scores();
    for (Index j = 0; j < scores; ++j) g.set(part * scores + j, d * g.get(part * scores + j));
  } else {
    const Floats sigma = g.get(part);
    g.set(part, d * s.range * (sigma * (1.0F - sigma)));
  }
}
[[gnu::always_inline]] inline void no_gradient(const RevHalf& h, const Gates& g) {
  for (Index column = 0; column < h.cell->columns(); ++column) g.set(column, Floats{});
}
[[gnu::always_inline]] inline Floats multiplied_with(const RevHalf& h, const Scales& s, const Floats& z) {
  if (!h.cell->forgets()) return Floats{} + 1.0F;
  return __builtin_convertvector(s.quantized(z), Floats) * (1 / s.one);
}

void gru_back(const RevHalf& h, const std::int32_t* before, float* d_hidden, Index d_stride, Range rows) {
  const Scales s(*h.cell);
  const Index g_column = h.cell->columns() - 1;
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    if (!h.runs(row)) return no_gradient(h, g);
    float* const d_at = d_hidden + row * d_stride + u.begin;
    const Floats d = load(d_at, u.count), candidate = g.get(g_column), z = forget_value(h, s, g, 0, row);
    const Floats h_before = number(load_ints(before + row * h.units + u.begin, u.count), s.unit);
    const Floats kept = h.cell->forgets() ? h_before : Floats{};
    back_forget(h, s, g, 0, d * (kept - candidate));
    g.set(g_column, d * (1.0F - z) * (1.0F - candidate * candidate));
    store<float>(d_at, d * multiplied_with(h, s, z), u.count);
  });
}

void gru_back_reset(const RevHalf& h, float* d_reset, Range rows) {
  const Index r_column = h.cell->forget_columns();
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    float* const d_at = d_reset + row * h.units + u.begin;
    const Floats other = load(h.other + row * h.other_stride + u.begin, u.count);
    float* const reset_at = h.reset + row * h.units + u.begin;
    if (!h.runs(row)) {
      store<float>(d_at, Floats{}, u.count);
      store<float>(reset_at, Floats{}, u.count);
      return;
    }
    const Floats d = load(d_at, u.count), r = g.get(r_column);
    store<float>(reset_at, r * other, u.count);
    store<float>(d_at, d * r, u.count);
    g.set(r_column, d * other * (r * (1.0F - r)));
  });
}

void lstm_back(const RevHalf& h, const std::int32_t* const before[2], const std::int32_t* cell_after, float* d_cell,
               float* d_hidden, Index d_stride, Range rows) {
  const RevCell& c = *h.cell;
  const Scales s(c);
  const Index i_column = 2 * c.forget_columns(), o_column = i_column + 1, g_column = i_column + 2;
  each(rows, h.units, [&](Index row, Columns u) {
    const Gates g(h, row, u);
    if (!h.runs(row)) return no_gradient(h, g);
    const Index at = row * h.units + u.begin, d_at = row * d_stride + u.begin;
    const auto state = [&](const std::int32_t* from) { return number(load_ints(from + at, u.count), s.unit); };
    const Floats in = g.get(i_column), out = g.get(o_column), candidate = g.get(g_column),
                 tanh_c = hyperbolic_tangent<float>(state(cell_after)), dh = load(d_hidden + d_at, u.count);
    const Floats dc = load(d_cell + d_at, u.count) + dh * out * (1.0F - tanh_c * tanh_c);
    Floats f = Floats{} + 1.0F, p = f;
    if (c.forgets()) {
      const Floats f_value = forget_value(h, s, g, 0, row), p_value = forget_value(h, s, g, 1, row);
      f = multiplied_with(h, s, f_value);
      p = multiplied_with(h, s, p_value);
      back_forget(h, s, g, 0, dc * state(before[0]));
      back_forget(h, s, g, 1, dh * state(before[1]));
    }
    g.set(i_column, dc * candidate * (in * (1.0F - in)));
    g.set(o_column, dh * tanh_c * (out * (1.0F - out)));
    g.set(g_column, dc * in * (1.0F - candidate * candidate));
    store<float>(d_cell + d_at, dc * f, u.count);
    store<float>(d_hidden + d_at, dh * p, u.count);
  });
}

constexpr RevKernels kTable{&first_gates, &gru_candidate, &lstm_output, &choose,         &to_number, &add,
                            &subtract,    &lost_bits,     &gru_back,    &gru_back_reset, &lstm_back};

}  // namespace

const RevKernels& reversible() { return kTable; }

}  // namespace recollect::nn::RECOLLECT_ISA
