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

inline Tensors detached(const Tensors& tensors) {
  Tensors row;
  row.reserve(tensors.size());
  for (const Tensor& tensor : tensors) row.push_back(tensor.defined() ? tensor.detach() : tensor);
  return row;
}

}  // namespace recollect::torch
