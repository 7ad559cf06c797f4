// What two-level planners share.
#pragma once

#include "plan/planners.hpp"

namespace recollect::two_level {

// No schedule of equal steps within the budget is faster that writes to the first tier what the options allow.
Time lower_bound(const Chain& chain, const Budget& budget, bool fetch_records);

// For unlike steps (two_level_unlike.cpp).
Draft plan_unlike(const Chain& chain, const Budget& budget, const PlanOptions& options);

}  // namespace recollect::two_level
