// From state 0 to the end of the run; what comes after it reversed by a one-level plan; then back over the run, with tape fetched
// ahead as far as there is room; then what comes before it.
#include "plan/tape_run.hpp"

#include <algorithm>

namespace recollect {
namespace {

constexpr TierIndex kTier = 1;

// One schedule after the other; each may count its steps from some other step.
class Sequence final : public ActionSource {
 public:
  struct Part {
    Schedule schedule;
    Step moved = 0;
  };
  explicit Sequence(const std::vector<Part>& parts) : parts_(parts) {}
  void fill(std::vector<Action>& out) override {
    for (; out.empty() && at_ < parts_.size(); ++at_) {
      Part& part = parts_[at_];
      for (Action action; out.size() < kSome && part.schedule.next(action);) {
        action.begin += part.moved;
        if (action.kind == ActionKind::advance) action.end += part.moved;
        out.push_back(action);
      }
      if (!out.empty()) return;
    }
  }

 private:
  static constexpr std::size_t kSome = 64;
  std::vector<Part> parts_;
  std::size_t at_ = 0;
};

// From the state at the end of the run, which is kept, with the tape of `ahead` steps in memory at most.
class Back final : public ActionSource {
 public:
  Back(const TapeRun& run, std::int64_t ahead) : run_(run), ahead_(ahead), at_(run.end) {}
  void fill(std::vector<Action>& out) override {
    if (at_ == run_.begin) return;
    if (at_ == run_.end) {
      out.push_back(Action::restore(run_.end));
      for (Step i = run_.end; i-- > std::max(run_.begin, run_.end - ahead_);) out.push_back(Action::fetch(tape(i), kTier));
    }
    const Step i = --at_;
    out.push_back(Action::await(tape(i)));
    out.push_back(Action::drop(tape(i), kTier));
    out.push_back(Action::rewind(i));
    if (i + 1 == run_.end) out.push_back(Action::drop({ItemKind::state, run_.end}));
    out.push_back(Action::backward(i));
    if (i - ahead_ >= run_.begin) out.push_back(Action::fetch(tape(i - ahead_), kTier));
  }

 private:
  static Item tape(Step i) { return {ItemKind::tape, i}; }
  TapeRun run_;
  std::int64_t ahead_;
  Step at_;
};

// What advancing to the end of the run takes beside state 0, and what rewinding takes without tape.
struct Needs {
  std::int64_t advancing = 0, rewinding = 0, tape = 1;
  Needs(const Chain& chain, Step gradient, const TapeRun& run) {
    for (Step i = 0; i < run.end; ++i) {
      const StepCosts& step = chain.step(i);
      const std::int64_t input = chain.state(i).count(), output = step.state.count();
      advancing = std::max(advancing, input + output + step.advance_scratch.count() + chain.gradient(gradient).count());
      if (i < run.begin) continue;
      const std::int64_t both = input + step.record.count(), gradients = chain.gradient(i).count() + step.gradient.count();
      rewinding = std::max({rewinding, both + output + step.forward_scratch.count() + step.gradient.count(),
                            both + gradients + step.backward_scratch.count()});
      tape = std::max(tape, step.tape.count());
    }
  }
};

}  // namespace

std::optional<Schedule> resume_with_tape(const std::shared_ptr<InnerPlans>& plans, const Chain& chain, Bytes memory,
                                         Step gradient, const TapeRun& run) {
  constexpr std::int64_t kMostAhead = 64;
  const Needs needs(chain, gradient, run);
  const std::int64_t free = memory.count() - chain.state(0).count();
  const std::int64_t ahead = std::min(kMostAhead, (free - needs.rewinding) / needs.tape);
  if (free < std::max(needs.advancing, needs.rewinding) || ahead < 1) return std::nullopt;
  std::vector<Sequence::Part> parts{{Schedule({Action::advance(0, run.end), Action::keep(run.end)}), 0}};
  try {
    if (gradient > run.end) parts.push_back({plans->of(run.end, gradient, Bytes(free))->schedule, run.end});
    parts.push_back({Schedule([=] { return std::make_unique<Back>(run, ahead); }), 0});
    if (run.begin > 0) {
      const auto before = std::make_shared<const Legs>(std::vector<Leg>{{0, run.begin, false}});
      parts.push_back({leg_schedule_back(plans, before, {.memory = memory}, {true}), 0});
    }
  } catch (const InfeasibleBudget&) {
    return std::nullopt;
  }
  return Schedule([parts] { return std::make_unique<Sequence>(parts); });
}

}  // namespace recollect
