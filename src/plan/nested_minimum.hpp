// The least memory of every segment, by the recursion of nested plans with maxima in place of sums.
#pragma once

#include "plan/nested_tree.hpp"

namespace recollect::heterogeneous {

// O(N³) time, N² numbers. Refers to the costs, which must outlive it.
class LeastMemory {
 public:
  explicit LeastMemory(const Costs& costs);

  // To reverse [s, t), beside state s and with gradient t.
  std::int64_t of(int s, int t) const { return least_[at(s, t)]; }
  // A plan that gets by with it.
  NestedTree tree() const;

 private:
  // What is decided at the head of a segment: the state to keep, or the way to record.
  struct Choice {
    std::int64_t need;
    int keep = NestedTree::kNone;
    const Costs::Way* way = nullptr;
  };
  std::size_t at(int s, int t) const {
    return static_cast<std::size_t>(s) * static_cast<std::size_t>(costs_.size() + 1) + static_cast<std::size_t>(t);
  }
  Choice choose(int s, int t) const;
  int add(NestedTree& tree, int s, int t) const;

  const Costs& costs_;
  std::vector<std::int64_t> least_;
};

}  // namespace recollect::heterogeneous
