#include "storage/transfers.hpp"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "storage/spill_file.hpp"

namespace recollect {
namespace {

// An operation that is interrupted, or comes back with nothing, so often in a row has failed.
constexpr int kMostTries = 100;

// The last bytes that are no whole blocks go through a buffer, with so many before them: copying is cheaper than another
// operation.
constexpr std::size_t kSmall = 16 << 10;

// So long may writes in flight take to end, if they are more than one chunk.
constexpr double kMoment = 0.02;

bool aligned(const std::byte* data, std::int64_t to) {
  return reinterpret_cast<std::uintptr_t>(data) % static_cast<std::uintptr_t>(to) == 0;
}

void stage(const Chunk& chunk) {
  if (chunk.staged && chunk.write) std::memcpy(chunk.data, chunk.item, chunk.size);
}

}  // namespace

Transfers::Transfers(const SpillFile& file, std::size_t buffer, const DiskHooks& hooks)
    : file_(file), hooks_(hooks), buffer_(buffer), direct_(file.direct()), why_buffered_(file.why_buffered()) {}

void Transfers::begin(Transfer& transfer) {
  transfer.left = transfer.size;
  if (transfer.size == 0) return;
  bool wake = false;
  {
    const std::lock_guard lock(mutex_);
    waiting_[transfer.write].push_back(&transfer);
    pending_[transfer.write] += static_cast<std::int64_t>(transfer.size);
    if (transfer.write) waiting_bytes_ += static_cast<std::int64_t>(transfer.size);
    wake = std::exchange(hungry_, false);
  }
  work_.notify_one();
  if (wake && wake_) wake_();
}

void Transfers::await(Transfer& transfer) {
  std::unique_lock lock(mutex_);
  ended_.wait(lock, [&] { return transfer.ended(); });
}

void Transfers::abandon(Transfer& transfer) {
  const std::lock_guard lock(mutex_);
  if (transfer.cut < transfer.size) waiting_[transfer.write].remove(&transfer);
  forget_rest(transfer);
  if (transfer.ended()) pending_[transfer.write] -= static_cast<std::int64_t>(std::exchange(transfer.left, 0));
}

void Transfers::abandon_all() {
  const std::lock_guard lock(mutex_);
  for (auto& queue : waiting_) {
    for (Transfer* transfer : queue) {
      forget_rest(*transfer);
      if (transfer->ended()) pending_[transfer->write] -= static_cast<std::int64_t>(std::exchange(transfer->left, 0));
    }
    queue.clear();
  }
}

// What is not cut will not be.
void Transfers::forget_rest(Transfer& transfer) {
  if (transfer.write) waiting_bytes_ -= static_cast<std::int64_t>(transfer.size - transfer.cut);
  transfer.cut = transfer.size;
}

bool Transfers::may_write() const {
  if (written_now_ < static_cast<std::int64_t>(hooks_.chunk) || moved_[true] == 0) return true;
  return static_cast<double>(written_now_) * seconds_[true] < kMoment * moved_[true];
}

std::optional<Nanoseconds> Transfers::left(const Transfer& transfer) const {
  const std::lock_guard lock(mutex_);
  if (transfer.cut == transfer.size) return Nanoseconds(0);  // it has ended, or is all in flight
  if (moved_[true] == 0) return std::nullopt;
  // What other writes have in flight goes before, too; what waits behind this one does not. The oldest is asked for most.
  std::int64_t behind = waiting_bytes_;
  for (const Transfer* other : waiting_[true]) {
    behind -= static_cast<std::int64_t>(other->size - other->cut);
    if (other == &transfer) break;
  }
  const double per_write = seconds_[true] / moved_[true];
  const double per_read = moved_[false] == 0 ? per_write : seconds_[false] / moved_[false];
  const double seconds =
      static_cast<double>(pending_[true] - behind) * per_write + static_cast<double>(pending_[false]) * per_read;
  return std::chrono::duration_cast<Nanoseconds>(std::chrono::duration<double>(seconds));
}

Bytes Transfers::backlog() const {
  const std::lock_guard lock(mutex_);
  return Bytes(pending_[true]);
}

bool Transfers::direct() const {
  const std::lock_guard lock(mutex_);
  return direct_;
}

std::string Transfers::mode() const {
  const std::lock_guard lock(mutex_);
  return direct_ ? "direct" : "buffered (" + why_buffered_ + ")";
}

bool Transfers::take(Chunk& chunk, std::byte* buffer) {
  std::unique_lock lock(mutex_);
  hungry_ = !take_locked(chunk, buffer);
  if (hungry_) return false;
  lock.unlock();
  stage(chunk);
  return true;
}

bool Transfers::take(Chunk& chunk, std::byte* buffer, const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  if (!work_.wait(lock, stop, [&] { return work(); })) return false;
  take_locked(chunk, buffer);
  const bool more = work();
  lock.unlock();
  if (more) work_.notify_one();  // each thread wakes the next, while there is something for it
  stage(chunk);
  return true;
}

bool Transfers::take_locked(Chunk& chunk, std::byte* buffer) {
  if (!work()) return false;
  std::list<Transfer*>& queue = waiting_[waiting_[false].empty()];
  Transfer& transfer = *queue.front();
  const std::size_t block = direct_ ? static_cast<std::size_t>(file_.block()) : 1;
  const std::size_t rest = transfer.size - transfer.cut;
  chunk = {.transfer = &transfer, .write = transfer.write, .direct = direct_, .item = transfer.data + transfer.cut};
  chunk.staged = direct_ && ((rest % block != 0 && rest <= std::min(std::max(kSmall, block), buffer_)) ||
                             !aligned(chunk.item, file_.memory_alignment()));
  chunk.size = chunk.staged ? std::min(rest, buffer_) : std::min(rest / block * block, hooks_.chunk);
  chunk.data = chunk.staged ? buffer : chunk.item;
  chunk.length = (chunk.size + block - 1) / block * block;
  chunk.offset = transfer.offset + static_cast<off_t>(transfer.cut);
  transfer.cut += chunk.size;
  if (transfer.write) {
    waiting_bytes_ -= static_cast<std::int64_t>(chunk.size);
    written_now_ += static_cast<std::int64_t>(chunk.size);
  }
  transfer.flying += 1;
  if (transfer.cut == transfer.size) queue.pop_front();
  if (flying_++ == 0) last_ = Clock::now();
  return true;
}

bool Transfers::goes_on(Chunk& chunk, ssize_t result) {
  if (hooks_.ended) result = hooks_.ended(described(chunk), result);
  if (result == -EINVAL && chunk.direct && leave_direct()) {
    chunk.direct = false;
    return true;
  }
  const bool again = result == -EINTR || result == -EAGAIN;
  if (result < 0 && !again) {
    end(chunk, static_cast<int>(-result));
    return false;
  }
  const std::size_t block = chunk.direct ? static_cast<std::size_t>(file_.block()) : 1;
  const std::size_t moved = again ? 0 : static_cast<std::size_t>(result) / block * block;
  chunk.done += std::min(moved, chunk.rest());
  chunk.idle = moved == 0 ? chunk.idle + 1 : 0;
  if (chunk.rest() > 0 && chunk.idle < kMostTries) return true;
  end(chunk, chunk.rest() == 0 ? 0 : again ? static_cast<int>(-result) : EIO);
  return false;
}

// Some file systems open a file for direct I/O and refuse it later. This operation, and all that follow, go without.
bool Transfers::leave_direct() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(direct_, false)) why_buffered_ = "O_DIRECT refused by " + file_.file_system() + " when used";
  const int flags = ::fcntl(file_.fd(), F_GETFL);
  return flags >= 0 && ::fcntl(file_.fd(), F_SETFL, flags & ~O_DIRECT) == 0;
}

void Transfers::end(const Chunk& chunk, int error) {
  if (chunk.staged && !chunk.write && error == 0) std::memcpy(chunk.item, chunk.data, chunk.size);
  const std::lock_guard lock(mutex_);
  Transfer& transfer = *chunk.transfer;
  const auto kind = static_cast<std::size_t>(chunk.write);
  const Clock::time_point now = Clock::now();
  flying_ -= 1;
  transfer.flying -= 1;
  if (chunk.write) written_now_ -= static_cast<std::int64_t>(chunk.size);
  if (error == 0) {
    transfer.left -= chunk.size;
    pending_[kind] -= static_cast<std::int64_t>(chunk.size);
    moved_[kind] += static_cast<double>(chunk.size);
    seconds_[kind] += std::chrono::duration<double>(now - last_).count();
    // The last second or two count.
    if (seconds_[kind] > 1) moved_[kind] /= 2, seconds_[kind] /= 2;
  } else {
    if (transfer.error == 0) transfer.error = error;
    if (transfer.cut < transfer.size) waiting_[kind].remove(&transfer);
    forget_rest(transfer);
  }
  last_ = now;
  if (chunk.write && work()) work_.notify_one();
  if (!transfer.ended()) return;
  transfer.end = now;
  pending_[kind] -= static_cast<std::int64_t>(std::exchange(transfer.left, 0));
  ended_.notify_one();
}

DiskOperation Transfers::described(const Chunk& chunk) {
  const std::lock_guard lock(mutex_);
  return {.index = operations_++,
          .write = chunk.write,
          .item = chunk.item,
          .data = {chunk.data + chunk.done, chunk.rest()},
          .fd = file_.fd(),
          .offset = chunk.at()};
}

}  // namespace recollect
