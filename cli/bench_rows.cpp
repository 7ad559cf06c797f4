#include "bench_rows.hpp"

#include <fmt/chrono.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <thread>

#include "output.hpp"
#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

double ratio(double value, double to) { return to > 0 ? value / to : 0; }
double ratio(Bytes value, Bytes to) { return ratio(static_cast<double>(value.count()), static_cast<double>(to.count())); }

nlohmann::ordered_json number_of(const std::optional<Bytes>& bytes) {
  return bytes ? nlohmann::ordered_json(bytes->count()) : nlohmann::ordered_json();
}

// What has no column.
std::string notes_on(const BenchRow& row, const BenchReport& report) {
  std::string text;
  if (row.budget) text += fmt::format("; its budget was {}", to_string(*row.budget));
  if (row.predicted_s && row.predicted_peak)
    text += fmt::format("; predicted {} and {}", seconds_text(*row.predicted_s), to_string(*row.predicted_peak));
  if (!row.bit_identical_to.empty()) text += fmt::format("; the same gradient as {}, bit for bit", row.bit_identical_to);
  if (row.tape) text += "; " + text_of(*row.tape);
  if (const auto& t = row.traffic)
    text +=
        fmt::format("; wrote {} ({} by the system's count), read {} ({}), waited {}", to_string(t->written),
                    to_string(t->measured_written), to_string(t->read), to_string(t->measured_read), seconds_text(t->waited_s));
  if (row.traffic && row.traffic->lost > 0) text += fmt::format(", computed {} items again", row.traffic->lost);
  if (row.only_predicted) text += "; only predicted, not run";
  if (row.time() < report.gemm_floor_s) text += "; below the floor, for its own product is faster than libtorch's";
  return fmt::format("  {}: {}{}\n", row.name, row.strategy, text);
}

}  // namespace

double quantile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  const double at = part * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(at);
  const std::size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (at - static_cast<double>(below)) * (values[above] - values[below]);
}

double BenchRow::time() const { return quantile(times, 0.5); }
double BenchRow::spread() const { return ratio(quantile(times, 0.75) - quantile(times, 0.25), time()); }
double BenchRow::relative_to(const BenchRow& reference) const {
  std::vector<double> ratios;
  for (std::size_t k = 0; k < beside.size(); ++k) ratios.push_back(ratio(times[k], beside[k]));
  return ratios.empty() ? ratio(time(), reference.time()) : quantile(ratios, 0.5);
}

const BenchRow& BenchReport::reference_row() const {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const BenchRow& row) { return row.name == reference; });
  if (found == rows.end()) throw Error("a benchmark without its reference row " + reference);
  return *found;
}

nlohmann::ordered_json describe_machine() {
  std::string cpu = "unknown";
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);)
    if (const std::size_t colon = line.find(": "); line.starts_with("model name") && colon != std::string::npos) {
      cpu = line.substr(colon + 2);
      break;
    }
  nlohmann::ordered_json machine{{"cpu", cpu}, {"cores", std::thread::hardware_concurrency()}};
  machine["date"] = fmt::format("{:%F}", fmt::gmtime(std::time(nullptr)));
  if (double load = 0; ::getloadavg(&load, 1) == 1) machine["load_before"] = load;
  return machine;
}

std::string table_of(const BenchReport& report) {
  const BenchRow& reference = report.reference_row();
  Table table({"row", "threads", "time", "spread", "relative", "of floor", "peak", "relative", "RSS", "gradient difference"});
  std::string notes;
  std::size_t repetitions = 0;
  bool paired = false;
  for (const BenchRow& row : report.rows) {
    if (row.name != report.reference) repetitions = std::max(repetitions, row.times.size());
    paired |= !row.beside.empty();
  }
  for (const BenchRow& row : report.rows) {
    table.add({row.name, std::to_string(row.threads), seconds_text(row.time()), fmt::format("±{:.1f} %", 50 * row.spread()),
               fmt::format("{:.3f}", row.relative_to(reference)), fmt::format("{:.2f}×", ratio(row.time(), report.gemm_floor_s)),
               to_string(row.peak), fmt::format("{:.4f}", ratio(row.peak, reference.peak)), row.rss ? to_string(*row.rss) : "-",
               row.gradient_difference && row.name != report.reference ? fmt::format("{:.1e}", *row.gradient_difference) : "-"});
    notes += notes_on(row, report);
  }
  return fmt::format(
      "{}\n\n{}\nMedians of up to {} interleaved repetitions, ± half the distance between the quartiles. Relative to row {}{}.\n"
      "The floor is {}: the job's products once, at the {:.0f} GFLOP/s of libtorch's own matrix product.\n{}",
      report.title, table.text(), repetitions, report.reference, paired ? " as it ran right before and after each" : "",
      seconds_text(report.gemm_floor_s), report.gemm_gflops, notes);
}

nlohmann::ordered_json to_json(const BenchReport& report) {
  const BenchRow& reference = report.reference_row();
  nlohmann::ordered_json json{
      {"schema_version", 1}, {"machine", report.machine}, {"job", report.job}, {"reference", report.reference}};
  for (const BenchRow& row : report.rows) {
    nlohmann::ordered_json entry{{"name", row.name},
                                 {"budget_bytes", number_of(row.budget)},
                                 {"strategy", row.strategy},
                                 {"threads", row.threads},
                                 {"time_s", row.time()},
                                 {"time_spread", row.spread()},
                                 {"peak_bytes", row.peak.count()},
                                 {"relative_time", row.relative_to(reference)},
                                 {"relative_peak", ratio(row.peak, reference.peak)},
                                 {"relative_to_floor", ratio(row.time(), report.gemm_floor_s)},
                                 {"rss_bytes", number_of(row.rss)}};
    if (row.gradient_difference) entry["gradient_difference"] = *row.gradient_difference;
    if (row.predicted_s) entry["predicted_s"] = *row.predicted_s;
    if (row.predicted_peak) entry["predicted_peak_bytes"] = row.predicted_peak->count();
    if (row.only_predicted) entry["only_predicted"] = true;
    if (const auto& t = row.traffic)
      entry["traffic"] = {{"written_bytes", t->written.count()},
                          {"read_bytes", t->read.count()},
                          {"measured_written_bytes", t->measured_written.count()},
                          {"measured_read_bytes", t->measured_read.count()},
                          {"waited_s", t->waited_s},
                          {"lost", t->lost}};
    if (row.tape) entry["tape"] = train::to_json(*row.tape);
    if (!row.bit_identical_to.empty()) entry["bit_identical_to"] = row.bit_identical_to;
    entry["times_s"] = row.times;
    if (!row.beside.empty()) entry["beside_s"] = row.beside;
    json["rows"].push_back(std::move(entry));
  }
  json["gemm_floor_s"] = report.gemm_floor_s;
  json["gemm_gflops"] = report.gemm_gflops;
  return json;
}

}  // namespace recollect::cli
