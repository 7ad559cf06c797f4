#include "recollect/torch/profile.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include "recollect/torch/checkpoint.hpp"
#include "support/torch_nets.hpp"

namespace recollect::torch {
namespace {

using namespace recollect::testing;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Sizes are multiples of the 512 bytes to which GPU allocators round.
constexpr std::int64_t kBatch = 32, kWidth = 64;
constexpr std::int64_t kState = kBatch * kWidth * 4;

class ProfileTest : public ::testing::TestWithParam<at::Device> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  Tensor random(std::initializer_list<std::int64_t> sizes) const {
    return ::torch::randn(std::vector<std::int64_t>(sizes), at::TensorOptions(GetParam()));
  }
  Tensor input() const { return random({kBatch, kWidth}).set_requires_grad(true); }
  template <class... Layers>
  Profile profiled(const Tensor& x, const Layers&... layers) const {
    const std::vector<Layer> row{Layer(layers)...};
    for (const Layer& layer : row)
      if (layer.module()) layer.module()->to(GetParam());
    return profile(row, {x}, quick_profiling());
  }
  static std::vector<std::string> names(const Profile& profile) {
    std::vector<std::string> row;
    for (const StepProfile& step : profile.steps) row.push_back(step.name);
    return row;
  }
};
INSTANTIATE_TEST_SUITE_P(Devices, ProfileTest, ::testing::ValuesIn(devices()), device_name);

nn::Linear linear() { return nn::Linear(kWidth, kWidth); }

// Which layers are steps.

TEST_P(ProfileTest, LayersJoinWhereNothingBetweenThemIsKept) {
  const Profile found =
      profiled(input(), linear(), nn::ReLU(), linear(), nn::Tanh(), nn::Sigmoid(), linear(), nn::Dropout(0.5), linear());
  EXPECT_THAT(names(found),
              ElementsAre("0 Linear + 1 ReLU", "2 Linear + 3 Tanh", "4 Sigmoid", "5 Linear + 6 Dropout", "7 Linear"));
  EXPECT_EQ(found.chain.size(), 5);
  EXPECT_EQ(found.chain.step(3).name, "5 Linear + 6 Dropout");
  EXPECT_EQ(found.steps[3].first_layer, 5u);
  EXPECT_EQ(found.steps[3].layers, 2u);
  EXPECT_EQ(found.steps[4].first_layer, 7u);
  EXPECT_EQ(found.steps[4].layers, 1u);
  EXPECT_EQ(found.first_layer, 0u);
}

TEST_P(ProfileTest, LayersThatKeepWhatIsBetweenThemAreStepsOfTheirOwn) {
  // GELU keeps its input, BatchNorm too; Linear keeps its input.
  const Profile found = profiled(input(), linear(), nn::GELU(), linear(), nn::BatchNorm1d(kWidth), linear());
  EXPECT_THAT(names(found), ElementsAre("0 Linear", "1 GELU", "2 Linear", "3 BatchNorm1d", "4 Linear"));
}

TEST_P(ProfileTest, LayersInPlaceAndViewsJoinTheStepBefore) {
  const Profile found = profiled(input(), linear(), nn::GELU(), nn::Dropout(nn::DropoutOptions(0.5).inplace(true)),
                                 nn::Identity(), nn::Unflatten(nn::UnflattenOptions(1, {8, 8})), nn::Flatten(), linear());
  EXPECT_THAT(names(found), ElementsAre("0 Linear", "1 GELU + 2 Dropout + 3 Identity + 4 Unflatten + 5 Flatten", "6 Linear"));
}

TEST_P(ProfileTest, ViewsAtTheBeginningJoinTheStepAfter) {
  const Profile found =
      profiled(random({kBatch, 8, 8}).set_requires_grad(true), nn::Flatten(), nn::Identity(), linear(), nn::GELU());
  EXPECT_THAT(names(found), ElementsAre("0 Flatten + 1 Identity + 2 Linear", "3 GELU"));
}

TEST_P(ProfileTest, FunctionsAreSteps) {
  const Tensor w = random({kWidth, kWidth}).set_requires_grad(true);
  const std::vector<Layer> layers{Layer([&](const Tensor& x) { return x.matmul(w).sin(); }, "wave"),
                                  Layer([](const Tensor& x) { return x.cos(); })};
  const Profile found = profile(layers, {input()}, quick_profiling());
  EXPECT_THAT(names(found), ElementsAre("0 wave", "1 function"));
}

TEST_P(ProfileTest, LeadingLayersThatNeedNoGradientAreNoSteps) {
  nn::Linear frozen = linear();
  for (Tensor& p : frozen->parameters()) p.set_requires_grad(false);
  const Profile found = profiled(input().detach(), nn::Tanh(), frozen, nn::GELU(), linear(), nn::GELU());
  EXPECT_EQ(found.first_layer, 3u);
  EXPECT_THAT(names(found), ElementsAre("3 Linear", "4 GELU"));
  EXPECT_EQ(found.chain.state(0), Bytes(kState));
  EXPECT_EQ(found.chain.gradient(0), Bytes(0));
  // With an input that needs one, they are.
  const Profile all = profiled(input(), nn::Tanh(), frozen, nn::GELU(), linear(), nn::GELU());
  EXPECT_EQ(all.first_layer, 0u);
  EXPECT_EQ(all.chain.size(), 5);
  EXPECT_EQ(all.chain.gradient(0), Bytes(kState));
}

TEST_P(ProfileTest, NothingToTrainIsRefused) { EXPECT_THROW(profiled(input().detach(), nn::Tanh(), nn::ReLU()), InvalidInput); }

TEST_P(ProfileTest, WhatCannotBeAChainIsRefused) {
  EXPECT_THROW(profiled(input().detach(), relu_in_place(), linear()), InvalidInput);
  const Tensor made = random({kWidth}).set_requires_grad(true) * 2;
  EXPECT_THROW(profiled(input(), linear(), [&](const Tensor& x) { return x * made; }), InvalidInput);
}

TEST_P(ProfileTest, AnExceptionOfALayerReachesTheCaller) {
  EXPECT_THROW(profiled(input(), linear(), [](const Tensor&) -> Tensor { throw std::out_of_range("no"); }), std::out_of_range);
  EXPECT_FALSE(is_recomputing());
}

// Bytes.

TEST_P(ProfileTest, BytesOfALinear) {
  const Profile found = profiled(input(), linear(), linear());
  ASSERT_EQ(found.steps.size(), 2u);
  for (const StepProfile& step : found.steps) {
    EXPECT_EQ(step.state, Bytes(kState));
    EXPECT_EQ(step.record_bytes, Bytes(kState));  // its output; it saves its input, which is there anyway
    EXPECT_EQ(step.gradient, Bytes(kState));
    EXPECT_EQ(step.advance_scratch, Bytes(0));
    EXPECT_EQ(step.forward_scratch, Bytes(0));
    // The fresh gradients of weight and bias.
    EXPECT_GE(step.backward_scratch, Bytes((kWidth * kWidth + kWidth) * 4));
    EXPECT_LE(step.backward_scratch, Bytes(2 * (kWidth * kWidth + kWidth) * 4 + kState));
  }
  EXPECT_EQ(found.chain.state(0), Bytes(kState));
  EXPECT_EQ(found.chain.gradient(0), Bytes(kState));
  EXPECT_EQ(found.chain.step(0).record, Bytes(kState));
}

TEST_P(ProfileTest, BytesOfActivations) {
  // Tanh keeps its output, so that ReLU after it is a step of its own.
  const Profile found = profiled(input(), nn::Tanh(), nn::ReLU());
  ASSERT_EQ(found.steps.size(), 2u);
  for (const StepProfile& step : found.steps) {
    EXPECT_EQ(step.state, Bytes(kState));
    EXPECT_EQ(step.record_bytes, Bytes(kState));
    EXPECT_EQ(step.gradient, Bytes(kState));
    EXPECT_EQ(step.advance_scratch, Bytes(0));
    EXPECT_EQ(step.forward_scratch, Bytes(0));
    EXPECT_EQ(step.backward_scratch, Bytes(0));
  }
}

TEST_P(ProfileTest, BytesOfStepsThatJoined) {
  // What Linear makes lives until ReLU has read it.
  const Profile found = profiled(input(), linear(), nn::ReLU(), linear());
  EXPECT_EQ(found.steps[0].state, Bytes(kState));
  EXPECT_EQ(found.steps[0].record_bytes, Bytes(kState));
  EXPECT_EQ(found.steps[0].advance_scratch, Bytes(kState));
  EXPECT_EQ(found.steps[0].forward_scratch, Bytes(kState));
}

TEST_P(ProfileTest, BytesOfDropout) {
  const Profile found = profiled(input(), nn::Tanh(), nn::Dropout(0.5));
  ASSERT_EQ(found.steps.size(), 2u);
  const StepProfile& step = found.steps[1];
  // Beside its output the mask: of floats on the CPU, of bools on the GPU.
  const std::int64_t mask = GetParam().is_cpu() ? kState : kState / 4;
  EXPECT_EQ(step.state, Bytes(kState));
  EXPECT_EQ(step.record_bytes, Bytes(kState + mask));
  EXPECT_EQ(step.gradient, Bytes(kState));
  EXPECT_TRUE(step.draws);
}

TEST_P(ProfileTest, BytesOfAStateOfSeveralTensors) {
  const std::vector<Layer> layers{Layer([](const Tensor& a, const Tensor& index) { return std::make_tuple(a.exp(), index + 1); }),
                                  Layer([](const Tensor& a, const Tensor& index) { return std::make_tuple(a.tanh(), index); })};
  const Tensor index = at::zeros({kBatch, 16}, at::TensorOptions(at::kLong).device(GetParam()));
  const Profile found = profile(layers, {input(), index}, quick_profiling());
  ASSERT_EQ(found.steps.size(), 2u);
  const std::int64_t integers = kBatch * 16 * 8;
  EXPECT_EQ(found.chain.state(0), Bytes(kState + integers));
  EXPECT_EQ(found.chain.gradient(0), Bytes(kState));
  EXPECT_EQ(found.steps[0].state, Bytes(kState + integers));
  EXPECT_EQ(found.steps[0].gradient, Bytes(kState));  // integers have none
  EXPECT_EQ(found.steps[1].state, Bytes(kState + integers));
}

TEST_P(ProfileTest, BytesScaleWithTheType) {
  const std::vector<Layer> layers{linear(), nn::GELU()};
  for (const Layer& layer : layers) layer.module()->to(GetParam(), at::kDouble);
  const Profile found = profile(layers, {input().detach().to(at::kDouble)}, quick_profiling());
  EXPECT_EQ(found.steps[0].state, Bytes(2 * kState));
  EXPECT_EQ(found.chain.state(0), Bytes(2 * kState));
}

// Facts.

TEST_P(ProfileTest, FlagsOfSteps) {
  const Profile found = profiled(input(), linear(), nn::BatchNorm1d(kWidth), nn::GELU(), nn::Sigmoid(), nn::Dropout(0.5),
                                 SpectralLinear(kWidth, kWidth));
  ASSERT_EQ(found.steps.size(), 5u) << ::testing::PrintToString(names(found));
  const auto flags = [&](std::size_t k) { return std::make_pair(found.steps[k].draws, found.steps[k].changes_buffers); };
  EXPECT_EQ(flags(0), std::make_pair(false, false));
  EXPECT_EQ(flags(1), std::make_pair(false, true));
  EXPECT_EQ(flags(2), std::make_pair(false, false));
  EXPECT_EQ(flags(3), std::make_pair(true, false));
  EXPECT_EQ(flags(4), std::make_pair(false, true));
  for (const StepProfile& step : found.steps) {
    EXPECT_GT(step.advance.median.count(), 0);
    EXPECT_GT(step.record.median.count(), 0);
    EXPECT_GT(step.backward.median.count(), 0);
  }
}

TEST_P(ProfileTest, WhatIsKeptBesideThePlan) {
  const auto generators = [&] {
    std::int64_t bytes = static_cast<std::int64_t>(at::globalContext().defaultGenerator(at::kCPU).get_state().nbytes());
    if (GetParam().is_cuda())
      bytes += static_cast<std::int64_t>(at::globalContext().defaultGenerator(GetParam()).get_state().nbytes());
    return bytes;
  }();
  EXPECT_EQ(profiled(input(), linear(), nn::Tanh()).kept_beside, Bytes(0));
  EXPECT_EQ(profiled(input(), linear(), nn::Dropout(0.5), linear(), nn::Dropout(0.5)).kept_beside, Bytes(2 * generators));
  // Running mean, running variance, and the number of batches.
  const std::int64_t statistics = 2 * kWidth * 4 + 8;
  EXPECT_EQ(profiled(input(), nn::BatchNorm1d(kWidth), linear(), nn::BatchNorm1d(kWidth)).kept_beside, Bytes(2 * statistics));
  EXPECT_EQ(profiled(input(), SpectralLinear(kWidth, kWidth)).kept_beside, Bytes(kWidth * 4));
  EXPECT_EQ(profiled(input(), nn::BatchNorm1d(kWidth), nn::Dropout(0.5)).kept_beside, Bytes(statistics + generators));
  // In evaluation mode nothing draws and nothing changes.
  nn::BatchNorm1d normalised(kWidth);
  nn::Dropout dropout(0.5);
  normalised->eval();
  dropout->eval();
  EXPECT_EQ(profiled(input(), linear(), normalised, dropout).kept_beside, Bytes(0));
}

TEST_P(ProfileTest, EqualBlocksMakeAUniformChain) {
  std::vector<Layer> layers;
  for (int k = 0; k < 20; ++k) {
    layers.emplace_back(linear());
    layers.emplace_back(nn::Tanh());
  }
  for (const Layer& layer : layers) layer.module()->to(GetParam());
  const Profile found = profile(layers, {input()}, {.repetitions = 3});
  EXPECT_EQ(found.chain.size(), 20);
  EXPECT_TRUE(found.chain.is_uniform());
}

// It leaves no trace.

TEST_P(ProfileTest, LeavesEverythingAsItWas) {
  nn::Sequential net = mlp_net(2, kWidth);
  net->to(GetParam());
  Tensor x = input();
  loss_of(net->forward(x)).backward();
  const auto everything = [&] {
    Tensors row{x.detach().clone(), x.grad().clone(), at::globalContext().defaultGenerator(at::kCPU).get_state()};
    if (GetParam().is_cuda()) row.push_back(at::globalContext().defaultGenerator(GetParam()).get_state());
    for (const Tensor& p : net->parameters()) {
      row.push_back(p.detach().clone());
      row.push_back(p.grad().clone());
    }
    for (const Tensor& b : net->buffers()) row.push_back(b.clone());
    return row;
  };
  const auto versions = [&] {
    std::vector<std::int64_t> row{static_cast<std::int64_t>(x._version())};
    for (const Tensor& p : net->parameters()) row.push_back(static_cast<std::int64_t>(p._version()));
    return row;
  };
  const Tensors before = everything();
  const auto versions_before = versions();
  profile(layers_of(net), {x}, {.repetitions = 2});
  const Tensors after = everything();
  for (std::size_t k = 0; k < before.size(); ++k) EXPECT_TRUE(same("tensor " + std::to_string(k), before[k], after[k]));
  EXPECT_EQ(versions(), versions_before);
  EXPECT_FALSE(is_recomputing());
  // Nor gradients where there were none.
  for (Tensor& p : net->parameters()) p.mutable_grad() = Tensor();
  profile(layers_of(net), {x}, quick_profiling());
  for (const Tensor& p : net->parameters()) EXPECT_FALSE(p.grad().defined());
}

TEST_P(ProfileTest, LayersAreToldThatTheyAreProfiled) {
  int first = 0, again = 0;
  profiled(input(), linear(), [&](const Tensor& x) {
    ++(is_recomputing() ? again : first);
    return x.exp();
  });
  EXPECT_EQ(first, 0);
  EXPECT_GT(again, 0);
}

TEST_P(ProfileTest, WorksWhereGradientsAreOff) {
  const at::NoGradGuard no_grad;
  EXPECT_EQ(profiled(input(), linear(), nn::GELU()).steps.size(), 2u);
}

}  // namespace
}  // namespace recollect::torch
