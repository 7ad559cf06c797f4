// What a model is beyond its sizes, in words, as the program's options, the metadata of weights and checkpoints have it. Fields
// are named as in files, "forget_bits", which is --forget-bits of the program.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace recollect::train {

using Words = std::map<std::string, std::string>;

std::string option_of(const std::string& field);  // "--forget-bits"

// Reads them. Errors are InvalidInput and name fields as `prefix` says: "--" as options of the program, "metadata." and the like
// as they are. What is given must outlive it.
struct WordReader {
  const Words& words;
  const std::string& prefix;

  std::string name(const std::string& field) const { return prefix == "--" ? option_of(field) : prefix + field; }
  const std::string* find(const std::string& field) const;  // nullptr: left out
  // The others are of fields that are there.
  [[noreturn]] void refuse(const std::string& field, const std::string& accepted) const;
  std::int64_t number(const std::string& field, std::int64_t least, std::int64_t most, const std::string& more) const;

  // Throws for the first of the fields that is there.
  void refuse_all(const std::vector<std::string>& fields, const std::string& accepted) const;
};

}  // namespace recollect::train
