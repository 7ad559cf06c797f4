// Two-level schedules, leg by leg. A leg is a piece of the chain between two items that are preserved past the forward pass: it
// is either *swept* (advanced over; the state at its end is preserved, and the leg is later reversed from its first state by a
// one-level plan) or one *recorded* step (its record is preserved). The last leg, the tail, is reversed at once and preserves
// nothing. Preserved items are written to the tier while the forward pass goes on, those at the end stay in memory, and they
// are fetched while later legs are being reversed.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <vector>

#include "plan/planners.hpp"

namespace recollect {

// Steps begin … end-1 of a chain, as a chain of their own.
Chain slice(const Chain& chain, Step begin, Step end, const std::vector<Tier>& tiers = {});

// The same chain for planners that never rewind.
Chain without_rewinding(const Chain& chain);
bool can_rewind(const Chain& chain);  // some step of it

struct Leg {
  Step begin = 0, end = 0;
  bool recorded = false;  // one step
  bool carried = false;   // the state at its end is inside a record that is there for nothing else
  friend bool operator==(const Leg&, const Leg&) = default;
};

// A row of legs that covers a chain; the last is the tail.
class Legs {
 public:
  explicit Legs(std::vector<Leg> legs) : given_(std::move(legs)), count_(static_cast<std::int64_t>(given_.size())) {}
  // `tail` ≥ 1 steps of n are the tail; the rest is `recorded` steps and `swept` legs of nearly equal length, mixed evenly.
  Legs(Step n, Step tail, std::int64_t swept, std::int64_t recorded);

  std::int64_t size() const { return count_; }
  Leg operator[](std::int64_t j) const;

 private:
  std::vector<Leg> given_;
  Step n_ = 0, body_ = 0;
  std::int64_t count_, swept_ = 0, recorded_ = 0;
};

// Whether unlike steps can be planned as if all were as large as the largest, in that memory.
bool is_bounded(const Chain& chain, Bytes memory);

// One-level plans for the inside of legs, made once for legs that are alike; without rewinding, which would give up the first
// state. Safe to share between threads.
class InnerPlans {
 public:
  struct Inner {
    Schedule schedule;  // without the first state's keep and drop; its steps count from 0
    Prediction prediction;
    // Of legs that are not too long, all actions and what each takes beside the leg's first state; `needs` of it and all that
    // follow. Of those that record: what is kept meanwhile, and how many records there are then.
    std::vector<Action> actions;
    std::vector<std::int64_t> takes, needs, kept, records;
    std::vector<Int128> until;  // the time before it, and at the end
    std::int64_t most() const { return prediction.peak.count() - first; }
    std::int64_t first = 0;  // bytes of the first state
  };
  // `at_once` when a run waits for them: then exact plans of more than kFew unlike steps take too long, and after that time all.
  using Clock = std::chrono::steady_clock;
  InnerPlans(const Chain& chain, Strategy strategy, const PlanOptions& options, std::optional<Clock::time_point> at_once = {})
      : chain_(without_rewinding(chain)), strategy_(strategy), options_(options), at_once_(at_once) {}
  static constexpr Step kFew = 200;
  // In `room` bytes, the first state included. Throws InfeasibleBudget.
  std::shared_ptr<const Inner> of(Step begin, Step end, Bytes room);
  const Chain& chain() const { return chain_; }

 private:
  Draft exactly(const Chain& part, Bytes room) const;

  const Chain chain_;
  const Strategy strategy_;
  const PlanOptions options_;
  const std::optional<Clock::time_point> at_once_;
  std::mutex mutex_;
  std::map<std::tuple<Step, Step, Bytes>, std::shared_ptr<const Inner>> known_;
};

struct LegOptions {
  Bytes memory{};        // without the tier's staging
  Bytes prefetch{};      // kept free for items that are on their way, beside the next one
  Bytes tail_reserve{};  // left by the tail to items that are still being written when it begins
  TierIndex tier = 1;
};

// The whole schedule: forward over the legs, the tail, and back. Throws InfeasibleBudget while it streams when it does not fit.
Schedule leg_schedule(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options);

// The way back alone, in the middle of a run: item j, what leg j starts from, is in memory or in the tier; when the last leg is
// recorded, its record is the item after all others. Throws InfeasibleBudget at once when it does not fit.
Schedule leg_schedule_back(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options,
                           const std::vector<bool>& in_memory);

// What verify() says of that schedule for a uniform chain, without going through its actions; nothing when it does not fit, or
// when it takes `most` or longer.
std::optional<Prediction> predict(InnerPlans& inner, const Legs& legs, const LegOptions& options,
                                  std::optional<Time> most = std::nullopt);

}  // namespace recollect
