#include "plan/legs.hpp"

#include <algorithm>

#include "recollect/verify.hpp"

namespace recollect {

Chain slice(const Chain& chain, Step begin, Step end, const std::vector<Tier>& tiers) {
  std::vector<Chain::Run> runs;
  for (std::size_t q = chain.run_of(begin); q < chain.run_count() && chain.run_begin(q) < end; ++q) {
    const StepCosts& costs = chain.run(q);
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
  const std::int64_t all = count_ - 1;
  const auto begin_of = [&](std::int64_t leg) {
    const std::int64_t recorded = leg * recorded_ / all, swept = leg - recorded;
    return recorded + (swept_ == 0 ? 0 : swept * (body_ - recorded_) / swept_);
  };
  return {begin_of(j), begin_of(j + 1), (j + 1) * recorded_ / all > j * recorded_ / all};
}

InnerPlans::InnerPlans(const Chain& chain, Strategy strategy, const PlanOptions& options)
    : chain_(chain), strategy_(strategy), options_(options) {}

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

}  // namespace

std::shared_ptr<const InnerPlans::Inner> InnerPlans::of(Step begin, Step end, Bytes room) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<const Inner>& found = known_[{chain_.is_uniform() ? 0 : begin, end - begin, room}];
  if (found) return found;
  const Chain part = slice(chain_, begin, end);
  const Strategy strategy = applies(strategy_, part) ? strategy_ : Strategy::automatic;
  Plan one_level = plan(part, {.memory = room}, strategy, options_);
  auto inner = std::make_shared<Inner>();
  inner->time = one_level.prediction.time;
  inner->schedule = Schedule([schedule = one_level.schedule] { return std::make_unique<Inside>(schedule); });
  const std::int64_t first = part.state(0).count();
  inner->most = one_level.prediction.peak.count() - first;
  if (part.size() <= kLongestCollected) {
    Simulator simulator(part);
    Action action;
    while (one_level.schedule.next(action)) {
      simulator.apply(action);
      if (is_first_state(action)) continue;
      inner->actions.push_back(action);
      inner->takes.push_back(simulator.last_peak().count() - first);
    }
    inner->needs = inner->takes;
    for (std::size_t k = inner->needs.size(); k-- > 1;) inner->needs[k - 1] = std::max(inner->needs[k - 1], inner->needs[k]);
  }
  return found = std::move(inner);
}

namespace {

class LegSource final : public ActionSource {
 public:
  LegSource(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options)
      : plans_(std::move(inner)),
        legs_(std::move(legs)),
        options_(options),
        chain_(plans_->chain()),
        tail_(legs_->size() - 1),
        where_(static_cast<std::size_t>(legs_->size()), Where::nowhere),
        next_(tail_),
        at_(tail_) {}

  void fill(std::vector<Action>& out) override {
    out_ = &out;
    if (inside_) return go_on_inside();
    while (out.empty() && at_ >= 0) {
      if (forward_ == 0) begin();
      if (forward_ < tail_) {
        go_forward(forward_++);
      } else {
        forward_ = tail_ + 1;
        reverse(at_);
        if (inside_) return;
        --at_;
      }
    }
  }

 private:
  // Item j is what leg j starts from: state 0, or what leg j-1 preserved.
  enum class Where : std::uint8_t { nowhere, memory, storing, tier, fetching };

  Where& where(std::int64_t j) { return where_[static_cast<std::size_t>(j)]; }
  Item item(std::int64_t j) const {
    if (j == 0) return {ItemKind::state, 0};
    const Leg before = (*legs_)[j - 1];
    return before.recorded ? Item{ItemKind::record, before.begin} : Item{ItemKind::state, before.end};
  }
  std::int64_t bytes(std::int64_t j) const {
    const Item x = item(j);
    return x.kind == ItemKind::record ? chain_.step(x.step).record.count() : chain_.state(x.step).count();
  }
  std::int64_t gradient(Step i) const { return chain_.gradient(i).count(); }
  void emit(const Action& action) { out_->push_back(action); }

  [[noreturn]] void does_not_fit(std::int64_t need, Step step) const {
    throw InfeasibleBudget("two-level", options_.memory, Bytes(held_ + need), step);
  }
  // Ends writes, the oldest first, until `need` bytes fit beside what is held. Item `start` must stay.
  void make_room(std::int64_t need, std::int64_t start, Step step) {
    while (held_ + need > options_.memory.count()) {
      while (oldest_ <= tail_ && where(oldest_) != Where::storing) ++oldest_;
      if (oldest_ > tail_ || oldest_ >= start) does_not_fit(need, step);
      emit(Action::await(item(oldest_)));
      where(oldest_) = Where::tier;
      held_ -= bytes(oldest_);
      storing_ -= bytes(oldest_);
    }
  }

  void begin() {
    emit(Action::keep(0));
    where(0) = Where::memory;
    held_ = chain_.state(0).count();
  }

  // What advancing over the leg takes beside its first state.
  std::int64_t sweep_bytes(const Leg& leg) const {
    std::int64_t most = 0;
    for (Step l = leg.begin; l < leg.end; ++l) {
      if (l > leg.begin + 1 && chain_.run_of(l) == chain_.run_of(l - 2)) {  // like the one before
        l = std::min(leg.end, chain_.run_begin(chain_.run_of(l) + 1)) - 1;
        continue;
      }
      const StepCosts& step = chain_.step(l);
      const std::int64_t input = chain_.state(l).count(), output = step.state.count();
      const std::int64_t both = step.in_place ? std::max(input, output) : (l > leg.begin ? input : 0) + output;
      most = std::max(most, both + step.advance_scratch.count());
    }
    return most;
  }

  void go_forward(std::int64_t j) {
    const Leg leg = (*legs_)[j];
    const std::int64_t last = gradient(chain_.size());
    if (leg.recorded) {
      const StepCosts& step = chain_.step(leg.begin);
      make_room(last + step.record.count() + step.forward_scratch.count(), j, leg.begin);
      emit(Action::record(leg.begin));
    } else {
      make_room(last + sweep_bytes(leg), j, leg.begin);
      emit(Action::advance(leg.begin, leg.end));
      emit(Action::keep(leg.end));
    }
    held_ += bytes(j + 1);
    where(j + 1) = Where::memory;
    if (j + 1 > options_.to_store) return;
    emit(Action::store(item(j + 1), options_.tier));
    where(j + 1) = Where::storing;
    storing_ += bytes(j + 1);
  }

  // Begins to read what is needed next, as much as fits while what follows needs `need` bytes.
  void prefetch(std::int64_t need) {
    for (;;) {
      pass_those_here();
      if (next_ <= 0 || where(next_) != Where::tier) return;
      const std::int64_t more = bytes(next_);
      if (prefetched_ > 0 && prefetched_ + more > options_.prefetch.count()) return;
      if (held_ + more + need > options_.memory.count()) return;
      fetch(next_);
    }
  }
  void pass_those_here() {
    while (next_ > 0 && where(next_) != Where::tier && where(next_) != Where::storing) --next_;
  }
  void fetch(std::int64_t j) {
    emit(Action::fetch(item(j), options_.tier));
    where(j) = Where::fetching;
    held_ += bytes(j);
    prefetched_ += bytes(j);
  }

  // The item that leg j starts from is in memory afterwards.
  void acquire(std::int64_t j, std::int64_t need, Step step) {
    if (where(j) == Where::memory) return;
    if (where(j) == Where::storing) {  // not yet written, or not worth asking: it is still here
      storing_ -= bytes(j);
      emit(Action::fetch(item(j), options_.tier));
      emit(Action::await(item(j)));
      where(j) = Where::memory;
      return;
    }
    if (where(j) == Where::tier) {
      make_room(bytes(j) + need, j, step);
      fetch(j);
    }
    emit(Action::await(item(j)));
    emit(Action::drop(item(j), options_.tier));
    where(j) = Where::memory;
    prefetched_ -= bytes(j);
  }

  void reverse(std::int64_t j) {
    const Leg leg = (*legs_)[j];
    next_ = std::min(next_, j);
    if (leg.recorded) {
      const StepCosts& step = chain_.step(leg.begin);
      const std::int64_t need = gradient(leg.begin) + gradient(leg.end) + step.backward_scratch.count();
      prefetch(need);
      acquire(j, need, leg.begin);
      make_room(need, j, leg.begin);
      prefetch(need);
      emit(Action::backward(leg.begin));
      held_ -= step.record.count();
      return finish(j);
    }
    acquire(j, gradient(leg.end), leg.begin);
    next_ = std::min(next_, j - 1);
    const std::int64_t first = chain_.state(leg.begin).count();
    pass_those_here();
    // What is still being written will make room in time, or is waited for.
    const std::int64_t others = held_ - storing_ - prefetched_;
    const std::int64_t reserve =
        j == tail_ ? options_.tail_reserve.count() : std::max(prefetched_, next_ > 0 ? options_.prefetch.count() : 0);
    const Bytes room(options_.memory.count() - others - reserve + first);
    inner_ = plans_->of(leg.begin, leg.end, room);
    emit(Action::restore(leg.begin));
    if (inner_->actions.empty()) {
      make_room(inner_->most, j, leg.begin);
      inside_.emplace(inner_->schedule);
      return;
    }
    for (std::size_t k = 0; k < inner_->actions.size(); ++k) {
      prefetch(inner_->needs[k]);
      make_room(inner_->takes[k], j, leg.begin);
      emit(moved(inner_->actions[k], leg.begin));
    }
    finish(j);
  }
  void go_on_inside() {
    Action action;
    while (static_cast<Step>(out_->size()) < 512 && inside_->next(action)) out_->push_back(moved(action, (*legs_)[at_].begin));
    if (!out_->empty()) return;
    inside_.reset();
    finish(at_--);
    fill(*out_);
  }
  static Action moved(Action action, Step by) {
    action.begin += by;
    if (action.kind == ActionKind::advance) action.end += by;
    return action;
  }

  // Nothing needs the state that the leg started from any more; a record is still to be differentiated.
  void finish(std::int64_t j) {
    const Item start = item(j);
    if (start.kind == ItemKind::state) {
      emit(Action::drop(start));
      held_ -= bytes(j);
    }
    where(j) = Where::nowhere;
  }

  std::shared_ptr<InnerPlans> plans_;
  std::shared_ptr<const Legs> legs_;
  LegOptions options_;
  const Chain& chain_;
  std::int64_t tail_;
  std::vector<Where> where_;
  std::int64_t forward_ = 0, next_, at_, oldest_ = 1;
  std::int64_t held_ = 0, prefetched_ = 0, storing_ = 0;  // bytes; the first counts the others
  std::shared_ptr<const InnerPlans::Inner> inner_;
  std::optional<Schedule> inside_;
  std::vector<Action>* out_ = nullptr;
};

}  // namespace

Schedule leg_schedule(std::shared_ptr<InnerPlans> inner, std::shared_ptr<const Legs> legs, const LegOptions& options) {
  return Schedule([=] { return std::make_unique<LegSource>(inner, legs, options); });
}

}  // namespace recollect
