#include "bench_recurrent.hpp"

#include <fmt/core.h>
#include <torch/torch.h>

#include <charconv>

#include "arguments.hpp"
#include "bench_run.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "process.hpp"

namespace recollect::cli {

void RecurrentJob::add_to(CLI::App& command) {
  command.add_option("--time-steps", time_steps, "Length of the sequences")->required();
  command.add_option("--batch", batch, "Sequences in a batch")->required();
  command.add_option("--hidden", hidden, "Units of a layer")->required();
  command.add_option("--input", input, "Features of the input (default: as --hidden)");
  command.add_option("--layers", layers, "Layers (default 1)");
  command.add_option("--strategy", strategy, "Of row `budget` (default auto)")->type_name("NAME");
  spill.add_to(command);
  command.add_option("--repetitions", repetitions, "Timed runs of every row (default 9)");
  command.add_option("--threads", threads, "Threads of our rows; by default every row takes its best");
  command.add_option("--svg", svg, "Draw times and peaks into this file")->type_name("FILE")->group("Output");
  command.add_flag("--json", json, "Print one JSON document")->group("Output");
}

void RecurrentJob::check() {
  if (input == 0) input = hidden;
  const auto between = [](std::int64_t value, std::int64_t most, const char* option) {
    if (value < 1 || value > most) throw InvalidInput(option, std::to_string(value), fmt::format("1 to {}", most));
  };
  between(time_steps, 100'000'000, "--time-steps");
  between(batch, 1'000'000, "--batch");
  between(hidden, 100'000, "--hidden");
  between(input, 100'000, "--input");
  between(layers, 1000, "--layers");
  between(repetitions, 1000, "--repetitions");
  if (threads < 0 || threads > 1024) throw InvalidInput("--threads", std::to_string(threads), "1 to 1024");
}

BenchReport RecurrentJob::report(nn::Cell cell, const char* name) const {
  BenchReport report;
  report.title = fmt::format("{}, {} time steps, batch {}, input {}, hidden {}, {}", name, time_steps, batch, input, hidden,
                             layers == 1 ? "1 layer" : fmt::format("{} layers", layers));
  report.job = {{"model", name_of(cell)}, {"time_steps", time_steps}, {"batch", batch},
                {"input", input},         {"hidden", hidden},         {"layers", layers},
                {"dtype", "float32"},     {"loss", "mean(y^2)"},      {"repetitions", repetitions}};
  report.machine = describe_machine_with_libtorch();
  if (report.machine.value("load_before", 0.0) > 0.5)
    fmt::print(stderr, "the machine is busy (load {:.1f}): times will vary\n", report.machine["load_before"].get<double>());
  return report;
}

double RecurrentJob::flop(std::int64_t columns, std::int64_t seen) const {
  double flop = 0;
  for (std::int64_t layer = 0; layer < layers; ++layer) {
    const std::int64_t width = layer == 0 ? input : hidden;
    flop += 2.0 * static_cast<double>(columns * (2 * (width + seen) + seen + (layer > 0 ? width : 0)));
  }
  return flop * static_cast<double>(time_steps) * static_cast<double>(batch);
}

JobMemory::JobMemory(const std::string& text) {
  if (!text.ends_with('%')) {
    bytes_ = Bytes::parse(text, "--memory");
    return;
  }
  const char* end = text.data() + text.size() - 1;
  const auto [stop, error] = std::from_chars(text.data(), end, part_);
  part_ /= 100;
  if (error != std::errc{} || stop != end || !(part_ > 0) || part_ > 100)
    throw InvalidInput("--memory", text, "a size such as 64MiB, or a percentage of the reference row's peak such as 5%");
}

Bytes JobMemory::of(Bytes whole) const {
  return bytes_ ? *bytes_ : Bytes(static_cast<std::int64_t>(part_ * static_cast<double>(whole.count())));
}

int run_bench(RecurrentJob job, const std::function<BenchReport(const RecurrentJob&, SpillDisk*)>& measure) {
  job.check();
  keep_freed_memory();
  const auto disk = job.spill.open(strategy_from(job.strategy));
  const BenchReport report = [&] {
    try {
      return measure(job, disk.get());
    } catch (const c10::Error& error) {  // no memory for it, most likely; without libtorch's backtrace
      throw Error(error.what_without_backtrace());
    }
  }();
  if (!job.svg.empty()) write_file(job.svg, [&](std::ostream& out) { draw_bench(out, report); });
  fmt::print("{}", job.json ? to_json(report).dump(2) + "\n" : table_of(report));
  if (disk && !job.json) fmt::print("  {}\n", disk->text());
  if (!job.svg.empty()) fmt::print(stderr, "wrote {}\n", job.svg);
  return Exit::ok;
}

}  // namespace recollect::cli
