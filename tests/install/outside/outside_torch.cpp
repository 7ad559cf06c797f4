// Uses the installed adapter for libtorch, and the models.
#include <recollect/nn/recurrent.hpp>
#include <recollect/torch.hpp>

int main() {
  recollect::torch::Sequential net(recollect::torch::Options{}, torch::nn::Linear(4, 4), torch::nn::Tanh());
  const torch::Tensor x = torch::ones({2, 4});
  net->forward(x).sum().backward();
  recollect::nn::Lstm lstm({.input = 4, .hidden = 3});
  lstm.forward(torch::ones({5, 2, 4})).outputs.sum().backward();
  return net->parameters()[0].grad().defined() && lstm.parameters()[0].grad().defined() ? 0 : 1;
}
