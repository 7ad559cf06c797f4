// Every planned figure against the papers' own programs, closed forms and known numbers; none of them uses the planners.
#include "figures.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "recollect/error.hpp"
#include "support/oracles.hpp"
#include "support/thesis_model.hpp"
#include "support/xml.hpp"

namespace recollect::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const Figure& figure(const std::string& name) {
  for (const Figure& known : all_figures())
    if (name == known.name) return known;
  throw Error("no figure " + name);
}

// Made once: they take seconds.
const Csv& table(const std::string& name) {
  static std::map<std::string, Csv> made;
  const auto [found, fresh] = made.try_emplace(name);
  if (fresh) found->second = figure(name).plan();
  return found->second;
}

// The numbers of one column by the cells of others.
std::map<std::vector<std::string>, double> numbers(const std::string& name, const std::vector<std::string>& keys,
                                                   const std::string& value) {
  const Csv& csv = table(name);
  std::map<std::vector<std::string>, double> found;
  for (const auto& row : csv.rows) {
    std::vector<std::string> key;
    for (const std::string& column : keys) key.push_back(row[csv.column(column)]);
    EXPECT_TRUE(found.emplace(key, number_in(row[csv.column(value)]).value()).second) << name << " has a row twice";
  }
  return found;
}

std::int64_t binomial(std::int64_t n, std::int64_t k) {
  std::int64_t value = 1;
  for (std::int64_t i = 1; i <= k; ++i) value = value * (n - k + i) / i;
  return value;
}

// Griewank and Walther: the advances of Revolve.
std::int64_t revolve_advances(std::int64_t n, std::int64_t s) {
  if (n <= 1) return 0;
  s = std::min(s, n - 1);
  std::int64_t r = 1;
  while (binomial(s + r, r) < n) ++r;
  return r * n - binomial(s + r, r - 1);
}

// Whatever stands in `column` for every number of states or records and length that the oracle reaches.
void expect_equal(const std::string& name, const std::string& key, const testing::Table& oracle, std::int64_t slots) {
  int compared = 0;
  for (const auto& [at, value] : numbers(name, {key, "steps"}, "forward_steps")) {
    const auto t = static_cast<std::size_t>(std::stoll(at[1]));
    const std::optional<double> kept = number_in(at[0]);
    if (!kept) {
      EXPECT_EQ(value, static_cast<double>(t));
      continue;
    }
    const auto m = static_cast<std::size_t>(*kept) * static_cast<std::size_t>(slots);
    if (m >= oracle.size() || t >= oracle[m].size()) continue;
    EXPECT_EQ(value, static_cast<double>(oracle[m][t])) << name << ' ' << m << ' ' << t;
    ++compared;
  }
  EXPECT_GT(compared, 20);
}

TEST(Figures, AreNamedAndFilled) {
  std::set<std::string> names;
  for (const Figure& known : all_figures()) {
    EXPECT_TRUE(names.insert(known.name).second) << known.name;
    EXPECT_FALSE(known.panels.empty()) << known.name;
  }
  for (const char* planned : {"gruslys-2a", "gruslys-5a", "gruslys-5b", "gruslys-6", "gruslys-7", "butt-4.1", "kukreja-3"})
    EXPECT_TRUE(figure(planned).plan) << planned;
}

TEST(Figures, AreDrawnWhole) {
  for (const Figure& known : all_figures()) {
    if (!known.plan) continue;
    const LineChart chart = chart_of(known, table(known.name));
    ASSERT_EQ(chart.panels.size(), known.panels.size());
    for (const LinePanel& panel : chart.panels) {
      EXPECT_GE(panel.lines.size(), 2u) << known.name;
      for (const Line& line : panel.lines) EXPECT_GE(line.points.size(), 10u) << known.name << ' ' << line.name;
    }
    std::ostringstream out;
    draw_lines(out, chart);
    EXPECT_EQ(testing::xml_problem(out.str()), "") << known.name;
    EXPECT_NE(out.str().find(escape(known.title)), std::string::npos) << known.name;
    for (const char* bad : {"nan", "inf"}) EXPECT_EQ(out.str().find(bad), std::string::npos) << known.name;
  }
}

TEST(Figures, AreTheCommittedOnes) {
  for (const Figure& known : all_figures()) {
    if (!known.plan) continue;
    std::ifstream file(std::string(RECOLLECT_FIGURES "/") + known.name + ".csv");
    std::ostringstream written;
    write_csv(written, table(known.name));
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(file), {}), written.str())
        << known.name << ": recollect figures --out docs/figures writes it anew";
  }
}

TEST(Figures, DrawWhatIsMeasured) {
  const Csv measured{{"batch", "way", "seconds", "peak_bytes"},
                     {{"8", "plain", "0.5", "1048576"}, {"16", "plain", "", "2097152"}, {"8", "ours", "0.25", "524288"}},
                     "a machine, 2 cores"};
  const LineChart chart = chart_of(figure("butt-4.3"), measured);
  EXPECT_THAT(chart.note, HasSubstr("Measured on a machine, 2 cores."));
  ASSERT_EQ(chart.panels.size(), 2u);
  ASSERT_EQ(chart.panels[0].lines.size(), 2u);
  EXPECT_EQ(chart.panels[0].lines[0].points.size(), 1u);  // an empty cell is no point
  EXPECT_EQ(chart.panels[1].lines[0].points[1].y, 2);     // MiB
  EXPECT_THROW(chart_of(figure("butt-4.3"), {{"batch", "way"}, {}}), InvalidInput);
}

TEST(Figures, SpreadLengthsEvenly) {
  EXPECT_THAT(spread_lengths(1, 100, 2), ElementsAre(1, 3, 10, 32, 100));
  EXPECT_THAT(spread_lengths(1, 5, 12), ElementsAre(1, 2, 3, 4, 5));
}

TEST(GruslysFigures, EqualThePapersPrograms) {
  expect_equal("gruslys-2a", "states", testing::revolve_table(200, 100), 1);
  expect_equal("gruslys-5a", "records", testing::records_table(200, 100), 1);
  expect_equal("gruslys-5b", "records", testing::mixed_table(200, 60, 4), 5);
}

TEST(GruslysFigures, HaveKnownNumbers) {
  const auto states = numbers("gruslys-2a", {"states", "steps"}, "forward_steps");
  EXPECT_EQ(states.at({"10", "1000"}), 1000 + 3636);
  EXPECT_EQ(states.at({"10", "10000"}), 10'000 + 57'624);
  EXPECT_EQ(states.at({"100", "100000"}), 100'000 + 294'747);
  for (const auto& [at, value] : states) {
    if (const auto m = number_in(at[0])) {
      const std::int64_t t = std::stoll(at[1]);
      EXPECT_EQ(value, static_cast<double>(t + revolve_advances(t, static_cast<std::int64_t>(*m)))) << at[0] << ' ' << t;
    }
  }
  // Its headline: 1000 steps in 5 % of the records take a third more time when backward takes two forwards.
  const double cost = numbers("gruslys-5a", {"records", "steps"}, "per_step").at({"50", "1000"});
  EXPECT_NEAR((cost + 2) / 3, 4.0 / 3, 0.02);
}

TEST(GruslysFigures, KeepTheirOrder) {
  const auto in_records = numbers("gruslys-5a", {"records", "steps"}, "forward_steps");
  for (const auto& [at, value] : numbers("gruslys-5b", {"records", "steps"}, "forward_steps"))
    EXPECT_LE(value, in_records.at(at));
  const auto ways = numbers("gruslys-6", {"records", "way", "steps"}, "forward_steps");
  for (const auto& [at, value] : ways) EXPECT_LE(ways.at({at[0], "both (MSM)", at[2]}), value) << at[0] << at[1] << at[2];
  for (const char* records : {"10", "20"}) {
    EXPECT_LT(ways.at({records, "records (ISM)", "100"}), ways.at({records, "states (HSM)", "100"}));
    EXPECT_GT(ways.at({records, "records (ISM)", "100000"}), ways.at({records, "states (HSM)", "100000"}));
  }
}

TEST(GruslysFigures, FindTheLeastMemoryAtCostTwo) {
  for (const int beta : {2, 5, 10}) {
    const testing::Table oracle = testing::mixed_table(100, 70, beta);
    for (const auto& [at, value] : numbers("gruslys-7", {"beta", "steps"}, "slots_at_cost_2")) {
      const auto t = static_cast<std::size_t>(std::stoll(at[1])), m = static_cast<std::size_t>(value);
      if (at[0] != std::to_string(beta) || t >= oracle[1].size()) continue;
      ASSERT_LT(m, oracle.size());
      EXPECT_LE(oracle[m][t], 2 * static_cast<std::int64_t>(t)) << beta << ' ' << t;
      EXPECT_GT(oracle[m - 1][t], 2 * static_cast<std::int64_t>(t)) << beta << ' ' << t;
    }
  }
  for (const auto& [at, ratio] : numbers("gruslys-7", {"beta", "steps"}, "memory_ratio"))
    EXPECT_LE(ratio, 1) << at[0] << ' ' << at[1];
  for (const auto& [at, cost] : numbers("gruslys-7", {"beta", "steps"}, "per_step")) EXPECT_LE(cost, 2) << at[0] << ' ' << at[1];
}

TEST(ButtFigure, EqualsTheThesissRecursion) {
  const auto costs = numbers("butt-4.1", {"layers", "model", "memory"}, "cost");
  for (const int layers : {20, 40, 100}) {
    const testing::ThesisChain chain = testing::ThesisChain::unit(layers);
    const testing::ThesisRecursion thesis(chain, 60);
    for (int memory = 1; memory <= 60; ++memory) {
      const auto found = costs.find({std::to_string(layers), "the thesis's model", std::to_string(memory)});
      if (thesis.cost(memory) >= testing::ThesisRecursion::kNever)
        EXPECT_EQ(found, costs.end()) << layers << ' ' << memory;
      else
        EXPECT_EQ(found->second, static_cast<double>(thesis.cost(memory))) << layers << ' ' << memory;
    }
  }
  EXPECT_EQ(costs.at({"20", "the thesis's model", "23"}), 41);  // nothing is computed twice
  EXPECT_EQ(costs.at({"20", "with records", "5"}), 230);
}

TEST(KukrejaFigure, EqualsTheCorrectedFormula) {
  const auto factors = numbers("kukreja-3", {"interval", "way", "steps"}, "recompute_factor");
  const auto near = [](double value) { return ::testing::DoubleNear(value, 1e-5 * value); };
  for (const auto& [at, value] : factors) {
    const std::int64_t interval = std::stoll(at[0]), n = std::stoll(at[2]);
    const auto per_step = [&](std::int64_t count) { return static_cast<double>(count) / static_cast<double>(n); };
    if (at[1] == "Revolve") {
      EXPECT_THAT(value, near(per_step(revolve_advances(n, 100)))) << n;
    }
    if (at[1] == "the paper's formula" && n >= interval) {
      EXPECT_THAT(value, near(static_cast<double>(revolve_advances(interval, 100)) / static_cast<double>(interval))) << n;
    }
    if (at[1] != "the formula corrected") continue;
    const std::int64_t whole = (n - 1) / interval, last = n - whole * interval;
    EXPECT_THAT(value, near(per_step(whole * (interval + revolve_advances(interval, 100)) + revolve_advances(last, 100)))) << n;
    // State 0 and a state that is fetched ahead take a slot each: two advances where an interval does not fit.
    const double replayed = factors.at({at[0], "kukreja (replayed)", at[2]});
    EXPECT_GE(replayed, value * (1 - 1e-5)) << interval << ' ' << n;
    EXPECT_LE(replayed, value * (interval <= 100 ? 1 + 1e-5 : 1.001)) << interval << ' ' << n;
    const double best = factors.at({at[0], "two-level (replayed)", at[2]});
    EXPECT_LE(best, replayed) << interval << ' ' << n;
    EXPECT_LE(best, factors.at({at[0], "Revolve", at[2]})) << interval << ' ' << n;
  }
  EXPECT_EQ(factors.at({"8", "kukreja (replayed)", "1000"}), 1.867);
  EXPECT_EQ(factors.at({"64", "kukreja (replayed)", "1000"}), 1.944);
}

}  // namespace
}  // namespace recollect::cli
