// What a plan does and why, in words: how good it is, what it keeps, what it repeats, what binds it, and what came of the others.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect::cli {

// Of a budget in bytes.
struct Explanation {
  std::vector<Candidate> candidates;
  Binding binding;
};

std::string explain(const Plan& plan, const std::optional<Explanation>& beside);
nlohmann::ordered_json to_json(const Explanation& explanation);  // "candidates" and "binds"

}  // namespace recollect::cli
