// TokenEnds: tokens and the loss at the ends of a sequence model: embedding below, output layer and cross-entropy above. Loss and
// correct answers are counted as micro-blocks come by.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "nn/ends.hpp"
#include "recollect/nn/token_model.hpp"

namespace recollect::nn {

// Those of a model, or their gradients.
struct TokenWeights {
  at::Tensor embedding;  // [vocabulary, embed]
  at::Tensor output;     // [vocabulary, width]
  at::Tensor bias;       // [vocabulary]
};

class TokenEnds final : public Ends {
 public:
  enum class Mode : std::uint8_t { gradient, evaluation };
  // What is given must outlive it. Inputs that are wider than the embedding end with sinusoids of the positions. With
  // `micro_rows`, the rows of a micro-block, the output layer is multiplied thinly for gradients, which is faster, for more
  // scratch memory, and output_gradient() takes several micro-blocks, whose bits are those of one after the other; else by BLAS.
  TokenEnds(TokenWeights weights, const TokenBatch& batch, Mode mode, double scale = 0, Index micro_rows = 0);

  at::Tensor input(Range times, const at::Tensor& room) override;
  void input_gradient(Range times, const at::Tensor& gradient) override;
  void output(Range times, const at::Tensor& outputs) override;
  Index scratch_size(Index rows) const override;
  void output_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch) override;
  Table table() const override { return {weights_.embedding, gradients_.embedding}; }
  std::span<const std::int32_t> lookups(Range times) const override { return rows(batch_.inputs, times); }

  void set_gradients(TokenWeights gradients) { gradients_ = std::move(gradients); }
  void make_room(Index rows);  // for output()
  double loss() const { return loss_; }
  std::int64_t correct() const { return correct_; }

 private:
  std::span<const std::int32_t> rows(const at::Tensor& tokens, Range times) const;
  Index logit_rows(Index rows) const;
  template <class T>
  void thin_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch);
  template <class Body>
  void each_piece(Range times, const at::Tensor& outputs, const at::Tensor& scratch, const Body& body);
  void cross_entropy(const at::Tensor& logits, std::span<const std::int32_t> targets);
  Index vocabulary() const { return weights_.output.size(0); }

  TokenWeights weights_, gradients_;
  const TokenBatch& batch_;
  Mode mode_;
  double scale_;
  Index micro_rows_, columns_;
  at::Tensor evaluation_scratch_;
  std::vector<double> losses_;
  double loss_ = 0;
  std::int64_t correct_ = 0;
};

// Reads token by token what `make` makes run over a micro-block of one time step.
class TokenReader final : public TokenModel::Reader {
 public:
  using Run = std::function<void(Range times, at::Tensor& state)>;
  TokenReader(TokenWeights weights, Index batch, at::Tensor state, const std::function<Run(Ends&)>& make);
  at::Tensor read(const at::Tensor& tokens) override;
  const at::Tensor& state() const override { return state_; }

 private:
  // The tokens in, the last layer's output out.
  struct OneStep final : Ends {
    explicit OneStep(const TokenReader& owner) : reader(owner) {}
    at::Tensor input(Range times, const at::Tensor& room) override;
    void output(Range, const at::Tensor& of_last_layer) override { outputs = of_last_layer; }
    void output_gradient(Range, const at::Tensor&, const at::Tensor&, const at::Tensor&) override {}
    const TokenReader& reader;
    at::Tensor outputs;
  };
  TokenWeights weights_;
  at::Tensor tokens_, state_;
  Index position_ = 0;
  OneStep ends_{*this};
  Run run_;
};

// The inputs of a time step at `position`: rows [batch, embed] of the table, then sinusoids where `room` is wider.
void embed(const at::Tensor& table, std::span<const std::int32_t> tokens, Index columns, Index position, const at::Tensor& room);

// Adds rows of a gradient to those of the table's gradient that the tokens name. Columns behind the table's are left out.
void add_to_embedding(std::span<const std::int32_t> tokens, const at::Tensor& gradient, const at::Tensor& table);

// That they are int32 [time, batch], contiguous, from `least` to `below` − 1. Throws InvalidInput.
void require_tokens(const at::Tensor& tokens, const char* field, Index below, Index least = 0);
// The batch as it is computed: shapes, tokens and lengths checked, and targets behind the ends of sequences out of the count.
// Throws InvalidInput.
TokenBatch checked(const TokenBatch& batch, Index vocabulary);
// That it is a batch which was planned for.
void require_plan(const TokenBatch& batch, const TimePlan& planned);
std::int64_t counted(const at::Tensor& targets);
// The gradient of a parameter, made where there is none.
at::Tensor& gradient_of(at::Tensor& parameter);

}  // namespace recollect::nn
