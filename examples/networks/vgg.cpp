#include "networks/vgg.hpp"

#include <array>

#include "recollect/error.hpp"

namespace networks {

namespace nn = torch::nn;

namespace {

// How many convolutions work at each of the five resolutions.
std::array<int, 5> convolutions_of(int depth) {
  switch (depth) {
    case 11: return {1, 1, 2, 2, 2};
    case 13: return {2, 2, 2, 2, 2};
    case 16: return {2, 2, 3, 3, 3};
    case 19: return {2, 2, 4, 4, 4};
    default: throw recollect::InvalidInput("the depth of a VGG", std::to_string(depth), "11, 13, 16 or 19");
  }
}

}  // namespace

std::vector<Layer> vgg(int depth, bool batch_norm, const Options& options) {
  const std::array<int, 5> convolutions = convolutions_of(depth);
  constexpr std::array<std::int64_t, 5> kChannels{64, 128, 256, 512, 512};
  std::vector<Layer> layers;
  std::int64_t in = options.channels;
  for (std::size_t group = 0; group < convolutions.size(); ++group) {
    const std::int64_t out = scaled(kChannels[group], options);
    for (int k = 0; k < convolutions[group]; ++k, in = out) {
      layers.emplace_back(nn::Conv2d(nn::Conv2dOptions(in, out, 3).padding(1)));
      if (batch_norm) layers.emplace_back(nn::BatchNorm2d(out));
      layers.emplace_back(relu_in_place());
    }
    layers.emplace_back(nn::MaxPool2d(nn::MaxPool2dOptions(2).stride(2)));
  }
  const std::int64_t side = options.small_images ? 1 : 7, hidden = scaled(4096, options);
  layers.emplace_back(nn::AdaptiveAvgPool2d(side));
  layers.emplace_back(nn::Flatten());
  in *= side * side;
  for (int k = 0; k < 2; ++k, in = hidden) {
    layers.emplace_back(nn::Linear(in, hidden));
    layers.emplace_back(relu_in_place());
    layers.emplace_back(nn::Dropout(0.5));
  }
  layers.emplace_back(nn::Linear(in, options.classes));
  return layers;
}

}  // namespace networks
