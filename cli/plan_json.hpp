// The figures of a plan beside those of the two ends of the trade-off: what `plan --json` prints and pages show.
// Pure; safe to call from several threads.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "recollect/plan.hpp"

namespace recollect::cli {

struct Figures {
  Bytes minimum, store_all;
  Time store_all_time;
  double slowdown;  // beside store-all

  explicit Figures(const Plan& plan);
};

// With `slots`, when the plan was made for that many instead of bytes.
nlohmann::ordered_json to_json(const Plan& plan, const Figures& figures, std::optional<std::int64_t> slots = {});

}  // namespace recollect::cli
