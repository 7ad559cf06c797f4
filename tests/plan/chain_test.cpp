#include "recollect/chain.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "recollect/error.hpp"
#include "support/errors.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;

std::string error_of(const Chain::Options& options, const std::vector<Chain::Run>& runs) {
  return testing::thrown_by([&] { Chain chain(options, runs); });
}

TEST(Chain, FillsInDefaults) {
  const Chain chain =
      Chain::uniform(3, {.forward = Nanoseconds(5), .state = Bytes(10), .record = Bytes(30), .forward_scratch = Bytes(7)});
  EXPECT_EQ(chain.size(), 3);
  EXPECT_EQ(chain.step(2).advance, Nanoseconds(5));
  EXPECT_EQ(chain.step(2).gradient, Bytes(10));
  EXPECT_EQ(chain.step(2).advance_scratch, Bytes(7));
  EXPECT_EQ(chain.state(0), Bytes(10));
  EXPECT_EQ(chain.gradient(0), Bytes(10));
  EXPECT_TRUE(chain.is_uniform());
}

TEST(Chain, MergesEqualNeighbours) {
  const StepSpec a{.state = Bytes(1), .record = Bytes(2)}, b{.state = Bytes(3), .record = Bytes(4)};
  const Chain chain({.input_state = Bytes(1)}, {{a, 2}, {a, 3}, {b, 1}, {a, 1}});
  EXPECT_EQ(chain.size(), 7);
  EXPECT_EQ(chain.run_count(), 3u);
  EXPECT_EQ(chain.state(5), Bytes(1));
  EXPECT_EQ(chain.state(6), Bytes(3));
  EXPECT_EQ(chain.state(7), Bytes(1));
  EXPECT_FALSE(chain.is_uniform());
}

TEST(Chain, NamesDoNotMakeStepsUnlike) {
  const Chain chain({.input_state = Bytes(4)}, {{{.name = "a", .state = Bytes(4), .record = Bytes(4)}, 2},
                                                {{.name = "b", .state = Bytes(4), .record = Bytes(4)}, 1}});
  EXPECT_TRUE(chain.is_uniform());
  EXPECT_EQ(chain.step(1).name, "a");
  EXPECT_EQ(chain.step(2).name, "b");
}

TEST(Chain, IsUniformOnlyWithAnInputLikeTheOtherStates) {
  const StepSpec step{.state = Bytes(4), .record = Bytes(4)};
  EXPECT_TRUE(Chain({.input_state = Bytes(4)}, {{step, 9}}).is_uniform());
  EXPECT_FALSE(Chain({.input_state = Bytes(5)}, {{step, 9}}).is_uniform());
  EXPECT_FALSE(Chain({.input_state = Bytes(4), .input_gradient = Bytes(0)}, {{step, 9}}).is_uniform());
}

TEST(Chain, VariantsTakeWhatTheyLeaveOutFromTheirStep) {
  const Chain chain = Chain::uniform(4, {.forward = Nanoseconds(5),
                                         .backward = Nanoseconds(6),
                                         .state = Bytes(10),
                                         .record = Bytes(50),
                                         .variants = {{.backward = Nanoseconds(11), .record = Bytes(12)}}});
  const StepCosts& step = chain.step(3);
  ASSERT_EQ(step.ways(), 2u);
  EXPECT_EQ(step.way(0).record, Bytes(50));
  EXPECT_EQ(step.way(1).forward, Nanoseconds(5));
  EXPECT_EQ(step.way(1).backward, Nanoseconds(11));
  EXPECT_EQ(step.way(1).record, Bytes(12));
  EXPECT_FALSE(chain.is_uniform());
  EXPECT_THAT(error_of({}, {{{.state = Bytes(10), .record = Bytes(50), .variants = {{}, {.record = Bytes(9)}}}, 1}}),
              HasSubstr("steps[0].variants[1].record_bytes: got 9; accepted: at least state_bytes (10)"));
}

TEST(Chain, RefusesWhatCannotBe) {
  const StepSpec fine{.state = Bytes(8), .record = Bytes(8)};
  EXPECT_THAT(error_of({}, {}), HasSubstr("steps: got an empty list"));
  EXPECT_THAT(error_of({.input_state = Bytes(-1)}, {{fine, 1}}), HasSubstr("input_state_bytes: got -1"));
  EXPECT_THAT(error_of({}, {{fine, 0}}), HasSubstr("steps[0].repeat: got 0"));
  EXPECT_THAT(error_of({}, {{fine, 1}, {{.state = Bytes(8), .record = Bytes(7)}, 1}}),
              HasSubstr("steps[1].record_bytes: got 7; accepted: at least state_bytes (8)"));
  EXPECT_THAT(error_of({}, {{{.backward = Nanoseconds(-1)}, 1}}), HasSubstr("steps[0].backward"));
  EXPECT_THAT(error_of({}, {{{.forward = kMaxTime + Nanoseconds(1)}, 1}}), HasSubstr("steps[0].forward"));
  EXPECT_THAT(
      error_of({}, {{{.state = Bytes(8), .record = Bytes(10), .forward_scratch = Bytes(1), .advance_scratch = Bytes(4)}, 1}}),
      HasSubstr("steps[0].advance_scratch_bytes: got 4; accepted: at most what recording the step takes beside the state, 3"));
  EXPECT_THAT(error_of({}, {{{.tape = Bytes(1)}, 1}}), HasSubstr("steps[0].tape_bytes"));
  EXPECT_THAT(error_of({}, {{fine, kMaxSteps}, {fine, 1}}), HasSubstr("steps[1].repeat"));
  EXPECT_THAT(error_of({}, {{{.record = Bytes(1LL << 61)}, 2}}), HasSubstr("below 2^62 bytes"));
  EXPECT_THAT(error_of({.tiers = {{"disk", 0, 1, {}}}}, {{fine, 1}}), HasSubstr("tiers[0].write"));
}

}  // namespace
}  // namespace recollect
