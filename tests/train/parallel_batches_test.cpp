#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "recollect/error.hpp"
#include "support/pairs.hpp"

namespace recollect::train {
namespace {

using recollect::testing::lane;
using recollect::testing::lane_text;
using recollect::testing::make;
using recollect::testing::pairs_in;
using recollect::testing::same;
using recollect::testing::text;
using recollect::testing::well_formed;
using ::testing::ElementsAre;

// `count` different pairs, of many lengths on both sides.
std::pair<std::string, std::string> many(int count) {
  std::pair<std::string, std::string> texts;
  for (int i = 0; i < count; ++i) {
    texts.first += "s" + std::to_string(i);
    texts.second += "t" + std::to_string(i);
    for (int k = 0; k < i * 7 % 11; ++k) texts.first += " w";
    for (int k = 0; k < i * 5 % 9; ++k) texts.second += " v";
    texts.first += '\n';
    texts.second += '\n';
  }
  return texts;
}

TEST(ParallelBatches, EveryEpochTakesEachPairOnce) {
  for (int count = 1; count <= 40; count += 3)
    for (const std::int64_t batch : {1, 2, 3, 5, 7, 64}) {
      const auto [sources, targets] = many(count);
      const auto source = make(sources, targets, {.validation_fraction = 0, .batch = batch, .seed = 3});
      ASSERT_EQ(source->pairs(), count);
      const std::int64_t steps = source->steps_per_epoch();
      ASSERT_EQ(steps, (count + batch - 1) / batch);
      std::set<std::string> expected;
      for (std::int64_t epoch = 0; epoch < 3; ++epoch) {
        std::vector<std::string> taken;
        for (std::int64_t step = epoch * steps; step < (epoch + 1) * steps; ++step) {
          const Batch made = source->batch(step);
          ASSERT_TRUE(well_formed(*source, made));
          ASSERT_TRUE(same(made, source->batch(step)));
          const std::vector<std::string> pairs = pairs_in(*source, made);
          // Only the last of an epoch has lanes without a pair.
          const bool last = step == (epoch + 1) * steps - 1;
          ASSERT_EQ(static_cast<std::int64_t>(pairs.size()), last ? count - (steps - 1) * batch : batch);
          taken.insert(taken.end(), pairs.begin(), pairs.end());
        }
        const std::set<std::string> all(taken.begin(), taken.end());
        ASSERT_EQ(all.size(), taken.size());
        ASSERT_EQ(static_cast<int>(all.size()), count);
        if (epoch == 0) expected = all;
        ASSERT_EQ(all, expected);
      }
    }
}

// By the Python of docs/formats.md: nine pairs of one length, which stay in the file's order, and windows of eight and one.
TEST(ParallelBatches, IsTheDocumentedOrder) {
  const auto source = make("a\nb\nc\nd\ne\nf\ng\nh\ni\n", "a\nb\nc\nd\ne\nf\ng\nh\ni\n",
                           {.level = Level::byte, .validation_fraction = 0, .batch = 2, .seed = 3});
  std::vector<std::string> steps;
  for (std::int64_t step = 0; step < 10; ++step) {
    const Batch batch = source->batch(step);
    steps.emplace_back();
    for (std::int64_t b = 0; b < 2; ++b)
      if (const std::string target = lane_text(*source, batch, batch.targets, b); !target.empty()) steps.back() += target[0];
  }
  EXPECT_THAT(steps, ElementsAre("ei", "ab", "fd", "ch", "g", "ec", "fi", "db", "hg", "a"));
}

TEST(ParallelBatches, OrdersAndPartnersChangeFromEpochToEpoch) {
  const auto [sources, targets] = many(60);
  const auto source = make(sources, targets, {.validation_fraction = 0, .batch = 4, .seed = 3});
  const auto epoch = [&](const ParallelSource& from, std::int64_t number) {
    std::vector<std::set<std::string>> batches;
    for (std::int64_t step = number * 15; step < (number + 1) * 15; ++step) {
      const std::vector<std::string> pairs = pairs_in(from, from.batch(step));
      batches.emplace_back(pairs.begin(), pairs.end());
    }
    return batches;
  };
  const auto first = epoch(*source, 0), second = epoch(*source, 1);
  EXPECT_NE(first, second);
  // Nor are they the same batches in another order.
  EXPECT_NE(std::set(first.begin(), first.end()), std::set(second.begin(), second.end()));
  const auto other = make(sources, targets, {.validation_fraction = 0, .batch = 4, .seed = 4});
  EXPECT_NE(first, epoch(*other, 0));
  EXPECT_TRUE(same(source->batch(15'000'000'000),
                   make(sources, targets, {.validation_fraction = 0, .batch = 4, .seed = 3})->batch(15'000'000'000)));
  EXPECT_THROW(source->batch(-1), InvalidInput);
}

TEST(ParallelBatches, TheTailIsHeldOut) {
  const auto source = make("a\nb\n\na b c\na a\nq\n", "x\ny\nz\nx  y z \nx q\r\nz\n", {.validation_fraction = 0.6, .batch = 2});
  // Of the five pairs that can be used, three; their words are in no vocabulary.
  EXPECT_EQ(source->pairs(), 2);
  EXPECT_EQ(source->source_vocabulary(), Vocabulary::of(Level::word, "a b"));
  EXPECT_EQ(source->vocabulary(), Vocabulary::of(Level::word, "x y"));
  ASSERT_EQ(source->validation_batches(), 2);
  EXPECT_EQ(source->longest(), 4);
  EXPECT_EQ(source->longest_source(), 4);
  const Batch first = source->validation(0), second = source->validation(1);
  EXPECT_TRUE(well_formed(*source, first));
  EXPECT_TRUE(well_formed(*source, second));
  EXPECT_THAT(pairs_in(*source, first), ElementsAre("<unk>\n|<unk>\n", "a a\n|x <unk>\n"));
  EXPECT_THAT(pairs_in(*source, second), ElementsAre("a b <unk>\n|x y <unk>\n"));
  EXPECT_THAT(source->references(0), ElementsAre("z", "x q"));
  EXPECT_THAT(source->references(1), ElementsAre("x  y z ", ""));
  EXPECT_THAT(second.lengths, ElementsAre(4, 0));
  for (const std::int64_t i : {-1, 2}) {
    EXPECT_THROW(source->validation(i), InvalidInput);
    EXPECT_THROW(source->references(i), InvalidInput);
  }
  // One pair always stays to train on.
  EXPECT_EQ(make("a\nb\n", "x\ny\n", {.validation_fraction = 0.99})->pairs(), 1);
  EXPECT_EQ(make("a\nb\n", "x\ny\n")->validation_batches(), 0);
}

TEST(ParallelBatches, ValidationIsInTheOrderOfLengths) {
  const auto [sources, targets] = many(50);
  const auto source = ParallelSource::of(text("a", "b"), text(sources, targets), {.batch = 4});
  std::int64_t before = 0, found = 0;
  for (std::int64_t i = 0; i < source->validation_batches(); ++i) {
    const Batch batch = source->validation(i);
    ASSERT_TRUE(well_formed(*source, batch));
    const std::vector<std::string> references = source->references(i);
    for (std::int64_t b = 0; b < 4; ++b) {
      const auto length = static_cast<std::int64_t>(lane(batch, batch.targets, b).size());
      ASSERT_EQ(length == 0, references[static_cast<std::size_t>(b)].empty());
      if (length == 0) continue;
      EXPECT_GE(length, before);
      before = length;
      ++found;
    }
  }
  EXPECT_EQ(found, 50);
}

TEST(ParallelBatches, PadsLittle) {
  const auto source =
      ParallelSource::read(RECOLLECT_DATA "/verses.en", RECOLLECT_DATA "/verses.es", {.validation_fraction = 0, .batch = 16});
  std::int64_t positions = 0, tokens = 0;
  for (std::int64_t step = 0; step < source->steps_per_epoch(); ++step) {
    const Batch batch = source->batch(step);
    positions += 16 * (batch.length + batch.source_length);
    tokens += batch.counted();
    for (const std::int32_t length : batch.source_lengths) tokens += length;
  }
  // 25 % were padding if lengths were left to chance.
  EXPECT_GT(static_cast<double>(tokens), 0.96 * static_cast<double>(positions));
}

}  // namespace
}  // namespace recollect::train
