// The same bits at every budget, with every strategy and every length of a block.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <random>
#include <set>

#include "nn/time_blocks.hpp"
#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;

constexpr std::int64_t kTime = 95, kBatch = 5, kMicroBlock = 3, kHidden = 10;

struct Case {
  Cell cell;
  std::int64_t layers;
  bool dropout, lengths;
};
std::vector<Case> cases() {
  std::vector<Case> all;
  for (const Cell cell : {Cell::lstm, Cell::gru, Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::nf_rev_lstm,
                          Cell::df_rev_gru, Cell::df_rev_lstm})
    for (const std::int64_t layers : {1, 2})
      for (const bool dropout : {false, true})
        for (const bool lengths : {false, true}) {
          // Those that differ in how they forget have been seen with everything else.
          const bool once = cell == Cell::lstm || cell == Cell::gru || cell == Cell::rev_gru || cell == Cell::rev_lstm;
          if (once || (layers == 2 && dropout == lengths)) all.push_back({cell, layers, dropout, lengths});
        }
  return all;
}

// Budgets and strategies as run options: 40 budgets at random, 15 for those that only differ in their arithmetic, then every
// strategy at its least and in the middle.
template <class Model>
std::vector<RunOptions> ways(const Model& model, Cell cell) {
  const auto planned = [&](RunOptions run) { return model.plan(kTime, kBatch, run); };
  std::vector<RunOptions> all;
  std::mt19937_64 random(3);
  const TimePlan range = planned({.micro_block = kMicroBlock});
  for (int i = 0; i < (is_reversible(cell) ? 15 : 40); ++i)
    all.push_back({.memory = between(range, std::uniform_real_distribution<double>(0, 1)(random)), .micro_block = kMicroBlock});
  std::vector<Strategy> all_strategies = strategies();
  if (is_reversible(cell)) all_strategies.push_back(Strategy::rewind);
  for (const Strategy strategy : all_strategies) {
    const TimePlan own = planned({.strategy = strategy, .micro_block = kMicroBlock});
    for (const double part : {0.0, 0.3}) all.push_back({between(own, part), strategy, kMicroBlock});
  }
  return all;
}

class ExactnessTest : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }
  static double dropout() { return GetParam().dropout ? 0.3 : 0; }
  static ReversibleOptions reversible() {
    return {.most_forgotten = is_reversible(GetParam().cell) ? 3 : 0, .drop_connect = dropout()};
  }
  static Tensor lengths() { return GetParam().lengths ? ::torch::tensor({95, 1, 40, 3, 0}, at::kInt) : Tensor(); }
};
INSTANTIATE_TEST_SUITE_P(, ExactnessTest, ::testing::ValuesIn(cases()), [](const auto& test) {
  const Case& c = test.param;
  std::string name = name_of(c.cell);
  std::replace(name.begin(), name.end(), '-', '_');
  return name + std::to_string(c.layers) + (c.dropout ? "_dropout" : "") + (c.lengths ? "_lengths" : "");
});

TEST_P(ExactnessTest, RecurrentAtEveryBudget) {
  // With a gradient of the inputs the workspace is larger than that of a plan without; ask for plans of this size.
  struct Planned : Recurrent {
    using Recurrent::Recurrent;
    TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run) const {
      return Recurrent::plan(time_steps, batch, run, /*input_gradient=*/true);
    }
  } model(GetParam().cell, RecurrentOptions{4, kHidden, GetParam().layers, dropout(), dropout() / 2, at::kFloat, reversible()});
  const Tensor x = randn({kTime, kBatch, 4}), h = at::randn_like(model.initial_state(kBatch));
  const Loss loss(model, kTime, kBatch);
  const auto hash = [&](const RunOptions& run) {
    const Tensor inputs = leaf(x), state = leaf(h);
    forget_gradients(model);
    const auto output = model.forward(inputs, state, run, lengths(), {.seed = 1, .iteration = 2});
    loss.of(output).backward();
    Tensors all = gradients_of(model);
    all.insert(all.end(), {inputs.grad(), state.grad(), output.outputs, output.state});
    return hash_of(all);
  };
  const std::uint64_t expected = hash({.strategy = Strategy::store_all, .micro_block = kMicroBlock});
  for (const RunOptions& run : ways(model, GetParam().cell))
    EXPECT_EQ(hash(run), expected) << name_of(run.strategy) << " in " << to_string(run.memory);
  EXPECT_NE(hash({.micro_block = kMicroBlock + 1}), expected) << "the hash should see the last bit";
}

class SequenceExactnessTest : public ExactnessTest {};
INSTANTIATE_TEST_SUITE_P(, SequenceExactnessTest, ::testing::ValuesIn(cases()), [](const auto& test) {
  const Case& c = test.param;
  std::string name = name_of(c.cell);
  std::replace(name.begin(), name.end(), '-', '_');
  return name + std::to_string(c.layers) + (c.dropout ? "_dropout" : "") + (c.lengths ? "_lengths" : "");
});

TEST_P(SequenceExactnessTest, SequenceModelAtEveryBudgetAndBlock) {
  SequenceModel model({.cell = GetParam().cell,
                       .vocabulary = 11,
                       .embed = kHidden,
                       .hidden = kHidden,
                       .layers = GetParam().layers,
                       .tied = GetParam().lengths,
                       .dropout = dropout(),
                       .recurrent_dropout = dropout() / 2,
                       .reversible = reversible()});
  const TokenBatch batch{at::randint(0, 11, {kTime, kBatch}, at::kInt), at::randint(-1, 11, {kTime, kBatch}, at::kInt),
                         lengths()};
  const Tensor state = at::randn_like(model.initial_state(kBatch));
  const auto hash = [&](const TimePlan& plan) {
    forget_gradients(model);
    const auto outcome = model.gradient(batch, state, plan, {.key = {.seed = 1, .iteration = 2}});
    EXPECT_EQ(outcome.report.done, plan.plan.prediction);
    Tensors all = gradients_of(model);
    all.insert(all.end(), {outcome.state, ::torch::tensor(outcome.loss, at::kDouble)});
    return hash_of(all);
  };
  for (const int threads : {1, 2, 3}) {
    const Threads some(threads);
    const TimePlan store_all = model.plan(kTime, kBatch, {.strategy = Strategy::store_all, .micro_block = kMicroBlock});
    const std::uint64_t expected = hash(store_all);
    if (threads == 2) {
      std::set<std::int64_t> blocks;
      bool again = false;
      for (const RunOptions& run : ways(model, GetParam().cell)) {
        const TimePlan plan = model.plan(kTime, kBatch, run);
        EXPECT_EQ(hash(plan), expected) << name_of(run.strategy) << " in " << to_string(run.memory);
        blocks.insert(plan.block);
        again = again || plan.plan.prediction.recompute_factor() > 1.5;
      }
      EXPECT_GE(blocks.size(), 2U);
      EXPECT_TRUE(again);
    }
    // Blocks of every length, also those that no budget chooses: kept whole, and computed again.
    for (std::int64_t count = 1; count * kMicroBlock < kTime + 2 * kMicroBlock;
         count += threads == 2 && !is_reversible(GetParam().cell) ? 1 : 5)
      for (const bool least : {false, true}) {
        TimePlan plan = store_all;
        TimeShape shape{.cell = GetParam().cell,
                        .layers = GetParam().layers,
                        .input = kHidden,
                        .hidden = kHidden,
                        .time_steps = kTime,
                        .batch = kBatch,
                        .micro_block = kMicroBlock,
                        .block = count * kMicroBlock};
        shape.reversible = reversible();
        plan.block = shape.block;
        plan.workspace = Bytes(1 << 30);
        const Chain chain =
            Chain::uniform(shape.blocks(), {.name = "block", .state = shape.state_bytes(), .record = shape.record_bytes()});
        plan.plan = recollect::plan(chain, least ? Budget{minimum_memory(chain).memory} : Budget{});
        EXPECT_EQ(hash(plan), expected) << "blocks of " << plan.block << " on " << threads << " threads";
      }
  }
}

}  // namespace
}  // namespace recollect::nn
