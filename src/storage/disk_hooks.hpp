// What tests may change in DiskStorage. Nothing of it is reachable from the public headers.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace recollect {

// One operation that the system has done: part of an item, or all of it.
struct DiskOperation {
  std::int64_t index;  // operations are counted as they end
  bool write;
  const std::byte* item;      // where this part lies in the item's memory
  std::span<std::byte> data;  // what was moved: the item's memory, or a staging buffer
  int fd;
  off_t offset;
};

struct DiskHooks {
  // Called when an operation has ended, with its result (bytes, or -errno); what it returns counts instead. Several threads may
  // call it at once. It must not throw.
  std::function<ssize_t(const DiskOperation&, ssize_t)> ended = {};
  std::size_t chunk = 4 << 20;  // bytes of one operation, at most
  int refuse_io_uring = 0;      // errno to refuse it with
  bool refuse_direct = false;
  bool refuse_nameless = false;
};

}  // namespace recollect
