#include "spill.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

#include "arguments.hpp"
#include "output.hpp"
#include "page.hpp"

namespace recollect::cli {
namespace {

constexpr Bytes kPage{4096};  // of a slot in the file
// Large items lie on pages and go as they are; this is for small ones and for last bytes.
constexpr Bytes kStaging{256 << 10};
// Less than this is no room at all.
constexpr Bytes kLeast{1 << 20};

// What may be taken of what is free: a run that fills a disk to the brim fails others.
Bytes room_in(const std::string& directory) {
  std::error_code error;
  const auto space = std::filesystem::space(directory, error);
  if (error) throw StorageError("spill to", directory, error.value(), "name a directory that exists, --spill DIR");
  const auto free = static_cast<std::int64_t>(std::min(space.available, static_cast<std::uintmax_t>(Budget{}.memory.count())));
  if (free < kLeast.count())
    throw StorageError("spill to", directory, ENOSPC, "make room there, or name a directory on another disk, --spill DIR");
  return Bytes(free - free / 20);
}

}  // namespace

SpillDisk::SpillDisk(const std::string& text, const std::string& tier, bool states_only) {
  const Spill spill = spill_from(text);
  directory_ = spill.directory;
  limit_ = spill.limit;
  if (!tier.empty()) fetch_.tier = tier_from(tier);  // before anything takes time
  const Bytes room = room_in(directory_);
  DiskOptions options;
  options.directory = directory_;
  options.limit = limit_;
  options.staging = kStaging;
  disk_ = std::make_shared<DiskStorage>(options);
  if (tier.empty()) {
    fmt::print(stderr, "measuring {}\n", directory_);
    fetch_.tier = disk_->measure();
  }
  fetch_.tier.staging = disk_->staging();
  fetch_.room = limit_ ? std::min(*limit_, room) : room;
  fetch_.page = kPage;
  fetch_.records = !states_only;
  fetch_.storage = disk_;
}

void SpillDisk::reserve(const Plan& plan) { disk_->reserve(plan.prediction.stored); }

void SpillDisk::add(const Report& report) {
  written_ = written_ + report.done.written;
  read_ = read_ + report.done.read;
  most_ = std::max(most_, report.done.stored);
  waited_ += report.waited();
  lost_ += report.lost;
  late_ += report.late;
  replanned_ += report.replanned;
  if (error_.empty()) error_ = report.first_error;
}

nlohmann::ordered_json SpillDisk::json() const {
  const Tier& tier = fetch_.tier;
  nlohmann::ordered_json json{{"directory", directory_},
                              {"engine", disk_->description()},
                              {"tier",
                               {{"name", tier.name},
                                {"write", tier.write_bytes_per_second},
                                {"read", tier.read_bytes_per_second},
                                {"latency", static_cast<double>(tier.latency.count()) * 1e-9}}},
                              {"room_bytes", fetch_.room.count()},
                              {"staging_bytes", tier.staging.count()},
                              {"written_bytes", written_.count()},
                              {"read_bytes", read_.count()},
                              {"most_bytes", most_.count()},
                              {"waited_s", static_cast<double>(waited_.count()) * 1e-9},
                              {"lost", lost_},
                              {"late", late_},
                              {"replanned", replanned_}};
  if (!error_.empty()) json["error"] = error_;
  return json;
}

std::string SpillDisk::text() const {
  std::string text = fmt::format("{} ({}): ", directory_, disk_->description());
  if (written_.count() + lost_ == 0) return text + "nothing needed to go there";
  text += fmt::format("wrote {}, read {}, at most {} at once; waited {}", to_string(written_), to_string(read_), to_string(most_),
                      seconds_text(static_cast<double>(waited_.count()) * 1e-9));
  if (lost_ > 0) text += fmt::format("; {} items computed again, {} of them because their writes were late", lost_, late_);
  if (!error_.empty()) text += "; the first error: " + error_;
  return text;
}

void SpillArguments::add_to(CLI::App& command, const std::string& group) {
  const auto add = [&](CLI::Option* option) {
    if (!group.empty()) option->group(group);
    return option;
  };
  auto* spill = add(command.add_option("--spill", spill_, "let states and records go to a disk, too")->type_name("DIR[:SIZE]"));
  add(command.add_option("--tier", tier_, "its speed: disk:write=1.1GB/s,read=2.7GB/s")->type_name("T"))->needs(spill);
  add(command.add_flag("--states-only", states_only_, "no records go there"))->needs(spill);
  add(command.add_option("--trace", trace_, "what ran when, for ui.perfetto.dev")->type_name("FILE"));
  add(command.add_option("--html", html_, "the plan as a page for a browser")->type_name("FILE"));
}

std::unique_ptr<SpillDisk> SpillArguments::open(Strategy strategy) const {
  if (spill_.empty()) return nullptr;
  constexpr std::array kWithADisk{Strategy::automatic, Strategy::two_level, Strategy::kukreja, Strategy::rewind};
  if (std::find(kWithADisk.begin(), kWithADisk.end(), strategy) == kWithADisk.end())
    throw InvalidInput("--spill", spill_,
                       fmt::format("nothing for --strategy {}{}, which has everything in memory; auto, two-level, kukreja and "
                                   "rewind use a disk",
                                   name_of(strategy), strategy == Strategy::revolve ? " (--boundary keep)" : ""));
  return std::make_unique<SpillDisk>(spill_, tier_, states_only_);
}

void SpillArguments::write_html(const Plan& plan) const {
  if (html_.empty()) return;
  write_file(html_, [&](std::ostream& out) { write_page(out, plan); });
  fmt::print(stderr, "wrote {}\n", html_);
}

void LossNote::on_loss(const Loss& loss) {
  if (std::exchange(said_, true)) return;
  say_(fmt::format("the disk has failed: {}. What it lost is computed again; the result is the same, later", loss.error));
}

}  // namespace recollect::cli
