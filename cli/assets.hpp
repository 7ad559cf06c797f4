// Files that the program carries: the page's own in viewer/, and the library that it draws with.
#pragma once

#include <string_view>

namespace recollect::cli::assets {

extern const std::string_view kPage, kStyle, kScript;
extern const std::string_view kD3;  // empty when there was none to build with

}  // namespace recollect::cli::assets
