// libtorch's own recurrent layers beside ours, comparisons by norm, and one number for all bits of a row of tensors.
#pragma once

#include <gtest/gtest.h>
#include <torch/torch.h>

#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "recollect/nn/sequence_model.hpp"
#include "support/torch_compare.hpp"

namespace recollect::nn::test {

using ::at::Tensor;
using recollect::torch::test::message_of;
using recollect::torch::test::same_bits;
using recollect::torch::test::Threads;
using Tensors = std::vector<Tensor>;

// Both sum the same terms in other orders: a float has 24 bits, of which sums over a few hundred time steps lose a few.
inline double tolerance_of(at::ScalarType dtype) { return dtype == at::kDouble ? 1e-12 : 1e-5; }

// ‖got − expected‖ ≤ tolerance·‖expected‖. NaN is never near.
inline ::testing::AssertionResult near(const Tensor& got, const Tensor& expected, double tolerance) {
  if (!got.defined() || !expected.defined() || got.sizes() != expected.sizes() || got.scalar_type() != expected.scalar_type())
    return ::testing::AssertionFailure() << "is " << recollect::torch::test::described(got) << ", expected "
                                         << recollect::torch::test::described(expected);
  const ::torch::NoGradGuard no_grad;
  const Tensor a = got.to(at::kDouble), b = expected.to(at::kDouble);
  const double distance = (a - b).norm().item<double>(), norm = b.norm().item<double>();
  if (distance <= tolerance * norm) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << recollect::torch::test::described(got) << " is " << distance / norm << " of the norm "
                                       << norm << " away, allowed " << tolerance;
}
inline ::testing::AssertionResult near(const Tensors& got, const Tensors& expected, double tolerance) {
  if (got.size() != expected.size())
    return ::testing::AssertionFailure() << got.size() << " tensors, expected " << expected.size();
  for (std::size_t k = 0; k < got.size(); ++k)
    if (const auto result = near(got[k], expected[k], tolerance); !result)
      return ::testing::AssertionFailure() << "tensor " << k << ": " << result.message();
  return ::testing::AssertionSuccess();
}

// FNV-1a over every byte: two rows of tensors with one hash have the same bits.
inline std::uint64_t hash_of(const Tensors& tensors) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const Tensor& tensor : tensors) {
    const Tensor flat = tensor.detach().contiguous();
    const auto* bytes = static_cast<const unsigned char*>(flat.data_ptr());
    for (std::size_t i = 0; i < flat.nbytes(); ++i) hash = (hash ^ bytes[i]) * 0x100000001b3;
  }
  return hash;
}

inline Tensors gradients_of(const ::torch::nn::Module& module) {
  Tensors row;
  for (const Tensor& parameter : module.parameters()) row.push_back(parameter.grad());
  return row;
}
inline void forget_gradients(::torch::nn::Module& module) {
  for (Tensor& parameter : module.parameters()) parameter.mutable_grad() = Tensor();
}

// A copy that is a leaf of its own.
inline Tensor leaf(const Tensor& tensor) { return tensor.detach().clone().set_requires_grad(true); }
inline Tensor randn(at::IntArrayRef sizes, at::ScalarType dtype = at::kFloat) {
  return ::torch::randn(sizes, at::TensorOptions().dtype(dtype));
}

// torch::nn::LSTM or GRU with the weights of one of ours, behind our interface.
class Plain {
 public:
  explicit Plain(const Recurrent& ours) : cell_(ours.cell()) {
    const RecurrentOptions& o = ours.options();
    if (cell_ == Cell::lstm)
      lstm_ = ::torch::nn::LSTM(::torch::nn::LSTMOptions(o.input, o.hidden).num_layers(o.layers));
    else
      gru_ = ::torch::nn::GRU(::torch::nn::GRUOptions(o.input, o.hidden).num_layers(o.layers));
    module().to(o.dtype);
    const ::torch::NoGradGuard no_grad;
    const auto from = ours.named_parameters();
    for (auto& parameter : module().named_parameters()) parameter.value().copy_(from[parameter.key()]);
  }
  ::torch::nn::Module& module() {
    return cell_ == Cell::lstm ? static_cast<::torch::nn::Module&>(*lstm_) : static_cast<::torch::nn::Module&>(*gru_);
  }

  Recurrent::Output forward(const Tensor& inputs, const Tensor& state, const Tensor& lengths = {}) {
    namespace rnn = ::torch::nn::utils::rnn;
    const Tensor h = state.select(1, 0).contiguous();
    if (cell_ == Cell::lstm) {
      const std::tuple<Tensor, Tensor> first{h, state.select(1, 1).contiguous()};
      if (!lengths.defined()) {
        const auto [outputs, last] = lstm_->forward(inputs, first);
        return {outputs, at::stack({std::get<0>(last), std::get<1>(last)}, 1)};
      }
      const auto packed =
          rnn::pack_padded_sequence(inputs, lengths.to(at::kLong), /*batch_first=*/false, /*enforce_sorted=*/false);
      const auto [outputs, last] = lstm_->forward_with_packed_input(packed, first);
      return {padded(outputs, inputs.size(0)), at::stack({std::get<0>(last), std::get<1>(last)}, 1)};
    }
    if (!lengths.defined()) {
      const auto [outputs, last] = gru_->forward(inputs, h);
      return {outputs, last.unsqueeze(1)};
    }
    const auto packed = rnn::pack_padded_sequence(inputs, lengths.to(at::kLong), /*batch_first=*/false, /*enforce_sorted=*/false);
    const auto [outputs, last] = gru_->forward_with_packed_input(packed, h);
    return {padded(outputs, inputs.size(0)), last.unsqueeze(1)};
  }

 private:
  static Tensor padded(const ::torch::nn::utils::rnn::PackedSequence& outputs, std::int64_t time_steps) {
    return std::get<0>(::torch::nn::utils::rnn::pad_packed_sequence(outputs, false, 0, time_steps));
  }
  Cell cell_;
  ::torch::nn::LSTM lstm_{nullptr};
  ::torch::nn::GRU gru_{nullptr};
};

// A loss that sees every output and every number of the last state, each with a weight of its own.
struct Loss {
  Tensor of_outputs, of_state;
  Loss(const Recurrent& model, std::int64_t time_steps, std::int64_t batch)
      : of_outputs(randn({time_steps, batch, model.options().hidden}, model.options().dtype)),
        of_state(at::randn_like(model.initial_state(batch))) {}
  Tensor of(const Recurrent::Output& output) const {
    return (output.outputs * of_outputs).sum() + (output.state * of_state).sum();
  }
};

// Budgets from the least to the most that make sense.
inline Bytes between(Bytes least, Bytes most, double part) {
  return Bytes(least.count() + static_cast<std::int64_t>(part * static_cast<double>(most.count() - least.count())));
}
inline Bytes between(const TimePlan& plan, double part) { return between(plan.minimum, plan.store_all, part); }

// Strategies that a chain of equal steps has.
inline const std::vector<Strategy>& strategies() {
  static const std::vector<Strategy> all{Strategy::automatic, Strategy::store_all, Strategy::chen_sqrt, Strategy::chen_recursive,
                                         Strategy::revolve,   Strategy::records,   Strategy::mixed,     Strategy::online};
  return all;
}

// Tests that hold for both cells and both types of numbers.
struct Kind {
  Cell cell = Cell::lstm;
  at::ScalarType dtype = at::kFloat;
};
class OfEveryKind : public ::testing::TestWithParam<Kind> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  static Cell cell() { return GetParam().cell; }
  static at::ScalarType dtype() { return GetParam().dtype; }
  static double tolerance() { return tolerance_of(dtype()); }
};
#define RECOLLECT_TEST_EVERY_KIND(suite)                                                                  \
  INSTANTIATE_TEST_SUITE_P(, suite,                                                                       \
                           ::testing::Values(Kind{Cell::lstm, at::kFloat}, Kind{Cell::lstm, at::kDouble}, \
                                             Kind{Cell::gru, at::kFloat}, Kind{Cell::gru, at::kDouble}),  \
                           [](const auto& test) {                                                         \
                             return std::string(name_of(test.param.cell)) +                               \
                                    (test.param.dtype == at::kFloat ? "_float" : "_double");              \
                           })

}  // namespace recollect::nn::test
