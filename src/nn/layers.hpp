// What models of tokens around recurrent layers share: the shape of a run, and where gradients of the layers go.
#pragma once

#include "nn/time_planning.hpp"
#include "nn/token_ends.hpp"

namespace recollect::nn {

// Of a SequenceModel's layers, or an EncoderDecoder's. `dropping`: as in training.
template <class Options>
TimeShape shape_of(const Options& o, Index time_steps, Index batch, Index micro_block, bool dropping = false) {
  TimeShape shape{
      .cell = o.cell, .layers = o.layers, .input = o.embed, .hidden = o.hidden, .time_steps = time_steps, .batch = batch};
  shape.dtype = o.dtype;
  shape.micro_block = micro_block > 0 ? micro_block : default_micro_block(o.cell, batch);
  shape.block = shape.micro_block;
  shape.dropout = dropping && o.dropout > 0;
  shape.recurrent_dropout = dropping && o.recurrent_dropout > 0;
  shape.reversible = o.reversible;
  if (!dropping) shape.reversible.drop_connect = 0;
  return shape;
}

inline std::vector<LayerWeights> gradients_of(const Recurrent& layers) {
  std::vector<LayerWeights> gradients;
  for (LayerWeights w : layers.weights())
    gradients.push_back(
        {gradient_of(w.w_ih), gradient_of(w.w_hh), gradient_of(w.b_ih), w.b_hh.defined() ? gradient_of(w.b_hh) : at::Tensor()});
  return gradients;
}

// Throws InvalidInput where a run needs more than its plan says.
inline void require_workspace(Bytes needed, const TimePlan& planned) {
  if (needed > planned.workspace)
    throw InvalidInput("plan", "a workspace of " + to_string(planned.workspace),
                       "one of " + to_string(needed) + ": plan() in the mode, train() or eval(), of the run");
}

}  // namespace recollect::nn
