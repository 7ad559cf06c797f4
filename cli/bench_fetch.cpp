#include "bench_fetch.hpp"

#include <fmt/core.h>
#include <malloc.h>
#include <torch/torch.h>

#include <algorithm>
#include <fstream>

#include "bench_rows.hpp"
#include "bench_run.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "process.hpp"
#include "recollect/nn/recurrent.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "resident.hpp"
#include "spill.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;
using nn::TimePlan;

constexpr const char* kReference = "store-all";
// Longer ones are run twice at most.
constexpr std::int64_t kLong = 50'000;

struct Options {
  std::vector<std::int64_t> time_steps{1000, 10'000, 100'000};
  std::int64_t batch = 64, hidden = 256, input = 0, slots = 50;
  std::string reference_memory = "4GiB", svg;
  double longest = 240;
  int repetitions = 3, threads = 0;
  bool json = false;
  SpillArguments spill;
};

// Every lane reads the same random numbers, each a time step later than the one before, so that long inputs take little room.
Tensor sliding_inputs(std::int64_t time_steps, const Options& o) {
  return at::randn({time_steps + o.batch, o.input}).as_strided({time_steps, o.batch, o.input}, {o.input, o.input, 1});
}

// What the system moved to and from disks for this process.
struct DiskTraffic {
  std::int64_t written = 0, read = 0;
  static DiskTraffic now() {
    DiskTraffic traffic;
    std::ifstream io("/proc/self/io");
    std::string name;
    for (std::int64_t value = 0; io >> name >> value;) {
      if (name == "write_bytes:") traffic.written = value;
      if (name == "read_bytes:") traffic.read = value;
    }
    return traffic;
  }
};

// A row and how it is run.
struct Job {
  BenchRow row;
  std::int64_t time_steps;
  TimePlan plan;
};

class FetchBench {
 public:
  FetchBench(const Options& options, SpillDisk& disk)
      : o_(options), disk_(disk), model_({.input = o_.input, .hidden = o_.hidden}), state_(model_.initial_state(o_.batch)) {
    at::set_num_threads(o_.threads > 0 ? o_.threads : all_threads());
    const Bytes least = model_.plan(o_.time_steps.front(), o_.batch, {.strategy = Strategy::revolve}).minimum;
    memory_ = least + (o_.slots - 1) * Bytes(static_cast<std::int64_t>(state_.nbytes()));
  }

  BenchReport measure() {
    BenchReport report;
    report.machine = describe_machine_with_libtorch();
    check_bits();
    std::vector<Job> jobs{reference()};
    for (const std::int64_t time_steps : o_.time_steps) {
      add(jobs, time_steps, "two-level", Strategy::two_level, true);
      add(jobs, time_steps, "two-level, states only", Strategy::two_level, false);
      add(jobs, time_steps, "kukreja", Strategy::kukreja, false);
      add(jobs, time_steps, "revolve", Strategy::revolve, false);
    }
    Job& reference = jobs.front();
    reference_steps_ = reference.time_steps;
    run(reference, true);
    for (int k = 0; k < o_.repetitions; ++k)
      for (std::size_t i = 1; i < jobs.size(); ++i) {
        Job& job = jobs[i];
        if (job.row.only_predicted || (k > 1 && job.time_steps >= kLong)) continue;
        const double before = reference.row.times.back();
        run(job, k == 0);
        run(reference, false);
        job.row.beside.push_back((before + reference.row.times.back()) / 2);
      }
    report.title = fmt::format("LSTM, batch {}, hidden {}, in {} of activations: time of a time step", o_.batch, o_.hidden,
                               to_string(memory_));
    report.job = {{"model", "lstm"},
                  {"time_steps", o_.time_steps},
                  {"reference_time_steps", jobs.front().time_steps},
                  {"batch", o_.batch},
                  {"input", o_.input},
                  {"hidden", o_.hidden},
                  {"slots", o_.slots},
                  {"memory_bytes", memory_.count()},
                  {"loss", "mean(y^2)"},
                  {"times", "seconds for each time step"},
                  {"repetitions", o_.repetitions}};
    report.job["spill"] = disk_.json();
    report.reference = jobs.front().row.name;
    const auto hidden = static_cast<double>(o_.hidden), input = static_cast<double>(o_.input);
    report.gemm_gflops = gemm_rate(jobs.front().plan.micro_block * o_.batch, o_.input + o_.hidden, 4 * o_.hidden);
    report.gemm_floor_s =
        1e-9 * 8 * hidden * (2 * (input + hidden) + hidden) * static_cast<double>(o_.batch) / report.gemm_gflops;
    for (Job& job : jobs) report.rows.push_back(std::move(job.row));
    return report;
  }

 private:
  std::int64_t shortest() const { return *std::min_element(o_.time_steps.begin(), o_.time_steps.end()); }
  // Steps are measured once: all plans have the same times.
  TimePlan plan(std::int64_t time_steps, Strategy strategy, bool records) {
    nn::RunOptions run{.strategy = strategy, .measure = true, .times = times_};
    if (strategy != Strategy::store_all) run.memory = memory_;
    if (strategy != Strategy::store_all && strategy != Strategy::revolve) {
      run.fetch = disk_.fetch();
      run.fetch->records = records;
    }
    TimePlan made = model_.plan(time_steps, o_.batch, run);
    times_ = made.times;
    return made;
  }

  Report gradient(const Tensor& x, const TimePlan& plan, Observer* observer = nullptr) {
    for (Tensor& parameter : model_.parameters()) {
      if (!parameter.mutable_grad().defined()) parameter.mutable_grad() = at::zeros_like(parameter);
      parameter.mutable_grad().zero_();
    }
    return model_.mean_square(x, plan, {.tiers = {disk_.storage()}, .observer = observer}).report;
  }

  // Before anything is timed, on the shortest sequence.
  void check_bits() {
    const std::int64_t time_steps = shortest();
    const Tensor x = sliding_inputs(time_steps, o_);
    std::optional<Trace> trace;
    std::vector<Tensor> expected;
    const auto compare = [&](Strategy strategy, bool records, Observer* observer) {
      gradient(x, plan(time_steps, strategy, records), observer);
      const auto parameters = model_.parameters();
      for (std::size_t k = 0; k < parameters.size(); ++k) {
        if (strategy == Strategy::store_all)
          expected.push_back(parameters[k].grad().clone());
        else if (!at::equal(parameters[k].grad(), expected[k]))
          throw Error(fmt::format("the gradient of {} differs from store-all's", name_of(strategy)));
      }
    };
    compare(Strategy::store_all, false, nullptr);
    o_.spill.write_html(plan(time_steps, Strategy::two_level, true).plan);
    if (!o_.spill.trace().empty()) trace.emplace(o_.spill.trace());
    compare(Strategy::two_level, true, trace ? &*trace : nullptr);
    if (trace) trace->close();
    compare(Strategy::two_level, false, nullptr);
    compare(Strategy::kukreja, false, nullptr);
    compare(Strategy::revolve, false, nullptr);
    fmt::print(stderr, "{} time steps: all gradients have the bits of store-all's\n", time_steps);
  }

  Job job(std::string name, std::int64_t time_steps, const TimePlan& plan) const {
    BenchRow row;
    row.name = std::move(name);
    row.strategy = fmt::format("{} in blocks of {}", name_of(plan.plan.strategy), plan.block);
    row.threads = at::get_num_threads();
    row.predicted_s = plan.plan.prediction.time.seconds() / static_cast<double>(time_steps);
    row.predicted_peak = plan.plan.prediction.peak;
    return {std::move(row), time_steps, plan};
  }

  // On the longest of the sequences that fits into the memory there is for it.
  Job reference() {
    const Bytes memory = Bytes::parse(o_.reference_memory, "--reference-memory");
    std::optional<Job> longest;
    for (const std::int64_t time_steps : o_.time_steps) {
      const TimePlan all = plan(time_steps, Strategy::store_all, false);
      if (all.plan.prediction.peak <= memory && (!longest || time_steps > longest->time_steps))
        longest = job(fmt::format("{}, {} time steps", kReference, count_text(time_steps)), time_steps, all);
    }
    if (!longest)
      throw InvalidInput("--reference-memory", o_.reference_memory, "enough to keep every record of one of --time-steps");
    return std::move(*longest);
  }

  void add(std::vector<Job>& jobs, std::int64_t time_steps, const char* name, Strategy strategy, bool records) {
    const TimePlan planned = plan(time_steps, strategy, records);
    disk_.reserve(planned.plan);
    Job made = job(fmt::format("{}, {} time steps", name, count_text(time_steps)), time_steps, planned);
    made.row.budget = memory_;
    if (time_steps == shortest()) made.row.bit_identical_to = kReference;
    if (planned.plan.prediction.time.seconds() > o_.longest) {
      made.row.only_predicted = true;
      made.row.times = {*made.row.predicted_s};
      made.row.peak = planned.plan.prediction.peak;
    }
    jobs.push_back(std::move(made));
  }

  static double elapsed(const Report& report) { return static_cast<double>(report.elapsed.count()) * 1e-9; }
  // `first`: how much memory it takes, too.
  void run(Job& job, bool first) {
    const Tensor x = sliding_inputs(job.time_steps, o_);
    if (first) ::malloc_trim(0);
    const DiskTraffic before = DiskTraffic::now();
    ResidentPeak resident;
    const recollect::torch::MemoryMeter meter;
    LossNote note([](const std::string& line) { fmt::print(stderr, "note: {}\n", line); });
    Report report = gradient(x, job.plan, &note);
    disk_.add(report);
    if (first) {
      const DiskTraffic after = DiskTraffic::now();
      const bool spilled = report.done.written.count() > 0;
      job.row.peak = meter.peak() + (spilled ? disk_.fetch().tier.staging : Bytes{});
      job.row.rss = resident.growth();
      const Prediction& said = job.plan.plan.prediction;
      if (spilled)
        job.row.traffic = {said.written,
                           said.read,
                           Bytes(after.written - before.written),
                           Bytes(after.read - before.read),
                           static_cast<double>(report.waited().count()) * 1e-9,
                           report.lost};
    }
    // Training finds its memory as the iteration before left it: new pages, which cost store-all most, are not timed.
    if (job.plan.plan.strategy == Strategy::store_all && new_pages_) report = gradient(x, job.plan);
    new_pages_ = first && job.plan.plan.strategy != Strategy::store_all;
    double seconds = elapsed(report);
    // Short ones as often as makes the reference's length: both see as much of what else the machine does.
    const std::int64_t times = std::max<std::int64_t>(1, reference_steps_ / job.time_steps);
    for (std::int64_t k = 1; k < times; ++k) {
      const Report again = gradient(x, job.plan, &note);
      disk_.add(again);
      seconds += elapsed(again);
    }
    job.row.times.push_back(seconds / static_cast<double>(times * job.time_steps));
    fmt::print(stderr, "{}: {}, {} a time step, waited {}\n", job.row.name, seconds_text(seconds),
               seconds_text(job.row.times.back()), seconds_text(static_cast<double>(report.waited().count()) * 1e-9));
  }

  const Options& o_;
  SpillDisk& disk_;
  nn::Lstm model_;
  Tensor state_;
  std::vector<nn::PieceTimes> times_;
  std::int64_t reference_steps_ = 0;
  Bytes memory_{};
  bool new_pages_ = true;  // the next run's memory comes from the system
};

void check(Options& o) {
  if (o.input == 0) o.input = o.hidden;
  const auto between = [](std::int64_t value, std::int64_t most, const char* option) {
    if (value < 1 || value > most) throw InvalidInput(option, std::to_string(value), fmt::format("1 to {}", most));
  };
  if (o.time_steps.empty()) throw InvalidInput("--time-steps", "none", "one or more lengths");
  for (const std::int64_t time_steps : o.time_steps) between(time_steps, 100'000'000, "--time-steps");
  between(o.batch, 1'000'000, "--batch");
  between(o.hidden, 100'000, "--hidden");
  between(o.input, 100'000, "--input");
  between(o.slots, 1'000'000'000, "--slots");
  between(o.repetitions, 1000, "--repetitions");
  if (o.threads < 0 || o.threads > 1024) throw InvalidInput("--threads", std::to_string(o.threads), "1 to 1024");
}

int run(Options options) {
  check(options);
  keep_freed_memory();
  ::torch::manual_seed(0);
  const auto disk = options.spill.open(Strategy::two_level);
  const BenchReport report = FetchBench(options, *disk).measure();
  if (!options.svg.empty()) write_file(options.svg, [&](std::ostream& out) { draw_bench(out, report); });
  fmt::print("{}", options.json ? to_json(report).dump(2) + "\n" : table_of(report) + "  " + disk->text() + "\n");
  if (!options.svg.empty()) fmt::print(stderr, "wrote {}\n", options.svg);
  return Exit::ok;
}

}  // namespace

void add_bench_fetch(CLI::App& bench, int& exit_code) {
  CLI::App& command = *bench.add_subcommand("fetch", "Long sequences in the memory of a few states, with and without a disk");
  const auto options = std::make_shared<Options>();
  command.add_option("--time-steps", options->time_steps, "Lengths (default 1000,10000,100000)")->delimiter(',');
  command.add_option("--batch", options->batch, "Sequences in a batch (default 64)");
  command.add_option("--hidden", options->hidden, "Units (default 256)");
  command.add_option("--input", options->input, "Features of the input (default: as --hidden)");
  command.add_option("--slots", options->slots, "Memory, in states beside the record at work (default 50)");
  command.add_option("--reference-memory", options->reference_memory, "For row store-all (default 4GiB)")->type_name("SIZE");
  command.add_option("--repetitions", options->repetitions, "Timed runs of every row, of long ones two at most (default 3)");
  command.add_option("--longest", options->longest, "Seconds; rows that would take longer are only predicted (default 240)");
  command.add_option("--threads", options->threads, "By default as many as there are");
  options->spill.add_to(command);
  command.get_option("--spill")->required();
  command.add_option("--svg", options->svg, "Draw times and peaks into this file")->type_name("FILE")->group("Output");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer("Example: recollect bench fetch --spill /scratch --time-steps 1000,10000");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
