// Sentences and their translations, line by line in two files, as batches for a model with an encoder. Pairs of like length share
// a batch, so that little is padded; docs/formats.md says exactly which pairs step k takes. Immutable once made; safe to share
// between threads.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "recollect/bytes.hpp"
#include "train/batch_parts.hpp"
#include "train/corpus.hpp"
#include "train/source.hpp"
#include "train/tokens.hpp"
#include "train/vocabulary.hpp"

namespace recollect::train {

struct ParallelOptions {
  Level level = Level::word;
  std::int64_t max_vocabulary = 0;  // of each side; 0: no limit
  // A checkpoint's, or SentencePiece models, both or neither; they then give the level. Otherwise they are made of the training
  // pairs.
  std::optional<Vocabulary> source_vocabulary = {}, vocabulary = {};
  double validation_fraction = 0.05;                           // of the pairs, at the end; not used with validation files
  std::string validation_source = {}, validation_target = {};  // paths, both or neither
  std::int64_t longest = 50;                                   // tokens of a sentence, its end not counted
  std::int64_t batch = 16;                                     // lanes
  std::uint64_t seed = 0;                                      // of the order of pairs
};

// Line i of the one means what line i of the other does.
struct ParallelText {
  NamedBytes source, target;
};

// Sentences as tokens, without their ends.
class Sentences {
 public:
  explicit Sentences(std::int64_t vocabulary) : tokens_(vocabulary) {}
  void add(std::string_view line, const Vocabulary& vocabulary);
  void shrink();
  std::int64_t count() const { return static_cast<std::int64_t>(begins_.size()) - 1; }
  std::int64_t longest() const { return longest_; }
  TokenView operator[](std::int64_t i) const;
  Bytes bytes() const;

 private:
  Tokens tokens_;
  std::vector<std::int64_t> begins_ = {0};  // and where the last one ends
  std::int64_t longest_ = 0;
};

class ParallelSource final : public Source {
 public:
  // A line (from 1) whose sentences are not used, and why: "the source is empty", "the target has 73 tokens, more than 50", "the
  // source is not UTF-8 at byte 17 of the line" (from 0). Of validation files: "the validation source is empty", ….
  struct LeftOut {
    std::int64_t line = 0;
    std::string why;
  };

  // Throws StorageError for files that cannot be read, and InvalidInput for empty ones, for files that differ in how many lines
  // they have, where no pair can be used, and for options out of range.
  static std::unique_ptr<ParallelSource> read(const std::string& source_file, const std::string& target_file,
                                              const ParallelOptions& options);
  // The same of bytes at hand; the options' validation files are not used.
  static std::unique_ptr<ParallelSource> of(const ParallelText& data, const std::optional<ParallelText>& validation,
                                            const ParallelOptions& options);

  // By line, those of validation files last.
  const std::vector<LeftOut>& left_out() const { return left_out_; }
  const Vocabulary& source_vocabulary() const { return source_vocabulary_; }
  const Vocabulary& vocabulary() const { return vocabulary_; }
  // Source and target, then the validation files if there are any.
  const std::vector<FileIdentity>& files() const { return files_; }
  // Of training.
  std::int64_t pairs() const { return training_.targets.count(); }
  // The target lines of validation batch i as they stand in the file, one a lane; "" for lanes that are empty. Throws
  // InvalidInput for an i that is none.
  std::vector<std::string> references(std::int64_t i) const;

  // Lanes for which no pair is left have targets of length 0, and the end alone as their source.
  Batch batch(std::int64_t step) const override;
  std::int64_t steps_per_epoch() const override { return up(pairs(), batch_); }
  Batch validation(std::int64_t i) const override;
  std::int64_t validation_batches() const override { return up(validation_.targets.count(), batch_); }
  std::int64_t lanes() const override { return batch_; }
  std::int64_t longest() const override;
  std::int64_t longest_source() const override;
  std::int32_t source_vocabulary_size() const override { return source_vocabulary_.size(); }
  std::int32_t vocabulary_size() const override { return vocabulary_.size(); }
  Unit unit() const override { return unit_of(vocabulary_.level()); }
  // Of target ids.
  std::string decode(std::span<const std::int32_t> ids) const override { return vocabulary_.decode(ids); }
  // Of tokens, of the lines that references() gives and of what left_out() does.
  Bytes memory() const override;

 private:
  struct Part {
    Sentences sources, targets;
  };

  ParallelSource(const Vocabulary& source_vocabulary, const Vocabulary& vocabulary, const ParallelOptions& options);
  // Where in the order by length the pair stands that comes as number i of the epoch's order.
  std::int64_t shuffled(std::int64_t i, std::int64_t epoch) const;
  Batch batch_of(const Part& part, std::span<const std::int64_t> pairs) const;

  Vocabulary source_vocabulary_, vocabulary_;
  std::int64_t batch_;
  std::uint64_t seed_;
  Part training_, validation_;           // in the order of lengths
  std::vector<std::string> references_;  // in the order of validation_
  std::vector<LeftOut> left_out_;
  std::vector<FileIdentity> files_;
};

}  // namespace recollect::train
