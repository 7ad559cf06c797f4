// Pairs of lines that could not be learnt from, for people.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "train/parallel.hpp"

namespace recollect::cli {

using LeftOut = std::vector<train::ParallelSource::LeftOut>;

// "3 pairs are left out: line 5, the source is empty; line 9, …": a few of them, and how many more there are.
std::string text_of(const LeftOut& left_out);
// All of them, a line for each, or as a list of {"line", "why"}.
std::string lines_of(const LeftOut& left_out);
nlohmann::ordered_json to_json(const LeftOut& left_out);

}  // namespace recollect::cli
