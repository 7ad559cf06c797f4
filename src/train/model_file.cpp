#include "train/model_file.hpp"

#include <ATen/ATen.h>
#include <ATen/Dispatch.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "nn/reversible.hpp"
#include "recollect/error.hpp"

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

}  // namespace

std::vector<NamedTensor> named_parameters(const nn::SequenceModel& model) {
  std::vector<NamedTensor> row;
  for (const auto& item : model.named_parameters()) row.push_back({item.key(), item.value().detach().contiguous()});
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

Metadata metadata_of(nn::Cell cell, const nn::ReversibleOptions& reversible) {
  Metadata metadata{{"format", "pt"}, {"model", nn::name_of(cell)}};
  metadata.merge(words_of(cell, reversible));
  return metadata;
}

nn::SequenceModelOptions model_options(const Safetensors& file, const Words& given) {
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
  for (o.layers = 1; file.find("rnn.weight_hh_l" + std::to_string(o.layers)) != nullptr;) ++o.layers;
  o.tied = file.find("output.weight") == nullptr;
  if (embedding.dtype != Dtype::f32 && (embedding.dtype != Dtype::f64 || reversible))
    throw InvalidInput("embedding.weight", recollect::name_of(embedding.dtype), reversible ? "F32" : "F32 or F64");
  o.dtype = embedding.dtype == Dtype::f64 ? at::kDouble : at::kFloat;
  return o;
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

void load_parameters(const nn::SequenceModel& model, const Safetensors& file) {
  const std::vector<NamedTensor> parameters = named_parameters(model);
  for (const auto& [name, tensor] : parameters) read_into(tensor, file.at(name));
  for (const TensorView& tensor : file.tensors())
    if (std::none_of(parameters.begin(), parameters.end(), [&](const NamedTensor& p) { return p.name == tensor.name; }))
      throw InvalidInput(tensor.name, "a tensor", "only the model's parameters, whose names are in docs/formats.md");
}

}  // namespace recollect::train
