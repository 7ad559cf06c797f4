// How long a tier's channel takes for so many bytes, as the verifier counts.
#pragma once

#include <cmath>

#include "recollect/chain.hpp"

namespace recollect {

inline Int128 transfer_time(const Tier& tier, std::int64_t bytes, double bytes_per_second) {
  const double seconds = static_cast<double>(bytes) / bytes_per_second;
  return tier.latency.count() + static_cast<Int128>(std::ceil(seconds * 1e9));
}
inline Int128 write_time(const Tier& tier, std::int64_t bytes) { return transfer_time(tier, bytes, tier.write_bytes_per_second); }
inline Int128 read_time(const Tier& tier, std::int64_t bytes) { return transfer_time(tier, bytes, tier.read_bytes_per_second); }

}  // namespace recollect
