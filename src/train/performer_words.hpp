// What a Performer is beyond width, layers and dropout, in words: heads, feed_forward, feature_map, features, norm_first,
// decay_sums, sums, fraction_bits. Gradients depend on all of them; what was learnt does not depend on the last two.
#pragma once

#include <string>
#include <vector>

#include "recollect/nn/performer.hpp"
#include "train/words.hpp"

namespace recollect::train {

inline constexpr const char* kPerformer = "performer";  // as a model is named

const std::vector<std::string>& performer_fields();

// What is 0, for as usual, is left out; so are features of maps that have none of their own, and fraction_bits of sums that are
// not fixed.
Words words_of(const nn::PerformerOptions& options);
// What is left out is as usual, but sums whose fraction_bits are given are fixed. Throws InvalidInput, which names fields as
// `prefix` says.
nn::PerformerOptions performer_from(const Words& words, const std::string& prefix = "--");
// What is given, and where that leaves something open, what is known; but nothing that goes with another choice than is given,
// and no sums but fixed ones beside fraction_bits that are.
Words completed(Words given, Words known);
// Throws InvalidInput for fields of a Performer among the words given for a `model` that is none.
void refuse_performer_words(const Words& words, const std::string& model);

bool can_rewind(const nn::PerformerOptions& options);
// Throws InvalidInput unless it can.
void require_rewinding(const nn::PerformerOptions& options);

}  // namespace recollect::train
