#include "train/source.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "recollect/error.hpp"

namespace recollect::train {

std::int64_t Batch::counted() const {
  return std::count_if(targets.begin(), targets.end(), [](std::int32_t target) { return target != kNoTarget; });
}

std::string to_string(Unit unit) {
  switch (unit) {
    case Unit::bits_per_byte: return "bits per byte";
    case Unit::bits_per_character: return "bits per character";
    case Unit::bits_per_symbol: return "bits per symbol";
    case Unit::perplexity: return "perplexity";
  }
  return "";
}

double in_unit(Unit unit, double nats) { return unit == Unit::perplexity ? std::exp(nats) : nats / std::numbers::ln2; }

Position Source::position(std::int64_t step) const {
  if (step < 0) throw InvalidInput("step", std::to_string(step), "0 or more");
  const std::int64_t epoch = steps_per_epoch();
  return epoch == 0 ? Position{0, step} : Position{step / epoch, step % epoch};
}

}  // namespace recollect::train
