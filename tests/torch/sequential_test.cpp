#include "recollect/torch/sequential.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <iostream>

#include "recollect/torch/memory_meter.hpp"

namespace recollect::torch {
namespace {

namespace nn = ::torch::nn;

nn::Sequential mlp(int depth, int width) {
  nn::Sequential net;
  for (int k = 0; k < depth; ++k) {
    net->push_back(nn::Linear(width, width));
    net->push_back(nn::BatchNorm1d(width));
    net->push_back(nn::ReLU(nn::ReLUOptions(k % 2 == 0)));
    net->push_back(nn::Dropout(0.3));
  }
  net->push_back(nn::Linear(width, 10));
  return net;
}

TEST(SequentialTest, HasTheBitsOfPlainSequential) {
  ::torch::manual_seed(1);
  auto plain = mlp(12, 256);
  auto x = ::torch::randn({512, 256});
  auto target = ::torch::randint(10, {512}, ::torch::kLong);
  auto copy = std::dynamic_pointer_cast<nn::SequentialImpl>(plain->clone());
  ::torch::manual_seed(2);
  auto loss = ::torch::cross_entropy_loss(plain->forward(x), target);
  loss.backward();
  Sequential all(Options{}, layers_of(nn::Sequential(copy)));
  const Planned& p = all->planned({x});
  const Bytes top = store_all_memory(p.profile.chain);
  const Bytes least = minimum_memory(p.profile.chain).memory + p.profile.kept_beside;
  std::cout << "store-all " << top.count() << " min " << least.count() << " beside " << p.profile.kept_beside.count() << "\n";
  for (int k = 0; k <= 4; ++k) {
    const Bytes memory(least.count() + (top.count() - least.count()) * k / 4);
    auto again = std::dynamic_pointer_cast<nn::SequentialImpl>(copy->clone());
    Sequential net(Options{.memory = memory}, layers_of(nn::Sequential(again)));
    net->planned({x});
    ::torch::manual_seed(2);
    MemoryMeter meter;
    auto xx = x.clone();
    auto l2 = ::torch::cross_entropy_loss(net->forward(xx), target);
    l2.backward();
    const Planned& q = net->planned({x});
    std::cout << memory.count() << " " << name_of(q.plan.strategy) << " peak " << q.peak.count() << " real "
              << meter.peak().count() << " ratio " << double(meter.peak().count()) / double(q.peak.count()) << " recompute "
              << q.plan.prediction.recompute_factor() << "\n";
    EXPECT_TRUE(::torch::equal(loss, l2));
    auto a = plain->parameters(), b = again->parameters();
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_TRUE(::torch::equal(a[i].grad(), b[i].grad())) << i;
    auto c = plain->buffers(), d = again->buffers();
    for (std::size_t i = 0; i < c.size(); ++i) EXPECT_TRUE(::torch::equal(c[i], d[i])) << i;
  }
}

}  // namespace
}  // namespace recollect::torch
