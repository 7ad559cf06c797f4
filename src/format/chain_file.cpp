#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "format/chain_json.hpp"
#include "recollect/format.hpp"

namespace recollect {
namespace {

using json::Object;

VariantSpec variant_from_json(const json::Json& value, const std::string& path) {
  const Object object(value, path);
  object.allow({"forward", "backward", "record_bytes", "forward_scratch_bytes", "backward_scratch_bytes"});
  VariantSpec variant;
  if (object.has("forward")) variant.forward = object.seconds("forward");
  if (object.has("backward")) variant.backward = object.seconds("backward");
  if (object.has("record_bytes")) variant.record = object.bytes("record_bytes");
  if (object.has("forward_scratch_bytes")) variant.forward_scratch = object.bytes("forward_scratch_bytes");
  if (object.has("backward_scratch_bytes")) variant.backward_scratch = object.bytes("backward_scratch_bytes");
  return variant;
}

Chain::Run run_from_json(const json::Json& value, const std::string& path) {
  const Object step(value, path);
  step.allow({"name", "forward", "advance", "backward", "rewind", "state_bytes", "record_bytes", "gradient_bytes",
              "forward_scratch_bytes", "advance_scratch_bytes", "backward_scratch_bytes", "tape_bytes", "record_holds_input",
              "in_place", "repeat", "variants"});
  StepSpec spec;
  spec.name = step.text("name", "");
  spec.forward = step.seconds("forward");
  spec.backward = step.seconds("backward");
  if (step.has("advance")) spec.advance = step.seconds("advance");
  if (step.has("rewind")) spec.rewind = step.seconds("rewind");
  spec.state = step.bytes_or("state_bytes", Bytes(0));
  spec.record = step.bytes_or("record_bytes", Bytes(0));
  if (step.has("gradient_bytes")) spec.gradient = step.bytes("gradient_bytes");
  spec.forward_scratch = step.bytes_or("forward_scratch_bytes", Bytes(0));
  if (step.has("advance_scratch_bytes")) spec.advance_scratch = step.bytes("advance_scratch_bytes");
  spec.backward_scratch = step.bytes_or("backward_scratch_bytes", Bytes(0));
  spec.tape = step.bytes_or("tape_bytes", Bytes(0));
  spec.record_holds_input = step.flag("record_holds_input");
  spec.in_place = step.flag("in_place");
  if (step.has("variants"))
    for (const auto& variant : step.array("variants"))
      spec.variants.push_back(variant_from_json(variant, step.at("variants") + "[" + std::to_string(spec.variants.size()) + "]"));
  const Step count = step.has("repeat") ? step.integer("repeat", 1, "a whole number from 1") : 1;
  return {std::move(spec), count};
}

Tier tier_from_json(const json::Json& value, const std::string& path) {
  const Object object(value, path);
  object.allow({"name", "write", "read", "latency", "staging_bytes"});
  Tier tier;
  tier.name = object.text("name", "");
  tier.write_bytes_per_second = object.number("write", "bytes per second from 1");
  tier.read_bytes_per_second = object.number("read", "bytes per second from 1");
  if (object.has("latency")) tier.latency = object.seconds("latency");
  tier.staging = object.bytes_or("staging_bytes", Bytes(0));
  return tier;
}

// 1e9 is a double and 1e-9 is not: a product would be rounded twice.
double in_seconds(Nanoseconds time) { return static_cast<double>(time.count()) / 1e9; }

nlohmann::ordered_json variant_to_json(const RecordCosts& variant, const StepCosts& step) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  if (variant.forward != step.forward) json["forward"] = in_seconds(variant.forward);
  if (variant.backward != step.backward) json["backward"] = in_seconds(variant.backward);
  if (variant.record != step.record) json["record_bytes"] = variant.record.count();
  if (variant.forward_scratch != step.forward_scratch) json["forward_scratch_bytes"] = variant.forward_scratch.count();
  if (variant.backward_scratch != step.backward_scratch) json["backward_scratch_bytes"] = variant.backward_scratch.count();
  return json;
}

}  // namespace

Chain chain_from_json(const json::Json& value, const std::string& path) {
  const Object document(value, path);
  document.expect_format("recollect-chain");
  document.allow({"format", "version", "name", "input_state_bytes", "input_gradient_bytes", "steps", "tiers"});
  Chain::Options options;
  options.input_state = document.bytes_or("input_state_bytes", Bytes(0));
  if (document.has("input_gradient_bytes")) options.input_gradient = document.bytes("input_gradient_bytes");
  if (document.has("tiers"))
    for (const auto& tier : document.array("tiers"))
      options.tiers.push_back(tier_from_json(tier, document.at("tiers") + "[" + std::to_string(options.tiers.size()) + "]"));
  std::vector<Chain::Run> runs;
  for (const auto& step : document.array("steps"))
    runs.push_back(run_from_json(step, document.at("steps") + "[" + std::to_string(runs.size()) + "]"));
  try {
    return Chain(options, runs);
  } catch (const InvalidInput& error) {
    if (path.empty()) throw;
    throw InvalidInput(path, error);
  }
}

nlohmann::ordered_json chain_to_json(const Chain& chain) {
  nlohmann::ordered_json document{{"format", "recollect-chain"}, {"version", 1}, {"input_state_bytes", chain.state(0).count()}};
  if (chain.gradient(0) != chain.state(0)) document["input_gradient_bytes"] = chain.gradient(0).count();
  auto& steps = document["steps"] = nlohmann::ordered_json::array();
  for (std::size_t q = 0; q < chain.run_count(); ++q) {
    const StepCosts& run = chain.run(q);
    nlohmann::ordered_json step;
    if (!run.name.empty()) step["name"] = run.name;
    step["forward"] = in_seconds(run.forward);
    if (run.advance != run.forward) step["advance"] = in_seconds(run.advance);
    step["backward"] = in_seconds(run.backward);
    if (run.rewind) step["rewind"] = in_seconds(*run.rewind);
    step["state_bytes"] = run.state.count();
    step["record_bytes"] = run.record.count();
    if (run.gradient != run.state) step["gradient_bytes"] = run.gradient.count();
    if (run.forward_scratch != Bytes(0)) step["forward_scratch_bytes"] = run.forward_scratch.count();
    if (run.advance_scratch != run.forward_scratch) step["advance_scratch_bytes"] = run.advance_scratch.count();
    if (run.backward_scratch != Bytes(0)) step["backward_scratch_bytes"] = run.backward_scratch.count();
    if (run.tape != Bytes(0)) step["tape_bytes"] = run.tape.count();
    if (run.record_holds_input) step["record_holds_input"] = true;
    if (run.in_place) step["in_place"] = true;
    for (const RecordCosts& variant : run.variants) step["variants"].push_back(variant_to_json(variant, run));
    if (const Step count = chain.run_begin(q + 1) - chain.run_begin(q); count != 1) step["repeat"] = count;
    steps.push_back(std::move(step));
  }
  for (const Tier& tier : chain.tiers()) {
    nlohmann::ordered_json entry{
        {"name", tier.name}, {"write", tier.write_bytes_per_second}, {"read", tier.read_bytes_per_second}};
    if (tier.latency.count() != 0) entry["latency"] = in_seconds(tier.latency);
    if (tier.staging != Bytes(0)) entry["staging_bytes"] = tier.staging.count();
    document["tiers"].push_back(std::move(entry));
  }
  return document;
}

Chain parse_chain(std::string_view text) { return chain_from_json(json::parse(text, "chain file"), ""); }

std::string format_chain(const Chain& chain) {
  return chain_to_json(chain).dump(1, ' ', false, json::Json::error_handler_t::replace) + "\n";
}

std::string read_file(const std::string& path) {
  if (std::filesystem::is_directory(path)) throw StorageError("opening", path, EISDIR);
  std::ifstream file(path, std::ios::binary);
  if (!file) throw StorageError("opening", path, errno);
  std::ostringstream text;
  text << file.rdbuf();
  if (file.bad() || text.bad()) throw StorageError("reading", path, errno);
  return std::move(text).str();
}

}  // namespace recollect
