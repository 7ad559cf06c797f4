// Every instruction set of this machine against plain loops in double precision, and against itself when the work is cut up
// differently.
#include "nn/thin_kernels.hpp"

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

std::size_t size(Index n) { return static_cast<std::size_t>(n); }

// Rows of arrays have some numbers between them that nobody may touch.
constexpr Index kGap = 3;
constexpr double kUntouched = -7;

struct Shape {
  Index rows, outputs, inputs;
};
// Odd ones; then more rows than are laid out at a time, and more inputs than are of so many; more outputs than are read at a
// time.
std::vector<Shape> shapes() {
  std::vector<Shape> all;
  for (const Index rows : {1, 3, 7, 64, 65})
    for (const Index outputs : {1, 5, 17, 64, 100})
      for (const Index inputs : {1, 5, 17, 64, 100}) all.push_back({rows, outputs, inputs});
  all.push_back({130, 70, 1100});
  all.push_back({300, 100, 700});
  all.push_back({900, 20, 20});  // several runs in a part
  all.push_back({kManyRows, 150, 70});
  all.push_back({kManyRows + 1, 70, 1100});
  all.push_back({40, 1030, 70});
  all.push_back({170, 1030, 70});
  all.push_back({7, 230, 70});
  all.push_back({130, 520, 70});
  for (const Index outputs : {12, 13, 15, 16, 28}) all.push_back({33, outputs, 20});
  return all;
}

template <class T>
class ThinKernelsTest : public ::testing::Test {
 protected:
  using Numbers = std::vector<T>;

  Numbers random(Index count) {
    std::uniform_real_distribution<double> draw(-1, 1);
    Numbers numbers(size(count));
    for (T& number : numbers) number = static_cast<T>(draw(random_));
    return numbers;
  }
  // 0 … count cut at random places.
  std::vector<Range> pieces(Index count) {
    std::vector<Range> ranges;
    for (Index begin = 0; begin < count;) {
      const Index end = begin + 1 + std::uniform_int_distribution<Index>(0, count - begin - 1)(random_);
      ranges.push_back({begin, end});
      begin = end;
    }
    return ranges;
  }
  // Calls kernel with each of the ranges and scratch memory of any alignment, which must do.
  template <class Kernel>
  void in_pieces(const ThinKernels<T>& k, Index rows, const std::vector<Range>& ranges, const Kernel& kernel) {
    const std::size_t end = size(k.scratch(rows)) + 1;
    Numbers scratch(end + 1, T(kUntouched));
    for (const Range range : ranges) kernel(range, scratch.data() + 1);
    EXPECT_EQ(scratch[end], T(kUntouched));
    EXPECT_EQ(scratch[0], T(kUntouched));
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
TYPED_TEST_SUITE(ThinKernelsTest, Numbers, NumberName);

template <class T>
::testing::AssertionResult same_bits(const std::vector<T>& got, const std::vector<T>& expected) {
  if (got.size() == expected.size() && std::memcmp(got.data(), expected.data(), got.size() * sizeof(T)) == 0)
    return ::testing::AssertionSuccess();
  for (std::size_t i = 0; i < std::min(got.size(), expected.size()); ++i)
    if (std::memcmp(&got[i], &expected[i], sizeof(T)) != 0)
      return ::testing::AssertionFailure() << "number " << i << " is " << got[i] << ", expected " << expected[i];
  return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
}

// Sums of up to a thousand products of numbers below one, of either sign: their errors are some roundings of the largest.
template <class T>
::testing::AssertionResult near(const std::vector<T>& got, const std::vector<double>& expected) {
  if (got.size() != expected.size())
    return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
  double largest = 1;
  for (const double number : expected) largest = std::max(largest, std::abs(number));
  const double tolerance = 100 * static_cast<double>(std::numeric_limits<T>::epsilon()) * largest;
  for (std::size_t i = 0; i < got.size(); ++i)
    if (const double value = static_cast<double>(got[i]); !(std::abs(value - expected[i]) <= tolerance))
      return ::testing::AssertionFailure() << "number " << i << " is " << value << ", expected " << expected[i] << " ± "
                                           << tolerance;
  return ::testing::AssertionSuccess();
}

// Rows of `width` numbers, what is between them untouched: start(row, column) is where their sums start, and term(row, column, i)
// what is added to it for i from 0 to count.
template <class Start, class Term>
std::vector<double> sums(Index rows, Index width, Index gap, Index count, const Start& start, const Term& term) {
  std::vector<double> all(size(rows * (width + gap)), kUntouched);
  for (Index row = 0; row < rows; ++row)
    for (Index column = 0; column < width; ++column) {
      double sum = static_cast<double>(start(row, column));
      for (Index i = 0; i < count; ++i) sum += static_cast<double>(term(row, column, i).first) * term(row, column, i).second;
      all[size(row * (width + gap) + column)] = sum;
    }
  return all;
}

enum class Start { bias, zero, there };

TYPED_TEST(ThinKernelsTest, ForwardIsTheProductWithTheBiasOrIsAdded) {
  using T = TypeParam;
  for (const Shape s : shapes())
    for (const Start start : {Start::bias, Start::zero, Start::there}) {
      const Index w_stride = s.inputs + kGap;
      const auto x = this->random(s.rows * (s.inputs + kGap)), w = this->random(s.outputs * w_stride);
      const auto bias = this->random(s.outputs);
      ThinProduct<T> p{.rows = s.rows, .outputs = s.outputs, .inputs = s.inputs, .weights = w.data(), .x = x.data()};
      p.weights_stride = w_stride;
      p.add = start == Start::there;
      p.bias = start == Start::bias ? bias.data() : nullptr;
      p.x_stride = s.inputs + kGap;
      p.y_stride = s.outputs + kGap;
      std::vector<T> before(size(s.rows * p.y_stride), T(kUntouched));
      if (p.add)
        for (Index row = 0; row < s.rows; ++row)
          std::copy_n(this->random(s.outputs).begin(), s.outputs, before.begin() + row * p.y_stride);
      const auto expected = sums(
          s.rows, s.outputs, kGap, s.inputs,
          [&](Index row, Index n) {
            return start == Start::bias ? bias[size(n)] : start == Start::zero ? T(0) : before[size(row * p.y_stride + n)];
          },
          [&](Index row, Index n, Index k) {
            return std::pair(x[size(row * p.x_stride + k)], static_cast<double>(w[size(n * w_stride + k)]));
          });
      for (const ThinKernels<T>* k : all_thin_kernels<T>()) {
        SCOPED_TRACE(testing::Message() << k->name << ", " << s.rows << " rows, " << s.outputs << " × " << s.inputs);
        std::vector<T> y = before, cut = before;
        p.y = y.data();
        this->in_pieces(*k, s.rows, {{0, s.outputs}}, [&](Range some, T* scratch) { k->forward(p, some, scratch); });
        EXPECT_TRUE(near(y, expected));
        p.y = cut.data();
        this->in_pieces(*k, s.rows, this->pieces(s.outputs), [&](Range some, T* scratch) { k->forward(p, some, scratch); });
        EXPECT_TRUE(same_bits(cut, y));
        cut = before;
        p.y = cut.data();
        this->in_pieces(*k, s.rows, this->pieces(s.rows), [&](Range some, T* scratch) {  // of which few rows are laid out
          ThinProduct<T> part = p;
          part.rows = some.end - some.begin;
          part.x += some.begin * p.x_stride;
          part.y += some.begin * p.y_stride;
          k->forward(part, {0, s.outputs}, scratch);
        });
        EXPECT_TRUE(same_bits(cut, y));
        // The first inputs, and then the others added.
        cut = before;
        p.y = cut.data();
        this->in_pieces(*k, s.rows, {{0, s.outputs}}, [&](Range some, T* scratch) {
          ThinProduct<T> first = p, others = p;
          first.inputs = (s.inputs + 1) / 2;
          others.inputs = s.inputs - first.inputs;
          others.weights += first.inputs;
          others.x += first.inputs;
          others.add = true;
          k->forward(first, some, scratch);
          if (others.inputs > 0) k->forward(others, some, scratch);
        });
        EXPECT_TRUE(same_bits(cut, y));
        if (::testing::Test::HasFailure()) return;
      }
    }
}

TYPED_TEST(ThinKernelsTest, BackwardWritesOrAddsTheGradientOfTheRows) {
  using T = TypeParam;
  for (const Shape s : shapes())
    for (const bool add : {true, false}) {
      const Index w_stride = s.inputs + kGap;
      const auto d_y = this->random(s.rows * (s.outputs + kGap)), w = this->random(s.outputs * w_stride);
      ThinProduct<T> p{.rows = s.rows, .outputs = s.outputs, .inputs = s.inputs, .weights = w.data()};
      p.weights_stride = w_stride;
      p.d_y = d_y.data();
      p.d_y_stride = s.outputs + kGap;
      p.d_x_stride = s.inputs + kGap;
      p.add = add;
      auto before = this->random(s.rows * p.d_x_stride);
      for (Index row = 0; row < s.rows; ++row) std::fill_n(&before[size(row * p.d_x_stride + s.inputs)], kGap, T(kUntouched));
      const auto expected = sums(
          s.rows, s.inputs, kGap, s.outputs,
          [&](Index row, Index k) { return add ? before[size(row * p.d_x_stride + k)] : T(0); },
          [&](Index row, Index k, Index n) {
            return std::pair(d_y[size(row * p.d_y_stride + n)], static_cast<double>(w[size(n * w_stride + k)]));
          });
      for (const ThinKernels<T>* k : all_thin_kernels<T>()) {
        SCOPED_TRACE(testing::Message() << k->name << ", " << s.rows << " rows, " << s.outputs << " × " << s.inputs);
        std::vector<T> d_x = before, cut = before;
        p.d_x = d_x.data();
        this->in_pieces(*k, s.rows, {{0, s.inputs}}, [&](Range some, T* scratch) { k->backward(p, some, scratch); });
        EXPECT_TRUE(near(d_x, expected));
        p.d_x = cut.data();
        this->in_pieces(*k, s.rows, this->pieces(s.inputs), [&](Range some, T* scratch) { k->backward(p, some, scratch); });
        EXPECT_TRUE(same_bits(cut, d_x));
        if (::testing::Test::HasFailure()) return;
      }
    }
}

TYPED_TEST(ThinKernelsTest, WeightsAddTheGradientsOfWeightsAndBias) {
  using T = TypeParam;
  for (const Shape s : shapes())
    for (const bool with_bias : {true, false}) {
      const auto x = this->random(s.rows * (s.inputs + kGap)), d_y = this->random(s.rows * (s.outputs + kGap));
      const Index w_stride = s.inputs + kGap;
      auto weights_before = this->random(s.outputs * w_stride), bias_before = this->random(s.outputs);
      for (Index n = 0; n < s.outputs; ++n) std::fill_n(&weights_before[size(n * w_stride + s.inputs)], kGap, T(kUntouched));
      ThinProduct<T> p{.rows = s.rows, .outputs = s.outputs, .inputs = s.inputs, .x = x.data()};
      p.weights_stride = w_stride;
      p.x_stride = s.inputs + kGap;
      p.d_y = d_y.data();
      p.d_y_stride = s.outputs + kGap;
      const auto d = [&](Index row, Index n) { return d_y[size(row * p.d_y_stride + n)]; };
      const auto e_weights = sums(
          s.outputs, s.inputs, kGap, s.rows, [&](Index n, Index k) { return weights_before[size(n * w_stride + k)]; },
          [&](Index n, Index k, Index row) { return std::pair(d(row, n), static_cast<double>(x[size(row * p.x_stride + k)])); });
      const auto e_bias = sums(
          1, s.outputs, 0, with_bias ? s.rows : 0, [&](Index, Index n) { return bias_before[size(n)]; },
          [&](Index, Index n, Index row) { return std::pair(d(row, n), 1.0); });
      for (const ThinKernels<T>* k : all_thin_kernels<T>()) {
        SCOPED_TRACE(testing::Message() << k->name << ", " << s.rows << " rows, " << s.outputs << " × " << s.inputs);
        std::vector<T> weights = weights_before, bias = bias_before, weights_cut = weights, bias_cut = bias;
        p.d_weights = weights.data();
        p.d_bias = with_bias ? bias.data() : nullptr;
        this->in_pieces(*k, s.rows, {{0, s.outputs}}, [&](Range some, T* scratch) {
          k->weights(p, some, {0, s.inputs}, scratch);
        });
        EXPECT_TRUE(near(weights, e_weights));
        EXPECT_TRUE(near(bias, e_bias));
        // Cut up, and the first runs before the others.
        ThinProduct<T> first = p, others = p;
        first.rows = (s.rows - 1) / 2 / kRowsOfARun * kRowsOfARun;
        others.rows = s.rows - first.rows;
        others.x += first.rows * p.x_stride;
        others.d_y += first.rows * p.d_y_stride;
        const auto add = [&](ThinProduct<T> part) {
          part.d_weights = weights_cut.data();
          part.d_bias = with_bias ? bias_cut.data() : nullptr;
          const auto outputs = this->pieces(s.outputs);
          if (part.rows > 0)
            this->in_pieces(*k, part.rows, this->pieces(s.inputs), [&](Range some, T* scratch) {
              for (const Range of : outputs) k->weights(part, of, some, scratch);
            });
        };
        add(first);
        add(others);
        EXPECT_TRUE(same_bits(weights_cut, weights));
        EXPECT_TRUE(same_bits(bias_cut, bias));
        // In parts, of which the last one is shorter, and from that one on.
        p.part = (s.rows + 2) / 3;
        weights = weights_cut = weights_before;
        bias = bias_cut = bias_before;
        this->in_pieces(*k, s.rows, {{0, s.outputs}}, [&](Range some, T* scratch) {
          k->weights(p, some, {0, s.inputs}, scratch);
        });
        for (Index begin = (s.rows - 1) / p.part * p.part; begin >= 0; begin -= p.part) {
          ThinProduct<T> part = p;
          part.part = 0;
          part.rows = std::min(p.part, s.rows - begin);
          part.x += begin * p.x_stride;
          part.d_y += begin * p.d_y_stride;
          add(part);
        }
        p.part = 0;
        EXPECT_TRUE(same_bits(weights_cut, weights));
        EXPECT_TRUE(same_bits(bias_cut, bias));
        if (::testing::Test::HasFailure()) return;
      }
    }
}

// Beside a large sum, each row by itself would be rounded away.
TYPED_TEST(ThinKernelsTest, WeightsDoNotForgetSmallRows) {
  using T = TypeParam;
  const T large = 1 / std::numeric_limits<T>::epsilon();
  for (const ThinKernels<T>* k : all_thin_kernels<T>()) {
    std::vector<T> weights{large}, bias{large}, scratch(size(k->scratch(1000)) + 1);
    const std::vector<T> ones(1000, 1), quarters(1000, 0.25);
    ThinProduct<T> p{.rows = 1000, .outputs = 1, .inputs = 1, .weights_stride = 1, .x = ones.data(), .x_stride = 1};
    p.d_y = quarters.data();
    p.d_y_stride = 1;
    p.d_weights = weights.data();
    p.d_bias = bias.data();
    k->weights(p, {0, 1}, {0, 1}, scratch.data());
    EXPECT_EQ(weights[0] - large, 250) << k->name;
    EXPECT_EQ(bias[0] - large, 250) << k->name;
  }
}

}  // namespace
}  // namespace recollect::nn
