// Train a deep network in less memory than its activations take: the same losses, bit for bit, as plain libtorch.
// The network tells two spirals apart: residual blocks with batch normalization and dropout, one after another. It is built
// twice from the same seed; one copy is trained as it is, the other by recollect::torch::Sequential within --memory.
#include "torch_program.hpp"

namespace {

namespace nn = torch::nn;
using namespace example;

struct Arguments {
  std::string memory = "64MiB";
  int depth = 60, iterations = 10, width = 64, points = 4096;
};

// A module of one's own, with a branch inside: for Recollect it is one layer.
struct BlockImpl : nn::Module {
  explicit BlockImpl(int width)
      : main(nn::Linear(width, width), nn::BatchNorm1d(width), nn::ReLU(nn::ReLUOptions(true)), nn::Dropout(0.1),
             nn::Linear(width, width)) {
    register_module("main", main);
  }
  torch::Tensor forward(const torch::Tensor& x) { return x + main->forward(x); }
  nn::Sequential main;
};
TORCH_MODULE(Block);

nn::Sequential make_network(const Arguments& arguments) {
  torch::manual_seed(1);
  nn::Sequential network(nn::Linear(2, arguments.width));
  for (int k = 0; k < arguments.depth; ++k) network->push_back(Block(arguments.width));
  network->push_back(nn::BatchNorm1d(arguments.width));
  network->push_back(nn::Linear(arguments.width, 2));
  return network;
}

struct Data {
  torch::Tensor points, labels;
};

// Two arms that wind around each other one and a half times, with a little noise.
Data make_spirals(int count) {
  torch::manual_seed(2);
  const torch::Tensor labels = torch::arange(count).remainder(2);
  const torch::Tensor radius = torch::rand({count}).sqrt();
  const torch::Tensor angle = 3 * M_PI * radius + M_PI * labels;
  const torch::Tensor points = torch::stack({radius * angle.cos(), radius * angle.sin()}, 1);
  return {points + 0.01 * torch::randn_like(points), labels};
}

template <class Network>
class Training {
 public:
  explicit Training(Network network)
      : network_(std::move(network)), optimizer_(network_->parameters(), torch::optim::AdamOptions(1e-3)) {}

  void iterate(const Data& data, std::uint64_t seed) {
    torch::manual_seed(seed);  // for dropout
    measure_iteration(measured_, network_->parameters(),
                      [&] { return torch::cross_entropy_loss(network_->forward(data.points), data.labels); });
    optimizer_.step();
  }
  const Measured& measured() const { return measured_; }

 private:
  Network network_;
  torch::optim::Adam optimizer_;
  Measured measured_;
};

void print(const Arguments& arguments, const Measured& plain, const Measured& ours, Bytes predicted) {
  std::printf("\n  %-28s %16s %16s %16s\n", "", "time/iteration", "peak", "predicted peak");
  std::printf("  %-28s %13.0f ms %16s\n", "plain libtorch", 1e3 * plain.median_seconds(), text_of(plain.peak).c_str());
  std::printf("  %-28s %13.0f ms %16s %16s\n", ("within " + arguments.memory).c_str(), 1e3 * ours.median_seconds(),
              text_of(ours.peak).c_str(), text_of(predicted).c_str());
  std::printf("\n  %-28s %16s %16s\n", "loss", "plain libtorch", ("within " + arguments.memory).c_str());
  for (std::size_t k = 0; k < plain.losses.size(); ++k)
    std::printf("  iteration %-18zu %16.9f %16.9f\n", k + 1, plain.losses[k].item<double>(), ours.losses[k].item<double>());
}

int run(const Arguments& arguments) {
  const Bytes memory = Bytes::parse(arguments.memory, "--memory");
  const Data data = make_spirals(arguments.points);
  nn::Sequential plain = make_network(arguments);
  recollect::torch::Sequential ours(recollect::torch::Options{.memory = memory},
                                    recollect::torch::layers_of(make_network(arguments)));
  const Bytes predicted = ours->planned({data.points}).peak;  // profiles and plans; the first forward() would do it, too

  std::printf("Two spirals of %d points; %d residual blocks of width %d\n", arguments.points, arguments.depth, arguments.width);
  Training plainly(plain);
  Training within(ours);
  for (int k = 0; k < arguments.iterations; ++k) {  // in turns, so that both see the same machine
    const auto seed = static_cast<std::uint64_t>(100 + k);
    plainly.iterate(data, seed);
    within.iterate(data, seed);
  }
  const Measured &theirs = plainly.measured(), &here = within.measured();
  print(arguments, theirs, here, predicted);

  const bool same = same_bits(theirs.losses, here.losses) && same_bits(plain->parameters(), ours->parameters()) &&
                    same_bits(plain->buffers(), ours->buffers());
  if (same)
    std::printf(
        "\nPlain libtorch needs %s for activations; here the same losses and parameters, bit for bit, in %s, %.2f times the "
        "time.\n",
        text_of(theirs.peak).c_str(), text_of(here.peak).c_str(), here.median_seconds() / theirs.median_seconds());
  else
    std::printf("\nFAILED: the losses or the parameters differ from plain libtorch's.\n");
  return same ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Trains a deep network within a budget of bytes, beside plain libtorch.", "torch_sequential");
  app.add_option("--memory", arguments.memory, "Budget for activations")->capture_default_str();
  app.add_option("--depth", arguments.depth, "Residual blocks")->capture_default_str()->check(CLI::Range(1, 990));
  app.add_option("--iterations", arguments.iterations, "Training iterations")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000));
  app.add_option("--width", arguments.width, "Units in a layer")->capture_default_str()->check(CLI::Range(1, 16'384));
  app.add_option("--points", arguments.points, "Points of the spirals, all in one batch")
      ->capture_default_str()
      ->check(CLI::Range(4, 10'000'000));
  return run_program(app, argc, argv, [&] { return run(arguments); });
}
