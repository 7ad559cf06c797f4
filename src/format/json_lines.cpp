#include "format/json_lines.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "recollect/error.hpp"

namespace recollect {
namespace {

std::int64_t size_of_file(const Descriptor& file) {
  struct stat status {};
  if (::fstat(file.fd(), &status) != 0) throw StorageError("opening", file.path(), errno);
  if (!S_ISREG(status.st_mode)) throw StorageError("opening", file.path(), EINVAL, "it is not a file on a disk");
  return status.st_size;
}

// Fewer only at the end of the file.
std::size_t read_at(const Descriptor& file, std::int64_t offset, std::span<char> room) {
  std::size_t got = 0;
  while (got < room.size()) {
    const ssize_t more = ::pread(file.fd(), room.data() + got, room.size() - got, offset + static_cast<std::int64_t>(got));
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) throw StorageError("reading", file.path(), errno);
    if (more == 0) break;
    got += static_cast<std::size_t>(more);
  }
  return got;
}

// The bytes up to the end of the last whole line.
std::int64_t whole_lines(const Descriptor& file, std::int64_t size) {
  std::array<char, 4096> room;
  while (size > 0) {
    const std::int64_t begin = std::max<std::int64_t>(0, size - static_cast<std::int64_t>(room.size()));
    const std::string_view text(room.data(), read_at(file, begin, std::span(room).first(static_cast<std::size_t>(size - begin))));
    if (const std::size_t end = text.rfind('\n'); end != std::string_view::npos)
      return begin + static_cast<std::int64_t>(end) + 1;
    size = begin;
  }
  return 0;
}

Descriptor open_to_resume(const std::string& path, std::int64_t size) {
  if (size < 0) throw InvalidInput(path, std::to_string(size) + " bytes", "a size from 0");
  try {
    return {path, O_RDWR | O_APPEND | (size == 0 ? O_CREAT : 0)};
  } catch (const StorageError& error) {
    if (error.error_number() != ENOENT || size == 0) throw;
    throw InvalidInput(path, "no such file",
                       "the log that had " + std::to_string(size) + " bytes when the checkpoint was written");
  }
}

}  // namespace

JsonLines::JsonLines(const std::string& path) : file_(path, O_RDWR | O_APPEND | O_CREAT), size_(size_of_file(file_)) {
  if (size_ == 0) sync_directory(directory_of(path));
  if (const std::int64_t whole = whole_lines(file_, size_); whole < size_) cut(whole);
}

JsonLines::JsonLines(const std::string& path, std::int64_t size) : file_(open_to_resume(path, size)), size_(size_of_file(file_)) {
  const std::string accepted = "at least the " + std::to_string(size) + " bytes that it had when the checkpoint was written";
  if (size_ < size) throw InvalidInput(path, "a log of " + std::to_string(size_) + " bytes", accepted);
  char last = '\n';
  if (size > 0) read_at(file_, size - 1, {&last, 1});
  if (last != '\n')
    throw InvalidInput(path, "a log in which no line ends after " + std::to_string(size) + " bytes",
                       "the log as it was when the checkpoint was written");
  if (size < size_) cut(size);
}

void JsonLines::append(std::string_view json) {
  if (json.empty() || json.find('\n') != std::string_view::npos)
    throw InvalidInput(path(), json.empty() ? "" : "several lines", "one line at a time");
  const std::string line = std::string(json) + "\n";
  try {
    file_.write(std::as_bytes(std::span(line)));
  } catch (const StorageError&) {
    // Part of it may stand there. If even this fails, the next opening cuts it off.
    [[maybe_unused]] const int ignored = ::ftruncate(file_.fd(), size_);
    throw;
  }
  size_ += static_cast<std::int64_t>(line.size());
}

void JsonLines::cut(std::int64_t size) {
  while (::ftruncate(file_.fd(), size) != 0)
    if (errno != EINTR) throw StorageError("truncation", path(), errno);
  size_ = size;
  sync();
}

}  // namespace recollect
