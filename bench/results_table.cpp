#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "output.hpp"
#include "recollect/error.hpp"
#include "result_files.hpp"
#include "tables.hpp"

namespace recollect::bench {
namespace {

using cli::count_text;

// Two decimals, or two digits of what is small.
std::string ratio_text(double ratio) { return ratio < 0.1 ? fmt::format("{:#.2g} ×", ratio) : fmt::format("{:.2f} ×", ratio); }

class Comparisons {
 public:
  // One line. A job is named once, in its first line.
  void add(const std::string& job, const std::string& ours, const std::string& theirs, double time, double memory,
           const Origin& origin) {
    if (origin.date.empty()) throw InvalidInput(origin.file + ": date", "", "the day it was measured; bench/readme notes it");
    lines_ += fmt::format("| {} | {} | {} | {} | {} | [{}](bench/results/{}) |\n", job == last_job_ ? "" : job, ours, theirs,
                          ratio_text(time), ratio_text(memory), origin.date, origin.file);
    last_job_ = job;
    // Tables of networks do not name the library that others do.
    const bool known = std::any_of(machines_.begin(), machines_.end(),
                                   [&](const std::string& machine) { return machine.starts_with(origin.machine); });
    if (!known) machines_.push_back(origin.machine);
  }
  void add(const BenchFile& file, const std::string& job, const std::string& our_name, const std::string& ours,
           const std::string& their_name, const std::string& theirs) {
    const BenchFile::Row &a = file.row(our_name), &b = file.row(their_name);
    spread_ = std::max({spread_, a.spread, b.spread});
    add(job, ours, theirs, a.relative_time / b.relative_time, a.relative_peak / b.relative_peak, file.origin);
  }
  void note_spread(double spread) { spread_ = std::max(spread_, spread); }

  std::string text() const {
    std::string machines;
    for (const std::string& machine : machines_) machines += (machines.empty() ? "" : "; ") + machine;
    return "| job | Recollect | beside | time | memory | measured |\n| --- | --- | --- | --- | --- | --- |\n" + lines_ +
           fmt::format(
               "\nMachine: {}. Below 1 is less; medians of interleaved runs, whose quartiles are up to {:.0f} % apart, for the "
               "machine is shared.\n",
               machines, 100 * spread_);
  }

 private:
  std::string lines_, last_job_;
  std::vector<std::string> machines_;
  double spread_ = 0;
};

void add_recurrent(Comparisons& table, const std::filesystem::path& results) {
  const BenchFile from = read_bench(results, "lstm.json");
  const std::string job = fmt::format("LSTM, {} time steps, batch {}, {} units", count_text(from.job_number("time_steps")),
                                      from.job_number("batch"), from.job_number("hidden"));
  const std::string within = "in " + to_string(from.row("budget").budget);
  table.add(from, job, "store-all", "everything kept", "libtorch", "libtorch, everything kept");
  table.add(from, job, "budget", within, "libtorch", "libtorch, everything kept");
  table.add(from, job, "budget", within, "libtorch-sqrt", "libtorch, √T segments in our `checkpoint()`");
}

// The largest batch that fits, of one way to train.
std::string largest_batch(const TableFile& from, const std::string& way) {
  std::string largest;
  for (const auto& row : from.table.rows)
    if (from.cell(row, "way") == way && from.cell(row, "fits") == "yes") largest = from.cell(row, "batch");
  if (largest.empty()) throw InvalidInput(from.origin.file, "no batch of " + way + " that fits", "one");
  return largest;
}

void add_batch(Comparisons& table, const TableFile& from, const std::string& ours, const std::string& way,
               const std::string& theirs) {
  const std::string batch = largest_batch(from, way);
  const auto &a = from.row({batch, "recollect"}), &b = from.row({batch, way});
  for (const auto* row : {&a, &b})
    table.note_spread((from.number(*row, "high") - from.number(*row, "low")) / from.number(*row, "seconds"));
  table.add("ResNet-50, batch " + batch, ours, theirs, from.number(a, "seconds") / from.number(b, "seconds"),
            from.number(a, "peak_bytes") / from.number(b, "peak_bytes"), from.origin);
}

void add_disk(Comparisons& table, const std::filesystem::path& results) {
  const BenchFile from = read_bench(results, "fetch.json");
  const std::string steps = "100'000 time steps";
  const std::string job = fmt::format("LSTM, {}, batch {}, a disk", steps, from.job_number("batch"));
  const std::string ours = "two-level, " + steps, within = "in " + to_string(Bytes(from.job_number("memory_bytes")));
  const std::string kept = count_text(from.job_number("reference_time_steps"));
  table.add(from, job, ours, within, fmt::format("store-all, {} time steps", kept),
            fmt::format("itself, everything kept, {} time steps (time of each)", kept));
  table.add(from, job, ours, within, "kukreja, " + steps, "the algorithm of Kukreja et al. 2018");
  table.add(from, job, ours, within, "revolve, " + steps, "Revolve, no disk");
}

void add_reversible(Comparisons& table, const std::filesystem::path& results) {
  const BenchFile from = read_bench(results, "rev_gru.json");
  const std::string job = fmt::format("RevGRU, {} time steps, batch {}, {} units", count_text(from.job_number("time_steps")),
                                      from.job_number("batch"), from.job_number("hidden"));
  table.add(from, job, "budget", "in " + to_string(from.row("budget").budget), "store-all", "itself, everything kept");
  table.add(from, job, "rewind", "all rewound", "rewind-paper", "itself, with the buffer of MacKay et al. 2018");
}

void add_performer(Comparisons& table, const std::filesystem::path& results) {
  const BenchFile from = read_bench(results, "performer_III.json");
  const std::string job =
      fmt::format("Performer, {} tokens, width {}", count_text(from.job_number("tokens")), from.job_number("width"));
  const std::string chunks = "libtorch, attention in chunks", paper = "the algorithm of Likhosherstov et al. 2021";
  table.add(from, job, "full", "everything kept", "libtorch", chunks);
  table.add(from, job, "64 rewound", "slices of 64, sums rewound", "libtorch", chunks);
  table.add(from, job, "64 rewound", "slices of 64, sums rewound", "paper", paper);
}

// How much of the time of the least budget a run takes with a little more.
double with_a_little_more(const TableFile& from, const std::string& model) {
  return from.number(from.row({model, "0.02"}), "auto_s") / from.number(from.row({model, "0"}), "auto_s");
}

}  // namespace

std::string budgets_text(const std::filesystem::path& results) {
  const TableFile from = read_table(results, "auto.csv");
  std::vector<double> parts;
  for (const char* model : {"lstm", "gru", "rev-gru", "rev-lstm"}) parts.push_back(with_a_little_more(from, model));
  const auto [least, most] = std::minmax_element(parts.begin(), parts.end());
  return fmt::format(
      "The least possible one is expensive: with 2 % of the way from there to keeping everything, recurrent models take {:.2f} "
      "to\n"
      "{:.2f} times as long ([docs/auto.md](docs/auto.md): `auto` beside every single strategy, at seven budgets).\n",
      *least, *most);
}

std::string results_table(const std::filesystem::path& results) {
  Comparisons table;
  add_recurrent(table, results);
  add_disk(table, results);
  add_reversible(table, results);
  add_performer(table, results);
  const TableFile batches = read_table(results, "butt-4.3.csv");
  add_batch(table, batches, "everything kept", "plain libtorch", "libtorch, everything kept");
  add_batch(table, batches, "in 256 MiB", "sqrt(n) segments", "libtorch, √n segments in our `checkpoint()`");
  return table.text() + fmt::format(
                            "The largest batch of the ResNet-50 that 256 MiB have room for: libtorch {}, with `checkpoint()` {}, "
                            "Recollect {}.\n",
                            largest_batch(batches, "plain libtorch"), largest_batch(batches, "sqrt(n) segments"),
                            largest_batch(batches, "recollect"));
}

}  // namespace recollect::bench
