#include "train/checkpoint.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "recollect/atomic_file.hpp"
#include "recollect/error.hpp"
#include "recollect/format.hpp"

namespace recollect::train {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "step-";
constexpr const char* kUnfinished = ".tmp";
constexpr const char* kBestFile = "best_step";  // in every checkpoint: the name of the one that was best when it was written

[[noreturn]] void fail(const char* operation, const fs::path& path) { throw StorageError(operation, path.string(), errno); }
void check(const std::error_code& error, const char* operation, const fs::path& path) {
  if (error) throw StorageError(operation, path.string(), error.value());
}

std::string folder_name(std::int64_t step) {
  constexpr std::size_t kDigits = 8;  // so that listings are in order
  const std::string digits = std::to_string(step);
  return std::string(kPrefix) + std::string(kDigits - std::min(kDigits, digits.size()), '0') + digits;
}

// Nothing for what folder_name() would not have made.
std::optional<std::int64_t> step_of(std::string_view name) {
  if (name.substr(0, kPrefix.size()) != kPrefix) return std::nullopt;
  std::int64_t step = 0;
  const auto [end, error] = std::from_chars(name.data() + kPrefix.size(), name.data() + name.size(), step);
  if (error != std::errc() || step < 0 || folder_name(step) != name) return std::nullopt;
  return step;
}

bool is_unfinished(std::string_view name) {
  const std::size_t end = name.rfind(kUnfinished);
  if (end == std::string_view::npos || end + std::string_view(kUnfinished).size() != name.size()) return false;
  const std::string_view what = name.substr(0, end);
  return what == "latest" || what == "best" || step_of(what);
}

std::vector<std::string> names_in(const fs::path& directory) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(directory, error), end; !error && at != end; at.increment(error))
    names.push_back(at->path().filename().string());
  check(error, "reading", directory);
  return names;
}

std::optional<Checkpoint> best_according_to(const Checkpoint& latest) {
  const fs::path file = latest.path / kBestFile;
  std::error_code error;
  if (!fs::exists(file, error)) return std::nullopt;
  std::string name = read_file(file.string());
  if (!name.empty() && name.back() == '\n') name.pop_back();
  const auto step = step_of(name);
  if (!step || *step > latest.step)
    throw InvalidInput(file.string(), name.substr(0, 60),
                       "the name of a checkpoint not later than this one, as \"" + folder_name(latest.step) + "\"");
  const Checkpoint best{*step, latest.path.parent_path() / name};
  if (!fs::is_directory(best.path, error)) return std::nullopt;  // someone has removed it
  return best;
}

// Everything in the folder, and the folder itself.
void sync_folder(const fs::path& folder) {
  for (const std::string& name : names_in(folder)) {
    const fs::path path = folder / name;
    std::error_code error;
    const fs::file_status status = fs::symlink_status(path, error);
    check(error, "syncing", path);
    if (fs::is_directory(status)) sync_folder(path);
    if (fs::is_regular_file(status)) Descriptor(path.string(), O_RDONLY).sync();
  }
  sync_directory(folder);
}

// A folder never stands half empty under the name of a checkpoint. What cannot be removed is left to the next opening.
void remove_checkpoint(const fs::path& folder) {
  std::error_code ignored;
  fs::path gone = folder;
  gone += kUnfinished;
  fs::rename(folder, gone, ignored);
  if (!ignored) fs::remove_all(gone, ignored);
}

// A link that will be renamed to `name`. Links are for people: where the file system has none, everything else works.
void prepare_link(const fs::path& directory, const char* name, const Checkpoint& to) {
  fs::path link = directory / name;
  link += kUnfinished;
  ::unlink(link.c_str());
  if (::symlink(to.path.filename().c_str(), link.c_str()) != 0 && errno != EPERM && errno != ENOTSUP && errno != ENOSYS)
    fail("linking", link);
}
void place_link(const fs::path& directory, const char* name) {
  const fs::path link = directory / name;
  fs::path prepared = link;
  prepared += kUnfinished;
  if (::rename(prepared.c_str(), link.c_str()) != 0 && errno != ENOENT)  // none was prepared
    throw StorageError("linking", link.string(), errno,
                       errno == EISDIR ? "a link to a checkpoint belongs here: remove the folder" : "");
}

bool is_linked(const fs::path& directory, const char* name, const Checkpoint& to) {
  std::error_code error;
  return fs::read_symlink(directory / name, error) == to.path.filename() && !error;
}

void mend_link(const fs::path& directory, const char* name, const std::optional<Checkpoint>& to) {
  std::error_code ignored;
  if (!to && fs::is_symlink(directory / name, ignored)) fs::remove(directory / name, ignored);
  if (!to || is_linked(directory, name, *to)) return;
  prepare_link(directory, name, *to);
  place_link(directory, name);
}

Descriptor lock(const fs::path& directory) {
  Descriptor file((directory / "lock").string(), O_RDWR | O_CREAT);
  if (::flock(file.fd(), LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK)
      throw StorageError("locking", directory.string(), EWOULDBLOCK, "another process is training in this directory");
    if (errno != ENOSYS && errno != ENOTSUP) fail("locking", directory);  // some network file systems have no locks
  }
  return file;
}

}  // namespace

Checkpoints find_checkpoints(const fs::path& directory) {
  Checkpoints found;
  std::error_code error;
  if (!fs::exists(directory, error)) return found;
  for (const std::string& name : names_in(directory)) {
    const auto step = step_of(name);
    if (step && (!found.latest || *step > found.latest->step) && fs::is_directory(directory / name, error))
      found.latest = {*step, directory / name};
  }
  if (found.latest) found.best = best_according_to(*found.latest);
  return found;
}

RunDirectory::RunDirectory(fs::path directory) : directory_(std::move(directory)) {
  if (!directory_.has_filename()) directory_ = directory_.parent_path();  // a slash at the end
  std::error_code error;
  const bool is_new = fs::create_directories(directory_, error);
  check(error, "creation", directory_);
  if (is_new) sync_directory(directory_of(fs::absolute(directory_)));
  lock_ = lock(directory_);
  found_ = find_checkpoints(directory_);
  remove_leftovers();
  mend_link(directory_, "latest", found_.latest);
  mend_link(directory_, "best", found_.best);
  sync_directory(directory_);
}

void RunDirectory::save(std::int64_t step, Best best, const std::function<void(const fs::path&)>& write) {
  const std::int64_t least = found_.latest ? found_.latest->step + 1 : 0;
  if (step < least)
    throw InvalidInput("step", std::to_string(step), "at least " + std::to_string(least) + ", after the latest checkpoint");
  Checkpoints next{Checkpoint{step, directory_ / folder_name(step)}, found_.best};
  if (best == Best::replace) next.best = next.latest;

  try {
    write_checkpoint(next, write);
  } catch (...) {
    remove_leftovers();
    throw;
  }
  found_ = next;
  sync_directory(directory_);
  for (const char* name : {"latest", "best"}) place_link(directory_, name);
  sync_directory(directory_);
  remove_leftovers();
}

void RunDirectory::write_checkpoint(const Checkpoints& next, const std::function<void(const fs::path&)>& write) const {
  fs::path folder = next.latest->path;
  folder += kUnfinished;
  if (::mkdir(folder.c_str(), 0777) != 0) fail("creation", folder);
  write(folder);
  if (next.best) write_file((folder / kBestFile).string(), next.best->path.filename().string() + "\n");
  // Before the checkpoint counts: a full disk may have no room for a link.
  prepare_link(directory_, "latest", *next.latest);
  if (next.best) prepare_link(directory_, "best", *next.best);
  sync_folder(folder);
  if (::rename(folder.c_str(), next.latest->path.c_str()) != 0) fail("renaming", folder);
}

void RunDirectory::remove_leftovers() const noexcept try {
  std::error_code ignored;
  for (const std::string& name : names_in(directory_)) {
    const auto step = step_of(name);
    const bool used = step && ((found_.latest && *step == found_.latest->step) || (found_.best && *step == found_.best->step));
    if (is_unfinished(name)) fs::remove_all(directory_ / name, ignored);
    if (step && !used && fs::is_directory(directory_ / name, ignored)) remove_checkpoint(directory_ / name);
  }
} catch (const std::exception&) {}  // what is left is removed by the next opening

}  // namespace recollect::train
