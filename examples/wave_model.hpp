// The physics of wave_adjoint: the acoustic wave equation on a square, its data, and the exact transpose of its scheme.
// Nothing here knows about schedules: one step forward, one step backward, as any time-stepping code has them.
//
//   u(i+1) = a·(2 u(i) + m·L u(i)) - b·u(i-1) + source(i),   m = (c dt/dx)²,  a = 1/(1+s),  b = (1-s)/(1+s)
//
// L is the 4th-order Laplacian times dx², s a sponge on three sides; the top is a free surface. L is symmetric because
// a frame of two cells stays zero, so its transpose is itself.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

namespace wave {

using Field = std::vector<double>;  // one number per cell, frame included

// Two time levels in one array. State i has u(i) in half i mod 2 and u(i-1) in the other, so that a step overwrites the
// older level and nothing is moved. Gradients are laid out like the states they belong to.
using State = std::vector<double>;

class Model {
 public:
  static constexpr std::size_t kFrame = 2;
  static constexpr double kExtent = 2000;      // metres
  static constexpr double kFastest = 3000;     // metres a second: sets dt
  static constexpr double kCourant = 0.3;      // the scheme is stable below 0.61
  static constexpr double kPeakFrequency = 8;  // hertz, of the source

  Model(std::size_t grid, std::int64_t steps)
      : grid_(grid),
        stride_(grid + 2 * kFrame),
        steps_(steps),
        dx_(kExtent / static_cast<double>(grid)),
        dt_(kCourant * dx_ / kFastest),
        a_(cells()),
        b_(cells()),
        m_(cells()),
        weighted_(cells()),
        by_m_(cells()) {
    make_sponge();
    source_ = cell(at(0.5), at(0.85));
    for (std::size_t x = at(0.12); x < at(0.88); x += std::max<std::size_t>(1, grid / 64))
      receivers_.push_back(cell(x, at(0.03)));
  }

  std::size_t grid() const { return grid_; }
  std::size_t cells() const { return stride_ * stride_; }
  std::size_t cell(std::size_t x, std::size_t z) const { return (z + kFrame) * stride_ + x + kFrame; }
  std::size_t at(double fraction) const { return static_cast<std::size_t>(fraction * static_cast<double>(grid_ - 1)); }
  std::int64_t steps() const { return steps_; }
  double dt() const { return dt_; }
  std::size_t source() const { return source_; }
  const std::vector<std::size_t>& receivers() const { return receivers_; }
  bool is_frame(std::size_t k) const {
    const std::size_t x = k % stride_, z = k / stride_;
    return std::min(x, z) < kFrame || std::max(x, z) >= kFrame + grid_;
  }
  State initial_state() const { return State(2 * cells()); }
  // What lives besides the chain: the model, its gradient, work arrays and the data.
  std::size_t fixed_bytes() const { return (8 * cells() + data_.size()) * sizeof(double); }

  void set_speed(const Field& speed) {
    for (std::size_t k = 0; k < cells(); ++k) m_[k] = std::pow(speed[k] * dt_ / dx_, 2);
    speed_ = speed;
  }

  // State i becomes state i+1.
  void advance(std::int64_t i, State& state) const {
    const double* __restrict now = level(state, i);
    double* __restrict old = level(state, i + 1);
    const double* __restrict a = a_.data(), * __restrict b = b_.data(), * __restrict m = m_.data();
    for (std::size_t z = 0; z < grid_; ++z)
      for (std::ptrdiff_t k = row(z), end = row_end(z); k < end; ++k)
        old[k] = a[k] * (2 * now[k] + m[k] * laplacian(now + k)) - b[k] * old[k];
    old[source_] += ricker(static_cast<double>(i) * dt_);
  }

  // Gradient i+1 becomes gradient i; the gradient of the speed is summed beside. Needs u(i) and u(i+1): state i+1 has both.
  void backward(std::int64_t i, const State& next_state, State& gradient) {
    const double* __restrict now = level(next_state, i);
    double* __restrict to_now = level(gradient, i);
    double* __restrict to_next = level(gradient, i + 1);  // and then to u(i-1), which lies in the same half
    add_residual(i + 1, next_state, to_next);
    const double* __restrict a = a_.data(), * __restrict b = b_.data(), * __restrict m = m_.data();
    double* __restrict weighted = weighted_.data();
    double* __restrict by_m = by_m_.data();
    for (std::size_t k = 0; k < cells(); ++k) weighted[k] = m[k] * a[k] * to_next[k];
    for (std::size_t z = 0; z < grid_; ++z) {  // two loops: in one, the compiler makes no vector code of the first
      for (std::ptrdiff_t k = row(z), end = row_end(z); k < end; ++k) by_m[k] += a[k] * to_next[k] * laplacian(now + k);
      for (std::ptrdiff_t k = row(z), end = row_end(z); k < end; ++k) {
        to_now[k] += 2 * a[k] * to_next[k] + laplacian(weighted + k);
        to_next[k] *= -b[k];
      }
    }
  }

  void clear_gradient() { std::fill(by_m_.begin(), by_m_.end(), 0.0); }
  // With respect to the speed, summed since clear_gradient().
  Field gradient() const {
    Field by_speed(cells());
    for (std::size_t k = 0; k < cells(); ++k) by_speed[k] = by_m_[k] * 2 * speed_[k] * std::pow(dt_ / dx_, 2);
    return by_speed;
  }

  // Half the squared residual at time i.
  double loss(std::int64_t i, const State& state) const {
    double sum = 0;
    for (std::size_t r = 0; r < receivers_.size(); ++r) sum += std::pow(residual(i, r, state), 2);
    return sum / 2;
  }

  // The misfit of a whole run of the given speed; when there are no data yet, the run makes them.
  double misfit(const Field& speed) {
    set_speed(speed);
    State state = initial_state();
    const bool observe = data_.empty();
    double sum = 0;
    for (std::int64_t i = 0; i < steps_; ++i) {
      advance(i, state);
      if (observe)
        for (const std::size_t r : receivers_) data_.push_back(level(state, i + 1)[r]);
      sum += loss(i + 1, state);
    }
    return sum;
  }

 private:
  // Signed offsets, so that the compiler makes vector code of the loops around it.
  double laplacian(const double* u) const {
    const auto s = static_cast<std::ptrdiff_t>(stride_);
    return -5 * u[0] + (4.0 / 3) * (u[-1] + u[1] + u[-s] + u[s]) - (1.0 / 12) * (u[-2] + u[2] + u[-2 * s] + u[2 * s]);
  }
  std::ptrdiff_t row(std::size_t z) const { return static_cast<std::ptrdiff_t>(cell(0, z)); }
  std::ptrdiff_t row_end(std::size_t z) const { return row(z) + static_cast<std::ptrdiff_t>(grid_); }

  double* level(State& state, std::int64_t i) const { return state.data() + (i % 2 == 0 ? 0 : cells()); }
  const double* level(const State& state, std::int64_t i) const { return state.data() + (i % 2 == 0 ? 0 : cells()); }

  double residual(std::int64_t i, std::size_t r, const State& state) const {
    return level(state, i)[receivers_[r]] - data_[static_cast<std::size_t>(i - 1) * receivers_.size() + r];
  }
  void add_residual(std::int64_t i, const State& state, double* gradient) const {
    for (std::size_t r = 0; r < receivers_.size(); ++r) gradient[receivers_[r]] += residual(i, r, state);
  }

  double ricker(double time) const {
    const double x = std::pow(std::numbers::pi * kPeakFrequency * (time - 1.2 / kPeakFrequency), 2);
    return (1 - 2 * x) * std::exp(-x);
  }

  // A sponge that lets a thousandth of a wave back: strength 3/2·c·ln(1000)/width at its end, growing with the square.
  void make_sponge() {
    const double width = 0.1 * kExtent;
    const double strongest = 1.5 * kFastest * std::log(1e3) / width;
    for (std::size_t z = 0; z < grid_; ++z)
      for (std::size_t x = 0; x < grid_; ++x) {
        const std::size_t to_wall = std::min({x, grid_ - 1 - x, grid_ - 1 - z});
        const double inside = std::max(0.0, 1 - static_cast<double>(to_wall) * dx_ / width);
        const double s = strongest * inside * inside * dt_ / 2;
        a_[cell(x, z)] = 1 / (1 + s);
        b_[cell(x, z)] = (1 - s) / (1 + s);
      }
  }

  std::size_t grid_, stride_;
  std::int64_t steps_;
  double dx_, dt_;
  Field a_, b_, m_, weighted_, by_m_, speed_;
  std::size_t source_ = 0;
  std::vector<std::size_t> receivers_;
  std::vector<double> data_;  // [time - 1][receiver]
};

// Speed grows with depth; the true model has a fast body and a slow one in it.
inline Field make_speed(const Model& model, bool with_bodies) {
  Field speed(model.cells(), 2000);
  const double n = static_cast<double>(model.grid());
  const auto body = [](double x, double z, double radius) { return std::exp(-(x * x + z * z) / (radius * radius)); };
  for (std::size_t iz = 0; iz < model.grid(); ++iz)
    for (std::size_t ix = 0; ix < model.grid(); ++ix) {
      const double x = static_cast<double>(ix) / n, z = static_cast<double>(iz) / n;
      double c = 1800 + 600 * z;
      if (with_bodies) c += 260 * body(x - 0.36, z - 0.42, 0.11) - 240 * body(x - 0.65, z - 0.36, 0.10);
      speed[model.cell(ix, iz)] = c;
    }
  return speed;
}

// The descent direction -M S M g: S smooths, M mutes the sponge and what is next to the source and the receivers, where a
// raw gradient is largest. Both are symmetric and positive, so it goes downhill. Scaled to at most 1.
class Descent {
 public:
  explicit Descent(const Model& model) : model_(model), mute_(model.cells()) {
    const double n = static_cast<double>(model.grid());
    const auto ramp = [](double d, double from, double to) { return std::clamp((d - from) / (to - from), 0.0, 1.0); };
    for (std::size_t iz = 0; iz < model.grid(); ++iz)
      for (std::size_t ix = 0; ix < model.grid(); ++ix) {
        const double x = static_cast<double>(ix) / n, z = static_cast<double>(iz) / n;
        const double wall = std::min({x, 1 - x, 1 - z});
        mute_[model.cell(ix, iz)] = ramp(wall, 0.08, 0.16) * ramp(z, 0.06, 0.16) * ramp(std::hypot(x - 0.5, z - 0.85), 0.08, 0.3);
      }
  }

  Field operator()(const Field& gradient) const {
    Field d = muted(gradient);
    const int passes = static_cast<int>(model_.grid() * model_.grid() / 1600);  // a width in metres, whatever the grid
    for (int pass = 0; pass < passes; ++pass) smooth(d);
    d = muted(d);
    double largest = 0;
    for (const double value : d) largest = std::max(largest, std::abs(value));
    for (double& value : d) value *= largest > 0 ? -1 / largest : 0;
    return d;
  }

 private:
  Field muted(Field field) const {
    for (std::size_t k = 0; k < field.size(); ++k) field[k] *= mute_[k];
    return field;
  }
  // One explicit step of diffusion; 1 + L/8 is symmetric and positive.
  void smooth(Field& field) const {
    const std::size_t s = model_.cell(0, 1) - model_.cell(0, 0);
    const Field u = field;
    for (std::size_t z = 0; z < model_.grid(); ++z)
      for (std::size_t k = model_.cell(0, z), end = k + model_.grid(); k < end; ++k)
        field[k] = 0.5 * u[k] + 0.125 * (u[k - 1] + u[k + 1] + u[k - s] + u[k + s]);
  }

  const Model& model_;
  Field mute_;
};

}  // namespace wave
