// The rANS kernel for AVX2 and FMA: eight lanes a register. Compiled for machines that may not run it, so nothing from the
// standard library that the linker could share with other files.
#include <immintrin.h>

#include "nn/rans_kernel.hpp"

namespace recollect::nn::rans {
namespace avx2 {
namespace {

constexpr int kVectors = kLanes / 8;

// How bytes of eight 16-bit words move, for each set of eight lanes.
struct Moves {
  alignas(16) std::uint8_t of[256][16];
};
constexpr std::uint8_t kZero = 0x80;  // what makes pshufb write a zero

// The words of the lanes in the set, side by side.
constexpr Moves gathering() {
  Moves moves{};
  for (unsigned set = 0; set < 256; ++set) {
    int to = 0;
    for (std::uint8_t& byte : moves.of[set]) byte = kZero;
    for (int lane = 0; lane < 8; ++lane)
      if ((set >> lane & 1) != 0)
        for (int byte = 0; byte < 2; ++byte) moves.of[set][to++] = static_cast<std::uint8_t>(2 * lane + byte);
  }
  return moves;
}
// The inverse, from the words at the upper end of 16 bytes.
constexpr Moves scattering() {
  Moves moves{};
  for (unsigned set = 0; set < 256; ++set) {
    int from = 16;
    for (std::uint8_t& byte : moves.of[set]) byte = kZero;
    for (int lane = 8; lane-- > 0;)
      if ((set >> lane & 1) != 0)
        for (int byte = 2; byte-- > 0;) moves.of[set][2 * lane + byte] = static_cast<std::uint8_t>(--from);
  }
  return moves;
}
constexpr Moves kGathering = gathering(), kScattering = scattering();

[[gnu::always_inline]] inline __m128i moves(const Moves& from, unsigned set) {
  return _mm_load_si128(reinterpret_cast<const __m128i*>(from.of[set]));
}
[[gnu::always_inline]] inline __m256i load(const void* from) { return _mm256_loadu_si256(static_cast<const __m256i*>(from)); }
[[gnu::always_inline]] inline void store(void* to, __m256i v) { _mm256_storeu_si256(static_cast<__m256i*>(to), v); }
[[gnu::always_inline]] inline __m256i load_forget(const std::uint16_t* z) {
  return _mm256_cvtepu16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(z)));
}
[[gnu::always_inline]] inline __m256i choose(__m256i where, __m256i yes, __m256i no) {
  return _mm256_blendv_epi8(no, yes, where);
}
[[gnu::always_inline]] inline unsigned set_of(__m256i where) {
  return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(where)));
}

// What depends on the fraction bits only.
struct Format {
  explicit Format(int forget_bits)
      : bits(_mm256_set1_epi32(forget_bits)),
        limit_bits(_mm256_set1_epi32(kLaneBits - forget_bits)),
        one(_mm256_set1_epi32(1 << forget_bits)),
        low(_mm256_set1_epi32((1 << forget_bits) - 1)) {}
  __m256i bits, limit_bits, one, low;
};

struct Quotient {
  __m256i quotient, remainder;
};

// floor(a/z) and a mod z, exactly, for every int32 a and every z in [1, 2^15): there is no vector instruction that divides
// integers. Let f = 2^-24 be float's rounding error.
//  1. q = round(a·(1/z)), three roundings: |q − a/z| ≤ 1/2 + 3.01·f·|a|/z, so r = a − q·z has |r| ≤ z/2 + 3.01·f·2^31 <
//     2^14 + 386. The one product out of range is 2^31 (a near 2^31, z = 1); it becomes −2^31, the same modulo 2^32, as r is.
//  2. (r + 1/2)/z is at least 1/(2z) from every integer. Its float has an error below 3.01·f·(|r| + 1/2)/z + f/2 < 0.01/z, and
//     r + 1/2 is exact; so rounding it, less 1/2, gives floor(r/z).
[[gnu::always_inline]] inline Quotient divide(__m256i a, __m256i z) {
  const __m256 half = _mm256_set1_ps(0.5f), inverse = _mm256_div_ps(_mm256_set1_ps(1), _mm256_cvtepi32_ps(z));
  const __m256i near = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_cvtepi32_ps(a), inverse));
  const __m256i rest = _mm256_sub_epi32(a, _mm256_mullo_epi32(near, z));
  const __m256i more = _mm256_cvtps_epi32(_mm256_fmsub_ps(_mm256_add_ps(_mm256_cvtepi32_ps(rest), half), inverse, half));
  // Both factors fit into 16 bits with their sign, and the upper halves of z are zero.
  return {_mm256_add_epi32(near, more), _mm256_sub_epi32(rest, _mm256_madd_epi16(more, z))};
}

// Pushes the low words of the lanes in `where`. Writes 16 bytes, whatever it pushes.
[[gnu::always_inline]] inline std::byte* push(__m256i x, __m256i where, std::byte* end) {
  const __m256i low_words = _mm256_setr_epi8(0, 1, 4, 5, 8, 9, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1,  //
                                             0, 1, 4, 5, 8, 9, 12, 13, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m256i words = _mm256_permute4x64_epi64(_mm256_shuffle_epi8(x, low_words), 0b1000);
  const unsigned set = set_of(where);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(end), _mm_shuffle_epi8(_mm256_castsi256_si128(words), moves(kGathering, set)));
  return end + kWordBytes * static_cast<unsigned>(__builtin_popcount(set));
}

template <bool Keep>
std::byte* forget_groups(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes,
                         std::byte* end) {
  const Format format(forget_bits);
  __m256i x[kVectors];
  for (int v = 0; v < kVectors; ++v) x[v] = load(lanes + 8 * v);
  for (; groups > 0; --groups, z += kLanes, h += kLanes) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) {
      const __m256i forget = load_forget(z + 8 * v), before = load(h + 8 * v);
      const __m256i skip = _mm256_cmpeq_epi32(forget, format.one);
      // z = 2^R has the limit 2^31, which is negative here; less one it is right, and no x is above it.
      const __m256i last = _mm256_sub_epi32(_mm256_sllv_epi32(forget, format.limit_bits), _mm256_set1_epi32(1));
      const __m256i full = _mm256_cmpgt_epi32(x[v], last);
      if constexpr (Keep) end = push(x[v], full, end);
      const __m256i room = choose(full, _mm256_srli_epi32(x[v], kWordBits), x[v]);
      const Quotient taken = divide(room, forget);
      const __m256i next = _mm256_or_si256(_mm256_sllv_epi32(taken.quotient, format.bits), _mm256_and_si256(before, format.low));
      const __m256i after = _mm256_add_epi32(_mm256_mullo_epi32(_mm256_srav_epi32(before, format.bits), forget), taken.remainder);
      x[v] = choose(skip, x[v], next);
      store(h + 8 * v, choose(skip, before, after));
    }
  }
  for (int v = 0; v < kVectors; ++v) store(lanes + 8 * v, x[v]);
  return end;
}

std::byte* forget(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes, std::byte* end) {
  return end != nullptr ? forget_groups<true>(forget_bits, z, h, groups, lanes, end)
                        : forget_groups<false>(forget_bits, z, h, groups, lanes, end);
}

Kernel::Recalled recall(int forget_bits, const std::uint16_t* z, std::int32_t* h, Index groups, std::uint32_t* lanes,
                        const std::byte* begin, const std::byte* end) {
  const Format format(forget_bits);
  __m256i x[kVectors];
  for (int v = 0; v < kVectors; ++v) x[v] = load(lanes + 8 * v);
  __m256i wrapped = _mm256_setzero_si256();
  while (groups > 0 && end - begin >= static_cast<Index>(kGroupBytes)) {
    --groups;
    const std::uint16_t* group_z = z + groups * kLanes;
    std::int32_t* group_h = h + groups * kLanes;
#pragma GCC unroll 4
    for (int v = kVectors - 1; v >= 0; --v) {
      const __m256i forget = load_forget(group_z + 8 * v), after = load(group_h + 8 * v);
      const __m256i skip = _mm256_cmpeq_epi32(forget, format.one);
      const Quotient given = divide(after, forget);
      const __m256i before = _mm256_or_si256(_mm256_sllv_epi32(given.quotient, format.bits), _mm256_and_si256(x[v], format.low));
      store(group_h + 8 * v, choose(skip, after, before));
      const __m256i lost = _mm256_xor_si256(_mm256_srav_epi32(before, format.bits), given.quotient);
      wrapped = _mm256_or_si256(wrapped, _mm256_andnot_si256(skip, lost));
      const __m256i last =
          choose(skip, x[v], _mm256_add_epi32(_mm256_mullo_epi32(_mm256_srlv_epi32(x[v], format.bits), forget), given.remainder));
      const __m256i small = _mm256_cmpgt_epi32(_mm256_set1_epi32(static_cast<int>(kLeast)), last);
      const unsigned set = set_of(small);
      // Four times 16 bytes below the end are inside the stack: a group never pops more than that.
      const __m128i top = _mm_loadu_si128(reinterpret_cast<const __m128i*>(end - 16));
      const __m256i words = _mm256_cvtepu16_epi32(_mm_shuffle_epi8(top, moves(kScattering, set)));
      x[v] = choose(small, _mm256_or_si256(_mm256_slli_epi32(last, kWordBits), words), last);
      end -= kWordBytes * static_cast<unsigned>(__builtin_popcount(set));
    }
  }
  for (int v = 0; v < kVectors; ++v) store(lanes + 8 * v, x[v]);
  return {groups, _mm256_testz_si256(wrapped, wrapped) != 0 ? end : nullptr};
}

constexpr Kernel kKernel{"avx2", &forget, &recall};

}  // namespace

const Kernel& kernel() { return kKernel; }

}  // namespace avx2
}  // namespace recollect::nn::rans
