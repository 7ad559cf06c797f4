#include "format/descriptor.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "recollect/error.hpp"

namespace recollect {

Descriptor::Descriptor(std::string path, int flags, const char* operation, mode_t mode) : path_(std::move(path)) {
  do fd_ = ::open(path_.c_str(), flags | O_CLOEXEC | O_NOCTTY, mode);
  while (fd_ < 0 && errno == EINTR);
  if (fd_ < 0) throw StorageError(operation, path_, errno);
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this != &other) {
    reset();
    path_ = std::move(other.path_);
    fd_ = std::exchange(other.fd_, -1);
  }
  return *this;
}

void Descriptor::write(std::span<const std::byte> bytes) const {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) throw StorageError("writing", path_, written < 0 ? errno : EIO);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
}

void Descriptor::sync() const {
  while (::fsync(fd_) != 0)
    if (errno != EINTR) throw StorageError("syncing", path_, errno);
}

void Descriptor::close() {
  // Linux has closed it even when it says EINTR.
  if (::close(std::exchange(fd_, -1)) != 0 && errno != EINTR) throw StorageError("closing", path_, errno);
}

void Descriptor::reset() noexcept {
  if (fd_ >= 0) ::close(std::exchange(fd_, -1));
}

void sync_directory(const std::filesystem::path& directory) {
  try {
    Descriptor(directory.string(), O_RDONLY | O_DIRECTORY).sync();
  } catch (const StorageError& error) {
    // Directories that this file system does not sync, or that may be written to but not read.
    const int number = error.error_number();
    if (number != EINVAL && number != ENOTSUP && number != EACCES) throw;
  }
}

std::filesystem::path directory_of(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

}  // namespace recollect
