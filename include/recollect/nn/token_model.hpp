// TokenModel: tokens in, cross-entropy of the next ones out. What training, evaluating and sampling need of a model, whatever it
// is made of: SequenceModel has recurrent layers, Performer linear attention. Not safe to share between threads.
#pragma once

#include <torch/nn/module.h>

#include <memory>

#include "recollect/execute.hpp"
#include "recollect/nn/time_plan.hpp"

namespace recollect::nn {

// Time first. Targets of −1 count no loss. `lengths`, where given, says how many time steps each sequence has.
struct TokenBatch {
  at::Tensor inputs, targets;  // int32 [time, batch]
  at::Tensor lengths = {};     // int32 [batch]
  // Of a model that translates: what its encoder reads, int32 [source time, batch], and how many time steps of it each has.
  at::Tensor source = {}, source_lengths = {};
};

struct GradientOptions {
  double scale = 0;  // the gradient is of scale·loss; 0: of the mean over the counted positions
  DropoutKey key = {};
  ExecuteOptions execute = {};
};

class TokenModel : public ::torch::nn::Module {
 public:
  // Of zeros. A state that is given or returned is like it.
  virtual at::Tensor initial_state(std::int64_t batch) const = 0;

  // Throws InfeasibleBudget with the smallest budget that would do.
  // `source_steps`: of what an encoder reads, for a model that has one.
  virtual TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {},
                        std::int64_t source_steps = 0) const = 0;

  struct Outcome {
    double loss = 0;           // Σ −ln p(target) over the counted positions
    std::int64_t counted = 0;  // targets that are not −1
    std::int64_t correct = 0;  // targets that were the likeliest; evaluate() only
    at::Tensor state;          // after the last time step
    Report report = {};        // gradient() only
    TapeUse tape = {};         // gradient() of a reversible model; of its decoder, where it has an encoder
    TapeUse encoder_tape = {};
  };
  // Adds the gradient to the parameters' .grad. After an exception what is there is of no use. Dropout as is_training() says.
  // Throws ArithmeticError where integers shall hold what is no number, or too large; so does evaluate().
  virtual Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan,
                           const GradientOptions& options = {}) = 0;
  // The loss alone, without dropout, in the memory of a few micro-blocks: less than any plan of such micro-blocks takes.
  virtual Outcome evaluate(const TokenBatch& batch, const at::Tensor& state, std::int64_t micro_block = 0) const = 0;

  // For sampling: logits [batch, vocabulary] after each token, the state running on.
  class Reader {
   public:
    Reader() = default;
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    virtual ~Reader() = default;
    virtual at::Tensor read(const at::Tensor& tokens) = 0;  // int32 [batch]
    virtual const at::Tensor& state() const = 0;            // after what was read
  };
  virtual std::unique_ptr<Reader> reader(std::int64_t batch) const = 0;
};

}  // namespace recollect::nn
