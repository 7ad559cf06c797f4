// What the planners that rewind share.
#pragma once

#include <optional>

#include "plan/planners.hpp"

namespace recollect::rewind {

// For unlike steps (rewind_unlike.cpp): the fastest of some rows of segments, each of them rewound. Nothing when none fits.
inline constexpr Step kLongestUnlike = 20'000;
Minimum minimum_unlike(const Chain& chain);
std::optional<Draft> plan_unlike(const Chain& chain, const Budget& budget);

// With a slower tier (rewind_away.cpp): one taped pass whose tape goes there and comes back in time. Nothing when some step
// cannot be rewound, memory has no room for a few steps' tape, or the tier none for the rest, or it takes
// longer than `most`.
inline constexpr Step kLongestAway = 2'000'000;
std::optional<Draft> plan_away(const Chain& chain, const Budget& budget, std::optional<Time> most);

}  // namespace recollect::rewind
