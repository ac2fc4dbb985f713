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
    """The content of a tensor as it was last told at or before step k: when met, made, or written in place."""
    c = trace.columns
    best, row, which = -1, -1, (-1, -1)
    low, high = np.searchsorted(c["met.id"], [tensor, tensor + 1])
    for at in range(int(low), int(high)):
        if best <= c["met.step"][at] <= k:
            best, row = int(c["met.step"][at]), int(c["met.row"][at])
    low, high = np.searchsorted(c["out.id"], [tensor, tensor + 1])
    for at in range(int(low), int(high)):
        step = int(c["record.first"][int(c["out.row"][at])])
        if best <= step <= k:
            best, row = step, int(c["out.row"][at])
            which = int(c["out.slot"][at]), int(c["out.rank"][at])
    low, high = np.searchsorted(c["write.storage"], [trace.tensor(tensor).storage, trace.tensor(tensor).storage + 1])
    for at in range(int(low), int(high)):
        if best <= c["write.step"][at] <= k and c["write.tensor"][at] == tensor:
            told = trace.record(int(c["write.row"][at]))
            if isinstance(told, TensorChanged) and told.value is not None:
                best, row = int(c["write.step"][at]), int(c["write.row"][at])
    record = trace.record(row) if row >= 0 else None
    if isinstance(record, (TensorMet, TensorChanged)):
        return record.value
    if isinstance(record, OpRan):
        return record.outputs[which[0]][which[1]].value
    return None
