// AtomicFile: a file that is replaced whole or not at all, and is on the disk when commit() returns. Whatever happens before (a
// full disk, an exception, kill -9), the previous file is as it was. Not thread-safe; several of the same path may exist, and the
// last commit() wins.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace recollect {

class AtomicFile {
 public:
  // Starts a file beside `path`, named path.PROCESS.NUMBER.part, with the permissions of the one that it will replace. A symbolic
  // link stays a link: what it points to is replaced. What is no plain file (a device, a pipe) is written to as it is. Here and
  // below: throws StorageError with operation, path and errno.
  explicit AtomicFile(std::string path);
  // Not committed: removes what was written. kill -9 leaves the .part file behind.
  ~AtomicFile();
  AtomicFile(AtomicFile&&) noexcept;
  AtomicFile& operator=(AtomicFile&&) noexcept;

  // Appends. Not buffered: give it large pieces.
  void write(std::span<const std::byte> bytes);
  void write(std::string_view text);

  // Syncs the file, renames it to `path` and syncs the directory; nothing can be written afterwards. When only that last step
  // fails, the new file is in place already.
  void commit();

 private:
  struct Part;
  std::unique_ptr<Part> part_;
};

// All of `text` as the file `path`, by an AtomicFile.
void write_file(const std::string& path, std::string_view text);

}  // namespace recollect
