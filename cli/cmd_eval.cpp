#include <ATen/Parallel.h>
#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "train/trainer.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

struct Arguments {
  std::string run, data;
  bool latest = false, json = false;
};

int run(const Arguments& a) {
  const Learnt learnt = load_run(a.run, a.latest);
  if (learnt.options.run.threads > 0) at::set_num_threads(learnt.options.run.threads);  // as the run had, to the last bit
  const DataOptions& data = learnt.options.data;
  if (!a.data.empty() && data.task) throw InvalidInput("--data", a.data, "nothing: the run learnt a task, not a text");
  const auto source =
      a.data.empty() ? make_source(data, learnt.options.run.seed, learnt.vocabulary) : held_out_source(a.data, learnt);
  if (a.data.empty()) learnt.check_files(*source);
  const Validation found = validate(*learnt.model, *source, learnt.options.memory);
  if (found.counted == 0)
    throw InvalidInput("--data", data.file + ", of which the run held nothing out", "another text to evaluate on");
  if (!std::isfinite(found.loss)) throw Error("the loss is no number: the model has learnt nothing that can be used");
  const double value = in_unit(source->unit(), found.loss),
               right = static_cast<double>(found.correct) / static_cast<double>(found.counted);
  if (a.json)
    fmt::print("{}\n", nlohmann::ordered_json{{"schema_version", 1},
                                              {"step", learnt.step},
                                              {"loss", found.loss},
                                              {"unit", to_string(source->unit())},
                                              {"value", value},
                                              {"counted", found.counted},
                                              {"correct", found.correct},
                                              {"sequences", found.sequences},
                                              {"accuracy", right}}
                           .dump(2));
  else
    fmt::print("step {}: {:.4f} {} over {} tokens, {:.2f} % of them the likeliest{}\n", learnt.step, value,
               to_string(source->unit()), found.counted, 100 * right,
               data.task ? fmt::format(", {:.2f} of {:.2f} in a sequence", found.correct_each(), found.counted_each()) : "");
  return Exit::ok;
}

}  // namespace

void add_eval(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("eval", "The loss of a trained model on held-out data.");
  auto a = std::make_shared<Arguments>();
  command->add_option("--run", a->run, "what recollect train --out has written")->type_name("DIR")->required();
  command->add_option("--data", a->data, "another text; by default what the run held out")->type_name("FILE");
  command->add_flag("--latest", a->latest, "the latest checkpoint instead of the best");
  command->add_flag("--json", a->json, "the result as JSON");
  command->footer("Example: recollect eval --run run --data other.txt");
  command->callback([a, &exit_code] { exit_code = run(*a); });
}

}  // namespace recollect::cli
