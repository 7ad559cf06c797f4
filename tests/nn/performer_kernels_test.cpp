// Every instruction set of this machine against plain loops in double precision, and against itself when the work is cut up
// differently.
#include "nn/performer_kernels.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <random>
#include <string>
#include <vector>

#include "support/linear_attention.hpp"

namespace recollect::nn {
namespace {

std::size_t size(Index n) { return static_cast<std::size_t>(n); }

template <class T>
class PerformerKernelsTest : public ::testing::Test {
 protected:
  using Numbers = std::vector<T>;

  Numbers random(Index count, double low, double high) {
    std::uniform_real_distribution<double> draw(low, high);
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

  std::mt19937_64 random_{1};
};
using Numbers = ::testing::Types<float, double>;
struct NumberName {
  template <class T>
  static std::string GetName(int) {
    return std::is_same_v<T, float> ? "float" : "double";
  }
};
TYPED_TEST_SUITE(PerformerKernelsTest, Numbers, NumberName);

template <class T>
::testing::AssertionResult same_bits(const std::vector<T>& got, const std::vector<T>& expected) {
  if (got.size() == expected.size() && std::memcmp(got.data(), expected.data(), got.size() * sizeof(T)) == 0)
    return ::testing::AssertionSuccess();
  for (std::size_t i = 0; i < std::min(got.size(), expected.size()); ++i)
    if (std::memcmp(&got[i], &expected[i], sizeof(T)) != 0)
      return ::testing::AssertionFailure() << "number " << i << " is " << got[i] << ", expected " << expected[i];
  return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
}

// Sums of up to a few hundred products, whose errors are in proportion to their largest terms and so to an array's largest
// number.
template <class T>
::testing::AssertionResult near(const std::vector<T>& got, const std::vector<double>& expected, double roundings = 100,
                                double more = 0) {
  if (got.size() != expected.size())
    return ::testing::AssertionFailure() << "is " << got.size() << " numbers, expected " << expected.size();
  double largest = 1;
  for (const double number : expected) largest = std::max(largest, std::abs(number));
  const double tolerance = (roundings * static_cast<double>(std::numeric_limits<T>::epsilon()) + more) * largest;
  for (std::size_t i = 0; i < got.size(); ++i)
    if (const double value = static_cast<double>(got[i]); !(std::abs(value - expected[i]) <= tolerance))
      return ::testing::AssertionFailure() << "number " << i << " is " << value << ", expected " << expected[i] << " ± "
                                           << tolerance;
  return ::testing::AssertionSuccess();
}

// Rows of arrays have some numbers between them that nobody may touch.
constexpr Index kGap = 3;
constexpr double kUntouched = -7;

struct Shape {
  Index steps, batch, heads, features, width;
};
constexpr double kFloor = 0.125;  // of features

// A feature of x and its slope; with favor x is one.
std::pair<double, double> feature(FeatureMap map, double x) {
  switch (map) {
    case FeatureMap::square: return {x * x + kFloor, 2 * x};
    case FeatureMap::elu: return {(x > 0 ? x + 1 : std::exp(x)) + kFloor, x > 0 ? 1 : std::exp(x)};
    case FeatureMap::relu: return {std::max(x, 0.0) + kFloor, x > 0 ? 1 : 0};
    default: return {x, 1};
  }
}

// An attention with memory of its own. Sums are kept in all three ways at once; `kind` says which are used.
template <class T>
struct Problem {
  const PerformerKernels<T>* kernels;
  Shape shape;
  Sums kind;
  FeatureMap map;
  std::vector<T> q, k, v, y, den, decay, d_y, d_q, d_k, d_v, d_sums, plain;
  std::vector<double> twice;
  std::vector<std::int64_t> fixed;
  static constexpr int kBits = 30;

  template <class Random>
  Problem(const PerformerKernels<T>& k_, Shape s, Sums how, bool decays, const Random& random, FeatureMap of = FeatureMap::favor)
      : kernels(&k_), shape(s), kind(how), map(of) {
    const Index rows = s.steps * s.batch;
    const double least = map == FeatureMap::favor ? 0.1 : -1;
    q = random(rows * stride(s.features), least, 1);
    k = random(rows * stride(s.features), least, 1);
    v = random(rows * stride(s.width), -1, 1);
    d_y = random(rows * stride(s.width), -1, 1);
    const Index sums = s.batch * s.heads * (s.features * s.width + s.features);
    set_sums(random(sums, 0.1, 2));
    d_sums = random(sums, -1, 1);
    if (decays) decay = random(s.heads, 0.8, 1);
    y.assign(size(rows * stride(s.width)), T(kUntouched));
    d_v = y;
    d_q.assign(q.size(), T(kUntouched));
    d_k = d_q;
    den.assign(size(rows * s.heads), T(kUntouched));
  }
  Index stride(Index of_head) const { return shape.heads * of_head + kGap; }
  void set_sums(const std::vector<T>& from) {
    plain = from;
    twice.assign(from.begin(), from.end());
    fixed.clear();
    for (const T x : from) fixed.push_back(std::llrint(std::ldexp(static_cast<double>(x), kBits)));
  }
  StoredSums stored() {
    return {.kind = kind,
            .fraction_bits = kBits,
            .values = kind == Sums::plain   ? static_cast<void*>(plain.data())
                      : kind == Sums::twice ? static_cast<void*>(twice.data())
                                            : static_cast<void*>(fixed.data())};
  }
  std::vector<double> sums() const {
    if (kind == Sums::plain) return {plain.begin(), plain.end()};
    if (kind == Sums::twice) return twice;
    std::vector<double> numbers;
    for (const std::int64_t x : fixed) numbers.push_back(std::ldexp(static_cast<double>(x), -kBits));
    return numbers;
  }
  // The micro-block of the given steps.
  CausalAttention<T> attention(Range times) {
    const Index row = times.begin * shape.batch, m = stride(shape.features), w = stride(shape.width);
    return {.steps = times.end - times.begin,
            .batch = shape.batch,
            .heads = shape.heads,
            .features = shape.features,
            .width = shape.width,
            .epsilon = T(0.001),
            .map = map,
            .floor = T(kFloor),
            .q = q.data() + row * m,
            .k = k.data() + row * m,
            .v = v.data() + row * w,
            .q_stride = m,
            .k_stride = m,
            .v_stride = w,
            .y = y.data() + row * w,
            .y_stride = w,
            .den = den.data() + row * shape.heads,
            .decay = decay.empty() ? nullptr : decay.data(),
            .d_y = d_y.data() + row * w,
            .d_q = d_q.data() + row * m,
            .d_k = d_k.data() + row * m,
            .d_v = d_v.data() + row * w,
            .d_y_stride = w,
            .d_q_stride = m,
            .d_k_stride = m,
            .d_v_stride = w,
            .d_sums = d_sums.data()};
  }
  CausalAttention<T> attention() { return attention({0, shape.steps}); }
  Index pairs() const { return shape.batch * shape.heads; }

  // With scratch memory that holds no numbers, at an odd address.
  template <class Body>
  static auto with_scratch(Index count, const Body& body) {
    std::vector<T> scratch(size(count + 1), std::numeric_limits<T>::quiet_NaN());
    const auto result = body(scratch.data() + 1);
    return result;
  }
  bool attend(const CausalAttention<T>& a, Range some) {
    return with_scratch(kernels->attend_scratch(a), [&](T* scratch) { return kernels->attend(a, some, stored(), scratch); });
  }
  bool attend() { return attend(attention(), {0, pairs()}); }
  bool take_back(const CausalAttention<T>& a, Range some) {
    return with_scratch(kernels->attend_scratch(a), [&](T* scratch) { return kernels->take_back(a, some, stored(), scratch); });
  }
  void attend_back(const CausalAttention<T>& a, Range some) {
    with_scratch(kernels->attend_back_scratch(a), [&](T* scratch) {
      kernels->attend_back(a, some, stored(), scratch);
      return true;
    });
  }
};

struct Expected {
  std::vector<double> y, den, sums, d_q, d_k, d_v, d_sums;
};
template <class T>
Expected expected_of(Problem<T>& p) {
  const Shape s = p.shape;
  const Index rows = s.steps * s.batch, of_sums = s.features * s.width, all = of_sums + s.features;
  Expected e;
  e.y.assign(size(rows * p.stride(s.width)), kUntouched);
  e.d_v = e.y;
  e.d_q.assign(size(rows * p.stride(s.features)), kUntouched);
  e.d_k = e.d_q;
  e.den.assign(size(rows * s.heads), kUntouched);
  e.sums = p.sums();
  e.d_sums.assign(p.d_sums.begin(), p.d_sums.end());
  for (Index b = 0; b < s.batch; ++b)
    for (Index h = 0; h < s.heads; ++h) {
      // The rows of this pair, from an array or to one.
      const auto each = [&](Index width, const auto& body) {
        for (Index t = 0; t < s.steps; ++t)
          for (Index j = 0; j < width; ++j) body(size((t * s.batch + b) * p.stride(width) + h * width + j), size(t * width + j));
      };
      const auto of = [&](const std::vector<T>& array, Index width) {
        std::vector<double> numbers(size(s.steps * width));
        each(width, [&](std::size_t at, std::size_t i) { numbers[i] = static_cast<double>(array[at]); });
        return numbers;
      };
      const auto to = [&](std::vector<double>& array, Index width, const std::vector<double>& numbers) {
        each(width, [&](std::size_t at, std::size_t i) { array[at] = numbers[i]; });
      };
      const auto features_of = [&](const std::vector<T>& array) {
        std::vector<double> numbers = of(array, s.features);
        for (double& x : numbers) x = feature(p.map, x).first;
        return numbers;
      };
      const auto slopes_times = [&](const std::vector<T>& array, std::vector<double> gradient) {
        const std::vector<double> numbers = of(array, s.features);
        for (std::size_t i = 0; i < numbers.size(); ++i) gradient[i] *= feature(p.map, numbers[i]).second;
        return gradient;
      };
      const Index first = (b * s.heads + h) * all;
      const auto s_of = [&](const std::vector<double>& sums) {
        return std::vector<double>(sums.begin() + first, sums.begin() + first + of_sums);
      };
      const auto z_of = [&](const std::vector<double>& sums) {
        return std::vector<double>(sums.begin() + first + of_sums, sums.begin() + first + all);
      };
      const auto set = [&](std::vector<double>& sums, const std::vector<double>& of_s, const std::vector<double>& of_z) {
        std::copy(of_s.begin(), of_s.end(), sums.begin() + first);
        std::copy(of_z.begin(), of_z.end(), sums.begin() + first + of_sums);
      };
      const LinearAttention reference{.features = size(s.features),
                                      .width = size(s.width),
                                      .epsilon = static_cast<double>(T(0.001)),
                                      .decay = p.decay.empty() ? 1 : static_cast<double>(p.decay[size(h)]),
                                      .q = features_of(p.q),
                                      .k = features_of(p.k),
                                      .v = of(p.v, s.width),
                                      .s = s_of(e.sums),
                                      .z = z_of(e.sums)};
      const LinearAttention::Output out = reference.forward();
      const LinearAttention::Gradient g = reference.backward(of(p.d_y, s.width), s_of(e.d_sums), z_of(e.d_sums));
      to(e.y, s.width, out.y);
      for (Index t = 0; t < s.steps; ++t) e.den[size((t * s.batch + b) * s.heads + h)] = out.den[size(t)];
      set(e.sums, out.s, out.z);
      to(e.d_q, s.features, slopes_times(p.q, g.q));
      to(e.d_k, s.features, slopes_times(p.k, g.k));
      to(e.d_v, s.width, g.v);
      set(e.d_sums, g.s, g.z);
    }
  return e;
}

// Calls body with problems of every instruction set, shape and way of keeping sums.
template <class T, class Random, class Body>
void for_each_problem(const Random& random, const Body& body) {
  for (const PerformerKernels<T>* k : all_performer_kernels<T>())
    for (const Index steps : {1, 7, 65, 130})
      for (const auto& [features, width] : {std::pair<Index, Index>{3, 5}, {1, 1}, {16, 32}, {35, 17}, {64, 64}})
        for (const Index batch : {1, 3})
          for (const Index heads : {1, 3})
            for (const Sums kind : {Sums::plain, Sums::twice, Sums::fixed})
              for (const bool decays : {false, true}) {
                if (decays && kind == Sums::fixed) continue;
                if (features == 64 && batch * heads > 1) continue;
                SCOPED_TRACE(std::string(k->name) + " " + std::to_string(steps) + " steps, batch " + std::to_string(batch) +
                             ", " + std::to_string(heads) + " heads, " + std::to_string(features) + "×" + std::to_string(width) +
                             ", sums " + std::to_string(static_cast<int>(kind)) + (decays ? ", decay" : ""));
                for (const FeatureMap map : {FeatureMap::favor, FeatureMap::square, FeatureMap::elu, FeatureMap::relu}) {
                  if (map != FeatureMap::favor && batch != heads) continue;
                  SCOPED_TRACE("map " + std::to_string(static_cast<int>(map)));
                  Problem<T> problem(*k, {steps, batch, heads, features, width}, kind, decays, random, map);
                  body(problem);
                  if (::testing::Test::HasFailure()) return;
                }
              }
}

TYPED_TEST(PerformerKernelsTest, AttentionIsTheRecurrenceAndItsGradient) {
  const auto random = [&](Index count, double low, double high) { return this->random(count, low, high); };
  for_each_problem<TypeParam>(random, [&](Problem<TypeParam>& p) {
    const Expected e = expected_of(p);
    const Problem<TypeParam> before = p;
    const double more = p.kind == Sums::fixed ? 0x1p-28 : 0;  // every chunk of a sum is rounded to a multiple of 2^−30
    EXPECT_TRUE(p.attend());
    EXPECT_TRUE(near(p.y, e.y, 100, more));
    EXPECT_TRUE(near(p.den, e.den, 100, more));
    const std::vector<double> sums = p.sums();
    EXPECT_TRUE(near(std::vector<TypeParam>(sums.begin(), sums.end()), e.sums, 100, more));
    p.plain = before.plain, p.twice = before.twice, p.fixed = before.fixed;
    p.attend_back(p.attention(), {0, p.pairs()});
    EXPECT_TRUE(near(p.d_q, e.d_q, 100, more));
    EXPECT_TRUE(near(p.d_k, e.d_k, 100, more));
    EXPECT_TRUE(near(p.d_v, e.d_v, 100, more));
    EXPECT_TRUE(near(p.d_sums, e.d_sums, 100, more));
    EXPECT_TRUE(same_bits(p.plain, before.plain) && same_bits(p.twice, before.twice) && same_bits(p.fixed, before.fixed));
  });
}

TYPED_TEST(PerformerKernelsTest, AttentionHasTheSameBitsHoweverPairsAreSharedOut) {
  const auto random = [&](Index count, double low, double high) { return this->random(count, low, high); };
  for_each_problem<TypeParam>(random, [&](Problem<TypeParam>& whole) {
    Problem<TypeParam> cut = whole;
    whole.attend_back(whole.attention(), {0, whole.pairs()});
    whole.attend();
    for (const Range some : this->pieces(cut.pairs())) {
      cut.attend_back(cut.attention(), some);
      cut.attend(cut.attention(), some);
    }
    EXPECT_TRUE(same_bits(cut.y, whole.y));
    EXPECT_TRUE(same_bits(cut.den, whole.den));
    EXPECT_TRUE(same_bits(cut.plain, whole.plain));
    EXPECT_TRUE(same_bits(cut.twice, whole.twice));
    EXPECT_TRUE(same_bits(cut.fixed, whole.fixed));
    EXPECT_TRUE(same_bits(cut.d_q, whole.d_q));
    EXPECT_TRUE(same_bits(cut.d_k, whole.d_k));
    EXPECT_TRUE(same_bits(cut.d_v, whole.d_v));
    EXPECT_TRUE(same_bits(cut.d_sums, whole.d_sums));
  });
}

TYPED_TEST(PerformerKernelsTest, MicroBlocksOfWholeChunksHaveTheBitsOfOneOfThemAll) {
  static_assert(64 % kAttentionChunk == 0);
  const auto random = [&](Index count, double low, double high) { return this->random(count, low, high); };
  for (const PerformerKernels<TypeParam>* k : all_performer_kernels<TypeParam>())
    for (const Sums kind : {Sums::plain, Sums::twice, Sums::fixed})
      for (const bool decays : {false, true}) {
        if (decays && kind == Sums::fixed) continue;
        Problem<TypeParam> whole(*k, {128, 2, 2, 19, 21}, kind, decays, random), halves = whole;
        const Problem<TypeParam> start = whole;
        whole.attend();
        halves.attend(halves.attention({0, 64}), {0, 4});
        const Problem<TypeParam> middle = halves;
        halves.attend(halves.attention({64, 128}), {0, 4});
        const auto same = [&] {
          return same_bits(halves.y, whole.y) && same_bits(halves.den, whole.den) && same_bits(halves.plain, whole.plain) &&
                 same_bits(halves.twice, whole.twice) && same_bits(halves.fixed, whole.fixed) &&
                 same_bits(halves.d_q, whole.d_q) && same_bits(halves.d_k, whole.d_k) && same_bits(halves.d_v, whole.d_v) &&
                 same_bits(halves.d_sums, whole.d_sums);
        };
        EXPECT_TRUE(same()) << k->name << " sums " << static_cast<int>(kind) << " decays " << decays;
        const auto set_sums = [](Problem<TypeParam>& to, const Problem<TypeParam>& from) {
          to.plain = from.plain, to.twice = from.twice, to.fixed = from.fixed;
        };
        set_sums(whole, start);
        whole.attend_back(whole.attention(), {0, 4});
        set_sums(halves, middle);
        halves.attend_back(halves.attention({64, 128}), {0, 4});
        set_sums(halves, start);
        halves.attend_back(halves.attention({0, 64}), {0, 4});
        EXPECT_TRUE(same()) << k->name << " backward, sums " << static_cast<int>(kind) << " decays " << decays;
      }
}

TYPED_TEST(PerformerKernelsTest, SumsAreTakenBack) {
  const auto random = [&](Index count, double low, double high) { return this->random(count, low, high); };
  for (const PerformerKernels<TypeParam>* k : all_performer_kernels<TypeParam>())
    for (const Sums kind : {Sums::plain, Sums::twice, Sums::fixed}) {
      Problem<TypeParam> p(*k, {330, 2, 3, 19, 33}, kind, false, random);
      // Values that grow a million times over the sequence: where addition rounds, what came first would be lost.
      for (std::size_t i = 0; i < p.v.size(); ++i)
        p.v[i] *= static_cast<TypeParam>(std::exp(13.8 * static_cast<double>(i) / static_cast<double>(p.v.size())));
      const Problem<TypeParam> before = p;
      const std::vector<Range> blocks = this->pieces(p.shape.steps);
      for (const Range times : blocks) EXPECT_TRUE(p.attend(p.attention(times), {0, p.pairs()}));
      EXPECT_FALSE(same_bits(p.fixed, before.fixed) && same_bits(p.twice, before.twice) && same_bits(p.plain, before.plain));
      const double largest = std::abs(*std::max_element(p.twice.begin(), p.twice.end()));
      const std::vector<TypeParam> y = p.y, den = p.den;
      std::fill(p.den.begin(), p.den.end(), std::numeric_limits<TypeParam>::quiet_NaN());
      for (std::size_t i = 0; i < y.size(); ++i)
        if (static_cast<Index>(i) % p.stride(33) < 3 * 33) p.y[i] = -1;  // all but the gaps is written again
      for (std::size_t i = blocks.size(); i-- > 0;)
        for (const Range some : this->pieces(p.pairs())) EXPECT_TRUE(p.take_back(p.attention(blocks[i]), some));
      if (kind == Sums::fixed) {
        EXPECT_TRUE(same_bits(p.fixed, before.fixed)) << k->name;
        EXPECT_TRUE(same_bits(p.den, den)) << k->name;
        EXPECT_TRUE(same_bits(p.y, y)) << k->name;
      } else if (kind == Sums::twice) {
        for (std::size_t i = 0; i < p.twice.size(); ++i) ASSERT_NEAR(p.twice[i], before.twice[i], 1e-14 * largest) << k->name;
      } else {
        EXPECT_TRUE(near(p.plain, std::vector<double>(before.plain.begin(), before.plain.end()), 1e8));
      }
    }
}

TYPED_TEST(PerformerKernelsTest, WhatDoesNotFitFixedSumsIsNoticed) {
  using Limits = std::numeric_limits<TypeParam>;
  const auto random = [&](Index count, double low, double high) { return this->random(count, low, high); };
  for (const PerformerKernels<TypeParam>* k : all_performer_kernels<TypeParam>())
    for (const TypeParam bad : {Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(), TypeParam(1e12), TypeParam(-1e12)})
      for (const bool in_value : {false, true})
        for (const Index row : {Index{0}, Index{69}}) {
          Problem<TypeParam> p(*k, {70, 1, 2, 5, 9}, Sums::fixed, false, random);
          Problem<TypeParam> fine = p;
          (in_value ? p.v : p.k)[size(row * p.stride(in_value ? 9 : 5) + 1)] = bad;
          EXPECT_FALSE(p.attend()) << k->name << " " << bad;
          EXPECT_FALSE(p.take_back(p.attention(), {0, 2})) << k->name << " " << bad;
          EXPECT_TRUE(p.attend(p.attention(), {1, 2})) << "the other head has only numbers";
          EXPECT_TRUE(fine.attend());
          // Numbers that are too large only together.
          fine.fixed[3] = std::numeric_limits<std::int64_t>::max() - 1000;
          std::fill(fine.v.begin(), fine.v.end(), TypeParam(1));
          EXPECT_FALSE(fine.attend());
        }
}

TEST(PerformerKernelsGradient, IsTheSlopeAlongALine) {
  std::mt19937_64 engine(5);
  const auto random = [&](Index count, double low, double high) {
    std::uniform_real_distribution<double> draw(low, high);
    std::vector<double> numbers(size(count));
    for (double& number : numbers) number = draw(engine);
    return numbers;
  };
  for (const PerformerKernels<double>* k : all_performer_kernels<double>())
    for (const bool decays : {false, true}) {
      Problem<double> p(*k, {70, 2, 2, 5, 6}, Sums::plain, decays, random);
      const Problem<double> start = p;
      const std::vector<double> along_q = random(static_cast<Index>(p.q.size()), -1, 1),
                                along_k = random(static_cast<Index>(p.k.size()), -1, 1),
                                along_v = random(static_cast<Index>(p.v.size()), -1, 1),
                                along_sums = random(static_cast<Index>(p.plain.size()), -1, 1);
      const auto moved = [](std::vector<double>& x, const std::vector<double>& along, double by) {
        for (std::size_t i = 0; i < x.size(); ++i) x[i] += by * along[i];
      };
      const auto dot = [](const std::vector<double>& a, const std::vector<double>& b) {
        double sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
        return sum;
      };
      const auto loss = [&](double by) {
        Problem<double> at = start;
        moved(at.q, along_q, by), moved(at.k, along_k, by), moved(at.v, along_v, by), moved(at.plain, along_sums, by);
        at.attend();
        return dot(at.y, start.d_y) + dot(at.plain, start.d_sums);
      };
      p.attend();
      p.plain = start.plain;
      // Gaps of arrays are read by nobody, and have no gradient.
      for (std::vector<double>* d : {&p.d_q, &p.d_k, &p.d_v}) std::fill(d->begin(), d->end(), 0.0);
      p.attend_back(p.attention(), {0, p.pairs()});
      const double slope = dot(p.d_q, along_q) + dot(p.d_k, along_k) + dot(p.d_v, along_v) + dot(p.d_sums, along_sums);
      const double step = 1e-5;  // error h² ≈ 1e-10 of the third derivative, 1e-16·|loss|/h from rounding
      EXPECT_NEAR((loss(step) - loss(-step)) / (2 * step), slope, 1e-6 * (1 + std::abs(slope))) << k->name;
    }
}

TEST(LinearAttention, TheRecurrenceAndTheCorrectedBlocksAgree) {
  std::mt19937_64 engine(6);
  const auto random = [&](std::size_t count, double low, double high) {
    std::uniform_real_distribution<double> draw(low, high);
    std::vector<double> numbers(count);
    for (double& number : numbers) number = draw(engine);
    return numbers;
  };
  const std::size_t tokens = 23, features = 4, width = 3;
  const LinearAttention a{.features = features,
                          .width = width,
                          .epsilon = 1e-3,
                          .q = random(tokens * features, 0.1, 1),
                          .k = random(tokens * features, 0.1, 1),
                          .v = random(tokens * width, -1, 1),
                          .s = random(features * width, -1, 1),
                          .z = random(features, 0.1, 1)};
  const std::vector<double> d_y = random(tokens * width, -1, 1), d_s = random(features * width, -1, 1),
                            d_z = random(features, -1, 1);
  const LinearAttention::Output out = a.forward();
  const LinearAttention::Gradient g = a.backward(d_y, d_s, d_z);
  for (const std::size_t block : {1U, 4U, 8U, 64U}) {
    const LinearAttention::Output blocks = a.forward_in_blocks(block);
    EXPECT_TRUE(near(blocks.y, out.y));
    EXPECT_TRUE(near(blocks.den, out.den));
    EXPECT_TRUE(near(blocks.s, out.s));
    EXPECT_TRUE(near(blocks.z, out.z));
    const LinearAttention::Gradient of_blocks = a.backward_in_blocks(block, d_y, d_s, d_z);
    EXPECT_TRUE(near(of_blocks.q, g.q));
    EXPECT_TRUE(near(of_blocks.k, g.k));
    EXPECT_TRUE(near(of_blocks.v, g.v));
    EXPECT_TRUE(near(of_blocks.s, g.s));
    EXPECT_TRUE(near(of_blocks.z, g.z));
  }
}

// Rows and columns of a matrix with gaps.
template <class T, class Body>
std::vector<double> made(const std::vector<T>& like, Index rows, Index width, const Body& body) {
  std::vector<double> numbers(like.size(), kUntouched);
  for (Index row = 0; row < rows; ++row)
    for (Index j = 0; j < width; ++j) numbers[size(row * (width + kGap) + j)] = body(row, j);
  return numbers;
}

TYPED_TEST(PerformerKernelsTest, FavorsFeaturesAndTheirGradients) {
  using T = TypeParam;
  for (const PerformerKernels<T>* k : all_performer_kernels<T>())
    for (const Index features : {1, 5, 16, 37})
      for (const Index heads : {1, 3}) {
        SCOPED_TRACE(std::string(k->name) + " " + std::to_string(heads) + "×" + std::to_string(features));
        const Index rows = 7, width = features + 2, x_stride = heads * width + kGap, stride = heads * features + kGap;
        const std::vector<T> x = this->random(rows * x_stride, -1.5, 1.5), p = this->random(rows * stride, -3, 3);
        std::vector<T> d_phi = this->random(rows * stride, -1, 1);
        for (Index row = 0; row < rows; ++row) std::fill_n(&d_phi[size((row + 1) * stride - kGap)], kGap, T(kUntouched));
        std::vector<T> phi(size(rows * stride), T(kUntouched)), d = d_phi, d_norm(size(rows * heads), T(kUntouched));
        const Favor<T> f{.heads = heads,
                         .features = features,
                         .width = width,
                         .x = x.data(),
                         .projected = p.data(),
                         .x_stride = x_stride,
                         .projected_stride = stride,
                         .phi = phi.data(),
                         .phi_stride = stride,
                         .d = d.data(),
                         .d_stride = stride,
                         .d_norm = d_norm.data()};
        for (const Range some : this->pieces(rows)) k->favor(f, some);
        for (const Range some : this->pieces(rows)) k->favor_back(f, some);
        const auto value = [&](Index row, Index j) {
          double squares = 0;
          for (Index i = 0; i < width; ++i)
            squares += std::pow(static_cast<double>(x[size(row * x_stride + j / features * width + i)]), 2);
          return std::exp(static_cast<double>(p[size(row * stride + j)]) - squares / 2) /
                 std::sqrt(static_cast<double>(features));
        };
        const auto gradient = [&](Index row, Index j) {
          return value(row, j) * static_cast<double>(d_phi[size(row * stride + j)]);
        };
        EXPECT_TRUE(near(phi, made(phi, rows, heads * features, value)));
        EXPECT_TRUE(near(d, made(d, rows, heads * features, gradient)));
        std::vector<double> norms(d_norm.size(), 0);
        for (Index row = 0; row < rows; ++row)
          for (Index j = 0; j < heads * features; ++j) norms[size(row * heads + j / features)] += gradient(row, j);
        EXPECT_TRUE(near(d_norm, norms));
        if (::testing::Test::HasFailure()) return;
      }
}

TYPED_TEST(PerformerKernelsTest, GeluIsAccurateOverTheWholeRange) {
  using T = TypeParam;
  std::vector<T> x{
      0,       T(-0.0), std::numeric_limits<T>::denorm_min(), T(1e-30), T(1e-9), T(-1e-4), T(13), T(-13), T(39), T(-39),
      T(1000), T(-1000)};
  for (const double range : {0.1, 1.0, 6.0, 40.0})
    for (const T at : this->random(20000, -range, range)) x.push_back(at);
  const Index width = 17, rows = static_cast<Index>(x.size()) / width, stride = width + kGap;
  x.resize(size(rows * width));
  const std::vector<T> d = this->random(rows * stride, -1, 1);
  std::vector<T> in(size(rows * stride), T(kUntouched)), y = in, slopes = in;
  for (Index row = 0; row < rows; ++row)
    for (Index j = 0; j < width; ++j) in[size(row * stride + j)] = x[size(row * width + j)];
  const double tolerance = std::is_same_v<T, float> ? 3e-7 : 1e-14, tiny = static_cast<double>(std::numeric_limits<T>::min());
  for (const PerformerKernels<T>* k : all_performer_kernels<T>()) {
    // Alone, with the slope, and with the slope in x's place.
    Elementwise<T> f{.width = width, .stride = stride, .x = in.data(), .to = y.data()};
    for (const Range some : this->pieces(rows)) k->gelu(f, some);
    std::vector<T> again = slopes;
    slopes = in;
    f.x = f.slope = slopes.data();
    f.to = again.data();
    for (const Range some : this->pieces(rows)) k->gelu(f, some);
    ASSERT_EQ(again, y);
    std::vector<T> d_x = d;
    for (Index row = 0; row < rows; ++row)
      std::fill(d_x.begin() + row * stride + width, d_x.begin() + (row + 1) * stride, T(kUntouched));
    f.to = d_x.data();
    for (const Range some : this->pieces(rows)) k->scale(f, some);
    for (std::size_t i = 0; i < in.size(); ++i) {
      if (static_cast<Index>(i) % stride >= width) {
        ASSERT_EQ(y[i], T(kUntouched));
        ASSERT_EQ(d_x[i], T(kUntouched));
        continue;
      }
      const double at = static_cast<double>(in[i]), below = std::erfc(-at / std::numbers::sqrt2) / 2;
      const double slope = below + at * std::exp(-at * at / 2) / std::sqrt(2 * std::numbers::pi);
      // Of the result where it is large, of one where it is small; and of itself for moderate numbers below zero, where
      // 1 + erf would have lost its digits.
      const double exact = at * below, error = std::abs(static_cast<double>(y[i]) - exact);
      ASSERT_LE(error, tolerance * std::max(std::abs(exact), std::min(1.0, std::abs(at))) + tiny) << k->name << " of " << at;
      if (at > -3 && at < 0) {
        ASSERT_LE(error, 4 * tolerance * std::abs(exact) + tiny) << k->name << " of " << at;
      }
      ASSERT_NEAR(static_cast<double>(d_x[i]), slope * static_cast<double>(d[i]), tolerance) << k->name << " gradient at " << at;
    }
  }
}

TYPED_TEST(PerformerKernelsTest, LayerNormAndItsGradients) {
  using T = TypeParam;
  for (const PerformerKernels<T>* k : all_performer_kernels<T>())
    for (const Index width : {1, 3, 16, 70, 130})
      for (const Index rows : {1, 9})
        for (const bool with_add : {false, true}) {
          SCOPED_TRACE(std::string(k->name) + " " + std::to_string(rows) + "×" + std::to_string(width));
          const Index stride = width + kGap;
          const std::vector<T> in = this->random(rows * stride, -1, 3), add = this->random(rows * stride, -1, 1),
                               gain = this->random(width, 0.5, 2), bias = this->random(width, -1, 1),
                               d_out = this->random(rows * stride, -1, 1), d_gain_before = this->random(width, -1, 1),
                               d_bias_before = this->random(width, -1, 1);
          std::vector<T> out(size(rows * stride), T(kUntouched)), d_in = out, mean(size(rows)), inverse(size(rows)),
                                                                  d_gain = d_gain_before, d_bias = d_bias_before;
          LayerNorm<T> n{.width = width,
                         .epsilon = T(0.01),
                         .in = in.data(),
                         .add = with_add ? add.data() : nullptr,
                         .in_stride = stride,
                         .add_stride = stride,
                         .gain = gain.data(),
                         .bias = bias.data(),
                         .out = out.data(),
                         .out_stride = stride,
                         .mean = mean.data(),
                         .inverse = inverse.data(),
                         .d_out = d_out.data(),
                         .d_in = d_in.data(),
                         .d_gain = d_gain.data(),
                         .d_bias = d_bias.data(),
                         .d_out_stride = stride,
                         .d_in_stride = stride};
          k->norm(n, {0, rows});
          k->norm_back(n, {0, rows});
          k->norm_back_weights(n, rows, {0, width});
          const auto number = [&](const std::vector<T>& from, Index row, Index j) {
            return static_cast<double>(from[size(row * stride + j)]);
          };
          std::vector<double> e_mean, e_inverse, mean_d, mean_product, e_gain(d_gain_before.begin(), d_gain_before.end()),
              e_bias(d_bias_before.begin(), d_bias_before.end());
          for (Index row = 0; row < rows; ++row) {
            double sum = 0, squares = 0, of_d = 0, products = 0;
            for (Index j = 0; j < width; ++j) sum += number(in, row, j);
            sum /= static_cast<double>(width);
            for (Index j = 0; j < width; ++j) squares += std::pow(number(in, row, j) - sum, 2);
            e_mean.push_back(sum);
            e_inverse.push_back(1 / std::sqrt(squares / static_cast<double>(width) + static_cast<double>(n.epsilon)));
            for (Index j = 0; j < width; ++j) {
              const double scaled = (number(in, row, j) - sum) * e_inverse.back(), d = number(d_out, row, j);
              of_d += d * static_cast<double>(gain[size(j)]);
              products += d * static_cast<double>(gain[size(j)]) * scaled;
              e_gain[size(j)] += d * scaled;
              e_bias[size(j)] += d;
            }
            mean_d.push_back(of_d / static_cast<double>(width));
            mean_product.push_back(products / static_cast<double>(width));
          }
          const auto scaled = [&](Index row, Index j) { return (number(in, row, j) - e_mean[size(row)]) * e_inverse[size(row)]; };
          EXPECT_TRUE(near(mean, e_mean));
          EXPECT_TRUE(near(inverse, e_inverse));
          EXPECT_TRUE(near(out, made(out, rows, width, [&](Index row, Index j) {
                             return scaled(row, j) * static_cast<double>(gain[size(j)]) + static_cast<double>(bias[size(j)]) +
                                    (with_add ? number(add, row, j) : 0);
                           })));
          EXPECT_TRUE(near(d_in, made(d_in, rows, width, [&](Index row, Index j) {
                             return e_inverse[size(row)] * (number(d_out, row, j) * static_cast<double>(gain[size(j)]) -
                                                            mean_d[size(row)] - scaled(row, j) * mean_product[size(row)]);
                           })));
          EXPECT_TRUE(near(d_gain, e_gain));
          EXPECT_TRUE(near(d_bias, e_bias));
          // Cut up, and the weights' gradients of the first rows before those of the others.
          std::vector<T> out_cut(out.size(), T(kUntouched)), d_in_cut = out_cut, gain_cut = d_gain_before,
                                                             bias_cut = d_bias_before;
          n.out = out_cut.data(), n.d_in = d_in_cut.data(), n.d_gain = gain_cut.data(), n.d_bias = bias_cut.data();
          for (const Range some : this->pieces(rows)) k->norm(n, some);
          for (const Range some : this->pieces(rows)) k->norm_back(n, some);
          for (const Range some : this->pieces(width)) k->norm_back_weights(n, rows / 2, some);
          LayerNorm<T> others = n;
          others.in += rows / 2 * stride, others.d_out += rows / 2 * stride, others.mean += rows / 2, others.inverse += rows / 2;
          for (const Range some : this->pieces(width)) k->norm_back_weights(others, rows - rows / 2, some);
          EXPECT_TRUE(same_bits(out_cut, out));
          EXPECT_TRUE(same_bits(d_in_cut, d_in));
          EXPECT_TRUE(same_bits(gain_cut, d_gain));
          EXPECT_TRUE(same_bits(bias_cut, d_bias));
          if (::testing::Test::HasFailure()) return;
        }
}

}  // namespace
}  // namespace recollect::nn
