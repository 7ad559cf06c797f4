// ProfileWatch: whether a plan's times still fit what is measured. One owner.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "recollect/execute.hpp"

namespace recollect {

class ProfileWatch {
 public:
  ProfileWatch() = default;
  // What some kind of step is off in its first kRuns gradients (the median) is how profiles differ from runs, and no reason to
  // measure again.
  static ProfileWatch that_settles();

  // Of a gradient by the plan that is watched. When some kind of step has taken more than kFactor times as long as planned, or
  // less than that part of it, in kRuns gradients in a row: which and by how much, in words. The watch then starts anew, for
  // another plan, and settles.
  std::optional<std::string> add(const Report& report);

  static constexpr double kFactor = 1.5;
  static constexpr int kRuns = 8;

 private:
  struct Kind {
    double usual = 1;                // measured for planned
    std::vector<double> first = {};  // of those, while that is found
    int off = 0;                     // gradients in a row
  };
  std::array<Kind, 10> kinds_;  // by ActionKind
  bool settles_ = false;
};

}  // namespace recollect
