#include "plan/nested_tree.hpp"

#include <algorithm>
#include <cmath>

#include "plan/nested.hpp"

namespace recollect::heterogeneous {
namespace {

const Costs::Way& way_of(const Costs& costs, const NestedTree::Node& node) {
  const auto ways = costs.ways(node.begin);
  return *std::find_if(ways.begin(), ways.end(), [&](const Costs::Way& way) { return way.variant == node.variant; });
}

// Walks the tree in the order of the schedule and follows what is kept.
class Replay {
 public:
  Replay(const Costs& costs, const NestedTree& tree) : costs_(costs), tree_(tree) {}

  Minimum run() {
    visit(NestedTree::kRoot, costs_.state(0));
    return {Bytes(peak_), step_};
  }

 private:
  void visit(int at, std::int64_t kept) {
    const NestedTree::Node& node = tree_[at];
    if (node.keep != NestedTree::kNone) {
      for (int l = node.begin; l < node.keep; ++l)
        need(kept + costs_.gradient(node.end) + costs_.need_to_advance(node.begin, l), l);
      visit(node.rest, kept + costs_.state(node.keep));
      visit(node.left, kept);
      return;
    }
    const Costs::Way& way = way_of(costs_, node);
    const int s = node.begin;
    need(kept + costs_.gradient(node.end) + way.record + way.forward_scratch, s);
    if (node.rest != NestedTree::kNone) visit(node.rest, kept + way.record);
    need(kept + costs_.gradient(s + 1) + costs_.gradient(s) + way.record + way.backward_scratch, s);
  }
  void need(std::int64_t bytes, int step) {
    if (bytes <= peak_) return;
    peak_ = bytes;
    step_ = step;
  }

  const Costs& costs_;
  const NestedTree& tree_;
  std::int64_t peak_ = -1;
  int step_ = 0;
};

class TreeSource final : public NestedSource {
 public:
  explicit TreeSource(std::shared_ptr<const NestedTree> tree) : tree_(std::move(tree)) {}

 private:
  void begin() override { begin_with((*tree_)[NestedTree::kRoot].end, NestedTree::kRoot); }
  // The level of a task is its node.
  void solve(Step begin, Step, std::int64_t level) override {
    stand_at(begin);
    const NestedTree::Node& node = (*tree_)[static_cast<int>(level)];
    if (node.keep != NestedTree::kNone) {
      advance(begin, node.keep);
      keep(node.keep);
      later_solve(begin, node.keep - begin, node.left);
      later_drop(node.keep);
      later_solve(node.keep, node.end - node.keep, node.rest);
      return;
    }
    record(begin, node.variant);
    later_backwards(begin, 1);
    if (node.rest != NestedTree::kNone) later_solve(begin + 1, node.end - begin - 1, node.rest);
  }
  std::shared_ptr<const NestedTree> tree_;
};

std::uint8_t fastest_variant(const Costs& costs, int step) {
  const auto ways = costs.ways(step);
  return std::min_element(ways.begin(), ways.end(), [](const auto& a, const auto& b) { return a.penalty < b.penalty; })->variant;
}

// Records all of [begin, end).
int add_whole(NestedTree& tree, const Costs& costs, int begin, int end) {
  const int first = tree.add({begin, end, NestedTree::kNone, fastest_variant(costs, begin)});
  int last = first;
  for (int s = begin + 1; s < end; ++s) {
    const int next = tree.add({s, end, NestedTree::kNone, fastest_variant(costs, s)});
    tree[last].rest = next;
    last = next;
  }
  return first;
}

int add_segments(NestedTree& tree, const Costs& costs, int begin, int end, int length) {
  if (end - begin <= length) return add_whole(tree, costs, begin, end);
  const int keep = begin + length;
  const int node = tree.add({begin, end, keep});
  const int rest = add_segments(tree, costs, keep, end, length);
  const int left = add_whole(tree, costs, begin, keep);
  tree[node].rest = rest;
  tree[node].left = left;
  return node;
}

std::int64_t need_whole(const Costs& costs, int begin, int end) {
  NestedTree tree;
  add_whole(tree, costs, begin, end);
  return tree.peak(costs).memory.count() - costs.state(0);
}

int add_halves(NestedTree& tree, const Costs& costs, int begin, int end, std::int64_t free) {
  if (end - begin == 1 || need_whole(costs, begin, end) <= free) return add_whole(tree, costs, begin, end);
  const int keep = begin + (end - begin) / 2;
  const int node = tree.add({begin, end, keep});
  const int rest = add_halves(tree, costs, keep, end, free - costs.state(keep));
  const int left = add_halves(tree, costs, begin, keep, free);
  tree[node].rest = rest;
  tree[node].left = left;
  return node;
}

}  // namespace

std::int64_t NestedTree::extra(const Costs& costs) const {
  std::int64_t extra = 0;
  for (const Node& node : nodes_)
    extra += node.keep != kNone ? costs.advance(node.begin, node.keep) : way_of(costs, node).penalty;
  return extra;
}

Minimum NestedTree::peak(const Costs& costs) const { return Replay(costs, *this).run(); }

Schedule schedule_of(std::shared_ptr<const NestedTree> tree) {
  return Schedule([tree = std::move(tree)] { return std::make_unique<TreeSource>(tree); });
}

NestedTree store_all_tree(const Costs& costs) {
  NestedTree tree;
  add_whole(tree, costs, 0, costs.size());
  return tree;
}

NestedTree chen_sqrt_tree(const Costs& costs) {
  NestedTree tree;
  add_segments(tree, costs, 0, costs.size(), static_cast<int>(std::ceil(std::sqrt(static_cast<double>(costs.size())))));
  return tree;
}

NestedTree chen_recursive_tree(const Costs& costs, std::int64_t free) {
  NestedTree tree;
  add_halves(tree, costs, 0, costs.size(), free);
  return tree;
}

}  // namespace recollect::heterogeneous
