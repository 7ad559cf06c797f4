#include "recollect/bytes.hpp"

#include <array>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <limits>

#include "recollect/error.hpp"

namespace recollect {
namespace {

constexpr const char* kAccepted = "a size such as 4096, 64MiB or 1.5GB, below 2^63 bytes";

struct Unit {
  std::string_view name;
  std::int64_t bytes;
};
constexpr std::array<Unit, 13> kUnits{{{"", 1},
                                       {"b", 1},
                                       {"kb", 1000},
                                       {"mb", 1000'000},
                                       {"gb", 1000'000'000},
                                       {"tb", 1000'000'000'000},
                                       {"pb", 1000'000'000'000'000},
                                       {"kib", 1LL << 10},
                                       {"mib", 1LL << 20},
                                       {"gib", 1LL << 30},
                                       {"tib", 1LL << 40},
                                       {"pib", 1LL << 50},
                                       {"eib", 1LL << 60}}};

[[noreturn]] void overflow(const std::string& expression) {
  throw InvalidInput("size", expression, "sizes that stay within 0 and 2^63 bytes");
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

Bytes Bytes::parse(std::string_view text, const char* field) {
  const auto reject = [&]() -> Bytes { throw InvalidInput(field, std::string(text), kAccepted); };
  std::size_t at = 0;
  // The number by hand, in integers: a double would lose bytes of large sizes.
  std::int64_t whole = 0;
  std::int64_t numerator = 0, denominator = 1;
  const char* const end = text.data() + text.size();
  const auto [after, error] = std::from_chars(text.data(), end, whole);
  at = static_cast<std::size_t>(after - text.data());
  if (error != std::errc{} || !is_digit(text[0])) return reject();
  if (at < text.size() && text[at] == '.') {
    const std::size_t first = ++at;
    for (; at < text.size() && is_digit(text[at]); ++at) {
      if (at - first >= 9) continue;  // beyond a billionth of a unit
      numerator = 10 * numerator + (text[at] - '0');
      denominator *= 10;
    }
    if (at == first) return reject();
  }
  while (at < text.size() && text[at] == ' ') ++at;
  std::string unit;
  for (; at < text.size(); ++at) unit += static_cast<char>(std::tolower(static_cast<unsigned char>(text[at])));
  for (const Unit& known : kUnits) {
    if (known.name != unit) continue;
    __extension__ using Wide = __int128;
    const Wide total = Wide{whole} * known.bytes + Wide{numerator} * known.bytes / denominator;
    if (total > std::numeric_limits<std::int64_t>::max()) return reject();
    return Bytes(static_cast<std::int64_t>(total));
  }
  return reject();
}

Bytes operator+(Bytes a, Bytes b) {
  std::int64_t sum;
  if (__builtin_add_overflow(a.count_, b.count_, &sum)) overflow(to_string(a) + " + " + to_string(b));
  return Bytes(sum);
}

Bytes operator-(Bytes a, Bytes b) {
  std::int64_t difference;
  if (__builtin_sub_overflow(a.count_, b.count_, &difference) || difference < 0) overflow(to_string(a) + " - " + to_string(b));
  return Bytes(difference);
}

Bytes operator*(std::int64_t n, Bytes b) {
  std::int64_t product;
  if (__builtin_mul_overflow(n, b.count_, &product) || product < 0) overflow(std::to_string(n) + " x " + to_string(b));
  return Bytes(product);
}

std::string to_string(Bytes bytes) {
  static constexpr std::array<const char*, 6> kNames{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  const std::int64_t count = bytes.count();
  if (count < 1024) return std::to_string(count) + " B";
  double value = static_cast<double>(count) / 1024;
  std::size_t unit = 0;
  while (value >= 1023.995 && unit + 1 < kNames.size()) {
    value /= 1024;
    ++unit;
  }
  const bool whole = count % (1LL << (10 * (unit + 1))) == 0;
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), whole ? "%.0f %s" : "%.2f %s", value, kNames[unit]);
  return text.data();
}

}  // namespace recollect
