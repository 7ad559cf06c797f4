#include "result_files.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "recollect/error.hpp"

namespace recollect::bench {
namespace {

using nlohmann::json;

bool is_date(const std::string& text) {
  constexpr std::string_view kLike = "0000-00-00";
  if (text.size() != kLike.size()) return false;
  for (std::size_t k = 0; k < kLike.size(); ++k)
    if (kLike[k] == '-' ? text[k] != '-' : text[k] < '0' || text[k] > '9') return false;
  return true;
}

// A comment is the machine and, after the last comma, the day.
Origin origin_of(const std::string& name, const std::string& comment) {
  const std::size_t comma = comment.rfind(", ");
  if (comma != std::string::npos && is_date(comment.substr(comma + 2)))
    return {name, comment.substr(0, comma), comment.substr(comma + 2)};
  return {name, comment, ""};
}

Origin origin_of(const std::string& name, const json& machine) {
  const std::string date = machine.value("date", "");
  if (!date.empty() && !is_date(date)) throw InvalidInput(name + ": machine.date", date, "a day such as 2026-11-15");
  return {name,
          fmt::format("{}, {} cores, libtorch {}", machine.at("cpu").get<std::string>(), machine.at("cores").get<int>(),
                      machine.at("libtorch").get<std::string>()),
          date};
}

BenchFile::Row row_of(const json& from) {
  BenchFile::Row row;
  row.time_s = from.at("time_s").get<double>();
  row.spread = from.at("time_spread").get<double>();
  row.relative_time = from.at("relative_time").get<double>();
  row.relative_peak = from.at("relative_peak").get<double>();
  row.peak = Bytes(from.at("peak_bytes").get<std::int64_t>());
  if (const json& budget = from.at("budget_bytes"); !budget.is_null()) row.budget = Bytes(budget.get<std::int64_t>());
  return row;
}

std::string joined(const std::vector<std::string>& cells) {
  std::string text;
  for (const std::string& cell : cells) text += (text.empty() ? "" : ",") + cell;
  return text;
}

}  // namespace

std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw InvalidInput(path.string(), "cannot be opened", "a file that can be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

const BenchFile::Row& BenchFile::row(const std::string& name) const {
  const auto found = rows.find(name);
  if (found == rows.end()) throw InvalidInput(origin.file + ": rows", "none named " + name, "a row of that name");
  return found->second;
}

std::int64_t BenchFile::job_number(const std::string& name) const {
  const auto found = job.find(name);
  if (found == job.end()) throw InvalidInput(origin.file + ": job." + name, "", "a whole number");
  return found->second;
}

BenchFile read_bench(const std::filesystem::path& folder, const std::string& name) {
  try {
    const json from = json::parse(read_text(folder / name));
    BenchFile file{.origin = origin_of(name, from.at("machine")), .rows = {}, .job = {}, .floor_s = from.at("gemm_floor_s")};
    for (const json& row : from.at("rows")) file.rows[row.at("name").get<std::string>()] = row_of(row);
    for (const auto& [key, value] : from.at("job").items())
      if (value.is_number_integer()) file.job[key] = value.get<std::int64_t>();
    return file;
  } catch (const json::exception& error) {
    throw InvalidInput((folder / name).string(), error.what(), "what `recollect bench --json` writes");
  }
}

const TableFile::Cells& TableFile::row(const Cells& key) const {
  const auto begins = [&](const Cells& row) {
    return row.size() >= key.size() && std::equal(key.begin(), key.end(), row.begin());
  };
  const auto found = std::find_if(table.rows.begin(), table.rows.end(), begins);
  if (found == table.rows.end()) throw InvalidInput(origin.file, "no row " + joined(key), "a row that begins with these cells");
  return *found;
}

const std::string& TableFile::cell(const Cells& row, const std::string& column) const {
  try {
    return row[table.column(column)];
  } catch (const InvalidInput& error) {
    throw InvalidInput(origin.file, error);
  }
}

double TableFile::number(const Cells& row, const std::string& column) const {
  const std::string& text = cell(row, column);
  const auto number = cli::number_in(text);
  if (!number) throw InvalidInput(fmt::format("{}: {} of {}", origin.file, column, joined(row)), text, "a number");
  return *number;
}

TableFile read_table(const std::filesystem::path& folder, const std::string& name) {
  const cli::Csv table = cli::parse_csv(read_text(folder / name), (folder / name).string());
  return {origin_of(name, table.comment), table};
}

}  // namespace recollect::bench
