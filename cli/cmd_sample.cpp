#include <ATen/ATen.h>
#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "commands.hpp"
#include "run/keyed_random.hpp"
#include "train/learnt.hpp"
#include "train/model_file.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

struct Arguments {
  std::string run, prompt;
  std::int64_t length = 500, top_k = 0;
  double temperature = 1;
  std::uint64_t seed = 1;
  bool latest = false;
};

// Inverse transform over the `top_k` likeliest (0: all), in the order of their probability.
std::int32_t draw(const at::Tensor& logits, const Arguments& a, float uniform) {
  const at::Tensor row = logits.to(at::kDouble).contiguous();
  const double* values = row.data_ptr<double>();
  std::vector<std::int32_t> order(static_cast<std::size_t>(row.numel()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](std::int32_t x, std::int32_t y) { return values[x] > values[y]; });
  if (a.top_k > 0 && a.top_k < row.numel()) order.resize(static_cast<std::size_t>(a.top_k));
  if (a.temperature == 0) return order.front();
  std::vector<double> weights;
  for (const std::int32_t id : order) weights.push_back(std::exp((values[id] - values[order.front()]) / a.temperature));
  double left = uniform * std::accumulate(weights.begin(), weights.end(), 0.0);
  for (std::size_t i = 0; i < order.size(); ++i)
    if ((left -= weights[i]) < 0) return order[i];
  return order.back();
}

int run(const Arguments& a) {
  if (a.length < 0) throw InvalidInput("--length", std::to_string(a.length), "0 or more");
  if (!(a.temperature >= 0) || std::isinf(a.temperature))
    throw InvalidInput("--temperature", std::to_string(a.temperature), "0 (always the likeliest) or more");
  if (a.top_k < 0) throw InvalidInput("--top-k", std::to_string(a.top_k), "0 (all) or more");
  const Learnt learnt = load_run(a.run, a.latest);
  if (learnt.options.data.translate)
    throw InvalidInput("--run", a.run, "a run that learnt a text; this one translates: recollect translate --run " + a.run);
  if (!learnt.vocabularies.target) throw InvalidInput("--run", a.run, "a run that learnt a text, not a task");
  const Vocabulary& vocabulary = *learnt.vocabularies.target;
  std::vector<std::int32_t> prompt;
  if (!a.prompt.empty()) {
    const Tokens tokens = vocabulary.encode(a.prompt, "--prompt");
    for (std::int64_t i = 0; i < tokens.size(); ++i) prompt.push_back(tokens.view()[i]);
  }
  if (prompt.empty()) prompt.push_back(vocabulary.newline());
  const auto reader = learnt.model->reader(1);
  at::Tensor token = at::zeros({1}, at::kInt), logits;
  const auto read = [&](std::int32_t id) {
    token.fill_(id);
    logits = reader->read(token).select(0, 0);
    if (!is_finite(logits)) throw ArithmeticError("the model gives no probabilities: its weights are too large");
  };
  for (const std::int32_t id : prompt) read(id);
  std::fwrite(a.prompt.data(), 1, a.prompt.size(), stdout);
  const bool words = vocabulary.level() == Level::word;
  bool space = words && !a.prompt.empty() && std::isspace(static_cast<unsigned char>(a.prompt.back())) == 0;
  const KeyedRandom random(a.seed, Purpose::sampling);
  for (std::int64_t i = 0; i < a.length; ++i) {
    const std::int32_t id = draw(logits, a, random.uniform({.step = i}));
    const std::string text = vocabulary.decode(std::span(&id, 1));
    const bool newline = id == vocabulary.newline();
    if (space && !newline) std::fputc(' ', stdout);
    space = words && !newline;
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
    if (i + 1 < a.length) read(id);
  }
  std::fputc('\n', stdout);
  return Exit::ok;
}

}  // namespace

void add_sample(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("sample", "Text from a trained model.");
  auto a = std::make_shared<Arguments>();
  command->add_option("--run", a->run, "what recollect train --out has written")->type_name("DIR")->required();
  command->add_option("--prompt", a->prompt, "how it begins")->type_name("TEXT");
  command->add_option("--length", a->length, "tokens to draw (500)")->type_name("N");
  command->add_option("--temperature", a->temperature, "below 1 safer, above bolder, 0 the likeliest (1)")->type_name("X");
  command->add_option("--top-k", a->top_k, "draw from the K likeliest only")->type_name("K");
  command->add_option("--seed", a->seed, "the same seed draws the same text (1)")->type_name("N");
  command->add_flag("--latest", a->latest, "the latest checkpoint instead of the best");
  command->footer("Example: recollect sample --run trained --prompt 'And God' --temperature 0.7");
  command->callback([a, &exit_code] { exit_code = run(*a); });
}

}  // namespace recollect::cli
