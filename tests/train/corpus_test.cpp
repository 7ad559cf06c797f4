#include "train/corpus.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <cmath>
#include <limits>
#include <thread>

#include "recollect/error.hpp"
#include "support/temporary_folder.hpp"
#include "support/texts.hpp"

namespace recollect::train {
namespace {

using recollect::testing::bytes_of;
using recollect::testing::ids;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

struct CorpusFiles : testing::TemporaryFolder {};

std::string decoded(const Corpus& corpus, TokenView view) { return corpus.vocabulary().decode(ids(view)); }

TEST(Corpus, HoldsOutTheLastTwentieth) {
  const Corpus corpus = Corpus::of(bytes_of(std::string(95, 'a') + "bcdef"), std::nullopt, {});
  EXPECT_EQ(corpus.split(), 95);
  EXPECT_EQ(corpus.training().size(), 95);
  EXPECT_EQ(decoded(corpus, corpus.validation()), "bcdef");
  EXPECT_EQ(corpus.memory(), Bytes(100));
  // Rounded down: 5 % of 19 bytes is none.
  EXPECT_TRUE(Corpus::of(bytes_of(std::string(19, 'a')), std::nullopt, {}).validation().empty());
}

TEST(Corpus, HoldsOutAnyFraction) {
  const auto validation = [](double fraction) {
    const Corpus corpus = Corpus::of(bytes_of("0123456789"), std::nullopt, {.validation_fraction = fraction});
    return decoded(corpus, corpus.validation());
  };
  EXPECT_EQ(validation(0), "");
  EXPECT_EQ(validation(0.3), "789");
  EXPECT_EQ(validation(0.39), "789");
  EXPECT_EQ(validation(std::nextafter(1.0, 0.0)), "123456789");
  for (const double fraction : {-0.1, 1.0, std::numeric_limits<double>::quiet_NaN(), 1e300})
    EXPECT_THROW(validation(fraction), InvalidInput) << fraction;
}

TEST(Corpus, CutsNoCharacterInTwo) {
  // Bytes: é at 0, 2, 4, 6 and 8; half of them would be cut at 5.
  const Corpus corpus = Corpus::of(bytes_of("ééééé"), std::nullopt, {.level = Level::character, .validation_fraction = 0.5});
  EXPECT_EQ(corpus.split(), 6);
  EXPECT_EQ(decoded(corpus, corpus.training()), "ééé");
  EXPECT_EQ(decoded(corpus, corpus.validation()), "éé");
}

TEST(Corpus, CutsWordsBetweenLines) {
  const std::string text = "a b\nc d\ne f\n";
  const auto split = [&](double fraction) {
    return Corpus::of(bytes_of(text), std::nullopt, {.level = Level::word, .validation_fraction = fraction}).split();
  };
  EXPECT_EQ(split(0.3), 12);  // wanted at 9, in the last line
  EXPECT_EQ(split(0.34), 8);  // wanted at 8, where a line begins
  EXPECT_EQ(split(0.5), 8);   // wanted at 6
  EXPECT_EQ(split(0.99), 4);  // wanted at 1
  const Corpus bytes = Corpus::of(bytes_of(text), std::nullopt, {.validation_fraction = 0.5, .lines = true});
  EXPECT_EQ(bytes.split(), 8);
}

TEST(Corpus, TheVocabularyIsOfTheTrainingPartAlone) {
  const Corpus corpus = Corpus::of(bytes_of("a b a\nc a\n"), std::nullopt, {.level = Level::word, .validation_fraction = 0.4});
  EXPECT_EQ(corpus.vocabulary().size(), 4);
  EXPECT_THAT(ids(corpus.training()), ElementsAre(2, 3, 2, 1));
  EXPECT_THAT(ids(corpus.validation()), ElementsAre(0, 2, 1));
  EXPECT_EQ(decoded(corpus, corpus.validation()), "<unk> a\n");
}

TEST(Corpus, TakesACheckpointsVocabulary) {
  const Vocabulary vocabulary = Vocabulary::of(Level::word, "x y");
  const Corpus corpus =
      Corpus::of(bytes_of("y z\n"), std::nullopt, {.level = Level::byte, .vocabulary = vocabulary, .validation_fraction = 0});
  EXPECT_THAT(ids(corpus.training()), ElementsAre(3, 0, 1));
  EXPECT_EQ(corpus.vocabulary(), vocabulary);
}

TEST(Corpus, NamesTheOffsetInTheFileOfWhatIsNotUtf8) {
  for (const Level level : {Level::character, Level::word}) try {
      Corpus::of(bytes_of(std::string(99, 'a') + "\xFF", "latin.txt"), std::nullopt, {.level = level});
      FAIL();
    } catch (const InvalidInput& error) {
      EXPECT_THAT(error.what(), HasSubstr("latin.txt: got 0xFF at byte 99"));
      EXPECT_THAT(error.what(), HasSubstr("--level byte"));
    }
}

TEST(Corpus, HashesAreFnv1a) {
  EXPECT_EQ(fnv1a({}), 0xcbf29ce484222325U);
  EXPECT_EQ(fnv1a(bytes_of("a").bytes), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(fnv1a(bytes_of("foobar").bytes), 0x85944171f73967e8U);
  EXPECT_EQ(fnv1a(bytes_of("bar").bytes, fnv1a(bytes_of("foo").bytes)), fnv1a(bytes_of("foobar").bytes));
}

TEST_F(CorpusFiles, AreReadWhole) {
  std::string content;
  for (int i = 0; i < 200'000; ++i) content.push_back(static_cast<char>(i * 7 % 256));
  const Corpus corpus = Corpus::read(file("any", content), {});
  ASSERT_EQ(corpus.files().size(), 1U);
  EXPECT_EQ(corpus.files()[0].bytes, 200'000);
  EXPECT_EQ(corpus.files()[0].hash, fnv1a(bytes_of(content).bytes));
  EXPECT_EQ(decoded(corpus, corpus.training()) + decoded(corpus, corpus.validation()), content);
  EXPECT_EQ(corpus.memory(), Bytes(200'000));
}

TEST_F(CorpusFiles, MayBePipes) {
  std::string content;
  for (int i = 0; i < 150'000; ++i) content.push_back(static_cast<char>(i * 3 % 256));
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  std::jthread writer([&] {
    std::size_t sent = 0;
    while (sent < content.size())
      sent += static_cast<std::size_t>(::write(ends[1], content.data() + sent, content.size() - sent));
    ::close(ends[1]);
  });
  const NamedBytes read = read_bytes("/dev/fd/" + std::to_string(ends[0]));
  writer.join();
  ::close(ends[0]);
  EXPECT_EQ(read.bytes, bytes_of(content).bytes);
}

TEST_F(CorpusFiles, MayHoldTheValidationApart) {
  const std::string data = file("train", "abc"), held_out = file("valid", "abd");
  for (const Level level : {Level::byte, Level::character}) {
    const Corpus corpus = Corpus::read(data, {.level = level, .validation_fraction = 0.9, .validation_file = held_out});
    EXPECT_EQ(decoded(corpus, corpus.training()), "abc");
    EXPECT_EQ(decoded(corpus, corpus.validation()), level == Level::byte ? "abd" : "ab\uFFFD");
    EXPECT_EQ(corpus.split(), 3);
    ASSERT_EQ(corpus.files().size(), 2U);
    EXPECT_EQ(corpus.files()[1].name, held_out);
    EXPECT_NE(corpus.files()[0], corpus.files()[1]);
  }
}

TEST_F(CorpusFiles, ThatAreEmptyAreRefused) {
  const std::string empty = file("empty", "");
  try {
    Corpus::read(empty, {});
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), empty);
    EXPECT_THAT(error.what(), HasSubstr("empty file"));
  }
  EXPECT_THROW(Corpus::read(file("full", "x"), {.validation_file = empty}), InvalidInput);
}

TEST_F(CorpusFiles, ThatCannotBeReadAreStorageErrors) {
  const auto error_number = [](const std::string& path, const CorpusOptions& options) {
    try {
      Corpus::read(path, options);
    } catch (const StorageError& error) {
      return error.error_number();
    }
    return 0;
  };
  EXPECT_EQ(error_number(path("none"), {}), ENOENT);
  EXPECT_EQ(error_number(path(""), {}), EISDIR);
  EXPECT_EQ(error_number(file("full", "x"), {.validation_file = path("none")}), ENOENT);
}

TEST(ShippedText, IsUtf8AndWholeLines) {
  const Corpus corpus = Corpus::read(RECOLLECT_DATA "/kjv.txt", {.level = Level::character, .lines = true});
  EXPECT_LT(corpus.files()[0].bytes, 1'000'000);
  EXPECT_EQ(corpus.training()[corpus.training().size() - 1], corpus.vocabulary().newline());
  EXPECT_THAT(decoded(corpus, corpus.training().part(0, 54)), "In the beginning God created the heaven and the earth.");
}

}  // namespace
}  // namespace recollect::train
