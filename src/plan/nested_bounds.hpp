// Lower bounds on what a nested plan spends outside and inside a segment, so that the exact program need not look at
// segments that no good plan contains.
//
// Look at the moment when a segment begins: what is kept is a path of items from state 0 to state s, each a record (bytes:
// its own, extra: its penalty) or a state i kept after advancing from j (bytes: state i; extra: the advance, and later at
// least inside(j, i) to reverse [j, i)). The bytes of the path are what the segment cannot use. For any price λ ≥ 0 per
// byte, extra ≥ (cheapest path at price λ) - λ·(bytes kept): Lagrangian relaxation. The same path, taken from s to the last
// step of [s, t), bounds inside(s, t) itself, from shorter segments up.
#pragma once

#include <chrono>
#include <cmath>
#include <vector>

#include "plan/nested_minimum.hpp"

namespace recollect::heterogeneous {

struct Deadline {
  std::chrono::steady_clock::time_point at = std::chrono::steady_clock::time_point::max();
  bool passed() const { return std::chrono::steady_clock::now() >= at; }
};

// Whether the state at which a segment begins is kept by somebody outside of it, or is given up when its step is recorded
// (only in plans beyond nested ones).
enum class Head : std::uint8_t { firm, given_up };

class Bounds {
 public:
  // Bounds for nested plans in `free` bytes beside state 0. After the deadline it goes on with weaker ones. Refers to its
  // arguments.
  Bounds(const Costs& costs, const LeastMemory& least, std::int64_t free, const Deadline& deadline)
      : Bounds(costs, &least, free, deadline) {}
  // The same for plans that may give up states: a path may also advance from j to k and record step k without keeping state k.
  Bounds(const Costs& costs, std::int64_t free, const Deadline& deadline) : Bounds(costs, nullptr, free, deadline) {}

  // No plan of the whole chain has less extra.
  std::int64_t whole() const { return whole_; }

  // What a plan of at most `cap` extra allows of its segment [s, t).
  struct Limits {
    std::int64_t low, high;    // the memory it is given; none when high < low
    std::int64_t extra;        // inside, at most
    std::int64_t with_before;  // inside and before(s, memory) together, at most
  };
  Limits limits(int s, int t, std::int64_t cap, Head head = Head::firm) const;

  // Extra spent on steps before s, at least, when a segment that begins there is given `memory` bytes. Ask with growing
  // memory and the same `level`, at first 0.
  std::int64_t before(int s, std::int64_t memory, std::size_t& level, Head head = Head::firm) const;

 private:
  using Row = std::vector<double>;
  // The cheapest paths at one price. The last two serve only while the levels are made.
  struct Level {
    double price;
    Row before;  // from state 0 to state s
    Row bare;    // from state 0 to state s, which is advanced to and does not count yet
    Row up_to;   // the same when state s need not be kept: the last advance may go on beyond
    Row from;    // from a kept state i to the end
    Row after;   // the same when state i need not be kept
  };
  // At the prices of bound_insides: to record step i instead of advancing over it, and to end with the step before t.
  struct Edges {
    double price;
    Row record, last, last_given_up;
  };

  Bounds(const Costs& costs, const LeastMemory* least, std::int64_t free, const Deadline& deadline);
  bool wide() const { return least_ == nullptr; }
  std::int64_t room(int s, Head head) const { return free_ - (s > 0 && head == Head::firm ? costs_.state(s) : 0); }
  const Row& path(const Level& level, Head head) const { return head == Head::firm ? level.before : level.bare; }
  double record_edge(int i, double price) const;
  double last_edge(int t, double price, Head head) const;
  double safe(double bound, double magnitude) const;
  static double cheapest_advance(const Row& shifted, const Row& inside, int s, int t);
  double best_price() const;
  void set_paths_before(Level& level) const;
  double whole_at(const Level& level) const;
  void bound_insides(const Deadline& deadline);
  void bound_insides_from(int s, std::int64_t held, std::vector<Row>& inside_from_s, std::vector<Row>& shifted);
  void set_level(double price);
  void bound_outsides();

  const Costs& costs_;
  const LeastMemory* least_;  // none for plans beyond nested ones
  std::int64_t free_;
  double density_;                // extra per byte of record, over the whole chain
  std::vector<Row> inside_;       // [t][s]: when state s is kept
  std::vector<Row> inside_free_;  // [t][s]: when all memory serves it
  std::vector<Edges> edges_;
  std::vector<Level> levels_;        // by rising price
  std::vector<std::int64_t> after_;  // [t]: extra spent on [t, N), at least, when state t is kept some time
  std::vector<std::int64_t> both_;   // [s·N+t]: extra spent before s and from t on, at least
  std::int64_t whole_ = 0;
};

// Plans are looked for up to a cap of extra that rises until one is found. The first is optimal; before that every cap that
// failed is a lower bound. Small caps are cheap, so that the last two take most of the time.
class RisingCap {
 public:
  RisingCap(const Costs& costs, std::int64_t start)
      : scale_(static_cast<double>(costs.extra_scale())), start_(start), lower_(start) {}

  // No plan has less extra.
  std::int64_t lower() const { return lower_; }
  // The cap to try, at most `highest`.
  std::int64_t next(std::int64_t highest) const { return at(slack_, highest); }
  void failed(std::int64_t cap) {
    lower_ = cap + 1;
    slack_ *= kGrowth;
  }
  // The cap after so many more failures.
  std::int64_t later(int failures, std::int64_t highest) const { return at(slack_ * std::pow(kGrowth, failures), highest); }

 private:
  static constexpr double kGrowth = 1.6;
  std::int64_t at(double slack, std::int64_t highest) const {
    const double rise = slack * scale_;
    return rise >= static_cast<double>(highest - start_) ? highest : start_ + static_cast<std::int64_t>(rise);
  }
  double scale_;  // advances over the whole chain, with all penalties
  std::int64_t start_, lower_;
  double slack_ = 0.003;
};

}  // namespace recollect::heterogeneous
