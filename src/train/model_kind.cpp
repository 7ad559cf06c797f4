#include "train/model_kind.hpp"

namespace recollect::train {
namespace {

// What models of recurrent layers have in common.
template <class Options>
Options recurrent(const ModelOptions& o, std::int64_t vocabulary) {
  Options options;
  options.cell = o.cell;
  options.vocabulary = vocabulary;
  options.embed = o.embed == 0 ? o.hidden : o.embed;
  options.hidden = o.hidden;
  options.layers = o.layers;
  options.tied = o.tied;
  options.dropout = o.dropout;
  options.recurrent_dropout = o.recurrent_dropout;
  options.reversible = o.reversible;
  return options;
}
template <class Options>
void take(const Options& from, const ModelOptions& given, ModelOptions& o) {
  o.cell = from.cell;
  o.layers = from.layers;
  o.hidden = from.hidden;
  o.embed = from.embed;
  o.tied = from.tied;
  o.reversible = from.reversible;
  o.reversible.drop_connect = given.reversible.drop_connect;
}

}  // namespace

TokenModelOptions model_options(const ModelOptions& o, std::int64_t vocabulary, std::int64_t source_vocabulary) {
  if (o.performer) {
    nn::PerformerOptions options = *o.performer;
    options.vocabulary = vocabulary;
    options.width = o.hidden;
    options.layers = o.layers;
    options.dropout = o.dropout;
    return options;
  }
  if (!o.attention) return recurrent<nn::SequenceModelOptions>(o, vocabulary);
  auto options = recurrent<nn::EncoderDecoderOptions>(o, vocabulary);
  options.source_vocabulary = source_vocabulary;
  options.attention = *o.attention;
  return options;
}

ModelOptions of_kind(const TokenModelOptions& options, const ModelOptions& given) {
  ModelOptions o = given;
  o.performer = std::nullopt;
  o.attention = std::nullopt;
  if (const auto* performer = std::get_if<nn::PerformerOptions>(&options)) {
    o.performer = *performer;
    o.hidden = performer->width;
    o.layers = performer->layers;
  } else if (const auto* pair = std::get_if<nn::EncoderDecoderOptions>(&options)) {
    take(*pair, given, o);
    o.attention = pair->attention;
  } else {
    take(std::get<nn::SequenceModelOptions>(options), given, o);
  }
  return o;
}

}  // namespace recollect::train
