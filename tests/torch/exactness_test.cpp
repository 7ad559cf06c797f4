// Losses, gradients, buffers and random numbers have the bits that torch::nn::Sequential gives, whatever the plan.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <sstream>

#include "recollect/torch/sequential.hpp"
#include "support/torch_nets.hpp"
#include "torch/again.hpp"
#include "torch/compat.hpp"

namespace recollect::torch {
namespace {

using namespace recollect::testing;

struct Case {
  at::Device device{at::kCPU};
  const NamedNet* net = nullptr;
};

std::vector<Case> cases() {
  std::vector<Case> found;
  for (const at::Device device : devices())
    for (const NamedNet& net : named_nets()) found.push_back({device, &net});
  return found;
}

class ExactnessTest : public ::testing::TestWithParam<Case> {
 protected:
  nn::Sequential make(at::ScalarType dtype = at::kFloat) const {
    ::torch::manual_seed(1);
    nn::Sequential net = GetParam().net->make();
    net->to(GetParam().device, dtype);
    return net;
  }
  Tensor input(at::ScalarType dtype = at::kFloat) const {
    ::torch::manual_seed(2);
    return ::torch::randn(GetParam().net->input, at::TensorOptions(dtype).device(GetParam().device)).set_requires_grad(true);
  }
  // What plain libtorch gives, twice, so that a difference is ours and not the kernels'.
  static Outcome plain_outcome(const nn::Sequential& net, const Tensor& x) {
    nn::Sequential first = copy_of(net), second = copy_of(net);
    Outcome outcome = train_once(first, x);
    EXPECT_TRUE(same(outcome, train_once(second, x))) << "plain libtorch does not repeat itself";
    return outcome;
  }
  static void expect_same(const Outcome& plain, const nn::Sequential& net, const Tensor& x, const Options& options) {
    recollect::torch::Sequential ours = within(options, net);
    EXPECT_TRUE(same(plain, train_once(ours, x)))
        << name_of(options.strategy) << " within " << options.memory.count() << " bytes: " << ours->planned({x}).plan.reason;
    ASSERT_TRUE(ours->last_report());
    EXPECT_EQ(ours->last_report()->done.peak, ours->planned({x}).plan.prediction.peak);
    EXPECT_LE(ours->planned({x}).peak, options.memory);
  }
};
INSTANTIATE_TEST_SUITE_P(Nets, ExactnessTest, ::testing::ValuesIn(cases()),
                         [](const auto& one) { return one.param.net->name + (one.param.device.is_cpu() ? "_cpu" : "_cuda"); });

TEST_P(ExactnessTest, EveryStrategyAtManyBudgets) {
  nn::Sequential net = make();
  const Tensor x = input();
  const Outcome plain = plain_outcome(net, x);
  const Profile found = profile(layers_of(net), {x}, quick_profiling());
  int applied = 0;
  for (const Strategy strategy : all_strategies()) {
    if (!applies(strategy, found.chain)) continue;
    ++applied;
    const Range range = range_of(found, strategy);
    for (const double part : {0.0, 0.3, 0.6, 1.0}) {
      expect_same(plain, net, x, options_with(range.at(part), strategy));
      if (range.least == range.most) break;
    }
  }
  EXPECT_GE(applied, found.chain.is_uniform() ? 7 : 4);
  EXPECT_EQ(found.chain.is_uniform(), GetParam().net->name.starts_with("uniform"));
}

TEST_P(ExactnessTest, AutomaticAtBudgetsCloseTogether) {
  nn::Sequential net = make();
  const Tensor x = input();
  const Outcome plain = plain_outcome(net, x);
  const Range range = range_of(profile(layers_of(net), {x}, quick_profiling()));
  for (int k = 0; k <= 10; ++k) expect_same(plain, net, x, options_with(range.at(k / 10.0)));
}

TEST_P(ExactnessTest, EvaluationMode) {
  nn::Sequential net = make();
  net->eval();
  const Tensor x = input();
  const Outcome plain = plain_outcome(net, x);
  const Range range = range_of(profile(layers_of(net), {x}, quick_profiling()));
  for (const double part : {0.0, 0.4, 1.0}) expect_same(plain, net, x, options_with(range.at(part)));
}

TEST_P(ExactnessTest, DoublePrecision) {
  nn::Sequential net = make(at::kDouble);
  const Tensor x = input(at::kDouble);
  const Outcome plain = plain_outcome(net, x);
  const Range range = range_of(profile(layers_of(net), {x}, quick_profiling()));
  for (const double part : {0.0, 0.5}) expect_same(plain, net, x, options_with(range.at(part)));
}

TEST_P(ExactnessTest, InputThatNeedsNoGradient) {
  nn::Sequential net = make();
  const Tensor x = input().detach();
  const Outcome plain = plain_outcome(net, x);
  const Range range = range_of(profile(layers_of(net), {x}, quick_profiling()));
  for (const double part : {0.0, 0.5}) expect_same(plain, net, x, options_with(range.at(part)));
}

TEST_P(ExactnessTest, OneThreadAndTwo) {
  for (const int count : {1, 2}) {
    const Threads threads(count);
    nn::Sequential net = make();
    const Tensor x = input();
    const Outcome plain = plain_outcome(net, x);
    const Range range = range_of(profile(layers_of(net), {x}, quick_profiling()));
    for (const double part : {0.0, 0.5}) expect_same(plain, net, x, options_with(range.at(part)));
  }
}

// Steps follow one another: buffers, generators and weights stay together over many of them.
TEST_P(ExactnessTest, TrainingWithAnOptimizer) {
  nn::Sequential net = make();
  const Tensor x = input().detach();
  const auto trained = [&](auto model) {
    ::torch::manual_seed(3);
    ::torch::optim::Adam adam(model->parameters(), ::torch::optim::AdamOptions(1e-2));
    std::vector<double> losses;
    for (int k = 0; k < 5; ++k) {
      adam.zero_grad();
      const Tensor loss = loss_of(model->forward(x + 0.1 * k));
      loss.backward();
      nn::utils::clip_grad_norm_(model->parameters(), 0.5);
      adam.step();
      losses.push_back(loss.template item<double>());
    }
    return losses;
  };
  nn::Sequential plain = copy_of(net);
  Sequential ours = within(tight(net, {x}), net);
  EXPECT_EQ(trained(plain), trained(ours));
  for (std::size_t k = 0; k < plain->parameters().size(); ++k)
    EXPECT_TRUE(same("parameter " + std::to_string(k), plain->parameters()[k], ours->parameters()[k]));
}

class MoreExactnessTest : public ::testing::TestWithParam<at::Device> {
 protected:
  Tensor random(std::initializer_list<std::int64_t> sizes) const {
    return ::torch::randn(std::vector<std::int64_t>(sizes), at::TensorOptions(GetParam()));
  }
};
INSTANTIATE_TEST_SUITE_P(Devices, MoreExactnessTest, ::testing::ValuesIn(devices()), device_name);

// While it lives, autocast to bfloat16 is on.
class AutocastOn {
 public:
  explicit AutocastOn(at::DeviceType type)
      : type_(type), enabled_(compat::autocast_enabled(type)), dtype_(compat::autocast_dtype(type)) {
    compat::set_autocast_enabled(type, true);
    compat::set_autocast_dtype(type, at::kBFloat16);
  }
  ~AutocastOn() {
    compat::set_autocast_enabled(type_, enabled_);
    compat::set_autocast_dtype(type_, dtype_);
    at::autocast::clear_cache();
  }
  AutocastOn(const AutocastOn&) = delete;
  AutocastOn& operator=(const AutocastOn&) = delete;

 private:
  at::DeviceType type_;
  bool enabled_;
  at::ScalarType dtype_;
};

// The usual pattern: forward and loss under autocast, backward outside of it.
TEST_P(MoreExactnessTest, AutocastIsKeptForTheReplay) {
  ::torch::manual_seed(1);
  nn::Sequential net = mlp_net();
  net->to(GetParam());
  const Tensor x = random({16, 24}).set_requires_grad(true);
  const auto trained = [&](auto model, at::ScalarType* seen) {
    ::torch::manual_seed(7);
    const Tensor input = x.detach().clone().set_requires_grad(true);
    Tensor output, loss;
    {
      const AutocastOn on(GetParam().type());
      output = model->forward(input);
      loss = loss_of(output.to(at::kFloat));
    }
    *seen = output.scalar_type();
    loss.backward();
    return outcome_of(*model, loss, input);
  };
  at::ScalarType dtype = at::kFloat;
  const Outcome plain = trained(copy_of(net), &dtype);
  ASSERT_EQ(dtype, at::kBFloat16);
  Range range;
  {
    const AutocastOn on(GetParam().type());
    range = range_of(profile(layers_of(net), {x}, quick_profiling()));
  }
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours = within(options_with(range.at(part)), net);
    EXPECT_TRUE(same(plain, trained(ours, &dtype))) << part;
    EXPECT_EQ(dtype, at::kBFloat16);
    EXPECT_FALSE(compat::autocast_enabled(GetParam().type()));
  }
}

// One set of weights used three times, twice of them within one block: sums are taken in autograd's order.
struct TwiceImpl : nn::Cloneable<TwiceImpl> {
  TwiceImpl() { TwiceImpl::reset(); }
  void reset() override { linear = register_module("linear", nn::Linear(24, 24)); }
  Tensor forward(const Tensor& x) { return at::tanh(linear->forward(at::tanh(linear->forward(x)))); }
  nn::Linear linear{nullptr};
};

TEST_P(MoreExactnessTest, ParametersSharedByLayers) {
  ::torch::manual_seed(1);
  nn::Linear shared(24, 24);
  nn::BatchNorm1d normalised(24);
  const auto twice = std::make_shared<TwiceImpl>();
  const auto layers = [&](const auto& any) {
    std::vector<Layer> row;
    for (int k = 0; k < 4; ++k) {
      row.emplace_back(shared);
      row.emplace_back(normalised);
      row.emplace_back(nn::Tanh());
      if (any) row.emplace_back(twice);
    }
    return row;
  };
  const Tensor x = random({16, 24});
  for (const bool blocks : {false, true}) {
    const std::vector<Layer> row = layers(blocks);
    for (nn::Module* module : std::initializer_list<nn::Module*>{shared.get(), normalised.get(), twice.get()})
      module->to(GetParam());
    nn::Sequential plain;
    for (int k = 0; k < 4; ++k) {
      plain->push_back(shared);
      plain->push_back(normalised);
      plain->push_back(nn::Tanh());
      if (blocks) plain->push_back(twice);
    }
    const auto fresh = [&] {
      for (Tensor& parameter : plain->parameters()) parameter.mutable_grad() = Tensor();
      normalised->reset_running_stats();
    };
    fresh();
    const Outcome expected = train_once(plain, x);
    for (const double part : {0.0, 0.5, 1.0}) {
      fresh();
      Sequential ours(tight(row, {x}, part), row);
      EXPECT_TRUE(same(expected, train_once(ours, x))) << (blocks ? "with" : "without") << " blocks, part " << part;
    }
  }
}

// Between forward and backward others may draw numbers and other batches may go through: the replay sees none of it.
TEST_P(MoreExactnessTest, TwoBatchesInFlight) {
  ::torch::manual_seed(1);
  nn::Sequential net = mlp_net();
  net->to(GetParam());
  const Tensor x = random({16, 24});
  const auto trained = [&](auto model, const Tensor& other, bool first_in_first_out) {
    ::torch::manual_seed(7);
    const Tensor a = x.clone().set_requires_grad(true);
    const Tensor loss = loss_of(model->forward(a));
    const Tensor second = loss_of(model->forward(other));  // of another shape, it is profiled now
    ::torch::randn({3});
    (first_in_first_out ? loss : second).backward();
    (first_in_first_out ? second : loss).backward();
    return outcome_of(*model, loss + second, a);
  };
  for (const Tensor& other : {random({16, 24}), random({12, 24})})
    for (const bool order : {true, false})
      for (const double part : {0.0, 0.5, 1.0})
        EXPECT_TRUE(same(trained(copy_of(net), other, order), trained(within(tight(net, {x}, part), net), other, order)))
            << order << " part " << part;
}

TEST_P(MoreExactnessTest, FrozenLayersAnywhere) {
  ::torch::manual_seed(1);
  nn::Sequential net = mlp_net();
  net->to(GetParam());
  const auto freeze = [](nn::Module& module) {
    for (Tensor& parameter : module.parameters()) parameter.set_requires_grad(false);
  };
  // The first block; then one in the middle; then all but one; at last all.
  for (const std::vector<std::size_t>& frozen : {std::vector<std::size_t>{0, 1, 4}, std::vector<std::size_t>{6, 7, 10},
                                                 std::vector<std::size_t>{0, 1, 4, 6, 7, 10, 13, 18, 19, 22},
                                                 std::vector<std::size_t>{0, 1, 4, 6, 7, 10, 12, 13, 16, 18, 19, 22, 24}}) {
    nn::Sequential some = copy_of(net);
    for (const std::size_t l : frozen) freeze(*(some->begin() + static_cast<std::ptrdiff_t>(l))->ptr());
    for (const bool input_too : {false, true}) {
      if (frozen.size() == 13 && !input_too) continue;  // nothing to train
      const Tensor x = random({16, 24}).set_requires_grad(input_too);
      nn::Sequential plain = copy_of(some);
      for (const std::size_t l : frozen) freeze(*(plain->begin() + static_cast<std::ptrdiff_t>(l))->ptr());
      const Outcome expected = train_once(plain, x);
      for (const double part : {0.0, 0.5, 1.0}) {
        Sequential ours = within(tight(some, {x}, part), some);
        for (const std::size_t l : frozen) freeze(*ours->layers()[l].module());
        EXPECT_TRUE(same(expected, train_once(ours, x))) << "input " << input_too << " part " << part;
      }
    }
  }
}

}  // namespace
}  // namespace recollect::torch
