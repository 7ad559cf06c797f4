// Unlike steps, too many for an exact search: planned as if all were as large as the largest, which the closed forms can, then
// replayed as they are. Good where steps differ little: a thousand equal layers with another head.
#include <algorithm>

#include "plan/planners.hpp"
#include "recollect/verify.hpp"

namespace recollect::bounding {
namespace {

struct Bound {
  Chain chain;   // uniform; no step or state of the real one is larger
  Bytes beside;  // by how much state 0 and gradient 0 are
  Step largest = 0;
};

Bound bound(const Chain& chain) {
  StepSpec step{.gradient = Bytes(0), .advance_scratch = Bytes(0), .record_holds_input = true};
  Nanoseconds advance{0};
  Bytes advancing{}, recording{};  // at most, beside the input
  std::size_t largest = 0;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    const StepCosts& costs = chain.run(q);
    if (costs.record + costs.backward_scratch > chain.run(largest).record + chain.run(largest).backward_scratch) largest = q;
    step.forward = std::max(step.forward, costs.forward);
    step.backward = std::max(step.backward, costs.backward);
    advance = std::max(advance, costs.advance);
    step.state = std::max(step.state, costs.state);
    step.record = std::max(step.record, costs.record);
    step.gradient = std::max(*step.gradient, costs.gradient);
    step.backward_scratch = std::max(step.backward_scratch, costs.backward_scratch);
    recording = std::max(recording, costs.record + costs.forward_scratch);
    advancing = std::max(advancing, costs.state + costs.advance_scratch);
  }
  step.advance = advance;
  step.forward_scratch = std::max(recording, advancing) - step.record;
  step.advance_scratch = advancing - step.state;
  const auto more = [](Bytes a, Bytes b) { return a > b ? a - b : Bytes(0); };
  return {Chain::uniform(chain.size(), step), more(chain.state(0), step.state) + more(chain.gradient(0), *step.gradient),
          chain.run_begin(largest)};
}

}  // namespace

// As many steps as large as the largest may be more bytes than a chain can have.
bool applies(const Chain& chain) {
  try {
    bound(chain);
    return true;
  } catch (const InvalidInput&) {
    return false;
  }
}

Minimum minimum(const Chain& chain) {
  const Bound all = bound(chain);
  return {mixed::minimum(all.chain).memory + all.beside, all.largest};
}

Draft plan(const Chain& chain, const Budget& budget) {
  const Bound all = bound(chain);
  Draft draft = mixed::plan(all.chain, {.memory = budget.memory - all.beside, .tiers = {}});
  draft.prediction = verify(chain, draft.schedule);
  draft.lower_bound.reset();
  draft.reason = "too many unlike steps for an exact search: planned as if all were as large as the largest";
  return draft;
}

}  // namespace recollect::bounding
