#include "page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "assets.hpp"
#include "plan_json.hpp"
#include "recollect/verify.hpp"
#include "schedule_trace.hpp"
#include "svg.hpp"
#include "timeline.hpp"

namespace recollect::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kExtent = 16'000;  // of the map, both ways: finer than any screen, so that it can be zoomed into
constexpr Detail kDetail{.cell = 16, .memory_row = 4, .points = 60'000, .holds = 6'000, .jumps = 2'000};
constexpr std::size_t kRows = 4000, kParts = 4000;
constexpr std::size_t kMostNames = 2000;

Panel panel_of(const Plan& plan, const Prediction& total) {
  Panel panel{.width = kExtent, .height = kExtent, .steps = plan.chain.size()};
  panel.timed = total.time.nanoseconds > 0;
  panel.duration = duration_of(total, panel.timed);
  panel.detail = kDetail;
  return panel;
}

class Picture {
 public:
  Picture(const Plan& plan, const PlanOptions& search)
      : plan_(plan),
        search_(search),
        total_(verify(plan.chain, plan.schedule)),
        panel_(panel_of(plan, total_)),
        trace_(trace_schedule(plan, panel_, false)),
        timeline_(timeline_of(plan, total_, kRows, kParts)) {}

  Json json() const {
    return {{"timed", panel_.timed},
            {"duration", panel_.duration},
            {"extent", kExtent},
            {"cells", static_cast<int>(kExtent / kDetail.cell)},
            {"actions", trace_.actions},
            {"aggregated", trace_.aggregated()},
            {"openEnded", plan_.open_ended},
            {"strokes", strokes()},
            {"holds", holds()},
            {"jumps", jumps()},
            {"workCells", work_cells()},
            {"holdCells", hold_cells()},
            {"memory", trace_.memory},
            {"peakAt", rounded(trace_.peak_y)},
            {"writes", transfers(timeline_.writes)},
            {"reads", transfers(timeline_.reads)},
            {"rows", rows()},
            {"names", names()},
            {"curve", curve()}};
  }

 private:
  static double rounded(double y) { return std::round(100 * y) / 100; }
  Step step_at(double x) const { return std::llround(x / panel_.width * static_cast<double>(panel_.steps)); }

  // [work, state, y, state, y, …]
  Json strokes() const {
    Json list = Json::array();
    for (const Stroke& stroke : trace_.strokes) {
      Json points{static_cast<int>(stroke.work)};
      for (const Corner& point : stroke.points) {
        points.push_back(step_at(point.x));
        points.push_back(rounded(point.y));
      }
      list.push_back(std::move(points));
    }
    return list;
  }

  // By kind: left, right, begin, end of each.
  Json holds() const {
    Json list = Json::array();
    for (const auto& of_kind : trace_.holds) {
      Json numbers = Json::array();
      for (const Hold& hold : of_kind) {
        numbers.push_back(step_at(hold.left));
        numbers.push_back(step_at(hold.right));
        numbers.push_back(rounded(hold.begin));
        numbers.push_back(rounded(hold.end));
      }
      list.push_back(std::move(numbers));
    }
    return list;
  }

  Json jumps() const {
    Json numbers = Json::array();
    for (const Jump& jump : trace_.jumps) {
      numbers.push_back(step_at(jump.from));
      numbers.push_back(step_at(jump.to));
      numbers.push_back(rounded(jump.y));
    }
    return numbers;
  }

  // Cells numbered along the way that runs go: how many are skipped, how many follow, and so on.
  static Json skips(const std::vector<Run>& runs, bool across) {
    constexpr int kCells = static_cast<int>(kExtent / kDetail.cell);
    Json numbers = Json::array();
    int at = 0;
    for (const Run& run : runs) {
      const int begin = across ? run.row * kCells + run.column : run.column * kCells + run.row;
      numbers.push_back(begin - at);
      numbers.push_back(run.length);
      at = begin + run.length;
    }
    return numbers;
  }

  Json work_cells() const {
    Json list = Json::array();
    for (const auto& runs : trace_.work_cells) list.push_back(skips(runs, true));
    return list;
  }

  Json hold_cells() const {
    Json list = Json::array();
    for (const auto& of_kind : trace_.hold_cells) {
      Json shades = Json::array();
      for (const auto& runs : of_kind) shades.push_back(skips(runs, false));
      list.push_back(std::move(shades));
    }
    return list;
  }

  static Json transfers(const Transfers& transfers) {
    if (transfers.busy.empty()) return nullptr;
    Json busy = Json::array();
    for (const Span& span : transfers.busy) {
      busy.push_back(span.begin);
      busy.push_back(span.end);
    }
    return {{"busy", std::move(busy)}, {"waiting", transfers.waiting}};
  }

  Json rows() const {
    Json list = Json::array();
    for (const TimelineRow& row : timeline_.rows)
      list.push_back({row.when.begin, row.when.end, row.action, row.actions, row.advances, row.records, row.backwards,
                      row.rewinds, row.memory, row.written, row.read});
    return list;
  }

  // Where each begins.
  Json names() const {
    const Chain& chain = plan_.chain;
    Json list = Json::array();
    const bool any = [&] {
      for (std::size_t q = 0; q < chain.run_count(); ++q)
        if (!chain.run(q).name.empty()) return true;
      return false;
    }();
    if (!any || chain.run_count() > kMostNames) return list;
    for (std::size_t q = 0; q < chain.run_count(); ++q) list.push_back({chain.run_begin(q), chain.run(q).name});
    return list;
  }

  // Of the tier's plans where there is one; what unlike steps take without it is another curve.
  Json curve() const {
    const Chain& chain = plan_.chain;
    const bool closed_form = chain.is_uniform() && chain.tiers().empty() && !applies(Strategy::rewind, chain);
    const Strategy strategy = chain.is_uniform() || chain.tiers().empty() ? Strategy::automatic : plan_.strategy;
    Json list = Json::array();
    for (const CurvePoint& point : tradeoff_curve(chain, strategy, closed_form ? 200 : 16, search_))
      list.push_back({point.memory.count(), duration_of(point.prediction, panel_.timed), point.prediction.forward_steps()});
    return list;
  }

  const Plan& plan_;
  const PlanOptions& search_;
  Prediction total_;
  Panel panel_;
  ScheduleTrace trace_;
  Timeline timeline_;
};

// In a script element nothing but "<" can end it or begin a comment, and in JSON it stands only in strings.
std::string script_safe(const Json& json) {
  std::string safe;
  for (const char c : json.dump(-1, ' ', false, Json::error_handler_t::replace))
    c == '<' ? void(safe += "\\u003c") : safe.push_back(c);
  return safe;
}

std::string title_of(const Plan& plan) {
  return fmt::format("{} plan of {} {}", name_of(plan.strategy), grouped(plan.chain.size()),
                     plan.chain.size() == 1 ? "step" : "steps");
}

}  // namespace

void write_page(std::ostream& out, const Plan& plan, const PageOptions& options) {
  if (assets::kD3.empty())
    throw Error(
        "a page needs D3 for its charts, and the program was built without it: install node-d3 (scripts/install-deps) and build "
        "again");
  const auto part = [&](std::string_view name) -> std::string {
    if (name == "title") return escape(title_of(plan));
    if (name == "style") return std::string(assets::kStyle);
    if (name == "d3") return std::string(assets::kD3);
    if (name == "plan") return script_safe(to_json(plan, Figures(plan), options.slots));
    if (name == "picture") return script_safe(Picture(plan, options.search).json());
    return std::string(assets::kScript);
  };
  std::string_view rest = assets::kPage;
  for (std::size_t begin = 0; (begin = rest.find("{{")) != std::string_view::npos;) {
    const std::size_t end = rest.find("}}", begin);
    out << rest.substr(0, begin) << part(rest.substr(begin + 2, end - begin - 2));
    rest.remove_prefix(end + 2);
  }
  out << rest;
}

}  // namespace recollect::cli
