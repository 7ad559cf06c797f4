// `recollect bench performer`: linear attention whole and in slices.
#pragma once

#include <CLI/CLI.hpp>

namespace recollect::cli {

void add_bench_performer(CLI::App& bench, int& exit_code);

}  // namespace recollect::cli
