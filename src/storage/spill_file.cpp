#include "storage/spill_file.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <random>

#include "recollect/error.hpp"
#include "storage/disk_hooks.hpp"

namespace recollect {
namespace {

constexpr int kOwnerOnly = 0600;

std::string text(std::int64_t bytes) { return to_string(Bytes(bytes)); }

// What the system lets files of this process have (ulimit -f).
std::optional<Bytes> system_limit() {
  rlimit allowed{};
  if (::getrlimit(RLIMIT_FSIZE, &allowed) != 0 || allowed.rlim_cur > std::numeric_limits<std::int64_t>::max())
    return std::nullopt;
  return Bytes(static_cast<std::int64_t>(allowed.rlim_cur));
}

// A file without a name; where there is no such thing, one that loses its name at once.
Descriptor open_nameless(const std::filesystem::path& directory, int flags, bool refuse) {
  try {
    if (refuse) throw StorageError("opening", directory.string(), EOPNOTSUPP);
    return Descriptor(directory.string(), O_TMPFILE | O_RDWR | flags, "making a spill file in", kOwnerOnly);
  } catch (const StorageError& error) {
    const int number = error.error_number();
    const bool unknown = number == EOPNOTSUPP || number == EISDIR || (number == EINVAL && (flags & O_DIRECT) == 0);
    if (!unknown) throw;
  }
  std::random_device random;
  for (;;) {
    const std::string path = (directory / (".recollect-spill-" + std::to_string(random()))).string();
    try {
      Descriptor file(path, O_RDWR | O_CREAT | O_EXCL | flags, "making a spill file", kOwnerOnly);
      ::unlink(path.c_str());
      return file;
    } catch (const StorageError& error) {
      if (error.error_number() == EINVAL) ::unlink(path.c_str());  // made, and then O_DIRECT was refused
      if (error.error_number() != EEXIST) throw;
    }
  }
}

}  // namespace

SpillFile::SpillFile(const std::filesystem::path& directory, std::optional<Bytes> limit, bool direct, const DiskHooks& hooks)
    : directory_(directory), limit_(limit) {
  if (!direct) {
    why_buffered_ = "as asked";
  } else {
    try {
      if (hooks.refuse_direct) throw StorageError("opening", directory.string(), EINVAL);
      file_ = open_nameless(directory, O_DIRECT, hooks.refuse_nameless);
      direct_ = true;
    } catch (const StorageError& error) {
      if (error.error_number() != EINVAL) throw;
    }
  }
  if (!direct_) file_ = open_nameless(directory, 0, hooks.refuse_nameless);
  if (direct && !direct_) why_buffered_ = "O_DIRECT refused by " + file_system();
#ifdef STATX_DIOALIGN
  struct statx found {};
  if (direct_ && ::statx(fd(), "", AT_EMPTY_PATH, STATX_DIOALIGN, &found) == 0 && (found.stx_mask & STATX_DIOALIGN) != 0 &&
      found.stx_dio_offset_align != 0) {
    block_ = found.stx_dio_offset_align;
    memory_alignment_ = found.stx_dio_mem_align;
  }
#endif
}

// The system frees an open file when the last request on it is gone, which can be later than the end of its owner.
SpillFile::~SpillFile() {
  if (fd() >= 0 && ::ftruncate(fd(), 0) != 0) return;  // closing frees it as well
}

std::string SpillFile::place() const { return directory_.string(); }

std::string SpillFile::file_system() const {
  struct statfs found {};
  if (::fstatfs(fd(), &found) != 0) return "the file system";
  switch (static_cast<std::uint32_t>(found.f_type)) {
    case 0x01021994: return "tmpfs";
    case 0x858458f6: return "ramfs";
    case 0xef53: return "ext4";
    case 0x58465342: return "xfs";
    case 0x9123683e: return "btrfs";
    case 0x2fc12fc1: return "zfs";
    case 0x794c7630: return "overlayfs";
    case 0x6969: return "nfs";
    case 0x65735546: return "fuse";
    case 0x01021997: return "9p";
    default: return "the file system";
  }
}

std::int64_t SpillFile::free() const {
  struct statvfs found {};
  std::int64_t most = std::numeric_limits<std::int64_t>::max() / 2;
  if (::fstatvfs(fd(), &found) == 0 && found.f_frsize > 0) {
    const auto unit = static_cast<std::int64_t>(found.f_frsize);
    most = std::min(static_cast<std::int64_t>(found.f_bavail), most / unit) * unit;
  }
  for (const auto limit : {limit_, system_limit()})
    if (limit) most = std::min(most, std::max<std::int64_t>(limit->count() - size_, 0));
  return most;
}

void SpillFile::grow(std::int64_t least, bool ahead) {
  if (least <= size_) return;
  const std::int64_t more = least - size_;
  const auto refuse = [&](int error, const std::string& why) {
    throw StorageError("reserve", "the spill file in " + place(), error,
                       text(more) + " more are needed beside the " + text(size_) + " that it has; " + why);
  };
  if (limit_ && least > limit_->count()) refuse(0, "its limit is " + to_string(*limit_) + ": raise it, or give more memory");
  // Growing past this one would end the process by a signal.
  if (const auto limit = system_limit(); limit && least > limit->count())
    refuse(EFBIG, "files of this process may have " + to_string(*limit) + ": see ulimit -f");
  const std::int64_t there = free();
  const std::string advice = text(there) + " are free there: free some, or name another directory";
  if (more > there) refuse(ENOSPC, advice);

  // In strides, so that items that come one by one do not each ask the file system; never more than half of what is left.
  constexpr std::int64_t kStride = 64 << 20;
  const std::int64_t stride = std::min(std::max(size_ / 4, kStride), more + (there - more) / 2) / slot() * slot();
  if (ahead && stride > more && try_grow(size_ + stride) == 0) return;
  if (const int error = try_grow(least); error != 0) refuse(error, advice);
}

int SpillFile::try_grow(std::int64_t size) {
  int error = 0;
  do error = ::fallocate(fd(), 0, size_, size - size_) == 0 ? 0 : errno;
  while (error == EINTR);
  // A file system that cannot reserve says so when something is written.
  if (error == EOPNOTSUPP) error = ::ftruncate(fd(), size) == 0 ? 0 : errno;
  if (error == 0)
    size_ = size;
  else if (::ftruncate(fd(), size_) != 0)  // gives back the part that it did get
    return errno;
  return error;
}

}  // namespace recollect
