// Networks by name, as layers for recollect::torch::Sequential: real architectures, with torchvision's parameter counts and
// libtorch's own initialization. A block that is not a plain chain (residual, dense) is one layer.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "networks/densenet.hpp"
#include "networks/mlp.hpp"
#include "networks/options.hpp"
#include "networks/resnet.hpp"
#include "networks/vgg.hpp"

namespace networks {

// "resnet50", "densenet121", "vgg16", "vgg16_bn", "mlp-100x512" (any depth and width); nothing for any other name.
std::optional<std::vector<Layer>> network_named(std::string_view name, const Options& options = {});

// For messages and help: every name, with one perceptron as an example.
const std::vector<std::string>& network_names();

// Random numbers in the shape that the network of this name takes: images of `side` pixels a side, or rows of numbers.
torch::Tensor example_input(std::string_view name, std::int64_t batch, std::int64_t side = 224, const Options& options = {});

}  // namespace networks
