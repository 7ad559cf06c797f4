// `recollect bench rev-gru` and its like: a reversible layer with everything kept, rewound, and within a budget. libtorch has no
// such layers, so the model's own store-all is the reference. The inputs have a gradient, too, as those of a layer in a network
// do.
#include <fmt/core.h>
#include <torch/torch.h>

#include <algorithm>
#include <cmath>

#include "arguments.hpp"
#include "bench_recurrent.hpp"
#include "bench_run.hpp"
#include "process.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;
using nn::Cell;
using nn::TimePlan;

// What lies in a buffer becomes the last bits of the state, up to forget_bits of them in every time step, so that two buffers
// make two slightly different computations. What is wrong differs by far more than a hundred such steps in one direction.
double coder_tolerance(const nn::ReversibleOptions& o) { return std::ldexp(100.0, o.forget_bits - o.state_bits); }

class ReversibleBench {
 public:
  ReversibleBench(Cell cell, const RecurrentJob& job, SpillDisk* disk) : cell_(cell), job_(job), disk_(disk) {}

  BenchReport measure() {
    memory_.emplace(job_.memory.empty() ? "4%" : job_.memory);
    const Strategy strategy = strategy_from(job_.strategy);
    options_ = job_.layers_options();
    options_.reversible = train::reversible_from(cell_, job_.reversible.words());
    ::torch::manual_seed(0);
    model_ = std::make_shared<nn::Recurrent>(cell_, options_);
    nn::RunOptions how = within_budget(strategy);
    if (memory_->bytes()) {  // or throw now
      how.memory = *memory_->bytes();
      plan(*model_, how);
    }
    BenchReport report = job_.report(cell_, nn::name_of(cell_));
    report.job["reversible"] = train::words_of(cell_, options_.reversible);
    x_ = at::randn({job_.time_steps, job_.batch, job_.input}).set_requires_grad(true);
    x_.mutable_grad() = at::zeros_like(x_);  // not an activation
    report.job["input_gradient"] = true;
    add_rows(how);
    report.reference = "store-all";
    report.rows = bench_.rows();
    for (BenchRow& row : report.rows)
      if (const auto found = tapes_.find(row.name); found != tapes_.end())
        row.tape = train::tape_report(found->second, cell_, job_.layers * job_.hidden, plans_.at(row.name));
    if (disk_ != nullptr) report.job["spill"] = disk_->json();
    set_floor(report);
    return report;
  }

 private:
  nn::RunOptions within_budget(Strategy strategy) const {
    nn::RunOptions how{.strategy = strategy};
    if (disk_ != nullptr) how.fetch = disk_->fetch();
    return how;
  }
  TimePlan plan(const nn::Recurrent& model, const nn::RunOptions& how) const {
    return model.plan(job_.time_steps, job_.batch, how, /*input_gradient=*/true);
  }

  // A row of this model by this plan; its number of threads.
  int add(const std::string& name, const std::shared_ptr<nn::Recurrent>& model, const TimePlan& made, BenchCase rest) {
    plans_.insert_or_assign(name, made);
    rest.name = name;
    rest.strategy = name_of(made.plan.strategy);
    rest.model = model;
    if (!rest.run) rest.run = [this, name, model] { tapes_[name] = model->mean_square(x_, plans_.at(name)).tape; };
    rest.predicted_s = made.plan.prediction.time.seconds();
    rest.predicted_peak = made.plan.prediction.peak;
    return bench_.add(std::move(rest)).threads;
  }

  void add_rows(nn::RunOptions how) {
    at::set_num_threads(job_.threads > 0 ? job_.threads : all_threads());  // plans measure themselves
    const int chosen = add("store-all", model_, plan(*model_, {.strategy = Strategy::store_all, .measure = true}),
                           {.threads = job_.threads > 0 ? std::vector{job_.threads} : thread_choices()});
    at::set_num_threads(chosen);  // bits depend on it
    const nn::RunOptions rewinding{.strategy = Strategy::rewind, .measure = true};
    const TimePlan rewound = plan(*model_, rewinding);
    const Bytes peak = rewound.plan.prediction.peak;
    add("rewind", model_, rewound, {.threads = {chosen}, .budget = peak, .same_bits_as = "store-all"});
    how.memory = memory_->of(store_all_peak());
    if (job_.memory.empty()) how.memory = std::max(how.memory, plan(*model_, {}).minimum);
    how.measure = true;
    add_within(how, chosen);
    if (!nn::forgets_nothing(cell_) && options_.reversible.coder == nn::TapeCoder::rans) add_paper(rewinding, chosen);
  }
  Bytes store_all_peak() const { return bench_.row("store-all").peak; }

  void add_within(const nn::RunOptions& how, int threads) {
    const TimePlan within = plan(*model_, how);
    job_.spill.write_html(within.plan);
    ExecuteOptions execute;
    if (disk_ != nullptr) {
      disk_->reserve(within.plan);
      execute.tiers = {disk_->storage()};
    }
    const auto run = [this, execute] {
      const auto done = model_->mean_square(x_, plans_.at("budget"), execute);
      tapes_["budget"] = done.tape;
      if (disk_ != nullptr) disk_->add(done.report);
    };
    add("budget", model_, within, {.run = run, .threads = {threads}, .budget = how.memory, .same_bits_as = "store-all"});
    if (job_.spill.trace().empty()) return;
    Trace trace(job_.spill.trace());  // once more, untimed
    ExecuteOptions traced = execute;
    traced.observer = &trace;
    model_->mean_square(x_, plans_.at("budget"), traced);
    trace.close();
  }

  // The same weights with the buffer of the paper. What lies in a buffer is part of the state, so its bits are its own.
  void add_paper(const nn::RunOptions& rewinding, int threads) {
    nn::RecurrentOptions options = options_;
    options.reversible.coder = nn::TapeCoder::paper;
    const auto paper = std::make_shared<nn::Recurrent>(cell_, options);
    {
      const at::NoGradGuard guard;
      for (auto& parameter : paper->named_parameters()) parameter.value().copy_(model_->named_parameters()[parameter.key()]);
    }
    const TimePlan rewound = plan(*paper, rewinding), everything = plan(*paper, {.strategy = Strategy::store_all});
    add("rewind-paper", paper, rewound,
        {.threads = {threads},
         .budget = rewound.plan.prediction.peak,
         .same_bits_as = "store-all with this buffer",
         .twin = [this, paper, everything] { paper->mean_square(x_, everything); },
         .tolerance = coder_tolerance(options.reversible)});
  }

  void set_floor(BenchReport& report) const {
    at::set_num_threads(all_threads());
    const std::int64_t columns = model_->weights()[0].w_ih.size(1), seen = job_.hidden / 2;
    report.gemm_gflops = gemm_rate(plans_.at("budget").micro_block * job_.batch, job_.input + seen, columns);
    const double of_inputs = 2.0 * static_cast<double>(columns * job_.input * job_.time_steps * job_.batch);
    report.gemm_floor_s = 1e-9 * (job_.flop(columns, seen) + of_inputs) / report.gemm_gflops;
  }

  Cell cell_;
  const RecurrentJob& job_;
  SpillDisk* disk_;
  std::optional<JobMemory> memory_;
  nn::RecurrentOptions options_;
  std::shared_ptr<nn::Recurrent> model_;
  Tensor x_;
  Bench bench_{job_.repetitions};
  std::map<std::string, TimePlan> plans_;
  std::map<std::string, nn::TapeUse> tapes_;
};

}  // namespace

void add_bench_reversible(CLI::App& bench, Cell cell, int& exit_code) {
  const std::string name = nn::name_of(cell);
  CLI::App& command = *bench.add_subcommand(name, "The same through a " + name + ", whose states can be rewound");
  const auto job = std::make_shared<RecurrentJob>();
  job->add_to(command);
  command
      .add_option("--memory", job->memory,
                  "Of row `budget`: 64MiB, or 5% of what row `store-all` takes (default 4%, or the least that works)")
      ->type_name("SIZE");
  job->reversible.add_to(command);
  command.footer("Example: recollect bench " + name + " --time-steps 500 --batch 64 --hidden 650");
  command.callback([cell, job, &exit_code] {
    exit_code = run_bench(
        *job, [cell](const RecurrentJob& given, SpillDisk* disk) { return ReversibleBench(cell, given, disk).measure(); });
  });
}

}  // namespace recollect::cli
