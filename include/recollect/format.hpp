// Chain and schedule files (JSON, described in docs/formats.md). Nothing read is trusted: InvalidInput names the field by
// its path, the value, and what would be accepted.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect {

Chain parse_chain(std::string_view json);
std::string format_chain(const Chain& chain);

// A schedule travels with the chain it is for, so that it can be verified alone.
struct ScheduleFile {
  Chain chain;
  Budget budget;
  std::string strategy;  // who made it; may be empty
  Schedule schedule;
};
ScheduleFile parse_schedule(std::string_view json);
// Writes while the schedule streams. Takes the schedule from its beginning.
void write_schedule(std::ostream& out, const Plan& plan);

// The whole file; throws StorageError when it cannot be read.
std::string read_file(const std::string& path);

}  // namespace recollect
