// Revolve's splits as a source of actions, for the planners that reverse segments with them.
#pragma once

#include "plan/nested.hpp"

namespace recollect::revolve {

// The least r with C(m+r, m) ≥ t: how often the optimum advances over a step at most.
std::int64_t repetitions(Step t, std::int64_t m);

class RevolveSource : public NestedSource {
 protected:
  // Reverses a segment with `level` slots, the one of its first state included.
  void solve(Step begin, Step length, std::int64_t level) final;
};

}  // namespace recollect::revolve
