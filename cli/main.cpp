#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <span>
#include <string_view>

#include "commands.hpp"
#include "program.hpp"
#include "recollect/error.hpp"

namespace {

// Commands that need libtorch live in a program of their own beside this one: loading libtorch takes half a second, which
// `recollect plan` should not wait for.
constexpr struct {
  const char* name;
  const char* meaning;
} kTorchCommands[] = {{"profile", "Measure the steps of a network; write them as a chain file. Or a disk: --spill DIR"},
                      {"train", "Train a sequence model on sequences of any length, in the memory you have"},
                      {"eval", "The loss of a trained model on held-out data"},
                      {"sample", "Text from a trained model"},
                      {"translate", "Translate sentences, line by line, with a trained model"},
                      {"grad", "Loss and gradient of one batch, to be checked against anything else"},
                      {"bench", "Time and peak beside libtorch's own, on this machine"}};

// `profile` of a disk needs no libtorch, and is another command but for its name.
bool profiles_a_disk(std::span<char*> arguments) {
  return arguments.size() > 1 && std::string_view(arguments[1]) == "profile" &&
         std::ranges::any_of(arguments, [](std::string_view argument) { return argument.starts_with("--spill"); });
}

// libgomp's threads wait for each other by turning in circles for milliseconds. On a machine with other work to do, the one that
// is waited for is not at work meanwhile: better they sleep soon. Read when libgomp is loaded; whoever has set anything keeps it.
void wait_briefly() {
  if (std::getenv("OMP_WAIT_POLICY") == nullptr) ::setenv("GOMP_SPINCOUNT", "10000", 0);
}

void add_torch_commands(CLI::App& program, char** argv, bool with_profile) {
  for (const auto& command : kTorchCommands) {
    if (!with_profile && std::string_view(command.name) == "profile") continue;
    CLI::App& delegate = *program.add_subcommand(command.name, command.meaning);
    delegate.prefix_command()->set_help_flag();
    delegate.callback([argv] {
      wait_briefly();
      const std::filesystem::path beside = std::filesystem::read_symlink("/proc/self/exe").replace_filename("recollect-torch");
      ::execv(beside.c_str(), argv);
      throw recollect::Error(errno == ENOENT ? "this command needs libtorch, and the program was built without it: install "
                                               "libtorch-dev (scripts/install-deps) and build again"
                                             : beside.string() + " cannot be started: " + std::strerror(errno));
    });
  }
}

}  // namespace

int main(int argc, char** argv) {
  return recollect::cli::run_program(argc, argv, [&](CLI::App& program, int& exit_code) {
    recollect::cli::add_plan(program, exit_code);
    recollect::cli::add_curve(program, exit_code);
    recollect::cli::add_verify(program, exit_code);
    recollect::cli::add_figures(program, exit_code);
    const bool disk = profiles_a_disk({argv, static_cast<std::size_t>(argc)});
    if (disk) recollect::cli::add_profile_spill(program, exit_code);
    add_torch_commands(program, argv, !disk);
  });
}
