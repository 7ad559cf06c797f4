// What of a page can be seen without a browser; e2e/viewer_test.cpp has one.
#include "page.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <sstream>

#include "assets.hpp"
#include "plan_json.hpp"

namespace recollect::cli {
namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Lt;
using ::testing::Not;
using ::testing::SizeIs;

constexpr std::size_t kMaxFile = 3'000'000;

StepSpec unit_step() {
  StepSpec step;
  step.forward = std::chrono::seconds(1);
  step.backward = std::chrono::seconds(2);
  step.state = Bytes(1);
  step.record = Bytes(4);
  return step;
}

std::string page_of(const Plan& plan, const PageOptions& options = {}) {
  std::ostringstream out;
  write_page(out, plan, options);
  return out.str();
}

// The text of a script element as a browser finds it: up to the first end tag.
json script(const std::string& page, const std::string& id) {
  const std::string begin = "<script type=\"application/json\" id=\"" + id + "\">";
  const std::size_t at = page.find(begin) + begin.size();
  return json::parse(page.substr(at, page.find("</script", at) - at));
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; ++at) ++found;
  return found;
}

class Page : public ::testing::Test {
 protected:
  void SetUp() override {
    if (assets::kD3.empty()) GTEST_SKIP() << "built without D3 (scripts/install-deps installs it): there are no pages";
  }
};

TEST(PageWithoutD3, IsAnErrorThatSaysWhatToInstall) {
  if (!assets::kD3.empty()) GTEST_SKIP() << "built with D3";
  try {
    page_of(plan(Chain::uniform(3, unit_step()), Slots{2}));
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), HasSubstr("install node-d3"));
  }
}

TEST_F(Page, HasTheFiguresAndNeedsNothingElse) {
  const Plan made = plan(Chain::uniform(100, unit_step()), Budget{Bytes(30), {}});
  const std::string page = page_of(made);
  EXPECT_EQ(script(page, "plan"), json(to_json(made, Figures(made))));
  EXPECT_THAT(page, AllOf(HasSubstr("<title>mixed plan of 100 steps</title>"), HasSubstr("default-src 'none'"),
                          HasSubstr("d3js.org v5"), HasSubstr("BSD 3-clause"), Not(HasSubstr("{{"))));
  for (const char* elsewhere : {"src=\"", "@import", "url("}) EXPECT_EQ(count(page, elsewhere), 0u) << elsewhere;
  EXPECT_EQ(script(page_of(made, {.slots = 7}), "plan")["slots"], 7);
}

TEST_F(Page, NothingFromOutsideEndsItsElement) {
  StepSpec step = unit_step();
  step.name = "</script><script>alert(1)</script><!-- \xff";
  Plan odd = plan(Chain::uniform(6, step), Slots{3});
  odd.reason = "</SCRIPT ><img src=x onerror=alert(2)> <!--<script>";
  const std::string page = page_of(odd), plain = page_of(plan(Chain::uniform(6, unit_step()), Slots{3}));
  for (const char* tag : {"</script", "</SCRIPT", "<script", "<!--", "<img"})
    EXPECT_EQ(count(page, tag), count(plain, tag)) << tag;
  EXPECT_EQ(script(page, "plan")["reason"], odd.reason);
  EXPECT_EQ(script(page, "picture")["names"][0][1], "</script><script>alert(1)</script><!-- \xEF\xBF\xBD");
}

TEST_F(Page, DrawsEveryStrategyAtEveryLength) {
  for (const Strategy strategy : all_strategies()) {
    for (const Step n : {1, 2, 29, 300, 20'000}) {
      const Chain chain = Chain::uniform(n, unit_step());
      if (!applies(strategy, chain)) continue;
      const Bytes least = minimum_memory(chain, strategy).memory;
      const std::string page = page_of(plan(chain, Budget{n > 1000 ? Bytes(least.count() + 40) : least, {}}, strategy));
      EXPECT_THAT(page, SizeIs(Lt(kMaxFile))) << name_of(strategy) << ' ' << n;
      EXPECT_EQ(script(page, "plan")["steps"], n);
      EXPECT_GE(script(page, "picture")["curve"].size(), 1u);
    }
  }
}

TEST_F(Page, StaysSmallForAMillionSteps) {
  const Chain chain = Chain::uniform(1'000'000, unit_step());
  for (const Plan& large : {plan(chain, Slots{1000}), plan(chain, Budget{}, Strategy::store_all),
                            plan(chain, Budget{}, Strategy::chen_sqrt), plan(chain, Slots{40}, Strategy::revolve)}) {
    const std::string page = page_of(large);
    EXPECT_THAT(page, SizeIs(Lt(kMaxFile))) << name_of(large.strategy);
    EXPECT_EQ(script(page, "picture")["aggregated"], true);
  }
}

TEST_F(Page, HasTransfersOfASlowerTier) {
  const Chain chain = Chain::uniform(100, unit_step()).with_tiers({{"disk", 1, 1, {}}});
  const json picture = script(page_of(plan(chain, Budget{Bytes(40), {}}, Strategy::two_level)), "picture");
  EXPECT_GT(picture["writes"]["busy"].size(), 0u);
  EXPECT_GT(picture["reads"]["waiting"].size(), 0u);
  EXPECT_TRUE(script(page_of(plan(chain, Slots{9})), "picture")["writes"].is_null());
}

TEST_F(Page, DrawsChainsWithoutTimesOrSizes) {
  const json picture = script(page_of(plan(Chain::uniform(8, StepSpec{}), Budget{Bytes(0), {}}, Strategy::revolve)), "picture");
  EXPECT_EQ(picture["timed"], false);
  EXPECT_GE(picture["duration"], 16);
}

TEST_F(Page, RefusesAnIllegalSchedule) {
  const Plan broken{
      Strategy::mixed, {},   "", std::nullopt, Schedule(std::vector<Action>{Action::backward(0)}), Chain::uniform(3, unit_step()),
      Budget{},        false};
  EXPECT_THROW(page_of(broken), IllegalSchedule);
}

}  // namespace
}  // namespace recollect::cli
