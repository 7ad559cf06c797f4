// Any bytes as a chain file: either InvalidInput, or a chain that survives being written, read and planned.
#include <cstdint>
#include <stdexcept>
#include <string_view>

#include "recollect/error.hpp"
#include "recollect/format.hpp"

namespace recollect::fuzz {

void chain(std::string_view text) {
  try {
    const Chain parsed = parse_chain(text);
    if (!(parse_chain(format_chain(parsed)) == parsed)) throw std::logic_error("a chain changed by being written and read");
    if (parsed.size() > (parsed.is_uniform() ? 2000 : 40)) return;
    const Minimum least = minimum_memory(parsed);
    if (plan(parsed, Budget{least.memory, {}}).prediction.peak > least.memory)
      throw std::logic_error("a plan exceeds its budget");
  } catch (const InvalidInput&) {}
}

}  // namespace recollect::fuzz

#ifdef RECOLLECT_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  recollect::fuzz::chain({reinterpret_cast<const char*>(data), size});
  return 0;
}
#endif
