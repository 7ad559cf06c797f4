#pragma once

#include <CLI/CLI.hpp>

namespace recollect::cli {

void add_bench_auto(CLI::App& bench, int& exit_code);

}  // namespace recollect::cli
