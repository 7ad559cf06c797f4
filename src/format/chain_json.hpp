// A chain as JSON, for chain files and inside schedule files.
#pragma once

#include "format/json.hpp"

namespace recollect {

// `path` is where the object stands in its document; it leads the names of fields in errors.
Chain chain_from_json(const json::Json& value, const std::string& path);
nlohmann::ordered_json chain_to_json(const Chain& chain);

}  // namespace recollect
