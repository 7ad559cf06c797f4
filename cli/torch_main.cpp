// recollect-torch: the commands that need libtorch. `recollect` starts it.
#include "commands.hpp"
#include "program.hpp"

int main(int argc, char** argv) {
  return recollect::cli::run_program(argc, argv, [](CLI::App& program, int& exit_code) {
    using namespace recollect::cli;
    for (const auto add : {add_profile, add_train, add_eval, add_sample, add_translate, add_grad, add_bench})
      add(program, exit_code);
  });
}
