#include <algorithm>
#include <array>
#include <chrono>
#include <random>
#include <vector>

#include "recollect/disk.hpp"
#include "recollect/error.hpp"

namespace recollect {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kLongEnough(3);  // for one direction, on a slow disk

Item state(std::int64_t i) { return {ItemKind::state, i}; }

// Memory for items, each on a page of its own, with bytes that no file system can compress.
class Window {
 public:
  Window(std::int64_t count, std::int64_t size)
      : stride_((size + kPage - 1) / kPage * kPage),
        count_(count),
        size_(size),
        words_(static_cast<std::size_t>((count * stride_ + kPage) / 8)) {
    std::mt19937_64 random(1);
    for (std::uint64_t& word : words_) word = random();
  }
  std::int64_t count() const { return count_; }
  std::span<std::byte> operator[](std::int64_t k) {
    const auto bytes = std::as_writable_bytes(std::span(words_));
    const auto past = static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(bytes.data()) % kPage);
    return bytes.subspan(static_cast<std::size_t>((kPage - past) % kPage + k % count_ * stride_),
                         static_cast<std::size_t>(size_));
  }

 private:
  static constexpr std::int64_t kPage = 4096;
  std::int64_t stride_, count_, size_;
  std::vector<std::uint64_t> words_;
};

// Items 0 … count−1 one after another, a window of them in flight, until that took long enough. Returns how many.
template <class Begin, class Finish>
std::int64_t stream(std::int64_t count, std::int64_t window, Begin begin, Finish finish) {
  const Clock::time_point from = Clock::now();
  std::int64_t begun = 0, ended = 0;
  while (ended < begun || (begun < count && Clock::now() - from < kLongEnough)) {
    while (begun < count && begun - ended < window) begin(begun++);
    finish(ended++);
  }
  return ended;
}

double seconds_since(Clock::time_point from) {
  return std::max(std::chrono::duration<double>(Clock::now() - from).count(), 1e-9);
}

}  // namespace

Tier DiskStorage::measure(Bytes item, Bytes total) {
  if (item.count() < 1) throw InvalidInput("item", std::to_string(item.count()), "a size from 1 byte");
  clear();
  std::int64_t count = std::clamp<std::int64_t>(std::min(total, room()).count() / slot_of(item).count(), 1, 1 << 20);
  reserve(count * slot_of(item));
  // Enough in flight to keep every request busy, and two items at least.
  constexpr std::int64_t kInFlight = 8 << 20;
  Window window(std::min(count, std::clamp<std::int64_t>(kInFlight / item.count() + 1, 2, 64)), item.count());
  const auto write_all = [&] {
    count = stream(
        count, window.count(), [&](std::int64_t i) { begin_write(state(i), window[i]); },
        [&](std::int64_t i) { finish_write(state(i)); });
    settle();
  };

  Tier tier{.name = "disk", .staging = staging()};
  // Twice: the first time a file system may have to find room, and runs write over the same room again and again.
  write_all();
  Clock::time_point from = Clock::now();
  write_all();
  tier.write_bytes_per_second = static_cast<double>(count * item.count()) / seconds_since(from);
  from = Clock::now();
  const std::int64_t read = stream(
      count, window.count(), [&](std::int64_t i) { begin_read(state(i), window[i]); },
      [&](std::int64_t i) { finish_read(state(i)); });
  tier.read_bytes_per_second = static_cast<double>(read * item.count()) / seconds_since(from);

  std::array<Nanoseconds, 33> writes{}, reads{};
  Window small(1, std::min<std::int64_t>(item.count(), 4096));
  for (std::size_t k = 0; k < writes.size(); ++k) {
    from = Clock::now();
    begin_write(state(0), small[0]);
    finish_write(state(0));
    writes[k] = Clock::now() - from;
    settle();
    from = Clock::now();
    begin_read(state(0), small[0]);
    finish_read(state(0));
    reads[k] = Clock::now() - from;
  }
  for (auto* times : {&writes, &reads}) std::nth_element(times->begin(), times->begin() + times->size() / 2, times->end());
  tier.latency = std::max(writes[writes.size() / 2], reads[reads.size() / 2]);
  clear();
  return tier;
}

}  // namespace recollect
