#include "networks/networks.hpp"

#include <charconv>

namespace networks {
namespace {

constexpr std::string_view kPerceptron = "mlp-";

// Takes a number off the front, if there is one that fits.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number < 1) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<std::vector<Layer>> perceptron_named(std::string_view sizes, const Options& options) {
  const std::optional<int> depth = take_number(sizes);
  if (!depth || !sizes.starts_with('x')) return std::nullopt;
  sizes.remove_prefix(1);
  const std::optional<int> width = take_number(sizes);
  if (!width || !sizes.empty()) return std::nullopt;
  return mlp(*depth, *width, options);
}

}  // namespace

std::optional<std::vector<Layer>> network_named(std::string_view name, const Options& options) {
  if (name.starts_with(kPerceptron)) return perceptron_named(name.substr(kPerceptron.size()), options);
  for (const int depth : {18, 34, 50, 101, 152})
    if (name == "resnet" + std::to_string(depth)) return resnet(depth, options);
  for (const int depth : {121, 169, 201})
    if (name == "densenet" + std::to_string(depth)) return densenet(depth, options);
  for (const int depth : {11, 13, 16, 19})
    for (const bool batch_norm : {false, true})
      if (name == "vgg" + std::to_string(depth) + (batch_norm ? "_bn" : "")) return vgg(depth, batch_norm, options);
  return std::nullopt;
}

const std::vector<std::string>& network_names() {
  static const std::vector<std::string> names{"resnet18",    "resnet34",    "resnet50", "resnet101", "resnet152",  "densenet121",
                                              "densenet169", "densenet201", "vgg11",    "vgg11_bn",  "vgg13",      "vgg13_bn",
                                              "vgg16",       "vgg16_bn",    "vgg19",    "vgg19_bn",  "mlp-100x512"};
  return names;
}

torch::Tensor example_input(std::string_view name, std::int64_t batch, std::int64_t side, const Options& options) {
  if (name.starts_with(kPerceptron)) return torch::randn({batch, options.channels});
  return torch::randn({batch, options.channels, side, side});
}

}  // namespace networks
