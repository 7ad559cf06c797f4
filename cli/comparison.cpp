#include "comparison.hpp"

#include <fmt/core.h>

#include "output.hpp"

namespace recollect::cli {

std::string text_of(const Comparison& comparison) {
  Table table({"", "actions", "predicted", "measured", "ratio"});
  const auto ratio_text = [](std::optional<double> ratio) { return ratio ? fmt::format("{:.2f}", *ratio) : "-"; };
  std::int64_t actions = 0;
  for (const Comparison::Row& row : comparison.rows()) {
    actions += row.count;
    // What takes no time and should take none says nothing.
    if (row.predicted.nanoseconds == 0 && row.measured.seconds() < 0.005 * comparison.measured().seconds()) continue;
    table.add({name_of(row.kind), count_text(row.count), seconds_text(row.predicted.seconds()),
               seconds_text(row.measured.seconds()), ratio_text(row.ratio())});
  }
  const Comparison::Row all{ActionKind::advance, actions, comparison.predicted(), comparison.measured()};
  table.add({"together", count_text(actions), seconds_text(all.predicted.seconds()), seconds_text(all.measured.seconds()),
             ratio_text(all.ratio())});
  if (const auto peak = comparison.measured_peak())
    table.add(
        {"peak", "", to_string(comparison.predicted_peak()), to_string(*peak),
         fmt::format("{:.2f}", static_cast<double>(peak->count()) / static_cast<double>(comparison.predicted_peak().count()))});
  std::string text = table.text();
  for (const std::string& gap : comparison.gaps()) text += gap + "\n";
  return text;
}

nlohmann::ordered_json to_json(const Comparison& comparison) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const Comparison::Row& row : comparison.rows()) {
    rows.push_back({{"kind", name_of(row.kind)},
                    {"count", row.count},
                    {"predicted", row.predicted.seconds()},
                    {"measured", row.measured.seconds()}});
    if (const auto ratio = row.ratio()) rows.back()["ratio"] = *ratio;
  }
  nlohmann::ordered_json json{{"predicted", comparison.predicted().seconds()},
                              {"measured", comparison.measured().seconds()},
                              {"predicted_peak_bytes", comparison.predicted_peak().count()}};
  if (const auto peak = comparison.measured_peak()) json["measured_peak_bytes"] = peak->count();
  json["kinds"] = std::move(rows);
  json["gaps"] = comparison.gaps();
  return json;
}

}  // namespace recollect::cli
