// What a run says of its model, as options of the model itself, and back. Plain functions.
#pragma once

#include <cstdint>

#include "train/model_file.hpp"
#include "train/options.hpp"

namespace recollect::train {

// `source_vocabulary` of what an encoder reads, where there is one.
TokenModelOptions model_options(const ModelOptions& options, std::int64_t vocabulary, std::int64_t source_vocabulary = 0);
// The other way round: kind and sizes of `options`, everything else of `given`.
ModelOptions of_kind(const TokenModelOptions& options, const ModelOptions& given);

}  // namespace recollect::train
