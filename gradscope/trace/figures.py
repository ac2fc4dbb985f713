"""Figures about a value: taken when it was recorded, or worked out from the elements that were kept whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace.records import WHOLE, OpRan, TensorChanged, TensorMet, Value

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def norm_of(trace: Trace, value: Value | None) -> float | None:
    """Euclidean norm: the recorded one, else of the elements when all were kept (nan if any is); None when neither."""
    if value is None:
        return None
    if value.norm is not None:
        return value.norm
    if value.how != WHOLE:
        return None
    kept = trace.value(value)
    if kept is None:
        return None
    flat = np.abs(kept).astype(np.float64).reshape(-1)
    with np.errstate(over="ignore", invalid="ignore"):
        return float(np.sqrt(flat @ flat))


def value_at(trace: Trace, tensor: int, k: int) -> Value | None:
    """The content of a tensor at step k, as it was last told: when met, made, or written in place.

    What was told of an older version does not count when a newer one is told: an in-place op describes its input, as it
    was before, after it began. None where nothing was kept of the content.
    """
    newest = (_met(trace, tensor, k), _made(trace, tensor, k), _written(trace, tensor, k))
    tellings = [one for one in newest if one is not None]
    return max(tellings, key=lambda one: one[:2], default=(0, 0, None))[2]


_Telling = tuple[int, int, Value | None]  # version, step, value


def _met(trace: Trace, tensor: int, k: int) -> _Telling | None:
    """The newest description."""
    c = trace.columns
    low, high = np.searchsorted(c["met.id"], [tensor, tensor + 1])
    for at in range(int(high) - 1, int(low) - 1, -1):
        if 0 <= (step := int(c["met.step"][at])) <= k:
            met = trace.record(int(c["met.row"][at]))
            if isinstance(met, TensorMet):
                return met.version, step, met.value
    return None


def _made(trace: Trace, tensor: int, k: int) -> _Telling | None:
    """The newest op that gave it, as it was when the op was over."""
    c = trace.columns
    low, high = np.searchsorted(c["out.id"], [tensor, tensor + 1])
    for at in range(int(high) - 1, int(low) - 1, -1):
        row = int(c["out.row"][at])
        if 0 <= (step := int(c["record.first"][row])) <= k:
            ran = trace.record(row)
            if isinstance(ran, OpRan):
                made = ran.outputs[int(c["out.slot"][at])][int(c["out.rank"][at])]
                return made.version, step, made.value
    return None


def _written(trace: Trace, tensor: int, k: int) -> _Telling | None:
    """The newest write that says what was written."""
    c = trace.columns
    storage = trace.tensor(tensor).storage
    low, high = np.searchsorted(c["write.storage"], [storage, storage + 1])
    for at in range(int(high) - 1, int(low) - 1, -1):
        if 0 <= (step := int(c["write.step"][at])) <= k and c["write.tensor"][at] == tensor:
            told = trace.record(int(c["write.row"][at]))
            if isinstance(told, TensorChanged) and told.value is not None:
                return told.version, step, told.value
    return None
