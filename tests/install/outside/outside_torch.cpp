// Uses the installed adapter for libtorch.
#include <recollect/torch.hpp>

int main() {
  recollect::torch::Sequential net(recollect::torch::Options{}, torch::nn::Linear(4, 4), torch::nn::Tanh());
  const torch::Tensor x = torch::ones({2, 4});
  net->forward(x).sum().backward();
  return net->parameters()[0].grad().defined() ? 0 : 1;
}
