#include "train/model_file.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "train/options.hpp"
#include "train/performer_words.hpp"
#include "train/reversible_words.hpp"

namespace recollect::train {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// A file of such a model, in memory.
class ModelFile {
 public:
  explicit ModelFile(const TokenModelOptions& options, std::optional<Metadata> metadata = {},
                     const std::function<void(std::vector<NamedTensor>&)>& change = {}) {
    const auto model = make_model(options);
    std::vector<NamedTensor> tensors = named_parameters(*model);
    if (change) change(tensors);
    bytes_ = format_safetensors(views(tensors), metadata ? *metadata : metadata_of(options_of(*model)));
  }
  Safetensors file() const { return Safetensors::parse(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

nn::SequenceModelOptions small(nn::Cell cell) {
  nn::SequenceModelOptions o{.cell = cell, .vocabulary = 5, .embed = 3, .hidden = 4, .layers = 2};
  if (nn::is_reversible(cell)) o.reversible = reversible_from(cell, {});
  return o;
}

nn::PerformerOptions small_performer() { return {.vocabulary = 5, .width = 16, .layers = 2, .heads = 2, .feed_forward = 24}; }

nn::SequenceModelOptions recurrent(const ModelFile& file, const Words& given = {}) {
  return std::get<nn::SequenceModelOptions>(model_options(file.file(), given));
}
nn::PerformerOptions performer(const ModelFile& file, const Words& given = {}) {
  return std::get<nn::PerformerOptions>(model_options(file.file(), given));
}

std::string refusal(const ModelFile& file, const Words& given = {}) {
  return testing::thrown_by([&] { model_options(file.file(), given); }, "");
}

TEST(ModelFile, SaysOfEveryModelWhatItIs) {
  for (const std::string name :
       {"lstm", "gru", "rev-gru", "rev-lstm", "nf-rev-gru", "nf-rev-lstm", "df-rev-gru", "df-rev-lstm"}) {
    SCOPED_TRACE(name);
    const nn::SequenceModelOptions o = small(*nn::cell_named(name));
    const ModelFile made(o);
    const auto found = std::get<nn::SequenceModelOptions>(model_options(made.file()));
    EXPECT_EQ(nn::name_of(found.cell), name);
    EXPECT_EQ(found.hidden, 4);
    EXPECT_EQ(found.embed, 3);
    EXPECT_EQ(found.layers, 2);
    EXPECT_EQ(words_of(found.cell, found.reversible), words_of(o.cell, o.reversible));
    load_parameters(*make_model(found), made.file());  // shapes fit
  }
}

TEST(ModelFile, KeepsWhatAReversibleModelWasTold) {
  nn::SequenceModelOptions o = small(nn::Cell::rev_gru);
  o.reversible = {.most_forgotten = 0, .state_bits = 29, .forget_bits = 14, .coder = nn::TapeCoder::paper};
  const nn::ReversibleOptions found = recurrent(ModelFile(o)).reversible;
  EXPECT_EQ(found.most_forgotten, 0);
  EXPECT_EQ(found.state_bits, 29);
  EXPECT_EQ(found.forget_bits, 14);
  EXPECT_EQ(found.coder, nn::TapeCoder::paper);
}

TEST(ModelFile, OfPlainModelsNeedsNoMetadata) {
  EXPECT_EQ(recurrent(ModelFile(small(nn::Cell::lstm), Metadata{})).cell, nn::Cell::lstm);
  EXPECT_EQ(recurrent(ModelFile(small(nn::Cell::gru), Metadata{{"format", "pt"}})).cell, nn::Cell::gru);
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru)), {{"heads", "2"}}), HasSubstr("only --model performer"));
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru)), {{"layers", "1"}}), HasSubstr("--layers: got 1; accepted: 2"));
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru), Metadata{}), {{"forget_bits", "3"}}), HasSubstr("--forget-bits"));
  EXPECT_THAT(refusal(ModelFile(small(nn::Cell::gru), Metadata{}), {{"model", "rev-gru"}}), HasSubstr("gru, as the weights are"));
}

TEST(ModelFile, OfReversibleModelsWithoutMetadataAsksForThem) {
  const ModelFile bare(small(nn::Cell::rev_gru), Metadata{});
  EXPECT_THAT(refusal(bare), HasSubstr("--model rev-gru"));
  EXPECT_THAT(refusal(bare, {{"model", "lstm"}}), HasSubstr("one of the reversible models"));
  const auto found = recurrent(bare, {{"model", "rev-gru"}, {"forget_bits", "5"}});
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

TEST(PerformerFile, ComesBackAsItWas) {
  nn::PerformerOptions o = small_performer();
  for (const nn::FeatureMap map : {nn::FeatureMap::square, nn::FeatureMap::elu, nn::FeatureMap::relu, nn::FeatureMap::favor})
    for (const nn::Sums sums : {nn::Sums::plain, nn::Sums::twice, nn::Sums::fixed}) {
      o.map = map;
      o.features = map == nn::FeatureMap::favor ? 12 : 0;
      o.sums = sums;
      o.fraction_bits = sums == nn::Sums::fixed ? 30 : 32;
      o.norm_first = sums == nn::Sums::twice;
      o.decay = sums == nn::Sums::plain;
      SCOPED_TRACE(words_of(o).at("feature_map") + " " + words_of(o).at("sums"));
      ::torch::manual_seed(1);
      const auto saved = make_model(o);
      const std::vector<NamedTensor> tensors = named_parameters(*saved);
      const std::vector<std::byte> bytes = format_safetensors(views(tensors), metadata_of(options_of(*saved)));
      const Safetensors file = Safetensors::parse(bytes);
      EXPECT_FALSE(file.metadata().contains("feed_forward")) << "shapes say it";
      const auto read = make_model(model_options(file));
      load_parameters(*read, file);
      const auto found = std::get<nn::PerformerOptions>(options_of(*read));
      EXPECT_EQ(words_of(found), words_of(std::get<nn::PerformerOptions>(options_of(*saved))));
      EXPECT_EQ(found.width, 16);
      EXPECT_EQ(found.layers, 2);
      EXPECT_EQ(found.vocabulary, 5);
      // Projections, which are not learnt, too: it computes the same.
      const at::Tensor tokens = at::randint(0, 5, {20, 2}, at::kInt);
      EXPECT_EQ(read->evaluate({tokens, tokens}, {}).loss, saved->evaluate({tokens, tokens}, {}).loss);
    }
}

TEST(PerformerFile, WithoutMetadataAsksForThem) {
  const ModelFile bare(small_performer(), Metadata{});
  EXPECT_THAT(refusal(bare), HasSubstr("--model performer"));
  EXPECT_THAT(refusal(bare, {{"model", "gru"}}), HasSubstr("performer, as the weights are"));
  const nn::PerformerOptions found = performer(bare, {{"model", "performer"}, {"heads", "4"}, {"norm_first", "true"}});
  EXPECT_EQ(found.heads, 4);
  EXPECT_EQ(found.feed_forward, 24);
  EXPECT_TRUE(found.norm_first);
  nn::PerformerOptions o = small_performer();
  o.map = nn::FeatureMap::favor;
  EXPECT_EQ(performer(ModelFile(o, Metadata{}), {{"model", "performer"}, {"feature_map", "favor"}}).heads, 2)
      << "projections say how wide a head is";
}

TEST(PerformerFile, AgreesWithWhatIsGivenButForSums) {
  nn::PerformerOptions o = small_performer();
  o.sums = nn::Sums::fixed;
  o.fraction_bits = 30;
  const ModelFile file(o);
  EXPECT_EQ(performer(file, {{"sums", "fixed"}}).fraction_bits, 30);
  EXPECT_EQ(performer(file, {{"fraction_bits", "28"}}).fraction_bits, 28);
  EXPECT_EQ(performer(file, {{"sums", "float64"}}).sums, nn::Sums::twice);
  EXPECT_THAT(refusal(file, {{"heads", "4"}}), HasSubstr("--heads: got 4; accepted: 2, as the file's metadata say"));
  EXPECT_THAT(refusal(file, {{"hidden", "8"}}), HasSubstr("--hidden: got 8; accepted: 16, as the weights are"));
  EXPECT_THAT(refusal(file, {{"feed_forward", "64"}}), HasSubstr("--feed-forward: got 64; accepted: 24"));
  EXPECT_THAT(refusal(file, {{"forget_bits", "3"}}), HasSubstr("only reversible models"));
}

TEST(PerformerFile, IsNotTrusted) {
  const Metadata said = metadata_of(small_performer());
  const auto with = [&](const std::string& field, const std::string& word) {
    Metadata metadata = said;
    metadata[field] = word;
    return refusal(ModelFile(small_performer(), metadata));
  };
  EXPECT_THAT(with("model", "lstm"), HasSubstr("metadata.model: got lstm; accepted: performer"));
  EXPECT_THAT(with("heads", "0"), HasSubstr("metadata.heads: got 0"));
  EXPECT_THAT(with("heads", "99999999999999999999"), HasSubstr("metadata.heads"));
  EXPECT_THAT(with("feature_map", "cube"), HasSubstr("square, elu, relu or favor"));
  EXPECT_THAT(with("feature_map", "favor"), HasSubstr("layers.0.projection"));
  EXPECT_THAT(with("norm_first", "maybe"), HasSubstr("metadata.norm_first: got maybe"));
  EXPECT_THAT(with("sums", "float16"), HasSubstr("float32, float64 or fixed"));
  EXPECT_THAT(with("fraction_bits", "24"), HasSubstr("only fixed sums have them"));

  const auto changed = [](const std::function<void(std::vector<NamedTensor>&)>& change) {
    return refusal(ModelFile(small_performer(), std::nullopt, change));
  };
  const auto tensor = [](std::vector<NamedTensor>& all, const std::string& name) -> at::Tensor& {
    return std::find_if(all.begin(), all.end(), [&](const NamedTensor& each) { return each.name == name; })->tensor;
  };
  EXPECT_THAT(changed([&](auto& all) {
                tensor(all, "layers.1.feed2.weight") = at::zeros({16, 25});
              }),
              HasSubstr("layers.1.feed2.weight: got [16, 25]; accepted: [16, 24]"));
  EXPECT_THAT(changed([&](auto& all) { all.pop_back(); }), HasSubstr("output.bias"));
  EXPECT_THAT(changed([&](auto& all) {
                tensor(all, "embedding.weight") = at::zeros({5, 8}, at::kInt);
              }),
              HasSubstr("F32 or F64"));
  // Four billion weights in a file of a few kilobytes.
  EXPECT_THAT(changed([&](auto& all) {
                tensor(all, "layers.0.query.weight") = at::zeros({1, 64'000});
              }),
              HasSubstr("embedding.weight: got [5, 8]; accepted: [5, 32000]"));
  // A thousand layers of which there is but a name.
  EXPECT_THAT(changed([&](auto& all) {
                for (int l = 2; l < 1000; ++l) all.push_back({"layers." + std::to_string(l) + ".query.weight", at::zeros({0})});
              }),
              HasSubstr("layers.2.query.weight: got [0]"));
}

TEST(TrainOptions, OfPerformersComeBackFromCheckpoints) {
  TrainOptions o;
  o.data.task = Task::repeat;
  o.data.carry_state = false;
  o.model.hidden = 32;
  o.model.performer = nn::PerformerOptions{.heads = 4, .feed_forward = 48, .map = nn::FeatureMap::favor, .features = 12};
  o.model.performer->norm_first = true;
  o.model.performer->sums = nn::Sums::fixed;
  o.model.performer->fraction_bits = 30;
  o.memory.slice = 64;
  o.memory.strategy = Strategy::rewind;
  o.run.init = "weights.safetensors";
  const auto json = to_json(o);
  EXPECT_EQ(json["model"], "performer");
  EXPECT_EQ(json["norm_first"], true);
  EXPECT_EQ(json["fraction_bits"], 30);
  const TrainOptions found = options_from_json(json);
  ASSERT_TRUE(found.model.performer);
  EXPECT_EQ(words_of(*found.model.performer), words_of(*o.model.performer));
  EXPECT_EQ(found.memory.slice, 64);
  EXPECT_EQ(found.run.init, "weights.safetensors");
  EXPECT_EQ(to_json(found), json);
  o.model.performer = nn::PerformerOptions{.decay = true, .sums = nn::Sums::twice};
  o.memory.strategy = Strategy::automatic;
  EXPECT_EQ(to_json(options_from_json(to_json(o))), to_json(o));
}

TEST(TrainOptions, OfPerformersAreChecked) {
  TrainOptions o;
  o.data.task = Task::repeat;
  o.data.carry_state = false;
  o.model.performer = nn::PerformerOptions{};
  const auto refused = [](const TrainOptions& options) -> std::string {
    try {
      check(options);
    } catch (const InvalidInput& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(refused(o), "");
  TrainOptions bad = o;
  bad.data.carry_state = true;
  EXPECT_THAT(refused(bad), HasSubstr("--state: got carry; accepted: reset"));
  bad = o;
  bad.model.tied = true;
  EXPECT_THAT(refused(bad), HasSubstr("--tied: got true; accepted: nothing for a performer"));
  bad = o;
  bad.model.embed = 8;
  EXPECT_THAT(refused(bad), HasSubstr("--embed: got 8; accepted: nothing for a performer"));
  bad = o;
  bad.model.recurrent_dropout = 0.1;
  EXPECT_THAT(refused(bad), HasSubstr("--recurrent-dropout: got 0.1; accepted: nothing for a performer"));
  bad = o;
  bad.model.reversible.drop_connect = 0.1;
  EXPECT_THAT(refused(bad), HasSubstr("--drop-connect: got 0.1; accepted: nothing for a performer"));
  bad = o;
  bad.model.hidden = 2'000'000'000;
  EXPECT_THAT(refused(bad), HasSubstr("--width: got 2000000000; accepted: 1000000000 or less"));
  bad = o;
  bad.model.performer->heads = 3;
  EXPECT_THAT(refused(bad), HasSubstr("--heads: got 3; accepted: a divisor of the width, 256"));
  bad = o;
  bad.memory.slice = -1;
  EXPECT_THAT(refused(bad), HasSubstr("--slice: got -1; accepted: 0 or more"));
  bad = o;
  bad.model.hidden = 18;
  EXPECT_THAT(refused(bad), HasSubstr("--width: got 18; accepted: a multiple of 4"));
  bad = o;
  bad.memory.strategy = Strategy::rewind;
  EXPECT_THAT(refused(bad), AllOf(HasSubstr("--boundary: got rewind"), HasSubstr("--sums fixed or float64")));
  bad.model.performer->sums = nn::Sums::twice;
  EXPECT_EQ(refused(bad), "");
  bad.model.performer->decay = true;
  EXPECT_THAT(refused(bad), AllOf(HasSubstr("--decay-sums"), Not(HasSubstr("float64"))));
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
  for (const char* field : {"forget_bits", "state_bits", "forget_resolution", "tape", "drop_connect", "heads", "sums", "slice",
                            "init", "embed_scale", "forget_bias"})
    EXPECT_FALSE(json.contains(field)) << field;
  EXPECT_EQ(options_from_json(json).model.cell, nn::Cell::lstm);
}

TEST(PerformerWords, ThatDoNotFitAreRefused) {
  const auto refused = [](const Words& words) -> std::string {
    try {
      performer_from(words);
    } catch (const InvalidInput& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(refused({}), "");
  EXPECT_THAT(refused({{"heads", "many"}}), HasSubstr("--heads: got many"));
  EXPECT_THAT(refused({{"feed_forward", "0"}}), HasSubstr("--feed-forward: got 0"));
  EXPECT_THAT(refused({{"feature_map", "cube"}}), HasSubstr("--feature-map: got cube; accepted: square, elu, relu or favor"));
  EXPECT_THAT(refused({{"features", "8"}}), HasSubstr("--features: got 8; accepted: nothing for --feature-map square"));
  EXPECT_EQ(refused({{"features", "8"}, {"feature_map", "favor"}}), "");
  EXPECT_THAT(refused({{"sums", "float16"}}), HasSubstr("--sums: got float16; accepted: float32, float64 or fixed"));
  EXPECT_THAT(refused({{"fraction_bits", "24"}, {"sums", "float32"}}),
              HasSubstr("--fraction-bits: got 24; accepted: nothing for --sums float32"));
  EXPECT_THAT(refused({{"fraction_bits", "24"}, {"decay_sums", "true"}}),
              HasSubstr("--fraction-bits: got 24; accepted: nothing for sums that decay"));
  EXPECT_EQ(performer_from({{"fraction_bits", "30"}}).sums, nn::Sums::fixed);
  EXPECT_THAT(refused({{"fraction_bits", "61"}, {"sums", "fixed"}}), HasSubstr("0 to 60"));
  EXPECT_THAT(refused({{"decay_sums", "true"}, {"sums", "fixed"}}), HasSubstr("--sums: got fixed; accepted: float32 or float64"));
}

TEST(PerformerWords, AreCompletedWithWhatGoesTogether) {
  const Words known{{"heads", "2"}, {"sums", "fixed"}, {"fraction_bits", "30"}};
  EXPECT_EQ(completed({}, known), known);
  EXPECT_EQ(completed({{"sums", "fixed"}}, known), known);
  EXPECT_EQ(completed({{"sums", "float64"}}, known), (Words{{"heads", "2"}, {"sums", "float64"}}));
  for (const char* sums : {"fixed", "float32"}) {
    const Words both = completed({{"fraction_bits", "28"}}, {{"heads", "2"}, {"sums", sums}});
    EXPECT_EQ(both, (Words{{"heads", "2"}, {"fraction_bits", "28"}}));
    EXPECT_EQ(performer_from(both).sums, nn::Sums::fixed);
  }
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
