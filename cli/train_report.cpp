#include "train_report.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "left_out.hpp"
#include "output.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

std::string loss_text(Unit unit, double nats) {
  return unit == Unit::perplexity ? fmt::format("perplexity {:.1f}", in_unit(unit, nats))
                                  : fmt::format("{:.3f} {}", in_unit(unit, nats), to_string(unit));
}
std::string loss_text(Unit unit, const Validation& validation) {
  return loss_text(unit, validation.loss) + (validation.bleu ? fmt::format(", BLEU {:.2f}", *validation.bleu) : "");
}

void describe_model(const TrainOptions& o, const Source& source) {
  const ModelOptions& m = o.model;
  fmt::print(stderr, "{} {} layer{} of {} units", m.layers, name_of(m), m.layers == 1 ? "" : "s", m.hidden);
  if (m.attention)
    fmt::print(stderr, " on each side, attention {}, vocabularies {} and {},\n{} lanes of {} and {} time steps\n",
               nn::to_string(*m.attention), source.source_vocabulary_size(), source.vocabulary_size(), source.lanes(),
               source.longest_source(), source.longest());
  else
    fmt::print(stderr, ", vocabulary {}, {} lanes of {} time steps\n", source.vocabulary_size(), source.lanes(),
               source.longest());
}

// Only the last batch may have lanes without a pair.
std::int64_t held_out_count(const ParallelSource& pairs) {
  const std::int64_t batches = pairs.validation_batches();
  if (batches == 0) return 0;
  const std::vector<std::int32_t> lengths = pairs.validation(batches - 1).lengths;
  return batches * pairs.lanes() - std::count(lengths.begin(), lengths.end(), 0);
}

void describe_pairs(const ParallelSource& pairs) {
  fmt::print(stderr, "{} pairs to learn from, {} held out\n", count_text(pairs.pairs()), count_text(held_out_count(pairs)));
  if (!pairs.left_out().empty()) fmt::print(stderr, "note: {}\n", text_of(pairs.left_out()));
}

// Every step once forward and once backward.
double least_seconds(const Chain& chain) {
  Time sum{};
  for (std::size_t q = 0; q < chain.run_count(); ++q)
    sum += Time::of(chain.run_begin(q + 1) - chain.run_begin(q), chain.run(q).forward + chain.run(q).backward);
  return sum.seconds();
}

void describe_plan(const nn::TimePlan& p, std::int64_t parts) {
  const Chain& chain = p.plan.chain;
  const double time = p.plan.prediction.time.seconds();
  std::string rewinds, in_parts;
  if (parts > 1) in_parts = fmt::format("; {} sequences at a time, in {} parts", p.batch, parts);
  if (const std::int64_t count = p.plan.prediction.rewinds; count > 0)
    rewinds = fmt::format(" and {:.2f} rewinds", static_cast<double>(count) / static_cast<double>(chain.size()));
  fmt::print(stderr,
             "plan: {}, {} block{} of {} time steps, {:.2f} forward steps{} for each backward;\n"
             "      {} a batch, {:.0f} % more than keeping everything would take{}\n",
             name_of(p.plan.strategy), chain.size(), chain.size() == 1 ? "" : "s", p.block, p.plan.prediction.recompute_factor(),
             rewinds, seconds_text(static_cast<double>(parts) * time), std::max(0.0, 100 * (time / least_seconds(chain) - 1)),
             in_parts);
}

}  // namespace

void describe(const Trainer& trainer) {
  const Breakdown& b = trainer.breakdown();
  const nn::TimePlan& p = trainer.plan();
  const TrainOptions& o = trainer.options();
  const Source& source = trainer.source();
  describe_model(o, source);
  if (const auto* pairs = dynamic_cast<const ParallelSource*>(&source)) describe_pairs(*pairs);
  Table table({"memory", ""});
  table.add({"parameters", to_string(b.parameters)});
  table.add({"gradients", to_string(b.gradients)});
  table.add({"optimizer", to_string(b.optimizer)});
  table.add({"inputs", to_string(b.inputs)});
  table.add({"activations", to_string(b.activations)});
  table.add({"together", to_string(b.total())});
  if (o.memory.total) table.add({"budget", to_string(*o.memory.total)});
  if (o.memory.activations) table.add({"budget of activations", to_string(*o.memory.activations)});
  // Longer blocks may take a little more than the shortest ones, which store_all is of.
  const Bytes all_kept = p.plan.strategy == Strategy::store_all ? b.activations : p.store_all;
  table.add({"keeping everything", to_string(b.fixed() + all_kept)});
  fmt::print(stderr, "{}\n", table.text());
  describe_plan(p, source.lanes() / p.batch);
}

Screen::Screen(const Trainer& trainer, std::optional<Bytes> budget, SpillDisk* disk, const std::string& trace)
    : trainer_(trainer), budget_(budget), disk_(disk), bar_(trainer.steps(), trainer.step()) {
  if (!trace.empty()) trace_.emplace(trace, &note_);
}

void Screen::computed(const Report& report, Bytes peak) {
  if (disk_ != nullptr) disk_->add(report);
  comparison_.add(report, peak);
  if (!trace_) return;
  trace_->close();  // the first gradient is enough to see
  trace_.reset();
}

void Screen::stepped(const StepReport& r) {
  loss_ = loss_ ? 0.9 * *loss_ + 0.1 * r.loss : r.loss;
  tapes_ += r.tapes;
  peak_ = r.memory;
  bar_.show(r.step, fmt::format("{}  {} tokens/s  {}{}", loss_text(trainer_.source().unit(), *loss_),
                                count_text(static_cast<std::int64_t>(static_cast<double>(r.tokens) / r.seconds)),
                                to_string(r.memory), budget_ ? " of " + to_string(*budget_) : ""));
}

void Screen::replanned(const std::string& why) {
  bar_.say(fmt::format("note: {}; measured and planned anew: {}, {} a batch", why, name_of(trainer_.plan().plan.strategy),
                       seconds_text(trainer_.plan().plan.prediction.time.seconds())));
}

void Screen::validated(const Validation& v) {
  std::string line = fmt::format("step {}: held out {}", v.step, loss_text(trainer_.source().unit(), v));
  if (const DataOptions& data = trainer_.options().data; data.task || data.translate)
    line += fmt::format(", {:.1f} % right, {:.1f} of {:.1f} tokens of a sequence",
                        100.0 * static_cast<double>(v.correct) / static_cast<double>(std::max<std::int64_t>(1, v.counted)),
                        v.correct_each(), v.counted_each());
  bar_.say(line + (v.best ? ", the best so far" : ""));
  last_ = v;
}

nlohmann::ordered_json to_json(const Trainer& trainer, const TrainOutcome& outcome, const SpillDisk* disk) {
  const Breakdown& b = trainer.breakdown();
  const nn::TimePlan& p = trainer.plan();
  const Unit unit = trainer.source().unit();
  nlohmann::ordered_json json{{"schema_version", 1}, {"steps", trainer.step()}, {"unit", to_string(unit)}};
  if (outcome.loss) json["loss"] = *outcome.loss;
  if (const auto& v = outcome.validation) {
    json["validation"] = {{"step", v->step},       {"loss", v->loss},       {"value", in_unit(unit, v->loss)},
                          {"counted", v->counted}, {"correct", v->correct}, {"sequences", v->sequences}};
    if (v->bleu) json["validation"]["bleu"] = *v->bleu;
  }
  if (const auto* pairs = dynamic_cast<const ParallelSource*>(&trainer.source()))
    json["pairs"] = {{"training", pairs->pairs()},
                     {"held_out", held_out_count(*pairs)},
                     {"left_out", cli::to_json(pairs->left_out())},
                     {"source_vocabulary", pairs->source_vocabulary_size()},
                     {"vocabulary", pairs->vocabulary_size()}};
  json["memory"] = {{"parameters_bytes", b.parameters.count()},      {"gradients_bytes", b.gradients.count()},
                    {"optimizer_bytes", b.optimizer.count()},        {"inputs_bytes", b.inputs.count()},
                    {"activations_bytes", b.activations.count()},    {"store_all_bytes", p.store_all.count()},
                    {"minimum_activations_bytes", p.minimum.count()}};
  if (outcome.peak) json["memory"]["peak_bytes"] = outcome.peak->count();
  json["strategy"] = name_of(p.plan.strategy);
  json["prediction"] = cli::to_json(p.plan.prediction, p.plan.strategy);
  json["block"] = p.block;
  json["micro_block"] = p.micro_block;
  json["micro_batch"] = p.batch;
  json["threads"] = trainer.options().run.threads;
  if (outcome.loss) json["comparison"] = cli::to_json(outcome.comparison);
  if (!outcome.tapes.empty()) json["tape"] = train::to_json(outcome.tapes);
  if (disk != nullptr) json["spill"] = disk->json();
  return json;
}

void conclude(const Trainer& trainer, const TrainOutcome& outcome, const SpillDisk* disk, const std::string& out, bool verbose) {
  if (outcome.validation) fmt::print("held out: {}\n", loss_text(trainer.source().unit(), *outcome.validation));
  if (!outcome.loss) fmt::print("all {} steps were done already\n", trainer.steps());
  if (!outcome.tapes.empty()) fmt::print("{}\n", text_of(outcome.tapes));
  if (disk != nullptr) fmt::print("{}\n", disk->text());
  if (verbose && outcome.loss) fmt::print("\n{}\n", text_of(outcome.comparison));
  if (!verbose && outcome.comparison.is_worse())
    for (const std::string& gap : outcome.comparison.gaps()) fmt::print(stderr, "note: {}\n", gap);
  if (!out.empty())
    fmt::print("{0}/best/model.safetensors, {0}/metrics.jsonl; to go on: recollect train --resume --out {0} --steps N\n", out);
}

}  // namespace recollect::cli
