// What a training run has learnt, for evaluating, sampling and translating.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>

#include "recollect/nn/token_model.hpp"
#include "train/options.hpp"
#include "train/sources.hpp"

namespace recollect::train {

struct Learnt {
  TrainOptions options;
  std::shared_ptr<nn::TokenModel> model;
  Vocabularies vocabularies;  // of a text, or of both sides of pairs
  std::int64_t step = 0;
  // Throws InvalidInput when a source of the run's own files has other content than when the run began.
  std::function<void(const Source&)> check_files;
};
// From a directory's best checkpoint; its latest where there is no best, or when that is asked for. Throws InvalidInput.
Learnt load_run(const std::filesystem::path& directory, bool latest = false);

}  // namespace recollect::train
