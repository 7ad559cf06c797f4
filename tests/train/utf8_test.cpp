#include "train/utf8.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "recollect/error.hpp"

namespace recollect::train {
namespace {

using namespace std::string_literals;

TEST(Utf8, EveryCodePointComesBack) {
  for (char32_t value = 0; value <= 0x10FFFF; ++value) {
    std::string text;
    append_utf8(text, value);
    const CodePoint found = code_point_at(text, 0);
    if (value >= 0xD800 && value <= 0xDFFF) {
      ASSERT_EQ(found.bytes, 0U) << std::hex << std::uint32_t{value};
    } else {
      ASSERT_EQ(found.bytes, text.size()) << std::hex << std::uint32_t{value};
      ASSERT_EQ(found.value, value);
    }
  }
}

TEST(Utf8, RefusesWhatTheStandardRefuses) {
  for (const std::string& bad : {"\x80"s, "\xBF"s, "\xC0\x80"s, "\xC1\xBF"s, "\xE0\x80\x80"s, "\xE0\x9F\xBF"s, "\xED\xA0\x80"s,
                                 "\xF0\x80\x80\x80"s, "\xF0\x8F\xBF\xBF"s, "\xF4\x90\x80\x80"s, "\xF5\x80\x80\x80"s, "\xFF"s,
                                 "\xC3"s, "\xC3("s, "\xE2\x82"s, "\xE2\x82("s, "\xF0\x9F\x98"s})
    EXPECT_EQ(utf8_end("ab" + bad), 2U) << ::testing::PrintToString(bad);
  EXPECT_EQ(utf8_end("a\0b"s), 3U);
}

TEST(Utf8, CountsCodePoints) {
  EXPECT_EQ(code_points(""), 0U);
  EXPECT_EQ(code_points("aé’😀"), 4U);
}

TEST(Utf8, ErrorsNameTheOffsetAndTheWayOut) {
  try {
    require_utf8("caf\xE9 au lait", "menu.txt");
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_EQ(error.field(), "menu.txt");
    EXPECT_STREQ(error.what(),
                 "menu.txt: got 0xE9 at byte 3, which is not UTF-8; accepted: UTF-8 text, or any bytes with --level byte");
  }
}

}  // namespace
}  // namespace recollect::train
