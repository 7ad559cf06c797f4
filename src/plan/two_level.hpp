// What two-level planners share.
#pragma once

#include "plan/planners.hpp"

namespace recollect::two_level {

// Nanoseconds on the channel.
inline double transfer_time(const Tier& tier, std::int64_t bytes, double rate) {
  return static_cast<double>(tier.latency.count()) + static_cast<double>(bytes) / rate * 1e9;
}

// No schedule within the budget is faster, whatever it does with the first tier.
Time lower_bound(const Chain& chain, const Budget& budget, bool fetch_records);

}  // namespace recollect::two_level
