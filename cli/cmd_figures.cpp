#include <fmt/core.h>

#include <filesystem>

#include "commands.hpp"
#include "figures.hpp"
#include "output.hpp"
#include "progress.hpp"
#include "recollect/error.hpp"
#include "recollect/format.hpp"

namespace recollect::cli {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::vector<std::string> names;
  std::string out, from;
  bool list = false;
};

std::string file_of(const std::string& directory, const Figure& figure, const char* ending) {
  return (fs::path(directory) / (std::string(figure.name) + ending)).string();
}

int print_list() {
  Table table({"name", "numbers", "what"});
  for (const Figure& figure : all_figures()) table.add({figure.name, figure.plan ? "planned" : "measured", figure.title});
  fmt::print("{}", table.text());
  return Exit::ok;
}

const Figure& figure_named(const std::string& name) {
  std::string known;
  for (const Figure& figure : all_figures()) {
    if (name == figure.name) return figure;
    known += (known.empty() ? "one of " : ", ") + std::string(figure.name);
  }
  throw InvalidInput("NAME", name, known);
}

// Without names: every figure that can be planned, or that --from has a table of.
std::vector<const Figure*> chosen_by(const Options& options) {
  std::vector<const Figure*> chosen;
  for (const std::string& name : options.names) {
    const Figure& figure = figure_named(name);
    if (options.from.empty() && !figure.plan)
      throw InvalidInput("NAME", name,
                         fmt::format("--from DIR with a {}.csv: it has to be measured, by bench/figures {}", name, name));
    chosen.push_back(&figure);
  }
  if (!chosen.empty()) return chosen;
  for (const Figure& figure : all_figures())
    if (options.from.empty() ? static_cast<bool>(figure.plan) : fs::exists(file_of(options.from, figure, ".csv")))
      chosen.push_back(&figure);
  if (chosen.empty()) throw InvalidInput("--from", options.from, "a directory with a NAME.csv of one of the figures of --list");
  return chosen;
}

Csv table_in(const std::string& path) { return parse_csv(read_file(path), path); }

// Throws InvalidInput with the path of the table.
LineChart chart_in(const std::string& path, const Figure& figure) {
  const Csv table = table_in(path);
  try {
    return chart_of(figure, table);
  } catch (const InvalidInput& error) {
    throw InvalidInput(path, error);
  }
}

int run(const Options& options) {
  if (options.list) return print_list();
  if (options.out.empty()) throw InvalidInput("--out", "", "a directory for the figures");
  const std::vector<const Figure*> figures = chosen_by(options);
  fs::create_directories(options.out);
  Progress progress(static_cast<std::int64_t>(figures.size()));
  std::int64_t done = 0;
  for (const Figure* figure : figures) {
    LineChart chart;
    if (options.from.empty()) {
      const Csv table = figure->plan();
      write_file(file_of(options.out, *figure, ".csv"), [&](std::ostream& out) { write_csv(out, table); });
      chart = chart_of(*figure, table);
    } else {
      chart = chart_in(file_of(options.from, *figure, ".csv"), *figure);
    }
    write_file(file_of(options.out, *figure, ".svg"), [&](std::ostream& out) { draw_lines(out, chart); });
    progress.say("wrote " + file_of(options.out, *figure, ".svg"));
    progress.show(++done, figure->name);
  }
  return Exit::ok;
}

}  // namespace

void add_figures(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("figures", "The figures of the papers, as tables and pictures");
  const auto options = std::make_shared<Options>();
  command.add_option("NAME", options->names, "Which (default: all that can be planned)");
  command.add_option("--out", options->out, "Where NAME.csv and NAME.svg go")->type_name("DIR");
  command.add_option("--from", options->from, "Draw the tables in DIR, measured ones too, instead of planning")->type_name("DIR");
  command.add_flag("--list", options->list, "Print which figures there are");
  command.footer("Example: recollect figures gruslys-6 kukreja-3 --out figures");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
