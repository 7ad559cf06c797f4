// Keep states only: Revolve (Griewank and Walther), HSM of Gruslys et al. (equations 1-3), in closed form.
//
// With m slots (state 0 in one of them, the input of the step at work free) and r least with C(m+r, m) ≥ t, a schedule
// advances over every step at most r times, and the optimum takes (r+1)·t - C(m+r, m+1) forward steps.
#include "plan/revolve.hpp"

#include "plan/planners.hpp"
#include "plan/uniform.hpp"

namespace recollect::revolve {
namespace {

class Source final : public RevolveSource {
 public:
  Source(Step n, std::int64_t m) : n_(n), m_(m) {}

 private:
  void begin() override { begin_with(n_, m_); }
  Step n_;
  std::int64_t m_;
};

}  // namespace

std::int64_t repetitions(Step t, std::int64_t m) {
  std::int64_t enough = 1;
  while (binomial(m + enough, m) < t) enough *= 2;
  std::int64_t too_few = enough == 1 ? -1 : enough / 2;
  while (enough - too_few > 1) {
    const std::int64_t middle = (enough + too_few) / 2;
    (binomial(m + middle, m) >= t ? enough : too_few) = middle;
  }
  return enough;
}

std::int64_t forward_steps(Step t, std::int64_t m) {
  if (t <= 0) return 0;
  if (m == 1) return triangle(t);
  const std::int64_t r = repetitions(t, m);
  return (r + 1) * t - binomial(m + r, m + 1);
}

void RevolveSource::solve(Step begin, Step length, std::int64_t m) {
  stand_at(begin);
  std::int64_t r = m > 1 ? repetitions(length, m) : 0;
  while (m > 1 && length > 1) {
    // The optimal splits are an interval; its upper end leaves the longest segment to the left, which needs fewer keeps.
    const Step split = std::min({length - 1, binomial(m + r - 1, m), length - binomial(m + r - 2, m - 1)});
    advance(begin, begin + split);
    keep(begin + split);
    later_solve(begin, split, m);
    later_drop(begin + split);
    begin += split;
    length -= split;
    m -= 1;
    while (r > 0 && binomial(m + r - 1, m) >= length) --r;
  }
  solve_bare(begin, length, m);
}

Draft plan(const Uniform& uniform, std::int64_t m) {
  m = std::clamp<std::int64_t>(m, 1, std::max<Step>(1, uniform.n - 1));
  // The first pass uses every slot it has steps for: with t > m every optimal split leaves at least m steps to its right.
  const std::int64_t kept = std::min(m, uniform.n - 1) * uniform.state;
  const std::int64_t counted = kept - uniform.least_kept();
  const Prediction prediction = uniform.predict(forward_steps(uniform.n, m) - uniform.n, kept, counted, 1);
  return {prediction, "keeps states only: the optimum for equal steps in " + std::to_string(m) + " slots",
          Schedule([n = uniform.n, m] { return std::make_unique<Source>(n, m); })};
}

Minimum minimum(const Chain& chain) { return Uniform(chain).minimum(); }

Draft plan(const Chain& chain, const Budget& budget) {
  const Uniform uniform(chain);
  return plan(uniform, uniform.slots(uniform.free(budget.memory)));
}

Draft plan(const Chain& chain, Slots slots) { return plan(Uniform(chain), slots.count); }

}  // namespace recollect::revolve
