#include "train/parallel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <random>
#include <set>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "support/pairs.hpp"
#include "support/temporary_folder.hpp"

namespace recollect::train {
namespace {

using recollect::testing::bytes_of;
using recollect::testing::lane;
using recollect::testing::lane_text;
using recollect::testing::make;
using recollect::testing::pairs_in;
using recollect::testing::source_lane;
using recollect::testing::text;
using recollect::testing::well_formed;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string error_of(const std::string& source, const std::string& target,
                     const ParallelOptions& options = {.validation_fraction = 0}) {
  return testing::thrown_by([&] { make(source, target, options); });
}

std::vector<std::string> shown(const std::vector<ParallelSource::LeftOut>& left_out) {
  std::vector<std::string> rows;
  for (const auto& [line, why] : left_out) rows.push_back(std::to_string(line) + ": " + why);
  return rows;
}

TEST(Parallel, ABatchByHand) {
  const auto source = make("a b\nc\n", "x\ny z y\n", {.validation_fraction = 0, .batch = 3});
  EXPECT_EQ(source->pairs(), 2);
  EXPECT_EQ(source->steps_per_epoch(), 1);
  EXPECT_EQ(source->lanes(), 3);
  EXPECT_EQ(source->longest(), 4);
  EXPECT_EQ(source->longest_source(), 3);
  EXPECT_EQ(source->source_vocabulary_size(), 5);
  EXPECT_EQ(source->vocabulary_size(), 5);
  const Batch batch = source->batch(0);
  ASSERT_TRUE(well_formed(*source, batch));
  EXPECT_TRUE(batch.starts_fresh);
  EXPECT_EQ(batch.length, 4);
  EXPECT_EQ(batch.source_length, 3);
  EXPECT_EQ(batch.counted(), 2 + 4);
  const std::int64_t first = lane_text(*source, batch, batch.targets, 0) == "x\n" ? 0 : 1, second = 1 - first;
  // <eos> is 1; y comes twice and is 2, then x and z.
  EXPECT_THAT(lane(batch, batch.inputs, first), ElementsAre(1, 3));
  EXPECT_THAT(lane(batch, batch.targets, first), ElementsAre(3, 1));
  EXPECT_THAT(source_lane(batch, first), ElementsAre(2, 3, 1));
  EXPECT_THAT(lane(batch, batch.inputs, second), ElementsAre(1, 2, 4, 2));
  EXPECT_THAT(lane(batch, batch.targets, second), ElementsAre(2, 4, 2, 1));
  EXPECT_THAT(source_lane(batch, second), ElementsAre(4, 1));
  // The third lane has no pair.
  EXPECT_EQ(batch.lengths[2], 0);
  EXPECT_THAT(source_lane(batch, 2), ElementsAre(1));
}

TEST(Parallel, LinesMayEndAsTheyDoAnywhere) {
  for (const auto& [source, target] : {std::pair{"a b\nc\n", "x\ny\n"}, {"a b\nc", "x\ny"}, {"a b\r\nc\r\n", "x\ny"}})
    for (const Level level : {Level::byte, Level::character, Level::word}) {
      const auto made = make(source, target, {.level = level, .validation_fraction = 0, .batch = 2});
      EXPECT_THAT(pairs_in(*made, made->batch(0)), ::testing::UnorderedElementsAre("a b\n|x\n", "c\n|y\n"));
      EXPECT_TRUE(made->left_out().empty());
    }
}

TEST(Parallel, FilesThatDifferInTheirLinesAreRefused) {
  EXPECT_EQ(error_of("a\nb\nc\n", "x\ny\n"),
            "a.en: got 3 lines, but a.es has 2: from line 3 on there is no partner; accepted: two files with as many lines, each "
            "line the translation of the other's");
  EXPECT_THAT(error_of("a\n", "x\n\n"), HasSubstr("a.es: got 2 lines, but a.en has 1: from line 2 on"));
  EXPECT_EQ(error_of("a\n", "x"), "no error");
}

TEST(Parallel, WhatCannotBeUsedIsLeftOutAndReported) {
  const auto source = make("a\n\nb b b\nc\n\xFFq\nd\n \t\n", "x\ny\nz\n1 2 3 4\nu\n12345678\xC3\n1 2 3\n",
                           {.validation_fraction = 0, .longest = 2});
  EXPECT_THAT(
      shown(source->left_out()),
      ElementsAre("2: the source is empty", "3: the source has 3 tokens, more than 2", "4: the target has 4 tokens, more than 2",
                  "5: the source is not UTF-8 at byte 0 of the line", "6: the target is not UTF-8 at byte 8 of the line",
                  "7: the source is empty, and the target has 3 tokens, more than 2"));
  EXPECT_EQ(source->pairs(), 1);
  // What is left out is in no vocabulary.
  EXPECT_EQ(source->source_vocabulary(), Vocabulary::of(Level::word, "a"));
  EXPECT_EQ(source->vocabulary(), Vocabulary::of(Level::word, "x"));
}

TEST(Parallel, EveryLevelCountsItsOwnTokens) {
  const auto left_out = [](Level level, const std::string& line) {
    const auto source = make("a\n" + line + "\n", "b\nc\n", {.level = level, .validation_fraction = 0, .longest = 3});
    return source->left_out().empty() ? "" : source->left_out()[0].why;
  };
  EXPECT_EQ(left_out(Level::byte, "éé"), "the source has 4 tokens, more than 3");
  EXPECT_EQ(left_out(Level::character, "éé"), "");
  EXPECT_EQ(left_out(Level::character, "éééé"), "the source has 4 tokens, more than 3");
  EXPECT_EQ(left_out(Level::word, "éééé é é"), "");
  EXPECT_EQ(left_out(Level::byte, "\xFF"), "");
  EXPECT_EQ(left_out(Level::character, " "), "");
}

TEST(Parallel, NothingToLearnFromIsRefused) {
  EXPECT_EQ(error_of("a b\n\n", "x\ny\n", {.longest = 1}),
            "a.en and a.es: got no pair of lines that can be used; in line 1 the source has 2 tokens, more than 1; accepted: "
            "sentences of 1 to 1 tokens on both sides (--sequence), in UTF-8");
  EXPECT_THAT(error_of("", "x\n"), HasSubstr("a.en: got an empty file"));
  EXPECT_THAT(error_of("a\n", ""), HasSubstr("a.es: got an empty file"));
  EXPECT_THAT(error_of("\n", "\n"), HasSubstr("in line 1 the source is empty"));
}

TEST(Parallel, OptionsOutOfRangeAreRefused) {
  EXPECT_THAT(error_of("a", "b", {.longest = 0}), HasSubstr("--sequence: got 0"));
  EXPECT_THAT(error_of("a", "b", {.longest = std::int64_t{1} << 31}), HasSubstr("--sequence"));
  EXPECT_THAT(error_of("a", "b", {.batch = 0}), HasSubstr("--batch: got 0"));
  EXPECT_THAT(error_of("a", "b", {.batch = std::int64_t{1} << 40}), HasSubstr("--batch"));
  EXPECT_THAT(error_of("a", "b", {.validation_fraction = 1}), HasSubstr("--validation-fraction"));
  EXPECT_THAT(error_of("a", "b", {.max_vocabulary = 2}), HasSubstr("--max-vocabulary"));
  EXPECT_THAT(error_of("a", "b", {.vocabulary = Vocabulary::bytes()}), HasSubstr("vocabulary: got one of the target alone"));
  EXPECT_THAT(error_of("a", "b", {.source_vocabulary = Vocabulary::of(Level::word, "a"), .vocabulary = Vocabulary::bytes()}),
              HasSubstr("level word of the source, byte of the target"));
}

TEST(Parallel, ValidationFilesAreCheckedToo) {
  const auto source = ParallelSource::of(text("a\n\n", "x\ny\n"), text("a\n\nb\n", "y\nz\nx\n"), {.validation_fraction = 0.5});
  EXPECT_EQ(source->pairs(), 1);
  EXPECT_THAT(source->validation(0).counted(), 4);
  EXPECT_THAT(shown(source->left_out()), ElementsAre("2: the source is empty", "2: the validation source is empty"));
  EXPECT_EQ(source->files().size(), 4U);
  EXPECT_THROW(ParallelSource::of(text("a", "b"), text("a\nb", "c"), {}), InvalidInput);
  EXPECT_THROW(ParallelSource::of(text("a", "b"), text("\n", "\n"), {}), InvalidInput);
}

TEST(Parallel, TakesACheckpointsVocabularies) {
  const Vocabulary of_source = Vocabulary::of(Level::character, "abc"), of_target = Vocabulary::of(Level::character, "xyz");
  const auto source =
      make("ad\n", "xw\n",
           {.level = Level::word, .source_vocabulary = of_source, .vocabulary = of_target, .validation_fraction = 0, .batch = 1});
  EXPECT_EQ(source->source_vocabulary(), of_source);
  EXPECT_EQ(source->vocabulary(), of_target);
  EXPECT_THAT(source->batch(0).sources, ElementsAre(2, 0, 1));
  EXPECT_THAT(source->batch(0).targets, ElementsAre(2, 0, 1));
}

TEST(Parallel, UnitsFollowTheLevel) {
  for (const auto& [level, unit] : {std::pair{Level::byte, Unit::bits_per_byte},
                                    {Level::character, Unit::bits_per_character},
                                    {Level::word, Unit::perplexity}})
    EXPECT_EQ(make("a\n", "b\n", {.level = level, .validation_fraction = 0})->unit(), unit);
}

TEST(Parallel, MemoryIsWhatItHolds) {
  // Tokens of one byte; where 3 + 1 and 0 + 1 sentences begin, on both sides.
  const std::int64_t tokens = make("a b\nc\na\n", "x\ny z\nx\n")->memory().count();
  EXPECT_EQ(tokens, 4 + 4 + 2 * (4 + 1) * 8);
  EXPECT_GE(make("a b\nc\na\n\n", "x\ny z\nx\nu\n")->memory().count(),
            tokens + static_cast<std::int64_t>(sizeof(ParallelSource::LeftOut)));
}

TEST(ShippedPairs, AreWholeAndShort) {
  const auto source =
      ParallelSource::read(RECOLLECT_DATA "/verses.en", RECOLLECT_DATA "/verses.es", {.validation_fraction = 0, .batch = 1});
  EXPECT_TRUE(source->left_out().empty());
  EXPECT_LT(source->files()[0].bytes + source->files()[1].bytes, 2'000'000);
  EXPECT_EQ(source->pairs(), 11727);
  std::set<std::string> pairs;
  for (std::int64_t step = 0; step < source->steps_per_epoch(); ++step) pairs.insert(pairs_in(*source, source->batch(step))[0]);
  EXPECT_TRUE(
      pairs.contains("In the beginning God created the heaven and the earth .\n|EN el principio crió Dios los cielos y la "
                     "tierra .\n"));
}

// Adds lines until both have as many, and says how many those are.
std::int64_t even_out(std::string& a, std::string& b) {
  const auto lines = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
  a += '\n';
  b += '\n';
  while (lines(a) < lines(b)) a += "a\n";
  while (lines(b) < lines(a)) b += "b\n";
  return lines(a);
}

// Whatever the bytes, there is a source whose batches are well formed, or an error that says what is wrong.
TEST(Parallel, RandomBytesDoNoHarm) {
  const std::string bytes = "\n\n\n\r  \tab<eos>\xC3\xA9\xE2\x82\xAC\xF0\x9F\xFF\x80\xED\xA0";
  std::mt19937 random(1);
  const auto draw = [&](std::size_t most) {
    std::string text;
    for (std::size_t left = random() % (most + 1); left > 0; --left)
      text.push_back(random() % 4 == 0 ? static_cast<char>(random() % 256) : bytes[random() % bytes.size()]);
    return text;
  };
  int made = 0;
  for (int round = 0; round < 3000; ++round) {
    std::string sources = draw(60), targets = draw(60);
    const std::int64_t lines = round % 2 == 0 ? even_out(sources, targets) : 0;
    const ParallelOptions options{.level = static_cast<Level>(random() % 3),
                                  .validation_fraction = 0.3,
                                  .longest = 1 + static_cast<std::int64_t>(random() % 9),
                                  .batch = 1 + static_cast<std::int64_t>(random() % 4),
                                  .seed = random()};
    try {
      const auto source = make(sources, targets, options);
      ++made;
      std::int64_t used = source->pairs();
      for (std::int64_t step = 0; step < 2 * source->steps_per_epoch(); ++step)
        ASSERT_TRUE(well_formed(*source, source->batch(step)));
      for (std::int64_t i = 0; i < source->validation_batches(); ++i) {
        ASSERT_TRUE(well_formed(*source, source->validation(i)));
        ASSERT_EQ(source->references(i).size(), static_cast<std::size_t>(options.batch));
        used += static_cast<std::int64_t>(pairs_in(*source, source->validation(i)).size());
      }
      // Every line is used, or reported.
      if (lines > 0) {
        ASSERT_EQ(used + static_cast<std::int64_t>(source->left_out().size()), lines);
      }
    } catch (const InvalidInput& error) {
      ASSERT_THAT(error.field(), HasSubstr("a.e"));
    }
  }
  EXPECT_GT(made, 400);
}

struct ParallelFiles : testing::TemporaryFolder {};

TEST_F(ParallelFiles, AreToldApart) {
  const std::string source = file("s", "a\n"), target = file("t", "x\n"), more = file("vs", "a b\n"), other = file("vt", "x x\n");
  const auto made = ParallelSource::read(source, target, {.validation_source = more, .validation_target = other});
  std::vector<std::string> names;
  for (const FileIdentity& identity : made->files()) names.push_back(identity.name);
  EXPECT_THAT(names, ElementsAre(source, target, more, other));
  EXPECT_EQ(made->files()[2].bytes, 4);
  EXPECT_EQ(made->files()[3].hash, fnv1a(bytes_of("x x\n").bytes));
  EXPECT_EQ(made->longest(), 3);
  EXPECT_EQ(ParallelSource::read(source, target, {})->files().size(), 2U);
}

TEST_F(ParallelFiles, ThatAreMissingAreErrors) {
  const std::string there = file("s", "a\n");
  for (const auto& [source, target] : {std::pair{there, path("none")}, {path("none"), there}}) try {
      ParallelSource::read(source, target, {});
      FAIL();
    } catch (const StorageError& error) {
      EXPECT_EQ(error.error_number(), ENOENT);
      EXPECT_EQ(error.path(), path("none"));
    }
  try {
    ParallelSource::read(there, there, {.validation_source = there});
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), "--validation-target");
  }
}

}  // namespace
}  // namespace recollect::train
