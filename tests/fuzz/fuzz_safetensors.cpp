// Any bytes as a safetensors file: either InvalidInput, or tensors that survive being written and read.
#include <algorithm>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string_view>

#include "entry.hpp"
#include "recollect/error.hpp"
#include "recollect/safetensors.hpp"

namespace recollect::fuzz {

void safetensors(std::string_view text) {
  try {
    const Safetensors parsed = Safetensors::parse(std::as_bytes(std::span(text)));
    const std::vector<std::byte> written = format_safetensors(parsed.tensors(), parsed.metadata());
    const Safetensors again = Safetensors::parse(written);
    const auto same = [&](const TensorView& tensor) {
      const TensorView& other = again.at(tensor.name);
      return other.dtype == tensor.dtype && other.shape == tensor.shape && std::ranges::equal(other.data, tensor.data);
    };
    if (again.metadata() != parsed.metadata() || again.tensors().size() != parsed.tensors().size() ||
        !std::ranges::all_of(parsed.tensors(), same))
      throw std::logic_error("tensors changed by being written and read");
    if (format_safetensors(again.tensors(), again.metadata()) != written) throw std::logic_error("written twice, differently");
  } catch (const InvalidInput&) {}
}

}  // namespace recollect::fuzz

#ifdef RECOLLECT_LIBFUZZER
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return recollect::fuzz::run(recollect::fuzz::safetensors, data, size);
}
#endif
