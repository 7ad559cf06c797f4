// What the builders of networks are told beside the architecture's own numbers.
#pragma once

#include <torch/torch.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "recollect/torch/layer.hpp"

namespace networks {

using recollect::torch::Layer;

struct Options {
  std::int64_t classes = 1000;
  std::int64_t channels = 3;  // of the images; for a multilayer perceptron, numbers in an example
  double width = 1;           // multiplies the channels of every layer inside
  // For images of 32 pixels a side: ResNet and DenseNet begin with one 3×3 convolution, instead of quartering the image first;
  // VGG classifies one pixel of its last features, instead of 7×7.
  bool small_images = false;
};

inline std::int64_t scaled(std::int64_t channels, const Options& options) {
  return std::max<std::int64_t>(1, std::llround(static_cast<double>(channels) * options.width));
}

inline torch::nn::ReLU relu_in_place() { return torch::nn::ReLU(torch::nn::ReLUOptions(true)); }

// As they stand before batch normalization, which has the bias.
inline torch::nn::Conv2d convolution(std::int64_t in, std::int64_t out, std::int64_t kernel, std::int64_t stride = 1) {
  return torch::nn::Conv2d(torch::nn::Conv2dOptions(in, out, kernel).stride(stride).padding(kernel / 2).bias(false));
}

}  // namespace networks
