// Chain: the description of the work, a row of steps with their times and sizes.
// Immutable once made; safe to share between threads.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "recollect/bytes.hpp"

namespace recollect {

// Step i (0 ≤ i < N) turns state i into state i+1. Ranges of steps are half-open.
using Step = std::int64_t;
using Nanoseconds = std::chrono::nanoseconds;
__extension__ using Int128 = __int128;

// More steps than this are refused, so that every count of steps fits into 64 bits.
inline constexpr Step kMaxSteps = 4'000'000'000;

// Longer times, eleven days for one step, are refused: files give times in seconds, as doubles, and those keep every
// nanosecond of 2^50.
inline constexpr Nanoseconds kMaxTime = std::chrono::seconds(1'000'000);

// A sum of times, exact: integer nanoseconds in 128 bits.
struct Time {
  Int128 nanoseconds = 0;
  static Time of(std::int64_t count, Nanoseconds each) { return {Int128{count} * each.count()}; }
  double seconds() const { return static_cast<double>(nanoseconds) * 1e-9; }
  friend constexpr auto operator<=>(const Time&, const Time&) = default;
  Time& operator+=(Time other) { return nanoseconds += other.nanoseconds, *this; }
  friend Time operator+(Time a, Time b) { return a += b; }
};

// Another way to record a step: a small record whose backward computes the rest again, say. What is left out is as the step's.
struct VariantSpec {
  std::optional<Nanoseconds> forward = std::nullopt, backward = std::nullopt;
  std::optional<Bytes> record = std::nullopt, forward_scratch = std::nullopt, backward_scratch = std::nullopt;
};

// What a step costs, as the user gives it. What is left out is zero, or as the comment says.
struct StepSpec {
  std::string name = {};
  Nanoseconds forward{0};                             // to run it and keep its record
  std::optional<Nanoseconds> advance = std::nullopt;  // to run it and keep nothing; as forward
  Nanoseconds backward{0};
  std::optional<Nanoseconds> rewind = std::nullopt;  // to invert it; it cannot be inverted
  Bytes state{};                                     // the state it produces
  Bytes record{};                                    // all that backward needs besides state i; contains state i+1
  std::optional<Bytes> gradient = std::nullopt;      // of the state it produces; as large as that
  Bytes forward_scratch{};
  std::optional<Bytes> advance_scratch = std::nullopt;  // as forward_scratch
  Bytes backward_scratch{};
  Bytes tape{};                            // upper bound of what a taped advance appends
  bool record_holds_input = false;         // dropping state i frees nothing while record i lives (autograd's records)
  bool in_place = false;                   // advancing overwrites its input and needs no second state
  std::vector<VariantSpec> variants = {};  // further ways to record it, from number 1; at most 254
};

// What recording costs, one way or another.
struct RecordCosts {
  Nanoseconds forward, backward;
  Bytes record, forward_scratch, backward_scratch;
  friend bool operator==(const RecordCosts&, const RecordCosts&) = default;
};

// A step with every default filled in.
struct StepCosts : RecordCosts {
  std::string name;
  Nanoseconds advance;
  std::optional<Nanoseconds> rewind;
  Bytes state, gradient, advance_scratch, tape;
  bool record_holds_input, in_place;
  std::vector<RecordCosts> variants;
  // The ways to record it: 0 is the step's own.
  std::size_t ways() const { return 1 + variants.size(); }
  const RecordCosts& way(std::size_t variant) const { return variant == 0 ? *this : variants[variant - 1]; }
  friend bool operator==(const StepCosts&, const StepCosts&) = default;
};

// A slower place for items. Tier 0 is memory and is not listed; the first listed is tier 1.
struct Tier {
  std::string name;
  double write_bytes_per_second = 0;
  double read_bytes_per_second = 0;
  Nanoseconds latency{0};
  Bytes staging{};  // memory that it takes from the first store to it on
  friend bool operator==(const Tier&, const Tier&) = default;
};

class Chain {
 public:
  // `count` equal steps in a row.
  struct Run {
    StepSpec step;
    Step count = 1;
  };
  struct Options {
    Bytes input_state{};                                 // state 0
    std::optional<Bytes> input_gradient = std::nullopt;  // gradient 0; as large as state 0
    std::vector<Tier> tiers = {};
  };

  // Throws InvalidInput, with the path of the field as in a chain file, when sizes or times are negative, a time is
  // longer than kMaxTime, a record is smaller than the state in it, advancing needs more than recording, or all records
  // together reach 2^62 bytes.
  Chain(const Options& options, const std::vector<Run>& runs);

  // n equal steps on equal states, state 0 and its gradient included.
  static Chain uniform(Step n, const StepSpec& step);
  // The same steps beside other tiers. Throws InvalidInput.
  Chain with_tiers(std::vector<Tier> tiers) const;

  Step size() const { return begins_.back(); }
  const StepCosts& step(Step i) const { return runs_[run_of(i)]; }
  Bytes state(Step i) const { return i == 0 ? input_state_ : step(i - 1).state; }           // 0 ≤ i ≤ N
  Bytes gradient(Step i) const { return i == 0 ? input_gradient_ : step(i - 1).gradient; }  // 0 ≤ i ≤ N
  const std::vector<Tier>& tiers() const { return tiers_; }

  // All steps equal, without variants, and state 0 and gradient 0 as large as the others: the closed forms apply.
  bool is_uniform() const { return uniform_; }

  // Equal neighbours are stored once: run q covers steps [run_begin(q), run_begin(q+1)).
  std::size_t run_count() const { return runs_.size(); }
  std::size_t run_of(Step i) const;
  Step run_begin(std::size_t q) const { return begins_[q]; }
  const StepCosts& run(std::size_t q) const { return runs_[q]; }

  friend bool operator==(const Chain&, const Chain&) = default;

 private:
  Bytes input_state_, input_gradient_;
  std::vector<StepCosts> runs_;
  std::vector<Step> begins_;  // one more than runs_; the last is N
  std::vector<Tier> tiers_;
  bool uniform_ = false;
};

}  // namespace recollect
