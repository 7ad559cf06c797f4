// `recollect train --resume`, from outside: runs that were killed or stopped end with the bits of one that never was.
#include <random>

#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::int64_t kLine = 180;  // bytes of a line of metrics.jsonl, about

class Resuming : public Training {
 protected:
  // Everything that resuming must restore: optimizer's moments, a state that is carried on, masks that depend on the step, an
  // epoch that ends in between, accumulated batches.
  std::string all_kinds_of_state() const {
    return "train --data " + path("text.txt") +
           " --hidden 8 --layers 2 --sequence 40 --batch 3 --micro-block 8 --dropout 0.3 --recurrent-dropout 0.2 --accumulate 2 "
           "--schedule cosine --warmup 5 --steps 120 --save-every 7 --threads 1";
  }

  void expect_same_run(const std::string& got, const std::string& expected) const {
    EXPECT_TRUE(weights(got) == weights(expected)) << "weights differ";
    EXPECT_TRUE(text(got + "/latest/training.safetensors") == text(expected + "/latest/training.safetensors"));
    EXPECT_TRUE(text(got + "/best/model.safetensors") == text(expected + "/best/model.safetensors"));
    EXPECT_EQ(text(got + "/latest/best_step"), text(expected + "/latest/best_step"));
    for (const char* field : {"step", "tokens", "best_loss"}) EXPECT_EQ(state(got)[field], state(expected)[field]) << field;
    const auto a = metrics(got), b = metrics(expected);
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i], b[i]) << "line " << i + 1;
  }
};

TEST_F(Resuming, SurvivesBeingKilledAtRandomMoments) {
  write("text.txt", sentences(4000));
  ASSERT_EQ(run(all_kinds_of_state() + " --out " + path("whole")).code, 0);
  EXPECT_EQ(logged("whole"), up_to(120));
  EXPECT_GT(metrics("whole").at(100)["epoch"], 1);

  const auto seed = std::random_device{}();
  std::printf("killed with seed %u\n", seed);
  std::mt19937 random(seed);
  for (int life = 0, kills = 0; kills < 6; ++life) {
    ASSERT_LT(life, 50);
    // Under other budgets and strategies, which no bit depends on.
    const char* budget[] = {"", " --strategy revolve", " --memory 1MiB"};
    const pid_t child = start(all_kinds_of_state() + " --resume --out " + path("killed") + budget[life % 3]);
    const std::int64_t more = std::uniform_int_distribution<std::int64_t>(0, 20 * kLine)(random);
    grows_to("killed/metrics.jsonl", size_of("killed/metrics.jsonl") + more, child);
    ::kill(child, SIGKILL);
    const int code = wait_for(child).code;
    ASSERT_TRUE(code == -SIGKILL || code == 0) << text("stderr");
    if (code != 0) {
      ++kills;
      continue;
    }
    // It was faster than its killer.
    expect_same_run("killed", "whole");
    std::filesystem::remove_all(path("killed"));
  }
  const Output end = run(all_kinds_of_state() + " --resume --out " + path("killed"));
  EXPECT_EQ(end.code, 0) << end.err;
  EXPECT_THAT(end.err, HasSubstr("going on with"));
  expect_same_run("killed", "whole");

  // All is done: nothing happens any more.
  const std::string before = text("killed/metrics.jsonl");
  const Output again = run("train --resume --json --out " + path("killed"));
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_FALSE(json::parse(again.out).contains("loss"));
  EXPECT_EQ(text("killed/metrics.jsonl"), before);
}

TEST_F(Resuming, StopsOnCtrlCAndGoesOn) {
  write("text.txt", sentences(3000));
  // Without held-out data the mean loss since the last checkpoint decides which is the best.
  const std::string arguments = "train --data " + path("text.txt") +
                                " --lines --level word --model gru --hidden 8 --sequence 20 --batch 4 --optimizer sgd --lr 0.3 "
                                "--validation-fraction 0 --steps 600 --save-every 20 --threads 1";
  ASSERT_EQ(run(arguments + " --out " + path("whole")).code, 0);
  pid_t child = start(arguments + " --out " + path("stopped"));
  for (const std::int64_t lines : {25, 60}) {
    ASSERT_TRUE(grows_to("stopped/metrics.jsonl", lines * kLine, child)) << text("stderr");
    ::kill(child, SIGINT);
    EXPECT_EQ(wait_for(child).code, 130) << text("stderr");
    const std::int64_t last = logged("stopped").back();
    EXPECT_EQ(logged("stopped"), up_to(last));
    EXPECT_EQ(state("stopped")["step"], last) << "no step is lost";
    EXPECT_THAT(text("stderr"), AllOf(HasSubstr("stopped after step " + std::to_string(last)), HasSubstr("--resume --out")));
    child = start("train --resume --out " + path("stopped"));
  }
  EXPECT_EQ(wait_for(child).code, 0) << text("stderr");
  expect_same_run("stopped", "whole");
}

TEST_F(Resuming, RefusesWhatWouldBeAnotherRun) {
  write("text.txt", sentences(2000));
  const std::string arguments =
      "train --data " + path("text.txt") + " --hidden 8 --sequence 16 --batch 2 --threads 1 --out " + path("run") + " --steps ";
  ASSERT_EQ(run(arguments + "2").code, 0);
  const std::string before = weights("run");
  const auto expect_refused = [&](const std::string& more, const std::string& message) {
    const Output output = run(more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message));
    EXPECT_TRUE(weights("run") == before) << more;
  };
  expect_refused(arguments + "4", "--resume to go on with the run in it (at step 2)");
  expect_refused(arguments + "4 --resume --dropout 0.5", "--dropout: got 0.5; accepted: the run's own value, 0.0");
  expect_refused("train --steps 4 --resume --hidden 9 --out " + path("run"), "--hidden: got 9; accepted: the run's own value, 8");
  expect_refused("train --steps 4 --resume", "--out DIR");
  const std::string content = text("text.txt");
  write("text.txt", sentences(2000) + "more");
  expect_refused("train --steps 4 --resume --out " + path("run"), "other content");
  // The same bytes may lie elsewhere.
  write("moved.txt", content);
  EXPECT_EQ(run("train --steps 4 --resume --out " + path("run") + " --data " + path("moved.txt")).code, 0);
  EXPECT_EQ(logged("run"), up_to(4));
}

TEST_F(Resuming, LetsOneProcessTrainInADirectory) {
  const pid_t first =
      start("train --task repeat --sequence 20 --hidden 8 --batch 2 --threads 1 --steps 10000000 --out " + path("run"));
  ASSERT_TRUE(grows_to("run/metrics.jsonl", 1, first)) << text("stderr");
  const Output second = run("train --resume --out " + path("run"));
  EXPECT_EQ(second.code, 4);
  EXPECT_THAT(second.err, HasSubstr("another process is training in this directory"));
  ::kill(first, SIGTERM);
  EXPECT_EQ(wait_for(first).code, 130);
}

}  // namespace
