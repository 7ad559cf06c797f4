#include "plan/nested_bounds.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace recollect::heterogeneous {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr std::int64_t kHuge = std::int64_t{1} << 62;

double real(std::int64_t x) { return static_cast<double>(x); }
std::size_t index(int i) { return static_cast<std::size_t>(i); }

std::int64_t whole_number(double bound) {
  if (bound <= 0) return 0;
  return bound >= real(kHuge) ? kHuge : static_cast<std::int64_t>(std::floor(bound));
}

}  // namespace

Bounds::Bounds(const Costs& costs, const LeastMemory* least, std::int64_t free, const Deadline& deadline)
    : costs_(costs), least_(least), free_(free), density_(0) {
  const int n = costs.size();
  const double records = real(costs.largest_records(n));
  if (records > 0) density_ = real(costs.extra_scale()) / records;
  inside_.assign(index(n + 1), Row(index(n + 1), 0.0));
  inside_free_ = inside_;
  if (density_ > 0) bound_insides(deadline);
  const double best = best_price();
  for (const double factor :
       {0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0, 6.0, 10.0, 20.0}) {
    if (factor > 0 && best == 0) break;
    set_level(best * factor);
  }
  bound_outsides();
}

double Bounds::record_edge(int i, double price) const {
  double edge = kInfinity;
  for (const Costs::Way& way : costs_.ways(i)) edge = std::min(edge, price * real(way.record) + real(way.penalty));
  return edge;
}

// The last step before t is recorded, and differentiated, with both gradients and scratch. Beyond nested plans a record may
// wait in place of gradient t; and the last step may itself be left waiting, its state given up just after.
double Bounds::last_edge(int t, double price, Head head) const {
  std::int64_t tail = costs_.gradient(t);
  if (wide() && t < costs_.size())
    for (const Costs::Way& way : costs_.ways(t)) tail = std::min(tail, way.record + costs_.gradient(t + 1));
  double edge = kInfinity;
  for (const Costs::Way& way : costs_.ways(t - 1)) {
    std::int64_t beside = tail + way.forward_scratch;
    if (head == Head::firm)
      beside = std::max(beside, costs_.gradient(t) + costs_.gradient(t - 1) + way.backward_scratch);
    else
      beside += costs_.state(t - 1);
    edge = std::min(edge, price * real(way.record + beside) + real(way.penalty));
  }
  return edge;
}

// Takes off what rounding can have added: sums of at most a few thousand terms, each rounded to one part in 2^53.
double Bounds::safe(double bound, double magnitude) const { return bound - 2e-12 * (magnitude + real(costs_.extra_scale())); }

// Over the states j from s to t-1 that can be the one before state t: shifted[j] is the path to j less the advance to j.
double Bounds::cheapest_advance(const Row& shifted, const Row& inside, int s, int t) {
  constexpr std::size_t kLanes = 4;
  double best[kLanes] = {kInfinity, kInfinity, kInfinity, kInfinity};
  std::size_t j = index(s);
  for (; j + kLanes <= index(t); j += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane) best[lane] = std::min(best[lane], shifted[j + lane] + inside[j + lane]);
  for (; j < index(t); ++j) best[0] = std::min(best[0], shifted[j] + inside[j]);
  return std::min(std::min(best[0], best[1]), std::min(best[2], best[3]));
}

void Bounds::bound_insides(const Deadline& deadline) {
  // Each price takes O(N³) time: long chains get fewer of them over the same range.
  constexpr int kPrices = 18, kFewest = 6, kShort = 400;
  constexpr double kLowest = 0.25, kHighest = 250;
  const int prices = std::clamp(kPrices * kShort / costs_.size(), kFewest, kPrices);
  for (int q = 0; q < prices; ++q) {
    Edges edges{density_ * kLowest * std::pow(kHighest / kLowest, q / (prices - 1.0)), {}, {0}, {0}};
    for (int i = 0; i < costs_.size(); ++i) {
      edges.record.push_back(record_edge(i, edges.price) - real(costs_.advance(i, i + 1)));
      edges.last.push_back(last_edge(i + 1, edges.price, Head::firm));
      edges.last_given_up.push_back(last_edge(i + 1, edges.price, Head::given_up));
    }
    edges_.push_back(std::move(edges));
  }
  std::vector<Row> shifted(edges_.size(), Row(index(costs_.size() + 1)));
  for (int s = costs_.size() - 1; s >= 0 && !deadline.passed(); --s) {
    bound_insides_from(s, s > 0 ? costs_.state(s) : 0, inside_, shifted);
    bound_insides_from(s, 0, inside_free_, shifted);
  }
}

// When state s takes `held` bytes. Every later item of a path begins at a state that is kept, or was and is in a record.
void Bounds::bound_insides_from(int s, std::int64_t held, std::vector<Row>& inside_from_s, std::vector<Row>& shifted) {
  const int n = costs_.size();
  Row bare(edges_.size(), wide() && s > 0 ? 0 : kInfinity);  // paths to the state before t, which does not count yet
  for (std::size_t q = 0; q < edges_.size(); ++q) shifted[q][index(s)] = edges_[q].price * real(held);
  for (int t = s + 1; t <= n; ++t) {
    double inside = !wide() && least_->of(s, t) > free_ - held ? kInfinity : 0;
    for (std::size_t q = 0; q < edges_.size(); ++q) {
      const double to_last =
          std::min(shifted[q][index(t - 1)] + edges_[q].last[index(t)], bare[q] + edges_[q].last_given_up[index(t)]);
      const double path = to_last + real(costs_.advance(s, t - 1)), paid = edges_[q].price * real(free_);
      inside = std::max(inside, safe(path - paid, path + paid));
    }
    inside_from_s[index(t)][index(s)] = inside;
    if (t == n) break;
    for (std::size_t q = 0; q < edges_.size(); ++q) {
      const double recorded = std::min(shifted[q][index(t - 1)], bare[q]) + edges_[q].record[index(t - 1)];
      const double advanced = std::min(shifted[q][index(s)] + inside, cheapest_advance(shifted[q], inside_[index(t)], s + 1, t));
      shifted[q][index(t)] = std::min(recorded, advanced + edges_[q].price * real(costs_.state(t)));
      if (wide()) bare[q] = advanced;
    }
  }
}

void Bounds::set_paths_before(Level& level) const {
  const int n = costs_.size();
  Row shifted(index(n));
  level.before.assign(index(n), 0);
  level.bare.assign(index(n), kInfinity);
  for (int t = 1; t < n; ++t) {
    double to_record = level.before[index(t - 1)];
    if (wide()) to_record = std::min(to_record, level.bare[index(t - 1)]);
    level.bare[index(t)] = cheapest_advance(shifted, inside_[index(t)], 0, t) + real(costs_.advance(0, t));
    level.before[index(t)] =
        std::min(to_record + record_edge(t - 1, level.price), level.bare[index(t)] + level.price * real(costs_.state(t)));
    shifted[index(t)] = level.before[index(t)] - real(costs_.advance(0, t));
  }
}

double Bounds::whole_at(const Level& level) const {
  double path = level.before.back() + last_edge(costs_.size(), level.price, Head::firm);
  if (wide()) path = std::min(path, level.bare.back() + last_edge(costs_.size(), level.price, Head::given_up));
  return safe(path - level.price * real(free_), path + level.price * real(free_));
}

// The price at which the bound of the whole chain is highest; it is concave in the price.
double Bounds::best_price() const {
  double best = 0, highest = 0;
  for (int q = 0; q < 60; ++q) {
    Level level{density_ * 0.05 * std::pow(1.2, q), {}, {}, {}, {}, {}};
    set_paths_before(level);
    const double bound = whole_at(level);
    if (bound > highest) {
      highest = bound;
      best = level.price;
    }
  }
  return best;
}

void Bounds::set_level(double price) {
  const int n = costs_.size();
  Level level{price, {}, {}, {}, Row(index(n + 1)), Row(index(n + 1))};
  set_paths_before(level);
  level.up_to = level.before;
  for (int s = 1; s < n; ++s)
    level.up_to[index(s)] = std::min(level.up_to[index(s - 1)] + real(costs_.advance(s - 1, s)), level.before[index(s)]);
  Row given_up(index(n));  // from state i to the end, beginning with its record and without the state
  for (int i = n - 1; i >= 0; --i) {
    const double recorded = record_edge(i, price) + level.from[index(i + 1)];
    level.from[index(i)] = level.after[index(i)] = i == n - 1 ? last_edge(n, price, Head::firm) : recorded;
    given_up[index(i)] = i == n - 1 ? last_edge(n, price, Head::given_up) : recorded;
    if (wide()) level.after[index(i)] = std::min(level.after[index(i)], given_up[index(i)]);
    for (int j = i + 1; j < n; ++j) {
      double rest = price * real(costs_.state(j)) + level.from[index(j)];
      if (wide()) rest = std::min(rest, given_up[index(j)]);
      rest += real(costs_.advance(i, j));
      level.from[index(i)] = std::min(level.from[index(i)], rest + inside_[index(j)][index(i)]);
      level.after[index(i)] = std::min(level.after[index(i)], rest + inside_free_[index(j)][index(i)]);
    }
  }
  whole_ = std::max({whole_, whole_number(whole_at(level)), whole_number(inside_[index(n)][0])});
  levels_.push_back(std::move(level));
}

// At the first turn of a plan the items before s and those after t are in memory together.
void Bounds::bound_outsides() {
  const std::size_t n = index(costs_.size());
  after_.assign(n, 0);
  both_.assign(n * n, 0);
  for (const Level& level : levels_) {
    const double all = level.price * real(free_);
    for (std::size_t t = 0; t < n; ++t) {
      after_[t] = std::max(after_[t], whole_number(safe(level.after[t] - all, level.after[t] + all)));
      for (std::size_t s = 0; s < t; ++s) {
        const double path = level.up_to[s] + level.after[t];
        if (path > all) both_[s * n + t] = std::max(both_[s * n + t], whole_number(safe(path - all, path + all)));
      }
    }
  }
}

Bounds::Limits Bounds::limits(int s, int t, std::int64_t cap, Head head) const {
  Limits limits{std::max<std::int64_t>(0, free_ - costs_.largest_records(s)), room(s, head), cap, cap};
  if (t < costs_.size()) {
    // State t was kept: so [s, t) was advanced over at least once, and [t, N) reversed.
    limits.with_before = cap - costs_.advance(s, t) - after_[index(t)];
    limits.extra = std::min(limits.with_before, cap - costs_.advance(s, t) - both_[index(s) * index(costs_.size()) + index(t)]);
  }
  const std::int64_t inside = whole_number(inside_[index(t)][index(s)]);
  if (inside > limits.extra || inside > limits.with_before) return {0, -1, 0, 0};
  // before(s, m) grows with m: beyond some m it leaves too little for the inside.
  for (const Level& level : levels_) {
    if (level.price == 0) continue;
    const double path = this->path(level, head)[index(s)], all = level.price * real(free_);
    const double left = real(limits.with_before - inside) + 1;
    const double memory = (left - safe(path - all, path + all)) / level.price;
    if (memory < real(limits.high)) limits.high = static_cast<std::int64_t>(std::ceil(std::max(-1.0, memory)));
  }
  return limits;
}

std::int64_t Bounds::before(int s, std::int64_t memory, std::size_t& level, Head head) const {
  const auto bound = [&](const Level& at) {
    const double path = this->path(at, head)[index(s)];
    return safe(path - at.price * real(free_ - memory), path + at.price * real(free_));
  };
  double best = bound(levels_[level]);
  while (level + 1 < levels_.size()) {
    const double next = bound(levels_[level + 1]);
    if (next < best) break;
    best = next;
    ++level;
  }
  return whole_number(best);
}

}  // namespace recollect::heterogeneous
