#include "recollect/compare.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/chains.hpp"

namespace recollect {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct Kind {
  ActionKind kind;
  std::int64_t predicted, measured;  // milliseconds
};

Report report_of(const std::vector<Kind>& kinds) {
  Report report;
  for (const Kind& k : kinds) {
    const auto at = static_cast<std::size_t>(k.kind);
    report.count_by_kind[at] = 10;
    report.predicted_by_kind[at] = Time::of(k.predicted, std::chrono::milliseconds(1));
    report.time_by_kind[at] = std::chrono::milliseconds(k.measured);
  }
  return report;
}

Comparison compared(const std::vector<Kind>& kinds) {
  Comparison comparison;
  comparison.add(report_of(kinds));
  return comparison;
}

TEST(Compare, RunsAreAddedUp) {
  Comparison comparison;
  const Report report = report_of({{ActionKind::record, 100, 110}, {ActionKind::backward, 200, 220}, {ActionKind::keep, 0, 1}});
  comparison.add(report);
  comparison.add(report);
  const std::vector<Comparison::Row> rows = comparison.rows();
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0].kind, ActionKind::record);
  EXPECT_EQ(rows[0].count, 20);
  EXPECT_DOUBLE_EQ(rows[0].predicted.seconds(), 0.2);
  EXPECT_DOUBLE_EQ(rows[0].measured.seconds(), 0.22);
  EXPECT_NEAR(*rows[0].ratio(), 1.1, 1e-12);
  EXPECT_EQ(rows[2].ratio(), std::nullopt);
  EXPECT_DOUBLE_EQ(comparison.predicted().seconds(), 0.6);
  EXPECT_DOUBLE_EQ(comparison.measured().seconds(), 0.662);
  EXPECT_THAT(comparison.gaps(), IsEmpty());
}

TEST(Compare, AMachineThatIsSlowerOrFasterIsNamedOnce) {
  EXPECT_THAT(
      compared({{ActionKind::advance, 100, 190}, {ActionKind::record, 100, 200}, {ActionKind::backward, 200, 410}}).gaps(),
      ElementsAre(AllOf(HasSubstr("2.00 times"), HasSubstr("slower than when they were profiled, or busy"))));
  EXPECT_TRUE(compared({{ActionKind::record, 100, 120}, {ActionKind::backward, 200, 270}}).is_worse());
  EXPECT_FALSE(compared({{ActionKind::record, 100, 50}, {ActionKind::backward, 200, 98}}).is_worse());
  EXPECT_THAT(compared({{ActionKind::record, 100, 50}, {ActionKind::backward, 200, 98}}).gaps(),
              ElementsAre(HasSubstr("faster")));
}

TEST(Compare, OneKindThatDoesNotFitIsNamed) {
  EXPECT_THAT(
      compared({{ActionKind::advance, 100, 200}, {ActionKind::record, 100, 100}, {ActionKind::backward, 200, 200}}).gaps(),
      ElementsAre(AllOf(HasSubstr("advance takes 2.00 times"), HasSubstr("profile"))));
  EXPECT_THAT(compared({{ActionKind::record, 100, 100}, {ActionKind::keep, 0, 30}}).gaps(), ElementsAre(HasSubstr("keep")));
  // Twice as long, and yet nothing beside the rest.
  EXPECT_THAT(compared({{ActionKind::advance, 10, 20}, {ActionKind::backward, 500, 500}}).gaps(), IsEmpty());
}

TEST(Compare, ATierThatIsSlowerThanGivenIsNamedWithItsSpeed) {
  Report report = report_of({{ActionKind::record, 1000, 1000}, {ActionKind::await, 0, 300}});
  report.done.written = Bytes(500'000'000);
  report.writing = std::chrono::seconds(1);
  Comparison comparison({{"disk", 1e9, 2e9, {}}});
  comparison.add(report);
  EXPECT_THAT(comparison.gaps(),
              ElementsAre(AllOf(HasSubstr("slower than it was said to be"), HasSubstr("it wrote 0.50 GB/s, planned 1.00 GB/s"))));
}

TEST(Compare, PeaksAreComparedToo) {
  Report report;
  report.done.peak = Bytes(100);
  for (const auto& [measured, gap] : {std::pair(90, ""), {50, "lower"}, {101, "higher"}}) {
    Comparison comparison;
    comparison.add(report, Bytes(measured));
    EXPECT_EQ(comparison.predicted_peak(), Bytes(100));
    EXPECT_EQ(comparison.measured_peak(), Bytes(measured));
    EXPECT_EQ(comparison.is_worse(), measured > 100);
    ASSERT_EQ(comparison.gaps().size(), *gap == '\0' ? 0u : 1u);
    for (const std::string& said : comparison.gaps()) EXPECT_THAT(said, HasSubstr(gap));
  }
}

// The executor says of every kind of action what the plan had for it.
TEST(Compare, WhatWasPredictedOfEachKindAddsUpToThePlan) {
  const Chain chain = Chain::uniform(
      20,
      {.forward = Nanoseconds(3), .advance = Nanoseconds(2), .backward = Nanoseconds(5), .state = Bytes(8), .record = Bytes(8)});
  auto steps = make_steps<double>({.advance = [](Step, const double& x) { return x + 1; },
                                   .backward = [](Step, const double&, double, double g) { return g; },
                                   .last_gradient = [](const double&) { return 1.0; }});
  const Plan made = plan(chain, Budget{Bytes(60), {}});
  const Report report = execute(made, *steps, Handle(0.0)).report;
  const auto predicted = [&](ActionKind kind) { return report.predicted_by_kind[static_cast<std::size_t>(kind)]; };
  EXPECT_GT(made.prediction.advances, 0);
  EXPECT_EQ(predicted(ActionKind::advance), Time::of(made.prediction.advances, Nanoseconds(2)));
  EXPECT_EQ(predicted(ActionKind::record), Time::of(20, Nanoseconds(3)));
  EXPECT_EQ(predicted(ActionKind::backward), Time::of(20, Nanoseconds(5)));
  Comparison comparison;
  comparison.add(report);
  EXPECT_EQ(comparison.predicted(), made.prediction.time);
}

}  // namespace
}  // namespace recollect
