// The tables of README.md and docs/results.md, made from bench/results. A document has a place for each:
//
//   <!-- bench/readme: NAME -->
//   …
//   <!-- end -->
//
// Pure functions of the files they read.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace recollect::bench {

struct DocumentTable {
  const char* name;
  std::string (*make)(const std::filesystem::path& results);
};
const std::vector<DocumentTable>& all_tables();

// The table of the README: what we take beside what people use today.
std::string results_table(const std::filesystem::path& results);
// And what it says of budgets.
std::string budgets_text(const std::filesystem::path& results);

// The document with all of its tables made anew. Throws InvalidInput: a name that is none of all_tables(), a place without its
// end, a file of results that lacks something.
std::string with_tables(const std::string& document, const std::filesystem::path& results);

// Documents that have tables, from the root of the project.
const std::vector<std::string>& documents_with_tables();

}  // namespace recollect::bench
