// Keep records only: ISM of Gruslys et al. (equations 4 and 5), in closed form.
//
// m records, the one at work included. With a least such that C(m+a, m) - 1 ≥ t, the optimum takes a·(t+1) - C(m+a, m+1)
// forward steps. A record whose input is in no other record needs that input kept beside it.
#include "plan/nested.hpp"
#include "plan/planners.hpp"
#include "plan/uniform.hpp"

namespace recollect::records {
namespace {

// The most steps that m records reverse with at most `a` runs of any step.
Step reach(std::int64_t a, std::int64_t m) { return a < 0 ? 0 : binomial(m + a, m) - 1; }

std::int64_t runs(Step t, std::int64_t m) {
  std::int64_t enough = 1;
  while (reach(enough, m) < t) enough *= 2;
  std::int64_t too_few = enough / 2;
  while (enough - too_few > 1) {
    const std::int64_t middle = (enough + too_few) / 2;
    (reach(middle, m) >= t ? enough : too_few) = middle;
  }
  return enough;
}

// The step, counted from 1, whose record is kept first. Of the optimal ones the earliest, which leaves most to the right
// and so keeps records side by side, where they share states.
Step first_record(Step t, std::int64_t m, std::int64_t a) {
  if (m == 1) return t;
  return std::max({Step{1}, reach(a - 2, m) + 1, t - reach(a, m - 1)});
}

class Source final : public NestedSource {
 public:
  Source(Step n, std::int64_t m) : n_(n), m_(m) {}

 private:
  void begin() override { begin_with(n_, m_); }

  void solve(Step begin, Step length, std::int64_t m) override {
    if (length <= m) return solve_whole(begin, length);
    stand_at(begin);
    const Step last = begin + first_record(length, m, runs(length, m)) - 1;
    const Step right = begin + length - (last + 1);
    if (last > begin) {
      advance(begin, last);
      keep(last);
      later_solve(begin, last - begin, m);
      later_drop(last);
    }
    record(last);
    later_backwards(last, 1);
    if (right > 0) later_solve(last + 1, right, m - 1);
  }

  Step n_;
  std::int64_t m_;
};

struct Kept {
  std::int64_t bytes = 0;    // beside state 0 and the record at work
  std::int64_t counted = 0;  // without the input of the record at work
};

// What the first pass keeps; no later pass keeps more (its segments are shorter and its splits no wider).
Kept first_pass(const Uniform& uniform, std::int64_t m) {
  std::int64_t bytes = 0;
  for (Step t = uniform.n; t > 0; --m) {
    if (t <= m) {
      bytes += (t - 1) * uniform.record;
      return {bytes, bytes};
    }
    const std::int64_t a = runs(t, m);
    if (a == 2 && t - 1 <= reach(2, m - 1)) {
      // Side by side for as long as one record fewer reverses the rest: up to the least k with t-k-1 > reach(2, m-k-1).
      std::int64_t low = 0, high = m;
      while (high - low > 1) {
        const std::int64_t middle = (low + high) / 2;
        (t - middle - 1 > reach(2, m - middle - 1) ? high : low) = middle;
      }
      bytes += high * uniform.record;
      t -= high;
      m -= high - 1;  // the loop takes the last one
      continue;
    }
    const Step y = first_record(t, m, a);
    const std::int64_t input = y > 1 ? uniform.state : 0;
    t -= y;
    if (t == 0) return {bytes + input, bytes};
    bytes += input + uniform.record;
  }
  return {bytes, bytes};
}

Draft plan_records(const Uniform& uniform, std::int64_t m) {
  m = std::clamp<std::int64_t>(m, 1, uniform.n);
  const Kept kept = first_pass(uniform, m);
  const Prediction prediction = uniform.predict(forward_steps(uniform.n, m) - uniform.n, kept.bytes, kept.counted, m);
  return {prediction, "keeps records only: the optimum for equal steps with " + std::to_string(m) + " records",
          Schedule([n = uniform.n, m] { return std::make_unique<Source>(n, m); })};
}

}  // namespace

std::int64_t forward_steps(Step t, std::int64_t m) {
  if (t <= 0) return 0;
  if (m == 1) return triangle(t);
  const std::int64_t a = runs(t, m);
  return a * (t + 1) - binomial(m + a, m + 1);
}

Minimum minimum(const Chain& chain) { return Uniform(chain).minimum(); }

Draft plan(const Chain& chain, const Budget& budget) {
  const Uniform uniform(chain);
  const std::int64_t free = uniform.free(budget.memory);
  std::int64_t fits = 1, too_many = uniform.n + 1;
  while (too_many - fits > 1) {
    const std::int64_t middle = (fits + too_many) / 2;
    (first_pass(uniform, middle).bytes <= free ? fits : too_many) = middle;
  }
  return plan_records(uniform, fits);
}

Draft plan(const Chain& chain, Slots slots) { return plan_records(Uniform(chain), slots.count); }

}  // namespace recollect::records
