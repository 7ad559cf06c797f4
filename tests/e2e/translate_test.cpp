// Learning to translate and translating, from outside: pairs in, sentences out, the same bits however a run is stopped and
// budgeted.
#include <algorithm>

#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

class Translating : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    write_pairs("pairs", 120);
  }

  // Sentences of one to five words and the same words in another language, backwards.
  void write_pairs(const std::string& name, int count, int seed = 1) const {
    static const std::vector<std::pair<std::string, std::string>> kWords{{"one", "uno"},     {"two", "dos"},    {"three", "tres"},
                                                                         {"four", "cuatro"}, {"five", "cinco"}, {"six", "seis"}};
    std::string source, target;
    auto drawn = static_cast<std::uint32_t>(seed);
    const auto draw = [&drawn](std::size_t below) {
      drawn = drawn * 1664525 + 1013904223;
      return (drawn >> 16) % below;
    };
    for (int i = 0; i < count; ++i) {
      std::string there, back;
      for (std::size_t words = 1 + draw(5); words > 0; --words) {
        const auto& [word, other] = kWords[draw(kWords.size())];
        there += (there.empty() ? "" : " ") + word;
        back = other + (back.empty() ? "" : " ") + back;
      }
      source += there + "\n";
      target += back + "\n";
    }
    write(name + ".en", source);
    write(name + ".es", target);
  }
  std::string files(const std::string& name = "pairs") const {
    return " --source " + path(name + ".en") + " --target " + path(name + ".es") + " ";
  }
  std::string train(const std::string& model = "rev-gru") const {
    return "train --task translate" + files() + "--model " + model +
           " --hidden 12 --attention emb+slice:4 --batch 4 --micro-block 4 --threads 1 ";
  }
  Output translate(const std::string& input, const std::string& more = "") const {
    write("input.txt", input);
    return run("translate --run " + path("run") + " " + more + " < " + path("input.txt"));
  }
  static std::int64_t lines_in(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }
  std::string last_line_of(const std::string& name) const {
    std::string last;
    std::istringstream lines(text(name));
    for (std::string line; std::getline(lines, line);) last = line;
    return last;
  }
};

TEST_F(Translating, LearnsToTranslate) {
  write_pairs("pairs", 3000);
  write_pairs("new", 30, 77);
  const json outcome = run_json(
      "train --task translate" + files() + "--validation-source " + path("new.en") + " --validation-target " + path("new.es") +
      " --model gru --hidden 48 --batch 16 --lr 0.01 --schedule cosine --steps 1200 --save-every 400 --threads 1 --out " +
      path("run"));
  EXPECT_EQ(outcome["unit"], "perplexity");
  EXPECT_EQ(outcome["pairs"]["training"], 3000);
  EXPECT_EQ(outcome["pairs"]["held_out"], 30);
  EXPECT_EQ(outcome["pairs"]["vocabulary"], 8) << "six words, <unk> and <eos>";
  EXPECT_GT(outcome["validation"]["bleu"], 70);
  EXPECT_LT(outcome["validation"]["value"], 1.3);
  const Output found = translate("one two\n\nfive\nsix three\n");
  EXPECT_EQ(found.code, 0) << found.err;
  EXPECT_EQ(found.out, "dos uno\n\ncinco\ntres seis\n");
  EXPECT_EQ(found.err, "");
  EXPECT_EQ(translate("one two\n\nfive\nsix three\n", "--beam 4").out, found.out);
}

TEST_F(Translating, HasTheSameBitsHoweverItIsComputedAndStopped) {
  for (const std::string model : {"rev-gru", "lstm"}) {
    SCOPED_TRACE(model);
    const std::string arguments = train(model) + "--layers 2 --dropout 0.2 --steps 40 --save-every 5 --out ";
    ASSERT_EQ(run(arguments + path(model)).code, 0) << text("stderr");
    const std::string other = model == "lstm" ? "revolve" : "rewind";
    ASSERT_EQ(run(arguments + path(model) + "-other --strategy " + other).code, 0) << text("stderr");
    EXPECT_TRUE(weights(model + "-other") == weights(model));
    EXPECT_EQ(metrics(model + "-other"), metrics(model));
    for (const char* strategy : {"store-all", "auto"}) {
      const pid_t child = start(arguments + path(model) + "-killed --resume --strategy " + strategy);
      grows_to(model + "-killed/metrics.jsonl", size_of(model + "-killed/metrics.jsonl") + 1500, child);
      ::kill(child, SIGKILL);
      wait_for(child);
    }
    const Output end = run("train --resume --attention emb+slice:4 --out " + path(model) + "-killed");
    EXPECT_EQ(end.code, 0) << end.err;
    EXPECT_TRUE(weights(model + "-killed") == weights(model));
    EXPECT_TRUE(text(model + "-killed/latest/training.safetensors") == text(model + "/latest/training.safetensors"));
    EXPECT_EQ(metrics(model + "-killed"), metrics(model));
  }
  const json options = state("lstm")["options"];
  EXPECT_EQ(options["task"], "translate");
  EXPECT_EQ(options["attention"], "emb+slice:4");
  EXPECT_EQ(options["level"], "word");
  EXPECT_EQ(options["sequence"], 50);
  EXPECT_EQ(state("lstm")["files"].size(), 2U);
  EXPECT_THAT(metrics("lstm").back().dump(), AllOf(HasSubstr("bleu"), HasSubstr("correct_per_sequence")));
}

TEST_F(Translating, SaysWhatTheTapesOfEncoderAndDecoderTook) {
  const Output output = run(train() + "--strategy rewind --steps 4 --out " + path("run"));
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_THAT(output.out, AllOf(HasSubstr("encoder: "), HasSubstr("decoder: "), HasSubstr("at best"), HasSubstr("BLEU")));
  const json tape = json::parse(text("run/metrics.jsonl").substr(0, text("run/metrics.jsonl").find('\n')))["tape"];
  for (const char* side : {"encoder", "decoder"}) {
    EXPECT_GT(tape[side]["bits_per_unit_step"], 0.0);
    EXPECT_GT(tape[side]["ideal_saving_over_states"], tape[side]["saving_over_states"]);
  }
  EXPECT_NEAR(tape["encoder"]["slice_bits_per_unit_step"].get<double>(), 32.0 * 4 / 12, 1e-9);
  EXPECT_NEAR(tape["encoder"]["saving_over_states"].get<double>(),
              32 / (tape["encoder"]["bits_per_unit_step"].get<double>() + 32.0 * 4 / 12), 1e-9);
  EXPECT_NEAR(tape["decoder"]["saving_over_states"].get<double>(), 32 / tape["decoder"]["bits_per_unit_step"].get<double>(),
              1e-9);
}

TEST_F(Translating, KeepsWithinTheBudgetOrNamesTheLeast) {
  const json free = run_json(train() + "--steps 2");
  const std::int64_t least = free["memory"]["minimum_activations_bytes"];
  EXPECT_EQ(run(train() + "--steps 2 --activation-memory " + std::to_string(least - 1)).code, 3);
  const json tight = run_json(train() + "--steps 30 --activation-memory " + std::to_string(least));
  const json& memory = tight["memory"];
  const std::int64_t fixed = memory["parameters_bytes"].get<std::int64_t>() + memory["gradients_bytes"].get<std::int64_t>() +
                             memory["optimizer_bytes"].get<std::int64_t>() + memory["inputs_bytes"].get<std::int64_t>();
  EXPECT_LE(memory["peak_bytes"], fixed + memory["activations_bytes"].get<std::int64_t>());
  EXPECT_LT(memory["activations_bytes"], free["memory"]["activations_bytes"]);
}

TEST_F(Translating, ReportsPairsThatAreLeftOut) {
  std::string source = text("pairs.en"), target = text("pairs.es");
  const auto put = [](std::string& lines, int line, const std::string& by) {
    std::size_t at = 0;
    for (int i = 1; i < line; ++i) at = lines.find('\n', at) + 1;
    lines.replace(at, lines.find('\n', at) - at, by);
  };
  put(source, 7, "");
  put(target, 9, "uno uno uno uno uno uno uno");
  put(source, 20, "bad \xff byte");
  put(target, 31, "   ");
  write("pairs.en", source);
  write("pairs.es", target);
  const Output output = run(train() + "--sequence 6 --steps 2 --out " + path("run"));
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_THAT(output.err, AllOf(HasSubstr("4 pairs are left out: line 7, the source is empty; line 9, the target has 7 tokens"),
                                HasSubstr("and 1 more"), HasSubstr("held out"), HasSubstr("vocabularies 8 and 8")));
  EXPECT_THAT(text("run/left-out.txt"),
              AllOf(HasSubstr("line 7: the source is empty\n"), HasSubstr("line 9: the target has 7 tokens, more than 6\n"),
                    HasSubstr("line 20: the source is not UTF-8 at byte 4"), HasSubstr("line 31: the target is empty\n")));
  EXPECT_EQ(lines_in(text("run/left-out.txt")), 4);
  const json left_out = run_json(train() + "--sequence 6 --steps 1")["pairs"]["left_out"];
  ASSERT_EQ(left_out.size(), 4U);
  EXPECT_EQ(left_out[0], (json{{"line", 7}, {"why", "the source is empty"}}));
  ASSERT_EQ(run(train() + "--steps 2 --out " + path("clean")).code, 0);

  write("pairs.es", text("pairs.es") + "one line more\n");
  const Output unlike = run(train() + "--steps 2");
  EXPECT_EQ(unlike.code, 2);
  EXPECT_THAT(unlike.err, AllOf(HasSubstr("121 lines"), HasSubstr("from line 121 on")));
}

TEST_F(Translating, TranslatesFilesAndStandardInput) {
  ASSERT_EQ(run(train() + "--steps 30 --lr 0.02 --out " + path("run")).code, 0) << text("stderr");
  write("some.en", "one two\n\nsix\r\nthree four five\ntwo");
  const std::string lines = "one two\n\nsix\nthree four five\ntwo\n";
  const Output one = translate(lines), file = run("translate --run " + path("run") + " " + path("some.en")),
               several = translate(lines, "--batch 3"), beam = translate(lines, "--beam 3 --alpha 0.5");
  for (const Output& output : {one, file, several, beam}) {
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_EQ(lines_in(output.out), 5) << output.out;
    EXPECT_EQ(output.err, "");
  }
  EXPECT_EQ(file.out, one.out);
  EXPECT_EQ(several.out, one.out);
  EXPECT_EQ(one.out.find("\n\n"), one.out.find('\n')) << "the second line stays empty: " << one.out;
  EXPECT_EQ(translate("").out, "");
  EXPECT_EQ(translate("one two three\n", "--max-length 1 --latest").out.find(' '), std::string::npos);

  const Output odd = translate("one\none zebra two zebra\nok \xff\xfe two\n");
  EXPECT_EQ(odd.code, 0) << odd.err;
  EXPECT_EQ(lines_in(odd.out), 3);
  EXPECT_THAT(odd.err, AllOf(HasSubstr("standard input, line 2: not in the vocabulary, read as unknown: \"zebra\"\n"),
                             HasSubstr("line 3: not UTF-8 at byte 3"), HasSubstr("\"ok\""), Not(HasSubstr("line 1:")),
                             Not(HasSubstr("\xff"))));
}

TEST_F(Translating, AnswersEveryLineAtOnce) {
  ASSERT_EQ(run(train() + "--steps 1 --out " + path("run")).code, 0) << text("stderr");
  int to[2], from[2];
  ASSERT_EQ(::pipe(to), 0);
  ASSERT_EQ(::pipe(from), 0);
  const std::string directory = path("run");
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(to[0], STDIN_FILENO);
    ::dup2(from[1], STDOUT_FILENO);
    for (const int end : {to[0], to[1], from[0], from[1]}) ::close(end);
    ::execl(RECOLLECT_PROGRAM, RECOLLECT_PROGRAM, "translate", "--run", directory.c_str(), nullptr);
    ::_exit(127);
  }
  ::close(to[0]);
  ::close(from[1]);
  // The next line is written only when the one before it has been answered.
  for (const std::string line : {"one two\n", "\n", "six\n"}) {
    ASSERT_EQ(::write(to[1], line.data(), line.size()), static_cast<ssize_t>(line.size()));
    char c = 0;
    while (::read(from[0], &c, 1) == 1 && c != '\n') {}
    EXPECT_EQ(c, '\n') << line;
  }
  ::close(to[1]);
  EXPECT_EQ(wait_for(child).code, 0);
  ::close(from[0]);
}

TEST_F(Translating, LevelsAreThoseOfTexts) {
  for (const std::string level : {"char", "byte"}) {
    SCOPED_TRACE(level);
    std::filesystem::remove_all(path("run"));
    ASSERT_EQ(run(train() + "--level " + level + " --steps 3 --out " + path("run")).code, 0) << text("stderr");
    const Output output = translate("one two\n\xff z\xc3\xa9\n");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_EQ(lines_in(output.out), 2);
    EXPECT_EQ(output.err.empty(), level == "byte") << output.err;
  }
}

TEST_F(Translating, RunsAreEvaluated) {
  ASSERT_EQ(run(train() + "--micro-batch 2 --steps 12 --out " + path("run")).code, 0) << text("stderr");
  const json found = run_json("eval --latest --run " + path("run")), last = json::parse(last_line_of("run/metrics.jsonl"));
  EXPECT_EQ(found["loss"], last["validation_loss"]);
  EXPECT_EQ(found["bleu"], last["bleu"]);
  EXPECT_EQ(found["sequences"], 6) << "5 % of 120 pairs, empty lanes not counted";
  EXPECT_THAT(run("eval --run " + path("run")).out,
              AllOf(HasSubstr("perplexity"), HasSubstr("in a sequence"), HasSubstr("BLEU")));

  write_pairs("new", 21, 5);
  write("new.en", "\n" + text("new.en"));
  write("new.es", "uno\n" + text("new.es"));
  const Output other = run("eval --json --run " + path("run") + files("new"));
  EXPECT_EQ(other.code, 0) << other.err;
  EXPECT_EQ(json::parse(other.out)["sequences"], 21);
  EXPECT_EQ(json::parse(other.out)["left_out"], json::array({{{"line", 1}, {"why", "the source is empty"}}}));
  EXPECT_THAT(other.err, HasSubstr("1 pair is left out: line 1, the source is empty"));

  const auto expect_refused = [&](const std::string& command, const std::string& message) {
    const Output output = run(command + " --run " + path("run"));
    EXPECT_EQ(output.code, 2) << command;
    EXPECT_THAT(output.err, HasSubstr(message)) << command;
  };
  expect_refused("eval --data " + path("new.en"), "--source FILE --target FILE");
  expect_refused("eval --source " + path("new.en"), "--target: got no file");
  expect_refused("sample", "recollect translate --run");
  write("pairs.es", text("pairs.es").replace(0, 3, "UNO"));
  expect_refused("eval", "--target: got ");
}

TEST_F(Translating, RunsAreRefusedWhereTheyDoNotFit) {
  const auto expect = [&](int code, const std::string& arguments, const auto& message) {
    const Output output = run(arguments);
    EXPECT_EQ(output.code, code) << arguments;
    EXPECT_THAT(output.err, message) << arguments;
  };
  const std::string out = " --out " + path("run");
  expect(2, "train --task translate --source " + path("pairs.en") + out, HasSubstr("--target: got no file"));
  expect(2, "train --task translate" + out, HasSubstr("--source FILE --target FILE"));
  expect(2, "train" + files() + out, AllOf(HasSubstr("--source"), HasSubstr("--task translate")));
  expect(2, "train --task translate" + files() + "--data " + path("pairs.en") + out, HasSubstr("--data"));
  expect(2, "train --data " + path("pairs.en") + " --attention emb" + out, HasSubstr("--attention: got emb"));
  expect(2, "train --task translate --hidden 12 --attention emb+slice:13" + files() + out, HasSubstr("at most 12 units"));
  expect(2, "train --task translate --attention all" + files() + out, HasSubstr("--attention: got all"));
  expect(2, train() + "--state carry" + out, HasSubstr("--state: got carry"));
  expect(2, train("performer") + out, HasSubstr("--model: got performer"));
  expect(2, "train --task reverse --model performer" + out, HasSubstr("--model: got performer"));
  expect(4, "train --task translate --source " + path("none.en") + " --target " + path("pairs.es") + out, HasSubstr("none.en"));
  EXPECT_FALSE(std::filesystem::exists(path("run")));

  ASSERT_EQ(run("train --task repeat --sequence 10 --hidden 4 --batch 2 --steps 1 --threads 1" + out).code, 0);
  expect(2, "translate --run " + path("run"), HasSubstr("--task translate"));
  ASSERT_EQ(run(train() + "--steps 1 --out " + path("pairs")).code, 0);
  const std::string translate = "translate --run " + path("pairs") + " ";
  expect(2, translate + "--beam 0", HasSubstr("--beam: got 0; accepted: 1 to 1000"));
  expect(2, translate + "--alpha nan", HasSubstr("--alpha"));
  expect(2, translate + "--batch 0", HasSubstr("--batch"));
  expect(2, translate + "--max-length -1", HasSubstr("--max-length"));
  expect(4, translate + path("none.en"), HasSubstr("none.en"));
  expect(2, "train --resume --steps 3 --attention emb --out " + path("pairs"),
         HasSubstr("--attention: got \"emb\"; accepted: the run's own value, \"emb+slice:4\""));
  // Vocabularies have checksums, too.
  const std::string vocabulary = text("pairs/latest/source_vocabulary.json");
  write("pairs/latest/source_vocabulary.json", vocabulary + " ");
  expect(2, translate + "--latest", HasSubstr("source_vocabulary.json"));
  expect(2, "train --resume --steps 3 --out " + path("pairs"), HasSubstr("source_vocabulary.json"));
}

TEST_F(Translating, WeightsBeginOtherRuns) {
  ASSERT_EQ(run(train() + "--steps 2 --out " + path("run")).code, 0) << text("stderr");
  const std::string init = " --init " + path("run/latest/model.safetensors") + " --threads 1 --steps 1 ";
  write_pairs("other", 40, 9);
  const Output tuned = run("train --task translate" + files("other") + init + "--out " + path("tuned"));
  EXPECT_EQ(tuned.code, 0) << tuned.err;
  EXPECT_EQ(state("tuned")["options"]["attention"], "emb+slice:4");
  EXPECT_EQ(state("tuned")["options"]["model"], "rev-gru");
  EXPECT_EQ(text("tuned/latest/source_vocabulary.json"), text("run/latest/source_vocabulary.json"));
  EXPECT_THAT(run("train --data " + path("pairs.en") + " --level word --sequence 8" + init).err, HasSubstr("without an encoder"));
  std::filesystem::rename(path("run/latest/source_vocabulary.json"), path("away.json"));
  EXPECT_THAT(run("train --task translate" + files("other") + init).err, HasSubstr("source_vocabulary.json of their run"));
}

TEST_F(Translating, GradientsHaveOneHashHoweverTheyAreComputed) {
  ASSERT_EQ(run(train() + "--steps 1 --out " + path("run")).code, 0) << text("stderr");
  const std::string weights = "grad --weights " + path("run/latest/model.safetensors"),
                    grad = weights + files() + "--batch 6 --micro-block 2 --threads 1 ";
  const json kept = run_json(grad + "--strategy store-all"), rewound = run_json(grad + "--strategy rewind");
  EXPECT_EQ(rewound["gradient_hash"], kept["gradient_hash"]);
  EXPECT_EQ(kept["attention"], "emb+slice:4");
  EXPECT_GT(kept["source_steps"], 1);
  EXPECT_TRUE(rewound["tape"].contains("encoder"));
  EXPECT_EQ(run(weights + " --data " + path("pairs.en")).code, 2);
  EXPECT_EQ(run(weights + " --source " + path("pairs.en")).code, 2);
}

TEST_F(Translating, ReversesAndRelabelsSymbols) {
  const json outcome = run_json(
      "train --task reverse --sequence 6 --symbols 5 --hidden 16 --model rev-gru --strategy rewind --steps 6 --batch 4 "
      "--micro-block 4 --threads 1 --out " +
      path("run"));
  EXPECT_FALSE(outcome["validation"].contains("bleu"));
  EXPECT_TRUE(outcome["tape"].contains("encoder"));
  EXPECT_EQ(state("run")["options"]["attention"], "emb+slice:16") << "no more than there are units";
  EXPECT_EQ(run_json("eval --latest --run " + path("run"))["loss"], outcome["validation"]["loss"]);
  EXPECT_EQ(run("translate --run " + path("run")).code, 2);
  const json grad = run_json("grad --task reverse --symbols 5 --sequence 6 --batch 3 --threads 1 --weights " +
                             path("run/latest/model.safetensors"));
  EXPECT_EQ(grad["attention"], "emb+slice:16");
}

}  // namespace
