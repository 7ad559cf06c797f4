// `recollect bench fetch`: keep, recompute and fetch within the same memory, on sequences of growing length.
#pragma once

#include <CLI/CLI.hpp>

namespace recollect::cli {

void add_bench_fetch(CLI::App& bench, int& exit_code);

}  // namespace recollect::cli
