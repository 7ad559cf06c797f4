// What libFuzzer calls runs a target through this. Of an exception it would see only the signal, so what escapes is said here.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string_view>
#include <typeinfo>

namespace recollect::fuzz {

inline int run(void (*target)(std::string_view), const std::uint8_t* data, std::size_t size) {
  try {
    target({reinterpret_cast<const char*>(data), size});
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ERROR: %s escaped: %s\n", typeid(error).name(), error.what());
    std::abort();
  }
  return 0;
}

}  // namespace recollect::fuzz
