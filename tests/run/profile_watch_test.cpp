#include "run/profile_watch.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace recollect {
namespace {

using ::testing::HasSubstr;

Report report_of(double forward, double backward, double advance = 1) {
  Report report;
  const auto set = [&](ActionKind kind, int planned, double ratio) {
    report.predicted_by_kind[static_cast<std::size_t>(kind)] = Time::of(planned, std::chrono::milliseconds(1));
    report.time_by_kind[static_cast<std::size_t>(kind)] = Nanoseconds(static_cast<std::int64_t>(planned * ratio * 1e6));
  };
  set(ActionKind::record, 100, forward);
  set(ActionKind::backward, 200, backward);
  set(ActionKind::advance, 3, advance);
  return report;
}

TEST(ProfileWatch, AProfileThatFitsIsLeftAlone) {
  ProfileWatch watch;
  for (int k = 0; k < 100; ++k) EXPECT_FALSE(watch.add(report_of(1.4, 0.7)));
  // What takes little of the time may take ten times as much.
  for (int k = 0; k < 100; ++k) EXPECT_FALSE(watch.add(report_of(1, 1, 10)));
}

TEST(ProfileWatch, AWrongProfileIsNamedWhenItStaysWrong) {
  for (const double ratio : {2.0, 0.5}) {
    ProfileWatch watch;
    for (int k = 1; k < ProfileWatch::kRuns; ++k) EXPECT_FALSE(watch.add(report_of(1, ratio)));
    const auto why = watch.add(report_of(1, ratio));
    ASSERT_TRUE(why);
    EXPECT_THAT(*why, HasSubstr(ratio > 1 ? "backward takes 2.00 times" : "backward takes 0.50 times"));
  }
}

TEST(ProfileWatch, WhatAProfileIsOffFromTheStartIsUsualForOneThatSettles) {
  ProfileWatch watch = ProfileWatch::that_settles();
  for (int k = 0; k < 100; ++k) EXPECT_FALSE(watch.add(report_of(1, 3)));
  for (int k = 1; k < ProfileWatch::kRuns; ++k) EXPECT_FALSE(watch.add(report_of(1, 6)));
  EXPECT_TRUE(watch.add(report_of(1, 6)));
}

// Plans that differ may share a profile.
TEST(ProfileWatch, EachKindOfStepSettlesByItself) {
  ProfileWatch watch = ProfileWatch::that_settles();
  Report other = report_of(1, 1);
  other.predicted_by_kind[static_cast<std::size_t>(ActionKind::backward)] = Time{};
  for (int k = 0; k < 200; ++k) EXPECT_FALSE(watch.add(k % 3 == 0 ? report_of(1, 3) : other));
}

TEST(ProfileWatch, AHiccupAtTheBeginningIsNotUsual) {
  ProfileWatch watch = ProfileWatch::that_settles();
  EXPECT_FALSE(watch.add(report_of(1, 100)));
  for (int k = 0; k < 100; ++k) EXPECT_FALSE(watch.add(report_of(1, 1)));
}

TEST(ProfileWatch, AMomentIsNoReason) {
  ProfileWatch watch;
  for (int k = 0; k < 100; ++k) EXPECT_FALSE(watch.add(report_of(1, k % ProfileWatch::kRuns == 0 ? 1 : 5)));
}

// A profile that differs from runs by as much as the one before it is not measured again and again.
TEST(ProfileWatch, WhatStaysOffAfterMeasuringIsUsual) {
  ProfileWatch watch;
  const auto runs_until_said = [&](double ratio) {
    for (int k = 1; k <= 100; ++k)
      if (watch.add(report_of(1, ratio))) return k;
    return 0;
  };
  EXPECT_EQ(runs_until_said(2), ProfileWatch::kRuns);
  EXPECT_EQ(runs_until_said(2), 0);
  EXPECT_EQ(runs_until_said(4), ProfileWatch::kRuns);  // but the machine has changed
}

}  // namespace
}  // namespace recollect
