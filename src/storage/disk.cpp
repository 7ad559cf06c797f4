#include "recollect/disk.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <limits>

#include "recollect/error.hpp"
#include "storage/checksum.hpp"
#include "storage/disk_hooks.hpp"
#include "storage/engine.hpp"
#include "storage/slots.hpp"
#include "storage/spill_file.hpp"
#include "storage/transfers.hpp"

namespace recollect {
namespace {

constexpr std::int64_t kPage = 4096;

// There may be millions of them, few of which are being moved.
struct Stored {
  Item item = {};
  std::int64_t offset = 0;
  std::size_t size = 0;
  std::uint64_t sum = 0;
  std::unique_ptr<Transfer> transfer = nullptr;  // that has begun, and nobody has awaited
  bool is_written() const { return transfer != nullptr && transfer->write; }
  bool is_read() const { return transfer != nullptr && !transfer->write; }
};

struct Free {
  void operator()(std::byte* memory) const { std::free(memory); }
};

// Equal parts for all requests, in whole blocks; fewer requests where there is less than a block for each.
struct Staging {
  std::unique_ptr<std::byte, Free> memory;
  std::size_t size = 0;  // of one
  StagingBuffers buffers;

  Staging(const DiskOptions& options, const SpillFile& file) {
    if (options.requests < 1 || options.requests > 1024)
      throw InvalidInput("DiskOptions::requests", std::to_string(options.requests), "1 to 1024");
    const std::int64_t block = std::max(file.block(), kPage);
    std::int64_t count = options.requests;
    if (!file.direct()) {
      buffers.resize(static_cast<std::size_t>(count));
      return;
    }
    if (options.staging.count() < block)
      throw InvalidInput("DiskOptions::staging", std::to_string(options.staging.count()),
                         "at least " + std::to_string(block) + " bytes: direct I/O moves whole blocks");
    count = std::min(count, options.staging.count() / block);
    size = static_cast<std::size_t>(options.staging.count() / count / block * block);
    memory.reset(static_cast<std::byte*>(std::aligned_alloc(static_cast<std::size_t>(std::max(file.memory_alignment(), kPage)),
                                                            size * static_cast<std::size_t>(count))));
    if (memory == nullptr) throw std::bad_alloc();
    for (std::int64_t k = 0; k < count; ++k) buffers.emplace_back(memory.get() + static_cast<std::size_t>(k) * size, size);
  }
};

}  // namespace

struct DiskStorage::State {
  const DiskHooks hooks;
  SpillFile file;
  Staging staging;
  Transfers transfers;
  std::string why_threads;
  std::unique_ptr<Engine> engine;  // ends before what it uses
  Slots slots;
  std::deque<Stored> items;                                        // by step: new ones come last, and last ones go first
  std::pair<Item, std::chrono::steady_clock::time_point> ended{};  // the transfer that was finished last

  State(const DiskOptions& options, const DiskHooks* given)
      : hooks(given != nullptr ? *given : DiskHooks{}),
        file(options.directory, options.limit, options.direct, hooks),
        staging(options, file),
        transfers(file, staging.size, hooks) {
    // Through the page cache a ring hands most writes to threads of the kernel's, at ten times their cost.
    if (options.engine == DiskEngine::automatic && !file.direct())
      why_threads = "no gain without O_DIRECT";
    else if (options.engine != DiskEngine::threads && hooks.refuse_io_uring != 0)
      why_threads = std::strerror(hooks.refuse_io_uring);
    else if (options.engine != DiskEngine::threads)
      engine = make_ring(transfers, file.fd(), staging.buffers, why_threads);
    if (!engine) engine = make_threads(transfers, file.fd(), staging.buffers);
  }
  ~State() { clear(); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  [[noreturn]] void fail(const char* operation, Item item, int error, const std::string& detail = "") const {
    throw StorageError(operation, std::string(name_of(item.kind)) + " " + std::to_string(item.step) + " in " + file.place(),
                       error, detail);
  }

  std::int64_t slot_for(std::int64_t size) const {
    const std::int64_t unit = file.slot();
    size = std::clamp(size, unit, std::numeric_limits<std::int64_t>::max() / unit * unit);
    return (size / unit + (size % unit != 0)) * unit;
  }
  std::int64_t place_for(std::int64_t slot) {
    if (const auto offset = slots.take(slot)) return *offset;
    grow(slots.end() + slot - slots.free_at_end(), true);
    return slots.take(slot).value();
  }
  void grow(std::int64_t size, bool ahead) {
    file.grow(size, ahead);
    slots.grow(file.size());
  }

  static bool before(const Stored& stored, Item item) {
    return std::pair(stored.item.step, stored.item.kind) < std::pair(item.step, item.kind);
  }
  Stored* find(Item item) {  // null: none
    const auto found = std::lower_bound(items.begin(), items.end(), item, before);
    return found != items.end() && found->item == item ? &*found : nullptr;
  }
  Stored& add(Item item) {
    return *items.insert(std::lower_bound(items.begin(), items.end(), item, before), Stored{.item = item});
  }
  void forget(Item item) {
    Stored* const found = find(item);
    if (found == nullptr) return;
    Stored& stored = *found;
    if (stored.transfer) {
      transfers.abandon(*stored.transfer);
      transfers.await(*stored.transfer);
    }
    slots.give(stored.offset, slot_for(static_cast<std::int64_t>(stored.size)));
    items.erase(std::lower_bound(items.begin(), items.end(), item, before));
  }

  void begin(Stored& stored, Transfer transfer) {
    transfer.size = stored.size;
    transfer.offset = stored.offset;
    stored.transfer = std::make_unique<Transfer>(transfer);
    transfers.begin(*stored.transfer);
  }
  // The error it ended with, or 0.
  int finish(Stored& stored) {
    transfers.await(*stored.transfer);
    ended = {stored.item, stored.transfer->end};
    const int error = stored.transfer->error;
    stored.transfer.reset();
    return error;
  }

  void clear() noexcept {
    transfers.abandon_all();
    for (const Stored& stored : items)
      if (stored.transfer) transfers.await(*stored.transfer);
    items.clear();
    slots.clear();
  }
};

DiskStorage::DiskStorage(const DiskOptions& options, const DiskHooks* hooks) : state_(std::make_unique<State>(options, hooks)) {}
DiskStorage::~DiskStorage() = default;

void DiskStorage::reserve(Bytes bytes) { state_->grow(state_->slot_for(bytes.count()), false); }

void DiskStorage::begin_write(Item item, std::span<const std::byte> bytes) {
  State& s = *state_;
  s.forget(item);
  const auto size = static_cast<std::int64_t>(bytes.size());
  const std::int64_t offset = s.place_for(s.slot_for(size));
  Stored& stored = s.add(item);
  stored.offset = offset;
  stored.size = bytes.size();
  stored.sum = checksum(bytes);  // now, while the bytes are in the caller's cache
  s.begin(stored, {.write = true, .data = const_cast<std::byte*>(bytes.data())});
}

void DiskStorage::finish_write(Item item) {
  State& s = *state_;
  Stored* const found = s.find(item);
  if (found == nullptr || found->is_read()) s.fail("write", item, 0, "it was never begun");
  Stored& stored = *found;
  if (!stored.transfer) return;
  if (const int error = s.finish(stored); error != 0) {
    s.forget(item);
    s.fail("write", item, error);
  }
}

void DiskStorage::cancel_write(Item item) { state_->forget(item); }

void DiskStorage::begin_read(Item item, std::span<std::byte> bytes) {
  State& s = *state_;
  Stored* const found = s.find(item);
  if (found == nullptr) s.fail("read", item, 0, "it was never written");
  Stored& stored = *found;
  if (stored.transfer) s.fail("read", item, 0, stored.is_written() ? "its write has not been awaited" : "it is being read");
  if (stored.size != bytes.size())
    s.fail("read", item, 0, "it was written with " + std::to_string(stored.size) + " bytes, not " + std::to_string(bytes.size()));
  s.begin(stored, {.data = bytes.data()});
}

void DiskStorage::finish_read(Item item) {
  State& s = *state_;
  Stored* const found = s.find(item);
  if (found == nullptr || !found->is_read()) s.fail("read", item, 0, "it was never begun");
  Stored& stored = *found;
  const std::byte* const data = stored.transfer->data;
  if (const int error = s.finish(stored); error != 0) s.fail("read", item, error);
  if (checksum({data, stored.size}) != stored.sum)
    s.fail("read", item, 0, "its checksum is not that of what was written: the disk, or the memory, has changed it");
}

void DiskStorage::drop(Item item) { state_->forget(item); }
void DiskStorage::clear() noexcept { state_->clear(); }

std::optional<Nanoseconds> DiskStorage::write_left(Item item) const {
  const Stored* const found = state_->find(item);
  if (found == nullptr) return std::nullopt;
  const Stored& stored = *found;
  return stored.is_written() ? state_->transfers.left(*stored.transfer) : Nanoseconds(0);
}

std::optional<std::chrono::steady_clock::time_point> DiskStorage::ended(Item item) const {
  const auto& [last, end] = state_->ended;
  if (last != item || end == std::chrono::steady_clock::time_point{}) return std::nullopt;
  return end;
}
Bytes DiskStorage::backlog() const { return state_->transfers.backlog(); }
Bytes DiskStorage::in_use() const { return Bytes(state_->slots.in_use()); }
Bytes DiskStorage::size() const { return Bytes(state_->file.size()); }
Bytes DiskStorage::staging() const {
  return Bytes(static_cast<std::int64_t>(state_->staging.size * (state_->staging.memory ? state_->staging.buffers.size() : 0)));
}

Bytes DiskStorage::alignment() const { return Bytes(state_->transfers.direct() ? state_->file.memory_alignment() : 1); }
Bytes DiskStorage::slot_of(Bytes item) const { return Bytes(state_->slot_for(item.count())); }
Bytes DiskStorage::room() const {
  const std::int64_t free = state_->file.free();
  return Bytes(state_->slots.end() - state_->slots.in_use() + free);
}
void DiskStorage::settle() const {
  if (state_->transfers.direct()) return;
  const int fd = state_->file.fd();
  if (::fdatasync(fd) != 0) throw StorageError("sync", "the spill file in " + state_->file.place(), errno);
  ::posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
}

std::string DiskStorage::description() const {
  return state_->engine->name() + (state_->why_threads.empty() ? "" : " (io_uring: " + state_->why_threads + ")") + ", " +
         state_->transfers.mode();
}

}  // namespace recollect
