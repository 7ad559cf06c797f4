// Where the versions of libtorch differ: Debian's 1.13 and PyTorch 2.x. Nothing else may ask for a version.
#pragma once

#include <ATen/autocast_mode.h>
#include <c10/core/Allocator.h>
#include <c10/util/ThreadLocalDebugInfo.h>
#include <torch/csrc/autograd/function.h>
#include <torch/version.h>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#define RECOLLECT_TORCH_2 (TORCH_VERSION_MAJOR >= 2)

namespace recollect::torch::compat {

// The numbers that allocators report.
#if RECOLLECT_TORCH_2
using ReportedTotal = std::size_t;
#else
using ReportedTotal = std::int64_t;
#endif

#if RECOLLECT_TORCH_2
inline bool autocast_enabled(c10::DeviceType device) { return at::autocast::is_autocast_enabled(device); }
inline void set_autocast_enabled(c10::DeviceType device, bool enabled) { at::autocast::set_autocast_enabled(device, enabled); }
inline at::ScalarType autocast_dtype(c10::DeviceType device) { return at::autocast::get_autocast_dtype(device); }
inline void set_autocast_dtype(c10::DeviceType device, at::ScalarType dtype) { at::autocast::set_autocast_dtype(device, dtype); }
#else
inline bool autocast_enabled(c10::DeviceType device) {
  return device == c10::DeviceType::CPU ? at::autocast::is_cpu_enabled() : at::autocast::is_enabled();
}
inline void set_autocast_enabled(c10::DeviceType device, bool enabled) {
  device == c10::DeviceType::CPU ? at::autocast::set_cpu_enabled(enabled) : at::autocast::set_enabled(enabled);
}
inline at::ScalarType autocast_dtype(c10::DeviceType device) {
  return device == c10::DeviceType::CPU ? at::autocast::get_autocast_cpu_dtype() : at::autocast::get_autocast_gpu_dtype();
}
inline void set_autocast_dtype(c10::DeviceType device, at::ScalarType dtype) {
  device == c10::DeviceType::CPU ? at::autocast::set_autocast_cpu_dtype(dtype) : at::autocast::set_autocast_gpu_dtype(dtype);
}
#endif

// Where gradients are taken at the end of a graph of its own, hooks of the tensors there are not to run: they run when the
// caller's graph gets the gradients. 2.x runs them in both.
class HooksAside {
 public:
#if RECOLLECT_TORCH_2
  explicit HooksAside(const ::torch::autograd::edge_list& ends) {
    for (const ::torch::autograd::Edge& end : ends)
      if (auto& hooks = end.function->tensor_pre_hooks(); !hooks.empty())
        aside_.emplace_back(end.function, std::exchange(hooks, {}));
  }
  ~HooksAside() {
    for (auto& [node, hooks] : aside_) node->tensor_pre_hooks() = std::move(hooks);
  }
#else
  explicit HooksAside(const ::torch::autograd::edge_list&) {}
#endif
  HooksAside(const HooksAside&) = delete;
  HooksAside& operator=(const HooksAside&) = delete;

#if RECOLLECT_TORCH_2
 private:
  std::vector<
      std::pair<std::shared_ptr<::torch::autograd::Node>, std::vector<std::unique_ptr<::torch::autograd::FunctionPreHook>>>>
      aside_;
#endif
};

}  // namespace recollect::torch::compat
