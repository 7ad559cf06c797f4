// Files of bench/results: what `recollect bench --json` and the scripts of bench/ have written, checked as they are read. Plain
// values. Everything throws InvalidInput, which names the file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "csv.hpp"
#include "recollect/bytes.hpp"

namespace recollect::bench {

// Where and when a file was measured.
struct Origin {
  std::string file;           // its name in bench/results
  std::string machine, date;  // "AMD EPYC, 2 cores", "2026-11-15"; empty where the file does not say
};

// What `recollect bench … --json` wrote.
struct BenchFile {
  struct Row {
    double time_s = 0, spread = 0;  // the median, and the distance between the quartiles as a part of it
    double relative_time = 0, relative_peak = 0;
    Bytes peak{}, budget{};  // a budget of 0: none
  };
  Origin origin;
  std::map<std::string, Row> rows;
  std::map<std::string, std::int64_t> job;  // its whole numbers: "batch", "hidden", …
  double floor_s = 0;

  const Row& row(const std::string& name) const;
  std::int64_t job_number(const std::string& name) const;
};
BenchFile read_bench(const std::filesystem::path& folder, const std::string& name);

// A table of comma-separated values. A comment before its names says where and when.
struct TableFile {
  Origin origin;
  cli::Csv table;

  using Cells = std::vector<std::string>;
  // The first row that begins with these cells.
  const Cells& row(const Cells& key) const;
  const std::string& cell(const Cells& row, const std::string& column) const;
  double number(const Cells& row, const std::string& column) const;
};
TableFile read_table(const std::filesystem::path& folder, const std::string& name);

// The whole file.
std::string read_text(const std::filesystem::path& path);

}  // namespace recollect::bench
