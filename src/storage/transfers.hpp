// Transfers: what is to be moved between items and the spill file, cut into chunks for the engines.
// One thread begins, cancels and awaits transfers; the engine's threads take chunks and say how they ended. One mutex guards it
// all, so that whoever sees a transfer's end sees its bytes.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

#include "recollect/chain.hpp"
#include "storage/disk_hooks.hpp"

namespace recollect {

class SpillFile;

struct Transfer {
  bool write = false;
  std::byte* data = nullptr;  // a write only reads it
  std::size_t size = 0;
  off_t offset = 0;

  // Guarded by Transfers.
  std::size_t cut = 0;   // bytes that chunks were made of
  std::size_t left = 0;  // bytes that have not been moved
  int flying = 0;        // chunks in the engine
  int error = 0;
  std::chrono::steady_clock::time_point end{};  // when it has ended
  bool ended() const { return flying == 0 && cut == size; }
};

// A part of a transfer, one operation unless that comes back short.
struct Chunk {
  Transfer* transfer = nullptr;
  bool write = false, direct = false;
  bool staged = false;        // through the engine's buffer: the memory, or the length, is not aligned
  std::byte* item = nullptr;  // in the item's memory
  std::size_t size = 0;       // bytes of the item
  std::byte* data = nullptr;  // what the operation moves, and
  std::size_t length = 0;     // how much: whole blocks
  off_t offset = 0;
  std::size_t done = 0;  // the operation goes on from here
  int idle = 0;          // tries without progress

  void* begin() const { return data + done; }
  std::size_t rest() const { return length - done; }
  off_t at() const { return offset + static_cast<off_t>(done); }
};

class Transfers {
 public:
  // `buffer` is the size of a staging buffer.
  Transfers(const SpillFile& file, std::size_t buffer, const DiskHooks& hooks);

  // For the owner.
  void begin(Transfer& transfer);
  void await(Transfer& transfer);
  void abandon(Transfer& transfer);  // what is not in flight; the rest is to be awaited
  void abandon_all();
  std::optional<Nanoseconds> left(const Transfer& transfer) const;
  Bytes backlog() const;
  std::string mode() const;  // "direct", "buffered (why)"
  bool direct() const;

  // For the engine. Reads come first: somebody waits for them sooner. `buffer` belongs to the chunk until it has ended.
  bool take(Chunk& chunk, std::byte* buffer);                               // false: nothing to do now; `wake` is called later
  bool take(Chunk& chunk, std::byte* buffer, const std::stop_token& stop);  // waits; false: stopped
  // `result` as the system gives it, -errno for errors. True when the chunk has to go on.
  bool goes_on(Chunk& chunk, ssize_t result);
  void on_work(std::function<void()> wake) { wake_ = std::move(wake); }

 private:
  using Clock = std::chrono::steady_clock;
  bool work() const { return !waiting_[false].empty() || (!waiting_[true].empty() && may_write()); }
  // No more is in flight than the disk writes in a moment: what waits can still be given up, at once.
  bool may_write() const;
  bool take_locked(Chunk& chunk, std::byte* buffer);
  void end(const Chunk& chunk, int error);
  bool leave_direct();
  void forget_rest(Transfer& transfer);
  DiskOperation described(const Chunk& chunk);

  const SpillFile& file_;
  const DiskHooks hooks_;
  const std::size_t buffer_;
  std::function<void()> wake_;

  mutable std::mutex mutex_;
  std::condition_variable_any work_;
  std::condition_variable ended_;
  std::array<std::list<Transfer*>, 2> waiting_;  // reads, writes: not all cut
  bool hungry_ = true;                           // the engine found nothing to do
  bool direct_;
  std::string why_buffered_;
  std::int64_t operations_ = 0;
  std::array<std::int64_t, 2> pending_{};  // bytes of reads and writes that have not been moved
  std::int64_t written_now_ = 0;           // bytes of writes in flight
  std::int64_t waiting_bytes_ = 0;         // of writes, not cut
  // How fast it is: the time between two ends, while anything flies, is the second's.
  std::array<double, 2> moved_{}, seconds_{};
  int flying_ = 0;
  Clock::time_point last_{};
};

}  // namespace recollect
