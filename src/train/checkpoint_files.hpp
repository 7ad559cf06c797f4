// The files of a checkpoint of a training run: state.json, which has the checksums of the others, and vocabularies. Bits of a
// disk may flip, and a model with one wrong weight looks like any other. Nothing read is trusted: InvalidInput names the file.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "recollect/error.hpp"
#include "train/sources.hpp"

namespace recollect::train {

// `state` as state.json, with the checksums of what is in the folder already.
void write_state(const std::filesystem::path& folder, nlohmann::ordered_json state);
nlohmann::ordered_json read_state(const std::filesystem::path& folder);
// A file of the folder, when it is as it was written.
std::filesystem::path intact(const std::filesystem::path& folder, const nlohmann::ordered_json& state, const char* name);

// A field of a state; `path` is where it was read from.
template <class T>
T field(const nlohmann::ordered_json& json, const char* name, const std::filesystem::path& path) {
  try {
    return json.at(name).get<T>();
  } catch (const nlohmann::json::exception&) {
    throw InvalidInput(path.string() + ": " + name, json.contains(name) ? json[name].dump() : "missing", "what a checkpoint has");
  }
}

// What the data were, in a state; and whether a source still has the same, wherever they lie now.
nlohmann::ordered_json identity_json(const Source& source);
void require_same_files(const nlohmann::ordered_json& state, const std::filesystem::path& state_file, const Source& source);

void write_vocabularies(const std::filesystem::path& folder, const Source& source);
Vocabularies read_vocabularies(const std::filesystem::path& folder, const nlohmann::ordered_json& state,
                               const DataOptions& options);
// Of the run whose weights a new one begins with: its ids mean what they meant there.
Vocabularies vocabularies_beside(const TrainOptions& options);

}  // namespace recollect::train
