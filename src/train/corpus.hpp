// A text as tokens, split into a training part and a held-out validation part; docs/formats.md says which bytes are which.
// Immutable once made; safe to share between threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "recollect/bytes.hpp"
#include "train/tokens.hpp"
#include "train/vocabulary.hpp"

namespace recollect::train {

// The 64-bit FNV-1a hash, of all at once or going on from the hash of what came before.
inline constexpr std::uint64_t kHashOfNothing = 0xCBF29CE484222325;
std::uint64_t fnv1a(std::span<const std::uint8_t> bytes, std::uint64_t before = kHashOfNothing);

// What tells on resuming that a file is still the same.
struct FileIdentity {
  std::string name;
  std::int64_t bytes = 0;
  std::uint64_t hash = 0;
  friend bool operator==(const FileIdentity& a, const FileIdentity& b) { return a.bytes == b.bytes && a.hash == b.hash; }
};

// A file's content; `name` leads error messages.
struct NamedBytes {
  std::string name;
  std::vector<std::uint8_t> bytes;
};
// Throws StorageError when the file cannot be read or does not fit into memory.
NamedBytes read_bytes(const std::string& path);
// Valid while the bytes are.
std::string_view text_of(const NamedBytes& file);
FileIdentity identity_of(const NamedBytes& file);
// Throws InvalidInput for an empty file.
void require_content(const NamedBytes& file);

// How many of `count` are held out, rounded down. Throws InvalidInput for what is no fraction from 0 to below 1.
std::size_t held_out_of(std::size_t count, double fraction);

struct CorpusOptions {
  Level level = Level::byte;
  std::int64_t max_vocabulary = 0;  // 0: no limit
  std::optional<Vocabulary> vocabulary =
      {};                             // a checkpoint's; it then gives the level. Otherwise one is made of the training part
  double validation_fraction = 0.05;  // of the bytes, at the end; not used with a validation file
  std::optional<std::string> validation_file = {};  // its path
  bool lines = false;                               // every line is a sequence of its own
};

class Corpus {
 public:
  // Throws StorageError for files that cannot be read and InvalidInput for empty ones, for text that is not what the level takes,
  // and for options out of range.
  static Corpus read(const std::string& path, const CorpusOptions& options);
  // The same of bytes at hand; the options' validation_file is not used.
  static Corpus of(NamedBytes data, std::optional<NamedBytes> validation, const CorpusOptions& options);

  const Vocabulary& vocabulary() const { return vocabulary_; }
  bool lines() const { return lines_; }
  // Valid while the corpus lives.
  TokenView training() const { return tokens_.view().part(0, training_); }
  TokenView validation() const { return tokens_.view().part(training_, tokens_.size()); }

  // The data file, then the validation file if there is one.
  std::span<const FileIdentity> files() const { return files_; }
  const std::string& name() const { return files_.front().name; }
  // Bytes 0 … split-1 of the data file are the training part.
  std::int64_t split() const { return split_; }
  // Of the tokens.
  Bytes memory() const { return tokens_.bytes(); }

 private:
  Corpus(Vocabulary vocabulary, Tokens tokens) : vocabulary_(std::move(vocabulary)), tokens_(std::move(tokens)) {}

  Vocabulary vocabulary_;
  Tokens tokens_;  // training, then validation
  std::int64_t training_ = 0, split_ = 0;
  bool lines_ = false;
  std::vector<FileIdentity> files_;
};

}  // namespace recollect::train
