#include "plan/nested_minimum.hpp"

#include <algorithm>

namespace recollect::heterogeneous {

LeastMemory::LeastMemory(const Costs& costs)
    : costs_(costs), least_(static_cast<std::size_t>(costs.size()) * static_cast<std::size_t>(costs.size() + 1)) {
  for (int s = costs.size() - 1; s >= 0; --s)
    for (int t = s + 1; t <= costs.size(); ++t) least_[at(s, t)] = choose(s, t).need;
}

LeastMemory::Choice LeastMemory::choose(int s, int t) const {
  Choice best{std::numeric_limits<std::int64_t>::max()};
  for (const Costs::Way& way : costs_.ways(s)) {
    std::int64_t need = costs_.need_to_record(s, t, way);
    if (s + 1 < t) need = std::max(need, way.record + of(s + 1, t));
    if (need < best.need) best = {need, NestedTree::kNone, &way};
  }
  std::int64_t advancing = 0;
  for (int k = s + 1; k < t; ++k) {
    advancing = std::max(advancing, costs_.gradient(t) + costs_.need_to_advance(s, k - 1));
    if (advancing >= best.need) break;
    const std::int64_t need = std::max({advancing, costs_.state(k) + of(k, t), of(s, k)});
    if (need < best.need) best = {need, k, nullptr};
  }
  return best;
}

NestedTree LeastMemory::tree() const {
  NestedTree tree;
  add(tree, 0, costs_.size());
  return tree;
}

int LeastMemory::add(NestedTree& tree, int s, int t) const {
  const Choice choice = choose(s, t);
  const int node = tree.add({s, t, choice.keep, choice.way != nullptr ? choice.way->variant : std::uint8_t{0}});
  const int head = choice.way != nullptr ? s + 1 : choice.keep;
  if (head < t) {
    const int rest = add(tree, head, t);
    tree[node].rest = rest;
  }
  if (choice.keep != NestedTree::kNone) {
    const int left = add(tree, s, choice.keep);
    tree[node].left = left;
  }
  return node;
}

}  // namespace recollect::heterogeneous
