"""Histories that a write into shared memory has rewritten, as they are narrated: the new nodes, and who moved to them."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.tensor import Tensor
from gradscope.trace.records import TensorChanged


def describe_rewritten(obs: Any, rewritten: Any, call: int, frame: int) -> list[int]:
    """Write NodeMade for every node that was made beside the op's own, and give their ids. rewritten: `Rewritten`s in
    the order they were made, so that each finds what it leads to described."""
    made = []
    for one in rewritten:
        ids = [[_tensor(obs, rewritten, impl)] for impl in one.inputs]
        obs.new_node(one.node)
        obs._edges_described(one.node)
        obs.describe_made(one.node, call, frame, ids)
        made.append(one.node.oid - obs.base)
    return made


def tell_rewritten(obs: Any, rewritten: Any, frame: int, within: int) -> None:
    """Write TensorChanged for every tensor whose history is another one now."""
    for one in rewritten:
        tensor = _tensor(obs, rewritten, one.impl)
        old = 0 if one.edge is None else obs.node(one.edge[0])
        how = "was written through a view" if len(one.inputs) > 1 else "shows memory that was written"
        obs.emit(
            TensorChanged(tensor, obs.tick(), "rebased", old, one.node.oid - obs.base, frame, within=within, how=how)
        )


def _tensor(obs: Any, rewritten: Any, impl: Any) -> int:
    """The id of a tensor, described as it was before the write when this segment has not met it."""
    for one in rewritten:
        if one.impl is impl:
            meta = new_meta(one.stop_gradient)
            meta.edge = one.edge
            if one.persistable:
                meta.persistable_ = True
            number: int = obs.tensor(Tensor(impl, meta))
            return number
    other: int = obs.impl(impl)
    return other
