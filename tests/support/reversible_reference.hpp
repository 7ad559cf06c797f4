// The equations of reversible cells through autograd, in doubles. Forget values are rounded as ours are; states are given ours,
// which fixed point has rounded, with the gradients of their own.
#pragma once

#include <torch/torch.h>

#include <cmath>

#include "recollect/nn/recurrent.hpp"

namespace recollect::nn::test {

class ReversibleReference {
 public:
  // Of one layer. `weights` are the layer's, as doubles.
  ReversibleReference(const Recurrent& model, LayerWeights weights)
      : weights_(std::move(weights)),
        lstm_(state_parts(model.cell()) == 2),
        forgets_(!forgets_nothing(model.cell())),
        one_(std::ldexp(1.0, model.options().reversible.forget_bits)),
        range_(model.options().reversible.most_forgotten == 0 || !forgets_
                   ? 1
                   : 1 - std::ldexp(1.0, -model.options().reversible.most_forgotten)) {}

  // Inputs [time, batch, input], state [parts, batch, hidden]; `actual` [time, batch, hidden] are our outputs. Gives outputs and
  // the last state.
  std::pair<at::Tensor, at::Tensor> forward(const at::Tensor& x, const at::Tensor& state, const at::Tensor& actual) const {
    const std::int64_t units = actual.size(2) / 2, columns = weights_.w_hh.size(2) / units;
    const auto half_of = [&](const at::Tensor& all, std::int64_t half) { return all.narrow(1, half * units, units); };
    at::Tensor h[2] = {half_of(state[0], 0), half_of(state[0], 1)}, c[2];
    if (lstm_)
      for (const std::int64_t half : {0, 1}) c[half] = half_of(state[1], half);
    std::vector<at::Tensor> outputs;
    for (std::int64_t t = 0; t < x.size(0); ++t) {
      const at::Tensor input = x[t].matmul(weights_.w_ih) + weights_.b_ih;
      for (const std::int64_t half : {0, 1}) {
        const at::Tensor& other = h[1 - half];
        const at::Tensor pre = input.narrow(1, half * columns * units, columns * units), u = weights_.w_hh[half];
        const auto gate = [&](std::int64_t k) {
          return pre.narrow(1, k * units, units) + other.matmul(u.narrow(1, k * units, units));
        };
        at::Tensor next;
        if (lstm_) {
          const std::int64_t first = forgets_ ? 2 : 0;
          const at::Tensor kept_c = forgets_ ? quantized(forget(gate(0))) * c[half] : c[half];
          c[half] = kept_c + at::sigmoid(gate(first)) * at::tanh(gate(first + 2));
          const at::Tensor kept_h = forgets_ ? quantized(forget(gate(1))) * h[half] : h[half];
          next = kept_h + at::sigmoid(gate(first + 1)) * at::tanh(c[half]);
        } else {
          const at::Tensor z = forget(gate(0)), r = at::sigmoid(gate(1));
          const at::Tensor g = at::tanh(pre.narrow(1, 2 * units, units) + (r * other).matmul(u.narrow(1, 2 * units, units)));
          next = (forgets_ ? quantized(z) * h[half] : h[half]) + (1 - z) * g;
        }
        h[half] = straight(next, half_of(actual[t], half));
      }
      outputs.push_back(at::cat({h[0], h[1]}, 1));
    }
    std::vector<at::Tensor> last{at::cat({h[0], h[1]}, 1)};
    if (lstm_) last.push_back(at::cat({c[0], c[1]}, 1));
    return {at::stack(outputs), at::stack(last)};
  }

 private:
  // In place of the value, with its gradient.
  static at::Tensor straight(const at::Tensor& value, const at::Tensor& instead) { return value + (instead - value).detach(); }
  at::Tensor quantized(const at::Tensor& z) const { return straight(z, at::clamp(at::round(z * one_), 1, one_) / one_); }
  at::Tensor forget(const at::Tensor& score) const { return range_ * at::sigmoid(score) + (1 - range_); }

  LayerWeights weights_;
  bool lstm_, forgets_;
  double one_, range_;
};

}  // namespace recollect::nn::test
