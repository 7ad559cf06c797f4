// Keep states while the length is not yet known: the placement of Wang, Moin and Iaccarino (2009), then Revolve in each
// interval between kept states.
//
// Every state is kept while there are slots. Then one is given up for each new one: the latest of those that a later state
// of a higher level makes dispensable or, when there is none, the latest of all, whose level plus one goes to the new one.
#include <list>
#include <optional>

#include "plan/planners.hpp"
#include "plan/revolve.hpp"
#include "plan/uniform.hpp"
#include "recollect/verify.hpp"

namespace recollect {
namespace online {
namespace {

class Source final : public revolve::RevolveSource {
 public:
  Source(std::int64_t slots, std::optional<Step> known) : slots_(slots), known_(known) {}

  void end(Step n) override {
    if (n_) throw Error("end(" + std::to_string(n) + "): the end was said already, at " + std::to_string(*n_));
    if (n < 1 || (n != at_ && n != at_ + 1))
      throw InvalidInput(
          "the end of the sequence", std::to_string(n),
          "the " + std::to_string(at_) + " steps advanced over so far, or one more to record the next step at once");
    n_ = n;
  }

  void fill(std::vector<Action>& out) override {
    if (!n_ && known_ && at_ == *known_ - 1) n_ = known_;
    if (n_) return RevolveSource::fill(out);
    // One step at a time, so that the end can be said in between.
    emit_to(out);
    place();
    advance(at_, at_ + 1);
    ++at_;
  }

 private:
  struct Kept {
    Step step;
    std::int64_t level;
  };

  // State at_ is at work, and the step after it is not the last.
  void place() {
    if (at_ == 0) return keep_with(kMaxSteps);
    if (slots_ == 1) return;
    if (static_cast<std::int64_t>(kept_.size()) < slots_) return keep_with(0);
    if (dispensable_ > 0) {
      const auto given_up = std::prev(anchor_);
      drop(given_up->step);
      kept_.erase(given_up);
      --dispensable_;
      return keep_with(0);
    }
    const Kept latest = kept_.back();
    drop(latest.step);
    kept_.pop_back();
    // Nothing was dispensable, so levels fall with time; those as low as the latest now are.
    for (auto q = std::prev(kept_.end()); q != kept_.begin() && q->level <= latest.level; --q) ++dispensable_;
    keep_with(latest.level + 1);
    anchor_ = std::prev(kept_.end());
  }

  void keep_with(std::int64_t level) {
    keep(at_);
    kept_.push_back({at_, level});
  }

  // The reversal. The working state is n-1, or n when the last step has been advanced over.
  void begin() override {
    Step end = *n_;
    if (at_ == 0) keep_with(kMaxSteps);
    if (end == at_ + 1) {
      if (at_ > 0) keep(at_);
      record(at_);
      backward(at_);
      if (at_ > 0) drop(at_);
      end = at_;
    }
    std::int64_t level = slots_;
    for (auto q = kept_.begin(); q != kept_.end(); ++q, --level) {
      const Step next = std::next(q) != kept_.end() ? std::next(q)->step : end;
      later_drop(q->step);
      if (next > q->step) later_solve(q->step, next - q->step, level);
    }
  }

  std::int64_t slots_;
  std::optional<Step> known_, n_;
  Step at_ = 0;
  std::list<Kept> kept_;
  std::list<Kept>::iterator anchor_;  // the dispensable ones are the last before it
  std::size_t dispensable_ = 0;
};

Schedule schedule(std::int64_t slots, std::optional<Step> known) {
  return Schedule([slots, known] { return std::make_unique<Source>(slots, known); });
}

Draft plan_slots(const Chain& chain, std::int64_t slots) {
  Schedule known = schedule(slots, chain.size());
  const Prediction prediction = verify(chain, known);
  return {prediction, "places states as if the length were unknown, in " + std::to_string(slots) + " slots", std::move(known)};
}

std::int64_t slots_within(const Uniform& uniform, Bytes memory) {
  return std::max<std::int64_t>(1, uniform.state == 0 ? kMaxSteps : uniform.free(memory) / uniform.state);
}

}  // namespace

Minimum minimum(const Chain& chain) { return Uniform(chain).minimum(); }

Draft plan(const Chain& chain, const Budget& budget) {
  return plan_slots(chain, std::min<std::int64_t>(slots_within(Uniform(chain), budget.memory), chain.size()));
}

Draft plan(const Chain& chain, Slots slots) { return plan_slots(chain, std::min(slots.count, chain.size())); }

}  // namespace online

Plan plan_online(const StepSpec& step, const Budget& budget, Step longest) {
  const Chain chain = Chain::uniform(longest, step);
  const Minimum minimum = online::minimum(chain);
  if (budget.memory < minimum.memory)
    throw InfeasibleBudget(name_of(Strategy::online), budget.memory, minimum.memory, minimum.step);
  const Uniform uniform(chain);
  const std::int64_t slots = online::slots_within(uniform, budget.memory);
  Prediction prediction;
  prediction.peak = Bytes(uniform.state + std::min(slots, longest) * uniform.state + uniform.working);
  return {Strategy::online,
          prediction,
          "keeps up to " + std::to_string(slots) + " states while the length is unknown",
          std::nullopt,
          online::schedule(slots, longest),
          chain,
          budget,
          true};
}

}  // namespace recollect
