#include "recollect/torch/layer.hpp"

namespace recollect::torch {

// "torch::nn::Conv2dImpl" is a Conv2d to those who use it.
std::string Layer::kind_of(const ::torch::nn::Module* module) {
  if (module == nullptr) throw InvalidInput("a layer", "an empty module", "a module");
  std::string name = module->name();
  if (const std::size_t colon = name.rfind("::", name.find('<')); colon != std::string::npos) name = name.substr(colon + 2);
  constexpr std::string_view kSuffix = "Impl";
  if (name.size() > kSuffix.size() && name.ends_with(kSuffix)) name.resize(name.size() - kSuffix.size());
  return name;
}

Layer::Layer(::torch::nn::AnyModule any) : name_(kind_of(any.is_empty() ? nullptr : any.ptr().get())) {
  module_ = any.ptr();
  const auto shared = std::make_shared<::torch::nn::AnyModule>(std::move(any));
  call_ = [shared](const Tensors& in) {
    if (in.size() != 1)
      throw InvalidInput("the inputs of a torch::nn::AnyModule", std::to_string(in.size()) + " tensors",
                         "one; give the module itself, not an AnyModule, where there are more");
    return Tensors{shared->forward<Tensor>(in[0])};
  };
  clone_ = [shared](const c10::optional<::torch::Device>& device) { return Layer(shared->clone(device)); };
}

Layer Layer::clone(const c10::optional<::torch::Device>& device) const { return clone_ ? clone_(device) : *this; }

std::vector<Layer> layers_of(const ::torch::nn::Sequential& network) {
  std::vector<Layer> layers;
  for (const ::torch::nn::AnyModule& layer : *network) layers.emplace_back(layer);
  return layers;
}

}  // namespace recollect::torch
