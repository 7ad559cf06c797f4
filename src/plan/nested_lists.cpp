#include "plan/nested_lists.hpp"

#include <algorithm>

namespace recollect::heterogeneous {
ListProgram::ListProgram(const Costs& costs, const LeastMemory& least, const Bounds* bounds, std::int64_t free)
    : costs_(costs), least_(least), bounds_(bounds), free_(free), stride_(static_cast<std::size_t>(costs.size() + 1)) {}

bool ListProgram::run(const Options& options, const Deadline& deadline) {
  options_ = options;
  cells_.assign(stride_ * stride_, {});
  points_.clear();
  for (int s = costs_.size() - 1; s >= 0; --s) {
    ends_.clear();
    for (int t = s + 1; t <= costs_.size(); ++t) fill(s, t);
    if (deadline.passed()) return false;
  }
  return true;
}

void ListProgram::fill(int s, int t) {
  Bounds::Limits limits{0, free_ - (s > 0 ? costs_.state(s) : 0), options_.cap, options_.cap};
  if (bounds_ != nullptr) limits = bounds_->limits(s, t, options_.cap);
  if (limits.high < std::max(limits.low, least_.of(s, t))) return;
  envelope_.start({limits.low, limits.high, limits.extra});
  fill_records(s, t);
  fill_splits(s, t);
  if (bounds_ != nullptr) prune(s, limits.with_before);
  if (options_.detail > 0) envelope_.thin(static_cast<std::size_t>(options_.detail));
  const List found = envelope_.points();
  if (found.empty()) return;
  cell(s, t) = {points_.size(), found.size()};
  points_.insert(points_.end(), found.begin(), found.end());
  ends_.push_back(t);
}

void ListProgram::fill_records(int s, int t) {
  static constexpr Point kNothing{0, 0};
  const List rest = s + 1 < t ? list(s + 1, t) : List(&kNothing, 1);
  for (const Costs::Way& way : costs_.ways(s)) envelope_.add(rest, way.record, costs_.need_to_record(s, t, way), way.penalty);
}

void ListProgram::fill_splits(int s, int t) {
  std::int64_t need = 0;
  int advanced = s;
  for (const int k : ends_) {
    for (; advanced < k; ++advanced) need = std::max(need, costs_.gradient(t) + costs_.need_to_advance(s, advanced));
    if (need > envelope_.window().high) break;
    envelope_.add_sum(list(k, t), costs_.state(k), list(s, k), need, costs_.advance(s, k));
  }
}

void ListProgram::prune(int s, std::int64_t with_before) {
  std::size_t level = 0;
  envelope_.erase_if([&](const Point& point) { return point.extra + bounds_->before(s, point.memory, level) > with_before; });
}

NestedTree ListProgram::tree() const {
  NestedTree tree;
  add(tree, 0, costs_.size(), whole().back().memory);
  return tree;
}

int ListProgram::add(NestedTree& tree, int s, int t, std::int64_t memory) const {
  const Point& point = point_in(list(s, t), memory);
  const int node = tree.add(decision(s, t, point));
  const int keep = tree[node].keep;
  if (keep != NestedTree::kNone) {
    const int rest = add(tree, keep, t, point.memory - costs_.state(keep));
    const int left = add(tree, s, keep, point.memory);
    tree[node].rest = rest;
    tree[node].left = left;
  } else if (s + 1 < t) {
    const auto ways = costs_.ways(s);
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const auto& w) { return w.variant == tree[node].variant; });
    const int rest = add(tree, s + 1, t, point.memory - way->record);
    tree[node].rest = rest;
  }
  return node;
}

// The decision that made the point. It is looked for at the point's own memory: pruning may have taken better points that
// need more.
NestedTree::Node ListProgram::decision(int s, int t, const Point& point) const {
  for (const Costs::Way& way : costs_.ways(s)) {
    if (costs_.need_to_record(s, t, way) > point.memory) continue;
    const NestedTree::Node node{s, t, NestedTree::kNone, way.variant};
    if (s + 1 == t) {
      if (way.penalty == point.extra) return node;
      continue;
    }
    const List rest = list(s + 1, t);
    if (!fits(rest, point.memory - way.record)) continue;
    if (extra_in(rest, point.memory - way.record) + way.penalty == point.extra) return node;
  }
  std::int64_t need = 0;
  for (int k = s + 1; k < t; ++k) {
    need = std::max(need, costs_.gradient(t) + costs_.need_to_advance(s, k - 1));
    if (need > point.memory) break;
    const List right = list(k, t), left = list(s, k);
    const std::int64_t beside = point.memory - costs_.state(k);
    if (!fits(right, beside) || !fits(left, point.memory)) continue;
    if (costs_.advance(s, k) + extra_in(right, beside) + extra_in(left, point.memory) == point.extra) return {s, t, k};
  }
  throw Error("a point of the plan has no decision that makes it");
}

}  // namespace recollect::heterogeneous
