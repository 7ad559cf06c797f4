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

Draft plan_levels(const Uniform& uniform, std::int64_t top, Levels::Sizes sizes) {
  sizes.state = uniform.state;
  sizes.record = uniform.record;
  const auto levels = std::make_shared<const Levels>(uniform.n, top, sizes);
  const Levels::Kept kept = levels->kept();
  const Prediction prediction = uniform.predict(levels->forward_steps() - uniform.n, kept.bytes, kept.counted, kept.records + 1);
  // Proven where records are whole numbers of states; otherwise rounding may cost a step.
  std::optional<Time> bound;
  if (uniform.state == 0 || uniform.record % uniform.state == 0) bound = prediction.time;
  return {prediction, "keeps states and, where they pay, records: the optimum for equal steps",
          Schedule([n = uniform.n, top, levels] { return std::make_unique<Source>(n, top, levels); }), bound};
}

}  // namespace

std::int64_t forward_steps(Step t, std::int64_t m, std::int64_t record) {
  return Levels(t, std::min(m - 1, t),
                {.state = 1, .record = record, .slack = std::max<std::int64_t>(0, m - 1 - t), .free_input = true})
      .forward_steps();
}

Minimum minimum(const Chain& chain) {
  const Uniform uniform(chain);
  return uniform.minimum(uniform.least_kept());
}

Draft plan(const Chain& chain, const Budget& budget) {
  const Uniform uniform(chain);
  // More than store-all takes is of no use, and less of it keeps the numbers small.
  const std::int64_t free = std::min(uniform.free(budget.memory), uniform.n * uniform.record);
  const std::int64_t top = uniform.slots(free);
  return plan_levels(uniform, top, {.slack = free - top * uniform.state});
}

Draft plan(const Chain& chain, Slots slots) {
  const Uniform uniform(chain);
  // The slot of state 0 is not a level. Beyond n levels the rest serves records.
  const std::int64_t most = uniform.state == 0 ? 0 : uniform.n * uniform.record / uniform.state + 1;
  const std::int64_t levels = std::min(slots.count - 1, most);
  const std::int64_t top = std::min<std::int64_t>(levels, uniform.n);
  return plan_levels(uniform, top, {.slack = (levels - top) * uniform.state, .free_input = true});
}

}  // namespace recollect::mixed
