"""Losses over alignments of sequences (CTC, RNN transducer), in log space, and the lattices their gradients walk."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.register import FLOAT, kernel

#: log of what cannot be: finite, so that differences of two of them are numbers
NEVER = -1e30


def _checked(label: Any, lengths: Any, sizes: Any, times: int, classes: int) -> None:
    """Raises OutOfRange for lengths beyond the scores or the labels, and for labels that are no class."""
    for what, found, most in (("input", lengths, times), ("label", sizes, label.shape[1])):
        wrong = xp.flatnonzero((found < 0) | (found > most))
        if len(wrong):
            raise errors.out_of_range(
                f"the {what} length of sequence {int(wrong[0])} is {int(found.reshape(-1)[wrong[0]])}, but there are "
                f"{most} {'times' if what == 'input' else 'labels'}"
            )
    counted = xp.arange(label.shape[1]) < sizes.reshape(-1, 1)
    bad = xp.argwhere(counted & ((label < 0) | (label >= classes)))
    if len(bad):
        row, place = (int(n) for n in bad[0])
        raise errors.out_of_range(
            f"label {place} of sequence {row} is {int(label[row, place])}, which is none of the {classes} classes"
        )


def _log_softmax(x: Any) -> Any:
    shifted = x - x.max(-1, keepdims=True)
    return shifted - xp.log(xp.exp(shifted).sum(-1, keepdims=True))


def _log_sum(x: Any, axis: int) -> Any:
    """log of the sum of exp(x) along an axis, for finite x."""
    top = x.max(axis, keepdims=True)
    return xp.log(xp.exp(x - top).sum(axis)) + top.squeeze(axis)


@kernel("ctc_lattice", FLOAT)
def ctc_lattice(logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: int = 0) -> tuple[Any, ...]:
    """What a CTC alignment may do, for logits [T, B, C], label [B, L] and states blank, l₁, blank, …, blank.

    places [T, B, S = 2L + 1]: the class of every state; begin, end, skip [B, S]: 0 where a path may begin, end, or come
    from two states back, NEVER elsewhere; runs [T, B]: whether the sequence still runs; counts [B]: whether the labels
    fit, which need a step each and one more between equal neighbours.
    """
    times, batch = logits.shape[:2]
    long = label.shape[1]
    _checked(label, logits_length, labels_length, times, logits.shape[2])
    states = xp.full((batch, 2 * long + 1), blank, xp.int64)
    states[:, 1::2] = label
    position = xp.arange(states.shape[1])
    sizes = xp.asarray(labels_length).reshape(-1, 1)
    states[position >= 2 * sizes + 1] = blank
    skip = xp.full(states.shape, NEVER, logits.dtype)
    skip[:, 2:][(states[:, 2:] != blank) & (states[:, 2:] != states[:, :-2])] = 0
    begin = xp.broadcast_to(xp.where(position < xp.where(sizes > 0, 2, 1), 0, NEVER), states.shape)
    end = xp.where((position == 2 * sizes) | (position == 2 * sizes - 1), 0, NEVER)
    runs = xp.arange(times).reshape(-1, 1) < xp.asarray(logits_length).reshape(1, -1)
    again = (label[:, 1:] == label[:, :-1]) & (xp.arange(1, long) < sizes) if long else xp.zeros((batch, 0), bool)
    needed = sizes[:, 0] + again.sum(1)
    counts = needed <= xp.asarray(logits_length).reshape(-1)
    places = xp.array(xp.broadcast_to(states, (times, *states.shape)))
    return places, begin.astype(logits.dtype), skip, end.astype(logits.dtype), runs, counts


@kernel("warpctc", FLOAT)
def warpctc(
    logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: int = 0, norm_by_times: bool = False
) -> Any:
    """[B, 1]: -log of the sum of the probabilities of all alignments of label [B, L] with softmax(logits) [T, B, C]
    (Graves et al. 2006, forward variables in log space); 0 where the labels do not fit into the time there is."""
    places, begin, skip, end, runs, counts = ctc_lattice(logits, label, logits_length, labels_length, blank)
    if not len(runs):
        return xp.zeros((logits.shape[1], 1), logits.dtype)
    emitted = xp.take_along_axis(_log_softmax(logits), places, 2)
    alpha = emitted[0] + begin
    ways = xp.empty((3, *alpha.shape), alpha.dtype)
    for t in range(1, len(runs)):
        ways.fill(NEVER)
        ways[0] = alpha
        ways[1, :, 1:] = alpha[:, :-1]
        ways[2, :, 2:] = alpha[:, :-2]
        ways[2] += skip
        alpha = xp.where(runs[t][:, None], _log_sum(ways, 0) + emitted[t], alpha)
    total = _log_sum(alpha + end, 1)
    return xp.asarray(xp.where(counts, -total, 0).reshape(-1, 1), dtype=logits.dtype)


@kernel("rnnt_lattice", FLOAT)
def rnnt_lattice(input: Any, label: Any, input_lengths: Any, label_lengths: Any) -> tuple[Any, Any]:
    """For input [B, T, U + 1, C] and label [B, U]: places [B, T, U], the class each label step gives, and ends
    [B, T, U + 1], 0 at the node where the last blank is given and NEVER elsewhere."""
    batch, times, states = input.shape[:3]
    _checked(label[:, : states - 1], input_lengths, label_lengths, times, input.shape[3])
    t, u = xp.asarray(input_lengths).reshape(-1, 1, 1), xp.asarray(label_lengths).reshape(-1, 1, 1)
    at, state = xp.arange(times).reshape(1, -1, 1), xp.arange(states).reshape(1, 1, -1)
    ends = xp.where((at == t - 1) & (state == u), 0, NEVER).astype(input.dtype)
    own = xp.where(xp.arange(states - 1) < u[:, 0], label[:, : states - 1], 0).astype(xp.int64)
    places = xp.array(xp.broadcast_to(own[:, None, :], (batch, times, states - 1)))
    return places, ends


@kernel("warprnnt", FLOAT)
def warprnnt(
    input: Any, label: Any, input_lengths: Any, label_lengths: Any, blank: int = 0, fastemit_lambda: float = 0.0
) -> Any:
    """[B]: -log of the sum of the probabilities of all paths of label [B, U] through log probabilities [B, T, U + 1, C]
    (Graves 2012, forward variables in log space). fastemit_lambda acts on the gradient only."""
    places, ends = rnnt_lattice(input, label, input_lengths, label_lengths)
    blanks = input[..., blank]
    labels = xp.take_along_axis(input[:, :, : places.shape[2]], places[..., None], 3)[..., 0]
    batch, times, states = blanks.shape
    alpha = xp.full((batch, states), NEVER, input.dtype)
    total = xp.full((batch,), NEVER, input.dtype)
    for t in range(times):
        row = alpha + blanks[:, t - 1] if t else alpha
        if not t:
            row[:, 0] = 0
        for u in range(1, states):
            row[:, u] = xp.logaddexp(row[:, u], row[:, u - 1] + labels[:, t, u - 1])
        alpha = row
        total = xp.logaddexp(total, _log_sum(alpha + blanks[:, t] + ends[:, t], 1))
    return xp.asarray(-total, dtype=input.dtype)
