"""The gradient a tensor has at a step: none, zeros or more, since when, and which pass brought it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.figures import norm_of

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_WRITES = ("set", "add", "merge", "retain")


@dataclass(frozen=True, slots=True)
class Gradient:
    """there: it is not None. zero: all its elements are 0. pass_id: the pass that brought it (0: the script set it).

    since: the step from which on it is None (-1: ever). frame: where it was cleared (0: never had one). text: in a few
    characters.
    """

    there: bool = False
    zero: bool = False
    pass_id: int = 0
    since: int = -1
    frame: int = 0
    text: str = ""


def gradient_at(trace: Trace, tensor: int, step: int) -> Gradient:
    """What `.grad` of a tensor is before a step, as the record tells it."""
    from gradscope.trace.story import value_text

    c = trace.columns
    low, high = (int(i) for i in np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1]))
    for i in range(high - 1, low - 1, -1):
        if int(c["leaf.step"][i]) >= step:
            continue
        record = trace.record(int(c["leaf.row"][i]))
        if isinstance(record, R.LeafGrew) and record.how in _WRITES:
            norm = norm_of(trace, record.after)
            return Gradient(True, norm == 0, record.pass_id, text=value_text(trace, record.after))
        if isinstance(record, R.TensorChanged):
            if record.what == "grad_cleared" and not record.new:
                return Gradient(since=int(c["leaf.step"][i]), frame=record.frame)
            # cleared to zeros: what a pass adds next counts, this does not
            return Gradient(True, False, 0, text=value_text(trace, record.value))
    return Gradient()
