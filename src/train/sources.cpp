#include "train/sources.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <utility>

namespace recollect::train {
namespace {

// The SentencePiece model of one side, which a checkpoint's vocabulary must be of if there is one.
void take_pieces(const char* option, const std::string& file, std::optional<Vocabulary>& vocabulary) {
  const Vocabulary found = Vocabulary::of(SentencePieces::of(std::string(text_of(read_bytes(file))), file));
  if (vocabulary && *vocabulary != found)
    throw InvalidInput(option, file, "the model that the weights were trained with: this one has other content");
  vocabulary = found;
}

std::unique_ptr<ParallelSource> pairs_of(const DataOptions& o, std::uint64_t seed, Vocabularies vocabularies) {
  if (!o.source_pieces.empty()) take_pieces("--source-pieces", o.source_pieces, vocabularies.source);
  if (!o.target_pieces.empty()) take_pieces("--target-pieces", o.target_pieces, vocabularies.target);
  return ParallelSource::read(o.source_file, o.target_file,
                              {.level = o.level,
                               .max_vocabulary = o.max_vocabulary,
                               .source_vocabulary = std::move(vocabularies.source),
                               .vocabulary = std::move(vocabularies.target),
                               .validation_fraction = o.validation_fraction,
                               .validation_source = o.validation_source,
                               .validation_target = o.validation_target,
                               .longest = o.sequence,
                               .batch = o.batch,
                               .seed = seed});
}

}  // namespace

std::unique_ptr<Source> make_source(const DataOptions& o, std::uint64_t seed, Vocabularies vocabularies) {
  if (o.translate) return pairs_of(o, seed, std::move(vocabularies));
  if (o.task)
    return make_task(
        {.task = *o.task, .sequence = o.sequence, .batch = o.batch, .symbols = o.symbols, .pattern = o.pattern, .seed = seed});
  CorpusOptions corpus{.level = o.level,
                       .max_vocabulary = o.max_vocabulary,
                       .vocabulary = std::move(vocabularies.target),
                       .validation_fraction = o.validation_fraction,
                       .lines = o.lines};
  if (!o.validation.empty()) corpus.validation_file = o.validation;
  return cut_text(Corpus::read(o.file, corpus),
                  {.sequence = o.sequence, .batch = o.batch, .carry_state = o.carry_state, .seed = seed});
}

std::unique_ptr<Source> held_out_text(const std::string& file, const DataOptions& o, const Vocabularies& vocabularies) {
  Corpus corpus = Corpus::read(
      file,
      {.level = o.level, .vocabulary = vocabularies.target, .validation_fraction = 0, .validation_file = file, .lines = o.lines});
  const TokenView text = corpus.training();
  const std::int32_t newline = corpus.vocabulary().newline();
  // As many lanes as the run has, or as the text has room for.
  std::int64_t most = text.size() - 1;
  if (o.lines) {
    most = 0;
    for (std::int64_t i = 0; i < text.size(); ++i)
      if (text[i] != newline && (i == 0 || text[i - 1] == newline)) ++most;
  }
  const std::int64_t batch = std::clamp<std::int64_t>(most, 1, o.batch);
  const std::int64_t sequence = o.lines ? 0 : std::min(o.sequence, std::max<std::int64_t>(1, most / batch));
  return cut_text(std::move(corpus), {.sequence = sequence, .batch = batch, .carry_state = o.carry_state});
}

std::unique_ptr<ParallelSource> held_out_pairs(const std::string& source_file, const std::string& target_file,
                                               const DataOptions& options, const Vocabularies& vocabularies) {
  DataOptions o = options;
  o.source_file = o.validation_source = source_file;
  o.target_file = o.validation_target = target_file;
  return pairs_of(o, 0, vocabularies);
}

std::vector<SourceFile> files_of(const Source& source) {
  std::vector<SourceFile> row;
  const auto add = [&](const auto& files, const auto& options) {
    for (std::size_t i = 0; i < files.size(); ++i) row.push_back({options[i], files[i]});
  };
  static constexpr const char *kText[] = {"--data", "--validation"},
                              *kPairs[] = {"--source", "--target", "--validation-source", "--validation-target"};
  if (const auto* text = dynamic_cast<const TextSource*>(&source)) add(text->corpus().files(), kText);
  if (const auto* pairs = dynamic_cast<const ParallelSource*>(&source)) add(pairs->files(), kPairs);
  return row;
}

std::vector<VocabularyFile> vocabularies_of(const Source& source) {
  if (const auto* text = dynamic_cast<const TextSource*>(&source)) return {{kVocabularyFile, &text->corpus().vocabulary()}};
  if (const auto* pairs = dynamic_cast<const ParallelSource*>(&source))
    return {{kVocabularyFile, &pairs->vocabulary()}, {kSourceVocabularyFile, &pairs->source_vocabulary()}};
  return {};
}

nn::TokenBatch tensors(Batch& batch) {
  const auto ints = [](std::vector<std::int32_t>& values, at::IntArrayRef sizes) {
    return at::from_blob(values.data(), sizes, at::kInt);
  };
  nn::TokenBatch tokens{ints(batch.inputs, {batch.length, batch.lanes}), ints(batch.targets, {batch.length, batch.lanes})};
  if (!batch.lengths.empty()) tokens.lengths = ints(batch.lengths, {batch.lanes});
  if (!batch.sources.empty()) tokens.source = ints(batch.sources, {batch.source_length, batch.lanes});
  if (!batch.source_lengths.empty()) tokens.source_lengths = ints(batch.source_lengths, {batch.lanes});
  return tokens;
}

Bytes bytes_of_batch(std::int64_t time_steps, std::int64_t source_steps, std::int64_t lanes) {
  constexpr std::int64_t kBytesOfId = 4;
  return (kBytesOfId * (2 * time_steps + source_steps) * lanes) * Bytes(1);
}

}  // namespace recollect::train
