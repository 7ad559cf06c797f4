// Pictures: a schedule as the papers draw it, and memory against time. Self-contained SVG, legible at any length.
// Plain functions; safe to call from several threads on streams of their own.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect::cli {

// Steps from left to right, execution from top to bottom, and beside it the memory in use. What is too small to be seen
// is merged, and the picture says so. A plan of unknown length is drawn for the longest sequence it allows.
// Replays the schedule twice; throws IllegalSchedule when it breaks a rule (the budget is drawn, not enforced).
void draw_schedule(std::ostream& out, const Plan& plan);

struct CurveSeries {
  std::string name;
  std::vector<CurvePoint> points;  // by growing memory
};

// Memory, on a logarithmic axis, against time relative to store-all: a step function per series, because a budget between
// two points buys the left one's plan. `chosen` is marked where it lies. Series without points are left out.
void draw_curve(std::ostream& out, const Chain& chain, const std::vector<CurveSeries>& series,
                std::optional<CurvePoint> chosen = {});

}  // namespace recollect::cli
