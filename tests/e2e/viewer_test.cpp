// The pages of `plan --html`, in a real browser without a screen.
#include <gmock/gmock.h>

#include "output.hpp"
#include "support/program.hpp"

namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

// Counts what goes wrong, from before the page's own scripts on.
constexpr const char* kWatch = R"(<script>
let errors = 0;
for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) addEventListener(kind, () => ++errors);
console.error = console.warn = () => ++errors;
</script>)";

// Notes in attributes of the root what a dump of the page would not show.
constexpr const char* kReport = R"(<script>
const canvasColours = new Set(), shown = document.querySelector("canvas");
for (const pixel of new Uint32Array(shown.getContext("2d").getImageData(0, 0, shown.width, shown.height).data.buffer)) canvasColours.add(pixel);
Object.assign(document.documentElement.dataset, {errors, colours: canvasColours.size, paper: getComputedStyle(document.body).backgroundColor});
</script>)";

class Viewer : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    if (std::system("command -v chromium >/dev/null") != 0)
      GTEST_SKIP() << "chromium was not found (scripts/install-deps installs it): pages are not looked at";
    if (run("plan --steps 3 --slots 2 --html " + path("try.html")).err.find("built without") != std::string::npos)
      GTEST_SKIP() << "built without D3 (scripts/install-deps installs it): there are no pages";
  }

  json make(const std::string& arguments) const { return run_json("plan " + arguments + " --html " + path("page.html")); }

  int chromium(const std::string& options, const std::string& page) const {
    return std::system(("chromium --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --hide-scrollbars "
                        "--virtual-time-budget=20000 --window-size=1300,1500 --user-data-dir=" +
                        path("profile") + " " + options + " file://" + path(page) + " >" + path("dom") + " 2>" + path("log"))
                           .c_str());
  }

  // The page as it is when its scripts have run, and then `script`.
  std::string dom(const std::string& script = "", const std::string& options = "") const {
    std::string page = text("page.html");
    page.insert(page.find("<head>") + 6, kWatch);
    page.insert(page.rfind("</body>"), "<script>" + script + "</script>" + kReport);
    write("watched.html", page);
    EXPECT_EQ(chromium(options + " --dump-dom", "watched.html"), 0) << text("log");
    return text("dom");
  }

  static std::string attribute(const std::string& dom, const std::string& name) {
    const std::string begin = name + "=\"";
    const std::size_t at = dom.find(begin);
    if (at == std::string::npos) return "no " + name;
    return dom.substr(at + begin.size(), dom.find('"', at + begin.size()) - at - begin.size());
  }
  static std::string figure(const std::string& dom, const std::string& name) {
    const std::string begin = "data-figure=\"" + name + "\">";
    const std::size_t at = dom.find(begin);
    if (at == std::string::npos) return "none";
    return dom.substr(at + begin.size(), dom.find('<', at) - at - begin.size());
  }

  void expect_drawn(const std::string& dom) const {
    EXPECT_EQ(attribute(dom, "data-errors"), "0");
    EXPECT_GT(std::atoi(attribute(dom, "data-colours").c_str()), 20);
  }

  void expect_figures(const std::string& dom, const json& plan) const {
    using recollect::cli::seconds_text;
    const auto size = [](const json& bytes) { return recollect::to_string(recollect::Bytes(bytes.get<std::int64_t>())); };
    const auto count = [](const json& number) {
      std::string digits = recollect::cli::count_text(number);
      std::replace(digits.begin(), digits.end(), '\'', ',');
      return digits;
    };
    const json& prediction = plan["prediction"];
    EXPECT_EQ(figure(dom, "strategy"), plan["strategy"].get<std::string>());
    EXPECT_EQ(figure(dom, "steps"), count(plan["steps"]));
    if (plan.contains("slots"))
      EXPECT_EQ(figure(dom, "slots"), count(plan["slots"]));
    else
      EXPECT_EQ(figure(dom, "memory_bytes"), size(plan["memory_bytes"]));
    EXPECT_EQ(figure(dom, "prediction.peak_bytes"), size(prediction["peak_bytes"]));
    EXPECT_EQ(figure(dom, "prediction.time"), seconds_text(prediction["time"]));
    EXPECT_NEAR(std::stod(figure(dom, "slowdown")), plan["slowdown"], 6e-4);
    EXPECT_EQ(figure(dom, "prediction.forward_steps"), count(prediction["forward_steps"]));
    EXPECT_EQ(figure(dom, "prediction.rewinds"), prediction.contains("rewinds") ? count(prediction["rewinds"]) : "none");
    for (const char* way : {"written_bytes", "read_bytes", "stored_bytes"})
      EXPECT_EQ(figure(dom, std::string("prediction.traffic.") + way),
                prediction.contains("traffic") ? size(prediction["traffic"][way]) : "none");
    EXPECT_EQ(figure(dom, "lower_bound"), plan.contains("lower_bound") ? seconds_text(plan["lower_bound"]) : "none");
    EXPECT_EQ(figure(dom, "minimum_bytes"), size(plan["minimum_bytes"]));
    EXPECT_EQ(figure(dom, "store_all_bytes"), size(plan["store_all_bytes"]));
    EXPECT_EQ(figure(dom, "store_all_time"), seconds_text(plan["store_all_time"]));
    EXPECT_THAT(dom, HasSubstr(">" + plan["reason"].get<std::string>() + "<"));
  }
};

constexpr const char* kSmall = "--steps 10 --state-bytes 1MiB --record-bytes 4MiB --memory 12MiB";

TEST_F(Viewer, ShowsASmallPlan) {
  const json plan = make(kSmall);
  const std::string page = dom();
  expect_drawn(page);
  expect_figures(page, plan);
  for (const char* words : {">advance<", ">record<", ">backward<", ">state kept<", "peak 12 MiB", "budget 12 MiB", "this plan: ",
                            "<td class=\"word\">keep 0</td>", "<td class=\"word\">backward 0</td>", "steps 0 to 10,"})
    EXPECT_THAT(page, HasSubstr(words));
  EXPECT_THAT(page, Not(HasSubstr(">in a slower tier<")));
}

TEST_F(Viewer, CountsInSlots) {
  const json plan = make("--steps 1000 --slots 50 --record-slots 5 --strategy mixed");
  const std::string page = dom();
  expect_drawn(page);
  expect_figures(page, plan);
}

TEST_F(Viewer, ShowsTransfers) {
  const json plan = make("--steps 100 --state-bytes 1MiB --record-bytes 4MiB --memory 32MiB --tier disk:write=1MB/s,read=1MB/s");
  ASSERT_TRUE(plan["prediction"].contains("traffic"));
  const std::string page = dom();
  expect_drawn(page);
  expect_figures(page, plan);
  for (const char* words : {">in a slower tier<", ">transfers<", ">write<", ">read<", ">not yet through<", ">written<"})
    EXPECT_THAT(page, HasSubstr(words));
}

TEST_F(Viewer, ShowsRewinding) {
  const json plan = make("--steps 200 --state-bytes 1MiB --record-bytes 6MiB --rewind 1 --tape-bytes 100KiB --memory 16MiB");
  ASSERT_EQ(plan["strategy"], "rewind");
  const std::string page = dom();
  expect_drawn(page);
  expect_figures(page, plan);
  for (const char* words : {">rewind<", ">tape kept<"}) EXPECT_THAT(page, HasSubstr(words));
}

TEST_F(Viewer, MergesAMillionActions) {
  const json plan = make("--steps 1000000 --state-bytes 1MiB --record-bytes 4MiB --memory 256MiB");
  EXPECT_GT(plan["prediction"]["forward_steps"], 1'000'000);
  EXPECT_LT(std::filesystem::file_size(path("page.html")), 3'000'000u);
  const std::string page = dom();
  expect_drawn(page);
  expect_figures(page, plan);
  for (const char* words : {"Aggregated: ", "some together", "<th scope=\"col\">backward</th>"})
    EXPECT_THAT(page, HasSubstr(words));
}

TEST_F(Viewer, NamesFromFilesAreOnlyText) {
  write("chain.json", R"({"format":"recollect-chain","version":1,"input_state_bytes":4096,"steps":[
    {"name":"</script><script>document.title='broken'</script>","forward":0.0021,"backward":0.0043,"state_bytes":8192,"record_bytes":20480},
    {"name":"<b onclick=x>&amp;","forward":0.001,"backward":0.002,"state_bytes":2048,"record_bytes":4096,"repeat":6}]})");
  const json plan = make("--chain " + path("chain.json") + " --memory 48KiB");
  const std::string page = dom("showTip(5, 20);");
  expect_drawn(page);
  expect_figures(page, plan);
  EXPECT_THAT(page, HasSubstr("step 0 (&lt;/script&gt;&lt;script&gt;document.title"));
  EXPECT_THAT(page, Not(HasSubstr("<title>broken")));
}

TEST_F(Viewer, IsMovedAndZoomedByKeys) {
  make("--steps 1000 --state-bytes 1MiB --record-bytes 4MiB --memory 64MiB");
  const std::string page = dom(R"(
    const view = document.getElementById("view"), seen = [view.textContent];
    document.getElementById("stage").focus();
    for (const key of ["+", "+", "ArrowRight", "ArrowDown", "-", "c", "0"]) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
      seen.push(view.textContent);
    }
    document.querySelector("[data-key='+']").click();
    seen.push(view.textContent);
    document.documentElement.dataset.seen = seen.join("|");)");
  expect_drawn(page);
  std::vector<std::string> seen;
  std::istringstream views(attribute(page, "data-seen"));
  for (std::string view; std::getline(views, view, '|');) seen.push_back(view);
  ASSERT_EQ(seen.size(), 9u);
  EXPECT_THAT(seen[0], StartsWith("steps 0 to 1,000, "));
  EXPECT_THAT(seen[1], StartsWith("steps 167 to 833, "));
  EXPECT_THAT(seen[2], StartsWith("steps 278 to 722, "));
  EXPECT_THAT(seen[3], StartsWith("steps 344 to 789, "));
  EXPECT_NE(seen[4], seen[3]);
  EXPECT_THAT(seen[4], StartsWith("steps 344 to 789, "));
  EXPECT_NE(seen[5], seen[4]);
  EXPECT_NE(seen[6], seen[5]);
  EXPECT_EQ(seen[7], seen[0]);
  EXPECT_EQ(seen[8], seen[1]);
}

TEST_F(Viewer, IsDarkWhereThatIsPreferred) {
  make(kSmall);
  const std::string light = dom(), dark = dom("", "--force-dark-mode");
  expect_drawn(dark);
  EXPECT_EQ(attribute(light, "data-paper"), "rgb(255, 255, 255)");
  EXPECT_EQ(attribute(dark, "data-paper"), "rgb(22, 24, 28)");
}

TEST_F(Viewer, LooksLikeItsPlan) {
  make(kSmall);
  ASSERT_EQ(chromium("--screenshot=" + path("small.png"), "page.html"), 0) << text("log");
  make("--steps 100 --state-bytes 1MiB --record-bytes 4MiB --memory 32MiB");
  ASSERT_EQ(chromium("--screenshot=" + path("other.png"), "page.html"), 0) << text("log");
  const std::string small = text("small.png"), other = text("other.png");
  EXPECT_THAT(small, StartsWith("\x89PNG"));
  EXPECT_GT(small.size(), 80'000u);  // without the pictures it has less than half of this
  EXPECT_GT(other.size(), 80'000u);
  EXPECT_NE(small, other);
}

}  // namespace
