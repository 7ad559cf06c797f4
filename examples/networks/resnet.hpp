// ResNet: K. He, X. Zhang, S. Ren, J. Sun: Deep residual learning for image recognition, CVPR 2016, table 1, with the stride in
// a bottleneck's 3×3 convolution, as torchvision has it.
#pragma once

#include "networks/options.hpp"

namespace networks {

// What a residual block is made of: torch::nn::Cloneable makes its copies from this.
struct ResidualOptions {
  std::int64_t in = 64, inner = 64, stride = 1;
  bool bottleneck = false;
  std::int64_t out() const { return bottleneck ? 4 * inner : inner; }
};

// ReLU(x + F(x)): not a chain inside, so a layer as a whole. Where sizes change, x is projected.
class ResidualImpl : public torch::nn::Cloneable<ResidualImpl> {
 public:
  explicit ResidualImpl(const ResidualOptions& options);
  void reset() override;
  torch::Tensor forward(const torch::Tensor& x);

 private:
  ResidualOptions options_;
  torch::nn::Sequential main_, projection_;
};
TORCH_MODULE(Residual);

// Of 18, 34, 50, 101 or 152 layers; throws recollect::InvalidInput for others.
std::vector<Layer> resnet(int depth, const Options& options = {});

}  // namespace networks
