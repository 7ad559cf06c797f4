// Slots: which parts of a file are taken. Numbers only; it does no I/O.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace recollect {

// Best fit, and free neighbours become one: equal sizes leave no holes that only smaller ones could use.
class Slots {
 public:
  // The lowest of the smallest parts that `size` fits into; nothing when the file has to grow.
  std::optional<std::int64_t> take(std::int64_t size);
  void give(std::int64_t offset, std::int64_t size);
  void grow(std::int64_t end);
  void clear();

  std::int64_t end() const { return end_; }
  std::int64_t in_use() const { return in_use_; }
  // Free bytes that end where the file does: growing makes them larger.
  std::int64_t free_at_end() const;

 private:
  void add_free(std::int64_t offset, std::int64_t size);
  void remove_free(std::map<std::int64_t, std::int64_t>::iterator part);

  std::map<std::int64_t, std::int64_t> free_;                // sizes by offset
  std::set<std::pair<std::int64_t, std::int64_t>> by_size_;  // the same, as (size, offset)
  std::int64_t end_ = 0, in_use_ = 0;
};

}  // namespace recollect
