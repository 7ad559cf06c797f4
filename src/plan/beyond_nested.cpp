#include "plan/beyond_nested.hpp"

#include <algorithm>
#include <optional>

#include "plan/envelope.hpp"
#include "plan/nested_bounds.hpp"

namespace recollect::heterogeneous {
namespace {

// Heads: kFirm, or 1 + the way in which the first step is recorded when its state is given up.
// Tails: kGradient, or 1 + the way in which the step after the last was recorded, whose record waits.
constexpr int kFirm = 0;
constexpr int kGradient = 0;

struct Segment {
  int s, t, head, tail;
};

// What is decided at the head of a segment.
struct Decision {
  enum class Kind : std::uint8_t {
    record,   // record step s; then the rest
    keep,     // advance to k and keep it; reverse [k, t), then [s, k)
    give_up,  // the same, but state k is given up when step k is recorded in that way
    finish,   // advance to t, so that the record that waits there can be differentiated; then the same without it
  };
  Kind kind = Kind::record;
  int k = 0;
  int way = 0;  // index among Costs::ways
};

// Bytes that the recursion asks for, beside what is kept outside of a segment.
class Needs {
 public:
  Needs(const Costs& costs, const Segment& at) : costs_(costs), at_(at) {
    if (at.head != kFirm) own_ = costs.state(at.s);
    tail_ = costs.gradient(at.t);
    if (at.tail == kGradient) return;
    const Costs::Way& waiting = costs.ways(at.t)[static_cast<std::size_t>(at.tail - 1)];
    tail_ = waiting.record + costs.gradient(at.t + 1);
    backward_of_tail_ = tail_ + costs.gradient(at.t) + waiting.backward_scratch;
  }

  std::int64_t own() const { return own_; }  // the state that will be given up
  std::int64_t to_advance_over(int l) const { return tail_ + own_ + costs_.need_to_advance(at_.s, l); }
  std::int64_t to_record(const Costs::Way& way) const {
    std::int64_t need = tail_ + own_ + way.record + way.forward_scratch;
    if (at_.head == kFirm)
      need = std::max(need, way.record + costs_.gradient(at_.s + 1) + costs_.gradient(at_.s) + way.backward_scratch);
    if (at_.s + 1 == at_.t) need = std::max(need, way.record + backward_of_tail_);
    return need;
  }
  // With state t alive only for that.
  std::int64_t to_finish_tail() const { return own_ + costs_.state(at_.t) + backward_of_tail_; }

 private:
  const Costs& costs_;
  Segment at_;
  std::int64_t own_ = 0, tail_ = 0, backward_of_tail_ = 0;
};

// Tables beyond this are not tried: the nested plan will do.
constexpr std::size_t kMostCells = std::size_t{1} << 24;

class Program {
 public:
  Program(const Costs& costs, const Bounds& bounds)
      : costs_(costs), bounds_(bounds), kinds_(kinds(costs)), stride_(stride(costs)) {}

  // How many segments there are: one for every pair of states, head and tail.
  static std::size_t cells(const Costs& costs) { return stride(costs) * stride(costs) * kinds(costs) * kinds(costs); }

  // Looks for plans of at most `cap` extra. Lists are thinned to `detail` points, and plans are no longer always optimal; 0:
  // never. False when the deadline came first.
  bool run(std::int64_t cap, std::size_t detail, const Deadline& deadline) {
    cap_ = cap;
    detail_ = detail;
    cells_.assign(stride_ * stride_ * kinds_ * kinds_, {});
    points_.clear();
    for (int s = costs_.size() - 1; s >= 0; --s) {
      for (int t = s + 1; t <= costs_.size(); ++t)
        for (int tail = kGradient; tail <= waiting(t); ++tail)
          for (int head = kFirm; head <= given_up(s); ++head) fill({s, t, head, tail});
      if (deadline.passed()) return false;
    }
    return true;
  }

  Segment whole() const { return {0, costs_.size(), kFirm, kGradient}; }
  List list(const Segment& at) const {
    const Cell& cell = cells_[index(at)];
    return {points_.data() + cell.begin, cell.count};
  }
  Decision decision(const Segment& at, const Point& point) const;

 private:
  struct Cell {
    std::size_t begin = 0, count = 0;
  };
  static std::size_t stride(const Costs& costs) { return static_cast<std::size_t>(costs.size() + 1); }
  static std::size_t kinds(const Costs& costs) {
    std::size_t most = 1;
    for (int s = 0; s < costs.size(); ++s) most = std::max(most, 1 + costs.ways(s).size());
    return most;
  }
  std::size_t index(const Segment& at) const {
    const std::size_t segment = static_cast<std::size_t>(at.s) * stride_ + static_cast<std::size_t>(at.t);
    return (segment * kinds_ + static_cast<std::size_t>(at.head)) * kinds_ + static_cast<std::size_t>(at.tail);
  }
  // The ways in which step k may be recorded while its state is given up. State 0 could not be made again, and a record
  // that holds its input keeps it alive.
  int given_up(int k) const { return k == 0 || costs_.record_holds_input(k) ? 0 : static_cast<int>(costs_.ways(k).size()); }
  int waiting(int t) const { return t == costs_.size() ? 0 : given_up(t); }

  void fill(const Segment& at);
  void fill_records(const Segment& at, const Needs& needs);
  void fill_splits(const Segment& at, const Needs& needs);

  const Costs& costs_;
  const Bounds& bounds_;
  std::int64_t cap_ = 0;
  std::size_t detail_ = 0, kinds_, stride_;
  std::vector<Cell> cells_;
  std::vector<Point> points_;
  Envelope envelope_;
};

void Program::fill(const Segment& at) {
  const Head head = at.head == kFirm ? Head::firm : Head::given_up;
  const Bounds::Limits limits = bounds_.limits(at.s, at.t, cap_, head);
  if (limits.high < limits.low) return;
  envelope_.start({limits.low, limits.high, limits.extra});
  const Needs needs(costs_, at);
  fill_records(at, needs);
  fill_splits(at, needs);
  std::size_t level = 0;
  envelope_.erase_if(
      [&](const Point& point) { return point.extra + bounds_.before(at.s, point.memory, level, head) > limits.with_before; });
  if (detail_ > 0) envelope_.thin(detail_);
  const List found = envelope_.points();
  cells_[index(at)] = {points_.size(), found.size()};
  points_.insert(points_.end(), found.begin(), found.end());
}

void Program::fill_records(const Segment& at, const Needs& needs) {
  static constexpr Point kNothing{0, 0};
  const List rest = at.s + 1 < at.t ? list({at.s + 1, at.t, kFirm, at.tail}) : List(&kNothing, 1);
  const auto ways = costs_.ways(at.s);
  for (std::size_t w = 0; w < ways.size(); ++w)
    if (at.head == kFirm || at.head == static_cast<int>(w) + 1)
      envelope_.add(rest, ways[w].record, needs.to_record(ways[w]), ways[w].penalty);
}

void Program::fill_splits(const Segment& at, const Needs& needs) {
  std::int64_t need = 0;
  for (int k = at.s + 1; k <= at.t; ++k) {
    need = std::max(need, needs.to_advance_over(k - 1));
    if (need > envelope_.window().high) return;
    if (k == at.t) break;
    const std::int64_t advance = costs_.advance(at.s, k);
    envelope_.add_sum(list({k, at.t, kFirm, at.tail}), needs.own() + costs_.state(k), list({at.s, k, at.head, kGradient}), need,
                      advance);
    for (int way = 1; way <= given_up(k); ++way)
      envelope_.add_sum(list({k, at.t, way, at.tail}), needs.own(), list({at.s, k, at.head, way}), need, advance);
  }
  if (at.tail != kGradient)
    envelope_.add(list({at.s, at.t, at.head, kGradient}), 0, std::max(need, needs.to_finish_tail()), costs_.advance(at.s, at.t));
}

// Found again at the point's own memory, as in the nested program.
Decision Program::decision(const Segment& at, const Point& point) const {
  const Needs needs(costs_, at);
  const auto gives = [&](List list, std::int64_t memory, std::int64_t extra) {
    return fits(list, memory) && extra_in(list, memory) + extra == point.extra;
  };
  const auto ways = costs_.ways(at.s);
  for (std::size_t w = 0; w < ways.size(); ++w) {
    if (at.head != kFirm && at.head != static_cast<int>(w) + 1) continue;
    if (needs.to_record(ways[w]) > point.memory) continue;
    const bool last = at.s + 1 == at.t;
    if (last ? ways[w].penalty == point.extra
             : gives(list({at.s + 1, at.t, kFirm, at.tail}), point.memory - ways[w].record, ways[w].penalty))
      return {Decision::Kind::record, 0, static_cast<int>(w)};
  }
  std::int64_t need = 0;
  for (int k = at.s + 1; k < at.t; ++k) {
    need = std::max(need, needs.to_advance_over(k - 1));
    if (need > point.memory) break;
    for (int way = 0; way <= given_up(k); ++way) {
      const List left = list({at.s, k, at.head, way});
      if (!fits(left, point.memory)) continue;
      const std::int64_t beside = point.memory - needs.own() - (way == kFirm ? costs_.state(k) : 0);
      if (gives(list({k, at.t, way, at.tail}), beside, extra_in(left, point.memory) + costs_.advance(at.s, k)))
        return {way == kFirm ? Decision::Kind::keep : Decision::Kind::give_up, k, way - 1};
    }
  }
  return {Decision::Kind::finish, 0, 0};
}

// Turns decisions into actions and follows the bytes that are kept.
class Writer {
 public:
  Writer(const Costs& costs, const Program& program) : costs_(costs), program_(program) {}

  void write(std::int64_t free) {
    actions_.push_back(Action::keep(0));
    visit(program_.whole(), free, costs_.state(0));
    actions_.push_back(Action::drop({ItemKind::state, 0}));
  }
  std::vector<Action>& actions() { return actions_; }
  Bytes peak() const { return Bytes(peak_); }

 private:
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  void visit(const Segment& at, std::int64_t memory, std::int64_t kept) {
    const Point point = point_in(program_.list(at), memory);
    const Decision decision = program_.decision(at, point);
    stand_at(at.s);
    switch (decision.kind) {
      case Decision::Kind::record: return record(at, decision, point.memory, kept);
      case Decision::Kind::keep:
      case Decision::Kind::give_up: return split(at, decision, point.memory, kept);
      case Decision::Kind::finish: return finish(at, point.memory, kept);
    }
  }

  void record(const Segment& at, const Decision& decision, std::int64_t memory, std::int64_t kept) {
    const Costs::Way& way = costs_.ways(at.s)[index(decision.way)];
    need(kept + Needs(costs_, at).to_record(way));
    actions_.push_back(Action::record(at.s, way.variant));
    working_ = at.s + 1;
    if (at.head != kFirm) actions_.push_back(Action::drop({ItemKind::state, at.s}));
    if (at.s + 1 < at.t)
      visit({at.s + 1, at.t, kFirm, at.tail}, memory - way.record, kept + way.record);
    else if (at.tail != kGradient)
      backward(at.t);
    if (at.head == kFirm) backward(at.s);
  }

  void split(const Segment& at, const Decision& decision, std::int64_t memory, std::int64_t kept) {
    const int k = decision.k, head = decision.way + 1;
    const std::int64_t own = Needs(costs_, at).own(), state = decision.kind == Decision::Kind::keep ? costs_.state(k) : 0;
    advance(at, k, kept);
    actions_.push_back(Action::keep(k));
    visit({k, at.t, head, at.tail}, memory - own - state, kept + own + state);
    if (head == kFirm) drop(k);
    visit({at.s, k, at.head, head}, memory, kept);
  }

  void finish(const Segment& at, std::int64_t memory, std::int64_t kept) {
    advance(at, at.t, kept);
    need(kept + Needs(costs_, at).to_finish_tail());
    backward(at.t);
    visit({at.s, at.t, at.head, kGradient}, memory, kept);
  }

  void advance(const Segment& at, int k, std::int64_t kept) {
    const Needs needs(costs_, at);
    for (int l = at.s; l < k; ++l) need(kept + needs.to_advance_over(l));
    actions_.push_back(Action::advance(at.s, k));
    working_ = k;
  }
  void backward(int i) {
    actions_.push_back(Action::backward(i));
    if (working_ == i + 1) working_ = -1;
  }
  void drop(int i) {
    actions_.push_back(Action::drop({ItemKind::state, i}));
    if (working_ == i) working_ = -1;
  }
  void stand_at(int i) {
    if (working_ != i) actions_.push_back(Action::restore(i));
    working_ = i;
  }
  void need(std::int64_t bytes) { peak_ = std::max(peak_, bytes); }

  const Costs& costs_;
  const Program& program_;
  std::vector<Action> actions_;
  std::int64_t peak_ = 0;
  int working_ = 0;
};

NestedPlan plan_of(const Costs& costs, const Program& program, std::int64_t free, std::int64_t lower) {
  Writer writer(costs, program);
  writer.write(free);
  const std::int64_t extra = program.list(program.whole()).back().extra;
  NestedPlan plan;
  plan.time = costs.fastest() + Time{extra};
  plan.lower_bound = costs.fastest() + Time{std::min(lower, extra)};
  plan.optimal = lower >= extra;
  plan.peak = writer.peak();
  plan.schedule = Schedule(std::move(writer.actions()));
  return plan;
}

}  // namespace

NestedPlan improve(const Chain& chain, Bytes memory, NestedPlan nested, std::chrono::milliseconds time_limit) {
  const auto begin = std::chrono::steady_clock::now();
  const Deadline half{begin + time_limit / 2}, end{begin + time_limit};
  const Costs costs(chain);
  const std::int64_t free = memory.count() - costs.state(0);
  const auto extra = static_cast<std::int64_t>(nested.time.nanoseconds - costs.fastest().nanoseconds);
  if (extra == 0) return nested;
  if (Program::cells(costs) > kMostCells) return nested;
  const Bounds bounds(costs, free, half);
  Program program(costs, bounds);
  RisingCap cap(costs, bounds.whole());
  constexpr std::size_t kAll = 0, kThinned = 16;
  while (cap.lower() < extra) {
    const std::int64_t highest = cap.next(extra - 1);
    const bool exact = program.run(highest, kAll, half);
    if (!exact && !program.run(extra - 1, kThinned, end)) return nested;
    const List found = program.list(program.whole());
    if (!found.empty()) return plan_of(costs, program, free, exact ? found.back().extra : cap.lower());
    if (!exact) return nested;
    cap.failed(highest);
  }
  return nested;
}

}  // namespace recollect::heterogeneous
