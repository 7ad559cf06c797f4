#include "nn/pieces.hpp"

#include <ATen/ops/from_blob.h>
#include <c10/core/Allocator.h>

#include <algorithm>
#include <map>
#include <new>
#include <vector>

namespace recollect::nn {
namespace {

// Smaller pieces are as fast through a buffer, and alignment would waste more than they take.
std::align_val_t alignment(std::size_t bytes) { return std::align_val_t(bytes >= 16 * 4096 ? 4096 : 64); }

// libtorch's meters and profilers hear of it as of any tensor.
void tell(void* memory, std::int64_t change) {
  c10::reportMemoryUsageToProfiler(memory, change, 0, 0, c10::Device(c10::DeviceType::CPU));
}

}  // namespace

struct Pieces::Heap {
  std::map<std::size_t, std::vector<void*>> free;  // by size
  std::size_t alive = 0, waiting = 0, most = 0;    // bytes

  Heap() = default;
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;
  ~Heap() { release(waiting); }

  void* take(std::size_t bytes) {
    void* memory = nullptr;
    if (std::vector<void*>& same = free[bytes]; !same.empty()) {
      memory = same.back();
      same.pop_back();
      waiting -= bytes;
    } else {
      most = std::max(most, alive + bytes);
      if (const std::size_t together = alive + waiting + bytes; together > most) release(together - most);
      memory = ::operator new(bytes, alignment(bytes));
      tell(memory, static_cast<std::int64_t>(bytes));
    }
    alive += bytes;
    return memory;
  }
  void give(void* memory, std::size_t bytes) {
    alive -= bytes;
    waiting += bytes;
    free[bytes].push_back(memory);
  }
  // At least so many bytes, of those that wait.
  void release(std::size_t least) {
    for (auto& [bytes, pieces] : free)
      for (; least > 0 && !pieces.empty(); pieces.pop_back()) {
        tell(pieces.back(), -static_cast<std::int64_t>(bytes));
        ::operator delete(pieces.back(), alignment(bytes));
        waiting -= bytes;
        least -= std::min(least, bytes);
      }
  }
};

Pieces::Pieces(const at::TensorOptions& options) : options_(options), heap_(std::make_shared<Heap>()) {}

at::Tensor Pieces::empty(at::IntArrayRef sizes) const {
  std::size_t bytes = options_.dtype().itemsize();
  for (const std::int64_t size : sizes) bytes *= static_cast<std::size_t>(size);
  return at::from_blob(
      heap_->take(bytes), sizes, [heap = heap_, bytes](void* memory) { heap->give(memory, bytes); }, options_);
}

at::Tensor Pieces::copy(const at::Tensor& tensor) const { return empty(tensor.sizes()).copy_(tensor); }

}  // namespace recollect::nn
