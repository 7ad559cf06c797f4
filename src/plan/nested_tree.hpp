// NestedTree: the decisions of a nested plan. It has one node for each step, which records it, and one for each state
// that is kept, so that it is small whatever the plan recomputes.
#pragma once

#include <memory>
#include <vector>

#include "plan/nested_costs.hpp"
#include "recollect/plan.hpp"

namespace recollect::heterogeneous {

class NestedTree {
 public:
  static constexpr int kNone = -1;
  // Reverses steps [begin, end). With `keep` > begin: advance to it, keep that state, `rest` reverses [keep, end), `left`
  // reverses [begin, keep). Otherwise: record step `begin` by `variant`, `rest` reverses [begin+1, end) unless it is empty.
  struct Node {
    int begin, end;
    int keep = kNone;
    std::uint8_t variant = 0;
    int rest = kNone, left = kNone;
  };

  int add(const Node& node) {
    nodes_.push_back(node);
    return static_cast<int>(nodes_.size()) - 1;
  }
  Node& operator[](int i) { return nodes_[static_cast<std::size_t>(i)]; }
  const Node& operator[](int i) const { return nodes_[static_cast<std::size_t>(i)]; }
  bool empty() const { return nodes_.empty(); }
  static constexpr int kRoot = 0;  // the node that was added first reverses the whole chain

  std::int64_t extra(const Costs& costs) const;  // time beyond Costs::fastest()
  Minimum peak(const Costs& costs) const;        // as verify() computes it, and the step at which it is first reached

 private:
  std::vector<Node> nodes_;
};

Schedule schedule_of(std::shared_ptr<const NestedTree> tree);

// Trees that need no search; each may or may not fit.
NestedTree store_all_tree(const Costs& costs);
NestedTree chen_sqrt_tree(const Costs& costs);
NestedTree chen_recursive_tree(const Costs& costs, std::int64_t free);

}  // namespace recollect::heterogeneous
