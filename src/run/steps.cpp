#include "recollect/steps.hpp"

namespace recollect {

Handle Steps::last_gradient(View) {
  throw Error("Steps::last_gradient is not implemented: give gradient N to Execution::backward");
}

Steps::Rewound Steps::rewind(Step i, View, Handle) {
  throw Error("step " + std::to_string(i) + " cannot be rewound: Steps::rewind is not implemented");
}

std::span<std::byte> Steps::bytes_of(ItemKind kind, Handle&) {
  throw Error(std::string("a ") + name_of(kind) + " cannot go to a slower tier: Steps::bytes_of is not implemented for its type");
}

Handle Steps::allocate(Item item, Bytes) {
  throw Error(std::string("a ") + name_of(item.kind) +
              " cannot come from a slower tier: Steps::allocate is not implemented for its type");
}

}  // namespace recollect
