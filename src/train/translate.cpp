#include "train/translate.hpp"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <span>
#include <string>
#include <utility>

#include "recollect/error.hpp"
#include "train/model_file.hpp"

namespace recollect::train {
namespace {

using at::Tensor;

void check(const TranslateOptions& o, std::int64_t vocabulary) {
  if (o.end < 0 || o.end >= vocabulary)
    throw InvalidInput("end", std::to_string(o.end), "an id of the vocabulary, 0 to " + std::to_string(vocabulary - 1));
  if (o.beam < 1) throw InvalidInput("--beam", std::to_string(o.beam), "1 or more");
  if (!(o.alpha >= 0) || std::isinf(o.alpha)) throw InvalidInput("--alpha", std::to_string(o.alpha), "0 or more");
  if (o.most < 0) throw InvalidInput("--max-length", std::to_string(o.most), "1 or more, or 0 for twice the source's and 10");
}

std::int64_t longest(const TranslateOptions& o, const Sentence& sentence) {
  return o.most > 0 ? o.most : 2 * static_cast<std::int64_t>(sentence.size()) + 10;
}

Tensor tensor_of(const std::vector<std::int32_t>& ids) { return at::tensor(ids, at::kInt); }

// Reads the sources, each with its end, side by side.
std::unique_ptr<nn::EncoderDecoder::Decoder> read_sources(const nn::EncoderDecoder& model, std::span<const Sentence> sentences,
                                                          std::int32_t end) {
  std::size_t time = 0;
  for (const Sentence& sentence : sentences) time = std::max(time, sentence.size() + 1);
  const std::size_t lanes = sentences.size();
  const std::int64_t known = model.options().source_vocabulary;
  const auto require_known = [known](std::int32_t id) {
    if (id < 0 || id >= known)
      throw InvalidInput("token", std::to_string(id), "ids of the source's vocabulary, 0 to " + std::to_string(known - 1));
  };
  require_known(end);
  std::vector<std::int32_t> ids(time * lanes, end), lengths;
  for (std::size_t b = 0; b < lanes; ++b) {
    for (std::size_t t = 0; t < sentences[b].size(); ++t) {
      require_known(sentences[b][t]);
      ids[t * lanes + b] = sentences[b][t];
    }
    lengths.push_back(static_cast<std::int32_t>(sentences[b].size() + 1));
  }
  return model.decoder(tensor_of(ids).view({static_cast<std::int64_t>(time), static_cast<std::int64_t>(lanes)}),
                       tensor_of(lengths));
}

// Logits, row by row as doubles, which hold floats exactly.
class Rows {
 public:
  explicit Rows(Tensor logits) : logits_(std::move(logits)) {
    if (!is_finite(logits_)) throw ArithmeticError("the model gives no probabilities: its weights are too large, or no numbers");
  }
  std::int64_t count() const { return logits_.size(0); }
  std::vector<double> at(std::int64_t row) const {
    const Tensor values = logits_.select(0, row).to(at::kDouble).contiguous();
    return {values.data_ptr<double>(), values.data_ptr<double>() + values.numel()};
  }

 private:
  Tensor logits_;
};

// Of equal ones the first.
std::int32_t likeliest(std::span<const double> row) {
  return static_cast<std::int32_t>(std::max_element(row.begin(), row.end()) - row.begin());
}

std::vector<std::int32_t> likeliest(std::span<const double> row, std::int64_t count) {
  std::vector<std::int32_t> ids(row.size());
  std::iota(ids.begin(), ids.end(), 0);
  const auto kept = std::min(static_cast<std::ptrdiff_t>(count), static_cast<std::ptrdiff_t>(ids.size()));
  std::partial_sort(ids.begin(), ids.begin() + kept, ids.end(), [&](std::int32_t a, std::int32_t b) {
    const double x = row[static_cast<std::size_t>(a)], y = row[static_cast<std::size_t>(b)];
    return x != y ? x > y : a < b;
  });
  ids.resize(static_cast<std::size_t>(kept));
  return ids;
}

// ln Σ exp
double log_sum(std::span<const double> row) {
  const double most = *std::max_element(row.begin(), row.end());
  double sum = 0;
  for (const double value : row) sum += std::exp(value - most);
  return most + std::log(sum);
}

std::vector<Sentence> translate_greedily(const nn::EncoderDecoder& model, const std::vector<Sentence>& sentences,
                                         const TranslateOptions& o) {
  std::vector<Sentence> found(sentences.size());
  const auto decoder = read_sources(model, sentences, o.source_end);
  // Of the sentences that have not ended: row r of the decoder is that of sentence open[r].
  std::vector<std::size_t> open(sentences.size());
  std::iota(open.begin(), open.end(), std::size_t{0});
  std::vector<std::int32_t> tokens(sentences.size(), o.end);
  while (!open.empty()) {
    const Rows rows(decoder->read(tensor_of(tokens)));
    std::vector<std::int64_t> kept;
    std::vector<std::size_t> next;
    tokens.clear();
    for (std::int64_t r = 0; r < rows.count(); ++r) {
      const std::size_t i = open[static_cast<std::size_t>(r)];
      const std::int32_t id = likeliest(rows.at(r));
      if (id == o.end) continue;
      found[i].push_back(id);
      if (static_cast<std::int64_t>(found[i].size()) == longest(o, sentences[i])) continue;
      kept.push_back(r);
      next.push_back(i);
      tokens.push_back(id);
    }
    if (!next.empty() && next.size() < open.size()) decoder->select(at::tensor(kept, at::kLong));
    open = std::move(next);
  }
  return found;
}

// A sentence that may go on.
struct Hypothesis {
  Sentence ids = {};
  double score = 0;  // ln of its probability
};
// One more token after hypothesis `row`.
struct Candidate {
  double score;
  std::int32_t id;
  std::int64_t row;
};

// The `count` best, the best first. No row can give more than `count` of them.
std::vector<Candidate> best_of(const Rows& rows, const std::vector<Hypothesis>& open, std::int64_t count) {
  std::vector<Candidate> all;
  for (std::int64_t r = 0; r < rows.count(); ++r) {
    const std::vector<double> row = rows.at(r);
    const double sum = log_sum(row);
    for (const std::int32_t id : likeliest(row, count))
      all.push_back({open[static_cast<std::size_t>(r)].score + (row[static_cast<std::size_t>(id)] - sum), id, r});
  }
  std::sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    if (a.score != b.score) return a.score > b.score;
    return std::pair(a.id, a.row) < std::pair(b.id, b.row);
  });
  if (static_cast<std::int64_t>(all.size()) > count) all.resize(static_cast<std::size_t>(count));
  return all;
}

// The best of sentences that have ended.
struct Ended {
  Sentence ids = {};
  double value = -std::numeric_limits<double>::infinity();
  void offer(const Sentence& other, double score, std::int64_t length, double alpha) {
    const double normalised = score / std::pow(static_cast<double>(length), alpha);
    if (normalised <= value) return;
    ids = other;
    value = normalised;
  }
};

}  // namespace

Sentence beam_search(const nn::EncoderDecoder& model, const Sentence& sentence, const TranslateOptions& o) {
  check(o, model.options().vocabulary);
  if (sentence.empty()) return {};
  const at::NoGradGuard no_gradients;
  const auto decoder = read_sources(model, {&sentence, 1}, o.source_end);
  std::vector<Hypothesis> open(1);
  std::vector<std::int32_t> tokens{o.end};
  Ended best;
  // A sentence that ends leaves its place in the beam empty.
  std::int64_t places = o.beam;
  for (std::int64_t length = 1; !open.empty(); ++length) {
    const Rows rows(decoder->read(tensor_of(tokens)));
    std::vector<Hypothesis> next;
    std::vector<std::int64_t> from;
    tokens.clear();
    for (const auto& [score, id, row] : best_of(rows, open, places)) {
      Hypothesis hypothesis{open[static_cast<std::size_t>(row)].ids, score};
      if (id != o.end) hypothesis.ids.push_back(id);
      if (id == o.end || length == longest(o, sentence)) {
        best.offer(hypothesis.ids, score, length, o.alpha);
        --places;
        continue;
      }
      next.push_back(std::move(hypothesis));
      from.push_back(row);
      tokens.push_back(id);
    }
    open = std::move(next);
    if (!open.empty()) decoder->select(at::tensor(from, at::kLong));
  }
  return best.ids;
}

std::vector<Sentence> translate(const nn::EncoderDecoder& model, const std::vector<Sentence>& sentences,
                                const TranslateOptions& o) {
  check(o, model.options().vocabulary);
  const at::NoGradGuard no_gradients;
  std::vector<Sentence> some;
  for (const Sentence& sentence : sentences)
    if (!sentence.empty()) some.push_back(sentence);
  std::vector<Sentence> found;
  if (o.beam == 1 && !some.empty()) found = translate_greedily(model, some, o);
  if (o.beam > 1)
    for (const Sentence& sentence : some) found.push_back(beam_search(model, sentence, o));
  std::vector<Sentence> all;
  auto next = found.begin();
  for (const Sentence& sentence : sentences) all.push_back(sentence.empty() ? Sentence{} : std::move(*next++));
  return all;
}

}  // namespace recollect::train
