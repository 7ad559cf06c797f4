#include <fmt/core.h>

#include <iostream>

#include "arguments.hpp"
#include "commands.hpp"
#include "draw.hpp"
#include "explain.hpp"
#include "output.hpp"
#include "page.hpp"
#include "plan_json.hpp"
#include "recollect/format.hpp"

namespace recollect::cli {
namespace {

struct Options {
  ChainArguments chain;
  BudgetArguments budget;
  SearchArguments search;
  std::string strategy = "auto", out, svg, html;
  bool json = false, explain = false;
};

void print_text(const Plan& plan, const Figures& figures, const BudgetArguments& budget) {
  const Prediction& p = plan.prediction;
  fmt::print("{}: {}\n\n", name_of(plan.strategy), plan.reason);
  const auto line = [](const char* name, const std::string& value, const std::string& remark = "") {
    fmt::print("  {:<16}{:>14}  {}\n", name, value, remark);
  };
  line("steps", count_text(plan.chain.size()));
  if (budget.slots())
    line("slots", count_text(*budget.slots()),
         fmt::format("at most {:g} in use",
                     plan.strategy == Strategy::records ? static_cast<double>(p.peak_records) : p.peak_slots));
  else
    line("budget", to_string(plan.budget.memory));
  line("peak memory", to_string(p.peak),
       budget.slots() ? ""
                      : fmt::format("{:.1f} % of the budget", 100.0 * static_cast<double>(p.peak.count()) /
                                                                  static_cast<double>(plan.budget.memory.count())));
  line("forward steps", count_text(p.forward_steps()), fmt::format("{:.3f} for each step", p.recompute_factor()));
  if (p.rewinds > 0) line("rewound", count_text(p.rewinds), "steps inverted instead of run again");
  line("time", seconds_text(p.time.seconds()),
       fmt::format("{:.3f} times store-all's {}", figures.slowdown, seconds_text(figures.store_all_time.seconds())));
  if (plan.strategy == Strategy::two_level && plan.lower_bound)
    line("lower bound", seconds_text(plan.lower_bound->seconds()), "no schedule within the budget is faster");
  if (p.written.count() > 0)
    line("to slower tiers", to_string(p.written),
         fmt::format("{} back; at most {} there at once", to_string(p.read), to_string(p.stored)));
  line("store-all needs", to_string(figures.store_all));
  line("smallest budget", to_string(figures.minimum), fmt::format("{} bytes", figures.minimum.count()));
}

int run(const Options& options) {
  const Chain chain = options.chain.chain();
  if (options.chain.in_slots() && !options.budget.slots())
    throw InvalidInput("--state-bytes", "", "the size of a state, for a budget in bytes (or --slots M, which needs no sizes)");
  const PlanOptions search = options.search.options();
  const Strategy strategy = strategy_from(options.strategy);
  const bool in_bytes = !options.budget.slots();
  std::vector<Candidate> candidates;
  if (options.explain && in_bytes) candidates = recollect::candidates(chain, options.budget.budget(), search);
  const Plan plan = strategy == Strategy::automatic && !candidates.empty() && candidates.front().plan
                        ? *candidates.front().plan
                        : options.budget.plan(chain, strategy, search);
  std::optional<Explanation> beside;
  if (!candidates.empty()) beside = {std::move(candidates), binding(plan, strategy, search)};
  if (!options.out.empty()) write_file(options.out, [&](std::ostream& out) { write_schedule(out, plan); });
  if (!options.svg.empty()) write_file(options.svg, [&](std::ostream& out) { draw_schedule(out, plan); });
  if (!options.html.empty())
    write_file(options.html,
               [&](std::ostream& out) { write_page(out, plan, {.slots = options.budget.slots(), .search = search}); });
  const Figures figures(plan);
  if (options.json) {
    nlohmann::ordered_json json = to_json(plan, figures, options.budget.slots());
    if (beside) json.update(to_json(*beside));
    fmt::print("{}\n", json.dump(2));
  } else {
    print_text(plan, figures, options.budget);
  }
  if (options.explain && !options.json) fmt::print("\n{}", explain(plan, beside));
  for (const std::string& path : {options.out, options.svg, options.html})
    if (!path.empty()) fmt::print(stderr, "wrote {}\n", path);
  return Exit::ok;
}

}  // namespace

void add_plan(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("plan", "The fastest schedule within a budget");
  const auto options = std::make_shared<Options>();
  options->chain.add_to(command);
  options->budget.add_to(command);
  add_strategy(command, options->strategy);
  options->search.add_to(command);
  command.add_option("--out", options->out, "Write the schedule to this file")->type_name("FILE")->group("Output");
  command.add_option("--svg", options->svg, "Draw the schedule into this file")->type_name("FILE")->group("Output");
  command.add_option("--html", options->html, "Write a page for a browser: the schedule, memory, the trade-off")
      ->type_name("FILE")
      ->group("Output");
  command
      .add_flag("--explain", options->explain,
                "Say how good the plan is, what it keeps and repeats, what binds\nit, and what came of the other strategies")
      ->group("Output");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer("Example: recollect plan --steps 1000 --slots 50 --record-slots 5 --strategy mixed --json");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
