#include "plan_json.hpp"

#include "output.hpp"

namespace recollect::cli {

Figures::Figures(const Plan& plan)
    : minimum(minimum_memory(plan.chain).memory),
      store_all(store_all_memory(plan.chain)),
      store_all_time(recollect::plan(plan.chain, Budget{}, Strategy::store_all).prediction.time),
      slowdown(store_all_time.nanoseconds == 0 ? 1 : plan.prediction.time.seconds() / store_all_time.seconds()) {}

nlohmann::ordered_json to_json(const Plan& plan, const Figures& figures, std::optional<std::int64_t> slots) {
  nlohmann::ordered_json json{
      {"schema_version", 1}, {"strategy", name_of(plan.strategy)}, {"reason", plan.reason}, {"steps", plan.chain.size()}};
  if (slots)
    json["slots"] = *slots;
  else
    json["memory_bytes"] = plan.budget.memory.count();
  json["prediction"] = to_json(plan.prediction, plan.strategy);
  json["minimum_bytes"] = figures.minimum.count();
  json["store_all_bytes"] = figures.store_all.count();
  json["store_all_time"] = figures.store_all_time.seconds();
  json["slowdown"] = figures.slowdown;
  if (plan.lower_bound) json["lower_bound"] = plan.lower_bound->seconds();
  return json;
}

}  // namespace recollect::cli
