#include "recollect/nn/recurrent.hpp"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/nn/init.h>

#include <array>
#include <cmath>

#include "nn/checks.hpp"
#include "nn/measure.hpp"
#include "nn/reversible.hpp"
#include "nn/time_blocks.hpp"
#include "nn/time_planning.hpp"

namespace recollect::nn {
namespace {

using at::Tensor;

// A tensor of inputs, a tensor of outputs, and the outputs' gradient as autograd brings it.
class TensorEnds final : public Ends {
 public:
  TensorEnds(const Tensor& inputs, const Tensor& lengths, Index hidden, bool input_gradient) : lengths_(lengths) {
    inputs_ = inputs.detach();
    outputs_ = at::empty({inputs.size(0), inputs.size(1), hidden}, inputs_.options());
    if (input_gradient) wants_ = true;
  }
  // Copied only where the layout or what lies behind the ends of sequences asks for it.
  Tensor input(Range times, const Tensor& room) override {
    if (inputs_.is_contiguous() && !lengths_.defined()) return rows(inputs_, times);
    const Tensor now = inputs_.narrow(0, times.begin, times.end - times.begin);
    Tensor to = room.view(now.sizes());
    to.copy_(now);
    zero_behind_ends(to, times);
    return room;
  }
  void output(Range times, const Tensor& outputs) override {
    if (!outputs_.defined()) return;  // already with the caller
    Tensor to = outputs_.narrow(0, times.begin, times.end - times.begin);
    to.copy_(outputs.view(to.sizes()));
    zero_behind_ends(to, times);
  }
  void output_gradient(Range times, const Tensor&, const Tensor& gradient, const Tensor&) override {
    Tensor to = gradient;
    if (d_outputs_.defined()) {
      const Tensor now = d_outputs_.narrow(0, times.begin, times.end - times.begin);
      to.view(now.sizes()).copy_(now);
    } else {
      to.zero_();
    }
  }
  void input_gradient(Range times, const Tensor& gradient) override { rows(d_inputs_, times).copy_(gradient); }

  Tensor take_outputs() { return std::move(outputs_); }
  void begin_backward(const Tensor& d_outputs) {
    d_outputs_ = d_outputs;
    if (wants_) d_inputs_ = at::empty(inputs_.sizes(), inputs_.options());
  }
  Tensor d_inputs() const { return d_inputs_; }

 private:
  static Tensor rows(const Tensor& sequence, Range times) {
    return sequence.narrow(0, times.begin, times.end - times.begin).view({-1, sequence.size(2)});
  }
  void zero_behind_ends(const Tensor& sequence, Range times) const {
    if (!lengths_.defined()) return;
    for (Index b = 0; b < lengths_.size(0); ++b) {
      const Index from = std::max<Index>(0, lengths_.data_ptr<std::int32_t>()[b] - times.begin);
      if (from < sequence.size(0)) sequence.narrow(0, from, sequence.size(0) - from).select(1, b).zero_();
    }
  }
  Tensor inputs_, outputs_, d_outputs_, d_inputs_, lengths_;
  bool wants_ = false;
};

// mean(y²), summed from the last micro-block to the first.
class MeanSquareEnds final : public Ends {
 public:
  // Adds the inputs' gradient to `d_inputs`, where that is given.
  MeanSquareEnds(const Tensor& inputs, Index hidden, Tensor d_inputs = {})
      : inputs_(inputs),
        d_inputs_(std::move(d_inputs)),
        scale_(1.0 / static_cast<double>(inputs.size(0) * inputs.size(1) * hidden)) {}
  Tensor input(Range times, const Tensor& room) override {
    const Tensor now = inputs_.narrow(0, times.begin, times.end - times.begin);
    if (now.is_contiguous()) return now.view({-1, inputs_.size(2)});
    room.view(now.sizes()).copy_(now);
    return room;
  }
  void output_gradient(Range, const Tensor& outputs, const Tensor& gradient, const Tensor&) override {
    Tensor to = gradient;
    at::mul_out(to, outputs, at::scalar_tensor(2 * scale_, outputs.options()));
    const Tensor all = outputs.view(-1);
    loss_ += at::dot(all, all).item<double>() * scale_;
  }
  void input_gradient(Range times, const Tensor& gradient) override {
    if (!d_inputs_.defined()) return;
    Tensor to = d_inputs_.narrow(0, times.begin, times.end - times.begin);
    to.add_(gradient.view(to.sizes()));
  }
  double loss() const { return loss_; }

 private:
  Tensor inputs_, d_inputs_;
  double scale_, loss_ = 0;
};

TimeShape shape_of(Cell cell, const RecurrentOptions& options, Index time_steps, Index batch, bool input_gradient,
                   bool training) {
  TimeShape shape{.cell = cell,
                  .layers = options.layers,
                  .input = options.input,
                  .hidden = options.hidden,
                  .time_steps = time_steps,
                  .batch = batch};
  shape.dtype = options.dtype;
  shape.input_gradient = input_gradient;
  shape.dropout = training && options.dropout > 0;
  shape.recurrent_dropout = training && options.recurrent_dropout > 0;
  shape.reversible = options.reversible;
  if (!training) shape.reversible.drop_connect = 0;
  return shape;
}

// A run that stands between its two halves while the caller computes the loss.
struct Suspended : ::torch::CustomClassHolder {
  std::unique_ptr<TensorEnds> ends;
  std::vector<LayerWeights> gradients;
  std::unique_ptr<TimeBlocks> steps;
  std::shared_ptr<Storage> storage;
  std::optional<Execution> execution;
  // Read again until the backward pass is over: the inputs and, by reversible layers, the weights.
  Tensor inputs;
  std::int64_t version = 0;
  std::vector<std::pair<Tensor, std::int64_t>> weights;
};

struct Function : ::torch::autograd::Function<Function> {
  static ::torch::autograd::variable_list forward(::torch::autograd::AutogradContext* context, const Tensor& inputs,
                                                  const Tensor& state, at::TensorList weights,
                                                  c10::intrusive_ptr<Suspended> run) {
    (void)inputs, (void)weights;
    Handle first = run->steps->begin(state.detach());
    const Tensor last = run->steps->end(run->execution->forward(std::move(first)));
    Tensor outputs = run->ends->take_outputs();
    context->saved_data["run"] = c10::IValue::make_capsule(std::move(run));
    context->set_materialize_grads(false);
    return {outputs, last};
  }

  static ::torch::autograd::variable_list backward(::torch::autograd::AutogradContext* context,
                                                   ::torch::autograd::variable_list gradients) {
    if (at::GradMode::is_enabled())
      throw Error("a recurrent layer's backward pass cannot itself be differentiated: call backward() without create_graph");
    auto run = c10::static_intrusive_pointer_cast<Suspended>(context->saved_data["run"].toCapsule());
    if (!run->execution)
      throw Error("the backward pass of a recurrent layer has run already and its records are gone: call forward() again");
    if (run->inputs._version() != run->version)
      throw Error(
          "the inputs of a recurrent layer were changed in place after its forward pass, so that blocks cannot be computed "
          "again; give it a copy, or change them after backward()");
    for (const auto& [weight, version] : run->weights)
      if (weight._version() != version)
        throw Error("the weights of a reversible layer were changed in place after its forward pass: call backward() first");
    run->ends->begin_backward(gradients[0]);
    const std::shared_ptr<Storage> storage = std::move(run->storage);  // outlives the execution
    Execution execution = std::move(*run->execution);
    run->execution.reset();
    const TimeShape shape = run->steps->shape();
    Tensor last = gradients[1].defined()
                      ? gradients[1].contiguous().clone()
                      : at::zeros({shape.layers, shape.parts(), shape.batch, shape.hidden}, run->inputs.options());
    Handle first = execution.backward(Handle(std::move(last)));
    ::torch::autograd::variable_list result{run->ends->d_inputs(), first.as<Tensor>()};
    // The graph may live on; what the run needed, and a second owner of the gradients, shall not.
    run->steps.reset();
    run->ends.reset();
    for (const LayerWeights& g : std::exchange(run->gradients, {}))
      for (const Tensor& tensor : g.all()) result.push_back(tensor);
    result.emplace_back();
    return result;
  }
};

void require(bool holds, const char* field, const std::string& value, const std::string& accepted) {
  if (!holds) throw InvalidInput(field, value, accepted);
}

constexpr std::array<std::pair<Cell, const char*>, 8> kCells{{{Cell::lstm, "lstm"},
                                                              {Cell::gru, "gru"},
                                                              {Cell::rev_gru, "rev-gru"},
                                                              {Cell::rev_lstm, "rev-lstm"},
                                                              {Cell::nf_rev_gru, "nf-rev-gru"},
                                                              {Cell::nf_rev_lstm, "nf-rev-lstm"},
                                                              {Cell::df_rev_gru, "df-rev-gru"},
                                                              {Cell::df_rev_lstm, "df-rev-lstm"}}};

void check_reversible(Cell cell, const RecurrentOptions& options) {
  const ReversibleOptions& r = options.reversible;
  require(options.hidden % 2 == 0, "hidden", std::to_string(options.hidden),
          std::string("an even number: half of the units of a ") + name_of(cell) + " see the other half");
  require(options.dtype == at::kFloat, "dtype", c10::toString(options.dtype), "float, for reversible cells");
  require(r.state_bits >= 2 && r.state_bits <= 30, "state_bits", std::to_string(r.state_bits), "2 to 30");
  require(r.forget_bits >= 1 && r.forget_bits <= 15 && r.forget_bits < r.state_bits, "forget_bits", std::to_string(r.forget_bits),
          "1 to 15 and fewer than state_bits");
  require(r.most_forgotten >= 0 && r.most_forgotten <= r.forget_bits, "most_forgotten", std::to_string(r.most_forgotten),
          "0, for no limit, to " + std::to_string(r.forget_bits));
  require(r.most_forgotten > 0 || !forgets_whole_bits(cell), "most_forgotten", "none",
          "a limit of 1 bit or more, for cells that forget whole bits");
  require(r.drop_connect >= 0 && r.drop_connect < 1, "drop_connect", std::to_string(r.drop_connect), "0 or more and less than 1");
}

}  // namespace

const char* name_of(Cell cell) { return kCells[static_cast<std::size_t>(cell)].second; }
std::optional<Cell> cell_named(const std::string& name) {
  for (const auto& [cell, text] : kCells)
    if (name == text) return cell;
  return std::nullopt;
}
std::string cell_names() {
  std::string names;
  for (const auto& [cell, text] : kCells) names += (names.empty() ? "" : ", ") + std::string(text);
  return names;
}
bool is_reversible(Cell cell) { return cell != Cell::lstm && cell != Cell::gru; }
bool forgets_nothing(Cell cell) { return cell == Cell::nf_rev_gru || cell == Cell::nf_rev_lstm; }
bool forgets_whole_bits(Cell cell) { return cell == Cell::df_rev_gru || cell == Cell::df_rev_lstm; }
std::int64_t state_parts(Cell cell) {
  return cell == Cell::lstm || cell == Cell::rev_lstm || cell == Cell::nf_rev_lstm || cell == Cell::df_rev_lstm ? 2 : 1;
}

std::vector<Tensor> LayerWeights::all() const {
  std::vector<Tensor> tensors;
  for (const Tensor& tensor : {w_ih, w_hh, b_ih, b_hh})
    if (tensor.defined()) tensors.push_back(tensor);
  return tensors;
}

Recurrent::Recurrent(Cell cell, const RecurrentOptions& options) : cell_(cell), options_(options) {
  const auto positive = [](std::int64_t value, const char* field) {
    require(value > 0, field, std::to_string(value), "1 or more");
  };
  positive(options.input, "input");
  positive(options.hidden, "hidden");
  positive(options.layers, "layers");
  for (const double p : {options.dropout, options.recurrent_dropout})
    require(p >= 0 && p < 1, "dropout", std::to_string(p), "0 or more and less than 1");
  require(options.dtype == at::kFloat || options.dtype == at::kDouble, "dtype", c10::toString(options.dtype), "float or double");
  const double bound = 1 / std::sqrt(static_cast<double>(options.hidden));  // torch.nn's initialisation
  const auto tensor = [&](const std::string& name, std::int64_t layer, at::IntArrayRef sizes) {
    return register_parameter(name + "_l" + std::to_string(layer), at::empty(sizes, options.dtype).uniform_(-bound, bound));
  };
  if (is_reversible(cell)) check_reversible(cell, options);
  const Index hidden = options.hidden, gates = is_reversible(cell)  ? reversible_gates(cell, hidden, options.reversible)
                                               : cell == Cell::lstm ? 4 * hidden
                                                                    : 3 * hidden;
  for (Index layer = 0; layer < options.layers; ++layer) {
    const Index width = layer == 0 ? options.input : hidden;
    LayerWeights w;
    if (is_reversible(cell)) {
      w.w_ih = tensor("weight_ih", layer, {width, gates});
      w.w_hh = tensor("weight_hh", layer, {2, hidden / 2, gates / 2});
      w.b_ih = tensor("bias", layer, {gates});
    } else {
      w.w_ih = tensor("weight_ih", layer, {gates, width});
      w.w_hh = tensor("weight_hh", layer, {gates, hidden});
      w.b_ih = tensor("bias_ih", layer, {gates});
      w.b_hh = tensor("bias_hh", layer, {gates});
    }
    weights_.push_back(w);
  }
}

Tensor Recurrent::initial_state(std::int64_t batch) const {
  return at::zeros({options_.layers, state_parts(cell_), batch, options_.hidden}, options_.dtype);
}

TimePlan Recurrent::plan(std::int64_t time_steps, std::int64_t batch, const RunOptions& run, bool input_gradient) const {
  require(time_steps > 0, "time steps", std::to_string(time_steps), "1 or more");
  require(batch > 0, "batch", std::to_string(batch), "1 or more");
  TimeShape shape = shape_of(cell_, options_, time_steps, batch, input_gradient, is_training());
  shape.micro_block = run.micro_block > 0 ? run.micro_block : default_micro_block(cell_, batch);
  return plan_time(
      shape, run, [&] { return estimated_times(shape, 3.0 * static_cast<double>(options_.hidden)); },
      [&] {
        const Tensor inputs = at::zeros({shape.micro_block, batch, options_.input}, options_.dtype);
        MeanSquareEnds ends(inputs, options_.hidden);
        return measured_times(shape, weights_, ends);
      });
}

Recurrent::Output Recurrent::forward(const Tensor& inputs, const Tensor& state, const RunOptions& run, const Tensor& lengths,
                                     const DropoutKey& key) {
  require(inputs.defined() && inputs.dim() == 3 && inputs.size(2) == options_.input && inputs.size(0) > 0 && inputs.size(1) > 0,
          "inputs", inputs.defined() ? sizes_text(inputs) : "none",
          "a tensor [time, batch, " + std::to_string(options_.input) + "]");
  require(inputs.scalar_type() == options_.dtype && inputs.is_cpu(), "inputs", inputs.toString(),
          std::string("a CPU tensor of ") + c10::toString(options_.dtype));
  const Index batch = inputs.size(1);
  const Tensor first = state.defined() ? state : initial_state(batch);
  require_state(first, initial_state(batch));
  const Tensor ends_at = checked_lengths(lengths, inputs.size(0), batch);

  auto suspended = c10::make_intrusive<Suspended>();
  const bool input_gradient = at::GradMode::is_enabled() && inputs.requires_grad();
  TimePlan planned = plan(inputs.size(0), batch, run, input_gradient);
  TimeShape shape = shape_of(cell_, options_, inputs.size(0), batch, input_gradient, is_training());
  follow(planned, shape);
  suspended->ends = std::make_unique<TensorEnds>(inputs, ends_at, options_.hidden, input_gradient);
  Masks masks;
  if (is_training()) masks = draw_masks(shape, options_, key);

  std::vector<Tensor> parameters;
  for (const LayerWeights& w : weights_)
    for (const Tensor& tensor : w.all()) parameters.push_back(tensor);
  const bool any = at::GradMode::is_enabled() &&
                   (inputs.requires_grad() || first.requires_grad() ||
                    std::any_of(parameters.begin(), parameters.end(), [](const Tensor& p) { return p.requires_grad(); }));
  if (!any) {
    const at::NoGradGuard guard;
    const auto steps = TimeBlocks::make(shape, weights_, {}, std::move(masks), ends_at, *suspended->ends);
    Tensor last = first.detach().clone(at::MemoryFormat::Contiguous);
    steps->run({0, shape.time_steps}, last);
    return {suspended->ends->take_outputs(), last};
  }
  suspended->inputs = inputs.detach();
  suspended->version = suspended->inputs._version();
  if (is_reversible(cell_))
    for (const Tensor& parameter : parameters) suspended->weights.emplace_back(parameter, parameter._version());
  suspended->gradients = zeros_like(weights_);
  suspended->steps = TimeBlocks::make(shape, weights_, suspended->gradients, std::move(masks), ends_at, *suspended->ends);
  ExecuteOptions execute;
  if (run.fetch) {
    suspended->storage = run.fetch->storage;
    execute.tiers = {suspended->storage.get()};
  }
  suspended->execution.emplace(planned.plan, *suspended->steps, execute);
  const auto made = Function::apply(inputs, first, at::TensorList(parameters), suspended);
  return {made[0], made[1]};
}

Recurrent::MeanSquare Recurrent::mean_square(const Tensor& inputs, const TimePlan& planned, const ExecuteOptions& options) {
  const at::NoGradGuard guard;
  require(inputs.defined() && inputs.dim() == 3 && inputs.size(0) == planned.time_steps && inputs.size(1) == planned.batch &&
              inputs.size(2) == options_.input && inputs.scalar_type() == options_.dtype && inputs.is_cpu(),
          "inputs", inputs.defined() ? sizes_text(inputs) + " of " + inputs.toString() : "none",
          "what was planned: " + std::to_string(planned.time_steps) + " × " + std::to_string(planned.batch) + " × " +
              std::to_string(options_.input) + " of " + c10::toString(options_.dtype));
  TimeShape shape = shape_of(cell_, options_, inputs.size(0), inputs.size(1), inputs.requires_grad(), false);
  follow(planned, shape);
  require(shape.workspace_bytes() <= planned.workspace, "plan", "a workspace of " + to_string(planned.workspace),
          "one of " + to_string(shape.workspace_bytes()) + ": plan() with the inputs' gradient, and in the mode, of the run");
  std::vector<LayerWeights> gradients;
  const auto gradient = [](const Tensor& parameter) {
    if (!parameter.defined()) return Tensor();
    if (!parameter.mutable_grad().defined()) parameter.mutable_grad() = at::zeros_like(parameter);
    return parameter.grad();
  };
  for (LayerWeights& w : weights_) gradients.push_back({gradient(w.w_ih), gradient(w.w_hh), gradient(w.b_ih), gradient(w.b_hh)});
  MeanSquareEnds ends(inputs.detach(), options_.hidden, inputs.requires_grad() ? gradient(inputs) : Tensor());
  const auto steps = TimeBlocks::make(shape, weights_, gradients, {}, {}, ends);
  Execution execution(planned.plan, *steps, options);
  execution.forward(steps->begin(initial_state(shape.batch)));
  execution.backward(Handle(initial_state(shape.batch)));
  return {ends.loss(), execution.report(), steps->tape()};
}

}  // namespace recollect::nn
