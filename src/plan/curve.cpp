// tradeoff_curve(): memory against time.
#include <algorithm>
#include <cmath>

#include "plan/planners.hpp"

namespace recollect {
namespace {

template <class PlanIn>
std::vector<CurvePoint> sampled_curve(Bytes least, Bytes most, int points, PlanIn plan_in) {
  std::vector<CurvePoint> curve;
  const double low = std::log(std::max(1.0, static_cast<double>(least.count())));
  const double high = std::log(std::max(1.0, static_cast<double>(most.count())));
  for (int k = 0; k < points; ++k) {
    const double at = std::exp(low + (high - low) * k / (points - 1));
    Bytes memory(static_cast<std::int64_t>(at));
    if (k == 0) memory = least;
    if (k == points - 1) memory = most;
    memory = std::clamp(memory, least, most);
    Prediction prediction = plan_in(Budget{memory, {}});
    // A budget that buys nothing is no point of the curve.
    if (curve.empty() || prediction.time < curve.back().prediction.time)
      curve.push_back({prediction.peak, std::move(prediction)});
  }
  return curve;
}

// The points of both that buy something.
std::vector<CurvePoint> lower_curve(std::vector<CurvePoint> a, const std::vector<CurvePoint>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end(), [](const CurvePoint& x, const CurvePoint& y) {
    return x.memory != y.memory ? x.memory < y.memory : x.prediction.time < y.prediction.time;
  });
  std::vector<CurvePoint> both;
  for (CurvePoint& point : a)
    if (both.empty() || point.prediction.time < both.back().prediction.time) both.push_back(std::move(point));
  return both;
}

}  // namespace

std::vector<CurvePoint> tradeoff_curve(const Chain& chain, Strategy strategy, int points, const PlanOptions& options) {
  if (points < 2) throw InvalidInput("points", std::to_string(points), "2 or more");
  const bool unlike = strategy == Strategy::automatic && !chain.is_uniform() && applies(Strategy::heterogeneous, chain);
  if (unlike || strategy == Strategy::heterogeneous) {
    std::vector<CurvePoint> curve = heterogeneous::tradeoff_curve(chain, points, options);
    if (!unlike || !rewind::applies(chain)) return curve;
    const Bytes least = rewind::minimum_rewinding(chain).memory;
    return lower_curve(std::move(curve),
                       sampled_curve(least, std::max(least, store_all_memory(chain)), points, [&](const Budget& budget) {
                         return rewind::plan_rewinding(chain, budget).value().prediction;
                       }));
  }
  const Bytes least = minimum_memory(chain, strategy).memory;
  return sampled_curve(least, std::max(least, store_all_memory(chain)), points,
                       [&](const Budget& budget) { return plan(chain, budget, strategy, options).prediction; });
}

}  // namespace recollect
