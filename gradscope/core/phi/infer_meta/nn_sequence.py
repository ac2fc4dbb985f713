"""Shapes of losses over sequences and of the lattices their gradients walk."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta

_INT, _BOOL = np.dtype("int64"), np.dtype("bool")


def _checked(what: str, scores: Any, rank: int, batch: int, label: Any, lengths: tuple[Any, Any]) -> None:
    """Raises InvalidArgument for scores of another rank, or labels and lengths that are not one row a sequence."""
    if len(scores.shape) != rank:
        raise InvalidArgument(f"{what} takes scores of {rank} dimensions, but received {dims(scores.shape)}.")
    count = scores.shape[batch]
    if len(label.shape) != 2 or label.shape[0] != count or label.dtype.kind not in "iu":
        raise InvalidArgument(
            f"{what} takes integer labels of shape [{count}, L], but received {dims(label.shape)} of {label.dtype}."
        )
    for length in lengths:
        if length.shape not in ((count,), (count, 1)) or length.dtype.kind not in "iu":
            raise InvalidArgument(
                f"{what} takes integer lengths of shape [{count}], but received {dims(length.shape)} of {length.dtype}."
            )


@infer_meta
def WarpctcInferMeta(
    logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: int, norm_by_times: bool
) -> Any:
    """[B, 1]. Raises InvalidArgument for a blank that is no class."""
    _checked("warpctc", logits, 3, 1, label, (logits_length, labels_length))
    if not 0 <= blank < logits.shape[2]:
        raise InvalidArgument(
            f"The value of Attr(blank) ({blank}) should be in interval [0, {logits.shape[2]}), the classes of logits."
        )
    return (logits.shape[1], 1), logits.dtype


@infer_meta
def CtcLatticeInferMeta(logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: int) -> Any:
    """(places [T, B, S], begin, skip, end [B, S], runs [T, B], counts [B]), S = 2L + 1."""
    _checked("ctc_lattice", logits, 3, 1, label, (logits_length, labels_length))
    times, batch = logits.shape[:2]
    states = 2 * label.shape[1] + 1
    edges = [((batch, states), logits.dtype)] * 3
    return ((times, batch, states), _INT), *edges, ((times, batch), _BOOL), ((batch,), _BOOL)


@infer_meta
def WarprnntInferMeta(
    input: Any, label: Any, input_lengths: Any, label_lengths: Any, blank: int, fastemit_lambda: float
) -> Any:
    """[B]. Raises InvalidArgument for a blank that is no class, or fewer labels than the scores have steps for."""
    _checked("warprnnt", input, 4, 0, label, (input_lengths, label_lengths))
    if not 0 <= blank < input.shape[3]:
        raise InvalidArgument(
            f"The value of Attr(blank) ({blank}) should be in interval [0, {input.shape[3]}), the classes of input."
        )
    if label.shape[1] < input.shape[2] - 1:
        raise InvalidArgument(
            f"input has scores for {input.shape[2] - 1} labels a sequence (its third dimension less 1), but label is "
            f"{dims(label.shape)}."
        )
    return (input.shape[0],), input.dtype


@infer_meta
def RnntLatticeInferMeta(input: Any, label: Any, input_lengths: Any, label_lengths: Any) -> Any:
    """(places [B, T, U], ends [B, T, U + 1])."""
    _checked("rnnt_lattice", input, 4, 0, label, (input_lengths, label_lengths))
    batch, times, states = input.shape[:3]
    return ((batch, times, states - 1), _INT), ((batch, times, states), input.dtype)
