#include "timeline.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>

#include "recollect/verify.hpp"

namespace recollect::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Le;
using ::testing::SizeIs;

StepSpec step_of(std::int64_t state, std::int64_t record) {
  StepSpec step;
  step.forward = step.backward = std::chrono::seconds(1);
  step.state = Bytes(state);
  step.record = Bytes(record);
  return step;
}

Plan by_hand(const Chain& chain, std::vector<Action> actions) {
  return {Strategy::mixed, {}, "by hand", std::nullopt, Schedule(std::move(actions)), chain, Budget{}, false};
}

Timeline timeline(const Plan& plan, std::size_t most_rows, std::size_t parts = 10) {
  return timeline_of(plan, verify(plan.chain, plan.schedule), most_rows, parts);
}

const Item kRecord{ItemKind::record, 0};

TEST(Timeline, HasARowForEachAction) {
  const Timeline t = timeline(plan(Chain::uniform(3, step_of(1, 4)), Budget{}, Strategy::store_all), 100);
  EXPECT_FALSE(t.sliced);
  ASSERT_THAT(t.rows, SizeIs(8));
  EXPECT_EQ(t.rows[0].action, "keep 0");
  EXPECT_EQ(t.rows[2].action, "record 1");
  EXPECT_EQ(t.rows[2].when, (Span{1, 2}));
  EXPECT_EQ(t.rows[2].records, 1);
  EXPECT_EQ(t.rows[6].action, "backward 0");
  EXPECT_EQ(t.rows[6].when, (Span{5, 6}));
  EXPECT_THAT(t.writes.busy, IsEmpty());
}

TEST(Timeline, TransfersRunBesideTheWork) {
  const Chain chain = Chain::uniform(2, step_of(100, 100)).with_tiers({{"disk", 50, 100, {}}});
  const Timeline t = timeline(
      by_hand(chain, {Action::keep(0), Action::record(0), Action::store(kRecord, 1), Action::record(1), Action::await(kRecord),
                      Action::fetch(kRecord, 1), Action::await(kRecord), Action::backward(1), Action::backward(0)}),
      100, 6);
  EXPECT_THAT(t.writes.busy, ElementsAre(Span{1, 3}));  // the run waits from 2 on
  EXPECT_THAT(t.reads.busy, ElementsAre(Span{3, 4}));
  EXPECT_EQ(t.rows[2].written, 100);
  EXPECT_EQ(t.rows[5].read, 100);
  EXPECT_THAT(t.writes.waiting, ElementsAre(0, 100, 100, 100, 0, 0));
  EXPECT_THAT(t.reads.waiting, ElementsAre(0, 0, 0, 100, 100, 0));
}

TEST(Timeline, AFetchEndsTheWriteThatIsUnderWay) {
  const Chain chain = Chain::uniform(2, step_of(100, 100)).with_tiers({{"disk", 10, 100, {}}});
  const Timeline t =
      timeline(by_hand(chain, {Action::keep(0), Action::record(0), Action::store(kRecord, 1), Action::record(1),
                               Action::fetch(kRecord, 1), Action::await(kRecord), Action::backward(1), Action::backward(0)}),
               100);
  EXPECT_THAT(t.writes.busy, ElementsAre(Span{1, 2}));
  EXPECT_THAT(t.reads.busy, IsEmpty());
}

TEST(Timeline, SlicesOfALongScheduleAddUp) {
  const Plan large = plan(Chain::uniform(20'000, step_of(1, 4)), Budget{Bytes(200), {}}, Strategy::mixed);
  const Timeline t = timeline(large, 50);
  EXPECT_TRUE(t.sliced);
  EXPECT_THAT(t.rows, SizeIs(Le(50)));
  TimelineRow sum;
  for (const TimelineRow& row : t.rows) {
    sum.advances += row.advances;
    sum.records += row.records;
    sum.backwards += row.backwards;
    sum.memory = std::max(sum.memory, row.memory);
  }
  EXPECT_EQ(sum.advances, large.prediction.advances);
  EXPECT_EQ(sum.records, large.prediction.records);
  EXPECT_EQ(sum.backwards, large.prediction.backwards);
  EXPECT_EQ(sum.memory, large.prediction.peak.count());
  EXPECT_DOUBLE_EQ(t.rows.back().when.end, large.prediction.time.seconds());
}

TEST(Timeline, CountsExecutionsWithoutTimes) {
  const Timeline t = timeline(plan(Chain::uniform(4, StepSpec{}), Budget{}, Strategy::store_all), 100);
  EXPECT_EQ(t.rows[8].action, "backward 0");
  EXPECT_EQ(t.rows[8].when, (Span{7, 8}));
}

}  // namespace
}  // namespace recollect::cli
