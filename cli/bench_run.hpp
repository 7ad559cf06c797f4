// Bench: measures the rows of a benchmark. Every case is checked before anything is timed, then all are timed interleaved, so
// that what else the machine does falls on all of them.
// Not safe to share between threads; sets libtorch's number of threads.
#pragma once

#include <torch/torch.h>

#include <functional>
#include <map>
#include <memory>

#include "bench_rows.hpp"

namespace recollect::cli {

// One way to do the job.
struct BenchCase {
  std::string name = {}, strategy = {};
  std::shared_ptr<::torch::nn::Module> model = {};  // same parameter names in every case
  std::function<void()> run = {};                   // adds the gradient to the parameters' .grad
  std::vector<int> threads = {};                    // numbers of threads to try; the fastest is taken
  std::optional<Bytes> budget = {};                 // the peak must keep within it
  std::string same_bits_as = {};                    // a case before it, whose gradient must have the same bits
  // Instead of a case before it: another way to the same bits, run once.
  std::function<void()> twin = {};
  // Of the difference to the reference's gradient. Sums of products in another order differ by the rounding of float, about
  // 1e-6 of the whole; what is wrong differs by far more.
  double tolerance = 1e-3;
  std::optional<double> predicted_s = {};
  std::optional<Bytes> predicted_peak = {};
};

// describe_machine(), the version of libtorch and the kernels of its BLAS.
nlohmann::ordered_json describe_machine_with_libtorch();

class Bench {
 public:
  explicit Bench(int repetitions);

  // Finds its number of threads, then runs it once under a meter: peak, resident set, gradients beside those of the first case,
  // which is the reference. The row has no times yet. Throws Error when gradients differ or the budget was not kept.
  BenchRow add(BenchCase added);
  const BenchRow& row(const std::string& name) const;  // one that was added
  // Times all cases.
  std::vector<BenchRow> rows();

 private:
  using Gradients = std::map<std::string, at::Tensor>;

  int fastest_threads(const BenchCase& tried) const;
  void compare(const BenchCase& added, BenchRow& row) const;
  void compare_bits(const BenchCase& added) const;

  int repetitions_;
  std::vector<BenchCase> cases_;
  std::vector<BenchRow> rows_;
  std::vector<Gradients> gradients_;
};

// .grad is there before a run: gradients of weights are beside the peak.
void zero_gradients(::torch::nn::Module& model);

// 1, 2, 4 … and all of them.
std::vector<int> thread_choices();

// GFLOP/s of at::mm on the threads that are set: the best of 1024 × 1024 × 1024 and of a product [rows, inner] × [inner,
// columns].
double gemm_rate(std::int64_t rows, std::int64_t inner, std::int64_t columns);

}  // namespace recollect::cli
