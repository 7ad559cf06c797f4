// How long the planner of unlike steps takes: chains from layer shapes and random ones, at budgets from 2 % to 70 % of
// store-all. Every plan is replayed by the verifier before its time is reported. Seconds are of processor time.
//   heterogeneous_times [chain…]      all chains when none is named: random resnet1001 densenet121 transformer96
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "plan/beyond_nested.hpp"
#include "recollect/verify.hpp"

namespace {

using namespace recollect;

// Elements are floats; times follow from arithmetic and from the bytes that move.
struct Machine {
  double operations_per_second, bytes_per_second;
};

class Builder {
 public:
  Builder(Machine machine, std::int64_t batch, std::int64_t element_bytes, std::int64_t input)
      : machine_(machine), scale_(batch * element_bytes), batch_(batch), input_(scale_ * input) {}

  // Per sample: elements of the output, of what backward needs beside it, and arithmetic operations.
  void add(std::int64_t output, std::int64_t internals, double operations) {
    StepSpec step;
    step.state = Bytes(scale_ * output);
    step.record = Bytes(scale_ * (output + internals));
    step.backward_scratch = Bytes(scale_ * output / 2);
    const double seconds = operations * static_cast<double>(batch_) / machine_.operations_per_second +
                           static_cast<double>(step.record.count()) / machine_.bytes_per_second;
    step.forward = Nanoseconds(static_cast<std::int64_t>(seconds * 1e9));
    step.backward = 2 * step.forward;
    runs_.push_back({step, 1});
  }
  Chain chain() const { return Chain({.input_state = Bytes(input_), .input_gradient = {}, .tiers = {}}, runs_); }

 private:
  Machine machine_;
  std::int64_t scale_, batch_, input_;
  std::vector<Chain::Run> runs_;
};

constexpr Machine kGpu{5e12, 6e11};

Chain random_chain(int steps, unsigned seed) {
  std::mt19937_64 bits(seed);
  const auto uniform = [&](double low, double high) {
    return low + (high - low) * static_cast<double>(bits() >> 11) / 9007199254740992.0;
  };
  const auto bytes = [](double x) { return Bytes(static_cast<std::int64_t>(x)); };
  const Bytes input = bytes(uniform(1e6, 1e8));
  std::vector<Chain::Run> runs;
  for (int i = 0; i < steps; ++i) {
    StepSpec step;
    step.state = bytes(uniform(1e6, 1e8));
    const double factor = uniform(0.5, 4);
    step.record = step.state + bytes(factor * uniform(1e6, 1e8));
    step.forward_scratch = bytes(uniform(0, 2e7));
    step.backward_scratch = bytes(uniform(0, 4e7));
    const double forward = uniform(0.5e6, 10e6);
    step.forward = Nanoseconds(static_cast<std::int64_t>(forward));
    step.backward = Nanoseconds(static_cast<std::int64_t>(forward * uniform(1.5, 2.5)));
    runs.push_back({step, 1});
  }
  return Chain({.input_state = input, .input_gradient = {}, .tiers = {}}, runs);
}

// Bottleneck blocks on 32×32 images, three stages, one step per block.
Chain resnet1001() {
  Builder build(kGpu, 128, 4, 3 * 32 * 32);
  build.add(16 * 32 * 32, 0, 16 * 27 * 1024.0);
  std::int64_t width = 16, side = 32, channels = 16;
  for (int stage = 0; stage < 3; ++stage, width *= 2, side /= 2) {
    for (int block = 0; block < 111; ++block, channels = 4 * width) {
      const std::int64_t inner = width * side * side, output = 4 * inner;
      const bool projects = block == 0;
      const double operations = static_cast<double>(inner) * static_cast<double>(channels + 9 * width) +
                                static_cast<double>(output) * static_cast<double>(width + (projects ? channels : 0));
      build.add(output, 4 * inner + (projects ? 3 : 2) * output, operations);
    }
  }
  build.add(10, 256, 2560);
  return build.chain();
}

// One step per layer of a dense block; the state is the concatenation so far.
Chain densenet121() {
  Builder build(kGpu, 32, 4, 3 * 224 * 224);
  build.add(64 * 112 * 112, 2 * 64 * 112 * 112, 118e6);
  build.add(64 * 56 * 56, 0, 1e6);
  std::int64_t channels = 64, side = 56;
  const std::array<int, 4> layers{6, 12, 24, 16};
  for (std::size_t block = 0; block < layers.size(); ++block) {
    const std::int64_t pixels = side * side;
    for (int layer = 0; layer < layers[block]; ++layer, channels += 32)
      build.add((channels + 32) * pixels, (channels + 256) * pixels,
                static_cast<double>(pixels) * static_cast<double>(channels * 128 + 128 * 32 * 9));
    if (block + 1 == layers.size()) break;
    build.add(channels / 2 * pixels / 4, channels * pixels + channels / 2 * pixels,
              static_cast<double>(pixels * channels) * static_cast<double>(channels) / 2);
    channels /= 2;
    side /= 2;
  }
  build.add(1024, 1024 * 49, 1e5);
  build.add(1000, 0, 1e6);
  return build.chain();
}

// Embedding, equal blocks, head.
Chain transformer(int blocks) {
  constexpr Machine kBigGpu{1.5e14, 1e15};
  constexpr std::int64_t kTokens = 1024, kWidth = 2048, kHeads = 16, kWords = 32000;
  constexpr std::int64_t state = kTokens * kWidth;
  Builder build(kBigGpu, 8, 2, 2 * kTokens);
  build.add(state, 0, 1e9);
  const double operations = 24.0 * kTokens * kWidth * kWidth + 4.0 * kTokens * kTokens * kWidth;
  for (int block = 0; block < blocks; ++block) build.add(state, 15 * state + 2 * kHeads * kTokens, operations);
  build.add(2 * kTokens, kTokens * kWords, 2.0 * kTokens * kWidth * kWords);
  return build.chain();
}

void measure(const std::string& name, const Chain& chain) {
  const Bytes least = heterogeneous::minimum(chain).memory;
  const auto all = static_cast<double>(store_all_memory(chain).count());
  const double fastest = heterogeneous::Costs(chain).fastest().seconds();
  for (const double share : {0.02, 0.03, 0.05, 0.1, 0.2, 0.4, 0.7}) {
    const Bytes memory(static_cast<std::int64_t>(share * all));
    if (memory < least) {
      std::printf("%-14s %5.0f %%  infeasible: the minimum is %.2f %%\n", name.c_str(), 100 * share,
                  100 * static_cast<double>(least.count()) / all);
      continue;
    }
    const std::clock_t begin = std::clock();
    const heterogeneous::NestedPlan nested = heterogeneous::solve(chain, memory, std::chrono::seconds(60));
    const std::clock_t between = std::clock();
    const heterogeneous::NestedPlan better = heterogeneous::improve(chain, memory, nested, std::chrono::seconds(60));
    const std::clock_t end = std::clock();
    const auto seconds = [](std::clock_t from, std::clock_t to) { return static_cast<double>(to - from) / CLOCKS_PER_SEC; };
    for (const auto* plan : {&nested, &better}) {
      const Prediction replayed = verify(chain, plan->schedule, Budget{memory, {}});
      if (replayed.time != plan->time || replayed.peak != plan->peak) std::printf("WRONG PREDICTION\n");
    }
    std::printf("%-14s %5.0f %%  %8.3f s%s  time %.5f of store-all  beyond nested %8.3f s  %.5f (%.3f %% less)\n", name.c_str(),
                100 * share, seconds(begin, between), nested.optimal ? "" : " stopped early", nested.time.seconds() / fastest,
                seconds(between, end), better.time.seconds() / fastest,
                100 * (1 - better.time.seconds() / nested.time.seconds()));
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::pair<std::string, std::function<Chain()>>> chains{
      {"random", [] { return random_chain(340, 1); }},
      {"random2", [] { return random_chain(340, 2); }},
      {"resnet1001", resnet1001},
      {"densenet121", densenet121},
      {"transformer96", [] { return transformer(96); }},
  };
  for (const auto& [name, make] : chains) {
    bool asked = argc == 1;
    for (int k = 1; k < argc; ++k) asked = asked || name == argv[k];
    if (asked) measure(name, make());
  }
}
