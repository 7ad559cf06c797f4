// `recollect bench auto`: what --strategy auto chooses, beside every single strategy, on a grid of models and budgets.
#include <fmt/core.h>
#include <torch/torch.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <functional>

#include "bench_auto.hpp"
#include "bench_run.hpp"
#include "commands.hpp"
#include "networks/networks.hpp"
#include "output.hpp"
#include "process.hpp"
#include "recollect/torch.hpp"
#include "train/model_file.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;

struct Options {
  std::vector<std::string> models{"lstm", "gru", "rev-gru", "rev-lstm", "performer", "resnet50"};
  std::vector<double> budgets{0, 0.02, 0.05, 0.1, 0.25, 0.5, 1};
  std::int64_t time_steps = 512, batch = 16, hidden = 128;
  int repetitions = 7, threads = 0;
  std::string csv;
};

// A plan that can be run.
struct Contender {
  Strategy asked = Strategy::automatic, strategy = Strategy::automatic;
  std::int64_t block = 0;
  double predicted_s = 0;
  std::string work = {};  // equal where the same is done
  std::function<void()> run;
  Bytes peak{};
  std::vector<double> times = {};
};

std::string work_of(const Plan& plan, std::int64_t block) {
  const Prediction& p = plan.prediction;
  return fmt::format("{} {} {} {}", block, p.forward_steps(), p.rewinds, p.peak.count());
}

// A gradient to be computed, within any budget.
struct Job {
  std::string name;
  std::shared_ptr<::torch::nn::Module> model;
  Bytes minimum{}, store_all{};
  std::function<Contender(Bytes memory, Strategy strategy)> plan;  // throws InfeasibleBudget and InvalidInput
};

Job sequence_job(const std::string& name, const Options& o) {
  constexpr std::int64_t kVocabulary = 256;
  train::ModelOptions options{.layers = 1, .hidden = o.hidden};
  if (name == "performer") {
    options.layers = 3;
    options.performer = nn::PerformerOptions{.sums = nn::Sums::fixed};
  } else {
    const auto cell = nn::cell_named(name);
    if (!cell) throw InvalidInput("--models", name, train::model_names() + " or a network such as resnet50");
    options.cell = *cell;
  }
  const std::shared_ptr<nn::TokenModel> model = train::make_model(train::model_options(options, kVocabulary));
  const std::int64_t time = o.time_steps, lanes = o.batch;
  const nn::TokenBatch batch{at::randint(0, kVocabulary, {time, lanes}, at::kInt),
                             at::randint(0, kVocabulary, {time, lanes}, at::kInt)};
  const nn::TimePlan range = model->plan(time, lanes);
  // Measured once: all budgets and strategies are planned with the same times.
  const auto times = std::make_shared<std::vector<nn::PieceTimes>>();
  return {name, model, range.minimum, range.store_all, [=](Bytes memory, Strategy strategy) {
            const auto plan = std::make_shared<nn::TimePlan>(
                model->plan(time, lanes, {.memory = memory, .strategy = strategy, .measure = true, .times = *times}));
            *times = plan->times;
            return Contender{.asked = strategy,
                             .strategy = plan->plan.strategy,
                             .block = plan->block,
                             .predicted_s = plan->plan.prediction.time.seconds(),
                             .work = work_of(plan->plan, plan->block),
                             .run = [=] { model->gradient(batch, {}, *plan); }};
          }};
}

Job network_job(const std::string& name, std::vector<torch::Layer> layers) {
  const networks::Options options{.classes = 10};
  constexpr std::int64_t kImages = 16, kSide = 64;
  const Tensor input = networks::example_input(name, kImages, kSide, options), target = at::randint(10, {kImages}, at::kLong);
  torch::Sequential all(torch::Options{}, layers);
  const torch::Planned whole = all->planned({input});
  return {name, all.ptr(), whole.minimum(), whole.plain_peak(), [=](Bytes memory, Strategy strategy) {
            // Its own cache: a plan is made once, before anything is timed.
            const auto net = std::make_shared<torch::Sequential>(torch::Options{.memory = memory, .strategy = strategy}, layers);
            const torch::Planned& planned = (*net)->planned({input});
            return Contender{.asked = strategy,
                             .strategy = planned.plan.strategy,
                             .predicted_s = planned.plan.prediction.time.seconds(),
                             .work = work_of(planned.plan, 0),
                             .run = [=] { at::cross_entropy_loss((*net)->forward(input), target).backward(); }};
          }};
}

Job job_named(const std::string& name, const Options& o) {
  ::torch::manual_seed(0);
  if (auto layers = networks::network_named(name, networks::Options{.classes = 10})) return network_job(name, std::move(*layers));
  return sequence_job(name, o);
}

double timed(const Job& job, const Contender& contender) {
  zero_gradients(*job.model);
  const auto begin = std::chrono::steady_clock::now();
  contender.run();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

// All of them in turn, so that the machine's moods are everybody's.
void time_in_turn(const Job& job, const std::vector<Contender*>& all, int repetitions) {
  for (int k = 0; k < repetitions; ++k)
    for (std::size_t j = 0; j < all.size(); ++j) {
      Contender& contender = *all[(j + static_cast<std::size_t>(k)) % all.size()];
      contender.times.push_back(timed(job, contender));
    }
}

// One model within one budget.
struct Row {
  std::string model;
  double part = 0;
  Bytes budget{}, peak{};
  std::string chosen, best;
  std::int64_t block = 0;
  double auto_s = 0, predicted_s = 0, best_s = 0, ratio = 0, spread = 0;
  bool same = false;  // the best does what auto does

  std::string verdict() const { return same ? ", the same plan" : ratio > 1 + std::max(0.05, spread) ? ", **slower**" : ""; }
};

Row measure(const Job& job, double part, const Options& o) {
  const auto more = static_cast<double>((job.store_all - job.minimum).count());
  const Bytes budget = job.minimum + Bytes(static_cast<std::int64_t>(part * more));
  std::vector<Contender> all{job.plan(budget, Strategy::automatic)};
  for (const Strategy strategy : all_strategies()) {
    if (strategy == Strategy::online || strategy == Strategy::kukreja || strategy == Strategy::two_level) continue;
    try {
      all.push_back(job.plan(budget, strategy));
    } catch (const InfeasibleBudget&) {
      continue;
    } catch (const InvalidInput&) {  // it does not apply
      continue;
    }
  }
  std::vector<Contender*> singles;
  for (Contender& contender : all) {
    timed(job, contender);
    const torch::MemoryMeter meter;
    timed(job, contender);
    contender.peak = meter.peak();
    if (&contender != &all.front()) singles.push_back(&contender);
  }
  time_in_turn(job, singles, o.repetitions);
  Contender& ours = all.front();
  Contender* const best = *std::min_element(singles.begin(), singles.end(), [](const Contender* a, const Contender* b) {
    return quantile(a->times, 0.5) < quantile(b->times, 0.5);
  });
  // The best of several medians had luck, too: it is measured anew, beside auto.
  best->times.clear();
  time_in_turn(job, {&ours, best}, 2 * o.repetitions);
  std::vector<double> ratios;
  for (std::size_t k = 0; k < ours.times.size(); ++k) ratios.push_back(ours.times[k] / best->times[k]);
  return {.model = job.name,
          .part = part,
          .budget = budget,
          .peak = ours.peak,
          .chosen = name_of(ours.strategy),
          .best = name_of(best->asked),
          .block = ours.block,
          .auto_s = quantile(ours.times, 0.5),
          .predicted_s = ours.predicted_s,
          .best_s = quantile(best->times, 0.5),
          .ratio = quantile(ratios, 0.5),
          .spread = (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / 2,
          .same = ours.work == best->work};
}

void print(const std::vector<Row>& rows, const Options& o) {
  const auto machine = describe_machine();
  fmt::print(
      "{} cores of {}, {} threads. The best single strategy is that of the least median of {} runs in turn; then it and auto are "
      "measured anew, {} runs each in turn. A budget is so much of the way from the least memory to what keeping everything "
      "takes. Sequences: {} time steps, batch {}, {} units; networks: 16 images of 64×64.\n\n",
      machine["cores"].get<int>(), machine["cpu"].get<std::string>(), at::get_num_threads(), o.repetitions, 2 * o.repetitions,
      o.time_steps, o.batch, o.hidden);
  fmt::print("| model | budget | | auto chose | time | predicted | best single | its time | auto / best | peak |\n");
  fmt::print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (const Row& r : rows)
    fmt::print("| {} | {:.0f} % | {} | {}{} | {} | {} | {} | {} | {:.3f} ± {:.3f}{} | {}{} |\n", r.model, 100 * r.part,
               to_string(r.budget), r.chosen, r.block > 0 ? fmt::format(" of {}", r.block) : "", seconds_text(r.auto_s),
               seconds_text(r.predicted_s), r.best, seconds_text(r.best_s), r.ratio, r.spread, r.verdict(), to_string(r.peak),
               r.peak > r.budget ? " **over**" : "");
}

void write_csv(std::ostream& out, const std::vector<Row>& rows) {
  out << "model,part,budget_bytes,chosen,block,auto_s,predicted_s,best,best_s,ratio,spread,same_plan,peak_bytes\n";
  for (const Row& r : rows)
    out << fmt::format("{},{},{},{},{},{:.6f},{:.6f},{},{:.6f},{:.4f},{:.4f},{},{}\n", r.model, r.part, r.budget.count(),
                       r.chosen, r.block, r.auto_s, r.predicted_s, r.best, r.best_s, r.ratio, r.spread, r.same ? "yes" : "no",
                       r.peak.count());
}

int run(const Options& o) {
  if (o.repetitions < 1 || o.repetitions > 1000) throw InvalidInput("--repetitions", std::to_string(o.repetitions), "1 to 1000");
  for (const double part : o.budgets)
    if (!(part >= 0 && part <= 1)) throw InvalidInput("--budgets", fmt::format("{}", part), "parts from 0 to 1");
  at::set_num_threads(o.threads > 0 ? o.threads : all_threads());
  keep_freed_memory();
  std::vector<Row> rows;
  for (const std::string& name : o.models) {
    const Job job = job_named(name, o);
    for (const double part : o.budgets) {
      rows.push_back(measure(job, part, o));
      fmt::print(stderr, "{}, {:.0f} %: {} {:.3f} of {}\n", name, 100 * part, rows.back().chosen, rows.back().ratio,
                 rows.back().best);
    }
  }
  print(rows, o);
  if (!o.csv.empty()) write_file(o.csv, [&](std::ostream& out) { write_csv(out, rows); });
  return Exit::ok;
}

}  // namespace

void add_bench_auto(CLI::App& bench, int& exit_code) {
  CLI::App& command =
      *bench.add_subcommand("auto", "Strategy auto beside every single strategy, on a grid of models and budgets");
  const auto options = std::make_shared<Options>();
  command.add_option("--models", options->models, "lstm, gru, rev-gru, …, performer, or a network such as resnet50")
      ->delimiter(',');
  command.add_option("--budgets", options->budgets, "Parts of the way from the least memory to keeping everything")
      ->delimiter(',');
  command.add_option("--time-steps", options->time_steps, "Of sequences (default 512)")->check(CLI::PositiveNumber);
  command.add_option("--batch", options->batch, "Of sequences (default 16)")->check(CLI::PositiveNumber);
  command.add_option("--hidden", options->hidden, "Units, or width (default 128)")->check(CLI::PositiveNumber);
  command.add_option("--repetitions", options->repetitions, "Timed runs of every plan (default 7)");
  command.add_option("--threads", options->threads, "By default as many as there are");
  command.add_option("--csv", options->csv, "Write the rows to this file")->type_name("FILE")->group("Output");
  command.footer("Example: recollect bench auto --models lstm,performer --budgets 0,0.1,1");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
