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
}

TEST_F(Performers, LearnToCopy) {
  const json outcome = run_json(
      "train --task copy --symbols 4 --pattern 3 --sequence 7 --batch 32 --model performer --width 32 --norm-first --threads 1 "
      "--steps 300 --lr 0.01");
  const json& found = outcome["validation"];
  EXPECT_GT(found["correct"].get<double>() / found["counted"].get<double>(), 0.6) << "guessing gets a quarter";
}

TEST_F(Performers, TrainToTheSameBitsInEverySlice) {
  for (const std::string sums : {"float32", "fixed"}) {
    SCOPED_TRACE(sums);
    const std::string arguments = train() + "--layers 2 --dropout 0.1 --steps 3 --save-every 3 ";
    const json kept = run_json(arguments + "--sums " + sums + " --strategy store-all --out " + path(sums));
    const auto expect_same = [&](const std::string& name, const std::string& more) {
      const json outcome = run_json(arguments + more + " --out " + path(sums + name));
      expect_same_run(sums + name, sums);
      EXPECT_LT(outcome["memory"]["activations_bytes"], kept["memory"]["activations_bytes"]) << more;
      return outcome;
    };
    const json sliced = expect_same("-kept", "--boundary keep --slice 10 --sums " + sums);
    EXPECT_EQ(sliced["strategy"], "revolve");
    EXPECT_EQ(sliced["block"], 12) << "in whole micro-blocks";
    if (sums != "fixed") continue;
    const std::int64_t least = sliced["memory"]["minimum_activations_bytes"];
    expect_same("-auto", "--boundary auto --sums fixed --activation-memory " + std::to_string(least));
    const json rewound = expect_same("-rewound", "--boundary rewind --slice 8");  // makes them fixed
    expect_same("-said", "--fraction-bits 32 --boundary rewind --slice 8");       // so does this
    EXPECT_EQ(rewound["strategy"], "rewind");
    EXPECT_EQ(rewound["prediction"]["rewinds"], 4) << "all of 5 slices but the last";
    EXPECT_FALSE(rewound.contains("tape"));
    EXPECT_EQ(state("fixed-rewound")["options"]["fraction_bits"], 32);
  }
}

// With projections, masks and accumulated batches; and with a micro-block that the first slice has chosen.
TEST_F(Performers, RunsAreResumedWithTheirOptions) {
  for (const std::string sums : {"float32", "fixed"}) {
    SCOPED_TRACE(sums);
    const bool fixed = sums == "fixed";
    const std::string whole = "whole-" + sums, killed = "killed-" + sums,
                      arguments =
                          "train --data " + path("text.txt") +
                          " --model performer --width 16 --heads 2 --sequence 40 --batch 3 --threads 1 --feature-map favor "
                          "--features 6 --feed-forward 24 --norm-first --layers 2 --dropout 0.2 --accumulate 2 "
                          "--save-every 4 --steps 24 --sums " +
                          sums + (fixed ? " --fraction-bits 28 " : " --decay-sums ");
    ASSERT_EQ(run(arguments + "--boundary keep --slice 8 --out " + path(whole)).code, 0);
    const json options = state(whole)["options"];
    const json told{{"model", "performer"}, {"heads", 2},         {"feed_forward", 24},   {"feature_map", "favor"},
                    {"features", 6},        {"norm_first", true}, {"decay_sums", !fixed}, {"sums", sums},
                    {"slice", 8},           {"micro_block", 8},   {"carry_state", false}};
    for (const auto& [field, value] : told.items()) EXPECT_EQ(options[field], value) << field;
    for (const std::string more : {fixed ? "--slice 8 --boundary rewind" : "--slice 8", "--slice 20 --activation-memory 1MiB"}) {
      const pid_t child = start(arguments + "--resume --out " + path(killed) + " " + more);
      grows_to(killed + "/metrics.jsonl", size_of(killed + "/metrics.jsonl") + 1000, child);
      ::kill(child, SIGKILL);
      wait_for(child);
    }
    const Output end = run("train --resume --heads 2 --norm-first --boundary auto --out " + path(killed));
    EXPECT_EQ(end.code, 0) << end.err;
    expect_same_run(killed, whole);
  }
  const auto expect_refused = [&](const std::string& of, const std::string& more, const std::string& message) {
    const Output output = run("train --resume --steps 70 --out " + path("whole-" + of) + more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message));
  };
  expect_refused("fixed", " --width 32", "--hidden: got 32; accepted: the run's own value, 16");
  expect_refused("fixed", " --sums float64", "--sums: got \"float64\"; accepted: the run's own value, \"fixed\"");
  expect_refused("fixed", " --model lstm", "--model: got \"lstm\"");
  expect_refused("float32", " --boundary rewind", "--boundary: got rewind");
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

  const auto expect_refused = [&](const std::string& more, const std::string& message) {
    const Output output = run(grad + more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message)) << more;
  };
  expect_refused("--norm-first", "false, as the file's metadata say");
  expect_refused("--sums float32 --boundary rewind", "float32 sums cannot be rewound");
  expect_refused("--slice -3", "--slice: got -3; accepted: 0");
  expect_refused("--slice 9223372036854775807", "--slice: got 9223372036854775807");
  const Output absurd = run("grad --data " + path("text.txt") + " --weights " + path("run/latest/model.safetensors") +
                            " --micro-block 1152921504606846976");
  EXPECT_THAT(absurd.err, HasSubstr("--micro-block: got 1152921504606846976"));
}

TEST_F(Performers, FetchTheirSumsFromADisk) {
  std::filesystem::create_directories(path("disk"));
  const std::string spill = " --spill " + path("disk") + " --tier disk:write=50GB/s,read=50GB/s,latency=1us";
  for (const std::string sums : {"decay-sums", "sums fixed"}) {
    SCOPED_TRACE(sums);
    const std::string whole = "whole-" + sums.substr(0, 4), fetched = "fetched-" + sums.substr(0, 4),
                      arguments = "train --data " + path("text.txt") +
                                  " --model performer --width 64 --sequence 1000 --batch 2 --micro-block 8 --threads 1 "
                                  "--steps 2 --save-every 2 --" +
                                  sums + " --out ";
    ASSERT_EQ(run(arguments + path(whole)).code, 0) << text("stderr");
    const json outcome = run_json(arguments + path(fetched) + spill + " --strategy two-level --slice 8 --activation-memory 2MiB");
    expect_same_run(fetched, whole);
    EXPECT_GT(outcome["spill"]["written_bytes"], 0);
    const Output kept = run("train --resume --boundary keep --steps 3 --out " + path(fetched) + spill);
    EXPECT_EQ(kept.code, 2);
    EXPECT_THAT(kept.err, HasSubstr("--spill: got"));
  }
  EXPECT_TRUE(std::filesystem::is_empty(path("disk")));
}

TEST_F(Performers, SumsThatDoNotFitEndTheRunAndKeepTheCheckpoint) {
  const Output output =
      run(train() +
          "--optimizer sgd --lr 0.1 --schedule step --decay-every 2 --decay 1e6 --clip 0 --warmup 0 --sums fixed "
          "--fraction-bits 40 --save-every 1 --steps 9 --validation-fraction 0 --out " +
          path("run"));
  EXPECT_EQ(output.code, 1);
  const std::int64_t last = state("run")["step"];
  EXPECT_GE(last, 2);
  EXPECT_THAT(output.err, AllOf(HasSubstr("at step " + std::to_string(last + 1)), HasSubstr("sums do not fit"),
                                HasSubstr("40 behind the point, which hold ±2^23"), HasSubstr("--fraction-bits"),
                                HasSubstr("the checkpoint of step " + std::to_string(last) + " is untouched"),
                                HasSubstr("--init " + path("run/step-")), HasSubstr("begins a new run with its weights")));
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
  std::filesystem::remove_all(path("first"));
  EXPECT_EQ(run("train --resume --steps 2 --out " + path("second") + weights_of).code, 0) << "the file is not needed any more";

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
  expect_refused("train --data " + path("text.txt") + " --sequence 8 --batch 2" + from, "embedding.weight");
  std::filesystem::copy(path("words/best/model.safetensors"), path("alone.safetensors"));
  expect_refused(words + "--init " + path("alone.safetensors"), "vocabulary.json");
}

TEST_F(Performers, OptionsThatDoNotFitSayWhatToDo) {
  const auto expect = [&](const std::string& arguments, const auto& message) {
    const Output output = run("train --data " + path("text.txt") + " --sequence 16 --out " + path("run") + " " + arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, message) << arguments;
    EXPECT_FALSE(std::filesystem::exists(path("run"))) << arguments;
  };
  expect("--model performer --forget-bits 3", AllOf(HasSubstr("--forget-bits: got 3"), HasSubstr("--model rev-gru")));
  expect("--model performer --state carry", HasSubstr("--state: got carry; accepted: reset for a performer"));
  expect("--model performer --boundary lose", HasSubstr("keep, rewind or auto"));
  expect("--model performer --boundary keep --spill " + path(""),
         AllOf(HasSubstr("--spill: got " + path("")), HasSubstr("--boundary keep"), HasSubstr("two-level")));
  expect("--model performer --boundary keep --strategy revolve", HasSubstr("--strategy excludes --boundary"));
  expect("--heads 2", HasSubstr("--heads: got 2; accepted: nothing for a lstm: only --model performer has it"));
  expect("--slice 8", HasSubstr("--slice: got 8; accepted: nothing for a lstm"));
  expect("--boundary keep", AllOf(HasSubstr("--boundary: got keep"), HasSubstr("--strategy")));
  expect("--model transformer", HasSubstr("performer"));
}

}  // namespace
