// Weights in safetensors files, by the names that PyTorch would give them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "recollect/nn/encoder_decoder.hpp"
#include "recollect/nn/performer.hpp"
#include "recollect/nn/sequence_model.hpp"
#include "recollect/safetensors.hpp"
#include "train/words.hpp"

namespace recollect::train {

struct NamedTensor {
  std::string name;
  at::Tensor tensor;  // on the CPU, contiguous
};
// With what is not learnt, such as a Performer's projections.
std::vector<NamedTensor> named_parameters(const nn::TokenModel& model);
// What write_safetensors takes; looks at the tensors, which must outlive it.
std::vector<TensorView> views(const std::vector<NamedTensor>& tensors);

// A model of any kind.
using TokenModelOptions = std::variant<nn::SequenceModelOptions, nn::PerformerOptions, nn::EncoderDecoderOptions>;
std::shared_ptr<nn::TokenModel> make_model(const TokenModelOptions& options);
TokenModelOptions options_of(const nn::TokenModel& model);          // with what was left open chosen
std::optional<nn::Cell> cell_of(const TokenModelOptions& options);  // nothing for a Performer

// The metadata that such a model is saved with.
Metadata metadata_of(const TokenModelOptions& options);

// What the file's names, shapes and metadata say of the model: kind, sizes, layers, tied or not, precision. Shapes tell LSTMs
// from GRUs; what a reversible model or a Performer is, and what a decoder attends to, only metadata say, or `given`, words of
// the same names: "model", "attention", "forget_bits" and so on, "hidden" and the like. Throws InvalidInput, also when the two do
// not agree, but for "sums" and "fraction_bits" of a Performer, where `given` counts. A model of these options takes about as
// much memory as the file.
TokenModelOptions model_options(const Safetensors& file, const Words& given = {});
std::string shape_text(const std::vector<std::int64_t>& shape);  // "[2, 3]"
// Whether all of a float or double tensor's values are numbers, neither NaN nor infinite. Takes no memory.
bool is_finite(const at::Tensor& tensor);
// Throws ArithmeticError for a parameter of which that is not so. They are those `of` a file or a run; `failed` begins the text.
void require_numbers(const nn::TokenModel& model, const std::string& of, const std::string& failed = "");
// Into a tensor of the same shape and type. Throws InvalidInput.
void read_into(const at::Tensor& to, const TensorView& from);
// All parameters; the file must have them, in these shapes, and nothing else.
void load_parameters(const nn::TokenModel& model, const Safetensors& file);

}  // namespace recollect::train
