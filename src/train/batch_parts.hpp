// What all ways to cut texts into batches share. Functions; safe from any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "recollect/error.hpp"
#include "train/source.hpp"
#include "train/vocabulary.hpp"

namespace recollect::train {

// a/b, rounded up.
inline std::int64_t up(std::int64_t a, std::int64_t b) { return a / b + (a % b != 0 ? 1 : 0); }

inline void check_validation_index(std::int64_t i, std::int64_t count) {
  if (i < 0 || i >= count) throw InvalidInput("validation batch", std::to_string(i), "0 to below " + std::to_string(count));
}

// No targets yet, and inputs that are all 0.
inline Batch empty_batch(std::int64_t length, std::int64_t lanes) {
  Batch batch;
  batch.length = length;
  batch.lanes = lanes;
  batch.inputs.assign(static_cast<std::size_t>(length * lanes), 0);
  batch.targets.assign(static_cast<std::size_t>(length * lanes), kNoTarget);
  return batch;
}

// Drops lengths that say nothing.
inline void simplify_lengths(Batch& batch) {
  if (std::all_of(batch.lengths.begin(), batch.lengths.end(), [&](std::int32_t length) { return length == batch.length; }))
    batch.lengths.clear();
}

// In what losses of tokens at that level are told.
inline Unit unit_of(Level level) {
  switch (level) {
    case Level::byte: return Unit::bits_per_byte;
    case Level::character: return Unit::bits_per_character;
    case Level::word:
    case Level::piece: break;
  }
  return Unit::perplexity;
}

}  // namespace recollect::train
