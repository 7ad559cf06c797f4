// The frame of a program: parses, runs, and turns every error into one line on standard error and an exit code.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace recollect::cli {

int run_program(int argc, char** argv, const std::function<void(CLI::App& program, int& exit_code)>& add_commands);

}  // namespace recollect::cli
