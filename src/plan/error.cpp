#include "recollect/error.hpp"

#include <cstring>

namespace recollect {
namespace {

std::string exact(Bytes bytes) {
  const std::string count = std::to_string(bytes.count());
  return bytes.count() < 1024 ? count + " bytes" : count + " bytes (" + to_string(bytes) + ")";
}

}  // namespace

InvalidInput::InvalidInput(std::string field, const std::string& value, const std::string& accepted)
    : Error(field + ": got " + (value.empty() ? "nothing" : value) + "; accepted: " + accepted), field_(std::move(field)) {}

InvalidInput::InvalidInput(const std::string& path, const InvalidInput& part)
    : Error(path + "." + part.what()), field_(path + "." + part.field_) {}

InfeasibleBudget::InfeasibleBudget(const std::string& strategy, Bytes budget, Bytes minimum, std::int64_t step,
                                   const std::string& name)
    : Error("a budget of " + exact(budget) + " is too small for strategy " + strategy + ": step " + std::to_string(step) +
            (name.empty() ? "" : " (" + name + ")") + " needs at least " + exact(minimum)),
      budget_(budget),
      minimum_(minimum),
      step_(step) {}

IllegalSchedule::IllegalSchedule(std::int64_t position, const std::string& action, std::string rule)
    : Error("action " + std::to_string(position) + " (" + action + "): " + rule), position_(position), rule_(std::move(rule)) {}

StorageError::StorageError(std::string operation, std::string path, int error_number, const std::string& detail)
    : Error(operation + " of " + path + " failed" + (error_number != 0 ? ": " + std::string(std::strerror(error_number)) : "") +
            (detail.empty() ? "" : " (" + detail + ")")),
      operation_(std::move(operation)),
      path_(std::move(path)),
      error_number_(error_number) {}

}  // namespace recollect
