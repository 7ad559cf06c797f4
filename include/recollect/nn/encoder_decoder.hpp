// EncoderDecoder: one sequence in, another one out (MacKay et al. 2018, section 5.2): an encoder reads the source, a decoder of
// the same cell goes on from its last state and writes the target, attending to what the encoder left behind: the embeddings of
// the source's tokens, a slice of the encoder's outputs, or both. Only that slice is stored, whatever becomes of the states.
//
// Encoder and decoder are one chain: blocks of the source's time steps, then blocks of the target's, within one budget. The
// gradient of the attention is summed while the decoder's blocks go back, and enters the encoder's step by step.
//
//   score_j = h · A s_j      α = softmax(score over the source's own tokens)      c = Σ α_j s_j      p = softmax(W tanh(C [c; h])
//   + b)
//
// Parameters: source_embedding.weight, encoder.weight_ih_l0 …, target_embedding.weight, decoder.weight_ih_l0 …, attention.weight
// A [hidden, attended], combine.weight C [hidden, attended + hidden], output.weight W (unless tied), output.bias b.
#pragma once

#include "recollect/nn/recurrent.hpp"
#include "recollect/nn/token_model.hpp"

namespace recollect::nn {

struct TokenWeights;

// What is attended to, for each token of the source: "emb", "slice:20", "emb+slice:20", "full".
struct Attention {
  bool embeddings = false;
  std::int64_t slice = 0;  // units of the encoder's outputs, the first ones; kFullSlice: all
  static constexpr std::int64_t kFullSlice = -1;
  friend bool operator==(const Attention&, const Attention&) = default;
};
std::string to_string(const Attention& attention);
// Throws InvalidInput, which names `field`.
Attention parse_attention(const std::string& text, const std::string& field = "--attention");

struct EncoderDecoderOptions {
  Cell cell = Cell::lstm;
  std::int64_t source_vocabulary = 0, vocabulary = 0;  // of the target
  std::int64_t embed = 0, hidden = 0, layers = 1;
  Attention attention = {.embeddings = true, .slice = 20};
  bool tied = false;  // the output layer's weights are the target embedding's; then embed must equal hidden
  double dropout = 0, recurrent_dropout = 0;
  at::ScalarType dtype = at::kFloat;
  ReversibleOptions reversible = {};

  std::int64_t slice() const { return attention.slice == Attention::kFullSlice ? hidden : attention.slice; }
  std::int64_t attended() const { return (attention.embeddings ? embed : 0) + slice(); }  // numbers for a token
};

class EncoderDecoder : public TokenModel {
 public:
  explicit EncoderDecoder(const EncoderDecoderOptions& options);

  const EncoderDecoderOptions& options() const { return options_; }
  at::Tensor initial_state(std::int64_t batch) const override { return encoder_->initial_state(batch); }
  // `source_steps` must be given.
  TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {},
                std::int64_t source_steps = 0) const override;
  // Batches have a source. Every sequence begins anew: `state` must be nothing, and none is returned.
  Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan,
                   const GradientOptions& options = {}) override;
  Outcome evaluate(const TokenBatch& batch, const at::Tensor& state, std::int64_t micro_block = 0) const override;
  // Throws InvalidInput: there is nothing to read on from without a source. decoder() gives what reads.
  std::unique_ptr<Reader> reader(std::int64_t batch) const override;

  // For translating: the source has been read, and target tokens are read one by one.
  class Decoder {
   public:
    Decoder() = default;
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;
    virtual ~Decoder() = default;
    // int32 [batch] → logits [batch, vocabulary] of what comes next.
    virtual at::Tensor read(const at::Tensor& tokens) = 0;
    // Goes on with row rows[i] as row i, int64 [new batch]: for beams, and for leaving out sentences that have ended.
    virtual void select(const at::Tensor& rows) = 0;
  };
  // source int32 [time, batch], lengths int32 [batch] or undefined.
  std::unique_ptr<Decoder> decoder(const at::Tensor& source, const at::Tensor& lengths = {}) const;

 private:
  struct Shapes;
  class Reading;
  TokenWeights ends() const;
  TokenBatch checked(const TokenBatch& batch) const;
  EncoderDecoderOptions options_;
  std::shared_ptr<::torch::nn::Module> source_embedding_, target_embedding_, attention_, combine_, output_;
  at::Tensor source_embedding_weight_, embedding_weight_, attention_weight_, combine_weight_, output_weight_, output_bias_;
  std::shared_ptr<Recurrent> encoder_, decoder_;
};

}  // namespace recollect::nn
