// Sequential stands where torch::nn::Sequential would: in autograd, in modules, in files, in errors.
#include "recollect/torch/sequential.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <chrono>
#include <iterator>
#include <sstream>
#include <thread>

#include "recollect/torch/checkpoint.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "run/profile_watch.hpp"
#include "support/torch_nets.hpp"

namespace recollect::torch {
namespace {

using namespace recollect::testing;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

template <class Thrown, class F>
std::string message_of(F f) {
  try {
    f();
  } catch (const Thrown& error) {
    return error.what();
  }
  return "nothing was thrown";
}

// A layer that tells how often it ran for the first time, and how often again.
struct CountingImpl : nn::Cloneable<CountingImpl> {
  void reset() override {}
  Tensor forward(const Tensor& x) {
    ++(is_recomputing() ? again : first);
    return at::tanh(x);
  }
  int first = 0, again = 0;
};

class SequentialTest : public ::testing::TestWithParam<at::Device> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  Tensor random(std::initializer_list<std::int64_t> sizes) const {
    return ::torch::randn(std::vector<std::int64_t>(sizes), at::TensorOptions(GetParam()));
  }
  Tensor parameter(std::initializer_list<std::int64_t> sizes) const { return random(sizes).set_requires_grad(true); }
  nn::Sequential placed(nn::Sequential net) const {
    net->to(GetParam());
    return net;
  }
  // A small network that runs steps more than once.
  nn::Sequential small_net() const { return placed(uniform_net(6, 24)); }
};
INSTANTIATE_TEST_SUITE_P(Devices, SequentialTest, ::testing::ValuesIn(devices()), device_name);

// In autograd.

TEST_P(SequentialTest, OtherLayersStandBeforeAndAfterAndSeveralInOneModel) {
  nn::Sequential a = placed(mlp_net(2)), b = placed(mlp_net(3));
  nn::Linear before(10, 24), between(5, 24), after(5, 1);
  for (nn::Linear* layer : {&before, &between, &after}) (*layer)->to(GetParam());
  const Tensor x = random({16, 10}), middle = random({16, 24});
  const auto trained = [&](auto first, auto second) {
    for (nn::Linear* layer : {&before, &between, &after})
      for (Tensor& p : (*layer)->parameters()) p.mutable_grad() = Tensor();
    ::torch::manual_seed(7);
    const Tensor input = x.clone().set_requires_grad(true);
    Tensor row = between->forward(first->forward(before->forward(input).relu_()));
    // In place on what came out of it, as a plain network allows after a Linear.
    row = after->forward(second->forward(row).relu_());
    const Tensor loss = loss_of(row);
    loss.backward();
    Outcome all = outcome_of(*first, loss, input);
    for (auto& value : outcome_of(*second, loss, input)) all.push_back(value);
    for (nn::Linear* layer : {&before, &between, &after})
      for (Tensor& p : (*layer)->parameters()) all.emplace_back("outer gradient", p.grad());
    return all;
  };
  const Outcome plain = trained(copy_of(a), copy_of(b));
  for (const double part : {0.0, 0.5, 1.0})
    EXPECT_TRUE(
        same(plain, trained(within(tight(a, {middle.set_requires_grad(true)}, part), a), within(tight(b, {middle}, part), b))));
}

TEST_P(SequentialTest, OneNetUsedTwiceInOneModel) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  const auto trained = [&](auto model) {
    ::torch::manual_seed(7);
    const Tensor input = x.detach().clone().set_requires_grad(true);
    const Tensor loss = loss_of(model->forward(model->forward(input)));
    loss.backward();
    return outcome_of(*model, loss, input);
  };
  EXPECT_TRUE(same(trained(copy_of(net)), trained(within(tight(net, {x}), net))));
}

TEST_P(SequentialTest, GradientsAccumulateOverBackwardPasses) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24});
  nn::Sequential plain = copy_of(net);
  Sequential ours = within(tight(net, {x}), net);
  for (int k = 0; k < 3; ++k) EXPECT_TRUE(same(train_once(plain, x), train_once(ours, x))) << k;
}

TEST_P(SequentialTest, AskingForOneGradientLeavesTheOthersAlone) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  nn::Sequential plain = copy_of(net);
  Sequential ours = within(tight(net, {x}), net);
  const auto asked = [&](auto model, Tensors wanted) { return ::torch::autograd::grad({loss_of(model->forward(x))}, wanted); };
  EXPECT_TRUE(same("gradient of the input", asked(plain, {x})[0], asked(ours, {x})[0]));
  for (std::size_t k = 0; k < plain->parameters().size(); ++k)
    EXPECT_TRUE(same("gradient of a weight", asked(plain, {plain->parameters()[k]})[0], asked(ours, {ours->parameters()[k]})[0]));
  for (const Tensor& p : ours->parameters()) EXPECT_FALSE(p.grad().defined());
  EXPECT_FALSE(x.grad().defined());
}

TEST_P(SequentialTest, LeafHooksRunOncePerBackward) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  for (const double part : {0.0, 1.0}) {
    Sequential ours = within(tight(net, {x}, part), net);
    std::vector<int> calls(ours->parameters().size(), 0);
    for (std::size_t k = 0; k < calls.size(); ++k)
      ours->parameters()[k].register_hook([&calls, k](const Tensor& gradient) {
        ++calls[k];
        return gradient * 2;
      });
    loss_of(ours->forward(x)).backward();
    EXPECT_THAT(calls, ::testing::Each(1)) << part;
    nn::Sequential plain = copy_of(net);
    train_once(plain, x);
    for (std::size_t k = 0; k < calls.size(); ++k)
      EXPECT_TRUE(same("twice the gradient", plain->parameters()[k].grad() * 2, ours->parameters()[k].grad()));
    loss_of(ours->forward(x)).backward();
    EXPECT_THAT(calls, ::testing::Each(2)) << part;
  }
}

// A hook of a shared weight sees the sum.
TEST_P(SequentialTest, HookOfASharedWeightSeesTheSumOnce) {
  const Tensor x = random({8, 24});
  nn::Linear shared(24, 24);
  shared->to(GetParam());
  std::vector<Layer> layers;
  for (int k = 0; k < 5; ++k) {
    layers.emplace_back(shared);
    layers.emplace_back(nn::Tanh());
  }
  Sequential ours(tight(layers, {x}), layers);
  Tensors seen;
  shared->weight.register_hook([&](const Tensor& gradient) { seen.push_back(gradient.clone()); });
  loss_of(ours->forward(x)).backward();
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_TRUE(same("what the hook saw", shared->weight.grad(), seen[0]));
}

TEST_P(SequentialTest, WithoutGradientsItOnlyRuns) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24});
  Sequential ours = within(options_with(Bytes(1)), net);  // far too little: no plan is asked for
  {
    const at::NoGradGuard no_grad;
    const Tensor y = ours->forward(x);
    EXPECT_FALSE(y.requires_grad());
    EXPECT_TRUE(::torch::equal(y, net->forward(x)));
  }
  for (Tensor& p : ours->parameters()) p.set_requires_grad(false);
  EXPECT_FALSE(ours->forward(x).requires_grad());
  EXPECT_THROW(ours->planned({x}), InvalidInput);
}

TEST_P(SequentialTest, LossThatUsesNothingOfTheInputStillTrains) {
  nn::Sequential net = small_net();
  Sequential ours = within(tight(net, {random({8, 24})}), net);
  const Tensor y = ours->forward(random({8, 24}));
  EXPECT_TRUE(y.requires_grad());
  EXPECT_FALSE(y.is_leaf());
}

// In modules.

TEST_P(SequentialTest, ParametersAndBuffersHaveTheNamesOfPlainSequential) {
  nn::Sequential net = placed(resnet_net());
  Sequential ours = within(Options{}, net);
  const auto keys = [](const auto& items) {
    std::vector<std::string> names;
    for (const auto& item : items) names.push_back(item.key());
    return names;
  };
  EXPECT_EQ(keys(ours->named_parameters()), keys(net->named_parameters()));
  EXPECT_EQ(keys(ours->named_buffers()), keys(net->named_buffers()));
  EXPECT_EQ(keys(ours->named_children()), keys(net->named_children()));
  EXPECT_EQ(ours->size(), net->size());
}

TEST_P(SequentialTest, NamesOfItsOwn) {
  Sequential ours;
  ours->push_back("first", nn::Linear(3, 4));
  ours->push_back([](const Tensor& x) { return x.tanh(); });
  ours->push_back(nn::Linear(4, 2));
  std::vector<std::string> names;
  for (const auto& item : ours->named_parameters()) names.push_back(item.key());
  EXPECT_THAT(names, ElementsAre("first.weight", "first.bias", "2.weight", "2.bias"));
}

TEST_P(SequentialTest, SavedByOneLoadedByTheOther) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24});
  const auto equal_weights = [](const nn::Module& a, const nn::Module& b) {
    for (const auto& p : a.named_parameters()) EXPECT_TRUE(same(p.key(), p.value(), b.named_parameters()[p.key()]));
    for (const auto& p : a.named_buffers()) EXPECT_TRUE(same(p.key(), p.value(), b.named_buffers()[p.key()]));
  };
  {
    Sequential ours(options_with(Bytes(1 << 20)), layers_of(placed(mlp_net())));
    std::stringstream file;
    ::torch::save(net, file);
    ::torch::load(ours, file);
    equal_weights(*net, *ours);
    // Weights that were loaded after a plan was made are the ones that train.
    std::stringstream again;
    loss_of(ours->forward(x)).backward();
    ::torch::save(net, again);
    ::torch::load(ours, again);
    for (Tensor& p : ours->parameters()) p.mutable_grad() = Tensor();
    nn::Sequential plain = copy_of(net);
    EXPECT_TRUE(same(train_once(plain, x), train_once(ours, x)));
  }
  {
    Sequential ours = within(options_with(Bytes(1 << 20)), net);
    nn::Sequential other = placed(mlp_net());
    std::stringstream file;
    ::torch::save(ours, file);
    ::torch::load(other, file);
    equal_weights(*ours, *other);
  }
}

TEST_P(SequentialTest, TrainAndEvalReachTheLayersAndThePlan) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24});
  nn::Sequential plain = copy_of(net);
  Sequential ours = within(options_with(Bytes(1 << 20)), net);
  for (const bool training : {true, false, true}) {
    plain->train(training);
    ours->train(training);
    EXPECT_EQ(ours->layers()[3].module()->is_training(), training);
    for (auto* module : std::initializer_list<nn::Module*>{plain.get(), ours.get()})
      for (Tensor& p : module->parameters()) p.mutable_grad() = Tensor();
    EXPECT_TRUE(same(train_once(plain, x), train_once(ours, x))) << training;
    EXPECT_EQ(ours->planned({x}).profile.kept_beside.count() > 0, training);
  }
}

TEST_P(SequentialTest, ToAnotherTypeAfterAPlanWasMade) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24});
  Sequential ours = within(tight(net, {x}), net);
  train_once(ours, x);
  ours->to(at::kDouble);
  ours->set_options(options_with(Bytes(2 * ours->options().memory.count())));
  for (Tensor& p : ours->parameters()) {
    EXPECT_EQ(p.scalar_type(), at::kDouble);
    p.mutable_grad() = Tensor();
  }
  nn::Sequential plain = copy_of(net);
  plain->to(at::kDouble);
  const Tensor wide = x.to(at::kDouble);
  EXPECT_TRUE(same(train_once(plain, wide), train_once(ours, wide)));
}

TEST_P(SequentialTest, ToAnotherDeviceAfterAPlanWasMade) {
  nn::Sequential net = uniform_net(6, 24);
  const Tensor x = ::torch::randn({8, 24});
  Sequential ours = within(tight(net, {x}), net);
  train_once(ours, x);
  ours->to(GetParam());
  ours->set_options(options_with(Bytes(1 << 20)));
  for (Tensor& p : ours->parameters()) p.mutable_grad() = Tensor();
  nn::Sequential plain = placed(copy_of(net));
  EXPECT_TRUE(same(train_once(plain, x.to(GetParam())), train_once(ours, x.to(GetParam()))));
}

TEST_P(SequentialTest, LayersAreFrozenAndThawedAfterAPlanWasMade) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24});
  nn::Sequential plain = copy_of(net);
  Sequential ours = within(tight(net, {x}, 0.5), net);
  for (const std::vector<std::size_t>& frozen : std::vector<std::vector<std::size_t>>{{}, {0, 1, 2, 3}, {8, 9}, {}}) {
    for (nn::Module* module : std::initializer_list<nn::Module*>{plain.get(), ours.get()}) {
      std::vector<Tensor> all = module->parameters();
      for (Tensor& p : all) {
        p.set_requires_grad(true);
        p.mutable_grad() = Tensor();
      }
      for (const std::size_t k : frozen) all[k].set_requires_grad(false);
    }
    EXPECT_TRUE(same(train_once(plain, x), train_once(ours, x))) << frozen.size();
  }
}

TEST_P(SequentialTest, ItMayBeGoneBeforeBackward) {
  nn::Sequential net = small_net(), plain = copy_of(net);
  const Tensor x = random({8, 24}), input = x.clone().set_requires_grad(true);
  Tensor loss;
  {
    Sequential ours = within(tight(net, {input}), net);
    loss = loss_of(ours->forward(input));
  }
  loss.backward();
  const Tensor other = x.clone().set_requires_grad(true);
  loss_of(plain->forward(other)).backward();
  EXPECT_TRUE(same("gradient of the input", other.grad(), input.grad()));
}

TEST_P(SequentialTest, InputsOfUnusualLayout) {
  nn::Sequential net = small_net(), plain = copy_of(net);
  for (Tensor x : {random({24, 8}).t(), random({1, 24}).expand({8, 24}), random({16, 48}).slice(0, 0, 16, 2).slice(1, 3, 27),
                   random({0, 24}), random({24})}) {
    x = x.detach().set_requires_grad(true);
    Sequential ours = within(tight(net, {x}), net);
    const auto expected = ::torch::autograd::grad({plain->forward(x).sin().sum()}, {x, plain->parameters()[0]});
    const auto actual = ::torch::autograd::grad({ours->forward(x).sin().sum()}, {x, ours->parameters()[0]});
    EXPECT_TRUE(same("gradient of the input", expected[0], actual[0])) << x.sizes() << x.strides();
    EXPECT_TRUE(same("gradient of a weight", expected[1], actual[1])) << x.sizes() << x.strides();
  }
}

// The plans of one Options are shared; the networks are each thread's own.
TEST_P(SequentialTest, ThreadsMayShareOptions) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24});
  const Options options = tight(net, {x});
  const auto gradients = [&](auto model, const Tensor& input) {
    loss_of(model->forward(input)).backward();
    Tensors row;
    for (const Tensor& p : model->parameters()) row.push_back(p.grad());
    return row;
  };
  // Made before any thread begins: weights are drawn from the one default generator.
  std::vector<Sequential> nets;
  for (int k = 0; k < 4; ++k) nets.push_back(within(options, net));
  std::vector<Tensors> found(nets.size());
  std::vector<std::thread> threads;
  for (std::size_t n = 0; n < nets.size(); ++n)
    threads.emplace_back([&, n] {
      for (int k = 0; k < 5; ++k) found[n] = gradients(nets[n], x);
    });
  for (std::thread& thread : threads) thread.join();
  nn::Sequential plain = copy_of(net);
  Tensors expected;
  for (int k = 0; k < 5; ++k) expected = gradients(plain, x);
  for (const Tensors& row : found)
    for (std::size_t k = 0; k < row.size(); ++k) EXPECT_TRUE(same("gradient", expected[k], row[k]));
}

TEST_P(SequentialTest, WithoutLayersItReturnsItsInput) {
  Sequential ours;
  const Tensor x = random({2, 3}).set_requires_grad(true);
  EXPECT_TRUE(ours->forward(x).is_same(x));
}

TEST_P(SequentialTest, CloneHasItsOwnWeights) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24});
  Sequential ours = within(tight(net, {x}), net);
  ours->eval();
  Sequential copy(std::dynamic_pointer_cast<SequentialImpl>(ours->clone()));
  EXPECT_FALSE(copy->is_training());
  EXPECT_EQ(copy->options().memory, ours->options().memory);
  EXPECT_TRUE(same(train_once(ours, x), train_once(copy, x)));
  {
    const at::NoGradGuard no_grad;
    ours->parameters()[0].add_(1);
  }
  EXPECT_FALSE(::torch::equal(ours->parameters()[0], copy->parameters()[0]));
}

// As part of a module that libtorch copies child by child.
struct HostImpl : nn::Cloneable<HostImpl> {
  HostImpl() { HostImpl::reset(); }
  void reset() override {
    net = register_module("net", recollect::torch::Sequential(Options{}, nn::Linear(4, 4), nn::Tanh(), nn::Linear(4, 2)));
  }
  Tensor forward(const Tensor& x) { return net->forward(x); }
  recollect::torch::Sequential net{nullptr};
};

TEST_P(SequentialTest, CloneOfAModuleThatContainsOne) {
  HostImpl host;
  host.to(GetParam());
  const auto copy = std::dynamic_pointer_cast<HostImpl>(host.clone());
  const Tensor x = random({3, 4});
  EXPECT_TRUE(::torch::equal(host.forward(x), copy->forward(x)));
  {
    const at::NoGradGuard no_grad;
    host.parameters()[0].add_(1);
  }
  EXPECT_FALSE(::torch::equal(host.forward(x), copy->forward(x)));
  EXPECT_EQ(copy->parameters().size(), 4u);
  copy->forward(x).sum().backward();
  for (const Tensor& p : copy->parameters()) EXPECT_TRUE(p.grad().defined());
}

// Layers of every kind.

TEST_P(SequentialTest, ASequentialIsALayerOfAnother) {
  nn::Sequential inner = placed(mlp_net(2)), head = placed(uniform_net(4, 5));
  const Tensor x = random({16, 24}).set_requires_grad(true), y = random({16, 5}).set_requires_grad(true);
  nn::Sequential plain = joined({copy_of(inner), copy_of(head)});
  const Outcome expected = train_once(plain, x);
  for (const double part : {0.0, 0.5, 1.0}) {
    std::vector<Layer> layers{within(tight(inner, {x}, part), inner), within(tight(head, {y}, part), head)};
    Sequential ours(tight(layers, {x}, part), layers);
    EXPECT_TRUE(same_values(expected, train_once(ours, x))) << part;
  }
  // And of a plain one.
  nn::Sequential host(within(tight(inner, {x}), inner), within(tight(head, {y}), head));
  EXPECT_TRUE(same_values(expected, train_once(host, x)));
}

TEST_P(SequentialTest, ADeepNestOfSequentials) {
  nn::Sequential net = placed(uniform_dropout_net(3, 24));
  const Tensor x = random({16, 24}).set_requires_grad(true);
  nn::Sequential plain = joined({copy_of(net), copy_of(net), copy_of(net)});
  std::vector<Layer> row;
  for (int k = 0; k < 3; ++k) {
    Sequential nest = within(tight(net, {x}), net);
    for (int depth = 0; depth < 3; ++depth) {
      const std::vector<Layer> one{nest};
      nest = Sequential(tight(one, {x}), one);
    }
    row.emplace_back(nest);
  }
  Sequential ours(tight(row, {x}), row);
  EXPECT_TRUE(same_values(train_once(plain, x), train_once(ours, x)));
}

TEST_P(SequentialTest, CheckpointInsideALayer) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24}).set_requires_grad(true);
  struct CheckpointedImpl : nn::Module {
    explicit CheckpointedImpl(nn::Sequential body) : body_(register_module("body", std::move(body))) {}
    Tensor forward(const Tensor& input) { return checkpoint(body_, input); }
    nn::Sequential body_;
  };
  nn::Sequential head = placed(nn::Sequential(nn::Linear(5, 5), nn::Tanh(), nn::Linear(5, 5), nn::Tanh()));
  nn::Sequential plain = joined({copy_of(net), copy_of(head)});
  const Outcome expected = train_once(plain, x);
  const std::vector<Layer> layers{std::make_shared<CheckpointedImpl>(copy_of(net)), copy_of(head)};
  Sequential ours(tight(layers, {x}), layers);
  EXPECT_TRUE(same_values(expected, train_once(ours, x)));
}

TEST_P(SequentialTest, SeveralTensorsInAndOut) {
  nn::Linear left(24, 24), right(24, 24);
  left->to(GetParam());
  right->to(GetParam());
  const auto mix = [&](const Tensor& a, const Tensor& b) {
    return std::make_tuple(at::tanh(left->forward(a) + b), at::sigmoid(right->forward(b) * a));
  };
  const auto swap = [](const Tensor& a, const Tensor& b) { return std::make_pair(b * 0.5, a.exp()); };
  const std::vector<Layer> layers{mix, swap, mix, swap, Layer([](const Tensors& row) { return row; }), mix, mix};
  const Tensor a = random({8, 24}).set_requires_grad(true), b = random({8, 24}).set_requires_grad(true);
  const auto gradients = [&](const Tensors& out) {
    Tensors wanted{a, b};
    for (const nn::Linear* layer : {&left, &right})
      for (const Tensor& p : (*layer)->parameters()) wanted.push_back(p);
    return ::torch::autograd::grad({loss_of(out[0]) + (out.size() > 1 ? out[1].sum() : at::zeros({}, a.options()))}, wanted);
  };
  Tensors row{a, b};
  for (const Layer& layer : layers) row = layer(row);
  const Tensors expected = gradients(row);
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours(tight(layers, {a, b}, part), layers);
    const Tensors actual = gradients(ours->forward_many({a, b}));
    for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_TRUE(same("gradient " + std::to_string(k), expected[k], actual[k]));
    EXPECT_THAT(message_of<InvalidInput>([&] { ours->forward(a); }), HasSubstr("inputs"));
    // Nothing flows into the second output.
    EXPECT_EQ(gradients({ours->forward_many({a, b})[0]}).size(), expected.size());
  }
}

TEST_P(SequentialTest, OneOfSeveralOutputsMayGoUnused) {
  nn::Linear linear(24, 24);
  linear->to(GetParam());
  const auto step = [&](const Tensor& a, const Tensor& b) { return std::make_tuple(at::tanh(linear->forward(a)), b.sin()); };
  const std::vector<Layer> layers(5, Layer(step));
  const Tensor a = random({8, 24}).set_requires_grad(true), b = random({8, 24}).set_requires_grad(true);
  Sequential ours(tight(layers, {a, b}), layers);
  loss_of(ours->forward_many({a, b})[0]).backward();
  const Tensor gradient = a.grad().clone();
  EXPECT_FALSE(b.grad().defined());
  a.mutable_grad() = Tensor();
  Tensors row{a, b};
  for (const Layer& layer : layers) row = layer(row);
  loss_of(row[0]).backward();
  EXPECT_TRUE(same("gradient of a", a.grad(), gradient));
}

TEST_P(SequentialTest, IntegersAndMasksPassThrough) {
  nn::Embedding table(10, 24);
  nn::Linear linear(24, 24);
  table->to(GetParam());
  linear->to(GetParam());
  const Tensor words = ::torch::randint(10, {8}, at::TensorOptions(at::kLong).device(GetParam()));
  const Tensor mask = random({8, 24}) > 0;
  const auto embed = [&](const Tensor& index, const Tensor& keep) { return std::make_tuple(table->forward(index), index, keep); };
  const auto step = [&](const Tensor& x, const Tensor& index, const Tensor& keep) {
    return std::make_tuple(at::tanh(linear->forward(x)).masked_fill(keep, 0.5), index + 1, keep);
  };
  const auto end = [&](const Tensor& x, const Tensor& index, const Tensor& keep) {
    return std::make_tuple(x * index.unsqueeze(1) + keep, index);
  };
  const std::vector<Layer> layers{embed, step, step, step, step, end};
  const auto gradients = [&](const Tensors& out) {
    EXPECT_FALSE(out[1].requires_grad());
    EXPECT_EQ(out[1].scalar_type(), at::kLong);
    return ::torch::autograd::grad({loss_of(out[0])}, {table->weight, linear->weight, linear->bias});
  };
  Tensors row{words, mask};
  for (const Layer& layer : layers) row = layer(row);
  const Tensors expected = gradients(row);
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours(tight(layers, {words, mask}, part), layers);
    const Tensors actual = gradients(ours->forward_many({words, mask}));
    for (std::size_t k = 0; k < expected.size(); ++k) EXPECT_TRUE(same("gradient " + std::to_string(k), expected[k], actual[k]));
  }
}

TEST_P(SequentialTest, FunctionsThatUseParametersTrainThem) {
  const Tensor w = parameter({24, 24}), scale = parameter({24});
  const std::vector<Layer> layers(6, Layer([&](const Tensor& x) { return at::tanh(x.matmul(w) * scale); }));
  const Tensor x = random({8, 24});
  Sequential ours(tight(layers, {x}), layers);
  const auto actual = ::torch::autograd::grad({loss_of(ours->forward(x))}, {w, scale});
  Tensors row{x};
  for (const Layer& layer : layers) row = layer(row);
  const auto expected = ::torch::autograd::grad({loss_of(row[0])}, {w, scale});
  EXPECT_TRUE(same("w", expected[0], actual[0]));
  EXPECT_TRUE(same("scale", expected[1], actual[1]));
}

TEST_P(SequentialTest, AFunctionThatUsesANonLeafFromOutsideIsRefused) {
  const Tensor w = parameter({24, 24}), product = w * 2;
  Sequential ours(Options{.profiling = quick_profiling()}, nn::Tanh(), [&](const Tensor& x) { return x.matmul(product); });
  EXPECT_THAT(message_of<InvalidInput>([&] {
                ours->forward(random({8, 24}));
              }),
              AllOf(HasSubstr("layer 1 (function)"), HasSubstr("another computation made")));
}

// Silently, it would get no gradient: whichever step of the plan meets it first must say so.
TEST_P(SequentialTest, AFunctionThatTurnsToAnotherParameterIsFoundOut) {
  Tensor w = parameter({24, 24}), other = parameter({24, 24}), used = w;
  const Tensor x = random({8, 24});
  std::vector<Layer> layers{Layer([&](const Tensor& in) { return at::tanh(in.matmul(used)); })};
  for (const Layer& layer : layers_of(small_net())) layers.push_back(layer);
  for (const double part : {0.0, 0.5, 1.0}) {
    used = w;
    Sequential ours(tight(layers, {x}, part), layers);
    ours->forward(x).sum().backward();
    used = other;
    EXPECT_THAT(message_of<Error>([&] { ours->forward(x).sum().backward(); }), HasSubstr("uses a parameter that it did not use"))
        << part;
  }
}

TEST_P(SequentialTest, AGraphThatIsCutInTheMiddle) {
  nn::Sequential front = placed(uniform_net(3, 24)), back = placed(uniform_net(3, 24));
  std::vector<Layer> layers = layers_of(front);
  layers.emplace_back([](const Tensor& x) { return x.detach() + 1; });
  for (const Layer& layer : layers_of(back)) layers.push_back(layer);
  const Tensor x = random({8, 24}).set_requires_grad(true);
  Sequential ours(tight(layers, {x}), layers);
  loss_of(ours->forward(x)).backward();
  EXPECT_FALSE(x.grad().defined());
  for (const Tensor& p : front->parameters()) EXPECT_FALSE(p.grad().defined());
  const Tensors actual = [&] {
    Tensors found;
    for (Tensor& p : back->parameters()) found.push_back(std::exchange(p.mutable_grad(), Tensor()));
    return found;
  }();
  loss_of(back->forward(front->forward(x).detach() + 1)).backward();
  for (std::size_t k = 0; k < actual.size(); ++k) EXPECT_TRUE(same("gradient", back->parameters()[k].grad(), actual[k]));
}

// What the frozen layer made is the first state: a layer that writes to it must not begin a step.
TEST_P(SequentialTest, InPlaceAfterAFrozenBeginning) {
  nn::Linear frozen(24, 24);
  frozen->to(GetParam());
  for (Tensor& p : frozen->parameters()) p.set_requires_grad(false);
  const Tensor w = parameter({24});
  nn::Sequential rest = small_net();
  std::vector<Layer> layers{frozen, [&](const Tensor& x) { return x.clone().add_(1); }, [&](Tensor x) { return x.add_(w); }};
  for (const Layer& layer : layers_of(rest)) layers.push_back(layer);
  const Tensor x = random({8, 24});
  Tensors row{x}, wanted{w, rest->parameters()[0]};
  for (const Layer& layer : layers) row = layer(row);
  const auto expected = ::torch::autograd::grad({loss_of(row[0])}, wanted);
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours(tight(layers, {x}, part), layers);
    const auto actual = ::torch::autograd::grad({loss_of(ours->forward(x))}, wanted);
    EXPECT_TRUE(same("w", expected[0], actual[0])) << part;
    EXPECT_TRUE(same("first weight", expected[1], actual[1])) << part;
  }
}

// A counter that the layers write to while it passes through: no step may begin between them.
TEST_P(SequentialTest, InPlaceOnATensorThatPassesThrough) {
  nn::Linear linear(24, 24);
  linear->to(GetParam());
  const auto begin = [](const Tensor& x) { return std::make_tuple(x.sin(), at::zeros({1}, x.options())); };
  const auto step = [&](const Tensor& x, const Tensor& time) {
    return std::make_tuple(at::tanh(linear->forward(x) + time), time);
  };
  const auto tick = [](const Tensor& x, Tensor time) { return std::make_tuple(x.sin(), time.add_(0.25)); };
  const auto end = [](const Tensor& x, const Tensor& time) { return x * time; };
  const auto last = [&](const Tensor& x) { return at::sin(linear->forward(x)); };
  const std::vector<Layer> row{begin, step, step, tick, step, step, step, tick, step, end, last, last, last};
  const Tensor x = random({8, 24}).set_requires_grad(true);
  const auto gradients = [&](const Tensor& out) {
    return ::torch::autograd::grad({loss_of(out)}, {x, linear->weight, linear->bias});
  };
  Tensors state{x};
  for (const Layer& layer : row) state = layer(state);
  const Tensors expected = gradients(state[0]);
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours(tight(row, {x}, part), row);
    const Tensors actual = gradients(ours->forward(x));
    for (std::size_t k = 0; k < expected.size(); ++k)
      EXPECT_TRUE(same("gradient " + std::to_string(k), expected[k], actual[k])) << part;
  }
  // Of the caller's own it may be no part.
  Sequential counting(Options{.profiling = quick_profiling()}, step, tick, end);
  const Tensor time = at::zeros({1}, x.options());
  EXPECT_THAT(message_of<InvalidInput>([&] {
                counting->forward_many({x, time});
              }),
              AllOf(HasSubstr("layer 1"), HasSubstr("in place")));
  EXPECT_EQ(time.item<float>(), 0);
}

TEST_P(SequentialTest, ViewsAndInPlaceLayersBelongToTheStepBefore) {
  nn::Sequential net =
      placed(nn::Sequential(nn::Conv2d(nn::Conv2dOptions(3, 4, 3).padding(1)), relu_in_place(), nn::Identity(), nn::Flatten(),
                            nn::Linear(4 * 6 * 6, 36), nn::Unflatten(nn::UnflattenOptions(1, {4, 9})), relu_in_place(),
                            nn::Dropout(0.5), nn::Flatten(), nn::Linear(36, 4)));
  net->eval();
  const Tensor x = random({2, 3, 6, 6}).set_requires_grad(true);
  nn::Sequential plain = copy_of(net);
  const Outcome expected = train_once(plain, x);
  for (const double part : {0.0, 0.5, 1.0}) {
    Sequential ours = within(tight(net, {x}, part), net);
    EXPECT_TRUE(same(expected, train_once(ours, x))) << part;
  }
  const Profile found = profile(layers_of(net), {x}, quick_profiling());
  std::vector<std::string> names;
  for (const StepProfile& step : found.steps) names.push_back(step.name);
  EXPECT_THAT(names, ElementsAre("0 Conv2d + 1 ReLU + 2 Identity + 3 Flatten",
                                 "4 Linear + 5 Unflatten + 6 ReLU + 7 Dropout + 8 Flatten", "9 Linear"));
}

TEST_P(SequentialTest, AFirstLayerThatWritesToTheCallersInputIsRefused) {
  const Tensor x = random({8, 24}), before = x.clone();
  Sequential ours(Options{}, nn::Identity(), relu_in_place(), nn::Linear(24, 24));
  ours->to(GetParam());
  EXPECT_THAT(message_of<InvalidInput>([&] { ours->forward(x); }), AllOf(HasSubstr("layer 1 (ReLU)"), HasSubstr("in place")));
  EXPECT_TRUE(::torch::equal(x, before));
}

TEST_P(SequentialTest, ViewsAtTheBeginning) {
  nn::Sequential net = placed(nn::Sequential(nn::Flatten(), nn::Identity(), nn::Linear(24, 24), nn::Tanh(), nn::Linear(24, 24),
                                             nn::Tanh(), nn::Linear(24, 3)));
  for (const bool input_too : {false, true}) {
    const Tensor x = random({8, 4, 6}).set_requires_grad(input_too);
    nn::Sequential plain = copy_of(net);
    Sequential ours = within(tight(net, {x}), net);
    EXPECT_TRUE(same(train_once(plain, x), train_once(ours, x))) << input_too;
  }
}

// Plans.

TEST_P(SequentialTest, AShapeIsProfiledOnce) {
  const auto counting = std::make_shared<CountingImpl>();
  nn::Sequential net = small_net();
  std::vector<Layer> layers = layers_of(net);
  layers.emplace_back(counting);
  const Tensor x = random({8, 24}), larger = random({12, 24});
  Sequential ours(tight(layers, {x}, 1), layers);  // everything is recorded once
  counting->again = counting->first = 0;
  ours->forward(x).sum().backward();
  const int profiling = counting->again;
  EXPECT_GT(profiling, 0);
  EXPECT_EQ(counting->first, 1);
  for (int k = 0; k < 3; ++k) ours->forward(random({8, 24})).sum().backward();
  EXPECT_EQ(counting->again, profiling);
  EXPECT_EQ(counting->first, 4);

  ours->set_options({.memory = ours->options().memory + ours->options().memory, .profiling = quick_profiling()});
  ours->forward(larger).sum().backward();
  const int both = counting->again;
  EXPECT_GT(both, profiling);
  for (const Tensor& input : {larger, larger, larger}) ours->forward(input).sum().backward();
  ours->forward(x).sum().backward();
  const int all = counting->again;
  for (const Tensor& input : {x, larger, x, larger}) ours->forward(input).sum().backward();
  EXPECT_EQ(counting->again, all);
  EXPECT_EQ(counting->first, 13);
}

TEST_P(SequentialTest, ReplaysAreToldApart) {
  const auto counting = std::make_shared<CountingImpl>();
  nn::Sequential net = small_net();
  std::vector<Layer> layers{Layer(counting)};
  for (const Layer& layer : layers_of(net)) layers.push_back(layer);
  const Tensor x = random({8, 24}).set_requires_grad(true);
  Sequential ours(tight(layers, {x}), layers);
  ours->planned({x});
  counting->again = counting->first = 0;
  const Tensor loss = ours->forward(x).sum();
  EXPECT_EQ(counting->first, 1);
  EXPECT_EQ(counting->again, 0);
  loss.backward();
  EXPECT_EQ(counting->first, 1);
  EXPECT_GT(counting->again, 0);
  EXPECT_FALSE(is_recomputing());
  EXPECT_TRUE(ours->planned({x}).replays);
}

TEST_P(SequentialTest, ReportsWhatTheBackwardPassDid) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24});
  Sequential ours = within(tight(net, {x}), net);
  EXPECT_FALSE(ours->last_report());
  const Tensor loss = ours->forward(x).sum();
  EXPECT_FALSE(ours->last_report());
  loss.backward();
  ASSERT_TRUE(ours->last_report());
  EXPECT_EQ(ours->last_report()->done, ours->planned({x}).plan.prediction);
  EXPECT_GT(ours->last_report()->done.recompute_factor(), 1.0);
}

// A layer becomes slower than it was when it was profiled, and stays so: it is measured again, and the plan is another.
TEST(SequentialOnThisMachine, AProfileThatNoLongerFitsIsMadeAnew) {
  std::chrono::milliseconds nap{0};
  int calls = 0;
  Sequential ours(Options{});
  ours->push_back(nn::Linear(4, 4));
  ours->push_back(Layer([&](const Tensor& x) {
    std::this_thread::sleep_for(nap);
    ++calls;
    return at::tanh(x);
  }));
  const Tensor x = ::torch::randn({2, 4});
  const auto profiles = [&] {
    const int before = calls;
    ours->planned({x});
    return calls > before;
  };
  const auto gradients = [&](int count) {
    for (int k = 0; k < count; ++k) ours->forward(x).sum().backward();
  };
  gradients(ProfileWatch::kRuns);
  nap = std::chrono::milliseconds(20);
  EXPECT_FALSE(profiles());
  gradients(ProfileWatch::kRuns);
  EXPECT_TRUE(profiles());
  EXPECT_FALSE(profiles());
}

// Errors.

TEST_P(SequentialTest, GradientsOfGradientsAreRefused) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  Sequential ours = within(tight(net, {x}), net);
  const Tensor loss = loss_of(ours->forward(x));
  EXPECT_THAT(message_of<Error>([&] { ::torch::autograd::grad({loss}, {x}, {}, /*retain_graph=*/true, /*create_graph=*/true); }),
              AllOf(StartsWith("recollect::torch::Sequential"), HasSubstr("create_graph")));
  // It was refused before anything was done: an ordinary backward still works.
  loss.backward();
  EXPECT_TRUE(x.grad().defined());
}

TEST_P(SequentialTest, BackwardTwiceIsRefused) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  for (const double part : {0.0, 1.0})
    for (const bool retain : {true, false}) {
      Sequential ours = within(tight(net, {x}, part), net);
      const Tensor y = ours->forward(x);
      ::torch::autograd::backward({y.sum()}, {}, retain);
      EXPECT_THAT(message_of<Error>([&] { y.sum().backward(); }), HasSubstr("run forward again")) << part << retain;
    }
}

TEST_P(SequentialTest, AnInputThatWasChangedIsFoundOut) {
  nn::Sequential net = small_net();
  for (const bool input_too : {false, true}) {
    const Tensor leaf = random({8, 24}).set_requires_grad(input_too);
    Sequential ours = within(tight(net, {leaf}), net);
    Tensor x = leaf.clone();
    const Tensor loss = ours->forward(x).sum();
    {
      const at::NoGradGuard no_grad;
      x.add_(1);
    }
    EXPECT_THAT(message_of<Error>([&] { loss.backward(); }),
                AllOf(HasSubstr("input was changed in place"), HasSubstr("0 Linear")));
  }
}

TEST_P(SequentialTest, AParameterThatWasChangedIsFoundOut) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  for (const bool frozen : {false, true})
    for (const double part : {0.0, 0.5}) {
      Sequential ours = within(tight(net, {x}, part), net);
      Tensor weight = ours->parameters()[4];
      weight.set_requires_grad(!frozen);
      const Tensor loss = ours->forward(x).sum();
      {
        const at::NoGradGuard no_grad;
        weight.mul_(2);
      }
      EXPECT_THAT(message_of<Error>([&] { loss.backward(); }),
                  AllOf(HasSubstr("parameter was changed"), HasSubstr("before the optimizer's step()")))
          << frozen << part;
    }
}

// With everything recorded nothing runs again, and autograd's own check answers.
TEST_P(SequentialTest, AChangeIsFoundOutWhereNothingRunsAgain) {
  nn::Sequential net = small_net();
  const Tensor x = random({8, 24}).set_requires_grad(true);
  Sequential ours = within(tight(net, {x}, 1), net);
  const Tensor loss = ours->forward(x).sum();
  {
    const at::NoGradGuard no_grad;
    ours->parameters()[4].mul_(2);
  }
  EXPECT_THROW(loss.backward(), std::exception);
}

struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

TEST_P(SequentialTest, AnExceptionInTheReplayReachesTheCallerAndFreesEverything) {
  nn::Sequential net = small_net();
  bool armed = false;
  std::vector<Layer> layers = layers_of(net);
  layers.insert(layers.begin() + 4, Layer([&](const Tensor& x) {
                  if (armed && is_recomputing()) throw Broken("step 4 broke");
                  return x.sin();
                }));
  const Tensor x = random({64, 24});
  Sequential ours(tight(layers, {x}), layers);
  ours->forward(x).sum().backward();
  for (Tensor& p : net->parameters()) p.mutable_grad() = Tensor();
  MemoryMeter meter;
  {
    const Tensor loss = ours->forward(x).sum();
    EXPECT_GT(meter.live().count(), 0);
    armed = true;
    EXPECT_THAT(message_of<Broken>([&] { loss.backward(); }), HasSubstr("step 4 broke"));
    EXPECT_FALSE(is_recomputing());
    // Only the loss is left.
    EXPECT_LE(meter.live().count(), 1024);
  }
  EXPECT_EQ(meter.live().count(), 0);
  armed = false;
  ours->forward(x).sum().backward();  // and it can go on
}

TEST_P(SequentialTest, AnExceptionInTheForwardPassFreesEverything) {
  nn::Sequential net = small_net();
  bool armed = false;
  std::vector<Layer> layers = layers_of(net);
  layers.emplace_back([&](const Tensor& x) {
    if (armed) throw Broken("the last layer broke");
    return x.sin();
  });
  const Tensor x = random({64, 24});
  for (const double part : {0.0, 1.0}) {
    armed = false;
    Sequential ours(tight(layers, {x}, part), layers);
    ours->planned({x});
    armed = true;
    const MemoryMeter meter;
    EXPECT_THROW(ours->forward(x), Broken);
    EXPECT_EQ(meter.live().count(), 0);
  }
}

// Depth.

TEST_P(SequentialTest, AThousandStepsDeep) {
  constexpr int kSteps = 1000;
  nn::Sequential net = placed(uniform_net(kSteps, 4));
  const Tensor x = random({4, 4}).set_requires_grad(true);
  nn::Sequential plain = copy_of(net);
  const Outcome expected = train_once(plain, x);
  const Profile found = profile(layers_of(net), {x}, quick_profiling());
  ASSERT_EQ(found.chain.size(), kSteps);
  const std::ptrdiff_t before = test::threads_of_this_process();
  for (const double part : {0.0, 0.05, 1.0}) {
    Sequential ours = within(options_with(range_of(found).at(part)), net);
    EXPECT_TRUE(same(expected, train_once(ours, x))) << part;
  }
  EXPECT_EQ(test::threads_of_this_process(), before);
}

TEST_P(SequentialTest, NothingLeaksOverAHundredIterations) {
  nn::Sequential net = placed(mlp_net());
  const Tensor x = random({16, 24});
  for (const double part : {0.0, 1.0}) {
    Sequential ours = within(tight(net, {x}, part), net);
    ::torch::optim::SGD sgd(ours->parameters(), ::torch::optim::SGDOptions(1e-3));
    const MemoryMeter meter;
    std::vector<std::int64_t> live;
    for (int k = 0; k < 100; ++k) {
      sgd.zero_grad();
      ours->forward(x).sum().backward();
      sgd.step();
      live.push_back(meter.live().count());
    }
    EXPECT_THAT(live, ::testing::Each(live[1])) << part;
    // Nor when backward never comes.
    for (int k = 0; k < 10; ++k) {
      ours->forward(x);
      EXPECT_EQ(meter.live().count(), live[1]);
    }
  }
}

}  // namespace
}  // namespace recollect::torch
