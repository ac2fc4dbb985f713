"""Facts about the leaves of a record, one leaf at a time: what a pass brought, the tensor itself, its last update."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.figures import norm_of, value_at
from gradscope.trace.history import leaf_norm

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

Ints = npt.NDArray[np.int64]
_ids: WeakKeyDictionary[Trace, list[int]] = WeakKeyDictionary()
_parts: WeakKeyDictionary[Trace, dict[int, dict[int, R.ParamStep]]] = WeakKeyDictionary()  # row of a step -> by tensor
_stepped: WeakKeyDictionary[Trace, tuple[Ints, Ints]] = WeakKeyDictionary()  # rows of optimizer steps, their ticks


@dataclass(frozen=True, slots=True)
class Update:
    """What an optimizer step did to a leaf. ratio: norm of the change relative to the norm of the leaf (None: not
    taken). number: the optimizer's own count of steps. step: the position at which the leaf was written."""

    optimizer: str
    group: int
    ratio: float | None
    had_grad: bool
    number: int
    frame: int
    step: int


def record_leaves(trace: Trace) -> list[int]:
    """Every leaf of a record, by tensor id: those with an accumulation node, those whose `.grad` was written, and those
    that want a gradient and never got one."""
    if trace not in _ids:
        c = trace.columns
        grew = np.unique(c["leaf.tensor"][c["leaf.node"] > 0])
        found = set(trace.leaf_nodes) | {tensor for tensor, _ in trace.leaf_tensors}
        found |= {tensor for tensor in grew.tolist() if tensor and not trace.tensor(tensor).node}
        _ids[trace] = sorted(found)
    return _ids[trace]


def grew(trace: Trace, tensor: int, pass_id: int) -> tuple[int, R.LeafGrew] | None:
    """The last thing a pass did to a leaf's `.grad`, with its position; None when its turn never came."""
    c = trace.columns
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    for at in np.flatnonzero(c["leaf.pass"][low:high] == pass_id)[::-1].tolist():
        record = trace.record(int(c["leaf.row"][low + at]))
        if isinstance(record, R.LeafGrew) and record.how != "retain":
            return int(c["leaf.step"][low + at]), record
    return None


def brought(trace: Trace, tensor: int, pass_id: int, k: int) -> float | None:
    """Norm of what a pass had brought to a leaf by step k: what its `.grad` took in, else what grad() gave back."""
    told = grew(trace, tensor, pass_id)
    if told is not None:
        return leaf_norm(trace, tensor, pass_id) if told[0] <= k else None
    for fetched in trace.fetched.get(pass_id, ()):
        if fetched.tensor == tensor and fetched.found and trace.steps.at_tick(fetched.tick) <= k:
            return norm_of(trace, fetched.value)
    return None


def earlier(trace: Trace, tensor: int, pass_id: int) -> tuple[int, float] | None:
    """The newest pass before this one that brought a leaf something, and the norm of that; None: none did, or nobody
    took it."""
    c = trace.columns
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    passes = np.unique(c["leaf.pass"][low:high])
    for other in passes[(passes > 0) & (passes < pass_id)][::-1].tolist():
        told = grew(trace, tensor, int(other))
        if told is not None and told[1].how not in R.UNWRITTEN:
            norm = leaf_norm(trace, tensor, int(other))
            return (int(other), norm) if norm is not None else None
    return None


def tensor_norm(trace: Trace, tensor: int, k: int) -> float | None:
    """Norm of a leaf itself at step k; None when it was written since its norm, or its value, was told last."""
    c = trace.columns
    storage = trace.tensor(tensor).storage
    low, high = np.searchsorted(c["write.storage"], [storage, storage + 1])
    writes = low + np.flatnonzero(c["write.step"][low:high] <= k) if storage else np.array([], dtype=np.int64)
    written = int(c["write.step"][writes[-1]]) if len(writes) else -1
    low, high = np.searchsorted(c["leaf.tensor"], [tensor, tensor + 1])
    last = int(np.searchsorted(c["leaf.step"][low:high], k, "right"))
    for at in range(int(low) + last - 1, int(low) - 1, -1):
        if int(c["leaf.step"][at]) < written:
            break
        record = trace.record(int(c["leaf.row"][at]))
        if isinstance(record, R.LeafGrew) and record.leaf_norm is not None:
            return record.leaf_norm
        if isinstance(record, R.LeafGrew) and record.how in ("set", "add", "merge"):
            break  # norms are not taken here
    if len(writes):
        told = trace.record(int(c["write.row"][writes[-1]]))
        if not isinstance(told, R.TensorChanged) or told.value is None or told.tensor != tensor:
            return None
    return norm_of(trace, value_at(trace, tensor, k))


def update(trace: Trace, tensor: int, k: int) -> Update | None:
    """The last optimizer step at or before step k that had a leaf among its parameters; None: there was none."""
    low, now, _ = _writes(trace, tensor, k)
    if not len(_steps(trace)[0]):
        return None
    return next((told for at in range(now - 1, low - 1, -1) if (told := _update(trace, tensor, at))), None)


def owner(trace: Trace, tensor: int, k: int) -> Update | None:
    """The optimizer step that tells whose parameter a leaf is: the last one by step k, else the first after it."""
    _, now, high = _writes(trace, tensor, k) if len(_steps(trace)[0]) else (0, 0, 0)
    later = (told for at in range(now, high) if (told := _update(trace, tensor, at)))
    return update(trace, tensor, k) or next(later, None)


def _writes(trace: Trace, tensor: int, k: int) -> tuple[int, int, int]:
    """Rows in the table of writes that speak of a tensor's memory: first, first after step k, end."""
    c = trace.columns
    storage = trace.tensor(tensor).storage
    low, high = (int(at) for at in np.searchsorted(c["write.storage"], [storage, storage + 1])) if storage else (0, 0)
    return low, low + int(np.searchsorted(c["write.step"][low:high], k, "right")), high


def _update(trace: Trace, tensor: int, at: int) -> Update | None:
    """What the optimizer step behind a write did to a tensor; None when no optimizer wrote, or another tensor."""
    c = trace.columns
    row = int(c["write.row"][at])
    record = trace.record(row) if int(c["write.tensor"][at]) == tensor else None
    if isinstance(record, R.TensorChanged) and record.what == "optimizer":
        row = _stepped_row(trace, record)
        record = trace.record(row) if row >= 0 else None
    if not isinstance(record, R.ParamsStepped):
        return None
    known = _parts.setdefault(trace, {})
    if row not in known:
        if len(known) > 64:
            known.clear()
        known[row] = {one.tensor: one for one in record.params}
    one = known[row].get(tensor)
    if one is None:
        return None
    step = int(c["write.step"][at])
    return Update(record.optimizer, one.group, one.update, one.had_grad, record.step, record.frame, step)


def _steps(trace: Trace) -> tuple[Ints, Ints]:
    """Rows of all optimizer steps, and their ticks, in order."""
    if trace not in _stepped:
        rows = trace.rows(R.ParamsStepped)
        _stepped[trace] = rows, trace.columns["record.tick"][rows]
    return _stepped[trace]


def _stepped_row(trace: Trace, change: R.TensorChanged) -> int:
    """Row of the optimizer step that a write belongs to; -1 when it is not there."""
    rows, ticks = _steps(trace)
    at = int(np.searchsorted(ticks, change.within or change.tick, "right")) - 1
    return int(rows[at]) if at >= 0 else -1
