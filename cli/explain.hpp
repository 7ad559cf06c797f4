// What a plan does and why, in words: how good it is, what it keeps, what it repeats, what more memory would buy.
#pragma once

#include <string>

#include "recollect/plan.hpp"

namespace recollect::cli {

std::string explain(const Plan& plan, const PlanOptions& options);

}  // namespace recollect::cli
