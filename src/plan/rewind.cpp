// Rewind equal steps, mixed with keeping and recomputing.
//
// A segment of t steps is solved from its first state, which is kept, in `room` bytes beside it and beside the record at work:
//
//   leaf   advance over Y steps with tape, keep the state there and drop the first one, record the other j+1, and go back: the
//          recorded steps are differentiated, the others rewound. Takes Y·tape + j·record, and when j = 0 what the first rewind
//          needs beyond the turn: it has three states where the turn has two, but no second gradient yet.
//   split  advance over y steps, keep the state there, solve what is right of it in room - state, then what is left of it.
//   tape   advance over y steps with tape, keep the state there and drop the first one, solve the rest in room - y·tape, rewind.
//
// Within a pass tape belongs after all states that are kept and before all records: a segment to the left of the tape is solved
// when the tape is gone, one to its right while it takes room, and what is recorded last is free first. Only where memory is so
// tight that the first rewind lacks the room for its second state, a tape with a few states after it, in that room, does better.
// So C(t, m) = min(leaf, min_y y·advance + C(y, m) + C(t-y, m-state), tape in the place of some states). Rooms differ by whole
// states, so that C has a level for each, with slack and without. For up to a few thousand steps this is what is solved. Longer
// chains are split as Revolve splits them, with leaves of many steps where Revolve has one:
// reach(λ, k) = max(leaf, reach(λ - advance, k) + reach(λ, k-1)).
#include "plan/rewind.hpp"

#include <array>
#include <limits>
#include <unordered_map>

#include "plan/legs.hpp"
#include "plan/nested.hpp"
#include "plan/uniform.hpp"
#include "recollect/verify.hpp"

namespace recollect::rewind {
namespace {

// What is needed of a uniform chain; plans keep it.
struct Costs {
  Step n;
  std::int64_t state, record, tape;
  std::int64_t least, least_kept;  // state 0 and the record at work; the input of that one
  std::int64_t first_rewind;       // what it takes beyond the turn, the tape aside
  Nanoseconds advance, forward, backward, rewind;
  bool rewinds_gladly;  // a taped advance and a rewind take less than recording

  explicit Costs(const Chain& chain) : Costs(Uniform(chain)) {}
  explicit Costs(const Uniform& u)
      : n(u.n),
        state(u.state),
        record(u.record),
        tape(u.step.tape.count()),
        least(u.state + u.working),
        least_kept(u.least_kept()),
        first_rewind(u.state + u.record + u.step.gradient.count() + u.step.forward_scratch.count() - u.working),
        advance(u.step.advance),
        forward(u.step.forward),
        backward(u.step.backward),
        rewind(*u.step.rewind),
        rewinds_gladly(advance + rewind < forward) {}
  std::int64_t spare() const { return std::max<std::int64_t>(0, first_rewind); }

  bool fits(Step length, Step recorded, std::int64_t room) const {
    const std::int64_t kept = (recorded - 1) * record;
    return recorded == length ? kept <= room : (length - recorded) * tape + std::max(kept, spare()) <= room;
  }
  // How many of a leaf's steps to record, the others being rewound; nothing when it does not fit.
  std::optional<Step> recorded(Step length, std::int64_t room) const {
    if (length == 1) return 1;
    if (rewinds_gladly)
      for (const Step few : {Step{1}, Step{2}})
        if (few <= length && fits(length, few, room)) return few;
    if (fits(length, length, room)) return length;
    if (tape >= record) return std::nullopt;
    if (const std::int64_t left = room - (length - 1) * tape; left >= record - tape)
      return 1 + std::min(left / (record - tape), length - 2);
    if (fits(length, 1, room)) return 1;
    return std::nullopt;
  }
  // The longest leaf, and the longest that is all recorded.
  Step reach_recorded(std::int64_t room) const { return std::min(n, 1 + (record == 0 ? n : room / record)); }
  Step reach(std::int64_t room) const {
    const auto steps = [&](std::int64_t bytes, std::int64_t each) { return each == 0 ? n : bytes / each; };
    Step most = reach_recorded(room);
    if (room >= spare()) most = std::max(most, 1 + steps(room - spare(), tape));
    if (room >= record) most = std::max(most, 2 + steps(room - record, tape));
    return std::min(most, n);
  }
  Time time(std::int64_t advances, std::int64_t rewinds) const {
    return Time::of(advances, advance) + Time::of(rewinds, rewind) + Time::of(n - rewinds, forward) + Time::of(n, backward);
  }
};

// Levels of room: level k has k states and, unless a tape has taken it, the slack.
struct Level {
  std::int64_t states = 0;
  bool slack = true;
  friend bool operator==(const Level&, const Level&) = default;
};

struct Rooms {
  static constexpr std::int64_t kMost = std::int64_t{1} << 20;
  std::int64_t state, levels, slack;
  Rooms(const Costs& costs, std::int64_t free)
      : state(costs.state),
        levels(std::min({state == 0 ? costs.n : free / state, costs.n, kMost})),
        slack(free - levels * state) {}
  Level top() const { return {levels, true}; }
  std::int64_t at(const Level& level) const { return level.states * state + (level.slack ? slack : 0); }
};

// What is done first with a segment.
struct Choice {
  enum class Kind : std::uint8_t { leaf, split, tape } kind = Kind::leaf;
  Step steps = 0;   // before the state that is kept, or on the tape
  Level then = {};  // for what is right of it
};

class Splits {
 public:
  Splits(const Costs& costs, const Rooms& rooms) : costs_(costs), rooms_(rooms) {}
  virtual ~Splits() = default;
  virtual Choice first(Step length, const Level& level) const = 0;
  Step recorded(Step length, const Level& level) const { return *costs_.recorded(length, rooms_.at(level)); }
  const Costs& costs() const { return costs_; }
  const Rooms& rooms() const { return rooms_; }

 protected:
  static Choice split(Step steps, const Level& level) { return {Choice::Kind::split, steps, {level.states - 1, level.slack}}; }
  Costs costs_;
  Rooms rooms_;
};

// The optimum, by the recurrence. A pass keeps at most as many states as there are levels in the table.
class Table final : public Splits {
 public:
  // Otherwise reaches are as good, or the table takes long.
  static bool is_worth_it(const Costs& costs, const Rooms& rooms) { return costs.n <= 2000 && rooms.levels <= 100; }
  Table(const Costs& costs, const Rooms& rooms) : Splits(costs, rooms) {
    const Step n = costs.n;
    lowest_ = std::max<std::int64_t>(0, rooms_.levels - kMostWork / (n * n));
    for (const bool slack : {false, true})
      for (std::int64_t states = lowest_; states <= rooms_.levels; ++states) solve({states, slack});
  }
  bool feasible() const { return row(rooms_.top()).cost.back() < kNever; }

  Choice first(Step length, const Level& level) const override {
    const int choice = row(level).choice[static_cast<std::size_t>(length)];
    if (choice > 0) return split(choice, level);
    if (choice < 0) return {Choice::Kind::tape, taped(length, level, -choice - 1), {level.states + choice + 1, false}};
    return {};
  }

 private:
  static constexpr std::int64_t kMostWork = 60'000'000;
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  struct Row {
    std::vector<double> cost;
    std::vector<std::int16_t> choice;  // steps before a state; or less than 0, the states that tape takes the place of, and 1
  };

  Nanoseconds cheapest() const { return std::min(costs_.forward, costs_.advance + costs_.rewind); }
  const Row& row(const Level& level) const {
    return rows_[level.slack ? 1 : 0][static_cast<std::size_t>(level.states - lowest_)];
  }
  // The steps whose tape fits into so many states and the slack.
  Step taped(Step length, const Level& level, std::int64_t states) const {
    return std::min(length - 1, (states * rooms_.state + (level.slack ? rooms_.slack : 0)) / costs_.tape);
  }

  double leaf(Step length, const Level& level) const {
    const std::optional<Step> recorded = costs_.recorded(length, rooms_.at(level));
    if (!recorded) return kNever;
    return static_cast<double>(length - *recorded) * by_tape_ + static_cast<double>(*recorded) * by_record_;
  }

  void solve(const Level& level) {
    const auto n = static_cast<std::size_t>(costs_.n);
    Row& solved = rows_[level.slack ? 1 : 0].emplace_back();
    solved.cost.assign(n + 1, kNever);
    solved.choice.resize(n + 1);
    for (std::size_t t = 1; t <= n; ++t) {
      solved.cost[t] = leaf(static_cast<Step>(t), level);
      if (level.states == lowest_ || solved.cost[t] <= 0) continue;
      if (costs_.tape > 0) try_tapes(t, level, solved);
      try_splits(t, row({level.states - 1, level.slack}).cost, solved);
    }
  }
  // Costs never fall as segments grow: a side that alone costs as much as the best ends the search.
  void try_splits(std::size_t t, const std::vector<double>& less, Row& solved) const {
    const auto consider = [&](std::size_t y) {
      const double with = advance_ * static_cast<double>(y) + solved.cost[y] + less[t - y];
      if (with >= solved.cost[t]) return;
      solved.cost[t] = with;
      solved.choice[t] = static_cast<std::int16_t>(y);
    };
    if (t < 2) return;
    // Likely to be good: as it was for one step less, or one more.
    const std::size_t last = solved.choice[t - 1] > 0 ? static_cast<std::size_t>(solved.choice[t - 1]) : t / 2;
    for (const std::size_t y : {last, last + 1})
      if (y > 0 && y < t) consider(y);
    const auto too_much = std::lower_bound(less.begin() + 1, less.begin() + static_cast<std::ptrdiff_t>(t), solved.cost[t]);
    for (std::size_t y = t + 1 - static_cast<std::size_t>(too_much - less.begin());
         y < t && advance_ * static_cast<double>(y) + solved.cost[y] < solved.cost[t]; ++y)
      if (y > 0) consider(y);
  }
  void try_tapes(std::size_t t, const Level& level, Row& solved) const {
    const std::int64_t needed = costs_.spare() > 0 ? 1 : 0;  // for the first rewind
    for (std::int64_t states = 0; level.states - states >= std::max(lowest_, needed); ++states) {
      const Step y = taped(static_cast<Step>(t), level, states);
      if (y == 0) continue;
      const double with =
          by_tape_ * static_cast<double>(y) + row({level.states - states, false}).cost[t - static_cast<std::size_t>(y)];
      if (with >= solved.cost[t]) continue;
      solved.cost[t] = with;
      solved.choice[t] = static_cast<std::int16_t>(-states - 1);
    }
  }

  // In excess of what every step costs at least.
  double advance_ = static_cast<double>(costs_.advance.count()),
         by_tape_ = static_cast<double>((costs_.advance + costs_.rewind - cheapest()).count()),
         by_record_ = static_cast<double>((costs_.forward - cheapest()).count());
  std::int64_t lowest_ = 0;
  std::array<std::vector<Row>, 2> rows_;  // without slack and with
};

// As Revolve does, for chains of any length: reach(λ, k) steps are solved at level k with none costing more than λ. Recorded at
// once a step costs forward, with tape advance + rewind, and every sweep before that an advance.
class Reaches final : public Splits {
 public:
  // Many splits cost the same; `late` ones leave less to their right.
  Reaches(const Costs& costs, const Rooms& rooms, bool late) : Splits(costs, rooms), late_(late) {
    const auto levels = static_cast<std::size_t>(rooms_.levels) + 1;
    if (levels == 1) next_record_ = next_tape_;  // no state can be kept: leaves only
    do add_row(levels);
    while (levels > 1 && rows_.back().reach.back() < costs.n && (rows_.size() + 1) * levels < kMostNumbers);
  }
  bool feasible() const { return rows_.back().reach.back() >= costs_.n; }

  Choice first(Step length, const Level& level) const override {
    const auto k = static_cast<std::size_t>(level.states);
    const auto row = std::partition_point(rows_.begin(), rows_.end(), [&](const Row& r) { return r.reach[k] < length; });
    if (leaf(*row, k) >= length) return {};
    const auto left_of = [&](const Row& r) { return r.before < 0 ? 0 : rows_[static_cast<std::size_t>(r.before)].reach[k]; };
    const Step most = std::min(length - 1, left_of(*row)), least = std::max<Step>(1, length - row->reach[k - 1]);
    if (late_ || row == rows_.begin()) return split(std::clamp(length - 1, least, most), level);
    // What costs less on either side is used up on both.
    const Row& cheaper = *(row - 1);
    return split(std::clamp(std::max(left_of(cheaper), length - cheaper.reach[k - 1]), least, most), level);
  }

 private:
  struct Row {
    std::int64_t cost;
    std::int64_t before;  // the row of what costs an advance less; -1: none
    std::vector<Step> reach;
  };
  static constexpr std::size_t kMostNumbers = 400'000;

  Step leaf(const Row& row, std::size_t k) const {
    const std::int64_t room = rooms_.at({static_cast<std::int64_t>(k), true});
    return row.cost >= with_tape_ ? costs_.reach(room) : costs_.reach_recorded(room);
  }
  void add_row(std::size_t levels) {
    std::int64_t& cost = next_tape_ < next_record_ ? next_tape_ : next_record_;
    Row row{cost, -1, std::vector<Step>(levels)};
    if (next_tape_ == next_record_) next_tape_ += advance_;
    cost += advance_;
    const auto after = std::upper_bound(rows_.begin(), rows_.end(), row.cost - advance_,
                                        [](std::int64_t c, const Row& r) { return c < r.cost; });
    row.before = after - rows_.begin() - 1;
    for (std::size_t k = 0; k < levels; ++k) {
      row.reach[k] = leaf(row, k);
      if (k == 0 || row.before < 0) continue;
      const Step split = rows_[static_cast<std::size_t>(row.before)].reach[k] + row.reach[k - 1];
      row.reach[k] = std::min(costs_.n, std::max(row.reach[k], split));
    }
    rows_.push_back(std::move(row));
  }

  bool late_;
  std::int64_t advance_ = std::max<std::int64_t>(1, costs_.advance.count());
  std::int64_t next_record_ = costs_.forward.count(), with_tape_ = std::max(next_record_, advance_ + costs_.rewind.count()),
               next_tape_ = with_tape_;
  std::vector<Row> rows_;  // by cost
};

class Source final : public NestedSource {
 public:
  explicit Source(std::shared_ptr<const Splits> splits) : splits_(std::move(splits)) {}

 private:
  // A level as a number.
  static std::int64_t pack(const Level& level) { return level.states * 2 + (level.slack ? 1 : 0); }
  static Level unpack(std::int64_t packed) { return {packed / 2, packed % 2 == 1}; }

  void begin() override { begin_with(splits_->costs().n, pack(splits_->rooms().top())); }

  void solve(Step begin, Step length, std::int64_t packed) override {
    stand_at(begin);
    Level level = unpack(packed);
    for (Choice choice; (choice = splits_->first(length, level)).kind != Choice::Kind::leaf; level = choice.then) {
      const Step next = begin + choice.steps;
      if (choice.kind == Choice::Kind::split) {
        advance(begin, next);
        keep(next);
        later_solve(begin, choice.steps, pack(level));
        later_drop(next);
      } else {
        tape(begin, choice.steps);
      }
      begin = next;
      length -= choice.steps;
    }
    const Step recorded = splits_->recorded(length, level), rewound = length - recorded;
    if (rewound == 0) return solve_whole(begin, length);
    tape(begin, rewound);
    later_backwards(begin + rewound, recorded);
    later_records(begin + rewound, recorded);
  }
  void tape(Step begin, Step length) {
    advance(begin, begin + length, splits_->costs().tape > 0);
    keep(begin + length);
    drop_early(begin);
    later_rewinds(begin, length);
  }

  std::shared_ptr<const Splits> splits_;
};

// What solving a segment takes, without going through its actions: equal ones are counted once.
struct Count {
  std::int64_t advances = 0, rewinds = 0;
  std::int64_t bytes = 0;    // at most, beside its first state and the record at work
  std::int64_t counted = 0;  // the same of states and records, in the papers' counting
  std::int64_t records = 0;
};

class Counter {
 public:
  explicit Counter(const Splits& splits) : splits_(splits), costs_(splits.costs()) {}

  Count of(Step length, const Level& level) {
    std::vector<Key> todo{{length, level}};
    while (!todo.empty()) {
      const Key key = todo.back();
      if (known_.contains(key) || count(key, todo)) todo.pop_back();
    }
    return known_.at({length, level});
  }

 private:
  struct Key {
    Step length;
    Level level;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    std::size_t operator()(const Key& key) const {
      const auto level = static_cast<std::uint64_t>(key.level.states) * 2 + (key.level.slack ? 1 : 0);
      return static_cast<std::size_t>((static_cast<std::uint64_t>(key.length) << 28 ^ level) * 0x9E3779B97F4A7C15u);
    }
  };

  // False when something else is to be counted before.
  bool count(const Key& key, std::vector<Key>& todo) {
    const Choice choice = splits_.first(key.length, key.level);
    if (choice.kind == Choice::Kind::leaf) return known_.emplace(key, leaf(key.length, key.level)), true;
    const Key left{choice.steps, key.level}, right{key.length - choice.steps, choice.then};
    const auto at_right = known_.find(right);
    if (at_right == known_.end()) todo.push_back(right);
    if (choice.kind == Choice::Kind::tape) {
      if (at_right == known_.end()) return false;
      return known_.emplace(key, taped(choice.steps, at_right->second)), true;
    }
    const auto at_left = known_.find(left);
    if (at_left == known_.end()) todo.push_back(left);
    if (at_left == known_.end() || at_right == known_.end()) return false;
    return known_.emplace(key, both(choice.steps, at_left->second, at_right->second)), true;
  }

  Count leaf(Step length, const Level& level) const {
    const Step recorded = splits_.recorded(length, level), rewound = length - recorded;
    const std::int64_t tape = rewound * splits_.costs().tape, kept = (recorded - 1) * costs_.record;
    return {.advances = rewound,
            .rewinds = rewound,
            .bytes = tape + (rewound > 0 ? std::max(kept, splits_.costs().first_rewind) : kept),
            .counted = recorded > 1 ? kept : -costs_.state,
            .records = recorded};
  }
  Count taped(Step y, const Count& right) const {
    const std::int64_t tape = y * splits_.costs().tape;
    return {.advances = y + right.advances,
            .rewinds = y + right.rewinds,
            .bytes = tape + std::max(right.bytes, splits_.costs().first_rewind),
            .counted = right.counted,
            .records = right.records};
  }
  Count both(Step y, const Count& left, const Count& right) const {
    return {.advances = y + left.advances + right.advances,
            .rewinds = left.rewinds + right.rewinds,
            .bytes = std::max(left.bytes, costs_.state + right.bytes),
            .counted = std::max(left.counted, costs_.state + right.counted),
            .records = std::max(left.records, right.records)};
  }

  const Splits& splits_;
  const Costs& costs_;
  std::unordered_map<Key, Count, Hash> known_;
};

Prediction predict(const Costs& costs, const Count& count) {
  Prediction p;
  p.advances = count.advances;
  p.rewinds = count.rewinds;
  p.records = costs.n - count.rewinds;
  p.backwards = costs.n;
  p.time = costs.time(count.advances, count.rewinds);
  p.peak = Bytes(costs.least + count.bytes);
  const std::int64_t counted = costs.n == 1 ? 0 : count.counted;
  if (costs.state > 0) p.peak_slots = static_cast<double>(costs.state + counted) / static_cast<double>(costs.state);
  p.peak_records = count.records;
  return p;
}

std::string reason(const Splits& splits, const Prediction& p) {
  const Step n = splits.costs().n;
  const auto count = [](std::int64_t k, const char* what) { return std::to_string(k) + " " + what + (k == 1 ? "" : "s"); };
  if (p.rewinds == 0) return "rewinding does not help: keeps states and records";
  const std::string how = splits.costs().tape > 0 ? "writes a tape" : "needs no tape";
  if (splits.first(n, splits.rooms().top()).kind == Choice::Kind::leaf)
    return how + ", records the last " + count(p.records, "step") + " and rewinds the other " + std::to_string(p.rewinds);
  std::int64_t kept = 0;
  Step length = n;
  Level level = splits.rooms().top();
  for (Choice choice; (choice = splits.first(length, level)).kind != Choice::Kind::leaf; level = choice.then) {
    kept += choice.kind == Choice::Kind::split ? 1 : 0;
    length -= choice.steps;
  }
  return "keeps " + count(kept, "state") + " on the way forward; segments are advanced over again" +
         (splits.costs().tape > 0 ? ", with tape, and " : ", and ") + count(p.rewinds, "step") + " rewound";
}

Draft draft_of(std::shared_ptr<const Splits> splits, const Prediction& prediction) {
  return {prediction, reason(*splits, prediction), Schedule([splits] { return std::make_unique<Source>(splits); })};
}

// Without a tier, for equal steps.
std::optional<Draft> plan_alike(const Chain& chain, const Budget& budget) {
  const Costs costs(chain);
  const std::int64_t most = costs.n * (costs.record + costs.tape) + costs.state;  // more is of no use
  const std::int64_t free = std::min(budget.memory.count() - costs.least, most);
  if (free < 0) return std::nullopt;
  const Rooms rooms(costs, free);
  std::optional<Draft> best;
  const auto consider = [&](const auto& splits) {
    if (!splits->feasible()) return;
    const Prediction p = predict(costs, Counter(*splits).of(costs.n, rooms.top()));
    if (!best || p.time < best->prediction.time) best = draft_of(splits, p);
  };
  for (const bool late : {false, true}) consider(std::make_shared<const Reaches>(costs, rooms, late));
  if (Table::is_worth_it(costs, rooms)) consider(std::make_shared<const Table>(costs, rooms));
  return best;
}

Minimum minimum_alike(const Chain& chain) {
  const Costs costs(chain);
  const Step n = costs.n;
  std::int64_t least = costs.least_kept;
  for (const Step recorded : {Step{1}, Step{2}, n})
    if (recorded < n)
      least = std::min(least, (n - recorded) * costs.tape + std::max((recorded - 1) * costs.record, costs.spare()));
  return {Bytes(costs.least + least), n - 1};
}

std::optional<Draft> faster(std::optional<Draft> a, std::optional<Draft> b) {
  if (!a || (b && b->prediction.time < a->prediction.time)) return b;
  return a;
}

}  // namespace

bool applies(const Chain& chain) { return can_rewind(chain) && (chain.is_uniform() || chain.size() <= kLongestUnlike); }

Minimum minimum_rewinding(const Chain& chain) { return chain.is_uniform() ? minimum_alike(chain) : minimum_unlike(chain); }

std::optional<Draft> plan_rewinding(const Chain& chain, const Budget& budget) {
  std::optional<Draft> best = chain.is_uniform() ? plan_alike(chain, budget) : plan_unlike(chain, budget);
  if (chain.tiers().empty() || chain.size() > kLongestAway) return best;
  const std::optional<Time> most = best ? std::optional(best->prediction.time) : std::nullopt;
  return faster(std::move(best), plan_away(chain, budget, most));
}

Minimum minimum(const Chain& chain) {
  const Minimum rewinding = minimum_rewinding(chain);
  if (chain.is_uniform()) return rewinding;
  const Minimum one_level = minimum_memory(without_rewinding(slice(chain, 0, chain.size())));
  return one_level.memory < rewinding.memory ? one_level : rewinding;
}

Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  const std::optional<Draft> best = plan_rewinding(chain, budget);
  const Chain one_level = without_rewinding(slice(chain, 0, chain.size()));
  if (minimum_memory(one_level).memory > budget.memory) return *best;
  Plan without = recollect::plan(one_level, {.memory = budget.memory}, Strategy::automatic, options);
  if (best && best->prediction.time <= without.prediction.time) return *best;
  // The same numbers, but for those that only uniform chains have.
  if (!chain.is_uniform() && one_level.is_uniform()) without.prediction = verify(chain, without.schedule);
  return {without.prediction, "rewinding does not help: " + without.reason, std::move(without.schedule)};
}

}  // namespace recollect::rewind
