#include "train/parallel.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "recollect/error.hpp"
#include "train/permutation.hpp"
#include "train/utf8.hpp"
#include "train/white_space.hpp"

namespace recollect::train {
namespace {

// Lengths of lanes, ends included, are 32-bit numbers.
constexpr std::int64_t kMostTokens = std::numeric_limits<std::int32_t>::max() - 1;
constexpr std::int64_t kMostLanes = 1 << 20;
// Pairs are shuffled among so many batches' worth of neighbours in the order of lengths. Of 6,000 pairs of verses, 16 a batch,
// padding is then 3 %; with twice as many it would be 5 %, and 25 % if all were shuffled.
constexpr std::int64_t kWindow = 4;

struct Pair {
  std::string_view source, target;
  std::int64_t source_tokens = 0, target_tokens = 0;
};

void check_ranges(const ParallelOptions& options) {
  if (options.longest < 1 || options.longest > kMostTokens)
    throw InvalidInput("--sequence", std::to_string(options.longest), "1 to " + std::to_string(kMostTokens));
  if (options.batch < 1 || options.batch > kMostLanes)
    throw InvalidInput("--batch", std::to_string(options.batch), "1 to " + std::to_string(kMostLanes));
}

Level level_of(const ParallelOptions& options) {
  if (options.source_vocabulary.has_value() != options.vocabulary.has_value())
    throw InvalidInput("vocabulary", options.vocabulary ? "one of the target alone" : "one of the source alone",
                       "vocabularies of both sides, or of none");
  if (!options.vocabulary && options.level == Level::piece)
    throw InvalidInput("--level", "piece", "SentencePiece models with it: --source-pieces FILE --target-pieces FILE");
  if (!options.vocabulary) return options.level;
  const Level source = options.source_vocabulary->level(), target = options.vocabulary->level();
  if (source != target)
    throw InvalidInput("vocabulary", "level " + to_string(source) + " of the source, " + to_string(target) + " of the target",
                       "vocabularies of one level");
  return target;
}

// Without their newlines, or "\r\n"; nothing after the last newline is no line.
std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// Which sentences of one side can be used.
struct Taken {
  Level level;
  const Vocabulary* pieces;  // of level piece; the others count without one
  std::int64_t longest;

  // Of UTF-8 text, but for bytes.
  std::int64_t count_tokens(std::string_view line) const {
    if (level == Level::byte) return static_cast<std::int64_t>(line.size());
    if (level == Level::character) return static_cast<std::int64_t>(code_points(line));
    if (level == Level::piece) return pieces->encode(line).size();
    std::int64_t count = 0;
    for_each_word(
        line, [&](std::string_view) { ++count; }, [] {});
    return count;
  }

  // What is wrong with a sentence; nothing if it can be used, and how many tokens it has.
  std::string fault_of(std::string_view line, std::int64_t& tokens) const {
    if (const std::size_t end = level == Level::byte ? line.size() : utf8_end(line); end != line.size())
      return "is not UTF-8 at byte " + std::to_string(end) + " of the line";
    tokens = count_tokens(line);
    if (tokens == 0) return "is empty";
    if (tokens > longest) return "has " + std::to_string(tokens) + " tokens, more than " + std::to_string(longest);
    return "";
  }
};
struct TakenPairs {
  Taken source, target;
};
TakenPairs taken_by(const ParallelOptions& options, Level level) {
  const auto side = [&](const std::optional<Vocabulary>& given) {
    return Taken{level, given ? &*given : nullptr, options.longest};
  };
  return {side(options.source_vocabulary), side(options.vocabulary)};
}

void require_equal_counts(const ParallelText& text, std::size_t sources, std::size_t targets) {
  if (sources == targets) return;
  const NamedBytes& longer = sources > targets ? text.source : text.target;
  const NamedBytes& shorter = sources > targets ? text.target : text.source;
  const std::size_t least = std::min(sources, targets);
  throw InvalidInput(longer.name,
                     std::to_string(std::max(sources, targets)) + " lines, but " + shorter.name + " has " +
                         std::to_string(least) + ": from line " + std::to_string(least + 1) + " on there is no partner",
                     "two files with as many lines, each line the translation of the other's");
}

// Those that can be used, in the order of the file. `which` is "" or "validation ".
std::vector<Pair> pairs_of(const ParallelText& text, const TakenPairs& taken, const std::string& which,
                           std::vector<ParallelSource::LeftOut>& left_out) {
  require_content(text.source);
  require_content(text.target);
  const std::vector<std::string_view> sources = lines_of(text_of(text.source)), targets = lines_of(text_of(text.target));
  require_equal_counts(text, sources.size(), targets.size());
  std::vector<Pair> pairs;
  const std::size_t before = left_out.size();
  for (std::size_t i = 0; i < sources.size(); ++i) {
    Pair pair{sources[i], targets[i]};
    const std::string of_source = taken.source.fault_of(pair.source, pair.source_tokens),
                      of_target = taken.target.fault_of(pair.target, pair.target_tokens);
    std::string why;
    if (!of_source.empty()) why = "the " + which + "source " + of_source;
    if (!of_target.empty()) why += (why.empty() ? "the " : ", and the ") + which + "target " + of_target;
    if (why.empty())
      pairs.push_back(pair);
    else
      left_out.push_back({static_cast<std::int64_t>(i) + 1, why});
  }
  if (pairs.empty())
    throw InvalidInput(text.source.name + " and " + text.target.name,
                       "no pair of lines that can be used; in line 1 " + left_out[before].why,
                       "sentences of 1 to " + std::to_string(taken.source.longest) + " tokens on both sides (--sequence)" +
                           (taken.source.level == Level::byte ? "" : ", in UTF-8"));
  return pairs;
}

// What training is not to see, from the end of it.
std::vector<Pair> hold_out(std::vector<Pair>& training, double fraction) {
  const std::size_t kept = std::max<std::size_t>(training.size() - held_out_of(training.size(), fraction), 1);
  const auto begin = training.begin() + static_cast<std::ptrdiff_t>(kept);
  std::vector<Pair> held_out(begin, training.end());
  training.erase(begin, training.end());
  return held_out;
}

Vocabulary vocabulary_of(const std::vector<Pair>& pairs, std::string_view Pair::*side, Level level, std::int64_t most) {
  std::string text;
  for (const Pair& pair : pairs) {
    text += pair.*side;
    text += '\n';
  }
  return Vocabulary::of(level, text, most);
}

// By the length of the target; among equals by that of the source, up and down in turns, so that neighbours are alike on both
// sides.
bool is_before(const Pair& a, const Pair& b) {
  if (a.target_tokens != b.target_tokens) return a.target_tokens < b.target_tokens;
  return a.target_tokens % 2 == 0 ? a.source_tokens < b.source_tokens : a.source_tokens > b.source_tokens;
}

// The sentence, from position `begin` of lane b on.
void put(std::vector<std::int32_t>& row, TokenView sentence, std::int64_t begin, std::int64_t lanes, std::size_t b) {
  for (std::int64_t t = 0; t < sentence.size(); ++t) row[static_cast<std::size_t>((begin + t) * lanes) + b] = sentence[t];
}

}  // namespace

void Sentences::add(std::string_view line, const Vocabulary& vocabulary) {
  vocabulary.encode(line, tokens_);
  longest_ = std::max(longest_, tokens_.size() - begins_.back());
  begins_.push_back(tokens_.size());
}

void Sentences::shrink() {
  tokens_.shrink();
  begins_.shrink_to_fit();
}

TokenView Sentences::operator[](std::int64_t i) const {
  const auto at = static_cast<std::size_t>(i);
  return tokens_.view().part(begins_[at], begins_[at + 1]);
}

Bytes Sentences::bytes() const {
  return tokens_.bytes() + Bytes(static_cast<std::int64_t>(begins_.capacity() * sizeof(std::int64_t)));
}

ParallelSource::ParallelSource(const Vocabulary& source_vocabulary, const Vocabulary& vocabulary, const ParallelOptions& options)
    : source_vocabulary_(source_vocabulary),
      vocabulary_(vocabulary),
      batch_(options.batch),
      seed_(options.seed),
      training_{Sentences(source_vocabulary.size()), Sentences(vocabulary.size())},
      validation_(training_) {}

std::unique_ptr<ParallelSource> ParallelSource::read(const std::string& source_file, const std::string& target_file,
                                                     const ParallelOptions& options) {
  if (options.validation_source.empty() != options.validation_target.empty())
    throw InvalidInput(options.validation_source.empty() ? "--validation-source" : "--validation-target", "none",
                       "files for both sides of the validation pairs, or for none");
  std::optional<ParallelText> validation;
  if (!options.validation_source.empty())
    validation = ParallelText{read_bytes(options.validation_source), read_bytes(options.validation_target)};
  return of({read_bytes(source_file), read_bytes(target_file)}, validation, options);
}

std::unique_ptr<ParallelSource> ParallelSource::of(const ParallelText& data, const std::optional<ParallelText>& validation,
                                                   const ParallelOptions& options) {
  check_ranges(options);
  const Level level = level_of(options);
  const TakenPairs taken = taken_by(options, level);
  std::vector<LeftOut> left_out;
  std::vector<Pair> training = pairs_of(data, taken, "", left_out);
  std::vector<Pair> held_out =
      validation ? pairs_of(*validation, taken, "validation ", left_out) : hold_out(training, options.validation_fraction);

  const auto vocabulary = [&](const std::optional<Vocabulary>& given, std::string_view Pair::*side) {
    return given ? *given : vocabulary_of(training, side, level, options.max_vocabulary);
  };
  std::unique_ptr<ParallelSource> made(new ParallelSource(vocabulary(options.source_vocabulary, &Pair::source),
                                                          vocabulary(options.vocabulary, &Pair::target), options));
  const auto fill = [&](std::vector<Pair>& pairs, Part& part) {
    std::stable_sort(pairs.begin(), pairs.end(), is_before);
    for (const Pair& pair : pairs) {
      part.sources.add(pair.source, made->source_vocabulary_);
      part.targets.add(pair.target, made->vocabulary_);
    }
    part.sources.shrink();
    part.targets.shrink();
  };
  fill(training, made->training_);
  fill(held_out, made->validation_);
  for (const Pair& pair : held_out) made->references_.emplace_back(pair.target);
  made->left_out_ = std::move(left_out);
  made->files_ = {identity_of(data.source), identity_of(data.target)};
  if (validation) {
    made->files_.push_back(identity_of(validation->source));
    made->files_.push_back(identity_of(validation->target));
  }
  return made;
}

std::vector<std::string> ParallelSource::references(std::int64_t i) const {
  check_validation_index(i, validation_batches());
  std::vector<std::string> lines(static_cast<std::size_t>(batch_));
  const std::size_t begin = static_cast<std::size_t>(i * batch_), end = std::min(begin + lines.size(), references_.size());
  for (std::size_t k = begin; k < end; ++k) lines[k - begin] = references_[k];
  return lines;
}

std::int64_t ParallelSource::longest() const { return std::max(training_.targets.longest(), validation_.targets.longest()) + 1; }

std::int64_t ParallelSource::longest_source() const {
  return std::max(training_.sources.longest(), validation_.sources.longest()) + 1;
}

Bytes ParallelSource::memory() const {
  std::size_t other = references_.capacity() * sizeof(std::string) + left_out_.capacity() * sizeof(LeftOut);
  for (const std::string& line : references_) other += line.capacity();
  for (const LeftOut& pair : left_out_) other += pair.why.capacity();
  Bytes total(static_cast<std::int64_t>(other));
  for (const Part* part : {&training_, &validation_}) total = total + part->sources.bytes() + part->targets.bytes();
  return total;
}

std::int64_t ParallelSource::shuffled(std::int64_t i, std::int64_t epoch) const {
  const std::int64_t window = i / (kWindow * batch_), begin = window * kWindow * batch_;
  // Number 0 is the order of batches.
  const Permutation order(std::min(kWindow * batch_, pairs() - begin), seed_, epoch, window + 1);
  return begin + order.at(i - begin);
}

// The epoch's order is cut into batches, which come in a random order. The one that comes last is the one that may be short, so
// that it is not the longest sentences that stand alone in every epoch.
Batch ParallelSource::batch(std::int64_t step) const {
  const Position at = position(step);
  const std::int64_t batches = steps_per_epoch(), last = pairs() - (batches - 1) * batch_;
  const Permutation order(batches, seed_, at.epoch);
  const std::int64_t mine = order.at(at.step_in_epoch), short_one = order.at(batches - 1);
  const std::int64_t begin = mine * batch_ - (mine > short_one ? batch_ - last : 0);
  std::vector<std::int64_t> rows;
  for (std::int64_t k = 0; k < (mine == short_one ? last : batch_); ++k) rows.push_back(shuffled(begin + k, at.epoch));
  return batch_of(training_, rows);
}

Batch ParallelSource::validation(std::int64_t i) const {
  check_validation_index(i, validation_batches());
  std::vector<std::int64_t> rows;
  for (std::int64_t k = i * batch_; k < std::min((i + 1) * batch_, validation_.targets.count()); ++k) rows.push_back(k);
  return batch_of(validation_, rows);
}

Batch ParallelSource::batch_of(const Part& part, std::span<const std::int64_t> pairs) const {
  std::int64_t length = 0, source_length = 0;
  for (const std::int64_t pair : pairs) {
    length = std::max(length, part.targets[pair].size() + 1);
    source_length = std::max(source_length, part.sources[pair].size() + 1);
  }
  Batch batch = empty_batch(length, batch_);
  batch.lengths.assign(static_cast<std::size_t>(batch_), 0);
  batch.source_length = source_length;
  batch.sources.assign(static_cast<std::size_t>(source_length * batch_), source_vocabulary_.newline());
  // A softmax over nothing is not a number, so lanes without a pair have something to attend to.
  batch.source_lengths.assign(static_cast<std::size_t>(batch_), 1);
  for (std::size_t b = 0; b < pairs.size(); ++b) {
    const TokenView source = part.sources[pairs[b]], target = part.targets[pairs[b]];
    put(batch.sources, source, 0, batch_, b);
    batch.source_lengths[b] = static_cast<std::int32_t>(source.size() + 1);
    batch.inputs[b] = vocabulary_.newline();
    put(batch.inputs, target, 1, batch_, b);
    put(batch.targets, target, 0, batch_, b);
    batch.targets[static_cast<std::size_t>(target.size() * batch_) + b] = vocabulary_.newline();
    batch.lengths[b] = static_cast<std::int32_t>(target.size() + 1);
  }
  simplify_lengths(batch);
  return batch;
}

}  // namespace recollect::train
