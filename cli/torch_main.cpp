// recollect-torch: the commands that need libtorch. `recollect` starts it.
#include "commands.hpp"
#include "program.hpp"

int main(int argc, char** argv) {
  return recollect::cli::run_program(argc, argv,
                                     [](CLI::App& program, int& exit_code) { recollect::cli::add_profile(program, exit_code); });
}
