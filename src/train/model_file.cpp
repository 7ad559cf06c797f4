#include "train/model_file.hpp"

#include <ATen/ATen.h>
#include <ATen/Dispatch.h>

#include <algorithm>
#include <cmath>
#include <cstring>

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

nn::SequenceModelOptions model_options(const Safetensors& file) {
  const auto matrix = [&](const std::string& name) -> const TensorView& {
    const TensorView& tensor = file.at(name);
    if (tensor.shape.size() != 2 || tensor.shape[0] < 1 || tensor.shape[1] < 1)
      throw InvalidInput(name, shape_text(tensor.shape), "a matrix");
    return tensor;
  };
  nn::SequenceModelOptions o;
  const TensorView& embedding = matrix("embedding.weight");
  const TensorView& recurrent = matrix("rnn.weight_hh_l0");
  o.vocabulary = embedding.shape[0];
  o.embed = embedding.shape[1];
  o.hidden = recurrent.shape[1];
  if (recurrent.shape[0] != 4 * o.hidden && recurrent.shape[0] != 3 * o.hidden)
    throw InvalidInput("rnn.weight_hh_l0", shape_text(recurrent.shape),
                       "four (LSTM) or three (GRU) times as many rows as columns");
  o.cell = recurrent.shape[0] == 4 * o.hidden ? nn::Cell::lstm : nn::Cell::gru;
  for (o.layers = 1; file.find("rnn.weight_hh_l" + std::to_string(o.layers)) != nullptr;) ++o.layers;
  o.tied = file.find("output.weight") == nullptr;
  if (embedding.dtype != Dtype::f32 && embedding.dtype != Dtype::f64)
    throw InvalidInput("embedding.weight", recollect::name_of(embedding.dtype), "F32 or F64");
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
