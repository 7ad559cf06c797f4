// What a schedule needs, by replaying it: for chains of unlike steps, where there is no closed form.
#pragma once

#include "recollect/verify.hpp"

namespace recollect {

// The smallest budget for this schedule, and the step during which it is first needed.
inline Minimum replayed_minimum(const Chain& chain, Schedule schedule) {
  Simulator simulator(chain);
  Minimum minimum;
  for (const Action& action : schedule) {
    simulator.apply(action);
    if (simulator.last_peak() > minimum.memory) minimum = {simulator.last_peak(), action.begin};
  }
  return minimum;
}

}  // namespace recollect
