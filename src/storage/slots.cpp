#include "storage/slots.hpp"

#include <iterator>

namespace recollect {

std::optional<std::int64_t> Slots::take(std::int64_t size) {
  const auto best = by_size_.lower_bound({size, 0});
  if (best == by_size_.end()) return std::nullopt;
  const auto [room, offset] = *best;
  remove_free(free_.find(offset));
  if (room > size) add_free(offset + size, room - size);
  in_use_ += size;
  return offset;
}

void Slots::give(std::int64_t offset, std::int64_t size) {
  in_use_ -= size;
  const auto after = free_.lower_bound(offset);
  if (after != free_.begin())
    if (const auto before = std::prev(after); before->first + before->second == offset) {
      offset = before->first;
      size += before->second;
      remove_free(before);
    }
  if (after != free_.end() && offset + size == after->first) {
    size += after->second;
    remove_free(after);
  }
  add_free(offset, size);
}

void Slots::grow(std::int64_t end) {
  if (end <= end_) return;
  const std::int64_t offset = end_, size = end - end_;
  end_ = end;
  in_use_ += size;
  give(offset, size);
}

void Slots::clear() {
  free_.clear();
  by_size_.clear();
  in_use_ = 0;
  if (end_ > 0) add_free(0, end_);
}

std::int64_t Slots::free_at_end() const {
  if (free_.empty()) return 0;
  const auto last = std::prev(free_.end());
  return last->first + last->second == end_ ? last->second : 0;
}

void Slots::add_free(std::int64_t offset, std::int64_t size) {
  free_.emplace(offset, size);
  by_size_.emplace(size, offset);
}

void Slots::remove_free(std::map<std::int64_t, std::int64_t>::iterator part) {
  by_size_.erase({part->second, part->first});
  free_.erase(part);
}

}  // namespace recollect
