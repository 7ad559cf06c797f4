// DenseNet: G. Huang, Z. Liu, L. van der Maaten, K. Weinberger: Densely connected convolutional networks, CVPR 2017, table 1.
// The state between layers is one tensor: all features so far, side by side.
#pragma once

#include "networks/options.hpp"

namespace networks {

// Returns its input with `growth` new channels behind it, so a layer as a whole.
class DenseLayerImpl : public torch::nn::Cloneable<DenseLayerImpl> {
 public:
  DenseLayerImpl(std::int64_t in, std::int64_t growth);
  void reset() override;
  torch::Tensor forward(const torch::Tensor& features);

 private:
  std::int64_t in_, growth_;
  torch::nn::Sequential fresh_;
};
TORCH_MODULE(DenseLayer);

// Between two dense blocks: fewer channels, a quarter of the pixels.
class TransitionImpl : public torch::nn::Cloneable<TransitionImpl> {
 public:
  TransitionImpl(std::int64_t in, std::int64_t out);
  void reset() override;
  torch::Tensor forward(const torch::Tensor& features);

 private:
  std::int64_t in_, out_;
  torch::nn::Sequential main_;
};
TORCH_MODULE(Transition);

// Of 121, 169 or 201 layers; throws recollect::InvalidInput for others.
std::vector<Layer> densenet(int depth, const Options& options = {});

}  // namespace networks
