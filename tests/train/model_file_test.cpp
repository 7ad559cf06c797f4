#include "train/model_file.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "recollect/error.hpp"
#include "train/options.hpp"

namespace recollect::train {
namespace {

using ::testing::HasSubstr;

// A file of such a model, in memory.
class ModelFile {
 public:
  explicit ModelFile(const nn::SequenceModelOptions& options, std::optional<Metadata> metadata = {})
      : bytes_(format_safetensors(views(named_parameters(nn::SequenceModel(options))),
                                  metadata ? *metadata : metadata_of(options.cell, options.reversible))) {}
  Safetensors file() const { return Safetensors::parse(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

nn::SequenceModelOptions small(nn::Cell cell) {
  nn::SequenceModelOptions o{.cell = cell, .vocabulary = 5, .embed = 3, .hidden = 4, .layers = 2};
  if (nn::is_reversible(cell)) o.reversible = reversible_from(cell, {});
  return o;
}

std::string refusal(const ModelFile& file, const Words& given = {}) {
  try {
    model_options(file.file(), given);
  } catch (const InvalidInput& error) {
    return error.what();
  }
  return "";
}

TEST(ModelFile, SaysOfEveryModelWhatItIs) {
  for (const std::string name :
       {"lstm", "gru", "rev-gru", "rev-lstm", "nf-rev-gru", "nf-rev-lstm", "df-rev-gru", "df-rev-lstm"}) {
    SCOPED_TRACE(name);
    const nn::SequenceModelOptions o = small(*nn::cell_named(name));
    const ModelFile made(o);
    const nn::SequenceModelOptions found = model_options(made.file());
    EXPECT_EQ(nn::name_of(found.cell), name);
    EXPECT_EQ(found.hidden, 4);
    EXPECT_EQ(found.embed, 3);
    EXPECT_EQ(found.layers, 2);
    EXPECT_EQ(words_of(found.cell, found.reversible), words_of(o.cell, o.reversible));
    load_parameters(nn::SequenceModel(found), made.file());  // shapes fit
  }
}

TEST(ModelFile, KeepsWhatAReversibleModelWasTold) {
  nn::SequenceModelOptions o = small(nn::Cell::rev_gru);
  o.reversible = {.most_forgotten = 0, .state_bits = 29, .forget_bits = 14, .coder = nn::TapeCoder::paper};
  const nn::ReversibleOptions found = model_options(ModelFile(o).file()).reversible;
  EXPECT_EQ(found.most_forgotten, 0);
  EXPECT_EQ(found.state_bits, 29);
  EXPECT_EQ(found.forget_bits, 14);
  EXPECT_EQ(found.coder, nn::TapeCoder::paper);
}

TEST(ModelFile, OfPlainModelsNeedsNoMetadata) {
  EXPECT_EQ(model_options(ModelFile(small(nn::Cell::lstm), Metadata{}).file()).cell, nn::Cell::lstm);
  EXPECT_EQ(model_options(ModelFile(small(nn::Cell::gru), Metadata{{"format", "pt"}}).file()).cell, nn::Cell::gru);
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru), Metadata{}), {{"forget_bits", "3"}}), HasSubstr("--forget-bits"));
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru), Metadata{}), {{"model", "rev-gru"}}), HasSubstr("gru, as the weights are"));
}

TEST(ModelFile, OfReversibleModelsWithoutMetadataAsksForThem) {
  const ModelFile bare(small(nn::Cell::rev_gru), Metadata{});
  EXPECT_THAT(refusal(bare), HasSubstr("--model rev-gru"));
  EXPECT_THAT(refusal(bare, {{"model", "lstm"}}), HasSubstr("one of the reversible models"));
  const auto found = model_options(bare.file(), {{"model", "rev-gru"}, {"forget_bits", "5"}});
  EXPECT_EQ(found.cell, nn::Cell::rev_gru);
  EXPECT_EQ(found.reversible.most_forgotten, 5);
}

TEST(ModelFile, RefusesMetadataThatMakeNoSense) {
  const auto with = [](const Metadata& metadata) { return refusal(ModelFile(small(nn::Cell::rev_gru), metadata)); };
  EXPECT_THAT(with({{"model", "gru"}}), HasSubstr("metadata.model: got gru"));
  EXPECT_THAT(with({{"model", "rev-gru"}, {"forget_bits", "many"}}), HasSubstr("metadata.forget_bits: got many"));
  EXPECT_THAT(with({{"model", "rev-gru"}, {"state_bits", "99"}}), HasSubstr("metadata.state_bits"));
  EXPECT_THAT(with({{"model", "rev-gru"}, {"tape", ""}}), HasSubstr("metadata.tape"));
  // Five columns for each unit where this model has three: seen before a model is made, which might be large.
  EXPECT_THAT(with({{"model", "rev-lstm"}}), HasSubstr("[2, 2, 6]"));
}

TEST(TrainOptions, OfReversibleModelsComeBackFromCheckpoints) {
  TrainOptions o;
  o.data.task = Task::repeat;
  o.model.cell = nn::Cell::rev_lstm;
  o.model.reversible = {
      .most_forgotten = 5, .state_bits = 24, .forget_bits = 11, .coder = nn::TapeCoder::paper, .drop_connect = 0.25};
  const TrainOptions found = options_from_json(to_json(o));
  EXPECT_EQ(words_of(found.model.cell, found.model.reversible), words_of(o.model.cell, o.model.reversible));
  EXPECT_EQ(found.model.reversible.drop_connect, 0.25);
  o.model.reversible.most_forgotten = 0;
  EXPECT_EQ(to_json(o)["forget_bits"], "none");
  EXPECT_EQ(options_from_json(to_json(o)).model.reversible.most_forgotten, 0);
}

TEST(TrainOptions, OfPlainModelsAreAsTheyWere) {
  TrainOptions o;
  o.data.task = Task::repeat;
  const auto json = to_json(o);
  for (const char* field : {"forget_bits", "state_bits", "forget_resolution", "tape", "drop_connect"})
    EXPECT_FALSE(json.contains(field)) << field;
  EXPECT_EQ(options_from_json(json).model.cell, nn::Cell::lstm);
}

TEST(ReversibleWords, AreAsUsualWhereLeftOut) {
  EXPECT_EQ(reversible_from(nn::Cell::rev_gru, {}).most_forgotten, 3);
  EXPECT_EQ(reversible_from(nn::Cell::df_rev_lstm, {}).most_forgotten, 3);
  EXPECT_EQ(reversible_from(nn::Cell::nf_rev_lstm, {}).most_forgotten, 0);
  EXPECT_EQ(reversible_from(nn::Cell::rev_gru, {{"forget_resolution", "2"}}).most_forgotten, 2);
  EXPECT_EQ(reversible_from(nn::Cell::rev_gru, {{"state_bits", "6"}}).forget_bits, 5);
}

}  // namespace
}  // namespace recollect::train
