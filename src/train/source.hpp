// What a trainer learns from: batches of tokens, each a function of its number alone, so that resuming takes only the number of
// the step. Sources are immutable; all of this is safe from several threads.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "recollect/bytes.hpp"

namespace recollect::train {

// A target that no loss is taken of.
inline constexpr std::int32_t kNoTarget = -1;

// Token ids, time-major: entry t·lanes + b is position t of lane b. Inputs are always ids, also where a lane has ended.
struct Batch {
  std::int64_t length = 0;  // positions, T
  std::int64_t lanes = 0;   // sequences side by side, B
  std::vector<std::int32_t> inputs, targets;
  std::vector<std::int32_t> lengths;  // of each lane; empty when all are full. Targets past it are kNoTarget.
  bool starts_fresh = true;           // from the zero state; otherwise from where the batch before it ended
  // Of a source that translates: what the encoder reads, likewise, and how long it is in each lane.
  std::int64_t source_length = 0;
  std::vector<std::int32_t> sources, source_lengths;

  // Targets that count: losses are means over them, accuracy is the share of them that the likeliest token hits.
  std::int64_t counted() const;
};

enum class Unit { bits_per_byte, bits_per_character, bits_per_symbol, perplexity };
// "bits per byte", …
std::string to_string(Unit unit);
// A mean loss in nats, in that unit.
double in_unit(Unit unit, double nats);

struct Position {
  std::int64_t epoch = 0;
  std::int64_t step_in_epoch = 0;
  friend bool operator==(Position, Position) = default;
};

class Source {
 public:
  Source() = default;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  virtual ~Source() = default;

  // What step 0, 1, … of training takes; `grad` takes step 0. Throws InvalidInput for a negative step.
  virtual Batch batch(std::int64_t step) const = 0;
  // 0: there are no epochs, every step is new.
  virtual std::int64_t steps_per_epoch() const = 0;
  Position position(std::int64_t step) const;

  // Held-out data, 0 ≤ i < validation_batches(), in this order; InvalidInput for others. There may be none.
  virtual Batch validation(std::int64_t i) const = 0;
  virtual std::int64_t validation_batches() const = 0;

  // Every batch, of validation too, has this many lanes, and at most this many positions.
  virtual std::int64_t lanes() const = 0;
  virtual std::int64_t longest() const = 0;
  // Of what an encoder reads, and how many ids that has; 0 where there is none.
  virtual std::int64_t longest_source() const { return 0; }
  virtual std::int32_t source_vocabulary_size() const { return 0; }

  virtual std::int32_t vocabulary_size() const = 0;
  virtual Unit unit() const = 0;
  // For people: throws InvalidInput for ids that are none.
  virtual std::string decode(std::span<const std::int32_t> ids) const = 0;
  // What it holds beside the batches it hands out.
  virtual Bytes memory() const = 0;
};

}  // namespace recollect::train
