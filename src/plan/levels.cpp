#include "plan/levels.hpp"

#include <algorithm>

#include "plan/uniform.hpp"

namespace recollect {
namespace {

// Σ_{0 ≤ i < n} ⌊(a·i + b) / m⌋, by the Euclidean algorithm.
Int128 floor_sum(Int128 n, Int128 m, Int128 a, Int128 b) {
  Int128 sum = 0;
  while (n > 0) {
    sum += (n - 1) * n / 2 * (a / m) + n * (b / m);
    a %= m;
    b %= m;
    const Int128 top = a * n + b;
    if (top < m) break;
    n = top / m;
    b = top % m;
    std::swap(m, a);
  }
  return sum;
}

}  // namespace

Levels::Levels(Step n, std::int64_t top, const Sizes& sizes, bool build) : n_(n), top_(top), sizes_(sizes) {
  if (!build || !is_deep()) return;
  build_classes();
  build_rows();
}

// Beyond the second phase, whose numbers are closed forms.
bool Levels::is_deep() const {
  return top_ != bare_level() && records_at(top_) < n_ - 1 && n_ > reach(records_for(n_, top_), top_);
}

bool Levels::needs_tables(Step n, std::int64_t top, const Sizes& sizes) { return Levels(n, top, sizes, false).is_deep(); }

std::int64_t Levels::records_at(std::int64_t level) const {
  if (sizes_.record == 0) return n_;
  return std::min<std::int64_t>((level * sizes_.state + sizes_.slack) / sizes_.record, n_);
}

std::int64_t Levels::levels_for(std::int64_t records) const {
  const std::int64_t beyond = records * sizes_.record - sizes_.slack;  // all records of a chain stay below 2^62 bytes
  return beyond <= 0 ? 0 : (beyond + sizes_.state - 1) / sizes_.state;
}

Int128 Levels::ones_up_to(std::int64_t level) const {
  return level + floor_sum(level, sizes_.record, sizes_.state, Int128{sizes_.state} + sizes_.slack);
}

// The most steps for which a pass that ends in j records and segments of cost 1 will do: T_j.
Int128 Levels::reach(std::int64_t j, std::int64_t level) const {
  return 1 + j + (sizes_.free_input ? 1 : 0) + ones_up_to(level) - ones_up_to(levels_for(j));
}

// The most records with which t steps are within reach; the fewest when none are.
std::int64_t Levels::records_for(Step t, std::int64_t level) const {
  std::int64_t within = least_records(), beyond = records_at(level) + 1;
  while (beyond - within > 1) {
    const std::int64_t middle = (within + beyond) / 2;
    (reach(middle, level) >= t ? within : beyond) = middle;
  }
  return within;
}

// Block lengths decrease along the order of use when the record is a whole number of states. Otherwise rounding makes them
// wobble: the lower convex hull of their sums says which belong together, and the wobble within may cost a step.
void Levels::build_classes() {
  const std::int64_t most = records_at(top_);
  steps_below_.assign(idx(most) + 1, 0);
  for (std::int64_t j = 1; j <= most; ++j)
    steps_below_[idx(j)] = steps_below_[idx(j - 1)] + j * (levels_for(j) - levels_for(j - 1));
  std::vector<std::int64_t> hull;
  for (std::int64_t j = 0; j <= most; ++j) {
    const auto slope_falls = [&](std::int64_t a, std::int64_t b, std::int64_t c) {
      const Int128 first = steps_below_[idx(b)] - steps_below_[idx(a)], second = steps_below_[idx(c)] - steps_below_[idx(b)];
      return second * (b - a) < first * (c - b);
    };
    while (hull.size() >= 2 && slope_falls(hull[hull.size() - 2], hull.back(), j)) hull.pop_back();
    hull.push_back(j);
  }
  for (std::size_t g = hull.size() - 1; g > 0; --g)
    for (std::int64_t high = hull[g - 1] + 1; high <= hull[g]; ++high) classes_.push_back({high, hull[g - 1], high == hull[g]});
}

Levels::Row::Row(std::size_t levels) {
  for (auto* column : {&singles, &blocks, &jumps, &before_singles}) column->resize(levels);
}

void Levels::build_rows() {
  const std::size_t levels = idx(top_) + 1;
  const Step cap = n_ + 1;  // more steps than that are as good as endless
  const std::int64_t free = sizes_.free_input ? 1 : 0;
  least_waste_.resize(levels);
  rows_.emplace_back(0);  // there is no phase 0
  Row& first = rows_.emplace_back(levels);
  Row second(levels);
  for (std::size_t k = 0; k < levels; ++k) {
    const auto level = static_cast<std::int64_t>(k);
    const std::int64_t j = records_at(level);
    first.before_singles[k] = j + 1;
    first.singles[k] = static_cast<Step>(std::min<Int128>(cap, free + Int128{level - levels_for(j)} * (j + 1)));
    second.blocks[k] = std::min(cap, steps_below_[idx(j)]);
    second.jumps[k] = j;
    const std::int64_t waste = level * sizes_.state + sizes_.slack - j * sizes_.record;
    least_waste_[k] = k == 0 ? waste : std::min(least_waste_[k - 1], waste);
  }
  // What a phase has at a level is what the phase before has at that level and all below, and the free segment's one step.
  for (bool is_second = true;; is_second = false) {
    const Row& last = rows_.back();
    Row row = is_second ? std::move(second) : Row(levels);
    Step singles = free, blocks = 0, jumps = 0;
    for (std::size_t k = 0; k < levels; ++k) {
      if (k > 0) singles = std::min(cap, singles + last.singles[k]);
      row.singles[k] = singles;
      if (!is_second && k > 0) {
        row.blocks[k] = blocks = std::min(cap, blocks + last.blocks[k]);
        row.jumps[k] = jumps = std::min(cap, jumps + last.jumps[k]);
      }
      row.before_singles[k] = std::min(cap, last.before_singles[k] + last.singles[k] + row.blocks[k]);
    }
    rows_.push_back(std::move(row));
    if (rows_.back().before_singles.back() + rows_.back().singles.back() >= n_) break;
  }
}

Levels::Position Levels::locate(Step t, std::int64_t level) const {
  if (t <= records_at(level) + 1) return {Phase::ones};
  if (level == bare_level() && sizes_.state > 0) return {Phase::bare};
  if (rows_.empty() || t <= rows_[2].before_singles[idx(level)]) return {Phase::second};
  const std::size_t k = idx(level);
  const auto is_over = [&](const Row& row) { return row.before_singles[k] + row.singles[k] < t; };
  const auto row = std::partition_point(rows_.begin() + 2, rows_.end(), is_over);
  const auto a = row - rows_.begin();
  if (t > row->before_singles[k]) return {Phase::singles, a, t - row->before_singles[k]};
  return {Phase::blocks, a, t - before_blocks(idx(a), k)};
}

// How many blocks of a class phase a has at a level: the indicator of the class, summed over the levels below a-2 times.
Step Levels::count(const BlockClass& c, std::int64_t a, std::int64_t level) const {
  const Step with = binomial(level - levels_for(c.high) + a - 2, a - 2, n_ + 1);
  if (c.vertex || level < levels_for(c.high)) return level < levels_for(c.high) ? 0 : with;
  const std::int64_t next = levels_for(c.high + 1);
  return with - (level < next ? 0 : binomial(level - next + a - 2, a - 2, n_ + 1));
}

// The class in which the step `into` of the blocks of phase a lies; leaves in `into` how far into the class that is and adds
// the jumps before it.
std::size_t Levels::find_class(std::int64_t a, std::int64_t level, Step& into, std::int64_t* jumps) const {
  for (std::size_t c = 0;; ++c) {
    const Step blocks = count(classes_[c], a, level);
    const Int128 steps = Int128{blocks} * class_length(classes_[c]);
    if (into <= steps || c + 1 == classes_.size()) return c;
    into -= static_cast<Step>(steps);
    if (jumps != nullptr) *jumps += blocks * (classes_[c].high - classes_[c].low);
  }
}

// Jumps to use `into` > 0 steps of blocks of the class, one block after the other.
std::int64_t Levels::jumps_within(const BlockClass& c, Step into) const {
  const Step length = class_length(c);
  const std::int64_t whole = (into - 1) / length;
  Step rest = into - whole * length;
  std::int64_t jumps = whole * (c.high - c.low);
  for (std::int64_t j = c.high; rest > 0; --j) {
    rest -= steps_below_[idx(j)] - steps_below_[idx(j - 1)];
    ++jumps;
  }
  return jumps;
}

std::int64_t Levels::forward_steps() const {
  const Position at = locate(n_, top_);
  if (at.phase == Phase::ones) return n_;
  if (at.phase == Phase::bare) return triangle(n_) - records_at(top_);  // at most one record fits there
  if (at.phase == Phase::second) return 2 * n_ - 1 - records_for(n_, top_);
  const std::size_t k = idx(top_);
  std::int64_t cost = records_at(top_) + 1;
  for (std::int64_t a = 1; a < at.a; ++a) {
    cost += rows_[idx(a)].singles[k] * (a + 1);
    if (a + 1 < at.a || at.phase == Phase::singles) cost += rows_[idx(a + 1)].blocks[k] * (a + 1) + rows_[idx(a + 1)].jumps[k];
  }
  if (at.phase == Phase::singles) return cost + at.into * (at.a + 1);
  Step into = at.into;
  std::int64_t jumps = 0;
  const BlockClass& c = classes_[find_class(at.a, top_, into, &jumps)];
  return cost + at.into * at.a + jumps + jumps_within(c, into);
}

Levels::Pass Levels::pass(Step t, std::int64_t level) const {
  const Position at = locate(t, level);
  if (at.phase == Phase::ones) return {.segments = {}, .records = t - 1, .free = 0};
  if (at.phase == Phase::bare && sizes_.free_input) return {.segments = {}, .records = 0, .free = t - 1};
  if (at.phase == Phase::bare) return {.segments = {{level, t - 1}}, .records = 0, .free = 0};
  if (at.phase == Phase::second) return second_pass(t, level);
  return deep_pass(t, level, at);
}

// Segments of steps that are recorded whole, the longest first.
Levels::Pass Levels::second_pass(Step t, std::int64_t level) const {
  Pass pass;
  pass.records = records_for(t, level);
  Step rest = t - 1 - pass.records;
  for (std::int64_t k = level; rest > 0 && k > levels_for(pass.records); --k) {
    const Step length = std::min(rest, records_at(k) + 1);
    pass.segments.push_back({k, length});
    rest -= length;
  }
  pass.free = rest;
  return pass;
}

// Sums of all values up to each, `times` over. More than n is as good as endless.
void Levels::sum_up(std::vector<Step>& values, std::int64_t times) const {
  const std::size_t size = values.size();
  if (times <= static_cast<std::int64_t>(size)) {
    for (; times > 0; --times)
      for (std::size_t k = 1; k < size; ++k) values[k] = std::min(n_ + 1, values[k] + values[k - 1]);
    return;
  }
  // At few levels there are very many phases. At once, what is d levels below counts C(times-1+d, d) times.
  std::vector<Step> weights(size);
  for (std::size_t d = 0; d < size; ++d) {
    const auto below = static_cast<std::int64_t>(d);
    weights[d] = binomial(times - 1 + below, below, n_ + 1);
  }
  for (std::size_t k = size; k-- > 0;) {
    Int128 sum = 0;
    for (std::size_t d = 0; d <= k; ++d) sum += Int128{weights[d]} * values[k - d];
    values[k] = static_cast<Step>(std::min<Int128>(n_ + 1, sum));
  }
}

// Of the blocks of phase a, at levels up to `level`: the steps before class `which`, and those of the class.
Levels::Shares Levels::block_shares(std::int64_t a, std::int64_t level, std::size_t which) const {
  const std::size_t levels = idx(level) + 1;
  const BlockClass& c = classes_[which];
  std::size_t group = which;  // the class that has the upper end of this hull edge
  while (!classes_[group].vertex) ++group;
  const std::int64_t upper = classes_[group].high;
  Shares shares{std::vector<Step>(levels), std::vector<Step>(levels)};
  for (std::size_t k = 1; k < levels; ++k) {
    const std::int64_t j = records_at(static_cast<std::int64_t>(k));
    if (j > upper) shares.before[k] = steps_below_[idx(j)] - steps_below_[idx(upper)];
    if (j > c.low && j < c.high) shares.before[k] = steps_below_[idx(j)] - steps_below_[idx(c.low)];
    if (c.vertex ? j >= c.high : j == c.high) shares.own[k] = class_length(c);
  }
  sum_up(shares.before, a - 2);
  sum_up(shares.own, a - 2);
  for (std::size_t k = 1; k < levels; ++k) shares.before[k] += before_blocks(idx(a), k);
  return shares;
}

// Every level takes what is cheaper than the class of the last step, one phase down, and the levels from the top take whole
// blocks of that class until all steps are placed.
Levels::Pass Levels::deep_pass(Step t, std::int64_t level, const Position& at) const {
  const std::int64_t a = at.a - 1;
  Shares shares;
  if (at.phase == Phase::singles) {
    const auto levels = static_cast<std::ptrdiff_t>(level + 1);
    const Row& row = rows_[idx(a)];
    shares.before.assign(row.before_singles.begin(), row.before_singles.begin() + levels);
    shares.own.assign(row.singles.begin(), row.singles.begin() + levels);
  } else {
    Step into = at.into;
    shares = block_shares(a, level, find_class(at.a, level, into, nullptr));
  }
  const Step cheap_free = sizes_.free_input ? a : 0;
  Step rest = t - 1 - cheap_free;
  for (std::size_t k = 1; k <= idx(level); ++k) rest -= shares.before[k];
  Pass pass;
  pass.segments.reserve(idx(level));
  for (std::size_t k = idx(level); k > 0; --k) {
    const Step extra = std::min(rest, shares.own[k]);
    rest -= extra;
    pass.segments.push_back({static_cast<std::int64_t>(k), shares.before[k] + extra});
  }
  pass.free = cheap_free + rest;
  return pass;
}

Levels::Kept Levels::kept() const {
  const auto of = [&](Measure measure) {
    Known known;
    return kept(n_, top_, measure, known);
  };
  return {of(Measure::bytes), of(Measure::counted), of(Measure::records)};
}

std::int64_t Levels::kept(Step t, std::int64_t level, Measure measure, Known& known) const {
  switch (locate(t, level).phase) {
    case Phase::ones: return (t - 1) * record_in(measure);
    case Phase::bare: return std::max(input_in(measure), records_at(level) * record_in(measure));
    case Phase::second: return kept_second(t, level, measure);
    default: break;
  }
  // The first segment of a pass is at the pass's own level, one phase down, and there may be very many phases: from the last
  // of them up, so that only other levels are left to recursion.
  std::vector<std::pair<Step, Pass>> passes;
  for (Step length = t; locate(length, level).phase >= Phase::singles && !known.contains({length, level});) {
    const Pass& p = passes.emplace_back(length, pass(length, level)).second;
    if (most_in(p.segments.front(), measure) <= kept_by(p, measure)) break;
    length = p.segments.front().length;
  }
  for (; !passes.empty(); passes.pop_back())
    known[{passes.back().first, level}] = kept_deep(passes.back().second, measure, known);
  return known.at({t, level});
}

// The pass of second_pass(), counted without making it: there may be as many segments as states fit into memory.
std::int64_t Levels::kept_second(Step t, std::int64_t level, Measure measure) const {
  const std::int64_t state = state_in(measure), record = record_in(measure), records = records_for(t, level);
  Step rest = t - 1 - records;
  std::int64_t most = 0, below = 0, segments = 0;
  for (std::int64_t k = level; rest > 0 && k > levels_for(records); --k, ++segments, below += state) {
    const Step length = std::min(rest, records_at(k) + 1);
    most = std::max(most, below + (length - 1) * record);
    rest -= length;
    if (sizes_.state == 0) {  // every level is like this one
      segments += (rest + length - 1) / length;
      rest = 0;
    }
  }
  std::int64_t own = below + records * record;
  if (rest > 0) own += input_in(measure);
  if (rest == 0 && records == 0 && segments > 0) own += input_in(measure) - state;
  return std::max(most, own);
}

// What the pass itself keeps.
std::int64_t Levels::kept_by(const Pass& p, Measure measure) const {
  const std::int64_t state = state_in(measure), input = input_in(measure);
  const auto segments = static_cast<std::int64_t>(p.segments.size());
  std::int64_t kept = segments * state + p.records * record_in(measure);
  if (p.free > 0) kept += input;
  if (p.free == 0 && p.records == 0 && segments > 0) kept += input - state;
  return kept;
}

// A segment of t steps at level k keeps no more than all its records, nor more than the level's bytes less what the best fit
// of records wastes.
std::int64_t Levels::most_in(const Segment& segment, Measure measure) const {
  const std::int64_t all = (segment.length - 1) * record_in(measure);
  if (measure == Measure::records) return std::min(all, records_at(segment.level));
  const std::int64_t fits = segment.level * sizes_.state + sizes_.slack - least_waste_[idx(segment.level)];
  return std::min(all, fits + (sizes_.free_input ? input_in(measure) : 0));
}

// Branch and bound over the segments.
std::int64_t Levels::kept_deep(const Pass& p, Measure measure, Known& known) const {
  const std::int64_t state = state_in(measure);
  const auto segments = static_cast<std::int64_t>(p.segments.size());
  std::int64_t most = kept_by(p, measure);
  for (std::int64_t q = 0; q < segments; ++q) {
    const Segment& segment = p.segments[idx(q)];
    if (q * state + most_in(segment, measure) > most)
      most = std::max(most, q * state + kept(segment.length, segment.level, measure, known));
  }
  return most;
}

}  // namespace recollect
