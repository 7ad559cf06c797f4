// The rest of a run whose tape is partly lost: what has none any more is computed again, the other steps are rewound.
#pragma once

#include <memory>
#include <optional>

#include "plan/legs.hpp"

namespace recollect {

// Steps in a row whose tape is in the first tier.
struct TapeRun {
  Step begin = 0, end = 0;
};

// Begins with state 0 in memory and nothing else but the gradient, whose step is at the end of the run or after it; ends with
// gradient 0. Nothing when `memory` is too little for that.
std::optional<Schedule> resume_with_tape(const std::shared_ptr<InnerPlans>& plans, const Chain& chain, Bytes memory,
                                         Step gradient, const TapeRun& run);

}  // namespace recollect
