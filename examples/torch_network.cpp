// Train a real network on images of 32 pixels a side within --memory, and show what its steps take.
// How blocks become steps, in a ResNet: the plain layers at both ends (convolution, batch normalization, ReLU; pooling,
// flattening, classifier) are libtorch's. A residual block has a branch inside, which a chain cannot have, so the whole block is
// one layer: a module of its own with a forward(). Recollect makes steps of the layers: one that works in place or returns a view
// joins the step before it ("1 BatchNorm2d + 2 ReLU"), all others stand alone. A step's record is everything that autograd keeps
// for it, inside the block too.
// In a DenseNet a dense layer reads all features before it, which sounds like the opposite of a chain. But let the state be those
// features in one tensor, and a dense layer turns it into a larger one: torch::cat({features, fresh}, 1). What autograd keeps of
// it (normalized features, bottleneck) is many times the channels it adds, which is why DenseNets take so much memory, and why
// running dense layers again saves so much of it.
#include "networks/networks.hpp"
#include "torch_program.hpp"

namespace {

using namespace example;

struct Arguments {
  std::string network = "resnet50", memory = "48MiB";
  int batch = 16, iterations = 4;
  double width = 0.25;
};

int run(const Arguments& arguments) {
  torch::manual_seed(1);
  const torch::Tensor images = torch::randn({arguments.batch, 3, 32, 32});
  const torch::Tensor labels = torch::randint(10, {arguments.batch}, torch::kLong);
  const Bytes memory = Bytes::parse(arguments.memory, "--memory");
  std::optional<std::vector<networks::Layer>> layers =
      networks::network_named(arguments.network, {.classes = 10, .width = arguments.width, .small_images = true});
  if (!layers) throw recollect::InvalidInput("--network", arguments.network, "resnet50, densenet121, vgg16_bn and the like");
  recollect::torch::Sequential net(recollect::torch::Options{.memory = memory}, std::move(*layers));

  const recollect::torch::Planned& planned = net->planned({images});
  std::printf("%s, %g times as wide, %d images\n\nProfile\n", arguments.network.c_str(), arguments.width, arguments.batch);
  print_steps(planned);
  std::printf("\nPlan\n");
  print_plan(planned, memory);

  std::printf("\nTraining\n");
  torch::optim::SGD optimizer(net->parameters(), torch::optim::SGDOptions(0.01).momentum(0.9));
  Measured measured;
  for (int k = 1; k <= arguments.iterations; ++k) {
    measure_iteration(measured, net->parameters(), [&] { return torch::cross_entropy_loss(net->forward(images), labels); });
    optimizer.step();
    std::printf("  iteration %-3d  loss %.4f  %6.0f ms  peak so far %s\n", k, measured.losses.back().item<double>(),
                1e3 * measured.seconds.back(), text_of(measured.peak).c_str());
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App app("Trains a network on small random images within a budget of bytes.", "torch_network");
  app.add_option("--memory", arguments.memory, "Budget for activations")->capture_default_str();
  app.add_option("--network", arguments.network, "resnet50, densenet121, vgg16_bn and the like")->capture_default_str();
  app.add_option("--width", arguments.width, "Channels, in times the original's")
      ->capture_default_str()
      ->check(CLI::Range(0.01, 4.0));
  app.add_option("--batch", arguments.batch, "Images")->capture_default_str()->check(CLI::Range(2, 4096));
  app.add_option("--iterations", arguments.iterations, "Training iterations")
      ->capture_default_str()
      ->check(CLI::Range(0, 100'000));
  return run_program(app, argc, argv, [&] { return run(arguments); });
}
