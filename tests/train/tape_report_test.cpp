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
  EXPECT_THAT(text_of(report),
              AllOf(HasSubstr("2.000 bits of tape"), HasSubstr("1.250 times the 1.600"), HasSubstr("16.0 times")));
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
