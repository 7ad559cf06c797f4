// What commands that run a plan share about a disk behind it: --spill, --tier, --states-only, --trace and --html, and
// what they report.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "recollect/disk.hpp"
#include "recollect/execute.hpp"
#include "recollect/nn/time_plan.hpp"
#include "recollect/plan.hpp"
#include "recollect/trace.hpp"

namespace recollect::cli {

// A directory that was opened. Its file has no name: nothing is left behind, however the process ends.
class SpillDisk {
 public:
  // Throws StorageError when nothing can be written there; the speed is measured unless `tier` says it.
  SpillDisk(const std::string& text, const std::string& tier, bool states_only);

  const nn::FetchOptions& fetch() const { return fetch_; }
  Storage* storage() const { return disk_.get(); }
  // Takes the room that a plan needs, or throws StorageError before anything has run.
  void reserve(const Plan& plan);

  void add(const Report& report);  // of a run
  nlohmann::ordered_json json() const;
  std::string text() const;  // "wrote 1.5 GiB, …"

 private:
  std::string directory_;
  std::optional<Bytes> limit_;
  std::shared_ptr<DiskStorage> disk_;
  nn::FetchOptions fetch_;
  Bytes written_{}, read_{}, most_{};
  Nanoseconds waited_{0};
  std::int64_t lost_ = 0, late_ = 0, replanned_ = 0;
  std::string error_;
};

class SpillArguments {
 public:
  void add_to(CLI::App& command, const std::string& group = "");
  // For plans of this strategy; nothing without --spill. Throws InvalidInput, of a strategy that leaves disks alone, too, and
  // StorageError.
  std::unique_ptr<SpillDisk> open(Strategy strategy) const;
  const std::string& trace() const { return trace_; }
  // The page that --html asks for, if it does.
  void write_html(const Plan& plan) const;
  bool states_only() const { return states_only_; }

 private:
  std::string spill_, tier_, trace_, html_;
  bool states_only_ = false;
};

// Says once that a tier has failed, whatever goes on after it.
class LossNote final : public Observer {
 public:
  explicit LossNote(std::function<void(const std::string&)> say) : say_(std::move(say)) {}
  void on_action(const Action&, const recollect::Progress&) override {}
  void on_loss(const Loss& loss) override;

 private:
  std::function<void(const std::string&)> say_;
  bool said_ = false;
};

}  // namespace recollect::cli
