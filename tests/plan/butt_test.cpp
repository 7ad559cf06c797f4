// The thesis of Butt (2019) as an oracle: its recursion, corrected, against search in its own model, then against our planner.
//
// The same layers as one of our chains, exactly. Ours records a step before its backward, the thesis does not; so step i gets a
// record of R bytes, more than any thesis budget M, and the budget is M + R. With m bytes left in the thesis, m + R are left
// here:
// - the last step of a segment: recording needs β^b_{i+1} + R, backward β^b_i + β^b_{i+1} + R. Both fit into m + R exactly when
//   the thesis's β^b_i + β^b_{i+1} fits into m.
// - recording an earlier step leaves m + R − R = m < R for the others, whose records do not fit: never possible.
// - a split at k: advancing has scratch of R, so it needs β^b_j + β^f_{l−1} + β^f_l + R (without β^f_{l−1} when l is the first),
//   which fits when the thesis's does; then m + R − β^f_k are left for the right part and m + R for the left.
// Every nested schedule records each step once, which runs its forward once more than in the thesis. So at every budget
//   ours(M + R) = thesis(M) + Σ α^f.
//
// Read naturally, with a record that is just the produced state, the models differ: our backward i also holds state i+1, so
// that state must be made again when it was dropped. Still each bounds the other:
// - thesis(M) ≤ ours(M): replace "record i" by "split at i+1" and drop the state before the backward. Times are the same, or less
//   by the forward of the last step of a segment, and no need grows.
// - ours(M + max β^f) ≤ thesis(M) + Σ_{k≥2} α^f: replace "split at i+1" by "record i". Backward holds one state more; the last
//   step of a segment (i, k) with k > i+1 runs its forward again, once for each such k at most.
#include <gtest/gtest.h>

#include <random>

#include "plan/heterogeneous.hpp"
#include "recollect/verify.hpp"
#include "support/thesis_model.hpp"

namespace recollect::heterogeneous {
namespace {

using testing::equivalent_chain;
using testing::natural_chain;
using testing::ThesisChain;
using testing::ThesisRecursion;
using testing::ThesisSearch;

constexpr std::int64_t kNever = ThesisRecursion::kNever;
constexpr std::chrono::milliseconds kLong = std::chrono::hours(1);

class RandomLayers {
 public:
  explicit RandomLayers(unsigned seed) : bits_(seed) {}
  std::int64_t number(std::int64_t low, std::int64_t high) {
    return std::uniform_int_distribution<std::int64_t>(low, high)(bits_);
  }
  // Small numbers, so that ties, zeros and tight fits are frequent.
  ThesisChain chain(int layers) {
    const std::int64_t least = number(0, 1), largest = number(0, 2) == 0 ? 4 : 12;
    ThesisChain chain = ThesisChain::unit(layers);
    for (auto* times : {&chain.forward_time, &chain.backward_time})
      for (std::int64_t& time : *times) time = number(least, 9);
    for (auto* sizes : {&chain.tensor, &chain.gradient})
      for (std::int64_t& size : *sizes) size = number(least, largest);
    return chain;
  }

 private:
  std::mt19937 bits_;
};

// Of our nested planner; the verifier must say the same.
std::int64_t planned(const Chain& chain, std::int64_t memory) {
  try {
    const NestedPlan plan = solve(chain, Bytes(memory), kLong);
    EXPECT_TRUE(plan.optimal);
    EXPECT_EQ(verify(chain, plan.schedule, Budget{Bytes(memory), {}}).time, plan.time);
    return static_cast<std::int64_t>(plan.time.nanoseconds);
  } catch (const InfeasibleBudget&) {
    return kNever;
  }
}

void expect_exact_relation(const ThesisChain& layers) {
  const std::int64_t enough = layers.store_all() + 1, reserve = enough + 1;
  const ThesisRecursion thesis(layers, enough);
  const Chain chain = equivalent_chain(layers, reserve);
  const std::int64_t least = minimum(chain).memory.count() - reserve;
  for (std::int64_t memory = 0; memory <= enough; ++memory) {
    const std::int64_t cost = thesis.cost(memory);
    ASSERT_EQ(memory < least, cost >= kNever) << memory;
    ASSERT_EQ(planned(chain, memory + reserve), cost >= kNever ? kNever : cost + layers.all_forwards()) << memory;
  }
}

// Against "a failure at (i, j) is one at (i, j') for all j' > j": advancing over tensors 1 and 2 fits beside gradient 4, not
// beside gradient 3.
const ThesisChain kCounterExample{{0, 9, 9, 1}, {9, 3, 1, 8}, {1, 12, 11, 7}, {4, 6, 7, 6, 4}};

TEST(Butt, AFailureDoesNotSpreadToTheRight) {
  const ThesisRecursion thesis(kCounterExample, 29);
  EXPECT_EQ(thesis.cost(29), 49);
  EXPECT_EQ(ThesisSearch(kCounterExample, 29).cost(), 49);
  EXPECT_GE(thesis.cost(0, 3, 29 - 1), kNever);  // tensor 0 is outside
  EXPECT_EQ(thesis.cost(0, 4, 29 - 1), 49);
  expect_exact_relation(kCounterExample);
}

TEST(Butt, RecursionEqualsSearchInItsOwnModel) {
  RandomLayers random(1);
  for (int round = 0; round < 3000; ++round) {
    const ThesisChain layers = random.chain(static_cast<int>(random.number(1, 6)));
    const std::int64_t enough = layers.store_all() + 1;
    const ThesisRecursion thesis(layers, enough);
    for (std::int64_t memory = 0; memory <= enough; ++memory)
      ASSERT_EQ(std::min(thesis.cost(memory), kNever), ThesisSearch(layers, memory).cost())
          << "round " << round << ", " << memory;
  }
}

TEST(Butt, StoreAllIsWhereTheCurveEnds) {
  for (const int layers : {1, 2, 20, 40}) {
    const ThesisChain unit = ThesisChain::unit(layers);
    EXPECT_EQ(unit.store_all(), layers + 3);
    const ThesisRecursion thesis(unit, layers + 3);
    EXPECT_EQ(thesis.cost(layers + 3), 2 * layers + 1);
    EXPECT_GT(thesis.cost(layers + 2), 2 * layers + 1);
  }
}

TEST(Butt, OurPlannerEqualsItAtEveryBudget) {
  RandomLayers random(2);
  for (int round = 0; round < 600; ++round) expect_exact_relation(random.chain(static_cast<int>(random.number(1, 12))));
}

TEST(Butt, NaturalReadingIsBoundedFromBothSides) {
  RandomLayers random(3);
  for (int round = 0; round < 600; ++round) {
    const ThesisChain layers = random.chain(static_cast<int>(random.number(1, 12)));
    const std::int64_t more = layers.largest_tensor(), enough = layers.store_all() + more + 1;
    const ThesisRecursion thesis(layers, enough);
    const Chain chain = natural_chain(layers);
    for (std::int64_t memory = more; memory <= enough; ++memory) {
      const std::int64_t ours = planned(chain, memory);
      ASSERT_LE(std::min(thesis.cost(memory), kNever), ours) << memory;
      const std::int64_t with_less = thesis.cost(memory - more);
      if (with_less < kNever) {
        ASSERT_LE(ours, with_less + layers.all_forwards(2)) << memory;
      }
    }
  }
}

}  // namespace
}  // namespace recollect::heterogeneous
