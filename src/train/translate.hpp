// Translations by an encoder-decoder: the likeliest token at every step, or a beam of the likeliest sentences. Deterministic; of
// equally likely tokens the smaller id is taken.
#pragma once

#include <cstdint>
#include <vector>

#include "recollect/nn/encoder_decoder.hpp"

namespace recollect::train {

using Sentence = std::vector<std::int32_t>;  // ids, without the one that ends it

struct TranslateOptions {
  std::int32_t source_end = 1;  // the id that ends sentences
  std::int32_t end = 1;         // that ends translations, and comes before their first
  std::int64_t beam = 1;        // sentences that are followed at a time; 1: always the likeliest token
  double alpha = 1;             // of a beam: the logarithm of a sentence's probability is divided by its length to this power
  std::int64_t most = 0;        // tokens of a translation; 0: twice as many as the source has, and 10
};

// Sentence by sentence. What is empty stays empty, and what has not ended by the longest length ends there. Without a beam all
// sentences go through the model together. Throws Error when the model gives no probabilities, InvalidInput for options out of
// range.
std::vector<Sentence> translate(const nn::EncoderDecoder& model, const std::vector<Sentence>& sentences,
                                const TranslateOptions& options = {});

// With a beam of any width, 1 included.
Sentence beam_search(const nn::EncoderDecoder& model, const Sentence& sentence, const TranslateOptions& options);

}  // namespace recollect::train
