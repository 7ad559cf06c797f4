#include "schedule_trace.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_map>

#include "recollect/verify.hpp"

namespace recollect::cli {
namespace {

constexpr double kInvisible = 1.0 / 3;  // pixels
constexpr double kLongStroke = 4;       // cells: drawn as a line even among cells
constexpr double kClearJump = 6;        // cells: shorter restores look like noise

struct Shape {
  double cell;
  int columns, rows;
  explicit Shape(const Panel& panel)
      : cell(panel.detail.cell),
        columns(std::max(1, static_cast<int>(std::ceil(panel.width / cell)))),
        rows(std::max(1, static_cast<int>(std::ceil(panel.height / cell)))) {}
  int column(double x) const { return std::clamp(static_cast<int>(x / cell), 0, columns - 1); }
  int row(double y) const { return std::clamp(static_cast<int>(y / cell), 0, rows - 1); }
  std::size_t size() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
  }
};

// How much time of each kind of work falls into each cell.
class WorkGrid {
 public:
  explicit WorkGrid(const Shape& shape) : shape_(shape) {}

  void add(Work work, Corner from, Corner to) {
    if (cells_.empty()) cells_.resize(shape_.size());
    const double extent = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const int pieces = std::max(1, static_cast<int>(std::ceil(extent / shape_.cell)));
    // Work that takes no time must not vanish.
    const double weight = std::max((to.y - from.y) / pieces, 1e-9);
    for (int k = 0; k < pieces; ++k) {
      const double t = (k + 0.5) / pieces;
      const int column = shape_.column(from.x + t * (to.x - from.x)), row = shape_.row(from.y + t * (to.y - from.y));
      cells_[shape_.at(column, row)][static_cast<std::size_t>(work)] += static_cast<float>(weight);
    }
  }

  void add(const WorkGrid& other) {
    if (cells_.empty()) cells_.resize(shape_.size());
    for (std::size_t i = 0; i < other.cells_.size(); ++i)
      for (std::size_t work = 0; work < kWorks; ++work) cells_[i][work] += other.cells_[i][work];
  }

  std::array<std::vector<Run>, kWorks> runs() const {
    std::array<std::vector<Run>, kWorks> result;
    if (cells_.empty()) return result;
    for (int row = 0; row < shape_.rows; ++row) {
      for (int column = 0; column < shape_.columns; ++column) {
        const auto& cell = cells_[shape_.at(column, row)];
        const auto most = std::max_element(cell.begin(), cell.end());
        if (*most <= 0) continue;
        std::vector<Run>& of_kind = result[static_cast<std::size_t>(most - cell.begin())];
        if (!of_kind.empty() && of_kind.back().row == row && of_kind.back().column + of_kind.back().length == column)
          ++of_kind.back().length;
        else
          of_kind.push_back({column, row, 1});
      }
    }
    return result;
  }

 private:
  Shape shape_;
  std::vector<std::array<float, kWorks>> cells_;  // none while empty
};

// How many items each cell holds, on average over its time. A hold of any length is added in constant time: its ends are
// added where they are, what lies between them as a difference to the row before.
class HoldGrid {
 public:
  explicit HoldGrid(const Shape& shape) : shape_(shape) {}

  void add(const Hold& hold) {
    allocate();
    const int first = shape_.row(hold.begin), last = shape_.row(hold.end);
    for (int column = shape_.column(hold.left); column <= shape_.column(std::max(hold.left, hold.right - 1e-6)); ++column) {
      if (first == last) {
        ends_[shape_.at(column, first)] += static_cast<float>((hold.end - hold.begin) / shape_.cell);
        continue;
      }
      ends_[shape_.at(column, first)] += static_cast<float>((first + 1) - hold.begin / shape_.cell);
      ends_[shape_.at(column, last)] += static_cast<float>(hold.end / shape_.cell - last);
      if (first + 1 == last) continue;
      changes_[shape_.at(column, first + 1)] += 1;
      changes_[shape_.at(column, last)] -= 1;
    }
  }

  void add(const HoldGrid& other) {
    allocate();
    for (std::size_t i = 0; i < other.ends_.size(); ++i) {
      ends_[i] += other.ends_[i];
      changes_[i] += other.changes_[i];
    }
  }

  std::array<std::vector<Run>, kShades> runs() const {
    std::array<std::vector<Run>, kShades> result;
    if (ends_.empty()) return result;
    const std::vector<float> counts = totals();
    const double most = *std::max_element(counts.begin(), counts.end());
    for (int column = 0; column < shape_.columns; ++column) {
      for (int row = 0; row < shape_.rows; ++row) {
        const double count = counts[shape_.at(column, row)];
        if (count < kInvisible) continue;
        const double shade = std::ceil(kShades * std::log1p(count) / std::log1p(std::max(most, 1.0)));
        std::vector<Run>& of_shade = result[static_cast<std::size_t>(std::clamp(shade, 1.0, double{kShades})) - 1];
        if (!of_shade.empty() && of_shade.back().column == column && of_shade.back().row + of_shade.back().length == row)
          ++of_shade.back().length;
        else
          of_shade.push_back({column, row, 1});
      }
    }
    return result;
  }

 private:
  void allocate() {
    if (!ends_.empty()) return;
    ends_.resize(shape_.size());
    changes_.resize(shape_.size());
  }

  std::vector<float> totals() const {
    std::vector<float> counts(ends_.size());
    for (int column = 0; column < shape_.columns; ++column) {
      float open = 0;
      for (int row = 0; row < shape_.rows; ++row) {
        const std::size_t i = shape_.at(column, row);
        open += changes_[i];
        counts[i] = open + ends_[i];
      }
    }
    return counts;
  }

  Shape shape_;
  std::vector<float> ends_, changes_;  // none while empty
};

// Work done, as lines and as cells; which of the two is drawn is known only at the end.
class WorkLayer {
 public:
  explicit WorkLayer(const Panel& panel) : detail_(panel.detail), short_cells_(Shape(panel)), long_cells_(Shape(panel)) {}

  void add(Work work, Corner from, Corner to) {
    const bool goes_on = !stroke_.points.empty() && stroke_.work == work && std::abs(stroke_.points.back().x - from.x) < 1e-6 &&
                         std::abs(stroke_.points.back().y - from.y) < 1e-6;
    if (!goes_on) {
      flush();
      stroke_.work = work;
      stroke_.points.assign({from, to});
      return;
    }
    if (last_is_needless(to)) stroke_.points.pop_back();
    stroke_.points.push_back(to);
  }

  void finish(ScheduleTrace& trace) {
    flush();
    if (points_ <= detail_.points) {
      trace.strokes = std::move(strokes_);
      return;
    }
    if (long_points_ <= detail_.points)
      trace.strokes = std::move(long_strokes_);
    else
      short_cells_.add(long_cells_);
    trace.work_cells = short_cells_.runs();
  }

 private:
  // The last point lies on the way to `to`, or so near to the one before that nobody sees the bend.
  bool last_is_needless(Corner to) const {
    const Corner a = stroke_.points[stroke_.points.size() - 2], b = stroke_.points.back();
    if (std::max(std::abs(b.x - a.x), std::abs(b.y - a.y)) < kInvisible) return true;
    const double cross = (b.x - a.x) * (to.y - a.y) - (b.y - a.y) * (to.x - a.x);
    return std::abs(cross) < 0.02 * std::hypot(to.x - a.x, to.y - a.y);
  }

  void flush() {
    if (stroke_.points.empty()) return;
    const Corner first = stroke_.points.front(), last = stroke_.points.back();
    const bool is_long = std::max(std::abs(last.x - first.x), std::abs(last.y - first.y)) >= kLongStroke * detail_.cell;
    WorkGrid& cells = is_long ? long_cells_ : short_cells_;
    for (std::size_t i = 0; i + 1 < stroke_.points.size(); ++i) cells.add(stroke_.work, stroke_.points[i], stroke_.points[i + 1]);
    store(strokes_, points_);
    if (is_long) store(long_strokes_, long_points_);
    stroke_.points.clear();
  }

  void store(std::vector<Stroke>& strokes, std::size_t& points) const {
    points += stroke_.points.size();
    if (points <= detail_.points) strokes.push_back(stroke_);
  }

  Detail detail_;
  Stroke stroke_;  // at work
  std::vector<Stroke> strokes_, long_strokes_;
  std::size_t points_ = 0, long_points_ = 0;
  WorkGrid short_cells_, long_cells_;
};

// Items of one kind, likewise.
class HoldLayer {
 public:
  explicit HoldLayer(const Panel& panel) : limit_(panel.detail.holds), short_cells_(Shape(panel)), long_cells_(Shape(panel)) {}

  void add(const Hold& hold) {
    if (hold.end - hold.begin < 1e-9) return;
    if (hold.end - hold.begin < kInvisible) {
      any_short_ = true;
      return short_cells_.add(hold);
    }
    long_cells_.add(hold);
    if (++count_ <= limit_) holds_.push_back(hold);
  }

  void finish(std::vector<Hold>& holds, std::array<std::vector<Run>, kShades>& cells) {
    if (count_ <= limit_) {
      holds = std::move(holds_);
      if (!any_short_) return;
    } else {
      short_cells_.add(long_cells_);
    }
    cells = short_cells_.runs();
  }

 private:
  std::size_t limit_;
  std::vector<Hold> holds_;
  std::size_t count_ = 0;
  bool any_short_ = false;
  HoldGrid short_cells_, long_cells_;
};

class Tracer {
 public:
  Tracer(const Plan& plan, const Panel& panel, bool with_boxes)
      : plan_(plan), panel_(panel), with_boxes_(with_boxes), simulator_(plan.chain), work_(panel) {
    for (std::size_t k = 0; k < kHoldings; ++k) layers_.emplace_back(panel);
    trace_.memory.resize(static_cast<std::size_t>(std::ceil(panel.height / panel.detail.memory_row)), -1);
  }

  ScheduleTrace run() {
    Schedule schedule(plan_.schedule);
    Action action;
    while (schedule.next(action)) {
      ++trace_.actions;
      if (action.kind == ActionKind::advance)
        advance(action);
      else
        follow(action);
    }
    finish();
    return std::move(trace_);
  }

 private:
  // Equal steps take equal times, so that one straight line says it all; unlike steps make a bend.
  void advance(const Action& action) {
    const Chain& chain = plan_.chain;
    for (Step i = action.begin; i < action.end;) {
      const Step end = std::min(action.end, chain.run_begin(chain.run_of(i) + 1));
      follow(Action::advance(i, end, action.tape));
      i = end;
    }
  }

  void follow(const Action& action) {
    const double begin = y_;
    simulator_.apply(action);
    y_ = panel_.y(now());
    note_memory(begin);
    switch (action.kind) {
      case ActionKind::advance: advanced(action, begin); break;
      case ActionKind::record: worked(Work::record, action.begin, action.begin + 1, begin); break;
      case ActionKind::backward: worked(Work::backward, action.begin + 1, action.begin, begin); break;
      case ActionKind::rewind: worked(Work::rewind, action.begin + 1, action.begin, begin); break;
      case ActionKind::restore: jumped(panel_.x(action.begin)); break;
      default: break;
    }
    follow_items(action, begin);
  }

  double now() const {
    const Prediction& so_far = simulator_.prediction();
    if (panel_.timed) return so_far.time.seconds();
    return static_cast<double>(so_far.forward_steps() + so_far.rewinds + so_far.backwards);
  }

  void note_memory(double begin) {
    const std::int64_t bytes = simulator_.last_peak().count();
    if (bytes > peak_) {
      peak_ = bytes;
      trace_.peak_y = (begin + y_) / 2;
    }
    const auto rows = static_cast<std::int64_t>(trace_.memory.size());
    const auto first = std::clamp<std::int64_t>(static_cast<std::int64_t>(begin / panel_.detail.memory_row + 1e-6), 0, rows - 1);
    const auto end =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(std::ceil(y_ / panel_.detail.memory_row - 1e-6)), first + 1, rows);
    for (std::int64_t row = first; row < end; ++row) {
      std::int64_t& most = trace_.memory[static_cast<std::size_t>(row)];
      most = std::max(most, bytes);
    }
  }

  void advanced(const Action& action, double begin) {
    worked(Work::advance, action.begin, action.end, begin);
    if (!action.tape) return;
    for (Step i = action.begin; i < action.end; ++i) open({ItemKind::tape, i}, false, y_);
  }

  void worked(Work work, Step from, Step to, double begin) {
    const Corner end{panel_.x(to), y_};
    work_.add(work, {panel_.x(from), begin}, end);
    cursor_ = end.x;
    if (!with_boxes_) return;
    const Step steps = std::abs(to - from);
    for (Step k = 0; k < steps; ++k) {
      const double height = (y_ - begin) / static_cast<double>(steps);
      trace_.boxes.push_back(
          {work, std::min(from, to) + k, begin + static_cast<double>(k) * height, begin + static_cast<double>(k + 1) * height});
    }
  }

  void jumped(double x) {
    if (std::abs(x - cursor_) >= kClearJump * panel_.detail.cell && ++jumps_ <= panel_.detail.jumps)
      trace_.jumps.push_back({cursor_, x, y_});
    cursor_ = x;
  }

  void follow_items(const Action& action, double begin) {
    const Item item{action.item, action.begin};
    switch (action.kind) {
      case ActionKind::record: return open({ItemKind::record, action.begin}, false, y_);
      case ActionKind::backward: return close({ItemKind::record, action.begin}, false, begin);
      case ActionKind::rewind:
        close({ItemKind::tape, action.begin}, false, begin);
        return open({ItemKind::record, action.begin}, false, y_);
      case ActionKind::keep: return open({ItemKind::state, action.begin}, false, y_);
      case ActionKind::drop: return close(item, action.tier != 0, y_);
      case ActionKind::store: storing_.insert(item); return open(item, true, y_);
      case ActionKind::fetch:
        if (storing_.erase(item) == 0) return open(item, false, y_);
        return close(item, true, y_);  // the write is cancelled
      case ActionKind::await:
        if (storing_.erase(item) != 0) close(item, false, y_);
        return;
      default: return;
    }
  }

  static std::uint64_t key_of(Item item, bool away) {
    return static_cast<std::uint64_t>(item.step) * 8 + static_cast<std::uint64_t>(item.kind) * 2 + (away ? 1 : 0);
  }
  static Item item_of(std::uint64_t key) { return {static_cast<ItemKind>(key % 8 / 2), static_cast<Step>(key / 8)}; }

  void open(Item item, bool away, double y) { open_.emplace(key_of(item, away), y); }

  void close(Item item, bool away, double y) {
    const auto found = open_.find(key_of(item, away));
    if (found == open_.end()) return;
    hold(item, away, found->second, y);
    open_.erase(found);
  }

  void hold(Item item, bool away, double begin, double end) {
    const Step right = item.kind == ItemKind::state ? item.step : item.step + 1;
    const auto holding = away ? Holding::away : static_cast<Holding>(item.kind);
    layers_[static_cast<std::size_t>(holding)].add({panel_.x(item.step), panel_.x(right), begin, end});
  }

  void finish() {
    simulator_.finish();
    for (const auto& [key, begin] : open_) hold(item_of(key), key % 2 == 1, begin, y_);
    work_.finish(trace_);
    for (std::size_t k = 0; k < kHoldings; ++k) layers_[k].finish(trace_.holds[k], trace_.hold_cells[k]);
    if (jumps_ > panel_.detail.jumps) trace_.jumps.clear();
    // A row between two actions that rounding has left out is like the one before.
    std::int64_t before = 0;
    for (std::int64_t& bytes : trace_.memory) before = bytes = bytes < 0 ? before : bytes;
  }

  const Plan& plan_;
  Panel panel_;
  bool with_boxes_;
  Simulator simulator_;
  WorkLayer work_;
  std::vector<HoldLayer> layers_;  // by Holding
  std::unordered_map<std::uint64_t, double> open_;
  std::set<Item> storing_;
  double y_ = 0;
  double cursor_ = 0;  // x of the state at work
  std::size_t jumps_ = 0;
  std::int64_t peak_ = -1;
  ScheduleTrace trace_;
};

static_assert(static_cast<int>(ItemKind::state) == static_cast<int>(Holding::state) &&
              static_cast<int>(ItemKind::record) == static_cast<int>(Holding::record) &&
              static_cast<int>(ItemKind::tape) == static_cast<int>(Holding::tape));

}  // namespace

bool ScheduleTrace::aggregated() const {
  const auto any = [](const auto& lists) {
    return std::any_of(lists.begin(), lists.end(), [](const auto& l) { return !l.empty(); });
  };
  return any(work_cells) || std::any_of(hold_cells.begin(), hold_cells.end(), any);
}

ScheduleTrace trace_schedule(const Plan& plan, const Panel& panel, bool with_boxes) {
  return Tracer(plan, panel, with_boxes).run();
}

}  // namespace recollect::cli
