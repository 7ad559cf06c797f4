// SentencePiece models, made of a few words.
#pragma once

#include <sentencepiece_trainer.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace recollect::testing {

class Lines final : public sentencepiece::SentenceIterator {
 public:
  explicit Lines(std::vector<std::string> lines) : lines_(std::move(lines)) {}
  bool done() const override { return at_ == lines_.size(); }
  void Next() override { ++at_; }
  const std::string& value() const override { return lines_[at_]; }
  sentencepiece::util::Status status() const override { return {}; }

 private:
  std::vector<std::string> lines_;
  std::size_t at_ = 0;
};

// `options` are those of spm_train.
inline std::string piece_model(const std::vector<std::string>& lines, const std::string& options) {
  Lines sentences(lines);
  std::string model;
  const auto status =
      sentencepiece::SentencePieceTrainer::Train("--minloglevel=2 --num_threads=1 " + options, &sentences, &model);
  if (!status.ok()) throw std::runtime_error(status.ToString());
  return model;
}

}  // namespace recollect::testing
