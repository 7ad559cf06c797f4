#include "train/sentence_pieces.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "support/pairs.hpp"
#include "support/sentence_pieces.hpp"
#include "train/vocabulary.hpp"

namespace recollect::train {
namespace {

using recollect::testing::ids;
using recollect::testing::make;
using recollect::testing::pairs_in;
using recollect::testing::piece_model;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// Pieces are <unk>, <s>, </s>, then what byte pairs make of the lines.
std::string model(const std::string& options = "") {
  return piece_model({"the heaven and the earth", "the evening and the morning", "heaven and earth"},
                     "--model_type=bpe --vocab_size=40 " + options);
}
Vocabulary vocabulary(const std::string& options = "") { return Vocabulary::of(SentencePieces::of(model(options), "a.model")); }

TEST(SentencePieces, TextComesBack) {
  const Vocabulary pieces = vocabulary();
  EXPECT_EQ(pieces.level(), Level::piece);
  EXPECT_EQ(pieces.size(), 40);
  EXPECT_EQ(pieces.unknown(), 0);
  EXPECT_EQ(pieces.newline(), 2);
  const std::string text = "the earth and the heaven\n\nmorning\n";
  const Tokens tokens = pieces.encode(text);
  EXPECT_EQ(pieces.decode(ids(tokens.view())), text);
  EXPECT_THAT(ids(tokens.view()), Not(::testing::Contains(pieces.unknown())));
  EXPECT_EQ(std::ranges::count(ids(tokens.view()), pieces.newline()), 3);
  EXPECT_LT(tokens.size(), static_cast<std::int64_t>(text.size())) << "pieces are longer than characters";
}

TEST(SentencePieces, SplitSaysWhatIdsStandFor) {
  const Vocabulary pieces = vocabulary();
  const std::string line = "the xz earth";
  const std::vector<std::string> parts = pieces.split(line);
  const std::vector<std::int32_t> found = ids(pieces.encode(line).view());
  ASSERT_EQ(parts.size(), found.size());
  std::string unknown;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (found[i] == pieces.unknown()) unknown += parts[i];
  EXPECT_EQ(unknown, "xz");
}

TEST(SentencePieces, AVocabularyKeepsItsModel) {
  const Vocabulary pieces = vocabulary(), again = Vocabulary::from_json(pieces.to_json());
  EXPECT_EQ(again, pieces);
  EXPECT_EQ(ids(again.encode("the evening").view()), ids(pieces.encode("the evening").view()));
  EXPECT_NE(vocabulary("--bos_id=-1"), pieces);
  EXPECT_NE(Vocabulary::bytes(), pieces);

  const auto with = [&](const std::string& field, const nlohmann::json& value) {
    nlohmann::json document = nlohmann::json::parse(pieces.to_json());
    document[field] = value;
    return testing::thrown_by([&] { Vocabulary::from_json(document.dump()); });
  };
  const std::string hex = nlohmann::json::parse(pieces.to_json())["model"];
  EXPECT_EQ(with("model", hex), "no error");
  EXPECT_THAT(with("model", hex.substr(1)), HasSubstr("model"));
  EXPECT_THAT(with("model", "0g" + hex), HasSubstr("from character 0 on"));
  EXPECT_THAT(with("model", "beef"), HasSubstr("no SentencePiece model"));
  EXPECT_THAT(with("model", ""), HasSubstr("model"));
  EXPECT_THAT(with("model", 5), HasSubstr("model"));
  EXPECT_THAT(with("tokens", {"<unk>", "<eos>"}), HasSubstr("none at level piece"));
  EXPECT_THAT(with("level", "byte"), HasSubstr("none but at level piece"));
}

TEST(SentencePieces, ModelsAreNotTrusted) {
  const auto error = [](const std::string& bytes) { return testing::thrown_by([&] { SentencePieces::of(bytes, "a.model"); }); };
  EXPECT_THAT(error(""), HasSubstr("a.model: got no SentencePiece model"));
  EXPECT_THAT(error("In the beginning"), HasSubstr("spm_train"));
  EXPECT_THAT(error(model("--eos_id=-1")), HasSubstr("without a piece that ends sentences"));
  const std::string whole = model();
  for (std::size_t size = 0; size < whole.size(); size += whole.size() / 60) {
    const std::string part = error(whole.substr(0, size));
    EXPECT_TRUE(part == "no error" || part.find("a.model") != std::string::npos) << part;
  }
  EXPECT_THAT(testing::thrown_by([] { Vocabulary::of(Level::piece, "text"); }), HasSubstr("level: got piece"));
  EXPECT_THAT(testing::thrown_by([] { make("the", "earth", {.level = Level::piece}); }),
              HasSubstr("--source-pieces FILE --target-pieces FILE"));
}

TEST(SentencePieces, PairsAreCountedInPieces) {
  const Vocabulary pieces = vocabulary();
  ParallelOptions o{.source_vocabulary = pieces, .vocabulary = pieces, .validation_fraction = 0};
  o.longest = pieces.encode("the earth").size();
  const auto source = make("the earth\nthe earth and the heaven\n", "heaven\nearth\n", o);
  EXPECT_EQ(source->pairs(), 1);
  ASSERT_EQ(source->left_out().size(), 1U);
  EXPECT_EQ(source->left_out()[0].line, 2);
  EXPECT_THAT(source->left_out()[0].why, HasSubstr("tokens, more than"));
  EXPECT_THAT(pairs_in(*source, source->batch(0)), ElementsAre("the earth\n|heaven\n"));
  EXPECT_EQ(source->unit(), Unit::perplexity);
}

// The ends of the two sides need not have one id.
TEST(SentencePieces, SidesHaveTheirOwnEnds) {
  const Vocabulary other = vocabulary("--eos_id=0 --unk_id=1 --bos_id=-1");
  EXPECT_EQ(other.newline(), 0);
  EXPECT_EQ(other.unknown(), 1);
  const auto source =
      make("the\n", "earth\n", {.source_vocabulary = vocabulary(), .vocabulary = other, .validation_fraction = 0, .batch = 1});
  const Batch batch = source->batch(0);
  EXPECT_EQ(batch.sources.back(), 2);
  EXPECT_EQ(batch.inputs.front(), 0);
  EXPECT_EQ(batch.targets.back(), 0);
}

}  // namespace
}  // namespace recollect::train
