#include <algorithm>

#include "recollect/error.hpp"
#include "recollect/storage.hpp"

namespace recollect {

void MemoryStorage::begin_write(Item item, std::span<const std::byte> bytes) { items_[item].assign(bytes.begin(), bytes.end()); }
void MemoryStorage::finish_write(Item) {}
void MemoryStorage::cancel_write(Item item) { items_.erase(item); }

void MemoryStorage::begin_read(Item item, std::span<std::byte> bytes) {
  const auto found = items_.find(item);
  if (found == items_.end() || found->second.size() != bytes.size())
    throw StorageError("read", std::string(name_of(item.kind)) + " " + std::to_string(item.step), 0,
                       found == items_.end() ? "it was never written" : "it was written with another size");
  std::copy(found->second.begin(), found->second.end(), bytes.begin());
}

void MemoryStorage::finish_read(Item) {}
void MemoryStorage::drop(Item item) { items_.erase(item); }
void MemoryStorage::clear() noexcept { items_.clear(); }

}  // namespace recollect
