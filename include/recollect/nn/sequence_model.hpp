// SequenceModel: tokens in, cross-entropy of the next ones out: embedding, recurrent layers, output layer. The loss is made
// inside the blocks of time, so that logits of a whole sequence never exist.
//
// Parameters: embedding.weight, rnn.weight_ih_l0 …, output.weight (unless tied), output.bias: the names of a PyTorch module with
// an nn.Embedding, an nn.LSTM or nn.GRU and an nn.Linear. Reversible cells have rnn.bias_l0 instead of two. Not safe to share
// between threads.
#pragma once

#include <memory>

#include "recollect/execute.hpp"
#include "recollect/nn/recurrent.hpp"

namespace recollect::nn {

struct SequenceModelOptions {
  Cell cell = Cell::lstm;
  std::int64_t vocabulary = 0, embed = 0, hidden = 0, layers = 1;
  bool tied = false;  // the output layer's weights are the embedding's; then embed must equal hidden
  double dropout = 0, recurrent_dropout = 0;
  at::ScalarType dtype = at::kFloat;
  ReversibleOptions reversible = {};
};

// Time first. Targets of −1 count no loss. `lengths`, where given, says how many time steps each sequence has.
struct TokenBatch {
  at::Tensor inputs, targets;  // int32 [time, batch]
  at::Tensor lengths = {};     // int32 [batch]
};

class SequenceModel : public ::torch::nn::Module {
 public:
  explicit SequenceModel(const SequenceModelOptions& options);

  const SequenceModelOptions& options() const { return options_; }
  at::Tensor initial_state(std::int64_t batch) const { return rnn_->initial_state(batch); }

  // Throws InfeasibleBudget with the smallest budget that would do.
  TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {}) const;

  struct Outcome {
    double loss = 0;           // Σ −ln p(target) over the counted positions
    std::int64_t counted = 0;  // targets that are not −1
    std::int64_t correct = 0;  // targets that were the likeliest; evaluate() only
    at::Tensor state;          // after the last time step
    Report report = {};        // gradient() only
    TapeUse tape = {};         // gradient() of a reversible model
  };
  struct GradientOptions {
    double scale = 0;  // the gradient is of scale·loss; 0: of the mean over the counted positions
    DropoutKey key = {};
    ExecuteOptions execute = {};
  };
  // Adds the gradient to the parameters' .grad. After an exception what is there is of no use. Dropout as is_training() says.
  Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan, const GradientOptions& options);
  Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan) {
    return gradient(batch, state, plan, {});
  }
  // The loss alone, without dropout, in the memory of a few micro-blocks: less than any plan of such micro-blocks takes.
  Outcome evaluate(const TokenBatch& batch, const at::Tensor& state, std::int64_t micro_block = 0) const;

  // For sampling: logits [batch, vocabulary] after each token, the state running on. Weights are laid out once.
  class Reader {
   public:
    Reader(const SequenceModel& model, std::int64_t batch);
    ~Reader();
    at::Tensor read(const at::Tensor& tokens);  // int32 [batch]
    at::Tensor& state();

   private:
    struct State;
    std::unique_ptr<State> state_;
  };

 private:
  friend class Reader;
  class Ends;
  SequenceModelOptions options_;
  std::shared_ptr<::torch::nn::Module> embedding_, output_;
  at::Tensor embedding_weight_, output_weight_, output_bias_;
  std::shared_ptr<Recurrent> rnn_;
};

}  // namespace recollect::nn
