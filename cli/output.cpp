#include "output.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <streambuf>

#include "recollect/atomic_file.hpp"

namespace recollect::cli {
namespace {

// Columns on the screen: bytes of UTF-8 that start a character.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padding(const std::string& text, std::size_t columns) {
  return std::string(columns - std::min(columns, width(text)), ' ');
}

// What a stream writes, gathered into pieces of a size that disks like.
class AtomicFileBuffer : public std::streambuf {
 public:
  explicit AtomicFileBuffer(AtomicFile& file) : file_(file), room_(1 << 16) { setp(room_.data(), room_.data() + room_.size()); }

 protected:
  int_type overflow(int_type next) override {
    sync();
    if (!traits_type::eq_int_type(next, traits_type::eof())) sputc(traits_type::to_char_type(next));
    return traits_type::not_eof(next);
  }
  int sync() override {
    file_.write(std::string_view(pbase(), static_cast<std::size_t>(pptr() - pbase())));
    setp(room_.data(), room_.data() + room_.size());
    return 0;
  }

 private:
  AtomicFile& file_;
  std::vector<char> room_;
};

}  // namespace

std::string Table::text() const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t k = 0; k < row.size(); ++k) widths[k] = std::max(widths[k], width(row[k]));
  }
  std::string out;
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t k = 0; k < row.size(); ++k) {
      if (k > 0) line += "  ";
      line += k == 0 ? row[k] + padding(row[k], widths[k]) : padding(row[k], widths[k]) + row[k];
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

std::string seconds_text(double seconds) {
  struct Unit {
    double size;
    const char* name;
  };
  static constexpr std::array<Unit, 6> kUnits{{{86400, "days"}, {3600, "h"}, {60, "min"}, {1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}}};
  if (seconds == 0) return "0 s";
  for (const Unit& unit : kUnits)
    if (seconds >= (unit.size > 1 ? 2 : 1) * unit.size) return fmt::format("{:.3g} {}", seconds / unit.size, unit.name);
  return fmt::format("{:.3g} ns", seconds * 1e9);
}

std::string count_text(std::int64_t count) {
  std::string digits = std::to_string(count);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, "'");
  return digits;
}

nlohmann::ordered_json to_json(const Prediction& p, Strategy strategy) {
  nlohmann::ordered_json json{{"forward_steps", p.forward_steps()},
                              {"recompute_factor", p.recompute_factor()},
                              {"peak_bytes", p.peak.count()},
                              {"peak_slots", strategy == Strategy::records ? static_cast<double>(p.peak_records) : p.peak_slots},
                              {"time", p.time.seconds()},
                              {"advances", p.advances},
                              {"records", p.records},
                              {"backwards", p.backwards}};
  if (const double slots = json["peak_slots"]; slots == static_cast<double>(static_cast<std::int64_t>(slots)))
    json["peak_slots"] = static_cast<std::int64_t>(slots);
  if (p.rewinds > 0) json["rewinds"] = p.rewinds;
  if (p.written.count() + p.read.count() > 0)
    json["traffic"] = {{"written_bytes", p.written.count()}, {"read_bytes", p.read.count()}, {"stored_bytes", p.stored.count()}};
  return json;
}

void write_file(const std::string& path, const std::function<void(std::ostream&)>& write) {
  AtomicFile file(path);
  AtomicFileBuffer buffer(file);
  std::ostream out(&buffer);
  out.exceptions(std::ios::badbit);  // lets the StorageError of a write through
  write(out);
  out.flush();
  file.commit();
}

}  // namespace recollect::cli
