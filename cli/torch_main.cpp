// recollect-torch: the commands that need libtorch. `recollect` starts it.
#include "blas.hpp"
#include "commands.hpp"
#include "program.hpp"

int main(int argc, char** argv) {
  recollect::cli::use_kernels_of_this_processor(argv);
  return recollect::cli::run_program(argc, argv, [](CLI::App& program, int& exit_code) {
    using namespace recollect::cli;
    for (const auto add : {add_profile, add_train, add_eval, add_sample, add_translate, add_grad, add_bench})
      add(program, exit_code);
  });
}
