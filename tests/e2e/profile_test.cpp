// `recollect profile`, from outside.
#include <gmock/gmock.h>
#include <torch/script.h>

#include "support/program.hpp"

namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(Program, ProfilesANetworkByNameAndPlansIt) {
  const json profile = run_json("profile mlp-6x64 --batch 16 --repetitions 1 --threads 1 --out " + path("chain.json"));
  EXPECT_EQ(profile["schema_version"], 1);
  EXPECT_EQ(profile["threads"], 1);
  ASSERT_GE(profile["steps"].size(), 6u);
  for (const json& step : profile["steps"]) {
    EXPECT_GT(step["record"]["median"], 0.0);
    EXPECT_GE(step["record_bytes"], step["state_bytes"]);
  }
  const json plan = run_json("plan --chain " + path("chain.json") + " --memory " +
                             std::to_string(profile["minimum_bytes"].get<std::int64_t>()));
  EXPECT_EQ(plan["steps"], profile["steps"].size());
}

TEST_F(Program, PrintsATableAndHelp) {
  const Output table = run("profile mlp-3x8 --batch 2 --repetitions 1 --dtype float64 --eval");
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_THAT(table.out, HasSubstr("backward, ms"));
  EXPECT_THAT(table.out, HasSubstr("store-all takes"));
  EXPECT_THAT(run("profile --help").out, HasSubstr("Example: recollect profile"));
  EXPECT_THAT(run("--help").out, HasSubstr("profile"));
}

// As Python's torch.jit.script(torch.nn.Sequential(…)).save(…) would.
void save_script(const std::string& path, const std::string& type) {
  torch::jit::Module script("__torch__.torch.nn.modules.container." + type);
  for (const char* name : {"0", "1", "2"}) {
    torch::jit::Module child("__torch__.Layer" + std::string(name));
    child.register_parameter("weight", torch::randn({5, 5}).requires_grad_(), /*is_buffer=*/false);
    child.define("def forward(self, x):\n  return torch.tanh(torch.matmul(x, self.weight))\n");
    script.register_module(name, child);
  }
  script.define("def forward(self, x):\n  return getattr(self, '2').forward(x)\n");
  script.save(path);
}

// What libgomp was told it says itself, when asked to.
TEST_F(Program, ThreadsWaitBrieflyUnlessToldOtherwise) {
  const auto said = [&](const std::string& variables) {
    write("told", "unset OMP_WAIT_POLICY GOMP_SPINCOUNT; export OMP_DISPLAY_ENV=verbose " + variables +
                      "; exec \"" RECOLLECT_PROGRAM "\" profile --help >/dev/null 2>" + path("said"));
    EXPECT_EQ(std::system(("sh " + path("told")).c_str()), 0);
    return text("said");
  };
  const std::string usual = said("");
  if (usual.find("GOMP_SPINCOUNT") == std::string::npos) GTEST_SKIP() << "libtorch's threads are not libgomp's";
  EXPECT_THAT(usual, HasSubstr("GOMP_SPINCOUNT = '10000'"));
  EXPECT_THAT(said("GOMP_SPINCOUNT=123"), HasSubstr("GOMP_SPINCOUNT = '123'"));
  EXPECT_THAT(said("OMP_WAIT_POLICY=active"), Not(HasSubstr("GOMP_SPINCOUNT = '10000'")));
}

TEST_F(Program, ProfilesATorchScriptFile) {
  save_script(path("model.pt"), "Sequential");
  const json profile = run_json("profile " + path("model.pt") + " --input 4x5 --repetitions 1");
  ASSERT_EQ(profile["steps"].size(), 3u);
  EXPECT_EQ(profile["steps"][1]["state_bytes"], 4 * 5 * 4);
}

TEST_F(Program, SaysWhatIsWrongWithItsArguments) {
  const auto expect_bad = [&](const std::string& arguments, const std::string& message) {
    const Output output = run("profile " + arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, HasSubstr(message)) << arguments;
  };
  expect_bad("nonsense --input 2x2", "resnet50");
  expect_bad("mlp-3x8 --input 2x0", "--input");
  expect_bad("mlp-3x8 --input 2x", "--input");
  expect_bad("mlp-3x8 --dtype int8", "float32 or float64");
  expect_bad("mlp-3x8 --device gpu", "cpu or cuda");
  expect_bad("mlp-3x8 --repetitions 0", "1 to 1000");
  write("garbage.pt", "PK not really");
  expect_bad(path("garbage.pt") + " --input 2x2", "TorchScript");
  expect_bad(path("garbage.pt"), "--input");
  save_script(path("model.pt"), "Other");
  expect_bad(path("model.pt") + " --input 4x5", "torch.nn.Sequential");
}

}  // namespace
