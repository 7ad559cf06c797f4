#include "reversible.hpp"

namespace recollect::cli {

void ReversibleArguments::add_to(CLI::App& command, const std::string& group) {
  const auto add = [&](const char* name, std::string& to, const char* meaning, const char* type) {
    auto* option = command.add_option(name, to, meaning)->type_name(type);
    if (!group.empty()) option->group(group);
  };
  add("--forget-bits", forget_bits_, "reversible models: most bits that a unit forgets in\na step, 1 to 10 or none (3; nf: none)",
      "N");
  add("--state-bits", state_bits_, "theirs: bits behind the point of a state (23)", "N");
  add("--forget-resolution", forget_resolution_, "theirs: bits behind the point of a forget value (10)", "N");
  add("--tape", tape_, "theirs: rans (a range coder) or paper (rans)", "T");
}

train::Words ReversibleArguments::words() const {
  train::Words words;
  const auto say = [&](const char* field, const std::string& word) {
    if (!word.empty()) words[field] = word;
  };
  say("forget_bits", forget_bits_);
  say("state_bits", state_bits_);
  say("forget_resolution", forget_resolution_);
  say("tape", tape_);
  return words;
}

}  // namespace recollect::cli
