// Plain backpropagation: every step recorded once, every record kept until its backward.
#include "plan/nested.hpp"
#include "plan/planners.hpp"
#include "plan/replay.hpp"
#include "plan/uniform.hpp"

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

}  // namespace

Minimum minimum(const Chain& chain) {
  if (chain.is_uniform()) return {predict(chain).peak, chain.size() - 1};
  return replayed_minimum(chain, schedule(chain.size()));
}

Draft plan(const Chain& chain, const Budget&) {
  const Prediction prediction = predict(chain);
  // Nothing is faster, unless a step has a faster way to be recorded, or is rewound in less time.
  std::optional<Time> bound = prediction.time;
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    const StepCosts& step = chain.run(q);
    if (!step.variants.empty() || (step.rewind && step.advance + *step.rewind < step.forward)) bound = std::nullopt;
  }
  return {prediction, "every record fits: nothing is computed twice", schedule(chain.size()), bound};
}

}  // namespace recollect::store_all
