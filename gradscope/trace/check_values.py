"""Invariants about values: dtypes and shapes of gradients, sums of contributions, chains of hooks, growth of leaves.

Sums are compared in float64 with a tolerance of the dtype's precision; where an element was not kept nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_TOLERANCE = {"float16": 2e-2, "bfloat16": 1e-1, "float32": 1e-4, "complex64": 1e-4}


def dtype_differs(ran: R.NodeRan, made: R.NodeMade | None, users: Set[tuple[int, int, int]]) -> list[str]:
    """Gradients whose dtype or shape is not their slot's, unless a hook or a PyLayer may have changed it.

    users: (node, slot, rank) that a PyLayer's gradient went to: leaves and PyLayers take it in the dtype it has.
    """
    if made is None:
        return []
    found: list[str] = []
    metas = {(s, r): m for s, ranks in enumerate(made.in_meta) for r, m in enumerate(ranks) if m is not None}
    for b in ran.holder:
        meta = metas.get((b.slot, b.rank))
        free = made.kind in ("leaf", "pylayer") and (ran.node, b.slot, b.rank) in users
        if b.value is not None and meta is not None and b.value.dtype != meta.dtype and not free:
            found.append(f"in {b.slot}:{b.rank} of n{ran.node} is {b.value.dtype}, its slot is {meta.dtype}")
    if ran.post_hooks or made.kind == "pylayer":
        return found
    outs = {(s, r): m.meta for s, ranks in enumerate(made.out_meta) for r, m in enumerate(ranks) if m.meta is not None}
    for o in ran.outputs:
        meta = outs.get((o.slot, o.rank))
        if o.value is None or meta is None:
            continue
        if o.value.dtype != meta.dtype:
            found.append(f"out {o.slot}:{o.rank} of n{ran.node} is {o.value.dtype}, its slot is {meta.dtype}")
        if tuple(o.value.shape) != tuple(meta.shape) and not ran.hooks:
            found.append(f"out {o.slot}:{o.rank} of n{ran.node} has shape {o.value.shape}, its slot {meta.shape}")
    return found


def contributions_differ(
    trace: Trace, ran: R.NodeRan, sums: dict[tuple[int, int, int], list[R.Value | None]]
) -> list[str]:
    """Holder slots that are not the sum of what seeds and edges brought (where every element of all was kept)."""
    found: list[str] = []
    for b in ran.holder:
        parts = sums.get((ran.node, b.slot, b.rank), [])
        if b.zero_filled or b.value is None:
            continue
        total, whole = _sum(trace, parts), _whole(trace, b.value)
        if total is not None and whole is not None and not _close(total, whole, b.value.dtype):
            found.append(f"in {b.slot}:{b.rank} of n{ran.node} is not the sum of its {len(parts)} contributions")
    return found


def hooks_break(trace: Trace, ran: R.NodeRan) -> list[str]:
    """Hooks that did not see what the holder, or the hook before them, left for their slot."""
    found: list[str] = []
    current = {(b.slot, b.rank): b.value for b in ran.holder}
    for hook in ran.hooks:
        key = (hook.slot, hook.rank)
        before, expected = _whole(trace, hook.before), _whole(trace, current.get(key))
        if before is not None and expected is not None and not _same(before, expected):
            found.append(f"hook {hook.hook} of n{ran.node} did not see what was left for slot {hook.slot}:{hook.rank}")
        if hook.after is not None:
            current[key] = hook.after
    return found


def leaf_differs(trace: Trace, grew: R.LeafGrew, ran: R.NodeRan | None) -> list[str]:
    """A `.grad` that did not grow by what came in."""
    if ran is None or grew.how not in ("set", "add", "merge") or not ran.holder:
        return []
    value = ran.holder[0].value
    for hook in ran.hooks:
        value = hook.after if hook.after is not None else value
    came, before, after = _whole(trace, value), _whole(trace, grew.before), _whole(trace, grew.after)
    if came is None or after is None or (grew.how != "set" and before is None):
        return []
    expected = came if grew.how == "set" or before is None else _wide(before) + came
    return [] if _close(expected, after, grew.after.dtype if grew.after is not None else "") else [
        f".grad of tensor {grew.tensor} did not {'become' if grew.how == 'set' else 'grow by'} what came in"
    ]  # fmt: skip


def _whole(trace: Trace, value: R.Value | None) -> npt.NDArray[Any] | None:
    return trace.value(value) if value is not None and value.how == R.WHOLE else None


def _sum(trace: Trace, parts: Iterable[R.Value | None]) -> npt.NDArray[Any] | None:
    total: npt.NDArray[Any] | None = None
    for part in parts:
        array = _whole(trace, part)
        if array is None:
            return None
        wide = _wide(array)
        if total is not None and total.shape != wide.shape:
            return None
        total = wide if total is None else total + wide
    return total


def _wide(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def _close(a: npt.NDArray[Any], b: npt.NDArray[Any], dtype: str) -> bool:
    tolerance = _TOLERANCE.get(dtype, 1e-9)
    if a.shape != b.shape:
        return False
    kind = np.complex128 if "c" in (a.dtype.kind, b.dtype.kind) else np.float64
    wide, other = a.astype(kind), b.astype(kind)
    # Cancellation leaves an error of the size of what was added, not of the sum: allow for the largest element.
    finite = np.abs(wide[np.isfinite(wide)])
    scale = float(finite.max()) if finite.size else 0.0
    return bool(np.allclose(wide, other, rtol=tolerance, atol=tolerance * max(scale, 1e-30), equal_nan=True))


def _same(a: npt.NDArray[Any], b: npt.NDArray[Any]) -> bool:
    return a.shape == b.shape and bool(np.array_equal(a, b, equal_nan=a.dtype.kind in "fc"))
