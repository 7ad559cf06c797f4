// Schedule: the stream of actions that computes a gradient, and what it is predicted to cost.
// A Schedule is a cursor and belongs to one thread at a time; copies restart from the beginning.
#pragma once

#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect {

enum class ItemKind : std::uint8_t { state, record, tape };

// A state, the record of a step, or the piece of tape that a step wrote.
struct Item {
  ItemKind kind = ItemKind::state;
  Step step = 0;
  friend constexpr auto operator<=>(const Item&, const Item&) = default;
};

// Memory is tier 0; slower tiers follow in the order of Chain::tiers().
using TierIndex = std::uint8_t;

enum class ActionKind : std::uint8_t {
  advance,   // run steps begin … end-1 from the working state and keep nothing; append to the tape if asked
  record,    // run step i and keep its record; the working state is now i+1 and lives in the record
  backward,  // consume record i and gradient i+1; produce gradient i
  rewind,    // invert step i, consuming its tape: the working state becomes i, and record i exists
  keep,      // a memory slot owns state i from here on (no copy unless a record owns it)
  restore,   // the working state becomes state i, from its slot or from inside record i-1
  drop,      // free the item in that tier; a working state that lived there is gone
  store,     // begin writing the item to a slower tier; it can still be read until its await, which frees its memory
  fetch,     // begin reading it back; its memory is reserved here; before the await of its store, cancels the write
  await,     // its transfer has ended here
};

struct Action {
  ActionKind kind = ActionKind::advance;
  bool tape = false;                // advance only
  TierIndex tier = 0;               // drop, store, fetch
  ItemKind item = ItemKind::state;  // drop, store, fetch, await
  std::uint8_t variant = 0;         // record: which of the step's ways to be recorded
  Step begin = 0;                   // the step or the item's step
  Step end = 0;                     // advance only
  friend bool operator==(const Action&, const Action&) = default;

  static Action advance(Step i, Step j, bool tape = false) { return {ActionKind::advance, tape, 0, {}, 0, i, j}; }
  static Action record(Step i, std::uint8_t variant = 0) { return {ActionKind::record, false, 0, {}, variant, i, 0}; }
  static Action backward(Step i) { return {ActionKind::backward, false, 0, {}, 0, i, 0}; }
  static Action rewind(Step i) { return {ActionKind::rewind, false, 0, {}, 0, i, 0}; }
  static Action keep(Step i) { return {ActionKind::keep, false, 0, {}, 0, i, 0}; }
  static Action restore(Step i) { return {ActionKind::restore, false, 0, {}, 0, i, 0}; }
  static Action drop(Item x, TierIndex tier = 0) { return {ActionKind::drop, false, tier, x.kind, 0, x.step, 0}; }
  static Action store(Item x, TierIndex tier) { return {ActionKind::store, false, tier, x.kind, 0, x.step, 0}; }
  static Action fetch(Item x, TierIndex tier) { return {ActionKind::fetch, false, tier, x.kind, 0, x.step, 0}; }
  static Action await(Item x) { return {ActionKind::await, false, 0, x.kind, 0, x.step, 0}; }
};

const char* name_of(ActionKind kind);
const char* name_of(ItemKind kind);
std::string to_string(const Action& action);  // "advance 3 to 7", "drop state 4"

// Where a schedule's actions come from. Planners implement it; users need it only for schedules of their own.
class ActionSource {
 public:
  virtual ~ActionSource() = default;
  // Appends at least one more action to the empty `out`, or nothing when there are none.
  virtual void fill(std::vector<Action>& out) = 0;
  // For a sequence of unknown length: the chain has n steps. Throws Error when the length is fixed.
  virtual void end(Step n);
};

class Schedule {
 public:
  using Maker = std::function<std::unique_ptr<ActionSource>()>;

  Schedule() : Schedule(std::vector<Action>{}) {}
  explicit Schedule(Maker make) : make_(std::move(make)), source_(make_()) {}
  explicit Schedule(std::vector<Action> actions);
  Schedule(const Schedule& other) : Schedule(other.make_) {}
  Schedule& operator=(const Schedule& other) { return *this = Schedule(other); }
  Schedule(Schedule&&) = default;
  Schedule& operator=(Schedule&&) = default;

  // The next action, or false after the last. Works in memory that does not grow with the number of actions.
  bool next(Action& action) {
    if (at_ == buffer_.size() && !refill()) return false;
    action = buffer_[at_++];
    return true;
  }
  void restart() { *this = Schedule(make_); }

  // For a schedule of unknown length: the sequence has n steps. Say it before its last step is asked for (`next` has
  // given advances up to n-1), or after that step was advanced over, which costs one step more.
  void end(Step n);

  // All actions from the first; for small schedules.
  std::vector<Action> collect() const;

  // for (const Action& action : schedule) …  goes on from where the schedule is.
  class Iterator {
   public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    explicit Iterator(Schedule& schedule) : schedule_(&schedule) { ++*this; }
    const Action& operator*() const { return action_; }
    Iterator& operator++() {
      if (!schedule_->next(action_)) schedule_ = nullptr;
      return *this;
    }
    void operator++(int) { ++*this; }
    bool operator==(std::default_sentinel_t) const { return schedule_ == nullptr; }

   private:
    Schedule* schedule_ = nullptr;
    Action action_;
  };
  Iterator begin() { return Iterator(*this); }
  std::default_sentinel_t end() const { return {}; }

 private:
  bool refill();

  Maker make_;
  std::unique_ptr<ActionSource> source_;
  std::vector<Action> buffer_;
  std::size_t at_ = 0;
};

// What a schedule does and costs. verify() defines every number; planners compute the same ones in closed form.
struct Prediction {
  std::int64_t advances = 0;   // steps advanced over
  std::int64_t records = 0;    // steps recorded
  std::int64_t rewinds = 0;    // steps rewound
  std::int64_t backwards = 0;  // steps differentiated
  Time time;
  Bytes peak{};           // of everything that is alive in memory because of the chain
  double peak_slots = 0;  // states and records kept, in states, besides the record at work and its input (state 0 counts)
  std::int64_t peak_records = 0;
  Bytes written{}, read{};  // traffic to and from slower tiers
  Bytes stored{};           // the most that was in slower tiers at once

  // Every execution of a forward step, recorded ones included: the papers' C(t, m).
  std::int64_t forward_steps() const { return advances + records; }
  double recompute_factor() const {
    return backwards == 0 ? 1 : static_cast<double>(forward_steps()) / static_cast<double>(backwards);
  }
  friend bool operator==(const Prediction&, const Prediction&) = default;
};

}  // namespace recollect
