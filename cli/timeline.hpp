// What a schedule does when, as rows of a table, and its transfers to and from slower tiers.
// Pure; safe to call from several threads.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect::cli {

struct Span {
  double begin = 0, end = 0;  // seconds
  friend bool operator==(const Span&, const Span&) = default;
};

// An action, or all that begin within a slice of time; a long advance is divided among the slices that it takes.
struct TimelineRow {
  Span when;
  std::string action;  // empty for a slice
  std::int64_t actions = 0;
  std::int64_t advances = 0, records = 0, backwards = 0, rewinds = 0;  // steps
  std::int64_t memory = 0;                                             // bytes, the most
  std::int64_t written = 0, read = 0;                                  // bytes whose transfer begins
};

// To slower tiers, or back.
struct Transfers {
  std::vector<Span> busy;             // gaps too short to see are left out
  std::vector<std::int64_t> waiting;  // bytes that are not yet through, the most in each of equal parts of the time
};

struct Timeline {
  bool sliced = false;
  std::vector<TimelineRow> rows;  // none is empty
  Transfers writes, reads;
};

// How long a schedule takes, so far: in seconds or, of a chain without times, in executions of steps.
double duration_of(const Prediction& so_far, bool timed);

// One row for each action where there are at most `most_rows` of them. `total` is what verify() says of the
// plan. Throws IllegalSchedule.
Timeline timeline_of(const Plan& plan, const Prediction& total, std::size_t most_rows, std::size_t parts);

}  // namespace recollect::cli
