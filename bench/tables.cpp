#include "tables.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>

#include "output.hpp"
#include "recollect/error.hpp"
#include "result_files.hpp"

namespace recollect::bench {
namespace {

using cli::count_text;
using cli::seconds_text;

std::string head(const std::vector<std::string>& names) {
  std::string line = "|", rule = "|";
  for (const std::string& name : names) {
    line += name.empty() ? " |" : " " + name + " |";
    rule += " --- |";
  }
  return line + "\n" + rule + "\n";
}

std::string mebibytes(double bytes) {
  const double size = bytes / (1 << 20);
  return size < 9.95 ? fmt::format("{:.1f} MiB", size) : fmt::format("{:.0f} MiB", size);
}
std::string mebibytes(Bytes bytes) { return mebibytes(static_cast<double>(bytes.count())); }
std::string times(double ratio) { return fmt::format("{:.2f} ×", ratio); }

// "1.17 s, 0.53 ×"; the reference is not compared with itself.
std::string time_of(const BenchFile::Row& row) {
  return row.relative_time == 1 ? seconds_text(row.time_s) : seconds_text(row.time_s) + ", " + times(row.relative_time);
}

std::string recurrent_table(const std::filesystem::path& results) {
  const std::array files{read_bench(results, "lstm.json"), read_bench(results, "gru.json")};
  std::string text = head({"", "LSTM", "memory", "GRU", "memory"});
  for (const auto& [row, words] : {std::pair{"libtorch", "libtorch, autograd keeps everything"},
                                   std::pair{"libtorch-sqrt", "libtorch in √T segments, each run again"},
                                   std::pair{"store-all", "Recollect, every record kept"},
                                   std::pair{"budget", "Recollect, within 5 % of libtorch's memory"}}) {
    text += fmt::format("| {} |", words);
    for (const BenchFile& file : files) text += fmt::format(" {} | {} |", time_of(file.row(row)), mebibytes(file.row(row).peak));
    text += "\n";
  }
  return text + fmt::format("| the products alone, at OpenBLAS's best rate | {} | | {} | |\n", seconds_text(files[0].floor_s),
                            seconds_text(files[1].floor_s));
}

std::string fetch_table(const std::filesystem::path& results) {
  const BenchFile file = read_bench(results, "fetch.json");
  std::string text = head({"time steps", "records and states on disk", "states only", "Kukreja et al.", "Revolve, no disk"});
  for (const std::int64_t steps : {1000, 10'000, 100'000}) {
    text += fmt::format("| {} |", count_text(steps));
    for (const char* way : {"two-level", "two-level, states only", "kukreja", "revolve"})
      text += fmt::format(" {} |", times(file.row(fmt::format("{}, {} time steps", way, count_text(steps))).relative_time));
    text += "\n";
  }
  return text;
}

std::string reversible_table(const std::filesystem::path& results) {
  const BenchFile file = read_bench(results, "rev_gru.json");
  std::string text = head({"", "time", "memory"});
  for (const auto& [row, words] :
       {std::pair{"store-all", "everything kept"}, std::pair{"budget", "within a budget"},
        std::pair{"rewind", "all of it rewound"}, std::pair{"rewind-paper", "all of it rewound, with the paper's buffer"}})
    text += fmt::format("| {} | {} | {} |\n", words, time_of(file.row(row)), mebibytes(file.row(row).peak));
  return text;
}

std::string performer_table(const std::filesystem::path& results) {
  std::vector<BenchFile> files;
  std::vector<std::string> names{""};
  for (const char* config : {"I", "II", "III"}) {
    files.push_back(read_bench(results, fmt::format("performer_{}.json", config)));
    names.push_back(
        fmt::format("{} tokens, width {}", count_text(files.back().job_number("tokens")), files.back().job_number("width")));
  }
  const auto eighth = [](const BenchFile& file) { return fmt::format("{} kept", file.job_number("tokens") / 8); };
  const auto line = [&](const char* words, auto row) {
    std::string text = fmt::format("| {} |", words);
    for (const BenchFile& file : files)
      text += fmt::format(" {}, {} |", time_of(file.row(row(file))), mebibytes(file.row(row(file)).peak));
    return text + "\n";
  };
  const auto named = [](const char* name) { return [name](const BenchFile&) { return std::string(name); }; };
  return head(names) + line("libtorch", named("libtorch")) + line("the paper's algorithm", named("paper")) +
         line("Recollect, everything kept", named("full")) + line("Recollect, slices of an eighth, sums kept", eighth) +
         line("Recollect, slices of 64 tokens, sums rewound", named("64 rewound"));
}

std::string batches_table(const std::filesystem::path& results) {
  const TableFile file = read_table(results, "butt-4.3.csv");
  std::string text = head({"batch", "plain libtorch", "√n segments, each run again", "Recollect", "predicted"});
  const auto measured = [&](const std::string& batch, const char* way) -> std::string {
    for (const auto& row : file.table.rows) {
      if (file.cell(row, "batch") != batch || file.cell(row, "way") != way) continue;
      const std::string peak = mebibytes(file.number(row, "peak_bytes"));
      return file.cell(row, "fits") == "yes" ? fmt::format("{}, {:.2f} s", peak, file.number(row, "seconds")) : "needs " + peak;
    }
    return "";
  };
  std::string last;
  for (const auto& row : file.table.rows) {
    const std::string& batch = file.cell(row, "batch");
    if (batch == last) continue;
    last = batch;
    const auto& ours = file.row({batch, "recollect"});
    const std::string predicted =
        file.cell(ours, "fits") != "yes"
            ? ""
            : fmt::format("{}, {:.2f} s", mebibytes(file.number(ours, "predicted_peak")), file.number(ours, "predicted_seconds"));
    text += fmt::format("| {} | {} | {} | {} | {} |\n", batch, measured(batch, "plain libtorch"),
                        measured(batch, "sqrt(n) segments"), measured(batch, "recollect"), predicted);
  }
  return text;
}

std::string overhead_table(const std::filesystem::path& results) {
  const TableFile file = read_table(results, "torch_overhead.csv");
  std::string text = head({"network", "batch", "plain libtorch", "Recollect", "time", "memory"});
  for (const auto& row : file.table.rows)
    text +=
        fmt::format("| {} | {} | {} | {} | {} | {} |\n", file.cell(row, "network"), file.cell(row, "batch"),
                    seconds_text(file.number(row, "plain_seconds")), seconds_text(file.number(row, "recollect_seconds")),
                    times(file.number(row, "ratio")), times(file.number(row, "recollect_peak") / file.number(row, "plain_peak")));
  return text;
}

std::string unlike_table(const std::filesystem::path& results) {
  const TableFile file = read_table(results, "unlike.csv");
  std::string text =
      head({"chain", "steps", "memory, of store-all's", "optimal nested plan", "slowdown", "and beyond", "slowdown"});
  for (const auto& [chain, share] :
       {std::pair{"densenet121", "0.2"}, std::pair{"densenet121", "0.4"}, std::pair{"transformer96", "0.1"},
        std::pair{"resnet1001", "0.05"}, std::pair{"random340", "0.2"}, std::pair{"random340", "0.05"},
        std::pair{"random340", "0.02"}}) {
    const auto found = std::find_if(file.table.rows.begin(), file.table.rows.end(), [&](const TableFile::Cells& row) {
      return file.cell(row, "chain") == chain && file.cell(row, "share_of_store_all") == share;
    });
    if (found == file.table.rows.end())
      throw InvalidInput(file.origin.file, fmt::format("no row of {} at {}", chain, share), "one");
    text += fmt::format("| {} | {} | {:.0f} % | {} | {:.3f} | {} | {:.3f} |\n", chain, file.cell(*found, "steps"),
                        100 * file.number(*found, "share_of_store_all"), seconds_text(file.number(*found, "nested_seconds")),
                        file.number(*found, "nested_slowdown"), seconds_text(file.number(*found, "wide_seconds")),
                        file.number(*found, "wide_slowdown"));
  }
  return text;
}

}  // namespace

const std::vector<DocumentTable>& all_tables() {
  static const std::vector<DocumentTable> tables{
      {"results", results_table}, {"budgets", budgets_text},        {"recurrent", recurrent_table},
      {"fetch", fetch_table},     {"reversible", reversible_table}, {"performer", performer_table},
      {"batches", batches_table}, {"overhead", overhead_table},     {"unlike", unlike_table}};
  return tables;
}

const std::vector<std::string>& documents_with_tables() {
  static const std::vector<std::string> documents{"README.md", "docs/results.md"};
  return documents;
}

std::string with_tables(const std::string& document, const std::filesystem::path& results) {
  constexpr std::string_view kBegin = "<!-- bench/readme: ", kEnd = "<!-- end -->";
  std::string made;
  std::size_t at = 0;
  for (;;) {
    const std::size_t begin = document.find(kBegin, at);
    if (begin == std::string::npos) return made + document.substr(at);
    const std::size_t line_end = document.find('\n', begin), end = document.find(kEnd, begin);
    const std::string mark = document.substr(begin, line_end - begin);
    if (end == std::string::npos) throw InvalidInput("a table", mark, "a line " + std::string(kEnd) + " after it");
    const auto& tables = all_tables();
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const DocumentTable& table) {
      return mark == fmt::format("{}{} -->", kBegin, table.name);
    });
    if (found == tables.end()) {
      std::string names;
      for (const DocumentTable& table : tables) names += (names.empty() ? "" : ", ") + std::string(table.name);
      throw InvalidInput("a table", mark, "one of " + names);
    }
    made += document.substr(at, line_end + 1 - at) + found->make(results);
    at = end;
  }
}

}  // namespace recollect::bench
