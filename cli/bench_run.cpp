#include "bench_run.hpp"

#include <fmt/core.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

#include "blas.hpp"
#include "output.hpp"
#include "process.hpp"
#include "recollect/error.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "resident.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;

// Beyond its budget a row may be by what the allocator rounds up, and scalars.
constexpr double kBudgetSlack = 0.01;
constexpr Bytes kBudgetSlackBytes{1 << 20};
constexpr int kThreadTrials = 2;
// Of the fastest first run: slower ones are not tried again. Threads that wait for each other on a busy machine may take 20 times
// as long.
constexpr double kHopeless = 3;

double seconds_of(const std::function<void()>& run) {
  const auto begin = std::chrono::steady_clock::now();
  run();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double timed(const BenchCase& made, int threads) {
  // It makes a pool of threads anew, and those spin for a while before they sleep.
  if (at::get_num_threads() != threads) at::set_num_threads(threads);
  zero_gradients(*made.model);
  return seconds_of(made.run);
}

std::map<std::string, Tensor> gradients_of(const ::torch::nn::Module& model) {
  std::map<std::string, Tensor> gradients;
  for (const auto& parameter : model.named_parameters()) gradients[parameter.key()] = parameter.value().grad().clone();
  return gradients;
}

}  // namespace

nlohmann::ordered_json describe_machine_with_libtorch() {
  nlohmann::ordered_json machine = describe_machine();
  machine["libtorch"] = TORCH_VERSION;
  if (const std::string kernels = blas_kernels(); !kernels.empty()) machine["blas_kernels"] = kernels;
  return machine;
}

void zero_gradients(::torch::nn::Module& model) {
  for (Tensor& parameter : model.parameters()) {
    if (!parameter.mutable_grad().defined()) parameter.mutable_grad() = at::zeros_like(parameter);
    parameter.mutable_grad().zero_();
  }
}

Bench::Bench(int repetitions) : repetitions_(repetitions) {
  if (const std::string warning = warning_of_old_kernels(); !warning.empty()) fmt::print(stderr, "{}\n", warning);
}

int Bench::fastest_threads(const BenchCase& tried) const {
  if (tried.threads.size() == 1) return tried.threads[0];
  if (cases_.empty()) timed(tried, tried.threads[0]);  // libraries load and set themselves up
  std::map<int, double> first, best;                   // seconds by number of threads
  for (const int threads : tried.threads) first[threads] = timed(tried, threads);
  const auto faster = [](const auto& a, const auto& b) { return a.second < b.second; };
  const double hopeless = kHopeless * std::min_element(first.begin(), first.end(), faster)->second;
  for (int trial = 0; trial < kThreadTrials; ++trial)
    for (const auto& [threads, warming] : first) {
      if (warming > hopeless) continue;
      const double time = timed(tried, threads);
      best[threads] = trial == 0 ? time : std::min(best[threads], time);
    }
  std::string trials;
  for (const auto& [threads, time] : best) trials += fmt::format(", {} on {}", seconds_text(time), threads);
  const int fastest = std::min_element(best.begin(), best.end(), faster)->first;
  fmt::print(stderr, "{}: runs best on {} of {} threads{}\n", tried.name, fastest, tried.threads.back(), trials);
  return fastest;
}

void Bench::compare(const BenchCase& added, BenchRow& row) const {
  const Gradients& reference = gradients_.front();
  double difference = 0, norm = 0;
  for (const auto& [name, gradient] : gradients_.back()) {
    const auto to = reference.find(name);
    if (to == reference.end() || to->second.sizes() != gradient.sizes())
      throw Error(fmt::format("{} has a parameter {} that {} has not", added.name, name, rows_.front().name));
    difference += (gradient - to->second).to(at::kDouble).square().sum().item<double>();
    norm += to->second.to(at::kDouble).square().sum().item<double>();
  }
  const double relative = norm > 0 ? std::sqrt(difference / norm) : std::sqrt(difference);
  row.gradient_difference = relative;
  if (!(relative <= added.tolerance))  // not a number is wrong, too
    throw Error(fmt::format("the gradient of {} is wrong: it differs from {}'s by {:.1e} of its norm", added.name,
                            rows_.front().name, relative));
  if (added.same_bits_as.empty()) return;
  compare_bits(added);
  row.bit_identical_to = added.same_bits_as;
}

void Bench::compare_bits(const BenchCase& added) const {
  Gradients other;
  if (added.twin) {
    zero_gradients(*added.model);
    added.twin();
    other = gradients_of(*added.model);
  } else {
    for (std::size_t k = 0; k < rows_.size(); ++k)
      if (rows_[k].name == added.same_bits_as) other = gradients_[k];
  }
  for (const auto& [name, gradient] : gradients_.back())
    if (!at::equal(gradient, other.at(name)))
      throw Error(fmt::format("the gradient of {} differs from {}'s in the bits of {}", added.name, added.same_bits_as, name));
}

const BenchRow& Bench::row(const std::string& name) const {
  return *std::find_if(rows_.begin(), rows_.end(), [&](const BenchRow& row) { return row.name == name; });
}

BenchRow Bench::add(BenchCase added) {
  BenchRow row;
  row.name = added.name;
  row.strategy = added.strategy;
  row.budget = added.budget;
  row.threads = fastest_threads(added);
  row.predicted_s = added.predicted_s;
  row.predicted_peak = added.predicted_peak;
  timed(added, row.threads);  // what libraries allocate once is not the row's
  zero_gradients(*added.model);
  ::malloc_trim(0);
  {
    ResidentPeak resident;
    const recollect::torch::MemoryMeter meter;
    added.run();
    row.peak = meter.peak();
    row.rss = resident.growth();
  }
  gradients_.push_back(gradients_of(*added.model));
  rows_.push_back(std::move(row));
  compare(added, rows_.back());
  if (added.budget) {
    const Bytes most =
        *added.budget + Bytes(static_cast<std::int64_t>(kBudgetSlack * static_cast<double>(added.budget->count())));
    if (rows_.back().peak > most + kBudgetSlackBytes)
      throw Error(fmt::format("{} took {}, more than its budget of {}", added.name, to_string(rows_.back().peak),
                              to_string(*added.budget)));
  }
  fmt::print(stderr, "{}: checked; peak {}\n", added.name, to_string(rows_.back().peak));
  cases_.push_back(std::move(added));
  return rows_.back();
}

std::vector<BenchRow> Bench::rows() {
  for (int k = 0; k < repetitions_; ++k) {
    std::string times;
    // Each begins in turn, so that none always follows the same other.
    for (std::size_t j = 0; j < cases_.size(); ++j) {
      const std::size_t i = (j + static_cast<std::size_t>(k)) % cases_.size();
      rows_[i].times.push_back(timed(cases_[i], rows_[i].threads));
    }
    for (const BenchRow& row : rows_)
      times += fmt::format("{}{} {}", times.empty() ? "" : ", ", row.name, seconds_text(row.times.back()));
    fmt::print(stderr, "repetition {} of {}: {}\n", k + 1, repetitions_, times);
  }
  return rows_;
}

std::vector<int> thread_choices() {
  std::vector<int> choices;
  for (int threads = 1; threads < all_threads(); threads *= 2) choices.push_back(threads);
  choices.push_back(all_threads());
  return choices;
}

double gemm_rate(std::int64_t rows, std::int64_t inner, std::int64_t columns) {
  const at::NoGradGuard guard;
  double best = 0;
  const auto measure = [&](std::int64_t m, std::int64_t k, std::int64_t n) {
    const Tensor a = at::rand({m, k}), b = at::rand({k, n});
    Tensor c = at::empty({m, n});
    const double flop = 2 * static_cast<double>(m) * static_cast<double>(k) * static_cast<double>(n);
    for (int trial = 0; trial < 10; ++trial)
      best = std::max(best, 1e-9 * flop / std::max(1e-9, seconds_of([&] { at::mm_out(c, a, b); })));
  };
  measure(1024, 1024, 1024);
  measure(rows, inner, columns);
  return best;
}

}  // namespace recollect::cli
