#include "format/safetensors_header.hpp"

#include <set>

namespace recollect::safetensors {
namespace {

using json::Json;

constexpr const char* kEntry = R"({"dtype": text, "shape": [sizes], "data_offsets": [begin, end]})";

// Reads event by event. A tree of the document would drop all but one of several fields of one name, go as deep as the file
// likes, and take many times the bytes of the header.
class HeaderReader final : public nlohmann::json_sax<Json> {
 public:
  explicit HeaderReader(const std::string& name) : name_(name) {}
  Header take() { return std::move(header_); }

  bool null() override { reject("null"); }
  bool boolean(bool value) override { reject(value ? "true" : "false"); }
  bool number_integer(number_integer_t value) override { reject(std::to_string(value)); }  // negative: the others are unsigned
  bool number_float(number_float_t, const string_t& text) override { reject(json::shown(text)); }
  bool binary(binary_t&) override { reject("bytes"); }

  bool number_unsigned(number_unsigned_t value) override {
    if (place_ == Place::shape) {
      if (value > static_cast<std::uint64_t>(INT64_MAX)) reject(std::to_string(value));
      entry().shape.push_back(static_cast<std::int64_t>(value));
    } else if (place_ == Place::offsets && offsets_ < 2) {
      (offsets_++ == 0 ? entry().begin : entry().end) = value;
    } else {
      reject(std::to_string(value));
    }
    return true;
  }

  bool string(string_t& value) override {
    if (place_ == Place::metadata)
      header_.metadata[key_] = std::move(value);
    else if (place_ == Place::dtype)
      entry().dtype = std::move(value);
    else
      reject(json::shown(value));
    if (place_ == Place::dtype) place_ = Place::entry;
    return true;
  }

  bool start_object(std::size_t) override {
    switch (place_) {
      case Place::document: place_ = Place::names; break;
      case Place::before_metadata: place_ = Place::metadata; break;
      case Place::before_entry: place_ = Place::entry; break;
      default: reject("an object");
    }
    return true;
  }
  bool end_object() override {
    if (place_ == Place::entry)
      for (const char* field : {"dtype", "shape", "data_offsets"})
        if (fields_.count(field) == 0) throw InvalidInput(place_of(name_, entry().name) + ": " + field, "", kEntry);
    place_ = Place::names;
    return true;
  }

  bool key(string_t& key) override {
    if (place_ == Place::names) {
      if (!names_.insert(key).second) throw InvalidInput(place_of(name_, key), "two of this name", "different names");
      place_ = key == kMetadata ? Place::before_metadata : Place::before_entry;
      fields_.clear();
      if (place_ == Place::before_entry) header_.entries.emplace_back().name = key;
    } else if (place_ == Place::metadata) {
      if (header_.metadata.count(key) != 0)
        throw InvalidInput(name_ + ": " + kMetadata + ": " + json::shown(key), "two of this name", "different names");
    } else {
      if (key != "dtype" && key != "shape" && key != "data_offsets")
        throw InvalidInput(place_of(name_, entry().name) + ": " + json::shown(key), "a field of this name", kEntry);
      if (!fields_.insert(key).second) throw InvalidInput(place_of(name_, entry().name) + ": " + key, "two of this name", kEntry);
      place_ = key == "dtype" ? Place::dtype : key == "shape" ? Place::before_shape : Place::before_offsets;
      offsets_ = 0;
    }
    key_ = std::move(key);
    return true;
  }

  bool start_array(std::size_t) override {
    if (place_ != Place::before_shape && place_ != Place::before_offsets) reject("a list");
    place_ = place_ == Place::before_shape ? Place::shape : Place::offsets;
    return true;
  }
  bool end_array() override {
    if (place_ == Place::offsets && offsets_ != 2) reject(std::to_string(offsets_) + " numbers");
    place_ = Place::entry;
    return true;
  }

  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    throw InvalidInput(name_ + ": header", "text that is not JSON (byte " + std::to_string(position) + ")", "a JSON object");
  }

 private:
  // Where in the document the next value stands.
  enum class Place {
    document,
    names,
    before_metadata,
    metadata,
    before_entry,
    entry,
    dtype,
    before_shape,
    shape,
    before_offsets,
    offsets
  };

  Entry& entry() { return header_.entries.back(); }

  [[noreturn]] void reject(const std::string& value) {
    const auto tensor = [&] { return place_of(name_, entry().name); };
    switch (place_) {
      case Place::document:
      case Place::names: throw InvalidInput(name_ + ": header", value, "a JSON object");
      case Place::before_metadata: throw InvalidInput(name_ + ": " + kMetadata, value, "an object of texts");
      case Place::metadata: throw InvalidInput(name_ + ": " + kMetadata + ": " + json::shown(key_), value, "a text");
      case Place::before_entry:
      case Place::entry: throw InvalidInput(tensor(), value, kEntry);
      case Place::dtype: throw InvalidInput(tensor() + ": dtype", value, "a text such as \"F32\"");
      case Place::before_shape:
      case Place::shape: throw InvalidInput(tensor() + ": shape", value, "a list of whole numbers from 0 to 2^63-1");
      case Place::before_offsets:
      case Place::offsets: break;
    }
    throw InvalidInput(tensor() + ": data_offsets", value, "a list of two whole numbers from 0");
  }

  const std::string& name_;
  Header header_;
  Place place_ = Place::document;
  std::set<std::string> names_, fields_;
  std::string key_;
  int offsets_ = 0;
};

}  // namespace

Header parse_header(std::span<const std::byte> text, const std::string& name) {
  // The format asks for the brace at the very beginning.
  if (text.empty() || text.front() != std::byte{'{'})
    throw InvalidInput(name + ": header", text.empty() ? "" : "text that does not begin with {", "a JSON object");
  const char* begin = reinterpret_cast<const char*>(text.data());
  HeaderReader reader(name);
  Json::sax_parse(begin, begin + text.size(), &reader);
  return reader.take();
}

}  // namespace recollect::safetensors
