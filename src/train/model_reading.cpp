#include <algorithm>

#include "nn/reversible.hpp"
#include "recollect/error.hpp"
#include "train/model_file.hpp"
#include "train/performer_words.hpp"
#include "train/reversible_words.hpp"

namespace recollect::train {
namespace {

const TensorView& matrix(const Safetensors& file, const std::string& name) {
  const TensorView& tensor = file.at(name);
  if (tensor.shape.size() != 2 || tensor.shape[0] < 1 || tensor.shape[1] < 1)
    throw InvalidInput(name, shape_text(tensor.shape), "a matrix");
  return tensor;
}

void require_agreement(const std::string& field, const Words& given, const std::string& known, const char* who) {
  const auto found = given.find(field);
  if (found != given.end() && found->second != known) throw InvalidInput(option_of(field), found->second, known + ", as " + who);
}

// Of what shapes say.
void require_sizes(const Words& given, const Words& sizes) {
  for (const auto& [field, size] : sizes) require_agreement(field, given, size, "the weights are");
}

// How many tensors there are whose names have 0, 1, … between the two.
std::int64_t layers_of(const Safetensors& file, const std::string& before, const std::string& after) {
  std::int64_t layers = 1;
  while (file.find(before + std::to_string(layers) + after) != nullptr) ++layers;
  return layers;
}

void require_shape(const Safetensors& file, const std::string& name, const std::vector<std::int64_t>& shape) {
  if (const TensorView& tensor = file.at(name); tensor.shape != shape)
    throw InvalidInput(name, shape_text(tensor.shape), shape_text(shape));
}

// Recurrent layers, of whatever model.
struct Layers {
  nn::Cell cell = nn::Cell::lstm;
  std::int64_t hidden = 0, count = 1;
  nn::ReversibleOptions reversible = {};
};

// LSTMs or GRUs, as PyTorch saves them.
Layers read_plain(const TensorView& recurrent, const Words& given) {
  if (recurrent.shape.size() != 2 || recurrent.shape[0] < 1 || recurrent.shape[1] < 1)
    throw InvalidInput(recurrent.name, shape_text(recurrent.shape), "a matrix");
  const std::int64_t rows = recurrent.shape[0], hidden = recurrent.shape[1];
  if (rows % hidden != 0 || (rows / hidden != 4 && rows / hidden != 3))
    throw InvalidInput(recurrent.name, shape_text(recurrent.shape), "four (LSTM) or three (GRU) times as many rows as columns");
  Layers layers{.cell = rows / hidden == 4 ? nn::Cell::lstm : nn::Cell::gru, .hidden = hidden};
  require_agreement("model", given, nn::name_of(layers.cell), "the weights are");
  Words rest = given;
  rest.erase("model");
  layers.reversible = reversible_from(layers.cell, rest);
  return layers;
}

nn::Cell reversible_cell(const TensorView& recurrent, const Words& said, const Words& given) {
  const bool in_file = said.contains("model");
  const Words& words = in_file ? said : given;
  const auto found = words.find("model");
  if (found == words.end())
    throw InvalidInput(recurrent.name, shape_text(recurrent.shape),
                       "--model rev-gru or the like, with --forget-bits and so on as it was trained: the file has no metadata "
                       "that say which reversible model these are weights of");
  const auto cell = nn::cell_named(found->second);
  if (!cell || !nn::is_reversible(*cell))
    throw InvalidInput(in_file ? "metadata.model" : "--model", found->second,
                       "one of the reversible models among " + nn::cell_names());
  return *cell;
}

Layers read_reversible(const TensorView& recurrent, const Words& said, const Words& given) {
  Layers layers{.cell = reversible_cell(recurrent, said, given), .hidden = 2 * recurrent.shape[1]};
  Words words = given;
  words.erase("model");
  if (said.contains("model")) {
    require_agreement("model", given, nn::name_of(layers.cell), "the file's metadata say");
    Words known;
    for (const std::string& field : reversible_fields())
      if (const auto found = said.find(field); found != said.end()) known.insert(*found);
    for (const auto& [field, word] : known) require_agreement(field, given, word, "the file's metadata say");
    reversible_from(layers.cell, known, "metadata.");
    words.merge(known);
  }
  layers.reversible = reversible_from(layers.cell, words);
  // Before a model of that size is made.
  const std::int64_t gates = nn::reversible_gates(layers.cell, 2, layers.reversible) / 2, units = recurrent.shape[1];
  if (recurrent.shape[2] % gates != 0 || recurrent.shape[2] / gates != units)
    throw InvalidInput(recurrent.name, shape_text(recurrent.shape),
                       "two matrices from n units to " + std::to_string(gates) + " gates for each: what a " +
                           nn::name_of(layers.cell) + " with these options has");
  return layers;
}

// Those whose names begin with `prefix`.
Layers read_layers(const Safetensors& file, const std::string& prefix, const Words& given) {
  const TensorView& recurrent = file.at(prefix + "weight_hh_l0");
  const bool reversible = recurrent.shape.size() == 3 && recurrent.shape[0] == 2 && recurrent.shape[1] > 0;
  Layers layers = reversible ? read_reversible(recurrent, file.metadata(), given) : read_plain(recurrent, given);
  layers.count = layers_of(file, prefix + "weight_hh_l", "");
  return layers;
}

at::ScalarType float_type(const TensorView& tensor, bool reversible) {
  if (tensor.dtype != Dtype::f32 && (tensor.dtype != Dtype::f64 || reversible))
    throw InvalidInput(tensor.name, recollect::name_of(tensor.dtype), reversible ? "F32" : "F32 or F64");
  return tensor.dtype == Dtype::f64 ? at::kDouble : at::kFloat;
}

// What an encoder-decoder and a model of its decoder alone have in common.
template <class Options>
void take_layers(const Safetensors& file, const Layers& layers, const TensorView& embedding, const Words& given, Options& o) {
  o.cell = layers.cell;
  o.hidden = layers.hidden;
  o.layers = layers.count;
  o.reversible = layers.reversible;
  o.vocabulary = embedding.shape[0];
  o.embed = embedding.shape[1];
  o.tied = file.find("output.weight") == nullptr;
  o.dtype = float_type(embedding, nn::is_reversible(o.cell));
  refuse_performer_words(given, nn::name_of(o.cell));
  require_sizes(given, {{"layers", std::to_string(o.layers)},
                        {"hidden", std::to_string(o.hidden)},
                        {"embed", std::to_string(o.embed)},
                        {"tied", o.tied ? "true" : "false"}});
}

nn::SequenceModelOptions read_recurrent(const Safetensors& file, const Words& given) {
  nn::SequenceModelOptions o;
  const TensorView& embedding = matrix(file, "embedding.weight");
  take_layers(file, read_layers(file, "rnn.", given), embedding, given, o);
  if (const auto found = given.find("attention"); found != given.end())
    throw InvalidInput("--attention", found->second, "nothing: these are weights of a model without an encoder");
  return o;
}

// Metadata say it, or `given`: shapes have only how many numbers are attended to.
nn::Attention read_attention(const Safetensors& file, const Words& given, nn::EncoderDecoderOptions o) {
  const auto of = [&o](nn::Attention attention) {
    o.attention = attention;
    return nn::Attention{attention.embeddings, o.slice()};
  };
  const auto in_file = file.metadata().find("attention"), told = given.find("attention");
  if (in_file == file.metadata().end() && told == given.end())
    throw InvalidInput("attention.weight", shape_text(file.at("attention.weight").shape),
                       "--attention emb+slice:20 or the like, as it was trained: the file has no metadata that say what is "
                       "attended to");
  const bool said = in_file != file.metadata().end();
  const std::string field = said ? "metadata.attention" : "--attention", &text = said ? in_file->second : told->second;
  const nn::Attention attention = nn::parse_attention(text, field);
  if (said && told != given.end() && of(nn::parse_attention(told->second)) != of(attention))
    throw InvalidInput("--attention", told->second, text + ", as the file's metadata say");
  if (of(attention).slice > o.hidden)
    throw InvalidInput(field, text, "a slice of at most " + std::to_string(o.hidden) + " units, as many as the encoder has");
  return attention;
}

// Before a model is made: a small file could ask for a large one.
void require_layers(const Safetensors& file, const std::string& prefix, const nn::EncoderDecoderOptions& o) {
  const bool reversible = nn::is_reversible(o.cell);
  const std::int64_t gates =
      reversible ? nn::reversible_gates(o.cell, o.hidden, o.reversible) : (o.cell == nn::Cell::lstm ? 4 : 3) * o.hidden;
  for (std::int64_t l = 0; l < o.layers; ++l) {
    const std::string layer = "_l" + std::to_string(l);
    const std::int64_t input = l == 0 ? o.embed : o.hidden;
    if (reversible) {
      require_shape(file, prefix + "weight_ih" + layer, {input, gates});
      require_shape(file, prefix + "weight_hh" + layer, {2, o.hidden / 2, gates / 2});
      require_shape(file, prefix + "bias" + layer, {gates});
    } else {
      require_shape(file, prefix + "weight_ih" + layer, {gates, input});
      require_shape(file, prefix + "weight_hh" + layer, {gates, o.hidden});
      for (const char* bias : {"bias_ih", "bias_hh"}) require_shape(file, prefix + bias + layer, {gates});
    }
  }
}

nn::EncoderDecoderOptions read_encoder_decoder(const Safetensors& file, const Words& given) {
  nn::EncoderDecoderOptions o;
  take_layers(file, read_layers(file, "encoder.", given), matrix(file, "target_embedding.weight"), given, o);
  o.source_vocabulary = matrix(file, "source_embedding.weight").shape[0];
  o.attention = read_attention(file, given, o);
  require_shape(file, "source_embedding.weight", {o.source_vocabulary, o.embed});
  require_layers(file, "encoder.", o);
  require_layers(file, "decoder.", o);
  require_shape(file, "attention.weight", {o.hidden, o.attended()});
  require_shape(file, "combine.weight", {o.hidden, o.attended() + o.hidden});
  require_shape(file, o.tied ? "target_embedding.weight" : "output.weight", {o.vocabulary, o.hidden});
  require_shape(file, "output.bias", {o.vocabulary});
  return o;
}

void require_shapes(const Safetensors& file, const nn::PerformerOptions& o) {
  const auto require = [&](const std::string& name, const std::vector<std::int64_t>& shape) { require_shape(file, name, shape); };
  const auto linear = [&](const std::string& name, std::int64_t out, std::int64_t in) {
    require(name + ".weight", {out, in});
    require(name + ".bias", {out});
  };
  const auto norm = [&](const std::string& name) {
    require(name + ".weight", {o.width});
    require(name + ".bias", {o.width});
  };
  require("embedding.weight", {o.vocabulary, o.width / 2});
  for (std::int64_t l = 0; l < o.layers; ++l) {
    const std::string layer = "layers." + std::to_string(l) + ".";
    linear(layer + "query", o.width, o.width);
    linear(layer + "key_value", 2 * o.width, o.width);
    norm(layer + "norm1");
    linear(layer + "feed1", o.feed_forward, o.width);
    linear(layer + "feed2", o.width, o.feed_forward);
    norm(layer + "norm2");
    if (o.map == nn::FeatureMap::favor) require(layer + "projection", {o.features, o.width / o.heads});
  }
  linear("output", o.vocabulary, o.width);
}

// What the metadata say, and where they do not, what was given.
nn::PerformerOptions performer_in(const Words& said, const Words& given) {
  if (const auto found = said.find("model"); found != said.end() && found->second != kPerformer)
    throw InvalidInput("metadata.model", found->second, "performer, as the weights are");
  if (!said.contains("model") && !given.contains("model"))
    throw InvalidInput("layers.0.query.weight", "a performer's",
                       "--model performer, with --heads, --feature-map and so on as it was trained: the file has no metadata "
                       "that say what shapes do not");
  require_agreement("model", given, kPerformer, "the weights are");
  refuse_reversible_words(given, kPerformer);
  Words known;
  for (const char* field : {"heads", "feature_map", "norm_first", "decay_sums", "sums", "fraction_bits"})
    if (const auto found = said.find(field); found != said.end()) known.insert(*found);
  performer_from(known, "metadata.");
  // Sums are how to compute, not what was learnt.
  for (const auto& [field, word] : known)
    if (field != "sums" && field != "fraction_bits") require_agreement(field, given, word, "the file's metadata say");
  return performer_from(completed(given, known));
}

nn::PerformerOptions read_performer(const Safetensors& file, const Words& given) {
  nn::PerformerOptions o = performer_in(file.metadata(), given);
  const TensorView& embedding = matrix(file, "embedding.weight");
  o.vocabulary = embedding.shape[0];
  o.width = matrix(file, "layers.0.query.weight").shape[1];
  o.layers = layers_of(file, "layers.", ".query.weight");
  o.feed_forward = matrix(file, "layers.0.feed1.weight").shape[0];
  Words sizes{{"layers", std::to_string(o.layers)},
              {"hidden", std::to_string(o.width)},
              {"feed_forward", std::to_string(o.feed_forward)}};
  if (o.map == nn::FeatureMap::favor) {
    const TensorView& projection = matrix(file, "layers.0.projection");
    o.features = projection.shape[0];
    if (o.heads == 0) o.heads = std::max<std::int64_t>(1, o.width / projection.shape[1]);
    sizes["features"] = std::to_string(o.features);
  }
  require_sizes(given, sizes);
  o.dtype = float_type(embedding, false);
  require_shapes(file, o);
  return o;
}

}  // namespace

TokenModelOptions model_options(const Safetensors& file, const Words& given) {
  const auto said = file.metadata().find("model");
  if (file.find("layers.0.query.weight") != nullptr || (said != file.metadata().end() && said->second == kPerformer))
    return read_performer(file, given);
  if (file.find("source_embedding.weight") != nullptr || file.metadata().contains("attention"))
    return read_encoder_decoder(file, given);
  return read_recurrent(file, given);
}

}  // namespace recollect::train
