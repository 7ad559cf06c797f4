// Kukreja et al. (Backpropagation for long sequences, section 2): every I-th state is written while the forward pass goes on,
// I = ⌈transfer / advance⌉, and the steps between are reversed with Revolve while the state before them is read.
#include <cmath>

#include "plan/legs.hpp"
#include "plan/planners.hpp"
#include "plan/two_level.hpp"
#include "plan/uniform.hpp"
#include "recollect/verify.hpp"

namespace recollect::kukreja {
namespace {

Step interval(const Chain& chain) {
  const Uniform u(chain);
  const Tier& tier = chain.tiers().front();
  const double transfer =
      two_level::transfer_time(tier, u.state, std::min(tier.write_bytes_per_second, tier.read_bytes_per_second));
  const auto advance = static_cast<double>(std::max<std::int64_t>(1, u.step.advance.count()));
  return static_cast<Step>(std::clamp(std::ceil(transfer / advance - 1e-9), 1.0, static_cast<double>(u.n)));
}

}  // namespace

// The state a leg starts from, the input of the step at work, and the state on its way.
Minimum minimum(const Chain& chain) {
  const Uniform u(chain);
  const Step legs = (u.n + interval(chain) - 1) / interval(chain);
  if (legs == 1) return revolve::minimum(chain);
  return {Bytes(u.state * 4 + u.working) + chain.tiers().front().staging, u.n - 1};
}

Draft plan(const Chain& chain, const Budget& budget) {
  const Uniform u(chain);
  const Step length = interval(chain), legs = (u.n + length - 1) / length;
  if (legs == 1) return revolve::plan(chain, budget);
  const auto inner = std::make_shared<InnerPlans>(chain, Strategy::revolve, PlanOptions{});
  Draft draft;
  draft.schedule = leg_schedule(inner, std::make_shared<const Legs>(u.n, u.n - (legs - 1) * length, legs - 1, 0),
                                {.memory = budget.memory - chain.tiers().front().staging,
                                 .prefetch = Bytes(u.state),
                                 .tail_reserve = Bytes(u.state),
                                 .to_store = legs - 2});
  draft.prediction = verify(chain, draft.schedule, budget);
  draft.reason = "writes every " + std::to_string(length) + "th state to " + chain.tiers().front().name +
                 " and reverses what is between with Revolve";
  return draft;
}

}  // namespace recollect::kukreja
