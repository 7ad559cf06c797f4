#include "train/tasks.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "recollect/error.hpp"
#include "run/keyed_random.hpp"

namespace recollect::train {
namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
// Vocabularies and counters stay far within 32 bits.
constexpr std::int64_t kMostSymbols = 1 << 20, kMostLanes = 1 << 20;

void check(const char* field, std::int64_t value, std::int64_t least, std::int64_t most) {
  if (value < least || value > most)
    throw InvalidInput(field, std::to_string(value), std::to_string(least) + " to " + std::to_string(most));
}

// The entropy of targets of which a share is END and the others are symbols, each as often.
double entropy(double end, double symbols) { return -end * std::log(end) - (1 - end) * std::log((1 - end) / symbols); }

// "<7>": longer names than one letter keep apart from their neighbours.
std::string bracketed(const std::string& name) { return "<" + name + ">"; }

class Common : public TaskSource {
 public:
  explicit Common(const TaskOptions& options) : options_(options), symbols_(static_cast<std::int32_t>(options.symbols)) {}

  std::int64_t steps_per_epoch() const override { return 0; }
  Batch batch(std::int64_t step) const override {
    if (step < 0) throw InvalidInput("step", std::to_string(step), "0 or more");
    return made(KeyedRandom(options_.seed, Purpose::task), step);
  }
  std::int64_t validation_batches() const override { return options_.validation_batches; }
  Batch validation(std::int64_t i) const override {
    if (i < 0 || i >= validation_batches())
      throw InvalidInput("validation batch", std::to_string(i), "0 to below " + std::to_string(validation_batches()));
    return made(KeyedRandom(options_.seed, Purpose::task_validation), i);
  }
  std::int64_t lanes() const override { return options_.batch; }
  std::string decode(std::span<const std::int32_t> ids) const override {
    std::string text;
    for (const std::int32_t id : ids) {
      if (id < 0 || id >= vocabulary_size())
        throw InvalidInput("token", std::to_string(id), "ids from 0 to " + std::to_string(vocabulary_size() - 1));
      text += name(id);
    }
    return text;
  }

 protected:
  const TaskOptions& options() const { return options_; }
  std::int32_t symbols() const { return symbols_; }

  // Symbols are ids 0 … A-1.
  virtual Batch made(const KeyedRandom& random, std::int64_t step) const = 0;
  virtual std::string special_name(std::int32_t id) const = 0;

  // `filler` where nothing else is put.
  Batch blank_batch(std::int64_t length, std::int32_t filler) const {
    Batch batch;
    batch.length = length;
    batch.lanes = options_.batch;
    batch.inputs.assign(static_cast<std::size_t>(length * batch.lanes), filler);
    batch.targets.assign(batch.inputs.size(), kNoTarget);
    return batch;
  }
  std::size_t at(std::int64_t t, std::int64_t b) const { return static_cast<std::size_t>(t * options_.batch + b); }

 private:
  std::string name(std::int32_t id) const {
    if (id >= symbols_) return special_name(id);
    return symbols_ <= 26 ? std::string(1, static_cast<char>('a' + id)) : bracketed(std::to_string(id));
  }

  TaskOptions options_;
  std::int32_t symbols_;
};

class Copy final : public Common {
 public:
  explicit Copy(const TaskOptions& given) : Common(given), pattern_(given.pattern) {
    check("--pattern", pattern_, 1, (given.sequence - 1) / 2);
  }
  std::int32_t vocabulary_size() const override { return symbols() + 2; }
  std::int64_t longest() const override { return options().sequence; }
  double baseline() const override { return std::log(static_cast<double>(symbols())); }

 private:
  std::int32_t blank() const { return symbols(); }
  std::int32_t go() const { return symbols() + 1; }
  std::string special_name(std::int32_t id) const override { return id == blank() ? "_" : ">"; }

  Batch made(const KeyedRandom& random, std::int64_t step) const override {
    const std::int64_t length = options().sequence, answer = length - pattern_;
    Batch batch = blank_batch(length, blank());
    for (std::int64_t b = 0; b < batch.lanes; ++b) {
      for (std::int64_t s = 0; s < pattern_; ++s) {
        const std::int32_t symbol = random.below(symbols(), {.step = step, .lane = b, .position = s});
        batch.inputs[at(s, b)] = symbol;
        batch.targets[at(answer + s, b)] = symbol;
      }
      batch.inputs[at(answer - 1, b)] = go();
    }
    return batch;
  }

  std::int64_t pattern_;
};

class RepeatCopy final : public Common {
 public:
  explicit RepeatCopy(const TaskOptions& given) : Common(given), pattern_(given.pattern) {
    check("--pattern", pattern_, 1, (given.sequence - 2) / 2);
    const std::int64_t room = (given.sequence - 2) / pattern_ - 1;
    check("--repeats", given.repeats, 0, std::min(room, kMostSymbols));
    repeats_ = static_cast<std::int32_t>(given.repeats != 0 ? given.repeats : std::min(room, kMostSymbols));
  }
  std::int32_t vocabulary_size() const override { return symbols() + 2 + repeats_; }
  std::int64_t longest() const override { return length_of(repeats_); }
  double baseline() const override {
    // Of the targets, r·S + 1 with r uniform in 1 … R, this share is END.
    return entropy(1 / (static_cast<double>(pattern_) * (repeats_ + 1) / 2 + 1), symbols());
  }

 private:
  std::int32_t blank() const { return symbols(); }
  std::int32_t end() const { return symbols() + 1; }
  std::int32_t times(std::int32_t r) const { return symbols() + 1 + r; }
  std::string special_name(std::int32_t id) const override {
    if (id == blank()) return "_";
    return id == end() ? "." : bracketed("x" + std::to_string(id - times(0)));
  }
  std::int64_t length_of(std::int32_t r) const { return pattern_ + 1 + r * pattern_ + 1; }

  Batch made(const KeyedRandom& random, std::int64_t step) const override {
    std::vector<std::int32_t> counts;
    for (std::int64_t b = 0; b < options().batch; ++b)
      counts.push_back(1 + random.below(repeats_, {.step = step, .lane = b, .position = pattern_}));
    Batch batch = blank_batch(length_of(*std::max_element(counts.begin(), counts.end())), blank());
    for (std::int64_t b = 0; b < batch.lanes; ++b) {
      const std::int32_t r = counts[static_cast<std::size_t>(b)];
      for (std::int64_t s = 0; s < pattern_; ++s) {
        const std::int32_t symbol = random.below(symbols(), {.step = step, .lane = b, .position = s});
        batch.inputs[at(s, b)] = symbol;
        for (std::int64_t k = 1; k <= r; ++k) batch.targets[at(k * pattern_ + 1 + s, b)] = symbol;
      }
      batch.inputs[at(pattern_, b)] = times(r);
      batch.targets[at(length_of(r) - 1, b)] = end();
      batch.lengths.push_back(static_cast<std::int32_t>(length_of(r)));
    }
    if (std::all_of(counts.begin(), counts.end(), [&](std::int32_t r) { return r == counts[0]; })) batch.lengths.clear();
    return batch;
  }

  std::int64_t pattern_;
  std::int32_t repeats_ = 0;
};

class Recite final : public Common {
 public:
  using Common::Common;
  std::int64_t steps_per_epoch() const override { return 1; }
  std::int64_t validation_batches() const override { return 1; }
  Batch validation(std::int64_t i) const override {
    if (i != 0) throw InvalidInput("validation batch", std::to_string(i), "0");
    return batch(0);
  }
  std::int32_t vocabulary_size() const override { return symbols() + static_cast<std::int32_t>(options().batch); }
  std::int64_t longest() const override { return options().sequence; }
  double baseline() const override { return std::log(static_cast<double>(symbols())); }

 private:
  std::string special_name(std::int32_t id) const override { return bracketed("lane " + std::to_string(id - symbols())); }

  // Each lane begins with an input of its own: otherwise nothing would tell which one to recite.
  Batch made(const KeyedRandom& random, std::int64_t) const override {
    Batch batch = blank_batch(options().sequence, 0);
    for (std::int64_t b = 0; b < batch.lanes; ++b) {
      batch.inputs[at(0, b)] = symbols() + static_cast<std::int32_t>(b);
      for (std::int64_t t = 0; t < batch.length; ++t) {
        const std::int32_t symbol = random.below(symbols(), {.step = 0, .lane = b, .position = t});
        batch.targets[at(t, b)] = symbol;
        if (t + 1 < batch.length) batch.inputs[at(t + 1, b)] = symbol;
      }
    }
    return batch;
  }
};

class Repeat final : public Common {
 public:
  using Common::Common;
  std::int32_t vocabulary_size() const override { return symbols(); }
  std::int64_t longest() const override { return options().sequence; }
  double baseline() const override { return std::log(static_cast<double>(symbols())); }

 private:
  std::string special_name(std::int32_t) const override { return ""; }

  Batch made(const KeyedRandom& random, std::int64_t step) const override {
    Batch batch = blank_batch(options().sequence, 0);
    for (std::int64_t b = 0; b < batch.lanes; ++b)
      for (std::int64_t t = 0; t < batch.length; ++t) {
        const std::int32_t symbol = random.below(symbols(), {.step = step, .lane = b, .position = t});
        batch.inputs[at(t, b)] = symbol;
        if (t + 1 < batch.length) batch.targets[at(t + 1, b)] = symbol;
      }
    return batch;
  }
};

class Memorize final : public Common {
 public:
  explicit Memorize(const TaskOptions& given) : Common(given) {
    if (given.sequence % 2 != 0) throw InvalidInput("--sequence", std::to_string(given.sequence), "an even number");
  }
  std::int32_t vocabulary_size() const override { return symbols() + 1; }
  std::int64_t longest() const override { return options().sequence; }
  double baseline() const override { return std::log(static_cast<double>(symbols())); }

 private:
  std::string special_name(std::int32_t) const override { return "_"; }

  Batch made(const KeyedRandom& random, std::int64_t step) const override {
    Batch batch = blank_batch(options().sequence, symbols());
    for (std::int64_t b = 0; b < batch.lanes; ++b)
      for (std::int64_t t = 0; t < batch.length / 2; ++t) {
        const std::int32_t symbol = random.below(symbols(), {.step = step, .lane = b, .position = t});
        batch.inputs[at(t, b)] = symbol;
        batch.targets[at(batch.length - 1 - t, b)] = symbol;
      }
    return batch;
  }
};

class Reverse final : public Common {
 public:
  explicit Reverse(const TaskOptions& given)
      : Common(given), fewest_(static_cast<std::int32_t>(std::max<std::int64_t>(given.sequence / 2, 1))) {
    check("--sequence", given.sequence, 1, kMost - 1);  // and END
  }
  std::int32_t vocabulary_size() const override { return symbols() + 1; }
  std::int32_t source_vocabulary_size() const override { return vocabulary_size(); }
  std::int64_t longest() const override { return options().sequence + 1; }
  std::int64_t longest_source() const override { return longest(); }
  double baseline() const override {
    // Of the targets, n + 1 with n uniform between the fewest and the most, this share is END.
    return entropy(1 / (static_cast<double>(fewest_ + options().sequence) / 2 + 1), symbols());
  }

 private:
  // Ends the source and the target, and is the first input, from which the target begins.
  std::int32_t end() const { return symbols(); }
  std::string special_name(std::int32_t) const override { return "."; }

  Batch made(const KeyedRandom& random, std::int64_t step) const override {
    const std::int64_t most = options().sequence;
    std::vector<std::int32_t> lengths;
    for (std::int64_t b = 0; b < options().batch; ++b)
      lengths.push_back(fewest_ + 1 +
                        random.below(static_cast<std::int32_t>(most) - fewest_ + 1, {.step = step, .lane = b, .position = most}));
    Batch batch = blank_batch(*std::max_element(lengths.begin(), lengths.end()), end());
    batch.source_length = batch.length;
    batch.sources = batch.inputs;
    batch.source_lengths = lengths;
    for (std::int64_t b = 0; b < batch.lanes; ++b) {
      const std::int64_t count = lengths[static_cast<std::size_t>(b)] - 1;
      for (std::int64_t s = 0; s < count; ++s) {
        const std::int32_t symbol = random.below(symbols(), {.step = step, .lane = b, .position = s});
        batch.sources[at(s, b)] = symbol;
        batch.targets[at(count - 1 - s, b)] = symbols() - 1 - symbol;
        batch.inputs[at(count - s, b)] = symbols() - 1 - symbol;
      }
      batch.targets[at(count, b)] = end();
    }
    if (std::any_of(lengths.begin(), lengths.end(), [&](std::int32_t n) { return n != lengths[0]; }))
      batch.lengths = std::move(lengths);
    return batch;
  }

  std::int32_t fewest_;  // symbols
};

// The least that a task of one symbol takes.
std::int64_t shortest(Task task) {
  switch (task) {
    case Task::copy: return 3;
    case Task::repeat_copy: return 4;
    case Task::recite:
    case Task::reverse: return 1;
    case Task::repeat:
    case Task::memorize: break;
  }
  return 2;
}

}  // namespace

std::string to_string(Task task) {
  switch (task) {
    case Task::copy: return "copy";
    case Task::repeat_copy: return "repeat-copy";
    case Task::recite: return "recite";
    case Task::repeat: return "repeat";
    case Task::memorize: return "memorize";
    case Task::reverse: return "reverse";
  }
  return "";
}

Task parse_task(std::string_view text, const char* field) {
  for (const Task task : {Task::copy, Task::repeat_copy, Task::recite, Task::repeat, Task::memorize, Task::reverse})
    if (text == to_string(task)) return task;
  throw InvalidInput(field, std::string(text), "copy, repeat, memorize, repeat-copy, recite or reverse");
}

std::unique_ptr<TaskSource> make_task(const TaskOptions& options) {
  check("--sequence", options.sequence, shortest(options.task), kMost);
  check("--batch", options.batch, 1, kMostLanes);
  check("--symbols", options.symbols, 2, kMostSymbols);
  check("--validation-batches", options.validation_batches, 0, kMost);
  switch (options.task) {
    case Task::copy: return std::make_unique<Copy>(options);
    case Task::repeat_copy: return std::make_unique<RepeatCopy>(options);
    case Task::recite: return std::make_unique<Recite>(options);
    case Task::repeat: return std::make_unique<Repeat>(options);
    case Task::reverse: return std::make_unique<Reverse>(options);
    case Task::memorize: break;
  }
  return std::make_unique<Memorize>(options);
}

}  // namespace recollect::train
