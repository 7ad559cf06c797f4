// The errors that Recollect throws. Every message says what was wrong, with which value, and what would do.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "recollect/bytes.hpp"

namespace recollect {

class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Something given from outside cannot be: `field` names it ("steps[3].state_bytes", "--memory").
class InvalidInput : public Error {
 public:
  InvalidInput(std::string field, const std::string& value, const std::string& accepted);
  // The same, of a part of something larger that stands at `path`.
  InvalidInput(const std::string& path, const InvalidInput& part);
  const std::string& field() const { return field_; }

 private:
  std::string field_;
};

// No schedule fits into `budget`; `minimum` bytes would do, and one byte less would not. `step` is a step that needs them.
class InfeasibleBudget : public Error {
 public:
  InfeasibleBudget(const std::string& strategy, Bytes budget, Bytes minimum, std::int64_t step, const std::string& name = "");
  Bytes budget() const { return budget_; }
  Bytes minimum() const { return minimum_; }
  std::int64_t step() const { return step_; }

 private:
  Bytes budget_, minimum_;
  std::int64_t step_;
};

// A schedule breaks a rule: its action number `position` (from 0) is the first that does.
class IllegalSchedule : public Error {
 public:
  IllegalSchedule(std::int64_t position, const std::string& action, std::string rule);
  std::int64_t position() const { return position_; }
  const std::string& rule() const { return rule_; }

 private:
  std::int64_t position_;
  std::string rule_;
};

// A tier failed: `operation` ("write"), where, and the system's errno (0 when it was not the system).
class StorageError : public Error {
 public:
  StorageError(std::string operation, std::string path, int error_number, const std::string& detail = "");
  const std::string& operation() const { return operation_; }
  const std::string& path() const { return path_; }
  int error_number() const { return error_number_; }

 private:
  std::string operation_, path_;
  int error_number_;
};

// What was computed is no number, or too large for where it is kept.
class ArithmeticError : public Error {
 public:
  using Error::Error;
};

// The caller's std::stop_token asked a run to stop.
class Interrupted : public Error {
 public:
  using Error::Error;
};

}  // namespace recollect
