#include <ATen/Parallel.h>
#include <fmt/core.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "lines.hpp"
#include "recollect/error.hpp"
#include "train/learnt.hpp"
#include "train/translate.hpp"
#include "train/utf8.hpp"

namespace recollect::cli {
namespace {

using namespace recollect::train;

struct Arguments {
  std::string run, file;
  std::int64_t beam = 1, most = 0;
  std::optional<std::int64_t> batch;
  double alpha = 1;
  bool latest = false;
};

void check(const Arguments& a) {
  const auto within = [](const char* option, std::int64_t value, std::int64_t least, std::int64_t most) {
    if (value < least || value > most)
      throw InvalidInput(option, std::to_string(value), std::to_string(least) + " to " + std::to_string(most));
  };
  within("--beam", a.beam, 1, 1000);
  within("--max-length", a.most, 0, 1'000'000);
  if (a.batch) within("--batch", *a.batch, 1, 100'000);
  if (!(a.alpha >= 0) || std::isinf(a.alpha)) throw InvalidInput("--alpha", std::to_string(a.alpha), "0 or more");
}

Learnt load_translator(const Arguments& a) {
  Learnt learnt = load_run(a.run, a.latest);
  if (!learnt.options.data.translate)
    throw InvalidInput("--run", a.run,
                       learnt.options.data.task ? "a run of recollect train --task translate; this one learnt a synthetic task"
                                                : "a run of recollect train --task translate; this one learnt a text, which "
                                                  "recollect sample writes on");
  return learnt;
}

// Encodes lines, and says on standard error what of them the vocabulary does not have.
class Encoder {
 public:
  Encoder(const Vocabulary& vocabulary, const LineReader& lines) : vocabulary_(vocabulary), lines_(lines) {}

  Sentence encode(std::string line) const {
    if (vocabulary_.level() != Level::byte) line = in_utf8(line);
    const Tokens tokens = vocabulary_.encode(line, lines_.name());
    Sentence ids;
    for (std::int64_t i = 0; i < tokens.size(); ++i) ids.push_back(tokens.view()[i]);
    note_unknown(line, ids);
    return ids;
  }

 private:
  void note(const std::string& what) const {
    fmt::print(stderr, "note: {}, line {}: {}\n", lines_.name(), lines_.number(), what);
  }

  // What is not UTF-8 becomes U+FFFD, which stands for what is unknown.
  std::string in_utf8(const std::string& line) const {
    const std::size_t end = utf8_end(line);
    if (end == line.size()) return line;
    note(fmt::format("not UTF-8 at byte {}; such bytes are read as unknown", end));
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
      const CodePoint found = code_point_at(line, at);
      append_utf8(text, found.bytes == 0 ? U'\uFFFD' : found.value);
      at += std::max<std::size_t>(1, found.bytes);
    }
    return text;
  }

  void note_unknown(const std::string& line, const Sentence& ids) const {
    constexpr std::size_t kShown = 5;
    if (std::find(ids.begin(), ids.end(), vocabulary_.unknown()) == ids.end()) return;
    const std::vector<std::string> tokens = vocabulary_.split(line);
    std::vector<std::string> unknown;
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (ids[i] == vocabulary_.unknown() && std::find(unknown.begin(), unknown.end(), tokens[i]) == unknown.end())
        unknown.push_back(tokens[i]);
    // Quoted as JSON is, so that no control character reaches the terminal.
    std::string text;
    for (std::size_t i = 0; i < std::min(kShown, unknown.size()); ++i)
      text += (i == 0 ? "" : ", ") + nlohmann::json(unknown[i]).dump();
    if (unknown.size() > kShown) text += fmt::format(" and {} more", unknown.size() - kShown);
    note("not in the vocabulary, read as unknown: " + text);
  }

  const Vocabulary& vocabulary_;
  const LineReader& lines_;
};

int run(const Arguments& a) {
  check(a);
  LineReader lines(a.file);
  const Learnt learnt = load_translator(a);
  if (learnt.options.run.threads > 0) at::set_num_threads(learnt.options.run.threads);
  const auto& model = dynamic_cast<const nn::EncoderDecoder&>(*learnt.model);
  const Vocabulary &source = *learnt.vocabularies.source, &target = *learnt.vocabularies.target;
  const Encoder encoder(source, lines);
  const TranslateOptions how{
      .source_end = source.newline(), .end = target.newline(), .beam = a.beam, .alpha = a.alpha, .most = a.most};
  // Whoever types lines wants each answered.
  constexpr std::int64_t kOfAFile = 16;
  const auto batch = static_cast<std::size_t>(a.batch.value_or(a.file.empty() ? 1 : kOfAFile));
  std::vector<Sentence> sentences;
  const auto print = [&] {
    for (const Sentence& found : translate(model, sentences, how)) {
      const std::string text = target.decode(found) + '\n';
      std::fwrite(text.data(), 1, text.size(), stdout);
    }
    if (std::fflush(stdout) != 0) throw StorageError("writing", "standard output", errno);
    sentences.clear();
  };
  while (auto line = lines.next()) {
    sentences.push_back(encoder.encode(std::move(*line)));
    if (sentences.size() == batch) print();
  }
  print();
  return Exit::ok;
}

}  // namespace

void add_translate(CLI::App& program, int& exit_code) {
  auto* command = program.add_subcommand("translate", "Translate sentences, line by line, with a trained model.");
  auto a = std::make_shared<Arguments>();
  command->add_option("--run", a->run, "a run of recollect train --task translate")->type_name("DIR")->required();
  command->add_option("FILE", a->file, "a sentence a line; by default standard input")->type_name(" ");
  command->add_option("--beam", a->beam, "sentences that are followed at a time (1: greedily)")->type_name("K");
  command->add_option("--alpha", a->alpha, "of a beam: 0 likes short sentences, more longer ones\n(1)")->type_name("X");
  command->add_option("--max-length", a->most, "tokens of a translation (twice the source's and 10)")->type_name("N");
  command->add_option("--batch", a->batch, "sentences at a time (16; of standard input 1)")->type_name("N");
  command->add_flag("--latest", a->latest, "the latest checkpoint instead of the best");
  command->footer("Example: recollect translate --run trained --beam 5 sentences.txt");
  command->callback([a, &exit_code] { exit_code = run(*a); });
}

}  // namespace recollect::cli
