#include "nn/block_steps.hpp"

namespace recollect::nn {

using at::Tensor;

std::optional<Bytes> BlockSteps::size_of(Part part, View object) {
  const Tensor& memory = part == Part::record ? object.as<BlockRecord>().all : object.as<Tensor>();
  return Bytes(static_cast<std::int64_t>(memory.nbytes()));
}
std::span<std::byte> BlockSteps::bytes_of(ItemKind kind, Handle& item) {
  const Tensor& memory = kind == ItemKind::record ? item.as<BlockRecord>().all : item.as<Tensor>();
  return {reinterpret_cast<std::byte*>(memory.data_ptr()), memory.nbytes()};
}

}  // namespace recollect::nn
