// BlockSteps: steps that are blocks of time, whose states, gradients and pieces of tape are tensors.
#pragma once

#include <ATen/core/Tensor.h>

#include "nn/pieces.hpp"
#include "recollect/plan.hpp"
#include "recollect/steps.hpp"

namespace recollect::nn {

// Memory for states and records, those included that wait to be used again; and whether some of them leave it.
struct Kept {
  Bytes most{Budget{}.memory};
  bool to_disk = false;
  // Of steps whose states go on into others' and that never work at the same time as those.
  std::optional<Pieces> pieces = std::nullopt;
  at::Tensor scratch = {};
  Pieces room(const at::TensorOptions& options) const { return pieces ? *pieces : Pieces(options, most, to_disk); }
};

// One piece of memory, so that it can go to a slower tier: gates and whatever else backward needs, micro-block by micro-block,
// layer by layer, then the state after the block.
struct BlockRecord {
  at::Tensor all;
  at::Tensor last;  // looks at the state in it
};

class BlockSteps : public Steps {
 public:
  View output(const Handle& record) final { return View::of(record.as<BlockRecord>().last); }
  std::optional<Bytes> size_of(Part part, View object) final;
  std::span<std::byte> bytes_of(ItemKind kind, Handle& item) final;
};

}  // namespace recollect::nn
