// Chen et al.: segments of about √N steps, each recorded again when its turn comes; and recursive halving, here until a
// segment can be recorded whole in the memory that is left. For chains of any kind.
#include <cmath>
#include <map>

#include "plan/nested.hpp"
#include "plan/planners.hpp"
#include "plan/replay.hpp"
#include "plan/uniform.hpp"

namespace recollect {
namespace chen_sqrt {
namespace {

Step segment_length(Step n) {
  auto length = static_cast<Step>(std::sqrt(static_cast<double>(n)));
  while (length * length < n) ++length;
  return length;
}

class Source final : public NestedSource {
 public:
  explicit Source(Step n) : n_(n), length_(segment_length(n)) {}

 private:
  void begin() override { begin_with(n_, 0); }
  void solve(Step begin, Step length, std::int64_t) override {
    if (length <= length_) return solve_whole(begin, length);
    while (length > length_) {
      advance(begin, begin + length_);
      later_solve(begin, length_, 0);
      begin += length_;
      length -= length_;
      keep(begin);
      later_drop(begin);
    }
    later_solve(begin, length, 0);
  }
  Step n_, length_;
};

Schedule schedule(Step n) {
  return Schedule([n] { return std::make_unique<Source>(n); });
}

Prediction predict(const Chain& chain) {
  if (!chain.is_uniform()) return verify(chain, schedule(chain.size()));
  const Uniform u(chain);
  const Step length = segment_length(u.n);
  const std::int64_t kept_states = (u.n - 1) / length;  // beside state 0
  const Step last = u.n - kept_states * length;
  const std::int64_t last_segment = kept_states * u.state + (last - 1) * u.record;
  const std::int64_t others = kept_states > 0 ? (kept_states - 1) * u.state + (length - 1) * u.record : 0;
  // In the papers' counting a segment of one step starts at the free input of the step at work.
  const std::int64_t counted = last == 1 && kept_states > 0 ? last_segment - u.state : last_segment;
  return u.predict(kept_states * length, std::max(last_segment, others), std::max(counted, others),
                   kept_states > 0 ? length : last);
}

}  // namespace

Minimum minimum(const Chain& chain) {
  if (chain.is_uniform()) return {predict(chain).peak, chain.size() - 1};
  return replayed_minimum(chain, schedule(chain.size()));
}

Draft plan(const Chain& chain, const Budget&) {
  return {predict(chain), "segments of " + std::to_string(segment_length(chain.size())) + " steps, each recorded again",
          schedule(chain.size())};
}

}  // namespace chen_sqrt

namespace chen_recursive {
namespace {

// Bytes that segments need beside what is kept for others; gradients included, the state they start from not.
class Needs {
 public:
  explicit Needs(const Chain& chain) : chain_(chain) {}

  // To record steps [b, e) whole and differentiate them.
  std::int64_t whole(Step b, Step e) const {
    if (chain_.is_uniform()) return (e - b - 1) * Uniform(chain_).record + Uniform(chain_).working;
    std::int64_t kept = 0, need = 0;
    for (Step i = b; i < e; ++i) {
      const StepCosts& step = chain_.step(i);
      need = std::max(need, kept + step.record.count() + step.forward_scratch.count() + chain_.gradient(e).count());
      kept += step.record.count();
    }
    for (Step i = e - 1; i >= b; --i) {
      const StepCosts& step = chain_.step(i);
      need = std::max(need, kept + chain_.gradient(i + 1).count() + chain_.gradient(i).count() + step.backward_scratch.count());
      kept -= step.record.count();
    }
    return need;
  }

  // To halve [b, e) down to single steps, and a step that needs it.
  Minimum halved(Step b, Step e) {
    if (e - b == 1) return {Bytes(whole(b, e)), b};
    if (chain_.is_uniform()) {
      int halvings = 0;
      for (Step t = e - b; t > 1; t -= t / 2) ++halvings;
      return {Bytes(halvings * chain_.state(0).count() + Uniform(chain_).working), e - 1};
    }
    const Step middle = split(b, e);
    Minimum need = halved(b, middle);
    Minimum right = halved(middle, e);
    right.memory = right.memory + chain_.state(middle);
    if (right.memory > need.memory) need = right;
    std::int64_t input = 0;
    for (Step i = b; i < middle; ++i) {
      const StepCosts& step = chain_.step(i);
      const std::int64_t output = step.state.count();
      const std::int64_t advancing = (step.in_place ? std::max(chain_.state(i).count(), output) : input + output) +
                                     step.advance_scratch.count() + chain_.gradient(e).count();
      if (advancing > need.memory.count()) need = {Bytes(advancing), i};
      input = output;
    }
    return need;
  }

  static Step split(Step b, Step e) { return b + (e - b) / 2; }

 private:
  const Chain& chain_;
};

class Source final : public NestedSource {
 public:
  Source(std::shared_ptr<const Chain> chain, std::int64_t free) : chain_(std::move(chain)), needs_(*chain_), free_(free) {}

 private:
  void begin() override { begin_with(chain_->size(), free_); }
  void solve(Step begin, Step length, std::int64_t free) override {
    if (length == 1 || needs_.whole(begin, begin + length) <= free) return solve_whole(begin, length);
    stand_at(begin);
    const Step middle = Needs::split(begin, begin + length);
    advance(begin, middle);
    keep(middle);
    later_solve(begin, middle - begin, free);
    later_drop(middle);
    later_solve(middle, begin + length - middle, free - chain_->state(middle).count());
  }
  std::shared_ptr<const Chain> chain_;
  Needs needs_;
  std::int64_t free_;
};

// The recursion has few distinct segments: two lengths at each depth, and as many budgets as states kept.
class Closed {
 public:
  struct Cost {
    std::int64_t advances = 0, kept = 0, counted = 0, records = 0;
  };
  explicit Closed(const Uniform& uniform) : uniform_(uniform) {}
  Cost cost(Step t, std::int64_t free) {
    if (t == 1 || (t - 1) * uniform_.record <= free) return {0, (t - 1) * uniform_.record, (t - 1) * uniform_.record, t};
    const auto known = known_.find({t, free});
    if (known != known_.end()) return known->second;
    const Step left_steps = t / 2;
    const Cost left = cost(left_steps, free), right = cost(t - left_steps, free - uniform_.state);
    Cost sum{left_steps + left.advances + right.advances, std::max(left.kept, uniform_.state + right.kept), 0,
             std::max(left.records, right.records)};
    // A kept state from which a single step is recorded is that step's input, and free in the papers' counting.
    sum.counted = std::max(left.counted, right.counted + (t - left_steps == 1 ? 0 : uniform_.state));
    return known_[{t, free}] = sum;
  }

 private:
  const Uniform& uniform_;
  std::map<std::pair<Step, std::int64_t>, Cost> known_;
};

}  // namespace

Minimum minimum(const Chain& chain) {
  Minimum need = Needs(chain).halved(0, chain.size());
  need.memory = need.memory + chain.state(0);
  return need;
}

Draft plan(const Chain& chain, const Budget& budget) {
  const auto shared = std::make_shared<const Chain>(chain);
  const std::int64_t free = budget.memory.count() - chain.state(0).count();
  Schedule schedule([shared, free] { return std::make_unique<Source>(shared, free); });
  Prediction prediction;
  if (chain.is_uniform()) {
    const Uniform uniform(chain);
    const Closed::Cost cost = Closed(uniform).cost(uniform.n, uniform.free(budget.memory));
    prediction = uniform.predict(cost.advances, cost.kept, cost.counted, cost.records);
  } else {
    prediction = verify(chain, schedule);
  }
  return {prediction, "halves segments until they can be recorded whole", std::move(schedule)};
}

}  // namespace chen_recursive
}  // namespace recollect
