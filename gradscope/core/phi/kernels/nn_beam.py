"""Kernels of beam search."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import INT, kernel


@kernel("gather_tree", INT)
def gather_tree(ids: Any, parents: Any) -> Any:
    """The full sequences of beams: from the last step on, each step's id is that of the beam the later one came from.

    ids, parents: [steps, batch, beams].
    """
    out = xp.array(ids)
    if not len(ids):
        return out
    beam = parents[-1]
    for step in range(len(ids) - 2, -1, -1):
        out[step] = xp.take_along_axis(ids[step], beam, axis=-1)
        beam = xp.take_along_axis(parents[step], beam, axis=-1)
    return out
