#include "train/translate.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <cmath>
#include <limits>

#include "recollect/error.hpp"

namespace recollect::train {
namespace {

using ::testing::AllOf;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::int32_t kSourceEnd = 3, kEnd = 1;
constexpr std::int64_t kSourceWords = 6, kWords = 4;

// Of doubles, so that nothing is decided by rounding; and with outputs larger than usual, so that something is.
nn::EncoderDecoder translator(std::uint64_t seed, nn::Cell cell = nn::Cell::gru) {
  ::torch::manual_seed(seed);
  nn::EncoderDecoderOptions o{.cell = cell, .source_vocabulary = kSourceWords, .vocabulary = kWords, .embed = 3, .hidden = 4};
  o.attention = {.embeddings = true, .slice = 2};
  if (!nn::is_reversible(cell)) o.dtype = at::kDouble;
  nn::EncoderDecoder model(o);
  const at::NoGradGuard no_gradients;
  model.named_parameters()["output.weight"].mul_(6);
  return model;
}

std::vector<Sentence> sentences(std::int64_t count, std::uint64_t seed) {
  ::torch::manual_seed(seed);
  std::vector<Sentence> row;
  for (std::int64_t i = 0; i < count; ++i) {
    const at::Tensor ids = at::randint(2, kSourceWords, {1 + i % 5}, at::kInt);
    row.emplace_back(ids.data_ptr<std::int32_t>(), ids.data_ptr<std::int32_t>() + ids.numel());
  }
  return row;
}

at::Tensor source_of(const Sentence& sentence) {
  Sentence whole = sentence;
  whole.push_back(kSourceEnd);
  return at::tensor(whole, at::kInt).unsqueeze(1);
}

// ln p of every next token after `before`.
at::Tensor next_after(const nn::EncoderDecoder& model, const Sentence& sentence, const Sentence& before) {
  const auto decoder = model.decoder(source_of(sentence));
  at::Tensor logits = decoder->read(at::tensor({kEnd}, at::kInt));
  for (const std::int32_t id : before) logits = decoder->read(at::tensor({id}, at::kInt));
  return at::log_softmax(logits.to(at::kDouble), 1).select(0, 0).contiguous();
}

struct Best {
  Sentence ids = {};
  double value = -std::numeric_limits<double>::infinity();
};

// Tries every translation of at most `most` tokens.
void exhaust(const nn::EncoderDecoder& model, const Sentence& sentence, std::int64_t most, double alpha, const Sentence& before,
             double score, Best& best) {
  const auto length = static_cast<std::int64_t>(before.size()) + 1;
  const at::Tensor next = next_after(model, sentence, before);
  for (std::int32_t id = 0; id < kWords; ++id) {
    const double with = score + next[id].item<double>();
    Sentence longer = before;
    if (id != kEnd) longer.push_back(id);
    if (id != kEnd && length < most) {
      exhaust(model, sentence, most, alpha, longer, with, best);
      continue;
    }
    const double value = with / std::pow(static_cast<double>(length), alpha);
    if (value > best.value) best = {longer, value};
  }
}

TEST(Translate, AWideBeamFindsTheBestOfAllSentences) {
  constexpr std::int64_t kMost = 3;
  std::int64_t unlike_greedy = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U})
    for (const double alpha : {0.0, 0.6, 1.0, 2.0}) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", alpha " << alpha);
      const nn::EncoderDecoder model = translator(seed);
      for (const Sentence& sentence : sentences(3, seed)) {
        Best best;
        exhaust(model, sentence, kMost, alpha, {}, 0, best);
        TranslateOptions o{
            .source_end = kSourceEnd, .end = kEnd, .beam = kWords * kWords * kWords, .alpha = alpha, .most = kMost};
        const Sentence found = beam_search(model, sentence, o);
        EXPECT_EQ(found, best.ids);
        EXPECT_THAT(translate(model, {sentence}, o), ElementsAre(found));
        o.beam = 1;
        unlike_greedy += translate(model, {sentence}, o).front() != found ? 1 : 0;
      }
    }
  EXPECT_GT(unlike_greedy, 0) << "the search has to matter";
}

TEST(Translate, ABeamOfOneTakesTheLikeliestToken) {
  for (const nn::Cell cell : {nn::Cell::gru, nn::Cell::lstm, nn::Cell::rev_gru}) {
    const nn::EncoderDecoder model = translator(5, cell);
    const std::vector<Sentence> all = sentences(12, 5);
    const TranslateOptions o{.source_end = kSourceEnd, .end = kEnd};
    const std::vector<Sentence> together = translate(model, all, o);
    ASSERT_THAT(together, SizeIs(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_EQ(translate(model, {all[i]}, o).front(), together[i]) << "alone";
      EXPECT_EQ(beam_search(model, all[i], o), together[i]);
      Sentence expected;
      while (expected.size() < 2 * all[i].size() + 10) {
        const auto id = static_cast<std::int32_t>(next_after(model, all[i], expected).argmax().item<std::int64_t>());
        if (id == kEnd) break;
        expected.push_back(id);
      }
      EXPECT_EQ(together[i], expected);
    }
  }
}

// A model that always says the same: logits are the output's bias.
nn::EncoderDecoder saying(const std::vector<double>& logits) {
  nn::EncoderDecoder model = translator(1);
  const at::NoGradGuard no_gradients;
  model.named_parameters()["output.weight"].zero_();
  model.named_parameters()["output.bias"].copy_(at::tensor(logits, at::kDouble));
  return model;
}

TEST(Translate, EndsAtTheEndOrAtTheLongestLength) {
  const nn::EncoderDecoder never = saying({0, -9, 5, 0}), at_once = saying({0, 9, 5, 0});
  const Sentence three{2, 3, 4};
  EXPECT_THAT(translate(never, {three}, {.source_end = kSourceEnd, .end = kEnd}).front(), AllOf(SizeIs(16), Each(2)));
  EXPECT_THAT(translate(never, {three}, {.source_end = kSourceEnd, .end = kEnd, .most = 4}).front(), ElementsAre(2, 2, 2, 2));
  EXPECT_THAT(beam_search(never, three, {.source_end = kSourceEnd, .end = kEnd, .beam = 3, .alpha = 1, .most = 4}),
              ElementsAre(2, 2, 2, 2));
  EXPECT_THAT(translate(at_once, {three}, {.source_end = kSourceEnd, .end = kEnd}).front(), IsEmpty());
}

TEST(Translate, GivesTiesToTheSmallerId) {
  const nn::EncoderDecoder fair = saying({1, 1, 1, 1});
  EXPECT_THAT(translate(fair, {{2}}, {.source_end = kSourceEnd, .end = kEnd, .most = 3}).front(), ElementsAre(0, 0, 0));
  EXPECT_THAT(translate(fair, {{2}}, {.end = 0, .most = 3}).front(), IsEmpty());
  // Two places: 0 goes on, the end ends; without normalisation every further token makes a sentence less likely.
  EXPECT_THAT(beam_search(fair, {2}, {.source_end = kSourceEnd, .end = kEnd, .beam = 2, .alpha = 0, .most = 3}), IsEmpty());
}

TEST(Translate, LengthNormalisationLetsLongerSentencesWin) {
  // The end has probability 0.55, and 2 nearly all of the rest.
  const nn::EncoderDecoder model = saying({-30, std::log(0.55), std::log(0.45), -30});
  EXPECT_THAT(beam_search(model, {2}, {.source_end = kSourceEnd, .end = kEnd, .beam = 4, .alpha = 0, .most = 3}), IsEmpty());
  // ln 0.55 = −0.598 for one token; (2 ln 0.45 + ln 0.55) / 3² = −0.244 for three.
  EXPECT_THAT(beam_search(model, {2}, {.source_end = kSourceEnd, .end = kEnd, .beam = 4, .alpha = 2, .most = 3}),
              ElementsAre(2, 2));
}

TEST(Translate, LeavesEmptySentencesEmpty) {
  const nn::EncoderDecoder model = saying({0, -9, 5, 0});
  const auto found = translate(model, {{}, {2}, {}, {3, 4}, {}}, {.source_end = kSourceEnd, .end = kEnd, .most = 1});
  EXPECT_THAT(found, ElementsAre(IsEmpty(), ElementsAre(2), IsEmpty(), ElementsAre(2), IsEmpty()));
  EXPECT_THAT(translate(model, {}, {.source_end = kSourceEnd, .end = kEnd}), IsEmpty());
  EXPECT_THAT(translate(model, {{}}, {.source_end = kSourceEnd, .end = kEnd, .beam = 3}), ElementsAre(IsEmpty()));
}

TEST(Translate, RefusesWhatItCannotDo) {
  const nn::EncoderDecoder model = translator(1);
  const auto with = [&](const TranslateOptions& o, const Sentence& sentence = {2}) { return translate(model, {sentence}, o); };
  EXPECT_THROW(with({.end = kWords}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd, .beam = 0}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd, .alpha = -1}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd, .alpha = std::numeric_limits<double>::quiet_NaN()}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd, .most = -1}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd}, {2, kSourceWords}), InvalidInput);
  EXPECT_THROW(with({.source_end = kSourceEnd, .end = kEnd}, {-1}), InvalidInput);
  const nn::EncoderDecoder broken = saying({0, std::numeric_limits<double>::quiet_NaN(), 0, 0});
  EXPECT_THROW(translate(broken, {{2}}, {.source_end = kSourceEnd, .end = kEnd}), Error);
  EXPECT_THROW(translate(broken, {{2}}, {.source_end = kSourceEnd, .end = kEnd, .beam = 2}), Error);
}

}  // namespace
}  // namespace recollect::train
