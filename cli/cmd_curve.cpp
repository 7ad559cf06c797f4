#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "arguments.hpp"
#include "commands.hpp"
#include "draw.hpp"
#include "output.hpp"

namespace recollect::cli {
namespace {

struct Options {
  ChainArguments chain;
  SearchArguments search;
  std::string strategy = "all", svg;
  int points = 16;
  bool json = false;
};

// Online replays its whole forward to predict itself.
constexpr Step kLongestOnline = 100'000;

bool worth_a_column(Strategy strategy, const Chain& chain) {
  if (strategy == Strategy::online && chain.size() > kLongestOnline) return false;
  if (strategy == Strategy::heterogeneous && chain.is_uniform()) return false;  // mixed is the same, at once
  return applies(strategy, chain);
}

std::vector<Strategy> strategies_for(const Options& options, const Chain& chain) {
  if (options.strategy != "all") return {strategy_from(options.strategy)};
  std::vector<Strategy> list;
  for (const Strategy strategy : all_strategies())
    if (worth_a_column(strategy, chain)) list.push_back(strategy);
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

// The time of the best point of the curve that fits.
std::string cell(const std::vector<CurvePoint>& points, Bytes memory, double store_all) {
  const auto after =
      std::upper_bound(points.begin(), points.end(), memory, [](Bytes m, const CurvePoint& p) { return m < p.memory; });
  if (after == points.begin()) return "-";
  const double time = (after - 1)->prediction.time.seconds();
  return store_all > 0 ? fmt::format("{:.3f}", time / store_all) : seconds_text(time);
}

// Budgets down the page, strategies across: time relative to store-all's.
void print_table(const Chain& chain, const std::vector<CurveSeries>& curves, int rows) {
  const double least = static_cast<double>(minimum_memory(chain).memory.count()),
               most = static_cast<double>(store_all_memory(chain).count());
  const double store_all = recollect::plan(chain, Budget{}, Strategy::store_all).prediction.time.seconds();
  std::vector<std::string> header{"memory"};
  for (const CurveSeries& curve : curves) header.push_back(curve.name);
  Table table(std::move(header));
  for (int k = 0; k < rows; ++k) {
    const Bytes memory(std::llround(least * std::pow(most / std::max(1.0, least), static_cast<double>(k) / (rows - 1))));
    std::vector<std::string> row{to_string(memory)};
    for (const CurveSeries& curve : curves) row.push_back(cell(curve.points, memory, store_all));
    table.add(std::move(row));
  }
  fmt::print("Time within a budget, relative to store-all's {} ({} steps; -: does not fit)\n\n{}", seconds_text(store_all),
             count_text(chain.size()), table.text());
}

int run(const Options& options) {
  if (options.points < 2 || options.points > 10'000) throw InvalidInput("--points", std::to_string(options.points), "2 to 10000");
  const Chain chain = options.chain.chain();
  const PlanOptions search = options.search.options();
  // Closed forms cost nothing, so that rows and pictures can show every step of the curve; unlike steps are solved point by
  // point.
  const int points = chain.is_uniform() && !options.json ? std::max(options.points, 400) : options.points;
  std::vector<CurveSeries> curves;
  for (const Strategy strategy : strategies_for(options, chain))
    curves.push_back({name_of(strategy), tradeoff_curve(chain, strategy, points, search)});
  if (!options.svg.empty()) write_file(options.svg, [&](std::ostream& out) { draw_curve(out, chain, curves); });
  options.json ? print_json(chain, curves) : print_table(chain, curves, options.points);
  if (!options.svg.empty()) fmt::print(stderr, "wrote {}\n", options.svg);
  return Exit::ok;
}

}  // namespace

void add_curve(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("curve", "Memory against time, for every strategy side by side");
  const auto options = std::make_shared<Options>();
  options->chain.add_to(command);
  options->search.add_to(command);
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
