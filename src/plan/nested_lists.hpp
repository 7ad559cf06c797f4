// The exact program: for every segment the list of (memory, extra) at which more memory buys less extra time. Lists instead
// of a table over memory: they stay short, and nothing is rounded.
#pragma once

#include <span>
#include <vector>

#include "plan/envelope.hpp"
#include "plan/nested_bounds.hpp"

namespace recollect::heterogeneous {

class ListProgram {
 public:
  struct Options {
    std::int64_t cap = std::numeric_limits<std::int64_t>::max();  // plans with more extra are not looked for
    int detail = 0;  // lists are thinned to as many points, and plans are no longer always optimal; 0: never
  };

  // Plans in `free` bytes beside state 0. Without bounds the list of the whole chain is complete; with them only plans in
  // exactly that memory are found. Refers to its arguments.
  ListProgram(const Costs& costs, const LeastMemory& least, const Bounds* bounds, std::int64_t free);

  // False when the deadline came first. `whole` is empty when there is no plan within the cap.
  bool run(const Options& options, const Deadline& deadline);
  List whole() const { return list(0, costs_.size()); }
  // The plan of the last point of `whole`.
  NestedTree tree() const;

 private:
  struct Cell {
    std::size_t begin = 0, count = 0;
  };
  Cell& cell(int s, int t) { return cells_[static_cast<std::size_t>(s) * stride_ + static_cast<std::size_t>(t)]; }
  List list(int s, int t) const {
    const Cell& at = cells_[static_cast<std::size_t>(s) * stride_ + static_cast<std::size_t>(t)];
    return {points_.data() + at.begin, at.count};
  }

  void fill(int s, int t);
  void fill_records(int s, int t);
  void fill_splits(int s, int t);
  void prune(int s, std::int64_t with_before);
  int add(NestedTree& tree, int s, int t, std::int64_t memory) const;
  NestedTree::Node decision(int s, int t, const Point& point) const;

  const Costs& costs_;
  const LeastMemory& least_;
  const Bounds* bounds_;
  std::int64_t free_;
  Options options_;
  std::size_t stride_;
  std::vector<Cell> cells_;
  std::vector<Point> points_;
  std::vector<int> ends_;  // of the non-empty segments that begin where the one at work does
  Envelope envelope_;      // of the segment at work
};

}  // namespace recollect::heterogeneous
