#include "nn/pieces.hpp"

#include <ATen/ops/from_blob.h>
#include <c10/core/Allocator.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <new>
#include <vector>

namespace recollect::nn {
namespace {

constexpr std::size_t kPage = 4096, kHugePage = 2 << 20;
// The system clears them first, and may have to move others out of the way.
constexpr std::size_t kMostHuge = 64 << 20;

std::size_t whole_pages(std::size_t bytes) { return (bytes + kPage - 1) / kPage * kPage; }
// Smaller pieces are as fast through a buffer, and alignment would waste more than they take.
bool on_pages(std::size_t bytes) { return bytes >= 16 * kPage; }

// From malloc, aligned by hand. What glibc's own functions for aligned memory free has no room for as much again with the space
// that they need for aligning it (its bug 14581, mended in 2.38): memory would grow with every pass over a sequence.
void* allocate(std::size_t bytes) {
  const std::size_t alignment = on_pages(bytes) ? kPage : 64;
  void* const block = std::malloc(bytes + alignment + sizeof(void*));
  if (block == nullptr) throw std::bad_alloc();
  const auto from = reinterpret_cast<std::uintptr_t>(block) + sizeof block;
  auto* const memory = static_cast<std::byte*>(block) + sizeof block + (alignment - from % alignment) % alignment;
  std::memcpy(memory - sizeof block, &block, sizeof block);  // free() wants it
  return memory;
}
void free_block(void* memory) {
  void* block = nullptr;
  std::memcpy(&block, static_cast<std::byte*>(memory) - sizeof block, sizeof block);
  std::free(block);
}

// libtorch's meters and profilers hear of it as of any tensor.
void tell(void* memory, std::int64_t change) {
  c10::reportMemoryUsageToProfiler(memory, change, 0, 0, c10::Device(c10::DeviceType::CPU));
}

// Room for pieces, on huge pages where the system has some: a disk pins and moves a record in one go instead of page by page.
// Pieces are not aligned to them, for alike they would share the same lines of the caches. What is given back is room again,
// whatever its size was: large pieces begin at the front and small ones at the back, so that neither leave holes that the other
// cannot use.
class Slab {
 public:
  explicit Slab(std::size_t size) : size_(whole_pages(size)) {
    if (size_ < kHugePage) size_ = 0;
    void* const memory =
        size_ == 0 ? MAP_FAILED : ::mmap(nullptr, mapped(), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
      size_ = 0;
      return;
    }
    memory_ = static_cast<std::byte*>(memory);
    const auto address = reinterpret_cast<std::uintptr_t>(memory);
    begin_ = memory_ + (kHugePage - address % kHugePage) % kHugePage;
    ::madvise(begin_, size_ / kHugePage * kHugePage, MADV_HUGEPAGE);  // the last one would be more than was asked for
    free_[0] = size_;
  }
  ~Slab() {
    if (memory_ != nullptr) ::munmap(memory_, mapped());
  }
  Slab(const Slab&) = delete;
  Slab& operator=(const Slab&) = delete;

  void* take(std::size_t bytes) {  // null when it is full
    bytes = whole_pages(bytes);
    const auto fits = [&](const auto& hole) { return hole.second >= bytes; };
    if (bytes >= kLarge) {
      const auto hole = std::find_if(free_.begin(), free_.end(), fits);
      if (hole == free_.end()) return nullptr;
      const auto [at, size] = *hole;
      free_.erase(hole);
      if (size > bytes) free_[at + bytes] = size - bytes;
      return begin_ + at;
    }
    const auto hole = std::find_if(free_.rbegin(), free_.rend(), fits);
    if (hole == free_.rend()) return nullptr;
    hole->second -= bytes;
    const std::size_t at = hole->first + hole->second;
    if (hole->second == 0) free_.erase(hole->first);
    return begin_ + at;
  }
  void give(void* piece, std::size_t bytes) {
    const auto at = static_cast<std::size_t>(static_cast<std::byte*>(piece) - begin_);
    auto hole = free_.emplace(at, whole_pages(bytes)).first;
    if (const auto next = std::next(hole); next != free_.end() && hole->first + hole->second == next->first) {
      hole->second += next->second;
      free_.erase(next);
    }
    if (hole == free_.begin()) return;
    if (const auto last = std::prev(hole); last->first + last->second == hole->first) {
      last->second += hole->second;
      free_.erase(hole);
    }
  }
  bool has(const void* piece) const { return std::less_equal<>()(begin_, piece) && std::less<>()(piece, begin_ + size_); }

 private:
  static constexpr std::size_t kLarge = 1 << 20;
  std::size_t mapped() const { return size_ + kHugePage; }
  std::byte *memory_ = nullptr, *begin_ = nullptr;
  std::size_t size_;
  std::map<std::size_t, std::size_t> free_;  // where a hole begins, and its size
};

}  // namespace

struct Pieces::Heap {
  // Of its bytes so many are there. The pages behind were given back to the system and the address was not: to the allocator,
  // pieces of one size would leave holes among which none of the other size fits.
  struct Waiting {
    void* memory = nullptr;
    std::size_t present = 0;
  };
  // By size: those that have pages, the last to come first to be taken, and the first to lose them; and those that have none.
  std::map<std::size_t, std::deque<Waiting>> free;
  std::map<std::size_t, std::vector<void*>> hollow;
  std::size_t alive = 0, waiting = 0, most = 0;  // bytes that are there

  const std::size_t limit;
  Slab slab;

  Heap(std::size_t bytes, std::size_t huge) : limit(bytes), slab(std::min(huge, kMostHuge)) {}
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;
  ~Heap() {
    for (const auto& [bytes, pieces] : free)
      for (const Waiting& piece : pieces) {
        tell(piece.memory, -static_cast<std::int64_t>(piece.present));
        free_block(piece.memory);
      }
    for (const auto& [bytes, pieces] : hollow)
      for (void* memory : pieces) free_block(memory);
  }

  void* take(std::size_t bytes) {
    Waiting piece;
    if (auto& alike = free[bytes]; !alike.empty()) {
      piece = alike.back();
      alike.pop_back();
      waiting -= piece.present;
    }
    if (piece.present < bytes) {
      most = std::max(most, alive + bytes);
      trim(bytes);
      if (piece.memory == nullptr) piece.memory = another(bytes);
      tell(piece.memory, static_cast<std::int64_t>(bytes - piece.present));
    }
    alive += bytes;
    return piece.memory;
  }
  void* another(std::size_t bytes) {
    if (void* const memory = on_pages(bytes) ? slab.take(bytes) : nullptr; memory != nullptr) return memory;
    auto& empty = hollow[bytes];
    if (empty.empty()) return allocate(bytes);
    void* const memory = empty.back();
    empty.pop_back();
    return memory;
  }
  void give(void* memory, std::size_t bytes) {
    alive -= bytes;
    if (slab.has(memory)) {
      tell(memory, -static_cast<std::int64_t>(bytes));
      return slab.give(memory, bytes);
    }
    waiting += bytes;
    free[bytes].push_back({memory, bytes});
    trim(0);
  }
  // So that with `more` bytes it is not too much.
  void trim(std::size_t more) {
    const std::size_t allowed = std::max(alive + more, std::min(limit, most)), together = alive + waiting + more;
    if (together > allowed) release(together - allowed);
  }
  // At least so many bytes, of those that wait: of a large piece no more than that, for it is to be filled again.
  void release(std::size_t least) {
    for (auto& [bytes, pieces] : free)
      while (least > 0 && !pieces.empty()) {
        Waiting& piece = pieces.front();
        std::size_t left = on_pages(bytes) ? (piece.present - std::min(piece.present, least)) / kPage * kPage : 0;
        const bool stays = on_pages(bytes) && ::madvise(static_cast<std::byte*>(piece.memory) + left,
                                                        bytes / kPage * kPage - left, MADV_DONTNEED) == 0;
        if (!stays) left = 0;
        const std::size_t released = piece.present - left;
        tell(piece.memory, -static_cast<std::int64_t>(piece.present));  // meters know no parts of a piece
        if (left > 0) tell(piece.memory, static_cast<std::int64_t>(left));
        waiting -= released;
        least -= std::min(least, released);
        piece.present = left;
        if (left > 0) continue;
        if (stays)
          hollow[bytes].push_back(piece.memory);
        else
          free_block(piece.memory);
        pieces.pop_front();
      }
  }
};

Pieces::Pieces(const at::TensorOptions& options, Bytes most, bool for_disk)
    : options_(options),
      heap_(std::make_shared<Heap>(static_cast<std::size_t>(most.count()),
                                   for_disk ? static_cast<std::size_t>(most.count()) : 0)) {}

at::Tensor Pieces::empty(at::IntArrayRef sizes) const {
  std::size_t bytes = options_.dtype().itemsize();
  for (const std::int64_t size : sizes) bytes *= static_cast<std::size_t>(size);
  return at::from_blob(
      heap_->take(bytes), sizes, [heap = heap_, bytes](void* memory) { heap->give(memory, bytes); }, options_);
}

at::Tensor Pieces::copy(const at::Tensor& tensor) const { return empty(tensor.sizes()).copy_(tensor); }

}  // namespace recollect::nn
