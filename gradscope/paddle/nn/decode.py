"""Decoding step by step: dynamic_decode runs a decoder until all is said, BeamSearchDecoder keeps likely beams."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.sequences import gather_tree
from gradscope.paddle.tensor.creation import inner_tensor

_NEVER = -1e9  # log of a probability that counts as none


def mapped(function: Callable[..., Any], first: Any, *others: Any) -> Any:
    """function of the tensors at every place of structures of tuples, lists and dicts; a structure like the first."""
    if isinstance(first, dict):
        return {key: mapped(function, value, *(o[key] for o in others)) for key, value in first.items()}
    if isinstance(first, (list, tuple)):
        made = [mapped(function, *parts) for parts in zip(first, *others, strict=True)]
        return type(first)(*made) if hasattr(first, "_fields") else type(first)(made)
    return function(first, *others)


def _first(structure: Any) -> Any:
    while isinstance(structure, (list, tuple, dict)):
        structure = next(iter(structure.values() if isinstance(structure, dict) else structure))
    return structure


class Decoder:
    """Base: initialize gives (inputs, states, finished), step (outputs, states, inputs, finished), finalize what is
    handed out. tracks_own_finished: whether `finished` of a step already knows what ended before."""

    tracks_own_finished = False

    def initialize(self, inits: Any) -> Any:
        """(first inputs, first states, finished [batch, …])."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it begins")

    def step(self, time: Tensor, inputs: Any, states: Any, **kwargs: Any) -> Any:
        """(outputs, next states, next inputs, finished). time: int64 [1]."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it goes on")

    def finalize(self, outputs: Any, final_states: Any, sequence_lengths: Tensor) -> Any:
        """(outputs, states) to hand out, of outputs [time, batch, …]; the same where it is not overridden."""
        raise NotImplementedError


class Output(NamedTuple):
    """What a step of a beam search gives, [batch, beams] each."""

    scores: Tensor
    predicted_ids: Tensor
    parent_ids: Tensor


class State(NamedTuple):
    """What a beam search goes on with: states [batch, beams, …], the others [batch, beams]."""

    cell_states: Any
    log_probs: Tensor
    finished: Tensor
    lengths: Tensor


class BeamSearchDecoder(Decoder):
    """Of all ways to go on it keeps the beam_size likeliest of each sequence; a beam ends with end_token.

    cell: called with inputs [batch * beams, …] and states; embedding_fn makes inputs of token numbers, output_fn scores
    [batch, beams, tokens] of the cell's outputs. Tensors inside attention need tile_beam_merge_with_batch.
    """

    OutputWrapper, StateWrapper = Output, State
    tracks_own_finished = True

    def __init__(
        self,
        cell: Any,
        start_token: int,
        end_token: int,
        beam_size: int,
        embedding_fn: Callable[..., Any] | None = None,
        output_fn: Callable[..., Any] | None = None,
    ) -> None:
        self.cell, self.embedding_fn, self.output_fn = cell, embedding_fn, output_fn
        self.start_token, self.end_token, self.beam_size = start_token, end_token, beam_size

    @staticmethod
    def tile_beam_merge_with_batch(x: Tensor, beam_size: int) -> Tensor:
        """[batch * beams, …]: each row of x [batch, …] beam_size times."""
        tiled = _C_ops.tile(_C_ops.unsqueeze(x, [1]), [1, beam_size, *[1] * (len(x.shape) - 1)])
        return _C_ops.reshape(tiled, [-1, *x.shape[1:]])

    def _expanded(self, x: Tensor) -> Tensor:
        return _C_ops.tile(_C_ops.unsqueeze(x, [1]), [1, self.beam_size, *[1] * (len(x.shape) - 1)])

    def _split(self, x: Tensor) -> Tensor:
        return _C_ops.reshape(x, [-1, self.beam_size, *x.shape[1:]])

    @staticmethod
    def _merged(x: Tensor) -> Tensor:
        return _C_ops.reshape(x, [-1, *x.shape[2:]])

    @staticmethod
    def _picked(x: Tensor, places: Tensor) -> Tensor:
        """x[b, places[b, k]] for x [batch, n, …]."""
        batch, count = places.shape
        rows = inner_tensor(np.repeat(np.arange(batch).reshape(-1, 1), count, 1))
        return _C_ops.gather_nd(x, _C_ops.stack([rows, places], 2))

    def initialize(self, inits: Any) -> tuple[Any, State, Tensor]:
        """Start tokens; states [batch, …] for every beam; only the first beam counts yet."""
        batch, place = _first(inits).shape[0], _first(inits).place
        tokens = _C_ops.full([batch, self.beam_size], self.start_token, dtypes.int64, place)
        first = np.array([[0.0] + [_NEVER] * (self.beam_size - 1)] * batch)
        finished = _C_ops.full([batch, self.beam_size], 0, dtypes.bool_, place)
        states = State(
            mapped(self._expanded, inits),
            inner_tensor(first.astype(_first(inits).impl.meta.dtype)),
            finished,
            _C_ops.full_like(tokens, 0, None, None),
        )
        return (self.embedding_fn(tokens) if self.embedding_fn else tokens), states, finished

    def step(self, time: Tensor, inputs: Any, states: Any, **kwargs: Any) -> tuple[Output, State, Any, Tensor]:
        """One token more for every beam. kwargs go to the cell."""
        cell_states = mapped(self._merged, states.cell_states)
        outputs, cell_states = self.cell(mapped(self._merged, inputs), cell_states, **kwargs)
        outputs, cell_states = mapped(self._split, outputs), mapped(self._split, cell_states)
        scores = self.output_fn(outputs) if self.output_fn is not None else outputs
        found, state = self._search(scores, cell_states, states)
        tokens = found.predicted_ids
        return found, state, (self.embedding_fn(tokens) if self.embedding_fn else tokens), state.finished

    def _search(self, scores: Tensor, cell_states: Any, before: Any) -> tuple[Output, State]:
        """The likeliest beam_size of all beams with all tokens; a finished beam only goes on with end_token."""
        count = scores.shape[-1]
        logs = _C_ops.log(_C_ops.softmax(scores, -1))
        ended = np.full(count, _NEVER)
        ended[self.end_token] = 0.0
        over = _C_ops.unsqueeze(before.finished, [2])
        logs = _C_ops.where(over, inner_tensor(ended.astype(scores.impl.meta.dtype)), logs)
        total = _C_ops.reshape(_C_ops.add(logs, _C_ops.unsqueeze(before.log_probs, [2])), [-1, self.beam_size * count])
        best, places = _C_ops.topk(total, self.beam_size, -1, True, True)
        width = _C_ops.full([1], count, dtypes.int64, scores.place)
        beams, tokens = _C_ops.floor_divide(places, width), _C_ops.remainder(places, width)
        finished, lengths = self._picked(before.finished, beams), self._picked(before.lengths, beams)
        lengths = _C_ops.add(lengths, _C_ops.cast(_C_ops.logical_not(finished), lengths.dtype))
        end = _C_ops.full([1], self.end_token, dtypes.int64, scores.place)
        finished = _C_ops.logical_or(finished, _C_ops.equal(tokens, end))
        states = mapped(lambda x: self._picked(x, beams), cell_states)
        return Output(best, tokens, beams), State(states, best, finished, lengths)

    def finalize(self, outputs: Any, final_states: Any, sequence_lengths: Tensor) -> tuple[Tensor, Any]:
        """Token numbers [time, batch, beams] of whole beams, and the states."""
        return gather_tree(outputs.predicted_ids, outputs.parent_ids), final_states


def _kept(old: Tensor, new: Tensor, finished: Tensor) -> Tensor:
    """`old` where finished [batch], else `new`, both [batch, …]."""
    return _C_ops.where(_C_ops.reshape(finished, [-1, *[1] * (len(old.shape) - 1)]), old, new)


def dynamic_decode(
    decoder: Any,
    inits: Any = None,
    max_step_num: int | None = None,
    output_time_major: bool = False,
    impute_finished: bool = False,
    is_test: bool = False,
    return_length: bool = False,
    **kwargs: Any,
) -> Any:
    """(outputs, final states), with return_length also lengths, of a decoder stepped until all is finished, or
    max_step_num + 1 times. Outputs are [batch, time, …], with output_time_major [time, batch, …].

    impute_finished: what is finished keeps its states, unless the decoder sees to that itself. kwargs go to each step.
    """
    inputs, states, finished = decoder.initialize(inits)
    lengths = _C_ops.cast(_C_ops.full_like(finished, 0, None, None), dtypes.int64)
    outputs: list[Any] = []
    while not bool(finished.numpy().all()):
        time = inner_tensor(np.array([len(outputs)], "int64"))
        found, following, inputs, ended = decoder.step(time, inputs, states, **kwargs)
        if decoder.tracks_own_finished:
            if not hasattr(following, "lengths"):
                warnings.warn(
                    "`next_states` has no `lengths` attribute, the returned `sequence_lengths` would be all zeros.",
                    stacklevel=2,
                )
            lengths = getattr(following, "lengths", lengths)
        else:
            ended = _C_ops.logical_or(ended, finished)
            lengths = _C_ops.add(lengths, _C_ops.cast(_C_ops.logical_not(ended), lengths.dtype))
            if impute_finished:
                over = ended
                following = mapped(lambda old, new, over=over: _kept(old, new, over), states, following)
        states, finished = following, ended
        outputs.append(found)
        if max_step_num is not None and len(outputs) > max_step_num:
            break
    stacked = mapped(lambda *steps: _C_ops.stack(list(steps), 0), *outputs)
    try:
        stacked, states = decoder.finalize(stacked, states, lengths)
    except NotImplementedError:
        pass
    if not output_time_major:
        stacked = mapped(lambda x: _C_ops.transpose(x, [1, 0, *range(2, len(x.shape))]), stacked)
    return (stacked, states, lengths) if return_length else (stacked, states)
