// Plain backpropagation: every step recorded once, every record kept until its backward.
#include "plan/nested.hpp"
#include "plan/planners.hpp"
#include "plan/uniform.hpp"
#include "recollect/verify.hpp"

namespace recollect::store_all {
namespace {

class Source final : public NestedSource {
 public:
  explicit Source(Step n) : n_(n) {}

 private:
  void begin() override { begin_with(n_, 0); }
  void solve(Step begin, Step length, std::int64_t) override { solve_whole(begin, length); }
  Step n_;
};

Schedule schedule(Step n) {
  return Schedule([n] { return std::make_unique<Source>(n); });
}

Prediction predict(const Chain& chain) {
  if (!chain.is_uniform()) return verify(chain, schedule(chain.size()));
  const Uniform uniform(chain);
  const std::int64_t kept = (uniform.n - 1) * uniform.record;
  return uniform.predict(0, kept, kept, uniform.n);
}

// The step during which most is alive.
Step peak_step(const Chain& chain) {
  if (chain.is_uniform()) return chain.size() - 1;
  Simulator simulator(chain);
  Schedule stream = schedule(chain.size());
  Step step = 0;
  std::int64_t peak = -1;
  for (const Action& action : stream) {
    simulator.apply(action);
    if (simulator.last_peak().count() <= peak) continue;
    peak = simulator.last_peak().count();
    step = action.begin;
  }
  return step;
}

}  // namespace

Minimum minimum(const Chain& chain) { return {predict(chain).peak, peak_step(chain)}; }

Draft plan(const Chain& chain, const Budget&) {
  const Prediction prediction = predict(chain);
  // Nothing is faster, unless a step has a faster way to be recorded.
  std::optional<Time> bound = prediction.time;
  for (std::size_t q = 0; q < chain.run_count(); ++q)
    if (!chain.run(q).variants.empty()) bound = std::nullopt;
  return {prediction, "every record fits: nothing is computed twice", schedule(chain.size()), bound};
}

}  // namespace recollect::store_all
