#include "recollect/schedule.hpp"

#include <gtest/gtest.h>

#include "plan/item_table.hpp"
#include "plan/tape_table.hpp"
#include "recollect/error.hpp"
#include "recollect/plan.hpp"
#include "support/chains.hpp"

namespace recollect {
namespace {

TEST(Schedule, StreamsRestartsAndCopiesFromTheBeginning) {
  const std::vector<Action> actions{Action::keep(0), Action::record(0), Action::backward(0)};
  Schedule schedule(actions);
  Action action;
  ASSERT_TRUE(schedule.next(action));
  EXPECT_EQ(action, actions[0]);
  EXPECT_EQ(schedule.collect(), actions);  // does not disturb where the schedule is
  ASSERT_TRUE(schedule.next(action));
  EXPECT_EQ(action, actions[1]);
  Schedule copy(schedule);
  ASSERT_TRUE(copy.next(action));
  EXPECT_EQ(action, actions[0]);
  schedule.restart();
  std::vector<Action> again;
  for (const Action& a : schedule) again.push_back(a);
  EXPECT_EQ(again, actions);
  EXPECT_FALSE(schedule.next(action));
}

TEST(Schedule, LongListsStreamWhole) {
  std::vector<Action> actions;
  for (Step i = 0; i < 10'000; ++i) actions.push_back(Action::keep(i));
  EXPECT_EQ(Schedule(actions).collect(), actions);
}

TEST(Schedule, OnlyOpenSchedulesCanBeEnded) {
  Schedule schedule(std::vector<Action>{Action::keep(0)});
  EXPECT_THROW(schedule.end(3), Error);
}

TEST(Action, ReadsAloud) {
  EXPECT_EQ(to_string(Action::advance(3, 7)), "advance 3 to 7");
  EXPECT_EQ(to_string(Action::advance(3, 7, true)), "advance 3 to 7 with tape");
  EXPECT_EQ(to_string(Action::drop({ItemKind::record, 4})), "drop record 4");
  EXPECT_EQ(to_string(Action::fetch({ItemKind::state, 4}, 1)), "fetch state 4 tier 1");
}

TEST(ItemTable, KeepsItemsByStepWhateverTheOrder) {
  ItemTable<int> table;
  for (const Step step : {5, 1, 9, 3, 20, 7, 2, 11}) table.insert(step, static_cast<int>(10 * step));
  for (const Step step : {1, 2, 3, 5, 7, 9, 11, 20}) {
    ASSERT_TRUE(table.contains(step));
    EXPECT_EQ(*table.find(step), 10 * step);
  }
  for (const Step step : {0, 4, 6, 12, 21}) EXPECT_FALSE(table.contains(step));
  EXPECT_EQ(table.take(1), 10);
  EXPECT_EQ(table.take(11), 110);
  EXPECT_FALSE(table.contains(1));
  EXPECT_TRUE(table.contains(2));
  EXPECT_EQ(table.size(), 6u);
}

TEST(TapeTable, KeepsRangesAndTakesFromAnywhere) {
  TapeTable<int> table;
  table.append(10, 20, 1);
  table.append(0, 5, 2);
  EXPECT_TRUE(table.overlaps(4, 6));
  EXPECT_FALSE(table.overlaps(5, 10));
  EXPECT_EQ(table.top(), 19);
  table.take(19);
  EXPECT_EQ(table.top(), 18);
  EXPECT_EQ(*table.find(14), 1);
  *table.find(14) = 7;
  EXPECT_EQ(*table.find(13), 1);
  EXPECT_EQ(*table.find(15), 1);
  EXPECT_EQ(*table.find(14), 7);
  table.take(14);
  EXPECT_EQ(table.find(14), nullptr);
  EXPECT_TRUE(table.contains(13));
  EXPECT_TRUE(table.contains(0));
  EXPECT_FALSE(table.contains(5));
}

// A plan for a billion steps must not need a billion entries: only the beginning is asked for.
TEST(Schedule, ABillionStepsStream) {
  for (const Strategy strategy :
       {Strategy::store_all, Strategy::chen_recursive, Strategy::revolve, Strategy::records, Strategy::mixed}) {
    const Chain chain = testing::unit_chain(1'000'000'000, 4);
    Plan made = plan(chain, Budget{strategy == Strategy::store_all ? store_all_memory(chain) : Bytes(20'000), {}}, strategy);
    Action action;
    for (int k = 0; k < 10'000; ++k) ASSERT_TRUE(made.schedule.next(action));
  }
}

}  // namespace
}  // namespace recollect
