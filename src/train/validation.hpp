// Validation: how well a model does on held-out data.
#pragma once

#include <cstdint>
#include <optional>

#include "recollect/nn/token_model.hpp"
#include "train/options.hpp"
#include "train/source.hpp"

namespace recollect::train {

struct Validation {
  std::int64_t step = 0;
  double loss = 0;  // mean, in nats
  std::int64_t counted = 0, correct = 0;
  std::int64_t sequences = 0;  // that were validated on
  std::optional<double> bleu;  // 0 to 100, of greedy translations: of pairs of sentences
  bool best = false;
  // Of each sequence, in the mean, as papers report synthetic tasks.
  double correct_each() const { return sequences > 0 ? static_cast<double>(correct) / static_cast<double>(sequences) : 0; }
  double counted_each() const { return sequences > 0 ? static_cast<double>(counted) / static_cast<double>(sequences) : 0; }
};

// The mean loss over held-out batches, at most `most` of them where that is not 0, in micro-blocks as training has.
// As many sequences at a time and as long micro-blocks as `memory` says.
Validation validate(const nn::TokenModel& model, const Source& source, const MemoryOptions& memory, std::int64_t most = 0);

}  // namespace recollect::train
