// Lstm and Gru beside libtorch's own: values, gradients, sequences of different lengths, dropout, and what is refused.
#include "recollect/nn/recurrent.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include "nn/time_blocks.hpp"
#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using ::testing::HasSubstr;

struct Shape {
  std::int64_t input = 5, hidden = 7, layers = 1, time_steps = 11, batch = 3, micro_block = 4;
};

// Everything that comes out of a forward and a backward pass.
Tensors trained(const Recurrent::Output& output, const Loss& loss, ::torch::nn::Module& module, const Tensor& inputs,
                const Tensor& state) {
  forget_gradients(module);
  loss.of(output).backward();
  Tensors row{output.outputs.detach(), output.state.detach(), inputs.grad(), state.grad()};
  for (const Tensor& gradient : gradients_of(module)) row.push_back(gradient);
  return row;
}

class RecurrentTest : public OfEveryKind {
 protected:
  static Recurrent model_of(const Shape& s, double dropout = 0, double recurrent_dropout = 0) {
    return {cell(), {s.input, s.hidden, s.layers, dropout, recurrent_dropout, dtype()}};
  }
  static Tensor state_of(const Recurrent& model, const Shape& s) { return at::randn_like(model.initial_state(s.batch)); }
  // Ours and libtorch's on the same numbers.
  void compare(const Shape& s, const Tensor& lengths = {}) {
    SCOPED_TRACE(std::to_string(s.layers) + " layers of " + std::to_string(s.hidden) + " units, " + std::to_string(s.input) +
                 " inputs, " + std::to_string(s.time_steps) + " steps × " + std::to_string(s.batch));
    Recurrent model = model_of(s);
    Plain plain(model);
    const Loss loss(model, s.time_steps, s.batch);
    const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
    const Tensor x1 = leaf(x), x2 = leaf(x), h1 = leaf(h), h2 = leaf(h);
    const Tensors ours = trained(model.forward(x1, h1, {.micro_block = s.micro_block}, lengths), loss, model, x1, h1);
    const Tensors theirs = trained(plain.forward(x2, h2, lengths), loss, plain.module(), x2, h2);
    EXPECT_TRUE(near(ours, theirs, tolerance()));
  }
};
RECOLLECT_TEST_EVERY_KIND(RecurrentTest);

TEST_P(RecurrentTest, GradientsOfLibtorch) {
  for (const std::int64_t layers : {1, 2, 3})
    for (const std::int64_t batch : {1, 2, 3, 8, 64}) compare({.layers = layers, .batch = batch});
  for (const std::int64_t hidden : {1, 2, 16, 33})
    for (const std::int64_t input : {1, 6, 40})
      compare({.input = input, .hidden = hidden, .layers = 2, .time_steps = 9, .batch = 5});
  for (const std::int64_t time_steps : {1, 3, 4, 5, 70}) compare({.layers = 2, .time_steps = time_steps});
}

TEST_P(RecurrentTest, GradientsOfLibtorchOnAnyNumberOfThreads) {
  for (const int threads : {1, 2, 3}) {
    const Threads some(threads);
    for (const std::int64_t batch : {1, 3, 8, 13, 64}) compare({.input = 9, .hidden = 37, .layers = 2, .batch = batch});
  }
}

TEST_P(RecurrentTest, TheMicroBlockMattersOnlyToRounding) {
  for (const std::int64_t micro_block : {0, 1, 2, 5, 11, 64}) compare({.layers = 2, .micro_block = micro_block});
}

TEST_P(RecurrentTest, SequencesThatEndEarly) {
  const auto ends = [](std::vector<std::int32_t> values) { return ::torch::tensor(values, at::kInt); };
  for (const std::int64_t layers : {1, 2, 3}) {
    compare({.layers = layers, .time_steps = 10, .batch = 5}, ends({10, 1, 4, 5, 8}));
    compare({.layers = layers, .time_steps = 9, .batch = 1}, ends({6}));
    compare({.layers = layers, .time_steps = 10, .batch = 2}, ends({3, 2}));  // whole micro-blocks after the last end
  }
  const Threads two(2);
  compare({.layers = 2, .time_steps = 10, .batch = 5}, ends({10, 1, 4, 5, 8}).to(at::kLong));
}

TEST_P(RecurrentTest, SequencesWithoutAnyStepKeepTheirState) {
  const Shape s{.layers = 2, .batch = 3};
  Recurrent model = model_of(s);
  const Tensor x = leaf(randn({s.time_steps, s.batch, s.input}, dtype())), h = leaf(state_of(model, s));
  const auto output = model.forward(x, h, {.micro_block = 4}, ::torch::tensor({11, 0, 2}, at::kInt));
  EXPECT_EQ(output.outputs.select(1, 1).abs().max().item<double>(), 0);
  EXPECT_TRUE(same_bits(output.state.select(2, 1), h.select(2, 1)));
  (output.outputs.sum() + 3 * output.state.sum()).backward();
  EXPECT_EQ(x.grad().select(1, 1).abs().max().item<double>(), 0);
  EXPECT_TRUE(same_bits(h.grad().select(2, 1), at::full_like(h.select(2, 1), 3)));
}

// What lies behind the end of a sequence is not read, whatever it is.
TEST_P(RecurrentTest, PaddingDoesNotMatter) {
  const Shape s{.layers = 2, .time_steps = 10, .batch = 3};
  Recurrent model = model_of(s);
  const Loss loss(model, s.time_steps, s.batch);
  const Tensor lengths = ::torch::tensor({7, 10, 2}, at::kInt), x = randn({s.time_steps, s.batch, s.input}, dtype()),
               h = state_of(model, s);
  std::vector<Tensors> results;
  for (const double padding : {0.0, 1e30, std::numeric_limits<double>::quiet_NaN()}) {
    Tensor padded = x.clone();
    for (std::int64_t b = 0; b < s.batch; ++b)
      padded.narrow(0, lengths[b].item<int>(), 10 - lengths[b].item<int>()).select(1, b).fill_(padding);
    const Tensor x1 = leaf(padded), h1 = leaf(h);
    results.push_back(trained(model.forward(x1, h1, {.micro_block = 4}, lengths), loss, model, x1, h1));
  }
  EXPECT_TRUE(same_bits(results[1], results[0]));
  EXPECT_TRUE(same_bits(results[2], results[0]));
}

TEST_P(RecurrentTest, OnlyWhatRequiresAGradientGetsOne) {
  const Shape s{.layers = 2};
  Recurrent model = model_of(s);
  const Loss loss(model, s.time_steps, s.batch);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
  const Tensor x_all = leaf(x), h_all = leaf(h);
  const Tensors all = trained(model.forward(x_all, h_all, {.micro_block = 4}), loss, model, x_all, h_all);

  // Parameters alone, the inputs alone, the state alone, all parameters but one.
  for (const int which : {0, 1, 2, 3}) {
    std::vector<bool> wanted;
    for (Tensor& parameter : model.parameters()) {
      wanted.push_back(which == 0 || (which == 3 && wanted.size() != 2));
      parameter.set_requires_grad(wanted.back());
    }
    const Tensor x1 = x.clone().set_requires_grad(which == 1), h1 = h.clone().set_requires_grad(which == 2);
    const Tensors some = trained(model.forward(x1, h1, {.micro_block = 4}), loss, model, x1, h1);
    for (std::size_t k = 0; k < all.size(); ++k) {
      const bool expected = k < 2 || (k == 2 && which == 1) || (k == 3 && which == 2) || (k > 3 && wanted[k - 4]);
      EXPECT_TRUE(same_bits(some[k], expected ? all[k] : Tensor())) << "tensor " << k << " of case " << which;
    }
  }
}

TEST_P(RecurrentTest, OneOfTheTwoOutputsIsEnough) {
  const Shape s{.layers = 2};
  Recurrent model = model_of(s);
  Plain plain(model);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
  for (const bool of_state : {false, true}) {
    const auto gradients = [&](auto& network, ::torch::nn::Module& module) {
      const Tensor x1 = leaf(x), h1 = leaf(h);
      forget_gradients(module);
      const Recurrent::Output output = network.forward(x1, h1);
      (of_state ? output.state : output.outputs).sin().sum().backward();
      Tensors row = gradients_of(module);
      row.insert(row.end(), {x1.grad(), h1.grad()});
      return row;
    };
    EXPECT_TRUE(near(gradients(model, model), gradients(plain, plain.module()), tolerance()));
  }
}

TEST_P(RecurrentTest, WithoutGradModeTheSameBits) {
  const Shape s{.layers = 3, .time_steps = 23};
  Recurrent model = model_of(s);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
  const auto with = model.forward(x, h, {.micro_block = 4});
  EXPECT_TRUE(with.outputs.requires_grad());
  {
    const ::torch::NoGradGuard no_grad;
    const auto without = model.forward(x, h, {.micro_block = 4});
    EXPECT_FALSE(without.outputs.requires_grad());
    EXPECT_TRUE(same_bits({without.outputs, without.state}, {with.outputs, with.state}));
  }
  const c10::InferenceMode inference;
  const auto inferred = model.forward(x.clone(), h, {.micro_block = 4});
  EXPECT_TRUE(same_bits({inferred.outputs, inferred.state}, {with.outputs, with.state}));
}

TEST_P(RecurrentTest, TensorsOfAnyLayout) {
  const Shape s{.layers = 2};
  Recurrent model = model_of(s);
  const Loss loss(model, s.time_steps, s.batch);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
  const Tensor x1 = leaf(x), h1 = leaf(h);
  const Tensors expected = trained(model.forward(x1, h1), loss, model, x1, h1);
  // The same numbers: batch first, every second of twice as many; the state's parts and layers the other way round.
  const Tensor batch_first = x.transpose(0, 1).contiguous().transpose(0, 1), spread = at::stack({x, x}, 3).select(3, 0);
  const Tensor turned = h.transpose(0, 1).contiguous().transpose(0, 1),
               parts_last = h.permute({2, 3, 0, 1}).contiguous().permute({2, 3, 0, 1});
  for (const Tensor& inputs : {batch_first, spread})
    for (const Tensor& state : {turned, parts_last}) {
      const Tensor x2 = inputs.detach().set_requires_grad(true), h2 = state.detach().set_requires_grad(true);
      ASSERT_FALSE(x2.is_contiguous());
      x2.mutable_grad() = h2.mutable_grad() = Tensor();
      EXPECT_TRUE(same_bits(trained(model.forward(x2, h2), loss, model, x2, h2), expected));
    }
  // The gradient of a plain sum is one number, seen as many.
  Plain plain(model);
  forget_gradients(model);
  model.forward(x, h).outputs.sum().backward();
  plain.forward(x, h).outputs.sum().backward();
  EXPECT_TRUE(near(gradients_of(model), gradients_of(plain.module()), tolerance()));
}

TEST_P(RecurrentTest, NamesAndShapesOfLibtorchsStateDict) {
  for (const std::int64_t layers : {1, 3}) {
    const Recurrent model = model_of({.layers = layers});
    Plain plain(model);
    const auto ours = model.named_parameters(), theirs = plain.module().named_parameters();
    ASSERT_EQ(ours.size(), theirs.size());
    for (std::size_t k = 0; k < ours.size(); ++k) {
      EXPECT_EQ(ours[k].key(), theirs[k].key());
      EXPECT_EQ(ours[k].value().sizes(), theirs[k].value().sizes());
      // The same distribution: all within its bound, and near it.
      const double bound = 1 / std::sqrt(7.0), largest = ours[k].value().abs().max().item<double>();
      EXPECT_LE(largest, bound * (1 + 1e-6));
      EXPECT_GE(largest, 0.8 * bound);
    }
  }
}

TEST_P(RecurrentTest, WeightsMayChangeBetweenForwardAndBackward) {
  const Shape s{.layers = 2};
  Recurrent model = model_of(s);
  const Loss loss(model, s.time_steps, s.batch);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype());
  const auto gradients = [&](bool change) {
    forget_gradients(model);
    const Tensor value = loss.of(
        model.forward(x, {}, {.memory = model.plan(s.time_steps, s.batch, {.micro_block = 2}).minimum, .micro_block = 2}));
    const ::torch::NoGradGuard no_grad;
    if (change)
      for (Tensor& parameter : model.parameters()) parameter.add_(1);
    value.backward();
    return gradients_of(model);
  };
  const Tensors before = gradients(false);
  EXPECT_TRUE(same_bits(gradients(true), before));
}

TEST_P(RecurrentTest, TwoInFlight) {
  const Shape s{.layers = 2};
  Recurrent model = model_of(s);
  const Loss loss(model, s.time_steps, s.batch);
  const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), y = randn({s.time_steps, s.batch, s.input}, dtype());
  const auto alone = [&](const Tensor& from) {
    const Tensor in = leaf(from);
    loss.of(model.forward(in)).backward();
    return in.grad();
  };
  const Tensor x1 = leaf(x), y1 = leaf(y);
  const Tensor first = loss.of(model.forward(x1)), second = loss.of(model.forward(y1));
  first.backward();
  second.backward();
  EXPECT_TRUE(same_bits({x1.grad(), y1.grad()}, {alone(x), alone(y)}));
}

// What is refused, and in which words.

TEST_P(RecurrentTest, WrongInputsAreNamed) {
  Recurrent model = model_of({.layers = 2});
  const Tensor x = randn({11, 3, 5}, dtype());
  const auto refused = [&](const auto& run) { return message_of<InvalidInput>(run); };
  EXPECT_THAT(refused([&] { model.forward(Tensor()); }), HasSubstr("inputs"));
  EXPECT_THAT(refused([&] { model.forward(randn({11, 5}, dtype())); }), HasSubstr("[time, batch, 5]"));
  EXPECT_THAT(refused([&] { model.forward(randn({11, 3, 4}, dtype())); }), HasSubstr("[time, batch, 5]"));
  EXPECT_THAT(refused([&] { model.forward(randn({0, 3, 5}, dtype())); }), HasSubstr("[time, batch, 5]"));
  EXPECT_THAT(refused([&] { model.forward(randn({11, 0, 5}, dtype())); }), HasSubstr("[time, batch, 5]"));
  EXPECT_THAT(refused([&] { model.forward(x.to(at::kHalf)); }), HasSubstr("Half"));
  EXPECT_THAT(refused([&] { model.forward(x.to(dtype() == at::kFloat ? at::kDouble : at::kFloat)); }),
              HasSubstr("a CPU tensor of"));
  EXPECT_THAT(refused([&] { model.forward(x, model.initial_state(2)); }), HasSubstr("initial_state(3)"));
  EXPECT_THAT(refused([&] { model.forward(x, model.initial_state(3).to(at::kHalf)); }), HasSubstr("state"));
  EXPECT_THAT(refused([&] { model.plan(0, 3); }), HasSubstr("1 or more"));
  EXPECT_THAT(refused([&] { model.plan(3, 0); }), HasSubstr("1 or more"));
  EXPECT_THAT(refused([&] { model.plan(-3, 2); }), HasSubstr("1 or more"));
}

TEST_P(RecurrentTest, WrongLengthsAreNamed) {
  Recurrent model = model_of({});
  const Tensor x = randn({11, 3, 5}, dtype());
  const auto refused = [&](std::vector<std::int64_t> lengths) {
    return message_of<InvalidInput>([&] { model.forward(x, {}, {}, ::torch::tensor(lengths, at::kLong)); });
  };
  EXPECT_THAT(refused({11, 11}), HasSubstr("3 rows"));
  EXPECT_THAT(refused({11, 12, 3}), HasSubstr("12"));
  EXPECT_THAT(refused({11, 3, -1}), HasSubstr("-1"));
  EXPECT_THAT(refused({11, 3, (std::int64_t{1} << 32) + 2}), HasSubstr("4294967298"));
}

TEST_P(RecurrentTest, MeanSquareIsThatOfTheOutputs) {
  Recurrent model = model_of({.layers = 2});
  Plain plain(model);
  const Tensor x = randn({11, 3, 5}, dtype());
  const Tensor expected = plain.forward(x, model.initial_state(3)).outputs.square().mean();
  expected.backward();
  const TimePlan plan = model.plan(11, 3, {.micro_block = 4});
  EXPECT_NEAR(model.mean_square(x, plan).loss, expected.item<double>(), tolerance() * expected.item<double>());
  EXPECT_TRUE(near(gradients_of(model), gradients_of(plain.module()), tolerance()));
  // Added to what is there.
  model.mean_square(x.transpose(0, 1).contiguous().transpose(0, 1), plan);
  Tensors twice = gradients_of(plain.module());
  for (Tensor& gradient : twice) gradient = 2 * gradient;
  EXPECT_TRUE(near(gradients_of(model), twice, tolerance()));
}

TEST_P(RecurrentTest, MeanSquareRefusesWhatWasNotPlanned) {
  Recurrent model = model_of({.layers = 2});
  const TimePlan plan = model.plan(11, 3, {.micro_block = 4});
  for (const Tensor& x : {randn({12, 3, 5}, dtype()), randn({30, 3, 5}, dtype()), randn({11, 2, 5}, dtype()),
                          randn({11, 3, 4}, dtype()), randn({11, 3, 5}, at::kHalf)})
    EXPECT_THAT(message_of<InvalidInput>([&] { model.mean_square(x, plan); }), HasSubstr("inputs"));
}

TEST_P(RecurrentTest, BackwardRunsOnceAndCannotBeDifferentiated) {
  Recurrent model = model_of({});
  const Tensor x = leaf(randn({11, 3, 5}, dtype()));
  const Tensor once = model.forward(x).outputs.sum();
  once.backward({}, /*retain_graph=*/true);
  EXPECT_THAT(message_of<Error>([&] { once.backward(); }), HasSubstr("call forward() again"));
  const Tensor twice = model.forward(x).outputs.sum();
  EXPECT_THAT(message_of<Error>([&] { ::torch::autograd::grad({twice}, {x}, {}, true, /*create_graph=*/true); }),
              HasSubstr("without create_graph"));
}

TEST_P(RecurrentTest, InputsThatChangedInBetweenAreNoticed) {
  Recurrent model = model_of({});
  Tensor x = randn({11, 3, 5}, dtype());
  const Tensor loss = model.forward(x).outputs.sum();
  x.add_(1);
  EXPECT_THAT(message_of<Error>([&] { loss.backward(); }), HasSubstr("changed in place"));
  // The state was copied, and so were the lengths.
  Tensor h = at::randn_like(model.initial_state(3)), lengths = ::torch::tensor({11, 4, 7}, at::kInt);
  const auto gradients = [&](bool change) {
    forget_gradients(model);
    const Tensor value = model.forward(x, h, {}, lengths).outputs.sum();
    if (change) h.zero_(), lengths.fill_(1);
    value.backward();
    return gradients_of(model);
  };
  const Tensors before = gradients(false);
  EXPECT_TRUE(same_bits(gradients(true), before));
}

TEST_P(RecurrentTest, ABudgetThatIsTooSmallNamesOneThatDoes) {
  Recurrent model = model_of({.layers = 2});
  const Tensor x = leaf(randn({50, 3, 5}, dtype()));
  try {
    model.forward(x, {}, {.memory = Bytes(1000), .micro_block = 4});
    FAIL() << "1000 bytes were enough";
  } catch (const InfeasibleBudget& error) {
    EXPECT_EQ(error.budget(), Bytes(1000));
    EXPECT_THROW(model.forward(x, {}, {.memory = error.minimum() - Bytes(1), .micro_block = 4}), InfeasibleBudget);
    model.forward(x, {}, {.memory = error.minimum(), .micro_block = 4}).outputs.sum().backward();
    EXPECT_TRUE(x.grad().defined());
  }
}

TEST(RecurrentOptionsTest, AreChecked) {
  const auto refused = [](const RecurrentOptions& options) { return message_of<InvalidInput>([&] { Lstm model(options); }); };
  EXPECT_THAT(refused({0, 4}), HasSubstr("input"));
  EXPECT_THAT(refused({4, 0}), HasSubstr("hidden"));
  EXPECT_THAT(refused({4, 4, 0}), HasSubstr("layers"));
  EXPECT_THAT(refused({4, 4, 1, 1.0}), HasSubstr("dropout"));
  EXPECT_THAT(refused({4, 4, 1, 0, -0.1}), HasSubstr("dropout"));
  EXPECT_THAT(refused({4, 4, 1, std::numeric_limits<double>::quiet_NaN()}), HasSubstr("dropout"));
  EXPECT_THAT(refused({4, 4, 1, 0, 0, at::kHalf}), HasSubstr("Half"));
  EXPECT_EQ(Gru({4, 4}).cell(), Cell::gru);
  for (const Cell cell : {Cell::lstm, Cell::gru}) EXPECT_EQ(cell_named(name_of(cell)), cell);
  EXPECT_FALSE(cell_named("elman"));
}

// Dropout.

// One time step after the other, with the masks written out.
Recurrent::Output by_hand(const Recurrent& model, const Tensor& inputs, const Tensor& state, const Masks& masks) {
  const auto kept = [](const Tensor& x, const Tensor& mask) { return mask.defined() ? x * mask : x; };
  std::vector<Tensor> h, c, outputs;
  for (std::int64_t l = 0; l < model.options().layers; ++l) {
    h.push_back(state[l][0]);
    c.push_back(state[l][state.size(1) - 1]);
  }
  for (std::int64_t t = 0; t < inputs.size(0); ++t) {
    Tensor x = kept(inputs[t], masks.inputs[0]);
    for (std::size_t l = 0; l < h.size(); ++l) {
      const LayerWeights& w = model.weights()[l];
      const Tensor from_input = at::linear(x, w.w_ih, w.b_ih),
                   from_state = at::linear(kept(h[l], masks.recurrent[l]), w.w_hh, w.b_hh);
      if (model.cell() == Cell::lstm) {
        const Tensors gates = (from_input + from_state).chunk(4, 1);
        c[l] = gates[1].sigmoid() * c[l] + gates[0].sigmoid() * gates[2].tanh();
        h[l] = gates[3].sigmoid() * c[l].tanh();
      } else {
        const Tensors a = from_input.chunk(3, 1), b = from_state.chunk(3, 1);
        const Tensor r = (a[0] + b[0]).sigmoid(), z = (a[1] + b[1]).sigmoid(), n = (a[2] + r * b[2]).tanh();
        h[l] = (1 - z) * n + z * h[l];
      }
      x = kept(h[l], masks.inputs[l + 1]);
    }
    outputs.push_back(x);
  }
  const Tensor last = at::stack(h);
  return {at::stack(outputs), model.cell() == Cell::lstm ? at::stack({last, at::stack(c)}, 1) : last.unsqueeze(1)};
}

TEST_P(RecurrentTest, DropoutIsOneMaskForAllTimeSteps) {
  const Shape s{.layers = 2, .batch = 6};
  for (const auto& [dropout, recurrent] : {std::pair{0.4, 0.0}, {0.0, 0.3}, {0.2, 0.5}})
    for (const int threads : {1, 2}) {
      const Threads some(threads);
      Recurrent model = model_of(s, dropout, recurrent);
      const Loss loss(model, s.time_steps, s.batch);
      const DropoutKey key{.seed = 5, .iteration = 3};
      TimeShape shape{
          .cell = cell(), .layers = s.layers, .input = s.input, .hidden = s.hidden, .time_steps = s.time_steps, .batch = s.batch};
      shape.dtype = dtype();
      const Masks masks = draw_masks(shape, model.options(), key);
      const Tensor x = randn({s.time_steps, s.batch, s.input}, dtype()), h = state_of(model, s);
      const Tensor x1 = leaf(x), x2 = leaf(x), h1 = leaf(h), h2 = leaf(h);
      const Tensors ours = trained(model.forward(x1, h1, {.micro_block = 4}, {}, key), loss, model, x1, h1);
      const Tensors theirs = trained(by_hand(model, x2, h2, masks), loss, model, x2, h2);
      EXPECT_TRUE(near(ours, theirs, tolerance()));
    }
}

TEST_P(RecurrentTest, DropoutIsAFunctionOfItsKey) {
  Recurrent model = model_of({.layers = 2}, 0.5, 0.5);
  const Tensor x = randn({11, 3, 5}, dtype());
  const auto outputs = [&](const DropoutKey& key) { return model.forward(x, {}, {}, {}, key).outputs; };
  const Tensor expected = outputs({1, 2});
  EXPECT_TRUE(same_bits(outputs({1, 2}), expected));
  EXPECT_FALSE(same_bits(outputs({1, 3}), expected));
  EXPECT_FALSE(same_bits(outputs({2, 2}), expected));
  model.eval();
  Recurrent without = model_of({.layers = 2});
  const ::torch::NoGradGuard no_grad;
  for (auto& parameter : without.named_parameters()) parameter.value().copy_(model.named_parameters()[parameter.key()]);
  EXPECT_TRUE(same_bits(outputs({1, 2}), without.forward(x).outputs));
}

TEST(MasksTest, KeepTheirShareScaledSoThatMeansStay) {
  TimeShape shape{.layers = 2, .input = 300, .hidden = 200, .time_steps = 4, .batch = 50};
  const Masks masks = draw_masks(shape, {.dropout = 0.25, .recurrent_dropout = 0.6}, {.seed = 9});
  ASSERT_EQ(masks.inputs.size(), 3U);
  ASSERT_EQ(masks.recurrent.size(), 2U);
  const auto check = [](const Tensor& mask, double p) {
    // 10,000 and more draws: their mean is within five standard deviations, √(p/(1−p)/n) each.
    EXPECT_NEAR(mask.mean().item<double>(), 1, 5 * std::sqrt(p / (1 - p) / static_cast<double>(mask.numel())));
    EXPECT_TRUE(at::logical_or(mask == 0, (mask - 1 / (1 - p)).abs() < 1e-6).all().item<bool>());
    // No row and no column is dropped as a whole.
    EXPECT_GT(mask.mean(0).min().item<double>(), 0);
    EXPECT_GT(mask.mean(1).min().item<double>(), 0.5);
  };
  for (const Tensor& mask : masks.inputs) check(mask, 0.25);
  for (const Tensor& mask : masks.recurrent) check(mask, 0.6);
  EXPECT_EQ(masks.inputs[0].sizes(), at::IntArrayRef({50, 300}));
  EXPECT_FALSE(same_bits(masks.inputs[1], masks.inputs[2]));
  EXPECT_FALSE(same_bits(masks.recurrent[0], masks.recurrent[1]));
  EXPECT_FALSE(draw_masks(shape, {}, {}).inputs[0].defined());
}

}  // namespace
}  // namespace recollect::nn
