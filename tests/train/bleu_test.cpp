#include "train/bleu.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace recollect::train {
namespace {

using ::testing::DoubleEq;
using ::testing::ElementsAre;

Bleu of(const std::vector<std::pair<std::string, std::string>>& pairs) {
  Bleu bleu;
  for (const auto& [hypothesis, reference] : pairs) bleu.add(hypothesis, reference);
  return bleu;
}

// Papineni et al., section 2.1, example 2, with its first reference: 2/7, not 7/7.
TEST(Bleu, CountsAWordNoMoreOftenThanTheReferenceHasIt) {
  const Bleu bleu = of({{"the the the the the the the", "the cat is on the mat"}});
  EXPECT_THAT(bleu.precisions(), ElementsAre(DoubleEq(2.0 / 7), 0, 0, 0));
  EXPECT_EQ(bleu.brevity_penalty(), 1);
  EXPECT_EQ(bleu.score(), 0);
}

// Koehn, "Statistical Machine Translation", 2010, chapter 8: the precisions of systems A and B. (The penalty printed there is the
// plain ratio 6/7; this is Papineni's.)
TEST(Bleu, TheTextbooksPrecisions) {
  const std::string reference = "Israeli officials are responsible for airport security";
  const Bleu a = of({{"Israeli officials responsibility of airport safety", reference}});
  EXPECT_THAT(a.precisions(), ElementsAre(DoubleEq(3.0 / 6), DoubleEq(1.0 / 5), 0, 0));
  EXPECT_EQ(a.score(), 0);
  const Bleu b = of({{"airport security Israeli officials are responsible", reference}});
  EXPECT_THAT(b.precisions(), ElementsAre(1, DoubleEq(4.0 / 5), DoubleEq(2.0 / 4), DoubleEq(1.0 / 3)));
  EXPECT_DOUBLE_EQ(b.brevity_penalty(), std::exp(1 - 7.0 / 6));
  EXPECT_NEAR(b.score(), 51.15, 0.005);
}

TEST(Bleu, ACorpusByHand) {
  //   a b c d e    4/5   3/4   2/3   1/2
  //   x y          2/2   1/1
  const Bleu bleu = of({{"a b c d e", "a b c d f"}, {"x y", "x y z"}});
  EXPECT_EQ(bleu.hypothesis_length(), 7);
  EXPECT_EQ(bleu.reference_length(), 8);
  EXPECT_THAT(bleu.precisions(), ElementsAre(DoubleEq(6.0 / 7), DoubleEq(4.0 / 5), DoubleEq(2.0 / 3), DoubleEq(1.0 / 2)));
  EXPECT_DOUBLE_EQ(bleu.brevity_penalty(), std::exp(-1.0 / 7));
  EXPECT_DOUBLE_EQ(bleu.score(), 100 * std::exp(-1.0 / 7) * std::pow(8.0 / 35, 0.25));
}

TEST(Bleu, LongTranslationsPayInPrecisionAlone) {
  const Bleu bleu = of({{"a b c d e f g h", "a b c d"}});
  EXPECT_EQ(bleu.brevity_penalty(), 1);
  EXPECT_DOUBLE_EQ(bleu.score(), 100 * std::pow(4.0 / 8 * 3 / 7 * 2 / 6 * 1 / 5, 0.25));
}

TEST(Bleu, TheSameIsAHundred) {
  EXPECT_DOUBLE_EQ(of({{"a b c d", "a b c d"}, {"b a", "b a"}}).score(), 100);
  EXPECT_DOUBLE_EQ(of({{" a\tb  c d\r\n", "a b c d"}}).score(), 100);
  EXPECT_LT(of({{"A b c d e", "a b c d e"}}).score(), 100);
  // multi-bleu.perl says so, too: there is no 4-gram.
  EXPECT_EQ(of({{"a b c", "a b c"}}).score(), 0);
}

TEST(Bleu, NothingIsZero) {
  EXPECT_EQ(Bleu().score(), 0);
  EXPECT_EQ(of({{"", "a b c d"}}).score(), 0);
  EXPECT_EQ(of({{"", "a b c d"}}).brevity_penalty(), 0);
  EXPECT_EQ(of({{"a b c d", ""}}).score(), 0);
  // An empty translation among others makes the corpus shorter.
  EXPECT_DOUBLE_EQ(of({{"a b c d", "a b c d"}, {"", "a b c d"}}).score(), 100 * std::exp(1 - 2.0));
}

std::vector<std::string> grams(const std::vector<std::string>& words, std::size_t n) {
  std::vector<std::string> row;
  for (std::size_t i = 0; i + n <= words.size(); ++i) {
    row.emplace_back();
    for (std::size_t k = 0; k < n; ++k) row.back() += words[i + k] + " ";
  }
  return row;
}

// Striking out of the reference's n-grams one for each of the translation's: no counting, no maps.
TEST(Bleu, AgreesWithStrikingOut) {
  std::mt19937 random(5);
  std::vector<std::pair<std::string, std::string>> pairs;
  std::vector<double> matched(4, 0), total(4, 0);
  for (int sentence = 0; sentence < 200; ++sentence) {
    std::vector<std::string> said, wanted;
    for (auto* words : {&said, &wanted})
      for (std::size_t left = random() % 12; left > 0; --left) words->push_back(std::string(1, "abc"[random() % 3]));
    for (std::size_t n = 1; n <= 4; ++n) {
      std::vector<std::string> left = grams(wanted, n);
      for (const std::string& gram : grams(said, n)) {
        ++total[n - 1];
        const auto found = std::find(left.begin(), left.end(), gram);
        if (found == left.end()) continue;
        ++matched[n - 1];
        left.erase(found);
      }
    }
    pairs.emplace_back();
    for (const std::string& word : said) pairs.back().first += word + " ";
    for (const std::string& word : wanted) pairs.back().second += word + " ";
  }
  const Bleu bleu = of(pairs);
  for (std::size_t n = 0; n < 4; ++n) EXPECT_DOUBLE_EQ(bleu.precisions()[n], matched[n] / total[n]);
  // The order of sentences does not matter, to the last bit.
  std::shuffle(pairs.begin(), pairs.end(), random);
  EXPECT_EQ(of(pairs).score(), bleu.score());
  EXPECT_GT(bleu.score(), 0);
}

}  // namespace
}  // namespace recollect::train
