// Translating in the pieces of SentencePiece models, from outside.
#include "support/sentence_pieces.hpp"
#include "support/training.hpp"

namespace {

using nlohmann::json;
using recollect::testing::piece_model;
using ::testing::HasSubstr;

class Pieces : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    std::string source, target;
    for (int i = 0; i < 40; ++i) {
      source += std::string(i % 2 == 0 ? "lowest and slowest" : "slow and low") + "\n";
      target += std::string(i % 2 == 0 ? "abajo y lento" : "lento y bajo") + "\n";
    }
    write("pairs.en", source);
    write("pairs.es", target);
    write("en.model", piece_model({"lowest and slowest", "slow and low"}, "--model_type=bpe --vocab_size=24"));
    write("es.model", piece_model({"abajo y lento", "lento y bajo"}, "--model_type=bpe --vocab_size=20 --eos_id=1 --bos_id=-1"));
  }
  std::string train(const std::string& more = "") const {
    return "train --task translate --source " + path("pairs.en") + " --target " + path("pairs.es") +
           " --model gru --hidden 24 --attention emb+slice:4 --batch 4 --micro-block 4 --threads 1 --lr 0.02 " + more + " ";
  }
  std::string models() const { return " --source-pieces " + path("en.model") + " --target-pieces " + path("es.model") + " "; }
};

TEST_F(Pieces, AreLearntAndTranslated) {
  const json outcome = run_json(train(models()) + "--steps 150 --out " + path("run"));
  EXPECT_EQ(outcome["pairs"]["vocabulary"], 20);
  EXPECT_EQ(outcome["unit"], "perplexity");
  EXPECT_EQ(state("run")["options"]["level"], "piece");
  write("input.txt", "slow and low\nlowest and slowest\n\nlow Z\n");
  const Output found = run("translate --run " + path("run") + " " + path("input.txt"));
  EXPECT_EQ(found.code, 0) << found.err;
  EXPECT_THAT(found.out, ::testing::StartsWith("lento y bajo\nabajo y lento\n\n"));
  EXPECT_THAT(found.err, HasSubstr("line 4: not in the vocabulary, read as unknown: \"Z\""));
  EXPECT_EQ(run_json("eval --run " + path("run"))["bleu"].get<double>(), 0) << "no sentence has four words";
}

TEST_F(Pieces, NeedNotBeGivenAgain) {
  ASSERT_EQ(run(train(models()) + "--steps 2 --out " + path("run")).code, 0) << text("stderr");
  ASSERT_EQ(run(train(models()) + "--steps 4 --out " + path("whole")).code, 0) << text("stderr");
  const std::string resume = "train --resume --steps 4 --out " + path("run");
  const std::string other = resume + " --source-pieces " + path("es.model") + " --target-pieces " + path("es.model");
  EXPECT_THAT(run(other).err, HasSubstr("--source-pieces: got " + path("es.model") + "; accepted: the model that the weights"));
  std::filesystem::remove(path("en.model"));
  const Output resumed = run(resume);
  EXPECT_EQ(resumed.code, 0) << resumed.err;
  EXPECT_EQ(text("run/latest/model.safetensors"), text("whole/latest/model.safetensors"));
  const Output tuned = run(train("--level piece --steps 1 --init " + path("run/latest/model.safetensors")));
  EXPECT_EQ(tuned.code, 0) << tuned.err;
}

TEST_F(Pieces, AreRefusedWhereTheyDoNotFit) {
  const auto expect = [&](const std::string& arguments, const std::string& message) {
    const Output output = run(arguments);
    EXPECT_EQ(output.code, 2) << arguments;
    EXPECT_THAT(output.err, HasSubstr(message)) << arguments;
  };
  expect(train("--source-pieces " + path("en.model")), "--target-pieces: got no file");
  expect(train("--target-pieces " + path("en.model")), "--source-pieces: got no file");
  expect(train("--level piece"), "--source-pieces FILE --target-pieces FILE");
  expect(train(models() + "--level word"), "--level: got word");
  expect(train(models() + "--max-vocabulary 10"), "--max-vocabulary: got 10");
  expect("train --data " + path("pairs.en") + " --level piece", "--level: got piece");
  expect("train --data " + path("pairs.en") + models(), "--task translate");
  expect(train("--source-pieces " + path("pairs.en") + " --target-pieces " + path("es.model")), "no SentencePiece model");
  const Output missing = run(train("--source-pieces " + path("none.model") + " --target-pieces " + path("es.model")));
  EXPECT_EQ(missing.code, 4);
  EXPECT_THAT(missing.err, HasSubstr("none.model"));
}

}  // namespace
