#include <fmt/core.h>
#include <fmt/ranges.h>
#include <torch/script.h>
#include <torch/torch.h>

#include <charconv>
#include <fstream>

#include "commands.hpp"
#include "networks/networks.hpp"
#include "output.hpp"
#include "recollect/format.hpp"
#include "recollect/torch/profile.hpp"

namespace recollect::cli {
namespace {

using recollect::torch::Layer;
using recollect::torch::Profile;
using recollect::torch::StepProfile;
using recollect::torch::Tensors;
using recollect::torch::Timing;

struct Options {
  std::string model, input, dtype = "float32", device = "cpu", out;
  std::int64_t batch = 8;
  int threads = 0, repetitions = 5;
  bool eval = false, json = false;
};

// "8x3x224x224"
std::vector<std::int64_t> shape_from(const std::string& text) {
  std::vector<std::int64_t> shape;
  const char *at = text.data(), *end = at + text.size();
  while (at < end) {
    std::int64_t size = 0;
    const auto [next, error] = std::from_chars(at, end, size);
    if (error != std::errc() || size < 1 || (next < end && (*next != 'x' || next + 1 == end)))
      throw InvalidInput("--input", text, "sizes from 1 with an x between them, such as 8x3x224x224");
    shape.push_back(size);
    at = next + 1;
  }
  return shape;
}

// The children of a torch.nn.Sequential that Python saved with torch.jit.script(model).save(FILE).
std::vector<Layer> layers_of_script(const std::string& path, const Options& options, ::torch::ScalarType dtype) {
  if (!std::ifstream(path))
    throw InvalidInput(
        "the model", path,
        "a TorchScript file that can be read, or one of " + fmt::format("{}", fmt::join(networks::network_names(), ", ")));
  ::torch::jit::Module script = [&] {
    try {
      return ::torch::jit::load(path);
    } catch (const c10::Error& error) {
      throw InvalidInput("the model", path, std::string("a TorchScript file; libtorch says: ") + error.what_without_backtrace());
    }
  }();
  script.train(!options.eval);
  script.to(::torch::Device(options.device), dtype);
  std::vector<Layer> layers;
  const auto& type = script.type();
  const bool sequential = type->name() && type->name()->name().find("Sequential") != std::string::npos;
  const auto add = [&](const ::torch::jit::Module& module, const std::string& name) {
    const auto shared = std::make_shared<::torch::jit::Module>(module);
    layers.emplace_back([shared](const ::torch::Tensor& x) { return shared->forward({x}).toTensor(); }, name);
  };
  if (sequential)
    for (const auto& child : script.named_children())
      add(child.value, child.value.type()->name() ? child.value.type()->name()->name() : child.name);
  if (layers.empty())
    throw InvalidInput("the model", path,
                       "a torch.nn.Sequential: its children are the steps, so a network that is none has one step only");
  return layers;
}

void to(const std::vector<Layer>& layers, const Options& options, ::torch::ScalarType dtype) {
  for (const Layer& layer : layers)
    if (layer.module()) {
      layer.module()->to(::torch::Device(options.device), dtype);
      layer.module()->train(!options.eval);
    }
}

std::string time_text(const Timing& timing) {
  return fmt::format("{:.3g} ±{:.2g}", static_cast<double>(timing.median.count()) * 1e-6,
                     static_cast<double>(timing.spread.count()) * 0.5e-6);
}

void print_table(const Profile& profile, const Options& options) {
  Table table({"step", "advance, ms", "record, ms", "backward, ms", "state", "record", "scratch", "notes"});
  for (const StepProfile& step : profile.steps) {
    std::string notes;
    for (const auto& [flag, note] : {std::pair{step.draws, "draws"},
                                     {step.changes_buffers, "buffers"},
                                     {step.advances_by_recording, "advances by recording"}})
      if (flag) notes += (notes.empty() ? "" : ", ") + std::string(note);
    table.add({step.name, time_text(step.advance), time_text(step.record), time_text(step.backward), to_string(step.state),
               to_string(step.record_bytes), to_string(std::max(step.forward_scratch, step.backward_scratch)), notes});
  }
  fmt::print("{}\n", table.text());
  if (profile.first_layer > 0)
    fmt::print("The first {} layers need no gradient and run before the chain.\n", profile.first_layer);
  fmt::print("store-all takes {}; {} is the least. Beside it, {} when steps run more than once.\n",
             to_string(store_all_memory(profile.chain)), to_string(minimum_memory(profile.chain).memory),
             to_string(profile.kept_beside));
  if (options.out.empty()) fmt::print("--out FILE writes it for recollect plan --chain FILE\n");
}

nlohmann::ordered_json to_json(const Timing& timing) {
  return {{"median", static_cast<double>(timing.median.count()) * 1e-9},
          {"spread", static_cast<double>(timing.spread.count()) * 1e-9}};
}

void print_json(const Profile& profile, const Options& options) {
  nlohmann::ordered_json json{{"schema_version", 1},
                              {"model", options.model},
                              {"libtorch", TORCH_VERSION},
                              {"threads", at::get_num_threads()},
                              {"first_layer", profile.first_layer},
                              {"kept_beside_bytes", profile.kept_beside.count()},
                              {"store_all_bytes", store_all_memory(profile.chain).count()},
                              {"minimum_bytes", minimum_memory(profile.chain).memory.count()}};
  for (const StepProfile& step : profile.steps)
    json["steps"].push_back({{"name", step.name},
                             {"first_layer", step.first_layer},
                             {"layers", step.layers},
                             {"advance", to_json(step.advance)},
                             {"record", to_json(step.record)},
                             {"backward", to_json(step.backward)},
                             {"state_bytes", step.state.count()},
                             {"record_bytes", step.record_bytes.count()},
                             {"gradient_bytes", step.gradient.count()},
                             {"advance_scratch_bytes", step.advance_scratch.count()},
                             {"forward_scratch_bytes", step.forward_scratch.count()},
                             {"backward_scratch_bytes", step.backward_scratch.count()},
                             {"draws", step.draws},
                             {"changes_buffers", step.changes_buffers},
                             {"advances_by_recording", step.advances_by_recording}});
  fmt::print("{}\n", json.dump(2));
}

int run(const Options& options) {
  if (options.repetitions < 1 || options.repetitions > 1000)
    throw InvalidInput("--repetitions", std::to_string(options.repetitions), "1 to 1000");
  if (options.batch < 1) throw InvalidInput("--batch", std::to_string(options.batch), "1 or more");
  if (options.threads < 0) throw InvalidInput("--threads", std::to_string(options.threads), "1 or more");
  if (options.dtype != "float32" && options.dtype != "float64")
    throw InvalidInput("--dtype", options.dtype, "float32 or float64");
  if (options.device != "cpu" && options.device != "cuda") throw InvalidInput("--device", options.device, "cpu or cuda");
  if (options.device == "cuda" && !::torch::cuda::is_available())
    throw InvalidInput("--device", "cuda", "cpu: libtorch sees no GPU here");
  if (options.threads > 0) ::torch::set_num_threads(options.threads);
  const ::torch::ScalarType dtype = options.dtype == "float32" ? ::torch::kFloat32 : ::torch::kFloat64;

  std::optional<std::vector<Layer>> layers = networks::network_named(options.model);
  ::torch::Tensor input;
  if (!options.input.empty())
    input = ::torch::randn(shape_from(options.input));
  else if (layers)
    input = networks::example_input(options.model, options.batch);
  else
    throw InvalidInput("--input", "nothing", "the shape that " + options.model + " takes, such as 8x3x224x224");
  if (!layers) layers = layers_of_script(options.model, options, dtype);
  to(*layers, options, dtype);
  input = input.to(::torch::Device(options.device), dtype);

  fmt::print(stderr, "profiling {} layers on {}: {} timed sweeps after two for warmth and bytes\n", layers->size(),
             options.device, options.repetitions);
  const Profile profile = [&] {
    try {
      return recollect::torch::profile(*layers, {input}, {.repetitions = options.repetitions});
    } catch (const c10::Error& error) {  // a shape that the network does not take, most likely; without libtorch's backtrace
      throw InvalidInput("--input", options.input.empty() ? "the default" : options.input,
                         std::string("a shape that the network takes; libtorch says: ") + error.what_without_backtrace());
    }
  }();
  options.json ? print_json(profile, options) : print_table(profile, options);
  if (!options.out.empty()) {
    write_file(options.out, [&](std::ostream& out) { out << format_chain(profile.chain); });
    fmt::print(stderr, "wrote {}\n", options.out);
  }
  return Exit::ok;
}

}  // namespace

void add_profile(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("profile", "Measure the steps of a network; write them as a chain file");
  const auto options = std::make_shared<Options>();
  command
      .add_option(
          "model", options->model,
          "A TorchScript file of a torch.nn.Sequential, or resnet18 … resnet152, densenet121, vgg16, mlp-100x512 and the like")
      ->type_name("MODEL")
      ->required();
  command.add_option("--input", options->input, "Shape of the input, such as 8x3x224x224")->type_name("SHAPE");
  command.add_option("--batch", options->batch, "For a network by name: examples in a batch (default 8)");
  command.add_option("--dtype", options->dtype, "float32 (default) or float64");
  command.add_option("--device", options->device, "cpu (default) or cuda");
  command.add_option("--threads", options->threads, "Threads of libtorch (default: its own choice)");
  command.add_option("--repetitions", options->repetitions, "Timed sweeps; their median counts (default 5)");
  command.add_flag("--eval", options->eval, "Profile in evaluation mode instead of training mode");
  command.add_option("--out", options->out, "Write the chain into this file")->type_name("FILE")->group("Output");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer(
      "Example: recollect profile resnet50 --batch 4 --out resnet50.json\n         recollect plan --chain resnet50.json --memory "
      "500MiB\n         recollect profile --spill /scratch measures a disk");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
