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

inline std::ptrdiff_t threads_of_this_process() {
  return std::distance(std::filesystem::directory_iterator("/proc/self/task"), std::filesystem::directory_iterator());
}

}  // namespace recollect::torch::test
