// What tests of the adapter for libtorch run on.
#pragma once

#include <torch/torch.h>

#include <filesystem>
#include <iterator>
#include <vector>

namespace recollect::torch::test {

// The CPU, and a GPU where there is one, set to give the same bits every time.
inline std::vector<::torch::Device> devices() {
  std::vector<::torch::Device> row{::torch::Device(::torch::kCPU)};
  if (::torch::cuda::is_available()) {
    at::globalContext().setDeterministicCuDNN(true);
    at::globalContext().setBenchmarkCuDNN(false);
    at::globalContext().setAllowTF32CuDNN(false);
    at::globalContext().setAllowTF32CuBLAS(false);
    row.emplace_back(::torch::kCUDA, 0);
  }
  return row;
}

// While it lives, kernels use this many threads.
class Threads {
 public:
  explicit Threads(int count) : before_(at::get_num_threads()) { at::set_num_threads(count); }
  ~Threads() { at::set_num_threads(before_); }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

 private:
  int before_;
};

inline std::ptrdiff_t threads_of_this_process() {
  return std::distance(std::filesystem::directory_iterator("/proc/self/task"), std::filesystem::directory_iterator());
}

}  // namespace recollect::torch::test
