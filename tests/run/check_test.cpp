#include "recollect/check.hpp"

#include <gmock/gmock.h>

#include <cmath>

namespace recollect {
namespace {

using testing::HasSubstr;
using Vector = std::vector<double>;

double smooth(const Vector& x) { return std::sin(x[0]) * std::exp(x[1]) + x[0] * x[1] * x[2]; }
Vector smooth_gradient(const Vector& x) {
  return {std::cos(x[0]) * std::exp(x[1]) + x[1] * x[2], std::sin(x[0]) * std::exp(x[1]) + x[0] * x[2], x[0] * x[1]};
}
const Vector kAt{0.7, -0.3, 1.1};
const Vector kAlong{1, 0.5, -0.25};

TEST(TaylorTest, RightGradientHasSlopeTwo) {
  const TaylorResult result = taylor_test(smooth, smooth_gradient(kAt), kAt, kAlong);
  EXPECT_TRUE(result.passed());
  EXPECT_EQ(result.verdict, TaylorVerdict::right);
  EXPECT_NEAR(result.slope, 2, 0.05);
  EXPECT_EQ(result.remainders.size(), 11u);
}

TEST(TaylorTest, WrongGradientHasSlopeOne) {
  Vector gradient = smooth_gradient(kAt);
  gradient[1] *= 1.1;
  const TaylorResult result = taylor_test(smooth, gradient, kAt, kAlong);
  EXPECT_FALSE(result.passed());
  EXPECT_NEAR(result.slope, 1, 0.1);
  EXPECT_THAT(to_string(result), HasSubstr("wrong"));
}

// At first the remainder of such a gradient falls like h²; only small steps give it away.
TEST(TaylorTest, SlightlyWrongGradientIsCaught) {
  Vector gradient = smooth_gradient(kAt);
  gradient[0] *= 1 + 1e-4;
  EXPECT_FALSE(taylor_test(smooth, gradient, kAt, kAlong).passed());
}

TEST(TaylorTest, AffineFunctionIsRightAndSaysSo) {
  const auto affine = [](const Vector& x) { return 3 * x[0] - 2 * x[1] + 0.1 * x[2] + 5; };
  const TaylorResult right = taylor_test(affine, {3, -2, 0.1}, kAt, kAlong);
  EXPECT_EQ(right.verdict, TaylorVerdict::affine);
  EXPECT_TRUE(right.passed());
  EXPECT_THAT(to_string(right), HasSubstr("rounding"));
  EXPECT_EQ(taylor_test(affine, {3, -2.01, 0.1}, kAt, kAlong).verdict, TaylorVerdict::wrong);
}

TEST(TaylorTest, NothingToSeeIsInconclusive) {
  const auto constant = [](const Vector&) { return 5.0; };
  EXPECT_EQ(taylor_test(constant, {0, 0, 0}, kAt, kAlong).verdict, TaylorVerdict::inconclusive);
  EXPECT_EQ(taylor_test(smooth, smooth_gradient(kAt), kAt, {0, 0, 0}).verdict, TaylorVerdict::inconclusive);
}

TEST(TaylorTest, VanishingSecondDerivativeIsRight) {
  const auto odd = [](const Vector& x) { return std::sin(x[0]); };
  const TaylorResult result = taylor_test(odd, {1}, {0}, {1});
  EXPECT_TRUE(result.passed());
  EXPECT_NEAR(result.slope, 3, 0.05);
}

TEST(TaylorTest, BadInputNamesTheField) {
  const auto field_of = [](auto call) -> std::string {
    try {
      call();
    } catch (const InvalidInput& error) {
      return error.field();
    }
    return "";
  };
  EXPECT_EQ(field_of([] { taylor_test(smooth, {1, 2}, kAt, kAlong); }), "gradient");
  EXPECT_EQ(field_of([] { taylor_test(smooth, {1, 2, 3}, kAt, {1}); }), "direction");
  EXPECT_EQ(field_of([] { taylor_test(smooth, {1, 2, 3}, kAt, kAlong, {.h = 0}); }), "TaylorOptions::h");
  EXPECT_EQ(field_of([] { taylor_test(smooth, {1, 2, 3}, kAt, kAlong, {.halvings = 0}); }), "TaylorOptions::halvings");
  EXPECT_EQ(field_of([] { taylor_test([](const Vector& x) { return std::log(-x[0]); }, {1}, {1}, {1}); }), "f at h = 0");
}

// x' = (x0² + x1, sin x1 · x0, x2): more than a matrix, so that the point matters.
template <class Number>
StepFunctions<std::vector<Number>> functions(bool right) {
  using State = std::vector<Number>;
  return {.advance =
              [](Step, const State& x) {
                return State{x[0] * x[0] + x[1], std::sin(x[1]) * x[0], x[2]};
              },
          .backward =
              [right](Step, const State& x, State, State w) {
                const Number cross = right ? std::cos(x[1]) * x[0] : std::sin(x[1]) * x[0];
                return State{2 * x[0] * w[0] + std::sin(x[1]) * w[1], w[0] + cross * w[1], w[2]};
              }};
}

TEST(DotProductTest, RightAdjointPasses) {
  const auto steps = make_steps(functions<double>(true));
  const DotProductResult result = dot_product_test(*steps, 0, kAt);
  EXPECT_TRUE(result.passed()) << to_string(result);
  EXPECT_LT(result.error, 1e-8);
}

TEST(DotProductTest, FloatsPass) {
  const auto steps = make_steps(functions<float>(true));
  EXPECT_TRUE(dot_product_test(*steps, 0, std::vector<float>{0.7f, -0.3f, 1.1f}).passed());
}

TEST(DotProductTest, WrongAdjointIsCaught) {
  const auto steps = make_steps(functions<double>(false));
  const DotProductResult result = dot_product_test(*steps, 0, kAt);
  EXPECT_FALSE(result.passed());
  EXPECT_THAT(to_string(result), HasSubstr("wrong"));
}

TEST(DotProductTest, TangentIsExactToRounding) {
  const auto steps = make_steps(functions<double>(true));
  DotProductOptions<Vector> options;
  options.tangent = [](Step, const Vector& x, const Vector& v) {
    return Vector{2 * x[0] * v[0] + v[1], std::sin(x[1]) * v[0] + std::cos(x[1]) * x[0] * v[1], v[2]};
  };
  const DotProductResult result = dot_product_test(*steps, 0, kAt, options);
  EXPECT_TRUE(result.passed());
  EXPECT_LT(result.error, 1e-14);
}

TEST(DotProductTest, LossInsideTheStepIsNoError) {
  StepFunctions<Vector> f = functions<double>(true);
  f.backward = [inner = f.backward](Step i, const Vector& x, Vector record, Vector w) {
    w[0] += 3 * record[0];
    return inner(i, x, std::move(record), std::move(w));
  };
  EXPECT_TRUE(dot_product_test(*make_steps(f), 0, kAt).passed());
}

// Halo cells: the step reads x2 and its adjoint takes it for constant.
TEST(DotProductTest, ElementsThatDoNotVaryAreLeftAlone) {
  const auto steps = make_steps(StepFunctions<Vector>{.advance =
                                                          [](Step, const Vector& x) {
                                                            return Vector{x[0] * x[2], x[1] + x[2], x[2]};
                                                          },
                                                      .backward =
                                                          [](Step, const Vector& x, Vector, Vector w) {
                                                            return Vector{x[2] * w[0], w[1], 0};
                                                          }});
  EXPECT_FALSE(dot_product_test(*steps, 0, kAt).passed());
  DotProductOptions<Vector> options;
  options.varies = [](std::size_t k) { return k != 2; };
  EXPECT_TRUE(dot_product_test(*steps, 0, kAt, options).passed());
}

TEST(DotProductTest, RecordThatComputesAnotherStateIsCaught) {
  StepFunctions<Vector> f = functions<double>(true);
  f.record = [inner = f.advance](Step i, const Vector& x) {
    Vector next = inner(i, x);
    next[2] = std::nextafter(next[2], 10.0);
    return next;
  };
  const DotProductResult result = dot_product_test(*make_steps(f), 0, kAt);
  EXPECT_FALSE(result.same_states);
  EXPECT_FALSE(result.passed());
}

TEST(DotProductTest, BadInputNamesTheField) {
  const auto steps = make_steps(functions<double>(true));
  DotProductOptions<Vector> options;
  options.trials = 0;
  EXPECT_THROW(dot_product_test(*steps, 0, kAt, options), InvalidInput);
  options = {};
  options.tangent = [](Step, const Vector&, const Vector&) { return Vector{1}; };
  EXPECT_THROW(dot_product_test(*steps, 0, kAt, options), InvalidInput);
}

TEST(RandomDirection, IsFixedBySeedAndWithinOne) {
  const Vector v = random_direction(1000, 7);
  EXPECT_EQ(v, random_direction(1000, 7));
  EXPECT_NE(v, random_direction(1000, 8));
  EXPECT_THAT(v, testing::Each(testing::AllOf(testing::Ge(-1), testing::Lt(1))));
}

}  // namespace
}  // namespace recollect
