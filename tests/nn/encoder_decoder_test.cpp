// An encoder and a decoder in one chain: the gradient of autograd, the same bits at every budget, within the budget.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <random>

#include "recollect/disk.hpp"
#include "recollect/nn/encoder_decoder.hpp"
#include "recollect/nn/sequence_model.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "support/recurrent_compare.hpp"
#include "support/reversible_reference.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using recollect::torch::MemoryMeter;

constexpr std::int64_t kSource = 23, kTarget = 17, kBatch = 5, kHidden = 10, kWords = 11, kSourceWords = 13;

EncoderDecoderOptions small(Cell cell, const std::string& attention, std::int64_t layers = 1) {
  EncoderDecoderOptions options{.cell = cell, .source_vocabulary = kSourceWords, .vocabulary = kWords, .embed = 6};
  options.hidden = kHidden;
  options.layers = layers;
  options.attention = parse_attention(attention);
  return options;
}

// Sequences that end early, on either side and one at its very beginning; some positions without a target.
TokenBatch ragged(std::int64_t source = kSource, std::int64_t target = kTarget) {
  const auto tokens = [](std::int64_t low, std::int64_t high, std::int64_t steps) {
    return at::randint(low, high, {steps, kBatch}, at::kInt);
  };
  const auto ends = [](std::int64_t steps) {
    return at::tensor({steps, steps / 2, std::int64_t{1}, steps - 1, steps / 3}).to(at::kInt);
  };
  return {tokens(0, kWords, target), tokens(-1, kWords, target), ends(target), tokens(0, kSourceWords, source), ends(source)};
}
TokenBatch whole() {
  TokenBatch batch = ragged();
  batch.lengths = batch.source_lengths = Tensor();
  return batch;
}

const Recurrent& layers_of(const EncoderDecoder& model, const char* name) {
  return dynamic_cast<const Recurrent&>(*model.named_children()[name]);
}

// The attention and the loss by ATen's operations. Outputs of the encoder [source, batch, hidden], of the decoder likewise.
Tensor loss_of(const EncoderDecoderOptions& o, const std::function<Tensor(const std::string&)>& parameter,
               const TokenBatch& batch, const Tensor& encoded, const Tensor& decoded) {
  std::vector<Tensor> parts;
  if (o.attention.embeddings) parts.push_back(parameter("source_embedding.weight").index({batch.source.to(at::kLong)}));
  if (o.slice() > 0) parts.push_back(encoded.narrow(2, 0, o.slice()));
  const Tensor annotations = at::cat(parts, 2).transpose(0, 1);  // [batch, source, attended]
  const Tensor h = decoded.transpose(0, 1);                      // [batch, target, hidden]
  Tensor scores = h.matmul(parameter("attention.weight")).bmm(annotations.transpose(1, 2));
  if (batch.source_lengths.defined()) {
    const Tensor behind = at::arange(batch.source.size(0)).unsqueeze(0) >= batch.source_lengths.unsqueeze(1);
    scores = scores.masked_fill(behind.unsqueeze(1), -std::numeric_limits<double>::infinity());
  }
  const Tensor context = at::softmax(scores, 2).bmm(annotations);
  const Tensor combined = at::tanh(at::cat({context, h}, 2).matmul(parameter("combine.weight").t()));
  const Tensor output = o.tied ? parameter("target_embedding.weight") : parameter("output.weight");
  const Tensor logits = (combined.matmul(output.t()) + parameter("output.bias")).transpose(0, 1);
  Tensor targets = batch.targets.to(at::kLong);
  if (batch.lengths.defined())
    targets = targets.masked_fill(at::arange(targets.size(0)).unsqueeze(1) >= batch.lengths.unsqueeze(0), -1);
  return at::nll_loss(at::log_softmax(logits.reshape({-1, o.vocabulary}), 1), targets.reshape({-1}), {}, at::Reduction::Mean, -1);
}

class EncoderDecoderTest : public OfEveryKind {};
RECOLLECT_TEST_EVERY_KIND(EncoderDecoderTest);

TEST_P(EncoderDecoderTest, LossAndGradientsOfLibtorch) {
  for (const char* attention : {"emb", "slice:3", "emb+slice:3", "full", "emb+full"})
    for (const std::int64_t layers : {1, 2})
      for (const bool ends : {false, true}) {
        EncoderDecoderOptions options = small(cell(), attention, layers);
        options.dtype = dtype();
        options.tied = ends;
        if (options.tied) options.embed = kHidden;
        EncoderDecoder model(options);
        const TokenBatch batch = ends ? ragged() : whole();
        const auto outcome = model.gradient(batch, {}, model.plan(kTarget, kBatch, {.micro_block = 4}, kSource));
        const Tensors got = gradients_of(model);
        forget_gradients(model);
        const auto parameter = [&](const std::string& name) { return model.named_parameters()[name]; };
        const auto embedded = [&](const char* name, const Tensor& tokens) {
          return parameter(name).index({tokens.to(at::kLong)});
        };
        Plain encoder(layers_of(model, "encoder")), decoder(layers_of(model, "decoder"));
        const auto read =
            encoder.forward(embedded("source_embedding.weight", batch.source), model.initial_state(kBatch), batch.source_lengths);
        const auto written = decoder.forward(embedded("target_embedding.weight", batch.inputs), read.state, batch.lengths);
        const Tensor loss = loss_of(options, parameter, batch, read.outputs, written.outputs);
        loss.backward();
        for (auto [name, layers_there] : {std::pair("encoder.", &encoder), std::pair("decoder.", &decoder)})
          for (const auto& p : layers_there->module().named_parameters())
            parameter(name + p.key()).mutable_grad() = p.value().grad();
        const double mean = outcome.loss / static_cast<double>(outcome.counted);
        EXPECT_NEAR(mean, loss.item<double>(), tolerance() * loss.item<double>()) << attention;
        EXPECT_TRUE(near(got, gradients_of(model), 10 * tolerance())) << attention << ", " << layers << " layers";
        EXPECT_NEAR(model.evaluate(batch, {}, 4).loss, outcome.loss, tolerance() * outcome.loss);
      }
}

// With dropout, too, of whatever is attended to.
TEST(EncoderDecoderDropoutTest, GradientIsTheSlopeOfTheLoss) {
  for (const char* attention : {"emb", "slice:3", "emb+slice:3"}) {
    ::torch::manual_seed(5);
    EncoderDecoderOptions options = small(Cell::gru, attention);
    options.dtype = at::kDouble;
    options.dropout = 0.4;
    EncoderDecoder model(options);
    const TokenBatch batch = ragged();
    const TimePlan plan = model.plan(kTarget, kBatch, {.micro_block = 4}, kSource);
    const auto loss = [&] {
      forget_gradients(model);
      const auto outcome = model.gradient(batch, {}, plan, {.key = {.seed = 3, .iteration = 1}});
      return outcome.loss / static_cast<double>(outcome.counted);
    };
    loss();
    std::map<std::string, Tensor> slopes;
    for (const auto& p : model.named_parameters()) slopes[p.key()] = p.value().grad().clone();
    const at::NoGradGuard guard;
    for (const auto& p : model.named_parameters()) {
      const Tensor direction = at::randn_like(p.value());
      constexpr double kStep = 1e-5;
      p.value().add_(direction, kStep);
      const double above = loss();
      p.value().sub_(direction, 2 * kStep);
      const double below = loss();
      p.value().add_(direction, kStep);
      const double slope = (slopes.at(p.key()) * direction).sum().item<double>();
      EXPECT_NEAR((above - below) / (2 * kStep), slope, 1e-7 + 1e-5 * std::abs(slope)) << p.key() << ", " << attention;
    }
  }
}

// What the encoder drops of a source, attention does not see either.
TEST(EncoderDecoderDropoutTest, EmbeddingsAreDroppedForAttentionToo) {
  const auto first = [](const Tensor& tokens) { return tokens.narrow(1, 0, 1).contiguous(); };
  const TokenBatch some = ragged(), one{first(some.inputs), first(some.targets), {}, at::zeros({kSource, 1}, at::kInt), {}};
  std::vector<Tensor> dropped;
  for (const char* attention : {"slice:1", "emb"}) {
    EncoderDecoderOptions options = small(Cell::gru, attention);
    options.embed = 20;
    options.dropout = 0.5;
    EncoderDecoder model(options);
    model.gradient(one, {}, model.plan(kTarget, 1, {}, kSource), {.key = {.seed = 1, .iteration = 2}});
    dropped.push_back(model.named_parameters()["source_embedding.weight"].grad()[0] == 0);
  }
  EXPECT_TRUE(dropped[0].any().item<bool>() && !dropped[0].all().item<bool>());
  EXPECT_TRUE(at::equal(dropped[0], dropped[1]));
}

TEST(EncoderDecoderReversibleTest, GradientIsAutogradsOfTheSameEquations) {
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::nf_rev_lstm})
    for (const char* attention : {"emb", "slice:3", "emb+slice:3", "full"}) {
      ::torch::manual_seed(4);
      EncoderDecoderOptions options = small(cell, attention);
      // Cells are not among the outputs: with many bits behind the point there is hardly any noise in them. What forgets nothing
      // grows, and needs some before it.
      options.reversible = {
          .most_forgotten = forgets_nothing(cell) ? 0 : 3, .state_bits = forgets_nothing(cell) ? 25 : 28, .forget_bits = 6};
      EncoderDecoder model(options);
      const TokenBatch batch = whole();
      model.gradient(batch, {}, model.plan(kTarget, kBatch, {.strategy = Strategy::rewind, .micro_block = 4}, kSource));
      std::map<std::string, Tensor> exact;
      for (const auto& p : model.named_parameters()) exact[p.key()] = leaf(p.value().to(at::kDouble));
      const auto parameter = [&](const std::string& name) { return exact.at(name); };
      const auto run = [&](const std::string& name, const char* embedding, const Tensor& tokens, const Tensor& state,
                           const Tensor& our_state) {
        const Recurrent& ours = layers_of(model, name.c_str());
        const Tensor x = parameter(embedding).index({tokens.to(at::kLong)});
        const auto output = const_cast<Recurrent&>(ours).forward(x.detach().to(at::kFloat), our_state, {.micro_block = 4});
        const LayerWeights weights{
            parameter(name + ".weight_ih_l0"), parameter(name + ".weight_hh_l0"), parameter(name + ".bias_l0"), {}};
        const auto [outputs, last] =
            ReversibleReference(ours, weights).forward(x, state, output.outputs.detach().to(at::kDouble));
        return std::tuple(outputs, last, output.state.detach());
      };
      const Tensor zeros = model.initial_state(kBatch);
      const auto [encoded, between, our_between] =
          run("encoder", "source_embedding.weight", batch.source, zeros[0].to(at::kDouble), zeros);
      const auto [decoded, last, our_last] = run("decoder", "target_embedding.weight", batch.inputs, between, our_between);
      loss_of(options, parameter, batch, encoded, decoded).backward();
      double all = 0;
      for (const auto& [name, twin] : exact) all += twin.grad().square().sum().item<double>();
      for (const auto& p : model.named_parameters()) {
        const Tensor expected = exact.at(p.key()).grad();
        const double allowed = 5e-5 * expected.norm().item<double>() + 1e-6 * std::sqrt(all);
        EXPECT_LE((p.value().grad().to(at::kDouble) - expected).norm().item<double>(), allowed)
            << p.key() << ", " << name_of(cell) << ", " << attention;
      }
    }
}

struct Case {
  Cell cell;
  const char* attention;
};
std::vector<Case> cases() {
  std::vector<Case> all;
  for (const Cell cell : {Cell::lstm, Cell::gru, Cell::rev_gru, Cell::rev_lstm})
    for (const char* attention : {"emb", "slice:3", "emb+slice:3", "full"}) all.push_back({cell, attention});
  for (const Cell cell : {Cell::nf_rev_gru, Cell::nf_rev_lstm, Cell::df_rev_gru, Cell::df_rev_lstm})
    all.push_back({cell, "emb+slice:3"});
  return all;
}

class EncoderDecoderExactnessTest : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
};
INSTANTIATE_TEST_SUITE_P(, EncoderDecoderExactnessTest, ::testing::ValuesIn(cases()), [](const auto& test) {
  std::string name = std::string(name_of(test.param.cell)) + "_" + test.param.attention;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
});

// Keeping, recomputing, rewinding and fetching, with dropout and sequences that end early.
TEST_P(EncoderDecoderExactnessTest, SameBitsAtEveryBudgetAndStrategy) {
  const Cell cell = GetParam().cell;
  EncoderDecoderOptions options = small(cell, GetParam().attention, 2);
  options.dropout = 0.3;
  options.recurrent_dropout = 0.2;
  options.reversible = {.most_forgotten = is_reversible(cell) ? 3 : 0, .drop_connect = is_reversible(cell) ? 0.2 : 0};
  EncoderDecoder model(options);
  const TokenBatch batch = ragged();
  const auto planned = [&](RunOptions run) {
    run.micro_block = 3;
    return model.plan(kTarget, kBatch, run, kSource);
  };
  const auto hash = [&](const TimePlan& plan, Storage* tier = nullptr) {
    forget_gradients(model);
    GradientOptions how{.key = {.seed = 1, .iteration = 2}};
    if (tier != nullptr) how.execute.tiers = {tier};
    const auto outcome = model.gradient(batch, {}, plan, how);
    EXPECT_EQ(outcome.report.done, plan.plan.prediction);
    Tensors all = gradients_of(model);
    all.push_back(::torch::tensor(outcome.loss, at::kDouble));
    return hash_of(all);
  };
  for (const int threads : {1, 2}) {
    const Threads some(threads);
    const std::uint64_t expected = hash(planned({.strategy = Strategy::store_all}));
    const TimePlan range = planned({});
    std::vector<RunOptions> ways;
    std::mt19937_64 random(3);
    for (int i = 0; i < 12; ++i) ways.push_back({.memory = between(range, std::uniform_real_distribution<double>(0, 1)(random))});
    std::vector<Strategy> all_strategies = strategies();
    if (is_reversible(cell)) all_strategies.push_back(Strategy::rewind);
    for (const Strategy strategy : all_strategies) {
      const TimePlan own = planned({.strategy = strategy});
      ways.push_back({.strategy = strategy});
      for (const double part : {0.0, 0.3}) ways.push_back({.memory = between(own, part), .strategy = strategy});
    }
    bool again = false, rewound = false;
    for (const RunOptions& run : ways) {
      const TimePlan plan = planned(run);
      EXPECT_EQ(hash(plan), expected) << name_of(run.strategy) << " in " << to_string(run.memory);
      again = again || plan.plan.prediction.recompute_factor() > 1.2;
      rewound = rewound || plan.plan.prediction.rewinds > 0;
    }
    EXPECT_TRUE(again);
    EXPECT_EQ(rewound, is_reversible(cell));
    std::int64_t stored = 0;
    for (const double rate : {1e8, 1e12})
      for (const double part : {0.0, 0.05, 0.2}) {
        MemoryStorage slower;
        RunOptions fetching{.strategy = Strategy::two_level, .block = 3, .fetch = FetchOptions{.tier = {"slower", rate, rate}}};
        fetching.memory = between(planned(fetching), part);
        const TimePlan away = planned(fetching);
        EXPECT_EQ(hash(away, &slower), expected) << part << " at " << rate;
        stored += away.plan.prediction.stored.count();
      }
    EXPECT_GT(stored, 0);
    forget_gradients(model);
    RunOptions other{.micro_block = 4};
    model.gradient(batch, {}, model.plan(kTarget, kBatch, other, kSource), {.key = {.seed = 1, .iteration = 2}});
    EXPECT_NE(hash_of(gradients_of(model)), expected);
  }
}

// In the ledger, and in what the allocator reports.
TEST_P(EncoderDecoderExactnessTest, TheBudgetHolds) {
  EncoderDecoderOptions options = small(GetParam().cell, GetParam().attention, 2);
  if (is_reversible(GetParam().cell)) options.reversible.most_forgotten = 3;
  options.embed = 24;
  options.hidden = 32;
  options.dropout = options.attention.embeddings ? 0.3 : 0;
  EncoderDecoder model(options);
  const auto tokens = [](std::int64_t words, std::int64_t steps) { return at::randint(0, words, {steps, 16}, at::kInt); };
  for (const auto& [source, target] : {std::pair(90, 40), std::pair(10, 120)}) {
    const TokenBatch batch{tokens(kWords, target), tokens(kWords, target), {}, tokens(kSourceWords, source), {}};
    const auto planner = [&](const RunOptions& run) { return model.plan(target, 16, run, source); };
    model.gradient(batch, {}, planner({}));  // the gradients of the parameters are there from now on
    const TimePlan range = planner({});
    for (const double part : {0.0, 0.05, 0.3, 1.0}) {
      const TimePlan plan = planner({.memory = between(range, part)});
      EXPECT_LE(plan.plan.prediction.peak, between(range, part));
      const MemoryMeter meter;
      const auto outcome = model.gradient(batch, {}, plan);
      const auto slack = static_cast<double>(64 << 10) + 3 * static_cast<double>(model.initial_state(16).nbytes());
      const auto said = static_cast<double>(plan.plan.prediction.peak.count());
      EXPECT_LE(static_cast<double>(meter.peak().count()), 1.01 * said + slack) << part;
      EXPECT_GE(static_cast<double>(meter.peak().count()), 0.85 * said) << part;
      ASSERT_TRUE(outcome.report.measured_peak);
      EXPECT_LE(*outcome.report.measured_peak + plan.workspace, plan.plan.prediction.peak);
    }
    try {
      planner({.memory = range.minimum - Bytes(1)});
      ADD_FAILURE() << "a byte less than the minimum was enough";
    } catch (const InfeasibleBudget& error) {
      EXPECT_EQ(error.minimum(), range.minimum);
    }
  }
}

// Batches of other lengths are planned with what one has measured.
TEST(EncoderDecoderPlanTest, TimesThatWereMeasuredServeOtherLengths) {
  const EncoderDecoder model(small(Cell::gru, "emb+slice:3"));
  const TimePlan measured = model.plan(12, 4, {.micro_block = 2, .block = 2, .measure = true}, 8);
  ASSERT_EQ(measured.times.size(), 2u);
  const RunOptions run{.micro_block = 2, .block = 2, .times = measured.times};
  const TimePlan other = model.plan(18, 4, run, 12);  // twelve more than before, in blocks of two, of both
  const StepCosts &expected = measured.plan.chain.step(0), &got = other.plan.chain.step(0);
  EXPECT_EQ(got.forward, expected.forward);
  EXPECT_GT(got.backward, expected.backward);  // for there is more to attend to
  EXPECT_LT(got.backward, expected.backward * 3 / 2);
  EXPECT_LT(model.plan(5, 4, run, 8).plan.prediction.time, model.plan(6, 4, run, 8).plan.prediction.time);
  EXPECT_TRUE(model.plan(6, 4, {.micro_block = 2}, 4).times.empty());
  SequenceModel language({.cell = Cell::gru, .vocabulary = 5, .embed = 4, .hidden = 4});
  EXPECT_THROW(language.plan(6, 4, run), InvalidInput);  // one time is enough for it
}

// What is attended to counts, and nothing else grows with it.
TEST(EncoderDecoderPlanTest, OnlyTheSliceIsStored) {
  const auto peak = [](const char* attention) {
    EncoderDecoderOptions options = small(Cell::rev_gru, attention);
    options.hidden = 64;
    return EncoderDecoder(options).plan(20, 32, {.strategy = Strategy::rewind}, 400).plan.prediction.peak;
  };
  const std::int64_t unit = std::int64_t{400} * 32 * 4;  // of each token, with its gradient twice
  EXPECT_GE((peak("slice:40") - peak("slice:8")).count(), 2 * 32 * unit);
  EXPECT_LE((peak("slice:40") - peak("slice:8")).count(), 2 * 32 * unit + (1 << 20));
  // Embeddings are looked up, not stored: all that grows is the head's scratch.
  EXPECT_LE((peak("emb+slice:8") - peak("slice:8")).count(), 1 << 20);
  EXPECT_LT(peak("emb"), peak("slice:8"));
}

TEST(EncoderDecoderReversibleTest, EncoderAndDecoderTellTheirTapesApart) {
  EncoderDecoderOptions options = small(Cell::rev_lstm, "emb+slice:3", 2);
  EncoderDecoder model(options);
  const auto outcome =
      model.gradient(whole(), {}, model.plan(kTarget, kBatch, {.strategy = Strategy::rewind, .micro_block = 1}, kSource));
  // Every block but the last is rewound.
  EXPECT_EQ(outcome.encoder_tape.units, kSource * kBatch * kHidden * 2);
  EXPECT_EQ(outcome.tape.units, (kTarget - 1) * kBatch * kHidden * 2);
  for (const TapeUse& tape : {outcome.tape, outcome.encoder_tape}) {
    EXPECT_GT(tape.forgotten, 0);
    EXPECT_GE(tape.bits, 0.99 * tape.forgotten);
  }
}

TEST(EncoderDecoderReadingTest, ReadsWhatEvaluateSees) {
  for (const Cell cell : {Cell::lstm, Cell::gru, Cell::rev_gru, Cell::rev_lstm}) {
    EncoderDecoder model(small(cell, "emb+slice:3", 2));
    model.eval();
    const TokenBatch batch = ragged();
    const auto decoder = model.decoder(batch.source, batch.source_lengths);
    double loss = 0;
    for (std::int64_t t = 0; t < kTarget; ++t) {
      const Tensor likely = at::log_softmax(decoder->read(batch.inputs[t]), 1);
      for (std::int64_t b = 0; b < kBatch; ++b)
        if (const auto target = batch.targets[t][b].item<std::int64_t>();
            target >= 0 && t < batch.lengths[b].item<std::int64_t>())
          loss -= likely[b][target].item<double>();
    }
    EXPECT_NEAR(loss, model.evaluate(batch, {}).loss, 1e-4 * loss) << name_of(cell);
  }
}

TEST(EncoderDecoderReadingTest, RowsAreSelected) {
  EncoderDecoder model(small(Cell::lstm, "emb+slice:3"));
  model.eval();
  const TokenBatch batch = ragged();
  const auto all = model.decoder(batch.source, batch.source_lengths), some = model.decoder(batch.source, batch.source_lengths);
  const Tensor first = batch.inputs[0], rows = at::tensor({3, 3, 1});
  EXPECT_TRUE(at::equal(all->read(first), some->read(first)));
  some->select(rows);
  const Tensor next = batch.inputs[1];
  EXPECT_TRUE(at::allclose(all->read(next).index_select(0, rows), some->read(next.index_select(0, rows)), 1e-5, 1e-6));
  EXPECT_THROW(some->read(next), InvalidInput);
}

TEST(EncoderDecoderOptionsTest, AttentionByName) {
  for (const char* text : {"emb", "slice:1", "slice:300", "emb+slice:20", "full", "emb+full"})
    EXPECT_EQ(to_string(parse_attention(text)), text);
  for (const char* text : {"", "none", "emb+", "slice", "slice:", "slice:0", "slice:-3", "slice:2x", "slice:99999999999999999999",
                           "embslice:3", "full+emb"})
    EXPECT_THAT(message_of<InvalidInput>([&] { parse_attention(text); }), ::testing::HasSubstr("emb+slice:K")) << text;
}

TEST(EncoderDecoderOptionsTest, NamesOfItsParameters) {
  std::vector<std::string> names;
  EncoderDecoder model(small(Cell::rev_gru, "emb+slice:3"));
  for (const auto& p : model.named_parameters()) names.push_back(p.key());
  EXPECT_THAT(names, ::testing::UnorderedElementsAre("source_embedding.weight", "encoder.weight_ih_l0", "encoder.weight_hh_l0",
                                                     "encoder.bias_l0", "target_embedding.weight", "decoder.weight_ih_l0",
                                                     "decoder.weight_hh_l0", "decoder.bias_l0", "attention.weight",
                                                     "combine.weight", "output.weight", "output.bias"));
}

TEST(EncoderDecoderOptionsTest, WhatIsRefused) {
  EXPECT_THAT(message_of<InvalidInput>([] { EncoderDecoder(small(Cell::lstm, "slice:11")); }),
              ::testing::HasSubstr("1 to 10 units"));
  EncoderDecoder model(small(Cell::lstm, "emb"));
  EXPECT_THROW(model.plan(kTarget, kBatch), InvalidInput);  // of which source?
  const TimePlan plan = model.plan(kTarget, kBatch, {}, kSource);
  TokenBatch batch = ragged();
  EXPECT_THROW(model.gradient(batch, model.initial_state(kBatch), plan), InvalidInput);
  batch.source = batch.source.slice(0, 1).contiguous();
  batch.source_lengths = Tensor();
  EXPECT_THAT(message_of<InvalidInput>([&] { model.gradient(batch, {}, plan); }), ::testing::HasSubstr("source"));
  batch.source = at::full({kSource, kBatch}, kSourceWords, at::kInt);
  EXPECT_THAT(message_of<InvalidInput>([&] { model.gradient(batch, {}, plan); }), ::testing::HasSubstr("13"));
  batch.source = Tensor();
  EXPECT_THAT(message_of<InvalidInput>([&] { model.evaluate(batch, {}); }), ::testing::HasSubstr("source"));
  EXPECT_THROW(model.reader(1), InvalidInput);
}

TEST(EncoderDecoderPlanTest, MeasuredPlansHaveTheSameBytes) {
  for (const Cell cell : {Cell::lstm, Cell::rev_gru}) {
    EncoderDecoder model(small(cell, "emb+slice:3"));
    const TimePlan said = model.plan(kTarget, kBatch, {}, kSource),
                   measured = model.plan(kTarget, kBatch, {.measure = true}, kSource);
    EXPECT_EQ(measured.minimum, said.minimum);
    EXPECT_EQ(measured.store_all, said.store_all);
    EXPECT_GT(measured.plan.prediction.time.seconds(), 0);
  }
}

// A sentence that is not there: an empty source and an empty target.
TEST(EncoderDecoderPlanTest, EmptyLanesCountNothing) {
  ::torch::manual_seed(1);
  EncoderDecoder model(small(Cell::gru, "emb+slice:3"));
  TokenBatch batch = ragged();
  const auto gradients = [&](const TokenBatch& of) {
    forget_gradients(model);
    model.gradient(of, {}, model.plan(of.inputs.size(0), of.inputs.size(1), {.micro_block = 3}, of.source.size(0)));
    return gradients_of(model);
  };
  batch.lengths[4] = 0;
  batch.source_lengths[4] = 0;
  const auto four = [](const Tensor& of, std::int64_t dimension) { return of.narrow(dimension, 0, 4).contiguous(); };
  const TokenBatch without{four(batch.inputs, 1), four(batch.targets, 1), four(batch.lengths, 0), four(batch.source, 1),
                           four(batch.source_lengths, 0)};
  EXPECT_TRUE(near(gradients(batch), gradients(without), 1e-5));
}

}  // namespace
}  // namespace recollect::nn
