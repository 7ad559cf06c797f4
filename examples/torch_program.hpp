// What the examples with libtorch share: measuring one training iteration, printing profiles and plans, and main()'s errors.
#pragma once

#include <torch/torch.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "recollect/torch.hpp"

namespace example {

using recollect::Bytes;

struct Measured {
  std::vector<torch::Tensor> losses;
  std::vector<double> seconds;
  Bytes peak{};  // of activations: what is allocated between the beginning of forward and the end of backward

  double median_seconds() const {
    std::vector<double> sorted = seconds;
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0 : sorted[sorted.size() / 2];
  }
};

// One iteration up to the gradients: `forward` returns the loss. The gradients of parameters are there before the meter is, so
// that plain libtorch's are beside the peak as Recollect's are.
template <class Forward>
void measure_iteration(Measured& measured, const std::vector<torch::Tensor>& parameters, const Forward& forward) {
  for (torch::Tensor parameter : parameters) parameter.mutable_grad() = torch::zeros_like(parameter);
  const auto begin = std::chrono::steady_clock::now();
  const recollect::torch::MemoryMeter meter;
  torch::Tensor loss = forward();
  loss.backward();
  measured.seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
  measured.peak = std::max(measured.peak, meter.peak());
  measured.losses.push_back(loss.detach());
}

inline std::string text_of(Bytes bytes) { return to_string(bytes); }
inline double milliseconds(recollect::Nanoseconds time) { return static_cast<double>(time.count()) * 1e-6; }

// How often the plan runs each step forward.
inline std::vector<int> runs_of(const recollect::Plan& plan) {
  std::vector<int> runs(static_cast<std::size_t>(plan.chain.size()));
  for (const recollect::Action& action : plan.schedule.collect()) {
    if (action.kind == recollect::ActionKind::record) ++runs[static_cast<std::size_t>(action.begin)];
    if (action.kind == recollect::ActionKind::advance)
      for (recollect::Step i = action.begin; i < action.end; ++i) ++runs[static_cast<std::size_t>(i)];
  }
  return runs;
}

inline void print_steps(const recollect::torch::Planned& planned) {
  std::printf("  %-44s %11s %11s %11s %5s\n", "step", "record", "forward", "backward", "runs");
  const std::vector<int> runs = runs_of(planned.plan);
  for (std::size_t k = 0; k < planned.profile.steps.size(); ++k) {
    const recollect::torch::StepProfile& step = planned.profile.steps[k];
    std::printf("  %-44s %11s %8.2f ms %8.2f ms %5d\n", step.name.c_str(), text_of(step.record_bytes).c_str(),
                milliseconds(step.record.median), milliseconds(step.backward.median), runs[k]);
  }
}

inline void print_plan(const recollect::torch::Planned& planned, Bytes memory) {
  const recollect::Plan& plan = planned.plan;
  const double plain = recollect::plan(plan.chain, recollect::Budget{}, recollect::Strategy::store_all).prediction.time.seconds();
  std::printf("  plain libtorch would keep   %s\n", text_of(store_all_memory(plan.chain)).c_str());
  std::printf("  given                       %s\n", text_of(memory).c_str());
  std::printf("  strategy                    %s: %s\n", name_of(plan.strategy), plan.reason.c_str());
  std::printf("  predicted peak              %s\n", text_of(planned.peak).c_str());
  std::printf("  predicted time              %.2f times plain libtorch's\n", plan.prediction.time.seconds() / plain);
}

inline bool same_bits(const std::vector<torch::Tensor>& a, const std::vector<torch::Tensor>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const torch::Tensor& x, const torch::Tensor& y) { return torch::equal(x, y); });
}

// main(): parses, runs, and turns errors into messages and exit codes, the program's own: 2 bad usage, 3 infeasible budget.
template <class Run>
int run_program(CLI::App& app, int argc, char** argv, const Run& run) {
  const auto say = [&](const std::exception& error) { std::cerr << app.get_name() << ": " << error.what() << "\n"; };
  try {
    app.parse(argc, argv);
    return run();
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const recollect::InfeasibleBudget& error) {
    say(error);
    return 3;
  } catch (const recollect::InvalidInput& error) {
    say(error);
    return 2;
  } catch (const std::exception& error) {
    say(error);
    return 1;
  }
}

}  // namespace example
