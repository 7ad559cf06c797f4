#include "recollect/safetensors.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <functional>
#include <tuple>

#include "format/descriptor.hpp"
#include "format/safetensors_header.hpp"
#include "recollect/atomic_file.hpp"
#include "recollect/error.hpp"

namespace recollect {
namespace {

using safetensors::Entry;
using safetensors::kLongestHeader;
using safetensors::place_of;

constexpr std::size_t kLengthBytes = 8;

struct DtypeTraits {
  const char* name;
  std::int64_t size;
};
constexpr std::array<DtypeTraits, 13> kDtypes{{{"BOOL", 1},
                                               {"U8", 1},
                                               {"I8", 1},
                                               {"I16", 2},
                                               {"U16", 2},
                                               {"F16", 2},
                                               {"BF16", 2},
                                               {"I32", 4},
                                               {"U32", 4},
                                               {"F32", 4},
                                               {"F64", 8},
                                               {"I64", 8},
                                               {"U64", 8}}};

Dtype dtype_from(const std::string& name, const std::string& field) {
  std::string all;
  for (std::size_t k = 0; k < kDtypes.size(); ++k) {
    if (name == kDtypes[k].name) return static_cast<Dtype>(k);
    all += (k == 0 ? "" : ", ") + std::string(kDtypes[k].name);
  }
  throw InvalidInput(field, json::shown(name), "one of " + all);
}

// The bytes of a tensor. Dimensions of 0 count as 1 in the check: libraries multiply the others into strides.
std::int64_t bytes_of(Dtype dtype, std::span<const std::int64_t> shape, const std::string& field) {
  const auto reject = [&] {
    std::string text;
    for (std::size_t k = 0; k < std::min<std::size_t>(shape.size(), 8); ++k)
      text += (k == 0 ? "" : ", ") + std::to_string(shape[k]);
    throw InvalidInput(field, "[" + text + (shape.size() > 8 ? ", …]" : "]"), "sizes from 0, less than 2^63 bytes in all");
  };
  std::int64_t bytes = size_of(dtype);
  bool empty = false;
  for (const std::int64_t size : shape) {
    if (size < 0 || __builtin_mul_overflow(bytes, std::max<std::int64_t>(size, 1), &bytes)) reject();
    empty = empty || size == 0;
  }
  return empty ? 0 : bytes;
}

std::string range_text(std::uint64_t begin, std::uint64_t end) {
  return "[" + std::to_string(begin) + ", " + std::to_string(end) + "]";
}

// Tensors in the order of their data, which they must cover without holes: files cannot hide anything then.
std::vector<TensorView> views_of(std::vector<Entry> entries, std::span<const std::byte> data, const std::string& name) {
  std::sort(entries.begin(), entries.end(),
            [](const Entry& a, const Entry& b) { return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name); });
  std::vector<TensorView> views;
  views.reserve(entries.size());
  std::uint64_t covered = 0;
  for (Entry& entry : entries) {
    const std::string place = place_of(name, entry.name);
    const Dtype dtype = dtype_from(entry.dtype, place + ": dtype");
    const auto bytes = static_cast<std::uint64_t>(bytes_of(dtype, entry.shape, place + ": shape"));
    const std::string offsets = place + ": data_offsets";
    if (entry.begin > entry.end || entry.end > data.size())
      throw InvalidInput(offsets, range_text(entry.begin, entry.end),
                         "a beginning and an end within the " + std::to_string(data.size()) + " bytes of data that the file has");
    if (entry.end - entry.begin != bytes)
      throw InvalidInput(offsets, range_text(entry.begin, entry.end) + ", " + std::to_string(entry.end - entry.begin) + " bytes",
                         "the " + std::to_string(bytes) + " bytes of its dtype and shape");
    if (entry.begin != covered)
      throw InvalidInput(offsets, range_text(entry.begin, entry.end),
                         "tensors that neither overlap nor leave holes: this one must begin at " + std::to_string(covered));
    covered = entry.end;
    views.push_back({std::move(entry.name), dtype, std::move(entry.shape), data.subspan(entry.begin, bytes)});
  }
  if (covered != data.size())
    throw InvalidInput(name, std::to_string(data.size()) + " bytes of data",
                       "the " + std::to_string(covered) + " bytes of its tensors");
  return views;
}

std::span<const std::byte> map_file(const std::string& path, std::shared_ptr<const void>& mapping) {
  // Not blocking, so that a pipe nobody writes to is refused instead of waited for.
  const Descriptor file(path, O_RDONLY | O_NONBLOCK);
  struct stat status {};
  if (::fstat(file.fd(), &status) != 0) throw StorageError("opening", path, errno);
  if (S_ISDIR(status.st_mode)) throw StorageError("opening", path, EISDIR);
  if (!S_ISREG(status.st_mode)) throw StorageError("opening", path, EINVAL, "it is not a file on a disk");
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size == 0) return {};
  void* start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd(), 0);
  if (start == MAP_FAILED) throw StorageError("mapping", path, errno);
  mapping.reset(start, [size](void* at) { ::munmap(at, size); });
  return {static_cast<const std::byte*>(start), size};
}

std::vector<const TensorView*> in_written_order(std::span<const TensorView> tensors) {
  std::vector<const TensorView*> order;
  for (const TensorView& tensor : tensors) order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const TensorView* a, const TensorView* b) {
    return a->dtype != b->dtype ? a->dtype > b->dtype : a->name < b->name;
  });
  return order;
}

std::string entry_text(const TensorView& tensor, std::int64_t begin) {
  const std::string place = place_of("safetensors", tensor.name);
  if (tensor.name == safetensors::kMetadata) throw InvalidInput(place, "this name", "any other: this one is the metadata's");
  const std::int64_t bytes = bytes_of(tensor.dtype, tensor.shape, place + ": shape");
  if (static_cast<std::uint64_t>(bytes) != tensor.data.size())
    throw InvalidInput(place + ": data", std::to_string(tensor.data.size()) + " bytes",
                       "the " + std::to_string(bytes) + " bytes of its dtype and shape");
  return json::Json(tensor.name).dump() + R"(:{"dtype":")" + name_of(tensor.dtype) + R"(","shape":)" +
         json::Json(tensor.shape).dump() + R"(,"data_offsets":[)" + std::to_string(begin) + "," + std::to_string(begin + bytes) +
         "]}";
}

// The length, the header and its padding: everything before the data.
std::string head_of(const std::vector<const TensorView*>& order, const Metadata& metadata) {
  std::string text = "{";
  try {
    if (!metadata.empty()) text += '"' + std::string(safetensors::kMetadata) + "\":" + json::Json(metadata).dump();
    std::int64_t offset = 0;
    for (const TensorView* tensor : order) {
      text += (text.size() > 1 ? "," : "") + entry_text(*tensor, offset);
      offset += static_cast<std::int64_t>(tensor->data.size());
    }
  } catch (const json::Json::exception&) {
    throw InvalidInput("safetensors: names and metadata", "text that is not UTF-8", "UTF-8");
  }
  text += '}';
  text.resize((text.size() + 7) / 8 * 8, ' ');
  if (text.size() > kLongestHeader)
    throw InvalidInput("safetensors: header", std::to_string(text.size()) + " bytes",
                       "at most " + std::to_string(kLongestHeader) + ", as other programs read");
  std::string length(kLengthBytes, '\0');
  for (std::size_t k = 0; k < kLengthBytes; ++k) length[k] = static_cast<char>(text.size() >> (8 * k) & 0xFF);
  return length + text;
}

void reject_repeated_names(std::span<const TensorView> tensors) {
  std::vector<std::string_view> names;
  for (const TensorView& tensor : tensors) names.push_back(tensor.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end())
    throw InvalidInput(place_of("safetensors", std::string(*twice)), "two of this name", "different names");
}

// Everything that the file consists of, piece by piece.
void write_pieces(std::span<const TensorView> tensors, const Metadata& metadata,
                  const std::function<void(std::span<const std::byte>)>& write) {
  reject_repeated_names(tensors);
  const auto order = in_written_order(tensors);
  const std::string head = head_of(order, metadata);
  write(std::as_bytes(std::span(head)));
  for (const TensorView* tensor : order) write(tensor->data);
}

}  // namespace

const char* name_of(Dtype dtype) { return kDtypes.at(static_cast<std::size_t>(dtype)).name; }
std::int64_t size_of(Dtype dtype) { return kDtypes.at(static_cast<std::size_t>(dtype)).size; }

Safetensors Safetensors::open(const std::string& path) {
  Safetensors file;
  file.read(map_file(path, file.mapping_), path);
  return file;
}

Safetensors Safetensors::parse(std::span<const std::byte> bytes, const std::string& name) {
  Safetensors file;
  file.read(bytes, name);
  return file;
}

void Safetensors::read(std::span<const std::byte> bytes, const std::string& name) {
  name_ = name;
  if (bytes.size() < kLengthBytes)
    throw InvalidInput(name, std::to_string(bytes.size()) + " bytes", "a safetensors file, which has at least 8");
  std::uint64_t length = 0;
  for (std::size_t k = 0; k < kLengthBytes; ++k) length |= std::to_integer<std::uint64_t>(bytes[k]) << (8 * k);
  bytes = bytes.subspan(kLengthBytes);
  if (length > kLongestHeader)
    throw InvalidInput(name + ": length of the header", std::to_string(length),
                       "at most " + std::to_string(kLongestHeader) + " bytes");
  if (length > bytes.size())
    throw InvalidInput(name + ": length of the header", std::to_string(length),
                       "at most the " + std::to_string(bytes.size()) + " bytes that follow; is the file cut off?");
  safetensors::Header header = safetensors::parse_header(bytes.first(length), name);
  metadata_ = std::move(header.metadata);
  tensors_ = views_of(std::move(header.entries), bytes.subspan(length), name);
  for (std::size_t k = 0; k < tensors_.size(); ++k) places_.emplace(tensors_[k].name, k);
}

const TensorView* Safetensors::find(std::string_view name) const {
  const auto place = places_.find(name);
  return place == places_.end() ? nullptr : &tensors_[place->second];
}

const TensorView& Safetensors::at(std::string_view name) const {
  if (const TensorView* tensor = find(name)) return *tensor;
  std::string some;
  for (std::size_t k = 0; k < std::min<std::size_t>(tensors_.size(), 3); ++k)
    some += (k == 0 ? "" : ", ") + json::shown(tensors_[k].name);
  throw InvalidInput(place_of(name_, std::string(name)), "",
                     tensors_.empty() ? "a file that has tensors"
                                      : "one of its " + std::to_string(tensors_.size()) + " tensors: " + some +
                                            (tensors_.size() > 3 ? ", …" : ""));
}

void write_safetensors(const std::string& path, std::span<const TensorView> tensors, const Metadata& metadata) {
  AtomicFile file(path);
  write_pieces(tensors, metadata, [&](std::span<const std::byte> piece) { file.write(piece); });
  file.commit();
}

std::vector<std::byte> format_safetensors(std::span<const TensorView> tensors, const Metadata& metadata) {
  std::vector<std::byte> bytes;
  write_pieces(tensors, metadata,
               [&](std::span<const std::byte> piece) { bytes.insert(bytes.end(), piece.begin(), piece.end()); });
  return bytes;
}

}  // namespace recollect
