#include <fmt/core.h>

#include <cmath>

#include "arguments.hpp"
#include "commands.hpp"
#include "draw.hpp"
#include "output.hpp"

namespace recollect::cli {
namespace {

struct Options {
  ChainArguments chain;
  std::string strategy = "all", svg;
  int points = 16;
  bool json = false;
};

// Online replays its whole forward to predict itself.
constexpr Step kLongestOnline = 100'000;

std::vector<Strategy> strategies_for(const Options& options, const Chain& chain) {
  if (options.strategy != "all") return {strategy_from(options.strategy)};
  std::vector<Strategy> list;
  for (const Strategy strategy : all_strategies())
    if (applies(strategy, chain) && (strategy != Strategy::online || chain.size() <= kLongestOnline)) list.push_back(strategy);
  list.push_back(Strategy::automatic);
  return list;
}

void print_json(const Chain& chain, const std::vector<CurveSeries>& curves) {
  nlohmann::ordered_json json{{"schema_version", 1},
                              {"steps", chain.size()},
                              {"minimum_bytes", minimum_memory(chain).memory.count()},
                              {"store_all_bytes", store_all_memory(chain).count()}};
  json["curves"] = nlohmann::ordered_json::array();
  for (const CurveSeries& curve : curves) {
    nlohmann::ordered_json points = nlohmann::ordered_json::array();
    for (const CurvePoint& point : curve.points)
      points.push_back({{"memory_bytes", point.memory.count()},
                        {"time", point.prediction.time.seconds()},
                        {"forward_steps", point.prediction.forward_steps()},
                        {"recompute_factor", point.prediction.recompute_factor()}});
    json["curves"].push_back({{"strategy", curve.name}, {"points", std::move(points)}});
  }
  fmt::print("{}\n", json.dump(2));
}

// Budgets down the page, strategies across: time relative to store-all's.
void print_table(const Chain& chain, const std::vector<Strategy>& strategies, int rows) {
  const double least = static_cast<double>(minimum_memory(chain).memory.count()),
               most = static_cast<double>(store_all_memory(chain).count());
  const double store_all = recollect::plan(chain, Budget{}, Strategy::store_all).prediction.time.seconds();
  std::vector<std::string> header{"memory"};
  for (const Strategy strategy : strategies) header.push_back(name_of(strategy));
  Table table(std::move(header));
  for (int k = 0; k < rows; ++k) {
    const Bytes memory(static_cast<std::int64_t>(
        std::llround(least * std::pow(most / std::max(1.0, least), static_cast<double>(k) / (rows - 1)))));
    std::vector<std::string> row{to_string(memory)};
    for (const Strategy strategy : strategies) {
      try {
        const double time = recollect::plan(chain, Budget{memory, {}}, strategy).prediction.time.seconds();
        row.push_back(store_all > 0 ? fmt::format("{:.3f}", time / store_all) : seconds_text(time));
      } catch (const InfeasibleBudget&) {
        row.push_back("-");
      }
    }
    table.add(std::move(row));
  }
  fmt::print("Time within a budget, relative to store-all's {} ({} steps; -: does not fit)\n\n{}", seconds_text(store_all),
             count_text(chain.size()), table.text());
}

int run(const Options& options) {
  if (options.points < 2 || options.points > 10'000) throw InvalidInput("--points", std::to_string(options.points), "2 to 10000");
  const Chain chain = options.chain.chain();
  const std::vector<Strategy> strategies = strategies_for(options, chain);
  if (options.json || !options.svg.empty()) {
    std::vector<CurveSeries> curves;
    for (const Strategy strategy : strategies)
      curves.push_back(
          {name_of(strategy), tradeoff_curve(chain, strategy, std::max(options.points, options.svg.empty() ? 2 : 64))});
    if (!options.svg.empty()) write_file(options.svg, [&](std::ostream& out) { draw_curve(out, chain, curves); });
    if (options.json) print_json(chain, curves);
  }
  if (!options.json) print_table(chain, strategies, options.points);
  if (!options.svg.empty()) fmt::print(stderr, "wrote {}\n", options.svg);
  return Exit::ok;
}

}  // namespace

void add_curve(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("curve", "Memory against time, for every strategy side by side");
  const auto options = std::make_shared<Options>();
  options->chain.add_to(command);
  command.add_option("--strategy", options->strategy, "One strategy only (default: all that apply)")
      ->type_name("NAME")
      ->group("Plan");
  command.add_option("--points", options->points, "How many budgets (default 16)")->group("Output");
  command.add_option("--svg", options->svg, "Draw the curves into this file")->type_name("FILE")->group("Output");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer("Example: recollect curve --steps 1000 --state-bytes 1MiB --record-bytes 4MiB --svg curve.svg");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
