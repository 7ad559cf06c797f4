#include "recollect/verify.hpp"

#include <array>
#include <limits>

#include "plan/item_table.hpp"
#include "plan/tape_table.hpp"
#include "plan/transfer.hpp"

namespace recollect {
namespace {

// Who the working state's memory belongs to: a slot, the record of the step before, or the record of the step after, which
// holds its input.
enum class Owner : std::uint8_t { nobody, slot, record, its_record };

// For records that hold their input: whose memory that input is. `self`: nobody else's any more, so it ends with the record.
enum class Held : std::uint8_t { no, in_slot, in_record, self };

enum class Residence : std::uint8_t { memory, storing, fetching };

struct Entry {
  Residence residence = Residence::memory;
  Held held = Held::no;      // records only, as is the next
  std::uint8_t variant = 0;  // the way in which it was recorded
};

// An item's copy in a slower tier.
struct Copy {
  TierIndex tier = 1;
  std::uint8_t variant = 0;
};

// What there is of one kind in slower tiers, and when what is under way will be done.
struct Away {
  ItemTable<Copy> copies;
  ItemTable<Int128> transfers;
};

struct Channel {
  Int128 free_at = 0;
};

}  // namespace

struct Simulator::State {
  Chain chain;
  Budget budget;
  Prediction total;
  std::int64_t position = 0;  // of the action at work
  Action action;
  std::int64_t live = 0, last_peak = 0;
  std::int64_t slot_bytes = 0, record_bytes = 0;  // of the two tables below
  std::int64_t stored_bytes = 0;                  // in all slower tiers
  Step working = 0;
  bool has_working = true;
  Owner owner = Owner::nobody;
  Step size;  // of the chain, or where it was said to end
  Step gradient;
  ItemTable<Entry> states, records;
  TapeTable<Entry> tapes;
  std::array<Away, 3> aways;  // by ItemKind
  std::vector<Channel> writes, reads;
  std::vector<std::int64_t> tier_live;
  std::vector<bool> staged;  // tiers whose staging memory is alive

  State(const Chain& c, const Budget& b) : chain(c), budget(b), size(c.size()), gradient(c.size()) {
    writes.resize(chain.tiers().size() + 1);
    reads.resize(chain.tiers().size() + 1);
    tier_live.resize(chain.tiers().size() + 1);
    staged.resize(chain.tiers().size() + 1);
    live = last_peak = chain.state(0).count() + chain.gradient(gradient).count();
    total.peak = Bytes(live);
  }

  [[noreturn]] void fail(const std::string& rule) const { throw IllegalSchedule(position, to_string(action), rule); }

  void require(bool holds, const char* rule) const {
    if (!holds) fail(rule);
  }
  void require_step(Step i) const {
    if (i < 0 || i >= size) fail("the chain has steps 0 to " + std::to_string(size - 1));
  }
  void require_working(Step i) const {
    if (!has_working) fail("there is no working state; state " + std::to_string(i) + " is needed");
    if (working != i) fail("the working state is " + std::to_string(working) + ", not " + std::to_string(i));
  }

  // `extra` bytes beside what is alive, during this action.
  void reserve(std::int64_t extra) {
    last_peak = std::max(last_peak, live + extra);
    if (last_peak > total.peak.count()) total.peak = Bytes(last_peak);
    if (live + extra > budget.memory.count())
      fail("needs " + std::to_string(live + extra) + " bytes of memory; the budget is " + std::to_string(budget.memory.count()));
  }

  std::int64_t state_bytes(Step i) const { return chain.state(i).count(); }
  std::int64_t unowned_bytes() const { return has_working && owner == Owner::nobody ? state_bytes(working) : 0; }
  void spend(Nanoseconds t) { total.time.nanoseconds += t.count(); }

  void set_working(Step i, Owner by) {
    working = i;
    owner = by;
    has_working = true;
  }
  void forget_working_of(Step i, Owner by) {
    if (has_working && owner == by && working == i) has_working = false;
  }

  bool readable(const Entry* entry) const { return entry != nullptr && entry->residence != Residence::fetching; }

  void advance() {
    const Step i = action.begin, j = action.end;
    require_step(i);
    if (j <= i || j > size) fail("advances from " + std::to_string(i) + " to at most " + std::to_string(size));
    require_working(i);
    if (action.tape) {
      require(!tapes.overlaps(i, j), "the tape has one of these steps already");
      tapes.append(i, j);
    }
    std::int64_t input = unowned_bytes();
    live -= input;  // from here on the state at work is reserved, not alive
    bool owned = owner != Owner::nobody;
    for (Step l = i; l < j;) {
      const std::size_t q = chain.run_of(l);
      const StepCosts& step = chain.run(q);
      const Step run_end = std::min(j, chain.run_begin(q + 1));
      if (action.tape) require(step.rewind.has_value(), "only a step that can be rewound writes a tape");
      // Within a run of equal steps the first differs by its input, the second by owning it; the rest are like the second.
      Step pieces = 0;
      while (l < run_end) {
        const std::int64_t output = step.state.count();
        const Step count = pieces < 2 ? 1 : run_end - l;
        if (action.tape) live += count * step.tape.count();  // reserved by its upper bound
        // In place from an owned state: a copy of it is what is overwritten.
        const std::int64_t overwritten = owned ? state_bytes(l) : input;
        reserve((step.in_place ? std::max(overwritten, output) : input + output) + step.advance_scratch.count());
        total.advances += count;
        total.time += Time::of(count, step.advance);
        input = output;
        owned = false;
        l += count;
        ++pieces;
      }
    }
    live += input;
    set_working(j, Owner::nobody);
  }

  void record() {
    const Step i = action.begin;
    require_step(i);
    require_working(i);
    require(!records.contains(i), "the record is there already");
    const StepCosts& step = chain.step(i);
    if (action.variant >= step.ways())
      fail("the step can be recorded in " + std::to_string(step.ways()) + " ways, numbered from 0");
    const RecordCosts& way = step.way(action.variant);
    note_slots(i);
    reserve(way.record.count() + way.forward_scratch.count());
    Held held = Held::no;
    if (step.record_holds_input)
      held = owner == Owner::slot ? Held::in_slot : owner == Owner::record ? Held::in_record : Held::self;
    if (held != Held::self) live -= unowned_bytes();
    add_record(i, held, action.variant);
    set_working(i + 1, Owner::record);
    total.records += 1;
    spend(way.forward);
  }

  void add_record(Step i, Held held, std::uint8_t variant) {
    const std::int64_t bytes = chain.step(i).way(variant).record.count();
    live += bytes;
    record_bytes += bytes;
    records.insert(i, Entry{Residence::memory, held, variant});
    total.peak_records = std::max(total.peak_records, static_cast<std::int64_t>(records.size()));
  }

  // In the papers' counting: what is kept while step i is at work. Its input is free unless it is state 0.
  void note_slots(Step i) {
    if (!chain.is_uniform() || state_bytes(0) == 0) return;
    const bool input_is_free = i != 0 && states.contains(i);
    const std::int64_t kept = slot_bytes + record_bytes - (input_is_free ? state_bytes(i) : 0);
    total.peak_slots = std::max(total.peak_slots, static_cast<double>(kept) / static_cast<double>(state_bytes(0)));
  }

  void backward() {
    const Step i = action.begin;
    require_step(i);
    if (gradient != i + 1)
      fail("gradient " + std::to_string(i + 1) + " is needed; there is gradient " + std::to_string(gradient));
    const Entry* entry = records.find(i);
    require(entry != nullptr, "the record is not in memory");
    require(entry->residence == Residence::memory, "the record is in transfer; await it first");
    const bool alive = entry->held != Held::no || readable(states.find(i)) || (i > 0 && readable(records.find(i - 1))) ||
                       (has_working && working == i);
    if (!alive) fail("state " + std::to_string(i) + " is not in memory");
    const RecordCosts& way = chain.step(i).way(entry->variant);
    const std::int64_t fresh = chain.gradient(i).count();
    reserve(fresh + way.backward_scratch.count());
    live += fresh - chain.gradient(i + 1).count();
    remove_record(i);
    gradient = i;
    total.backwards += 1;
    spend(way.backward);
  }

  void remove_record(Step i) {
    const Entry entry = records.take(i);
    const std::int64_t bytes = chain.step(i).way(entry.variant).record.count();
    record_bytes -= bytes;
    live -= bytes;
    if (entry.held == Held::self) {
      if (has_working && working == i && owner == Owner::its_record)
        owner = Owner::nobody;  // it lives on as the working state
      else
        live -= state_bytes(i);
    }
    if (Entry* next = records.find(i + 1); next != nullptr && next->held == Held::in_record) {
      next->held = Held::self;  // the next record still holds the state that was in this one
      live += state_bytes(i + 1);
    }
    forget_working_of(i + 1, Owner::record);
  }

  void remove_state(Step i) {
    states.take(i);
    slot_bytes -= state_bytes(i);
    if (Entry* entry = records.find(i); entry != nullptr && entry->held == Held::in_slot)
      entry->held = Held::self;
    else
      live -= state_bytes(i);
    forget_working_of(i, Owner::slot);
  }

  void rewind() {
    const Step i = action.begin;
    require_step(i);
    require_working(i + 1);
    const StepCosts& step = chain.step(i);
    require(step.rewind.has_value(), "the step cannot be rewound: it has no rewind time");
    require(!records.contains(i), "the record is there already");
    if (step.tape.count() > 0) {
      const Entry* tape = tapes.find(i);
      require(tape != nullptr, "the step's tape is not in memory");
      require(tape->residence == Residence::memory, "the step's tape is in transfer; await it first");
      require(tapes.top() == i, "the tape is last in, first out: later steps must be rewound first");
    }
    reserve(step.record.count() + state_bytes(i) + step.forward_scratch.count());
    live -= unowned_bytes();
    add_record(i, step.record_holds_input ? Held::self : Held::no, 0);
    if (tapes.contains(i)) {
      tapes.take(i);
      live -= step.tape.count();
    }
    set_working(i, step.record_holds_input ? Owner::its_record : Owner::nobody);
    live += state_bytes(i);
    total.rewinds += 1;
    spend(*step.rewind);
  }

  void keep() {
    const Step i = action.begin;
    require_working(i);
    require(!states.contains(i), "the state is kept already");
    if (owner != Owner::nobody) {
      reserve(state_bytes(i));
      live += state_bytes(i);
    }
    states.insert(i, {});
    slot_bytes += state_bytes(i);
    owner = Owner::slot;
  }

  void restore() {
    const Step i = action.begin;
    if (i < 0 || i > size) fail("the chain has states 0 to " + std::to_string(size));
    Owner by = Owner::slot;
    if (!readable(states.find(i))) {
      require(i > 0 && readable(records.find(i - 1)), "the state is neither in a slot nor inside the record before it");
      by = Owner::record;
    }
    live -= unowned_bytes();
    set_working(i, by);
  }

  Item item() const { return {action.item, action.begin}; }
  Entry* find(Item x) {
    if (x.kind == ItemKind::tape) return tapes.find(x.step);
    return x.kind == ItemKind::state ? states.find(x.step) : records.find(x.step);
  }
  std::int64_t bytes_of(Item x, std::uint8_t variant) const {
    if (x.kind == ItemKind::state) return state_bytes(x.step);
    return x.kind == ItemKind::record ? chain.step(x.step).way(variant).record.count() : chain.step(x.step).tape.count();
  }
  void require_tier() const {
    if (action.tier == 0 || action.tier > chain.tiers().size())
      fail("the chain has slower tiers 1 to " + std::to_string(chain.tiers().size()));
  }

  Away& away(Item x) { return aways[static_cast<std::size_t>(x.kind)]; }
  std::size_t in_flight() const {
    std::size_t count = 0;
    for (const Away& of_kind : aways) count += of_kind.transfers.size();
    return count;
  }
  void remove_copy(Item x) {
    const Copy copy = away(x).copies.take(x.step);
    const std::int64_t bytes = bytes_of(x, copy.variant);
    tier_live[copy.tier] -= bytes;
    stored_bytes -= bytes;
  }

  void drop() {
    if (action.tier != 0) {
      const Copy* copy = away(item()).copies.find(action.begin);
      require(copy != nullptr && copy->tier == action.tier, "the item is not in that tier");
      const Entry* entry = find(item());
      require(entry == nullptr || entry->residence == Residence::memory, "the item is in transfer; await it first");
      return remove_copy(item());
    }
    const Entry* entry = find(item());
    require(entry != nullptr, "the item is not in memory");
    require(entry->residence == Residence::memory, "the item is in transfer; await it first");
    remove(item());
  }

  void remove(Item x) {
    switch (x.kind) {
      case ItemKind::state: return remove_state(x.step);
      case ItemKind::record: return remove_record(x.step);
      case ItemKind::tape: tapes.take(x.step); live -= chain.step(x.step).tape.count();
    }
  }

  // Traffic has no budget: beyond 8 EiB it is only said to be that much.
  static void add_traffic(Bytes& sum, std::int64_t bytes) {
    constexpr Int128 kMost = std::numeric_limits<std::int64_t>::max();
    sum = Bytes(static_cast<std::int64_t>(std::min(kMost, Int128{sum.count()} + bytes)));
  }

  void store() {
    require_tier();
    Entry* entry = find(item());
    require(entry != nullptr, "the item is not in memory");
    require(entry->residence == Residence::memory, "the item is in transfer already");
    require(!away(item()).copies.contains(action.begin), "a tier has the item already");
    const Tier& tier = chain.tiers()[action.tier - 1u];
    const std::int64_t bytes = bytes_of(item(), entry->variant);
    if (!staged[action.tier]) {
      reserve(tier.staging.count());
      live += tier.staging.count();
      staged[action.tier] = true;
    }
    Channel& channel = writes[action.tier];
    channel.free_at = std::max(channel.free_at, total.time.nanoseconds) + write_time(tier, bytes);
    away(item()).copies.insert(action.begin, {action.tier, entry->variant});
    away(item()).transfers.insert(action.begin, channel.free_at);
    tier_live[action.tier] += bytes;
    if (action.tier <= budget.tiers.size() && tier_live[action.tier] > budget.tiers[action.tier - 1u].count())
      fail("needs " + std::to_string(tier_live[action.tier]) + " bytes in " + tier.name + "; its budget is " +
           std::to_string(budget.tiers[action.tier - 1u].count()));
    stored_bytes += bytes;
    total.stored = std::max(total.stored, Bytes(stored_bytes));
    add_traffic(total.written, bytes);
    entry->residence = Residence::storing;
  }

  // The write leaves no copy behind. Unless it has ended by now, its time goes to those that are queued later, if there are
  // none yet.
  void cancel_write(Item x, Int128 done, bool was_traffic) {
    const Copy copy = *away(x).copies.find(x.step);
    const std::int64_t bytes = bytes_of(x, copy.variant);
    remove_copy(x);
    if (!was_traffic) add_traffic(total.written, -bytes);
    const Tier& tier = chain.tiers()[copy.tier - 1u];
    Channel& channel = writes[copy.tier];
    if (channel.free_at == done && done > total.time.nanoseconds) channel.free_at -= write_time(tier, bytes);
  }

  void lose(Item x) {
    if (!away(x).copies.contains(x.step))
      throw InvalidInput("lost item", std::string(name_of(x.kind)) + " " + std::to_string(x.step), "an item in a slower tier");
    Entry* entry = find(x);
    const bool under_way = entry != nullptr && entry->residence != Residence::memory;
    const Int128 done = under_way ? away(x).transfers.take(x.step) : 0;
    if (under_way && entry->residence == Residence::storing)
      cancel_write(x, done, false);
    else
      remove_copy(x);
    if (!under_way) return;
    entry->residence = Residence::memory;
    remove(x);
  }

  void fetch() {
    require_tier();
    const Copy* copy = away(item()).copies.find(action.begin);
    require(copy != nullptr && copy->tier == action.tier, "the item is not in that tier");
    Entry* entry = find(item());
    const std::int64_t bytes = bytes_of(item(), copy->variant);
    if (entry != nullptr) {
      require(entry->residence == Residence::storing, "the item is in memory or on its way there already");
      entry->residence = Residence::fetching;
      Int128& done = *away(item()).transfers.find(action.begin);
      cancel_write(item(), done, done <= total.time.nanoseconds);
      done = 0;  // not waited for
      return;
    }
    const Tier& tier = chain.tiers()[action.tier - 1u];
    Channel& channel = reads[action.tier];
    channel.free_at = std::max(channel.free_at, total.time.nanoseconds) + read_time(tier, bytes);
    away(item()).transfers.insert(action.begin, channel.free_at);
    reserve(bytes);
    live += bytes;
    const Entry fetching{Residence::fetching, Held::no, copy->variant};
    switch (action.item) {
      case ItemKind::state:
        slot_bytes += bytes;
        states.insert(action.begin, fetching);
        break;
      case ItemKind::record:
        record_bytes += bytes;
        records.insert(action.begin, fetching);
        break;
      case ItemKind::tape: tapes.append(action.begin, action.begin + 1, fetching); break;
    }
    add_traffic(total.read, bytes);
  }

  void await() {
    Entry* entry = find(item());
    require(entry != nullptr && entry->residence != Residence::memory, "the item is not in transfer");
    const bool stored = entry->residence == Residence::storing;
    entry->residence = Residence::memory;
    total.time.nanoseconds = std::max(total.time.nanoseconds, away(item()).transfers.take(action.begin));
    if (stored) remove(item());
  }

  void end(Step n) {
    if (gradient != size || n < 1 || n > size)
      throw InvalidInput("the end of the chain", std::to_string(n),
                         "1 to " + std::to_string(size) + " steps, before the first backward");
    live += chain.gradient(n).count() - chain.gradient(size).count();
    size = gradient = n;
  }

  void apply(const Action& next) {
    action = next;
    last_peak = live;
    switch (action.kind) {
      case ActionKind::advance: advance(); break;
      case ActionKind::record: record(); break;
      case ActionKind::backward: backward(); break;
      case ActionKind::rewind: rewind(); break;
      case ActionKind::keep: keep(); break;
      case ActionKind::restore: restore(); break;
      case ActionKind::drop: drop(); break;
      case ActionKind::store: store(); break;
      case ActionKind::fetch: fetch(); break;
      case ActionKind::await: await(); break;
    }
    ++position;
  }

  void finish() const {
    const auto fail_at_end = [&](const std::string& rule) { throw IllegalSchedule(position, "end of the schedule", rule); };
    if (gradient != 0)
      fail_at_end("gradient 0 was not reached: the next step to differentiate is " + std::to_string(gradient - 1));
    if (in_flight() != 0) fail_at_end(std::to_string(in_flight()) + " transfers were not awaited");
  }
};

Simulator::Simulator(const Chain& chain, const Budget& budget) : state_(std::make_unique<State>(chain, budget)) {}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

void Simulator::apply(const Action& action) { state_->apply(action); }
void Simulator::lose(Item item) { state_->lose(item); }
void Simulator::end(Step n) { state_->end(n); }
void Simulator::finish() const { state_->finish(); }
const Prediction& Simulator::prediction() const { return state_->total; }
Bytes Simulator::live() const { return Bytes(state_->live); }
Bytes Simulator::last_peak() const { return Bytes(state_->last_peak); }

Prediction verify(const Chain& chain, const Schedule& schedule, const Budget& budget) {
  Simulator simulator(chain, budget);
  Schedule stream(schedule);
  Action action;
  while (stream.next(action)) simulator.apply(action);
  simulator.finish();
  return simulator.prediction();
}

}  // namespace recollect
