// Tests for a user's own derivatives: the Taylor-remainder test of a whole gradient and the dot-product test of one step.
// Pure functions of what they are given; as safe to call from several threads as the user's functions are.
#pragma once

#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "recollect/steps.hpp"

namespace recollect {

// n numbers spread evenly over [-1, 1), the same for the same seed on every machine.
std::vector<double> random_direction(std::size_t n, std::uint64_t seed = 1);

struct TaylorOptions {
  double h = 1e-2;          // the first step along the direction
  int halvings = 10;        // how often it is halved; the smallest steps show small errors
  double rounding = 1e-14;  // relative rounding error of f; 1e-6 or so for a computation in floats
};

enum class TaylorVerdict : std::uint8_t {
  right,         // remainders fall like h² or faster
  affine,        // right, and all remainders are rounding: f is a straight line along the direction
  wrong,         // remainders fall more slowly
  inconclusive,  // too few remainders stand out from rounding to tell; try a larger h or another direction
};

struct TaylorResult {
  TaylorVerdict verdict = TaylorVerdict::inconclusive;
  double slope = 0;                   // of log remainder over log h: 2 for a right gradient, 1 for a wrong one; 0 if unknown
  double first_order = 0;             // h·<gradient, direction> at the first h
  std::vector<double> h, remainders;  // |f(x + h v) - f(x) - h <gradient, v>|
  bool passed() const { return verdict == TaylorVerdict::right || verdict == TaylorVerdict::affine; }
};

// `gradient` is that of f at x. Calls f halvings + 2 times. Throws InvalidInput when the sizes differ, an option makes no
// sense or f is not finite.
TaylorResult taylor_test(const std::function<double(const std::vector<double>&)>& f, const std::vector<double>& gradient,
                         const std::vector<double>& x, const std::vector<double>& direction, const TaylorOptions& options = {});
std::string to_string(const TaylorResult& result);  // a sentence

template <class State>
struct DotProductOptions {
  // J v, the derivative of state i+1 along v. Without it, central differences of the step itself.
  std::function<State(Step, const State& state, const State& v)> tangent = {};
  // Whether element k of the state may vary; v is zero elsewhere (in halo cells that the step takes for constant). All may.
  std::function<bool(std::size_t k)> varies = {};
  int trials = 3;  // pairs of random v and w; the worst is reported
  std::uint64_t seed = 1;
  std::optional<double> h = std::nullopt;          // of the differences; cbrt(epsilon) times the size of the state's elements
  std::optional<double> tolerance = std::nullopt;  // of `error`; see default_tolerance
};

struct DotProductResult {
  double forward = 0, adjoint = 0;  // <J v, w> and <v, Jᵀ w> of the worst trial
  double error = 0;                 // their difference over the size that such a product of random vectors has
  double tolerance = 0;
  // Whether advance, advance_in_place and record made the same state i+1, bit for bit. Recomputing relies on it.
  bool same_states = true;
  bool passed() const { return same_states && error <= tolerance; }
};
std::string to_string(const DotProductResult& result);  // a sentence

// Whether backward of step i is the adjoint of the step at `state`. States and gradients are arrays of numbers
// (std::vector<double>, say). A step that adds the gradient of a loss of its own is fine: Jᵀ w is taken as
// backward(w) - backward(0). Calls record and backward, so sums that the steps keep (losses, parameter gradients) change.
template <detail::PlainArray State, detail::PlainArray Gradient = State>
DotProductResult dot_product_test(Steps& steps, Step i, const State& state, const DotProductOptions<State>& options = {});

namespace detail {

using Numbers = std::vector<double>;

// The step as functions of plain numbers, so that the arithmetic is written once.
struct DotProductProblem {
  std::function<Numbers(const Numbers& v)> along;   // J v
  std::function<Numbers(const Numbers& w)> pulled;  // backward, its constant part included
  std::function<bool(std::size_t)> varies;
  std::size_t inputs = 0, outputs = 0;
};
// A tangent function is as good as rounding over 10⁴ operations in a row; differences lose a third of the digits more.
double default_tolerance(double epsilon, bool differences);
double default_difference(double epsilon, const Numbers& state);
DotProductResult dot_product_test(const DotProductProblem& problem, int trials, std::uint64_t seed);
void require_size(const char* what, std::size_t got, std::size_t wanted);

template <class To, class From>
To converted(const From& from) {
  To to(from.size());
  for (std::size_t k = 0; k < from.size(); ++k) to.data()[k] = static_cast<typename To::value_type>(from.data()[k]);
  return to;
}

}  // namespace detail

template <detail::PlainArray State, detail::PlainArray Gradient>
DotProductResult dot_product_test(Steps& steps, Step i, const State& state, const DotProductOptions<State>& options) {
  using detail::Numbers;
  static_assert(std::is_floating_point_v<typename State::value_type>, "the elements of a state must be floating-point numbers");
  const double epsilon = std::numeric_limits<typename State::value_type>::epsilon();
  const Numbers x(state.data(), state.data() + state.size());
  const double h = options.h.value_or(detail::default_difference(epsilon, x));
  if (!(h > 0)) throw InvalidInput("DotProductOptions::h", std::to_string(h), "a number above 0");

  const Handle advanced = steps.advance(i, View::of(state), nullptr);
  const State& next = advanced.as<State>();
  const auto is_next = [&](const State& other) {
    return other.size() == next.size() &&
           std::memcmp(next.data(), other.data(), next.size() * sizeof(typename State::value_type)) == 0;
  };
  const Handle recorded = steps.record(i, View::of(state), 0);
  bool same = is_next(steps.output(recorded).as<State>());
  if (steps.works_in_place()) {
    Handle moved = steps.copy(View::of(state));
    steps.advance_in_place(i, moved, nullptr);
    same = same && is_next(moved.as<State>());
  }

  detail::DotProductProblem problem;
  problem.varies = options.varies;
  problem.inputs = state.size();
  problem.outputs = next.size();
  const auto shifted = [&](const Numbers& v, double by) {
    State moved_by(state);
    for (std::size_t k = 0; k < v.size(); ++k) moved_by.data()[k] = static_cast<typename State::value_type>(x[k] + by * v[k]);
    const Handle made = steps.advance(i, View::of(moved_by), nullptr);
    return detail::converted<Numbers>(made.as<State>());
  };
  problem.along = [&](const Numbers& v) {
    if (options.tangent) return detail::converted<Numbers>(options.tangent(i, state, detail::converted<State>(v)));
    Numbers ahead = shifted(v, h);
    const Numbers behind = shifted(v, -h);
    detail::require_size("state i+1", behind.size(), ahead.size());
    for (std::size_t k = 0; k < ahead.size(); ++k) ahead[k] = (ahead[k] - behind[k]) / (2 * h);
    return ahead;
  };
  problem.pulled = [&](const Numbers& w) {
    const Handle made =
        steps.backward(i, View::of(state), steps.record(i, View::of(state), 0), Handle(detail::converted<Gradient>(w)));
    return detail::converted<Numbers>(made.as<Gradient>());
  };
  DotProductResult result = detail::dot_product_test(problem, options.trials, options.seed);
  result.tolerance = options.tolerance.value_or(detail::default_tolerance(epsilon, !options.tangent));
  result.same_states = same;
  return result;
}

}  // namespace recollect
