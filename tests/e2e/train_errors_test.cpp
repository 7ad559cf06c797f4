// `recollect train`, `eval` and `sample` when something is wrong: a clear message, the documented exit code, and the last
// checkpoint as it was.
#include <regex>

#include "support/full_disk.hpp"
#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

class TrainingErrors : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    write("text.txt", sentences(3000));
  }
  std::string train() const { return "train --data " + path("text.txt") + " --hidden 8 --sequence 16 --batch 4 --threads 1 "; }
};

TEST_F(TrainingErrors, NameTheOptionAndWhatIsAccepted) {
  write("empty.txt", "");
  write("short.txt", "a few words");
  write("latin1.txt", sentences(500) +
                          "gr\xfc\xdf"
                          "e" +
                          sentences(500));
  const auto expect = [&](int code, const std::string& arguments, const std::string& message) {
    const Output output = run("train --out " + path("run") + " " + arguments);
    EXPECT_EQ(output.code, code) << arguments;
    EXPECT_THAT(output.err, HasSubstr(message)) << arguments;
    EXPECT_FALSE(std::filesystem::exists(path("run"))) << arguments;
  };
  expect(2, "", "--data FILE");
  expect(4, "--data " + path("none.txt"), "none.txt");
  expect(2, "--data " + path("empty.txt"), "empty");
  expect(2, "--data " + path("short.txt"), "--batch: got 16");
  expect(2, "--data " + path("short.txt") + " --batch 2", "--sequence: got 256");
  expect(2, "--data " + path("short.txt") + " --batch 2", "1 to 5");
  expect(2, "--level char --data " + path("latin1.txt"), "latin1.txt");
  const std::string data = "--data " + path("text.txt") + " --sequence 16 ";
  expect(2, data + "--level letter", "byte, char, word or piece");
  expect(2, data + "--task copy", "without one");
  expect(2, data + "--task sing", "recite");
  expect(2, data + "--model rnn", "lstm, gru, rev-gru");
  expect(2, data + "--optimizer lion", "adam, adamw or sgd");
  expect(2, data + "--strategy luck", "revolve");
  expect(2, data + "--tied --embed 4 --hidden 8", "embed and hidden to be equal");
  expect(2, data + "--dropout 1", "less than 1");
  expect(2, data + "--lr nan", "--lr");
  expect(2, data + "--threads 1000000", "1 to 1024");
  expect(2, data + "--memory '12 bananas'", "12 bananas");
  expect(2, data + "--memory 1MiB --activation-memory 1MiB", "--memory");
  expect(2, "--task copy --epochs 3", "no epochs");
  expect(1, data + "--hidden 3000000000", "recollect: ");
}

TEST_F(TrainingErrors, InfeasibleBudgetNamesTheLeastThatWorks) {
  const Output refused = run(train() + "--memory 20KiB --out " + path("run"));
  EXPECT_EQ(refused.code, 3);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("parameters, gradients, optimizer and inputs take"), HasSubstr("20 KiB")));
  EXPECT_FALSE(std::filesystem::exists(path("run")));
  std::smatch found;
  ASSERT_TRUE(std::regex_search(refused.err, found, std::regex("needs at least ([0-9]+) bytes"))) << refused.err;
  const std::int64_t least = std::stoll(found[1]);
  EXPECT_EQ(run(train() + "--steps 1 --memory " + std::to_string(least - 1)).code, 3);
  const json outcome = run_json(train() + "--steps 1 --memory " + std::to_string(least));
  EXPECT_LE(outcome["memory"]["peak_bytes"], least);
}

TEST_F(TrainingErrors, LossThatIsNoNumberEndsTheRunAndKeepsTheCheckpoint) {
  // A rate that explodes after three steps.
  const std::string arguments = train() + "--optimizer sgd --lr 0.1 --schedule step --decay-every 3 --decay 1e30 --clip 0 " +
                                "--save-every 1 --steps 9 --out " + path("run");
  const Output output = run(arguments);
  EXPECT_EQ(output.code, 1);
  const std::int64_t last = state("run")["step"];
  EXPECT_GE(last, 3);
  EXPECT_THAT(output.err, AllOf(HasSubstr("step " + std::to_string(last + 1)), HasSubstr("--lr"),
                                HasSubstr("the checkpoint of step " + std::to_string(last) + " is untouched")));
  EXPECT_THAT(text("run/metrics.jsonl"), Not(HasSubstr("null")));
  const json best = run_json("eval --run " + path("run"));
  EXPECT_EQ(best["step"], 3);
  EXPECT_LT(best["value"], 8);
  EXPECT_EQ(run(arguments + " --resume").code, 1) << "the same happens again";
  EXPECT_EQ(state("run")["step"], last);
}

// The optimizer's state is larger than the weights and appears with the first update: with room for files of the weights' size
// only, the checkpoint before the first step is written and the next is not.
TEST_F(TrainingErrors, FileThatCannotGrowKeepsTheCheckpoint) {
  const std::string arguments = train() + "--steps 6 --save-every 3 --out ";
  ASSERT_EQ(run(arguments + path("whole")).code, 0);
  Output output{};
  {
    const recollect::testing::FileSizeLimit limit(static_cast<rlim_t>(size_of("whole/latest/model.safetensors")));
    output = run(arguments + path("run"));
  }
  EXPECT_EQ(output.code, 4);
  EXPECT_THAT(output.err, HasSubstr("training.safetensors"));
  EXPECT_EQ(state("run")["step"], 0);
  EXPECT_EQ(run(arguments + path("run") + " --resume").code, 0);
  EXPECT_TRUE(weights("run") == weights("whole"));
  EXPECT_EQ(metrics("run"), metrics("whole"));
}

TEST_F(TrainingErrors, FullDiskKeepsTheCheckpoint) {
  ASSERT_EQ(run(train() + "--steps 8 --save-every 2 --out " + path("whole")).code, 0);
  const std::string expected = weights("whole");
  std::filesystem::create_directories(path("disk"));
  recollect::testing::on_small_disk(path("disk"), 1 << 20, [&]() -> std::string {
    const std::string resume = "train --resume --steps 8 --out " + path("disk/run");
    if (run(train() + "--steps 4 --save-every 2 --out " + path("disk/run")).code != 0) return "does not fit: " + text("stderr");
    const std::string before = weights("disk/run");
    {
      std::ofstream filler(path("disk/filler"), std::ios::binary);
      while (filler << std::string(4096, 'x') << std::flush) {}
    }
    const Output full = run(resume);
    if (full.code != 4) return "exit code " + std::to_string(full.code) + " on a full disk: " + full.err;
    if (full.err.find("No space left") == std::string::npos) return "does not say what happened: " + full.err;
    if (weights("disk/run") != before) return "the checkpoint has changed";
    if (run("eval --latest --run " + path("disk/run")).code != 0) return "cannot be evaluated: " + text("stderr");
    std::filesystem::remove(path("disk/filler"));
    if (run(resume).code != 0) return "cannot be resumed: " + text("stderr");
    return weights("disk/run") == expected ? "" : "other weights after resuming";
  });
}

TEST_F(TrainingErrors, DirectoryThatCannotBeWritten) {
  write("file", "");
  for (const std::string& out : {std::string("/proc/nowhere/run"), path("file")}) {
    const Output output = run(train() + "--steps 1 --out " + out);
    EXPECT_EQ(output.code, 4) << out;
    EXPECT_THAT(output.err, HasSubstr(out));
  }
  for (const char* command : {"eval", "sample"}) {
    const Output output = run(std::string(command) + " --run " + path("nowhere"));
    EXPECT_EQ(output.code, 2);
    EXPECT_THAT(output.err, HasSubstr("recollect train --out"));
  }
}

TEST_F(TrainingErrors, DamagedCheckpointsAreRefused) {
  ASSERT_EQ(run(train() + "--level char --steps 2 --out " + path("run")).code, 0);
  const std::string commands[] = {"train --resume --steps 4 --out " + path("run"), "eval --latest --run " + path("run"),
                                  "sample --latest --length 3 --run " + path("run")};
  const auto expect_refused = [&](const std::string& file, const std::string& content, int command) {
    const std::string name = "run/latest/" + file, before = text(name);
    write(name, content);
    const Output output = run(commands[command]);
    EXPECT_EQ(output.code, 2) << file << ": " << output.err;
    EXPECT_THAT(output.err, HasSubstr(file));
    write(name, before);
  };
  int command = 0;
  for (const char* file : {"state.json", "model.safetensors", "vocabulary.json", "training.safetensors", "best_step"}) {
    const std::string whole = text("run/latest/" + std::string(file));
    const bool training_only = file == std::string("training.safetensors");
    std::string flipped = whole;
    flipped[whole.size() * 3 / 4] = static_cast<char>(flipped[whole.size() * 3 / 4] ^ 1);
    expect_refused(file, flipped, training_only ? 0 : command++ % 3);
    expect_refused(file, whole.substr(0, whole.size() / 2), training_only ? 0 : command++ % 3);
  }
  expect_refused("state.json", "\xff{[", 0);
  expect_refused("state.json", "{\"format\": 3}", 1);

  // A log that has lost lines.
  const std::string log = text("run/metrics.jsonl");
  write("run/metrics.jsonl", "");
  const Output output = run(commands[0]);
  EXPECT_EQ(output.code, 2);
  EXPECT_THAT(output.err, HasSubstr("metrics.jsonl"));
  write("run/metrics.jsonl", log);
  const Output mended = run(commands[0]);
  EXPECT_EQ(mended.code, 0) << mended.err;
}

// What the operating system counts, beside a run that does next to nothing.
TEST_F(TrainingErrors, ResidentMemoryKeepsWithinTheBudget) {
  write("text.txt", sentences(70000));
  const std::string data = "train --threads 1 --steps 1 --data " + path("text.txt");
  const Ended idle = wait_for(start(data + " --hidden 1 --sequence 1 --batch 1 --validation-fraction 0"));
  ASSERT_EQ(idle.code, 0) << text("stderr");
  constexpr std::int64_t kMiB = 1 << 20, kBudget = 64 * kMiB;
  const Ended busy = wait_for(start(data + " --hidden 128 --sequence 2000 --batch 16 --json --memory 64MiB"));
  ASSERT_EQ(busy.code, 0) << text("stderr");
  EXPECT_GT(json::parse(text("stdout"))["memory"]["store_all_bytes"], kBudget) << "the budget has to matter";
  EXPECT_LE(busy.most_resident_bytes - idle.most_resident_bytes, kBudget * 11 / 10 + 32 * kMiB);
}

}  // namespace
