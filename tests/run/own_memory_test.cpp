// What the engine itself takes beside states and records: a few numbers for each item that lies in a slower tier, also at its
// worst moment. Every allocation of this program is counted.
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <new>
#include <vector>

#include "recollect/disk.hpp"
#include "recollect/execute.hpp"
#include "storage/disk_hooks.hpp"
#include "support/temporary_folder.hpp"

namespace {

std::atomic<std::int64_t> live = 0, peak = 0;

void count(void* memory, std::int64_t sign) {
  const std::int64_t now = live += sign * static_cast<std::int64_t>(malloc_usable_size(memory) + sizeof(std::size_t));
  for (std::int64_t most = peak; now > most && !peak.compare_exchange_weak(most, now);) {}
}

}  // namespace

void* operator new(std::size_t size) {
  void* const memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  count(memory, 1);
  return memory;
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  void* const memory = std::malloc(size);
  if (memory != nullptr) count(memory, 1);
  return memory;
}
void operator delete(void* memory) noexcept {
  if (memory == nullptr) return;
  count(memory, -1);
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept { operator delete(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { operator delete(memory); }

namespace recollect {
namespace {

class OwnMemory : public testing::TemporaryFolder {
 protected:
  struct Taken {
    std::int64_t most = 0, items = 0, replanned = 0;
  };

  // Of n steps whose records go to a disk, which may lose one of them.
  Taken run(Step n, bool lose) {
    constexpr std::int64_t kBytes = 64;
    using Vector = std::vector<std::byte>;
    const auto steps = make_steps<Vector>({.advance = [](Step, const Vector& x) { return x; },
                                           .record = [](Step, const Vector& x) { return x; },
                                           .backward = [](Step, const Vector&, const Vector&, Vector g) { return g; },
                                           .last_gradient = [](const Vector& x) { return x; }});
    std::atomic<int> reads = 0;
    DiskHooks hooks;
    hooks.ended = [&](const DiskOperation& operation, ssize_t result) -> ssize_t {
      return lose && !operation.write && ++reads == 20 ? -EIO : result;
    };
    DiskStorage disk({.directory = folder(), .staging = Bytes(16 << 10), .requests = 4}, &hooks);
    // So slow that no write is ever too late, and a disk that is fast enough for all of them.
    const StepSpec step{
        .forward = std::chrono::seconds(1), .backward = std::chrono::seconds(1), .state = Bytes(kBytes), .record = Bytes(kBytes)};
    const Chain chain({.input_state = step.state, .tiers = {{"disk", 1e6, 1e6, Nanoseconds(0), disk.staging()}}}, {{step, n}});
    const Plan made = plan(chain, {.memory = disk.staging() + Bytes(20 * kBytes)}, Strategy::two_level);
    const std::int64_t before = live;
    peak = before;
    const Report report = execute(made, *steps, Handle(Vector(kBytes)), {.tiers = {&disk}}).report;
    return {peak - before, made.prediction.written.count() / kBytes, report.replanned};
  }
};

TEST_F(OwnMemory, IsAFewNumbersForEachItemAway) {
  const Taken few = run(500, false), many = run(5000, false);
  ASSERT_GT(many.items, 4000);
  EXPECT_GT(many.most, few.most);  // otherwise nothing was counted
  EXPECT_LT(many.most - few.most, 130 * (many.items - few.items));
}

TEST_F(OwnMemory, IsNotMuchMoreWhenOneIsLost) {
  const Taken few = run(500, true), many = run(5000, true);
  ASSERT_EQ(many.replanned, 1);
  EXPECT_LT(many.most - few.most, 230 * (many.items - few.items));
}

}  // namespace
}  // namespace recollect
