// The budget holds: in the ledger, and in what the allocators report.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "recollect/torch/memory_meter.hpp"
#include "recollect/torch/sequential.hpp"
#include "support/torch_nets.hpp"

namespace recollect::torch {
namespace {

using namespace recollect::testing;
using ::testing::HasSubstr;

// States of a megabyte and more, a small output: what the caller is handed does not blur the comparison.
struct Big {
  std::string name;
  std::function<nn::Sequential()> make;
  std::vector<std::int64_t> input;
};

nn::Sequential big_mlp() {
  nn::Sequential net;
  for (int k = 0; k < 5; ++k) {
    net->push_back(nn::Linear(64, 64));
    net->push_back(nn::BatchNorm1d(64));
    net->push_back(nn::ReLU(nn::ReLUOptions(/*inplace=*/k % 2 == 0)));
    net->push_back(nn::Dropout(0.3));
  }
  net->push_back(nn::Linear(64, 4));
  return net;
}
nn::Sequential big_uniform() {
  nn::Sequential net = uniform_net(10, 64);
  net->push_back(nn::Linear(64, 4));
  return net;
}
nn::Sequential big_vgg() {
  nn::Sequential net;
  std::int64_t in = 3;
  for (const std::int64_t out : {8, 12, 16}) {
    net->push_back(nn::Conv2d(nn::Conv2dOptions(in, out, 3).padding(1)));
    net->push_back(nn::BatchNorm2d(out));
    net->push_back(relu_in_place());
    net->push_back(nn::Conv2d(nn::Conv2dOptions(out, out, 3).padding(1)));
    net->push_back(relu_in_place());
    net->push_back(nn::MaxPool2d(2));
    in = out;
  }
  net->push_back(nn::Flatten());
  net->push_back(nn::Linear(16 * 8 * 8, 10));
  return net;
}
nn::Sequential big_resnet() {
  return nn::Sequential(conv3x3(3, 8), nn::BatchNorm2d(8), relu_in_place(), Residual(8, 8, 1), Residual(8, 8, 1),
                        Residual(8, 16, 2), Residual(16, 16, 1), nn::AdaptiveAvgPool2d(1), nn::Flatten(), nn::Linear(16, 10));
}
nn::Sequential big_densenet() {
  return nn::Sequential(conv3x3(3, 8), Dense(8, 6, 3), nn::Conv2d(nn::Conv2dOptions(26, 12, 1)), nn::AvgPool2d(2),
                        Dense(12, 6, 2), nn::AdaptiveAvgPool2d(1), nn::Flatten(), nn::Linear(24, 10));
}

const std::vector<Big>& bigs() {
  static const std::vector<Big> nets{{"mlp", big_mlp, {4096, 64}},
                                     {"uniform", big_uniform, {4096, 64}},
                                     {"vgg", big_vgg, {8, 3, 64, 64}},
                                     {"resnet", big_resnet, {8, 3, 32, 32}},
                                     {"densenet", big_densenet, {8, 3, 32, 32}}};
  return nets;
}

struct Case {
  at::Device device{at::kCPU};
  const Big* net = nullptr;
};
std::vector<Case> cases() {
  std::vector<Case> found;
  for (const at::Device device : devices())
    for (const Big& net : bigs()) found.push_back({device, &net});
  return found;
}

class BudgetTest : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    ::torch::manual_seed(1);
    net_ = GetParam().net->make();
    net_->to(GetParam().device);
    x_ = ::torch::randn(GetParam().net->input, at::TensorOptions(GetParam().device));
  }
  nn::Sequential net_{nullptr};
  Tensor x_;
};
INSTANTIATE_TEST_SUITE_P(Nets, BudgetTest, ::testing::ValuesIn(cases()),
                         [](const auto& one) { return one.param.net->name + (one.param.device.is_cpu() ? "_cpu" : "_cuda"); });

TEST_P(BudgetTest, AllocatorsReportWhatWasPlanned) {
  // The output, which is the caller's, and the blocks to which a GPU's allocator rounds.
  const double slack = GetParam().device.is_cpu() ? 128 << 10 : 1 << 20;
  for (const bool input_too : {false, true}) {
    x_.set_requires_grad(input_too);
    const Profile found = profile(layers_of(net_), {x_}, quick_profiling());
    const Range range = range_of(found);
    for (const double part : {0.0, 0.1, 0.35, 0.7, 1.0}) {
      Sequential ours = within(options_with(range.at(part)), net_);
      ours->planned({x_});
      ours->forward(x_).sum().backward();
      MemoryMeter meter;
      {
        const Tensor x = x_.detach().clone().set_requires_grad(input_too);
        ours->forward(x).sum().backward();
      }
      const Planned& planned = ours->planned({x_});
      const double real = static_cast<double>(meter.peak().count()), said = static_cast<double>(planned.peak.count());
      EXPECT_LE(planned.peak, range.at(part));
      EXPECT_LE(real, said * 1.01 + slack) << "part " << part << ", " << name_of(planned.plan.strategy);
      EXPECT_GE(real, said * 0.95) << "part " << part << ", " << name_of(planned.plan.strategy);
      ASSERT_TRUE(ours->last_report());
      EXPECT_EQ(ours->last_report()->done.peak, planned.plan.prediction.peak);
    }
  }
}

TEST_P(BudgetTest, TheMinimumDoesAndOneByteLessDoesNot) {
  Bytes minimum;
  {
    Sequential ours = within(options_with(Bytes(1)), net_);
    try {
      ours->forward(x_);
      FAIL() << "one byte was enough";
    } catch (const InfeasibleBudget& error) {
      EXPECT_EQ(error.budget(), Bytes(1));
      minimum = error.minimum();
      // Which layer, by number and kind.
      const Profile found = profile(layers_of(net_), {x_}, quick_profiling());
      EXPECT_THAT(error.what(), HasSubstr(found.steps[static_cast<std::size_t>(error.step())].name));
      EXPECT_THAT(error.what(), ::testing::ContainsRegex("[0-9]+ (Conv2d|Linear|Dropout|BatchNorm|Residual|Dense)"));
    }
    ours->set_options(options_with(minimum - Bytes(1)));
    EXPECT_THROW(ours->forward(x_), InfeasibleBudget);
    EXPECT_THROW(ours->planned({x_}), InfeasibleBudget);
    ours->set_options(options_with(minimum));
    ours->forward(x_).sum().backward();
    EXPECT_LE(ours->planned({x_}).peak, minimum);
  }
  // For every strategy its own.
  const Profile found = profile(layers_of(net_), {x_}, quick_profiling());
  for (const Strategy strategy : {Strategy::store_all, Strategy::chen_sqrt, Strategy::heterogeneous}) {
    Sequential ours = within(options_with(Bytes(1), strategy), net_);
    try {
      ours->forward(x_);
      FAIL() << "one byte was enough for " << name_of(strategy);
    } catch (const InfeasibleBudget& error) {
      EXPECT_GE(error.minimum(), minimum) << name_of(strategy);
      ours->set_options(options_with(error.minimum() - Bytes(1), strategy));
      EXPECT_THROW(ours->planned({x_}), InfeasibleBudget) << name_of(strategy);
      ours->set_options(options_with(error.minimum(), strategy));
      EXPECT_EQ(ours->planned({x_}).plan.strategy, strategy);
    }
  }
}

TEST_P(BudgetTest, WithoutABudgetItIsPlainBackpropagation) {
  Sequential ours = within(Options{.profiling = quick_profiling()}, net_);
  ours->forward(x_).sum().backward();
  EXPECT_FALSE(ours->planned({x_}).replays);
  EXPECT_EQ(ours->planned({x_}).plan.strategy, Strategy::store_all);
  EXPECT_EQ(ours->last_report()->done.recompute_factor(), 1.0);
  EXPECT_EQ(ours->planned({x_}).peak, store_all_memory(ours->planned({x_}).profile.chain));
}

}  // namespace
}  // namespace recollect::torch
