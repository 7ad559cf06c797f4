// SequenceModel beside libtorch's Embedding, LSTM or GRU, Linear and cross_entropy.
#include "recollect/nn/sequence_model.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <map>

#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using ::testing::HasSubstr;

const Recurrent& rnn_of(const SequenceModel& model) { return *model.named_children()["rnn"]->as<Recurrent>(); }

// The same model as PyTorch's users write it, on copies of the weights.
struct Reference {
  const SequenceModelOptions options;
  Plain rnn;
  std::map<std::string, Tensor> outer;  // embedding.weight, output.weight, output.bias

  explicit Reference(const SequenceModel& model) : options(model.options()), rnn(rnn_of(model)) {
    for (const auto& parameter : model.named_parameters())
      if (parameter.key().find("rnn.") != 0) outer[parameter.key()] = leaf(parameter.value());
  }
  struct Result {
    Tensor loss, logits, state;  // the loss is the mean
  };
  Result run(const TokenBatch& batch, const Tensor& state) {
    const Tensor& embedding = outer["embedding.weight"];
    const auto output = rnn.forward(at::embedding(embedding, batch.inputs.to(at::kLong)), state, batch.lengths);
    const Tensor logits = at::linear(output.outputs, options.tied ? embedding : outer["output.weight"], outer["output.bias"]);
    namespace F = ::torch::nn::functional;
    const Tensor loss = F::cross_entropy(logits.reshape({-1, options.vocabulary}), targets_of(batch).reshape(-1),
                                         F::CrossEntropyFuncOptions().ignore_index(-1));
    return {loss, logits, output.state};
  }
  // Without what lies behind the ends.
  static Tensor targets_of(const TokenBatch& batch) {
    Tensor targets = batch.targets.to(at::kLong, false, /*copy=*/true);
    if (batch.lengths.defined()) targets.masked_fill_(at::arange(targets.size(0)).unsqueeze(1) >= batch.lengths.unsqueeze(0), -1);
    return targets;
  }
  // In the order of the model's own parameters.
  Tensors gradients(const SequenceModel& model) {
    Tensors row;
    for (const auto& parameter : model.named_parameters())
      row.push_back(parameter.key().find("rnn.") == 0 ? rnn.module().named_parameters()[parameter.key().substr(4)].grad()
                                                      : outer[parameter.key()].grad());
    return row;
  }
};

TokenBatch tokens(std::int64_t time_steps, std::int64_t batch, std::int64_t vocabulary) {
  TokenBatch made{at::randint(0, vocabulary, {time_steps, batch}, at::kInt),
                  at::randint(-1, vocabulary, {time_steps, batch}, at::kInt)};
  made.inputs[0][0] = 0;  // whatever was drawn
  made.targets[0][0] = -1;
  made.targets[time_steps - 1][0] = 0;
  return made;
}

class SequenceModelTest : public OfEveryKind {
 protected:
  static SequenceModelOptions small(std::int64_t layers = 2, bool tied = false) {
    return {
        .cell = cell(), .vocabulary = 13, .embed = tied ? 7 : 5, .hidden = 7, .layers = layers, .tied = tied, .dtype = dtype()};
  }
  void compare(const SequenceModelOptions& options, TokenBatch batch, std::int64_t micro_block = 4) {
    SequenceModel model(options);
    Reference reference(model);
    const Tensor state = at::randn_like(model.initial_state(batch.inputs.size(1)));
    const auto expected = reference.run(batch, state);
    expected.loss.backward();
    const auto got =
        model.gradient(batch, state, model.plan(batch.inputs.size(0), batch.inputs.size(1), {.micro_block = micro_block}));
    const Tensor targets = Reference::targets_of(batch);
    EXPECT_EQ(got.counted, (targets >= 0).sum().item<std::int64_t>());
    const double loss = expected.loss.item<double>(), counted = static_cast<double>(got.counted);
    EXPECT_NEAR(got.loss / counted, loss, tolerance() * loss);
    EXPECT_TRUE(near(got.state, expected.state, tolerance()));
    EXPECT_TRUE(near(gradients_of(model), reference.gradients(model), tolerance()));

    const auto evaluated = model.evaluate(batch, state);
    EXPECT_NEAR(evaluated.loss / counted, loss, tolerance() * loss);
    EXPECT_EQ(evaluated.counted, got.counted);
    EXPECT_TRUE(near(evaluated.state, expected.state, tolerance()));
    EXPECT_EQ(evaluated.correct, (expected.logits.argmax(2) == targets).sum().item<std::int64_t>());
  }
};
RECOLLECT_TEST_EVERY_KIND(SequenceModelTest);

TEST_P(SequenceModelTest, LossAndGradientsOfLibtorch) {
  for (const bool tied : {false, true})
    for (const std::int64_t layers : {1, 2, 3})
      for (const std::int64_t batch : {1, 3, 8}) {
        SCOPED_TRACE(std::to_string(layers) + " layers, batch " + std::to_string(batch) + (tied ? ", tied" : ""));
        compare(small(layers, tied), tokens(11, batch, 13));
      }
  for (const int threads : {1, 3}) {
    const Threads some(threads);
    compare(small(), tokens(30, 2, 13), 0);
    compare(small(), tokens(5, 20, 13), 2);
  }
}

// 2²⁰ logits at most are alive: of this vocabulary, five rows of a micro-block's twelve.
TEST_P(SequenceModelTest, LogitsInSeveralPieces) {
  SequenceModelOptions options = small(1);
  options.vocabulary = 200'000;
  options.embed = options.hidden = 2;
  compare(options, tokens(6, 3, options.vocabulary));
  options.tied = true;
  compare(options, tokens(6, 3, options.vocabulary));
}

TEST_P(SequenceModelTest, SequencesThatEndEarly) {
  TokenBatch batch = tokens(10, 4, 13);
  batch.lengths = ::torch::tensor({10, 3, 8, 1}, at::kInt);
  batch.targets[0][0] = 1;
  compare(small(), batch);
  batch.targets = batch.targets.clamp_min(1);  // also behind the ends, where they do not count
  compare(small(), batch);
  compare(small(1, true), batch);
}

TEST_P(SequenceModelTest, NothingToLearnIsAGradientOfZero) {
  SequenceModel model(small());
  TokenBatch batch = tokens(11, 3, 13);
  batch.targets.fill_(-1);
  for (const double scale : {0.0, 2.0}) {
    const auto outcome = model.gradient(batch, {}, model.plan(11, 3, {.micro_block = 4}), {.scale = scale});
    EXPECT_EQ(outcome.loss, 0);
    EXPECT_EQ(outcome.counted, 0);
    for (const Tensor& gradient : gradients_of(model)) EXPECT_EQ(gradient.abs().max().item<double>(), 0);
  }
  EXPECT_EQ(model.evaluate(batch, {}).loss, 0);
}

TEST_P(SequenceModelTest, TheStateIsCarriedFromPieceToPiece) {
  SequenceModel model(small());
  const TokenBatch all = tokens(20, 3, 13);
  const auto piece = [&](std::int64_t begin, std::int64_t count) {
    return TokenBatch{all.inputs.narrow(0, begin, count), all.targets.narrow(0, begin, count)};
  };
  const auto whole = model.evaluate(all, {});
  const auto first = model.evaluate(piece(0, 9), {}), second = model.evaluate(piece(9, 11), first.state);
  EXPECT_NEAR(first.loss + second.loss, whole.loss, tolerance() * whole.loss);
  EXPECT_EQ(first.correct + second.correct, whole.correct);
  EXPECT_TRUE(near(second.state, whole.state, tolerance()));
  const auto trained = model.gradient(piece(9, 11), first.state, model.plan(11, 3));
  EXPECT_NEAR(trained.loss, second.loss, tolerance() * second.loss);
  EXPECT_TRUE(near(trained.state, second.state, tolerance()));
  // A state of any layout.
  const Tensor turned = first.state.transpose(0, 1).contiguous().transpose(0, 1);
  EXPECT_EQ(model.evaluate(piece(9, 11), turned).loss, second.loss);
  EXPECT_EQ(model.gradient(piece(9, 11), turned, model.plan(11, 3)).loss, trained.loss);
}

TEST_P(SequenceModelTest, GradientsAddUpAndScale) {
  SequenceModel model(small(1, true));
  const TokenBatch batch = tokens(11, 3, 13);
  const TimePlan plan = model.plan(11, 3, {.micro_block = 4});
  const auto once = model.gradient(batch, {}, plan);
  Tensors expected = gradients_of(model);
  for (Tensor& gradient : expected) gradient = 2 * gradient;
  model.gradient(batch, {}, plan);
  EXPECT_TRUE(near(gradients_of(model), expected, tolerance()));
  forget_gradients(model);
  model.gradient(batch, {}, plan, {.scale = 2 / static_cast<double>(once.counted)});
  EXPECT_TRUE(near(gradients_of(model), expected, tolerance()));
}

TEST_P(SequenceModelTest, DropoutAsTheModeSays) {
  SequenceModelOptions options = small();
  options.dropout = 0.3;
  options.recurrent_dropout = 0.2;
  SequenceModel model(options);
  const TokenBatch batch = tokens(11, 3, 13);
  const TimePlan plan = model.plan(11, 3);
  const auto loss = [&](std::int64_t iteration) { return model.gradient(batch, {}, plan, {.key = {4, iteration}}).loss; };
  const double evaluated = model.evaluate(batch, {}).loss, dropped = loss(1);
  EXPECT_EQ(loss(1), dropped);
  EXPECT_NE(loss(2), dropped);
  EXPECT_GT(std::abs(dropped - evaluated), 1e-3 * evaluated);
  model.eval();
  EXPECT_NEAR(loss(1), evaluated, tolerance() * evaluated);
  // A plan without room for masks is none for training.
  const TimePlan smaller = model.plan(11, 3);
  model.train();
  EXPECT_THROW(model.gradient(batch, {}, smaller), InvalidInput);
}

TEST_P(SequenceModelTest, TheReaderReadsWhatEvaluateSees) {
  for (const bool tied : {false, true}) {
    SequenceModel model(small(2, tied));
    Reference reference(model);
    const TokenBatch batch = tokens(9, 3, 13);
    const Tensor logits = reference.run(batch, model.initial_state(3)).logits;
    const auto reader = model.reader(3);
    double loss = 0;
    for (std::int64_t t = 0; t < 9; ++t) {
      const Tensor read = reader->read(batch.inputs[t]);
      ASSERT_TRUE(near(read, logits[t].detach(), tolerance())) << "time step " << t;
      namespace F = ::torch::nn::functional;
      loss += F::cross_entropy(read, batch.targets[t].to(at::kLong),
                               F::CrossEntropyFuncOptions().ignore_index(-1).reduction(::torch::kSum))
                  .item<double>();
    }
    const auto evaluated = model.evaluate(batch, {});
    EXPECT_NEAR(evaluated.loss, loss, tolerance() * loss);
    EXPECT_TRUE(near(reader->state(), evaluated.state, tolerance()));
  }
}

TEST_P(SequenceModelTest, NamesOfItsParameters) {
  const auto names = [](const SequenceModel& model) { return model.named_parameters().keys(); };
  using ::testing::ElementsAre;
  EXPECT_THAT(names(SequenceModel(small(1))), ElementsAre("embedding.weight", "rnn.weight_ih_l0", "rnn.weight_hh_l0",
                                                          "rnn.bias_ih_l0", "rnn.bias_hh_l0", "output.weight", "output.bias"));
  EXPECT_THAT(names(SequenceModel(small(1, true))), ElementsAre("embedding.weight", "rnn.weight_ih_l0", "rnn.weight_hh_l0",
                                                                "rnn.bias_ih_l0", "rnn.bias_hh_l0", "output.bias"));
}

TEST_P(SequenceModelTest, WhatIsRefused) {
  SequenceModel model(small());
  const TokenBatch good = tokens(11, 3, 13);
  const TimePlan plan = model.plan(11, 3);
  // Whatever is wrong is named by both.
  const auto refused = [&](const TokenBatch& batch, const Tensor& state = {}) {
    const std::string trained = message_of<InvalidInput>([&] { model.gradient(batch, state, plan); });
    EXPECT_EQ(message_of<InvalidInput>([&] { model.evaluate(batch, state); }), trained);
    return trained;
  };
  EXPECT_THAT(refused({Tensor(), good.targets}), HasSubstr("inputs"));
  EXPECT_THAT(refused({good.inputs.to(at::kLong), good.targets}), HasSubstr("int32"));
  EXPECT_THAT(refused({good.inputs, good.targets + 13}), HasSubstr("tokens from -1 to 12"));
  EXPECT_THAT(refused({good.inputs - 1, good.targets}), HasSubstr("-1"));
  EXPECT_THAT(refused({good.inputs, good.targets - 1}), HasSubstr("-2"));
  EXPECT_THAT(refused({good.inputs, good.targets.narrow(0, 0, 10)}), HasSubstr("targets"));
  EXPECT_THAT(refused({good.inputs, good.targets, ::torch::tensor({11, 2}, at::kInt)}), HasSubstr("lengths"));
  EXPECT_THAT(refused({good.inputs, good.targets, ::torch::tensor({11, 12, 1}, at::kInt)}), HasSubstr("12"));
  EXPECT_THAT(refused({good.inputs, good.targets, ::torch::tensor({11, -1, 1}, at::kInt)}), HasSubstr("-1"));
  EXPECT_THAT(refused(good, model.initial_state(2)), HasSubstr("state"));
  EXPECT_THAT(refused(good, model.initial_state(3).to(at::kHalf)), HasSubstr("state"));
  EXPECT_THAT(message_of<InvalidInput>([&] { model.gradient(tokens(12, 3, 13), {}, plan); }), HasSubstr("11 × 3"));
  EXPECT_THAT(message_of<InvalidInput>([&] { model.plan(0, 3); }), HasSubstr("1 or more"));
  EXPECT_THAT(message_of<InvalidInput>([&] { model.plan(3, 0); }), HasSubstr("1 or more"));
  SequenceModelOptions tied = small(1, true);
  tied.embed = 5;
  EXPECT_THAT(message_of<InvalidInput>([&] { SequenceModel made(tied); }), HasSubstr("tied"));
}

TEST_P(SequenceModelTest, ARunThatIsStoppedThrows) {
  SequenceModel model(small());
  std::stop_source stop;
  stop.request_stop();
  GradientOptions options;
  options.execute.stop = stop.get_token();
  EXPECT_THROW(model.gradient(tokens(11, 3, 13), {}, model.plan(11, 3), options), Interrupted);
}

TEST_P(SequenceModelTest, MeasuredPlansHaveTheSameBytes) {
  const SequenceModel model(small());
  const TimePlan estimated = model.plan(50, 3, {.micro_block = 4}),
                 measured = model.plan(50, 3, {.micro_block = 4, .measure = true});
  EXPECT_EQ(measured.minimum, estimated.minimum);
  EXPECT_EQ(measured.store_all, estimated.store_all);
  EXPECT_GT(measured.plan.prediction.time.seconds(), 0);
  for (const Tensor& gradient : gradients_of(model)) EXPECT_FALSE(gradient.defined());
}

}  // namespace
}  // namespace recollect::nn
