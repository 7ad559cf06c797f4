// The JSON header of a safetensors file, as it stands there: what it says is checked against the data elsewhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "format/json.hpp"
#include "recollect/safetensors.hpp"

namespace recollect::safetensors {

inline constexpr const char* kMetadata = "__metadata__";
inline constexpr std::size_t kLongestHeader = 100'000'000;  // the reference implementation's limit

struct Entry {
  std::string name, dtype;
  std::vector<std::int64_t> shape;
  std::uint64_t begin = 0, end = 0;
};
struct Header {
  std::vector<Entry> entries;  // no two of one name
  Metadata metadata;
};

// Throws InvalidInput for anything but an object of {"dtype": text, "shape": [sizes], "data_offsets": [begin, end]} and texts
// under
// "__metadata__". `name` is the file's.
Header parse_header(std::span<const std::byte> text, const std::string& name);

// How messages name a tensor of a file.
inline std::string place_of(const std::string& file, const std::string& tensor) {
  return file + ": tensor " + json::shown(tensor);
}

}  // namespace recollect::safetensors
