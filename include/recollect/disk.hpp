// DiskStorage: a tier in one file on a disk. The file has no name, so nothing stays behind, whatever ends the process.
// Used from one thread; the transfers go on behind it, in a thread that owns an io_uring or in a few that read and write.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "recollect/chain.hpp"
#include "recollect/storage.hpp"

namespace recollect {

struct DiskHooks;  // what tests change

enum class DiskEngine : std::uint8_t { automatic, io_uring, threads };

struct DiskOptions {
  std::filesystem::path directory;
  std::optional<Bytes> limit = std::nullopt;  // of the file; what the disk has
  // Memory for items that direct I/O cannot take as they lie, and for the last bytes of others; allocated once. Each request
  // gets an equal part. 0 where only buffered I/O is wanted.
  Bytes staging = Bytes(2 << 20);
  int requests = 8;                           // in flight
  DiskEngine engine = DiskEngine::automatic;  // a wish: what the system refuses is replaced
  bool direct = true;                         // past the page cache, where the file system lets it
};

class DiskStorage final : public Storage {
 public:
  // Throws InvalidInput for options that cannot be, StorageError when no file can be made there.
  explicit DiskStorage(const DiskOptions& options, const DiskHooks* hooks = nullptr);
  ~DiskStorage() override;  // waits for what is in flight and gives the room back
  DiskStorage(const DiskStorage&) = delete;
  DiskStorage& operator=(const DiskStorage&) = delete;

  // Makes room for so many bytes of items in all; items that were not foreseen get theirs when they come. Throws StorageError
  // when they exceed the limit or what is free.
  void reserve(Bytes bytes);

  // Throws StorageError when there is no room; nothing has begun then.
  void begin_write(Item item, std::span<const std::byte> bytes) override;
  // A write that failed leaves no copy.
  void finish_write(Item item) override;
  void cancel_write(Item item) override;
  void begin_read(Item item, std::span<std::byte> bytes) override;
  // Throws StorageError also when the bytes are not those that were written ("checksum").
  void finish_read(Item item) override;
  void drop(Item item) override;
  void clear() noexcept override;  // keeps the file for what comes next
  std::optional<Nanoseconds> write_left(Item item) const override;
  Bytes backlog() const override;
  std::optional<std::chrono::steady_clock::time_point> ended(Item item) const override;

  // Writes and reads `total` bytes in items of the size that will be moved, and forgets them; whatever was stored is forgotten
  // too. Less than `total` where there is less room.
  Tier measure(Bytes item = Bytes(2 << 20), Bytes total = Bytes(256 << 20));

  Bytes in_use() const;             // of the file, by items
  Bytes size() const;               // of the file
  Bytes staging() const;            // memory that it holds
  Bytes alignment() const;          // of memory that it moves without copying
  std::string description() const;  // "io_uring, direct", "4 threads (io_uring: Operation not permitted), buffered (…)"

 private:
  Bytes slot_of(Bytes item) const;  // what it takes in the file
  Bytes room() const;               // for items, in the file and beside it
  void settle() const;              // what was written is on the disk, and nowhere else

  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace recollect
