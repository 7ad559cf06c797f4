// What a run was predicted to take beside what it took, as a table and as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "recollect/compare.hpp"

namespace recollect::cli {

std::string text_of(const Comparison& comparison);
nlohmann::ordered_json to_json(const Comparison& comparison);

}  // namespace recollect::cli
