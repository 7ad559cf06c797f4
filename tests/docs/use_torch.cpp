// Where the snippets of docs/use.md with libtorch would stand in a program of their reader. Compiled, not run.
#include <iostream>

#include "recollect/nn/encoder_decoder.hpp"
#include "recollect/nn/recurrent.hpp"
#include "recollect/nn/sequence_model.hpp"
#include "recollect/torch.hpp"

using torch::Tensor;

struct BlockImpl : torch::nn::Module {
  explicit BlockImpl(int width) : inner(register_module("inner", torch::nn::Linear(width, width))) {}
  Tensor forward(const Tensor& x) { return x + torch::relu(inner(x)); }
  torch::nn::Linear inner;
};
TORCH_MODULE(Block);

Tensor batch();
Tensor loss_of(const Tensor& outputs);

void network(const Tensor& images, const Tensor& labels) {
#include "use/network.inc"
}

void meter(recollect::torch::Sequential& net, const Tensor& x) {
#include "use/meter.inc"
}

void cell_over_time(const Tensor& inputs, const Tensor& h0, const Tensor& targets) {
#include "use/cell.inc"
}

void one_region(Block block, const Tensor& x, const Tensor& a, const Tensor& b, const Tensor& w) {
#include "use/region.inc"
}

void models(const Tensor& x, const Tensor& inputs, const Tensor& targets, torch::optim::Optimizer& optimizer) {
#include "use/models.inc"
}

void translating(const Tensor& inputs, const Tensor& targets, const Tensor& source, const Tensor& first_tokens) {
#include "use/translating.inc"
}
