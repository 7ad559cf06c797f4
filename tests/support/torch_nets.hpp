// Small networks that the tests of the libtorch adapter share, and comparisons, bit for bit, of what training them gives.
#pragma once

#include <ATen/Context.h>
#include <gtest/gtest.h>
#include <torch/torch.h>

#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "recollect/torch/sequential.hpp"
#include "support/torch_devices.hpp"

namespace recollect::testing {

namespace nn = ::torch::nn;
using ::at::Tensor;
using recollect::torch::Layer;
using recollect::torch::Tensors;

using recollect::torch::test::devices;
using recollect::torch::test::Threads;
inline std::string device_name(const ::testing::TestParamInfo<at::Device>& info) { return info.param.is_cpu() ? "cpu" : "cuda"; }

// One timed sweep is enough where only bytes and bits matter.
inline recollect::torch::ProfileOptions quick_profiling() { return {.repetitions = 1}; }
inline recollect::torch::Options options_with(Bytes memory, Strategy strategy = Strategy::automatic) {
  return {.memory = memory, .strategy = strategy, .profiling = quick_profiling()};
}

// A Linear whose weight is divided by an estimate of its norm. In training mode every forward pass improves the estimate, so
// that a buffer changes and feeds the output.
struct SpectralLinearImpl : nn::Cloneable<SpectralLinearImpl> {
  SpectralLinearImpl(std::int64_t inputs, std::int64_t outputs) : inputs_(inputs), outputs_(outputs) {
    SpectralLinearImpl::reset();
  }
  void reset() override {
    weight = register_parameter("weight", ::torch::randn({outputs_, inputs_}) / std::sqrt(static_cast<double>(inputs_)));
    bias = register_parameter("bias", ::torch::randn({outputs_}));
    u = register_buffer("u", unit(::torch::randn({outputs_})));
  }
  Tensor forward(const Tensor& x) {
    Tensor v;
    {
      const at::NoGradGuard no_grad;
      v = unit(at::mv(weight.t(), u));
      if (is_training()) u.copy_(unit(at::mv(weight, v)));
    }
    // A copy, as libtorch's own has it: another use of the module may change u before this one's backward.
    return at::linear(x, weight / at::dot(u.clone(), at::mv(weight, v)), bias);
  }
  Tensor weight, bias, u;

 private:
  static Tensor unit(const Tensor& vector) { return vector / (vector.norm() + 1e-12); }
  std::int64_t inputs_, outputs_;
};
struct SpectralLinear : nn::ModuleHolder<SpectralLinearImpl> {
  using nn::ModuleHolder<SpectralLinearImpl>::ModuleHolder;
};

inline nn::Conv2d conv3x3(std::int64_t in, std::int64_t out, std::int64_t stride = 1) {
  return nn::Conv2d(nn::Conv2dOptions(in, out, 3).stride(stride).padding(1).bias(false));
}
inline nn::ReLU relu_in_place() { return nn::ReLU(nn::ReLUOptions(/*inplace=*/true)); }

// A block of a ResNet as one module, in-place activations inside.
struct ResidualImpl : nn::Cloneable<ResidualImpl> {
  ResidualImpl(std::int64_t in, std::int64_t out, std::int64_t stride) : in_(in), out_(out), stride_(stride) {
    ResidualImpl::reset();
  }
  void reset() override {
    body = register_module("body", nn::Sequential(conv3x3(in_, out_, stride_), nn::BatchNorm2d(out_), relu_in_place(),
                                                  conv3x3(out_, out_), nn::BatchNorm2d(out_)));
    shortcut = nullptr;
    if (in_ != out_ || stride_ != 1)
      shortcut = register_module("shortcut", nn::Conv2d(nn::Conv2dOptions(in_, out_, 1).stride(stride_).bias(false)));
  }
  Tensor forward(const Tensor& x) {
    Tensor sum = body->forward(x);
    sum += shortcut ? shortcut->forward(x) : x;
    return sum.relu_();
  }
  nn::Sequential body{nullptr};
  nn::Conv2d shortcut{nullptr};

 private:
  std::int64_t in_, out_, stride_;
};
struct Residual : nn::ModuleHolder<ResidualImpl> {
  using nn::ModuleHolder<ResidualImpl>::ModuleHolder;
};

// A block of a DenseNet as one module: every layer sees all before it.
struct DenseImpl : nn::Cloneable<DenseImpl> {
  DenseImpl(std::int64_t in, std::int64_t growth, int layers) : in_(in), growth_(growth), layers_(layers) { DenseImpl::reset(); }
  void reset() override {
    rows.clear();
    for (int k = 0; k < layers_; ++k) {
      const std::int64_t channels = in_ + k * growth_;
      rows.push_back(register_module("row" + std::to_string(k),
                                     nn::Sequential(nn::BatchNorm2d(channels), relu_in_place(), conv3x3(channels, growth_))));
    }
  }
  Tensor forward(Tensor x) {
    for (nn::Sequential& row : rows) x = at::cat({x, row->forward(x)}, 1);
    return x;
  }
  std::vector<nn::Sequential> rows;

 private:
  std::int64_t in_, growth_;
  int layers_;
};
struct Dense : nn::ModuleHolder<DenseImpl> {
  using nn::ModuleHolder<DenseImpl>::ModuleHolder;
};

// Equal blocks: the chain is uniform when the input requires a gradient.
inline nn::Sequential uniform_net(int blocks = 12, std::int64_t width = 24) {
  nn::Sequential net;
  for (int k = 0; k < blocks; ++k) {
    net->push_back(nn::Linear(width, width));
    net->push_back(nn::Tanh());
  }
  return net;
}

// Equal blocks that draw random numbers.
inline nn::Sequential uniform_dropout_net(int blocks = 9, std::int64_t width = 24) {
  nn::Sequential net;
  for (int k = 0; k < blocks; ++k) {
    net->push_back(nn::Linear(width, width));
    net->push_back(nn::Dropout(0.2));
  }
  return net;
}

inline nn::Sequential mlp_net(int blocks = 4, std::int64_t width = 24) {
  nn::Sequential net;
  for (int k = 0; k < blocks; ++k) {
    net->push_back(nn::Linear(width, width));
    net->push_back(nn::BatchNorm1d(width));
    net->push_back(nn::ReLU(nn::ReLUOptions(/*inplace=*/k % 2 == 0)));
    net->push_back(nn::Dropout(0.3));
    net->push_back(SpectralLinear(width, width));
    net->push_back(nn::Sigmoid());
  }
  net->push_back(nn::Linear(width, 5));
  return net;
}

inline nn::Sequential vgg_net() {
  nn::Sequential net;
  std::int64_t in = 3;
  for (const std::int64_t out : {6, 8}) {
    for (int k = 0; k < 2; ++k) {
      net->push_back(nn::Conv2d(nn::Conv2dOptions(in, out, 3).padding(1)));
      net->push_back(nn::BatchNorm2d(out));
      net->push_back(relu_in_place());
      in = out;
    }
    net->push_back(nn::MaxPool2d(2));
  }
  net->push_back(nn::Flatten());
  net->push_back(nn::Linear(8 * 3 * 3, 32));
  net->push_back(relu_in_place());
  net->push_back(nn::Dropout(0.5));
  net->push_back(nn::Linear(32, 10));
  return net;
}

inline nn::Sequential resnet_net() {
  return nn::Sequential(conv3x3(3, 6), nn::BatchNorm2d(6), relu_in_place(), Residual(6, 6, 1), Residual(6, 6, 1),
                        Residual(6, 8, 2), Residual(8, 8, 1), nn::AdaptiveAvgPool2d(1), nn::Flatten(), nn::Linear(8, 10));
}

inline nn::Sequential densenet_net() {
  return nn::Sequential(conv3x3(3, 6), Dense(6, 4, 3), nn::Conv2d(nn::Conv2dOptions(18, 8, 1)), nn::AvgPool2d(2), Dense(8, 4, 2),
                        nn::BatchNorm2d(16), relu_in_place(), nn::AdaptiveAvgPool2d(1), nn::Flatten(), nn::Dropout(0.1),
                        SpectralLinear(16, 10));
}

// A network by name, and an input for it.
struct NamedNet {
  std::string name;
  std::function<nn::Sequential()> make;
  std::vector<std::int64_t> input;
};
inline const std::vector<NamedNet>& named_nets() {
  static const std::vector<NamedNet> nets{
      {"uniform", [] { return uniform_net(); }, {16, 24}},
      {"uniform_dropout", [] { return uniform_dropout_net(); }, {16, 24}},
      {"mlp", [] { return mlp_net(); }, {16, 24}},
      {"vgg", vgg_net, {2, 3, 12, 12}},
      {"resnet", resnet_net, {2, 3, 12, 12}},
      {"densenet", densenet_net, {2, 3, 12, 12}},
  };
  return nets;
}

// The same weights and buffers in other tensors.
inline nn::Sequential copy_of(const nn::Sequential& net) {
  return nn::Sequential(std::dynamic_pointer_cast<nn::SequentialImpl>(net->clone()));
}
// Trained within a budget, with weights of its own.
inline recollect::torch::Sequential within(recollect::torch::Options options, const nn::Sequential& net) {
  return recollect::torch::Sequential(std::move(options), recollect::torch::layers_of(copy_of(net)));
}

// The layers of several networks in a row.
inline nn::Sequential joined(const std::vector<nn::Sequential>& nets) {
  nn::Sequential all;
  for (const nn::Sequential& net : nets)
    for (const nn::AnyModule& layer : *net) all->push_back(layer);
  return all;
}

// The least and the most memory that make sense for these layers: the smallest feasible budget, and plain backpropagation's.
struct Range {
  Bytes least, most;
  Bytes at(double part) const {
    return Bytes(least.count() + static_cast<std::int64_t>(part * static_cast<double>(most.count() - least.count())));
  }
};
inline Range range_of(const recollect::torch::Profile& profile, Strategy strategy = Strategy::automatic) {
  const Bytes most = store_all_memory(profile.chain);
  if (strategy == Strategy::store_all) return {most, most};
  const Bytes least = minimum_memory(profile.chain, strategy).memory + profile.kept_beside;
  return {strategy == Strategy::automatic ? std::min(least, most) : least, std::max(least, most)};
}
// Options with a budget `part` of the way from the least to the most, so that steps run more than once.
inline recollect::torch::Options tight(const std::vector<Layer>& layers, const Tensors& inputs, double part = 0) {
  return options_with(range_of(recollect::torch::profile(layers, inputs, quick_profiling())).at(part));
}
inline recollect::torch::Options tight(const nn::Sequential& net, const Tensors& inputs, double part = 0) {
  return tight(recollect::torch::layers_of(net), inputs, part);
}

// Everything that a pass of training leaves behind, by name.
using Outcome = std::vector<std::pair<std::string, Tensor>>;

inline Tensor loss_of(const Tensor& output) { return (output * output).mean() + output.sin().mean(); }

inline Outcome outcome_of(const nn::Module& module, const Tensor& loss, const Tensor& input) {
  Outcome outcome{{"loss", loss.detach()}, {"gradient of the input", input.grad()}};
  for (const auto& parameter : module.named_parameters())
    outcome.emplace_back("gradient of " + parameter.key(), parameter.value().grad());
  for (const auto& buffer : module.named_buffers()) outcome.emplace_back("buffer " + buffer.key(), buffer.value().clone());
  outcome.emplace_back("state of the CPU's generator", at::globalContext().defaultGenerator(at::kCPU).get_state());
  if (input.is_cuda())
    outcome.emplace_back("state of the GPU's generator", at::globalContext().defaultGenerator(input.device()).get_state());
  return outcome;
}

// One forward and one backward pass from a known seed.
template <class Net>
Outcome train_once(Net& net, const Tensor& input) {
  ::torch::manual_seed(7);
  Tensor x = input.detach().clone();
  x.set_requires_grad(input.requires_grad());
  const Tensor loss = loss_of(net->forward(x));
  loss.backward();
  return outcome_of(*net, loss, x);
}

inline ::testing::AssertionResult same(const std::string& name, const Tensor& expected, const Tensor& actual) {
  if (expected.defined() != actual.defined())
    return ::testing::AssertionFailure() << name << ": " << (expected.defined() ? "defined" : "undefined")
                                         << " in plain libtorch, " << (actual.defined() ? "defined" : "undefined") << " here";
  if (!expected.defined() || (expected.sizes() == actual.sizes() && ::torch::equal(expected, actual)))
    return ::testing::AssertionSuccess();
  if (expected.sizes() != actual.sizes())
    return ::testing::AssertionFailure() << name << ": of size " << expected.sizes() << " in plain libtorch, " << actual.sizes()
                                         << " here";
  const Tensor distance = (expected.to(at::kDouble) - actual.to(at::kDouble)).abs();
  return ::testing::AssertionFailure() << name << " differs from plain libtorch's in "
                                       << (distance != 0).sum().item<std::int64_t>() << " of " << distance.numel()
                                       << " elements, by at most " << distance.max().item<double>();
}
inline ::testing::AssertionResult same(const Outcome& expected, const Outcome& actual) {
  if (expected.size() != actual.size())
    return ::testing::AssertionFailure() << expected.size() << " results in plain libtorch, " << actual.size() << " here";
  for (std::size_t k = 0; k < expected.size(); ++k) {
    if (expected[k].first != actual[k].first)
      return ::testing::AssertionFailure() << expected[k].first << " in plain libtorch is " << actual[k].first << " here";
    if (const auto result = same(expected[k].first, expected[k].second, actual[k].second); !result) return result;
  }
  return ::testing::AssertionSuccess();
}

// The same, where layers stand at other places and have other names.
inline ::testing::AssertionResult same_values(Outcome expected, const Outcome& actual) {
  for (std::size_t k = 0; k < std::min(expected.size(), actual.size()); ++k) expected[k].first = actual[k].first;
  return same(expected, actual);
}

}  // namespace recollect::testing
