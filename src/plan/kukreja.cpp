// Kukreja et al. (Backpropagation for long sequences, section 2): every I-th state is written while the forward pass goes on,
// I = ⌈transfer / advance⌉, and the steps between are reversed with Revolve while the state before them is read.
#include <cmath>

#include "plan/legs.hpp"
#include "plan/planners.hpp"
#include "plan/transfer.hpp"
#include "plan/uniform.hpp"

namespace recollect::kukreja {
namespace {

Step interval(const Chain& chain) {
  const Uniform u(chain);
  const Tier& tier = chain.tiers().front();
  const auto transfer = static_cast<double>(std::max(write_time(tier, u.state), read_time(tier, u.state)));
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
  const Legs row(u.n, u.n - (legs - 1) * length, legs - 1, 0);
  const LegOptions options{
      .memory = budget.memory - chain.tiers().front().staging, .prefetch = Bytes(u.state), .tail_reserve = Bytes(u.state)};
  const std::optional<Prediction> prediction = predict(*inner, row, options);
  if (!prediction) throw Error("kukreja: a schedule does not fit into the budget it was made for");
  if (!budget.tiers.empty() && prediction->stored > budget.tiers.front())
    throw InvalidInput("room in " + chain.tiers().front().name, to_string(budget.tiers.front()),
                       to_string(prediction->stored) + " for this strategy; two-level takes what there is");
  return {*prediction,
          "writes every " + std::to_string(length) + "th state to " + chain.tiers().front().name +
              " and reverses what is between with Revolve",
          leg_schedule(inner, std::make_shared<const Legs>(row), options)};
}

}  // namespace recollect::kukreja
