// The legs between what is left, reversed as a two-level plan would: what is in the tier is fetched ahead.
#include "plan/resume.hpp"

#include <algorithm>
#include <deque>
#include <set>

#include "plan/legs.hpp"
#include "plan/tape_run.hpp"

namespace recollect {
namespace {

Bytes staging_of(const Chain& chain) {
  Bytes staging{};
  for (const Tier& tier : chain.tiers()) staging = staging + tier.staging;
  return staging;
}

constexpr TierIndex kTier = 1;

// The row of legs from state 0 to the gradient that uses the most of what there is.
struct Row {
  std::vector<Leg> legs;
  std::vector<bool> in_memory;  // of the item that each leg starts from, and the last leg's record if there is one
  std::vector<Item> items;      // by step, a state before its step's record
};

// There may be one for every step of a long sequence, which memory has no room for twice.
class Places {
 public:
  Places(const Chain& chain, const Remains& remains, Step gradient) : chain_(chain), gradient_(gradient) {
    for (const Remains::Place& place : remains.places) {
      if (place.tier > kTier || place.variant != 0 || place.item.kind == ItemKind::tape) continue;
      auto& of_kind = place.item.kind == ItemKind::state ? states_ : records_;
      // The one in memory comes first.
      if (of_kind.empty() || of_kind.back().step != place.item.step) of_kind.push_back({place.item.step, place.tier == 0});
    }
  }
  bool has_state_0() const { return !states_.empty() && states_.front().step == 0; }
  bool has_state_0_in_memory() const { return has_state_0() && states_.front().in_memory; }
  // State 0 alone of what is in memory, or of all.
  void forget(bool also_in_tier) {
    for (auto* of_kind : {&states_, &records_})
      std::erase_if(*of_kind, [&](const Place& place) {
        return (of_kind != &states_ || place.step != 0) && (also_in_tier || place.in_memory);
      });
  }

  Row row() const {
    Row row;
    row.legs.reserve(states_.size() + records_.size());
    row.items.reserve(states_.size() + records_.size());
    row.items.push_back({ItemKind::state, 0});
    row.in_memory.push_back(states_.front().in_memory);
    auto state = states_.begin(), record = records_.begin();
    for (Step at = 0; at < gradient_;) {
      while (state != states_.end() && state->step <= at) ++state;
      while (record != records_.end() && record->step < at) ++record;
      if (record != records_.end() && record->step == at) {
        row.legs.push_back({at, at + 1, true});
        row.items.push_back({ItemKind::record, at});
        row.in_memory.push_back(record->in_memory);
        ++at;
        continue;
      }
      // The next state that there is, by itself or inside a record.
      const Step by_state = state == states_.end() ? gradient_ : std::min(state->step, gradient_);
      // One that also holds its own state may take more than itself.
      const bool carried =
          record != records_.end() && record->step + 1 < by_state && !chain_.step(record->step).record_holds_input;
      const Step end = carried ? record->step + 1 : by_state;
      row.legs.push_back({at, end, false, carried});
      at = end;
      if (at == gradient_) break;
      row.items.push_back(carried ? Item{ItemKind::record, at - 1} : Item{ItemKind::state, at});
      row.in_memory.push_back(carried ? record->in_memory : state->in_memory);
    }
    return row;
  }

 private:
  struct Place {
    Step step;
    bool in_memory;
  };
  const Chain& chain_;
  Step gradient_;
  std::deque<Place> states_, records_;  // by step
};

// Some actions, and then a schedule.
class After final : public ActionSource {
 public:
  After(std::vector<Action> first, const Schedule& then) : first_(std::move(first)), then_(then) {}
  void fill(std::vector<Action>& out) override {
    out.swap(first_);
    for (Action action; out.size() < kSome && then_.next(action);) out.push_back(action);
  }

 private:
  static constexpr std::size_t kSome = 64;
  std::vector<Action> first_;
  Schedule then_;
};

// Drops what the row does not use. An item of it becomes the working state, so that no other one keeps its memory.
std::vector<Action> tidy(const Remains& remains, const Row& row, Step rewound) {
  std::vector<Action> actions;
  std::size_t next = 0;  // of the row's items: those before it come before the place at work
  const auto is_used = [&](const Remains::Place& place) {
    const auto key = [](Item x) { return std::pair(x.step, x.kind); };
    while (next < row.items.size() && key(row.items[next]) < key(place.item)) ++next;
    return next < row.items.size() && row.items[next] == place.item && row.in_memory[next] == (place.tier == 0);
  };
  const auto state_of = [](Item x) { return x.step + (x.kind == ItemKind::record ? 1 : 0); };
  for (std::size_t k = 0; k < row.items.size() && actions.empty(); ++k)
    if (row.in_memory[k]) actions.push_back(Action::restore(state_of(row.items[k])));
  for (const Remains::Place& place : remains.places) {
    const bool is_tape = place.item.kind == ItemKind::tape;
    if (is_used(place) || (is_tape && place.tier == 0 && place.item.step >= rewound)) continue;
    if (actions.empty() && place.tier == 0 && !is_tape) actions.push_back(Action::restore(state_of(place.item)));
    actions.push_back(Action::drop(place.item, place.tier));
  }
  return actions;
}

// From the end, steps whose tape is in memory and that can be rewound within the budget.
struct Rewinding {
  std::vector<Action> actions;
  Step gradient;  // that there is afterwards
};

Rewinding rewind_what_can_be(const Chain& chain, const Budget& budget, const Remains& remains) {
  std::set<Item> in_memory;
  for (const Remains::Place& place : remains.places)
    if (place.tier == 0) in_memory.insert(place.item);
  Rewinding found{{}, remains.gradient};
  const bool unowned = remains.working == remains.gradient;
  if (!unowned && !in_memory.contains({ItemKind::state, remains.gradient})) return found;
  std::int64_t live = remains.live.count(), free_afterwards = unowned ? chain.state(remains.gradient).count() : 0;
  for (Step i = remains.gradient; i-- > 0;) {
    const StepCosts& step = chain.step(i);
    const bool has_tape = in_memory.contains({ItemKind::tape, i});
    if (!step.rewind || (step.tape.count() > 0 && !has_tape) || in_memory.contains({ItemKind::record, i})) break;
    const std::int64_t both = step.record.count() + chain.state(i).count();
    const std::int64_t rewound = live - free_afterwards + both - (has_tape ? step.tape.count() : 0);
    const std::int64_t differentiating = rewound + chain.gradient(i).count() + step.backward_scratch.count();
    if (std::max(live + both + step.forward_scratch.count(), differentiating) > budget.memory.count()) break;
    if (found.actions.empty() && !unowned) found.actions.push_back(Action::restore(i + 1));
    found.actions.push_back(Action::rewind(i));
    found.actions.push_back(Action::backward(i));
    live = rewound - step.record.count() + chain.gradient(i).count() - chain.gradient(i + 1).count();
    free_afterwards = chain.state(i).count();
    found.gradient = i;
  }
  return found;
}

// The last steps in a row below the gradient whose tape is in the tier, if they are many.
std::optional<TapeRun> tape_in_tier(const Remains& remains, Step gradient) {
  TapeRun run;
  for (const Remains::Place& place : remains.places) {  // by step
    const Step i = place.item.step;
    if (place.item.kind != ItemKind::tape || place.tier != kTier || i >= gradient) continue;
    if (i != run.end) run.begin = i;
    run.end = i + 1;
  }
  // Otherwise advancing to its end again hardly pays.
  if (4 * (run.end - run.begin) < gradient) return std::nullopt;
  return run;
}

// Drops all but state 0 and that tape, and stands at the former.
std::vector<Action> keep_only(const Remains& remains, const TapeRun& run, Step rewound) {
  std::vector<Action> actions{Action::restore(0)};
  for (const Remains::Place& place : remains.places) {
    const Step i = place.item.step;
    const bool is_tape = place.item.kind == ItemKind::tape, in_memory = place.tier == 0;
    if (is_tape && (in_memory ? i >= rewound : i >= run.begin && i < run.end)) continue;
    if (place.item.kind == ItemKind::state && i == 0 && in_memory) continue;
    actions.push_back(Action::drop(place.item, place.tier));
  }
  return actions;
}

}  // namespace

bool can_resume(const Chain& chain, const Budget& budget) {
  const Bytes staging = staging_of(chain);
  if (budget.memory < staging) return false;
  const Chain all = without_rewinding(slice(chain, 0, chain.size()));
  if (is_bounded(all, budget.memory - staging)) return true;
  return all.size() <= InnerPlans::kFew && minimum_memory(all).memory <= budget.memory - staging;
}

Schedule resume(const Chain& chain, const Budget& budget, const Remains& remains) {
  const Rewinding rewinding = rewind_what_can_be(chain, budget, remains);
  if (rewinding.gradient == 0) return Schedule(rewinding.actions);
  Places places(chain, remains, rewinding.gradient);
  if (!places.has_state_0()) throw Error("state 0, from which everything could be computed again, is gone, too");
  const Bytes staging = remains.staging, memory = std::max(budget.memory, staging) - staging;
  const auto plans = std::make_shared<InnerPlans>(chain, Strategy::automatic,
                                                  PlanOptions{.time_limit = std::chrono::milliseconds(500), .nested_only = true},
                                                  InnerPlans::Clock::now() + std::chrono::seconds(1));
  if (const std::optional<TapeRun> run = tape_in_tier(remains, rewinding.gradient); run && places.has_state_0_in_memory())
    if (const auto rest = resume_with_tape(plans, chain, memory, rewinding.gradient, *run)) {
      std::vector<Action> first = rewinding.actions;
      for (const Action& action : keep_only(remains, *run, rewinding.gradient)) first.push_back(action);
      return Schedule([first = std::move(first), rest = *rest] { return std::make_unique<After>(first, rest); });
    }
  const auto attempt = [&](bool ahead) {
    Row row = places.row();
    std::int64_t largest = 0;
    for (std::size_t k = 0; ahead && k < row.items.size(); ++k) {
      const Item x = row.items[k];
      if (!row.in_memory[k])
        largest = std::max(largest, (x.kind == ItemKind::state ? chain.state(x.step) : chain.step(x.step).record).count());
    }
    const Schedule back = leg_schedule_back(plans, std::make_shared<const Legs>(std::move(row.legs)),
                                            {.memory = memory, .prefetch = Bytes(2 * largest)}, row.in_memory);
    std::vector<Action> first = rewinding.actions;
    for (const Action& action : tidy(remains, row, rewinding.gradient)) first.push_back(action);
    return Schedule([first = std::move(first), back] { return std::make_unique<After>(first, back); });
  };
  // The more is used the better, as long as there is room to work beside it.
  for (const bool also_in_tier : {false, true}) {
    for (const bool ahead : {true, false}) {
      try {
        return attempt(ahead);
      } catch (const InfeasibleBudget&) {}
    }
    places.forget(also_in_tier);
  }
  try {
    return attempt(false);
  } catch (const InfeasibleBudget& error) {
    throw InfeasibleBudget("auto", budget.memory, error.minimum() + staging, error.step(), chain.step(error.step()).name);
  }
}

}  // namespace recollect
