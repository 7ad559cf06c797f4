#include "plan/legs.hpp"

#include <algorithm>
#include <cmath>
#include <deque>

#include "plan/item_table.hpp"
#include "plan/transfer.hpp"
#include "recollect/verify.hpp"

namespace recollect {

namespace {

StepSpec spec_of(const StepCosts& costs) {
  StepSpec step{.name = costs.name,
                .forward = costs.forward,
                .advance = costs.advance,
                .backward = costs.backward,
                .rewind = costs.rewind,
                .state = costs.state,
                .record = costs.record,
                .gradient = costs.gradient,
                .forward_scratch = costs.forward_scratch,
                .advance_scratch = costs.advance_scratch,
                .backward_scratch = costs.backward_scratch,
                .tape = costs.tape,
                .record_holds_input = costs.record_holds_input,
                .in_place = costs.in_place};
  for (const RecordCosts& way : costs.variants)
    step.variants.push_back({way.forward, way.backward, way.record, way.forward_scratch, way.backward_scratch});
  return step;
}

}  // namespace

bool can_rewind(const Chain& chain) {
  for (std::size_t q = 0; q < chain.run_count(); ++q)
    if (chain.run(q).rewind) return true;
  return false;
}

Chain without_rewinding(const Chain& chain) {
  if (!can_rewind(chain)) return chain;
  std::vector<Chain::Run> runs;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    StepSpec step = spec_of(chain.run(q));
    step.rewind.reset();
    step.tape = Bytes(0);
    runs.push_back({std::move(step), chain.run_begin(q + 1) - chain.run_begin(q)});
  }
  return Chain({.input_state = chain.state(0), .input_gradient = chain.gradient(0), .tiers = chain.tiers()}, runs);
}

Chain slice(const Chain& chain, Step begin, Step end, const std::vector<Tier>& tiers) {
  std::vector<Chain::Run> runs;
  for (std::size_t q = chain.run_of(begin); q < chain.run_count() && chain.run_begin(q) < end; ++q) {
    StepSpec step = spec_of(chain.run(q));
    runs.push_back({std::move(step), std::min(end, chain.run_begin(q + 1)) - std::max(begin, chain.run_begin(q))});
  }
  return Chain({.input_state = chain.state(begin), .input_gradient = chain.gradient(begin), .tiers = tiers}, runs);
}

Legs::Legs(Step n, Step tail, std::int64_t swept, std::int64_t recorded)
    : n_(n), body_(n - tail), count_(swept + recorded + 1), swept_(swept), recorded_(recorded) {
  if (tail < 1 || swept < 0 || recorded < 0 || recorded + swept > body_ || (swept == 0 && recorded != body_))
    throw Error("legs do not cover the chain");
}

Leg Legs::operator[](std::int64_t j) const {
  if (!given_.empty()) return given_[static_cast<std::size_t>(j)];
  if (j == count_ - 1) return {body_, n_, false};
  if (recorded_ == 0) return {j * body_ / swept_, (j + 1) * body_ / swept_, false};
  if (swept_ == 0) return {j, j + 1, true};
  const std::int64_t all = count_ - 1;
  const auto begin_of = [&](std::int64_t leg) {
    const std::int64_t recorded = leg * recorded_ / all, swept = leg - recorded;
    return recorded + swept * (body_ - recorded_) / swept_;
  };
  return {begin_of(j), begin_of(j + 1), (j + 1) * recorded_ / all > j * recorded_ / all};
}

namespace {

// Longer ones are streamed and not looked ahead into.
constexpr Step kLongestCollected = Step{1} << 16;

bool is_first_state(const Action& action) {
  return action.begin == 0 &&
         (action.kind == ActionKind::keep || (action.kind == ActionKind::drop && action.item == ItemKind::state));
}

// A one-level schedule without the first state's keep and drop.
class Inside final : public ActionSource {
 public:
  explicit Inside(const Schedule& schedule) : schedule_(schedule) {}
  void fill(std::vector<Action>& out) override {
    Action action;
    while (out.size() < 512 && schedule_.next(action))
      if (!is_first_state(action)) out.push_back(action);
  }

 private:
  Schedule schedule_;
};

void collect(InnerPlans::Inner& inner, const Chain& chain, Schedule schedule) {
  Simulator simulator(chain);
  ItemTable<char> slots;
  std::int64_t kept = 0, records = 0;
  Action action;
  while (schedule.next(action)) {
    inner.until.push_back(simulator.prediction().time.nanoseconds);
    simulator.apply(action);
    if (is_first_state(action)) {
      inner.until.pop_back();
      continue;
    }
    inner.actions.push_back(action);
    inner.takes.push_back(simulator.last_peak().count() - inner.first);
    const Step i = action.begin;
    const bool records_now = action.kind == ActionKind::record;
    const std::int64_t free_input = records_now && slots.contains(i) ? chain.state(i).count() : 0;
    inner.kept.push_back(records_now ? kept - free_input : -1);
    if (action.kind == ActionKind::keep) slots.insert(i, 0), kept += chain.state(i).count();
    if (action.kind == ActionKind::drop && action.item == ItemKind::state) slots.take(i), kept -= chain.state(i).count();
    if (records_now) ++records, kept += chain.step(i).record.count();
    inner.records.push_back(records_now ? records : 0);
    if (action.kind == ActionKind::backward) --records, kept -= chain.step(i).record.count();
  }
  inner.until.push_back(simulator.prediction().time.nanoseconds);
  inner.needs = inner.takes;
  for (std::size_t k = inner.needs.size(); k-- > 1;) inner.needs[k - 1] = std::max(inner.needs[k - 1], inner.needs[k]);
}

}  // namespace

bool is_bounded(const Chain& chain, Bytes memory) {
  return bounding::applies(chain) && bounding::minimum(chain).memory <= memory;
}

Draft InnerPlans::exactly(const Chain& part, Bytes room) const {
  Plan found = plan(part, {.memory = room}, applies(strategy_, part) ? strategy_ : Strategy::automatic, options_);
  return {found.prediction, std::move(found.reason), std::move(found.schedule)};
}

std::shared_ptr<const InnerPlans::Inner> InnerPlans::of(Step begin, Step end, Bytes room) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<const Inner>& found = known_[{chain_.is_uniform() ? 0 : begin, end - begin, room}];
  if (found) return found;
  const Chain part = slice(chain_, begin, end);
  const bool hurry = at_once_ && !part.is_uniform() && (part.size() > kFew || Clock::now() > at_once_) && is_bounded(part, room);
  const Draft one_level = hurry ? bounding::plan(part, {.memory = room}) : exactly(part, room);
  auto inner = std::make_shared<Inner>();
  inner->schedule = Schedule([schedule = one_level.schedule] { return std::make_unique<Inside>(schedule); });
  inner->prediction = one_level.prediction;
  inner->first = part.state(0).count();
  if (part.size() <= kLongestCollected) collect(*inner, part, one_level.schedule);
  return found = std::move(inner);
}

namespace {

using Inner = InnerPlans::Inner;

// Where a walk goes: it emits actions, or only counts what they cost.
class LegSink {
 public:
  virtual ~LegSink() = default;
  // What is held meanwhile, records among it, and whether the leg's first state (not state 0) is held alone.
  struct Beside {
    std::int64_t held, records;
    bool first_in_slot;
  };
  // `bytes` of the item; the action needs `need` beside what is held.
  virtual void act(const Action& action, std::int64_t bytes, std::int64_t need, const Beside& beside) = 0;
  // Actions from … to-1 of a leg's inside.
  virtual void run(const Inner& inner, std::size_t from, std::size_t to, Step begin, const Beside& beside) = 0;
  // All of one that was not collected.
  virtual void stream(const Inner& inner, Step begin, const Beside& beside) = 0;
};

class LegWalk {
 public:
  LegWalk(InnerPlans& plans, const Legs& legs, const LegOptions& options, const std::vector<bool>& in_memory = {})
      : plans_(plans),
        legs_(legs),
        options_(options),
        chain_(plans.chain()),
        tail_(legs.size() - 1),
        where_(static_cast<std::size_t>(legs.size()) + 1, Where::nowhere),
        next_(tail_),
        at_(tail_) {
    if (in_memory.empty()) return;
    forward_ = tail_ + 1;
    next_ = legs[tail_].recorded ? tail_ + 1 : tail_;
    for (std::int64_t j = 0; j <= next_; ++j) {
      where(j) = in_memory[static_cast<std::size_t>(j)] ? Where::memory : Where::tier;
      if (where(j) == Where::memory) hold(item(j), bytes(item(j)), 1);
    }
  }

  // One leg forward or back; false after the last.
  bool step(LegSink& sink) {
    sink_ = &sink;
    if (at_ < 0) return false;
    if (forward_ == 0) begin();
    if (forward_ < tail_) {
      go_forward(forward_++);
    } else {
      forward_ = tail_ + 1;
      reverse(at_--);
    }
    return true;
  }

 private:
  // Item j is what leg j starts from: state 0, or what leg j-1 preserved. A last leg that is recorded has its record after all.
  enum class Where : std::uint8_t { nowhere, memory, storing, tier, fetching };

  Where& where(std::int64_t j) { return where_[static_cast<std::size_t>(j)]; }
  Item item(std::int64_t j) const {
    if (j == 0) return {ItemKind::state, 0};
    const Leg before = legs_[j - 1];
    return before.recorded || before.carried ? Item{ItemKind::record, before.end - 1} : Item{ItemKind::state, before.end};
  }
  std::int64_t bytes(Item x) const {
    return x.kind == ItemKind::record ? chain_.step(x.step).record.count() : chain_.state(x.step).count();
  }
  std::int64_t gradient(Step i) const { return chain_.gradient(i).count(); }
  void emit(const Action& action, std::int64_t bytes = 0, std::int64_t need = 0) { sink_->act(action, bytes, need, beside()); }
  void hold(Item x, std::int64_t size, std::int64_t sign) {
    held_ += sign * size;
    if (x.kind == ItemKind::record) records_ += sign;
  }

  // Ends writes, the oldest first, until `need` bytes fit beside what is held. Item `start` must stay.
  void make_room(std::int64_t need, std::int64_t start, Step step) {
    while (held_ + need > options_.memory.count()) {
      while (oldest_ < start && where(oldest_) != Where::storing) ++oldest_;
      if (oldest_ >= start) throw InfeasibleBudget("two-level", options_.memory, Bytes(held_ + need), step);
      const Item x = item(oldest_);
      const std::int64_t size = bytes(x);
      emit(Action::await(x), size);
      where(oldest_) = Where::tier;
      hold(x, size, -1);
      storing_ -= size;
    }
  }

  void begin() {
    held_ = chain_.state(0).count();
    where(0) = Where::memory;
    emit(Action::keep(0));
  }

  // What advancing over the leg takes beside its first state.
  std::int64_t sweep_bytes(const Leg& leg) const {
    std::int64_t most = 0;
    for (Step l = leg.begin; l < leg.end; ++l) {
      const std::size_t q = chain_.run_of(l);
      const StepCosts& step = chain_.run(q);
      const std::int64_t input = chain_.state(l).count(), output = step.state.count();
      const std::int64_t both = step.in_place ? std::max(input, output) : (l > leg.begin ? input : 0) + output;
      most = std::max(most, both + step.advance_scratch.count());
      // Those that follow in the run, but for the first two, are alike.
      if (l > leg.begin && l > chain_.run_begin(q)) l = std::min(leg.end, chain_.run_begin(q + 1)) - 1;
    }
    return most;
  }

  void go_forward(std::int64_t j) {
    const Leg leg = legs_[j];
    const Item end = item(j + 1);
    first_in_slot_ = j > 0 && item(j).kind == ItemKind::state;
    const std::int64_t size = bytes(end), last = gradient(chain_.size());
    if (leg.recorded) {
      const std::int64_t need = last + size + chain_.step(leg.begin).forward_scratch.count();
      make_room(need, j, leg.begin);
      emit(Action::record(leg.begin), size, need);
    } else {
      const std::int64_t need = last + sweep_bytes(leg);
      make_room(need, j, leg.begin);
      emit(Action::advance(leg.begin, leg.end), 0, need);
      emit(Action::keep(leg.end));
    }
    hold(end, size, 1);
    where(j + 1) = Where::memory;
    if (j + 1 == tail_) return;  // the tail starts from it at once
    emit(Action::store(end, options_.tier), size);
    where(j + 1) = Where::storing;
    storing_ += size;
  }

  // Begins to read what is needed next, as much as fits while what follows needs `need` bytes.
  void prefetch(std::int64_t need) {
    for (pass_those_here(); could_prefetch(need); pass_those_here()) fetch(next_, item(next_), bytes(item(next_)));
  }
  bool could_prefetch(std::int64_t need) const {
    if (next_ <= 0 || where_[static_cast<std::size_t>(next_)] != Where::tier) return false;
    const std::int64_t more = bytes(item(next_));
    return (prefetched_ == 0 || prefetched_ + more <= options_.prefetch.count()) &&
           held_ + more + need <= options_.memory.count();
  }
  void pass_those_here() {
    while (next_ > 0 && where(next_) != Where::tier && where(next_) != Where::storing) --next_;
  }
  void fetch(std::int64_t j, Item x, std::int64_t size) {
    hold(x, size, 1);
    emit(Action::fetch(x, options_.tier), size);
    where(j) = Where::fetching;
    prefetched_ += size;
  }

  // The item that leg j starts from is in memory afterwards.
  void acquire(std::int64_t j, std::int64_t need, Step step) {
    if (where(j) == Where::memory) return;
    const Item x = item(j);
    const std::int64_t size = bytes(x);
    if (where(j) == Where::storing) {  // it is still here: no need to write it
      emit(Action::fetch(x, options_.tier), size);
      emit(Action::await(x), size);
      storing_ -= size;
    } else {
      if (where(j) == Where::tier) {
        make_room(size + need, j, step);
        fetch(j, x, size);
      }
      emit(Action::await(x), size);
      emit(Action::drop(x, options_.tier), size);
      prefetched_ -= size;
    }
    where(j) = Where::memory;
  }

  void reverse(std::int64_t j) {
    const Leg leg = legs_[j];
    next_ = std::min(next_, leg.recorded ? j + 1 : j);
    first_in_slot_ = j > 0 && item(j).kind == ItemKind::state;
    if (leg.recorded) {
      const StepCosts& step = chain_.step(leg.begin);
      const std::int64_t need = gradient(leg.begin) + gradient(leg.end) + step.backward_scratch.count();
      prefetch(need);
      acquire(j + 1, need, leg.begin);
      acquire(j, need, leg.begin);
      make_room(need, j, leg.begin);
      prefetch(need);
      emit(Action::backward(leg.begin), step.record.count(), need);
      hold({ItemKind::record, leg.begin}, step.record.count(), -1);
      where(j + 1) = Where::nowhere;
      return finish(j);
    }
    acquire(j, gradient(leg.end), leg.begin);
    pass_those_here();
    // What is still being written will make room in time, or is waited for.
    const std::int64_t others = held_ - storing_ - prefetched_;
    const std::int64_t reserve =
        j == tail_ ? options_.tail_reserve.count() : std::max(prefetched_, next_ > 0 ? options_.prefetch.count() : 0);
    const Bytes room(options_.memory.count() - others - reserve + chain_.state(leg.begin).count());
    const std::shared_ptr<const Inner> inner = plans_.of(leg.begin, leg.end, room);
    emit(Action::restore(leg.begin));
    if (inner->actions.empty()) {
      prefetch(inner->most());
      make_room(inner->most(), j, leg.begin);
      sink_->stream(*inner, leg.begin, beside());
      return finish(j);
    }
    for (std::size_t k = 0; k < inner->actions.size();) {
      prefetch(inner->needs[k]);
      make_room(inner->takes[k], j, leg.begin);
      const std::size_t to = next_stop(*inner, k + 1);
      sink_->run(*inner, k, to, leg.begin, beside());
      k = to;
    }
    finish(j);
  }
  LegSink::Beside beside() const { return {held_, records_, first_in_slot_}; }
  // The first action from `k` before which something can be fetched or must be awaited.
  std::size_t next_stop(const Inner& inner, std::size_t k) const {
    const std::size_t all = inner.actions.size();
    if (storing_ > 0)
      for (; k < all; ++k)
        if (held_ + inner.takes[k] > options_.memory.count() || could_prefetch(inner.needs[k])) return k;
    if (k >= all || next_ <= 0 || where_[static_cast<std::size_t>(next_)] != Where::tier) return all;
    const auto stop = std::partition_point(inner.needs.begin() + static_cast<std::ptrdiff_t>(k), inner.needs.end(),
                                           [&](std::int64_t need) { return !could_prefetch(need); });
    return static_cast<std::size_t>(stop - inner.needs.begin());
  }

  // Nothing needs the state that the leg started from any more; a record is still to be differentiated.
  void finish(std::int64_t j) {
    const Item start = item(j);
    if (start.kind != ItemKind::state && !legs_[j - 1].carried) return;
    where(j) = Where::nowhere;
    emit(Action::drop(start));
    hold(start, bytes(start), -1);
  }

  InnerPlans& plans_;
  const Legs& legs_;
  LegOptions options_;
  const Chain& chain_;
  std::int64_t tail_;
  std::vector<Where> where_;
  std::int64_t forward_ = 0, next_, at_, oldest_ = 1;
  std::int64_t held_ = 0, prefetched_ = 0, storing_ = 0;  // bytes; the first counts the others
  std::int64_t records_ = 0;                              // among what is held
  bool first_in_slot_ = false;
  LegSink* sink_ = nullptr;
};

Action moved(Action action, Step by) {
  action.begin += by;
  if (action.kind == ActionKind::advance) action.end += by;
  return action;
}

class LegSource final : public ActionSource, LegSink {
 public:
  LegSource(std::shared_ptr<InnerPlans> plans, std::shared_ptr<const Legs> legs, const LegOptions& options,
            const std::vector<bool>& in_memory = {})
      : plans_(std::move(plans)), legs_(std::move(legs)), walk_(*plans_, *legs_, options, in_memory) {}

  void fill(std::vector<Action>& out) override {
    out_ = &out;
    if (stream_) {
      Action action;
      while (out.size() < 512 && stream_->next(action)) out.push_back(moved(action, stream_begin_));
      if (!out.empty()) return;
      stream_.reset();
      out.swap(after_stream_);
    }
    while (out.empty() && walk_.step(*this)) {}
  }

 private:
  void act(const Action& action, std::int64_t, std::int64_t, const Beside&) override {
    (stream_ ? &after_stream_ : out_)->push_back(action);
  }
  void run(const Inner& inner, std::size_t from, std::size_t to, Step begin, const Beside&) override {
    for (std::size_t k = from; k < to; ++k) out_->push_back(moved(inner.actions[k], begin));
  }
  void stream(const Inner& inner, Step begin, const Beside&) override {
    stream_.emplace(inner.schedule);
    stream_begin_ = begin;
  }

  std::shared_ptr<InnerPlans> plans_;
  std::shared_ptr<const Legs> legs_;
  LegWalk walk_;
  std::vector<Action>* out_ = nullptr;
  std::optional<Schedule> stream_;
  std::vector<Action> after_stream_;  // what the walk does when the stream is over
  Step stream_begin_ = 0;
};

// Counts as verify() does.
class LegClock final : public LegSink {
 public:
  explicit LegClock(const Chain& chain) : step_(chain.step(0)), tier_(chain.tiers().front()), state_(chain.state(0).count()) {
    total_.peak = chain.state(0) + chain.gradient(0);
  }
  const Prediction& prediction() const { return total_; }

 private:
  Int128& now() { return total_.time.nanoseconds; }
  void note_peak(std::int64_t alive) { total_.peak = std::max(total_.peak, Bytes(alive + staging_)); }
  void note_kept(std::int64_t kept, std::int64_t records) {
    if (state_ > 0) total_.peak_slots = std::max(total_.peak_slots, static_cast<double>(kept) / static_cast<double>(state_));
    total_.peak_records = std::max(total_.peak_records, records);
  }

  void act(const Action& action, std::int64_t bytes, std::int64_t need, const Beside& beside) override {
    switch (action.kind) {
      case ActionKind::advance:
        total_.advances += action.end - action.begin;
        total_.time += Time::of(action.end - action.begin, step_.advance);
        break;
      case ActionKind::record:
        ++total_.records;
        note_kept(beside.held - (beside.first_in_slot ? state_ : 0), beside.records + 1);
        total_.time += Time::of(1, step_.forward);
        break;
      case ActionKind::backward:
        ++total_.backwards;
        total_.time += Time::of(1, step_.backward);
        break;
      case ActionKind::store:
        if (staging_ == 0) staging_ = tier_.staging.count();
        writing_until_ = std::max(writing_until_, now()) + write_time(tier_, bytes);
        writes_.emplace_back(action.begin, action.item, writing_until_);
        stored_ += bytes;
        total_.stored = std::max(total_.stored, Bytes(stored_));
        total_.written = total_.written + Bytes(bytes);
        break;
      case ActionKind::fetch: fetch(action, bytes); break;
      case ActionKind::await: await(action); break;
      case ActionKind::drop:
        if (action.tier != 0) stored_ -= bytes;
        break;
      default: break;
    }
    note_peak(beside.held + need);
  }
  void fetch(const Action& action, std::int64_t bytes) {
    if (writes_.empty() || std::get<0>(writes_.back()) != action.begin || std::get<1>(writes_.back()) != action.item) {
      reading_until_ = std::max(reading_until_, now()) + read_time(tier_, bytes);
      reads_.push_back(reading_until_);
      total_.read = total_.read + Bytes(bytes);
      return;
    }
    const Int128 done = std::get<2>(writes_.back());
    writes_.pop_back();
    reads_.push_front(0);  // awaited at once
    stored_ -= bytes;
    if (done <= now()) return;
    total_.written = total_.written - Bytes(bytes);
    if (writing_until_ == done) writing_until_ -= write_time(tier_, bytes);
  }
  // Writes are awaited from the oldest on, reads in the order in which they began.
  void await(const Action& action) {
    if (!writes_.empty() && std::get<0>(writes_.front()) == action.begin && std::get<1>(writes_.front()) == action.item) {
      now() = std::max(now(), std::get<2>(writes_.front()));
      writes_.pop_front();
    } else {
      now() = std::max(now(), reads_.front());
      reads_.pop_front();
    }
  }

  void run(const Inner& inner, std::size_t from, std::size_t to, Step, const Beside& beside) override {
    now() += inner.until[to] - inner.until[from];
    if (to == inner.actions.size()) count(inner);
    std::int64_t most = 0;
    for (std::size_t k = from; k < to; ++k) {
      most = std::max(most, inner.takes[k]);
      if (inner.kept[k] < 0) continue;
      const bool free_input = inner.actions[k].begin == 0 && beside.first_in_slot;
      note_kept(beside.held + inner.kept[k] - (free_input ? state_ : 0), beside.records + inner.records[k]);
    }
    note_peak(beside.held + most);
  }
  void stream(const Inner& inner, Step, const Beside& beside) override {
    total_.time += inner.prediction.time;
    count(inner);
    note_kept(beside.held + std::llround(inner.prediction.peak_slots * static_cast<double>(state_)) - state_,
              beside.records + inner.prediction.peak_records);
    note_peak(beside.held + inner.most());
  }
  void count(const Inner& inner) {
    total_.advances += inner.prediction.advances;
    total_.records += inner.prediction.records;
    total_.backwards += inner.prediction.backwards;
  }

  const StepCosts& step_;
  const Tier& tier_;
  std::int64_t state_;
  Prediction total_;
  std::int64_t staging_ = 0, stored_ = 0;
  Int128 writing_until_ = 0, reading_until_ = 0;
  std::deque<std::tuple<Step, ItemKind, Int128>> writes_;
  std::deque<Int128> reads_;
};

}  // namespace

Schedule leg_schedule(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options) {
  return Schedule([=] { return std::make_unique<LegSource>(inner, legs, options); });
}

Schedule leg_schedule_back(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options,
                           const std::vector<bool>& in_memory) {
  class Nothing final : public LegSink {
    void act(const Action&, std::int64_t, std::int64_t, const Beside&) override {}
    void run(const Inner&, std::size_t, std::size_t, Step, const Beside&) override {}
    void stream(const Inner&, Step, const Beside&) override {}
  };
  Nothing nothing;
  LegWalk walk(*inner, *legs, options, in_memory);
  while (walk.step(nothing)) {}
  return Schedule([=] { return std::make_unique<LegSource>(inner, legs, options, in_memory); });
}

std::optional<Prediction> predict(InnerPlans& inner, const Legs& legs, const LegOptions& options, std::optional<Time> most) {
  LegWalk walk(inner, legs, options);
  LegClock clock(inner.chain());
  try {
    while (walk.step(clock))
      if (most && clock.prediction().time >= *most) return std::nullopt;
  } catch (const InfeasibleBudget&) {
    return std::nullopt;
  }
  return clock.prediction();
}

}  // namespace recollect
