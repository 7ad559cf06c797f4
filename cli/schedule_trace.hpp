// A replayed schedule in the coordinates of a picture, thinned to what can be seen in it.
// Pure; safe to call from several threads.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect::cli {

enum class Work : std::uint8_t { advance, record, backward, rewind };
inline constexpr std::size_t kWorks = 4;

// What is kept: items in memory, and those in a slower tier.
enum class Holding : std::uint8_t { state, record, tape, away };
inline constexpr std::size_t kHoldings = 4;

// How much of a schedule a picture can show; what is more is merged into cells.
struct Detail {
  double cell = 1;                                          // pixels
  double memory_row = 0.5;                                  // pixels
  std::size_t points = 12'000, holds = 3'000, jumps = 150;  // holds of each kind
};

// The area to draw in: steps 0 … `steps` across, time 0 … `duration` downwards, in pixels from its upper left corner.
struct Panel {
  double width = 1, height = 1;
  Step steps = 1;
  double duration = 1;
  bool timed = true;  // or the chain gives no times, and a step of any kind counts as one
  Detail detail = {};

  double x(Step state) const { return width * static_cast<double>(state) / static_cast<double>(steps); }
  double y(double time) const { return height * time / duration; }
};

struct Corner {
  double x = 0, y = 0;
};
// Work of one kind without a gap.
struct Stroke {
  Work work = Work::advance;
  std::vector<Corner> points;
};
// One execution of one step.
struct Box {
  Work work = Work::advance;
  Step step = 0;
  double begin = 0, end = 0;  // y
};
struct Hold {
  double left = 0, right = 0;  // equal for a state
  double begin = 0, end = 0;   // y
};
struct Jump {
  double from = 0, to = 0, y = 0;
};
// Cells in a row or, for holdings, in a column.
struct Run {
  int column = 0, row = 0, length = 0;
};

inline constexpr std::size_t kShades = 4;  // from few items to many

struct ScheduleTrace {
  std::int64_t actions = 0;
  std::vector<Stroke> strokes;
  std::vector<Box> boxes;  // when asked for
  std::array<std::vector<Hold>, kHoldings> holds;
  std::vector<Jump> jumps;  // empty when there are too many to tell apart
  // Where there is too much for strokes and holds: the work that takes most of each cell's time, and how many items
  // each cell holds.
  std::array<std::vector<Run>, kWorks> work_cells;
  std::array<std::array<std::vector<Run>, kShades>, kHoldings> hold_cells;
  std::vector<std::int64_t> memory;  // bytes, the most during each row
  double peak_y = 0;

  bool aggregated() const;
};

ScheduleTrace trace_schedule(const Plan& plan, const Panel& panel, bool with_boxes);

}  // namespace recollect::cli
