// Backpropagation through 2,000 time steps of a GRU in 8 MiB: the loss and the gradients of the plain unrolled loop, bit for bit.
// Every step has a loss of its own (predict the next value of a signal), computed inside the step, so that nothing of the whole
// sequence exists but the inputs.
#include "torch_program.hpp"

namespace {

namespace nn = torch::nn;
using namespace example;

struct Arguments {
  std::string memory = "8MiB";
  int steps = 2000, batch = 32, hidden = 64;
};

struct Model {
  nn::GRUCell cell;
  nn::Linear head;
  std::vector<torch::Tensor> parameters() const {
    std::vector<torch::Tensor> row = cell->parameters();
    for (torch::Tensor& parameter : head->parameters()) row.push_back(std::move(parameter));
    return row;
  }
  torch::Tensor loss(const torch::Tensor& state, const torch::Tensor& target) {
    return torch::mse_loss(head->forward(state), target);
  }
};

Model make_model(const Arguments& arguments) {
  torch::manual_seed(1);
  nn::GRUCell cell(1, arguments.hidden);
  return {cell, nn::Linear(arguments.hidden, 1)};
}

void print(const char* name, const Measured& measured, const std::string& predicted) {
  std::printf("  %-28s %9.2f s %14s %16s %16.9f\n", name, measured.seconds[0], text_of(measured.peak).c_str(), predicted.c_str(),
              measured.losses[0].item<double>());
}

int run(const Arguments& arguments) {
  const Bytes memory = Bytes::parse(arguments.memory, "--memory");
  // Waves of different frequencies, time first; the target at t is the input at t+1.
  const torch::Tensor time = torch::arange(arguments.steps + 1).view({-1, 1, 1});
  const torch::Tensor signal = torch::sin(time * torch::linspace(0.01, 0.2, arguments.batch).view({1, -1, 1}));
  const torch::Tensor inputs = signal.slice(0, 0, -1), targets = signal.slice(0, 1);
  const torch::Tensor start = torch::zeros({arguments.batch, arguments.hidden});

  Model theirs = make_model(arguments);
  Measured plain;
  measure_iteration(plain, theirs.parameters(), [&] {
    torch::Tensor state = start, loss = torch::zeros({});
    for (int t = 0; t < arguments.steps; ++t) {
      state = theirs.cell->forward(inputs[t], state);
      loss = loss + theirs.loss(state, targets[t]);
    }
    return loss;
  });

  Model model = make_model(arguments);
  const recollect::torch::Options options{.memory = memory};  // once, outside the training loop, as is the loss
  const recollect::torch::Wanted wanted{
      .loss = recollect::torch::Layer(
          [&](const torch::Tensor& state, const torch::Tensor& target) { return model.loss(state, target); }),
      .targets = {targets}};
  const auto forward = [&] { return recollect::torch::recurrent(model.cell, inputs, {start}, options, wanted); };
  const Bytes predicted = recollect::torch::plan_recurrent(model.cell, {inputs}, {start}, options, wanted)->peak;
  Measured ours;
  measure_iteration(ours, model.parameters(), [&] { return forward().loss; });

  std::printf("A GRU over %d steps, %d signals, %d units\n\n", arguments.steps, arguments.batch, arguments.hidden);
  std::printf("  %-28s %11s %14s %16s %16s\n", "", "time", "peak", "predicted peak", "loss");
  print("plain unrolled loop", plain, "");
  print(("within " + arguments.memory).c_str(), ours, text_of(predicted));

  std::vector<torch::Tensor> a = plain.losses, b = ours.losses;
  for (const torch::Tensor& parameter : theirs.parameters()) a.push_back(parameter.grad());
  for (const torch::Tensor& parameter : model.parameters()) b.push_back(parameter.grad());
  const bool same = same_bits(a, b);
  std::printf(same ? "\nThe same loss and gradients, bit for bit, in %.1f %% of the memory, %.2f times the time.\n"
                   : "\nFAILED: the loss or the gradients differ (in %.1f %% of the memory, %.2f times the time).\n",
              100 * static_cast<double>(ours.peak.count()) / static_cast<double>(plain.peak.count()),
              ours.seconds[0] / plain.seconds[0]);
  return same ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Backpropagation through many time steps within a budget of bytes, beside the plain loop.", "torch_recurrent");
  app.add_option("--memory", arguments.memory, "Budget for activations")->capture_default_str();
  app.add_option("--steps", arguments.steps, "Time steps")->capture_default_str()->check(CLI::Range(1, 10'000'000));
  app.add_option("--batch", arguments.batch, "Signals")->capture_default_str()->check(CLI::Range(1, 65'536));
  app.add_option("--hidden", arguments.hidden, "Units of the GRU")->capture_default_str()->check(CLI::Range(1, 65'536));
  return run_program(app, argc, argv, [&] { return run(arguments); });
}
