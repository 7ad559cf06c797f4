#include <gtest/gtest.h>

#include <array>

#include "recollect/error.hpp"
#include "recollect/storage.hpp"

namespace recollect {
namespace {

constexpr Item kItem{ItemKind::state, 3};

TEST(MemoryStorage, GivesBackWhatItWasGiven) {
  MemoryStorage storage;
  std::array<std::byte, 3> bytes{std::byte{1}, std::byte{2}, std::byte{3}}, read{};
  storage.begin_write(kItem, bytes);
  storage.finish_write(kItem);
  bytes.fill(std::byte{9});
  for (int twice = 0; twice < 2; ++twice) {
    storage.begin_read(kItem, read);
    storage.finish_read(kItem);
    EXPECT_EQ(read[1], std::byte{2});
  }
  storage.drop(kItem);
  EXPECT_EQ(storage.size(), 0u);
}

TEST(MemoryStorage, CancelledAndMissingItemsAreNotThere) {
  MemoryStorage storage;
  std::array<std::byte, 3> bytes{};
  storage.begin_write(kItem, bytes);
  storage.cancel_write(kItem);
  EXPECT_THROW(storage.begin_read(kItem, bytes), StorageError);
  storage.begin_write(kItem, bytes);
  EXPECT_THROW(storage.begin_read(kItem, std::span(bytes).first(2)), StorageError);
  storage.clear();
  EXPECT_EQ(storage.size(), 0u);
}

}  // namespace
}  // namespace recollect
