// The simplest rest there is: from state 0, without slower tiers.
#include "plan/resume.hpp"

#include <algorithm>

namespace recollect {
namespace {

VariantSpec spec_of(const RecordCosts& way) {
  return {way.forward, way.backward, way.record, way.forward_scratch, way.backward_scratch};
}

StepSpec spec_of(const StepCosts& step) {
  StepSpec spec{.name = step.name,
                .forward = step.forward,
                .advance = step.advance,
                .backward = step.backward,
                .rewind = step.rewind,
                .state = step.state,
                .record = step.record,
                .gradient = step.gradient,
                .forward_scratch = step.forward_scratch,
                .advance_scratch = step.advance_scratch,
                .backward_scratch = step.backward_scratch,
                .tape = step.tape,
                .record_holds_input = step.record_holds_input,
                .in_place = step.in_place};
  for (const RecordCosts& way : step.variants) spec.variants.push_back(spec_of(way));
  return spec;
}

// In memory alone.
Chain first_steps(const Chain& chain, Step n) {
  std::vector<Chain::Run> runs;
  for (std::size_t q = 0; q < chain.run_count() && chain.run_begin(q) < n; ++q)
    runs.push_back({spec_of(chain.run(q)), std::min(n, chain.run_begin(q + 1)) - chain.run_begin(q)});
  return Chain({.input_state = chain.state(0), .input_gradient = chain.gradient(0)}, runs);
}

Bytes staging_of(const Chain& chain) {
  Bytes staging{};
  for (const Tier& tier : chain.tiers()) staging = staging + tier.staging;
  return staging;
}

Plan plan_first(const Chain& chain, const Budget& budget, Step n) {
  const Bytes staging = staging_of(chain);
  const Bytes rest = budget.memory < staging ? Bytes(0) : budget.memory - staging;
  // A run waits for this plan.
  const PlanOptions options{.time_limit = std::chrono::seconds(2), .nested_only = true};
  try {
    return plan(first_steps(chain, n), Budget{rest, {}}, Strategy::automatic, options);
  } catch (const InfeasibleBudget& error) {
    throw InfeasibleBudget("auto", budget.memory, error.minimum() + staging, error.step(), chain.step(error.step()).name);
  }
}

// Some actions, and then a plan for a state 0 that is kept already.
class FromStateZero final : public ActionSource {
 public:
  FromStateZero(std::vector<Action> first, const Schedule& then) : first_(std::move(first)), then_(then) {}

  void fill(std::vector<Action>& out) override {
    out.swap(first_);
    for (Action action; out.size() < kSome && then_.next(action);)
      if (action != Action::keep(0)) out.push_back(action);
  }

 private:
  static constexpr std::size_t kSome = 64;
  std::vector<Action> first_;
  Schedule then_;
};

}  // namespace

bool can_resume(const Chain& chain, const Budget& budget) {
  return minimum_memory(first_steps(chain, chain.size())).memory + staging_of(chain) <= budget.memory;
}

Schedule resume(const Chain& chain, const Budget& budget, const Remains& remains) {
  constexpr Item kBegin{ItemKind::state, 0};
  std::vector<Action> actions;
  const Remains::Place* begin = nullptr;
  for (const Remains::Place& place : remains.places) {
    if (place.item == kBegin) {
      if (begin == nullptr || place.tier < begin->tier) begin = &place;
    } else if (place.tier == 0) {
      // Made the working state, so that nothing is when it is gone, and state 0 can have that memory.
      if (actions.empty()) actions.push_back(Action::restore(place.item.step + (place.item.kind == ItemKind::record ? 1 : 0)));
      actions.push_back(Action::drop(place.item));
    }
  }
  if (begin == nullptr) throw Error("state 0, from which everything could be computed again, is gone, too");
  if (begin->tier != 0) {
    actions.push_back(Action::fetch(kBegin, begin->tier));
    actions.push_back(Action::await(kBegin));
  }
  actions.push_back(Action::restore(0));
  return Schedule([actions, then = plan_first(chain, budget, remains.gradient).schedule] {
    return std::make_unique<FromStateZero>(actions, then);
  });
}

}  // namespace recollect
