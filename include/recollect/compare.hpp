// Comparison: what runs were predicted to take beside what they took, and what may be behind the difference. Plain numbers; one
// owner.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "recollect/execute.hpp"

namespace recollect {

class Comparison {
 public:
  // `tiers` are the chain's: their speeds are what transfers were planned with.
  explicit Comparison(std::vector<Tier> tiers = {}) : tiers_(std::move(tiers)) {}

  // One more run. `peak` is what it really took at most, scratch included, where that is known: Report::measured_peak has none.
  void add(const Report& report, std::optional<Bytes> peak = std::nullopt);

  struct Row {
    ActionKind kind;
    std::int64_t count;
    Time predicted, measured;
    // Measured for predicted; nothing where nothing was predicted.
    std::optional<double> ratio() const;
  };
  std::vector<Row> rows() const;  // of the kinds of actions that there were
  Time predicted() const;
  Time measured() const;
  Bytes predicted_peak() const { return predicted_peak_; }               // of the runs, the most
  std::optional<Bytes> measured_peak() const { return measured_peak_; }  // nothing where nobody knows

  // Whether runs took over a quarter more time than predicted, or any more memory. Less is nobody's worry.
  bool is_worse() const;

  // Large gaps, each in a sentence with its likely cause: of times, more than a quarter of what was predicted and 5 % of the
  // whole; of the peak, a quarter less, or more at all.
  std::vector<std::string> gaps() const;

 private:
  bool is_gap(Time predicted, Time measured) const;
  std::string speeds() const;

  std::vector<Tier> tiers_;
  std::array<Time, 10> predicted_{}, measured_{};  // by ActionKind, as is the next
  std::array<std::int64_t, 10> counts_{};
  Bytes predicted_peak_{}, written_{}, read_{};
  std::optional<Bytes> measured_peak_;
  Nanoseconds writing_{0}, reading_{0};
};

}  // namespace recollect
