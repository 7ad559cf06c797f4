// Small questions about tensors that several files ask.
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "recollect/torch/layer.hpp"

namespace recollect::torch {

// What they keep alive: every storage once.
inline std::int64_t storage_bytes(const Tensors& tensors) {
  std::unordered_set<const void*> seen;
  std::int64_t sum = 0;
  for (const Tensor& tensor : tensors)
    if (tensor.defined() && tensor.has_storage() && seen.insert(tensor.storage().unsafeGetStorageImpl()).second)
      sum += static_cast<std::int64_t>(tensor.storage().nbytes());
  return sum;
}

inline bool share_storage(const Tensor& a, const Tensor& b) {
  return a.defined() && b.defined() && a.has_storage() && b.has_storage() &&
         a.storage().unsafeGetStorageImpl() == b.storage().unsafeGetStorageImpl();
}

inline std::int64_t version_of(const Tensor& tensor) {
  return tensor.defined() && !tensor.is_inference() ? static_cast<std::int64_t>(tensor._version()) : 0;
}
inline std::vector<std::int64_t> versions_of(const Tensors& tensors) {
  std::vector<std::int64_t> versions;
  for (const Tensor& tensor : tensors) versions.push_back(version_of(tensor));
  return versions;
}

// The same memory without the graph. Its shape may be changed in place, as that of what it comes from.
inline Tensor cut(const Tensor& tensor) {
  if (!tensor.defined()) return tensor;
  Tensor result = tensor.detach();
  result.unsafeGetTensorImpl()->set_allow_tensor_metadata_change(true);
  return result;
}
inline Tensors detached(const Tensors& tensors) {
  Tensors row;
  row.reserve(tensors.size());
  for (const Tensor& tensor : tensors) row.push_back(cut(tensor));
  return row;
}

inline std::vector<bool> require_grad(const Tensors& tensors) {
  std::vector<bool> flags;
  for (const Tensor& tensor : tensors) flags.push_back(tensor.defined() && tensor.requires_grad());
  return flags;
}

inline Tensors joined(Tensors row, const Tensors& more) {
  row.insert(row.end(), more.begin(), more.end());
  return row;
}

inline Tensors each_once(const Tensors& tensors) {
  Tensors row;
  std::unordered_set<const void*> seen;
  for (const Tensor& tensor : tensors)
    if (seen.insert(tensor.unsafeGetTensorImpl()).second) row.push_back(tensor);
  return row;
}

// Of layers that are modules.
inline Tensors module_parameters(const std::vector<Layer>& layers) {
  Tensors row;
  for (const Layer& layer : layers)
    if (layer.module())
      for (Tensor& parameter : layer.module()->parameters()) row.push_back(std::move(parameter));
  return each_once(row);
}
inline Tensors module_buffers(const std::vector<Layer>& layers) {
  Tensors row;
  for (const Layer& layer : layers)
    if (layer.module())
      for (Tensor& buffer : layer.module()->buffers()) row.push_back(std::move(buffer));
  return each_once(row);
}
inline std::vector<std::shared_ptr<::torch::nn::Module>> modules_of(const std::vector<Layer>& layers) {
  std::vector<std::shared_ptr<::torch::nn::Module>> row;
  for (const Layer& layer : layers)
    if (layer.module())
      for (auto& module : layer.module()->modules()) row.push_back(std::move(module));
  return row;
}

}  // namespace recollect::torch
