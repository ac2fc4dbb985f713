"""Figures over time: a leaf's gradient pass by pass, the size of a pass's gradient, durations of pops, memory held."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.figures import norm_of
from gradscope.trace.gather import LEAF_HOW
from gradscope.trace.index import BIT, FAR

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_norms: WeakKeyDictionary[Trace, dict[tuple[int, int], float | None]] = WeakKeyDictionary()
# Per pass: storage -> (bytes, step at which it is released).
_held: WeakKeyDictionary[Trace, dict[int, dict[int, tuple[int, int]] | None]] = WeakKeyDictionary()
MOST_NODES = 4000  # nodes of a pass whose saved tensors are still summed up on demand


def leaf_norm(trace: Trace, tensor: int, pass_id: int) -> float | None:
    """Euclidean norm of what a pass brought to a leaf; None when it brought nothing or the norm was not taken."""
    known = _norms.setdefault(trace, {})
    if (tensor, pass_id) not in known:
        known[tensor, pass_id] = _leaf_norm(trace, tensor, pass_id)
    return known[tensor, pass_id]


def _leaf_norm(trace: Trace, tensor: int, pass_id: int) -> float | None:
    c = trace.columns
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    for at in np.flatnonzero(c["leaf.pass"][low:high] == pass_id):
        record = cast("R.LeafGrew", trace.record(int(c["leaf.row"][low + at])))
        if record.how in ("retain", "dropped"):
            continue
        if record.how == "set" and record.after is not None:
            return norm_of(trace, record.after)
        ran = trace.pop_record(pass_id, record.pop)
        if ran is not None and ran.holder and ran.holder[0].value is not None:
            return norm_of(trace, ran.holder[0].value)
    return None


def leaf_norms(trace: Trace, tensor: int, passes: Sequence[int]) -> list[float | None]:
    """`leaf_norm` for several passes, in the order given."""
    return [leaf_norm(trace, tensor, pass_id) for pass_id in passes]


def written_leaves(trace: Trace) -> Counter[int]:
    """Pass -> how often it wrote the `.grad` of a leaf; no record is decoded for it."""
    c = trace.columns
    beside = [LEAF_HOW[how] for how in (*R.UNWRITTEN, "retain", "grad_set", "grad_cleared")]
    return Counter(c["leaf.pass"][~np.isin(c["leaf.how"], beside)].tolist())


def pass_norm(trace: Trace, pass_id: int) -> float | None:
    """Norm of all leaf gradients of a pass together (of a grad() call, of what it gives back), sqrt(sum of squares);
    None when none was taken."""
    c = trace.columns
    fetched = trace.fetched.get(pass_id, [])
    if fetched:
        given = [norm for one in fetched if (norm := norm_of(trace, one.value)) is not None]
        return math.sqrt(sum(norm * norm for norm in given)) if given else None
    tensors = np.unique(c["leaf.tensor"][c["leaf.pass"] == pass_id]) if pass_id else ()
    norms = [leaf_norm(trace, int(tensor), pass_id) for tensor in tensors]
    known = [norm for norm in norms if norm is not None]
    return math.sqrt(sum(norm * norm for norm in known)) if known else None


def pop_nanoseconds(trace: Trace, pass_id: int, first: int, last: int) -> list[int]:
    """Duration of the pops first…last of a pass; 0 for one that never finished or was not timed."""
    out = []
    for pop in range(first, last + 1):
        record = trace.pop_record(pass_id, pop)
        out.append(record.ns if record is not None else 0)
    return out


def pass_nodes(trace: Trace, pass_id: int) -> list[int]:
    """The nodes that belong to a pass, in order of creation."""
    c = trace.columns
    low, high = np.searchsorted(c["pn.key"], [pass_id << BIT, (pass_id + 1) << BIT])
    return [int(node) for node in c["pn.node"][low:high]]


def held_bytes(trace: Trace, pass_id: int, k: int | None = None) -> int | None:
    """Bytes of the tensors saved for a pass: all of them, or with k those not released yet at step k.

    Counted once per storage, from shape and dtype; tensors kept for their shape only count nothing. None for a pass of
    more than MOST_NODES nodes, where the sum is not worth the wait.
    """
    known = _held.setdefault(trace, {})
    if pass_id not in known:
        known[pass_id] = _released(trace, pass_id)
    until = known[pass_id]
    if until is None:
        return None
    return sum(count for count, at in until.values() if k is None or at > k)


def _released(trace: Trace, pass_id: int) -> dict[int, tuple[int, int]] | None:
    """For every storage saved for a pass its bytes and the step at which its last wrapper is cleared (FAR: never)."""
    nodes = pass_nodes(trace, pass_id)
    if len(nodes) > MOST_NODES:
        return None
    c = trace.columns
    first, last = trace.steps.of_pass(pass_id)
    until: dict[int, tuple[int, int]] = {}
    for node in nodes:
        made = trace.node(node)
        low, high = np.searchsorted(c["cleared.node"], [node, node + 1])
        steps = c["cleared.step"][low:high]
        inside = [int(step) for step in steps if first <= step <= last]
        at = inside[0] if inside else int(FAR)
        for saved in made.wrappers if made is not None else []:
            if saved.no_need_buffer:
                continue
            meta = saved.meta or trace.tensor(saved.tensor).meta
            if meta is None:
                continue
            released = max(until[saved.storage][1], at) if saved.storage in until else at
            until[saved.storage] = (math.prod(meta.shape) * _item(meta.dtype), released)
    return until


def _item(dtype: str) -> int:
    """Bytes of one element."""
    return 2 if dtype == "bfloat16" else np.dtype(dtype).itemsize
