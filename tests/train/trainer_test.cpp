#include "train/trainer.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "train/model_file.hpp"

namespace recollect::train {
namespace {

struct Replans : TrainObserver {
  void replanned(const std::string& why) override { reasons.push_back(why); }
  std::vector<std::string> reasons;
};

TrainOptions small_copy() {
  TrainOptions options;
  options.data.task = Task::copy;
  options.data.pattern = 5;
  options.data.sequence = 64;
  options.data.batch = 8;
  options.model.hidden = 16;
  options.memory.micro_block = 4;
  options.memory.measure = false;
  options.run.steps = 3;
  options.run.threads = 1;
  return options;
}

// A layer of one unit does nothing at the 100 GFLOP/s that plans assume without measuring: its steps take far more than planned
// on any machine.
TEST(Trainer, AWrongProfileIsMeasuredAgainAndChangesNoBit) {
  TrainOptions options = small_copy();
  options.data.pattern = 3;
  options.data.batch = 2;
  options.model.hidden = 1;
  options.run.steps = 30;
  const auto learn = [&](bool measure, Replans& seen) {
    options.memory.measure = measure;
    Trainer trainer(options, std::nullopt);
    const Time planned = trainer.plan().plan.prediction.time;
    trainer.run(seen);
    if (!measure) {
      EXPECT_GT(trainer.plan().plan.prediction.time, planned);
    }
    return named_parameters(trainer.model());
  };
  Replans right, wrong;
  const std::vector<NamedTensor> expected = learn(true, right), got = learn(false, wrong);
  EXPECT_FALSE(wrong.reasons.empty());
  ASSERT_EQ(got.size(), expected.size());
  for (std::size_t i = 0; i < got.size(); ++i) EXPECT_TRUE(at::equal(got[i].tensor, expected[i].tensor)) << got[i].name;
}

std::vector<NamedTensor> learnt_with(const TrainOptions& options) {
  Trainer trainer(options, std::nullopt);
  TrainObserver nobody;
  trainer.run(nobody);
  return named_parameters(trainer.model());
}

TEST(Trainer, EmbeddingsBeginAsLargeAsTheyAreToldTo) {
  TrainOptions options = small_copy();
  options.data.task = Task::reverse;  // with an encoder: two of them
  options.data.sequence = 8;
  options.data.carry_state = false;
  options.model.attention = nn::Attention{true, 4};
  const auto begin = [&](double scale) {
    options.run.embed_scale = scale;
    return named_parameters(Trainer(options_from_json(to_json(options)), std::nullopt).model());
  };
  const std::vector<NamedTensor> plain = begin(1), small = begin(0.25);
  ASSERT_EQ(plain.size(), small.size());
  int embeddings = 0;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    const bool scaled = plain[i].name.ends_with("embedding.weight");
    embeddings += scaled;
    EXPECT_TRUE(at::equal(scaled ? plain[i].tensor * 0.25 : plain[i].tensor, small[i].tensor)) << plain[i].name;
  }
  EXPECT_EQ(embeddings, 2);
  options.model.tied = true;
  EXPECT_THROW(begin(0.25), InvalidInput);
  options.model.tied = false;
  options.run.init = "weights.safetensors";
  EXPECT_THROW(begin(0.25), InvalidInput);
}

TEST(Trainer, ForgetGatesBeginAsTheyAreToldTo) {
  for (const nn::Cell cell : {nn::Cell::rev_lstm, nn::Cell::rev_gru}) {
    TrainOptions options = small_copy();
    options.model.cell = cell;
    const auto begin = [&](double of_cell, double of_state) {
      options.run.forget_bias = {of_cell, of_state};
      return named_parameters(Trainer(options_from_json(to_json(options)), std::nullopt).model());
    };
    const bool lstm = cell == nn::Cell::rev_lstm;
    const std::vector<NamedTensor> plain = begin(0, 0), told = begin(3, lstm ? -2 : 0);
    ASSERT_EQ(plain.size(), told.size());
    int biases = 0;
    for (std::size_t i = 0; i < plain.size(); ++i) {
      const bool biased = plain[i].name.find("bias_l") != std::string::npos;
      biases += biased;
      if (!biased) {
        EXPECT_TRUE(at::equal(plain[i].tensor, told[i].tensor)) << plain[i].name;
        continue;
      }
      // Halves, gates, units.
      const at::Tensor more = (told[i].tensor - plain[i].tensor).view({2, -1, options.model.hidden / 2});
      at::Tensor expected = at::zeros_like(more);
      expected.select(1, 0).fill_(3);
      if (lstm) expected.select(1, 1).fill_(-2);
      EXPECT_TRUE(at::allclose(more, expected, 0, 1e-6)) << plain[i].name;
    }
    EXPECT_GE(biases, 1);
    if (!lstm) {
      EXPECT_THROW(begin(1, 1), InvalidInput);
    }
    EXPECT_THROW(begin(std::numeric_limits<double>::infinity(), 0), InvalidInput);
    options.run.init = "weights.safetensors";
    EXPECT_THROW(begin(1, 0), InvalidInput);
  }
  TrainOptions plain = small_copy();
  plain.run.forget_bias = {1, 0};
  EXPECT_THROW(options_from_json(to_json(plain)), InvalidInput);
}

// Sums of products in another order: the same but for rounding.
TEST(Trainer, PartsOfABatchLearnWhatAllOfItDoes) {
  enum class Kind { lstm, performer, encoder };
  for (const Kind kind : {Kind::lstm, Kind::performer, Kind::encoder}) {
    TrainOptions options = small_copy();
    options.data.carry_state = kind == Kind::lstm;
    if (kind == Kind::performer) options.model.performer = nn::PerformerOptions{};
    if (kind == Kind::encoder) {
      options.data.task = Task::reverse;
      options.data.sequence = 9;
      options.model.attention = nn::Attention{.embeddings = true, .slice = 5};
    }
    const std::vector<NamedTensor> expected = learnt_with(options);
    for (const std::int64_t each : {1, 4}) {
      options.memory.micro_batch = each;
      const std::vector<NamedTensor> got = learnt_with(options);
      ASSERT_EQ(got.size(), expected.size());
      for (std::size_t i = 0; i < got.size(); ++i)
        EXPECT_TRUE(at::allclose(got[i].tensor, expected[i].tensor, 1e-3, 1e-5)) << got[i].name << " in parts of " << each;
    }
  }
}

TEST(Trainer, PartsOfABatchAreChosenByTheBudget) {
  TrainOptions options = small_copy();
  const Bytes least = Trainer(options, std::nullopt).plan().minimum;
  options.memory.activations = Bytes(least.count() - 1);
  try {
    Trainer(options, std::nullopt);
    FAIL() << "less than the least";
  } catch (const InfeasibleBudget& error) {
    EXPECT_EQ(error.minimum(), least);
    EXPECT_NE(std::string(error.what()).find("--micro-batch auto"), std::string::npos) << error.what();
  }
  options.memory.micro_batch = kBestMicroBatch;
  const Trainer fewer(options, std::nullopt);
  EXPECT_LT(fewer.plan().batch, 8);
  EXPECT_EQ(fewer.options().memory.micro_batch, fewer.plan().batch) << "what was chosen goes into checkpoints";
  EXPECT_LE(fewer.plan().plan.prediction.peak, *options.memory.activations);
  options.memory.activations.reset();
  EXPECT_EQ(Trainer(options, std::nullopt).plan().batch, 8) << "with room for everything, nothing is gained by parts";
  options.memory.micro_batch = 3;
  EXPECT_THROW(Trainer(options, std::nullopt), InvalidInput);
}

}  // namespace
}  // namespace recollect::train
