// Seismic inversion within a budget: how fast is the ground, given what the receivers heard?
// The gradient of the misfit with respect to the wave speed needs every state of the simulation, last first. Kept all,
// they take a gigabyte here; Recollect computes the same gradient, bit for bit, in 32 MiB. No libtorch.
#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <memory>
#include <numeric>
#include <optional>
#include <string>

#include "recollect/check.hpp"
#include "recollect/execute.hpp"
#include "recollect/format.hpp"
#include "wave_model.hpp"
#include "wave_picture.hpp"

namespace {

using namespace recollect;
using wave::Field;
using wave::Model;
using wave::State;
using Clock = std::chrono::steady_clock;

struct Options {
  Step steps = 2000;
  std::size_t grid = 200;
  std::string memory = "32MiB", strategy = "auto", chain_out, svg;
  int iterations = 6;
  bool quiet = false;
};

// What the user of Recollect writes: the steps, as functions of plain arrays. The record of a step is the state it makes,
// which has both u(i) and u(i+1) in it; less is not possible, because a record contains state i+1. Losses are noted by step
// and summed at the end: plans record steps in different orders, and the sum shall have the same bits under all of them.
std::unique_ptr<Steps> make_wave_steps(Model& model, std::vector<double>& losses) {
  return make_steps(StepFunctions<State>{
      .advance_in_place = [&](Step i, State& state) { model.advance(i, state); },
      .record =
          [&](Step i, const State& state) {
            State next = state;
            model.advance(i, next);
            losses[static_cast<std::size_t>(i)] = model.loss(i + 1, next);
            return next;
          },
      .backward =
          [&](Step i, const State&, State record, State gradient) {
            model.backward(i, record, gradient);
            return gradient;
          },
      // Every step has a loss of its own, so nothing comes from behind the last one.
      .last_gradient = [](const State& last) { return State(last.size()); },
  });
}

Nanoseconds median_time(const std::function<void()>& body) {
  std::vector<Nanoseconds> times;
  for (int run = 0; run < 31; ++run) {
    const Clock::time_point begin = Clock::now();
    body();
    times.push_back(Clock::now() - begin);
  }
  std::nth_element(times.begin(), times.begin() + 15, times.end());
  return times[15];
}

StepSpec measure(Model& model, Steps& steps) {
  Handle state(model.initial_state());
  for (Step i = 0; i < 20; ++i) steps.advance_in_place(i, state, nullptr);  // past the zeros, with caches warm
  StepSpec spec{.name = "wave"};
  Handle record, gradient;
  spec.forward = median_time([&] { record = steps.record(20, state.view(), 0); });
  spec.advance = median_time([&] { steps.advance_in_place(20, state, nullptr); });
  spec.backward = median_time([&] {
    if (!gradient) gradient = Handle(model.initial_state());
    gradient = steps.backward(20, state.view(), std::move(record), std::move(gradient));
    record = steps.copy(state.view());  // a record is a state here; its own time is taken off below
  });
  const Nanoseconds copying = median_time([&] { record = steps.copy(state.view()); });
  spec.backward = std::max(Nanoseconds(1), spec.backward - copying);
  spec.advance = std::min(*spec.advance, spec.forward);  // noise must not say otherwise
  spec.state = spec.record = Bytes(static_cast<std::int64_t>(2 * model.cells() * sizeof(double)));
  spec.in_place = true;
  return spec;
}

class ProgressLine final : public Observer {
 public:
  ~ProgressLine() override {
    if (shown_) std::fputs("\r\033[K", stderr);
  }
  void on_action(const Action&, const Progress& progress) override {
    if (progress.elapsed < next_) return;
    next_ = progress.elapsed + std::chrono::milliseconds(100);
    shown_ = true;
    std::fprintf(stderr, "\rbackward %" PRId64 " of %" PRId64 ", %s at work, peak %s \033[K", progress.backwards, progress.steps,
                 to_string(progress.live).c_str(), to_string(progress.peak).c_str());
  }

 private:
  Nanoseconds next_{0};
  bool shown_ = false;
};

struct Gradient {
  Field by_speed;
  double loss = 0;
  Report report;
};

// Everything the program does with one model: the steps refer to it, so it stays where it is.
class Inversion {
 public:
  Inversion(std::size_t grid, Step n)
      : model_(grid, n), losses_(static_cast<std::size_t>(n)), steps_(make_wave_steps(model_, losses_)) {
    true_speed_ = wave::make_speed(model_, true);
    start_ = wave::make_speed(model_, false);
    model_.misfit(true_speed_);  // makes the data
    model_.set_speed(start_);
  }
  Inversion(const Inversion&) = delete;
  Inversion& operator=(const Inversion&) = delete;

  Model& model() { return model_; }
  Steps& steps() { return *steps_; }
  const Field& true_speed() const { return true_speed_; }
  const Field& start() const { return start_; }

  Gradient gradient(const Field& speed, const Plan& plan) {
    model_.set_speed(speed);
    model_.clear_gradient();
    std::fill(losses_.begin(), losses_.end(), 0.0);
    ProgressLine line;
    ExecuteOptions options;
    if (isatty(STDERR_FILENO)) options.observer = &line;
    const Executed done = execute(plan, *steps_, Handle(model_.initial_state()), options);
    return {model_.gradient(), std::accumulate(losses_.begin(), losses_.end(), 0.0), done.report};
  }

 private:
  Model model_;
  std::vector<double> losses_;
  std::unique_ptr<Steps> steps_;
  Field true_speed_, start_;
};

// The report: one aligned line per fact; nothing when quiet.
class Page {
 public:
  explicit Page(bool quiet) : quiet_(quiet) {}
  void title(const char* text) const {
    if (!quiet_) std::printf("\n%s\n", text);
  }
  template <class... Values>
  void line(const char* name, const char* format, Values... values) const {
    if (quiet_) return;
    std::printf("  %-24s ", name);
    std::printf(format, values...);
    std::printf("\n");
    std::fflush(stdout);
  }
  // Checks are shown even when quiet.
  void check(const char* name, bool passed, const std::string& detail) {
    std::printf("  %-24s %s  %s\n", name, passed ? "ok    " : "FAILED", detail.c_str());
    std::fflush(stdout);
    failed_ = failed_ || !passed;
  }
  bool failed() const { return failed_; }

 private:
  bool quiet_, failed_ = false;
};

std::string format(const char* pattern, auto... values) {
  char text[256];
  std::snprintf(text, sizeof text, pattern, values...);
  return text;
}

double milliseconds(Nanoseconds t) { return static_cast<double>(t.count()) * 1e-6; }
double seconds(Nanoseconds t) { return static_cast<double>(t.count()) * 1e-9; }

double time_ratio(const Prediction& a, const Prediction& b) { return a.time.seconds() / b.time.seconds(); }

void print_problem(const Page& page, Inversion& inversion, const Chain& chain, const Budget& budget) {
  const Model& model = inversion.model();
  const StepCosts& step = chain.step(0);
  page.title("Problem");
  page.line("grid", "%zu x %zu cells, %zu receivers", model.grid(), model.grid(), model.receivers().size());
  page.line("time steps", "%" PRId64 ", %.2f s of waves", chain.size(), static_cast<double>(chain.size()) * model.dt());
  page.line("one state", "%s", to_string(step.state).c_str());
  page.line("one step takes", "advance %.3f ms, record %.3f ms, backward %.3f ms", milliseconds(step.advance),
            milliseconds(step.forward), milliseconds(step.backward));
  page.line("store-all needs", "%s", to_string(store_all_memory(chain)).c_str());
  page.line("given", "%s (at least %s is needed)", to_string(budget.memory).c_str(),
            to_string(minimum_memory(chain).memory).c_str());
  page.line("beside it", "%s of model, work arrays and data",
            to_string(Bytes(static_cast<std::int64_t>(model.fixed_bytes()))).c_str());
}

void print_plan(const Page& page, const Plan& plan, const Prediction& store_all) {
  page.title("Plan");
  page.line("strategy", "%s: %s", name_of(plan.strategy), plan.reason.c_str());
  page.line("predicted peak", "%s", to_string(plan.prediction.peak).c_str());
  page.line("forward steps per step", "%.2f", plan.prediction.recompute_factor());
  page.line("predicted time", "%.2f s, %.2f times store-all", plan.prediction.time.seconds(),
            time_ratio(plan.prediction, store_all));
}

void print_run(const Page& page, const Report& report, const Plan& plan) {
  const auto line = [&](const char* name, ActionKind kind) {
    page.line(name, "%7.3f s in %" PRId64 " actions", seconds(report.time_of(kind)), report.count_of(kind));
  };
  page.title("Run");
  page.line("measured peak", "%s of states, records and gradients; %s was predicted",
            report.measured_peak ? to_string(*report.measured_peak).c_str() : "unknown", to_string(plan.prediction.peak).c_str());
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  page.line("whole process so far", "%s", to_string(Bytes(usage.ru_maxrss * 1024)).c_str());
  page.line("time", "%7.3f s; %.3f s was predicted", seconds(report.elapsed), plan.prediction.time.seconds());
  line("  advancing", ActionKind::advance);
  line("  recording", ActionKind::record);
  line("  backward", ActionKind::backward);
}

// At a length at which store-all fits into 2 GiB, which is the whole run with the default options.
void check_bits(Page& page, Inversion& inversion, const StepSpec& spec, const Gradient& whole, const Plan& whole_plan) {
  constexpr Bytes kRoom{std::int64_t{2} << 30};
  Step n = whole_plan.chain.size();
  while (store_all_memory(Chain::uniform(n, spec)) > kRoom) n -= (n + 9) / 10;
  const Chain chain = Chain::uniform(n, spec);
  const bool shorter = n < whole_plan.chain.size();
  const Gradient ours =
      shorter ? inversion.gradient(inversion.start(), plan(chain, whole_plan.budget, whole_plan.strategy)) : whole;
  const Gradient theirs = inversion.gradient(inversion.start(), plan(chain, Budget{}, Strategy::store_all));
  const bool same = std::memcmp(ours.by_speed.data(), theirs.by_speed.data(), ours.by_speed.size() * sizeof(double)) == 0;
  page.check("same bits as store-all", same && ours.loss == theirs.loss,
             format("%zu numbers and the misfit, over %" PRId64 " steps", ours.by_speed.size(), n));
  page.line("measured slowdown", "%.2f: %.2f s against %.2f s, in which store-all waits for fresh memory too",
            seconds(ours.report.elapsed) / seconds(theirs.report.elapsed), seconds(ours.report.elapsed),
            seconds(theirs.report.elapsed));
}

void check_peak(Page& page, const Report& report, const Plan& plan) {
  const bool held = report.done.peak == plan.prediction.peak && report.done.peak <= plan.budget.memory && report.measured_peak &&
                    *report.measured_peak <= plan.prediction.peak;
  page.check("budget held", held, format("%s of %s", to_string(report.done.peak).c_str(), to_string(plan.budget.memory).c_str()));
}

void check_derivatives(Page& page, Inversion& inversion, const Gradient& at_start) {
  Model& model = inversion.model();
  State state = model.initial_state();
  const Step middle = model.steps() / 2;
  for (Step i = 0; i < middle; ++i) model.advance(i, state);
  DotProductOptions<State> options;
  options.varies = [&](std::size_t k) { return !model.is_frame(k % model.cells()); };
  const DotProductResult step = dot_product_test(inversion.steps(), middle, state, options);
  page.check("adjoint of one step", step.passed(), format("dot products differ by %.1e", step.error));

  // A metre a second or two in every cell: large enough to stand out from rounding, small enough for the third order.
  const TaylorResult taylor = taylor_test([&](const Field& speed) { return model.misfit(speed); }, at_start.by_speed,
                                          inversion.start(), random_direction(model.cells()), {.h = 2, .halvings = 5});
  const bool two = taylor.passed() && std::abs(taylor.slope - 2) <= 0.1;
  page.check("Taylor test", two, format("slope %.3f", taylor.slope));
  for (std::size_t k = 0; k < taylor.h.size(); ++k) page.line("", "h %-8g remainder %.3e", taylor.h[k], taylor.remainders[k]);
}

// Steepest descent with backtracking; the misfit can only fall.
Field descend(Page& page, Inversion& inversion, const Plan& plan, const Gradient& at_start, int iterations) {
  Model& model = inversion.model();
  const wave::Descent direction_of(model);
  Field speed = inversion.start();
  Gradient gradient = at_start;
  double length = 40, last = at_start.loss;
  page.title("Inversion");
  page.line("iteration 0", "misfit %.4e   100.0 %%", last);
  for (int iteration = 1; iteration <= iterations; ++iteration) {
    if (iteration > 1) gradient = inversion.gradient(speed, plan);
    const Field direction = direction_of(gradient.by_speed);
    double misfit = last;
    Field tried;
    for (int attempt = 0; attempt < 8; ++attempt, length /= 2) {
      tried = speed;
      for (std::size_t k = 0; k < speed.size(); ++k) tried[k] += length * direction[k];
      if ((misfit = model.misfit(tried)) < last) break;
    }
    if (!(misfit < last)) break;
    speed = tried;
    last = misfit;
    page.line(format("iteration %d", iteration).c_str(), "misfit %.4e   %5.1f %%   (step %.3g m/s)", misfit,
              100 * misfit / at_start.loss, length);
    length *= 1.5;
  }
  if (iterations > 0)
    page.check("misfit falls", last < at_start.loss, format("to %.1f %% of the start's", 100 * last / at_start.loss));
  return speed;
}

void write_file(const std::string& path, const std::string& text) {
  std::ofstream out(path);
  if (!(out << text << std::flush)) throw StorageError("write", path, errno);
}

std::string picture(Inversion& inversion, const Gradient& gradient, const Field& recovered) {
  return wave::svg_picture(inversion.model(),
                           {{"true speed", inversion.true_speed(), wave::Scale::speed},
                            {"first descent direction", wave::Descent(inversion.model())(gradient.by_speed), wave::Scale::signs},
                            {"recovered speed", recovered, wave::Scale::speed}});
}

int run(const Options& options) {
  Page page(options.quiet);
  const std::optional<Strategy> strategy = strategy_named(options.strategy);
  if (!strategy) throw InvalidInput("--strategy", options.strategy, strategy_names());
  const Budget budget{.memory = Bytes::parse(options.memory, "--memory")};

  Inversion inversion(options.grid, options.steps);
  const StepSpec spec = measure(inversion.model(), inversion.steps());
  const Chain chain = Chain::uniform(options.steps, spec);
  if (!options.chain_out.empty()) write_file(options.chain_out, format_chain(chain));
  print_problem(page, inversion, chain, budget);

  const Plan chosen = plan(chain, budget, *strategy);
  print_plan(page, chosen, plan(chain, Budget{}, Strategy::store_all).prediction);

  const Gradient gradient = inversion.gradient(inversion.start(), chosen);
  print_run(page, gradient.report, chosen);

  page.title("Checks");
  check_peak(page, gradient.report, chosen);
  check_bits(page, inversion, spec, gradient, chosen);
  check_derivatives(page, inversion, gradient);

  const Field recovered = descend(page, inversion, chosen, gradient, options.iterations);
  if (!options.svg.empty()) write_file(options.svg, picture(inversion, gradient, recovered));
  return page.failed() ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app("A seismic inversion whose gradients are computed within a budget of bytes.");
  app.add_option("--steps", options.steps, "Time steps")->capture_default_str()->check(CLI::Range(100, 10'000'000));
  app.add_option("--grid", options.grid, "Cells along one side")->capture_default_str()->check(CLI::Range(32, 4096));
  app.add_option("--memory", options.memory, "Budget for states, records and gradients")->capture_default_str();
  app.add_option("--strategy", options.strategy, strategy_names())->capture_default_str();
  app.add_option("--iterations", options.iterations, "Steps of gradient descent")
      ->capture_default_str()
      ->check(CLI::Range(0, 1000));
  app.add_option("--chain-out", options.chain_out, "Write the measured chain to this file");
  app.add_option("--svg", options.svg, "Draw the true model, the first direction and the recovered model");
  app.add_flag("--quiet", options.quiet, "Print the checks only");
  try {
    app.parse(argc, argv);
    return run(options);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const InfeasibleBudget& error) {
    std::cerr << "wave_adjoint: " << error.what() << "\n";
    return 3;
  } catch (const InvalidInput& error) {
    std::cerr << "wave_adjoint: " << error.what() << "\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << "wave_adjoint: " << error.what() << "\n";
    return 1;
  }
}
