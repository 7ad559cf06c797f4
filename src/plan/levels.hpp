// Levels: the optimal nested schedule of equal steps that keeps states and records, without a table over steps.
//
// Level k means: k more states may be kept, or the bytes of k states and `slack` may go to records. F_k(t) is the least
// number of forward steps for t steps at level k. In every pass the records come last (an exchange argument), so with e_j
// the levels that j records take,
//     F_k(t) = t + min over j of [ F_{e_j+1} ⊕ … ⊕ F_k ](t-1-j)      (⊕: min-plus convolution over the segments)
// and in the papers' counting, where the input of the step at work is free, one more segment that keeps nothing.
// docs/design.md derives the marginal costs of F_k, which come in this order:
//   J_k+1 steps of cost 1; then for A = 1, 2, …: singles_A(k) steps of cost A+1, then the blocks of phase A+1, which cost
//   A+1 a step and 1 more for each jump to one record fewer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect {

class Levels {
 public:
  struct Sizes {
    std::int64_t state = 1;   // bytes
    std::int64_t record = 1;  // bytes, at least a state's
    std::int64_t slack = 0;   // bytes beside the levels
    bool free_input = false;  // the papers' counting
  };
  // For up to n steps from level `top`.
  Levels(Step n, std::int64_t top, const Sizes& sizes) : Levels(n, top, sizes, true) {}

  // Whether that needs tables over the levels: n is beyond the first two phases.
  static bool needs_tables(Step n, std::int64_t top, const Sizes& sizes);

  // F_top(n).
  std::int64_t forward_steps() const;

  // One pass over t steps: states kept after each of `segments`, then `records` records side by side, then (in the papers'
  // counting) `free` steps before the input of the step at work; the last step is differentiated at once.
  struct Segment {
    std::int64_t level;
    Step length;
  };
  struct Pass {
    std::vector<Segment> segments;
    std::int64_t records = 0;
    Step free = 0;
  };
  Pass pass(Step t, std::int64_t level) const;

  // The most that n steps from the top keep at once, beside state 0 and the record at work: in bytes, in bytes without a
  // state that is kept only as the input of the step at work, or in records.
  struct Kept {
    std::int64_t bytes, counted, records;
  };
  Kept kept() const;

 private:
  enum class Phase { ones, bare, second, singles, blocks };
  struct Position {
    Phase phase;
    std::int64_t a = 0;  // singles_a or blocks_a
    Step into = 0;       // steps used of it
  };
  // Blocks that lead from `high` records to `low`, all alike.
  struct BlockClass {
    std::int64_t high, low;
    bool vertex;  // every level with at least `high` records has one; otherwise those with exactly `high`
  };
  struct Row {  // of one phase, by level
    explicit Row(std::size_t levels);
    std::vector<Step> singles, blocks, jumps, before_singles;
  };

  // At this level nothing is kept but the input of the step at work.
  std::int64_t bare_level() const { return sizes_.free_input ? 0 : 1; }
  std::int64_t records_at(std::int64_t level) const;    // J_k
  std::int64_t levels_for(std::int64_t records) const;  // e_j
  Int128 ones_up_to(std::int64_t level) const;          // Σ_{i ≤ k} (J_i + 1)
  Int128 reach(std::int64_t j, std::int64_t level) const;
  std::int64_t records_for(Step t, std::int64_t level) const;
  std::int64_t least_records() const { return sizes_.record == 0 ? 0 : std::min(sizes_.slack / sizes_.record, n_); }

  Levels(Step n, std::int64_t top, const Sizes& sizes, bool build);
  bool is_deep() const;
  void build_rows();
  void build_classes();
  Step count(const BlockClass& c, std::int64_t a, std::int64_t level) const;
  Step class_length(const BlockClass& c) const { return steps_below_[idx(c.high)] - steps_below_[idx(c.low)]; }
  std::size_t find_class(std::int64_t a, std::int64_t level, Step& into, std::int64_t* jumps) const;
  std::int64_t jumps_within(const BlockClass& c, Step into) const;
  Step before_blocks(std::size_t a,
                     std::size_t level) const {  // of phase a; the blocks come after the singles of the phase before
    return std::min(n_ + 1, rows_[a - 1].before_singles[level] + rows_[a - 1].singles[level]);
  }
  Position locate(Step t, std::int64_t level) const;
  Pass second_pass(Step t, std::int64_t level) const;
  struct Shares {
    std::vector<Step> before, own;  // by level
  };
  void sum_up(std::vector<Step>& values, std::int64_t times) const;
  Shares block_shares(std::int64_t a, std::int64_t level, std::size_t which) const;
  Pass deep_pass(Step t, std::int64_t level, const Position& at) const;
  enum class Measure { bytes, counted, records };
  using Known = std::map<std::pair<Step, std::int64_t>, std::int64_t>;
  std::int64_t kept(Step t, std::int64_t level, Measure measure, Known& known) const;
  std::int64_t kept_second(Step t, std::int64_t level, Measure measure) const;
  std::int64_t kept_by(const Pass& p, Measure measure) const;
  std::int64_t most_in(const Segment& segment, Measure measure) const;
  std::int64_t kept_deep(const Pass& p, Measure measure, Known& known) const;
  std::int64_t state_in(Measure measure) const { return measure == Measure::records ? 0 : sizes_.state; }
  std::int64_t record_in(Measure measure) const { return measure == Measure::records ? 1 : sizes_.record; }
  // The input of the step at work, when it is kept for that alone.
  std::int64_t input_in(Measure measure) const { return measure == Measure::bytes ? sizes_.state : 0; }
  static std::size_t idx(std::int64_t i) { return static_cast<std::size_t>(i); }

  Step n_;
  std::int64_t top_;
  Sizes sizes_;
  std::vector<Row> rows_;                  // by phase, from 1; only when n is beyond the second
  std::vector<BlockClass> classes_;        // in the order of use
  std::vector<Step> steps_below_;          // Σ_{i ≤ j} i·(e_i - e_{i-1}): block lengths summed from the last to be used
  std::vector<std::int64_t> least_waste_;  // min over 0 ≤ i ≤ k of the bytes that J_i records leave unused at level i
};

}  // namespace recollect
