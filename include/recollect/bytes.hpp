// Bytes: a number of bytes that cannot be mistaken for any other number.
// A plain value; safe to share between threads.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace recollect {

class Bytes {
 public:
  constexpr Bytes() = default;
  constexpr explicit Bytes(std::int64_t count) : count_(count) {}

  // Reads "4096", "64MiB", "1.5GB", "2 KiB": decimal units are powers of 1000, binary ones ("KiB" … "EiB") of 1024.
  // A fraction that is no whole number of bytes is rounded down. Throws InvalidInput, which names
  // `field`, for anything else, negative numbers and sizes of 2^63 bytes or more included.
  static Bytes parse(std::string_view text, const char* field = "size");

  constexpr std::int64_t count() const { return count_; }

  // Sums, differences and products throw InvalidInput when they leave 0 … 2^63-1.
  friend Bytes operator+(Bytes a, Bytes b);
  friend Bytes operator-(Bytes a, Bytes b);
  friend Bytes operator*(std::int64_t n, Bytes b);
  friend constexpr auto operator<=>(Bytes, Bytes) = default;

 private:
  std::int64_t count_ = 0;
};

// For people: "1.50 GiB", "64 MiB", "100 B". parse() reads it back, to the printed precision.
std::string to_string(Bytes bytes);

}  // namespace recollect
