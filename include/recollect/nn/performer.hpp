// Performer: a language model of causal linear attention (Likhosherstov et al. 2021), whose state after any number of tokens is a
// few sums. A step of its chain is a slice of tokens; the sums at its boundaries are kept, fetched, computed again, or rewound by
// subtracting what the slice has added.
//
// Parameters: embedding.weight [vocabulary, width/2], layers.0.{query,key_value,norm1,feed1,feed2,norm2}.{weight,bias} …,
// output.{weight,bias}, as torch.nn's Embedding, Linear and LayerNorm have them; with FAVOR+ also a buffer layers.0.projection
// [features, width/heads]. docs/formats.md has the equations.
#pragma once

#include "recollect/nn/linear_attention.hpp"
#include "recollect/nn/token_model.hpp"

namespace recollect::nn {

struct PerformerOptions {
  std::int64_t vocabulary = 0;
  std::int64_t width = 0, layers = 1;
  std::int64_t heads = 0;         // 0: one for every 64 of width, at least one
  std::int64_t feed_forward = 0;  // 0: four times width
  FeatureMap map = FeatureMap::square;
  std::int64_t features = 0;  // of a head, of FAVOR+ only; 0: as many as it is wide
  bool norm_first = false;    // x + f(norm(x)) instead of x + norm(f(x))
  // Head h forgets: its sums are multiplied with 1 − 2^(−5−h) at every token (RetNet). Such sums cannot be rewound.
  bool decay = false;
  double dropout = 0;  // of the embedding and of what attention and feed-forward layers add
  // Sums that are rewound must be wider than float. The bits of a gradient depend on their kind.
  Sums sums = Sums::plain;
  int fraction_bits = 32;  // of fixed ones, which then hold ±2^(63 − fraction_bits) in steps of 2^−fraction_bits
  at::ScalarType dtype = at::kFloat;
};

struct TokenWeights;
struct PerformerShape;
struct PerformerLayer {
  at::Tensor query, query_bias, key_value, key_value_bias, norm1, norm1_bias, feed1, feed1_bias, feed2, feed2_bias, norm2,
      norm2_bias;
  at::Tensor projection = {};  // FAVOR+ only, and not learnt
};

class Performer : public TokenModel {
 public:
  explicit Performer(const PerformerOptions& options);

  // With everything that was 0 filled in.
  const PerformerOptions& options() const { return options_; }
  const std::vector<PerformerLayer>& layers() const { return layers_; }

  // [layers, batch, heads, features·width + features], of the type that sums are kept in.
  at::Tensor initial_state(std::int64_t batch) const override;
  TimePlan plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run = {},
                std::int64_t source_steps = 0) const override;
  // Every sequence begins at its first token: `state`, where given, must be of zeros. None is returned, for nothing goes on from
  // it.
  Outcome gradient(const TokenBatch& batch, const at::Tensor& state, const TimePlan& plan,
                   const GradientOptions& options = {}) override;
  Outcome evaluate(const TokenBatch& batch, const at::Tensor& state, std::int64_t micro_block = 0) const override;
  std::unique_ptr<Reader> reader(std::int64_t batch) const override;

 private:
  PerformerShape shape(std::int64_t time_steps, std::int64_t batch, std::int64_t micro_block, bool training) const;
  TokenWeights ends() const;
  std::vector<PieceTimes> measured(const PerformerShape& shape, const std::vector<std::int64_t>& lengths) const;
  PerformerOptions options_;
  at::Tensor embedding_, output_, output_bias_;
  std::vector<PerformerLayer> layers_;
};

}  // namespace recollect::nn
