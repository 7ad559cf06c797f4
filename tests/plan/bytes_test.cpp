#include "recollect/bytes.hpp"

#include <gtest/gtest.h>

#include "recollect/error.hpp"

namespace recollect {
namespace {

TEST(Bytes, ReadsPlainNumbersAndUnits) {
  EXPECT_EQ(Bytes::parse("0").count(), 0);
  EXPECT_EQ(Bytes::parse("4096").count(), 4096);
  EXPECT_EQ(Bytes::parse("100B").count(), 100);
  EXPECT_EQ(Bytes::parse("64MiB").count(), 64LL << 20);
  EXPECT_EQ(Bytes::parse("1.5GB").count(), 1'500'000'000);
  EXPECT_EQ(Bytes::parse("1.5 GiB").count(), 3LL << 29);
  EXPECT_EQ(Bytes::parse("2kb").count(), 2000);
  EXPECT_EQ(Bytes::parse("7EiB").count(), 7LL << 60);
  EXPECT_EQ(Bytes::parse("0.1GB").count(), 100'000'000);
  EXPECT_EQ(Bytes::parse("9223372036854775807").count(), INT64_MAX);
}

TEST(Bytes, RoundsFractionsOfABytesDown) {
  EXPECT_EQ(Bytes::parse("1.9").count(), 1);
  EXPECT_EQ(Bytes::parse("0.3333333333333KB").count(), 333);
}

TEST(Bytes, RejectsNonsense) {
  for (const char* text : {"",
                           " ",
                           "-1",
                           "-4MiB",
                           "+4",
                           "12 bananas",
                           "MiB",
                           "1.",
                           ".5",
                           "1..5",
                           "1e9",
                           "0x10",
                           "1,5GB",
                           "8EiB",
                           "9223372036854775808",
                           "99999999999999999999",
                           "4 M",
                           "10GiBx",
                           "nan",
                           "inf",
                           "1 2"}) {
    EXPECT_THROW(Bytes::parse(text), InvalidInput) << '"' << text << '"';
  }
}

TEST(Bytes, SaysWhatWasWrong) {
  try {
    Bytes::parse("12 bananas");
    FAIL();
  } catch (const InvalidInput& error) {
    EXPECT_STREQ(error.what(), "size: got 12 bananas; accepted: a size such as 4096, 64MiB or 1.5GB, below 2^63 bytes");
  }
}

TEST(Bytes, ArithmeticIsChecked) {
  const Bytes most(INT64_MAX);
  EXPECT_EQ(Bytes(2) + Bytes(3), Bytes(5));
  EXPECT_EQ(Bytes(5) - Bytes(3), Bytes(2));
  EXPECT_EQ(4 * Bytes(3), Bytes(12));
  EXPECT_THROW(most + Bytes(1), InvalidInput);
  EXPECT_THROW(Bytes(3) - Bytes(5), InvalidInput);
  EXPECT_THROW(2 * most, InvalidInput);
  EXPECT_THROW(-1 * Bytes(1), InvalidInput);
}

TEST(Bytes, PrintsForPeople) {
  EXPECT_EQ(to_string(Bytes(0)), "0 B");
  EXPECT_EQ(to_string(Bytes(1023)), "1023 B");
  EXPECT_EQ(to_string(Bytes(1024)), "1 KiB");
  EXPECT_EQ(to_string(Bytes(1536)), "1.50 KiB");
  EXPECT_EQ(to_string(Bytes(64LL << 20)), "64 MiB");
  EXPECT_EQ(to_string(Bytes((1LL << 20) - 1)), "1.00 MiB");
  EXPECT_EQ(to_string(Bytes(INT64_MAX)), "8.00 EiB");
}

TEST(Bytes, WhatIsPrintedCanBeRead) {
  for (const std::int64_t count : {0LL, 100LL, 4096LL, 3LL << 29, 5LL << 40})
    EXPECT_EQ(Bytes::parse(to_string(Bytes(count))).count(), count);
}

}  // namespace
}  // namespace recollect
