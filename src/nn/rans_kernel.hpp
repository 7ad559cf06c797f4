// The inner loops of the rANS buffer (rans.hpp), for one instruction set each; all give the same bits.
//
// A lane is a number x in [2^15, 2^31). Element e of a block belongs to lane e mod 32, so that a group of 32 elements works on
// all lanes at once. With R fraction bits of the forget value z, unless z = 2^R, which changes nothing:
//     forget   where x ≥ z·2^(31−R): push the low word of x, x ← x >> 16
//              x, h ← (x div z)·2^R + (h mod 2^R), (h div 2^R)·z + (x mod z)
//     recall   h, x ← (h div z)·2^R + (x mod 2^R), (x div 2^R)·z + (h mod z)
//              where x < 2^15: pop a word, x ← x << 16 | word
// Divisions of h round down. A group pushes in the order of its lanes, and recall() takes lanes and groups from last to first.
//
// forget() never wraps around: |h div 2^R|·z fits into 32 bits. recall() would, with an h that does not come from forget(), and
// says so. Apart from those it is one-to-one, so other words never lead to the same numbers, lanes and end of the stack.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "nn/kernels.hpp"

namespace recollect::nn::rans {

inline constexpr int kLanes = 32;
inline constexpr int kWordBits = 16, kLeastBits = 15, kLaneBits = kLeastBits + kWordBits;
inline constexpr std::uint32_t kLeast = 1u << kLeastBits;
inline constexpr std::size_t kWordBytes = kWordBits / 8;
inline constexpr std::size_t kGroupBytes = kLanes * kWordBytes;  // what a group pushes or pops at most
inline constexpr std::size_t kOverhang = 16;                     // what a kernel may write beyond the end of the stack

struct Kernel {
  const char* name;

  // Whole groups of elements; returns the new end of the stack, which may be null: nothing is written.
  std::byte* (*forget)(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes,
                       std::byte* end);

  // The last groups first, and only while the stack has kGroupBytes: the caller sees to those that are left.
  struct Recalled {
    Index groups_left;
    const std::byte* end;  // null where an h cannot have come from forget()
  };
  Recalled (*recall)(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes,
                     const std::byte* begin, const std::byte* end);
};

// Those that run on this machine, best first.
std::span<const Kernel* const> kernels();

}  // namespace recollect::nn::rans
