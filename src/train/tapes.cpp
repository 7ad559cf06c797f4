#include "train/tapes.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "train/model_file.hpp"

namespace recollect::train {
namespace {

constexpr double kBitsOfNumber = 32, kBitsOfByte = 8;

void add(nn::TapeUse& sum, const nn::TapeUse& more) {
  sum.bits += more.bits;
  sum.forgotten += more.forgotten;
  sum.units += more.units;
}

// Of steps that are blocks of `time_steps` time steps; `first` is the first of them, which is no shorter than the others.
std::optional<TapeReport> report_of(const nn::TapeUse& use, nn::Cell cell, std::int64_t units, const nn::TimePlan& plan,
                                    std::int64_t time_steps, Step first) {
  if (use.units == 0) return std::nullopt;
  const std::int64_t micros = (time_steps + plan.micro_block - 1) / plan.micro_block,
                     steps = std::min(plan.block, micros * plan.micro_block);
  const auto all = static_cast<double>(use.units);
  return TapeReport{.bits = use.bits / all,
                    .ideal = use.forgotten / all,
                    .states = kBitsOfNumber * static_cast<double>(nn::state_parts(cell)),
                    .records = kBitsOfByte * static_cast<double>(plan.plan.chain.step(first).record.count()) /
                               static_cast<double>(steps * plan.batch * units)};
}

TapeReports reports_of(const TapeUses& uses, const nn::EncoderDecoderOptions& o, const nn::TimePlan& plan) {
  const std::int64_t units = o.layers * o.hidden, decoder_blocks = (plan.time_steps + plan.block - 1) / plan.block;
  TapeReports reports{.has_encoder = true};
  reports.encoder = report_of(uses.encoder, o.cell, units, plan, plan.source_steps, 0);
  if (reports.encoder) reports.encoder->slice = kBitsOfNumber * static_cast<double>(o.slice()) / static_cast<double>(units);
  reports.tape = report_of(uses.tape, o.cell, units, plan, plan.time_steps, plan.plan.chain.size() - decoder_blocks);
  return reports;
}

}  // namespace

TapeUses& TapeUses::operator+=(const TapeUses& other) {
  add(tape, other.tape);
  add(encoder, other.encoder);
  return *this;
}

std::optional<TapeReport> tape_report(const nn::TapeUse& use, nn::Cell cell, std::int64_t units_of_all_layers,
                                      const nn::TimePlan& plan) {
  return report_of(use, cell, units_of_all_layers, plan, plan.time_steps, 0);
}

TapeReports tape_reports(const TapeUses& uses, const nn::TokenModel& model, const nn::TimePlan& plan) {
  const TokenModelOptions options = options_of(model);
  if (const auto* o = std::get_if<nn::EncoderDecoderOptions>(&options)) return reports_of(uses, *o, plan);
  TapeReports reports;
  if (const auto* o = std::get_if<nn::SequenceModelOptions>(&options))
    reports.tape = tape_report(uses.tape, o->cell, o->layers * o->hidden, plan);
  return reports;
}

nlohmann::ordered_json to_json(const TapeReports& reports) {
  if (!reports.has_encoder && reports.tape) return to_json(*reports.tape);
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  if (reports.encoder) json["encoder"] = to_json(*reports.encoder);
  if (reports.tape) json["decoder"] = to_json(*reports.tape);
  return json;
}

std::string text_of(const TapeReports& reports) {
  if (!reports.has_encoder) return reports.tape ? text_of(*reports.tape) : "";
  std::string text;
  if (reports.encoder) text += "encoder: " + text_of(*reports.encoder);
  if (reports.encoder && reports.tape) text += "\n";
  if (reports.tape) text += "decoder: " + text_of(*reports.tape);
  return text;
}

}  // namespace recollect::train
