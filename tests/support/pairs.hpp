// Sentences and their translations, written down briefly.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "support/texts.hpp"
#include "train/parallel.hpp"

namespace recollect::testing {

inline train::ParallelText text(const std::string& source, const std::string& target) {
  return {bytes_of(source, "a.en"), bytes_of(target, "a.es")};
}

// Nothing is held out unless asked for.
inline std::unique_ptr<train::ParallelSource> make(const std::string& source, const std::string& target,
                                                   const train::ParallelOptions& options = {.validation_fraction = 0}) {
  return train::ParallelSource::of(text(source, target), std::nullopt, options);
}

inline std::string source_text(const train::ParallelSource& source, const train::Batch& batch, std::int64_t b) {
  return source.source_vocabulary().decode(source_lane(batch, b));
}

// Source and target of each lane that has a pair, "source|target".
inline std::vector<std::string> pairs_in(const train::ParallelSource& source, const train::Batch& batch) {
  std::vector<std::string> pairs;
  for (std::int64_t b = 0; b < batch.lanes; ++b)
    if (const std::string target = lane_text(source, batch, batch.targets, b); !target.empty())
      pairs.push_back(source_text(source, batch, b) + "|" + target);
  return pairs;
}

}  // namespace recollect::testing
