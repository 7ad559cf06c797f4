// The tokens of a text and their ids. Immutable once made; safe to share between threads.
//
//   byte  256 ids, the bytes themselves; every file works
//   char  code points of UTF-8 text; id 0 is U+FFFD, which stands for all that the vocabulary lacks, id 1 the newline
//   word  what white space separates, as in the Penn Treebank files: id 0 is <unk>, which stands for all words that the
//         vocabulary lacks, id 1 is <eos>, which a newline becomes
//   piece what a SentencePiece model makes of a line, and its </s> for a newline
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "train/sentence_pieces.hpp"
#include "train/tokens.hpp"

namespace recollect::train {

enum class Level { byte, character, word, piece };
// "byte", "char", "word", "piece".
std::string to_string(Level level);
// Throws InvalidInput, which names `field`.
Level parse_level(std::string_view text, const char* field = "--level");

class Vocabulary {
 public:
  static Vocabulary bytes();
  // Of `text`: after the two reserved ids, the most frequent first, equally frequent ones in the order of their bytes. With
  // `most` > 0 the vocabulary has at most that many ids. Throws InvalidInput for text that is not UTF-8 (naming `field`), for
  // `most` of 1 or 2, for any `most` at level byte, and for level piece.
  static Vocabulary of(Level level, std::string_view text, std::int64_t most = 0, const std::string& field = "text");
  static Vocabulary of(std::shared_ptr<const SentencePieces> pieces);
  // What to_json() wrote. Throws InvalidInput for anything else.
  static Vocabulary from_json(std::string_view text);
  std::string to_json() const;

  Level level() const { return level_; }
  std::int32_t size() const;
  // The id that ends a line.
  std::int32_t newline() const;
  // The id for all that the vocabulary lacks; -1 at level byte, which lacks nothing.
  std::int32_t unknown() const;

  // Appends the tokens of `text` to `out`, which is for size() ids. Throws InvalidInput, which names `field`, for text that is
  // not UTF-8 at level char.
  void encode(std::string_view text, Tokens& out, const std::string& field = "text") const;
  Tokens encode(std::string_view text, const std::string& field = "text") const;
  // The text of each token of a line, in UTF-8 but at level byte.
  std::vector<std::string> split(std::string_view line) const;
  // The text of the ids; words are joined by single spaces, and <eos> is a newline. Throws InvalidInput for ids that are none.
  std::string decode(std::span<const std::int32_t> ids) const;

  friend bool operator==(const Vocabulary& a, const Vocabulary& b);

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };

  Vocabulary(Level level, std::vector<std::string> tokens);
  // The text up to each newline, and after the last.
  std::string decode_pieces(std::span<const std::int32_t> ids) const;

  Level level_;
  std::vector<std::string> tokens_;                                               // by id; empty at levels byte and piece
  std::vector<std::int32_t> by_code_point_;                                       // level char
  std::unordered_map<std::string, std::int32_t, Hash, std::equal_to<>> by_word_;  // level word
  std::shared_ptr<const SentencePieces> pieces_;                                  // level piece
};

}  // namespace recollect::train
