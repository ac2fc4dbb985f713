"""Histories that a write into shared memory has rewritten, as they are narrated: the new nodes, who moved to them."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.tensor import Tensor
from gradscope.trace.records import TensorChanged


def describe_rewritten(obs: Any, rewritten: Any, call: int, frame: int) -> list[int]:
    """Write NodeMade for every node that was made beside the op's own, and give their ids. rewritten: `Rewritten`s in
    the order they were made, so that each finds what it leads to described."""
    made = []
    before = {id(one.impl): one for one in rewritten}
    for one in rewritten:
        for node, inputs in one.made:
            ids = [[0 if impl is None else _tensor(obs, impl, before.get(id(impl)))] for impl in inputs]
            obs.new_node(node)
            obs._edges_described(node)
            obs.describe_made(node, call, frame, ids)
            made.append(node.oid - obs.base)
    return made


def tell_rewritten(obs: Any, rewritten: Any, frame: int, within: int) -> None:
    """Write TensorChanged for every tensor whose history is another one now."""
    for one in rewritten:
        tensor = _tensor(obs, one.impl, one)
        old = 0 if one.edge is None else obs.node(one.edge[0])
        new = one.made[-1][0].oid - obs.base if one.made else 0
        obs.emit(TensorChanged(tensor, obs.tick(), "rebased", old, new, frame, within=within, how=one.how))


def _tensor(obs: Any, impl: Any, one: Any) -> int:
    """The id of a tensor, described as it was before the write (one: its `Rewritten`, if any) when this segment has not
    met it."""
    if one is None:
        number: int = obs.impl(impl)
        return number
    meta = new_meta(one.stop_gradient)
    meta.edge = one.edge
    if one.persistable:
        meta.persistable_ = True
    return int(obs.tensor(Tensor(impl, meta)))
