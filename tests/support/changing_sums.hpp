// A Performer and tokens whose sums grow, or shrink, by orders of magnitude on the way; and how wrong its gradient is then.
#pragma once

#include <torch/torch.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "recollect/nn/performer.hpp"

namespace recollect::nn::test {

struct ChangingSums {
  static constexpr std::int64_t kTokens = 4096, kVocabulary = 11, kSlice = 64;
  double growth = 1;  // token v is growth^(v/10) times as large as token 0, and they come in this order
  double size = 1;    // of keys and values, beside what a new model has

  Performer model(Sums sums, int fraction_bits = PerformerOptions().fraction_bits, at::ScalarType dtype = at::kFloat) const {
    ::torch::manual_seed(2);
    Performer made({.vocabulary = kVocabulary,
                    .width = 32,
                    .layers = 2,
                    .heads = 2,
                    .feed_forward = 24,
                    .sums = sums,
                    .fraction_bits = fraction_bits,
                    .dtype = dtype});
    const at::NoGradGuard guard;
    for (std::int64_t v = 0; v < kVocabulary; ++v)
      made.named_parameters()["embedding.weight"][v].mul_(std::pow(growth, static_cast<double>(v) / 10));
    for (const PerformerLayer& layer : made.layers())
      for (at::Tensor part : {layer.key_value, layer.key_value_bias}) part.mul_(size);
    return made;
  }

  static at::Tensor gradient(Performer of, Strategy strategy) {
    ::torch::manual_seed(3);
    const TokenBatch batch{(at::arange(kTokens, at::kInt) * kVocabulary / kTokens).to(at::kInt).unsqueeze(1).contiguous(),
                           at::randint(0, kVocabulary, {kTokens, 1}, at::kInt)};
    of.gradient(batch, {}, of.plan(kTokens, 1, {.strategy = strategy, .micro_block = kSlice, .block = kSlice}));
    std::vector<at::Tensor> all;
    for (const at::Tensor& parameter : of.parameters()) all.push_back(parameter.grad().flatten().to(at::kDouble));
    return at::cat(all);
  }

  // Relative, beside the gradient in double precision.
  double error(Strategy strategy, Sums sums, int fraction_bits = PerformerOptions().fraction_bits) const {
    const Performer tried = model(sums, fraction_bits), precise = model(Sums::plain, fraction_bits, at::kDouble);
    {
      const at::NoGradGuard guard;
      for (const auto& parameter : precise.named_parameters()) parameter.value().copy_(tried.named_parameters()[parameter.key()]);
    }
    const at::Tensor truth = gradient(precise, Strategy::store_all);
    return ((gradient(tried, strategy) - truth).norm() / truth.norm()).item<double>();
  }
};

}  // namespace recollect::nn::test
