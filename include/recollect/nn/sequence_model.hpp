// SequenceModel: tokens in, cross-entropy of the next ones out: embedding, recurrent layers, output layer. The loss is made
// inside the blocks of time, so that logits of a whole sequence never exist.
//
// Parameters: embedding.weight, rnn.weight_ih_l0 …, output.weight (unless tied), output.bias: the names of a PyTorch module with
// an nn.Embedding, an nn.LSTM or nn.GRU and an nn.Linear. Reversible cells have rnn.bias_l0 instead of two. Not safe to share
// between threads.
#pragma once

#include <memory>

#include "recollect/nn/recurrent.hpp"
#include "recollect/nn/token_model.hpp"

namespace recollect::nn {

struct TokenWeights;  // embedding and output layer

struct SequenceModelOptions {
  Cell cell = Cell::lstm;
  std::int64_t vocabulary = 0, embed = 0, hidden = 0, layers = 1;
  bool tied = false;  // the output layer's weights are the embedding's; then embed must equal hidden
  double dropout = 0, recurrent_dropout = 0;
  at::ScalarType dtype = at::kFloat;
  ReversibleOptions reversible = {};
};

class SequenceModel : public TokenModel {
 public:
  explicit SequenceModel(const SequenceModelOptions& options);

  const SequenceModelOptions& options() const { return options_; }
  at::Tensor initial_state(std::int64_t batch) const override { return rnn_->initial_state(batch); }
  TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {},
                std::int64_t source_steps = 0) const override;
  Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan,
                   const GradientOptions& options = {}) override;
  Outcome evaluate(const TokenBatch& batch, const at::Tensor& state, std::int64_t micro_block = 0) const override;
  // Weights are laid out once.
  std::unique_ptr<Reader> reader(std::int64_t batch) const override;

 private:
  TokenWeights weights() const;
  SequenceModelOptions options_;
  std::shared_ptr<::torch::nn::Module> embedding_, output_;
  at::Tensor embedding_weight_, output_weight_, output_bias_;
  std::shared_ptr<Recurrent> rnn_;
};

}  // namespace recollect::nn
