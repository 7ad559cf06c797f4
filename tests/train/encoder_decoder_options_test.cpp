// Options, files and tapes of models with an encoder.
#include <gmock/gmock.h>
#include <torch/torch.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "recollect/error.hpp"
#include "support/errors.hpp"
#include "train/model_file.hpp"
#include "train/model_kind.hpp"
#include "train/reversible_words.hpp"
#include "train/tapes.hpp"

namespace recollect::train {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TrainOptions translating() {
  TrainOptions o;
  o.data.translate = true;
  o.data.source_file = "verses.en";
  o.data.target_file = "verses.es";
  o.data.level = Level::word;
  o.data.sequence = 50;
  o.data.carry_state = false;
  o.model.cell = nn::Cell::rev_gru;
  o.model.reversible = reversible_from(o.model.cell, {});
  o.model.attention = nn::Attention{.embeddings = true, .slice = 20};
  return o;
}

std::string refused(const TrainOptions& options) {
  return testing::thrown_by([&] { check(options); }, "");
}
std::string refused(const std::function<void(TrainOptions&)>& change) {
  TrainOptions options = translating();
  change(options);
  return refused(options);
}

TEST(TranslateOptions, ComeBackFromCheckpoints) {
  TrainOptions o = translating();
  for (const char* attention : {"emb", "slice:7", "emb+slice:256", "full"}) {
    o.model.attention = nn::parse_attention(attention);
    const auto json = to_json(o);
    EXPECT_EQ(json["task"], "translate");
    EXPECT_EQ(json["attention"], attention);
    EXPECT_EQ(json["source"], "verses.en");
    const TrainOptions found = options_from_json(json);
    EXPECT_TRUE(found.data.translate);
    EXPECT_EQ(found.data.target_file, "verses.es");
    EXPECT_EQ(found.model.attention, o.model.attention);
    EXPECT_EQ(to_json(found), json);
  }
  o.data.validation_source = "new.en";
  o.data.validation_target = "new.es";
  EXPECT_EQ(options_from_json(to_json(o)).data.validation_target, "new.es");

  TrainOptions reverse = translating();
  reverse.data = {};
  reverse.data.task = Task::reverse;
  reverse.data.carry_state = false;
  EXPECT_EQ(to_json(options_from_json(to_json(reverse))), to_json(reverse));
  EXPECT_FALSE(to_json(reverse).contains("source"));
}

TEST(TranslateOptions, OfOtherRunsAreNotThere) {
  TrainOptions o;
  o.data.task = Task::repeat;
  for (const char* field : {"attention", "source", "target", "validation_source"}) EXPECT_FALSE(to_json(o).contains(field));
}

TEST(TranslateOptions, OfDamagedCheckpointsAreRefused) {
  const auto with = [](const char* field, const nlohmann::ordered_json& value) -> std::string {
    auto json = to_json(translating());
    json[field] = value;
    try {
      options_from_json(json);
    } catch (const InvalidInput& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(with("attention", "emb"), "");
  EXPECT_THAT(with("attention", "everything"), HasSubstr("options.attention: got everything"));
  EXPECT_THAT(with("attention", 3), HasSubstr("options.attention: got 3"));
  EXPECT_THAT(with("source", nullptr), HasSubstr("options.source"));
  EXPECT_THAT(with("target", ""), HasSubstr("--target: got no file"));
  EXPECT_THAT(with("task", "sing"), HasSubstr("options.task: got sing"));
}

TEST(TranslateOptions, ThatDoNotGoTogetherSayWhatToDo) {
  EXPECT_EQ(refused(translating()), "");
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.file = "text.txt"; }),
              AllOf(HasSubstr("--data: got text.txt"), HasSubstr("--source FILE --target FILE")));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.source_file.clear(); }), HasSubstr("--source: got no file"));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.target_file.clear(); }), HasSubstr("--target: got no file"));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.validation = "held.txt"; }),
              AllOf(HasSubstr("--validation: got held.txt"), HasSubstr("--validation-source")));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.validation_target = "held.es"; }),
              HasSubstr("--validation-source: got no file"));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.lines = true; }), HasSubstr("--lines: got true"));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.sequence = 0; }), HasSubstr("--sequence: got 0; accepted: 1 or more"));
  EXPECT_THAT(refused([](TrainOptions& o) { o.data.carry_state = true; }),
              AllOf(HasSubstr("--state: got carry; accepted: reset"), HasSubstr("--task translate")));
  EXPECT_THAT(refused([](TrainOptions& o) { o.model.performer = nn::PerformerOptions{}; }),
              AllOf(HasSubstr("--model: got performer"), HasSubstr("rev-gru")));
  EXPECT_THAT(refused([](TrainOptions& o) { o.model.attention->slice = 257; }),
              AllOf(HasSubstr("--attention: got emb+slice:257"), HasSubstr("at most 256 units")));
  EXPECT_THAT(refused([](TrainOptions& o) {
                o.model.attention.reset();
                o.run.init = "lm.safetensors";
              }),
              HasSubstr("--init: got lm.safetensors; accepted: weights of a model with an encoder"));
}

TEST(TranslateOptions, WithoutAnEncoderAreRefused) {
  const auto with = [](const std::function<void(TrainOptions&)>& change) {
    TrainOptions o;
    o.data.file = "text.txt";
    change(o);
    return refused(o);
  };
  EXPECT_EQ(with([](TrainOptions&) {}), "");
  EXPECT_THAT(with([](TrainOptions& o) { o.data.source_file = "a"; }),
              AllOf(HasSubstr("--source: got a"), HasSubstr("--task translate")));
  EXPECT_THAT(with([](TrainOptions& o) { o.data.validation_target = "b"; }), HasSubstr("--validation-target: got b"));
  EXPECT_THAT(with([](TrainOptions& o) { o.model.attention = nn::Attention{.embeddings = true}; }),
              AllOf(HasSubstr("--attention: got emb; accepted: nothing for --task lm"), HasSubstr("reverse")));
  EXPECT_THAT(with([](TrainOptions& o) {
                o.model.attention = nn::Attention{.embeddings = true};
                o.run.init = "translator.safetensors";
              }),
              HasSubstr("--init: got translator.safetensors; accepted: weights of a model without an encoder"));
  EXPECT_THAT(with([](TrainOptions& o) { o.data.file.clear(); }), HasSubstr("--task translate"));
}

nn::EncoderDecoderOptions small(nn::Cell cell, const std::string& attention = "emb+slice:2") {
  nn::EncoderDecoderOptions o{.cell = cell, .source_vocabulary = 7, .vocabulary = 5, .embed = 3, .hidden = 4, .layers = 2};
  o.attention = nn::parse_attention(attention);
  if (nn::is_reversible(cell)) o.reversible = reversible_from(cell, {});
  return o;
}

// A file of such a model, in memory.
std::vector<std::byte> file_of(const nn::EncoderDecoderOptions& options, std::optional<Metadata> metadata = {},
                               const std::function<void(std::vector<NamedTensor>&)>& change = {}) {
  const auto model = make_model(options);
  std::vector<NamedTensor> tensors = named_parameters(*model);
  if (change) change(tensors);
  return format_safetensors(views(tensors), metadata ? *metadata : metadata_of(options_of(*model)));
}
nn::EncoderDecoderOptions read(const std::vector<std::byte>& bytes, const Words& given = {}) {
  return std::get<nn::EncoderDecoderOptions>(model_options(Safetensors::parse(bytes), given));
}
std::string refusal(const std::vector<std::byte>& bytes, const Words& given = {}) {
  return testing::thrown_by([&] { model_options(Safetensors::parse(bytes), given); }, "");
}

TEST(EncoderDecoderFile, ComesBackAsItWas) {
  for (const std::string name : {"lstm", "gru", "rev-gru", "rev-lstm", "nf-rev-gru", "df-rev-lstm"})
    for (const char* attention : {"emb", "slice:2", "emb+slice:1", "full"}) {
      SCOPED_TRACE(name + " " + attention);
      ::torch::manual_seed(1);
      nn::EncoderDecoderOptions o = small(*nn::cell_named(name), attention);
      o.tied = name == "gru";
      if (o.tied) o.embed = o.hidden;
      const auto saved = make_model(o);
      const std::vector<NamedTensor> tensors = named_parameters(*saved);
      const std::vector<std::byte> bytes = format_safetensors(views(tensors), metadata_of(options_of(*saved)));
      const Safetensors file = Safetensors::parse(bytes);
      EXPECT_EQ(file.metadata().at("attention"), attention);
      EXPECT_EQ(file.metadata().at("model"), name);
      const auto loaded = make_model(model_options(file));
      load_parameters(*loaded, file);
      const auto found = std::get<nn::EncoderDecoderOptions>(options_of(*loaded));
      EXPECT_EQ(nn::name_of(found.cell), name);
      EXPECT_EQ(found.attention, o.attention);
      EXPECT_EQ(found.source_vocabulary, 7);
      EXPECT_EQ(found.vocabulary, 5);
      EXPECT_EQ(found.embed, o.embed);
      EXPECT_EQ(found.hidden, 4);
      EXPECT_EQ(found.layers, 2);
      EXPECT_EQ(found.tied, o.tied);
      EXPECT_EQ(words_of(found.cell, found.reversible), words_of(o.cell, o.reversible));
      const at::Tensor source = at::randint(0, 7, {6, 2}, at::kInt), tokens = at::randint(0, 5, {9, 2}, at::kInt);
      const nn::TokenBatch batch{tokens, tokens, {}, source};
      EXPECT_EQ(loaded->evaluate(batch, {}).loss, saved->evaluate(batch, {}).loss);
    }
}

TEST(EncoderDecoderFile, IsTheModelOfARun) {
  ModelOptions m;
  m.cell = nn::Cell::gru;
  m.hidden = 4;
  m.layers = 2;
  m.dropout = 0.5;
  m.attention = nn::Attention{.slice = nn::Attention::kFullSlice};
  const auto options = std::get<nn::EncoderDecoderOptions>(model_options(m, 5, 7));
  EXPECT_EQ(options.source_vocabulary, 7);
  EXPECT_EQ(options.vocabulary, 5);
  EXPECT_EQ(options.embed, 4);
  EXPECT_EQ(options.dropout, 0.5);
  const ModelOptions back = of_kind(options, ModelOptions{.dropout = 0.1});
  EXPECT_EQ(back.attention, m.attention);
  EXPECT_EQ(back.cell, nn::Cell::gru);
  EXPECT_EQ(back.dropout, 0.1) << "of the new run";
  EXPECT_FALSE(of_kind(nn::SequenceModelOptions{}, m).attention);
}

TEST(EncoderDecoderFile, WithoutMetadataAsksForAttention) {
  const auto bare = file_of(small(nn::Cell::lstm), Metadata{});
  EXPECT_THAT(refusal(bare), AllOf(HasSubstr("attention.weight: got [4, 5]"), HasSubstr("--attention")));
  EXPECT_EQ(read(bare, {{"attention", "emb+slice:2"}}).attended(), 5);
  EXPECT_THAT(refusal(bare, {{"attention", "emb"}}), HasSubstr("attention.weight: got [4, 5]; accepted: [4, 3]"));
  EXPECT_THAT(refusal(bare, {{"attention", "slice:5"}}), HasSubstr("at most 4 units"));
}

TEST(EncoderDecoderFile, AgreesWithWhatIsGiven) {
  const auto file = file_of(small(nn::Cell::gru, "full"));
  EXPECT_EQ(refusal(file, {{"attention", "full"}, {"model", "gru"}, {"layers", "2"}}), "");
  EXPECT_EQ(refusal(file, {{"attention", "slice:4"}}), "") << "all four units are the full state";
  EXPECT_THAT(refusal(file, {{"attention", "emb"}}),
              HasSubstr("--attention: got emb; accepted: full, as the file's metadata say"));
  EXPECT_THAT(refusal(file, {{"model", "lstm"}}), HasSubstr("gru, as the weights are"));
  EXPECT_THAT(refusal(file, {{"hidden", "8"}}), HasSubstr("--hidden: got 8; accepted: 4"));
  EXPECT_THAT(refusal(file, {{"heads", "2"}}), HasSubstr("only --model performer"));
  const nn::SequenceModelOptions alone{.cell = nn::Cell::gru, .vocabulary = 5, .embed = 3, .hidden = 4};
  const auto model = make_model(alone);
  const std::vector<NamedTensor> tensors = named_parameters(*model);
  EXPECT_THAT(refusal(format_safetensors(views(tensors), metadata_of(alone)), {{"attention", "emb"}}),
              HasSubstr("--attention: got emb; accepted: nothing"));
}

TEST(EncoderDecoderFile, IsNotTrusted) {
  const auto changed = [](nn::Cell cell, const std::function<void(std::vector<NamedTensor>&)>& change) {
    return refusal(file_of(small(cell), std::nullopt, change));
  };
  const auto replaced = [&](nn::Cell cell, const std::string& name, const at::Tensor& by) {
    return changed(cell, [&](std::vector<NamedTensor>& all) {
      std::find_if(all.begin(), all.end(), [&](const NamedTensor& each) { return each.name == name; })->tensor = by;
    });
  };
  for (const nn::Cell cell : {nn::Cell::lstm, nn::Cell::rev_gru}) {
    EXPECT_THAT(replaced(cell, "decoder.weight_ih_l1", at::zeros({1, 2})), HasSubstr("decoder.weight_ih_l1: got [1, 2]"));
    EXPECT_THAT(replaced(cell, "decoder.weight_hh_l0", at::zeros({4})), HasSubstr("decoder.weight_hh_l0: got [4]"));
    EXPECT_THAT(replaced(cell, "source_embedding.weight", at::zeros({7, 4})),
                HasSubstr("source_embedding.weight: got [7, 4]; accepted: [7, 3]"));
    EXPECT_THAT(replaced(cell, "combine.weight", at::zeros({4, 8})), HasSubstr("combine.weight: got [4, 8]; accepted: [4, 9]"));
    EXPECT_THAT(replaced(cell, "output.weight", at::zeros({6, 4})), HasSubstr("output.weight: got [6, 4]; accepted: [5, 4]"));
    EXPECT_THAT(replaced(cell, "output.bias", at::zeros({1})), HasSubstr("output.bias: got [1]"));
  }
  EXPECT_THAT(replaced(nn::Cell::rev_gru, "target_embedding.weight", at::zeros({5, 3}, at::kDouble)), HasSubstr("F32"));
  EXPECT_THAT(replaced(nn::Cell::lstm, "target_embedding.weight", at::zeros({5, 3}, at::kInt)), HasSubstr("F32 or F64"));
  EXPECT_THAT(changed(nn::Cell::gru,
                      [](std::vector<NamedTensor>& all) {
                        std::erase_if(all, [](const NamedTensor& each) { return each.name == "combine.weight"; });
                      }),
              HasSubstr("combine.weight"));
  // A thousand layers of which there is but a name.
  EXPECT_THAT(changed(nn::Cell::gru,
                      [](std::vector<NamedTensor>& all) {
                        for (int l = 2; l < 1000; ++l) all.push_back({"encoder.weight_hh_l" + std::to_string(l), at::zeros({0})});
                      }),
              HasSubstr("encoder.weight_ih_l2"));
  Metadata said = metadata_of(small(nn::Cell::gru));
  said["attention"] = "slice:99999999999";
  EXPECT_THAT(refusal(file_of(small(nn::Cell::gru), said)), HasSubstr("metadata.attention: got slice:99999999999"));
  said["attention"] = "looking";
  EXPECT_THAT(refusal(file_of(small(nn::Cell::gru), said)), HasSubstr("metadata.attention: got looking"));
  said["model"] = "performer";
  EXPECT_THAT(refusal(file_of(small(nn::Cell::gru), said)), HasSubstr("embedding.weight"));
}

TEST(Tapes, OfAnEncoderCountTheSliceThatIsStored) {
  const nn::EncoderDecoder model(small(nn::Cell::rev_lstm, "emb+slice:2"));
  const nn::TimePlan plan = model.plan(12, 3, {.strategy = Strategy::rewind, .micro_block = 4}, 20);
  const TapeUses uses{.tape = {.bits = 30, .forgotten = 20, .units = 10}, .encoder = {.bits = 8, .forgotten = 4, .units = 4}};
  const TapeReports reports = tape_reports(uses, model, plan);
  ASSERT_TRUE(reports.tape && reports.encoder);
  // Of 2 layers of 4 units, 2 units have 32 bits stored for each token.
  EXPECT_EQ(reports.encoder->slice, 8);
  EXPECT_EQ(reports.encoder->saving_over_states(), 64.0 / (2 + 8));
  EXPECT_EQ(reports.encoder->ideal_saving_over_states(), 64.0 / (1 + 8));
  EXPECT_EQ(reports.tape->slice, 0);
  EXPECT_EQ(reports.tape->saving_over_states(), 64.0 / 3);
  EXPECT_GT(reports.encoder->records, 64);
  EXPECT_GT(reports.tape->records, 64);
  const auto json = to_json(reports);
  EXPECT_EQ(json["encoder"]["slice_bits_per_unit_step"], 8.0);
  EXPECT_EQ(json["decoder"]["bits_per_unit_step"], 3.0);
  EXPECT_THAT(text_of(reports), AllOf(HasSubstr("encoder: 2.000 bits"), HasSubstr("decoder: 3.000 bits")));
  EXPECT_TRUE(tape_reports({}, model, plan).empty()) << "nothing was rewound";
  EXPECT_TRUE(to_json(tape_reports({.tape = uses.tape}, model, plan)).contains("decoder"));
}

}  // namespace
}  // namespace recollect::train
