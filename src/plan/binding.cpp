// binding(): what keeps a plan from being faster, found by planning with more of each.
#include <algorithm>
#include <limits>

#include "recollect/plan.hpp"

namespace recollect {
namespace {

Bytes times(Bytes memory, double factor) {
  constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
  const double more = static_cast<double>(memory.count()) * factor;
  return Bytes(more >= static_cast<double>(kMost) ? kMost : static_cast<std::int64_t>(more));
}

Chain with_faster_tiers(const Chain& chain) {
  std::vector<Tier> tiers = chain.tiers();
  for (Tier& tier : tiers) {
    tier.write_bytes_per_second *= 2;
    tier.read_bytes_per_second *= 2;
    tier.latency /= 2;
  }
  return chain.with_tiers(std::move(tiers));
}

}  // namespace

const char* name_of(Resource resource) {
  static constexpr const char* kNames[] = {"arithmetic", "memory", "bandwidth"};
  return kNames[static_cast<std::size_t>(resource)];
}

Binding binding(const Plan& plan, Strategy strategy, const PlanOptions& options) {
  PlanOptions third = options;
  third.time_limit /= 3;
  const Time now = plan.prediction.time;
  // The plan itself would still do.
  const auto then = [&](const Chain& chain, Bytes memory) {
    return std::min(now, recollect::plan(chain, {memory, plan.budget.tiers}, strategy, third).prediction.time);
  };
  const Bytes memory = plan.budget.memory;
  Binding found{Resource::arithmetic, then(plan.chain, times(memory, 1.25)), then(plan.chain, times(memory, 2)), std::nullopt};
  found.twice_memory = std::min(found.twice_memory, found.quarter_more);
  if (found.twice_memory < now) found.resource = Resource::memory;
  if (plan.chain.tiers().empty()) return found;
  found.twice_bandwidth = then(with_faster_tiers(plan.chain), memory);
  if (*found.twice_bandwidth < found.twice_memory) found.resource = Resource::bandwidth;
  return found;
}

}  // namespace recollect
