// The one place that knows the library, a module of its own: sentence_pieces.cpp says why.
#include <sentencepiece_processor.h>

#include <stdexcept>
#include <utility>

#include "train/sentence_pieces.hpp"

namespace recollect::train {
namespace {

class Loaded final : public SentencePieces {
 public:
  explicit Loaded(std::string bytes) : SentencePieces(std::move(bytes)) {}

  // What is wrong with the model, if anything.
  std::string load() {
    if (!processor_.LoadFromSerializedProto(model()).ok() || processor_.GetPieceSize() < 1) return "no SentencePiece model";
    return processor_.eos_id() < 0 ? "a model without a piece that ends sentences" : "";
  }

  std::int32_t size() const override { return processor_.GetPieceSize(); }
  std::int32_t end() const override { return processor_.eos_id(); }
  std::int32_t unknown() const override { return processor_.unk_id(); }

  std::vector<std::int32_t> encode(std::string_view line) const override {
    std::vector<int> ids;
    require(processor_.Encode(line, &ids));
    return {ids.begin(), ids.end()};
  }

  std::vector<std::string> split(std::string_view line) const override {
    std::vector<std::string> pieces;
    require(processor_.Encode(line, &pieces));
    return pieces;
  }

  std::string decode(std::span<const std::int32_t> ids) const override {
    std::string text;
    require(processor_.Decode(std::vector<int>(ids.begin(), ids.end()), &text));
    return text;
  }

 private:
  static void require(const sentencepiece::util::Status& status) {
    if (!status.ok()) throw std::runtime_error("SentencePiece: " + status.ToString());
  }

  sentencepiece::SentencePieceProcessor processor_;
};

}  // namespace
}  // namespace recollect::train

extern "C" __attribute__((visibility("default"))) recollect::train::SentencePieces* recollect_load_sentence_pieces(
    std::string model, std::string& fault) {
  auto pieces = std::make_unique<recollect::train::Loaded>(std::move(model));
  fault = pieces->load();
  return fault.empty() ? pieces.release() : nullptr;
}
