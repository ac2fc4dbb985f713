"""The edges around one node, from the index columns: what a viewer needs to draw a neighbourhood of any graph."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


class Link(NamedTuple):
    """An edge in the way gradients flow: out slot and rank of `src` to in slot and rank of `dst`."""

    src: int
    slot: int
    rank: int
    dst: int
    in_slot: int
    in_rank: int


def links_from(trace: Trace, node: int, most: int = 1 << 30) -> list[Link]:
    """Edges that leave a node, in slot order; at most `most`."""
    sources = trace.columns["edge.src"]
    low, high = int(np.searchsorted(sources, node, "left")), int(np.searchsorted(sources, node, "right"))
    return [_link(trace, at) for at in range(low, min(high, low + most))]


def fan_out(trace: Trace, node: int) -> int:
    """How many edges leave a node."""
    sources = trace.columns["edge.src"]
    return int(np.searchsorted(sources, node, "right")) - int(np.searchsorted(sources, node, "left"))


def links_to(trace: Trace, node: int, most: int = 1 << 30) -> list[Link]:
    """Edges that lead to a node, by giver; at most `most`."""
    targets, order = trace.columns["edge.dst"], trace.columns["edge.by_dst"]
    low = int(np.searchsorted(targets, node, "left", sorter=order))
    high = int(np.searchsorted(targets, node, "right", sorter=order))
    return [_link(trace, int(at)) for at in order[low : min(high, low + most)]]


def last_node(trace: Trace, k: int) -> int:
    """The newest node there is at step k; 0 before the first."""
    born = trace.columns["node.step"]
    made = np.flatnonzero(born <= k)
    if not len(made):
        return 0
    return int(trace.columns["node.id"][made[np.argmax(born[made])]])


def _link(trace: Trace, at: int) -> Link:
    c = trace.columns
    return Link(
        int(c["edge.src"][at]), int(c["edge.slot"][at]), int(c["edge.rank"][at]),
        int(c["edge.dst"][at]), int(c["edge.in_slot"][at]), int(c["edge.in_rank"][at]),
    )  # fmt: skip
