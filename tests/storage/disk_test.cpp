#include "recollect/disk.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <future>
#include <mutex>
#include <numeric>
#include <random>
#include <thread>

#include "recollect/error.hpp"
#include "storage/disk_hooks.hpp"
#include "support/full_disk.hpp"
#include "support/temporary_folder.hpp"

namespace recollect {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::ThrowsMessage;

constexpr std::size_t kPage = 4096, kChunk = 64 << 10;
constexpr Bytes kStaging = Bytes(4 * kChunk);

Item state(Step i) { return {ItemKind::state, i}; }

// Bytes that lie at a page, or three bytes behind one, with numbers that depend on all of `seed`.
class Memory {
 public:
  Memory(std::size_t size, bool aligned, unsigned seed = 0) : shift_(aligned ? 0 : 3), size_(size) {
    memory_.reset(static_cast<std::byte*>(std::aligned_alloc(kPage, (size + shift_) / kPage * kPage + kPage)));
    std::mt19937_64 random(seed);
    for (std::byte& byte : bytes()) byte = std::byte(random() & 0xff);
  }
  std::span<std::byte> bytes() { return {memory_.get() + shift_, size_}; }
  bool holds(const std::byte* at) { return at >= bytes().data() && at < bytes().data() + std::max<std::size_t>(size_, 1); }
  friend bool operator==(const Memory& a, const Memory& b) {
    return a.size_ == b.size_ && std::memcmp(a.memory_.get() + a.shift_, b.memory_.get() + b.shift_, a.size_) == 0;
  }

 private:
  struct Free {
    void operator()(std::byte* memory) const { std::free(memory); }
  };
  std::unique_ptr<std::byte, Free> memory_;
  std::size_t shift_, size_;
};

struct Way {
  DiskEngine engine;
  bool direct, aligned;
};

class DiskTest : public testing::TemporaryFolder {
 protected:
  // A disk, not memory: direct I/O means something there.
  std::filesystem::path base() const override { return std::filesystem::current_path(); }
  DiskOptions options() const {
    DiskOptions made;
    made.directory = folder();
    made.staging = kStaging;
    made.requests = 4;
    return made;
  }
};

class DiskWays : public DiskTest, public ::testing::WithParamInterface<Way> {
 protected:
  void SetUp() override {
    DiskTest::SetUp();
    const std::string name = DiskStorage(options()).description();
    if (GetParam().engine == DiskEngine::io_uring && !name.starts_with("io_uring")) GTEST_SKIP() << name;
    if (GetParam().direct && !name.ends_with("direct")) GTEST_SKIP() << name;
  }
  DiskOptions options() const {
    DiskOptions made = DiskTest::options();
    made.engine = GetParam().engine;
    made.direct = GetParam().direct;
    return made;
  }
  static DiskHooks small_chunks() {
    DiskHooks hooks;
    hooks.chunk = kChunk;
    return hooks;
  }
  static Memory memory(std::size_t size, unsigned seed) { return Memory(size, GetParam().aligned, seed); }
  static void write(DiskStorage& storage, Step i, Memory& from) {
    storage.begin_write(state(i), from.bytes());
    storage.finish_write(state(i));
  }
  static Memory read(DiskStorage& storage, Step i, std::size_t size) {
    Memory into = memory(size, ~0u);
    storage.begin_read(state(i), into.bytes());
    storage.finish_read(state(i));
    return into;
  }
};

std::string name_of_way(const ::testing::TestParamInfo<Way>& info) {
  return std::string(info.param.engine == DiskEngine::io_uring ? "ring" : "threads") +
         (info.param.direct ? "_direct" : "_buffered") + (info.param.aligned ? "_aligned" : "_unaligned");
}

INSTANTIATE_TEST_SUITE_P(, DiskWays,
                         ::testing::Values(Way{DiskEngine::io_uring, true, true}, Way{DiskEngine::io_uring, true, false},
                                           Way{DiskEngine::io_uring, false, true}, Way{DiskEngine::io_uring, false, false},
                                           Way{DiskEngine::threads, true, true}, Way{DiskEngine::threads, true, false},
                                           Way{DiskEngine::threads, false, true}, Way{DiskEngine::threads, false, false}),
                         name_of_way);

TEST_P(DiskWays, GivesBackItemsOfEverySize) {
  DiskStorage storage(options());
  unsigned seed = 0;
  for (const std::size_t size : {0ul, 1ul, 511ul, 512ul, 513ul, kPage - 1, kPage, kPage + 1, 3 * kPage + 100, kChunk, kChunk + 1,
                                 (1ul << 20) - 1, 1ul << 20, (1ul << 20) + 1, (5ul << 20) + 12345}) {
    Memory written = memory(size, ++seed);
    write(storage, 7, written);
    for (int twice = 0; twice < 2; ++twice) EXPECT_EQ(read(storage, 7, size), written) << size;
    EXPECT_GE(storage.in_use().count(), static_cast<std::int64_t>(size));
    storage.drop(state(7));
    EXPECT_EQ(storage.in_use(), Bytes(0));
  }
}

TEST_P(DiskWays, MovesManyAtATimeInAnyOrder) {
  const DiskHooks hooks = small_chunks();
  DiskStorage storage(options(), &hooks);
  std::mt19937 random(3);
  constexpr int kCount = 40;
  std::vector<Memory> written, into;
  for (int i = 0; i < kCount; ++i) {
    const std::size_t size = 1 + random() % (5 * kChunk);
    written.push_back(memory(size, static_cast<unsigned>(i)));
    into.push_back(memory(size, 1000));
  }
  std::vector<int> order(kCount);
  std::iota(order.begin(), order.end(), 0);
  for (int round = 0; round < 6; ++round) {
    if (round == 1) std::reverse(order.begin(), order.end());
    if (round > 1) std::shuffle(order.begin(), order.end(), random);
    for (const int i : order) storage.begin_write(state(i), written[static_cast<std::size_t>(i)].bytes());
    std::shuffle(order.begin(), order.end(), random);
    for (const int i : order) storage.finish_write(state(i));
    EXPECT_EQ(storage.backlog(), Bytes(0));
    std::reverse(order.begin(), order.end());
    for (const int i : order) storage.begin_read(state(i), into[static_cast<std::size_t>(i)].bytes());
    std::shuffle(order.begin(), order.end(), random);
    for (const int i : order) storage.finish_read(state(i));
    EXPECT_EQ(into, written);
    for (Memory& memory : into) std::ranges::fill(memory.bytes(), std::byte{0});
    // Some stay, and are written over in the next round.
    for (int i = 0; i < kCount / 2; ++i) storage.drop(state(order[static_cast<std::size_t>(i)]));
  }
}

// As the executor does it: stores while fetches go on, last in first out.
TEST_P(DiskWays, ReadsWhileItWrites) {
  const DiskHooks hooks = small_chunks();
  DiskStorage storage(options(), &hooks);
  constexpr std::size_t kSize = 3 * kChunk + 77;
  Memory first = memory(kSize, 1), second = memory(kSize, 2), into = memory(kSize, 3);
  write(storage, 0, first);
  for (int round = 0; round < 50; ++round) {
    storage.begin_write(state(1), second.bytes());
    storage.begin_read(state(0), into.bytes());
    storage.finish_read(state(0));
    ASSERT_EQ(into, first);
    storage.finish_write(state(1));
    ASSERT_EQ(read(storage, 1, kSize), second);
    storage.drop(state(1));
  }
}

TEST_P(DiskWays, UsesSlotsAgain) {
  DiskStorage storage(options());
  Memory bytes = memory(100'000, 1);
  for (int i = 0; i < 10; ++i) write(storage, i, bytes);
  const Bytes size = storage.size(), in_use = storage.in_use();
  for (int round = 0; round < 20; ++round) {
    for (int i = 9; i >= round % 10; --i) storage.drop(state(i));
    for (int i = round % 10; i < 10; ++i) write(storage, i, bytes);
    EXPECT_EQ(storage.in_use(), in_use);
  }
  for (int round = 0; round < 20; ++round) {
    storage.clear();
    EXPECT_EQ(storage.in_use(), Bytes(0));
    for (int i = 0; i < 10; ++i) write(storage, i, bytes);
  }
  EXPECT_EQ(storage.size(), size);
  EXPECT_EQ(read(storage, 5, 100'000), bytes);
}

TEST_P(DiskWays, KeepsWithinItsLimit) {
  DiskOptions limited = options();
  limited.limit = Bytes(10 * kPage + 5);
  DiskStorage storage(limited);
  Memory bytes = memory(4 * kPage, 1);
  write(storage, 0, bytes);
  write(storage, 1, bytes);
  EXPECT_THAT([&] { storage.begin_write(state(2), bytes.bytes()); },
              ThrowsMessage<StorageError>(AllOf(HasSubstr("limit"), HasSubstr("40.00 KiB"), HasSubstr(folder().string()))));
  EXPECT_THROW(storage.reserve(Bytes(11 * kPage)), StorageError);
  EXPECT_LE(storage.size(), *limited.limit);
  EXPECT_EQ(read(storage, 1, 4 * kPage), bytes);
  storage.drop(state(0));
  write(storage, 2, bytes);  // in the room of the first
  EXPECT_EQ(read(storage, 2, 4 * kPage), bytes);
}

// A hook that holds the first operation back until it is let go.
struct Gate {
  std::promise<void> arrived, open;
  std::atomic<int> operations = 0;
  DiskHooks hooks() {
    DiskHooks made;
    made.chunk = kChunk;
    made.ended = [this, opened = std::shared_future<void>(open.get_future())](const DiskOperation& operation, ssize_t result) {
      ++operations;
      if (operation.index == 0) {
        arrived.set_value();
        opened.wait();
      }
      return result;
    };
    return made;
  }
};

TEST_P(DiskWays, CancelsWhatHasNotBegun) {
  Gate gate;
  const DiskHooks hooks = gate.hooks();
  DiskOptions one = options();
  one.requests = 1;
  DiskStorage storage(one, &hooks);
  Memory first = memory(1000, 1), second = memory(5 * kChunk, 2);
  storage.begin_write(state(0), first.bytes());
  gate.arrived.get_future().wait();
  storage.begin_write(state(1), second.bytes());
  EXPECT_EQ(storage.backlog(), Bytes(1000 + 5 * kChunk));
  storage.cancel_write(state(1));  // does not wait: nothing of it is in flight
  EXPECT_EQ(storage.backlog(), Bytes(1000));
  EXPECT_EQ(storage.in_use(), Bytes(kPage));
  EXPECT_THROW(storage.begin_read(state(1), second.bytes()), StorageError);
  EXPECT_EQ(gate.operations, 1);
  gate.open.set_value();
  storage.finish_write(state(0));
  EXPECT_EQ(gate.operations, 1);
  EXPECT_EQ(read(storage, 0, 1000), first);
}

TEST_P(DiskWays, CancelsInTheMiddle) {
  for (const bool all : {false, true}) {
    Gate gate;
    const DiskHooks hooks = gate.hooks();
    DiskStorage storage(options(), &hooks);
    {
      Memory bytes = memory(100 * kChunk, 1);
      storage.begin_write(state(0), bytes.bytes());
      gate.arrived.get_future().wait();
      const std::jthread opens([&] { gate.open.set_value(); });
      all ? storage.clear() : storage.cancel_write(state(0));
    }  // its memory may go
    EXPECT_EQ(storage.in_use(), Bytes(0));
    EXPECT_EQ(storage.backlog(), Bytes(0));
    Memory bytes = memory(kChunk, 2);
    write(storage, 0, bytes);
    EXPECT_EQ(read(storage, 0, kChunk), bytes);
  }
}

TEST_P(DiskWays, ClearsAndEndsInTheMiddleOfEverything) {
  const DiskHooks hooks = small_chunks();
  std::optional<DiskStorage> storage(std::in_place, options(), &hooks);
  constexpr std::size_t kSize = 10 * kChunk;
  Memory bytes = memory(kSize, 1), into = memory(kSize, 2);
  for (int round = 0; round < 20; ++round) {
    write(*storage, 0, bytes);
    storage->begin_read(state(0), into.bytes());
    for (int i = 1; i < 5; ++i) storage->begin_write(state(i), bytes.bytes());
    if (round == 19) break;
    storage->clear();
    EXPECT_EQ(storage->in_use(), Bytes(0));
    EXPECT_THROW(storage->begin_read(state(0), into.bytes()), StorageError);
  }
  storage.reset();
}

TEST_P(DiskWays, SaysHowLongAWriteTakes) {
  Gate gate;
  const DiskHooks hooks = gate.hooks();
  DiskOptions one = options();
  one.requests = 1;
  DiskStorage storage(one, &hooks);
  Memory bytes = memory(kChunk, 1);
  EXPECT_EQ(storage.write_left(state(0)), std::nullopt);
  storage.begin_write(state(0), bytes.bytes());
  gate.arrived.get_future().wait();
  storage.begin_write(state(1), bytes.bytes());
  EXPECT_EQ(storage.write_left(state(0)), Nanoseconds(0));  // in flight
  EXPECT_EQ(storage.write_left(state(1)), std::nullopt);    // waits, and nothing was measured yet
  gate.open.set_value();
  for (const Step i : {0, 1}) storage.finish_write(state(i));
  for (const Step i : {0, 1}) EXPECT_EQ(storage.write_left(state(i)), Nanoseconds(0));
}

TEST_P(DiskWays, SaysWhenTheLastTransferEnded) {
  DiskStorage storage(options());
  Memory bytes = memory(kChunk, 1);
  EXPECT_EQ(storage.ended(state(0)), std::nullopt);
  const auto begin = std::chrono::steady_clock::now();
  write(storage, 0, bytes);
  const auto written = storage.ended(state(0));
  ASSERT_TRUE(written);
  EXPECT_GE(*written, begin);
  EXPECT_LE(*written, std::chrono::steady_clock::now());
  EXPECT_EQ(storage.ended(state(1)), std::nullopt);
}

TEST_P(DiskWays, EstimatesFromWhatIsQueued) {
  std::promise<void> arrived, open;
  const std::shared_future<void> opened(open.get_future());
  DiskHooks hooks = small_chunks();
  hooks.ended = [&](const DiskOperation& operation, ssize_t result) {
    if (operation.index == 1) {
      arrived.set_value();
      opened.wait();
    }
    return result;
  };
  DiskOptions one = options();
  one.requests = 1;
  DiskStorage storage(one, &hooks);
  Memory bytes = memory(kChunk, 1);
  write(storage, 0, bytes);
  for (int i = 1; i < 4; ++i) storage.begin_write(state(i), bytes.bytes());
  arrived.get_future().wait();
  const auto first = storage.write_left(state(1)), second = storage.write_left(state(2)), third = storage.write_left(state(3));
  ASSERT_TRUE(first && second && third);
  EXPECT_EQ(first->count(), 0);  // in flight: to give it up would spare nothing
  EXPECT_GT(second->count(), 0);
  EXPECT_NEAR(static_cast<double>(third->count()), 1.5 * static_cast<double>(second->count()), 3);  // with the first before it
  open.set_value();
  for (int i = 1; i < 4; ++i) storage.finish_write(state(i));
}

// Of a disk that is slow, little is in flight however many requests there may be, so that the rest can be given up at once.
TEST_P(DiskWays, GivesUpAtOnceWhatASlowDiskHasNotBegun) {
  std::promise<void> arrived, open;
  const std::shared_future<void> opened(open.get_future());
  std::atomic<int> operations = 0;
  DiskHooks hooks = small_chunks();
  hooks.ended = [&](const DiskOperation& operation, ssize_t result) {
    ++operations;
    if (operation.index == 0) std::this_thread::sleep_for(std::chrono::milliseconds(50));  // as slow as that, at least
    if (operation.index == 1) {
      arrived.set_value();
      opened.wait();
    }
    return result;
  };
  DiskStorage storage(options(), &hooks);
  Memory bytes = memory(kChunk, 1);
  write(storage, 0, bytes);
  for (int i = 1; i < 4; ++i) storage.begin_write(state(i), bytes.bytes());
  arrived.get_future().wait();
  EXPECT_EQ(storage.write_left(state(1)), Nanoseconds(0));
  EXPECT_GT(storage.write_left(state(2)), Nanoseconds(0));
  storage.cancel_write(state(3));
  storage.cancel_write(state(2));
  EXPECT_EQ(operations, 2);
  open.set_value();
  storage.finish_write(state(1));
  EXPECT_EQ(operations, 2);
  EXPECT_EQ(read(storage, 1, kChunk), bytes);
}

// What is held back because the disk is slow goes on when it can.
TEST_P(DiskWays, WritesInTheEndWhatASlowDiskHoldsBack) {
  DiskHooks hooks = small_chunks();
  hooks.ended = [](const DiskOperation& operation, ssize_t result) {
    if (operation.write) std::this_thread::sleep_for(std::chrono::milliseconds(operation.index < 4 ? 30 : 1));
    return result;
  };
  DiskStorage storage(options(), &hooks);
  Memory bytes = memory(3 * kChunk, 1);
  for (int i = 0; i < 12; ++i) storage.begin_write(state(i), bytes.bytes());
  for (int i = 11; i >= 0; --i) storage.finish_write(state(i));
  for (int i = 0; i < 12; ++i) EXPECT_EQ(read(storage, i, 3 * kChunk), bytes);
}

// What can go wrong with an operation.
struct Fault {
  const char* name;
  bool mended;  // nobody notices
  std::function<ssize_t(const DiskOperation&, ssize_t)> change;
};

ssize_t flip(const DiskOperation& operation, ssize_t result) {
  if (!operation.write) {
    operation.data[0] ^= std::byte{16};
    return result;
  }
  // On the disk itself: the writer's memory is not the hook's to change.
  Memory page(kPage, true);
  const off_t begin = operation.offset / static_cast<off_t>(kPage) * static_cast<off_t>(kPage);
  if (::pread(operation.fd, page.bytes().data(), kPage, begin) <= 0) return -EBADF;
  page.bytes()[static_cast<std::size_t>(operation.offset - begin)] ^= std::byte{16};
  if (::pwrite(operation.fd, page.bytes().data(), kPage, begin) <= 0) return -EBADF;
  return result;
}

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all{{"EIO", false, [](const DiskOperation&, ssize_t) -> ssize_t { return -EIO; }},
                                      {"ENOSPC", false, [](const DiskOperation&, ssize_t) -> ssize_t { return -ENOSPC; }},
                                      {"EINTR", true, [](const DiskOperation&, ssize_t) -> ssize_t { return -EINTR; }},
                                      {"EAGAIN", true, [](const DiskOperation&, ssize_t) -> ssize_t { return -EAGAIN; }},
                                      {"nothing", true, [](const DiskOperation&, ssize_t) -> ssize_t { return 0; }},
                                      {"short", true, [](const DiskOperation&, ssize_t result) -> ssize_t { return result / 2; }},
                                      {"one byte", true, [](const DiskOperation&, ssize_t) -> ssize_t { return 1; }},
                                      {"a flipped bit", false, flip}};
  return all;
}

// Every kind of fault in every operation: the item that it hits fails or not, and no other ever does.
TEST_P(DiskWays, AFaultHitsOneItemOnly) {
  constexpr Step kItems = 3;
  std::vector<Memory> written, into;
  for (unsigned i = 0; i < kItems; ++i) {
    const std::size_t size = 2 * kChunk + 1000 + i * kPage;
    written.push_back(memory(size, i));
    into.push_back(memory(size, 99));
  }
  const auto item_at = [&](const std::byte* at) {
    for (std::size_t i = 0; i < kItems; ++i)
      if (written[i].holds(at) || into[i].holds(at)) return static_cast<Step>(i);
    return Step{-1};
  };
  for (const Fault& fault : faults()) {
    std::int64_t operations = 1;
    for (std::int64_t k = 0; k < operations; ++k) {
      std::atomic<Step> hit = -1;
      std::atomic<std::int64_t> count = 0;
      DiskHooks hooks = small_chunks();
      hooks.ended = [&](const DiskOperation& operation, ssize_t result) {
        ++count;
        if (operation.index != k) return result;
        hit = item_at(operation.item);
        return fault.change(operation, result);
      };
      DiskOptions small = options();
      small.limit = Bytes(1 << 20);  // room that was never taken need not be freed, hundreds of times
      DiskStorage storage(small, &hooks);
      std::vector<bool> there(kItems);
      std::vector<Step> failed;
      for (Step i = 0; i < kItems; ++i) storage.begin_write(state(i), written[static_cast<std::size_t>(i)].bytes());
      for (Step i = 0; i < kItems; ++i) try {
          storage.finish_write(state(i));
          there[static_cast<std::size_t>(i)] = true;
        } catch (const StorageError& error) {
          failed.push_back(i);
          EXPECT_THAT(error.what(), AllOf(HasSubstr("state " + std::to_string(i)), HasSubstr(folder().string())));
          EXPECT_NE(error.error_number(), 0);
          EXPECT_THROW(storage.begin_read(state(i), into[static_cast<std::size_t>(i)].bytes()), StorageError);
        }
      for (Step i = 0; i < kItems; ++i)
        if (there[static_cast<std::size_t>(i)]) storage.begin_read(state(i), into[static_cast<std::size_t>(i)].bytes());
      for (Step i = 0; i < kItems; ++i) {
        if (!there[static_cast<std::size_t>(i)]) continue;
        try {
          storage.finish_read(state(i));
          EXPECT_EQ(into[static_cast<std::size_t>(i)], written[static_cast<std::size_t>(i)]);
        } catch (const StorageError& error) {
          failed.push_back(i);
          EXPECT_THAT(error.what(), error.error_number() == 0 ? HasSubstr("checksum") : HasSubstr("read of state"));
        }
      }
      EXPECT_EQ(failed, fault.mended ? std::vector<Step>{} : std::vector<Step>{hit}) << fault.name << " in operation " << k;
      if (fault.mended) {
        EXPECT_EQ(storage.backlog(), Bytes(0));
      }
      operations = std::max(operations, count.load());
      ASSERT_LT(operations, 200);
    }
    EXPECT_GE(operations, 6) << fault.name;
  }
}

TEST_P(DiskWays, GivesUpWhatNeverGoesOn) {
  for (const ssize_t nothing : {ssize_t{0}, ssize_t{-EAGAIN}}) {
    DiskHooks hooks = small_chunks();
    hooks.ended = [=](const DiskOperation&, ssize_t) { return nothing; };
    DiskStorage storage(options(), &hooks);
    Memory bytes = memory(1000, 1);
    storage.begin_write(state(0), bytes.bytes());
    EXPECT_THROW(storage.finish_write(state(0)), StorageError);
    EXPECT_EQ(storage.in_use(), Bytes(0));
  }
}

// A file system that takes O_DIRECT when a file is opened, and refuses it when it is used.
TEST_P(DiskWays, GoesOnWithoutDirectWhenThatIsRefusedLate) {
  if (!GetParam().direct) GTEST_SKIP() << "this is about direct I/O";
  for (const std::int64_t refused : {0, 1, 3, 7}) {
    DiskHooks hooks = small_chunks();
    hooks.ended = [=](const DiskOperation& operation, ssize_t result) {
      return operation.index >= refused && (::fcntl(operation.fd, F_GETFL) & O_DIRECT) != 0 ? ssize_t{-EINVAL} : result;
    };
    DiskStorage storage(options(), &hooks);
    EXPECT_THAT(storage.description(), HasSubstr("direct"));
    std::vector<Memory> written;
    for (unsigned i = 0; i < 5; ++i) written.push_back(memory(3 * kChunk + i, i));
    for (std::size_t i = 0; i < 5; ++i) storage.begin_write(state(static_cast<Step>(i)), written[i].bytes());
    for (Step i = 0; i < 5; ++i) storage.finish_write(state(i));
    EXPECT_THAT(storage.description(), AllOf(HasSubstr("buffered (O_DIRECT refused by "), HasSubstr("when used")));
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(read(storage, static_cast<Step>(i), 3 * kChunk + i), written[i]);
  }
}

TEST_P(DiskWays, MovesWhatItSays) {
  if (!GetParam().direct) GTEST_SKIP() << "buffered I/O is counted when the system gets to it";
  const auto counted = [](const std::string& field) {
    std::ifstream file("/proc/self/io");
    std::string name;
    for (std::int64_t value = 0; file >> name >> value;)
      if (name == field + ":") return value;
    return std::int64_t{-1};
  };
  if (counted("write_bytes") < 0) GTEST_SKIP() << "/proc/self/io cannot be read";
  DiskStorage storage(options());
  constexpr std::size_t kSize = 4 << 20;
  storage.reserve(Bytes(kSize));
  Memory bytes = memory(kSize, 1);
  const std::int64_t written = counted("write_bytes"), read_before = counted("read_bytes");
  write(storage, 0, bytes);
  EXPECT_EQ(read(storage, 0, kSize), bytes);
  const auto more = [&](std::int64_t moved) { return moved - static_cast<std::int64_t>(kSize); };
  EXPECT_GE(more(counted("write_bytes") - written), 0);
  EXPECT_LE(more(counted("write_bytes") - written), 1 << 20);  // what the file system notes for itself
  EXPECT_GE(more(counted("read_bytes") - read_before), 0);
  EXPECT_LE(more(counted("read_bytes") - read_before), 1 << 20);
}

TEST_P(DiskWays, MeasuresItself) {
  DiskOptions limited = options();
  limited.limit = Bytes(1 << 20);
  DiskStorage storage(limited);
  for (const std::int64_t item : {1, 5000, 300'000}) {
    const Tier tier = storage.measure(Bytes(item), Bytes(2 << 20));
    EXPECT_EQ(tier.name, "disk");
    EXPECT_GT(tier.write_bytes_per_second, 0);
    EXPECT_GT(tier.read_bytes_per_second, 0);
    EXPECT_GT(tier.latency.count(), 0);
    EXPECT_EQ(storage.in_use(), Bytes(0));
    EXPECT_LE(storage.size(), *limited.limit);
  }
  EXPECT_THROW(storage.measure(Bytes(2 << 20)), StorageError);  // no room for a single one
  EXPECT_THROW(storage.measure(Bytes(0)), InvalidInput);
}

TEST_P(DiskWays, CopiesOnlyWhatIsNotAligned) {
  std::atomic<std::int64_t> as_it_lies = 0, copied = 0;
  DiskHooks hooks = small_chunks();
  hooks.ended = [&](const DiskOperation& operation, ssize_t result) {
    (operation.data.data() == operation.item ? as_it_lies : copied) += result;
    return result;
  };
  DiskStorage storage(options(), &hooks);
  constexpr std::int64_t kSize = 10 * kChunk + 100;
  Memory bytes = memory(kSize, 1);
  write(storage, 0, bytes);
  EXPECT_EQ(read(storage, 0, kSize), bytes);
  if (!GetParam().direct) {
    EXPECT_EQ(storage.alignment(), Bytes(1));
    EXPECT_EQ(as_it_lies, 2 * kSize);
    EXPECT_EQ(copied, 0);
  } else {
    EXPECT_GE(storage.alignment(), Bytes(4));
    EXPECT_EQ(as_it_lies, GetParam().aligned ? 2 * 10 * std::int64_t{kChunk} : 0);
    EXPECT_GT(copied, 0);
  }
}

TEST_P(DiskWays, SaysWhatIsMissing) {
  DiskStorage storage(options());
  Memory bytes = memory(1000, 1);
  EXPECT_THAT([&] { storage.begin_read(state(3), bytes.bytes()); }, ThrowsMessage<StorageError>(HasSubstr("never written")));
  EXPECT_THROW(storage.finish_read(state(3)), StorageError);
  EXPECT_THROW(storage.finish_write(state(3)), StorageError);
  storage.cancel_write(state(3));
  storage.drop(state(3));
  storage.begin_write(state(3), bytes.bytes());
  EXPECT_THAT([&] { storage.begin_read(state(3), bytes.bytes()); }, ThrowsMessage<StorageError>(HasSubstr("not been awaited")));
  storage.finish_write(state(3));
  EXPECT_THAT([&] { storage.begin_read(state(3), bytes.bytes().first(999)); },
              ThrowsMessage<StorageError>(HasSubstr("1000 bytes, not 999")));
  storage.begin_read(state(3), bytes.bytes());
  EXPECT_THAT([&] { storage.begin_read(state(3), bytes.bytes()); }, ThrowsMessage<StorageError>(HasSubstr("being read")));
  storage.finish_read(state(3));
}

TEST_F(DiskTest, SaysWhatItRunsOnAndWhy) {
  DiskHooks hooks;
  hooks.refuse_io_uring = EPERM;
  EXPECT_THAT(DiskStorage(options(), &hooks).description(), StartsWith("4 threads (io_uring: Operation not permitted), "));
  hooks.refuse_direct = true;
  const DiskStorage buffered(options(), &hooks);
  EXPECT_THAT(buffered.description(),
              StartsWith("4 threads (io_uring: no gain without O_DIRECT), buffered (O_DIRECT refused by "));
  EXPECT_EQ(buffered.staging(), Bytes(0));
  DiskOptions asked = options();
  asked.engine = DiskEngine::threads;
  asked.direct = false;
  asked.requests = 1;
  EXPECT_EQ(DiskStorage(asked).description(), "1 thread, buffered (as asked)");
}

TEST_F(DiskTest, HoldsNoMoreStagingThanItMay) {
  DiskOptions given = options();
  if (!DiskStorage(given).description().ends_with("direct")) GTEST_SKIP() << DiskStorage(given).description();
  EXPECT_EQ(DiskStorage(given).staging(), kStaging);
  given.staging = Bytes(3 * kPage + 1);
  EXPECT_EQ(DiskStorage(given).staging(), Bytes(3 * kPage));
  Memory written(20'000, false, 1), into(20'000, false, 2);
  DiskStorage small(given);
  small.begin_write(state(0), written.bytes());
  small.finish_write(state(0));
  small.begin_read(state(0), into.bytes());
  small.finish_read(state(0));
  EXPECT_EQ(into, written);
  given.staging = Bytes(kPage - 1);
  EXPECT_THAT([&] { DiskStorage{given}; }, ThrowsMessage<InvalidInput>(AllOf(HasSubstr("staging"), HasSubstr("4096"))));
  given.staging = kStaging;
  given.requests = 0;
  EXPECT_THROW(DiskStorage{given}, InvalidInput);
}

TEST_F(DiskTest, LeavesNoNameBehind) {
  for (const bool refused : {false, true}) {
    DiskHooks hooks;
    hooks.refuse_nameless = refused;
    DiskStorage storage(options(), &hooks);
    Memory written(10'000, true, 1), into(10'000, true, 2);
    storage.begin_write(state(0), written.bytes());
    EXPECT_TRUE(names_in(folder()).empty());
    storage.finish_write(state(0));
    storage.begin_read(state(0), into.bytes());
    storage.finish_read(state(0));
    EXPECT_EQ(into, written);
  }
}

TEST_F(DiskTest, SaysWhereItCannotBe) {
  DiskOptions given = options();
  given.directory = folder() / "missing";
  EXPECT_THAT([&] { DiskStorage{given}; }, ThrowsMessage<StorageError>(AllOf(HasSubstr("missing"), HasSubstr("No such file"))));
  put(folder() / "file", "text");
  given.directory = folder() / "file";
  EXPECT_THROW(DiskStorage{given}, StorageError);
}

TEST_F(DiskTest, MindsTheSystemsLimitOfFiles) {
  const testing::FileSizeLimit limit(10 * kPage);
  DiskStorage storage(options());
  Memory bytes(8 * kPage, true, 1);
  storage.begin_write(state(0), bytes.bytes());
  storage.finish_write(state(0));
  EXPECT_THAT([&] { storage.begin_write(state(1), bytes.bytes()); }, ThrowsMessage<StorageError>(HasSubstr("ulimit")));
}

std::int64_t free_bytes(const std::filesystem::path& folder) {
  struct statvfs found {};
  return ::statvfs(folder.c_str(), &found) == 0 ? static_cast<std::int64_t>(found.f_bavail * found.f_frsize) : -1;
}

TEST_F(DiskTest, SaysWhenTheDiskIsFull) {
  DiskStorage storage(options());
  EXPECT_THAT([&] { storage.reserve(Bytes(1LL << 60)); },
              ThrowsMessage<StorageError>(AllOf(HasSubstr("1 EiB more are needed"), HasSubstr("are free there"),
                                                HasSubstr("another directory"), HasSubstr(folder().string()))));
  EXPECT_THROW(storage.reserve(Bytes(std::numeric_limits<std::int64_t>::max())), StorageError);
  EXPECT_EQ(storage.size(), Bytes(0));
}

TEST_F(DiskTest, FillsASmallDiskAndGoesOn) {
  for (const DiskEngine engine : {DiskEngine::io_uring, DiskEngine::threads})
    testing::on_small_disk(folder(), 1 << 20, [&]() -> std::string {
      DiskOptions given = options();
      given.engine = engine;
      const std::int64_t empty = free_bytes(folder());
      {
        DiskStorage storage(given);
        Memory written(100'000, true, 1), into(100'000, true, 2);
        Step count = 0;
        try {
          for (;; ++count) {
            storage.begin_write(state(count), written.bytes());
            storage.finish_write(state(count));
            if (count > 20) return "it never filled up";
          }
        } catch (const StorageError& error) {
          if (error.error_number() != ENOSPC) return error.what();
          if (!std::strstr(error.what(), "are free there")) return error.what();
        }
        if (count < 9) return "it was full after " + std::to_string(count);
        for (Step i = 0; i < count; ++i) {
          storage.begin_read(state(i), into.bytes());
          storage.finish_read(state(i));
          if (!(into == written)) return "not what was written";
        }
        storage.drop(state(0));
        storage.begin_write(state(0), written.bytes());
        storage.finish_write(state(0));
      }
      return free_bytes(folder()) == empty ? "" : "room is missing";
    });
}

// Blocks of the nameless files that a process has open in `folder`.
std::int64_t blocks_of(pid_t process, const std::filesystem::path& folder) {
  std::int64_t blocks = 0;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/fd", error)) {
    struct stat found {};
    if (std::filesystem::read_symlink(entry.path(), error).string().starts_with(folder.string()) &&
        ::stat(entry.path().c_str(), &found) == 0)
      blocks += found.st_blocks;
  }
  return blocks;
}

TEST_F(DiskTest, GivesItsRoomBack) {
  EXPECT_EQ(blocks_of(::getpid(), folder()), 0);
  // Another descriptor of the same file shows what is left of it.
  int kept = -1;
  struct stat found {};
  DiskHooks hooks;
  hooks.ended = [&](const DiskOperation& operation, ssize_t result) {
    kept = ::dup(operation.fd);
    return result;
  };
  {
    DiskStorage storage(options(), &hooks);
    storage.reserve(Bytes(8 << 20));
    EXPECT_EQ(storage.size(), Bytes(8 << 20));
    EXPECT_GE(blocks_of(::getpid(), folder()), (8 << 20) / 512);
    Memory bytes(1000, true, 1);
    storage.begin_write(state(0), bytes.bytes());
    storage.finish_write(state(0));
  }
  ASSERT_EQ(::fstat(kept, &found), 0);
  ::close(kept);
  EXPECT_EQ(found.st_blocks, 0);
}

TEST_F(DiskTest, LeavesNothingBehindWhenItIsKilled) {
  for (const DiskEngine engine : {DiskEngine::io_uring, DiskEngine::threads})
    // The disk is its own, so that nobody else changes how much is free.
    testing::on_small_disk(folder(), 32 << 20, [&]() -> std::string {
      const std::int64_t empty = free_bytes(folder());
      int ready[2];
      if (::pipe(ready) != 0) return "no pipe";
      const pid_t child = ::fork();
      if (child == 0) {
        DiskOptions given = options();
        given.engine = engine;
        DiskStorage storage(given);
        Memory bytes(4 << 20, true, 1);
        storage.begin_write(state(0), bytes.bytes());
        storage.finish_write(state(0));
        storage.begin_write(state(1), bytes.bytes());
        if (::write(ready[1], "x", 1) != 1) ::_exit(1);
        for (;;) ::pause();
      }
      char byte = 0;
      if (::read(ready[0], &byte, 1) != 1) return "the child never wrote";
      const bool used = free_bytes(folder()) <= empty - (4 << 20);
      ::kill(child, SIGKILL);
      ::waitpid(child, nullptr, 0);
      if (!used) return "the child used nothing";
      if (!names_in(folder()).empty()) return "a name is left";
      // The system may still be about to close the last request's file.
      for (int patience = 0; patience < 10'000 && free_bytes(folder()) != empty; ++patience) ::usleep(1000);
      return free_bytes(folder()) == empty ? "" : "room is missing";
    });
}

}  // namespace
}  // namespace recollect
