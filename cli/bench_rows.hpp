// Rows of a benchmark: one job done in several ways, as a table, as JSON and as a picture. Every `recollect bench` prints rows
// of this form and names the row that the others are relative to. Plain values; bench_run.hpp measures them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "recollect/bytes.hpp"
#include "train/tape_report.hpp"

namespace recollect::cli {

// The value a part of the way through the sorted values, between its neighbours.
double quantile(std::vector<double> values, double part);

struct BenchRow {
  std::string name, strategy;
  std::optional<Bytes> budget;
  int threads = 0;
  std::vector<double> times;   // seconds of each repetition
  std::vector<double> beside;  // seconds of the reference around each of them, where it was run so often
  Bytes peak{};                // what the allocator gave out at once, beyond inputs, weights and their gradients
  std::optional<Bytes> rss;    // by how much the process grew in the same run; nothing where the system does not say
  // ‖g − r‖ / ‖r‖ over all parameters, r the reference row's gradient; nothing where that is of another job.
  std::optional<double> gradient_difference;
  std::string bit_identical_to;         // the row whose gradient has the same bits; empty: none was compared
  std::optional<double> predicted_s;    // the plan's
  std::optional<Bytes> predicted_peak;  // the plan's
  bool only_predicted = false;          // it was not run: its time and its peak are the plan's

  struct Traffic {
    Bytes written{}, read{};                    // the plan's
    Bytes measured_written{}, measured_read{};  // the system's count
    double waited_s = 0;
    std::int64_t lost = 0;
  };
  std::optional<Traffic> traffic;         // with a disk
  std::optional<train::TapeReport> tape;  // where steps were rewound

  double time() const;                                  // the median
  double spread() const;                                // the distance between the quartiles, as a part of the median
  double relative_to(const BenchRow& reference) const;  // the median of times over those beside them
};

struct BenchReport {
  std::string title;  // "LSTM, 1000 time steps, …"
  nlohmann::ordered_json machine, job;
  std::string reference;  // a row's name
  std::vector<BenchRow> rows;
  // What the products of the job, each done once, take at the fastest rate of at::mm that was measured beside.
  double gemm_floor_s = 0, gemm_gflops = 0;

  const BenchRow& reference_row() const;
};

// The processor, its cores, the day (UTC), and how busy they were with other things.
nlohmann::ordered_json describe_machine();

std::string table_of(const BenchReport& report);
nlohmann::ordered_json to_json(const BenchReport& report);
// A bar for every row's time, beside the floor, and one for its peak, beside its budget.
void draw_bench(std::ostream& out, const BenchReport& report);

}  // namespace recollect::cli
