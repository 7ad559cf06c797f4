// Luong's "general" attention of a decoder to what an encoder left behind, and the ends of both: an encoder's tokens and what is
// stored of its outputs, a decoder's tokens, attention and loss.
#pragma once

#include "nn/token_ends.hpp"
#include "recollect/nn/encoder_decoder.hpp"

namespace recollect::nn {

// What is attended to, for each sequence and each time step of the source: the token's embedding, which is looked up whenever it
// is wanted, then the slice, which is stored. Alive throughout; sequences lie one behind the other.
struct Annotations {
  at::Tensor values;         // [batch, source steps, slice]
  at::Tensor gradient = {};  // like it, summed while the decoder goes back
  at::Tensor lengths = {};   // int32 [batch]; undefined: all are full
  // Undefined when embeddings are not attended to.
  at::Tensor embedding = {}, tokens = {};  // [vocabulary, embed], int32 [source steps, batch]
  at::Tensor d_embedding = {};             // like the former, added to while the decoder goes back
  at::Tensor mask = {};                    // [batch, embed], the encoder's of embeddings, for gradients; undefined: no dropout

  Index batch() const { return values.size(0); }
  Index steps() const { return values.size(1); }
  Index slice() const { return values.size(2); }
  Index embed() const { return embedding.defined() ? embedding.size(1) : 0; }
  Index width() const { return embed() + slice(); }
};

class EncoderEnds final : public Ends {
 public:
  // What is given must outlive it.
  EncoderEnds(const at::Tensor& embedding, const at::Tensor& source, Annotations& annotations)
      : embedding_(embedding.detach()), source_(source), annotations_(annotations) {}

  at::Tensor input(Range times, const at::Tensor& room) override;
  void output(Range times, const at::Tensor& outputs) override;
  void output_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch) override;
  void input_gradient(Range times, const at::Tensor& gradient) override;
  void set_gradient(at::Tensor embedding) { d_embedding_ = std::move(embedding); }

 private:
  std::span<const std::int32_t> tokens(Range times) const;
  at::Tensor embedding_, source_, d_embedding_;
  Annotations& annotations_;
};

// Those of a model, or their gradients.
struct AttentionWeights {
  at::Tensor score;    // [hidden, attended]
  at::Tensor combine;  // [hidden, attended + hidden]
};

// Rows are of a micro-block, time-major.
class AttentionHead {
 public:
  AttentionHead(const AttentionWeights& weights, Annotations& annotations)
      : weights_{weights.score.detach(), weights.combine.detach()}, annotations_(annotations) {}

  Index scratch_size(Index rows) const { return rows * (2 * attended() + 2 * annotations_.steps() + hidden()); }
  // tanh(C [c; h]) [rows, hidden] of the decoder's outputs h, in `scratch`.
  at::Tensor forward(const at::Tensor& outputs, const at::Tensor& scratch) const;
  // The gradient of h into `gradient`, from that of what forward() gave, which is used up; `scratch` as forward() left it.
  void backward(const at::Tensor& outputs, at::Tensor d_result, const at::Tensor& gradient, const at::Tensor& scratch);
  void set_gradients(AttentionWeights gradients) { gradients_ = std::move(gradients); }
  at::ScalarType dtype() const { return weights_.score.scalar_type(); }

 private:
  // What forward() leaves in its scratch.
  struct Parts {
    at::Tensor query, context;  // [rows, attended]
    at::Tensor share;           // [rows, source steps]: α
    at::Tensor d_share;
    at::Tensor result;  // [rows, hidden]
  };
  Parts parts(const at::Tensor& scratch, Index rows) const;
  void drop_embeddings(const at::Tensor& rows) const;  // where the encoder drops them
  Index hidden() const { return weights_.score.size(0); }
  Index attended() const { return weights_.score.size(1); }
  at::Tensor of_context(const at::Tensor& combine) const { return combine.narrow(1, 0, attended()); }
  at::Tensor of_outputs(const at::Tensor& combine) const { return combine.narrow(1, attended(), hidden()); }
  AttentionWeights weights_, gradients_;
  Annotations& annotations_;
};

class DecoderEnds final : public Ends {
 public:
  // What is given must outlive it.
  DecoderEnds(const TokenWeights& tokens, const AttentionWeights& attention, const TokenBatch& batch, Annotations& annotations,
              TokenEnds::Mode mode, double scale = 0)
      : tokens_(tokens, batch, mode, scale), head_(attention, annotations), mode_(mode), hidden_(attention.score.size(0)) {}

  at::Tensor input(Range times, const at::Tensor& room) override { return tokens_.input(times, room); }
  void input_gradient(Range times, const at::Tensor& gradient) override { tokens_.input_gradient(times, gradient); }
  void output(Range times, const at::Tensor& outputs) override;
  Index scratch_size(Index rows) const override;
  void output_gradient(Range times, const at::Tensor& outputs, const at::Tensor& gradient, const at::Tensor& scratch) override;

  void set_gradients(TokenWeights tokens, AttentionWeights attention) {
    tokens_.set_gradients(std::move(tokens));
    head_.set_gradients(std::move(attention));
  }
  void make_room(Index rows);  // for output()
  const TokenEnds& tokens() const { return tokens_; }

 private:
  TokenEnds tokens_;
  AttentionHead head_;
  TokenEnds::Mode mode_;
  Index hidden_;
  at::Tensor evaluation_scratch_;
};

}  // namespace recollect::nn
