// Performers in the program, from outside: slices and boundaries change no bit of training, of gradients or of what is resumed.
#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::HasSubstr;

class Performers : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    write("text.txt", sentences(3000));
  }
  std::string train() const {
    return "train --data " + path("text.txt") +
           " --model performer --width 16 --heads 2 --sequence 40 --batch 3 --micro-block 4 --threads 1 ";
  }
  void expect_same_run(const std::string& got, const std::string& expected) const {
    EXPECT_TRUE(weights(got) == weights(expected)) << "weights differ";
    EXPECT_TRUE(text(got + "/latest/training.safetensors") == text(expected + "/latest/training.safetensors"));
    EXPECT_EQ(metrics(got), metrics(expected));
  }
};

TEST_F(Performers, LearnATextThatIsEasyAndWriteIt) {
  std::string text;
  for (int i = 0; i < 600; ++i) text += "abc";
  write("abc.txt", text);
  const json outcome = run_json("train --data " + path("abc.txt") + " --model performer --width 16 --sequence 32 --batch 4 " +
                                "--threads 1 --steps 60 --lr 0.03 --boundary keep --slice 8 --out " + path("run"));
  EXPECT_LT(outcome["validation"]["value"], 0.1) << "guessing takes log2 3 bits";
  EXPECT_EQ(outcome["strategy"], "revolve");
  EXPECT_EQ(outcome["block"], 8);
  const json found = run_json("eval --latest --run " + path("run"));
  EXPECT_EQ(found["loss"], outcome["validation"]["loss"]);
  EXPECT_EQ(run("sample --run " + path("run") + " --prompt ab --temperature 0 --length 7").out, "abcabcabc\n");
  EXPECT_EQ(state("run")["options"]["carry_state"], false);
  EXPECT_EQ(run("eval --run " + path("run") + " --data " + path("text.txt")).code, 0);
}

TEST_F(Performers, LearnToCopy) {
  const json outcome = run_json(
      "train --task copy --symbols 4 --pattern 3 --sequence 7 --batch 32 --model performer --width 32 --norm-first --threads 1 "
      "--steps 300 --lr 0.01 --out " +
      path("run"));
  const json& found = outcome["validation"];
  EXPECT_GT(found["correct"].get<double>() / found["counted"].get<double>(), 0.6) << "guessing gets a quarter";
  EXPECT_EQ(run_json("eval --latest --run " + path("run"))["correct"], found["correct"]);
}

TEST_F(Performers, TrainToTheSameBitsInEverySlice) {
  for (const std::string sums : {"float32", "float64", "fixed"}) {
    SCOPED_TRACE(sums);
    const std::string arguments = train() + "--layers 2 --dropout 0.1 --steps 3 --save-every 3 --sums " + sums + " --out ";
    const json kept = run_json(arguments + path(sums) + "-all --strategy store-all");
    const auto expect_same = [&](const std::string& name, const std::string& more) {
      const json outcome = run_json(arguments + path(sums) + name + " " + more);
      expect_same_run(sums + name, sums + "-all");
      EXPECT_LE(outcome["memory"]["activations_bytes"], kept["memory"]["activations_bytes"]) << more;
      return outcome;
    };
    const json sliced = expect_same("-kept", "--boundary keep --slice 8");
    EXPECT_EQ(sliced["block"], 8);
    EXPECT_LT(sliced["memory"]["activations_bytes"], kept["memory"]["activations_bytes"]);
    EXPECT_EQ(expect_same("-rounded", "--boundary keep --slice 10")["block"], 12) << "in whole micro-blocks";
    const std::int64_t least = sliced["memory"]["minimum_activations_bytes"];
    expect_same("-auto", "--boundary auto --activation-memory " + std::to_string(least));
    if (sums != "fixed") continue;  // floats come back but for their last bits
    const json rewound = expect_same("-rewound", "--boundary rewind --slice 8");
    EXPECT_EQ(rewound["strategy"], "rewind");
    EXPECT_EQ(rewound["prediction"]["rewinds"], 4) << "all of 5 slices but the last";
    EXPECT_FALSE(rewound.contains("tape"));
  }
}

TEST_F(Performers, SumsThatAreRewoundAreFixedUnlessTold) {
  const std::string arguments = train() + "--steps 1 --boundary rewind --out ";
  ASSERT_EQ(run(arguments + path("fixed")).code, 0);
  EXPECT_EQ(state("fixed")["options"]["sums"], "fixed");
  EXPECT_EQ(state("fixed")["options"]["fraction_bits"], 24);
  ASSERT_EQ(run(arguments + path("wide") + " --sums float64").code, 0);
  EXPECT_EQ(state("wide")["options"]["sums"], "float64");
  ASSERT_EQ(run(train() + "--steps 1 --out " + path("plain")).code, 0);
  EXPECT_EQ(state("plain")["options"]["sums"], "float32");
}

// The default micro-block depends on the slice, so a run remembers it.
TEST_F(Performers, AMicroBlockStaysWhenTheSliceChanges) {
  const std::string arguments = "train --data " + path("text.txt") +
                                " --model performer --width 16 --sequence 200 --batch 2 --threads 1 --save-every 1 --out ";
  ASSERT_EQ(run(arguments + path("whole") + " --slice 16 --boundary keep --steps 4").code, 0);
  EXPECT_EQ(state("whole")["options"]["micro_block"], 16);
  ASSERT_EQ(run(arguments + path("changed") + " --slice 16 --boundary keep --steps 2").code, 0);
  const json outcome = run_json("train --resume --steps 4 --slice 64 --out " + path("changed"));
  EXPECT_EQ(outcome["micro_block"], 16);
  EXPECT_EQ(outcome["block"], 64);
  expect_same_run("changed", "whole");
}

TEST_F(Performers, RunsAreResumedWithTheirOptions) {
  for (const std::string sums : {"float32", "fixed"}) {
    SCOPED_TRACE(sums);
    const bool fixed = sums == "fixed";
    const std::string arguments = train() +
                                  "--feature-map favor --features 6 --feed-forward 24 --norm-first --layers 2 --dropout 0.2 "
                                  "--accumulate 2 --save-every 5 --steps 60 --sums " +
                                  sums + (fixed ? " --fraction-bits 28 " : " --decay-sums ");
    const std::string whole = "whole-" + sums, killed = "killed-" + sums;
    ASSERT_EQ(run(arguments + "--boundary keep --slice 8 --out " + path(whole)).code, 0);
    const json options = state(whole)["options"];
    EXPECT_EQ(options["model"], "performer");
    EXPECT_EQ(options["heads"], 2);
    EXPECT_EQ(options["feed_forward"], 24);
    EXPECT_EQ(options["feature_map"], "favor");
    EXPECT_EQ(options["features"], 6);
    EXPECT_EQ(options["norm_first"], true);
    EXPECT_EQ(options["decay_sums"], !fixed);
    EXPECT_EQ(options["slice"], 8);
    for (const std::string more : {fixed ? "--boundary rewind" : "--boundary keep", "--slice 20", "--activation-memory 1MiB"}) {
      const pid_t child = start(arguments + "--resume --out " + path(killed) + " " + more);
      grows_to(killed + "/metrics.jsonl", size_of(killed + "/metrics.jsonl") + 2000, child);
      ::kill(child, SIGKILL);
      wait_for(child);
    }
    const Output end = run("train --resume --heads 2 --norm-first --boundary auto --out " + path(killed));
    EXPECT_EQ(end.code, 0) << end.err;
    expect_same_run(killed, whole);

    const auto expect_refused = [&](const std::string& more, const std::string& message) {
      const Output output = run("train --resume --steps 70 --out " + path(whole) + more);
      EXPECT_EQ(output.code, 2) << more;
      EXPECT_THAT(output.err, HasSubstr(message));
    };
    expect_refused(" --heads 4", "--heads: got 4; accepted: the run's own value, 2");
    expect_refused(" --width 32", "--hidden: got 32; accepted: the run's own value, 16");
    expect_refused(" --sums float64", "--sums: got \"float64\"; accepted: the run's own value, \"" + sums + "\"");
    expect_refused(" --model lstm", "--model: got \"lstm\"");
    expect_refused(" --state carry", "--state: got true; accepted: the run's own value, false");
    expect_refused(" --init " + path("other.safetensors"), "accepted: the run's own value, none");
    if (!fixed) expect_refused(" --boundary rewind", "--boundary: got rewind");
  }
}

TEST_F(Performers, GradientsHaveOneHashHoweverTheyAreComputed) {
  ASSERT_EQ(run(train() + "--layers 2 --sums fixed --fraction-bits 30 --steps 1 --out " + path("run")).code, 0);
  const std::string grad = "grad --data " + path("text.txt") + " --weights " + path("run/latest/model.safetensors") +
                           " --sequence 200 --batch 2 --micro-block 4 --threads 1 ";
  const json all = run_json(grad + "--strategy store-all --out " + path("all.safetensors"));
  EXPECT_EQ(all["model"], "performer");
  EXPECT_EQ(all["hidden"], 16);
  EXPECT_EQ(all["performer"]["heads"], "2");
  EXPECT_EQ(all["performer"]["sums"], "fixed");
  EXPECT_EQ(all["performer"]["fraction_bits"], "30");
  const json kept = run_json(grad + "--boundary keep --slice 8 --out " + path("kept.safetensors"));
  const json rewound = run_json(grad + "--boundary rewind --slice 8 --model performer --out " + path("rewound.safetensors"));
  EXPECT_EQ(kept["strategy"], "revolve");
  EXPECT_EQ(rewound["strategy"], "rewind");
  for (const json& each : {kept, rewound}) {
    EXPECT_EQ(each["gradient_hash"], all["gradient_hash"]);
    EXPECT_EQ(each["block"], 8);
    EXPECT_LT(each["measured_peak_bytes"], all["measured_peak_bytes"]);
  }
  EXPECT_TRUE(text("rewound.safetensors") == text("all.safetensors"));
  EXPECT_TRUE(text("kept.safetensors") == text("all.safetensors"));
  EXPECT_LT(rewound["measured_peak_bytes"], kept["measured_peak_bytes"]) << "boundaries are not kept";
  const json budget = run_json(grad + "--activation-memory " + std::to_string(all["minimum_bytes"].get<std::int64_t>()));
  EXPECT_EQ(budget["gradient_hash"], all["gradient_hash"]);

  // How sums are kept is the run's to choose.
  const json wide = run_json(grad + "--sums float64");
  EXPECT_EQ(wide["performer"]["sums"], "float64");
  EXPECT_NEAR(wide["gradient_norm"], all["gradient_norm"].get<double>(), 1e-5);
  EXPECT_NE(wide["gradient_hash"], all["gradient_hash"]);

  const auto expect_refused = [&](const std::string& more, const std::string& message) {
    const Output output = run(grad + more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message)) << more;
  };
  expect_refused("--model gru", "performer, as the weights are");
  expect_refused("--heads 4", "2, as the file's metadata say");
  expect_refused("--norm-first", "false, as the file's metadata say");
  expect_refused("--forget-bits 3", "nothing for a performer");
  expect_refused("--sums float32 --boundary rewind", "float32 sums cannot be rewound");
  expect_refused("--boundary lose", "keep, rewind or auto");
  expect_refused("--boundary keep --strategy mixed", "--boundary");
  ASSERT_EQ(
      run("train --data " + path("text.txt") + " --hidden 8 --sequence 20 --batch 2 --steps 1 --threads 1 --out " + path("lstm"))
          .code,
      0);
  const Output recurrent = run("grad --slice 8 --data " + path("text.txt") + " --sequence 20 --batch 2 --weights " +
                               path("lstm/latest/model.safetensors"));
  EXPECT_EQ(recurrent.code, 2);
  EXPECT_THAT(recurrent.err, HasSubstr("--slice: got 8; accepted: nothing for a lstm"));
}

TEST_F(Performers, NewRunsBeginWithWeightsOfOthers) {
  ASSERT_EQ(run(train() + "--layers 2 --norm-first --steps 3 --out " + path("first")).code, 0);
  const std::string weights_of = " --init " + path("first/best/model.safetensors"), rest = " --sequence 40 --batch 3 --threads 1";
  // In other slices, with sums that can be rewound: the model is that of the weights.
  const json outcome = run_json("train --data " + path("text.txt") + weights_of + rest +
                                " --boundary rewind --slice 20 --lr 0 --steps 1 --out " + path("second"));
  EXPECT_EQ(outcome["strategy"], "rewind");
  const json options = state("second")["options"];
  EXPECT_EQ(options["model"], "performer");
  EXPECT_EQ(options["layers"], 2);
  EXPECT_EQ(options["hidden"], 16);
  EXPECT_EQ(options["norm_first"], true);
  EXPECT_EQ(options["sums"], "fixed");
  EXPECT_NEAR(outcome["validation"]["loss"], run_json("eval --run " + path("first"))["loss"].get<double>(), 1e-4);
  // Said again, from anywhere, it goes on.
  EXPECT_EQ(run("train --resume --steps 2 --out " + path("second") + weights_of).code, 0);
  std::filesystem::remove_all(path("first"));
  EXPECT_EQ(run("train --resume --steps 3 --out " + path("second")).code, 0) << "the file is not needed any more";

  // The same for recurrent models, and for words, whose ids are those of the first run.
  const std::string words = "train --data " + path("text.txt") + " --level word --threads 1 --sequence 8 --batch 2 ";
  ASSERT_EQ(run(words + "--model rev-gru --forget-bits 2 --hidden 8 --steps 2 --out " + path("words")).code, 0);
  write("text.txt", sentences(1500, {"birds", "sat", "cat", "new"}));
  const std::string from = " --init " + path("words/best/model.safetensors");
  ASSERT_EQ(run(words + "--steps 1 --out " + path("more-words") + from).code, 0) << text("stderr");
  EXPECT_EQ(state("more-words")["options"]["forget_bits"], 2);
  EXPECT_EQ(text("more-words/latest/vocabulary.json"), text("words/latest/vocabulary.json"));

  const auto expect_refused = [&](const std::string& arguments, const std::string& message) {
    const Output output = run(arguments + " --steps 1 --out " + path("refused"));
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, HasSubstr(message)) << arguments;
    EXPECT_FALSE(std::filesystem::exists(path("refused"))) << arguments;
  };
  expect_refused(words + from + " --hidden 16", "--hidden: got 16; accepted: 8, as the weights are");
  expect_refused(words + from + " --model gru", "rev-gru, as the file's metadata say");
  expect_refused(words + from + " --forget-bits 3", "2, as the file's metadata say");
  expect_refused("train --data " + path("text.txt") + " --level char --sequence 8 --batch 2" + from,
                 "--level: got char; accepted: word");
  expect_refused("train --data " + path("text.txt") + " --sequence 8 --batch 2" + from, "embedding.weight");
  std::filesystem::copy(path("words/best/model.safetensors"), path("alone.safetensors"));
  expect_refused(words + "--init " + path("alone.safetensors"), "vocabulary.json");
  EXPECT_EQ(run(words + "--steps 1 --init " + path("none.safetensors")).code, 4);
}

TEST_F(Performers, OptionsThatDoNotFitSayWhatToDo) {
  const auto expect = [&](const std::string& arguments, const auto& message) {
    const Output output = run("train --data " + path("text.txt") + " --sequence 16 --out " + path("run") + " " + arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, message) << arguments;
    EXPECT_FALSE(std::filesystem::exists(path("run"))) << arguments;
  };
  const auto of_performers = [&](const std::string& arguments, const auto& message) {
    expect("--model performer " + arguments, message);
  };
  of_performers("--tied", AllOf(HasSubstr("--tied"), HasSubstr("nothing for a performer")));
  of_performers("--embed 8", AllOf(HasSubstr("--embed: got 8"), HasSubstr("nothing for a performer")));
  of_performers("--recurrent-dropout 0.1", AllOf(HasSubstr("--recurrent-dropout: got 0.1"), HasSubstr("--dropout")));
  of_performers("--drop-connect 0.1", HasSubstr("--drop-connect: got 0.1; accepted: nothing for a performer"));
  of_performers("--forget-bits 3", AllOf(HasSubstr("--forget-bits: got 3"), HasSubstr("--model rev-gru")));
  of_performers("--tape rans", HasSubstr("--tape: got rans"));
  of_performers("--state carry", HasSubstr("--state: got carry; accepted: reset for a performer"));
  of_performers("--state keep", HasSubstr("carry or reset"));
  of_performers("--width 18", HasSubstr("--width: got 18; accepted: a multiple of 4"));
  of_performers("--width 2000000000", HasSubstr("1000000000 or less"));
  of_performers("--heads 3", HasSubstr("--heads: got 3; accepted: a divisor of the width, 256"));
  of_performers("--heads many", HasSubstr("--heads: got many"));
  of_performers("--feed-forward 0", HasSubstr("--feed-forward: got 0"));
  of_performers("--feature-map cube", HasSubstr("square, elu, relu or favor"));
  of_performers("--features 8", AllOf(HasSubstr("--features: got 8"), HasSubstr("favor")));
  of_performers("--sums float16", HasSubstr("float32, float64 or fixed"));
  of_performers("--fraction-bits 24", HasSubstr("only fixed sums have them"));
  of_performers("--sums fixed --fraction-bits 61", HasSubstr("0 to 60"));
  of_performers("--sums fixed --decay-sums", AllOf(HasSubstr("--sums: got fixed"), HasSubstr("--decay-sums")));
  of_performers("--sums float32 --boundary rewind",
                AllOf(HasSubstr("--boundary: got rewind"), HasSubstr("--sums fixed or float64")));
  of_performers("--decay-sums --boundary rewind", HasSubstr("sums that decay"));
  of_performers("--boundary lose", HasSubstr("keep, rewind or auto"));
  of_performers("--boundary keep --strategy revolve", HasSubstr("--boundary"));
  of_performers("--slice -1", HasSubstr("--slice: got -1; accepted: 0 or more"));
  of_performers("--dropout 1", HasSubstr("less than 1"));

  expect("--heads 2", HasSubstr("--heads: got 2; accepted: nothing for a lstm: only --model performer has it"));
  expect("--model rev-gru --norm-first", HasSubstr("nothing for a rev-gru"));
  expect("--sums fixed", HasSubstr("--sums: got fixed"));
  expect("--slice 8", HasSubstr("--slice: got 8; accepted: nothing for a lstm"));
  expect("--boundary keep", AllOf(HasSubstr("--boundary: got keep"), HasSubstr("--strategy")));
  expect("--model transformer", HasSubstr("performer"));
}

}  // namespace
