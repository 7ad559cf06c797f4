#include <fmt/core.h>
#include <torch/torch.h>

#include <cmath>

#include "arguments.hpp"
#include "bench_auto.hpp"
#include "bench_fetch.hpp"
#include "bench_performer.hpp"
#include "bench_recurrent.hpp"
#include "bench_run.hpp"
#include "commands.hpp"
#include "process.hpp"
#include "recollect/torch/checkpoint.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;
using nn::Cell;
using nn::TimePlan;

// libtorch's own module, in a form that does for both cells: a state is h, or h and c.
struct Libtorch {
  ::torch::nn::LSTM lstm = nullptr;
  ::torch::nn::GRU gru = nullptr;

  Libtorch(Cell cell, const nn::RecurrentOptions& o) {
    if (cell == Cell::lstm)
      lstm = ::torch::nn::LSTM(::torch::nn::LSTMOptions(o.input, o.hidden).num_layers(o.layers));
    else
      gru = ::torch::nn::GRU(::torch::nn::GRUOptions(o.input, o.hidden).num_layers(o.layers));
  }
  std::shared_ptr<::torch::nn::Module> module() const {
    return lstm ? std::shared_ptr<::torch::nn::Module>(lstm.ptr()) : gru.ptr();
  }
  // Outputs; `state` is what it begins with and becomes what it ends with.
  Tensor operator()(const Tensor& x, std::vector<Tensor>& state) const {
    Tensor y;
    if (lstm) {
      std::tuple<Tensor, Tensor> next;
      std::tie(y, next) = lstm.ptr()->forward(x, std::make_tuple(state[0], state[1]));
      state = {std::get<0>(next), std::get<1>(next)};
    } else {
      std::tie(y, state[0]) = gru.ptr()->forward(x, state[0]);
    }
    return y;
  }
};

std::vector<Tensor> zero_state(Cell cell, const RecurrentJob& o) {
  return std::vector<Tensor>(cell == Cell::lstm ? 2 : 1, at::zeros({o.layers, o.batch, o.hidden}));
}

void run_libtorch(const Libtorch& net, const Tensor& x, std::vector<Tensor> state) { net(x, state).square().mean().backward(); }

// What a careful user would write: √T segments, each run again when its turn comes, the last of them not. The loss is summed
// inside, so that outputs live no longer than their segment.
void run_segments(const Libtorch& net, const Tensor& x, std::vector<Tensor> state) {
  const auto length = static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<double>(x.size(0)))));
  const double scale = 1 / static_cast<double>(x.size(0) * state[0].size(1) * state[0].size(2));
  // A row is x of the segment, the loss so far, the state.
  const recollect::torch::Layer segment([net, scale](const std::vector<Tensor>& in) {
    std::vector<Tensor> next(in.begin() + 2, in.end());
    const Tensor y = net(in[0], next);
    next.insert(next.begin(), in[1] + y.square().sum() * scale);
    return next;
  });
  std::vector<Tensor> row{at::zeros({})};
  row.insert(row.end(), state.begin(), state.end());
  for (std::int64_t begin = 0; begin < x.size(0); begin += length) {
    const std::int64_t count = std::min(length, x.size(0) - begin);
    row.insert(row.begin(), x.narrow(0, begin, count));
    row = begin + count < x.size(0) ? recollect::torch::checkpoint_many(segment, row) : segment(row);
  }
  row[0].backward();
}

BenchReport measure(Cell cell, const RecurrentJob& o, SpillDisk* disk) {
  const JobMemory memory(o.memory);
  const Strategy strategy = strategy_from(o.strategy);
  const int threads = o.threads > 0 ? o.threads : all_threads();
  ::torch::manual_seed(0);
  const nn::RecurrentOptions options = o.layers_options();
  const auto ours = std::make_shared<nn::Recurrent>(cell, options);
  nn::RunOptions how{.strategy = strategy};
  ExecuteOptions execute;
  if (disk != nullptr) {
    how.fetch = disk->fetch();
    execute.tiers = {disk->storage()};
  }
  if (memory.bytes()) {  // or throw now
    how.memory = *memory.bytes();
    ours->plan(o.time_steps, o.batch, how);
  }

  BenchReport report = o.report(cell, cell == Cell::lstm ? "LSTM" : "GRU");
  const Libtorch theirs(cell, options);
  {
    const at::NoGradGuard guard;
    for (auto& parameter : theirs.module()->named_parameters())
      parameter.value().copy_(ours->named_parameters()[parameter.key()]);
  }
  const Tensor x = at::randn({o.time_steps, o.batch, o.input});
  const std::vector<Tensor> state = zero_state(cell, o);

  Bench bench(o.repetitions);
  const BenchRow reference = bench.add({.name = "libtorch",
                                        .strategy = name_of(Strategy::store_all),
                                        .model = theirs.module(),
                                        .run = [&] { run_libtorch(theirs, x, state); },
                                        .threads = thread_choices()});
  report.reference = reference.name;
  const Bytes budget = memory.of(reference.peak);
  at::set_num_threads(threads);  // plans measure themselves
  const TimePlan everything = ours->plan(o.time_steps, o.batch, {.strategy = Strategy::store_all, .measure = true});
  bench.add({.name = "libtorch-sqrt",
             .strategy = name_of(Strategy::chen_sqrt),
             .model = theirs.module(),
             .run = [&] { run_segments(theirs, x, state); },
             .threads = thread_choices()});
  const auto add_ours = [&](const char* name, const TimePlan& plan, std::function<void()> run, std::optional<Bytes> limit,
                            const char* same, const std::vector<int>& choices) {
    return bench.add({.name = name,
                      .strategy = name_of(plan.plan.strategy),
                      .model = ours,
                      .run = std::move(run),
                      .threads = choices,
                      .budget = limit,
                      .same_bits_as = same,
                      .predicted_s = plan.plan.prediction.time.seconds(),
                      .predicted_peak = plan.plan.prediction.peak});
  };
  const int chosen = add_ours(
                         "store-all", everything, [&] { ours->mean_square(x, everything); }, {}, "",
                         o.threads > 0 ? std::vector{o.threads} : thread_choices())
                         .threads;
  at::set_num_threads(chosen);  // bits depend on it
  how.memory = budget;
  how.measure = true;
  const TimePlan within = ours->plan(o.time_steps, o.batch, how);
  o.spill.write_html(within.plan);
  if (disk != nullptr) disk->reserve(within.plan);
  const auto run_within = [&] {
    const Report done = ours->mean_square(x, within, execute).report;
    if (disk != nullptr) disk->add(done);
  };
  add_ours("budget", within, run_within, budget, "store-all", {chosen});
  report.rows = bench.rows();
  if (!o.spill.trace().empty()) {  // once more, untimed
    Trace trace(o.spill.trace());
    execute.observer = &trace;
    run_within();
    trace.close();
  }
  if (disk != nullptr) report.job["spill"] = disk->json();

  const std::int64_t gates = cell == Cell::lstm ? 4 : 3;
  at::set_num_threads(all_threads());
  report.gemm_gflops = gemm_rate(within.micro_block * o.batch, o.input + o.hidden, gates * o.hidden);
  report.gemm_floor_s = 1e-9 * o.flop(gates * o.hidden, o.hidden) / report.gemm_gflops;
  return report;
}

void add_recurrent(CLI::App& bench, Cell cell, int& exit_code) {
  const std::string name = name_of(cell);
  CLI::App& command =
      *bench.add_subcommand(name, "The gradient of mean(y²) through " + std::string(cell == Cell::lstm ? "an LSTM" : "a GRU"));
  const auto job = std::make_shared<RecurrentJob>();
  job->add_to(command);
  command.add_option("--memory", job->memory, "Of row `budget`: 64MiB, or 5% of what row `libtorch` takes")
      ->type_name("SIZE")
      ->required();
  command.footer("Example: recollect bench " + name + " --time-steps 1000 --batch 64 --hidden 256 --memory 5%");
  command.callback([cell, job, &exit_code] {
    exit_code = run_bench(*job, [cell](const RecurrentJob& given, SpillDisk* disk) { return measure(cell, given, disk); });
  });
}

}  // namespace

void add_bench(CLI::App& program, int& exit_code) {
  CLI::App& bench = *program.add_subcommand("bench", "Time and peak beside libtorch's own, on this machine");
  bench.require_subcommand(1);
  bench.footer("Example: recollect bench lstm --time-steps 1000 --batch 64 --hidden 256 --memory 5%");
  for (const Cell cell : {Cell::lstm, Cell::gru}) add_recurrent(bench, cell, exit_code);
  for (const Cell cell :
       {Cell::rev_gru, Cell::rev_lstm, Cell::nf_rev_gru, Cell::nf_rev_lstm, Cell::df_rev_gru, Cell::df_rev_lstm})
    add_bench_reversible(bench, cell, exit_code);
  add_bench_fetch(bench, exit_code);
  add_bench_performer(bench, exit_code);
  add_bench_auto(bench, exit_code);
}

}  // namespace recollect::cli
