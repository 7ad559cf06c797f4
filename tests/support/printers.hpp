// How GoogleTest prints our types.
#pragma once

#include <ostream>

#include "recollect/schedule.hpp"

namespace recollect {

inline void PrintTo(const Action& action, std::ostream* out) { *out << to_string(action); }
inline void PrintTo(const Bytes& bytes, std::ostream* out) { *out << bytes.count() << " bytes"; }
inline void PrintTo(const Prediction& p, std::ostream* out) {
  *out << "{advances " << p.advances << ", records " << p.records << ", rewinds " << p.rewinds << ", backwards " << p.backwards
       << ", time " << static_cast<double>(p.time.nanoseconds) << " ns, peak " << p.peak.count() << " bytes, " << p.peak_slots
       << " slots, " << p.peak_records << " records}";
}

}  // namespace recollect
