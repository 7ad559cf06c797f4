// A page for a browser that shows a plan: the schedule to zoom into, memory and transfers over time, the trade-off curve,
// figures and tables. One file that needs nothing else. Safe to call from several threads on streams of their own.
#pragma once

#include <optional>
#include <ostream>

#include "recollect/plan.hpp"

namespace recollect::cli {

struct PageOptions {
  std::optional<std::int64_t> slots = std::nullopt;  // the plan was made for that many, instead of for bytes
  PlanOptions search = {};                           // of the plans that make up the curve
};

// Replays the schedule a few times; what is too much to be drawn is merged, and the page says so. Throws IllegalSchedule when
// it breaks a rule, and Error when the program was built without the charts' library.
void write_page(std::ostream& out, const Plan& plan, const PageOptions& options = {});

}  // namespace recollect::cli
