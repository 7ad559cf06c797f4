// Any bytes as a chain file: either InvalidInput, or a chain that survives being written, read and planned.
#include <optional>
#include <stdexcept>

#include "entry.hpp"
#include "recollect/error.hpp"
#include "recollect/format.hpp"
#include "recollect/verify.hpp"

namespace recollect::fuzz {
namespace {

std::optional<Chain> read(std::string_view text) {
  try {
    return parse_chain(text);
  } catch (const InvalidInput&) {
    return std::nullopt;
  }
}

void plan_in_least_memory(const Chain& chain) {
  try {
    const Budget least{minimum_memory(chain).memory, {}};
    const Plan made = plan(chain, least, Strategy::automatic, {.time_limit = std::chrono::milliseconds(500)});
    if (!(verify(chain, made.schedule, least) == made.prediction)) throw std::logic_error("a plan is not what it predicts");
  } catch (const InvalidInput& error) {
    if (error.field() != "steps") throw;  // steps may take so long that their sums would not fit
  }
}

}  // namespace

void chain(std::string_view text) {
  const std::optional<Chain> parsed = read(text);
  if (!parsed) return;
  if (!(parse_chain(format_chain(*parsed)) == *parsed)) throw std::logic_error("a chain changed by being written and read");
  const Step most = !parsed->is_uniform() ? 40 : parsed->tiers().empty() ? 2000 : 60;  // what takes next to no time
  if (parsed->size() <= most) plan_in_least_memory(*parsed);
}

}  // namespace recollect::fuzz

#ifdef RECOLLECT_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return recollect::fuzz::run(recollect::fuzz::chain, data, size);
}
#endif
