// A multilayer perceptron: Linear and ReLU, as often as one likes.
#pragma once

#include "networks/options.hpp"

namespace networks {

// `depth` hidden layers of `width` units; Options::channels numbers go in, Options::classes come out.
std::vector<Layer> mlp(int depth, std::int64_t width, const Options& options = {});

}  // namespace networks
