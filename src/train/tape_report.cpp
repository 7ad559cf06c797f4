#include "train/tape_report.hpp"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace recollect::train {
namespace {

std::optional<double> quotient(double value, double by) { return by > 0 ? std::optional(value / by) : std::nullopt; }
nlohmann::ordered_json number(const std::optional<double>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}
std::string digits(const char* format, double value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

}  // namespace

std::optional<double> TapeReport::ratio() const { return quotient(bits, ideal); }
std::optional<double> TapeReport::saving_over_states() const { return quotient(states, bits + slice); }
std::optional<double> TapeReport::ideal_saving_over_states() const { return quotient(states, ideal + slice); }
std::optional<double> TapeReport::saving_over_records() const { return quotient(records, bits + slice); }

nlohmann::ordered_json to_json(const TapeReport& report) {
  nlohmann::ordered_json json{{"bits_per_unit_step", report.bits},
                              {"ideal_bits_per_unit_step", report.ideal},
                              {"ratio_to_ideal", number(report.ratio())},
                              {"saving_over_states", number(report.saving_over_states())},
                              {"ideal_saving_over_states", number(report.ideal_saving_over_states())},
                              {"saving_over_records", number(report.saving_over_records())}};
  if (report.slice > 0) json["slice_bits_per_unit_step"] = report.slice;
  return json;
}

std::string text_of(const TapeReport& report) {
  std::string text = "rewound without a tape: nothing is forgotten";
  if (report.bits > 0) text = digits("%.3f", report.bits) + " bits of tape for each hidden unit and time step";
  if (const auto ratio = report.ratio())
    text += ", " + digits("%.3f", *ratio) + " times the " + digits("%.3f", report.ideal) + " that were forgotten";
  if (report.slice > 0) text += ", and " + digits("%.3f", report.slice) + " of outputs for attention";
  if (!report.saving_over_states()) return text;
  text += "; storing states would take " + digits("%.1f", *report.saving_over_states()) + " times as much";
  if (const auto ideal = report.ideal_saving_over_states()) text += " (at best " + digits("%.1f", *ideal) + ")";
  return text + ", with records " + digits("%.1f", *report.saving_over_records()) + " times";
}

}  // namespace recollect::train
