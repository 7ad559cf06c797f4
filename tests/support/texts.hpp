// Texts, tokens and batches, written down briefly.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "train/corpus.hpp"
#include "train/source.hpp"

namespace recollect::testing {

inline train::NamedBytes bytes_of(const std::string& text, std::string name = "text.txt") {
  return {std::move(name), {text.begin(), text.end()}};
}

inline std::vector<std::int32_t> ids(train::TokenView view) {
  std::vector<std::int32_t> row;
  for (std::int64_t i = 0; i < view.size(); ++i) row.push_back(view[i]);
  return row;
}

// Lane b of a batch, what lies past its end left out.
inline std::vector<std::int32_t> lane(const train::Batch& batch, const std::vector<std::int32_t>& row, std::int64_t b) {
  const std::int64_t length = batch.lengths.empty() ? batch.length : batch.lengths[static_cast<std::size_t>(b)];
  std::vector<std::int32_t> lane;
  for (std::int64_t t = 0; t < length; ++t) lane.push_back(row[static_cast<std::size_t>(t * batch.lanes + b)]);
  return lane;
}
// What the encoder reads of it, likewise.
inline std::vector<std::int32_t> source_lane(const train::Batch& batch, std::int64_t b) {
  std::vector<std::int32_t> lane;
  for (std::int64_t t = 0; t < batch.source_lengths[static_cast<std::size_t>(b)]; ++t)
    lane.push_back(batch.sources[static_cast<std::size_t>(t * batch.lanes + b)]);
  return lane;
}
inline std::string lane_text(const train::Source& source, const train::Batch& batch, const std::vector<std::int32_t>& row,
                             std::int64_t b) {
  return source.decode(lane(batch, row, b));
}

inline bool same(const train::Batch& a, const train::Batch& b) {
  return a.length == b.length && a.lanes == b.lanes && a.inputs == b.inputs && a.targets == b.targets && a.lengths == b.lengths &&
         a.starts_fresh == b.starts_fresh && a.source_length == b.source_length && a.sources == b.sources &&
         a.source_lengths == b.source_lengths;
}

// What an encoder reads: ids of its vocabulary, something in every lane, and one that is full; nothing where there is no encoder.
inline bool well_formed_sources(const train::Source& source, const train::Batch& batch) {
  if (source.source_vocabulary_size() == 0)
    return batch.source_length == 0 && batch.sources.empty() && batch.source_lengths.empty();
  if (batch.source_length < 1 || batch.source_length > source.longest_source()) return false;
  if (batch.sources.size() != static_cast<std::size_t>(batch.source_length * batch.lanes)) return false;
  if (batch.source_lengths.size() != static_cast<std::size_t>(batch.lanes)) return false;
  for (const std::int32_t id : batch.sources)
    if (id < 0 || id >= source.source_vocabulary_size()) return false;
  bool some_full = false;
  for (const std::int32_t length : batch.source_lengths) {
    if (length < 1 || length > batch.source_length) return false;
    some_full = some_full || length == batch.source_length;
  }
  return some_full;
}

// Of the right sizes, inputs within the vocabulary, targets there or kNoTarget, and nothing past the end of a lane.
inline bool well_formed(const train::Source& source, const train::Batch& batch) {
  const auto size = static_cast<std::size_t>(batch.length * batch.lanes);
  if (batch.length < 1 || batch.length > source.longest() || batch.lanes != source.lanes()) return false;
  if (batch.inputs.size() != size || batch.targets.size() != size) return false;
  if (!batch.lengths.empty() && batch.lengths.size() != static_cast<std::size_t>(batch.lanes)) return false;
  for (std::size_t i = 0; i < size; ++i) {
    if (batch.inputs[i] < 0 || batch.inputs[i] >= source.vocabulary_size()) return false;
    if (batch.targets[i] < train::kNoTarget || batch.targets[i] >= source.vocabulary_size()) return false;
  }
  bool some_full = batch.lengths.empty();
  for (std::size_t b = 0; b < batch.lengths.size(); ++b) {
    if (batch.lengths[b] < 0 || batch.lengths[b] > batch.length) return false;
    some_full = some_full || batch.lengths[b] == batch.length;
    for (std::int64_t t = batch.lengths[b]; t < batch.length; ++t)
      if (batch.targets[static_cast<std::size_t>(t * batch.lanes) + b] != train::kNoTarget) return false;
  }
  return some_full && well_formed_sources(source, batch);
}

}  // namespace recollect::testing
