#include "program.hpp"

#include <cstdio>
#include <iostream>
#include <new>
#include <string_view>
#include <system_error>

#include "commands.hpp"
#include "recollect/error.hpp"

namespace recollect::cli {
namespace {

// One line on standard error, and the code that says which kind of trouble it was. libtorch's errors go on with a stack of
// calls, which says nothing to users.
int report(std::string_view what, int code) {
  what = what.substr(0, what.find('\n'));
  std::fprintf(stderr, "recollect: %.*s\n", static_cast<int>(what.size()), what.data());  // must not throw: nobody would catch it
  return code;
}

// Options by name and meaning; which exclude which is said when it matters.
class PlainFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_type_size() == 0 ? "" : " " + option->get_type_name();
  }
};

int parse_and_run(int argc, char** argv, const std::function<void(CLI::App&, int&)>& add_commands) {
  CLI::App program("Exact gradients of long computations in whatever memory there is.", "recollect");
  program.set_version_flag("--version", "recollect " RECOLLECT_VERSION);
  program.require_subcommand(1);
  const auto formatter = std::make_shared<PlainFormatter>();
  formatter->column_width(26);
  program.formatter(formatter);
  program.footer(
      "Example: recollect plan --steps 1000 --state-bytes 1MiB --record-bytes 4MiB --memory 64MiB\nEvery command has its own "
      "--help.");
  int code = Exit::ok;
  add_commands(program, code);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? Exit::ok : Exit::bad_input;
  }
  return code;
}

}  // namespace

int run_program(int argc, char** argv, const std::function<void(CLI::App&, int&)>& add_commands) {
  try {
    const int code = parse_and_run(argc, argv, add_commands);
    std::cout.flush();
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0 || !std::cout)
      return report("standard output could not be written", Exit::storage_failure);
    return code;
  } catch (const InvalidInput& error) {
    return report(error.what(), Exit::bad_input);
  } catch (const InfeasibleBudget& error) {
    return report(error.what(), Exit::infeasible);
  } catch (const Interrupted& error) {
    return report(error.what(), Exit::interrupted);
  } catch (const StorageError& error) {
    return report(error.what(), Exit::storage_failure);
  } catch (const std::system_error& error) {
    return report(error.what(), Exit::storage_failure);
  } catch (const std::bad_alloc&) {
    return report("out of memory", Exit::failure);
  } catch (const std::exception& error) {
    return report(error.what(), Exit::failure);
  }
}

}  // namespace recollect::cli
