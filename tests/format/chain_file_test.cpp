#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "recollect/error.hpp"
#include "recollect/format.hpp"
#include "support/errors.hpp"

namespace recollect {
namespace {

using ::testing::HasSubstr;

constexpr const char* kExample =
    R"({"format":"recollect-chain","version":1,"input_state_bytes":4096,"steps":[{"name":"conv1","forward":0.0021,"backward":0.0043,"state_bytes":8192,"record_bytes":20480}]})";

std::string error_of(const std::string& text) {
  return testing::thrown_by([&] { parse_chain(text); });
}

// The example with one field of its step, or of the document, replaced.
std::string with_step(const char* field, const nlohmann::json& value) {
  nlohmann::json document = nlohmann::json::parse(kExample);
  document["steps"][0][field] = value;
  return document.dump();
}
std::string with(const char* field, const nlohmann::json& value) {
  nlohmann::json document = nlohmann::json::parse(kExample);
  document[field] = value;
  return document.dump();
}

TEST(ChainFile, ReadsTheExample) {
  const Chain chain = parse_chain(kExample);
  EXPECT_EQ(chain.size(), 1);
  EXPECT_EQ(chain.state(0), Bytes(4096));
  EXPECT_EQ(chain.gradient(0), Bytes(4096));
  const StepCosts& step = chain.step(0);
  EXPECT_EQ(step.name, "conv1");
  EXPECT_EQ(step.forward, Nanoseconds(2'100'000));
  EXPECT_EQ(step.advance, step.forward);
  EXPECT_EQ(step.backward, Nanoseconds(4'300'000));
  EXPECT_EQ(step.state, Bytes(8192));
  EXPECT_EQ(step.record, Bytes(20480));
  EXPECT_EQ(step.gradient, Bytes(8192));
  EXPECT_FALSE(step.rewind.has_value());
  EXPECT_FALSE(step.in_place);
}

TEST(ChainFile, WhatIsWrittenIsReadBack) {
  const StepSpec all{.name = "a \"name\" with ünïcode",
                     .forward = Nanoseconds(123'456'789),
                     .advance = Nanoseconds(1),
                     .backward = Nanoseconds(3),
                     .rewind = Nanoseconds(0),
                     .state = Bytes(1),
                     .record = Bytes(200),
                     .gradient = Bytes(3),
                     .forward_scratch = Bytes(4),
                     .advance_scratch = Bytes(5),
                     .backward_scratch = Bytes(6),
                     .tape = Bytes(7),
                     .record_holds_input = true,
                     .in_place = true,
                     .variants = {{.forward = Nanoseconds(9), .record = Bytes(50)},
                                  {.backward = Nanoseconds(1), .forward_scratch = Bytes(1), .backward_scratch = Bytes(2)},
                                  {}}};
  const Chain chain({.input_state = Bytes(9),
                     .input_gradient = Bytes(8),
                     .tiers = {{"disk", 1.1e9, 2.7e9, Nanoseconds(50'000), Bytes(1 << 20)}}},
                    {{all, 1'000'000'000}, {{.state = Bytes(1), .record = Bytes(2)}, 1}});
  EXPECT_EQ(parse_chain(format_chain(chain)), chain);
  EXPECT_EQ(parse_chain(format_chain(parse_chain(kExample))), parse_chain(kExample));
}

// Files give times in seconds, in which no nanosecond gets lost.
TEST(ChainFile, KeepsEveryNanosecond) {
  const auto kept = [](Nanoseconds time) {
    const Chain chain = Chain::uniform(1, {.forward = time, .backward = time, .rewind = time});
    return parse_chain(format_chain(chain)) == chain;
  };
  for (std::int64_t bit = 1; bit <= kMaxTime.count(); bit *= 2) {
    EXPECT_TRUE(kept(Nanoseconds(bit))) << bit;
    EXPECT_TRUE(kept(Nanoseconds(bit - 1))) << bit - 1;
  }
  for (std::int64_t less = 0; less < 1000; ++less) EXPECT_TRUE(kept(kMaxTime - Nanoseconds(less))) << less;
  EXPECT_THAT(format_chain(Chain::uniform(1, {.forward = Nanoseconds(7)})), HasSubstr("\"forward\": 7e-09,"));
}

TEST(ChainFile, NamesTheMalformedField) {
  EXPECT_EQ(error_of(kExample), "no error");
  EXPECT_THAT(error_of("{"), HasSubstr("chain file: got text that is not JSON (byte 2)"));
  EXPECT_THAT(error_of("[]"), HasSubstr("document: got []; accepted: an object"));
  EXPECT_THAT(error_of("{}"), HasSubstr("format: got nothing; accepted: \"recollect-chain\""));
  EXPECT_THAT(error_of(with("format", "recollect-schedule")), HasSubstr("format: got \"recollect-schedule\""));
  EXPECT_THAT(error_of(with("version", 2)), HasSubstr("version: got 2; accepted: 1"));
  EXPECT_THAT(error_of(with("steps", 3)), HasSubstr("steps: got 3; accepted: a list"));
  EXPECT_THAT(error_of(with("steps", nlohmann::json::array())), HasSubstr("steps: got an empty list"));
  EXPECT_THAT(error_of(with("input_state_bytes", -5)), HasSubstr("input_state_bytes: got -5"));
  EXPECT_THAT(error_of(with("input_state_bytes", 1.5)), HasSubstr("input_state_bytes: got 1.5"));
  EXPECT_THAT(error_of(with("input_state_bytes", 18446744073709551615ull)),
              HasSubstr("input_state_bytes: got 18446744073709551615"));
  EXPECT_THAT(error_of(with("colour", 1)), HasSubstr("colour: got 1; accepted: only these fields"));
  EXPECT_THAT(error_of(with_step("forward", "fast")),
              HasSubstr("steps[0].forward: got \"fast\"; accepted: seconds from 0 to 10^6"));
  EXPECT_THAT(error_of(with_step("forward", -1)), HasSubstr("steps[0].forward: got -1"));
  EXPECT_EQ(error_of(with_step("backward", 1'000'000)), "no error");
  EXPECT_THAT(error_of(with_step("backward", 1'000'001)), HasSubstr("steps[0].backward: got 1000001"));
  EXPECT_THAT(error_of(with_step("state_bytes", "8KiB")), HasSubstr("steps[0].state_bytes: got \"8KiB\""));
  EXPECT_THAT(error_of(with_step("record_bytes", 100)),
              HasSubstr("steps[0].record_bytes: got 100; accepted: at least state_bytes (8192)"));
  EXPECT_THAT(error_of(with_step("in_place", 1)), HasSubstr("steps[0].in_place: got 1; accepted: true or false"));
  EXPECT_THAT(error_of(with_step("repeat", 0)), HasSubstr("steps[0].repeat: got 0"));
  EXPECT_THAT(error_of(with_step("repeat", 5'000'000'000)), HasSubstr("steps[0].repeat: got 5000000000"));
  EXPECT_THAT(error_of(with_step("variants", 1)), HasSubstr("steps[0].variants: got 1; accepted: a list"));
  EXPECT_THAT(error_of(with_step("variants", nlohmann::json::array({{{"record_bytes", 5}}}))),
              HasSubstr("steps[0].variants[0].record_bytes: got 5; accepted: at least state_bytes (8192)"));
  EXPECT_THAT(error_of(with_step("variants", nlohmann::json::array({{{"state_bytes", 5}}}))),
              HasSubstr("steps[0].variants[0].state_bytes"));
  EXPECT_THAT(error_of(with_step("stat_bytes", 1)), HasSubstr("steps[0].stat_bytes"));
  EXPECT_THAT(error_of(with("tiers", nlohmann::json::array({{{"name", "disk"}, {"write", 1}}}))),
              HasSubstr("tiers[0].read: got nothing"));
  EXPECT_THAT(
      error_of(with("tiers", nlohmann::json::array({{{"name", "disk"}, {"write", 1}, {"read", 1}, {"staging_bytes", -1}}}))),
      HasSubstr("tiers[0].staging_bytes: got -1"));
}

TEST(ChainFile, MissingTimesAreNamedAndMissingSizesAreZero) {
  EXPECT_THAT(error_of(R"({"format":"recollect-chain","version":1,"steps":[{"backward":1}]})"),
              HasSubstr("steps[0].forward: got nothing"));
  const Chain chain = parse_chain(R"({"format":"recollect-chain","version":1,"steps":[{"forward":0,"backward":1}]})");
  EXPECT_EQ(chain.step(0).record, Bytes(0));
  EXPECT_EQ(chain.state(0), Bytes(0));
}

TEST(ChainFile, DeepNestingAndBadNamesDoNoHarm) {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  EXPECT_THAT(error_of(deep), HasSubstr("more than 32 deep"));
  EXPECT_THAT(error_of(R"({"format":"recollect-chain","version":1,"steps":)" + deep + "}"), HasSubstr("more than 32 deep"));
  EXPECT_NO_THROW(format_chain(Chain::uniform(2, {.name = "\xff\xfe"})));
  EXPECT_THAT(error_of(with("tiers", nlohmann::json::array({{{"name", "disk"}, {"write", 1e-300}, {"read", 1}}}))),
              HasSubstr("tiers[0].write"));
}

TEST(ChainFile, AMissingFileIsAStorageError) {
  EXPECT_THROW(read_file("/"), StorageError);
  try {
    read_file("no/such/file.json");
    FAIL();
  } catch (const StorageError& error) {
    EXPECT_EQ(error.path(), "no/such/file.json");
    EXPECT_EQ(error.error_number(), ENOENT);
  }
}

}  // namespace
}  // namespace recollect
