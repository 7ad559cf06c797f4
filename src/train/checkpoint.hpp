// RunDirectory: where a training run keeps its checkpoints, so that a killed one goes on from a whole checkpoint. A checkpoint is
// a folder of files that appears at once; the newest one is where to resume (docs/formats.md, "Training runs"). One process at a
// time may have a directory open, and one thread use it; readers need no RunDirectory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>

#include "format/descriptor.hpp"

namespace recollect::train {

struct Checkpoint {
  std::int64_t step = 0;       // of training: updates of the weights before it was written
  std::filesystem::path path;  // the folder
};

struct Checkpoints {
  std::optional<Checkpoint> latest, best;
};

// What a reader finds in a directory, without locking or changing it. Nothing when there is no such directory.
// Throws InvalidInput for a checkpoint that names its best one wrongly, StorageError when the directory cannot be read.
Checkpoints find_checkpoints(const std::filesystem::path& directory);

class RunDirectory {
 public:
  // Creates the directory where there is none, locks it, removes what a killed process left half done and mends the links
  // `latest` and `best`. Throws StorageError; its operation is "locking" when another process has the directory open.
  explicit RunDirectory(std::filesystem::path directory);

  const std::filesystem::path& path() const { return directory_; }
  const std::optional<Checkpoint>& latest() const { return found_.latest; }
  const std::optional<Checkpoint>& best() const { return found_.best; }

  // Writes a checkpoint: `write` puts its files into the folder that it is given, and then they become `latest` (and `best`, when
  // asked to) at once and durably; older ones are removed but for the best. Until then, and when anything fails, all is as
  // before. Throws StorageError, InvalidInput when `step` is not later than the latest, and whatever `write` throws.
  enum class Best { keep, replace };
  void save(std::int64_t step, Best best, const std::function<void(const std::filesystem::path& folder)>& write);

 private:
  void write_checkpoint(const Checkpoints& next, const std::function<void(const std::filesystem::path&)>& write) const;
  // Everything but the latest and the best; not what others have put here.
  void remove_leftovers() const noexcept;

  std::filesystem::path directory_;
  Descriptor lock_;
  Checkpoints found_;
};

}  // namespace recollect::train
