// The subcommands. Each registers its options with the program and returns the exit code when it runs.
#pragma once

#include <CLI/CLI.hpp>

namespace recollect::cli {

// Exit codes, the same for every command.
enum Exit : int { ok = 0, failure = 1, bad_input = 2, infeasible = 3, storage_failure = 4, interrupted = 130 };

void add_plan(CLI::App& program, int& exit_code);
void add_curve(CLI::App& program, int& exit_code);
void add_verify(CLI::App& program, int& exit_code);
void add_figures(CLI::App& program, int& exit_code);
void add_profile_spill(CLI::App& program, int& exit_code);  // profile --spill
void add_profile(CLI::App& program, int& exit_code);        // in recollect-torch
void add_train(CLI::App& program, int& exit_code);          // as are all of these
void add_eval(CLI::App& program, int& exit_code);
void add_sample(CLI::App& program, int& exit_code);
void add_translate(CLI::App& program, int& exit_code);
void add_grad(CLI::App& program, int& exit_code);
void add_bench(CLI::App& program, int& exit_code);

}  // namespace recollect::cli
