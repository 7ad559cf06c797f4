#include "train/corpus.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <new>
#include <stdexcept>
#include <utility>

#include "format/descriptor.hpp"
#include "recollect/error.hpp"
#include "train/utf8.hpp"

namespace recollect::train {
namespace {

// Where validation begins: the wanted place, or the first after it where no token or line is cut.
std::size_t split_of(std::string_view text, Level level, const CorpusOptions& options) {
  std::size_t at = std::max<std::size_t>(text.size() - held_out_of(text.size(), options.validation_fraction), 1);
  if (options.lines || level == Level::word)
    while (at < text.size() && text[at - 1] != '\n') ++at;
  else if (level == Level::character)
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80) ++at;
  return at;
}

}  // namespace

std::uint64_t fnv1a(std::span<const std::uint8_t> bytes, std::uint64_t before) {
  std::uint64_t hash = before;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001B3;
  return hash;
}

NamedBytes read_bytes(const std::string& path) {
  const Descriptor file(path, O_RDONLY);
  NamedBytes read{path, {}};
  struct stat status {};
  if (::fstat(file.fd(), &status) != 0) throw StorageError("reading", path, errno);
  try {
    // Pipes have no size and files may grow, so the size is a hint; what comes after it goes through `more`, so that the hint
    // being right, as it mostly is, takes no second copy of what may be large.
    read.bytes.resize(static_cast<std::size_t>(std::max<off_t>(status.st_size, 0)));
    std::size_t size = 0;
    std::vector<std::uint8_t> more(65536);
    for (;;) {
      const bool full = size == read.bytes.size();
      const ssize_t got = full ? ::read(file.fd(), more.data(), more.size())
                               : ::read(file.fd(), read.bytes.data() + size, read.bytes.size() - size);
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) throw StorageError("reading", path, errno);
      if (got == 0) break;
      if (full) read.bytes.insert(read.bytes.end(), more.begin(), more.begin() + got);
      size += static_cast<std::size_t>(got);
    }
    read.bytes.resize(size);
  } catch (const std::bad_alloc&) {
    throw StorageError("reading", path, ENOMEM);
  } catch (const std::length_error&) {
    throw StorageError("reading", path, ENOMEM);
  }
  return read;
}

std::string_view text_of(const NamedBytes& file) { return {reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size()}; }

FileIdentity identity_of(const NamedBytes& file) {
  return {file.name, static_cast<std::int64_t>(file.bytes.size()), fnv1a(file.bytes)};
}

void require_content(const NamedBytes& file) {
  if (file.bytes.empty()) throw InvalidInput(file.name, "an empty file", "a file with text in it");
}

std::size_t held_out_of(std::size_t count, double fraction) {
  if (!(fraction >= 0 && fraction < 1))
    throw InvalidInput("--validation-fraction", std::to_string(fraction), "a fraction from 0 to below 1");
  return static_cast<std::size_t>(fraction * static_cast<double>(count));
}

Corpus Corpus::read(const std::string& path, const CorpusOptions& options) {
  NamedBytes data = read_bytes(path);
  std::optional<NamedBytes> validation;
  if (options.validation_file) validation = read_bytes(*options.validation_file);
  return of(std::move(data), std::move(validation), options);
}

Corpus Corpus::of(NamedBytes data, std::optional<NamedBytes> validation, const CorpusOptions& options) {
  require_content(data);
  if (validation) require_content(*validation);
  const Level level = options.vocabulary ? options.vocabulary->level() : options.level;
  // Whole files first, so that offsets in errors are the file's.
  if (level != Level::byte) require_utf8(text_of(data), data.name);
  if (level != Level::byte && validation) require_utf8(text_of(*validation), validation->name);

  const std::string_view text = text_of(data);
  const std::size_t split = validation ? text.size() : split_of(text, level, options);
  const std::string_view training = text.substr(0, split);
  Vocabulary vocabulary =
      options.vocabulary ? *options.vocabulary : Vocabulary::of(level, training, options.max_vocabulary, data.name);

  std::vector<FileIdentity> files{identity_of(data)};
  if (validation) files.push_back(identity_of(*validation));
  const std::string_view held_out = validation ? text_of(*validation) : text.substr(split);

  Tokens tokens(vocabulary.size());
  std::int64_t training_tokens = 0;
  if (level == Level::byte) {
    // The bytes are the tokens: no second copy of what may be large.
    if (validation) data.bytes.insert(data.bytes.end(), validation->bytes.begin(), validation->bytes.end());
    tokens = Tokens(std::move(data.bytes));
    training_tokens = static_cast<std::int64_t>(split);
  } else {
    if (level == Level::character) tokens.reserve(code_points(training) + code_points(held_out));
    vocabulary.encode(training, tokens);
    training_tokens = tokens.size();
    vocabulary.encode(held_out, tokens);
  }
  tokens.shrink();

  Corpus corpus(std::move(vocabulary), std::move(tokens));
  corpus.training_ = training_tokens;
  corpus.split_ = static_cast<std::int64_t>(split);
  corpus.lines_ = options.lines;
  corpus.files_ = std::move(files);
  return corpus;
}

}  // namespace recollect::train
