// The fastest of all schedules of a short chain, nested or not: a shortest path over everything that can be in memory.
// For chains whose records do not hold their input, and without slower tiers.
#pragma once

#include <limits>
#include <queue>
#include <unordered_map>

#include "recollect/chain.hpp"

namespace recollect::testing {

class Exhaustive {
 public:
  static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max() / 4;
  Exhaustive(const Chain& chain, std::int64_t memory) : chain_(chain), n_(static_cast<int>(chain.size())), memory_(memory) {}

  std::int64_t time() {
    reach({0, 0, n_, 0}, 0);
    while (!queue_.empty()) {
      const auto [time, key] = queue_.top();
      queue_.pop();
      if (time > best_[key]) continue;
      const Memory at = unpack(key);
      if (at.gradient == 0) return time;
      leave(at, time);
    }
    return kNever;
  }

 private:
  // Sets of states in slots and of records, the gradient that is there, and the working state if nobody owns it.
  struct Memory {
    unsigned slots, records;
    int gradient, working;
  };
  static constexpr int kNone = 15;
  static std::uint32_t pack(const Memory& m) {
    return m.slots | m.records << 8 | static_cast<unsigned>(m.gradient) << 16 | static_cast<unsigned>(m.working) << 20;
  }
  static Memory unpack(std::uint32_t key) {
    return {key & 255, key >> 8 & 255, static_cast<int>(key >> 16 & 15), static_cast<int>(key >> 20)};
  }

  std::int64_t state(int i) const { return chain_.state(i).count(); }
  std::int64_t live(const Memory& m) const {
    std::int64_t bytes = chain_.gradient(m.gradient).count() + (m.working == kNone ? 0 : state(m.working));
    for (int i = 0; i <= n_; ++i) bytes += m.slots >> i & 1 ? state(i) : 0;
    for (int i = 0; i < n_; ++i) bytes += m.records >> i & 1 ? chain_.step(i).record.count() : 0;
    return bytes;
  }
  static bool owned(const Memory& m, int i) { return (m.slots >> i & 1) != 0 || (i > 0 && (m.records >> (i - 1) & 1) != 0); }

  void reach(const Memory& m, std::int64_t time) {
    const std::uint32_t key = pack(m);
    const auto [known, fresh] = best_.try_emplace(key, time);
    if (!fresh && known->second <= time) return;
    known->second = time;
    queue_.emplace(time, key);
  }

  void leave(const Memory& at, std::int64_t time) {
    const std::int64_t bytes = live(at);
    for (int i = 0; i <= n_; ++i) {
      if (at.slots >> i & 1) reach({at.slots & ~(1U << i), at.records, at.gradient, at.working}, time);
      if (at.records >> i & 1) reach({at.slots, at.records & ~(1U << i), at.gradient, at.working}, time);
    }
    if (at.working != kNone) {
      reach({at.slots | 1U << at.working, at.records, at.gradient, kNone}, time);
      reach({at.slots, at.records, at.gradient, kNone}, time);
    }
    for (int i = 0; i < n_; ++i) run_step(at, i, time, bytes);
    differentiate(at, time, bytes);
  }

  void run_step(const Memory& at, int i, std::int64_t time, std::int64_t bytes) {
    const bool working = at.working == i;
    if (!working && !owned(at, i)) return;
    if (!working && at.working != kNone) return;  // it is dropped first
    const StepCosts& step = chain_.step(i);
    const std::int64_t input = working ? state(i) : 0, output = state(i + 1);
    const std::int64_t both = step.in_place ? std::max(state(i), output) : input + output;
    if (bytes - input + both + step.advance_scratch.count() <= memory_)
      reach({at.slots, at.records, at.gradient, i + 1}, time + step.advance.count());
    if ((at.records >> i & 1) == 0 && bytes + step.record.count() + step.forward_scratch.count() <= memory_)
      reach({at.slots, at.records | 1U << i, at.gradient, kNone}, time + step.forward.count());
  }

  void differentiate(const Memory& at, std::int64_t time, std::int64_t bytes) {
    const int i = at.gradient - 1;
    if ((at.records >> i & 1) == 0 || !(owned(at, i) || at.working == i)) return;
    const StepCosts& step = chain_.step(i);
    if (bytes + chain_.gradient(i).count() + step.backward_scratch.count() > memory_) return;
    reach({at.slots, at.records & ~(1U << i), i, at.working}, time + step.backward.count());
  }

  using Entry = std::pair<std::int64_t, std::uint32_t>;
  const Chain& chain_;
  int n_;
  std::int64_t memory_;
  std::unordered_map<std::uint32_t, std::int64_t> best_;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace recollect::testing
