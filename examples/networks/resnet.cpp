#include "networks/resnet.hpp"

#include <array>

#include "recollect/error.hpp"

namespace networks {

namespace nn = torch::nn;

ResidualImpl::ResidualImpl(const ResidualOptions& options) : options_(options) { reset(); }

void ResidualImpl::reset() {
  const auto& [in, inner, stride, bottleneck] = options_;
  const std::int64_t out = options_.out();
  if (bottleneck)
    main_ = nn::Sequential(convolution(in, inner, 1), nn::BatchNorm2d(inner), relu_in_place(),             //
                           convolution(inner, inner, 3, stride), nn::BatchNorm2d(inner), relu_in_place(),  //
                           convolution(inner, out, 1), nn::BatchNorm2d(out));
  else
    main_ = nn::Sequential(convolution(in, inner, 3, stride), nn::BatchNorm2d(inner), relu_in_place(), convolution(inner, out, 3),
                           nn::BatchNorm2d(out));
  register_module("main", main_);
  projection_ = nn::Sequential();
  if (stride != 1 || in != out) projection_ = nn::Sequential(convolution(in, out, 1, stride), nn::BatchNorm2d(out));
  register_module("projection", projection_);
}

torch::Tensor ResidualImpl::forward(const torch::Tensor& x) {
  torch::Tensor out = main_->forward(x);
  out += projection_->is_empty() ? x : projection_->forward(x);
  return out.relu_();
}

namespace {

// How many blocks work at each of the four resolutions.
std::array<int, 4> blocks_of(int depth) {
  switch (depth) {
    case 18: return {2, 2, 2, 2};
    case 34: return {3, 4, 6, 3};
    case 50: return {3, 4, 6, 3};
    case 101: return {3, 4, 23, 3};
    case 152: return {3, 8, 36, 3};
    default: throw recollect::InvalidInput("the depth of a ResNet", std::to_string(depth), "18, 34, 50, 101 or 152");
  }
}

}  // namespace

std::vector<Layer> resnet(int depth, const Options& options) {
  const std::array<int, 4> blocks = blocks_of(depth);
  ResidualOptions block{.in = scaled(64, options), .bottleneck = depth >= 50};
  std::vector<Layer> layers;
  layers.emplace_back(options.small_images ? convolution(options.channels, block.in, 3)
                                           : convolution(options.channels, block.in, 7, 2));
  layers.emplace_back(nn::BatchNorm2d(block.in));
  layers.emplace_back(relu_in_place());
  if (!options.small_images) layers.emplace_back(nn::MaxPool2d(nn::MaxPool2dOptions(3).stride(2).padding(1)));
  for (std::size_t group = 0; group < blocks.size(); ++group) {
    block.inner = scaled(std::int64_t{64} << group, options);
    for (int k = 0; k < blocks[group]; ++k) {
      block.stride = group > 0 && k == 0 ? 2 : 1;
      layers.emplace_back(Residual(block));
      block.in = block.out();
    }
  }
  layers.emplace_back(nn::AdaptiveAvgPool2d(1));
  layers.emplace_back(nn::Flatten());
  layers.emplace_back(nn::Linear(block.in, options.classes));
  return layers;
}

}  // namespace networks
