// The picture of a schedule after Gruslys et al., figure 3: the sequence from left to right, execution from top to bottom.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "draw.hpp"
#include "recollect/verify.hpp"
#include "schedule_trace.hpp"
#include "svg.hpp"

namespace recollect::cli {
namespace {

constexpr double kWidth = 1200;
constexpr double kLeft = 84, kTop = 150, kPanelWidth = 780;
constexpr double kMemoryLeft = 896, kMemoryWidth = 270;
constexpr double kLine = 18;  // of labels and notes below the panels
constexpr double kUsualHeight = 700;
constexpr Step kMaxColumns = 30;  // each step as a box, with its number
constexpr double kBoxHeight = 16, kLeastBoxHeight = 4;

// Forward in blue, backward in red, after Okabe and Ito: told apart by most colour-blind readers.
constexpr std::array kRoles{
    Role{"advance", "#56B4E9", "#7CC8F5"},   Role{"record", "#0072B2", "#2C8FD6"}, Role{"backward", "#D55E00", "#F0803C"},
    Role{"rewind", "#AA4499", "#DD8FC4"},    Role{"state", "#009E73", "#2CC79B"},  Role{"tape", "#CC79A7", "#CC79A7"},
    Role{"away", "#B8860B", "#E6B422"},      Role{"memory", "#8A94A6", "#7F8AA0"}, Role{"budget", "#111111", "#F2F2F2"},
    Role{"on-record", "#FFFFFF", "#16181C"},
};
constexpr std::array<const char*, kWorks> kWorkRoles{"advance", "record", "backward", "rewind"};
constexpr std::array<const char*, kHoldings> kHoldingRoles{"state", "record", "tape", "away"};
constexpr std::array<double, kWorks> kStrokeWidths{1.2, 2.2, 1.6, 1.6};
constexpr std::array<const char*, kWorks> kWorkNames{"advance", "record", "backward", "rewind"};
constexpr std::array<const char*, kHoldings> kHoldingNames{"state kept", "record kept", "tape kept", "in a slower tier"};

struct Unit {
  const char* name;
  double seconds;
};

Unit unit_for(double seconds) {
  constexpr std::array kUnits{Unit{"h", 3600}, Unit{"min", 60}, Unit{"s", 1}, Unit{"ms", 1e-3}, Unit{"µs", 1e-6}};
  for (const Unit& unit : kUnits)
    if (seconds >= (unit.seconds > 1 ? 5 * unit.seconds : unit.seconds)) return unit;
  return {"ns", 1e-9};
}

std::string plain(double value) {
  const double rounded = std::round(value);
  if (std::abs(value) >= 100 || std::abs(value - rounded) < 1e-9) return grouped(static_cast<std::int64_t>(rounded));
  return fmt::format("{:.3g}", value);
}

class SchedulePicture {
 public:
  SchedulePicture(std::ostream& out, const Plan& plan)
      : plan_(plan),
        total_(verify(plan.chain, plan.schedule)),
        panel_(make_panel()),
        unit_(panel_.timed ? unit_for(panel_.duration) : Unit{"", 1}),
        boxed_(panel_.steps <= kMaxColumns && panel_.height >= kLeastBoxHeight * static_cast<double>(executions())),
        trace_(trace_schedule(plan, panel_, boxed_)),
        axis_(memory_axis()),
        svg_(out, kWidth, kTop + panel_.height + space_below(), heading(), kRoles) {}

  void draw() {
    draw_title();
    draw_legend();
    draw_axes();
    draw_holds();
    draw_jumps();
    if (boxed_)
      draw_boxes();
    else
      draw_work();
    draw_memory();
    draw_notes();
    svg_.finish();
  }

 private:
  std::int64_t executions() const { return total_.forward_steps() + total_.rewinds + total_.backwards; }

  Panel make_panel() const {
    Panel panel;
    panel.width = kPanelWidth;
    panel.steps = plan_.chain.size();
    panel.timed = total_.time.nanoseconds > 0;
    panel.duration = panel.timed ? total_.time.seconds() : static_cast<double>(executions());
    panel.height = kUsualHeight;
    if (panel.steps <= kMaxColumns) panel.height = std::clamp(kBoxHeight * panel.duration / shortest(panel), 240.0, 1000.0);
    return panel;
  }

  // The time of the shortest box that takes any: it should have room for its label.
  double shortest(const Panel& panel) const {
    if (!panel.timed) return 1;
    double least = panel.duration;
    for (std::size_t q = 0; q < plan_.chain.run_count(); ++q) {
      const StepCosts& step = plan_.chain.run(q);
      for (const Nanoseconds time : {step.advance, step.forward, step.backward})
        if (time.count() > 0) least = std::min(least, Time::of(1, time).seconds());
    }
    return least;
  }

  double space_below() const {
    return 34 + kLine * (has_budget() || trace_.aggregated() ? 1 : 0) + kLine * (plan_.open_ended ? 1 : 0);
  }

  bool has_budget() const { return plan_.budget.memory != Budget{}.memory; }
  // A budget far beyond the peak would squeeze the curve; it is then only named.
  bool budget_fits() const { return has_budget() && plan_.budget.memory.count() / 4 <= total_.peak.count(); }

  Bytes memory_axis() const {
    const Bytes most = budget_fits() ? std::max(total_.peak, plan_.budget.memory) : total_.peak;
    return Bytes(std::max<std::int64_t>(1, most.count()));
  }

  std::string time_text(double time) const {
    return panel_.timed ? fmt::format("{} {}", plain(time / unit_.seconds), unit_.name)
                        : fmt::format("{} step executions", plain(time));
  }

  std::string title() const {
    return fmt::format("{} schedule of {} {}", name_of(plan_.strategy), grouped(panel_.steps),
                       panel_.steps == 1 ? "step" : "steps");
  }
  std::string summary() const {
    std::string text = fmt::format("peak {} · recompute factor {:.3g} · {}", to_string(total_.peak), total_.recompute_factor(),
                                   time_text(panel_.duration));
    if (has_budget()) text += fmt::format(" · budget {}", to_string(plan_.budget.memory));
    return text;
  }
  Svg::Heading heading() const {
    return {title(),
            fmt::format("{}. Steps run from left to right, execution from top to bottom; beside it the memory in use. {}.",
                        summary(), plan_.reason)};
  }

  void draw_title() {
    svg_.text(kLeft, 34, title(), "title");
    svg_.text(kLeft, 56, summary(), "muted");
  }

  bool has_work(std::size_t work) const {
    if (!trace_.work_cells[work].empty()) return true;
    return std::any_of(trace_.strokes.begin(), trace_.strokes.end(),
                       [&](const Stroke& s) { return static_cast<std::size_t>(s.work) == work; });
  }
  bool has_holding(std::size_t holding) const {
    const auto& cells = trace_.hold_cells[holding];
    return !trace_.holds[holding].empty() ||
           std::any_of(cells.begin(), cells.end(), [](const auto& runs) { return !runs.empty(); });
  }

  void draw_legend() {
    double x = kLeft;
    constexpr double y = 84, sample = 26;
    const auto entry = [&](const char* name, auto&& draw) {
      draw(x);
      svg_.text(x + sample + 6, y, name, "small");
      x += sample + 6 + text_width(name, 11) + 16;
    };
    for (std::size_t k = 0; k < kWorks; ++k)
      if (has_work(k))
        entry(kWorkNames[k], [&](double at) {
          if (boxed_)
            svg_.path(arrow_box(at, y - 10, sample, 12, k >= 2), fmt::format("{}-fill", kWorkRoles[k]));
          else
            svg_.line(at, y - 4, at + sample, y - 4, kWorkRoles[k], fmt::format("stroke-width=\"{}\"", kStrokeWidths[k] * 1.4));
        });
    for (std::size_t k = 0; k < kHoldings; ++k)
      if (has_holding(k))
        entry(kHoldingNames[k], [&](double at) {
          const double middle = at + sample / 2 + 4;
          if (static_cast<Holding>(k) == Holding::record || static_cast<Holding>(k) == Holding::tape)
            svg_.path(fmt::format("M{} {}h8v14h-8z", number(middle - 4), number(y - 11)),
                      fmt::format("{}-fill", kHoldingRoles[k]), "opacity=\".3\"");
          else
            svg_.line(middle, y - 11, middle, y + 3, kHoldingRoles[k], hold_style(static_cast<Holding>(k)));
        });
    if (!trace_.jumps.empty())
      entry("restore", [&](double at) { svg_.line(at, y - 4, at + sample, y - 4, "state", kJumpStyle); });
  }

  static constexpr const char* kJumpStyle = "stroke-width=\"1\" stroke-dasharray=\"1.5 3\" opacity=\".8\"";

  static const char* hold_style(Holding holding) {
    return holding == Holding::away ? "stroke-width=\"1.4\" stroke-dasharray=\"4 3\"" : "stroke-width=\"1.4\"";
  }

  void draw_axes() {
    svg_.rect(kLeft, kTop, panel_.width, panel_.height, "panel");
    svg_.rect(kMemoryLeft, kTop, kMemoryWidth, panel_.height, "panel");
    svg_.text(kLeft + panel_.width / 2, kTop - 30, "step", "muted", Anchor::middle);
    svg_.text(kMemoryLeft + kMemoryWidth / 2, kTop - 30, "memory", "muted", Anchor::middle);
    svg_.text_upwards(22, kTop + panel_.height / 2, panel_.timed ? fmt::format("time, {}", unit_.name) : "step executions",
                      "muted");
    draw_step_axis();
    draw_time_axis();
    for (const Bytes tick : byte_ticks(axis_, 5)) {
      const double x = memory_x(tick.count());
      svg_.line(x, kTop - 5, x, kTop + panel_.height, "grid");
      svg_.text(x, kTop - 10, to_string(tick), "small", tick.count() == 0 ? Anchor::start : Anchor::middle);
    }
  }

  void draw_step_axis() {
    const auto grid_line = [&](Step i) {
      svg_.line(kLeft + panel_.x(i), kTop - 5, kLeft + panel_.x(i), kTop + panel_.height, "grid");
    };
    if (boxed_) {
      for (Step i = 0; i <= panel_.steps; ++i) grid_line(i);
      for (Step i = 0; i < panel_.steps; ++i)
        svg_.text(kLeft + (panel_.x(i) + panel_.x(i + 1)) / 2, kTop - 10, std::to_string(i), "small", Anchor::middle);
      return;
    }
    for (const double tick : nice_ticks(static_cast<double>(panel_.steps), 8)) {
      const auto i = static_cast<Step>(tick);
      if (static_cast<double>(i) != tick) continue;
      grid_line(i);
      // The next panel's labels begin where this one's end.
      svg_.text(kLeft + panel_.x(i), kTop - 10, grouped(i), "small",
                panel_.width - panel_.x(i) < 20 ? Anchor::end : Anchor::middle);
    }
  }

  void draw_time_axis() {
    const int count = std::max(3, static_cast<int>(panel_.height / 80));
    for (const double tick : nice_ticks(panel_.duration / unit_.seconds, count)) {
      const double y = kTop + panel_.y(tick * unit_.seconds);
      svg_.line(kLeft - 5, y, kLeft + panel_.width, y, "grid");
      svg_.line(kMemoryLeft, y, kMemoryLeft + kMemoryWidth, y, "grid");
      svg_.text(kLeft - 10, y + 4, plain(tick), "small", Anchor::end);
    }
  }

  void open_panel() { svg_.open_group(fmt::format("transform=\"translate({},{})\"", number(kLeft), number(kTop))); }

  void draw_holds() {
    open_panel();
    for (const Holding holding : {Holding::record, Holding::tape, Holding::away, Holding::state}) {
      draw_hold_cells(holding);
      draw_hold_lines(holding);
    }
    svg_.close_group();
  }

  void draw_hold_cells(Holding holding) {
    const auto k = static_cast<std::size_t>(holding);
    for (std::size_t shade = 0; shade < kShades; ++shade) {
      std::string data;
      for (const Run& run : trace_.hold_cells[k][shade]) data += fmt::format("M{} {}v{}", run.column, run.row, run.length);
      if (data.empty()) continue;
      const double opacity =
          (holding == Holding::state ? 0.7 : 0.4) * (0.3 + 0.7 * static_cast<double>(shade + 1) / double{kShades});
      svg_.path(data, kHoldingRoles[k],
                fmt::format("transform=\"translate({} 0) scale({})\" shape-rendering=\"crispEdges\" opacity=\"{}\"",
                            number(panel_.detail.cell / 2), number(panel_.detail.cell), number(opacity)));
    }
  }

  void draw_hold_lines(Holding holding) {
    const auto k = static_cast<std::size_t>(holding);
    const std::vector<Hold>& holds = trace_.holds[k];
    if (holds.empty()) return;
    const bool band = holding == Holding::record || holding == Holding::tape;
    std::string data;
    for (const Hold& hold : holds) {
      const double height = hold.end - hold.begin;
      if (band) {
        const double inset = boxed_ ? std::min(6.0, 0.15 * (hold.right - hold.left)) : 0;
        // A band thinner than this would fade away.
        const double width = std::max(hold.right - hold.left - 2 * inset, 0.6);
        data += fmt::format("M{} {}h{}v{}h{}z", number(hold.left + inset), number(hold.begin), number(width), number(height),
                            number(-width));
      } else {
        data += fmt::format("M{} {}v{}", number((hold.left + hold.right) / 2), number(hold.begin), number(height));
      }
    }
    if (band) return svg_.path(data, fmt::format("{}-fill", kHoldingRoles[k]), "opacity=\".32\"");
    svg_.path(data, kHoldingRoles[k],
              boxed_               ? "stroke-width=\"2\""
              : holds.size() > 400 ? "stroke-width=\".6\" opacity=\".6\""
                                   : hold_style(holding));
    if (!boxed_ || holding != Holding::state) return;
    for (const Hold& hold : holds) draw_kept_state(hold);
  }

  // Where the slot is taken and where it is given back.
  void draw_kept_state(const Hold& hold) {
    const auto state = static_cast<Step>(std::llround(hold.left / panel_.width * static_cast<double>(panel_.steps)));
    svg_.circle(hold.left, hold.begin, 4, "state-fill", fmt::format("state {} is kept", state));
    svg_.circle(hold.left, hold.end, 2.5, "state-fill", fmt::format("state {} is dropped", state));
  }

  void draw_jumps() {
    if (trace_.jumps.empty()) return;
    std::string data;
    for (const Jump& jump : trace_.jumps) data += fmt::format("M{} {}H{}", number(jump.from), number(jump.y), number(jump.to));
    open_panel();
    svg_.path(data, "state", kJumpStyle);
    svg_.close_group();
  }

  // A box that points where the work goes.
  static std::string arrow_box(double x, double y, double width, double height, bool left) {
    const double tip = std::min({7.0, height / 2, width / 3}), body = width - tip;
    if (left)
      return fmt::format("M{} {}h{}v{}h{}l{} {}z", number(x + tip), number(y), number(body), number(height), number(-body),
                         number(-tip), number(-height / 2));
    return fmt::format("M{} {}h{}l{} {}l{} {}h{}z", number(x), number(y), number(body), number(tip), number(height / 2),
                       number(-tip), number(height / 2), number(-body));
  }

  void draw_boxes() {
    open_panel();
    for (const Box& box : trace_.boxes) draw_box(box);
    svg_.close_group();
  }

  void draw_box(const Box& box) {
    const auto k = static_cast<std::size_t>(box.work);
    const double column = panel_.x(1), inset = std::min(5.0, 0.1 * column), gap = std::min(0.75, 0.1 * (box.end - box.begin));
    const double left = panel_.x(box.step) + inset, width = column - 2 * inset, height = box.end - box.begin - 2 * gap;
    const std::string& step_name = plan_.chain.step(box.step).name;
    const std::string tip =
        fmt::format("{} step {}{}, {} to {}", kWorkNames[k], box.step, step_name.empty() ? "" : " (" + step_name + ")",
                    time_text(box.begin / panel_.height * panel_.duration), time_text(box.end / panel_.height * panel_.duration));
    svg_.path(arrow_box(left, box.begin + gap, width, height, k >= 2), fmt::format("{}-fill", kWorkRoles[k]), "", tip);
    if (height < 11) return;
    const double middle = left + width / 2, baseline = (box.begin + box.end) / 2 + 4;
    // Words where all of them fit, so that a picture does not mix words and numbers.
    const std::string label = text_width("backward", 11) <= width - 10 ? kWorkNames[k] : std::to_string(box.step);
    svg_.text(middle, baseline, label,
              box.work == Work::record || box.work == Work::rewind ? "small on-record-fill" : "small on-colour", Anchor::middle);
  }

  void draw_work() {
    open_panel();
    for (std::size_t k = 0; k < kWorks; ++k) {
      std::string data;
      for (const Run& run : trace_.work_cells[k]) data += fmt::format("M{} {}h{}", run.column, run.row, run.length);
      if (!data.empty())
        svg_.path(data, kWorkRoles[k],
                  fmt::format("transform=\"translate(0 {}) scale({})\" shape-rendering=\"crispEdges\"",
                              number(panel_.detail.cell / 2), number(panel_.detail.cell)));
    }
    for (std::size_t k = 0; k < kWorks; ++k) {
      std::string data;
      for (const Stroke& stroke : trace_.strokes)
        if (static_cast<std::size_t>(stroke.work) == k) append(data, stroke);
      if (!data.empty())
        svg_.path(data, kWorkRoles[k], fmt::format("stroke-width=\"{}\" stroke-linejoin=\"round\"", number(kStrokeWidths[k])));
    }
    svg_.close_group();
  }

  static void append(std::string& data, const Stroke& stroke) {
    char command = 'M';
    for (const Corner& point : stroke.points) {
      data += fmt::format("{}{} {}", command, number(point.x), number(point.y));
      command = 'L';
    }
  }

  double memory_x(std::int64_t bytes) const {
    return kMemoryLeft + kMemoryWidth * static_cast<double>(bytes) / static_cast<double>(axis_.count());
  }

  void draw_memory() {
    std::string data = fmt::format("M{} {}", number(kMemoryLeft), number(kTop));
    const auto rows = trace_.memory.size();
    for (std::size_t begin = 0, end = 0; begin < rows; begin = end) {
      while (end < rows && trace_.memory[end] == trace_.memory[begin]) ++end;
      const double bottom = std::min(kTop + panel_.height, kTop + panel_.detail.memory_row * static_cast<double>(end));
      data += fmt::format("H{}V{}", number(memory_x(trace_.memory[begin])), number(bottom));
    }
    svg_.path(data + fmt::format("H{}z", number(kMemoryLeft)), "memory-fill", "opacity=\".75\"");
    draw_peak();
    draw_budget();
  }

  // Labels end where their line stands, unless that leaves no room for them on the left.
  void label_below(double x, double below, const std::string& label, const char* classes) {
    const bool room = x - text_width(label, 12) > kLeft + panel_.width - 40;
    svg_.text(room ? x - 5 : kMemoryLeft, kTop + panel_.height + below, label, classes, room ? Anchor::end : Anchor::start);
  }

  void draw_peak() {
    const double x = memory_x(total_.peak.count());
    const std::string label = fmt::format("peak {}", to_string(total_.peak));
    svg_.circle(x, kTop + trace_.peak_y, 3.5, "backward-fill", fmt::format("{}, {} bytes", label, grouped(total_.peak.count())));
    svg_.line(x, kTop + trace_.peak_y, x, kTop + panel_.height + 6, "backward", "stroke-dasharray=\"2 3\"");
    label_below(x, 20, label, "strong");
  }

  void draw_budget() {
    if (!has_budget()) return;
    const std::string label = fmt::format("budget {}", to_string(plan_.budget.memory));
    if (!budget_fits()) return label_below(kMemoryLeft + kMemoryWidth, 20 + kLine, label + ", beyond this axis", "");
    const double x = memory_x(plan_.budget.memory.count());
    svg_.line(x, kTop - 5, x, kTop + panel_.height + 20 + kLine, "budget", "stroke-width=\"1.5\"");
    label_below(x, 20 + kLine, label, "strong");
  }

  void draw_notes() {
    double y = kTop + panel_.height + 20;
    const auto note = [&](const std::string& text) {
      svg_.text(kLeft, y, text, "small muted");
      y += kLine;
    };
    if (trace_.aggregated()) {
      note(
          fmt::format("Aggregated: {} actions. Where they are too many to draw, each pixel has the colour of the work that takes "
                      "most of its time;",
                      grouped(trace_.actions)));
      note("what is kept is stronger where there is more of it; memory is the most within each row of pixels.");
    }
    if (plan_.open_ended) note("Of unknown length: drawn for the longest sequence the plan allows.");
  }

  const Plan& plan_;
  Prediction total_;
  Panel panel_;
  Unit unit_;
  bool boxed_;
  ScheduleTrace trace_;
  Bytes axis_;
  Svg svg_;
};

}  // namespace

void draw_schedule(std::ostream& out, const Plan& plan) { SchedulePicture(out, plan).draw(); }

}  // namespace recollect::cli
