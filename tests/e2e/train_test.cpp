// `recollect train`, `eval` and `sample`, from outside: what they learn, print and leave behind.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "support/training.hpp"
#include "train/utf8.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Small enough to take no time beside starting the program.
const std::string kSmall = " --hidden 8 --sequence 16 --batch 4 --threads 1 ";

TEST_F(Training, LearnsWhatIsEasyAndSaysIt) {
  std::string text;
  for (int i = 0; i < 600; ++i) text += "abc";
  write("abc.txt", text);
  const json outcome =
      run_json("train --data " + path("abc.txt") + " --hidden 16 --sequence 32 --batch 4 --threads 1 --steps 60 " +
               "--lr 0.03 --out " + path("run"));
  EXPECT_EQ(outcome["steps"], 60);
  EXPECT_EQ(outcome["unit"], "bits per byte");
  // Guessing takes log2 3 bits; nothing is left to guess.
  EXPECT_LT(outcome["validation"]["value"], 0.1);
  EXPECT_EQ(outcome["validation"]["correct"], outcome["validation"]["counted"]);
  EXPECT_EQ(logged("run"), up_to(60));
  EXPECT_EQ(logged("run", "validation_loss"), up_to(60, 6));
  EXPECT_EQ(run("sample --run " + path("run") + " --prompt ab --temperature 0 --length 7").out, "abcabcabc\n");
}

// What a level's run prints, evaluates to and samples; `prompt` must come back as it was.
struct LevelCase {
  const char *level, *more, *unit, *prompt;
  std::vector<std::string> words;
};

class TrainingAtLevel : public Training, public ::testing::WithParamInterface<LevelCase> {};

TEST_P(TrainingAtLevel, TrainsEvaluatesAndSamples) {
  const LevelCase& level = GetParam();
  write("text.txt", sentences(3000, level.words));
  const json outcome = run_json("train --data " + path("text.txt") + " --level " + level.level + kSmall + level.more +
                                " --steps 12 --save-every 5 --lr 0.01 --out " + path("run"));
  EXPECT_EQ(outcome["unit"], level.unit);
  EXPECT_EQ(logged("run"), up_to(12));
  EXPECT_EQ(logged("run", "validation_loss"), (std::vector<std::int64_t>{5, 10, 12}));
  const json last = metrics("run").back();
  EXPECT_EQ(last["validation_loss"], outcome["validation"]["loss"]);

  const json found = run_json("eval --latest --run " + path("run"));
  EXPECT_EQ(found["step"], 12);
  for (const char* field : {"loss", "value", "counted", "correct"})
    EXPECT_EQ(found[field], outcome["validation"][field]) << field;
  const double loss = found["loss"];
  EXPECT_DOUBLE_EQ(found["value"], level.unit == std::string("perplexity") ? std::exp(loss) : loss / std::numbers::ln2);

  const std::string sample = "sample --run " + path("run") + " --length 40 --prompt '" + level.prompt + "' ";
  const Output likeliest = run(sample + "--temperature 0");
  EXPECT_EQ(likeliest.code, 0) << likeliest.err;
  EXPECT_THAT(likeliest.out, AllOf(StartsWith(level.prompt), EndsWith("\n")));
  EXPECT_EQ(run(sample + "--top-k 1 --seed 7").out, likeliest.out);
  const std::string drawn = run(sample + "--seed 5").out;
  EXPECT_EQ(run(sample + "--seed 5").out, drawn);
  EXPECT_NE(drawn, likeliest.out);
  EXPECT_TRUE(level.level == std::string("byte") || recollect::train::utf8_end(drawn) == drawn.size()) << drawn;
}

INSTANTIATE_TEST_SUITE_P(
    , TrainingAtLevel,
    ::testing::Values(
        LevelCase{"byte", "--model gru", "bits per byte", "the cat", {"the", "cat", "sat", "on", "mats"}},
        LevelCase{"char", "--layers 2 --embed 4", "bits per character", "größe ∀x", {"größe", "∀x", "naïve", "日本"}},
        // As the Penn Treebank's files: rare words are <unk> already, numbers N.
        LevelCase{"word", "--tied", "perplexity", "the <unk> rose", {"the", "<unk>", "of", "N", "'s", "rose", "fell"}}),
    [](const auto& test) { return std::string(test.param.level); });

TEST_F(Training, LearnsTasksWithEveryOptimizerAndSchedule) {
  const auto learn = [&](const std::string& arguments) {
    SCOPED_TRACE(arguments);
    const json outcome = run_json("train " + arguments + " --hidden 8 --batch 3 --threads 1 --out " + path("run"));
    EXPECT_EQ(outcome["unit"], "bits per symbol");
    EXPECT_GT(outcome["validation"]["counted"], 0);
    const json& memory = outcome["memory"];
    EXPECT_EQ(memory["gradients_bytes"], memory["parameters_bytes"]);
    EXPECT_GT(memory["activations_bytes"], 0);
    EXPECT_LE(memory["minimum_activations_bytes"], memory["activations_bytes"]);
    EXPECT_GT(memory["peak_bytes"], memory["parameters_bytes"]);
    std::vector<double> rates;
    for (const json& row : metrics("run"))
      if (row.contains("lr")) rates.push_back(row["lr"]);
    std::filesystem::remove_all(path("run"));
    return std::pair(memory["optimizer_bytes"].get<double>() / memory["parameters_bytes"].get<double>(), rates);
  };
  const auto [copy, cosine] = learn(
      "--task copy --pattern 3 --symbols 4 --sequence 12 --steps 4 --optimizer adamw --weight-decay 0.1 --lr 1 --schedule cosine "
      "--warmup 2");
  EXPECT_EQ(copy, 2);
  EXPECT_EQ(cosine, (std::vector<double>{0.5, 1, 1, 0.5}));
  const auto [repeat, stepwise] = learn(
      "--task repeat --sequence 20 --model gru --steps 4 --optimizer sgd --momentum 0 --lr 1 --schedule step --decay-every 2 "
      "--decay 0.25");
  EXPECT_EQ(repeat, 0);
  EXPECT_EQ(stepwise, (std::vector<double>{1, 1, 0.25, 0.25}));
  const auto [memorize, constant] = learn(
      "--task memorize --sequence 16 --layers 2 --dropout 0.2 --recurrent-dropout 0.1 --accumulate 2 --steps 2 --optimizer sgd");
  EXPECT_EQ(memorize, 1);
  EXPECT_EQ(constant, (std::vector<double>{0.002, 0.002}));
  learn("--task repeat-copy --pattern 2 --sequence 20 --steps 2 --strategy revolve --micro-block 4");
  EXPECT_EQ(learn("--task recite --sequence 10 --epochs 3").second.size(), 3u);
}

TEST_F(Training, GoesThroughLinesAndEpochs) {
  write("lines.txt", sentences(1200));
  const std::string lines = text("lines.txt");
  write("other.txt", "a cat sat\n\non two mats and saw the birds and saw the birds\n");
  const std::size_t held_out = lines.find('\n', lines.size() - lines.size() / 20 - 1) + 1;
  const auto count = std::count(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(held_out), '\n');
  const json outcome = run_json("train --data " + path("lines.txt") + " --lines --level word --hidden 8 --batch 8 --sequence 0 " +
                                "--threads 1 --epochs 2 --validation-batches 1 --out " + path("run"));
  EXPECT_EQ(outcome["steps"], 2 * ((count + 7) / 8));
  const auto rows = metrics("run");
  EXPECT_EQ(rows.front()["epoch"], 0);
  EXPECT_EQ(rows[rows.size() - 2]["epoch"], 1);
  // Two lines of another text, of nine and three tokens, each with its end: fewer than a batch, and one longer than those trained
  // on.
  const json other = run_json("eval --run " + path("run") + " --data " + path("other.txt"));
  EXPECT_EQ(other["counted"], 4 + 12);
}

TEST_F(Training, EvaluatesShortTextsAndRefusesChangedOnes) {
  write("text.txt", sentences(2000));
  write("short.txt", "the");
  EXPECT_EQ(run("train --data " + path("text.txt") + kSmall + "--steps 2 --out " + path("run")).code, 0);
  EXPECT_EQ(run_json("eval --run " + path("run") + " --data " + path("short.txt"))["counted"], 2);
  write("text.txt", sentences(2001) + "!");
  const Output changed = run("eval --run " + path("run"));
  EXPECT_EQ(changed.code, 2);
  EXPECT_THAT(changed.err, AllOf(HasSubstr("text.txt"), HasSubstr("other content")));
}

TEST_F(Training, HasTheSameBitsAtEveryBudgetAndStrategy) {
  write("text.txt", sentences(3000));
  const std::string common = "train --data " + path("text.txt") +
                             " --hidden 12 --layers 2 --sequence 96 --batch 3 --micro-block 4 --dropout 0.3 "
                             "--recurrent-dropout 0.2 --steps 6 --threads ";
  const auto learn = [&](const std::string& arguments) {
    SCOPED_TRACE(arguments);
    const json outcome = run_json(common + arguments + " --out " + path("run"));
    const std::string bytes = weights("run");
    EXPECT_FALSE(bytes.empty());
    std::filesystem::remove_all(path("run"));
    return std::pair(bytes, outcome);
  };
  const auto [expected, outcome] = learn("1");
  EXPECT_EQ(outcome["strategy"], "store-all");
  EXPECT_EQ(outcome["prediction"]["recompute_factor"], 1.0);
  const std::int64_t least = outcome["memory"]["minimum_activations_bytes"], most = outcome["memory"]["store_all_bytes"];
  std::int64_t fixed = 0;
  for (const char* part : {"parameters_bytes", "gradients_bytes", "optimizer_bytes", "inputs_bytes"})
    fixed += outcome["memory"][part].get<std::int64_t>();
  struct Case {
    const char* strategy;
    std::int64_t budget;
  };
  for (const Case& c : {Case{"auto", least}, Case{"auto", (least + most) / 2}, Case{"revolve", (least + most) / 2},
                        Case{"records", (least + 3 * most) / 4}, Case{"chen-sqrt", most}}) {
    const auto [bytes, other] =
        learn("1 --strategy " + std::string(c.strategy) + " --activation-memory " + std::to_string(c.budget));
    EXPECT_TRUE(bytes == expected) << c.strategy << " in " << c.budget;
    EXPECT_LE(other["memory"]["activations_bytes"], c.budget);
    // Validation included.
    EXPECT_LE(other["memory"]["peak_bytes"].get<std::int64_t>(), fixed + c.budget);
    EXPECT_GT(other["prediction"]["recompute_factor"], 1.0) << c.strategy << " in " << c.budget;
  }
  EXPECT_TRUE(learn("2").first == learn("2 --memory 1MiB").first) << "on two threads";
}

TEST_F(Training, SaysWhatARunTakes) {
  write("text.txt", sentences(3000));
  const Output output = run("train --data " + path("text.txt") + kSmall + "--steps 3 --memory 10MiB --out " + path("run"));
  EXPECT_EQ(output.code, 0) << output.err;
  for (const char* part : {"parameters", "gradients", "optimizer", "inputs", "activations", "budget", "keeping everything",
                           "plan: ", "tokens/s", "of 10 MiB", "held out"})
    EXPECT_THAT(output.err, HasSubstr(part));
  EXPECT_THAT(output.out, AllOf(HasSubstr("bits per byte"), HasSubstr("best/model.safetensors")));
}

TEST_F(Training, HelpsOnAScreen) {
  for (const char* command : {"train", "eval", "sample", "translate", "grad"}) {
    const Output help = run(std::string(command) + " --help");
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.out, HasSubstr("Example: recollect " + std::string(command)));
    std::istringstream lines(help.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(recollect::train::code_points(line), 80u) << line;
  }
}

}  // namespace
