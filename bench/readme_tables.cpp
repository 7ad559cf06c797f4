// Makes the tables of README.md and docs/results.md anew from bench/results. bench/readme calls it.
//   readme_tables ROOT     ROOT is the folder of the project
#include <cstdio>
#include <ostream>

#include "output.hpp"
#include "result_files.hpp"
#include "tables.hpp"

int main(int argc, char** argv) {
  using namespace recollect;
  if (argc != 2) {
    std::fprintf(stderr, "usage: readme_tables ROOT\n");
    return 2;
  }
  const std::filesystem::path root = argv[1];
  try {
    for (const std::string& name : bench::documents_with_tables()) {
      const std::string before = bench::read_text(root / name), after = bench::with_tables(before, root / "bench/results");
      if (before != after) cli::write_file((root / name).string(), [&](std::ostream& out) { out << after; });
      std::printf("%s: %s\n", name.c_str(), before == after ? "as it was" : "made anew");
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "readme_tables: %s\n", error.what());
    return 1;
  }
}
