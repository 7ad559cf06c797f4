// `recollect bench performer`: a Performer as one writes it with libtorch's operations, by the algorithm of the paper, and ours:
// whole, and in slices whose boundaries are kept or rewound.
#include "bench_performer.hpp"

#include <fmt/core.h>
#include <torch/torch.h>

#include <algorithm>
#include <array>

#include "bench_recurrent.hpp"
#include "bench_run.hpp"
#include "commands.hpp"
#include "output.hpp"
#include "page.hpp"
#include "process.hpp"
#include "recollect/nn/performer.hpp"

namespace recollect::cli {
namespace {

using at::Tensor;
using nn::Performer;

// The paper's sizes; all have three layers, heads of 64 and bytes for tokens.
struct Config {
  const char* name;
  std::int64_t tokens, width;
};
constexpr std::array<Config, 4> kConfigs{{{"I", 512, 256}, {"II", 1024, 512}, {"III", 4096, 1024}, {"IV", 16384, 1024}}};

// `prefix` holds a matrix for every token: only if it is asked for.
constexpr std::array<const char*, 6> kRows{"libtorch", "paper", "prefix", "full", "kept", "rewound"};

struct Options {
  std::string config;
  std::int64_t tokens = 0, width = 0, layers = 3, batch = 1;
  std::optional<std::int64_t> chunk;
  std::vector<std::int64_t> slices;
  std::vector<std::string> rows{"libtorch", "paper", "full", "kept", "rewound"};
  int repetitions = 5, threads = 0;
  std::string memory, svg, html;
  bool json = false;
};

// [batch, heads, time, features] each. In chunks, all of them side by side: no loop over time is left. The last is filled up with
// zeros.
Tensor attend_in_chunks(const Tensor& q, const Tensor& k, const Tensor& v, std::int64_t chunk) {
  const std::int64_t time = q.size(2), more = (chunk - time % chunk) % chunk;
  const auto cut = [&](const Tensor& all) {
    return (more == 0 ? all : at::constant_pad_nd(all, {0, 0, 0, more})).unflatten(2, {-1, chunk});
  };
  const Tensor qs = cut(q), ks = cut(k), vs = cut(v);
  const Tensor added = at::matmul(ks.transpose(3, 4), vs), added_z = ks.sum(3);
  const Tensor s = added.cumsum(2) - added, z = added_z.cumsum(2) - added_z;  // before each chunk
  const Tensor scores = at::tril(at::matmul(qs, ks.transpose(3, 4)));
  const Tensor num = at::matmul(scores, vs) + at::matmul(qs, s),
               den = scores.sum(4, true) + at::matmul(qs, z.unsqueeze(4)) + 1e-16;
  return (num / den).flatten(2, 3).narrow(2, 0, time);
}

// The algorithms of the paper: every prefix sum of a block of tokens (of all: the whole sequence) is there as a matrix, in both
// directions.
struct InBlocks : ::torch::autograd::Function<InBlocks> {
  static Tensor forward(::torch::autograd::AutogradContext* context, const Tensor& q, const Tensor& k, const Tensor& v,
                        std::int64_t block) {
    const auto blocks = [&](const Tensor& all) { return all.split(block, 2); };
    Tensor s = at::zeros({q.size(0), q.size(1), 1, k.size(3), v.size(3)}, q.options()), z = at::zeros_like(k.narrow(2, 0, 1));
    std::vector<Tensor> y, den, starts, z_starts;
    const auto qs = blocks(q), ks = blocks(k), vs = blocks(v);
    for (std::size_t i = 0; i < qs.size(); ++i) {
      starts.push_back(s);
      z_starts.push_back(z);
      const Tensor sums = s + (ks[i].unsqueeze(4) * vs[i].unsqueeze(3)).cumsum(2), zs = z + ks[i].cumsum(2);
      den.push_back((qs[i] * zs).sum(3, true) + 1e-16);
      y.push_back(at::matmul(qs[i].unsqueeze(3), sums).squeeze(3) / den.back());
      s = sums.narrow(2, sums.size(2) - 1, 1);
      z = zs.narrow(2, zs.size(2) - 1, 1);
    }
    const Tensor all = at::cat(y, 2);
    context->save_for_backward({q, k, v, all, at::cat(den, 2), at::cat(starts, 2), at::cat(z_starts, 2)});
    context->saved_data["block"] = block;
    return all;
  }

  static ::torch::autograd::variable_list backward(::torch::autograd::AutogradContext* context,
                                                   ::torch::autograd::variable_list gradients) {
    const auto saved = context->get_saved_variables();
    const auto blocks = [block = context->saved_data["block"].toInt()](const Tensor& all) { return all.split(block, 2); };
    const auto qs = blocks(saved[0]), ks = blocks(saved[1]), vs = blocks(saved[2]);
    const Tensor dn_all = gradients[0] / saved[4], d_den_all = -(dn_all * saved[3]).sum(3, true);
    const auto dns = blocks(dn_all), d_dens = blocks(d_den_all);
    const auto later = [](const Tensor& all) { return all.flip(2).cumsum(2).flip(2); };
    Tensor d_s = at::zeros_like(saved[5].narrow(2, 0, 1)), d_z = at::zeros_like(saved[6].narrow(2, 0, 1));
    std::vector<Tensor> d_q(qs.size()), d_k(qs.size()), d_v(qs.size());
    for (std::size_t i = qs.size(); i-- > 0;) {
      const auto start = static_cast<std::int64_t>(i);
      const Tensor sums = saved[5].narrow(2, start, 1) + (ks[i].unsqueeze(4) * vs[i].unsqueeze(3)).cumsum(2),
                   zs = saved[6].narrow(2, start, 1) + ks[i].cumsum(2);
      d_q[i] = at::matmul(sums, dns[i].unsqueeze(4)).squeeze(4) + d_dens[i] * zs;
      const Tensor d_sums = d_s + later(qs[i].unsqueeze(4) * dns[i].unsqueeze(3)), d_zs = d_z + later(qs[i] * d_dens[i]);
      d_k[i] = at::matmul(d_sums, vs[i].unsqueeze(4)).squeeze(4) + d_zs;
      d_v[i] = at::matmul(ks[i].unsqueeze(3), d_sums).squeeze(3);
      d_s = d_sums.narrow(2, 0, 1);
      d_z = d_zs.narrow(2, 0, 1);
    }
    return {at::cat(d_q, 2), at::cat(d_k, 2), at::cat(d_v, 2), Tensor()};
  }
};

// The mean loss of all tokens at once, on the model's own parameters.
class WithLibtorch {
 public:
  using Attend = std::function<Tensor(const Tensor& q, const Tensor& k, const Tensor& v)>;
  WithLibtorch(const Performer& model, const nn::TokenBatch& batch, Attend attend)
      : o_(model.options()), attend_(std::move(attend)), p_(model.named_parameters()) {
    inputs_ = batch.inputs.t().to(at::kLong).contiguous();
    targets_ = batch.targets.t().to(at::kLong).reshape(-1);
    const std::int64_t time = inputs_.size(1), quarter = o_.width / 4;
    const Tensor phases = at::arange(time, at::kDouble).unsqueeze(1) *
                          at::pow(10'000.0, -at::arange(quarter, at::kDouble) / static_cast<double>(quarter));
    positions_ = at::cat({phases.sin(), phases.cos()}, 1).to(at::kFloat).expand({inputs_.size(0), time, 2 * quarter});
  }
  void gradient() const {
    Tensor x = at::cat({at::embedding(p_["embedding.weight"], inputs_), positions_}, 2);
    for (std::int64_t l = 0; l < o_.layers; ++l) {
      const std::string name = fmt::format("layers.{}.", l);
      x = x + norm(attention(x, name), name + "norm1");
      x = x + norm(linear(at::gelu(linear(x, name + "feed1")), name + "feed2"), name + "norm2");
    }
    at::cross_entropy_loss(linear(x, "output").flatten(0, 1), targets_).backward();
  }

 private:
  Tensor linear(const Tensor& x, const std::string& name) const {
    return at::linear(x, p_[name + ".weight"], p_[name + ".bias"]);
  }
  Tensor norm(const Tensor& x, const std::string& name) const {
    return at::layer_norm(x, {o_.width}, p_[name + ".weight"], p_[name + ".bias"]);
  }
  Tensor attention(const Tensor& x, const std::string& name) const {
    const auto split = [&](const Tensor& all) { return all.unflatten(2, {o_.heads, -1}).transpose(1, 2); };
    const auto key_value = linear(x, name + "key_value").chunk(2, 2);
    const Tensor q = split(linear(x, name + "query")), k = split(key_value[0]);
    return attend_(q * q, k * k, split(key_value[1])).transpose(1, 2).flatten(2, 3);
  }

  const nn::PerformerOptions& o_;
  Attend attend_;
  ::torch::OrderedDict<std::string, Tensor> p_;
  Tensor inputs_, targets_, positions_;
};

class PerformerBench {
 public:
  explicit PerformerBench(const Options& options) : o_(options) {
    if (!o_.memory.empty()) memory_.emplace(o_.memory);
    ::torch::manual_seed(0);
    kept_ = make(nn::Sums::plain);
    batch_ = {at::randint(0, 256, {o_.tokens, o_.batch}, at::kInt), at::randint(0, 256, {o_.tokens, o_.batch}, at::kInt)};
  }

  BenchReport measure() {
    BenchReport report;
    report.title = fmt::format("Performer, {} tokens, batch {}, width {}, {} layers", o_.tokens, o_.batch, o_.width, o_.layers);
    report.job = {{"model", "performer"},
                  {"config", o_.config},
                  {"tokens", o_.tokens},
                  {"batch", o_.batch},
                  {"width", o_.width},
                  {"layers", o_.layers},
                  {"heads", kept_->options().heads},
                  {"dtype", "float32"},
                  {"loss", "cross-entropy"},
                  {"repetitions", o_.repetitions}};
    report.machine = describe_machine_with_libtorch();
    at::set_num_threads(o_.threads > 0 ? o_.threads : all_threads());
    const std::vector<int> threads{at::get_num_threads()};
    const auto with_libtorch = [&](const char* name, const char* strategy, const WithLibtorch::Attend& attend) {
      const auto all = std::make_shared<WithLibtorch>(*kept_, batch_, attend);
      bench_.add({.name = name, .strategy = strategy, .model = kept_, .run = [all] { all->gradient(); }, .threads = threads});
    };
    if (wanted("libtorch"))
      with_libtorch("libtorch", "autograd, chunks",
                    [this](const Tensor& q, const Tensor& k, const Tensor& v) { return attend_in_chunks(q, k, v, *o_.chunk); });
    const auto as_in_the_paper = [&](const char* name, const char* strategy, std::int64_t block) {
      if (wanted(name))
        with_libtorch(name, strategy,
                      [block](const Tensor& q, const Tensor& k, const Tensor& v) { return InBlocks::apply(q, k, v, block); });
    };
    as_in_the_paper("paper", "autograd, prefix sums of blocks", 64);
    as_in_the_paper("prefix", "autograd, prefix sums", o_.tokens);
    const nn::TimePlan whole = kept_->plan(o_.tokens, o_.batch, {.strategy = Strategy::store_all, .measure = true});
    if (wanted("full")) add("full", kept_, whole, "");
    for (const std::int64_t slice : o_.slices) {
      if (wanted("kept")) add(fmt::format("{} kept", slice), kept_, plan_kept(slice, whole), same_bits(slice, whole));
      if (!wanted("rewound")) continue;
      if (!rewound_) rewound_ = make(nn::Sums::fixed);
      add(fmt::format("{} rewound", slice), rewound_,
          rewound_->plan(o_.tokens, o_.batch, {.strategy = Strategy::rewind, .block = slice, .measure = true}), "");
    }
    if (!o_.html.empty()) write_file(o_.html, [&](std::ostream& out) { write_page(out, last_->plan); });
    report.rows = bench_.rows();
    report.reference = report.rows.front().name;
    const auto width = static_cast<double>(o_.width), all_tokens = static_cast<double>(o_.tokens * o_.batch);
    report.gemm_gflops = gemm_rate(std::min<std::int64_t>(o_.tokens, 512) * o_.batch, o_.width, 4 * o_.width);
    // Positions want no gradient, and what the first layer makes of the embedding, and its gradients, need be made but once for
    // each token of the vocabulary.
    const double once = std::max(0.0, all_tokens - 256);
    const double flop = 3 * 2 * (static_cast<double>(o_.layers) * 11 * width * width + 256 * width) * all_tokens -
                        2 * 1.5 * width * width * (all_tokens + 3 * once);
    report.gemm_floor_s = 1e-9 * flop / report.gemm_gflops;
    return report;
  }

 private:
  std::shared_ptr<Performer> make(nn::Sums sums) const {
    auto model = std::make_shared<Performer>(
        nn::PerformerOptions{.vocabulary = 256, .width = o_.width, .layers = o_.layers, .sums = sums});
    if (kept_) {
      const at::NoGradGuard guard;
      for (auto& parameter : model->named_parameters()) parameter.value().copy_(kept_->named_parameters()[parameter.key()]);
    }
    return model;
  }
  bool wanted(const char* row) const { return std::find(o_.rows.begin(), o_.rows.end(), row) != o_.rows.end(); }
  nn::TimePlan plan_kept(std::int64_t slice, const nn::TimePlan& whole) const {
    nn::RunOptions keep{.strategy = Strategy::revolve, .block = slice, .measure = true};
    if (memory_ && 8 * slice < o_.tokens)  // boundaries of short slices are many
      keep.memory = std::max(kept_->plan(o_.tokens, o_.batch, {.strategy = Strategy::revolve, .block = slice}).minimum,
                             memory_->of(whole.plan.prediction.peak));
    return kept_->plan(o_.tokens, o_.batch, keep);
  }
  std::string same_bits(std::int64_t slice, const nn::TimePlan& whole) const {
    return wanted("full") && slice % whole.micro_block == 0 ? "full" : "";
  }
  void add(const std::string& name, const std::shared_ptr<Performer>& model, const nn::TimePlan& made,
           const std::string& same_bits_as) {
    const auto plan = last_ = std::make_shared<nn::TimePlan>(made);
    bench_.add({.name = name,
                .strategy = fmt::format("{} of {}", name_of(plan->plan.strategy), plan->block),
                .model = model,
                .run = [this, model, plan] { model->gradient(batch_, {}, *plan); },
                .threads = {at::get_num_threads()},
                .budget = plan->plan.prediction.peak,
                .same_bits_as = same_bits_as,
                .predicted_s = plan->plan.prediction.time.seconds(),
                .predicted_peak = plan->plan.prediction.peak});
  }

  const Options& o_;
  std::optional<JobMemory> memory_;
  std::shared_ptr<Performer> kept_, rewound_;
  nn::TokenBatch batch_;
  Bench bench_{o_.repetitions};
  std::shared_ptr<nn::TimePlan> last_;
};

void check(Options& o) {
  if (!o.config.empty()) {
    const auto found = std::find_if(kConfigs.begin(), kConfigs.end(), [&](const Config& c) { return o.config == c.name; });
    if (found == kConfigs.end()) throw InvalidInput("--config", o.config, "I, II, III or IV");
    if (o.tokens == 0) o.tokens = found->tokens;
    if (o.width == 0) o.width = found->width;
  }
  const auto between = [](std::int64_t value, std::int64_t most, const char* option) {
    if (value < 1 || value > most) throw InvalidInput(option, std::to_string(value), fmt::format("1 to {}", most));
  };
  between(o.tokens, 100'000'000, "--tokens");
  between(o.width, 100'000, "--width");
  between(o.layers, 1000, "--layers");
  between(o.batch, 1'000'000, "--batch");
  if (!o.chunk) o.chunk = std::min<std::int64_t>(128, o.tokens);
  between(*o.chunk, o.tokens, "--chunk");
  between(o.repetitions, 1000, "--repetitions");
  if (o.slices.empty()) {
    o.slices = {std::max<std::int64_t>(1, o.tokens / 8)};
    if (o.slices.front() > 64) o.slices.push_back(64);
  }
  for (const std::int64_t slice : o.slices) between(slice, o.tokens, "--slice");
  for (const std::string& row : o.rows)
    if (std::find(kRows.begin(), kRows.end(), row) == kRows.end())
      throw InvalidInput("--rows", row, "libtorch, paper, prefix, full, kept or rewound");
  const auto is_planned = [](const std::string& row) { return row == "full" || row == "kept" || row == "rewound"; };
  if (!o.html.empty() && std::none_of(o.rows.begin(), o.rows.end(), is_planned))
    throw InvalidInput("--html", o.html, "a row that has a plan: full, kept or rewound");
  if (o.threads < 0 || o.threads > 1024) throw InvalidInput("--threads", std::to_string(o.threads), "1 to 1024");
}

int run(Options options) {
  check(options);
  keep_freed_memory();
  const BenchReport report = PerformerBench(options).measure();
  if (!options.svg.empty()) write_file(options.svg, [&](std::ostream& out) { draw_bench(out, report); });
  fmt::print("{}", options.json ? to_json(report).dump(2) + "\n" : table_of(report));
  for (const std::string& written : {options.svg, options.html})
    if (!written.empty()) fmt::print(stderr, "wrote {}\n", written);
  return Exit::ok;
}

}  // namespace

void add_bench_performer(CLI::App& bench, int& exit_code) {
  CLI::App& command = *bench.add_subcommand("performer", "A Performer whole, and in slices that are kept or rewound");
  const auto options = std::make_shared<Options>();
  command.add_option("--config", options->config,
                     "Sizes of the paper: I (512 tokens, width 256), II (1024, 512), III (4096, 1024), IV (16384, 1024)");
  command.add_option("--tokens", options->tokens, "Length of the sequences");
  command.add_option("--width", options->width, "Width of the layers");
  command.add_option("--layers", options->layers, "Layers (default 3)");
  command.add_option("--batch", options->batch, "Sequences in a batch (default 1)");
  command.add_option("--slice", options->slices, "Tokens of a slice (default an eighth of them all, and 64)")->delimiter(',');
  command
      .add_option("--memory", options->memory,
                  "Of rows `kept` with slices shorter than an eighth: 64MiB, or 10% of what row `full` takes (default: for every "
                  "boundary)")
      ->type_name("SIZE");
  command.add_option("--chunk", options->chunk,
                     "Of libtorch's row: tokens of a chunk (default 128, or all where they are fewer)");
  command
      .add_option("--rows", options->rows,
                  "Which of libtorch,paper,prefix,full,kept,rewound (default all but prefix); the first is the reference")
      ->delimiter(',');
  command.add_option("--repetitions", options->repetitions, "Timed runs of every row (default 5)");
  command.add_option("--threads", options->threads, "By default as many as there are");
  command.add_option("--svg", options->svg, "Draw times and peaks into this file")->type_name("FILE")->group("Output");
  command.add_option("--html", options->html, "The last row's plan as a page for a browser")->type_name("FILE")->group("Output");
  command.add_flag("--json", options->json, "Print one JSON document")->group("Output");
  command.footer("Example: recollect bench performer --config II");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace recollect::cli
