// What exact gradients buy: a task that truncated backpropagation cannot learn, and exact backpropagation in the same memory can.
//
// The first token of a sequence is to be remembered through a hundred others that mean nothing, and named at the end. Truncated
// backpropagation cuts the sequence where memory ends; the loss never hears of the first token. Within the same bytes Recollect
// computes what it does not keep again, and the gradient reaches all the way back.
#include <torch/torch.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>

#include "recollect/nn/sequence_model.hpp"

namespace {

namespace nn = recollect::nn;
using recollect::Bytes;
using torch::Tensor;

struct Arguments {
  std::string memory = "1MiB";
  int time_steps = 100, batch = 32, hidden = 32, symbols = 4, updates = 300;
  double goal = 0.95;
};

// Ids 0 … A−1 mean nothing, A … 2A−1 are to be remembered, 2A asks which one it was.
nn::TokenBatch make_batch(const Arguments& a, torch::Generator& random) {
  Tensor inputs = torch::randint(0, a.symbols, {a.time_steps, a.batch}, random, torch::kInt);
  Tensor targets = torch::full({a.time_steps, a.batch}, -1, torch::kInt);
  const Tensor remembered = torch::randint(0, a.symbols, {a.batch}, random, torch::kInt);
  inputs[0] = remembered + a.symbols;
  inputs[-1].fill_(2 * a.symbols);
  targets[-1] = remembered;
  return {inputs, targets, {}};
}

std::shared_ptr<nn::SequenceModel> make_model(const Arguments& a) {
  torch::manual_seed(1);
  auto model = std::make_shared<nn::SequenceModel>(
      nn::SequenceModelOptions{.cell = nn::Cell::lstm, .vocabulary = 2 * a.symbols + 1, .embed = a.hidden, .hidden = a.hidden});
  // Input gates that begin nearly closed and forget gates nearly open, as is usual for long memories (Tallec and Ollivier, "Can
  // recurrent neural networks warp time?", 2018): both models begin alike.
  const torch::NoGradGuard guard;
  Tensor bias = model->named_parameters()["rnn.bias_ih_l0"];
  bias.slice(0, 0, a.hidden).fill_(-3);
  bias.slice(0, a.hidden, 2 * a.hidden).fill_(std::log(a.time_steps));
  return model;
}

// The last time steps that fit are differentiated, those before them only run.
std::int64_t truncation(const nn::SequenceModel& model, const Arguments& a, Bytes memory) {
  std::int64_t longest = 0;
  for (std::int64_t k = 1; k <= a.time_steps; ++k) {
    if (model.plan(k, a.batch).store_all > memory) break;
    longest = k;
  }
  return longest;
}

// Trains with gradients through the last `reach` time steps; returns the share of right answers on new sequences.
double train(const char* name, const Arguments& a, std::int64_t reach, Bytes memory) {
  const auto model = make_model(a);
  torch::optim::Adam optimizer(model->parameters(), torch::optim::AdamOptions(0.02));
  const nn::TimePlan plan = model->plan(reach, a.batch, {.memory = memory});
  std::printf("%-10s gradients through %4lld of %d time steps in %s (%s, %.2f forward steps for each backward)\n", name,
              static_cast<long long>(reach), a.time_steps, to_string(plan.plan.prediction.peak).c_str(),
              name_of(plan.plan.strategy), plan.plan.prediction.recompute_factor());
  torch::Generator random = at::detail::createCPUGenerator(7);
  double loss = 0;
  for (int i = 0; i < a.updates; ++i) {
    const nn::TokenBatch all = make_batch(a, random);
    const auto cut = [&](std::int64_t from, std::int64_t count) {
      return nn::TokenBatch{all.inputs.narrow(0, from, count).contiguous(), all.targets.narrow(0, from, count).contiguous(), {}};
    };
    const std::int64_t before = a.time_steps - reach;
    const Tensor state = before > 0 ? model->evaluate(cut(0, before), {}).state : Tensor();
    optimizer.zero_grad();
    const auto outcome = model->gradient(cut(before, reach), state, plan);
    torch::nn::utils::clip_grad_norm_(model->parameters(), 1.0);
    optimizer.step();
    loss = outcome.loss / static_cast<double>(outcome.counted);
    if ((i + 1) % (a.updates / 5) == 0)
      std::printf("  update %4d  loss %.4f (guessing: %.4f)\n", i + 1, loss, std::log(a.symbols));
  }
  std::int64_t counted = 0, correct = 0;
  for (int i = 0; i < 8; ++i) {
    const auto outcome = model->evaluate(make_batch(a, random), {});
    counted += outcome.counted;
    correct += outcome.correct;
  }
  const double share = static_cast<double>(correct) / static_cast<double>(counted);
  std::printf("  right on new sequences: %.1f %% (guessing: %.1f %%)\n\n", 100 * share, 100.0 / a.symbols);
  return share;
}

int run(const Arguments& a) {
  const Bytes memory = Bytes::parse(a.memory, "--memory");
  const auto probe = make_model(a);
  const std::int64_t reach = truncation(*probe, a, memory);
  std::printf("Activations within %s; keeping everything would take %s.\n\n", to_string(memory).c_str(),
              to_string(probe->plan(a.time_steps, a.batch).store_all).c_str());
  const double truncated = reach > 0 ? train("truncated", a, reach, memory) : 0;
  const double exact = train("exact", a, a.time_steps, memory);
  const bool shown = exact >= a.goal && truncated < 0.5 * (1 + 1.0 / a.symbols);
  std::printf("%s\n", shown ? "Exact gradients learnt it, truncated ones did not."
                            : "This run does not show the difference: try more --updates.");
  return shown ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("A task that truncated backpropagation cannot learn and exact backpropagation in the same memory can.");
  Arguments a;
  program.add_option("--memory", a.memory, "for activations");
  program.add_option("--time-steps", a.time_steps)->check(CLI::Range(3, 1'000'000));
  program.add_option("--batch", a.batch)->check(CLI::PositiveNumber);
  program.add_option("--hidden", a.hidden)->check(CLI::PositiveNumber);
  program.add_option("--symbols", a.symbols)->check(CLI::Range(2, 1000));
  program.add_option("--updates", a.updates)->check(CLI::Range(5, 1'000'000));
  CLI11_PARSE(program, argc, argv);
  try {
    return run(a);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "long_memory: %s\n", error.what());
    return 2;
  }
}
