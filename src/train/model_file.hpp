// Weights in safetensors files, by the names that PyTorch would give them.
#pragma once

#include <string>
#include <vector>

#include "recollect/nn/sequence_model.hpp"
#include "recollect/safetensors.hpp"
#include "train/reversible_words.hpp"

namespace recollect::train {

struct NamedTensor {
  std::string name;
  at::Tensor tensor;  // on the CPU, contiguous
};
std::vector<NamedTensor> named_parameters(const nn::SequenceModel& model);
// What write_safetensors takes; looks at the tensors, which must outlive it.
std::vector<TensorView> views(const std::vector<NamedTensor>& tensors);

// The metadata that such a model is saved with.
Metadata metadata_of(nn::Cell cell, const nn::ReversibleOptions& reversible);

// What the file's names, shapes and metadata say of the model: cell, sizes, layers, tied or not, precision. Shapes tell LSTMs
// from GRUs; what a reversible model is only metadata say, or `given`, words of the same names: "model", "forget_bits" and so on.
// Throws InvalidInput, also when the two do not agree.
nn::SequenceModelOptions model_options(const Safetensors& file, const Words& given = {});
// Whether all of a float or double tensor's values are numbers, neither NaN nor infinite. Takes no memory.
bool is_finite(const at::Tensor& tensor);
// Into a tensor of the same shape and type. Throws InvalidInput.
void read_into(const at::Tensor& to, const TensorView& from);
// All parameters; the file must have them, in these shapes, and nothing else.
void load_parameters(const nn::SequenceModel& model, const Safetensors& file);

}  // namespace recollect::train
