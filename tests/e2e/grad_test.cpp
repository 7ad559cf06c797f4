// `recollect grad`, from outside: its loss and gradient against libtorch's own modules and autograd, on the batch that
// docs/formats.md describes, made here a second time.
#include <torch/torch.h>

#include <cstring>
#include <regex>

#include "recollect/safetensors.hpp"
#include "support/training.hpp"

namespace {

using nlohmann::json;
using recollect::Dtype;
using recollect::Safetensors;
using recollect::TensorView;
using ::testing::HasSubstr;
using ::torch::Tensor;

// Names and tensors of a model as PyTorch would save it.
using Weights = std::vector<std::pair<std::string, Tensor>>;

void save(const std::string& path, const Weights& weights) {
  std::vector<TensorView> views;
  for (const auto& [name, tensor] : weights) {
    const Dtype dtype = tensor.scalar_type() == torch::kDouble ? Dtype::f64
                        : tensor.scalar_type() == torch::kInt  ? Dtype::i32
                                                               : Dtype::f32;
    views.push_back({name, dtype, tensor.sizes().vec(), {static_cast<const std::byte*>(tensor.data_ptr()), tensor.nbytes()}});
  }
  recollect::write_safetensors(path, views);
}

Tensor tensor_of(const TensorView& view, const Tensor& like) {
  Tensor tensor = torch::empty(view.shape, like.options().requires_grad(false));
  EXPECT_EQ(tensor.nbytes(), view.data.size());
  std::memcpy(tensor.data_ptr(), view.data.data(), view.data.size());
  return tensor;
}

struct Model {
  std::int64_t vocabulary, embed, hidden, layers;
  bool gru = false, tied = false;
  torch::ScalarType dtype = torch::kFloat;
};
struct Tokens {
  Tensor inputs, targets;  // [time, batch], −1 where there is no target
};

class Network {
 public:
  explicit Network(const Model& m) : embedding_(m.vocabulary, m.embed), output_(m.hidden, m.vocabulary) {
    if (m.gru)
      gru_ = torch::nn::GRU(torch::nn::GRUOptions(m.embed, m.hidden).num_layers(m.layers));
    else
      lstm_ = torch::nn::LSTM(torch::nn::LSTMOptions(m.embed, m.hidden).num_layers(m.layers));
    embedding_->to(m.dtype);
    output_->to(m.dtype);
    rnn().to(m.dtype);
    if (m.tied) output_->weight = embedding_->weight;
    weights_.emplace_back("embedding.weight", embedding_->weight);
    for (const auto& item : rnn().named_parameters()) weights_.emplace_back("rnn." + item.key(), item.value());
    if (!m.tied) weights_.emplace_back("output.weight", output_->weight);
    weights_.emplace_back("output.bias", output_->bias);
  }

  const Weights& weights() const { return weights_; }

  // The mean over the targets, and its gradient in the weights' .grad.
  double backward(const Tokens& tokens) {
    const Tensor in = embedding_->forward(tokens.inputs);
    const Tensor out = lstm_.is_empty() ? std::get<0>(gru_->forward(in)) : std::get<0>(lstm_->forward(in));
    const Tensor logits = torch::nn::functional::linear(out, output_->weight, output_->bias);
    const Tensor loss = torch::nn::functional::cross_entropy(logits.flatten(0, 1), tokens.targets.flatten(),
                                                             torch::nn::functional::CrossEntropyFuncOptions().ignore_index(-1));
    loss.backward();
    return loss.item<double>();
  }

 private:
  torch::nn::Module& rnn() {
    if (lstm_.is_empty()) return *gru_;
    return *lstm_;
  }
  torch::nn::Embedding embedding_;
  torch::nn::LSTM lstm_{nullptr};
  torch::nn::GRU gru_{nullptr};
  torch::nn::Linear output_;
  Weights weights_;
};

// Step 0 of the lanes of docs/formats.md, at level byte.
Tokens first_lanes(const std::string& text, std::int64_t sequence, std::int64_t batch) {
  const auto size = static_cast<std::int64_t>(text.size());
  const std::int64_t training = size - static_cast<std::int64_t>(0.05 * static_cast<double>(size)), lane = (training - 1) / batch;
  Tokens tokens{torch::zeros({sequence, batch}, torch::kLong), torch::zeros({sequence, batch}, torch::kLong)};
  for (std::int64_t t = 0; t < sequence; ++t)
    for (std::int64_t b = 0; b < batch; ++b) {
      tokens.inputs[t][b] = static_cast<unsigned char>(text[static_cast<std::size_t>(b * lane + t)]);
      tokens.targets[t][b] = static_cast<unsigned char>(text[static_cast<std::size_t>(b * lane + t + 1)]);
    }
  return tokens;
}

class Gradient : public Training {
 protected:
  void SetUp() override {
    Training::SetUp();
    torch::manual_seed(1);
    write("text.txt", sentences(3000));
  }
  std::string grad(const std::string& weights) const {
    return "grad --data " + path("text.txt") + " --weights " + path(weights) + " ";
  }

  // Losses and all gradients agree to `tolerance`, relative to the gradient's norm.
  void expect_equal(Network& network, const Tokens& tokens, const std::string& arguments, double tolerance) const {
    save(path("weights.safetensors"), network.weights());
    const json found = run_json(grad("weights.safetensors") + arguments + " --out " + path("gradient.safetensors"));
    const double loss = network.backward(tokens);
    EXPECT_NEAR(found["loss"], loss, tolerance * loss);
    EXPECT_EQ(found["counted"], tokens.targets.ne(-1).sum().item<std::int64_t>());
    const Safetensors file = Safetensors::open(path("gradient.safetensors"));
    EXPECT_EQ(file.tensors().size(), network.weights().size());
    double squares = 0;
    for (const auto& [name, tensor] : network.weights()) {
      const Tensor expected = tensor.grad(), got = tensor_of(file.at(name), tensor);
      EXPECT_LE((got - expected).norm().item<double>(), tolerance * expected.norm().item<double>()) << name;
      squares += expected.to(torch::kDouble).square().sum().item<double>();
    }
    EXPECT_NEAR(found["gradient_norm"], std::sqrt(squares), tolerance * std::sqrt(squares));
  }
};

// Floats are summed in another order than libtorch's, over up to some hundred terms: a few units of 2^-24 for each norm, at most
// a hundred. Doubles have 2^-53.
constexpr double kFloat = 1e-5, kDouble = 1e-12;

TEST_F(Gradient, IsLibtorchsOfAnLstm) {
  Network network({.vocabulary = 256, .embed = 6, .hidden = 10, .layers = 2});
  expect_equal(network, first_lanes(text("text.txt"), 50, 3), "--sequence 50 --batch 3 --micro-block 8 --strategy revolve",
               kFloat);
}

TEST_F(Gradient, IsLibtorchsOfAGruInDoublePrecision) {
  Network network({.vocabulary = 256, .embed = 9, .hidden = 9, .layers = 1, .gru = true, .tied = true, .dtype = torch::kDouble});
  expect_equal(network, first_lanes(text("text.txt"), 50, 3), "--model gru --sequence 50 --batch 3 --micro-block 8 --memory 2MiB",
               kDouble);
}

TEST_F(Gradient, IsLibtorchsOfLinesOfUnequalLength) {
  // A line begins after a newline and ends with one. All lines are in the batch, so their order is nothing but one of summing.
  // The last 5 % are not: "x".
  const std::vector<std::string> lines{"a short one", "one that is rather longer than the others", "b", "and a fourth"};
  std::string text;
  std::size_t longest = 0;
  for (const std::string& line : lines) {
    text += line + "\n\n";
    longest = std::max(longest, line.size() + 1);
  }
  write("text.txt", text + "x\n");
  Tokens tokens{torch::zeros({static_cast<std::int64_t>(longest), 4}, torch::kLong),
                torch::full({static_cast<std::int64_t>(longest), 4}, -1, torch::kLong)};
  for (std::size_t b = 0; b < lines.size(); ++b) {
    const std::string framed = "\n" + lines[b] + "\n";
    for (std::size_t t = 0; t + 1 < framed.size(); ++t) {
      const auto row = static_cast<std::int64_t>(t), column = static_cast<std::int64_t>(b);
      tokens.inputs[row][column] = static_cast<unsigned char>(framed[t]);
      tokens.targets[row][column] = static_cast<unsigned char>(framed[t + 1]);
    }
  }
  Network network({.vocabulary = 256, .embed = 5, .hidden = 7, .layers = 2, .dtype = torch::kDouble});
  expect_equal(network, tokens, "--lines --sequence 0 --batch 4 --micro-block 8", kDouble);
}

TEST_F(Gradient, HasOneHashForEveryBudgetAndStrategy) {
  Network network({.vocabulary = 256, .embed = 6, .hidden = 10, .layers = 2});
  save(path("weights.safetensors"), network.weights());
  const std::string two_threads = grad("weights.safetensors") + "--sequence 300 --batch 2 --micro-block 4 --threads 2 ";
  const std::string arguments = grad("weights.safetensors") + "--sequence 300 --batch 2 --micro-block 4 --threads 1 ";
  const Output refused = run(arguments + "--activation-memory 1KiB");
  EXPECT_EQ(refused.code, 3);
  std::smatch found;
  ASSERT_TRUE(std::regex_search(refused.err, found, std::regex("needs at least ([0-9]+) bytes"))) << refused.err;
  const json all = run_json(arguments);
  EXPECT_EQ(all["strategy"], "store-all");
  const std::int64_t least = all["minimum_bytes"], most = all["store_all_bytes"];
  EXPECT_EQ(least, std::stoll(found[1]));
  EXPECT_GT(most, 3 * least);
  for (std::int64_t i = 0; i < 10; ++i) {
    const char* strategies[] = {"auto", "mixed", "auto", "revolve", "chen-recursive"};
    const char* strategy = i < 5 ? "auto" : strategies[i - 5];
    const std::int64_t budget = least + (most - least) * i / 9;
    const json some = run_json(arguments + "--strategy " + strategy + " --activation-memory " + std::to_string(budget));
    EXPECT_EQ(some["gradient_hash"], all["gradient_hash"]) << strategy << " in " << budget;
    EXPECT_EQ(some["loss"], all["loss"]) << strategy << " in " << budget;
    // The states before and after the batch, of 320 bytes each, are beside the budget, and an allocation is whole cache lines.
    EXPECT_LE(some["measured_peak_bytes"], budget + 1024) << strategy << " in " << budget;
  }
  const std::string total = std::to_string(all["fixed_bytes"].get<std::int64_t>() + least);
  EXPECT_EQ(run_json(arguments + "--memory " + total)["gradient_hash"], all["gradient_hash"]);
  EXPECT_EQ(run_json(two_threads)["gradient_hash"], run_json(two_threads + "--strategy revolve")["gradient_hash"]);
}

TEST_F(Gradient, RefusesWeightsThatDoNotFit) {
  const Model model{.vocabulary = 256, .embed = 4, .hidden = 4, .layers = 1};
  Network network(model);
  const auto expect = [&](int code, const std::string& message, const std::string& more = "") {
    const Output output = run(grad("weights.safetensors") + "--sequence 20 --batch 2 --out " + path("none.safetensors") + more);
    EXPECT_EQ(output.code, code) << output.err;
    EXPECT_THAT(output.err, HasSubstr(message));
    EXPECT_FALSE(std::filesystem::exists(path("none.safetensors"))) << message;
  };
  const auto saved = [&](const std::function<void(Weights&)>& change) {
    const torch::NoGradGuard no_grad;
    Weights weights;
    for (const auto& [name, tensor] : network.weights()) weights.emplace_back(name, tensor.clone());
    change(weights);
    save(path("weights.safetensors"), weights);
  };
  expect(4, "weights.safetensors");  // there is none
  saved([](Weights&) {});
  expect(2, "lstm, as the weights are", " --model gru");
  const std::string whole = text("weights.safetensors");
  write("weights.safetensors", whole.substr(0, whole.size() - 5));
  expect(2, "weights.safetensors");
  saved([](Weights& w) { w[1].second = w[1].second.slice(0, 0, 15).contiguous(); });
  expect(2, "rnn.weight_ih_l0");
  saved([](Weights& w) { w.erase(w.begin() + 3); });
  expect(2, "rnn.bias_ih_l0");
  saved([](Weights& w) { w.emplace_back("rnn.weight_hr_l0", torch::zeros({4, 4})); });
  expect(2, "rnn.weight_hr_l0");
  saved([](Weights& w) { w[0].second = w[0].second.to(torch::kInt); });
  expect(2, "F32 or F64");
  saved([](Weights& w) { w[0].second = w[0].second.slice(0, 0, 100).contiguous(); });
  expect(2, "output.weight");
  saved([](Weights& w) { w[2].second[1][1] = std::numeric_limits<float>::quiet_NaN(); });
  expect(1, "no gradient: rnn.weight_hh_l0");
}

}  // namespace
