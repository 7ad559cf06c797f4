// Updates: libtorch's optimizers, with their state as named tensors. Not thread-safe.
#pragma once

#include <torch/optim/optimizer.h>

#include <memory>
#include <string>
#include <vector>

#include "recollect/nn/token_model.hpp"
#include "train/model_file.hpp"
#include "train/options.hpp"

namespace recollect::train {

Bytes bytes_of(const std::vector<at::Tensor>& tensors);

class Updates {
 public:
  Updates(const OptimizerOptions& options, const nn::TokenModel& model);

  void step(double rate);
  // Of the state, once there has been a step.
  Bytes bytes() const;
  // What a step takes for a moment: libtorch computes denominators and decayed gradients in tensors of their own.
  Bytes scratch() const;

  std::vector<NamedTensor> tensors() const;
  // What tensors() gave. Throws InvalidInput.
  void load(const Safetensors& file);

 private:
  OptimizerOptions options_;
  std::vector<std::string> names_;
  std::vector<at::Tensor> parameters_;
  std::unique_ptr<::torch::optim::Optimizer> optimizer_;
};

}  // namespace recollect::train
