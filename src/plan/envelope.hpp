// Envelope: the least extra time of several decisions, as a function of memory. Such functions fall in steps; a list holds
// the points at which they do.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace recollect::heterogeneous {

struct Point {
  std::int64_t memory, extra;
};
using List = std::span<const Point>;  // by rising memory and falling extra

// Whether the list says anything about so little memory.
inline bool fits(List list, std::int64_t memory) { return !list.empty() && list.front().memory <= memory; }
// What it says; it must fit.
std::int64_t extra_in(List list, std::int64_t memory);
const Point& point_in(List list, std::int64_t memory);

class Envelope {
 public:
  // Only memory from low to high matters, and extra up to the cap.
  struct Window {
    std::int64_t low, high, cap;
  };

  void start(const Window& window) {
    window_ = window;
    points_.clear();
  }
  const Window& window() const { return window_; }

  // Offers extra + list(m - shift) for m ≥ need.
  void add(List list, std::int64_t shift, std::int64_t need, std::int64_t extra);
  // Offers extra + right(m - shift) + left(m) for m ≥ need.
  void add_sum(List right, std::int64_t shift, List left, std::int64_t need, std::int64_t extra);

  template <class Predicate>
  void erase_if(Predicate predicate) {
    std::erase_if(points_, predicate);
  }
  // Leaves at most so many points: of every stretch the one that costs least, of the first the one that needs least.
  void thin(std::size_t most);
  List points() const { return points_; }

 private:
  struct Sum {
    List right, left;
    std::int64_t shift, extra, low, high;
    std::int64_t at(std::int64_t memory) const { return extra + extra_in(right, memory - shift) + extra_in(left, memory); }
  };
  bool covers(const Sum& sum) const;
  bool covers(const Sum& sum, std::int64_t low, std::int64_t high, std::int64_t mine, std::int64_t best, int depth) const;
  void collect_better(const Sum& sum);
  void merge();

  Window window_{};
  std::vector<Point> points_, better_, merged_;
};

}  // namespace recollect::heterogeneous
