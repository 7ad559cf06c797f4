// What two-level planners share.
#pragma once

#include "plan/planners.hpp"

namespace recollect::two_level {

// No schedule within the budget is faster, whatever it does with the first tier.
Time lower_bound(const Chain& chain, const Budget& budget, bool fetch_records);

}  // namespace recollect::two_level
