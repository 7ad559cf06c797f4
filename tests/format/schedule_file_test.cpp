#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "recollect/error.hpp"
#include "recollect/format.hpp"
#include "recollect/verify.hpp"
#include "support/chains.hpp"
#include "support/errors.hpp"
#include "support/printers.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;

std::string written(const Plan& plan) {
  std::ostringstream out;
  write_schedule(out, plan);
  return out.str();
}

std::string error_of(const std::string& actions) {
  const std::string text = R"({"format":"recollect-schedule","version":1,"actions":)" + actions +
                           R"(,"chain":{"format":"recollect-chain","version":1,"steps":[{"forward":1,"backward":1}]}})";
  return testing::thrown_by([&] { parse_schedule(text); });
}

TEST(ScheduleFile, WhatIsWrittenIsReadBack) {
  const Plan made = plan(testing::unit_chain(100, 3), Budget{Bytes(40), {}}, Strategy::mixed);
  const ScheduleFile file = parse_schedule(written(made));
  EXPECT_EQ(file.chain, made.chain);
  EXPECT_EQ(file.budget.memory, Bytes(40));
  EXPECT_EQ(file.strategy, "mixed");
  EXPECT_EQ(file.schedule.collect(), made.schedule.collect());
  EXPECT_EQ(verify(file.chain, file.schedule, file.budget), made.prediction);
}

TEST(ScheduleFile, EveryActionHasItsForm) {
  const std::vector<Action> actions{Action::advance(0, 2),
                                    Action::advance(2, 3, true),
                                    Action::record(3),
                                    Action::record(3, 7),
                                    Action::backward(3),
                                    Action::rewind(2),
                                    Action::keep(2),
                                    Action::restore(2),
                                    Action::drop({ItemKind::state, 2}),
                                    Action::drop({ItemKind::record, 2}, 1),
                                    Action::store({ItemKind::tape, 1}, 1),
                                    Action::fetch({ItemKind::state, 1}, 2),
                                    Action::await({ItemKind::record, 1})};
  Plan made{Strategy::mixed,
            {},
            "",
            std::nullopt,
            Schedule(actions),
            testing::unit_chain(4),
            Budget{Bytes(1), {Bytes(2), Bytes(3)}},
            false};
  const ScheduleFile file = parse_schedule(written(made));
  EXPECT_EQ(file.schedule.collect(), actions);
  EXPECT_EQ(file.budget.tiers, made.budget.tiers);
}

TEST(ScheduleFile, NamesTheMalformedAction) {
  EXPECT_EQ(error_of(R"([["keep",0]])"), "no error");
  for (const char* bad : {R"([3])", R"([[]])", R"([["keep"]])", R"([["keep",0,1]])", R"([["keep",-1]])", R"([["keep",0.5]])",
                          R"([["keep","0"]])", R"([["jump",0]])", R"([["advance",0]])", R"([["advance",0,1,"tap"]])",
                          R"([["drop","thing",0]])", R"([["drop","state",0,256]])", R"([["store","state",0]])",
                          R"([["record",0,256]])", R"([["keep",4000000001]])", R"([["keep",18446744073709551615]])"})
    EXPECT_THAT(error_of(bad), HasSubstr("actions[0]: got ")) << bad;
  EXPECT_THAT(error_of(R"([["keep",0],["record"]])"), HasSubstr("actions[1]: got [\"record\"]"));
  EXPECT_THAT(error_of("7"), HasSubstr("actions: got 7; accepted: a list"));
}

TEST(ScheduleFile, ErrorsInItsChainSayWhere) {
  try {
    parse_schedule(
        R"({"format":"recollect-schedule","version":1,"actions":[],"chain":{"format":"recollect-chain","version":1,"steps":[{"forward":1,"backward":1,"state_bytes":4}]}})");
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), "chain.steps[0].record_bytes");
  }
  EXPECT_THROW(parse_schedule(R"({"format":"recollect-schedule","version":1,"actions":[]})"), InvalidInput);
}

}  // namespace
}  // namespace recollect
