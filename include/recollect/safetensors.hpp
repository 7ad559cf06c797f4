// Tensors in files that every framework reads (https://github.com/huggingface/safetensors; described in docs/formats.md).
// Nothing read is trusted: InvalidInput names the file, the tensor, the value and what would be accepted; a file that cannot be
// opened or mapped is a StorageError. Const members may be called from several threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace recollect {

// From the narrowest to the widest, in the order of the reference implementation: files are sorted by it.
enum class Dtype : std::uint8_t { boolean, u8, i8, i16, u16, f16, bf16, i32, u32, f32, f64, i64, u64 };
const char* name_of(Dtype dtype);   // as in files: "F32"
std::int64_t size_of(Dtype dtype);  // bytes of one element

// A tensor whose bytes are elsewhere: little-endian, row-major, without gaps.
struct TensorView {
  std::string name;
  Dtype dtype = Dtype::f32;
  std::vector<std::int64_t> shape;  // empty: one element
  std::span<const std::byte> data;
};

using Metadata = std::map<std::string, std::string>;

class Safetensors {
 public:
  // Maps the file into memory: its tensors are read when they are looked at. The file may be replaced or removed meanwhile
  // (AtomicFile does so), but not shortened.
  static Safetensors open(const std::string& path);
  // A file that is in memory already; `bytes` must outlive the views. Messages call it `name`.
  static Safetensors parse(std::span<const std::byte> bytes, const std::string& name = "safetensors");

  // In the order of their data. Their bytes live as long as this object (or what it was parsed from). Files written by others may
  // place them anywhere: copy the bytes rather than casting the pointer.
  const std::vector<TensorView>& tensors() const { return tensors_; }
  const TensorView* find(std::string_view name) const;  // nullptr: there is none
  const TensorView& at(std::string_view name) const;    // throws InvalidInput
  const Metadata& metadata() const { return metadata_; }

 private:
  Safetensors() = default;
  void read(std::span<const std::byte> bytes, const std::string& name);

  std::string name_;
  std::shared_ptr<const void> mapping_;
  std::vector<TensorView> tensors_;
  std::map<std::string, std::size_t, std::less<>> places_;
  Metadata metadata_;
};

// Writes whole or not at all, and durably (see AtomicFile). Byte for byte what the reference implementation writes: the widest
// dtypes first, equal ones by name, whatever the order given; a header padded to 8 bytes, so that every tensor is aligned. Throws
// StorageError; InvalidInput for two tensors of one name, a shape that does not fit its data, or names that are not UTF-8.
void write_safetensors(const std::string& path, std::span<const TensorView> tensors, const Metadata& metadata = {});
// The same into memory.
std::vector<std::byte> format_safetensors(std::span<const TensorView> tensors, const Metadata& metadata = {});

}  // namespace recollect
