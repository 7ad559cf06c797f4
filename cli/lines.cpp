#include "lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "recollect/error.hpp"

namespace recollect::cli {

LineReader::LineReader(const std::string& path)
    : name_(path.empty() ? "standard input" : path),
      file_(path.empty() ? Descriptor() : Descriptor(path, O_RDONLY)),
      fd_(path.empty() ? STDIN_FILENO : file_.fd()) {}

bool LineReader::read_more() {
  constexpr std::size_t kPiece = 1 << 16;
  const std::size_t before = buffer_.size();
  buffer_.resize(before + kPiece);
  ssize_t got = 0;
  do got = ::read(fd_, buffer_.data() + before, kPiece);
  while (got < 0 && errno == EINTR);
  const int error = errno;
  buffer_.resize(before + static_cast<std::size_t>(got > 0 ? got : 0));
  if (got < 0) throw StorageError("reading", name_, error);
  return got > 0;
}

std::optional<std::string> LineReader::next() {
  buffer_.erase(0, at_);
  at_ = 0;
  std::size_t end = buffer_.find('\n');
  while (end == std::string::npos && !ended_ && buffer_.size() <= kMost) {
    const std::size_t looked_at = buffer_.size();
    ended_ = !read_more();
    end = buffer_.find('\n', looked_at);
  }
  if (end == std::string::npos && buffer_.empty()) return std::nullopt;
  ++number_;
  std::string line = buffer_.substr(0, end);
  if (line.size() > kMost)
    throw InvalidInput(name_ + ", line " + std::to_string(number_), "more than " + std::to_string(kMost) + " bytes",
                       "one sentence a line");
  at_ = end == std::string::npos ? buffer_.size() : end + 1;
  if (line.ends_with('\r')) line.pop_back();
  return line;
}

}  // namespace recollect::cli
