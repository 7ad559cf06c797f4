// SpillFile: a file without a name in a directory, and the room that it has there.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "format/descriptor.hpp"
#include "recollect/bytes.hpp"

namespace recollect {

struct DiskHooks;

class SpillFile {
 public:
  // Throws StorageError.
  SpillFile(const std::filesystem::path& directory, std::optional<Bytes> limit, bool direct, const DiskHooks& hooks);
  ~SpillFile();
  SpillFile(const SpillFile&) = delete;
  SpillFile& operator=(const SpillFile&) = delete;

  int fd() const { return file_.fd(); }
  std::string place() const;        // its directory, for messages
  std::string file_system() const;  // "ext4", for messages

  // Direct I/O moves whole blocks between offsets that are multiples of one and memory that is aligned so.
  bool direct() const { return direct_; }
  const std::string& why_buffered() const { return why_buffered_; }
  std::int64_t block() const { return block_; }
  std::int64_t slot() const { return std::max<std::int64_t>(block_, 4096); }  // slots are multiples of it
  std::int64_t memory_alignment() const { return memory_alignment_; }

  std::int64_t size() const { return size_; }
  // Makes it so large, in multiples of a slot; `ahead`: larger while that is cheap. Throws StorageError that says what is needed
  // and what is there.
  void grow(std::int64_t size, bool ahead);
  // Of this disk, for files like this one; within the limit.
  std::int64_t free() const;

 private:
  int try_grow(std::int64_t size);  // errno

  Descriptor file_;
  std::filesystem::path directory_;
  std::optional<Bytes> limit_;
  bool direct_ = false;
  std::string why_buffered_;
  std::int64_t block_ = 4096, memory_alignment_ = 4096, size_ = 0;
};

}  // namespace recollect
