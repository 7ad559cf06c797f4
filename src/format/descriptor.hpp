// The system's file calls with every result checked: what fails throws StorageError with the operation, the path and errno.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <utility>

namespace recollect {

// Owns an open file. Not thread-safe.
class Descriptor {
 public:
  Descriptor() = default;
  // Opens or throws. Not inherited by programs that this one starts; never becomes its terminal.
  // A file that it makes gets `mode`, less what the user's umask takes away.
  Descriptor(std::string path, int flags, const char* operation = "opening", mode_t mode = 0666);
  ~Descriptor() { reset(); }
  Descriptor(Descriptor&& other) noexcept : path_(std::move(other.path_)), fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;

  int fd() const { return fd_; }
  const std::string& path() const { return path_; }

  void write(std::span<const std::byte> bytes) const;  // all of them
  void sync() const;
  // Some file systems say only here that something could not be written.
  void close();

 private:
  void reset() noexcept;

  std::string path_;
  int fd_ = -1;
};

// Makes the names in a directory durable: what was created, renamed or removed there.
void sync_directory(const std::filesystem::path& directory);

// The directory that holds `path`: "." for a bare name.
std::filesystem::path directory_of(const std::filesystem::path& path);

}  // namespace recollect
