// A tier that fails when a test says so. Its transfers happen as late as they may, in their finish_…, so that whoever touches
// bytes too early is found out.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <functional>
#include <map>
#include <numeric>

#include "recollect/error.hpp"
#include "recollect/storage.hpp"

namespace recollect {

class FaultyStorage final : public Storage {
 public:
  // `flip`: the write seems to succeed, and the item comes back with another bit, which the checksum tells.
  enum class Operation { begin_write, finish_write, cancel_write, begin_read, finish_read, drop, flip };
  static constexpr std::array kOperations{Operation::begin_write, Operation::finish_write, Operation::cancel_write,
                                          Operation::begin_read,  Operation::finish_read,  Operation::drop,
                                          Operation::flip};
  using Fails = std::function<bool(Operation)>;  // asked once for every operation
  static Fails only(Operation which, int number) {
    return [which, number](Operation operation) mutable { return operation == which && number-- == 0; };
  }
  static Fails everything_from(int number) {
    return [number](Operation operation) mutable { return operation != Operation::flip && number-- <= 0; };
  }

  explicit FaultyStorage(Fails fails = [](Operation) { return false; }) : fails_(std::move(fails)) {}

  void begin_write(Item item, std::span<const std::byte> bytes) override {
    fail_if(Operation::begin_write, item);
    writes_[item] = {bytes, checksum(bytes)};
  }
  void finish_write(Item item) override {
    const Write write = writes_.at(item);
    writes_.erase(item);
    EXPECT_EQ(checksum(write.bytes), write.checksum) << "changed while it was written";
    fail_if(Operation::finish_write, item);
    Stored& stored = items_[item];
    stored = {{write.bytes.begin(), write.bytes.end()}, write.checksum};
    if (!fails_(Operation::flip)) return;
    stored.bytes[stored.bytes.size() / 2] ^= std::byte{16};
    ++faults_;
  }
  void cancel_write(Item item) override {
    writes_.erase(item);
    fail_if(Operation::cancel_write, item);
  }
  void begin_read(Item item, std::span<std::byte> bytes) override {
    fail_if(Operation::begin_read, item);
    EXPECT_TRUE(items_.contains(item));
    reads_[item] = bytes;
  }
  void finish_read(Item item) override {
    const std::span<std::byte> bytes = reads_.at(item);
    reads_.erase(item);
    std::fill(bytes.begin(), bytes.end(), std::byte{0xA5});
    fail_if(Operation::finish_read, item);
    const Stored& stored = items_.at(item);
    ASSERT_EQ(stored.bytes.size(), bytes.size());
    std::copy(stored.bytes.begin(), stored.bytes.end(), bytes.begin());
    if (checksum(bytes) != stored.checksum) fail(item, 0);
  }
  void drop(Item item) override {
    items_.erase(item);
    fail_if(Operation::drop, item);
  }
  void clear() noexcept override {
    writes_.clear();
    reads_.clear();
    items_.clear();
    ++clears_;
  }
  std::optional<Nanoseconds> write_left(Item item) const override {
    const auto found = late.find(item);
    return found == late.end() ? std::nullopt : std::optional(found->second);
  }

  Bytes backlog() const override {
    return Bytes(std::accumulate(writes_.begin(), writes_.end(), std::int64_t{0}, [](std::int64_t sum, const auto& write) {
      return sum + static_cast<std::int64_t>(write.second.bytes.size());
    }));
  }

  std::map<Item, Nanoseconds> late = {};  // what write_left says; nothing for the others

  int faults() const { return faults_; }  // that were made, errors or flipped bits
  int errors() const { return errors_; }  // that were thrown
  bool empty() const { return items_.empty() && writes_.empty() && reads_.empty(); }
  int clears() const { return clears_; }
  bool has(Item item) const { return items_.contains(item); }

 private:
  struct Write {
    std::span<const std::byte> bytes;
    std::uint64_t checksum;
  };
  struct Stored {
    std::vector<std::byte> bytes;
    std::uint64_t checksum;
  };

  static std::uint64_t checksum(std::span<const std::byte> bytes) {
    return std::accumulate(bytes.begin(), bytes.end(), std::uint64_t{14695981039346656037u}, [](std::uint64_t hash, std::byte b) {
      return (hash ^ static_cast<std::uint64_t>(b)) * 1099511628211u;
    });
  }
  void fail_if(Operation operation, Item item) {
    if (!fails_(operation)) return;
    ++faults_;
    fail(item, EIO);
  }
  [[noreturn]] void fail(Item item, int error_number) {
    ++errors_;
    throw StorageError("transfer", std::string(name_of(item.kind)) + " " + std::to_string(item.step), error_number,
                       error_number == 0 ? "its checksum is wrong" : "");
  }

  Fails fails_;
  std::map<Item, Write> writes_;
  std::map<Item, std::span<std::byte>> reads_;
  std::map<Item, Stored> items_;
  int faults_ = 0, errors_ = 0, clears_ = 0;
};

}  // namespace recollect
