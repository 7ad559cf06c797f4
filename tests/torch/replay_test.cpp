// Steps that run again, when something changed since they were profiled or since their first run.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "recollect/torch/checkpoint.hpp"
#include "recollect/torch/sequential.hpp"

namespace recollect::torch {
namespace {

namespace nn = ::torch::nn;

// Validating between the passes must not make replayed steps evaluate.
TEST(SequentialReplay, RunsInTheModesOfTheForwardPass) {
  ::torch::manual_seed(0);
  nn::Sequential plain;
  for (int k = 0; k < 6; ++k) {
    plain->push_back(nn::Linear(16, 16));
    plain->push_back(nn::BatchNorm1d(16));
    plain->push_back(nn::Dropout(0.5));
  }
  const auto copy = std::dynamic_pointer_cast<nn::SequentialImpl>(plain->clone());
  Options options;
  Sequential net(options, nn::Sequential(copy));
  const Tensor x = ::torch::randn({512, 16});
  options.memory = net->planned({x}).minimum();
  net->set_options(options);
  ASSERT_TRUE(net->planned({x}).replays);
  const auto train = [&](auto& model) {
    ::torch::manual_seed(1);
    const Tensor loss = model->forward(x).sum();
    model->eval();
    {
      const ::torch::NoGradGuard no_grad;
      model->forward(x);
    }
    loss.backward();
    EXPECT_FALSE(model->is_training());
    model->train();
  };
  train(plain);
  train(net);
  for (std::size_t k = 0; k < plain->parameters().size(); ++k)
    EXPECT_TRUE(::torch::equal(plain->parameters()[k].grad(), net->parameters()[k].grad())) << k;
  for (std::size_t k = 0; k < plain->buffers().size(); ++k)
    EXPECT_TRUE(::torch::equal(plain->buffers()[k], net->buffers()[k])) << k;
}

// What a profile saw may change: a layer that begins to draw gets its random numbers again all the same.
TEST(SequentialReplay, ALayerMayBeginToDraw) {
  ::torch::manual_seed(0);
  nn::Dropout dropout(0.0);
  const std::vector<Layer> layers{nn::Linear(16, 16), dropout, nn::Linear(16, 16), nn::Tanh(), nn::Linear(16, 16), nn::Tanh()};
  Options options;
  Sequential net(options, layers);
  const Tensor x = ::torch::randn({8, 16});
  options.memory = net->planned({x}).minimum();
  net->set_options(options);
  ASSERT_TRUE(net->planned({x}).replays);
  dropout->options.p(0.5);
  ::torch::manual_seed(1);
  Tensors row{x};
  for (const Layer& layer : layers) row = layer(row);
  const Tensors expected = ::torch::autograd::grad({row[0].sum()}, net->parameters());
  ::torch::manual_seed(1);
  const Tensors got = ::torch::autograd::grad({net->forward(x).sum()}, net->parameters());
  for (std::size_t k = 0; k < got.size(); ++k) EXPECT_TRUE(::torch::equal(got[k], expected[k])) << k;
}

TEST(SequentialReplay, ALayerMayNotBeginToWorkInPlace) {
  nn::ReLU relu;
  const std::vector<Layer> layers{nn::Tanh(), nn::Linear(16, 16), nn::Tanh(), relu, nn::Linear(16, 16)};
  Sequential net(Options{}, layers);
  const Tensor x = ::torch::randn({8, 16});
  net->forward(x);
  relu->options.inplace(true);
  EXPECT_THAT([&] { net->forward(x); }, ::testing::ThrowsMessage<Error>(::testing::HasSubstr("in place")));
}

// A frozen beginning runs outside the chain: what thaws there must not silently stay without a gradient.
TEST(SequentialReplay, AThawedBeginningIsAnError) {
  Tensor weight = ::torch::randn({16, 16});
  Sequential net(Options{}, Layer([weight](const Tensor& x) { return x.matmul(weight); }), nn::Linear(16, 16));
  const Tensor x = ::torch::randn({8, 16});
  net->forward(x).sum().backward();
  weight.set_requires_grad(true);
  EXPECT_THAT([&] { net->forward(x); }, ::testing::ThrowsMessage<Error>(::testing::HasSubstr("new Sequential")));
}

// One module at two places of one block: its statistics are put back once, to what they were.
TEST(SequentialReplay, ABufferThatIsListedTwice) {
  nn::BatchNorm1d norm(16);
  nn::Sequential block(nn::Linear(16, 16), norm, nn::ReLU(), nn::Linear(16, 16), norm);
  Sequential net(Options{}, Layer(block), nn::Tanh(), Layer(nn::Linear(16, 16)), nn::Tanh());
  const Tensor x = ::torch::randn({8, 16});
  Options options;
  options.memory = net->planned({x}).minimum();
  net->set_options(options);
  net->forward(x).sum().backward();
  EXPECT_EQ(norm->num_batches_tracked.item<std::int64_t>(), 2);
  checkpoint(block, x).sum().backward();
  EXPECT_EQ(norm->num_batches_tracked.item<std::int64_t>(), 4);
}

TEST(SequentialReplay, APassedOnTensorThatWasChangedIsNoticed) {
  std::vector<Layer> layers;
  for (int k = 0; k < 6; ++k)
    layers.push_back(Layer([](const Tensor& x, const Tensor& mask) { return std::make_tuple((x * mask).tanh(), mask); }));
  Options options;
  Sequential net(options, layers);
  const Tensor x = ::torch::randn({64, 16}).requires_grad_(), mask = ::torch::ones({64, 16});
  options.memory = net->planned({x, mask}).minimum();
  net->set_options(options);
  ASSERT_TRUE(net->planned({x, mask}).replays);
  const Tensor sum = net->forward_many({x, mask})[0].sum();
  mask.zero_();
  EXPECT_THAT([&] { sum.backward(); }, ::testing::ThrowsMessage<Error>(::testing::HasSubstr("changed in place")));
}

TEST(SequentialReplay, OutputsMayChangeTheirShapeInPlace) {
  Sequential net(Options{}, nn::Linear(16, 1));
  Tensor y = net->forward(::torch::randn({8, 16}));
  y.squeeze_(1);
  EXPECT_EQ(y.dim(), 1);
  y.sum().backward();
  EXPECT_TRUE(net->parameters()[0].grad().defined());
}

}  // namespace
}  // namespace recollect::torch
