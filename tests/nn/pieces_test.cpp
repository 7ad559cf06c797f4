// Memory that pieces of different sizes take turns in.
#include "nn/pieces.hpp"

#include <gtest/gtest.h>
#include <malloc.h>
#include <torch/torch.h>

#include <algorithm>
#include <vector>

#include "recollect/torch/memory_meter.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;
using recollect::torch::MemoryMeter;

constexpr std::int64_t kLarge = (1 << 20) + 100, kSmall = (128 << 10) + 8;  // no whole pages

bool is_all(const Tensor& piece, int value) {
  const auto* const bytes = piece.data_ptr<std::uint8_t>();
  return std::all_of(bytes, bytes + piece.numel(), [&](std::uint8_t byte) { return byte == value; });
}

// Meters hear of what is there, alive or waiting: never more than was alive at once, all that is alive, and nothing in the end.
TEST(Pieces, TakeTurnsInOneRoom) {
  const MemoryMeter meter;
  {
    const Pieces pieces(at::kByte, Bytes(2 * kLarge), false);
    for (int round = 0; round < 4; ++round) {
      {
        const Tensor large = pieces.empty({kLarge}).fill_(round), small = pieces.empty({kSmall}).fill_(7);
        EXPECT_EQ(meter.live(), Bytes(kLarge + kSmall));
        EXPECT_TRUE(is_all(large, round) && is_all(small, 7));
      }
      std::vector<Tensor> many;
      for (int k = 0; k < 5; ++k) {
        many.push_back(pieces.empty({kSmall}).fill_(k));
        EXPECT_GE(meter.live(), Bytes((k + 1) * kSmall));
        EXPECT_LE(meter.live(), Bytes(kLarge + kSmall));
      }
      for (int k = 0; k < 5; ++k) EXPECT_TRUE(is_all(many[static_cast<std::size_t>(k)], k));
    }
    EXPECT_EQ(meter.peak(), Bytes(kLarge + kSmall));
  }
  EXPECT_EQ(meter.live(), Bytes(0));
}

#ifdef __GLIBC__
// Pass after pass over a sequence, whatever else is allocated in between: what one has freed is enough for the next.
TEST(Pieces, OfEveryPassTakeTheSameMemory) {
  ::mallopt(M_MMAP_MAX, 0);  // as the program has it: freed memory stays
  ::mallopt(M_TRIM_THRESHOLD, -1);
  std::vector<std::vector<char>> others;
  const auto heap_after = [&](int passes) {
    for (int pass = 0; pass < passes; ++pass) {
      const Pieces pieces(at::kByte, Bytes(8 * kLarge), false);
      std::vector<Tensor> alive;
      for (int k = 0; k < 8; ++k) {
        alive.push_back(pieces.empty({kLarge}));
        others.emplace_back(2000);
      }
    }
    return ::mallinfo2().arena;
  };
  const std::size_t before = heap_after(2);
  EXPECT_LT(heap_after(20) - before, std::size_t{kLarge});
}
#endif

}  // namespace
}  // namespace recollect::nn
