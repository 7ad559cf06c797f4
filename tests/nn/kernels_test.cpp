// Every instruction set of this machine against plain loops in double precision, and against itself when the work is cut up
// differently.
#include "nn/kernels.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace recollect::nn {
namespace {

template <class T>
class KernelsTest : public ::testing::Test {
 protected:
  using Numbers = std::vector<T>;
  static constexpr double kEpsilon = std::numeric_limits<T>::epsilon();

  Numbers random(Index count, double spread = 1) {
    std::uniform_real_distribution<double> draw(-spread, spread);
    Numbers numbers(static_cast<std::size_t>(count));
    for (T& number : numbers) number = static_cast<T>(draw(random_));
    return numbers;
  }
  Index below(Index count) { return std::uniform_int_distribution<Index>(0, count - 1)(random_); }
  // 0 … count cut at random places.
  std::vector<Range> pieces(Index count) {
    std::vector<Range> ranges;
    for (Index begin = 0; begin < count;) {
      const Index end = begin + 1 + below(count - begin);
      ranges.push_back({begin, end});
      begin = end;
    }
    return ranges;
  }

  std::mt19937_64 random_{1};
};
using Numbers = ::testing::Types<float, double>;
struct NumberName {
  template <class T>
  static std::string GetName(int) {
    return std::is_same_v<T, float> ? "float" : "double";
  }
};
TYPED_TEST_SUITE(KernelsTest, Numbers, NumberName);

template <class T>
::testing::AssertionResult same_bits(const std::vector<T>& got, const std::vector<T>& expected) {
  if (got.size() == expected.size() && std::memcmp(got.data(), expected.data(), got.size() * sizeof(T)) == 0)
    return ::testing::AssertionSuccess();
  for (std::size_t i = 0; i < std::min(got.size(), expected.size()); ++i)
    if (std::memcmp(&got[i], &expected[i], sizeof(T)) != 0)
      return ::testing::AssertionFailure() << "number " << i << " is " << got[i] << ", expected " << expected[i];
  return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
}

// Errors are those of sums of a few dozen products of numbers below one, carried through a few time steps: some dozens of
// roundings of numbers near one.
template <class T>
::testing::AssertionResult near(const std::vector<T>& got, const std::vector<double>& expected) {
  const double tolerance = 100 * static_cast<double>(std::numeric_limits<T>::epsilon());
  if (got.size() != expected.size())
    return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
  for (std::size_t i = 0; i < got.size(); ++i)
    if (const double value = static_cast<double>(got[i]);
        !(std::abs(value - expected[i]) <= tolerance * (1 + std::abs(expected[i]))))
      return ::testing::AssertionFailure() << "number " << i << " is " << value << ", expected " << expected[i];
  return ::testing::AssertionSuccess();
}

std::size_t size(Index n) { return static_cast<std::size_t>(n); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

// A layer with memory of its own, and what it should compute.
template <class T>
struct Problem {
  const Kernels<T>& k;
  bool lstm;
  Index steps, batch, units;
  std::vector<T> gates, hidden, cell, bias, weights, mask, masked, tanh_cell, above, d_hidden, d_cell, forward_values,
      back_values;
  std::vector<std::int32_t> lengths;
  Packed<T> forward, back;
  Layer<T> layer;

  Problem(const Kernels<T>& kernels, bool is_lstm, Index time_steps, Index rows, Index width)
      : k(kernels), lstm(is_lstm), steps(time_steps), batch(rows), units(width) {}
  Problem(const Problem&) = delete;
  Problem& operator=(const Problem&) = delete;

  Index state() const { return batch * units; }
  Index count() const { return lstm ? 4 : 3; }
  Index panels() const { return (units + k.lanes - 1) / k.lanes; }

  template <class Random>
  void fill(const Random& random, bool with_mask, bool with_lengths) {
    gates = random(steps * batch * 4 * units, 2);
    hidden = random((steps + 1) * state(), 1);
    cell = random((steps + 1) * state(), 2);
    bias = random(units, 1);
    weights = random(count() * units * units, 1 / std::sqrt(static_cast<double>(units)));
    masked = random(2 * state(), 1);
    tanh_cell = random(steps * state(), 1);
    above = random(steps * state(), 1);
    d_hidden = random(state(), 1);
    d_cell = random(state(), 1);
    if (with_mask) {
      mask = random(state(), 1);
      for (T& m : mask) m = m < 0 ? T(0) : T(2);
      for (Index i = 0; i < state(); ++i) masked[size(i)] = hidden[size(i)] * mask[size(i)];
    }
    if (with_lengths)
      for (Index b = 0; b < batch; ++b)
        lengths.push_back(static_cast<std::int32_t>(10 + b % (steps + 2)));  // some end, some do not
    forward = packed_gates(k, units, count());
    forward_values.resize(size(forward.size()));
    forward.values = forward_values.data();
    pack_gates(forward, weights.data(), units, count());
    back = packed_product(k, count() * units, units);
    back_values.resize(size(back.size()));
    back.values = back_values.data();
    pack(back, weights.data(), false);
    layer.steps = steps;
    layer.batch = batch;
    layer.units = units;
    layer.gates = gates.data();
    layer.hidden = hidden.data();
    layer.cell = cell.data();
    layer.recurrent_bias = bias.data();
    layer.weights = &forward;
    layer.first = 10;
    if (with_lengths) layer.lengths = lengths.data();
    if (with_mask) layer.recurrent_mask = mask.data(), layer.masked = masked.data();
    layer.tanh_cell = tanh_cell.data();
    layer.above = above.data();
    layer.d_hidden = d_hidden.data();
    layer.d_cell = d_cell.data();
  }
  bool runs(Index t, Index row) const { return lengths.empty() || 10 + t < lengths[size(row)]; }
  double kept(Index row, Index unit) const { return mask.empty() ? 1 : static_cast<double>(mask[size(row * units + unit)]); }
  void run_forward(Range times, Range rows, Range some_panels) {
    (lstm ? k.lstm_forward : k.gru_forward)(layer, times, rows, some_panels);
  }
  void run_again(Range rows) { (lstm ? k.lstm_again : k.gru_again)(layer, rows); }
};

struct Expected {
  std::vector<double> gates, hidden, cell, tanh_cell, d_gates, d_hidden, d_cell;
};
// The definition, one number after another.
template <class T>
Expected expected_of(const Problem<T>& p) {
  const auto doubles = [](const std::vector<T>& from) { return std::vector<double>(from.begin(), from.end()); };
  Expected e{doubles(p.gates),    doubles(p.hidden), doubles(p.cell), doubles(p.tanh_cell), {},
             doubles(p.d_hidden), doubles(p.d_cell)};
  const Index units = p.units, state = p.state();
  const auto weight = [&](Index gate, Index unit, Index from) {
    return static_cast<double>(p.weights[size((gate * units + unit) * units + from)]);
  };
  for (Index t = 0; t < p.steps; ++t)
    for (Index row = 0; row < p.batch; ++row)
      for (Index j = 0; j < units; ++j) {
        double sum[4] = {};
        double* gates = &e.gates[size((t * p.batch + row) * 4 * units)];
        for (Index g = 0; g < p.count(); ++g)
          for (Index i = 0; i < units; ++i)
            sum[g] += weight(g, j, i) * e.hidden[size(t * state + row * units + i)] * p.kept(row, i);
        const Index at = row * units + j;
        const double h = e.hidden[size(t * state + at)], c = e.cell[size(t * state + at)];
        double &h_next = e.hidden[size((t + 1) * state + at)], &c_next = e.cell[size((t + 1) * state + at)];
        double &a0 = gates[j], &a1 = gates[units + j], &a2 = gates[2 * units + j], &a3 = gates[3 * units + j];
        if (p.lstm) {
          a0 = sigmoid(a0 + sum[0]), a1 = sigmoid(a1 + sum[1]), a2 = std::tanh(a2 + sum[2]), a3 = sigmoid(a3 + sum[3]);
          c_next = a1 * c + a0 * a2;
          e.tanh_cell[size(t * state + at)] = std::tanh(c_next);
          h_next = a3 * std::tanh(c_next);
        } else {
          a3 = sum[2] + static_cast<double>(p.bias[size(j)]);
          a0 = sigmoid(a0 + sum[0]), a1 = sigmoid(a1 + sum[1]), a2 = std::tanh(a2 + a0 * a3);
          h_next = (1 - a1) * a2 + a1 * h;
        }
        if (!p.runs(t, row)) h_next = h, c_next = c;
      }
  e.d_gates = e.gates;
  for (Index t = p.steps; t-- > 0;)
    for (Index row = 0; row < p.batch; ++row) {
      double* gates = &e.d_gates[size((t * p.batch + row) * 4 * units)];
      double* d_hidden = &e.d_hidden[size(row * units)];
      if (!p.runs(t, row)) {
        std::fill_n(gates, 4 * units, 0.0);
        continue;
      }
      for (Index j = 0; j < units; ++j) {
        const Index at = row * units + j;
        const double dh = d_hidden[j] + static_cast<double>(p.above[size(t * state + at)]);
        double &a0 = gates[j], &a1 = gates[units + j], &a2 = gates[2 * units + j], &a3 = gates[3 * units + j];
        if (p.lstm) {
          const double tanh_c = e.tanh_cell[size(t * state + at)], dc = e.d_cell[size(at)] + dh * a3 * (1 - tanh_c * tanh_c);
          e.d_cell[size(at)] = dc * a1;
          const double d[4] = {dc * a2 * a0 * (1 - a0), dc * e.cell[size(t * state + at)] * a1 * (1 - a1),
                               dc * a0 * (1 - a2 * a2), dh * tanh_c * a3 * (1 - a3)};
          a0 = d[0], a1 = d[1], a2 = d[2], a3 = d[3];
          d_hidden[j] = 0;
        } else {
          const double dn = dh * (1 - a1) * (1 - a2 * a2);
          const double d[4] = {dn * a3 * a0 * (1 - a0), dh * (e.hidden[size(t * state + at)] - a2) * a1 * (1 - a1), dn, dn * a0};
          d_hidden[j] = dh * a1;
          a0 = d[0], a1 = d[1], a2 = d[2], a3 = d[3];
        }
      }
      for (Index i = 0; i < units; ++i)
        for (Index j = 0; j < units; ++j)
          for (Index g = 0; g < p.count(); ++g) {
            const Index place = !p.lstm && g == 2 ? 3 : g;  // a GRU's q
            d_hidden[i] += gates[place * units + j] * weight(g, j, i) * p.kept(row, i);
          }
    }
  return e;
}

template <class T>
void run_backward(Problem<T>& p) {
  p.layer.weights = &p.back;
  for (Index t = p.steps; t-- > 0;) {
    (p.lstm ? p.k.lstm_backward_gates : p.k.gru_backward_gates)(p.layer, t, {0, p.batch}, {0, p.panels()});
    (p.lstm ? p.k.lstm_backward_state : p.k.gru_backward_state)(p.layer, t, {0, p.batch}, {0, p.back.panels()});
  }
}

// Calls body with every instruction set, cell and a row of odd shapes.
template <class T, class Body>
void for_each_problem(const Body& body) {
  for (const Kernels<T>* k : all_kernels<T>())
    for (const bool lstm : {true, false})
      for (const Index units : {1, 3, 8, 17, 35})
        for (Index batch = 1; batch <= 20; batch += units > 8 ? 3 : 1)
          for (const int kind : {0, 1, 2, 3}) {
            SCOPED_TRACE(std::string(k->name) + (lstm ? " lstm " : " gru ") + std::to_string(units) + " units, " +
                         std::to_string(batch) + " rows, kind " + std::to_string(kind));
            body(*k, lstm, batch, units, kind % 2 == 1, kind >= 2);
            if (::testing::Test::HasFailure()) return;
          }
}

TYPED_TEST(KernelsTest, CellsComputeWhatTheyAreDefinedToBe) {
  using T = TypeParam;
  for_each_problem<T>([&](const Kernels<T>& k, bool lstm, Index batch, Index units, bool mask, bool lengths) {
    Problem<T> p(k, lstm, 3, batch, units);
    p.fill([&](Index count, double spread) { return this->random(count, spread); }, mask, lengths);
    const Expected e = expected_of(p);
    p.run_forward({0, p.steps}, {0, batch}, {0, p.panels()});
    EXPECT_TRUE(near(p.hidden, e.hidden));
    EXPECT_TRUE(near(p.gates, e.gates));
    if (lstm) {
      EXPECT_TRUE(near(p.cell, e.cell));
    }
    // From the gates alone, with the same bits: a block's inner states do not depend on which of the two made them.
    const std::vector<T> hidden = p.hidden, cell = p.cell;
    std::fill(p.hidden.begin() + p.state(), p.hidden.end(), T(-7));
    if (lstm) std::fill(p.cell.begin() + p.state(), p.cell.end(), T(-7));
    p.run_again({0, batch});
    EXPECT_TRUE(same_bits(p.hidden, hidden));
    EXPECT_TRUE(same_bits(p.cell, cell));
    if (lstm && !lengths) {
      EXPECT_TRUE(near(p.tanh_cell, e.tanh_cell));
    }
    run_backward(p);
    EXPECT_TRUE(near(p.gates, e.d_gates));
    EXPECT_TRUE(near(p.d_hidden, e.d_hidden));
    if (lstm) {
      EXPECT_TRUE(near(p.d_cell, e.d_cell));
    }
  });
}

TYPED_TEST(KernelsTest, CellsHaveTheSameBitsHoweverTheWorkIsSharedOut) {
  using T = TypeParam;
  for_each_problem<T>([&](const Kernels<T>& k, bool lstm, Index batch, Index units, bool mask, bool lengths) {
    const auto made = [&](bool cut) {
      this->random_.seed(7);
      Problem<T> p(k, lstm, 4, batch, units);
      p.fill([&](Index count, double spread) { return this->random(count, spread); }, mask, lengths);
      const Range all{0, p.panels()};
      const bool rows_first = cut && this->below(2) == 0;
      if (!cut) {
        p.run_forward({0, p.steps}, {0, batch}, all);
        p.run_again({0, batch});
      } else {
        if (rows_first)
          for (const Range rows : this->pieces(batch))
            for (const Range times : this->pieces(p.steps)) p.run_forward(times, rows, all);
        else
          for (Index t = 0; t < p.steps; ++t)
            for (const Range panels : this->pieces(p.panels())) p.run_forward({t, t + 1}, {0, batch}, panels);
        for (const Range rows : this->pieces(batch)) p.run_again(rows);
      }
      p.layer.weights = &p.back;
      const auto gates = lstm ? k.lstm_backward_gates : k.gru_backward_gates;
      const auto state = lstm ? k.lstm_backward_state : k.gru_backward_state;
      const Range columns{0, p.back.panels()};
      for (Index t = p.steps; t-- > 0;) {
        if (!cut) {
          gates(p.layer, t, {0, batch}, all);
          state(p.layer, t, {0, batch}, columns);
          continue;
        }
        for (const Range panels : this->pieces(p.panels())) gates(p.layer, t, {0, batch}, panels);
        for (const Range rows : this->pieces(batch))
          for (const Range panels : this->pieces(columns.end)) state(p.layer, t, rows, panels);
      }
      return std::vector<std::vector<T>>{p.hidden, p.cell, p.gates, p.d_hidden, p.d_cell};
    };
    const auto whole = made(false), cut = made(true);
    for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_TRUE(same_bits(cut[i], whole[i])) << "array " << i;
  });
}

TYPED_TEST(KernelsTest, ProductsAreProductsAndStayInTheirColumns) {
  using T = TypeParam;
  for (const Kernels<T>* k : all_kernels<T>())
    for (const Index columns : {1, 5, 16, 33, 64, 65, 130})
      for (const Index inner : {1, 3, 40})
        for (Index rows = 1; rows <= 20; ++rows)
          for (const bool with_bias : {false, true}) {
            SCOPED_TRACE(std::string(k->name) + " " + std::to_string(rows) + "×" + std::to_string(inner) + "×" +
                         std::to_string(columns));
            const Index a_stride = inner + 2, c_stride = columns + 3;
            const std::vector<T> a = this->random(rows * a_stride), w = this->random(inner * columns),
                                 bias = this->random(columns);
            Packed<T> packed = packed_product(*k, inner, columns);
            std::vector<T> values(size(packed.size()));
            packed.values = values.data();
            pack(packed, w.data(), true);
            std::vector<T> c(size(rows * c_stride), T(-7)), cut = c;
            k->product(packed, {0, rows}, a.data(), a_stride, with_bias ? bias.data() : nullptr, c.data(), c_stride);
            for (const Range some : this->pieces(rows))
              k->product(packed, some, a.data(), a_stride, with_bias ? bias.data() : nullptr, cut.data(), c_stride);
            std::vector<double> expected(c.size(), -7);
            for (Index row = 0; row < rows; ++row)
              for (Index j = 0; j < columns; ++j) {
                double sum = with_bias ? static_cast<double>(bias[size(j)]) : 0;
                for (Index i = 0; i < inner; ++i)
                  sum += static_cast<double>(a[size(row * a_stride + i)]) * static_cast<double>(w[size(j * inner + i)]);
                expected[size(row * c_stride + j)] = sum;
              }
            ASSERT_TRUE(near(c, expected));
            ASSERT_TRUE(same_bits(cut, c));
            // B as it lies gives the same as its transpose, transposed.
            std::vector<T> transposed(w.size());
            for (Index i = 0; i < inner; ++i)
              for (Index j = 0; j < columns; ++j) transposed[size(i * columns + j)] = w[size(j * inner + i)];
            const std::vector<T> before = values;
            pack(packed, transposed.data(), false);
            ASSERT_TRUE(same_bits(values, before));
          }
}

// A gate's activation is seen through a cell without recurrent weights.
template <class T>
std::vector<T> inputs_of_activations(std::mt19937_64& random) {
  using Limits = std::numeric_limits<T>;
  std::vector<T> row{T(0),
                     Limits::denorm_min(),
                     Limits::min() / 4,
                     Limits::min(),
                     T(1e-30),
                     T(1e-10),
                     T(1e-4),
                     T(0.1),
                     T(0.3465),
                     T(0.3466),
                     T(0.5),
                     T(1),
                     T(2),
                     T(9.5),
                     T(19.9),
                     T(20),
                     T(20.1),
                     T(43.9),
                     T(44.1),
                     T(86.9),
                     T(87.1),
                     T(88.1),
                     T(89),
                     T(104),
                     T(707.9),
                     T(708.1),
                     T(709.1),
                     T(746),
                     T(1e6),
                     Limits::max(),
                     Limits::infinity()};
  for (const double scale : {1e-3, 1.0, 30.0, 800.0})
    for (int i = 0; i < 2000; ++i) row.push_back(static_cast<T>(std::uniform_real_distribution<double>(0, scale)(random)));
  const std::size_t half = row.size();
  for (std::size_t i = 0; i < half; ++i) row.push_back(-row[i]);
  return row;
}

TYPED_TEST(KernelsTest, ActivationsAreAccurateOverTheWholeRange) {
  using T = TypeParam;
  const std::vector<T> x = inputs_of_activations<T>(this->random_);
  for (const Kernels<T>* k : all_kernels<T>()) {
    Problem<T> p(*k, true, 1, static_cast<Index>(x.size()), 1);
    p.fill([&](Index count, double) { return std::vector<T>(size(count), T(0)); }, false, false);
    for (std::size_t i = 0; i < x.size(); ++i) std::fill_n(&p.gates[4 * i], 4, x[i]);
    p.run_forward({0, 1}, {0, p.batch}, {0, 1});
    for (std::size_t i = 0; i < x.size(); ++i) {
      const double exact_sigmoid = sigmoid(static_cast<double>(x[i])), exact_tanh = std::tanh(static_cast<double>(x[i]));
      // Four roundings; and a sigmoid that small is a number that is not normal, where only its size matters.
      const double tolerance = 4 * this->kEpsilon, tiny = 4 * static_cast<double>(std::numeric_limits<T>::min());
      ASSERT_NEAR(static_cast<double>(p.gates[4 * i]), exact_sigmoid, tolerance * exact_sigmoid + tiny)
          << k->name << " sigmoid " << x[i];
      ASSERT_NEAR(static_cast<double>(p.gates[4 * i + 2]), exact_tanh,
                  tolerance * std::abs(exact_tanh) + std::numeric_limits<T>::denorm_min())
          << k->name << " tanh " << x[i];
    }
  }
}

TYPED_TEST(KernelsTest, NotANumberIsNeverLost) {
  using T = TypeParam;
  const T nan = std::numeric_limits<T>::quiet_NaN();
  for (const Kernels<T>* k : all_kernels<T>())
    for (const bool lstm : {true, false})
      for (const Index units : {1, 5, 19})
        for (Index unit = 0; unit < units; ++unit) {
          SCOPED_TRACE(std::string(k->name) + (lstm ? " lstm " : " gru ") + std::to_string(unit));
          const auto made = [&](int where) {
            Problem<T> p(*k, lstm, 1, 2, units);
            p.fill([&](Index count, double spread) { return this->random(count, spread); }, false, false);
            if (where < p.count()) p.gates[size((4 + where) * units + unit)] = nan;  // of row 1
            if (where == 4) p.hidden[size(units + unit)] = nan;
            p.run_forward({0, 1}, {0, 2}, {0, p.panels()});
            return std::vector<T>(p.hidden.begin() + 2 * units, p.hidden.end());
          };
          for (const int where : {0, 1, 2, 3, 4}) {
            if (!lstm && where == 3) continue;  // made, not read
            const std::vector<T> hidden = made(where);
            for (Index j = 0; j < units; ++j) {
              EXPECT_FALSE(std::isnan(hidden[size(j)])) << "row 0 has nothing to do with it";
              EXPECT_TRUE(std::isnan(hidden[size(units + j)]) || (where != 4 && j != unit)) << "from gate " << where;
            }
          }
        }
}

template <class T>
struct Entropy {
  std::vector<T> logits;
  std::vector<double> losses;
};
template <class T>
Entropy<T> cross_entropy(const Kernels<T>& k, const std::vector<Range>& pieces, Index classes,
                         const std::vector<std::int32_t>& targets, std::vector<T> logits, Index stride, T scale) {
  std::vector<double> losses(targets.size(), -7);
  for (const Range rows : pieces) k.cross_entropy(rows, classes, targets.data(), logits.data(), stride, scale, losses.data());
  return {logits, losses};
}

TYPED_TEST(KernelsTest, CrossEntropyAndItsGradient) {
  using T = TypeParam;
  for (const Kernels<T>* k : all_kernels<T>())
    for (const Index classes : {1, 2, 3, 16, 17, 35, 257})
      for (Index rows = 1; rows <= 20; rows += 3)
        for (const double spread : {1.0, 30.0, 1000.0}) {
          SCOPED_TRACE(std::string(k->name) + " " + std::to_string(rows) + "×" + std::to_string(classes) + " within " +
                       std::to_string(spread));
          const Index stride = classes + 2;
          const std::vector<T> logits = this->random(rows * stride, spread);
          std::vector<std::int32_t> targets;
          for (Index row = 0; row < rows; ++row) targets.push_back(static_cast<std::int32_t>(this->below(classes + 1) - 1));
          const T scale = T(0.25);
          const Entropy<T> got = cross_entropy(*k, {{0, rows}}, classes, targets, logits, stride, scale);
          std::vector<double> gradient(logits.begin(), logits.end());
          for (Index row = 0; row < rows; ++row) {
            double* x = &gradient[size(row * stride)];
            const Index target = targets[size(row)];
            if (target < 0) {
              EXPECT_EQ(got.losses[size(row)], 0);
              std::fill_n(x, classes, 0.0);
              continue;
            }
            const double largest = *std::max_element(x, x + classes), at_target = x[target];
            double sum = 0;
            for (Index j = 0; j < classes; ++j) sum += std::exp(x[j] - largest);
            // The sum of exponentials is made of T's; the loss of doubles.
            const double loss = std::log(sum) + largest - at_target;
            EXPECT_NEAR(got.losses[size(row)], loss, (20 + spread) * this->kEpsilon * (1 + loss)) << "row " << row;
            for (Index j = 0; j < classes; ++j) x[j] = 0.25 * (std::exp(x[j] - largest) / sum - (j == target ? 1 : 0));
          }
          EXPECT_TRUE(near(got.logits, gradient));
          const Entropy<T> cut = cross_entropy(*k, this->pieces(rows), classes, targets, logits, stride, scale);
          EXPECT_TRUE(same_bits(cut.logits, got.logits));
          EXPECT_TRUE(same_bits(cut.losses, got.losses));
        }
}

TYPED_TEST(KernelsTest, CrossEntropyOfWhatIsNotFiniteIsNotFinite) {
  using T = TypeParam;
  const T nan = std::numeric_limits<T>::quiet_NaN(), infinity = std::numeric_limits<T>::infinity();
  for (const Kernels<T>* k : all_kernels<T>())
    for (const Index classes : {1, 5, 19, 64})
      for (Index place = 0; place < classes; ++place)
        for (const T value : {nan, infinity}) {
          std::vector<T> logits = this->random(classes);
          logits[size(place)] = value;
          const std::int32_t target = static_cast<std::int32_t>(this->below(classes));
          const Entropy<T> got = cross_entropy(*k, {{0, 1}}, classes, {target}, logits, classes, T(1));
          EXPECT_FALSE(std::isfinite(got.losses[0])) << k->name << " " << value << " at " << place << " of " << classes;
          EXPECT_TRUE(std::isnan(got.logits[size(place)]));
        }
}

// Classes that cannot be: a row may hold −∞, and only there is the probability nothing.
TYPED_TEST(KernelsTest, CrossEntropyAllowsImpossibleClasses) {
  using T = TypeParam;
  for (const Kernels<T>* k : all_kernels<T>()) {
    std::vector<T> logits(20, T(0));
    logits[3] = logits[18] = -std::numeric_limits<T>::infinity();
    const Entropy<T> got = cross_entropy(*k, {{0, 1}}, 20, {0}, logits, 20, T(1));
    EXPECT_NEAR(got.losses[0], std::log(18.0), 20 * this->kEpsilon);
    EXPECT_NEAR(static_cast<double>(got.logits[3]), 0, this->kEpsilon);
  }
}

// Arithmetic with subnormal numbers is slow, and gradients are multiplied with weights.
TYPED_TEST(KernelsTest, CrossEntropyMakesNoTinyGradients) {
  using T = TypeParam;
  for (const Kernels<T>* k : all_kernels<T>())
    for (const T scale : {T(1), T(1e-6)}) {
      const Index classes = 4000;
      std::vector<T> logits(size(classes));
      for (Index j = 0; j < classes; ++j) logits[size(j)] = -T(j);
      const Entropy<T> got = cross_entropy(*k, {{0, 1}}, classes, {5}, logits, classes, scale);
      for (const T number : got.logits)
        EXPECT_TRUE(number == 0 || std::abs(number) > std::numeric_limits<T>::min() * T(1e6)) << k->name << " " << number;
      EXPECT_GT(got.logits[50], 0);
    }
}

TYPED_TEST(KernelsTest, TheBestComesFirstAndNamesAreDistinct) {
  const auto all = all_kernels<TypeParam>();
  EXPECT_EQ(&kernels<TypeParam>(), all.front());
  EXPECT_STREQ(all.back()->name, "portable");
  for (std::size_t i = 1; i < all.size(); ++i) {
    EXPECT_STRNE(all[i]->name, all[i - 1]->name);
    EXPECT_LE(all[i]->lanes, all[i - 1]->lanes);
  }
}

}  // namespace
}  // namespace recollect::nn
