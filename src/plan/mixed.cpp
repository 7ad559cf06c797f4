// Keep states and records: MSM of Gruslys et al. (equations 6-10), in closed form (levels.hpp), also when a record is no
// whole number of states.
#include "plan/levels.hpp"
#include "plan/nested.hpp"
#include "plan/planners.hpp"
#include "plan/uniform.hpp"

namespace recollect::mixed {
namespace {

class Source final : public NestedSource {
 public:
  Source(Step n, std::int64_t top, std::shared_ptr<const Levels> levels) : n_(n), top_(top), levels_(std::move(levels)) {}

 private:
  void begin() override { begin_with(n_, top_); }

  void solve(Step begin, Step length, std::int64_t level) override {
    const Levels::Pass pass = levels_->pass(length, level);
    stand_at(begin);
    for (const Levels::Segment& segment : pass.segments) {
      advance(begin, begin + segment.length);
      later_solve(begin, segment.length, segment.level);
      begin += segment.length;
      keep(begin);
      later_drop(begin);
    }
    if (pass.free == 0) return solve_whole(begin, pass.records + 1);
    for (std::int64_t j = 0; j < pass.records; ++j) record(begin + j);
    if (pass.records > 0) later_backwards(begin, pass.records);
    begin += pass.records;
    advance(begin, begin + pass.free);
    keep(begin + pass.free);
    record(begin + pass.free);
    backward(begin + pass.free);
    drop(begin + pass.free);
    later_solve(begin, pass.free, 0);
  }

  Step n_;
  std::int64_t top_;
  std::shared_ptr<const Levels> levels_;
};

constexpr const char* kReason = "keeps states and, where they pay, records: the optimum for equal steps";

Draft plan_levels(const Uniform& uniform, std::int64_t top, const Levels::Sizes& sizes) {
  const auto levels = std::make_shared<const Levels>(uniform.n, top, sizes);
  const Levels::Kept kept = levels->kept();
  const Prediction prediction = uniform.predict(levels->forward_steps() - uniform.n, kept.bytes, kept.counted, kept.records + 1);
  // Proven where records are whole numbers of states; otherwise rounding may cost a step.
  std::optional<Time> bound;
  if (uniform.state == 0 || uniform.record % uniform.state == 0) bound = prediction.time;
  return {prediction, kReason, Schedule([n = uniform.n, top, levels] { return std::make_unique<Source>(n, top, levels); }),
          bound};
}

// In `levels` levels and `slack` bytes. Tables over very many levels are not worth their memory: records hardly matter where
// so many states fit and are still too few, so revolve, which needs no tables, is within a hair, and the better one is taken.
Draft plan_within(const Uniform& uniform, std::int64_t levels, std::int64_t slack, bool free_input) {
  constexpr std::int64_t kMostLevels = std::int64_t{1} << 18;
  const auto sizes = [&](std::int64_t top) {
    return Levels::Sizes{uniform.state, uniform.record, slack + (levels - top) * uniform.state, free_input};
  };
  const std::int64_t top = std::min<std::int64_t>(levels, uniform.n);
  if (top <= kMostLevels || !Levels::needs_tables(uniform.n, top, sizes(top))) return plan_levels(uniform, top, sizes(top));
  Draft by_levels = plan_levels(uniform, kMostLevels, sizes(kMostLevels));
  Draft by_states = revolve::plan(uniform, free_input ? levels + 1 : levels);
  Draft& better = by_levels.prediction.time < by_states.prediction.time ? by_levels : by_states;
  better.lower_bound.reset();
  better.reason = kReason;
  return std::move(better);
}

}  // namespace

std::int64_t forward_steps(Step t, std::int64_t m, std::int64_t record) {
  return Levels(t, std::min(m - 1, t),
                {.state = 1, .record = record, .slack = std::max<std::int64_t>(0, m - 1 - t), .free_input = true})
      .forward_steps();
}

Minimum minimum(const Chain& chain) { return Uniform(chain).minimum(); }

Draft plan(const Chain& chain, const Budget& budget) {
  const Uniform uniform(chain);
  // More than store-all takes is of no use, and less of it keeps the numbers small.
  const std::int64_t free = std::min(uniform.free(budget.memory), uniform.n * uniform.record);
  const std::int64_t levels = uniform.slots(free);
  return plan_within(uniform, levels, free - levels * uniform.state, false);
}

Draft plan(const Chain& chain, Slots slots) {
  const Uniform uniform(chain);
  // The slot of state 0 is not a level, and no more are used than store-all would take.
  const std::int64_t levels = std::min(slots.count - 1, uniform.n * uniform.record / uniform.state + 1);
  return plan_within(uniform, levels, 0, true);
}

}  // namespace recollect::mixed
