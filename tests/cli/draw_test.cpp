#include "draw.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <sstream>
#include <utility>

#include "bench_rows.hpp"
#include "draw_lines.hpp"
#include "support/xml.hpp"
#include "svg.hpp"

namespace recollect::cli {
namespace {

using recollect::testing::xml_problem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Lt;
using ::testing::Not;
using ::testing::SizeIs;

constexpr std::size_t kMaxFile = 1'500'000;

StepSpec unit_step() {
  StepSpec step;
  step.forward = std::chrono::seconds(1);
  step.backward = std::chrono::seconds(2);
  step.state = Bytes(1);
  step.record = Bytes(4);
  step.gradient = Bytes(0);
  return step;
}

Chain unit_chain(Step n) { return Chain::uniform(n, unit_step()); }

std::string picture_of(const Plan& plan) {
  std::ostringstream out;
  draw_schedule(out, plan);
  return out.str();
}

std::string curve_of(const Chain& chain, const std::vector<CurveSeries>& series, std::optional<CurvePoint> chosen = {}) {
  std::ostringstream out;
  draw_curve(out, chain, series, std::move(chosen));
  return out.str();
}

TEST(XmlProblem, IsFound) {
  EXPECT_EQ(xml_problem("<a b=\"1\"><c/>x &amp; y</a>"), "");
  for (const char* bad : {"", "<a>", "<a></b>", "<a>&x</a>", "<a b=\"1/>", "<a/><b/>", "<a>\x01</a>"})
    EXPECT_NE(xml_problem(bad), "") << bad;
}

TEST(Escape, KeepsTextAndReplacesWhatXmlForbids) {
  EXPECT_EQ(escape("a<b> & \"c\" 'd'"), "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
  EXPECT_EQ(escape("µs × 2"), "µs × 2");
  EXPECT_EQ(escape(std::string_view("a\0b\x1b\x7f", 5)), "a?b??");
  EXPECT_EQ(escape("\xff\xc3(\xed\xa0\x80\xef\xbf\xbf"),
            "??"
            "(??????");
  EXPECT_EQ(escape("\xe2\x82"), "??");
}

TEST(Number, IsShort) {
  EXPECT_EQ(number(12), "12");
  EXPECT_EQ(number(0.5), "0.5");
  EXPECT_EQ(number(-0.001), "0");
  EXPECT_EQ(number(3.14159), "3.14");
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(-123456), "-123,456");
}

TEST(Ticks, AreNice) {
  EXPECT_EQ(nice_ticks(43, 5), (std::vector<double>{0, 10, 20, 30, 40}));
  EXPECT_EQ(nice_above(3), 5);
  EXPECT_EQ(nice_above(100), 100);
  EXPECT_EQ(nice_above(0.07), 0.1);
  EXPECT_EQ(nice_ticks(0, 5), (std::vector<double>{0}));
  EXPECT_EQ(log_ticks(3, 30, 5), (std::vector<double>{5, 10, 20}));
  EXPECT_EQ(log_ticks(1, 100'000, 13), (std::vector<double>{1, 10, 100, 1000, 10'000, 100'000}));
  EXPECT_THAT(log_ticks(0.05, 0.2, 5), ::testing::Pointwise(::testing::DoubleEq(), {0.05, 0.1, 0.2}));
  EXPECT_EQ(byte_ticks(Bytes(9), 5), (std::vector{Bytes(0), Bytes(2), Bytes(4), Bytes(6), Bytes(8)}));
  EXPECT_EQ(byte_ticks(Bytes(3 << 20), 4), (std::vector{Bytes(0), Bytes(1 << 20), Bytes(2 << 20), Bytes(3 << 20)}));
}

TEST(DrawSchedule, SaysWhatItShows) {
  const std::string svg = picture_of(plan(unit_chain(10), Budget{Bytes(9), {}}, Strategy::mixed));
  EXPECT_EQ(xml_problem(svg), "");
  for (const char* label : {"mixed schedule of 10 steps", "peak 9 B", "budget 9 B", "recompute factor 2.3", ">time, s<", ">step<",
                            ">memory<", ">advance<", ">record<", ">backward<", ">state kept<", ">record kept<", ">restore<",
                            "role=\"img\"", "prefers-color-scheme: dark", "state 2 is kept"})
    EXPECT_THAT(svg, HasSubstr(label));
  EXPECT_THAT(svg, AllOf(Not(HasSubstr("Aggregated")), Not(HasSubstr("<script"))));
}

TEST(DrawSchedule, LeavesOutWhatDoesNotHappen) {
  const std::string svg = picture_of(plan(unit_chain(4), Budget{}, Strategy::store_all));
  EXPECT_EQ(xml_problem(svg), "");
  EXPECT_THAT(svg, AllOf(Not(HasSubstr(">advance<")), Not(HasSubstr(">restore<")), Not(HasSubstr("budget 8"))));
}

TEST(DrawSchedule, NamesABudgetThatIsFarAway) {
  EXPECT_THAT(picture_of(plan(unit_chain(4), Budget{Bytes(1 << 20), {}}, Strategy::store_all)),
              HasSubstr("budget 1 MiB, beyond this axis"));
}

TEST(DrawSchedule, EscapesNames) {
  StepSpec step = unit_step();
  step.name = "<b> & \"c\"\x01";
  const std::string svg = picture_of(plan(Chain::uniform(6, step), Slots{3}));
  EXPECT_EQ(xml_problem(svg), "");
  EXPECT_THAT(svg, AllOf(HasSubstr("(&lt;b&gt; &amp; &quot;c&quot;?)"), Not(HasSubstr("<b>"))));
}

TEST(DrawSchedule, EscapesTheReason) {
  Plan odd = plan(unit_chain(40), Slots{3});
  odd.reason = "a < b && c";
  EXPECT_EQ(xml_problem(picture_of(odd)), "");
}

TEST(DrawSchedule, DrawsChainsWithoutTimesOrSizes) {
  const std::string svg = picture_of(plan(Chain::uniform(8, StepSpec{}), Budget{Bytes(0), {}}, Strategy::revolve));
  EXPECT_EQ(xml_problem(svg), "");
  EXPECT_THAT(svg, AllOf(HasSubstr("step executions"), Not(HasSubstr("nan")), Not(HasSubstr("inf"))));
}

TEST(DrawSchedule, DrawsEveryStrategyAtEveryLength) {
  for (const Strategy strategy : all_strategies()) {
    for (const Step n : {1, 2, 4, 29, 31, 300, 20'000}) {
      const Chain chain = unit_chain(n);
      if (!applies(strategy, chain)) continue;
      const Bytes least = minimum_memory(chain, strategy).memory;
      // The least memory can take time that grows with the square of the length.
      const std::string svg = picture_of(plan(chain, Budget{n > 1000 ? Bytes(least.count() + 40) : least, {}}, strategy));
      EXPECT_EQ(xml_problem(svg), "") << name_of(strategy) << ' ' << n;
      EXPECT_THAT(svg, SizeIs(Lt(kMaxFile))) << name_of(strategy) << ' ' << n;
      EXPECT_THAT(svg, AllOf(Not(HasSubstr("nan")), HasSubstr(name_of(strategy)))) << n;
    }
  }
}

TEST(DrawSchedule, DrawsRewindsAndTransfers) {
  StepSpec step = unit_step();
  step.rewind = std::chrono::seconds(1);
  step.tape = Bytes(1);
  const Chain chain({.input_state = Bytes(1), .input_gradient = Bytes(0), .tiers = {{"disk", 1, 1, {}}}}, {{step, 3}});
  const Item state{ItemKind::state, 0};
  const Schedule schedule(std::vector<Action>{
      Action::keep(0), Action::advance(0, 1), Action::store(state, 1), Action::advance(1, 3, true), Action::await(state),
      Action::rewind(2), Action::backward(2), Action::rewind(1), Action::backward(1), Action::fetch(state, 1),
      Action::await(state), Action::restore(0), Action::record(0), Action::backward(0), Action::drop(state, 1)});
  const std::string svg = picture_of({Strategy::mixed, {}, "by hand", std::nullopt, schedule, chain, Budget{}, false});
  EXPECT_EQ(xml_problem(svg), "");
  for (const char* label : {">rewind<", ">tape kept<", ">in a slower tier<"}) EXPECT_THAT(svg, HasSubstr(label));
}

TEST(DrawSchedule, RefusesAnIllegalSchedule) {
  std::ostringstream out;
  const Plan broken{Strategy::mixed, {},       "",   std::nullopt, Schedule(std::vector<Action>{Action::backward(0)}),
                    unit_chain(3),   Budget{}, false};
  EXPECT_THROW(draw_schedule(out, broken), IllegalSchedule);
}

TEST(DrawSchedule, StaysSmallForAMillionSteps) {
  for (const Plan& large : {plan(unit_chain(1'000'000), Slots{1000}), plan(unit_chain(1'000'000), Budget{}, Strategy::store_all),
                            plan(unit_chain(1'000'000), Budget{}, Strategy::chen_sqrt)}) {
    const std::string svg = picture_of(large);
    EXPECT_EQ(xml_problem(svg), "");
    EXPECT_THAT(svg, SizeIs(Lt(kMaxFile)));
    EXPECT_THAT(svg, AllOf(HasSubstr("Aggregated"), HasSubstr("1,000,000 steps")));
  }
}

TEST(DrawCurve, MarksWhatItShows) {
  const Chain chain = unit_chain(100);
  std::vector<CurveSeries> series;
  for (const Strategy strategy : all_strategies())
    if (applies(strategy, chain)) series.push_back({name_of(strategy), tradeoff_curve(chain, strategy)});
  series.push_back({"nothing", {}});
  const Prediction chosen = plan(chain, Budget{Bytes(30), {}}).prediction;
  const std::string svg = curve_of(chain, series, CurvePoint{chosen.peak, chosen});
  EXPECT_EQ(xml_problem(svg), "");
  for (const char* label :
       {">mixed<", ">store-all<", ">minimum 6 B<", ">store-all 401 B<", "this plan: 30 B", "relative to store-all", ">1×<"})
    EXPECT_THAT(svg, HasSubstr(label));
  EXPECT_THAT(svg, AllOf(Not(HasSubstr("nothing")), Not(HasSubstr("nan")), SizeIs(Lt(kMaxFile))));
}

TEST(DrawCurve, EscapesNames) {
  const Chain chain = unit_chain(20);
  const std::string svg = curve_of(chain, {{"a<b> & c", tradeoff_curve(chain)}});
  EXPECT_EQ(xml_problem(svg), "");
  EXPECT_THAT(svg, HasSubstr("a&lt;b&gt; &amp; c"));
}

TEST(DrawCurve, DrawsTheSmallestAndTheEmpty) {
  for (const Chain& chain : {unit_chain(1), unit_chain(2), Chain::uniform(5, StepSpec{})}) {
    const std::string svg = curve_of(chain, {{"auto", tradeoff_curve(chain)}});
    EXPECT_EQ(xml_problem(svg), "");
    EXPECT_THAT(svg, AllOf(Not(HasSubstr("nan")), Not(HasSubstr("inf"))));
    EXPECT_EQ(xml_problem(curve_of(chain, {})), "");
  }
}

LineChart two_panels() {
  LineChart chart{"Lines <of> something", "how to read & why", {}};
  chart.panels.push_back({"left", {"steps", true}, {"cost"}, {{"a < b", {{100, 2}, {1, 1}, {10, 1.5}}}, {"nothing", {}}}});
  chart.panels.push_back({"right", {"steps"}, {"peak", true}, {{"other", {{0, 0}, {1, 1000}, {5, 20000}}}, {"a < b", {{2, 4}}}}});
  return chart;
}

std::string lines_of(const LineChart& chart) {
  std::ostringstream out;
  draw_lines(out, chart);
  return out.str();
}

TEST(DrawLines, ShowsPanelsAndNamesLinesOnce) {
  const std::string svg = lines_of(two_panels());
  EXPECT_EQ(xml_problem(svg), "");
  for (const char* label :
       {"Lines &lt;of&gt; something", "how to read &amp; why", ">left<", ">right<", ">steps (logarithmic)<", ">cost<",
        ">peak (logarithmic)<", ">other<", "a &lt; b: 10, 1.5", ">10,000<", "other: 1, 1,000", "prefers-color-scheme: dark"})
    EXPECT_THAT(svg, HasSubstr(label));
  EXPECT_EQ(svg.find(">a &lt; b</text>"), svg.rfind(">a &lt; b</text>"));
  EXPECT_THAT(svg, AllOf(Not(HasSubstr("nothing")), Not(HasSubstr("other: 0")), Not(HasSubstr("nan")), Not(HasSubstr("inf"))));
}

TEST(DrawLines, MarksNarrowLogarithmicAxes) {
  const std::string svg = lines_of({"t", "", {{"", {"x", true}, {"y", true}, {{"one", {{16, 2.1e-7}, {128, 3.5e-7}}}}}}});
  for (const char* label : {">10<", ">100<", ">200<", ">2e-07<", ">5e-07<"}) EXPECT_THAT(svg, HasSubstr(label));
}

TEST(DrawLines, SortsPointsAlongTheLine) {
  LineChart chart = two_panels();
  std::swap(chart.panels[0].lines[0].points[0], chart.panels[0].lines[0].points[2]);
  EXPECT_EQ(lines_of(chart), lines_of(two_panels()));
}

TEST(DrawLines, DrawsTheSmallestAndTheEmpty) {
  for (const bool logarithmic : {false, true}) {
    for (const std::vector<Point>& points : {std::vector<Point>{}, {{0, 0}}, {{3, 7}}, {{3, 7}, {3, 7}}}) {
      const std::string svg = lines_of({"t", "", {{"", {"x", logarithmic}, {"y", logarithmic}, {{"one", points}}}}});
      EXPECT_EQ(xml_problem(svg), "");
      EXPECT_THAT(svg, AllOf(Not(HasSubstr("nan")), Not(HasSubstr("inf"))));
    }
  }
  EXPECT_EQ(xml_problem(lines_of({"no panels", "", {}})), "");
}

BenchReport bench_report(std::vector<double> times) {
  BenchReport report;
  report.title = "LSTM <of> 40 time steps";
  report.reference = "libtorch";
  report.gemm_floor_s = 0.5;
  report.rows.resize(2);
  report.rows[0].name = "libtorch";
  report.rows[0].times = {2, 2, 2};
  report.rows[0].peak = Bytes(1 << 20);
  report.rows[1].name = "budget & more";
  report.rows[1].times = std::move(times);
  report.rows[1].peak = Bytes(1 << 15);
  report.rows[1].budget = Bytes(1 << 16);
  return report;
}

TEST(DrawBench, ShowsTimesAndPeaks) {
  std::ostringstream out;
  draw_bench(out, bench_report({3, 1, 2.5}));
  EXPECT_EQ(xml_problem(out.str()), "");
  for (const char* label :
       {"LSTM &lt;of&gt; 40", "budget &amp; more", ">2.5 s, 1.25×<", ">32 KiB, 3.12 %<", "floor 500 ms", ">budget 64 KiB<"})
    EXPECT_THAT(out.str(), HasSubstr(label));
}

TEST(DrawBench, DrawsRowsThatTookNothing) {
  BenchReport report = bench_report({0});
  report.rows[0].times = {0};
  report.rows[0].peak = report.rows[1].peak = Bytes(0);
  report.gemm_floor_s = 0;
  std::ostringstream out;
  draw_bench(out, report);
  EXPECT_EQ(xml_problem(out.str()), "");
  EXPECT_THAT(out.str(), AllOf(Not(HasSubstr("nan")), Not(HasSubstr("inf"))));
}

}  // namespace
}  // namespace recollect::cli
