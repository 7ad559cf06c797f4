#include "train/batches.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "support/texts.hpp"

namespace recollect::train {
namespace {

using recollect::testing::bytes_of;
using recollect::testing::lane;
using recollect::testing::lane_text;
using recollect::testing::same;
using recollect::testing::well_formed;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Every byte of `text` for training, every byte of `validation` for that.
std::unique_ptr<TextSource> cut(const std::string& text, const BatchOptions& options, const std::string& validation = "",
                                CorpusOptions corpus = {}) {
  corpus.validation_fraction = 0;
  std::optional<NamedBytes> held_out;
  if (!validation.empty()) held_out = bytes_of(validation, "valid.txt");
  return cut_text(Corpus::of(bytes_of(text), held_out, corpus), options);
}

std::string error_of(const std::string& text, const BatchOptions& options, const std::string& validation = "",
                     bool lines = false) {
  return testing::thrown_by([&] { cut(text, options, validation, {.lines = lines}); });
}

// Letters a, b, c, … as long as wanted, then from the start again.
std::string letters(std::int64_t count) {
  std::string text;
  for (std::int64_t i = 0; i < count; ++i) text.push_back(static_cast<char>('a' + i % 26));
  return text;
}

TEST(Lanes, AreTheTextSideBySide) {
  // 12 tokens, 3 lanes of floor(11/3) = 3 positions: abc, def, ghi; j is only a target, k and l are left over.
  const auto source = cut("abcdefghijkl", {.sequence = 2, .batch = 3});
  EXPECT_EQ(source->steps_per_epoch(), 2);
  EXPECT_EQ(source->lanes(), 3);
  EXPECT_EQ(source->longest(), 2);
  const Batch first = source->batch(0);
  EXPECT_EQ(first.length, 2);
  EXPECT_THAT(first.inputs, ElementsAre('a', 'd', 'g', 'b', 'e', 'h'));
  EXPECT_THAT(first.targets, ElementsAre('b', 'e', 'h', 'c', 'f', 'i'));
  EXPECT_TRUE(first.lengths.empty());
  EXPECT_TRUE(first.starts_fresh);
  EXPECT_EQ(first.counted(), 6);
  // The last step of the epoch is a shorter one.
  const Batch second = source->batch(1);
  EXPECT_EQ(second.length, 1);
  EXPECT_THAT(second.inputs, ElementsAre('c', 'f', 'i'));
  EXPECT_THAT(second.targets, ElementsAre('d', 'g', 'j'));
  EXPECT_TRUE(second.lengths.empty());
  EXPECT_FALSE(second.starts_fresh);
}

TEST(Lanes, FollowTheirDefinitionAtEverySize) {
  for (std::int64_t size = 2; size <= 20; ++size)
    for (std::int64_t b = 1; b < size; ++b)
      for (std::int64_t t = 1; t <= (size - 1) / b; ++t) {
        const std::string text = letters(size);
        const auto source = cut(text, {.sequence = t, .batch = b});
        const std::int64_t n = (size - 1) / b;
        ASSERT_EQ(source->steps_per_epoch(), (n + t - 1) / t);
        for (std::int64_t step = 0; step < 2 * source->steps_per_epoch(); ++step) {
          const Batch batch = source->batch(step);
          ASSERT_TRUE(well_formed(*source, batch));
          const std::int64_t p = step % source->steps_per_epoch() * t;
          ASSERT_EQ(batch.length, std::min(t, n - p));
          for (std::int64_t k = 0; k < b; ++k) {
            const auto begin = static_cast<std::size_t>(k * n + p), length = static_cast<std::size_t>(batch.length);
            ASSERT_EQ(lane_text(*source, batch, batch.inputs, k), text.substr(begin, length));
            ASSERT_EQ(lane_text(*source, batch, batch.targets, k), text.substr(begin + 1, length));
          }
        }
      }
}

TEST(Lanes, PositionsFollowFromTheStepAlone) {
  const auto source = cut(letters(31), {.sequence = 4, .batch = 3});  // lanes of 10: steps of 4, 4 and 2
  EXPECT_EQ(source->position(0), (Position{0, 0}));
  EXPECT_EQ(source->position(2), (Position{0, 2}));
  EXPECT_EQ(source->position(3), (Position{1, 0}));
  EXPECT_EQ(source->position(3'000'000'000'001), (Position{1'000'000'000'000, 1}));
  EXPECT_TRUE(same(source->batch(1), source->batch(3'000'000'000'001)));
  EXPECT_THROW(source->batch(-1), InvalidInput);
}

TEST(Lanes, CarryTheStateWithinAnEpochUnlessTold) {
  for (const bool carry : {true, false}) {
    const auto source = cut(letters(31), {.sequence = 4, .batch = 3, .carry_state = carry}, letters(31));
    for (std::int64_t step = 0; step < 7; ++step) EXPECT_EQ(source->batch(step).starts_fresh, !carry || step % 3 == 0) << step;
    for (std::int64_t i = 0; i < 3; ++i) EXPECT_EQ(source->validation(i).starts_fresh, !carry || i == 0);
  }
}

TEST(Lanes, NoSequenceIsAllOfIt) {
  const auto source = cut(letters(31), {.batch = 3});
  EXPECT_EQ(source->longest(), 10);
  EXPECT_EQ(source->steps_per_epoch(), 1);
}

TEST(Lanes, ValidationLeavesNothingOut) {
  for (std::int64_t size = 1; size <= 24; ++size)
    for (const std::int64_t b : {1, 2, 3, 5, 7}) {
      const std::string text = letters(size);
      const auto source = cut(letters(100), {.sequence = 3, .batch = b}, text);
      std::map<std::int64_t, std::string> lanes;
      for (std::int64_t i = 0; i < source->validation_batches(); ++i) {
        const Batch batch = source->validation(i);
        ASSERT_TRUE(well_formed(*source, batch));
        for (std::int64_t k = 0; k < b; ++k) lanes[k] += lane_text(*source, batch, batch.targets, k);
      }
      std::string all = text.substr(0, 1);
      for (const auto& [k, targets] : lanes) all += targets;
      ASSERT_EQ(all, text) << b;
      EXPECT_THROW(source->validation(source->validation_batches()), InvalidInput);
      EXPECT_THROW(source->validation(-1), InvalidInput);
    }
}

TEST(Lanes, ValidationByHand) {
  // 6 tokens, 5 targets, 2 lanes of ceil(5/2) = 3 positions, the second of which ends early.
  const auto source = cut(letters(9), {.sequence = 2, .batch = 2}, "abcdef");
  EXPECT_EQ(source->validation_batches(), 2);
  const Batch last = source->validation(1);
  EXPECT_EQ(last.length, 1);
  EXPECT_THAT(last.inputs, ElementsAre('c', 0));
  EXPECT_THAT(last.targets, ElementsAre('d', kNoTarget));
  EXPECT_THAT(last.lengths, ElementsAre(1, 0));
  EXPECT_EQ(last.counted(), 1);
}

TEST(Lanes, ErrorsSayWhatWouldDo) {
  EXPECT_EQ(error_of(letters(31), {.sequence = 11, .batch = 3}),
            "--sequence: got 11 (text.txt has 31 training tokens, for a batch of 3); accepted: 1 to 10");
  EXPECT_EQ(error_of(letters(5), {.sequence = 1, .batch = 5}),
            "--batch: got 5 (text.txt has 5 training tokens); accepted: 1 to 4");
  EXPECT_EQ(error_of("a", {}), "--data: got text.txt has 1 training token; accepted: at least 2 training tokens");
  EXPECT_THAT(error_of("abc", {.sequence = -1}), HasSubstr("--sequence: got -1"));
  EXPECT_THAT(error_of("abc", {.sequence = std::int64_t{1} << 31}), HasSubstr("--sequence"));
  EXPECT_THAT(error_of("abc", {.batch = 0}), HasSubstr("--batch: got 0"));
  EXPECT_EQ(error_of(letters(31), {.sequence = 10, .batch = 3}), "no error");
}

TEST(Lanes, UnitsFollowTheLevel) {
  for (const auto& [level, unit] : {std::pair{Level::byte, Unit::bits_per_byte},
                                    {Level::character, Unit::bits_per_character},
                                    {Level::word, Unit::perplexity}}) {
    const auto source = cut("a b c d", {.sequence = 1}, "", {.level = level});
    EXPECT_EQ(source->unit(), unit);
    EXPECT_EQ(source->memory(), source->corpus().memory());
  }
  EXPECT_DOUBLE_EQ(in_unit(Unit::bits_per_byte, std::log(2.0)), 1.0);
  EXPECT_DOUBLE_EQ(in_unit(Unit::perplexity, std::log(80.0)), 80.0);
  EXPECT_EQ(to_string(Unit::bits_per_character), "bits per character");
}

TEST(Lines, AreSequencesOfTheirOwn) {
  // The last line has no newline of its own and gets one all the same; empty lines are nothing.
  const auto source = cut("ab\n\ncde\nf", {.sequence = 4, .batch = 3}, "", {.lines = true});
  EXPECT_EQ(source->steps_per_epoch(), 1);
  const Batch batch = source->batch(0);
  ASSERT_TRUE(well_formed(*source, batch));
  EXPECT_EQ(batch.length, 4);
  EXPECT_TRUE(batch.starts_fresh);
  std::map<std::string, std::string> pairs;
  for (std::int64_t b = 0; b < 3; ++b)
    pairs[lane_text(*source, batch, batch.inputs, b)] = lane_text(*source, batch, batch.targets, b);
  EXPECT_EQ(pairs, (std::map<std::string, std::string>{{"\nab", "ab\n"}, {"\ncde", "cde\n"}, {"\nf", "f\n"}}));
  EXPECT_EQ(batch.counted(), 3 + 4 + 2);
}

TEST(Lines, EveryEpochTakesEachOnceInAnotherOrder) {
  std::string text;
  for (int i = 0; i < 25; ++i) text += letters(i % 7 + 1).substr(static_cast<std::size_t>(i % 7)) + std::to_string(i) + "\n";
  const auto source = cut(text, {.batch = 4, .seed = 3}, "", {.lines = true});
  EXPECT_EQ(source->steps_per_epoch(), 7);
  std::vector<std::string> orders;
  for (std::int64_t epoch = 0; epoch < 3; ++epoch) {
    std::vector<std::string> lines;
    for (std::int64_t step = 7 * epoch; step < 7 * (epoch + 1); ++step) {
      const Batch batch = source->batch(step);
      ASSERT_TRUE(well_formed(*source, batch));
      ASSERT_TRUE(same(batch, source->batch(step)));
      for (std::int64_t b = 0; b < 4; ++b)
        if (const std::string line = lane_text(*source, batch, batch.targets, b); !line.empty()) lines.push_back(line);
    }
    orders.emplace_back();
    for (const std::string& line : lines) orders.back() += line;
    std::sort(lines.begin(), lines.end());
    EXPECT_EQ(lines.size(), 25U);
    EXPECT_EQ(std::unique(lines.begin(), lines.end()), lines.end());
  }
  EXPECT_NE(orders[0], orders[1]);
  EXPECT_NE(orders[1], orders[2]);
  // The seventh step has one line left, and three lanes with nothing.
  const Batch last = source->batch(6);
  ASSERT_EQ(last.lengths.size(), 4U);
  EXPECT_EQ(last.lengths[0], last.length);
  EXPECT_THAT(std::vector(last.lengths.begin() + 1, last.lengths.end()), ElementsAre(0, 0, 0));
}

TEST(Lines, ValidationIsInOrder) {
  const auto source = cut("x\ny\n", {.batch = 2}, "one\nlonger\n\nend\n", {.lines = true});
  ASSERT_EQ(source->validation_batches(), 2);
  EXPECT_EQ(source->longest(), 7);
  const Batch first = source->validation(0), second = source->validation(1);
  EXPECT_EQ(lane_text(*source, first, first.targets, 0), "one\n");
  EXPECT_EQ(lane_text(*source, first, first.targets, 1), "longer\n");
  EXPECT_THAT(first.lengths, ElementsAre(4, 7));
  EXPECT_EQ(lane_text(*source, second, second.targets, 0), "end\n");
  EXPECT_THAT(second.lengths, ElementsAre(4, 0));
}

TEST(Lines, OfWordsAndCharacters) {
  for (const Level level : {Level::character, Level::word}) {
    const auto source = cut("ä b\n", {}, "", {.level = level, .lines = true});
    const Batch batch = source->batch(0);
    EXPECT_EQ(lane_text(*source, batch, batch.inputs, 0), "\nä b");
    EXPECT_EQ(lane_text(*source, batch, batch.targets, 0), "ä b\n");
    EXPECT_TRUE(batch.lengths.empty());
  }
}

TEST(Lines, ErrorsSayWhatWouldDo) {
  EXPECT_EQ(error_of("ab\n\ncdefg\n", {.sequence = 5, .batch = 1}, "", true),
            "--sequence: got 5 (line 3 of the training text has 5 tokens and its end); accepted: 6 or more; lines are not cut "
            "into pieces");
  EXPECT_THAT(error_of("ab\n", {.sequence = 5}, "a\nbcdefgh\n", true), HasSubstr("line 2 of the validation text"));
  EXPECT_THAT(error_of("ab\ncd\n\n", {.batch = 3}, "", true), HasSubstr("--batch: got 3 (text.txt has 2 training lines"));
  EXPECT_THAT(error_of("\n\n", {}, "", true), HasSubstr("only empty lines"));
  EXPECT_EQ(error_of("ab\n\ncdefg\n", {.sequence = 6, .batch = 2}, "", true), "no error");
}

}  // namespace
}  // namespace recollect::train
