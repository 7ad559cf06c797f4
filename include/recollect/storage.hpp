// Storage: a slower tier. It moves bytes in the background and knows nothing of what they mean.
// An implementation may use threads of its own; the executor calls it from one. All but clear() may throw StorageError: the
// transfer in question has then ended, and the run goes on without the item (docs/design.md, "When a tier fails").
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "recollect/schedule.hpp"

namespace recollect {

class Storage {
 public:
  virtual ~Storage() = default;
  // Begins to write. The bytes stay where they are, unchanged, until finish_write or cancel_write.
  // Throws StorageError when there is no room; nothing has begun then.
  virtual void begin_write(Item item, std::span<const std::byte> bytes) = 0;
  // Waits until the write has ended.
  virtual void finish_write(Item item) = 0;
  // Gives the write up; the tier has no copy of the item afterwards.
  virtual void cancel_write(Item item) = 0;
  // Begins to read into bytes that stay valid until finish_read. The tier keeps its copy.
  virtual void begin_read(Item item, std::span<std::byte> bytes) = 0;
  virtual void finish_read(Item item) = 0;
  // Forgets its copy.
  virtual void drop(Item item) = 0;
  // Ends all transfers and forgets everything.
  virtual void clear() noexcept = 0;

  // How long until this write ends that could still be given up, as far as the tier can tell: 0 when it has ended or cannot be,
  // nothing when the tier does not know. The executor gives a write up when computing the item again would take less.
  virtual std::optional<Nanoseconds> write_left(Item) const { return std::nullopt; }
  // Bytes of writes that have not ended.
  virtual Bytes backlog() const { return Bytes(0); }
  // When the item's last transfer ended, asked when it is finished, for traces; nothing when the tier cannot tell.
  virtual std::optional<std::chrono::steady_clock::time_point> ended(Item) const { return std::nullopt; }

 private:
  friend class Traffic;
  bool claimed_ = false;  // by a run that is not over
};

// A tier in memory: what it holds does not count in the budget. For tests, and for host memory that another device fills.
class MemoryStorage final : public Storage {
 public:
  void begin_write(Item item, std::span<const std::byte> bytes) override;
  void finish_write(Item item) override;
  void cancel_write(Item item) override;
  void begin_read(Item item, std::span<std::byte> bytes) override;
  void finish_read(Item item) override;
  void drop(Item item) override;
  void clear() noexcept override;
  std::optional<Nanoseconds> write_left(Item) const override { return Nanoseconds(0); }

  std::size_t size() const { return items_.size(); }

 private:
  std::map<Item, std::vector<std::byte>> items_;
};

}  // namespace recollect
