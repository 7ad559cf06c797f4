// Any bytes as a schedule file: InvalidInput, IllegalSchedule, or a legal schedule.
#include "entry.hpp"
#include "recollect/error.hpp"
#include "recollect/format.hpp"
#include "recollect/verify.hpp"

namespace recollect::fuzz {

void schedule(std::string_view text) {
  try {
    const ScheduleFile file = parse_schedule(text);
    verify(file.chain, file.schedule, file.budget);
  } catch (const InvalidInput&) {
  } catch (const IllegalSchedule&) {}
}

}  // namespace recollect::fuzz

#ifdef RECOLLECT_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return recollect::fuzz::run(recollect::fuzz::schedule, data, size);
}
#endif
