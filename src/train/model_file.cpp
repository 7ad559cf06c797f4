#include "train/model_file.hpp"

#include <ATen/ATen.h>
#include <ATen/Dispatch.h>

#include <algorithm>
#include <cmath>
#include <cstring>

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

}  // namespace

std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string text = "[";
  for (const std::int64_t size : shape) text += (text.size() > 1 ? ", " : "") + std::to_string(size);
  return text + "]";
}

std::shared_ptr<nn::TokenModel> make_model(const TokenModelOptions& options) {
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) return std::make_shared<nn::Performer>(*performer);
  if (const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options)) return std::make_shared<nn::EncoderDecoder>(*pair);
  return std::make_shared<nn::SequenceModel>(std::get<nn::SequenceModelOptions>(options));
}

TokenModelOptions options_of(const nn::TokenModel& model) {
  if (const auto* performer = dynamic_cast<const nn::Performer*>(&model)) return performer->options();
  if (const auto* pair = dynamic_cast<const nn::EncoderDecoder*>(&model)) return pair->options();
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
  const auto of_cell = [](nn::Cell cell, const nn::ReversibleOptions& reversible) {
    Metadata metadata{{"format", "pt"}, {"model", nn::name_of(cell)}};
    metadata.merge(words_of(cell, reversible));
    return metadata;
  };
  if (const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options)) {
    Metadata metadata = of_cell(pair->cell, pair->reversible);
    metadata["attention"] = nn::to_string(pair->attention);
    return metadata;
  }
  const auto& recurrent = std::get<nn::SequenceModelOptions>(options);
  return of_cell(recurrent.cell, recurrent.reversible);
}

std::optional<nn::Cell> cell_of(const TokenModelOptions& options) {
  if (const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options)) return pair->cell;
  if (const auto* recurrent = std::get_if<nn::SequenceModelOptions>(&options)) return recurrent->cell;
  return std::nullopt;
}

bool is_finite(const at::Tensor& tensor) {
  const at::Tensor row = tensor.contiguous();
  return AT_DISPATCH_FLOATING_TYPES(row.scalar_type(), "is_finite", [&] {
    const auto* values = row.data_ptr<scalar_t>();
    return std::all_of(values, values + row.numel(), [](scalar_t value) { return std::isfinite(value); });
  });
}

void require_numbers(const nn::TokenModel& model, const std::string& of, const std::string& failed) {
  for (const auto& [name, tensor] : named_parameters(model))
    if (!is_finite(tensor)) throw ArithmeticError(failed + name + " of " + of + " has values that are no numbers, or infinite");
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
