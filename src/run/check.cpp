#include "recollect/check.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

namespace recollect {
namespace {

// A remainder that stands out from rounding this much bends a slope by at most 2·log2(1 + 1/100) = 0.03.
constexpr double kStandsOut = 100;
// What is left of 0.1 is for the third-order term, which bends the slope by 0.7·h·f'''/(3 f'').
constexpr double kLeastSlope = 1.9;
// The smallest steps that stand out show an error of the gradient best: a slightly wrong one falls like h² first, like h at last.
constexpr std::size_t kSlopes = 3;

double dot(const std::vector<double>& a, const std::vector<double>& b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

double norm(const std::vector<double>& a) { return std::sqrt(dot(a, a)); }

double value_at(const std::function<double(const std::vector<double>&)>& f, const std::vector<double>& x, double h) {
  const double value = f(x);
  if (!std::isfinite(value)) {
    std::ostringstream where;
    where << "f at h = " << h;
    throw InvalidInput(where.str(), std::to_string(value), "a finite number; a smaller TaylorOptions::h may do");
  }
  return value;
}

void require_sense(const TaylorOptions& options) {
  if (!(options.h > 0)) throw InvalidInput("TaylorOptions::h", std::to_string(options.h), "a number above 0");
  if (options.halvings < 1 || options.halvings > 60)
    throw InvalidInput("TaylorOptions::halvings", std::to_string(options.halvings), "1 to 60");
  if (!(options.rounding >= 0)) throw InvalidInput("TaylorOptions::rounding", std::to_string(options.rounding), "0 or more");
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// The median of the last slopes between neighbours that both stand out; nothing when there are none.
std::optional<double> slope_of(const std::vector<double>& remainders, const std::vector<bool>& stands_out) {
  std::vector<double> slopes;
  for (std::size_t k = remainders.size() - 1; k > 0 && slopes.size() < kSlopes; --k)
    if (stands_out[k] && stands_out[k - 1]) slopes.push_back(std::log2(remainders[k - 1] / remainders[k]));
  if (slopes.empty()) return std::nullopt;
  return median(std::move(slopes));
}

}  // namespace

std::vector<double> random_direction(std::size_t n, std::uint64_t seed) {
  std::vector<double> v(n);
  std::uint64_t counter = seed * 0x9e3779b97f4a7c15u;
  for (double& element : v) {
    std::uint64_t z = (counter += 0x9e3779b97f4a7c15u);  // splitmix64
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    element = static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-52 - 1;
  }
  return v;
}

TaylorResult taylor_test(const std::function<double(const std::vector<double>&)>& f, const std::vector<double>& gradient,
                         const std::vector<double>& x, const std::vector<double>& direction, const TaylorOptions& options) {
  detail::require_size("gradient", gradient.size(), x.size());
  detail::require_size("direction", direction.size(), x.size());
  require_sense(options);
  const double at_x = value_at(f, x, 0);
  const double derivative = dot(gradient, direction);
  if (!std::isfinite(derivative)) throw InvalidInput("<gradient, direction>", std::to_string(derivative), "a finite number");

  TaylorResult result;
  result.first_order = options.h * derivative;
  std::vector<bool> stands_out;
  std::vector<double> moved(x.size());
  double floor = 0;
  for (int k = 0; k <= options.halvings; ++k) {
    const double h = std::ldexp(options.h, -k);
    for (std::size_t j = 0; j < x.size(); ++j) moved[j] = x[j] + h * direction[j];
    const double there = value_at(f, moved, h);
    const double noise = kStandsOut * options.rounding * std::max({std::abs(at_x), std::abs(there), std::abs(h * derivative)});
    if (k == 0) floor = noise;
    result.h.push_back(h);
    result.remainders.push_back(std::abs(there - at_x - h * derivative));
    stands_out.push_back(result.remainders.back() > noise);
  }
  if (const std::optional<double> slope = slope_of(result.remainders, stands_out)) {
    result.slope = *slope;
    result.verdict = *slope >= kLeastSlope ? TaylorVerdict::right : TaylorVerdict::wrong;
  } else if (std::none_of(stands_out.begin(), stands_out.end(), [](bool out) { return out; }) &&
             std::abs(result.first_order) > floor) {
    result.verdict = TaylorVerdict::affine;
  }
  return result;
}

std::string to_string(const TaylorResult& result) {
  std::ostringstream text;
  text.precision(3);
  switch (result.verdict) {
    case TaylorVerdict::right:
      text << "right: the remainder falls with slope " << result.slope << " (a right gradient has 2)";
      break;
    case TaylorVerdict::wrong:
      text << "wrong: the remainder falls with slope " << result.slope << " (a right gradient has 2, a wrong one 1)";
      break;
    case TaylorVerdict::affine:
      text << "right: the function is affine along the direction, all remainders are at rounding level";
      break;
    case TaylorVerdict::inconclusive:
      text << "inconclusive: too few remainders stand out from rounding; try a larger h or another direction";
      break;
  }
  return text.str();
}

std::string to_string(const DotProductResult& result) {
  std::ostringstream text;
  if (!result.same_states) {
    text << "wrong: advance, advance_in_place and record do not make the same next state, bit for bit";
    return text.str();
  }
  text.precision(3);
  text << (result.passed() ? "right" : "wrong") << ": <J v, w> and <v, J^T w> differ by " << result.error << " (tolerance "
       << result.tolerance << ")";
  if (!result.passed()) {
    text.precision(17);
    text << ": " << result.forward << " and " << result.adjoint;
  }
  return text.str();
}

namespace detail {

void require_size(const char* what, std::size_t got, std::size_t wanted) {
  if (got != wanted) throw InvalidInput(what, std::to_string(got) + " elements", std::to_string(wanted) + " elements");
}

double default_tolerance(double epsilon, bool differences) { return 1e4 * (differences ? std::pow(epsilon, 2.0 / 3) : epsilon); }

// Where the error of central differences, h², meets their rounding, epsilon/h.
double default_difference(double epsilon, const Numbers& state) {
  const double size = state.empty() ? 0 : norm(state) / std::sqrt(static_cast<double>(state.size()));
  return std::cbrt(epsilon) * (size > 0 ? size : 1);
}

DotProductResult dot_product_test(const DotProductProblem& problem, int trials, std::uint64_t seed) {
  if (trials < 1) throw InvalidInput("DotProductOptions::trials", std::to_string(trials), "1 or more");
  const Numbers constant = problem.pulled(Numbers(problem.outputs));
  DotProductResult worst;
  worst.error = -1;
  for (int trial = 0; trial < trials; ++trial) {
    const std::uint64_t key = seed + 2 * static_cast<std::uint64_t>(trial);
    Numbers v = random_direction(problem.inputs, key);
    for (std::size_t k = 0; problem.varies && k < v.size(); ++k)
      if (!problem.varies(k)) v[k] = 0;
    const Numbers w = random_direction(problem.outputs, key + 1);
    const Numbers jv = problem.along(v);
    require_size("J v", jv.size(), problem.outputs);
    Numbers jtw = problem.pulled(w);
    require_size("gradient i", jtw.size(), problem.inputs);
    for (std::size_t k = 0; k < jtw.size(); ++k) jtw[k] -= constant[k];
    const double forward = dot(jv, w), adjoint = dot(v, jtw);
    // Signs are random, so a product of n terms is as large as the norms' product over √n.
    const double n = std::max(1.0, static_cast<double>(std::min(problem.inputs, problem.outputs)));
    const double size = std::max({std::abs(forward), std::abs(adjoint), norm(jv) * norm(w) / std::sqrt(n)});
    const double error = size > 0 ? std::abs(forward - adjoint) / size : 0;
    if (error > worst.error || std::isnan(error)) worst = {forward, adjoint, error, 0, true};
    if (std::isnan(error)) break;
  }
  return worst;
}

}  // namespace detail
}  // namespace recollect
