// What is left of a run whose slower tiers have lost something, and a schedule for the rest of it.
// A pure function; safe to call from several threads.
#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect {

struct Remains {
  Step gradient = 0;  // that there is: the steps below it are still to be reversed
  struct Place {
    Item item;
    TierIndex tier = 0;        // 0: in memory
    std::uint8_t variant = 0;  // of a record
  };
  static bool before(const Place& a, const Place& b) {
    return std::tuple(a.item.step, a.item.kind, a.tier) < std::tuple(b.item.step, b.item.kind, b.tier);
  }
  std::vector<Place> places = {};  // the states, records and tape that there are, in that order; no transfer is under way
  Bytes staging{};                 // of the tiers that were used so far
  // For steps whose tape is there: the working state, if nothing else owns it, and all that is alive, with the gradient.
  std::optional<Step> working = std::nullopt;
  Bytes live{};
};

// The rest of the run. Its schedule begins where nothing but the places, the gradient and perhaps a working state is alive, and
// the staging memory. Steps at the end whose tape is in memory are rewound, as far as they go; other tape is dropped. Throws
// InfeasibleBudget when the budget is too small for that, Error when the places do not suffice.
Schedule resume(const Chain& chain, const Budget& budget, const Remains& remains);

// Whether the budget is surely large enough for that, wherever the run is and whatever is lost but state 0. Quick.
bool can_resume(const Chain& chain, const Budget& budget);

}  // namespace recollect
