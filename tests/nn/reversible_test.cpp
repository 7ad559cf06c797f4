// Reversible layers: there and back again bit for bit, what is detected, what the tape takes, and the gradient beside autograd's.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "nn/reversible.hpp"
#include "recollect/verify.hpp"
#include "support/recurrent_compare.hpp"
#include "support/reversible_reference.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using ::testing::HasSubstr;

class Inputs final : public Ends {
 public:
  explicit Inputs(Tensor x) : x_(std::move(x)) {}
  Tensor input(Range times, const Tensor&) override {
    return x_.narrow(0, times.begin % x_.size(0), times.end - times.begin).view({-1, x_.size(2)});
  }
  void output_gradient(Range, const Tensor& outputs, const Tensor& gradient, const Tensor&) override {
    Tensor to = gradient;
    to.copy_(outputs);
  }

 private:
  Tensor x_;
};

struct Variant {
  Cell cell;
  int most;
  TapeCoder coder = TapeCoder::rans;
  std::int64_t layers = 1;
  int state_bits = 23, forget_bits = 10;
};
std::string name_of(const Variant& v) {
  std::string name = nn::name_of(v.cell);
  std::replace(name.begin(), name.end(), '-', '_');
  return name + "_" + std::to_string(v.most) + (v.coder == TapeCoder::paper ? "_paper" : "") + "_" + std::to_string(v.layers) +
         "_" + std::to_string(v.state_bits) + "_" + std::to_string(v.forget_bits);
}
std::vector<Variant> variants() {
  std::vector<Variant> all;
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm})
    for (const int most : {1, 2, 3, 5, 0}) all.push_back({cell, most});
  for (const Cell cell : {Cell::df_rev_gru, Cell::df_rev_lstm})
    for (const int most : {1, 2, 3, 5}) all.push_back({cell, most});
  for (const Cell cell : {Cell::nf_rev_gru, Cell::nf_rev_lstm}) all.push_back({cell, 0});
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm, Cell::df_rev_lstm}) all.push_back({cell, 3, TapeCoder::paper});
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_lstm, Cell::df_rev_gru})
    all.push_back({cell, cell == Cell::nf_rev_lstm ? 0 : 2, TapeCoder::rans, 3});
  all.push_back({Cell::rev_gru, 0, TapeCoder::rans, 2, 29, 14});
  all.push_back({Cell::rev_lstm, 3, TapeCoder::paper, 2, 16, 5});
  return all;
}

// A model, its inputs, and steps over them.
struct Bench {
  TimeShape shape;
  Recurrent model;
  Inputs ends;
  std::unique_ptr<TimeBlocks> steps;

  Bench(const Variant& v, Index time_steps, Index batch, Index hidden, Index block)
      : shape{.cell = v.cell,
              .layers = v.layers,
              .input = 5,
              .hidden = hidden,
              .time_steps = time_steps,
              .batch = batch,
              .micro_block = 10,
              .block = block},
        model(v.cell, {.input = 5,
                       .hidden = hidden,
                       .layers = v.layers,
                       .reversible = {.most_forgotten = v.most,
                                      .state_bits = v.state_bits,
                                      .forget_bits = v.forget_bits,
                                      .coder = v.coder}}),
        ends(at::randn({10, batch, 5}) * 2) {
    shape.reversible = model.options().reversible;
    make();
  }
  void make(Tensor lengths = {}) {
    const at::NoGradGuard guard;
    steps = TimeBlocks::make(shape, model.weights(), zeros_like(model.weights()), {}, std::move(lengths), ends);
  }
  Tensor first_state() const { return at::randn({shape.layers, shape.parts(), shape.batch, shape.hidden}); }
};

class VariantTest : public ::testing::TestWithParam<Variant> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
};
INSTANTIATE_TEST_SUITE_P(, VariantTest, ::testing::ValuesIn(variants()), [](const auto& test) { return name_of(test.param); });

TEST_P(VariantTest, TenThousandTimeStepsThereAndBack) {
  const at::NoGradGuard guard;
  Bench b(GetParam(), 10'000, 3, 6, 200);
  const Index blocks = b.shape.blocks();
  const Threads one(1);
  const Handle first = b.steps->begin(b.first_state());
  std::vector<Handle> states, tapes;
  states.push_back(b.steps->copy(first.view()));
  for (Index i = 0; i < blocks; ++i) {
    Handle tape;
    states.push_back(b.steps->advance(i, states.back().view(), &tape));
    EXPECT_LE(*b.steps->size_of(Steps::Part::tape, tape.view()), b.shape.tape_bytes());
    tapes.push_back(std::move(tape));
  }
  const Threads three(3);
  b.make();  // with other threads
  Handle now = b.steps->copy(states.back().view());
  for (Index i = blocks; i-- > 0;) {
    auto [state, record] = b.steps->rewind(i, now.view(), std::move(tapes[static_cast<std::size_t>(i)]));
    if (i % 10 == 0) {
      const auto bytes = b.steps->bytes_of(ItemKind::record, record);
      Handle again = b.steps->record(i, states[static_cast<std::size_t>(i)].view(), 0);
      const auto expected = b.steps->bytes_of(ItemKind::record, again);
      ASSERT_TRUE(std::equal(bytes.begin(), bytes.end(), expected.begin(), expected.end())) << "record " << i;
    }
    ASSERT_TRUE(at::equal(state.as<Tensor>(), states[static_cast<std::size_t>(i)].as<Tensor>())) << "state " << i;
    now = std::move(state);
  }
}

TEST_P(VariantTest, DamageIsSeen) {
  const at::NoGradGuard guard;
  Bench b(GetParam(), 40, 3, 6, 20);
  const Handle first = b.steps->begin(b.first_state());
  const auto taped = [&](Handle& tape) { return b.steps->advance(0, first.view(), &tape); };
  const auto message = [&](Handle& next, Handle& tape) {
    return message_of<Error>([&] { b.steps->rewind(0, next.view(), std::move(tape)); });
  };
  {  // any bit of the tape
    Handle tape;
    taped(tape);
    const std::size_t bits = 8 * b.steps->bytes_of(ItemKind::tape, tape).size();
    for (std::size_t bit = 0; bit < bits; bit += 1 + bits / 97) {
      Handle damaged;
      Handle next = taped(damaged);
      const auto bytes = b.steps->bytes_of(ItemKind::tape, damaged);
      bytes[bit / 8] ^= std::byte{1} << (bit % 8);
      EXPECT_THAT(message(next, damaged), HasSubstr("did not lead back")) << "bit " << bit;
    }
  }
  {  // any bit of the state
    Handle tape;
    const Handle next = taped(tape);
    const std::size_t bits = 32 * static_cast<std::size_t>(next.as<Tensor>().numel());
    for (std::size_t bit = 0; bit < bits; bit += 1 + bits / 97) {
      Handle again;
      Handle other = taped(again);
      b.steps->bytes_of(ItemKind::state, other)[bit / 8] ^= std::byte{1} << (bit % 8);
      EXPECT_THAT(message(other, again), HasSubstr("did not lead back")) << "bit " << bit;
    }
  }
  // A weight by the least that it can change, wherever that changes a bit of a gate at all.
  const auto gates = [&] {
    Handle record = b.steps->record(0, first.view(), 0);
    const auto bytes = b.steps->bytes_of(ItemKind::record, record);
    return std::vector<std::byte>(bytes.begin(), bytes.end());
  };
  const std::vector<std::byte> before = gates();
  const Tensor bias = b.model.weights()[0].b_ih.detach();
  int seen = 0;
  for (Index k = 0; k < bias.numel(); ++k) {
    Handle tape;
    Handle next = taped(tape);
    float& value = bias.data_ptr<float>()[k];
    const float was = std::exchange(value, std::nextafter(value, 1.0F));
    b.make();
    if (gates() != before) {
      EXPECT_THAT(message(next, tape), HasSubstr("did not lead back")) << "bias " << k;
      ++seen;
    }
    value = was;
    b.make();
  }
  EXPECT_GT(seen, 0);
}

TEST(ReversibleTest, RowsOfAnotherBatchAreSeen) {
  const at::NoGradGuard guard;
  ::torch::manual_seed(2);
  Bench twenty({Cell::rev_gru, 3}, 20, 20, 8, 20), seven({Cell::rev_gru, 3}, 20, 7, 8, 20);
  const Handle first = twenty.steps->begin(twenty.first_state()), other = seven.steps->begin(seven.first_state());
  Handle tape;
  twenty.steps->advance(0, first.view(), &tape);
  EXPECT_THAT(message_of<Error>([&] { seven.steps->rewind(0, other.view(), std::move(tape)); }), HasSubstr("did not lead back"));
}

TEST(ReversibleTest, EndedSequencesKeepTheirState) {
  ::torch::manual_seed(3);
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::df_rev_lstm}) {
    Recurrent model(cell,
                    {.input = 3, .hidden = 6, .layers = 2, .reversible = {.most_forgotten = cell == Cell::nf_rev_gru ? 0 : 2}});
    const Tensor x = randn({17, 3, 3}), lengths = ::torch::tensor({17, 0, 5}, at::kInt);
    const auto all = model.forward(x, {}, {.micro_block = 4}, lengths);
    EXPECT_TRUE(at::equal(all.state.select(2, 1), at::zeros_like(all.state.select(2, 1))));
    EXPECT_TRUE(at::equal(all.outputs.select(1, 2).slice(0, 5), at::zeros({12, 6})));
  }
}

TEST(ReversibleTest, GradientIsAutogradsOfTheSameEquations) {
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::nf_rev_lstm})
    for (const int most : {0, 1, 3}) {
      ::torch::manual_seed(4);
      if (most != 0 && (cell == Cell::nf_rev_gru || cell == Cell::nf_rev_lstm)) continue;
      // Cells are not among the outputs: with many bits behind the point there is hardly any noise in them.
      Recurrent model(cell,
                      {.input = 4, .hidden = 10, .reversible = {.most_forgotten = most, .state_bits = 28, .forget_bits = 6}});
      const Tensor x = leaf(randn({12, 3, 4}));
      const Loss weights(model, 12, 3);
      const auto output = model.forward(x, {}, {.micro_block = 5});
      weights.of(output).backward();
      Tensors got = gradients_of(model), expected;
      got.push_back(x.grad());
      const auto exact = [](const Tensor& of) { return leaf(of.to(at::kDouble)); };
      const LayerWeights& w = model.weights()[0];
      const LayerWeights twin{exact(w.w_ih), exact(w.w_hh), exact(w.b_ih), {}};
      const Tensor again = exact(x), zeros = at::zeros({state_parts(cell), 3, 10}, at::kDouble);
      const auto [outputs, state] =
          ReversibleReference(model, twin).forward(again, zeros, output.outputs.detach().to(at::kDouble));
      ((outputs * weights.of_outputs).sum() + (state * weights.of_state[0]).sum()).backward();
      for (const Tensor& of : {twin.w_ih, twin.w_hh, twin.b_ih, again}) expected.push_back(of.grad().to(at::kFloat));
      EXPECT_TRUE(near(got, expected, 2e-5)) << nn::name_of(cell) << " " << most;
    }
}

// What is chosen is chosen by the scores and noise that no autograd sees; the choice fixed, the rest is a polynomial.
TEST(ReversibleTest, ChosenBitsFollowTheirScores) {
  ::torch::manual_seed(5);
  Recurrent model(Cell::df_rev_gru, {.input = 2, .hidden = 4, .reversible = {.most_forgotten = 2}});
  model.eval();
  const at::NoGradGuard guard;
  for (Tensor parameter : model.parameters()) parameter.zero_();
  // Without scores nothing is forgotten; a score for a bit halves the state, one for two bits quarters it.
  const Tensor x = at::zeros({1, 1, 2}), h = at::ones({1, 1, 1, 4});
  for (const auto& [score, value] : {std::pair{0, 1.0F}, {1, 0.5F}, {2, 0.25F}}) {
    Tensor bias = model.weights()[0].b_ih;
    bias.zero_();
    for (const Index half : {0, 1}) bias.narrow(0, half * 10 + score * 2, 2).fill_(1);
    const Tensor after = model.forward(x, h, {}).outputs;
    EXPECT_TRUE(at::allclose(after, at::full_like(after, value), 0, 1e-3)) << after;
  }
}

TEST(ReversibleTest, TapeTakesWhatIsForgotten) {
  ::torch::manual_seed(6);
  for (const Cell cell : {Cell::rev_gru, Cell::rev_lstm})
    for (const int most : {1, 2, 3, 5, 0}) {
      const at::NoGradGuard guard;
      Bench b({cell, most}, 70, 20, 500, 10);
      Handle state = b.steps->begin(b.first_state()), tape;
      for (Index i = 0; i < b.shape.blocks(); ++i) state = b.steps->advance(i, state.view(), &tape);
      const TapeUse use = b.steps->tape();
      EXPECT_EQ(use.units, 70 * 20 * 500);
      EXPECT_GE(use.bits, use.forgotten);
      EXPECT_LE(use.bits, 1.02 * use.forgotten) << nn::name_of(cell) << " " << most;
    }
}

TEST(ReversibleTest, HasThePapersParameters) {
  const auto millions = [](Cell cell, std::int64_t layers) {
    const Recurrent model(cell, {.input = 650, .hidden = 650, .layers = layers});
    std::int64_t count = 650 * 10'000 + 10'000;
    for (const Tensor& parameter : model.parameters()) count += parameter.numel();
    return static_cast<double>(count) / 1e6;
  };
  EXPECT_NEAR(millions(Cell::rev_gru, 1), 8.4, 0.05);
  EXPECT_NEAR(millions(Cell::rev_lstm, 1), 9.7, 0.05);
  EXPECT_NEAR(millions(Cell::gru, 1), 9.0, 0.05);
  EXPECT_NEAR(millions(Cell::lstm, 1), 9.9, 0.05);
}

TEST(ReversibleTest, RewindsEverythingWhenAskedToWithoutABudget) {
  for (const Cell cell : {Cell::rev_gru, Cell::nf_rev_lstm, Cell::df_rev_gru})
    for (const std::int64_t time_steps : {1, 4, 5, 200}) {
      RecurrentOptions options{.input = 6, .hidden = 8};
      options.reversible.most_forgotten = cell == Cell::nf_rev_lstm ? 0 : 2;
      const Recurrent model(cell, options);
      const TimePlan found = model.plan(time_steps, 3, {.strategy = Strategy::rewind, .micro_block = 4});
      const std::int64_t blocks = found.plan.chain.size();  // as long as takes the least
      EXPECT_EQ(found.plan.prediction.rewinds, blocks - 1);
      EXPECT_EQ(found.plan.prediction.forward_steps(), blocks);
      const Prediction replayed = verify(found.plan.chain, found.plan.schedule);
      EXPECT_EQ(replayed.time, found.plan.prediction.time);
      EXPECT_EQ(replayed.peak, found.plan.prediction.peak);
      if (time_steps < 100) continue;
      EXPECT_GT(blocks, 10);
      EXPECT_LT(2 * found.plan.prediction.peak, model.plan(time_steps, 3).plan.prediction.peak);
    }
}

TEST(ReversibleTest, FixedPointHidesNoNaN) {
  for (const Cell cell :
       {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::nf_rev_lstm, Cell::df_rev_gru, Cell::df_rev_lstm}) {
    ::torch::manual_seed(7);
    const int most = cell == Cell::nf_rev_gru || cell == Cell::nf_rev_lstm ? 0 : 1;
    Recurrent model(cell, {.input = 3, .hidden = 8, .reversible = {.most_forgotten = most}});
    const Tensor x = randn({200, 2, 3});
    EXPECT_THAT(message_of<InvalidInput>([&] {
                  model.forward(x, at::full({1, state_parts(cell), 2, 8}, NAN));
                }),
                HasSubstr("finite"));
    for (const Tensor& parameter : model.parameters()) {
      const at::NoGradGuard guard;
      Tensor all = parameter.view(-1);
      const Tensor was = all.clone();
      all[all.numel() - 1] = NAN;
      for (const Strategy strategy : {Strategy::store_all, Strategy::rewind}) {
        const TimePlan plan = model.plan(200, 2, {.strategy = strategy, .micro_block = 4});
        EXPECT_THAT(message_of<Error>([&] { model.mean_square(x, plan); }), HasSubstr("no numbers"))
            << nn::name_of(cell) << " " << name_of(strategy);
      }
      all.copy_(was);
    }
  }
}

TEST(ReversibleTest, WeightsStayUntilTheBackwardPass) {
  Recurrent model(Cell::rev_gru, {.input = 3, .hidden = 4});
  const Tensor loss = model.forward(randn({5, 2, 3})).outputs.sum();
  {
    const at::NoGradGuard guard;
    model.weights()[0].w_ih.detach().add_(1);
  }
  EXPECT_THAT(message_of<Error>([&] { loss.backward(); }), HasSubstr("weights of a reversible layer were changed"));
}

TEST(ReversibleTest, RefusesWhatCannotBe) {
  const auto message = [](Cell cell, const RecurrentOptions& options) {
    return message_of<InvalidInput>([&] { Recurrent(cell, options); });
  };
  EXPECT_THAT(message(Cell::rev_gru, {.input = 1, .hidden = 3}), HasSubstr("an even number"));
  EXPECT_THAT(message(Cell::rev_gru, {.input = 1, .hidden = 2, .dtype = at::kDouble}), HasSubstr("float"));
  EXPECT_THAT(message(Cell::df_rev_lstm, {.input = 1, .hidden = 2}), HasSubstr("a limit of 1 bit or more"));
  EXPECT_THAT(message(Cell::rev_gru, {.input = 1, .hidden = 2, .reversible = {.most_forgotten = 11}}),
              HasSubstr("0, for no limit, to 10"));
  EXPECT_THAT(message(Cell::rev_gru, {.input = 1, .hidden = 2, .reversible = {.state_bits = 10}}),
              HasSubstr("fewer than state_bits"));
  EXPECT_THAT(message(Cell::rev_gru, {.input = 1, .hidden = 2, .reversible = {.drop_connect = 1}}), HasSubstr("less than 1"));
}

}  // namespace
}  // namespace recollect::nn
