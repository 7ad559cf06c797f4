// JsonLines: a log of one JSON document a line that survives its writer. Every line is one write to the end of the file, so kill
// -9 loses nothing that append() has returned for; what a crash or a full disk has left of a line is cut off when the log is
// opened again. One writer at a time; not thread-safe.
//
// To resume without gaps or repeats: sync() and put size() into the checkpoint; later open with that size.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "format/descriptor.hpp"

namespace recollect {

class JsonLines {
 public:
  // Opens for appending, or creates. Here and below: throws StorageError.
  explicit JsonLines(const std::string& path);
  // Goes back to the moment when the log had `size` bytes: later lines are removed. Throws InvalidInput when there is no such
  // file, it is shorter, or no line ends there.
  JsonLines(const std::string& path, std::int64_t size);

  // One line, without its end; InvalidInput when it has one inside or is empty. When writing fails the log is as before.
  void append(std::string_view json);
  // Lines are safe from a crash of the machine from here on.
  void sync() const { file_.sync(); }

  std::int64_t size() const { return size_; }
  const std::string& path() const { return file_.path(); }

 private:
  void cut(std::int64_t size);

  Descriptor file_;
  std::int64_t size_ = 0;
};

}  // namespace recollect
