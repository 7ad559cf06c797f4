// How long information buffers take to forget and to recall an element, and how many bits they keep for it. A block of 5 × 650
// units (of the paper's: a minibatch of 20 × 650) through 70 time steps; gates as in tests/support/forgetting.hpp.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <functional>
#include <iostream>
#include <memory>

#include "nn/paper_buffer.hpp"
#include "nn/rans.hpp"
#include "support/forgetting.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;

constexpr Index kRows = 20, kUnits = 650, kTime = 70;
constexpr double kNoLimit = 1, kTwoBits = 0.75;

// A buffer, what happens to its elements, and where that leads. Nothing is added to h*: only the buffer is measured.
struct Case {
  Case(const InformationBuffer& made, double limit) : buffer(made) {
    std::mt19937_64 random(1);
    forgetting = like_gates(buffer.rows_per_block(kRows, kUnits) * kUnits, kTime, buffer.forget_bits(), limit, random);
    std::fill(forgetting.added.begin(), forgetting.added.end(), 0);
    first = first_moment(buffer, any_numbers(forgetting.n, random));
    last = forward(buffer, forgetting, first);
    Moment back = last;
    if (!backward(buffer, forgetting, back) || back != first) {
      std::cerr << "wrong answer: " << buffer.name() << " does not lead back\n";
      std::exit(1);
    }
  }

  void report(benchmark::State& state) const {
    const auto elements = static_cast<double>(forgetting.n * kTime);
    state.counters["per_element"] = benchmark::Counter(static_cast<double>(state.iterations()) * elements,
                                                       benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
    const double bits = 8.0 * static_cast<double>(last.stack.size() + last.state.size());
    state.counters["bits"] = bits / elements;
    state.counters["of_ideal"] = bits / forgetting.ideal_bits(buffer.forget_bits());
  }

  const InformationBuffer& buffer;
  Forgetting forgetting;
  Moment first, last;
};

void forget(benchmark::State& state, const InformationBuffer& buffer, double limit) {
  const Case c(buffer, limit);
  std::vector<std::byte> area(buffer.most_bytes(c.forgetting.n, kTime, 1));
  Moment at = c.first;
  for (auto _ : state) {
    at.h = c.first.h;
    at.state = c.first.state;
    std::byte* end = area.data();
    for (Index t = 0; t < kTime; ++t)
      end = buffer.forget(c.forgetting.z_at(t), at.h.data(), c.forgetting.n, at.state.data(), end);
    benchmark::DoNotOptimize(end);
  }
  c.report(state);
}

void recall(benchmark::State& state, const InformationBuffer& buffer, double limit) {
  const Case c(buffer, limit);
  Moment at = c.last;
  const std::byte* begin = c.last.stack.data();
  for (auto _ : state) {
    at.h = c.last.h;
    at.state = c.last.state;
    const std::byte* end = begin + c.last.stack.size();
    for (Index t = kTime; t-- > 0;)
      end = buffer.recall(c.forgetting.z_at(t), at.h.data(), c.forgetting.n, at.state.data(), begin, end);
    benchmark::DoNotOptimize(end);
  }
  c.report(state);
}

void add(const std::shared_ptr<InformationBuffer>& buffer) {
  using Body = void (*)(benchmark::State&, const InformationBuffer&, double);
  for (const auto& [limited, limit] : {std::pair<std::string, double>{"no_limit", kNoLimit}, {"two_bits", kTwoBits}})
    for (const auto& [verb, body] : {std::pair<std::string, Body>{"forget", &forget}, {"recall", &recall}})
      benchmark::RegisterBenchmark((verb + "/" + buffer->name() + "/" + limited).c_str(),
                                   [=](benchmark::State& state) { body(state, *buffer, limit); });
}

}  // namespace
}  // namespace recollect::nn

int main(int argc, char** argv) {
  using namespace recollect::nn;
  for (const rans::Kernel* kernel : rans::kernels()) add(std::make_shared<RansBuffer>(10, *kernel));
  add(std::make_shared<PaperBuffer>());
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
