#include "train/tasks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "support/texts.hpp"

namespace recollect::train {
namespace {

using recollect::testing::lane;
using recollect::testing::same;
using recollect::testing::source_lane;
using recollect::testing::well_formed;
using ::testing::HasSubstr;

constexpr Task kTasks[] = {Task::copy, Task::repeat_copy, Task::recite, Task::repeat, Task::memorize, Task::reverse};

// A lane as text, "-" where no target counts: what the layouts look like to a reader.
std::string shown(const TaskSource& source, const std::vector<std::int32_t>& row) {
  std::string text;
  for (const std::int32_t id : row) text += id == kNoTarget ? "-" : source.decode(std::vector{id});
  return text;
}

std::string error_of(const TaskOptions& options) {
  return testing::thrown_by([&] { make_task(options); });
}

TEST(Tasks, AreFunctionsOfSeedAndStep) {
  for (const Task task : kTasks) {
    const TaskOptions options{.task = task, .sequence = 60, .batch = 3, .pattern = 6, .seed = 4};
    const auto source = make_task(options), again = make_task(options);
    TaskOptions other = options;
    other.seed = 5;
    for (const std::int64_t step : {std::int64_t{0}, std::int64_t{1}, std::int64_t{5'000'000'000}}) {
      const Batch batch = source->batch(step);
      EXPECT_TRUE(well_formed(*source, batch)) << to_string(task);
      EXPECT_TRUE(batch.starts_fresh);
      EXPECT_TRUE(same(batch, again->batch(step)));
      EXPECT_FALSE(same(batch, make_task(other)->batch(step)));
      EXPECT_EQ(same(batch, source->batch(step + 1)), task == Task::recite);
    }
    EXPECT_THROW(source->batch(-1), InvalidInput);
    EXPECT_EQ(source->unit(), Unit::bits_per_symbol);
    EXPECT_EQ(source->memory(), Bytes(0));
  }
}

TEST(Tasks, ValidationIsNeverTrainedOn) {
  for (const Task task : {Task::copy, Task::repeat_copy, Task::repeat, Task::memorize, Task::reverse}) {
    const auto source = make_task({.task = task, .sequence = 60, .batch = 2, .validation_batches = 3});
    ASSERT_EQ(source->validation_batches(), 3);
    std::set<std::vector<std::int32_t>> seen;
    for (std::int64_t i = 0; i < 3; ++i) seen.insert(source->validation(i).inputs);
    for (std::int64_t step = 0; step < 50; ++step) seen.insert(source->batch(step).inputs);
    EXPECT_EQ(seen.size(), 53U);
    EXPECT_THROW(source->validation(3), InvalidInput);
    EXPECT_THROW(source->validation(-1), InvalidInput);
  }
}

TEST(Copy, AsksForThePatternAfterTheDelay) {
  const auto source = make_task({.task = Task::copy, .sequence = 12, .batch = 4, .symbols = 5, .pattern = 3});
  EXPECT_EQ(source->vocabulary_size(), 7);
  EXPECT_EQ(source->longest(), 12);
  const Batch batch = source->batch(9);
  EXPECT_EQ(batch.counted(), 4 * 3);
  for (std::int64_t b = 0; b < 4; ++b) {
    const std::string in = shown(*source, lane(batch, batch.inputs, b)), out = shown(*source, lane(batch, batch.targets, b));
    const std::string pattern = in.substr(0, 3);
    EXPECT_EQ(in, pattern + "_____>___");
    EXPECT_EQ(out, "---------" + pattern);
    EXPECT_EQ(pattern.find_first_not_of("abcde"), std::string::npos);
  }
}

// By the Python of docs/formats.md.
TEST(Copy, IsTheDocumentedOne) {
  const auto source = make_task({.task = Task::copy, .sequence = 8, .symbols = 4, .pattern = 3, .seed = 5});
  EXPECT_THAT(source->batch(2).inputs, ::testing::ElementsAre(2, 1, 2, 4, 5, 4, 4, 4));
}

TEST(Copy, TheShortestHasNoDelay) {
  const auto source = make_task({.task = Task::copy, .sequence = 3, .symbols = 2, .pattern = 1});
  const Batch batch = source->batch(0);
  EXPECT_THAT(shown(*source, lane(batch, batch.inputs, 0)), ::testing::AnyOf("a>_", "b>_"));
}

TEST(RepeatCopy, AsksForThePatternAsOftenAsSaid) {
  // Room for (30-2)/4 - 1 = 6 repeats.
  const auto source = make_task({.task = Task::repeat_copy, .sequence = 31, .batch = 8, .symbols = 3, .pattern = 4});
  EXPECT_EQ(source->vocabulary_size(), 3 + 2 + 6);
  EXPECT_EQ(source->longest(), 30);
  std::set<int> seen;
  for (std::int64_t step = 0; step < 20; ++step) {
    const Batch batch = source->batch(step);
    ASSERT_TRUE(well_formed(*source, batch));
    for (std::int64_t b = 0; b < 8; ++b) {
      const std::string in = shown(*source, lane(batch, batch.inputs, b)), out = shown(*source, lane(batch, batch.targets, b));
      const std::string pattern = in.substr(0, 4);
      const int r = in[6] - '0';
      seen.insert(r);
      std::string expected = "-----";
      for (int k = 0; k < r; ++k) expected += pattern;
      ASSERT_EQ(in, pattern + "<x" + std::to_string(r) + ">" + std::string(static_cast<std::size_t>(4 * r + 1), '_'));
      ASSERT_EQ(out, expected + ".");
    }
  }
  EXPECT_EQ(seen, (std::set<int>{1, 2, 3, 4, 5, 6}));
}

TEST(RepeatCopy, MayBeToldTheMostRepeats) {
  const auto source = make_task({.task = Task::repeat_copy, .sequence = 100, .batch = 2, .pattern = 4, .repeats = 1});
  EXPECT_EQ(source->longest(), 10);
  EXPECT_TRUE(source->batch(0).lengths.empty());
  EXPECT_EQ(source->batch(0).counted(), 2 * 5);
}

TEST(Recite, IsTheSameSequenceEveryTime) {
  const auto source = make_task({.task = Task::recite, .sequence = 50, .batch = 3, .symbols = 4});
  EXPECT_EQ(source->vocabulary_size(), 4 + 3);
  EXPECT_EQ(source->steps_per_epoch(), 1);
  EXPECT_EQ(source->position(7), (Position{7, 0}));
  const Batch batch = source->batch(0);
  EXPECT_TRUE(same(batch, source->validation(0)));
  EXPECT_EQ(batch.counted(), 150);
  for (std::int64_t b = 0; b < 3; ++b) {
    const std::string in = shown(*source, lane(batch, batch.inputs, b)), out = shown(*source, lane(batch, batch.targets, b));
    EXPECT_EQ(in, "<lane " + std::to_string(b) + ">" + out.substr(0, 49));
    EXPECT_EQ(out.find_first_not_of("abcd"), std::string::npos);
  }
  EXPECT_EQ(source->validation_batches(), 1);
  EXPECT_THROW(source->validation(1), InvalidInput);
}

TEST(Repeat, AsksForTheSymbolBefore) {
  const auto source = make_task({.task = Task::repeat, .sequence = 20, .batch = 2});
  EXPECT_EQ(source->vocabulary_size(), 8);
  const Batch batch = source->batch(3);
  for (std::int64_t b = 0; b < 2; ++b)
    EXPECT_EQ(shown(*source, lane(batch, batch.targets, b)), "-" + shown(*source, lane(batch, batch.inputs, b)).substr(0, 19));
}

TEST(Memorize, AsksForTheSymbolsBackwards) {
  const auto source = make_task({.task = Task::memorize, .sequence = 20, .batch = 2});
  EXPECT_EQ(source->vocabulary_size(), 9);
  const Batch batch = source->batch(3);
  for (std::int64_t b = 0; b < 2; ++b) {
    const std::string in = shown(*source, lane(batch, batch.inputs, b));
    const std::string half = in.substr(0, 10);
    EXPECT_EQ(in, half + "__________");
    EXPECT_EQ(shown(*source, lane(batch, batch.targets, b)), "----------" + std::string(half.rbegin(), half.rend()));
  }
}

TEST(Reverse, AsksForTheOtherEndsSymbolsBackwards) {
  const auto source = make_task({.task = Task::reverse, .sequence = 7, .batch = 16, .symbols = 5});
  EXPECT_EQ(source->vocabulary_size(), 6);
  EXPECT_EQ(source->source_vocabulary_size(), 6);
  EXPECT_EQ(source->longest(), 8);
  EXPECT_EQ(source->longest_source(), 8);
  std::set<std::size_t> lengths;
  for (std::int64_t step = 0; step < 10; ++step) {
    const Batch batch = source->batch(step);
    ASSERT_TRUE(well_formed(*source, batch));
    for (std::int64_t b = 0; b < 16; ++b) {
      const std::string read = shown(*source, source_lane(batch, b));
      const std::string symbols = read.substr(0, read.size() - 1);
      lengths.insert(symbols.size());
      std::string expected;
      for (const char c : symbols) expected.insert(expected.begin(), static_cast<char>('a' + 'e' - c));
      ASSERT_EQ(read, symbols + ".");
      ASSERT_EQ(symbols.find_first_not_of("abcde"), std::string::npos);
      ASSERT_EQ(shown(*source, lane(batch, batch.inputs, b)), "." + expected);
      ASSERT_EQ(shown(*source, lane(batch, batch.targets, b)), expected + ".");
    }
  }
  EXPECT_EQ(lengths, (std::set<std::size_t>{3, 4, 5, 6, 7}));
}

// By the Python of docs/formats.md: 4 of 3 … 6 symbols.
TEST(Reverse, IsTheDocumentedOne) {
  const auto source = make_task({.task = Task::reverse, .sequence = 6, .symbols = 4, .seed = 5});
  EXPECT_THAT(source->batch(5).sources, ::testing::ElementsAre(1, 2, 3, 2, 4));
  EXPECT_THAT(source->batch(5).targets, ::testing::ElementsAre(1, 0, 1, 2, 4));
}

TEST(Reverse, TheShortestIsOneSymbol) {
  const auto source = make_task({.task = Task::reverse, .sequence = 1, .batch = 3, .symbols = 2});
  const Batch batch = source->batch(0);
  EXPECT_EQ(batch.length, 2);
  EXPECT_TRUE(batch.lengths.empty());
  EXPECT_THAT(batch.source_lengths, ::testing::ElementsAre(2, 2, 2));
  EXPECT_EQ(batch.targets[0], 1 - batch.sources[0]);
}

// The best constant guess is how often each target comes: what many batches show must be near what is said.
TEST(Tasks, BaselinesAreThoseOfAConstantGuess) {
  for (const Task task : kTasks) {
    const auto source = make_task({.task = task, .sequence = 200, .batch = 64, .symbols = 6, .pattern = 5});
    std::map<std::int32_t, double> counts;
    double total = 0;
    for (std::int64_t step = 0; step < 20; ++step)
      for (const std::int32_t target : source->batch(step).targets)
        if (target != kNoTarget) {
          ++counts[target];
          ++total;
        }
    double entropy = 0;
    for (const auto& [target, count] : counts) entropy -= count / total * std::log(count / total);
    EXPECT_NEAR(source->baseline(), entropy, 0.01) << to_string(task);
  }
}

TEST(Tasks, NameTheirSymbols) {
  const auto small = make_task({.task = Task::copy, .symbols = 26});
  EXPECT_EQ(small->decode(std::vector<std::int32_t>{0, 25, 26, 27}), "az_>");
  const auto large = make_task({.task = Task::copy, .symbols = 27});
  EXPECT_EQ(large->decode(std::vector<std::int32_t>{0, 26, 27, 28}), "<0><26>_>");
  for (const std::int32_t id : {-1, 28}) EXPECT_THROW(small->decode(std::vector{id}), InvalidInput);
  for (const Task task : kTasks) EXPECT_EQ(parse_task(to_string(task)), task);
  EXPECT_THROW(parse_task("lm"), InvalidInput);
}

TEST(Tasks, RefuseOptionsOutOfRange) {
  EXPECT_THAT(error_of({.task = Task::copy, .sequence = 20, .pattern = 10}), HasSubstr("--pattern: got 10; accepted: 1 to 9"));
  EXPECT_EQ(error_of({.task = Task::copy, .sequence = 21, .pattern = 10}), "no error");
  EXPECT_THAT(error_of({.task = Task::copy, .sequence = 2}), HasSubstr("--sequence: got 2; accepted: 3 to"));
  EXPECT_THAT(error_of({.task = Task::copy, .pattern = 0}), HasSubstr("--pattern"));
  EXPECT_THAT(error_of({.task = Task::repeat_copy, .sequence = 21, .pattern = 10}),
              HasSubstr("--pattern: got 10; accepted: 1 to 9"));
  EXPECT_EQ(error_of({.task = Task::repeat_copy, .sequence = 22, .pattern = 10}), "no error");
  EXPECT_THAT(error_of({.task = Task::repeat_copy, .sequence = 22, .pattern = 10, .repeats = 2}), HasSubstr("--repeats: got 2"));
  EXPECT_THAT(error_of({.task = Task::repeat_copy, .repeats = -1}), HasSubstr("--repeats"));
  EXPECT_THAT(error_of({.task = Task::memorize, .sequence = 9}), HasSubstr("an even number"));
  EXPECT_THAT(error_of({.task = Task::reverse, .sequence = (std::int64_t{1} << 31) - 1}), HasSubstr("accepted: 1 to 2147483646"));
  for (const Task task : kTasks) {
    EXPECT_THAT(error_of({.task = task, .sequence = 0}), HasSubstr("--sequence"));
    EXPECT_THAT(error_of({.task = task, .sequence = std::int64_t{1} << 31}), HasSubstr("--sequence"));
    EXPECT_THAT(error_of({.task = task, .batch = 0}), HasSubstr("--batch"));
    EXPECT_THAT(error_of({.task = task, .symbols = 1}), HasSubstr("--symbols"));
    EXPECT_THAT(error_of({.task = task, .symbols = std::int64_t{1} << 40}), HasSubstr("--symbols"));
    EXPECT_THAT(error_of({.task = task, .validation_batches = -1}), HasSubstr("--validation-batches"));
  }
}

}  // namespace
}  // namespace recollect::train
