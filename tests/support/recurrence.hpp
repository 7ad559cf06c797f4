// A small nonlinear recurrence with weights that all steps share, and its adjoint: steps whose gradient shows a wrong bit. States
// may differ in width. A record is the state that the step produces, with some numbers behind it that nobody reads, or, as
// variant 1, without them.
#pragma once

#include <cmath>
#include <cstring>
#include <map>
#include <vector>

#include "recollect/steps.hpp"

namespace recollect {

struct Recurrence {
  using Vector = std::vector<double>;

  explicit Recurrence(std::vector<std::size_t> state_widths, std::size_t behind = 0)
      : widths(std::move(state_widths)), extra(behind) {}

  std::vector<std::size_t> widths;  // of states 0 … N
  std::size_t extra;                // of records
  Vector weights{0.3, -0.7, 1.1, 0.2, -0.4, 0.9};
  Vector weight_gradient = Vector(weights.size(), 0.0);
  std::map<Step, int> backwards;        // how often each has run
  std::function<void(Step)> on_record;  // before it

  Vector start() const {
    Vector x(widths[0]);
    for (std::size_t k = 0; k < x.size(); ++k) x[k] = std::cos(1.3 * static_cast<double>(k));
    return x;
  }
  std::size_t width(Step i) const { return widths[static_cast<std::size_t>(i)]; }
  Vector next(Step i, const Vector& x) const {
    const std::size_t n = width(i);
    Vector y(width(i + 1));
    for (std::size_t k = 0; k < y.size(); ++k)
      y[k] = std::tanh(weights[k % weights.size()] * x[(k + 1) % n] + 0.5 * x[k % n] +
                       std::sin(0.1 * static_cast<double>(i) + static_cast<double>(k)));
    return y;
  }
  Vector back(Step i, const Vector& x, const Vector& y, const Vector& g) {
    const std::size_t n = width(i);
    Vector gx(n, 0.0);
    for (std::size_t k = 0; k < width(i + 1); ++k) {
      const double inner = g[k] * (1 - y[k] * y[k]);
      gx[(k + 1) % n] += weights[k % weights.size()] * inner;
      gx[k % n] += 0.5 * inner;
      weight_gradient[k % weights.size()] += inner * x[(k + 1) % n];
    }
    return gx;
  }

  std::unique_ptr<Steps> steps() {
    return make_steps<Vector>(
        {.advance = [this](Step i, const Vector& x) { return next(i, x); },
         .record_variant =
             [this](Step i, const Vector& x, int variant) {
               if (on_record) on_record(i);
               Vector y = next(i, x);
               if (variant == 0) y.resize(y.size() + extra);
               return y;
             },
         .backward =
             [this](Step i, const Vector& x, Vector y, Vector g) {
               ++backwards[i];
               return back(i, x, y, g);
             },
         .last_gradient =
             [this](const Vector& x) { return Vector(x.begin(), x.begin() + static_cast<std::ptrdiff_t>(widths.back())); }});
  }

  // The chain of these steps, with times that differ as the widths do.
  Chain chain(std::vector<Tier> tiers) const {
    const auto bytes = [](std::size_t width) { return Bytes(static_cast<std::int64_t>(width * sizeof(double))); };
    std::vector<Chain::Run> runs;
    for (std::size_t i = 1; i < widths.size(); ++i) {
      runs.push_back({{.forward = Nanoseconds(10 * widths[i]),
                       .advance = Nanoseconds(9 * widths[i]),
                       .backward = Nanoseconds(20),
                       .state = bytes(widths[i]),
                       .record = bytes(widths[i] + extra)}});
      if (extra > 0) runs.back().step.variants = {{.backward = Nanoseconds(30), .record = bytes(widths[i])}};
    }
    return Chain({.input_state = bytes(widths[0]), .tiers = std::move(tiers)}, runs);
  }
};

// The bits of a gradient, of state 0 and of the weights.
struct GradientBits {
  std::vector<double> state, weights;
  friend bool operator==(const GradientBits& a, const GradientBits& b) {
    return same(a.state, b.state) && same(a.weights, b.weights);
  }

 private:
  static bool same(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
  }
};

}  // namespace recollect
