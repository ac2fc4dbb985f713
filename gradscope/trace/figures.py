"""Figures about a value: taken when it was recorded, or worked out from the elements that were kept whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace.records import WHOLE, Value

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
