#include "train/validation.hpp"

#include <algorithm>

#include "train/bleu.hpp"
#include "train/parts.hpp"
#include "train/translate.hpp"

namespace recollect::train {
namespace {

// Lanes that are not empty.
std::int64_t sequences_in(const Batch& batch) {
  if (batch.lengths.empty()) return batch.lanes;
  return std::count_if(batch.lengths.begin(), batch.lengths.end(), [](std::int32_t length) { return length > 0; });
}

// What the encoder reads in a lane, without the end of the sentence.
Sentence source_of(const Batch& batch, std::int64_t b) {
  const std::int64_t length =
      batch.source_lengths.empty() ? batch.source_length : batch.source_lengths[static_cast<std::size_t>(b)];
  Sentence sentence;
  for (std::int64_t t = 0; t + 1 < length; ++t) sentence.push_back(batch.sources[static_cast<std::size_t>(t * batch.lanes + b)]);
  return sentence;
}

// Translates a batch a few sentences at a time, as training takes it, and compares with what its lines say.
void add_translations(const nn::EncoderDecoder& model, const ParallelSource& source, std::int64_t i, const Batch& batch,
                      std::int64_t micro_batch, Bleu& bleu) {
  const std::vector<std::string> references = source.references(i);
  const TranslateOptions how{.source_end = source.source_vocabulary().newline(), .end = source.vocabulary().newline()};
  const std::int64_t each = micro_batch > 0 ? micro_batch : batch.lanes;
  for (std::int64_t first = 0; first < batch.lanes; first += each) {
    std::vector<Sentence> sentences;
    for (std::int64_t b = first; b < std::min(first + each, batch.lanes); ++b) sentences.push_back(source_of(batch, b));
    const std::vector<Sentence> found = translate(model, sentences, how);
    for (std::size_t k = 0; k < found.size(); ++k)
      if (const auto& reference = references[static_cast<std::size_t>(first) + k]; !sentences[k].empty())
        bleu.add(source.decode(found[k]), reference);
  }
}

}  // namespace

Validation validate(const nn::TokenModel& model, const Source& source, const MemoryOptions& memory, std::int64_t most) {
  Validation result;
  const std::int64_t all = source.validation_batches(), count = most > 0 ? std::min(most, all) : all;
  const auto* pairs = dynamic_cast<const ParallelSource*>(&source);
  const auto* translator = dynamic_cast<const nn::EncoderDecoder*>(&model);
  Bleu bleu;
  at::Tensor state;
  double loss = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    Batch batch = source.validation(i);
    if (batch.starts_fresh) state = at::Tensor();
    state = each_part(model, batch, memory.micro_batch, state, [&](const nn::TokenBatch& some, const at::Tensor& before) {
      const auto outcome = model.evaluate(some, before, memory.micro_block);
      loss += outcome.loss;
      result.counted += outcome.counted;
      result.correct += outcome.correct;
      return outcome.state;
    });
    result.sequences += sequences_in(batch);
    if (pairs != nullptr && translator != nullptr) add_translations(*translator, *pairs, i, batch, memory.micro_batch, bleu);
  }
  result.loss = result.counted > 0 ? loss / static_cast<double>(result.counted) : 0;
  if (pairs != nullptr && translator != nullptr && count > 0) result.bleu = bleu.score();
  return result;
}

}  // namespace recollect::train
