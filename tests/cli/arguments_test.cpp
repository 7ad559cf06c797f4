#include "arguments.hpp"

#include <gmock/gmock.h>

#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

TEST(SpillFrom, TakesADirectoryAndPerhapsASize) {
  EXPECT_EQ(spill_from("/tmp").directory, "/tmp");
  EXPECT_FALSE(spill_from("/tmp").limit);
  EXPECT_EQ(spill_from("/tmp:1.5GB").directory, "/tmp");
  EXPECT_EQ(spill_from("/tmp:1.5GB").limit, Bytes(1'500'000'000));
  EXPECT_EQ(spill_from("a:b:4096").directory, "a:b");
  EXPECT_EQ(spill_from("a:b:4096").limit, Bytes(4096));
}

TEST(SpillFrom, LeavesAColonInTheNameOfADirectory) {
  for (const char* name : {"a:b", "/mnt/disk:0/spill", "a:", "a:1GB/", "a:12 bananas", ":"}) {
    EXPECT_EQ(spill_from(name).directory, name);
    EXPECT_FALSE(spill_from(name).limit) << name;
  }
}

TEST(SpillFrom, RefusesNoDirectoryAndNoRoom) {
  EXPECT_THAT([] { spill_from(""); }, ThrowsMessage<InvalidInput>(AllOf(HasSubstr("--spill"), HasSubstr("/tmp:20GiB"))));
  EXPECT_THAT([] { spill_from(":1GB"); }, ThrowsMessage<InvalidInput>(HasSubstr("a directory")));
  EXPECT_THAT([] { spill_from("/tmp:0"); }, ThrowsMessage<InvalidInput>(HasSubstr("from 1 byte")));
}

TEST(TierFrom, ReadsSpeedsInAnyOrder) {
  const Tier disk{
      .name = "disk", .write_bytes_per_second = 1.1e9, .read_bytes_per_second = 2.7e9, .latency = Nanoseconds(80'000)};
  EXPECT_EQ(tier_from("disk:write=1.1GB/s,read=2.7GB/s,latency=80us"), disk);
  EXPECT_EQ(tier_from("disk:latency=0.08ms,read=2700MB/s,write=1.1GB/s"), disk);
  EXPECT_EQ(tier_from("ssd:write=1B/s,read=1MiB/s").latency, Nanoseconds(0));
}

TEST(TierFrom, SaysWhichPartIsWrong) {
  EXPECT_THAT([] { tier_from("disk:write=fast,read=1GB/s"); },
              ThrowsMessage<InvalidInput>(AllOf(HasSubstr("--tier write"), HasSubstr("fast"), HasSubstr("1.1GB/s"))));
  EXPECT_THAT([] { tier_from("disk:write=1GB,read=1GB/s"); }, ThrowsMessage<InvalidInput>(HasSubstr("--tier write")));
  EXPECT_THAT([] { tier_from("disk:write=1GB/s,read=0/s"); }, ThrowsMessage<InvalidInput>(HasSubstr("--tier read")));
  for (const char* latency : {"80", "-1us", "1e99s", "1000001s", "nans", "us", ""})
    EXPECT_THAT([=] { tier_from(std::string("disk:write=1GB/s,read=1GB/s,latency=") + latency); },
                ThrowsMessage<InvalidInput>(HasSubstr("--tier latency")));
  for (const char* text :
       {"", "disk", ":write=1GB/s,read=1GB/s", "disk:", "disk:write=1GB/s", "disk:write=1GB/s,read=1GB/s,",
        "disk:write=1GB/s,write=1GB/s,read=1GB/s", "disk:write=1GB/s,read=1GB/s,size=3", "disk:write,read=1GB/s"})
    EXPECT_THAT([=] { tier_from(text); }, ThrowsMessage<InvalidInput>(HasSubstr("such as disk:write"))) << text;
}

}  // namespace
}  // namespace recollect::cli
