// A chain in the form that the recursions over unlike steps need. Immutable once made.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "recollect/chain.hpp"

namespace recollect::heterogeneous {

// A nested plan records and differentiates each step once, whatever else it does, so only what it
// spends beyond the fastest variants counts here: `extra` time, made of advances and of slower variants' penalties.
// Memory of a segment [s, t) is counted beside its first state, which is owned by a slot or a record outside of it, and
// with gradient t inside. These are the rules of verify.cpp.
class Costs {
 public:
  struct Way {
    std::int64_t record, penalty, forward_scratch, backward_scratch;
    std::uint8_t variant;  // its number in the chain
  };

  // Throws InvalidInput when sums of time could leave 64 bits: (N+1) times all advances and penalties stay below 2^62.
  explicit Costs(const Chain& chain);

  int size() const { return static_cast<int>(steps_.size()); }
  std::int64_t state(int i) const { return states_[index(i)]; }
  std::int64_t gradient(int i) const { return gradients_[index(i)]; }
  std::int64_t advance(int s, int k) const { return advances_[index(k)] - advances_[index(s)]; }
  Time fastest() const { return fastest_; }                                 // all steps recorded and differentiated once
  std::int64_t largest_records(int s) const { return records_[index(s)]; }  // of all steps before s
  std::int64_t extra_scale() const { return scale_; }                       // all steps advanced over once, with all penalties

  bool record_holds_input(int s) const { return steps_[index(s)].holds_input; }

  // Ways to record step s of which none is better than another in every respect.
  std::span<const Way> ways(int s) const { return steps_[index(s)].ways; }
  // To record step s at the head of [s, t), and to differentiate it.
  std::int64_t need_to_record(int s, int t, const Way& way) const {
    return way.record + std::max(gradient(t) + way.forward_scratch, gradient(s + 1) + gradient(s) + way.backward_scratch);
  }
  // To advance over step l from state s, beside gradient t.
  std::int64_t need_to_advance(int s, int l) const { return l == s ? steps_[index(l)].first : steps_[index(l)].later; }

 private:
  struct Numbers {
    std::vector<Way> ways;
    std::int64_t first, later;  // bytes to advance over it: from an owned state, from one that nobody owns
    bool holds_input;
  };
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  void add_step(const StepCosts& step);

  std::vector<Numbers> steps_;
  std::vector<std::int64_t> states_, gradients_, advances_, records_;
  Time fastest_;
  std::int64_t scale_ = 0;
};

}  // namespace recollect::heterogeneous
