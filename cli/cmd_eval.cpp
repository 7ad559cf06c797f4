#include <ATen/Parallel.h>
#include <fmt/core.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "left_out.hpp"
#include "recollect/error.hpp"
#include "train/learnt.hpp"
#include "train/validation.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

struct Arguments {
  std::string run, data, source, target;
  bool latest = false, json = false;
};

void check(const Arguments& a, const DataOptions& data) {
  if (!a.data.empty() && data.task) throw InvalidInput("--data", a.data, "nothing: the run learnt a task, not a text");
  if (!a.data.empty() && data.translate)
    throw InvalidInput("--data", a.data, "--source FILE --target FILE: the run learnt to translate");
  const bool source = !a.source.empty(), target = !a.target.empty();
  if ((source || target) && !data.translate)
    throw InvalidInput(source ? "--source" : "--target", source ? a.source : a.target,
                       data.task ? "nothing: the run learnt a task" : "--data FILE: the run learnt a text");
  if (source != target) throw InvalidInput(source ? "--target" : "--source", "no file", "both files of the pairs, or neither");
}

// Pairs that a run would not learn from are not evaluated on, either. Every pair is of training and held out here: what is wrong
// with one is said twice.
LeftOut left_out_of(const ParallelSource& pairs) {
  LeftOut left_out = pairs.left_out();
  left_out.resize(left_out.size() / 2);
  return left_out;
}

std::unique_ptr<Source> source_of(const Arguments& a, const Learnt& learnt) {
  const DataOptions& data = learnt.options.data;
  if (!a.data.empty()) return held_out_text(a.data, data, learnt.vocabularies);
  if (!a.source.empty()) {
    auto pairs = held_out_pairs(a.source, a.target, data, learnt.vocabularies);
    if (const LeftOut left_out = left_out_of(*pairs); !left_out.empty()) fmt::print(stderr, "note: {}\n", text_of(left_out));
    return pairs;
  }
  auto source = make_source(data, learnt.options.run.seed, learnt.vocabularies);
  learnt.check_files(*source);
  return source;
}

int run(const Arguments& a) {
  const Learnt learnt = load_run(a.run, a.latest);
  if (learnt.options.run.threads > 0) at::set_num_threads(learnt.options.run.threads);  // as the run had, to the last bit
  const DataOptions& data = learnt.options.data;
  check(a, data);
  const auto source = source_of(a, learnt);
  const Validation found = validate(*learnt.model, *source, learnt.options.memory);
  if (found.counted == 0)
    throw InvalidInput(data.translate ? "--source" : "--data",
                       (data.translate ? data.source_file : data.file) + ", of which the run held nothing out",
                       data.translate ? "other pairs to evaluate on" : "another text to evaluate on");
  if (!std::isfinite(found.loss)) throw ArithmeticError("the loss is no number: the model has learnt nothing that can be used");
  const double value = in_unit(source->unit(), found.loss),
               right = static_cast<double>(found.correct) / static_cast<double>(found.counted);
  if (a.json) {
    nlohmann::ordered_json json{
        {"schema_version", 1}, {"step", learnt.step},      {"loss", found.loss},       {"unit", to_string(source->unit())},
        {"value", value},      {"counted", found.counted}, {"correct", found.correct}, {"sequences", found.sequences},
        {"accuracy", right}};
    if (found.bleu) json["bleu"] = *found.bleu;
    if (const auto* pairs = dynamic_cast<const ParallelSource*>(source.get()); pairs != nullptr && !a.source.empty())
      json["left_out"] = to_json(left_out_of(*pairs));
    fmt::print("{}\n", json.dump(2));
    return Exit::ok;
  }
  const bool each = data.task || data.translate;
  fmt::print("step {}: {:.4f} {} over {} tokens, {:.2f} % of them the likeliest{}{}\n", learnt.step, value,
             to_string(source->unit()), found.counted, 100 * right,
             each ? fmt::format(", {:.2f} of {:.2f} in a sequence", found.correct_each(), found.counted_each()) : "",
             found.bleu ? fmt::format(", BLEU {:.2f}", *found.bleu) : "");
  return Exit::ok;
}

}  // namespace

void add_eval(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("eval", "The loss of a trained model on held-out data.");
  auto a = std::make_shared<Arguments>();
  command->add_option("--run", a->run, "what recollect train --out has written")->type_name("DIR")->required();
  command->add_option("--data", a->data, "another text; by default what the run held out")->type_name("FILE");
  command->add_option("--source", a->source, "of a run that translates: other pairs")->type_name("FILE");
  command->add_option("--target", a->target, "and their translations")->type_name("FILE");
  command->add_flag("--latest", a->latest, "the latest checkpoint instead of the best");
  command->add_flag("--json", a->json, "the result as JSON");
  command->footer("Example: recollect eval --run trained --data other.txt");
  command->callback([a, &exit_code] { exit_code = run(*a); });
}

}  // namespace recollect::cli
