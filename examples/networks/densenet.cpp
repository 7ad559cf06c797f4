#include "networks/densenet.hpp"

#include <array>

#include "recollect/error.hpp"

namespace networks {

namespace nn = torch::nn;

DenseLayerImpl::DenseLayerImpl(std::int64_t in, std::int64_t growth) : in_(in), growth_(growth) { reset(); }

void DenseLayerImpl::reset() {
  const std::int64_t inner = 4 * growth_;
  fresh_ = nn::Sequential(nn::BatchNorm2d(in_), relu_in_place(), convolution(in_, inner, 1),  //
                          nn::BatchNorm2d(inner), relu_in_place(), convolution(inner, growth_, 3));
  register_module("fresh", fresh_);
}

torch::Tensor DenseLayerImpl::forward(const torch::Tensor& features) {
  return torch::cat({features, fresh_->forward(features)}, 1);
}

TransitionImpl::TransitionImpl(std::int64_t in, std::int64_t out) : in_(in), out_(out) { reset(); }

void TransitionImpl::reset() {
  main_ = nn::Sequential(nn::BatchNorm2d(in_), relu_in_place(), convolution(in_, out_, 1),
                         nn::AvgPool2d(nn::AvgPool2dOptions(2).stride(2)));
  register_module("main", main_);
}

torch::Tensor TransitionImpl::forward(const torch::Tensor& features) { return main_->forward(features); }

namespace {

// How many dense layers each of the four blocks has.
std::array<int, 4> blocks_of(int depth) {
  switch (depth) {
    case 121: return {6, 12, 24, 16};
    case 169: return {6, 12, 32, 32};
    case 201: return {6, 12, 48, 32};
    default: throw recollect::InvalidInput("the depth of a DenseNet", std::to_string(depth), "121, 169 or 201");
  }
}

}  // namespace

std::vector<Layer> densenet(int depth, const Options& options) {
  const std::array<int, 4> blocks = blocks_of(depth);
  const std::int64_t growth = scaled(32, options);
  std::int64_t features = scaled(64, options);
  std::vector<Layer> layers;
  layers.emplace_back(options.small_images ? convolution(options.channels, features, 3)
                                           : convolution(options.channels, features, 7, 2));
  layers.emplace_back(nn::BatchNorm2d(features));
  layers.emplace_back(relu_in_place());
  if (!options.small_images) layers.emplace_back(nn::MaxPool2d(nn::MaxPool2dOptions(3).stride(2).padding(1)));
  for (std::size_t block = 0; block < blocks.size(); ++block) {
    for (int k = 0; k < blocks[block]; ++k, features += growth) layers.emplace_back(DenseLayer(features, growth));
    if (block + 1 == blocks.size()) break;
    layers.emplace_back(Transition(features, features / 2));
    features /= 2;
  }
  layers.emplace_back(nn::BatchNorm2d(features));
  layers.emplace_back(relu_in_place());
  layers.emplace_back(nn::AdaptiveAvgPool2d(1));
  layers.emplace_back(nn::Flatten());
  layers.emplace_back(nn::Linear(features, options.classes));
  return layers;
}

}  // namespace networks
