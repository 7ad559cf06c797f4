#include "train/tape_report.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace recollect::train {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST(TapeReport, ComparesBitsWithTheIdealAndWithStoring) {
  const TapeReport report{.bits = 2, .ideal = 1.6, .states = 32, .records = 128};
  EXPECT_EQ(report.ratio(), 1.25);
  EXPECT_EQ(report.saving_over_states(), 16);
  EXPECT_EQ(report.saving_over_records(), 64);
  const auto json = to_json(report);
  EXPECT_EQ(json["bits_per_unit_step"], 2.0);
  EXPECT_EQ(json["ideal_bits_per_unit_step"], 1.6);
  EXPECT_EQ(json["ratio_to_ideal"], 1.25);
  EXPECT_EQ(json["saving_over_states"], 16.0);
  EXPECT_EQ(json["ideal_saving_over_states"], 20.0);
  EXPECT_FALSE(json.contains("slice_bits_per_unit_step"));
  EXPECT_THAT(text_of(report),
              AllOf(HasSubstr("2.000 bits of tape"), HasSubstr("1.250 times the 1.600"), HasSubstr("16.0 times")));
}

TEST(TapeReport, CountsWhatIsStoredForAttention) {
  const TapeReport report{.bits = 2, .ideal = 1, .states = 32, .records = 128, .slice = 6};
  EXPECT_EQ(report.ratio(), 2) << "of the tape alone";
  EXPECT_EQ(report.saving_over_states(), 4);
  EXPECT_EQ(report.ideal_saving_over_states(), 32.0 / 7);
  EXPECT_EQ(report.saving_over_records(), 16);
  EXPECT_EQ(to_json(report)["slice_bits_per_unit_step"], 6.0);
  EXPECT_THAT(text_of(report), AllOf(HasSubstr("6.000 of outputs for attention"), HasSubstr("4.0 times as much (at best 4.6)")));
  const TapeReport forgets_nothing{.states = 32, .records = 128, .slice = 16};
  EXPECT_EQ(forgets_nothing.saving_over_states(), 2);
  EXPECT_THAT(text_of(forgets_nothing), AllOf(HasSubstr("without a tape"), HasSubstr("2.0 times as much")));
}

TEST(TapeReport, HasNoRatiosWhereNothingIsForgotten) {
  const TapeReport report{.states = 32, .records = 128};
  EXPECT_FALSE(report.ratio());
  EXPECT_FALSE(report.saving_over_states());
  EXPECT_TRUE(to_json(report)["saving_over_records"].is_null());
  EXPECT_THAT(text_of(report), HasSubstr("without a tape"));
}

}  // namespace
}  // namespace recollect::train
