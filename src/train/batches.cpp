#include "train/batches.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "recollect/error.hpp"
#include "train/permutation.hpp"

namespace recollect::train {
namespace {

// Lengths of lanes are 32-bit numbers.
constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();

std::string tokens_of(const Corpus& corpus, std::int64_t count) {
  return corpus.name() + " has " + std::to_string(count) + " training token" + (count == 1 ? "" : "s");
}

void check_ranges(const BatchOptions& options) {
  if (options.sequence < 0 || options.sequence > kMost)
    throw InvalidInput("--sequence", std::to_string(options.sequence), "0 (as long as possible) to 2^31-1");
  if (options.batch < 1 || options.batch > kMost) throw InvalidInput("--batch", std::to_string(options.batch), "1 to 2^31-1");
}

// Lane b is positions b·n … (b+1)·n-1 of the text, the last ones ending where the text does.
class Lanes {
 public:
  Lanes(TokenView text, std::int64_t lanes, std::int64_t per_lane, std::int64_t sequence)
      : text_(text), lanes_(lanes), per_lane_(per_lane), sequence_(sequence) {}

  std::int64_t steps() const { return up(per_lane_, sequence_); }
  Batch batch(std::int64_t step) const {
    const std::int64_t first = step * sequence_;
    const std::int64_t length = std::min(sequence_, per_lane_ - first);
    Batch batch = empty_batch(length, lanes_);
    for (std::int64_t b = 0; b < lanes_; ++b) {
      const std::int64_t begin = b * per_lane_ + first;
      const std::int64_t valid = std::clamp<std::int64_t>(text_.size() - 1 - begin, 0, length);
      for (std::int64_t t = 0; t < valid; ++t) {
        const auto at = static_cast<std::size_t>(t * lanes_ + b);
        batch.inputs[at] = text_[begin + t];
        batch.targets[at] = text_[begin + t + 1];
      }
      batch.lengths.push_back(static_cast<std::int32_t>(valid));
    }
    simplify_lengths(batch);
    return batch;
  }

 private:
  TokenView text_;
  std::int64_t lanes_, per_lane_, sequence_;
};

class LaneSource final : public TextSource {
 public:
  LaneSource(Corpus corpus_given, const BatchOptions& options)
      : TextSource(std::move(corpus_given)), batch_(options.batch), carry_(options.carry_state) {
    const std::int64_t tokens = corpus().training().size();
    per_lane_ = (tokens - 1) / batch_;
    if (tokens < 2) throw InvalidInput("--data", tokens_of(corpus(), tokens), "at least 2 training tokens");
    if (per_lane_ == 0)
      throw InvalidInput("--batch", std::to_string(batch_) + " (" + tokens_of(corpus(), tokens) + ")",
                         "1 to " + std::to_string(tokens - 1));
    sequence_ = options.sequence == 0 ? std::min(per_lane_, kMost) : options.sequence;
    if (sequence_ > per_lane_)
      throw InvalidInput(
          "--sequence",
          std::to_string(sequence_) + " (" + tokens_of(corpus(), tokens) + ", for a batch of " + std::to_string(batch_) + ")",
          "1 to " + std::to_string(per_lane_));
  }

  Batch batch(std::int64_t step) const override {
    const Position at = position(step);
    Batch batch = training().batch(at.step_in_epoch);
    batch.starts_fresh = !carry_ || at.step_in_epoch == 0;
    return batch;
  }
  std::int64_t steps_per_epoch() const override { return up(per_lane_, sequence_); }
  Batch validation(std::int64_t i) const override {
    check_validation_index(i, validation_batches());
    Batch batch = held_out().batch(i);
    batch.starts_fresh = !carry_ || i == 0;
    return batch;
  }
  std::int64_t validation_batches() const override { return corpus().validation().size() < 2 ? 0 : held_out().steps(); }
  std::int64_t lanes() const override { return batch_; }
  std::int64_t longest() const override { return sequence_; }
  Bytes memory() const override { return corpus().memory(); }

 private:
  Lanes training() const { return {corpus().training(), batch_, per_lane_, sequence_}; }
  // Rounded up, not down: a loss on held-out text should leave nothing of it out.
  Lanes held_out() const {
    const TokenView text = corpus().validation();
    return {text, batch_, up(text.size() - 1, batch_), sequence_};
  }

  std::int64_t batch_, per_lane_ = 0, sequence_ = 0;
  bool carry_;
};

// Where the lines that are not empty begin.
struct Lines {
  std::vector<std::int64_t> begins;
  std::int64_t longest = 0;         // in tokens
  std::int64_t longest_number = 0;  // from 1, empty lines counted
};

Lines find_lines(TokenView text, std::int32_t newline) {
  Lines lines;
  std::int64_t begin = 0, number = 1;
  for (std::int64_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && text[at] != newline) continue;
    if (at > begin) lines.begins.push_back(begin);
    if (at - begin > lines.longest) {
      lines.longest = at - begin;
      lines.longest_number = number;
    }
    begin = at + 1;
    ++number;
  }
  lines.begins.shrink_to_fit();
  return lines;
}

class LineSource final : public TextSource {
 public:
  LineSource(Corpus corpus_given, const BatchOptions& options)
      : TextSource(std::move(corpus_given)),
        newline_(corpus().vocabulary().newline()),
        batch_(options.batch),
        seed_(options.seed),
        training_(find_lines(corpus().training(), newline_)),
        validation_(find_lines(corpus().validation(), newline_)) {
    const auto count = static_cast<std::int64_t>(training_.begins.size());
    if (count == 0) throw InvalidInput("--data", corpus().name() + " has only empty lines to train on", "at least one line");
    if (batch_ > count)
      throw InvalidInput("--batch",
                         std::to_string(batch_) + " (" + corpus().name() + " has " + std::to_string(count) +
                             " training lines that are not empty)",
                         "1 to " + std::to_string(count));
    longest_ = std::max(training_.longest, validation_.longest) + 1;
    const std::int64_t most = options.sequence == 0 ? kMost : options.sequence;
    check_longest(training_, most, "training");
    check_longest(validation_, most, "validation");
  }

  Batch batch(std::int64_t step) const override {
    const Position at = position(step);
    const Permutation order(static_cast<std::int64_t>(training_.begins.size()), seed_, at.epoch);
    return batch_of(corpus().training(), training_, at.step_in_epoch, [&](std::int64_t i) { return order.at(i); });
  }
  std::int64_t steps_per_epoch() const override { return up(static_cast<std::int64_t>(training_.begins.size()), batch_); }
  Batch validation(std::int64_t i) const override {
    check_validation_index(i, validation_batches());
    return batch_of(corpus().validation(), validation_, i, [](std::int64_t line) { return line; });
  }
  std::int64_t validation_batches() const override { return up(static_cast<std::int64_t>(validation_.begins.size()), batch_); }
  std::int64_t lanes() const override { return batch_; }
  std::int64_t longest() const override { return longest_; }
  Bytes memory() const override {
    const std::size_t entries = training_.begins.capacity() + validation_.begins.capacity();
    return corpus().memory() + Bytes(static_cast<std::int64_t>(entries * sizeof(std::int64_t)));
  }

 private:
  void check_longest(const Lines& lines, std::int64_t most, const char* part) const {
    if (lines.longest + 1 <= most) return;
    throw InvalidInput("--sequence",
                       std::to_string(most) + " (line " + std::to_string(lines.longest_number) + " of the " + part +
                           " text has " + std::to_string(lines.longest) + " tokens and its end)",
                       longest_ > kMost ? "lines shorter than 2^31-1 tokens"
                                        : std::to_string(longest_) + " or more; lines are not cut into pieces");
  }

  std::int64_t line_length(TokenView text, std::int64_t begin) const {
    std::int64_t end = begin;
    while (end < text.size() && text[end] != newline_) ++end;
    return end - begin;
  }

  // Lines order(i·batch) … order((i+1)·batch - 1). Each begins after a newline, which is its first input, and ends with one, its
  // last target.
  template <class Order>
  Batch batch_of(TokenView text, const Lines& lines, std::int64_t i, Order order) const {
    const auto count = static_cast<std::int64_t>(lines.begins.size());
    std::vector<std::int64_t> begins;
    std::vector<std::int32_t> lengths(static_cast<std::size_t>(batch_), 0);
    std::int32_t longest = 0;
    for (std::int64_t k = i * batch_; k < std::min((i + 1) * batch_, count); ++k) {
      begins.push_back(lines.begins[static_cast<std::size_t>(order(k))]);
      std::int32_t& length = lengths[begins.size() - 1];
      length = static_cast<std::int32_t>(line_length(text, begins.back()) + 1);
      longest = std::max(longest, length);
    }
    Batch batch = empty_batch(longest, batch_);
    batch.lengths = std::move(lengths);
    for (std::size_t b = 0; b < begins.size(); ++b) {
      const std::int64_t length = batch.lengths[b];
      for (std::int64_t t = 0; t < length; ++t) {
        const std::size_t at = static_cast<std::size_t>(t * batch_) + b;
        batch.inputs[at] = t == 0 ? newline_ : text[begins[b] + t - 1];
        batch.targets[at] = t + 1 == length ? newline_ : text[begins[b] + t];
      }
    }
    simplify_lengths(batch);
    return batch;
  }

  std::int32_t newline_;
  std::int64_t batch_;
  std::uint64_t seed_;
  Lines training_, validation_;
  std::int64_t longest_ = 0;
};

}  // namespace

std::unique_ptr<TextSource> cut_text(Corpus corpus, const BatchOptions& options) {
  check_ranges(options);
  if (corpus.lines()) return std::make_unique<LineSource>(std::move(corpus), options);
  return std::make_unique<LaneSource>(std::move(corpus), options);
}

}  // namespace recollect::train
