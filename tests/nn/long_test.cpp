// A thousand to a hundred thousand time steps at one budget.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;

// Steps as they are run, not as the ledger counts them.
struct Counter : Observer {
  std::int64_t forward = 0, backward = 0;
  void on_action(const Action& action, const Progress&) override {
    if (action.kind == ActionKind::advance) forward += action.end - action.begin;
    forward += action.kind == ActionKind::record;
    backward += action.kind == ActionKind::backward;
  }
};

TEST(LongTest, AnyLengthAtOneBudget) {
  for (const Cell cell : {Cell::lstm, Cell::gru}) {
    ::torch::manual_seed(1);
    constexpr std::int64_t kBatch = 2, kMicroBlock = 16;
    SequenceModel model({.cell = cell, .vocabulary = 5, .embed = 4, .hidden = 8});
    const TokenBatch all{at::randint(0, 5, {100'000, kBatch}, at::kInt), at::randint(0, 5, {100'000, kBatch}, at::kInt)};
    // Some ten states more than the least: far from the records of a thousand steps.
    const Bytes budget = model.plan(100'000, kBatch, {.micro_block = kMicroBlock}).minimum + Bytes(3 << 10);
    ASSERT_LT(2 * budget, model.plan(1000, kBatch, {.micro_block = kMicroBlock}).store_all);

    const auto run = [&](std::int64_t time_steps, Bytes memory) {
      const TimePlan plan = model.plan(time_steps, kBatch, {.memory = memory, .micro_block = kMicroBlock});
      const TokenBatch batch{all.inputs.narrow(0, 0, time_steps), all.targets.narrow(0, 0, time_steps)};
      forget_gradients(model);
      Counter counter;
      GradientOptions options;
      options.execute.observer = &counter;
      const auto outcome = model.gradient(batch, {}, plan, options);
      EXPECT_EQ(counter.forward, plan.plan.prediction.forward_steps());
      EXPECT_EQ(counter.backward, (time_steps + plan.block - 1) / plan.block);
      EXPECT_LE(plan.plan.prediction.peak, memory);
      EXPECT_TRUE(std::isfinite(outcome.loss));
      Tensors result = gradients_of(model);
      result.push_back(::torch::tensor(outcome.loss, at::kDouble));
      return std::pair(hash_of(result), plan.plan.prediction.recompute_factor());
    };
    const auto [hash, factor] = run(1000, budget);
    EXPECT_GT(factor, 1);
    EXPECT_EQ(run(1000, Budget{}.memory).first, hash);
    run(10'000, budget);
    const double longest = run(100'000, budget).second;
    EXPECT_GT(longest, factor);
    EXPECT_LT(longest, 10);
  }
}

}  // namespace
}  // namespace recollect::nn
