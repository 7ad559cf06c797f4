// How results are shown: tables for people, one JSON document for programs, files written whole or not at all.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "recollect/plan.hpp"

namespace recollect::cli {

// Right-aligned columns under a header; the first column is left-aligned.
class Table {
 public:
  explicit Table(std::vector<std::string> header) { rows_.push_back(std::move(header)); }
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

std::string seconds_text(double seconds);    // "4.88 s", "3.2 h"
std::string count_text(std::int64_t count);  // "2'875'220"
nlohmann::ordered_json to_json(const Prediction& prediction, Strategy strategy);

// Writes the file whole or leaves it as it was (see AtomicFile). Throws StorageError, and whatever `write` throws.
void write_file(const std::string& path, const std::function<void(std::ostream&)>& write);

}  // namespace recollect::cli
