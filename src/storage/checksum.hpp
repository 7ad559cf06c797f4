// The checksum of an item in a slower tier: it finds flipped bits and parts that were never written. Not for files that last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace recollect {

std::uint64_t checksum(std::span<const std::byte> bytes);           // XXH3 where the build had xxHash
std::uint64_t portable_checksum(std::span<const std::byte> bytes);  // where it had not

}  // namespace recollect
