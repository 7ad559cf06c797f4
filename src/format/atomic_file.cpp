#include "recollect/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <optional>

#include "format/descriptor.hpp"
#include "recollect/error.hpp"

namespace recollect {
namespace {

namespace fs = std::filesystem;

// Where a write to `path` ends up, through links that may point to nothing yet.
fs::path behind_links(const std::string& path) {
  constexpr int kMostLinks = 40;  // as many as Linux follows
  fs::path target = path;
  std::error_code error;
  for (int k = 0; fs::is_symlink(target, error); ++k) {
    if (k == kMostLinks) throw StorageError("opening", path, ELOOP);
    target = target.parent_path() / fs::read_symlink(target, error);
    if (error) throw StorageError("opening", path, error.value());
  }
  return target;
}

// The first name beside `target` that is free: a killed process of the same number may have left one behind.
Descriptor open_part(const fs::path& target) {
  const std::string prefix = target.string() + "." + std::to_string(::getpid()) + ".";
  for (int number = 0;; ++number) try {
      return {prefix + std::to_string(number) + ".part", O_WRONLY | O_CREAT | O_EXCL, "creation"};
    } catch (const StorageError& error) {
      if (error.error_number() != EEXIST) throw;
    }
}

}  // namespace

struct AtomicFile::Part {
  std::string path;
  fs::path target;
  bool plain = true;
  Descriptor file;

  ~Part() {
    if (plain && !file.path().empty()) ::unlink(file.path().c_str());
  }

  // People know the name that they gave, not the part file's.
  template <class Action>
  void named(const Action& action) const {
    try {
      action();
    } catch (const StorageError& error) {
      throw StorageError(error.operation(), path, error.error_number());
    }
  }
};

AtomicFile::AtomicFile(std::string path) : part_(std::make_unique<Part>()) {
  Part& part = *part_;
  part.path = std::move(path);
  part.target = behind_links(part.path);
  struct stat before {};
  const bool exists = ::stat(part.target.c_str(), &before) == 0;
  part.plain = !exists || S_ISREG(before.st_mode);
  part.named([&] { part.file = part.plain ? open_part(part.target) : Descriptor(part.target.string(), O_WRONLY, "creation"); });
  constexpr mode_t kPermissions = 0777;
  if (part.plain && exists && ::fchmod(part.file.fd(), before.st_mode & kPermissions) != 0)
    throw StorageError("creation", part.path, errno);
}

AtomicFile::~AtomicFile() = default;
AtomicFile::AtomicFile(AtomicFile&&) noexcept = default;
AtomicFile& AtomicFile::operator=(AtomicFile&&) noexcept = default;

void AtomicFile::write(std::span<const std::byte> bytes) {
  part_->named([&] { part_->file.write(bytes); });
}

void AtomicFile::write(std::string_view text) { write(std::as_bytes(std::span(text))); }

void AtomicFile::commit() {
  const std::unique_ptr<Part> part = std::move(part_);
  part->named([&] {
    if (part->plain) part->file.sync();
    part->file.close();
    if (!part->plain) return;
    if (std::rename(part->file.path().c_str(), part->target.c_str()) != 0) throw StorageError("renaming", part->path, errno);
    part->plain = false;  // there is no part file to remove any more
    sync_directory(directory_of(part->target));
  });
}

void write_file(const std::string& path, std::string_view text) {
  AtomicFile file(path);
  file.write(text);
  file.commit();
}

}  // namespace recollect
