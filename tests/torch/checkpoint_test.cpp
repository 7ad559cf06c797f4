#include "recollect/torch/checkpoint.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <thread>

#include "recollect/torch/memory_meter.hpp"
#include "support/torch_compare.hpp"
#include "torch/compat.hpp"

namespace recollect::torch {
namespace {

namespace nn = ::torch::nn;
using test::copies;
using test::message_of;
using test::same_bits;
using ::testing::HasSubstr;
using ::torch::autograd::grad;

Tensors plus(Tensors row, const Tensors& more) {
  row.insert(row.end(), more.begin(), more.end());
  return row;
}

// All that a run leaves behind.
struct Outcome {
  Tensors outputs, gradients, buffers, generators;
};

void expect_same(const Outcome& got, const Outcome& expected) {
  EXPECT_TRUE(same_bits(got.outputs, expected.outputs)) << "outputs";
  EXPECT_TRUE(same_bits(got.gradients, expected.gradients)) << "gradients";
  EXPECT_TRUE(same_bits(got.buffers, expected.buffers)) << "buffers";
  EXPECT_TRUE(same_bits(got.generators, expected.generators)) << "generators";
}

// A number that depends on every output that has a gradient, on each in another way.
Tensor objective(const Tensors& outputs) {
  Tensor sum;
  for (std::size_t k = 0; k < outputs.size(); ++k) {
    if (!outputs[k].requires_grad()) continue;
    const Tensor term = (outputs[k] * (1.0 + static_cast<double>(k))).sin().sum();
    sum = sum.defined() ? sum + term : term;
  }
  return sum;
}

class CheckpointTest : public test::OnDevice {
 protected:
  // Runs it and differentiates; puts `buffers` back afterwards.
  template <class Run>
  static Outcome outcome(Run run, const Tensors& leaves, const Tensors& buffers = {}) {
    const Tensors before = copies(buffers);
    ::torch::manual_seed(7);
    Outcome result;
    result.outputs = run();
    result.gradients = grad({objective(result.outputs)}, leaves, {}, c10::nullopt, false, /*allow_unused=*/true);
    result.buffers = copies(buffers);
    result.generators = test::generator_states(device());
    const ::torch::NoGradGuard no_grad;
    for (std::size_t k = 0; k < buffers.size(); ++k) Tensor(buffers[k]).copy_(before[k]);
    return result;
  }

  // The same function, plain and checkpointed.
  static void expect_equal_runs(const Layer& function, const Tensors& inputs, const Tensors& leaves,
                                const Tensors& buffers = {}) {
    const Outcome plain = outcome([&] { return function(inputs); }, leaves, buffers);
    const Outcome checkpointed = outcome([&] { return checkpoint_many(function, inputs); }, leaves, buffers);
    expect_same(checkpointed, plain);
  }

  static Tensor leaf(at::IntArrayRef sizes) { return randn(sizes).requires_grad_(); }
};

nn::Sequential block(std::int64_t width, const ::torch::Device& device) {
  nn::Sequential net(nn::Linear(width, 2 * width), nn::BatchNorm1d(2 * width), nn::GELU(), nn::Dropout(0.3),
                     nn::Linear(2 * width, width), nn::Dropout(0.2));
  net->to(device);
  return net;
}

TEST_P(CheckpointTest, HasTheBitsOfThePlainModule) {
  nn::Sequential net = block(16, device());
  const Tensor x = leaf({8, 16});
  expect_equal_runs(net, {x}, plus({x}, net->parameters()), net->buffers());
  net->eval();
  expect_equal_runs(net, {x}, plus({x}, net->parameters()), net->buffers());
}

TEST_P(CheckpointTest, TheSecondRunUpdatesNoBuffer) {
  nn::BatchNorm1d norm(4);
  norm->to(device());
  checkpoint(norm, leaf({8, 4})).sum().backward();
  EXPECT_EQ(norm->num_batches_tracked.item<std::int64_t>(), 1);
}

TEST_P(CheckpointTest, SeveralInputsAndOutputs) {
  const Tensor a = leaf({3, 4}), b = leaf({3, 4}), c = randn({3, 4});
  const Tensor index = ::torch::randint(3, {5}, ::torch::TensorOptions(device()).dtype(::torch::kLong));
  const Layer function([](Tensor p, Tensor q, Tensor r, Tensor i) {
    const Tensor z = (p * q).tanh();
    // An output with no gradient among them, one twice as deep, one that is an input as it is.
    return std::make_tuple(z.index_select(0, i), i + 1, (z * r).exp(), q);
  });
  expect_equal_runs(function, {a, b, c, index}, {a, b});
  const Tensors outputs = checkpoint_many(function, {a, b, c, index});
  EXPECT_FALSE(outputs[1].requires_grad());
  EXPECT_TRUE(outputs[2].requires_grad());
}

TEST_P(CheckpointTest, OnlySomeOutputsAreUsed) {
  const Tensor a = leaf({3}), b = leaf({3});
  const Layer function([](Tensor p, Tensor q) { return std::make_tuple(p.exp(), q.sin()); });
  const Tensors outputs = checkpoint_many(function, {a, b});
  const Tensors found = grad({outputs[0].sum()}, {a, b}, {}, c10::nullopt, false, true);
  EXPECT_TRUE(same_bits(found[0], a.exp()));
  EXPECT_FALSE(found[1].defined());
}

TEST_P(CheckpointTest, TheSameInputTwice) {
  const Tensor a = leaf({3});
  expect_equal_runs(Layer([](Tensor p, Tensor q) { return p * q.exp(); }), {a, a}, {a});
}

TEST_P(CheckpointTest, CapturedParametersGetTheirGradients) {
  nn::Linear linear(4, 4);
  linear->to(device());
  const Tensor scale = leaf({4}), x = leaf({2, 4});
  const Layer function([&](Tensor in) { return linear->forward(in).relu() * scale; });
  expect_equal_runs(function, {x}, plus({x, scale}, linear->parameters()));
}

TEST_P(CheckpointTest, CapturedResultsOfOtherComputationsGetTheirGradients) {
  const Tensor base = leaf({4}), x = leaf({2, 4});
  const auto run = [&](bool checkpointed) {
    const Tensor made = base.exp();  // no leaf
    const Layer function([made](Tensor in) { return (in * made).tanh(); });
    // Its other use must not be disturbed. (A third would be added in another order, and rounded.)
    return plus(checkpointed ? checkpoint_many(function, {x}) : function({x}), {made * 2});
  };
  expect_same(outcome([&] { return run(true); }, {base, x}), outcome([&] { return run(false); }, {base, x}));
}

// Threads number their nodes on their own; a replay on another thread must still tell what is its own.
TEST_P(CheckpointTest, BackwardOnAnotherThread) {
  nn::Linear linear(4, 4);
  linear->to(device());
  const Tensor base = leaf({4}), x = leaf({2, 4});
  Tensor warm = base;
  for (int k = 0; k < 50; ++k) warm = warm * 1;  // so that this thread's numbers are larger
  const Tensors leaves = plus({base, x}, linear->parameters());
  const auto run = [&](bool checkpointed) {
    const Tensor made = base.exp();
    const Layer inner([made](Tensor in) { return (in * made).tanh(); });
    const Layer outer([&linear, inner, checkpointed](Tensor in) {
      in = linear->forward(in);
      return checkpointed ? checkpoint(inner, in) : inner({in})[0];
    });
    const Tensor y = checkpointed ? checkpoint(outer, x) : outer({x})[0];
    const Tensor sum = (y * y).sum() + made.sum();
    Tensors gradients;
    std::jthread([&] { gradients = grad({sum}, leaves); }).join();
    return gradients;
  };
  EXPECT_TRUE(same_bits(run(true), run(false)));
}

TEST_P(CheckpointTest, InputsThatNeedNoGradient) {
  nn::Sequential net = block(8, device());
  const Tensor x = randn({4, 8});
  expect_equal_runs(net, {x}, net->parameters(), net->buffers());
  const Tensor y = checkpoint(net, x);
  ASSERT_TRUE(y.requires_grad());
  y.sum().backward();
  for (const Tensor& parameter : net->parameters()) EXPECT_TRUE(parameter.grad().defined());
}

TEST_P(CheckpointTest, NothingToDifferentiate) {
  int runs = 0;
  const Tensor y = checkpoint(
      [&](Tensor x) {
        ++runs;
        return x * 2;
      },
      randn({3}));
  EXPECT_FALSE(y.requires_grad());
  EXPECT_EQ(runs, 1);
}

TEST_P(CheckpointTest, OnlyWhatIsAskedForGetsAGradient) {
  nn::Linear linear(4, 4);
  linear->to(device());
  const Tensor x = leaf({2, 4});
  grad({checkpoint(linear, x).sum()}, {x});
  EXPECT_FALSE(linear->weight.grad().defined());
  EXPECT_FALSE(linear->bias.grad().defined());
  EXPECT_FALSE(x.grad().defined());
}

TEST_P(CheckpointTest, FrozenParametersGetNone) {
  nn::Linear linear(4, 4);
  linear->to(device());
  linear->weight.set_requires_grad(false);
  const Tensor x = leaf({2, 4});
  checkpoint(linear, x).sum().backward();
  EXPECT_FALSE(linear->weight.grad().defined());
  EXPECT_TRUE(linear->bias.grad().defined());
}

TEST_P(CheckpointTest, WithoutGradModeItIsTheFunction) {
  const ::torch::NoGradGuard no_grad;
  nn::Sequential net = block(8, device());
  const Tensor x = leaf({4, 8});
  const Tensors before = copies(net->buffers());
  ::torch::manual_seed(3);
  const Tensor expected = net->forward(x);
  for (std::size_t k = 0; k < before.size(); ++k) net->buffers()[k].copy_(before[k]);
  ::torch::manual_seed(3);
  const Tensor y = checkpoint(net, x);
  EXPECT_TRUE(same_bits(y, expected));
  EXPECT_FALSE(y.requires_grad());
}

TEST_P(CheckpointTest, Nested) {
  nn::Sequential inner = block(8, device()), outer = block(8, device());
  const Tensor x = leaf({4, 8});
  const Tensors parameters = plus(inner->parameters(), outer->parameters());
  const Tensors buffers = plus(inner->buffers(), outer->buffers());
  const auto run = [&](int level) {
    const Layer third([&inner, level](Tensor in) { return level > 2 ? checkpoint(inner, in) : inner->forward(in); });
    const Layer second(
        [&outer, level, third](Tensor in) { return outer->forward(level > 1 ? checkpoint(third, in) : third({in})[0]); });
    const Layer first([level, second](Tensor in) { return (level > 1 ? checkpoint(second, in) : second({in})[0]).tanh(); });
    return Tensors{level > 0 ? checkpoint(first, x) : first({x})[0]};
  };
  // The modules' buffers are out of a function's sight: without them here, with them below.
  inner->eval();
  outer->eval();
  for (nn::Sequential net : {inner, outer}) net[3]->train(), net[5]->train();  // the dropouts stay on
  const Outcome plain = outcome([&] { return run(0); }, plus({x}, parameters), buffers);
  for (int level = 1; level <= 3; ++level) {
    SCOPED_TRACE(level);
    expect_same(outcome([&] { return run(level); }, plus({x}, parameters), buffers), plain);
  }
}

// A module that checkpoints a part of itself, inside a checkpoint: BatchNorm is still updated once.
struct SelfCheckpointing : nn::Module {
  explicit SelfCheckpointing(std::int64_t width) : inner(nn::Linear(width, width), nn::BatchNorm1d(width), nn::Dropout(0.5)) {
    register_module("inner", inner);
  }
  Tensor forward(const Tensor& x) { return (checkpointing ? checkpoint(inner, x) : inner->forward(x)).tanh(); }
  nn::Sequential inner;
  bool checkpointing = true;
};

TEST_P(CheckpointTest, NestedModulesUpdateTheirBuffersOnce) {
  const auto module = std::make_shared<SelfCheckpointing>(8);
  module->to(device());
  const Tensor x = leaf({4, 8});
  const Tensors leaves = plus({x}, module->parameters());
  module->checkpointing = false;
  const Outcome plain = outcome([&] { return Tensors{module->forward(x)}; }, leaves, module->buffers());
  module->checkpointing = true;
  expect_same(outcome([&] { return checkpoint_many(module, {x}); }, leaves, module->buffers()), plain);
}

TEST_P(CheckpointTest, TwoHundredInARow) {
  nn::Linear linear(8, 8);
  linear->to(device());
  const Tensor x = leaf({2, 8});
  const auto run = [&](bool checkpointed) {
    const Layer step([&](Tensor in) { return ::torch::dropout(linear->forward(in).tanh(), 0.1, true); });
    Tensor h = x;
    for (int k = 0; k < 200; ++k) h = checkpointed ? checkpoint(step, h) : step({h})[0];
    return Tensors{h};
  };
  const Outcome plain = outcome([&] { return run(false); }, plus({x}, linear->parameters()));
  const auto threads = test::threads_of_this_process();
  expect_same(outcome([&] { return run(true); }, plus({x}, linear->parameters())), plain);
  EXPECT_EQ(test::threads_of_this_process(), threads);
}

TEST_P(CheckpointTest, DrawsTheSameNumbersAndLeavesTheGeneratorsAsPlainDoes) {
  const Tensor x = leaf({64});
  const auto run = [&](bool checkpointed) {
    const Layer noisy([](Tensor in) { return in * ::torch::rand_like(in) + ::torch::dropout(in, 0.5, true); });
    const Tensor between = ::torch::rand({1});  // draws before and after are its own
    const Tensor y = checkpointed ? checkpoint(noisy, x) : noisy({x})[0];
    return Tensors{y * ::torch::rand_like(y), between};
  };
  expect_same(outcome([&] { return run(true); }, {x}), outcome([&] { return run(false); }, {x}));
}

TEST_P(CheckpointTest, RunsAgainUnderTheSameAutocast) {
  nn::Sequential net(nn::Linear(8, 16), nn::GELU(), nn::Linear(16, 8));
  net->to(device());
  const Tensor x = leaf({4, 8});
  std::vector<at::ScalarType> seen;
  const Layer function([&](Tensor in) {
    const Tensor y = net->forward(in);
    seen.push_back(y.scalar_type());
    return y;
  });
  const auto under_autocast = [&](auto run) {
    const auto dtype = compat::autocast_dtype(device().type());
    compat::set_autocast_enabled(device().type(), true);
    compat::set_autocast_dtype(device().type(), at::kBFloat16);
    Tensors outputs = run();
    at::autocast::clear_cache();
    compat::set_autocast_enabled(device().type(), false);
    compat::set_autocast_dtype(device().type(), dtype);
    return outputs;
  };
  const Tensors leaves = plus({x}, net->parameters());
  const Outcome plain = outcome([&] { return under_autocast([&] { return function({x}); }); }, leaves);
  // Backward comes after autocast has ended, as it should.
  const Outcome again = outcome([&] { return under_autocast([&] { return checkpoint_many(function, {x}); }); }, leaves);
  EXPECT_EQ(seen, std::vector<at::ScalarType>(3, at::kBFloat16));
  expect_same(again, plain);
  EXPECT_FALSE(compat::autocast_enabled(device().type()));
}

TEST_P(CheckpointTest, SaysWhenItRunsAgain) {
  std::vector<bool> seen;
  const Layer function([&](Tensor x) {
    seen.push_back(is_recomputing());
    return x.exp();
  });
  EXPECT_FALSE(is_recomputing());
  const Tensor y = checkpoint(function, leaf({3}));
  EXPECT_FALSE(is_recomputing());
  y.sum().backward();
  EXPECT_EQ(seen, (std::vector<bool>{false, true}));
  EXPECT_FALSE(is_recomputing());
}

TEST_P(CheckpointTest, KeepsOnlyInputsAndOutputs) {
  constexpr std::int64_t kTensor = 256 * 1024 * 4;
  constexpr std::int64_t kSlack = 64 * 1024;  // generator states, small things
  const Tensor x = leaf({256, 1024});
  const Layer deep([](Tensor in) {
    for (int k = 0; k < 10; ++k) in = (in.sin() * in.cos()).tanh();
    return ::torch::dropout(in, 0.5, true);
  });
  const MemoryMeter meter;
  const Tensor plain = deep({x})[0];
  EXPECT_GT(meter.live().count(), 20 * kTensor);
  const auto before = meter.live().count();
  const Tensor y = checkpoint(deep, x);
  // The output; the input is the caller's and was there before.
  EXPECT_GE(meter.live().count() - before, kTensor);
  EXPECT_LE(meter.live().count() - before, kTensor + kSlack);
  y.sum().backward();
  // The output and the gradient of x.
  EXPECT_LE(meter.live().count() - before, 2 * kTensor + kSlack);
}

TEST_P(CheckpointTest, FreesTheInputsThatNobodyElseHolds) {
  const Tensor x = leaf({256, 1024});
  const MemoryMeter meter;
  Tensor y = checkpoint([](Tensor in) { return in.sin().sum(); }, x * 2);
  EXPECT_GE(meter.live().count(), x.numel() * 4);  // it keeps x * 2, which it needs
  y = Tensor();
  EXPECT_LT(meter.live().count(), 64 * 1024);
}

TEST_P(CheckpointTest, AGradientOfAGradientIsAnError) {
  const Tensor x = leaf({3});
  const Tensor y = checkpoint([](Tensor in) { return in.pow(3); }, x).sum();
  EXPECT_THAT(message_of<Error>([&] { grad({y}, {x}, {}, c10::nullopt, /*create_graph=*/true); }), HasSubstr("create_graph"));
}

TEST_P(CheckpointTest, ASecondBackwardIsAnError) {
  const Tensor x = leaf({3});
  const Tensor y = checkpoint([](Tensor in) { return in.pow(3); }, x).sum();
  y.backward({}, /*retain_graph=*/true);
  EXPECT_THAT(message_of<Error>([&] { y.backward(); }), HasSubstr("retain_graph"));
}

TEST_P(CheckpointTest, AChangedInputIsAnError) {
  const Tensor x = leaf({3});
  const Tensor in = x * 1;
  const Tensor y = checkpoint([](Tensor t) { return t.exp(); }, in).sum();
  {
    const ::torch::NoGradGuard no_grad;
    Tensor(in).add_(1);
  }
  EXPECT_THAT(message_of<Error>([&] { y.backward(); }), HasSubstr("input was changed"));
}

TEST_P(CheckpointTest, AChangedParameterIsAnError) {
  nn::Linear linear(4, 4);
  linear->to(device());
  const Tensor y = checkpoint(linear, leaf({2, 4})).sum();
  {
    const ::torch::NoGradGuard no_grad;
    linear->weight.mul_(0.5);
  }
  EXPECT_THAT(message_of<Error>([&] { y.backward(); }), HasSubstr("parameter was changed"));
}

TEST_P(CheckpointTest, ATensorFromElsewhereThatWasChangedIsAnError) {
  const Tensor base = leaf({3}), x = leaf({3});
  Tensor made = base.exp();
  const Tensor y = checkpoint([made](Tensor in) { return in * made; }, x).sum();
  made.add_(1);
  EXPECT_THAT(message_of<Error>([&] { grad({y}, {x, base}); }), HasSubstr("captured"));
}

TEST_P(CheckpointTest, WorkingInPlaceOnTheInputIsAnError) {
  const Tensor x = leaf({3});
  const Tensor in = x * 1;
  EXPECT_THAT(message_of<Error>([&] { checkpoint([](Tensor t) { return t.relu_(); }, in); }), HasSubstr("in place"));
  nn::ReLU relu(nn::ReLUOptions(true));
  EXPECT_THAT(message_of<Error>([&] { checkpoint(relu, in); }), HasSubstr("in place"));
  // On its own tensors it may.
  expect_equal_runs(Layer([](Tensor t) { return (t * 2).add_(1).relu_(); }), {x}, {x});
}

TEST_P(CheckpointTest, AnExceptionOfTheFunctionReachesTheCaller) {
  int runs = 0;
  const Layer function([&](Tensor in) {
    if (++runs == 2) throw std::domain_error("the user's own");
    return in.exp();
  });
  const Tensor y = checkpoint(function, leaf({3})).sum();
  EXPECT_EQ(message_of<std::domain_error>([&] { y.backward(); }), "the user's own");
  EXPECT_FALSE(is_recomputing());
}

TEST_P(CheckpointTest, OneOutputIsExpectedOfCheckpoint) {
  const Tensor x = leaf({3});
  EXPECT_THAT(message_of<InvalidInput>([&] { checkpoint([](Tensor t) { return std::make_tuple(t, t); }, x); }),
              HasSubstr("checkpoint_many()"));
}

RECOLLECT_TEST_ON_DEVICES(CheckpointTest);

}  // namespace
}  // namespace recollect::torch
