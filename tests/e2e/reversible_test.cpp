// Reversible models in the program, from outside: rewinding changes no bit of training, of gradients or of what is resumed.
#include "support/training.hpp"

namespace {

using nlohmann::json;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class Reversible : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    write("text.txt", sentences(3000));
  }
  std::string train(const std::string& model) const {
    return "train --data " + path("text.txt") + " --model " + model +
           " --hidden 8 --sequence 40 --batch 3 --micro-block 4 --threads 1 ";
  }
};

TEST_F(Reversible, ModelsTrainToTheSameBitsKeptAndRewound) {
  for (const std::string model : {"rev-gru", "rev-lstm", "nf-rev-gru", "nf-rev-lstm", "df-rev-gru", "df-rev-lstm"}) {
    SCOPED_TRACE(model);
    const std::string arguments = train(model) + "--layers 2 --dropout 0.1 --drop-connect 0.2 --steps 3 --save-every 3 --out ";
    const json kept = run_json(arguments + path(model) + "-kept --strategy store-all");
    const json rewound = run_json(arguments + path(model) + "-rewound --strategy rewind");
    EXPECT_EQ(metrics(model + "-rewound"), metrics(model + "-kept"));
    EXPECT_TRUE(weights(model + "-rewound") == weights(model + "-kept"));
    EXPECT_EQ(rewound["strategy"], "rewind");
    EXPECT_EQ(rewound["prediction"]["rewinds"], 9) << "all of 10 blocks but the last";
    EXPECT_LT(rewound["memory"]["activations_bytes"], kept["memory"]["activations_bytes"]);
    EXPECT_FALSE(kept.contains("tape"));
    const json& tape = rewound["tape"];
    if (model.starts_with("nf")) {
      EXPECT_EQ(tape["bits_per_unit_step"], 0.0);
      EXPECT_TRUE(tape["saving_over_states"].is_null());
      continue;
    }
    EXPECT_GT(tape["ideal_bits_per_unit_step"], 0.0);
    EXPECT_GT(tape["bits_per_unit_step"], tape["ideal_bits_per_unit_step"]);
    EXPECT_NEAR(tape["saving_over_states"].get<double>() * tape["bits_per_unit_step"].get<double>(),
                model.ends_with("lstm") ? 64 : 32, 1e-9);
    EXPECT_GT(tape["saving_over_records"], tape["saving_over_states"]);
    const json line =
        json::parse(text(model + "-rewound/metrics.jsonl").substr(0, text(model + "-rewound/metrics.jsonl").find('\n')));
    EXPECT_GT(line["tape"]["ratio_to_ideal"], 1.0);
  }
}

TEST_F(Reversible, RunsAreResumedWithTheirOptions) {
  const std::string arguments = train("rev-lstm") +
                                "--forget-bits 2 --state-bits 20 --forget-resolution 8 --tape paper --drop-connect 0.1 "
                                "--forget-bias 1,-0.5 --save-every 5 --steps 60 ";
  ASSERT_EQ(run(arguments + "--strategy rewind --out " + path("whole")).code, 0);
  const json options = state("whole")["options"];
  EXPECT_EQ(options["forget_bits"], 2);
  EXPECT_EQ(options["state_bits"], 20);
  EXPECT_EQ(options["forget_resolution"], 8);
  EXPECT_EQ(options["tape"], "paper");
  EXPECT_EQ(options["drop_connect"], 0.1);
  EXPECT_EQ(options["forget_bias"], json({1.0, -0.5}));
  for (const char* strategy : {"rewind", "store-all", "auto"}) {
    const pid_t child = start(arguments + "--resume --out " + path("killed") + " --strategy " + strategy);
    grows_to("killed/metrics.jsonl", size_of("killed/metrics.jsonl") + 2000, child);
    ::kill(child, SIGKILL);
    wait_for(child);
  }
  const Output end = run("train --resume --strategy rewind --forget-bits 2 --tape paper --out " + path("killed"));
  EXPECT_EQ(end.code, 0) << end.err;
  EXPECT_TRUE(weights("killed") == weights("whole"));
  EXPECT_TRUE(text("killed/latest/training.safetensors") == text("whole/latest/training.safetensors"));
  EXPECT_EQ(metrics("killed"), metrics("whole"));

  const auto expect_refused = [&](const std::string& more, const std::string& message) {
    const Output output = run("train --resume --steps 70 --out " + path("whole") + more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message));
  };
  expect_refused(" --forget-bits 5", "--forget-bits: got 5; accepted: the run's own value, 2");
  expect_refused(" --tape rans", "--tape: got \"rans\"; accepted: the run's own value, \"paper\"");
  expect_refused(" --forget-bias 0", "--forget-bias: got another value; accepted: the run's own value, [1.0,-0.5]");
  expect_refused(" --model rev-gru", "--model: got \"rev-gru\"");
  const Output lstm = run(train("lstm") + "--forget-bias 1 --steps 1 --out " + path("lstm"));
  EXPECT_EQ(lstm.code, 2);
  EXPECT_THAT(lstm.err, HasSubstr("--forget-bias: got 1; accepted: 0, or --model rev-lstm or rev-gru"));
}

TEST_F(Reversible, GradientsHaveOneHashHoweverTheyAreComputed) {
  ASSERT_EQ(run(train("rev-gru") + "--forget-bits none --state-bits 25 --steps 1 --out " + path("run")).code, 0);
  const std::string grad = "grad --data " + path("text.txt") + " --weights " + path("run/latest/model.safetensors") +
                           " --sequence 200 --batch 2 --micro-block 4 --threads 1 ";
  const json all = run_json(grad + "--strategy store-all --out " + path("kept.safetensors"));
  EXPECT_EQ(all["model"], "rev-gru");
  EXPECT_EQ(all["reversible"]["forget_bits"], "none");
  EXPECT_EQ(all["reversible"]["state_bits"], "25");
  EXPECT_FALSE(all.contains("tape"));
  const json rewound =
      run_json(grad + "--strategy rewind --forget-bits none --model rev-gru --out " + path("rewound.safetensors"));
  EXPECT_EQ(rewound["strategy"], "rewind");
  EXPECT_EQ(rewound["gradient_hash"], all["gradient_hash"]);
  EXPECT_TRUE(text("rewound.safetensors") == text("kept.safetensors"));
  EXPECT_GT(rewound["tape"]["bits_per_unit_step"], 0.0);
  EXPECT_LT(rewound["measured_peak_bytes"], all["measured_peak_bytes"]);
  for (const char* strategy : {"auto", "rewind"}) {
    const std::int64_t least = run_json(grad + "--strategy " + strategy)["minimum_bytes"], most = all["store_all_bytes"];
    for (const std::int64_t budget : {least, least + (most - least) / 5}) {
      const json some = run_json(grad + "--strategy " + strategy + " --activation-memory " + std::to_string(budget));
      EXPECT_EQ(some["gradient_hash"], all["gradient_hash"]) << strategy << " in " << budget;
      EXPECT_LE(some["measured_peak_bytes"], budget + 1024) << strategy << " in " << budget;
    }
  }

  const auto expect_refused = [&](const std::string& more, const std::string& message) {
    const Output output = run(grad + more);
    EXPECT_EQ(output.code, 2) << more;
    EXPECT_THAT(output.err, HasSubstr(message));
  };
  expect_refused("--model rev-lstm", "rev-gru, as the file's metadata say");
  expect_refused("--forget-bits 3", "none, as the file's metadata say");
  expect_refused("--tape paper", "rans, as the file's metadata say");
}

TEST_F(Reversible, RunsAreEvaluatedAndSampled) {
  ASSERT_EQ(run(train("df-rev-gru") + "--forget-bits 1 --steps 3 --out " + path("run")).code, 0);
  const json found = run_json("eval --latest --run " + path("run"));
  std::string last;
  std::istringstream lines(text("run/metrics.jsonl"));
  for (std::string line; std::getline(lines, line);) last = line;
  EXPECT_EQ(found["loss"], json::parse(last)["validation_loss"]);
  const Output drawn = run("sample --length 20 --prompt the --run " + path("run"));
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_GT(drawn.out.size(), 20U);
}

TEST_F(Reversible, TasksOfThePaperSayHowManyTokensWereRight) {
  const Output output =
      run("train --task repeat --model nf-rev-gru --strategy rewind --hidden 8 --sequence 21 --batch 16 --micro-block 4 "
          "--steps 4 --threads 1 --out " +
          path("run"));
  EXPECT_EQ(output.code, 0) << output.err;
  EXPECT_THAT(output.err, HasSubstr("of 20.0 tokens of a sequence"));
  EXPECT_THAT(output.out, HasSubstr("rewound without a tape"));
  const json found = run_json("eval --latest --run " + path("run"));
  EXPECT_EQ(found["counted"], 20 * found["sequences"].get<std::int64_t>());
  EXPECT_EQ(run("train --task memorize --model lstm --hidden 8 --sequence 40 --batch 4 --steps 1").code, 0);
}

TEST_F(Reversible, OptionsThatDoNotFitSayWhatToDo) {
  const auto expect = [&](const std::string& arguments, const auto& message) {
    const Output output = run("train --data " + path("text.txt") + " --sequence 16 --out " + path("run") + " " + arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, message) << arguments;
    EXPECT_FALSE(std::filesystem::exists(path("run"))) << arguments;
  };
  expect("--forget-bits 3", AllOf(HasSubstr("--forget-bits: got 3"), HasSubstr("--model rev-lstm")));
  expect("--model gru --tape rans", AllOf(HasSubstr("--tape: got rans"), HasSubstr("--model rev-gru")));
  expect("--model rev", HasSubstr("lstm, gru, rev-gru"));
  expect("--model rev-gru --forget-bits 11", AllOf(HasSubstr("--forget-bits: got 11"), HasSubstr("1 to 10")));
  expect("--model rev-gru --forget-bits few", HasSubstr("or none for no limit"));
  expect("--model df-rev-gru --forget-bits none", AllOf(HasSubstr("1 or more bits"), HasSubstr("df-rev-gru")));
  expect("--model nf-rev-lstm --forget-bits 3", AllOf(HasSubstr("forgets nothing"), HasSubstr("rev-lstm forgets")));
  expect("--model rev-gru --state-bits 31", HasSubstr("2 to 30"));
  expect("--model rev-gru --state-bits 8 --forget-resolution 8", HasSubstr("1 to 7"));
  expect("--model rev-gru --tape reel", HasSubstr("rans, a range coder, or paper"));
  expect("--model rev-gru --hidden 7", HasSubstr("even number"));
  expect("--model rev-gru --drop-connect 1", HasSubstr("less than 1"));
  expect("--drop-connect 0.5", HasSubstr("--recurrent-dropout"));
  expect("--strategy rewind", HasSubstr("cannot be run backwards"));
}

TEST_F(Reversible, BenchesCompareRewindingWithKeeping) {
  const std::string tiny = " --time-steps 300 --batch 16 --hidden 32 --repetitions 1 --threads 1";
  const json report = run_json("bench rev-gru --forget-bits 2" + tiny);
  EXPECT_EQ(report["reference"], "store-all");
  EXPECT_EQ(report["job"]["reversible"]["forget_bits"], "2");
  std::vector<std::string> names;
  for (const json& row : report["rows"]) {
    names.push_back(row["name"]);
    if (row["name"] == "store-all") continue;
    EXPECT_LE(row["predicted_peak_bytes"], row["budget_bytes"]);
    EXPECT_TRUE(row.contains("bit_identical_to")) << row.dump();
  }
  EXPECT_THAT(names, ElementsAre("store-all", "rewind", "budget", "rewind-paper"));
  const json &rewound = report["rows"][1], &paper = report["rows"][3];
  EXPECT_EQ(rewound["strategy"], "rewind");
  EXPECT_EQ(rewound["gradient_difference"], 0.0);
  EXPECT_GT(rewound["tape"]["ratio_to_ideal"], 1.0);
  EXPECT_GT(paper["tape"]["ratio_to_ideal"], rewound["tape"]["ratio_to_ideal"]);

  const Output table = run("bench nf-rev-lstm --memory 50% --svg " + path("bench.svg") + tiny);
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_THAT(table.out, AllOf(HasSubstr("nf-rev-lstm, 300 time steps"), HasSubstr("Relative to row store-all"),
                               HasSubstr("rewound without a tape")));
  EXPECT_THAT(text("bench.svg"), HasSubstr("</svg>"));
  EXPECT_EQ(run("bench df-rev-gru --forget-bits none" + tiny).code, 2);
  EXPECT_EQ(run("bench rev-lstm --memory 1KiB" + tiny).code, 3);
}

}  // namespace
