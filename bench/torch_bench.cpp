// Real networks on real tensors, as CSV on standard output. Before anything is timed, losses and gradients are compared bit for
// bit. Everything that is compared runs interleaved, nine times; medians and spreads are printed.
//   bench/torch_bench overhead                     what the engine costs when everything fits
//   bench/torch_bench batches [--memory 256MiB]    a ResNet-50 whose batch grows until nothing fits (Butt's Figure 4.3, for real)
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "networks/networks.hpp"
#include "recollect/torch.hpp"

namespace {

using recollect::Bytes;
using recollect::torch::checkpoint_many;
using recollect::torch::Layer;
using recollect::torch::MemoryMeter;
using recollect::torch::Options;
using recollect::torch::Planned;
using recollect::torch::Sequential;
using recollect::torch::Tensors;
using torch::Tensor;
using Clock = std::chrono::steady_clock;

constexpr int kRuns = 9;

struct Spread {
  double median, low, high;  // the quartiles
};
Spread spread_of(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], times[times.size() / 4], times[times.size() - 1 - times.size() / 4]};
}

// One way to train: layers, and how they are run.
struct Way {
  std::string name;
  std::vector<Layer> layers;
  std::function<Tensor(const Tensor&)> forward;
  std::vector<double> times = {};
  Tensor loss = {};

  Tensors parameters() const {
    Tensors all;
    for (const Layer& layer : layers)
      if (layer.module())
        for (Tensor& parameter : layer.module()->parameters()) all.push_back(std::move(parameter));
    return all;
  }
  void forget_gradients() const {
    for (Tensor& parameter : parameters()) parameter.mutable_grad() = Tensor();
  }
  void train(const Tensor& input, const Tensor& target) {
    torch::manual_seed(1);
    loss = torch::cross_entropy_loss(forward(input), target);
    loss.backward();
  }
  void time(const Tensor& input, const Tensor& target) {
    forget_gradients();
    const Clock::time_point begin = Clock::now();
    train(input, target);
    times.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
  }
  // Of activations, the input included; gradients of parameters are there before.
  Bytes peak(const Tensor& input, const Tensor& target) {
    for (Tensor& parameter : parameters()) parameter.mutable_grad() = torch::zeros_like(parameter);
    MemoryMeter meter;
    const Tensor copy = input.clone();
    train(copy, target);
    loss = loss.detach();
    return meter.peak();
  }
};

std::vector<Layer> copy_of(const std::vector<Layer>& layers) {
  std::vector<Layer> copies;
  for (const Layer& layer : layers) copies.push_back(layer.clone());
  return copies;
}

Tensors run(const std::vector<Layer>& layers, std::size_t begin, std::size_t end, Tensors row) {
  for (std::size_t l = begin; l < end; ++l) row = layers[l](row);
  return row;
}

// What torch::nn::Sequential does.
Way plain(std::vector<Layer> layers) {
  return {"plain libtorch", layers, [layers](const Tensor& x) { return run(layers, 0, layers.size(), {x})[0]; }};
}

Way budgeted(const Sequential& net) {
  return {"recollect", net->layers(), [net](const Tensor& x) { return net.ptr()->forward(x); }};
}

// Checkpoints by hand: √n segments of layers, each run again when its turn comes; the last is not.
Way segments(std::vector<Layer> layers) {
  const auto length = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(layers.size()))));
  return {"sqrt(n) segments", layers, [layers, length](const Tensor& x) {
            Tensors row{x};
            std::size_t begin = 0;
            for (; begin + length < layers.size(); begin += length)
              row = checkpoint_many([layers, begin, length](const Tensors& in) { return run(layers, begin, begin + length, in); },
                                    row);
            return run(layers, begin, layers.size(), row)[0];
          }};
}

bool same(Way& a, Way& b, const Tensor& input, const Tensor& target) {
  for (Way* way : {&a, &b}) {
    way->forget_gradients();
    way->train(input, target);
  }
  bool equal = torch::equal(a.loss, b.loss);
  const Tensors p = a.parameters(), q = b.parameters();
  for (std::size_t k = 0; k < p.size(); ++k) equal = equal && torch::equal(p[k].grad(), q[k].grad());
  if (!equal) std::fprintf(stderr, "torch_bench: %s and %s differ\n", a.name.c_str(), b.name.c_str());
  return equal;
}

Tensor targets(std::int64_t batch) { return torch::randint(10, {batch}, torch::kLong); }

bool overhead() {
  std::puts(
      "network,batch,steps,plain_seconds,plain_low,plain_high,recollect_seconds,recollect_low,recollect_high,ratio,plain_peak,"
      "recollect_peak");
  const struct {
    const char* name;
    std::int64_t batch, side;
  } cases[] = {{"mlp-1000x64", 16, 0}, {"mlp-50x1024", 64, 0}, {"vgg16_bn", 4, 64}, {"resnet50", 8, 64}, {"densenet121", 8, 64}};
  for (const auto& [name, batch, side] : cases) {
    torch::manual_seed(0);
    const networks::Options options{.classes = 10, .small_images = false};
    std::vector<Layer> layers = *networks::network_named(name, options);
    const Tensor input = networks::example_input(name, batch, side, options), target = targets(batch);
    Sequential net(Options{}, copy_of(layers));
    Way ours = budgeted(net), theirs = plain(std::move(layers));
    if (!same(theirs, ours, input, target)) return false;
    for (int k = 0; k < kRuns; ++k) {
      theirs.time(input, target);
      ours.time(input, target);
    }
    const Spread a = spread_of(theirs.times), b = spread_of(ours.times);
    std::printf("%s,%lld,%lld,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%lld,%lld\n", name, static_cast<long long>(batch),
                static_cast<long long>(net->planned({input}).plan.chain.size()), a.median, a.low, a.high, b.median, b.low, b.high,
                b.median / a.median, static_cast<long long>(theirs.peak(input, target).count()),
                static_cast<long long>(ours.peak(input, target).count()));
    std::fflush(stdout);
  }
  return true;
}

// A row for each way. Throws InfeasibleBudget when not even ours fits.
void at_batch(std::int64_t batch, std::int64_t side, Bytes memory, bool& correct) {
  torch::manual_seed(0);
  const networks::Options options{.classes = 10};
  std::vector<Layer> layers = *networks::network_named("resnet50", options);
  const Tensor input = networks::example_input("resnet50", batch, side, options), target = targets(batch);
  Sequential net(Options{.memory = memory}, copy_of(layers));
  Planned planned = [&]() -> Planned {
    try {
      return net->planned({input});
    } catch (const recollect::InfeasibleBudget& error) {
      std::printf("%lld,recollect,no,%lld,,,,,,\n", static_cast<long long>(batch),
                  static_cast<long long>(error.minimum().count()));
      throw;
    }
  }();
  std::vector<Way> ways{plain(copy_of(layers)), segments(std::move(layers)), budgeted(net)};
  std::vector<Way*> fit;
  for (Way& way : ways) {
    const Bytes peak = way.peak(input, target);
    std::fprintf(stderr, "  batch %lld, %s: peak %s\n", static_cast<long long>(batch), way.name.c_str(), to_string(peak).c_str());
    if (peak > memory && &way != &ways.back()) {
      std::printf("%lld,%s,no,%lld,,,,,,\n", static_cast<long long>(batch), way.name.c_str(),
                  static_cast<long long>(peak.count()));
      continue;
    }
    fit.push_back(&way);
  }
  for (Way* way : fit)
    if (way != fit.back()) correct = correct && same(*way, *fit.back(), input, target);
  for (int k = 0; k < kRuns; ++k)
    for (Way* way : fit) way->time(input, target);
  for (Way* way : fit) {
    const Spread spread = spread_of(way->times);
    const bool ours = way == &ways.back();
    std::printf("%lld,%s,yes,%lld,%.4f,%.4f,%.4f,%s,%s,%s\n", static_cast<long long>(batch), way->name.c_str(),
                static_cast<long long>(way->peak(input, target).count()), spread.median, spread.low, spread.high,
                ours ? std::to_string(planned.peak.count()).c_str() : "",
                ours ? std::to_string(planned.plan.prediction.time.seconds()).c_str() : "",
                ours ? std::to_string(planned.plan.prediction.recompute_factor()).c_str() : "");
  }
  std::fflush(stdout);
}

// Until nothing fits, or one of them alone, without the names of columns.
bool batches(Bytes memory, std::int64_t side, std::int64_t only) {
  bool correct = true;
  try {
    if (only > 0) {
      at_batch(only, side, memory, correct);
      return correct;
    }
    std::puts("batch,way,fits,peak_bytes,seconds,low,high,predicted_peak,predicted_seconds,recompute_factor");
    for (std::int64_t batch = 8;; batch += batch < 32 ? 8 : batch < 64 ? 16 : 32) at_batch(batch, side, memory, correct);
  } catch (const recollect::InfeasibleBudget& error) {
    std::fprintf(stderr, "  %s\n", error.what());
    return correct;
  }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Real networks on real tensors");
  program.require_subcommand(1);
  std::string memory = "256MiB";
  std::int64_t side = 64, batch = 0;
  int threads = 0;
  program.add_option("--threads", threads, "Threads of libtorch");
  CLI::App& first = *program.add_subcommand("overhead", "What the engine costs when everything fits");
  CLI::App& second = *program.add_subcommand("batches", "A ResNet-50 whose batch grows until nothing fits");
  second.add_option("--memory", memory, "Room for activations");
  second.add_option("--side", side, "Pixels a side");
  second.add_option("--batch", batch, "Only this one, without a header");
  CLI11_PARSE(program, argc, argv);
  if (threads > 0) torch::set_num_threads(threads);
  return (first.parsed() ? overhead() : batches(Bytes::parse(memory, "--memory"), side, batch)) ? 0 : 1;
}
