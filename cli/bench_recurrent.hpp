// What benchmarks of recurrent layers share: the job, its options, its arithmetic.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

#include "bench_rows.hpp"
#include "recollect/nn/recurrent.hpp"
#include "reversible.hpp"
#include "spill.hpp"

namespace recollect::cli {

struct RecurrentJob {
  std::int64_t time_steps = 0, batch = 0, hidden = 0, input = 0, layers = 1;
  std::string memory, strategy = "auto", svg;
  int repetitions = 9, threads = 0;
  bool json = false;
  SpillArguments spill;
  ReversibleArguments reversible;

  // All but --memory and what only reversible models have.
  void add_to(CLI::App& command);
  void check();  // throws InvalidInput
  nn::RecurrentOptions layers_options() const { return {.input = input, .hidden = hidden, .layers = layers}; }
  // Title, job and machine.
  BenchReport report(nn::Cell cell, const char* name) const;
  // Of the products: forward, gradient of the state, gradient of the weights; gradients of inputs only between layers.
  // `columns` are gates of all units, each of which sees `seen` units of the state.
  double flop(std::int64_t columns, std::int64_t seen) const;
};

// A size, or a percentage of the reference row's peak. Throws InvalidInput.
class JobMemory {
 public:
  explicit JobMemory(const std::string& text);
  std::optional<Bytes> bytes() const { return bytes_; }
  Bytes of(Bytes whole) const;

 private:
  std::optional<Bytes> bytes_;
  double part_ = 0;
};

// Measures, prints, draws.
int run_bench(RecurrentJob job, const std::function<BenchReport(const RecurrentJob&, SpillDisk*)>& measure);

// `bench rev-gru` and its like.
void add_bench_reversible(CLI::App& bench, nn::Cell cell, int& exit_code);

}  // namespace recollect::cli
