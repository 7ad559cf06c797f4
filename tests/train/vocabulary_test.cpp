#include "train/vocabulary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "recollect/error.hpp"
#include "run/keyed_random.hpp"
#include "support/errors.hpp"
#include "support/texts.hpp"
#include "train/utf8.hpp"

namespace recollect::train {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using namespace std::string_literals;

std::vector<std::int32_t> ids(const Tokens& tokens) { return recollect::testing::ids(tokens.view()); }

std::string all_bytes() {
  std::string text(256, '\0');
  std::iota(text.begin(), text.end(), '\0');
  return text;
}

TEST(Vocabulary, BytesAreTheirOwnIds) {
  const Vocabulary vocabulary = Vocabulary::of(Level::byte, "whatever");
  EXPECT_EQ(vocabulary.size(), 256);
  EXPECT_EQ(vocabulary.newline(), 10);
  const Tokens tokens = vocabulary.encode(all_bytes());
  for (std::int32_t i = 0; i < 256; ++i) EXPECT_EQ(tokens.view()[i], i);
  EXPECT_EQ(vocabulary.decode(ids(tokens)), all_bytes());
}

TEST(Vocabulary, CharactersComeByFrequencyThenByBytes) {
  // é 3 times, a and ’ twice, b and 😀 once; the newline has its place.
  const Vocabulary vocabulary = Vocabulary::of(Level::character, "éaé’\nb’a😀é\n");
  EXPECT_EQ(vocabulary.size(), 7);
  EXPECT_EQ(vocabulary.decode(std::vector<std::int32_t>{0, 1, 2, 3, 4, 5, 6}), "\uFFFD\néa’b😀");
  EXPECT_THAT(ids(vocabulary.encode("bé\n?’\u00FF\U0010FFFF\uFFFD")), ElementsAre(5, 2, 1, 0, 4, 0, 0, 0));
  EXPECT_EQ(vocabulary.decode(ids(vocabulary.encode("a😀\nzé"))), "a😀\n\uFFFDé");
}

TEST(Vocabulary, WordsFollowThePennTreebank) {
  // As its files are: lines begin and end with a space, rare words are <unk> already, numbers are N.
  const std::string text = " the <unk> of N \n the N <unk> \n";
  const Vocabulary vocabulary = Vocabulary::of(Level::word, text);
  EXPECT_EQ(vocabulary.size(), 5);
  EXPECT_THAT(ids(vocabulary.encode(text)), ElementsAre(3, 0, 4, 2, 1, 3, 2, 0, 1));  // N and the: twice each, N first by bytes
  EXPECT_THAT(ids(vocabulary.encode("of\tunheard-of\r\n\n  N")), ElementsAre(4, 0, 1, 1, 2));
  EXPECT_EQ(vocabulary.decode(ids(vocabulary.encode(text))), "the <unk> of N\nthe N <unk>\n");
  EXPECT_EQ(vocabulary.decode(std::vector<std::int32_t>{1, 1, 3}), "\n\nthe");
}

TEST(Vocabulary, AWordCutByAnyWhiteSpace) {
  const Vocabulary vocabulary = Vocabulary::of(Level::word, "a\vb\fc\td\re f");
  EXPECT_EQ(vocabulary.size(), 2 + 6);
}

TEST(Vocabulary, MayBeCapped) {
  const std::string text = "d d d a a c c b";
  const Vocabulary vocabulary = Vocabulary::of(Level::word, text, 4);
  EXPECT_EQ(vocabulary.size(), 4);
  EXPECT_EQ(vocabulary.decode(ids(vocabulary.encode(text))), "d d d a a <unk> <unk> <unk>");
  EXPECT_EQ(Vocabulary::of(Level::word, text, 1000).size(), 6);
  EXPECT_EQ(Vocabulary::of(Level::character, "aabbc", 3).decode(std::vector<std::int32_t>{2}), "a");
  for (const std::int64_t most : {-1, 1, 2})
    EXPECT_THAT(testing::thrown_by([&] { Vocabulary::of(Level::word, text, most); }), HasSubstr("--max-vocabulary")) << most;
  EXPECT_THAT(testing::thrown_by([&] { Vocabulary::of(Level::byte, text, 100); }), HasSubstr("256"));
}

TEST(Vocabulary, RefusesTextThatIsNotUtf8) {
  for (const Level level : {Level::character, Level::word})
    EXPECT_THAT(testing::thrown_by([&] { Vocabulary::of(level, "abc\xFFz", 0, "file"); }), HasSubstr("file: got 0xFF at byte 3"));
  const Vocabulary vocabulary = Vocabulary::of(Level::character, "abc");
  EXPECT_THAT(testing::thrown_by([&] { vocabulary.encode("ab\x80", "--prime"); }), HasSubstr("--prime: got 0x80 at byte 2"));
}

TEST(Vocabulary, DecodesOnlyItsOwnIds) {
  const Vocabulary vocabulary = Vocabulary::of(Level::character, "ab");
  for (const std::int32_t id : {-1, 4, 1'000'000})
    EXPECT_THAT(testing::thrown_by([&] { vocabulary.decode(std::vector{id}); }), HasSubstr("0 to 3")) << id;
}

TEST(Vocabulary, LevelsHaveNames) {
  for (const Level level : {Level::byte, Level::character, Level::word}) EXPECT_EQ(parse_level(to_string(level)), level);
  EXPECT_THAT(testing::thrown_by([] { parse_level("letters"); }),
              HasSubstr("--level: got letters; accepted: byte, char, word or piece"));
}

TEST(VocabularyJson, ComesBack) {
  for (const Vocabulary& vocabulary : {Vocabulary::bytes(), Vocabulary::of(Level::character, "zażółć\0\"\\😀\n"s),
                                       Vocabulary::of(Level::word, "ein \"Wort\" \\ <unk>\n")})
    EXPECT_EQ(Vocabulary::from_json(vocabulary.to_json()), vocabulary);
  EXPECT_EQ(Vocabulary::bytes().to_json(), R"({"format":"recollect-vocabulary","version":1,"level":"byte"})");
}

TEST(VocabularyJson, IsNotTrusted) {
  const auto with = [](const nlohmann::json& level, const nlohmann::json& tokens) {
    nlohmann::json document{{"format", "recollect-vocabulary"}, {"version", 1}, {"level", level}};
    if (!tokens.is_null()) document["tokens"] = tokens;
    return testing::thrown_by([&] { Vocabulary::from_json(document.dump()); });
  };
  EXPECT_EQ(with("word", {"<unk>", "<eos>", "a"}), "no error");
  EXPECT_EQ(with("char", {"\uFFFD", "\n", "ä"}), "no error");
  EXPECT_THAT(with("word", nullptr), HasSubstr("tokens: got nothing"));
  EXPECT_THAT(with("word", "a"), HasSubstr("a list"));
  EXPECT_THAT(with("word", nlohmann::json::array()), HasSubstr("0 tokens"));
  EXPECT_THAT(with("word", {"<unk>"}), HasSubstr("1 tokens"));
  EXPECT_THAT(with("word", {"<eos>", "<unk>"}), HasSubstr("tokens[0]"));
  EXPECT_THAT(with("word", {"<unk>", "<eos>", "a", 7}), HasSubstr("tokens[3]: got 7; accepted: a string"));
  EXPECT_THAT(with("word", {"<unk>", "<eos>", "a", "b", "a"}), HasSubstr("tokens[4]"));
  EXPECT_THAT(with("word", {"<unk>", "<eos>", "a b"}), HasSubstr("white space"));
  EXPECT_THAT(with("word", {"<unk>", "<eos>", ""}), HasSubstr("tokens[2]"));
  EXPECT_THAT(with("char", {"\uFFFD", "\n", "ab"}), HasSubstr("one code point"));
  EXPECT_THAT(with("char", {"\uFFFD", "\n", ""}), HasSubstr("one code point"));
  EXPECT_THAT(with("char", {"a", "\n"}), HasSubstr("tokens[0]"));
  EXPECT_THAT(with("byte", {"a"}), HasSubstr("none at level byte"));
  EXPECT_THAT(with("sentence", {"a"}), HasSubstr("level: got sentence"));
  EXPECT_THAT(with(3, {"a"}), HasSubstr("level"));
  EXPECT_THAT(testing::thrown_by([] { Vocabulary::from_json("["); }), HasSubstr("not JSON"));
  EXPECT_THAT(testing::thrown_by([] { Vocabulary::from_json("[]"); }), HasSubstr("an object"));
  EXPECT_THAT(testing::thrown_by([] { Vocabulary::from_json("{}"); }), HasSubstr("recollect-vocabulary"));
  EXPECT_THAT(testing::thrown_by(
                  [] { Vocabulary::from_json(R"({"format":"recollect-vocabulary","version":1,"level":"byte","size":3})"); }),
              HasSubstr("size"));
  EXPECT_THAT(
      testing::thrown_by([] {
        Vocabulary::from_json("{\"format\":\"recollect-vocabulary\",\"version\":1,\"level\":\"char\",\"tokens\":[\"\xFF\"]}");
      }),
      HasSubstr("not JSON"));
}

// One byte wrong anywhere is refused, or gives a vocabulary that holds together.
TEST(VocabularyJson, SurvivesAnyWrongByte) {
  for (const Vocabulary& vocabulary :
       {Vocabulary::of(Level::character, "aé’😀\n"), Vocabulary::of(Level::word, "ein Wort ist ein Wort")}) {
    const std::string json = vocabulary.to_json();
    int accepted = 0;
    for (std::size_t at = 0; at < json.size(); ++at)
      for (const char wrong : "\"\\[]{},:0a \n\xFF\x80"s) {
        std::string bad = json;
        bad[at] = wrong;
        try {
          const Vocabulary read = Vocabulary::from_json(bad);
          ASSERT_EQ(Vocabulary::from_json(read.to_json()), read);
          std::vector<std::int32_t> all(static_cast<std::size_t>(read.size()));
          std::iota(all.begin(), all.end(), 0);
          const std::string text = read.decode(all);
          ASSERT_EQ(ids(read.encode(text)), all);
          ++accepted;
        } catch (const InvalidInput&) {}
      }
    EXPECT_GT(accepted, 0);
  }
}

TEST(Vocabulary, RoundTripsAnyUtf8) {
  const KeyedRandom random(1, Purpose::task);
  for (std::int64_t round = 0; round < 50; ++round) {
    std::string text;
    for (std::int64_t i = 0; i < 200; ++i) {
      // All lengths of a code point, often the same ones again.
      const std::int32_t most = std::vector{0x80, 0x800, 0xD800, 0x110000}[static_cast<std::size_t>(i % 4)];
      auto value = static_cast<char32_t>(random.below(most, {.step = round, .position = i / 2}));
      if (value >= 0xD800 && value < 0xE000) value = 'x';
      append_utf8(text, value);
    }
    const Vocabulary vocabulary = Vocabulary::of(Level::character, text);
    const Tokens tokens = vocabulary.encode(text);
    ASSERT_EQ(vocabulary.decode(ids(tokens)), text);
    ASSERT_EQ(static_cast<std::size_t>(tokens.size()), code_points(text));
    ASSERT_EQ(Vocabulary::from_json(vocabulary.to_json()), vocabulary);
  }
}

}  // namespace
}  // namespace recollect::train
