#include "train/learnt.hpp"

#include "train/checkpoint.hpp"
#include "train/checkpoint_files.hpp"
#include "train/model_file.hpp"

namespace recollect::train {
namespace {

namespace fs = std::filesystem;

constexpr const char* kWeights = "model.safetensors";

// Files that are intact may still not belong together.
void require_agreement(const fs::path& folder, const Learnt& learnt) {
  const TokenModelOptions options = options_of(*learnt.model);
  const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options);
  if ((pair != nullptr) != has_sources(learnt.options.data))
    throw InvalidInput((folder / kWeights).string(),
                       std::string("a model ") + (pair != nullptr ? "with" : "without") + " an encoder",
                       "one that fits the run's task in state.json");
  const auto require = [&](const char* name, const std::optional<Vocabulary>& vocabulary, std::int64_t rows) {
    if (vocabulary && vocabulary->size() != rows)
      throw InvalidInput((folder / name).string(), std::to_string(vocabulary->size()) + " tokens",
                         std::to_string(rows) + ", as many as " + kWeights + " has");
  };
  require(kVocabularyFile, learnt.vocabularies.target, std::visit([](const auto& o) { return o.vocabulary; }, options));
  if (pair != nullptr) require(kSourceVocabularyFile, learnt.vocabularies.source, pair->source_vocabulary);
}

}  // namespace

Learnt load_run(const fs::path& directory, bool latest) {
  const Checkpoints found = find_checkpoints(directory);
  if (!found.latest) throw InvalidInput("--run", directory.string(), "a directory that recollect train --out has written");
  const Checkpoint& checkpoint = found.best && !latest ? *found.best : *found.latest;
  const fs::path state_file = checkpoint.path / "state.json";
  const nlohmann::ordered_json state = read_state(checkpoint.path);
  Learnt learnt;
  learnt.options = options_from_json(field<nlohmann::ordered_json>(state, "options", state_file));
  learnt.step = checkpoint.step;
  const Safetensors file = Safetensors::open(intact(checkpoint.path, state, kWeights).string());
  learnt.model = make_model(model_options(file));
  load_parameters(*learnt.model, file);
  learnt.model->eval();
  learnt.vocabularies = read_vocabularies(checkpoint.path, state, learnt.options.data);
  require_agreement(checkpoint.path, learnt);
  learnt.check_files = [state, state_file](const Source& source) { require_same_files(state, state_file, source); };
  return learnt;
}

}  // namespace recollect::train
