// LineReader: a file or standard input, line by line, each as soon as it is there. One thread at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "format/descriptor.hpp"

namespace recollect::cli {

class LineReader {
 public:
  // An empty path is standard input. Throws StorageError.
  explicit LineReader(const std::string& path);

  const std::string& name() const { return name_; }
  // Without its newline, or "\r\n"; nothing at the end. Throws StorageError, and InvalidInput for a line longer than kMost bytes.
  std::optional<std::string> next();
  // Of the line that next() gave, from 1.
  std::int64_t number() const { return number_; }

  static constexpr std::size_t kMost = 1 << 20;

 private:
  bool read_more();

  std::string name_;
  Descriptor file_;
  int fd_;
  std::string buffer_;
  std::size_t at_ = 0;  // where the next line begins
  bool ended_ = false;
  std::int64_t number_ = 0;
};

}  // namespace recollect::cli
