#include "networks/mlp.hpp"

#include "recollect/error.hpp"

namespace networks {

std::vector<Layer> mlp(int depth, std::int64_t width, const Options& options) {
  if (depth < 1) throw recollect::InvalidInput("the depth of a multilayer perceptron", std::to_string(depth), "at least 1");
  if (width < 1) throw recollect::InvalidInput("the width of a multilayer perceptron", std::to_string(width), "at least 1");
  const std::int64_t hidden = scaled(width, options);
  std::vector<Layer> layers;
  std::int64_t in = options.channels;
  for (int k = 0; k < depth; ++k, in = hidden) {
    layers.emplace_back(torch::nn::Linear(in, hidden));
    layers.emplace_back(relu_in_place());
  }
  layers.emplace_back(torch::nn::Linear(in, options.classes));
  return layers;
}

}  // namespace networks
