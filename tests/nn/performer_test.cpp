// Performer beside the same equations in libtorch's operations, and its gradient by every plan.
#include "recollect/nn/performer.hpp"

#include <gmock/gmock.h>
#include <torch/torch.h>

#include <map>
#include <optional>

#include "nn/performer_blocks.hpp"
#include "recollect/disk.hpp"
#include "recollect/torch/memory_meter.hpp"
#include "run/keyed_random.hpp"
#include "support/changing_sums.hpp"
#include "support/recurrent_compare.hpp"

namespace recollect::nn {
namespace {

using namespace recollect::nn::test;
using recollect::torch::MemoryMeter;
using ::testing::HasSubstr;

TokenBatch tokens(std::int64_t time_steps, std::int64_t batch, std::int64_t vocabulary) {
  return {at::randint(0, vocabulary, {time_steps, batch}, at::kInt), at::randint(-1, vocabulary, {time_steps, batch}, at::kInt)};
}

PerformerOptions small(at::ScalarType dtype = at::kFloat) {
  return {.vocabulary = 11, .width = 16, .layers = 2, .heads = 2, .feed_forward = 24, .dtype = dtype};
}

// All of it at once, with the whole matrix of attention, on copies of the parameters.
class Reference {
 public:
  explicit Reference(const Performer& model, std::optional<DropoutKey> key = std::nullopt)
      : o_(model.options()), of_(&model), key_(key) {
    for (const auto& parameter : model.named_parameters()) p_[parameter.key()] = leaf(parameter.value());
    for (const auto& buffer : model.named_buffers()) p_[buffer.key()] = buffer.value();
  }
  Tensor logits(const Tensor& inputs) {  // [batch, time, vocabulary]
    const Tensor tokens = inputs.to(at::kLong).t();
    const std::int64_t time = tokens.size(1), quarter = o_.width / 4;
    const Tensor frequencies = at::pow(10'000.0, -at::arange(quarter, at::kDouble) / quarter),
                 phases = at::arange(time, at::kDouble).unsqueeze(1) * frequencies,
                 positions = at::cat({phases.sin(), phases.cos()}, 1).to(o_.dtype).expand({tokens.size(0), time, 2 * quarter});
    Tensor x = dropped(at::cat({at::embedding(p_["embedding.weight"], tokens), positions}, 2), 0);
    for (std::int64_t l = 0; l < o_.layers; ++l) x = layer(l, x);
    return linear(x, "output");
  }
  Tensor loss(const TokenBatch& batch) {
    namespace F = ::torch::nn::functional;
    return F::cross_entropy(logits(batch.inputs).reshape({-1, o_.vocabulary}), batch.targets.t().to(at::kLong).reshape(-1),
                            F::CrossEntropyFuncOptions().ignore_index(-1));
  }
  Tensors gradients() {
    Tensors row;
    for (const auto& parameter : of_->named_parameters()) row.push_back(p_[parameter.key()].grad());
    return row;
  }

 private:
  Tensor linear(const Tensor& x, const std::string& name) { return at::linear(x, p_[name + ".weight"], p_[name + ".bias"]); }
  Tensor norm(const Tensor& x, const std::string& name) {
    return at::layer_norm(x, {o_.width}, p_[name + ".weight"], p_[name + ".bias"]);
  }
  Tensor features(const Tensor& x, const std::string& name) {
    if (o_.map == FeatureMap::square) return x * x;
    if (o_.map == FeatureMap::elu) return at::elu(x) + 1;
    if (o_.map == FeatureMap::relu) return at::relu(x) + 1e-3;
    const Tensor scaled = x * std::pow(static_cast<double>(x.size(-1)), -0.25);
    return (at::matmul(scaled, p_[name + "projection"].t()) - scaled.square().sum(-1, true) / 2).exp() /
           std::sqrt(static_cast<double>(o_.features));
  }
  Tensor attention(const Tensor& x, const std::string& name) {
    const std::int64_t batch = x.size(0), time = x.size(1), width = o_.width / o_.heads;
    const auto split = [&](const Tensor& all) { return all.reshape({batch, time, o_.heads, width}).transpose(1, 2); };
    const auto key_value = linear(x, name + "key_value").chunk(2, 2);
    const Tensor q = features(split(linear(x, name + "query")), name), k = features(split(key_value[0]), name);
    Tensor scores = at::tril(at::matmul(q, k.transpose(2, 3)));
    if (o_.decay) {
      const Tensor apart = at::arange(time).unsqueeze(1) - at::arange(time).unsqueeze(0),
                   gamma = 1 - at::pow(2.0, -5 - at::arange(o_.heads, at::kDouble));
      scores = scores * at::tril(at::pow(gamma.view({-1, 1, 1}), apart.clamp_min(0))).to(o_.dtype);
    }
    const Tensor y = at::matmul(scores, split(key_value[1])) / (scores.sum(3, true) + 1e-16);
    return y.transpose(1, 2).reshape({batch, time, o_.width});
  }
  Tensor feed(const Tensor& x, const std::string& name) { return linear(at::gelu(linear(x, name + "feed1")), name + "feed2"); }
  Tensor layer(std::int64_t l, Tensor x) {
    const std::string name = "layers." + std::to_string(l) + ".";
    if (o_.norm_first) {
      x = x + dropped(attention(norm(x, name + "norm1"), name), 2 * l + 1);
      return x + dropped(feed(norm(x, name + "norm2"), name), 2 * l + 2);
    }
    x = x + dropped(norm(attention(x, name), name + "norm1"), 2 * l + 1);
    return x + dropped(norm(feed(x, name), name + "norm2"), 2 * l + 2);
  }
  // With the masks of docs/formats.md.
  Tensor dropped(const Tensor& x, std::int64_t place) const {
    if (!key_) return x;
    const KeyedRandom random(key_->seed, Purpose::dropout);
    const std::int64_t batch = x.size(0), width = x.size(2);
    Tensor mask = at::zeros(x.sizes(), o_.dtype);
    for (std::int64_t b = 0; b < batch; ++b)
      for (std::int64_t t = 0; t < x.size(1); ++t)
        for (std::int64_t j = 0; j < width; ++j) {
          const auto word =
              random.words({key_->iteration, t * batch + b, (place * width + j) / 4})[static_cast<std::size_t>(j % 4)];
          if ((word >> 8) / 0x1p24 >= o_.dropout) mask[b][t][j] = 1 / (1 - o_.dropout);
        }
    return x * mask;
  }

  PerformerOptions o_;
  const Performer* of_;
  std::optional<DropoutKey> key_;
  std::map<std::string, Tensor> p_;
};

// As one vector: the gradient of a query at the first token is zero but for rounding.
Tensor together(const Tensors& all) {
  Tensors flat;
  for (const Tensor& tensor : all) flat.push_back(tensor.reshape(-1));
  return at::cat(flat);
}

// That are made with the first gradient.
Bytes gradient_bytes(const Performer& model) {
  std::int64_t sum = 0;
  for (const Tensor& parameter : model.parameters()) sum += static_cast<std::int64_t>(parameter.nbytes());
  return Bytes(sum);
}

class PerformerTest : public ::testing::Test {
 protected:
  void SetUp() override { ::torch::manual_seed(1); }

  static void compare(const PerformerOptions& options, const TokenBatch& batch, const RunOptions& run, double tolerance) {
    Performer model(options);
    Reference reference(model);
    const Tensor expected = reference.loss(batch);
    expected.backward();
    const auto got = model.gradient(batch, {}, model.plan(batch.inputs.size(0), batch.inputs.size(1), run));
    const double loss = expected.item<double>(), counted = static_cast<double>(got.counted);
    EXPECT_EQ(got.counted, (batch.targets >= 0).sum().item<std::int64_t>());
    EXPECT_NEAR(got.loss / counted, loss, tolerance * loss);
    EXPECT_TRUE(near(together(gradients_of(model)), together(reference.gradients()), tolerance));
    const auto evaluated = model.evaluate(batch, {});
    EXPECT_NEAR(evaluated.loss / counted, loss, tolerance * loss);
    EXPECT_EQ(evaluated.correct, (reference.logits(batch.inputs).argmax(2).t() == batch.targets).sum().item<std::int64_t>());
  }
  static std::uint64_t hash(Performer& model, const TokenBatch& batch, const RunOptions& run) {
    forget_gradients(model);
    model.gradient(batch, {}, model.plan(batch.inputs.size(0), batch.inputs.size(1), run), {.key = {.seed = 3, .iteration = 4}});
    return hash_of(gradients_of(model));
  }
};

TEST_F(PerformerTest, GradientsOfAutograd) {
  for (const at::ScalarType dtype : {at::kDouble, at::kFloat})
    for (const FeatureMap map : {FeatureMap::square, FeatureMap::elu, FeatureMap::relu, FeatureMap::favor})
      for (const bool norm_first : {false, true})
        for (const bool decay : {false, true})
          for (const std::int64_t batch : {1, 3}) {
            SCOPED_TRACE(std::string(c10::toString(dtype)) + " map " + std::to_string(static_cast<int>(map)) +
                         (norm_first ? ", norm first" : "") + (decay ? ", decay" : "") + ", batch " + std::to_string(batch));
            PerformerOptions options = small(dtype);
            options.map = map;
            options.norm_first = norm_first;
            options.decay = decay;
            if (map == FeatureMap::favor) options.features = 12;
            compare(options, tokens(37, batch, 11), {.micro_block = 8}, dtype == at::kDouble ? 1e-10 : 2e-5);
          }
}

TEST_F(PerformerTest, GradientsOfAutogradWithDropout) {
  constexpr DropoutKey kKey{.seed = 5, .iteration = 7};
  for (const bool norm_first : {false, true})
    for (const Strategy strategy : {Strategy::store_all, Strategy::revolve, Strategy::rewind}) {
      SCOPED_TRACE(std::string(name_of(strategy)) + (norm_first ? ", norm first" : ""));
      PerformerOptions options = small(at::kDouble);
      options.norm_first = norm_first;
      options.dropout = 0.3;
      Performer model(options);
      Reference reference(model, kKey);
      const TokenBatch batch = tokens(37, 3, 11);
      const Tensor expected = reference.loss(batch);
      expected.backward();
      const auto got =
          model.gradient(batch, {}, model.plan(37, 3, {.strategy = strategy, .micro_block = 8, .block = 16}), {.key = kKey});
      EXPECT_NEAR(got.loss / static_cast<double>(got.counted), expected.item<double>(), 1e-10);
      EXPECT_TRUE(near(together(gradients_of(model)), together(reference.gradients()), 1e-10));
    }
}

TEST_F(PerformerTest, GradientsOfAutogradInOtherShapes) {
  PerformerOptions options = small(at::kDouble);
  compare(options, tokens(1, 1, 11), {}, 1e-10);
  compare(options, tokens(130, 2, 11), {}, 1e-10);
  compare(options, tokens(70, 20, 11), {.micro_block = 64}, 1e-10);  // many rows, and few at the end
  options.feed_forward = 8;
  compare(options, tokens(20, 2, 11), {}, 1e-10);
  options.layers = 1;
  compare(options, tokens(20, 2, 11), {.micro_block = 3}, 1e-10);
  options.layers = 3;
  options.heads = 1;
  compare(options, tokens(20, 1, 11), {.micro_block = 20}, 1e-10);
  options.heads = 4;
  for (const Sums sums : {Sums::plain, Sums::twice, Sums::fixed}) {
    options.sums = sums;
    options.fraction_bits = 44;
    compare(options, tokens(40, 2, 11), {.micro_block = 8, .block = 16}, 1e-10);
    compare(options, tokens(40, 2, 11), {.strategy = Strategy::rewind, .micro_block = 8}, 1e-10);
  }
}

// Strategies, budgets and slices: the bits of store-all.
TEST_F(PerformerTest, EveryPlanHasTheSameBits) {
  constexpr std::int64_t kTime = 91, kBatch = 2, kMicro = 8;
  for (const auto& [sums, decay] : {std::pair(Sums::plain, false), std::pair(Sums::plain, true), std::pair(Sums::twice, false),
                                    std::pair(Sums::fixed, false)})
    for (const bool norm_first : {false, true})
      for (const double dropout : {0.0, 0.2}) {
        SCOPED_TRACE("sums " + std::to_string(static_cast<int>(sums)) + (decay ? ", decay" : "") +
                     (norm_first ? ", norm first" : "") + ", dropout " + std::to_string(dropout));
        PerformerOptions options = small();
        options.sums = sums;
        options.decay = decay;
        options.norm_first = norm_first;
        options.dropout = dropout;
        options.layers = 3;
        Performer model(options);
        const TokenBatch batch = tokens(kTime, kBatch, 11);
        const std::uint64_t expected = hash(model, batch, {.strategy = Strategy::store_all, .micro_block = kMicro});
        std::vector<Strategy> strategies{Strategy::automatic, Strategy::store_all, Strategy::revolve,  Strategy::records,
                                         Strategy::mixed,     Strategy::online,    Strategy::chen_sqrt};
        if (sums == Sums::fixed) strategies.push_back(Strategy::rewind);
        bool some_are_kept = false;  // and the others rewound
        for (const Strategy strategy : strategies)
          for (const std::int64_t block : {0, 8, 16, 40, 96}) {
            const TimePlan range = model.plan(kTime, kBatch, {.strategy = strategy, .micro_block = kMicro, .block = block});
            for (const double part : {0.0, 0.1, 0.5}) {
              const RunOptions run{.memory = between(range, part), .strategy = strategy, .micro_block = kMicro, .block = block};
              EXPECT_EQ(hash(model, batch, run), expected) << name_of(strategy) << " " << block << " " << part;
              const Plan plan = model.plan(kTime, kBatch, run).plan;
              if (plan.prediction.rewinds > 0 && plan.prediction.rewinds < plan.chain.size() - 1) some_are_kept = true;
            }
          }
        EXPECT_EQ(some_are_kept, sums != Sums::plain);
        EXPECT_NE(hash(model, batch, {.micro_block = kMicro + 1}), expected) << "the hash should see the last bit";
      }
}

// Slices of several micro-blocks of whole chunks, which are worked on together.
TEST_F(PerformerTest, StretchesHaveTheBitsOfTheirMicroBlocks) {
  for (const FeatureMap map : {FeatureMap::square, FeatureMap::favor})
    for (const bool norm_first : {false, true})
      for (const std::int64_t time : {300, 1100}) {
        SCOPED_TRACE(testing::Message() << "map " << static_cast<int>(map) << (norm_first ? ", norm first" : "") << ", " << time);
        PerformerOptions options = small();
        options.map = map;
        options.features = map == FeatureMap::favor ? 6 : 0;
        options.norm_first = norm_first;
        options.dropout = time > 1024 ? 0.1 : 0;  // more than a stretch
        options.sums = Sums::fixed;
        Performer model(options);
        const TokenBatch batch = tokens(time, 1, 11);
        const auto of = [&](Strategy strategy, std::int64_t block) {
          return hash(model, batch, {.strategy = strategy, .micro_block = 64, .block = block});
        };
        const std::uint64_t expected = of(Strategy::store_all, 64);
        for (const Strategy strategy : {Strategy::store_all, Strategy::revolve, Strategy::rewind})
          for (const std::int64_t block : {64, 128, 192, 256, 320, 1088})
            EXPECT_EQ(of(strategy, block), expected) << name_of(strategy) << " " << block;
        // Of 256 rows each of two threads has its own; three share every product.
        const int threads = at::get_num_threads();
        for (const int some : {1, 2, 3}) {
          at::set_num_threads(some);
          for (const Strategy strategy : {Strategy::revolve, Strategy::rewind})
            EXPECT_EQ(of(strategy, 256), expected) << name_of(strategy) << " on " << some << " threads";
        }
        at::set_num_threads(threads);
      }
}

// Slices that are advanced over together, where a record has room for that: kept, rewound, and some of them computed again.
TEST_F(PerformerTest, SlicesAdvancedOverTogetherHaveTheSameBits) {
  const int threads = at::get_num_threads();
  at::set_num_threads(2);  // each has scratch of its own, and records have room for that of a few
  constexpr std::int64_t kTime = 1300;
  for (const Sums sums : {Sums::plain, Sums::fixed})
    for (const std::int64_t batch_size : {1, 2})
      for (const bool plain : {true, false}) {
        SCOPED_TRACE(testing::Message() << "sums " << static_cast<int>(sums) << ", batch " << batch_size << ", " << plain);
        PerformerOptions options = small();
        options.width = 64;
        options.layers = 5;
        options.feed_forward = 256;
        options.sums = sums;
        if (!plain) {
          options.map = FeatureMap::favor;
          options.features = 12;
          options.norm_first = true;
          options.dropout = 0.1;
        }
        Performer model(options);
        const TokenBatch batch = tokens(kTime, batch_size, 11);
        const std::int64_t block = 256 / batch_size;
        const std::uint64_t expected = hash(model, batch, {.strategy = Strategy::store_all, .micro_block = 64});
        for (const Strategy strategy : {Strategy::revolve, Strategy::rewind}) {
          if (strategy == Strategy::rewind && sums == Sums::plain) continue;
          RunOptions run{.strategy = strategy, .micro_block = 64, .block = block};
          const TimePlan range = model.plan(kTime, batch_size, run);
          for (const double part : {0.0, 0.05, 1.0}) {
            run.memory = between(range, part);
            const TimePlan plan = model.plan(kTime, batch_size, run);
            ASSERT_GT(plan.plan.chain.step(0).advance_scratch, plan.workspace) << "one slice after the other";
            forget_gradients(model);
            const MemoryMeter meter;
            model.gradient(batch, {}, plan, {.key = {.seed = 3, .iteration = 4}});
            EXPECT_LE(meter.peak(), plan.plan.prediction.peak + Bytes(64 << 10) + gradient_bytes(model)) << part;
            EXPECT_EQ(hash_of(gradients_of(model)), expected) << name_of(strategy) << " " << part;
          }
        }
      }
  at::set_num_threads(threads);
}

// Layers wide enough that threads share products, one wider than all that attention needs; evaluation and gradients.
TEST_F(PerformerTest, ThreadsDoNotChangeBits) {
  for (const bool norm_first : {false, true}) {
    PerformerOptions options = small();
    options.width = 136;
    options.feed_forward = 8 * 136;
    options.norm_first = norm_first;
    options.sums = Sums::fixed;
    Performer model(options);
    const TokenBatch batch = tokens(512, 1, 11), wide = tokens(96, 20, 11);
    const int threads = at::get_num_threads();
    std::vector<std::vector<double>> seen;
    for (const int some : {1, 2, 2, 2, 3}) {
      at::set_num_threads(some);
      seen.push_back({model.evaluate(batch, {}).loss, model.evaluate(wide, {}).loss});
      for (const Strategy strategy : {Strategy::revolve, Strategy::rewind})
        seen.back().push_back(
            static_cast<double>(hash(model, batch, {.strategy = strategy, .micro_block = 64, .block = 256}) >> 12));
    }
    at::set_num_threads(threads);
    for (const auto& row : seen) EXPECT_EQ(row, seen.front()) << (norm_first ? "norm first" : "");
  }
}

// Through memory that plays the tier, full of other numbers first, and through a disk.
TEST_F(PerformerTest, FetchedSumsAndRecordsHaveTheSameBits) {
  constexpr std::int64_t kTime = 90, kBatch = 2;
  for (const auto& [sums, decay] : {std::pair(Sums::plain, false), std::pair(Sums::fixed, false), std::pair(Sums::plain, true)}) {
    PerformerOptions options = small();
    options.sums = sums;
    options.decay = decay;
    Performer model(options);
    const TokenBatch batch = tokens(kTime, kBatch, 11);
    const std::uint64_t expected = hash(model, batch, {.strategy = Strategy::store_all, .micro_block = 8});
    Bytes written{};
    for (const Strategy strategy : {Strategy::two_level, Strategy::kukreja, Strategy::automatic})
      for (const bool records : {true, false})
        for (const double part : {0.0, 0.1, 0.4}) {
          RunOptions run{.strategy = strategy, .micro_block = 8};
          run.fetch = {{.name = "tier", .write_bytes_per_second = 1e11, .read_bytes_per_second = 1e11}};
          run.fetch->records = records;
          run.memory = between(model.plan(kTime, kBatch, run), part);
          MemoryStorage memory;
          DiskStorage disk({.directory = ::testing::TempDir()});
          for (Storage* storage : {static_cast<Storage*>(&memory), static_cast<Storage*>(&disk)}) {
            forget_gradients(model);
            const auto outcome = model.gradient(batch, {}, model.plan(kTime, kBatch, run),
                                                {.key = {.seed = 3, .iteration = 4}, .execute = {.tiers = {storage}}});
            EXPECT_EQ(hash_of(gradients_of(model)), expected) << name_of(strategy) << " in " << to_string(run.memory);
            if (storage == &memory) {  // a real disk may be late, and its items computed again
              EXPECT_EQ(outcome.report.lost, 0);
            }
            written = written + outcome.report.done.written;
          }
        }
    EXPECT_GT(written, Bytes(0));
  }
}

TEST_F(PerformerTest, OtherSlicesAgree) {
  PerformerOptions options = small();
  options.layers = 3;
  Performer model(options);
  const TokenBatch batch = tokens(128, 1, 11);
  const auto gradients = [&](const RunOptions& run) {
    forget_gradients(model);
    model.gradient(batch, {}, model.plan(128, 1, run));
    return gradients_of(model);
  };
  const Tensors all = gradients({});
  for (const std::int64_t slice : {1, 5, 16, 50, 64})
    EXPECT_TRUE(near(together(gradients({.block = slice})), together(all), 1e-6)) << slice;
}

// Long enough for sums of many slices, and wide enough for heads of the usual width.
TEST_F(PerformerTest, OtherSlicesOfLongSequencesAgree) {
  constexpr std::int64_t kTime = 1500;
  for (const auto& [map, sums] : {std::pair(FeatureMap::square, Sums::plain), std::pair(FeatureMap::favor, Sums::fixed)}) {
    PerformerOptions options{.vocabulary = 11, .width = 256, .layers = 2, .map = map, .sums = sums};
    ::torch::manual_seed(4);
    Performer model(options);
    const TokenBatch batch = tokens(kTime, 1, 11);
    const auto gradient = [&](const RunOptions& run) {
      forget_gradients(model);
      model.gradient(batch, {}, model.plan(kTime, 1, run));
      return together(gradients_of(model));
    };
    const Tensor all = gradient({.strategy = Strategy::store_all, .micro_block = kTime});
    const Strategy strategy = sums == Sums::fixed ? Strategy::rewind : Strategy::revolve;
    for (const std::int64_t slice : {50, 111, 375})
      EXPECT_TRUE(near(gradient({.strategy = strategy, .block = slice}), all, 1e-6)) << slice;
  }
}

TEST(SumsThatChange, LeaveGradientsPreciseInEveryMode) {
  for (const ChangingSums& changing : {ChangingSums{30}, ChangingSums{1}, ChangingSums{0.01}, ChangingSums{1, 0.03}}) {
    SCOPED_TRACE(std::to_string(changing.growth) + " " + std::to_string(changing.size));
    EXPECT_LT(changing.error(Strategy::store_all, Sums::plain), 1e-6);
    EXPECT_LT(changing.error(Strategy::revolve, Sums::plain), 1e-6);
    EXPECT_LT(changing.error(Strategy::rewind, Sums::fixed), 1e-6);
    EXPECT_LT(changing.error(Strategy::rewind, Sums::twice), 1e-6);
  }
  EXPECT_GT((ChangingSums{1, 0.03}.error(Strategy::rewind, Sums::fixed, 24)), 1e-6) << "it should see sums that are not precise";
}

TEST(SumsThatChange, AreNotRewoundAsDoublesWhereThoseAreTooShort) {
  const auto refused = [](double growth) {
    return message_of<ArithmeticError>(
        [&] { ChangingSums::gradient(ChangingSums{growth}.model(Sums::twice), Strategy::rewind); });
  };
  EXPECT_THAT(refused(1e6), AllOf(HasSubstr("did not lead back"), HasSubstr("of layer 0"), HasSubstr("grown too much"),
                                  HasSubstr("--sums fixed")));
  EXPECT_THAT(refused(1e30), AllOf(HasSubstr("did not lead back"), HasSubstr("of layer 0 are no numbers")));
}

// From 4 thousand to 262 thousand tokens: what is predicted, which BudgetsHold compares with what is taken.
TEST_F(PerformerTest, MemoryIsFlatWhereSumsAreRewound) {
  PerformerOptions options = small();
  options.width = 256;
  options.heads = 4;
  options.feed_forward = 1024;
  const auto peak = [&](Sums sums, Strategy strategy, std::int64_t time) {
    options.sums = sums;
    return Performer(options).plan(time, 1, {.strategy = strategy, .block = 512}).plan.prediction.peak;
  };
  const Bytes rewound = peak(Sums::fixed, Strategy::rewind, 4096), kept = peak(Sums::plain, Strategy::revolve, 4096);
  const Bytes boundary(options.layers * options.heads * 64 * 65 * 4);
  for (const std::int64_t time : {16'384, 65'536, 262'144}) {
    EXPECT_EQ(peak(Sums::fixed, Strategy::rewind, time), rewound) << time;
    EXPECT_EQ(peak(Sums::plain, Strategy::revolve, time), kept + (time - 4096) / 512 * boundary) << time;
  }
}

// Neither logits nor queries, attention's outputs and feed-forward layers of the last layer: there are none.
TEST_F(PerformerTest, AdvancingNeedsOnlyKeysAndValuesOfTheLastLayer) {
  struct InputsOnly final : Ends {
    Tensor input(Range times, const Tensor& room) override { return room.fill_(static_cast<double>(times.begin + 1)); }
    void output(Range, const Tensor&) override { ADD_FAILURE() << "outputs were computed"; }
    void output_gradient(Range, const Tensor&, const Tensor&, const Tensor&) override { ADD_FAILURE(); }
  };
  const Performer model(small());
  const at::NoGradGuard guard;
  const PerformerShape shape{.options = model.options(), .time_steps = 24, .batch = 1, .micro_block = 8, .block = 8};
  const auto sums_of = [&](const std::vector<PerformerLayer>& layers) {
    InputsOnly ends;
    const auto steps = PerformerBlocks::make(shape, layers, {}, std::nullopt, ends);
    const Handle first = steps->begin(), next = steps->advance(0, first.view(), nullptr);
    return steps->advance(1, next.view(), nullptr).view().as<Tensor>().clone();
  };
  std::vector<PerformerLayer> layers = model.layers();
  const Tensor expected = sums_of(layers);
  PerformerLayer& last = layers.back();
  for (Tensor* unused : {&last.query, &last.query_bias, &last.feed1, &last.feed1_bias, &last.feed2, &last.feed2_bias, &last.norm2,
                         &last.norm2_bias})
    *unused = Tensor();
  EXPECT_TRUE(at::equal(sums_of(layers), expected));
  EXPECT_NE(expected.abs().max().item<double>(), 0);
}

TEST_F(PerformerTest, TheReaderReadsWhatEvaluateSees) {
  for (const Sums sums : {Sums::plain, Sums::twice, Sums::fixed}) {
    PerformerOptions options = small(at::kDouble);
    options.sums = sums;
    options.fraction_bits = 44;
    Performer model(options);
    const TokenBatch batch = tokens(9, 3, 11);
    const Tensor logits = Reference(model).logits(batch.inputs).detach();
    const auto reader = model.reader(3);
    for (std::int64_t t = 0; t < 9; ++t)
      ASSERT_TRUE(near(reader->read(batch.inputs[t]), logits.select(1, t), 1e-10)) << "time step " << t;
    EXPECT_TRUE(near(reader->state().to(at::kDouble), model.evaluate(batch, {}).state.to(at::kDouble), 1e-10));
  }
}

TEST_F(PerformerTest, TheReaderTakesNoMoreMemoryHoweverMuchItHasRead) {
  const Performer model(small());
  const auto reader = model.reader(1);
  const Tensor token = at::zeros({1}, at::kInt);
  const auto peak = [&] {
    const MemoryMeter meter;
    for (int t = 0; t < 150; ++t) reader->read(token);
    return meter.peak();
  };
  peak();
  const Bytes first = peak();
  EXPECT_GT(first, Bytes(0));
  EXPECT_EQ(peak(), first);
}

TEST_F(PerformerTest, SequencesThatEndEarly) {
  Performer model(small(at::kDouble));
  TokenBatch batch = tokens(20, 3, 11);
  batch.lengths = ::torch::tensor({20, 7, 0}, at::kInt);
  const TimePlan plan = model.plan(20, 3, {.micro_block = 4});
  const auto got = model.gradient(batch, {}, plan);
  const Tensors gradients = gradients_of(model);
  forget_gradients(model);
  TokenBatch masked = batch;
  masked.lengths = Tensor();
  masked.targets = batch.targets.masked_fill(at::arange(20, at::kInt).unsqueeze(1) >= batch.lengths.unsqueeze(0), -1);
  const auto expected = model.gradient(masked, {}, plan);
  EXPECT_EQ(got.loss, expected.loss);
  EXPECT_EQ(got.counted, expected.counted);
  EXPECT_EQ(hash_of(gradients), hash_of(gradients_of(model)));
}

TEST_F(PerformerTest, DropoutIsOfTheKeyAndOfTrainingOnly) {
  PerformerOptions options = small();
  options.dropout = 0.5;
  Performer model(options);
  const TokenBatch batch = tokens(16, 2, 11);
  const auto loss = [&](std::int64_t iteration) {
    return model.gradient(batch, {}, model.plan(16, 2), {.key = {.seed = 1, .iteration = iteration}}).loss;
  };
  EXPECT_EQ(loss(1), loss(1));
  EXPECT_NE(loss(1), loss(2));
  model.eval();
  EXPECT_EQ(loss(1), loss(2));
  EXPECT_NEAR(loss(1), model.evaluate(batch, {}).loss, 1e-4);
}

// The budget holds in what the allocator reports, and the plan's peak is nearly what is taken.
TEST_F(PerformerTest, BudgetsHold) {
  for (const Sums sums : {Sums::plain, Sums::fixed}) {
    PerformerOptions options = small();
    options.width = 64;
    options.heads = 2;
    options.feed_forward = 128;
    options.sums = sums;
    Performer model(options);
    constexpr std::int64_t kTime = 600, kBatch = 4;
    const TokenBatch batch = tokens(kTime, kBatch, 11);
    model.gradient(batch, {}, model.plan(kTime, kBatch));
    const TimePlan range = model.plan(kTime, kBatch, {.micro_block = 8});
    ASSERT_LT(range.minimum, range.store_all);
    for (const double part : {0.0, 0.05, 0.3, 1.0}) {
      const TimePlan plan = model.plan(kTime, kBatch, {.memory = between(range, part), .micro_block = 8});
      const MemoryMeter meter;
      model.gradient(batch, {}, plan);
      const double real = static_cast<double>(meter.peak().count()),
                   said = static_cast<double>(plan.plan.prediction.peak.count()),
                   empty = static_cast<double>(model.initial_state(kBatch).nbytes());
      EXPECT_LE(real, said + (64 << 10) + empty) << part;
      EXPECT_GE(real + empty, said * 0.9) << part;  // sums that are empty still take no memory, and count
    }
    try {
      model.plan(kTime, kBatch, {.memory = range.minimum - Bytes(1), .micro_block = 8});
      ADD_FAILURE() << "a byte less than the minimum was enough";
    } catch (const InfeasibleBudget& error) {
      EXPECT_EQ(error.minimum(), range.minimum);
    }
  }
}

// Whatever else the machine did while they were measured.
TEST_F(PerformerTest, LongerSlicesAreMeasuredToBeFasterWhereTheyFit) {
  const Performer model(small());
  const RunOptions all{.strategy = Strategy::store_all, .measure = true};
  const TimePlan longest = model.plan(256, 1, all);
  EXPECT_EQ(longest.micro_block, 64);
  EXPECT_EQ(longest.block, 256);
  ASSERT_EQ(longest.times.size(), 3u);
  for (std::size_t i = 1; i < longest.times.size(); ++i) {
    const PieceTimes &longer = longest.times[i], &shorter = longest.times[i - 1];
    EXPECT_EQ(longer.time_steps, 2 * shorter.time_steps);
    EXPECT_LT(longer.forward, 2 * shorter.forward);
    EXPECT_LT(longer.backward, 2 * shorter.backward);
  }
  const TimePlan tight = model.plan(256, 1, {.memory = model.plan(256, 1).minimum, .measure = true});
  EXPECT_EQ(tight.block, 64);
  EXPECT_EQ(tight.times.size(), 1u) << "slices that do not fit are not even measured";
}

TEST_F(PerformerTest, MistakesAreNamed) {
  const auto refused = [](const PerformerOptions& options) { return message_of<Error>([&] { Performer{options}; }); };
  PerformerOptions o = small();
  o.width = 18;
  EXPECT_THAT(refused(o), HasSubstr("multiple of 4"));
  o = small();
  o.heads = 3;
  EXPECT_THAT(refused(o), HasSubstr("divisor of width 16"));
  o = small();
  o.features = 3;
  EXPECT_THAT(refused(o), HasSubstr("FAVOR+"));
  o = small();
  o.decay = true;
  o.sums = Sums::fixed;
  EXPECT_THAT(refused(o), HasSubstr("decay"));
  Performer model(small());
  EXPECT_THAT(message_of<Error>([&] { model.plan(16, 1, {.strategy = Strategy::rewind}); }), HasSubstr("rewind"));
  const TokenBatch batch = tokens(16, 1, 11);
  EXPECT_THAT(message_of<Error>([&] { model.evaluate(batch, at::ones_like(model.initial_state(1))); }), HasSubstr("beginning"));
  EXPECT_THAT(message_of<Error>([&] { model.gradient(batch, {}, model.plan(15, 1)); }), HasSubstr("15"));

  o = small();  // sums that do not fit
  o.sums = Sums::fixed;
  o.fraction_bits = 60;
  Performer narrow(o);
  {
    const at::NoGradGuard guard;
    narrow.named_parameters()["layers.0.key_value.weight"].mul_(1000);
  }
  EXPECT_THAT(message_of<ArithmeticError>([&] { narrow.gradient(batch, {}, narrow.plan(16, 1)); }),
              AllOf(HasSubstr("in layer 0"), HasSubstr("60 behind the point, which hold ±2^3"), HasSubstr("--fraction-bits"),
                    HasSubstr("--sums float64")));
  {
    const at::NoGradGuard guard;
    narrow.named_parameters()["layers.0.key_value.weight"][1].fill_(std::numeric_limits<double>::quiet_NaN());
  }
  EXPECT_THAT(message_of<ArithmeticError>([&] { narrow.gradient(batch, {}, narrow.plan(16, 1)); }),
              AllOf(HasSubstr("keys or values are no numbers"), Not(HasSubstr("--fraction-bits"))));
}

TEST_F(PerformerTest, NamesOfItsParameters) {
  PerformerOptions options = small();
  options.layers = 1;
  options.map = FeatureMap::favor;
  const Performer model(options);
  using ::testing::ElementsAre;
  EXPECT_THAT(model.named_parameters().keys(),
              ElementsAre("embedding.weight", "layers.0.query.weight", "layers.0.query.bias", "layers.0.key_value.weight",
                          "layers.0.key_value.bias", "layers.0.norm1.weight", "layers.0.norm1.bias", "layers.0.feed1.weight",
                          "layers.0.feed1.bias", "layers.0.feed2.weight", "layers.0.feed2.bias", "layers.0.norm2.weight",
                          "layers.0.norm2.bias", "output.weight", "output.bias"));
  EXPECT_THAT(model.named_buffers().keys(), ElementsAre("layers.0.projection"));
}

}  // namespace
}  // namespace recollect::nn
