#include <fmt/core.h>

#include "arguments.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "recollect/disk.hpp"

namespace recollect::cli {
namespace {

struct Options {
  std::string spill, item = "2MiB", total = "256MiB";
  bool json = false;
};

std::string rate_text(double bytes_per_second) {
  return bytes_per_second < 1e9 ? fmt::format("{:.0f}MB/s", std::max(bytes_per_second / 1e6, 1.0))
                                : fmt::format("{:.2f}GB/s", bytes_per_second / 1e9);
}

int run(const Options& options) {
  const Spill spill = spill_from(options.spill);
  const Bytes item = Bytes::parse(options.item, "--item-bytes"), total = Bytes::parse(options.total, "--total-bytes");
  if (item.count() < 1) throw InvalidInput("--item-bytes", options.item, "a size from 1 byte");
  DiskOptions disk;
  disk.directory = spill.directory;
  disk.limit = spill.limit;
  DiskStorage storage(disk);
  fmt::print(stderr, "measuring {} with items of {}\n", spill.directory, to_string(item));
  const Tier tier = storage.measure(item, total);
  if (options.json) {
    const nlohmann::ordered_json json{{"schema_version", 1},
                                      {"tier",
                                       {{"name", tier.name},
                                        {"write", tier.write_bytes_per_second},
                                        {"read", tier.read_bytes_per_second},
                                        {"latency", static_cast<double>(tier.latency.count()) * 1e-9},
                                        {"staging_bytes", tier.staging.count()}}},
                                      {"directory", spill.directory},
                                      {"engine", storage.description()},
                                      {"item_bytes", item.count()}};
    fmt::print("{}\n", json.dump(2));
    return Exit::ok;
  }
  const std::string write = rate_text(tier.write_bytes_per_second), read = rate_text(tier.read_bytes_per_second);
  const std::string latency = fmt::format("{:.0f}us", std::max(static_cast<double>(tier.latency.count()) * 1e-3, 1.0));
  Table table({"tier", "write", "read", "latency", "engine"});
  table.add({tier.name, write, read, latency, storage.description()});
  fmt::print("{}\n--tier {}:write={},read={},latency={} says this without measuring.\n", table.text(), tier.name, write, read,
             latency);
  return Exit::ok;
}

}  // namespace

void add_profile_spill(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("profile", "Measure a disk that items may go to");
  const auto options = std::make_shared<Options>();
  command.add_option("--spill", options->spill, "A directory on it, and perhaps how much of it may be taken")
      ->type_name("DIR[:SIZE]")
      ->required();
  command.add_option("--item-bytes", options->item, "Size of the items that will be moved (default 2MiB)")->type_name("SIZE");
  command.add_option("--total-bytes", options->total, "How much to move (default 256MiB)")->type_name("SIZE");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer("Example: recollect profile --spill /scratch --item-bytes 512KiB\nWithout --spill, profile measures a network.");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
