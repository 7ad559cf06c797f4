#include "recollect/verify.hpp"

#include <fmt/core.h>

#include "arguments.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "recollect/format.hpp"

namespace recollect::cli {
namespace {

struct Options {
  std::string schedule, chain, memory;
  bool json = false;
};

int run(const Options& options) {
  const ScheduleFile file = parse_schedule(read_file(options.schedule));
  const Chain chain = options.chain.empty() ? file.chain : parse_chain(read_file(options.chain));
  Budget budget = file.budget;
  if (!options.memory.empty()) budget.memory = Bytes::parse(options.memory, "--memory");
  const Strategy strategy = strategy_named(file.strategy).value_or(Strategy::automatic);
  nlohmann::ordered_json json{{"schema_version", 1}, {"legal", true}, {"steps", chain.size()}};
  try {
    const Prediction p = verify(chain, file.schedule, budget);
    json["prediction"] = to_json(p, strategy);
    if (options.json)
      fmt::print("{}\n", json.dump(2));
    else
      fmt::print("legal: {} steps, {} forward steps ({:.3f} for each), peak {} ({} bytes), {}\n", count_text(chain.size()),
                 count_text(p.forward_steps()), p.recompute_factor(), to_string(p.peak), p.peak.count(),
                 seconds_text(p.time.seconds()));
    return Exit::ok;
  } catch (const IllegalSchedule& error) {
    json["legal"] = false;
    json["action"] = error.position();
    json["rule"] = error.rule();
    if (options.json) fmt::print("{}\n", json.dump(2));
    fmt::print(stderr, "recollect: illegal: {}\n", error.what());
    return Exit::failure;
  }
}

}  // namespace

void add_verify(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("verify", "Replay a schedule: is it legal, what does it cost");
  const auto options = std::make_shared<Options>();
  command.add_option("schedule", options->schedule, "A schedule file, as plan --out writes it")->required();
  command.add_option("--chain", options->chain, "Another chain than the one in the file")->type_name("FILE");
  command.add_option("--memory", options->memory, "Another budget than the one in the file")->type_name("SIZE");
  command.add_flag("--json", options->json, "Print one JSON document");
  command.footer(
      "Exit code 1 and the first broken rule when it is illegal.\nExample: recollect verify schedule.json --memory 64MiB");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
