#include "plan/heterogeneous.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "plan/beyond_nested.hpp"
#include "plan/nested_lists.hpp"
#include "plan/nested_minimum.hpp"
#include "plan/nested_tree.hpp"
#include "plan/planners.hpp"
#include "recollect/verify.hpp"

namespace recollect::heterogeneous {
namespace {

using Clock = std::chrono::steady_clock;

void require_length(const Chain& chain) {
  if (chain.size() > kLongest)
    throw InvalidInput("steps", std::to_string(chain.size()) + " unlike ones", "at most " + std::to_string(kLongest));
}

class Solver {
 public:
  Solver(const Costs& costs, const LeastMemory& least, std::int64_t memory, std::chrono::milliseconds time_limit)
      : costs_(costs), least_(least), memory_(memory), free_(memory - costs.state(0)), begin_(Clock::now()), limit_(time_limit) {}

  NestedPlan solve() {
    consider_simple_trees();
    if (best_extra_ > lower_ && !after(1.0).passed()) search();
    return finish();
  }

 private:
  Deadline after(double share_of_limit) const {
    return {begin_ + std::chrono::duration_cast<Clock::duration>(limit_ * share_of_limit)};
  }

  void consider(NestedTree tree) {
    if (tree.peak(costs_).memory.count() > memory_) return;
    const std::int64_t extra = tree.extra(costs_);
    if (!tree_.empty() && extra >= best_extra_) return;
    best_extra_ = extra;
    tree_ = std::move(tree);
  }
  void consider_simple_trees() {
    consider(least_.tree());
    consider(store_all_tree(costs_));
    if (best_extra_ == 0) return;
    consider(chen_sqrt_tree(costs_));
    consider(chen_recursive_tree(costs_, free_));
  }

  // Should it take long, lists that are thinned give a good plan first.
  void search() {
    constexpr double kFirstShare = 0.25;
    const Bounds bounds(costs_, least_, free_, after(kFirstShare));
    RisingCap cap(costs_, bounds.whole());
    ListProgram program(costs_, least_, &bounds, free_);
    if (!search_exactly(program, cap, after(kFirstShare))) {
      search_thinned(program, cap);
      search_exactly(program, cap, after(1.0));
    }
    lower_ = std::max(lower_, cap.lower());
  }
  bool search_exactly(ListProgram& program, RisingCap& cap, const Deadline& deadline) {
    while (cap.lower() < best_extra_) {
      const std::int64_t highest = cap.next(best_extra_ - 1);
      if (!program.run({.cap = highest}, deadline)) return false;
      if (program.whole().empty()) {
        cap.failed(highest);
        continue;
      }
      lower_ = program.whole().back().extra;
      consider(program.tree());
      return true;
    }
    return true;
  }
  void search_thinned(ListProgram& program, const RisingCap& cap) {
    constexpr int kDetail = 16;
    for (int failures = 1;; ++failures) {
      const std::int64_t highest = cap.later(failures, best_extra_ - 1);
      if (!program.run({.cap = highest, .detail = kDetail}, after(1.0))) return;
      if (!program.whole().empty()) return consider(program.tree());
      if (highest == best_extra_ - 1) return;
    }
  }

  NestedPlan finish() {
    NestedPlan plan;
    plan.time = costs_.fastest() + Time{best_extra_};
    plan.lower_bound = costs_.fastest() + Time{std::min(lower_, best_extra_)};
    plan.optimal = lower_ >= best_extra_;
    plan.peak = tree_.peak(costs_).memory;
    plan.schedule = schedule_of(std::make_shared<const NestedTree>(std::move(tree_)));
    return plan;
  }

  const Costs& costs_;
  const LeastMemory& least_;
  std::int64_t memory_, free_;
  Clock::time_point begin_;
  std::chrono::milliseconds limit_;
  NestedTree tree_;
  std::int64_t best_extra_ = 0, lower_ = 0;
};

// Budgets at which to ask for a plan, from the least memory to store-all.
std::vector<Bytes> budgets_of(const Costs& costs, const LeastMemory& least, const Chain& chain, int points) {
  constexpr int kShort = 100;  // steps for which the exact curve takes less time than a few plans
  std::vector<Bytes> budgets;
  if (costs.size() <= kShort) {
    const std::vector<TradeOff> all = exact_curve(chain);
    const std::size_t stride = (all.size() + static_cast<std::size_t>(points) - 1) / static_cast<std::size_t>(points);
    for (std::size_t k = 0; k < all.size(); k += stride) budgets.push_back(all[k].memory);
    if (budgets.back() != all.back().memory) budgets.push_back(all.back().memory);
    return budgets;
  }
  const auto lowest = static_cast<double>(least.of(0, costs.size()) + costs.state(0));
  const auto highest = std::max(lowest, static_cast<double>(store_all_tree(costs).peak(costs).memory.count()));
  for (int k = 0; k < points; ++k)
    budgets.emplace_back(
        static_cast<std::int64_t>(std::ceil(lowest * std::pow(highest / std::max(1.0, lowest), k / (points - 1.0)))));
  return budgets;
}

}  // namespace

Minimum minimum(const Chain& chain) {
  require_length(chain);
  const Costs costs(chain);
  return LeastMemory(costs).tree().peak(costs);
}

NestedPlan solve(const Chain& chain, Bytes memory, std::chrono::milliseconds time_limit) {
  require_length(chain);
  const Costs costs(chain);
  const LeastMemory least(costs);
  if (memory.count() < least.of(0, costs.size()) + costs.state(0)) {
    const Minimum needed = least.tree().peak(costs);
    throw InfeasibleBudget("heterogeneous", memory, needed.memory, needed.step);
  }
  return Solver(costs, least, memory.count(), time_limit).solve();
}

std::vector<TradeOff> exact_curve(const Chain& chain) {
  require_length(chain);
  const Costs costs(chain);
  const LeastMemory least(costs);
  const std::int64_t most = store_all_tree(costs).peak(costs).memory.count() - costs.state(0);
  ListProgram program(costs, least, nullptr, std::max(most, least.of(0, costs.size())));
  program.run({}, {});
  std::vector<TradeOff> curve;
  for (const Point& point : program.whole()) {
    const Time time = costs.fastest() + Time{point.extra};
    curve.push_back({Bytes(costs.state(0) + point.memory), time});
  }
  return curve;
}

Draft plan(const Chain& chain, const Budget& budget, const PlanOptions& options) {
  const Clock::time_point begin = Clock::now();
  NestedPlan nested = solve(chain, budget.memory, options.time_limit);
  const Time nested_bound = nested.lower_bound, nested_time = nested.time;
  const bool optimal = nested.optimal;
  const auto left = options.time_limit - std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
  const NestedPlan best = options.nested_only ? std::move(nested) : improve(chain, budget.memory, std::move(nested), left);
  std::string reason = "the time limit came first: the best that was found";
  if (optimal) reason = "the fastest nested schedule for these unlike steps";
  if (best.time < nested_time) reason = "faster than nested schedules: some records outlive the states they started from";
  return {verify(chain, best.schedule), std::move(reason), best.schedule, nested_bound};
}

// Small budgets are the hard ones: what the easy ones leave of the time is theirs.
std::vector<CurvePoint> tradeoff_curve(const Chain& chain, int points, const PlanOptions& options) {
  require_length(chain);
  const Clock::time_point begin = Clock::now();
  const Costs costs(chain);
  const LeastMemory least(costs);
  const std::vector<Bytes> budgets = budgets_of(costs, least, chain, points);
  std::vector<CurvePoint> curve;
  for (std::size_t k = budgets.size(); k-- > 0;) {
    const auto left = options.time_limit - std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
    const NestedPlan plan = Solver(costs, least, budgets[k].count(), left / static_cast<std::int64_t>(k + 1)).solve();
    // A plan that was stopped early may be slower than one in less memory.
    while (!curve.empty() && plan.time <= curve.back().prediction.time) curve.pop_back();
    curve.push_back({plan.peak, verify(chain, plan.schedule)});
  }
  std::reverse(curve.begin(), curve.end());
  return curve;
}

}  // namespace recollect::heterogeneous
