// The sources that options describe, and their batches as tensors.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "recollect/nn/token_model.hpp"
#include "train/options.hpp"
#include "train/parallel.hpp"
#include "train/source.hpp"

namespace recollect::train {

// What ids mean, where a checkpoint says it.
struct Vocabularies {
  std::optional<Vocabulary> target = {};  // of a text, or of what is translated into
  std::optional<Vocabulary> source = {};  // of what is translated
};
// The files of a checkpoint that they are in.
inline constexpr const char *kVocabularyFile = "vocabulary.json", *kSourceVocabularyFile = "source_vocabulary.json";

std::unique_ptr<Source> make_source(const DataOptions& options, std::uint64_t seed, Vocabularies vocabularies = {});

// A source whose held-out data are all of `file`, cut as `options` cut their own; texts too short for that are cut smaller.
std::unique_ptr<Source> held_out_text(const std::string& file, const DataOptions& options, const Vocabularies& vocabularies);
// Likewise, of all pairs of the two files.
std::unique_ptr<ParallelSource> held_out_pairs(const std::string& source_file, const std::string& target_file,
                                               const DataOptions& options, const Vocabularies& vocabularies);

// What tells on resuming that the source's files are still the same; none of a task.
struct SourceFile {
  const char* option;  // that names it: "--data"
  FileIdentity identity;
};
std::vector<SourceFile> files_of(const Source& source);
// Its vocabularies, by the names of their files; none of a task. They live as long as the source.
struct VocabularyFile {
  const char* name;
  const Vocabulary* vocabulary;
};
std::vector<VocabularyFile> vocabularies_of(const Source& source);

// A batch as tensors that look at its numbers.
nn::TokenBatch tensors(Batch& batch);
// What its numbers take.
Bytes bytes_of_batch(std::int64_t time_steps, std::int64_t source_steps, std::int64_t lanes);

}  // namespace recollect::train
