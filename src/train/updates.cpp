#include "train/updates.hpp"

#include <torch/torch.h>

#include <algorithm>
#include <sstream>

namespace recollect::train {
namespace {

using at::Tensor;

// What libtorch keeps states by has changed from text to pointers: one of the two is used.
using Key = std::decay_t<decltype(std::declval<::torch::optim::Optimizer>().state())>::key_type;
[[maybe_unused]] void set(std::string& key, c10::TensorImpl* parameter) {
  std::ostringstream text;
  text << parameter;
  key = text.str();
}
[[maybe_unused]] void set(void*& key, c10::TensorImpl* parameter) { key = parameter; }
Key key(const Tensor& parameter) {
  Key key;
  set(key, parameter.unsafeGetTensorImpl());
  return key;
}

}  // namespace

Bytes bytes_of(const std::vector<Tensor>& tensors) {
  Bytes sum{};
  for (const Tensor& tensor : tensors) sum = sum + Bytes(static_cast<std::int64_t>(tensor.nbytes()));
  return sum;
}

Updates::Updates(const OptimizerOptions& options, const nn::TokenModel& model)
    : options_(options), names_(model.named_parameters().keys()) {
  parameters_ = model.parameters();
  if (options.kind == Optimizer::adam)
    optimizer_ = std::make_unique<::torch::optim::Adam>(
        parameters_, ::torch::optim::AdamOptions(options.lr).weight_decay(options.weight_decay));
  else if (options.kind == Optimizer::adamw)
    optimizer_ = std::make_unique<::torch::optim::AdamW>(
        parameters_, ::torch::optim::AdamWOptions(options.lr).weight_decay(options.weight_decay));
  else
    optimizer_ = std::make_unique<::torch::optim::SGD>(
        parameters_, ::torch::optim::SGDOptions(options.lr).momentum(options.momentum).weight_decay(options.weight_decay));
}

void Updates::step(double rate) {
  for (auto& group : optimizer_->param_groups()) group.options().set_lr(rate);
  optimizer_->step();
}
Bytes Updates::bytes() const {
  const Bytes all = bytes_of(parameters_);
  return options_.kind == Optimizer::sgd ? (options_.momentum > 0 ? all : Bytes(0)) : 2 * all;
}
Bytes Updates::scratch() const {
  Bytes largest{};
  for (const Tensor& parameter : parameters_) largest = std::max(largest, Bytes(static_cast<std::int64_t>(parameter.nbytes())));
  const bool decays = options_.weight_decay > 0 && options_.kind != Optimizer::adamw;
  return ((options_.kind == Optimizer::sgd ? 0 : 2) + (decays ? 1 : 0)) * largest;
}

std::vector<NamedTensor> Updates::tensors() const {
  std::vector<NamedTensor> row;
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const auto found = optimizer_->state().find(key(parameters_[i]));
    if (found == optimizer_->state().end()) continue;
    const auto add = [&](const char* what, const Tensor& tensor) {
      if (tensor.defined()) row.push_back({"optimizer." + names_[i] + "." + what, tensor.contiguous()});
    };
    const auto adam = [&](const auto& state) {
      add("step", at::full({1}, state.step(), at::kLong));
      add("exp_avg", state.exp_avg());
      add("exp_avg_sq", state.exp_avg_sq());
    };
    if (options_.kind == Optimizer::adam)
      adam(static_cast<const ::torch::optim::AdamParamState&>(*found->second));
    else if (options_.kind == Optimizer::adamw)
      adam(static_cast<const ::torch::optim::AdamWParamState&>(*found->second));
    else
      add("momentum_buffer", static_cast<const ::torch::optim::SGDParamState&>(*found->second).momentum_buffer());
  }
  return row;
}

void Updates::load(const Safetensors& file) {
  for (std::size_t i = 0; i < parameters_.size(); ++i) {
    const std::string prefix = "optimizer." + names_[i] + ".";
    const auto like = [&](const char* what) {
      Tensor tensor = at::empty_like(parameters_[i]).detach();
      read_into(tensor, file.at(prefix + what));
      return tensor;
    };
    if (options_.kind == Optimizer::sgd) {
      if (file.find(prefix + "momentum_buffer") == nullptr) continue;
      auto state = std::make_unique<::torch::optim::SGDParamState>();
      state->momentum_buffer(like("momentum_buffer"));
      optimizer_->state()[key(parameters_[i])] = std::move(state);
      continue;
    }
    if (file.find(prefix + "step") == nullptr) continue;  // before the first update
    const Tensor step = at::zeros({1}, at::kLong);
    read_into(step, file.at(prefix + "step"));
    const auto adam = [&](auto state) {
      state->step(step.item<std::int64_t>());
      state->exp_avg(like("exp_avg"));
      state->exp_avg_sq(like("exp_avg_sq"));
      optimizer_->state()[key(parameters_[i])] = std::move(state);
    };
    if (options_.kind == Optimizer::adam)
      adam(std::make_unique<::torch::optim::AdamParamState>());
    else
      adam(std::make_unique<::torch::optim::AdamWParamState>());
  }
}

}  // namespace recollect::train
