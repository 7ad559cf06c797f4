// The networks of the examples: torchvision's sizes, and plain libtorch's gradients under any budget.
#include "networks/networks.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <map>

#include "recollect/torch/sequential.hpp"

namespace networks {
namespace {

using recollect::Bytes;
using recollect::torch::Tensors;

std::vector<Layer> copy_of(const std::vector<Layer>& layers) {
  std::vector<Layer> copies;
  for (const Layer& layer : layers) copies.push_back(layer.clone());
  return copies;
}

Tensors parameters_of(const std::vector<Layer>& layers) {
  Tensors parameters;
  for (const Layer& layer : layers)
    for (torch::Tensor& parameter : layer.module()->parameters()) parameters.push_back(std::move(parameter));
  return parameters;
}

Tensors buffers_of(const std::vector<Layer>& layers) {
  Tensors buffers;
  for (const Layer& layer : layers)
    for (torch::Tensor& buffer : layer.module()->buffers()) buffers.push_back(std::move(buffer));
  return buffers;
}

std::int64_t count_of(const std::vector<Layer>& layers) {
  std::int64_t count = 0;
  for (const torch::Tensor& parameter : parameters_of(layers)) count += parameter.numel();
  return count;
}

torch::Tensor run_plainly(const std::vector<Layer>& layers, const torch::Tensor& input) {
  Tensors row{input};
  for (const Layer& layer : layers) row = layer(row);
  return row.at(0);
}

// Docs of torchvision.models, "num_params" of each model's weights.
TEST(NetworksTest, HaveTorchvisionsParameterCounts) {
  const std::map<std::string, std::int64_t> expected{
      {"resnet18", 11'689'512},  {"resnet34", 21'797'672},   {"resnet50", 25'557'032},    {"resnet101", 44'549'160},
      {"resnet152", 60'192'808}, {"densenet121", 7'978'856}, {"densenet169", 14'149'480}, {"densenet201", 20'013'928},
      {"vgg16", 138'357'544},    {"vgg16_bn", 138'365'992}};
  for (const auto& [name, count] : expected) EXPECT_EQ(count_of(network_named(name).value()), count) << name;
}

TEST(NetworksTest, PerceptronHasDepthTimesWidth) {
  const std::vector<Layer> layers = network_named("mlp-7x20", {.classes = 3, .channels = 5}).value();
  EXPECT_EQ(layers.size(), 2 * 7 + 1U);
  EXPECT_EQ(count_of(layers), 5 * 20 + 20 + 6 * (20 * 20 + 20) + 20 * 3 + 3);
}

TEST(NetworksTest, ClassifyImagesOfBothSizes) {
  const torch::NoGradGuard no_grad;
  for (const bool small : {false, true}) {
    const Options options{.classes = 10, .channels = 1, .width = 1.0 / 16, .small_images = small};
    for (const std::string& name : network_names()) {
      const torch::Tensor input = example_input(name, 2, small ? 32 : 64, options);
      EXPECT_EQ(run_plainly(network_named(name, options).value(), input).sizes(), (std::vector<std::int64_t>{2, 10})) << name;
    }
  }
}

TEST(NetworksTest, UnknownNamesAreNothing) {
  for (const char* name : {"", "resnet", "resnet51", "resnet50x", "densenet", "vgg16bn", "mlp-", "mlp-3", "mlp-3x", "mlp-0x4",
                           "mlp-3x4x", "mlp-99999999999x4"})
    EXPECT_FALSE(network_named(name)) << name;
  EXPECT_THROW(resnet(51), recollect::InvalidInput);
  EXPECT_THROW(densenet(120), recollect::InvalidInput);
  EXPECT_THROW(vgg(12, true), recollect::InvalidInput);
  EXPECT_THROW(mlp(0, 4), recollect::InvalidInput);
}

TEST(NetworksTest, BlocksAreLayersWithNames) {
  const auto named = [](const std::vector<Layer>& layers, const std::string& kind) {
    return std::count_if(layers.begin(), layers.end(), [&](const Layer& layer) { return layer.name() == kind; });
  };
  const Options tiny{.width = 1.0 / 16};
  EXPECT_EQ(named(resnet(34, tiny), "Residual"), 16);
  EXPECT_EQ(named(resnet(50, tiny), "Residual"), 16);
  EXPECT_EQ(named(densenet(121, tiny), "DenseLayer"), 58);
  EXPECT_EQ(named(densenet(121, tiny), "Transition"), 3);
}

class TrainingTest : public testing::TestWithParam<const char*> {};

// Loss, every gradient, every running statistic, and the parameters after a step, bit for bit, at the smallest budget, at
// store-all's, and between.
TEST_P(TrainingTest, HasTheBitsOfAPlainLoop) {
  const Options options{.classes = 10, .width = 1.0 / 16, .small_images = true};
  torch::manual_seed(1);
  const std::vector<Layer> original = network_named(GetParam(), options).value();
  const torch::Tensor input = example_input(GetParam(), 4, 32, options), labels = torch::randint(10, {4}, torch::kLong);
  const auto train = [&](const std::vector<Layer>& layers, const auto& forward) {
    torch::optim::SGD optimizer(parameters_of(layers), torch::optim::SGDOptions(0.1));
    torch::manual_seed(2);
    torch::Tensor loss = torch::cross_entropy_loss(forward(input), labels);
    loss.backward();
    optimizer.step();
    return loss;
  };
  const std::vector<Layer> plain = copy_of(original);
  const torch::Tensor expected = train(plain, [&](const torch::Tensor& x) { return run_plainly(plain, x); });

  recollect::torch::Sequential probe(recollect::torch::Options{}, copy_of(original));
  const recollect::torch::Profile& profile = probe->planned({input}).profile;
  const std::int64_t least = (minimum_memory(profile.chain).memory + profile.kept_beside).count();
  const std::int64_t most = store_all_memory(profile.chain).count();
  ASSERT_LT(least, most);
  for (const double share : {0.0, 0.3, 1.0}) {
    const Bytes memory(least + static_cast<std::int64_t>(share * static_cast<double>(most - least)));
    SCOPED_TRACE(to_string(memory));
    recollect::torch::Sequential net(recollect::torch::Options{.memory = memory}, copy_of(original));
    torch::Tensor loss;
    ASSERT_NO_THROW(loss = train(net->layers(), [&](const torch::Tensor& x) { return net->forward(x); }));
    EXPECT_TRUE(torch::equal(loss, expected));
    EXPECT_EQ(net->planned({input}).replays, share < 1);
    const Tensors ours = parameters_of(net->layers()), theirs = parameters_of(plain);
    ASSERT_EQ(ours.size(), theirs.size());
    for (std::size_t k = 0; k < ours.size(); ++k) {
      EXPECT_TRUE(torch::equal(ours[k].grad(), theirs[k].grad())) << "gradient of parameter " << k;
      EXPECT_TRUE(torch::equal(ours[k], theirs[k])) << "parameter " << k;
    }
    const Tensors our_buffers = buffers_of(net->layers()), their_buffers = buffers_of(plain);
    for (std::size_t k = 0; k < our_buffers.size(); ++k)
      EXPECT_TRUE(torch::equal(our_buffers[k], their_buffers[k])) << "buffer " << k;
  }
}

INSTANTIATE_TEST_SUITE_P(Networks, TrainingTest,
                         testing::Values("resnet18", "resnet50", "densenet121", "vgg16_bn", "mlp-30x128"));

}  // namespace
}  // namespace networks
