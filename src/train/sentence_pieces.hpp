// A SentencePiece model (Kudo and Richardson 2018), as spm_train writes it: text as pieces of words, and pieces as text.
// Immutable once made; safe to share between threads.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace recollect::train {

class SentencePieces {
 public:
  // Of a file's bytes. Throws InvalidInput, which names `field`, for bytes that are no such model and for models without a piece
  // that ends sentences, and Error where there is no module with the library beside the program. The library itself trusts a
  // model's table of normalised characters: one that is damaged there may crash it, which a checkpoint's copy, with its checksum,
  // does not.
  static std::shared_ptr<const SentencePieces> of(std::string model, const std::string& field);
  virtual ~SentencePieces() = default;

  const std::string& model() const { return model_; }
  virtual std::int32_t size() const = 0;
  virtual std::int32_t end() const = 0;      // of a sentence; no text has it
  virtual std::int32_t unknown() const = 0;  // stands for what no piece spells
  virtual std::vector<std::int32_t> encode(std::string_view line) const = 0;
  // What encode() gives an id each for, as it stands in the line after the model's normalisation.
  virtual std::vector<std::string> split(std::string_view line) const = 0;
  virtual std::string decode(std::span<const std::int32_t> ids) const = 0;

 protected:
  explicit SentencePieces(std::string model) : model_(std::move(model)) {}

 private:
  std::string model_;
};

// What the module has.
using LoadSentencePieces = SentencePieces*(std::string model, std::string& fault);
inline constexpr const char *kSentencePiecesModule = "recollect-pieces.so",
                            *kLoadSentencePieces = "recollect_load_sentence_pieces";

}  // namespace recollect::train
