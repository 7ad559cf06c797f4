#include "train/model_file.hpp"

#include <ATen/ATen.h>
#include <ATen/Dispatch.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "nn/reversible.hpp"
#include "recollect/error.hpp"
#include "train/performer_words.hpp"
#include "train/reversible_words.hpp"

namespace recollect::train {
namespace {

Dtype dtype_of(at::ScalarType type) {
  switch (type) {
    case at::kFloat: return Dtype::f32;
    case at::kDouble: return Dtype::f64;
    case at::kLong: return Dtype::i64;
    case at::kInt: return Dtype::i32;
    default: throw InvalidInput("tensor", c10::toString(type), "float, double, int64 or int32");
  }
}
std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string text = "[";
  for (const std::int64_t size : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(size);
  return text + "]";
}

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

// An LSTM or a GRU, as PyTorch saves them.
void read_plain(const Safetensors& file, const Words& given, nn::SequenceModelOptions& o) {
  const TensorView& recurrent = matrix(file, "rnn.weight_hh_l0");
  o.hidden = recurrent.shape[1];
  if (recurrent.shape[0] != 4 * o.hidden && recurrent.shape[0] != 3 * o.hidden)
    throw InvalidInput("rnn.weight_hh_l0", shape_text(recurrent.shape),
                       "four (LSTM) or three (GRU) times as many rows as columns");
  o.cell = recurrent.shape[0] == 4 * o.hidden ? nn::Cell::lstm : nn::Cell::gru;
  require_agreement("model", given, nn::name_of(o.cell), "the weights are");
  Words rest = given;
  rest.erase("model");
  o.reversible = reversible_from(o.cell, rest);
}

nn::Cell reversible_cell(const TensorView& recurrent, const Words& said, const Words& given) {
  const bool in_file = said.contains("model");
  const Words& words = in_file ? said : given;
  const auto found = words.find("model");
  if (found == words.end())
    throw InvalidInput("rnn.weight_hh_l0", shape_text(recurrent.shape),
                       "--model rev-gru or the like, with --forget-bits and so on as it was trained: the file has no metadata "
                       "that say which reversible model these are weights of");
  const auto cell = nn::cell_named(found->second);
  if (!cell || !nn::is_reversible(*cell))
    throw InvalidInput(in_file ? "metadata.model" : "--model", found->second,
                       "one of the reversible models among " + nn::cell_names());
  return *cell;
}

void read_reversible(const Safetensors& file, const Words& given, nn::SequenceModelOptions& o) {
  const TensorView& recurrent = file.at("rnn.weight_hh_l0");
  const Words& said = file.metadata();
  o.hidden = 2 * recurrent.shape[1];
  o.cell = reversible_cell(recurrent, said, given);
  Words words = given;
  words.erase("model");
  if (said.contains("model")) {
    require_agreement("model", given, nn::name_of(o.cell), "the file's metadata say");
    Words known;
    for (const std::string& field : reversible_fields())
      if (const auto found = said.find(field); found != said.end()) known.insert(*found);
    for (const auto& [field, word] : known) require_agreement(field, given, word, "the file's metadata say");
    reversible_from(o.cell, known, "metadata.");
    words.merge(known);
  }
  o.reversible = reversible_from(o.cell, words);
  // Before a model of that size is made.
  const std::int64_t gates = nn::reversible_gates(o.cell, 2, o.reversible) / 2, units = recurrent.shape[1];
  if (recurrent.shape[2] % gates != 0 || recurrent.shape[2] / gates != units)
    throw InvalidInput("rnn.weight_hh_l0", shape_text(recurrent.shape),
                       "two matrices from n units to " + std::to_string(gates) + " gates for each: what a " +
                           nn::name_of(o.cell) + " with these options has");
}

nn::SequenceModelOptions read_recurrent(const Safetensors& file, const Words& given) {
  nn::SequenceModelOptions o;
  const TensorView& embedding = matrix(file, "embedding.weight");
  o.vocabulary = embedding.shape[0];
  o.embed = embedding.shape[1];
  const std::vector<std::int64_t>& recurrent = file.at("rnn.weight_hh_l0").shape;
  const bool reversible = recurrent.size() == 3 && recurrent[0] == 2 && recurrent[1] > 0;
  if (reversible)
    read_reversible(file, given, o);
  else
    read_plain(file, given, o);
  refuse_performer_words(given, nn::name_of(o.cell));
  o.layers = layers_of(file, "rnn.weight_hh_l", "");
  o.tied = file.find("output.weight") == nullptr;
  if (embedding.dtype != Dtype::f32 && (embedding.dtype != Dtype::f64 || reversible))
    throw InvalidInput("embedding.weight", recollect::name_of(embedding.dtype), reversible ? "F32" : "F32 or F64");
  o.dtype = embedding.dtype == Dtype::f64 ? at::kDouble : at::kFloat;
  require_sizes(given, {{"layers", std::to_string(o.layers)},
                        {"hidden", std::to_string(o.hidden)},
                        {"embed", std::to_string(o.embed)},
                        {"tied", o.tied ? "true" : "false"}});
  return o;
}

// Before a model is made: a small file could ask for a large one.
void require_shapes(const Safetensors& file, const nn::PerformerOptions& o) {
  const auto require = [&](const std::string& name, const std::vector<std::int64_t>& shape) {
    if (const TensorView& tensor = file.at(name); tensor.shape != shape)
      throw InvalidInput(name, shape_text(tensor.shape), shape_text(shape));
  };
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
  if (embedding.dtype != Dtype::f32 && embedding.dtype != Dtype::f64)
    throw InvalidInput("embedding.weight", recollect::name_of(embedding.dtype), "F32 or F64");
  o.dtype = embedding.dtype == Dtype::f64 ? at::kDouble : at::kFloat;
  require_shapes(file, o);
  return o;
}

}  // namespace

std::shared_ptr<nn::TokenModel> make_model(const TokenModelOptions& options) {
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) return std::make_shared<nn::Performer>(*performer);
  return std::make_shared<nn::SequenceModel>(std::get<nn::SequenceModelOptions>(options));
}

TokenModelOptions options_of(const nn::TokenModel& model) {
  if (const auto* performer = dynamic_cast<const nn::Performer*>(&model)) return performer->options();
  return dynamic_cast<const nn::SequenceModel&>(model).options();
}

std::vector<NamedTensor> named_parameters(const nn::TokenModel& model) {
  std::vector<NamedTensor> row;
  for (const auto& item : model.named_parameters()) row.push_back({item.key(), item.value().detach().contiguous()});
  for (const auto& item : model.named_buffers()) row.push_back({item.key(), item.value().contiguous()});
  return row;
}

std::vector<TensorView> views(const std::vector<NamedTensor>& tensors) {
  std::vector<TensorView> row;
  for (const auto& [name, tensor] : tensors)
    row.push_back({name,
                   dtype_of(tensor.scalar_type()),
                   tensor.sizes().vec(),
                   {static_cast<const std::byte*>(tensor.data_ptr()), tensor.nbytes()}});
  return row;
}

Metadata metadata_of(const TokenModelOptions& options) {
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) {
    Metadata metadata{{"format", "pt"}, {"model", kPerformer}};
    metadata.merge(words_of(*performer));
    for (const char* in_shapes : {"feed_forward", "features"}) metadata.erase(in_shapes);
    return metadata;
  }
  const auto& recurrent = std::get<nn::SequenceModelOptions>(options);
  Metadata metadata{{"format", "pt"}, {"model", nn::name_of(recurrent.cell)}};
  metadata.merge(words_of(recurrent.cell, recurrent.reversible));
  return metadata;
}

TokenModelOptions model_options(const Safetensors& file, const Words& given) {
  const auto said = file.metadata().find("model");
  if (file.find("layers.0.query.weight") != nullptr || (said != file.metadata().end() && said->second == kPerformer))
    return read_performer(file, given);
  return read_recurrent(file, given);
}

bool is_finite(const at::Tensor& tensor) {
  const at::Tensor row = tensor.contiguous();
  return AT_DISPATCH_FLOATING_TYPES(row.scalar_type(), "is_finite", [&] {
    const auto* values = row.data_ptr<scalar_t>();
    return std::all_of(values, values + row.numel(), [](scalar_t value) { return std::isfinite(value); });
  });
}

void read_into(const at::Tensor& to, const TensorView& from) {
  if (from.dtype != dtype_of(to.scalar_type()) || to.sizes().vec() != from.shape)
    throw InvalidInput(from.name, std::string(recollect::name_of(from.dtype)) + " " + shape_text(from.shape),
                       std::string(recollect::name_of(dtype_of(to.scalar_type()))) + " " + shape_text(to.sizes().vec()));
  std::memcpy(to.data_ptr(), from.data.data(), from.data.size());
}

void load_parameters(const nn::TokenModel& model, const Safetensors& file) {
  const std::vector<NamedTensor> parameters = named_parameters(model);
  for (const auto& [name, tensor] : parameters) read_into(tensor, file.at(name));
  for (const TensorView& tensor : file.tensors())
    if (std::none_of(parameters.begin(), parameters.end(), [&](const NamedTensor& p) { return p.name == tensor.name; }))
      throw InvalidInput(tensor.name, "a tensor", "only the model's parameters, whose names are in docs/formats.md");
}

}  // namespace recollect::train
