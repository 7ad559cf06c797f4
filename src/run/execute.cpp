#include "recollect/execute.hpp"

#include <chrono>
#include <functional>

#include "plan/item_table.hpp"
#include "plan/resume.hpp"
#include "recollect/verify.hpp"
#include "run/traffic.hpp"

namespace recollect {
namespace {

using Clock = Traffic::Clock;

enum class Owner : std::uint8_t { nobody, slot, record };

struct Held {
  Handle object;
  std::int64_t measured = 0;
  std::uint8_t variant = 0;  // of a record
};

}  // namespace

struct Execution::State {
  const Plan plan;
  Steps& steps;
  ExecuteOptions options;
  Schedule schedule;
  Simulator ledger;
  ItemTable<Held> slots, records, tapes;
  Traffic traffic;
  std::optional<bool> recomputable;  // whether resume() would do; asked before something is lost on purpose
  Held working;                      // when nobody else owns it
  Step at = 0;
  Owner owner = Owner::nobody;
  Held gradient;
  Step size;
  Action action, next_action;
  bool begun = false, has_next = false, ended = false, failed = false, settling = false;
  std::int64_t measured_live = 0, measured_peak = 0;
  bool measurable = true;
  std::vector<bool> used_tiers = std::vector<bool>(plan.chain.tiers().size());
  Report report;
  Progress progress;
  Clock::time_point begin = Clock::now(), last = begin;
  Time planned_until;  // the ledger's clock after the last action

  State(const Plan& p, Steps& s, const ExecuteOptions& o)
      : plan(p),
        steps(s),
        options(o),
        schedule(p.schedule),
        ledger(p.chain, p.budget),
        traffic(p.chain, o.tiers, o.observer),
        size(p.chain.size()) {
    progress.steps = size;
    for (std::size_t q = 0; q < plan.chain.run_count(); ++q)
      if (plan.chain.run(q).in_place && !steps.works_in_place())
        throw InvalidInput("steps[" + std::to_string(q) + "].in_place", "true", "false, or steps that have advance_in_place");
  }
  ~State() { clear(); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  // Objects, and what they really take.
  Held hold(Handle object, Steps::Part part, Step i, std::uint8_t variant = 0) {
    const std::optional<Bytes> size_now = steps.size_of(part, object.view());
    if (!size_now) {
      measurable = false;
      return {std::move(object), 0, variant};
    }
    const Bytes declared = declared_size(part, i, variant);
    if (*size_now > declared) {
      static constexpr const char* kNames[] = {"state", "record", "gradient", "tape"};
      throw InvalidInput(std::string(kNames[static_cast<std::size_t>(part)]) + " " + std::to_string(i),
                         std::to_string(size_now->count()) + " bytes",
                         "the " + std::to_string(declared.count()) + " bytes that the chain says");
    }
    measured_live += size_now->count();
    measured_peak = std::max(measured_peak, measured_live);
    return {std::move(object), size_now->count(), variant};
  }
  Bytes declared_size(Steps::Part part, Step i, std::uint8_t variant) const {
    switch (part) {
      case Steps::Part::state: return plan.chain.state(i);
      case Steps::Part::record: return plan.chain.step(i).way(variant).record;
      case Steps::Part::gradient: return plan.chain.gradient(i);
      case Steps::Part::tape: break;
    }
    return plan.chain.step(i).tape;
  }
  void release(Held& held) {
    measured_live -= held.measured;
    held = {};
  }

  View working_view() {
    if (owner == Owner::nobody) return working.object.view();
    return owner == Owner::slot ? slots.find(at)->object.view() : steps.output(records.find(at - 1)->object);
  }
  // In memory and not still on its way there.
  Held* readable(Item x) {
    Held* held = x.kind == ItemKind::state ? slots.find(x.step) : records.find(x.step);
    return held == nullptr || traffic.is_arriving(x) ? nullptr : held;
  }
  View state_view(Step i) {
    if (Held* slot = readable({ItemKind::state, i})) return slot->object.view();
    if (Held* record = i > 0 ? readable({ItemKind::record, i - 1}) : nullptr) return steps.output(record->object);
    // The ledger has made sure of one of these: it is the working state, or the record itself holds it.
    return at == i ? working.object.view() : View();
  }

  void set_working(Step i, Owner by) {
    if (by != Owner::nobody) release(working);
    at = i;
    owner = by;
  }

  void advance() {
    for (Step i = action.begin; i < action.end; ++i) {
      if (i != action.begin) check_stop();
      const StepCosts& step = plan.chain.step(i);
      Handle piece;
      Handle* const tape = action.tape && step.tape.count() > 0 ? &piece : nullptr;
      if (step.in_place) {
        if (owner != Owner::nobody) working = hold(steps.copy(working_view()), Steps::Part::state, i);
        steps.advance_in_place(i, working.object, tape);
        Handle object = std::move(working.object);  // another state now: measured anew
        release(working);
        working = hold(std::move(object), Steps::Part::state, i + 1);
      } else {
        Held next = hold(steps.advance(i, working_view(), tape), Steps::Part::state, i + 1);
        release(working);
        working = std::move(next);
      }
      if (tape != nullptr) hold_tape(i, std::move(piece));
      at = i + 1;
      owner = Owner::nobody;
    }
    if (plan.open_ended && !ended && !steps.has_step(at)) end_sequence(at);
  }

  void hold_tape(Step i, Handle piece) {
    if (!piece)
      throw Error("advancing over step " + std::to_string(i) +
                  " left no tape, which rewinding needs: let the step write one, if only an empty one, or give it no tape bytes");
    tapes.insert(i, hold(std::move(piece), Steps::Part::tape, i));
  }

  void end_sequence(Step n) {
    ended = true;
    schedule.end(n);
    ledger.end(n);
    size = progress.steps = n;
  }

  void record() {
    Held held =
        hold(steps.record(action.begin, working_view(), action.variant), Steps::Part::record, action.begin, action.variant);
    records.insert(action.begin, std::move(held));
    set_working(action.begin + 1, Owner::record);
    if (plan.open_ended && !ended && at == size && steps.has_step(size))
      throw Error("the sequence is longer than the " + std::to_string(size) +
                  " steps that plan_online was told to expect at most");
  }

  void backward() {
    const Step i = action.begin;
    // Taken out before the call: it is consumed, and never run twice; and before the look at state i, which may lie in its
    // neighbour and so move with it.
    Held held = records.take(i);
    const View state = state_view(i);
    Held next = hold(steps.backward(i, state, std::move(held.object), std::move(gradient.object)), Steps::Part::gradient, i);
    release(held);
    release(gradient);
    gradient = std::move(next);
    progress.backwards += 1;
  }

  void rewind() {
    Held tape = tapes.contains(action.begin) ? tapes.take(action.begin) : Held{};
    Steps::Rewound rewound = steps.rewind(action.begin, working_view(), std::move(tape.object));
    Held state = hold(std::move(rewound.state), Steps::Part::state, action.begin);
    records.insert(action.begin, hold(std::move(rewound.record), Steps::Part::record, action.begin));
    release(tape);
    release(working);
    working = std::move(state);
    at = action.begin;
    owner = Owner::nobody;
  }

  void keep() {
    if (owner == Owner::record)
      slots.insert(at, hold(steps.copy(working_view()), Steps::Part::state, at));
    else
      slots.insert(at, std::move(working));
    working = {};
    owner = Owner::slot;
  }

  void restore() {
    set_working(action.begin, readable({ItemKind::state, action.begin}) != nullptr ? Owner::slot : Owner::record);
  }

  Item item() const { return {action.item, action.begin}; }
  ItemTable<Held>& table() {
    if (action.item == ItemKind::tape) return tapes;
    return action.item == ItemKind::state ? slots : records;
  }
  Steps::Part part() const {
    if (action.item == ItemKind::tape) return Steps::Part::tape;
    return action.item == ItemKind::state ? Steps::Part::state : Steps::Part::record;
  }
  // Gone, and not just never stored, which the ledger would refuse.
  bool is_lost() const { return report.lost > 0 && traffic.find(item()) == nullptr; }

  void drop() {
    if (action.tier != 0 && is_lost()) return;
    ledger.apply(action);
    if (action.tier != 0) return traffic.drop(item());
    Held held = table().take(action.begin);
    release(held);
  }

  void store() {
    ledger.apply(action);
    used_tiers.at(action.tier - 1u) = true;
    Held& held = *table().find(action.begin);
    const std::span<const std::byte> bytes = steps.bytes_of(action.item, held.object);
    require_apart(bytes, held);
    traffic.begin_write(item(), {action.tier, held.variant, Bytes(static_cast<std::int64_t>(bytes.size()))}, bytes);
  }

  // False when the item is lost, as of await().
  bool fetch() {
    if (traffic.is_written(item())) {
      ledger.apply(action);
      return traffic.cancel_write(item()), true;
    }
    if (is_lost()) return false;
    ledger.apply(action);
    const Traffic::Copy copy = *traffic.find(item());
    Held held = hold(steps.allocate(item(), copy.bytes), part(), action.begin, copy.variant);
    Held& placed = table().insert(action.begin, std::move(held));
    const std::span<std::byte> bytes = steps.bytes_of(action.item, placed.object);
    require_apart(bytes, placed);
    return traffic.begin_read(item(), bytes) || lose();
  }
  // Handles move while transfers are under way.
  void require_apart(std::span<const std::byte> bytes, const Held& held) const {
    const auto* const inside = reinterpret_cast<const std::byte*>(&held);
    if (std::less_equal<>()(inside, bytes.data()) && std::less<>()(bytes.data(), inside + sizeof held))
      throw InvalidInput("Steps::bytes_of", "bytes inside the Handle of a small " + std::string(name_of(action.item)),
                         "bytes on the heap, as those of a std::vector, for what goes to a slower tier");
  }

  bool await() {
    const bool write = traffic.is_written(item());
    if (!write && !traffic.is_arriving(item())) return ledger.apply(action), true;  // which says that this is wrong
    if (write && is_late()) {
      traffic.give_up(item());
      report.late += 1;
    }
    if (!traffic.finish(item())) return lose() || write;
    ledger.apply(action);
    if (write) {
      Held held = table().take(action.begin);
      release(held);
    }
    return true;
  }

  // Always false.
  bool lose() {
    ledger.lose(item());
    Held held = table().take(action.begin);
    release(held);
    report.lost += 1;
    return false;
  }

  // Whether the write would be waited for longer than the item takes to be computed again, if it can be.
  bool is_late() {
    // A piece of tape is small, and making it again means to advance over all steps before it.
    if (settling || action.item == ItemKind::tape || (plan.open_ended && !ended)) return false;
    const std::optional<Nanoseconds> left = traffic.write_left(item());
    if (!left || left->count() <= 0) return false;
    const std::optional<Time> again = time_to_recompute();
    if (!again || Time{left->count()} <= *again) return false;
    if (!recomputable) recomputable = can_resume(plan.chain, plan.budget);
    return *recomputable && (slots.contains(0) || traffic.find({ItemKind::state, 0}) != nullptr);
  }

  // From the nearest state before it that there is, by itself or inside a record, in memory or elsewhere.
  std::optional<Time> time_to_recompute() const {
    const bool is_state = action.item == ItemKind::state;
    const Step i = action.begin, most = is_state ? i - 1 : i;
    Step from = std::max(slots.last(most).value_or(-1), traffic.copies(ItemKind::state).last(most).value_or(-1));
    for (const std::optional<Step> record : {records.last(i - 1), traffic.copies(ItemKind::record).last(i - 1)})
      if (record) from = std::max(from, *record + 1);
    if (from < 0) return std::nullopt;
    Time time;
    for (Step at_step = from; at_step < i;) {
      const std::size_t q = plan.chain.run_of(at_step);
      const Step until = std::min(i, plan.chain.run_begin(q + 1));
      time += Time::of(until - at_step, plan.chain.run(q).advance);
      at_step = until;
    }
    if (!is_state) time += Time::of(1, plan.chain.step(i).way(records.find(i)->variant).forward);
    return time;
  }

  // An item is needed that is lost. Nothing is under way afterwards, and the schedule is another one.
  void recover(Item missing) {
    const auto fail = [&](const std::string& why) {
      const auto& cause = traffic.failure();
      throw StorageError(
          "recomputing", std::string(name_of(missing.kind)) + " " + std::to_string(missing.step) + ", which was lost,",
          cause ? cause->error_number() : 0, why + (cause ? "; it was lost because " + std::string(cause->what()) : ""));
    };
    settling = true;
    while (!traffic.idle()) {
      const Item x = traffic.any();
      action = Action::await(x);
      await();
      note();
    }
    settling = false;
    for (const Item dead : traffic.take_dead()) {
      ledger.lose(dead);
      report.lost += 1;
    }
    if (plan.open_ended && !ended) fail("the sequence has not ended yet");
    try {
      schedule = {};  // what it holds is as long as the sequence
      schedule = resume(plan.chain, plan.budget, remains());
    } catch (const Error& error) {
      fail(error.what());
    }
    report.replanned += 1;
    last = Clock::now();  // planning is no action's time
  }

  Remains remains() const {
    Remains all{.gradient = size - progress.backwards, .live = ledger.live()};
    if (owner == Owner::nobody && working.object) all.working = at;
    for (std::size_t k = 0; k < used_tiers.size(); ++k)
      if (used_tiers[k]) all.staging = all.staging + plan.chain.tiers()[k].staging;
    const auto add = [&](ItemKind kind) {
      return [&all, kind](Step i, const auto& entry) {
        TierIndex where = 0;
        if constexpr (requires { entry.tier; }) where = entry.tier;
        all.places.push_back({{kind, i}, where, entry.variant});
      };
    };
    std::size_t count = slots.size() + records.size() + tapes.size();
    for (const ItemKind kind : {ItemKind::state, ItemKind::record, ItemKind::tape}) count += traffic.copies(kind).size();
    all.places.reserve(count);
    slots.for_each(add(ItemKind::state));
    traffic.copies(ItemKind::state).for_each(add(ItemKind::state));
    records.for_each(add(ItemKind::record));
    traffic.copies(ItemKind::record).for_each(add(ItemKind::record));
    tapes.for_each(add(ItemKind::tape));
    traffic.copies(ItemKind::tape).for_each(add(ItemKind::tape));
    std::sort(all.places.begin(), all.places.end(), Remains::before);
    return all;
  }

  void check_stop() const {
    if (options.stop.stop_requested())
      throw Interrupted("the run was stopped after " + std::to_string(report.actions) + " actions");
  }

  void run(const Action& next) {
    action = next;
    check_stop();
    const bool done = obey();
    note();
    if (!done) recover({next.item, next.begin});
  }

  // False when the action needs an item that is lost.
  bool obey() {
    switch (action.kind) {
      case ActionKind::drop: return drop(), true;
      case ActionKind::store: return store(), true;
      case ActionKind::fetch: return fetch();
      case ActionKind::await: return await();
      default: ledger.apply(action);
    }
    switch (action.kind) {
      case ActionKind::advance: advance(); break;
      case ActionKind::record: record(); break;
      case ActionKind::backward: backward(); break;
      case ActionKind::rewind: rewind(); break;
      case ActionKind::keep: keep(); break;
      default: restore();
    }
    return true;
  }

  void note() {
    const Clock::time_point now = Clock::now();
    const auto kind = static_cast<std::size_t>(action.kind);
    const auto spent = std::chrono::duration_cast<Nanoseconds>(now - last);
    last = now;
    report.time_by_kind[kind] += spent;
    report.count_by_kind[kind] += 1;
    const Time planned = ledger.prediction().time;
    report.predicted_by_kind[kind].nanoseconds += planned.nanoseconds - planned_until.nanoseconds;
    planned_until = planned;
    report.actions += 1;
    if (action.kind == ActionKind::await) progress.waited += spent;
    if (options.observer == nullptr) return;
    progress.actions = report.actions;
    progress.live = ledger.live();
    progress.peak = ledger.prediction().peak;
    progress.elapsed = std::chrono::duration_cast<Nanoseconds>(now - begin);
    progress.action_time = spent;
    progress.lost = report.lost;
    progress.backlog = traffic.backlog();
    progress.transfer = traffic.take_ended(begin);
    options.observer->on_action(action, progress);
    last = Clock::now();  // the observer's time is nobody's
  }

  // Whatever happens, nothing stays behind.
  template <class Body>
  auto guarded(Body body) {
    if (failed) throw Error("this execution has failed before and cannot go on");
    try {
      return body();
    } catch (...) {
      failed = true;
      clear();
      throw;
    }
  }

  void clear() noexcept {
    traffic.clear();
    slots.clear();
    records.clear();
    tapes.clear();
    working = {};
    gradient = {};
  }
};

Execution::Execution(const Plan& plan, Steps& steps, const ExecuteOptions& options)
    : state_(std::make_unique<State>(plan, steps, options)) {}
Execution::~Execution() = default;
Execution::Execution(Execution&&) noexcept = default;
Execution& Execution::operator=(Execution&&) noexcept = default;

View Execution::forward(Handle initial_state) {
  State& s = *state_;
  return s.guarded([&] {
    if (s.begun) throw Error("forward() has run already; an Execution runs once");
    s.begun = true;
    if (s.plan.open_ended && !s.steps.has_step(0)) throw InvalidInput("the sequence", "no step", "at least one step");
    s.begin = s.last = Clock::now();
    s.working = s.hold(std::move(initial_state), Steps::Part::state, 0);
    while ((s.has_next = s.schedule.next(s.next_action)) && s.next_action.kind != ActionKind::backward) s.run(s.next_action);
    const Held* last = s.records.find(s.size - 1);
    if (last == nullptr) throw Error("the schedule's forward half does not leave the record of the last step");
    return s.steps.output(last->object);
  });
}

Handle Execution::backward(Handle last_gradient) {
  State& s = *state_;
  return s.guarded([&] {
    if (!s.has_next) throw Error("backward() needs forward() first, and runs once");
    s.last = Clock::now();
    s.gradient = s.hold(std::move(last_gradient), Steps::Part::gradient, s.size);
    do s.run(s.next_action);
    while (s.schedule.next(s.next_action));
    s.has_next = false;
    s.ledger.finish();
    s.report.elapsed = std::chrono::duration_cast<Nanoseconds>(Clock::now() - s.begin);
    Handle gradient = std::move(s.gradient.object);
    s.clear();
    return gradient;
  });
}

Step Execution::steps() const { return state_->size; }

Report Execution::report() const {
  Report report = state_->report;
  report.done = state_->ledger.prediction();
  if (const auto& failure = state_->traffic.failure()) report.first_error = failure->what();
  report.writing = state_->traffic.busy(true);
  report.reading = state_->traffic.busy(false);
  if (state_->measurable) report.measured_peak = Bytes(state_->measured_peak);
  return report;
}

Executed execute(const Plan& plan, Steps& steps, Handle initial_state, const ExecuteOptions& options) {
  Execution execution(plan, steps, options);
  const View last = execution.forward(std::move(initial_state));
  Handle gradient = execution.backward(steps.last_gradient(last));
  return {std::move(gradient), execution.report()};
}

}  // namespace recollect
