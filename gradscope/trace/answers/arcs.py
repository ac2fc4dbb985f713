"""What gave a tensor its value, looked up in the index columns: no record is decoded for an op on the way."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

# Ops that give the value of a tensor without its history, whatever it was.
COPIES = frozenset(("detach", "detach_", "data", "tensor", "new_tensor", "detach_copy", "stop_gradient"))


class Arc(NamedTuple):
    """inputs -> output by `how`: `op`, `detach` or `read`. call: the op, or the read (0: a detach). step: when.

    row: the record. frame: where.
    """

    how: str
    inputs: tuple[int, ...]
    output: int
    step: int
    row: int
    call: int
    frame: int


class Ops:
    """The ops of one trace by what they made. Lists are bisected: a search in a list costs a third of numpy's."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace  # a weak proxy: this is kept by the trace's own entry in a weak dictionary
        c = trace.columns
        self._ids: list[int] = c["out.id"].tolist()
        self._rows: list[int] = c["out.row"].tolist()
        self._flows, self._storage = c["out.flows"], c["out.storage"]
        self._first = c["record.first"]
        order = np.argsort(c["call.row"], kind="stable")
        rows, ids = c["call.row"][order], c["call.id"][order]
        latest = np.searchsorted(c["call.id"], ids, "right") - 1
        copies = [site for site, op in trace.ops_of_sites.items() if op in COPIES]
        self._call_rows: list[int] = rows.tolist()
        self._call, self._frame = ids, c["call.frame"][latest]
        self._copies = np.isin(c["call.site"][latest], copies)
        self._taken = c["in.tensor"]
        self._low, self._high = (np.searchsorted(c["in.row"], rows, side) for side in ("left", "right"))
        self._met = set(c["met.id"].tolist())
        self._several: dict[int, tuple[list[int], list[int]]] = {}
        self._made: dict[int, bool] = {}
        self._storages: dict[int, int] = {}
        self._writes()

    def _writes(self) -> None:
        """For every write the last one before it, to the same memory, that another tensor made (-1: none)."""
        c = self.trace.columns
        storage, tensor = c["write.storage"], c["write.tensor"]
        self.written = set(storage.tolist())
        self._write_steps = c["write.step"]
        begins = np.ones(len(storage), dtype=np.bool_)
        begins[1:] = (storage[1:] != storage[:-1]) | (tensor[1:] != tensor[:-1])
        start = np.flatnonzero(begins)[np.cumsum(begins) - 1] if len(storage) else np.array([], dtype=np.int64)
        before = start - 1
        other = before.copy()
        other[(before < 0) | (storage[before] != storage)] = -1
        self._other = other

    def of_row(self, row: int, tensor: int) -> Arc:
        """The arc of the op in a row to one of the tensors it gave."""
        at = bisect_left(self._call_rows, row)
        taken = self._taken[self._low[at] : self._high[at]].tolist()
        inputs = tuple(taken if len(taken) < 2 else dict.fromkeys(taken))
        how = "detach" if self._copies[at] else "op"
        return Arc(how, inputs, tensor, int(self._first[row]), row, int(self._call[at]), int(self._frame[at]))

    def flows(self, row: int, tensor: int) -> bool:
        """Did the op in a row make a node for this output?"""
        low, high = bisect_left(self._ids, tensor), bisect_right(self._ids, tensor)
        at = bisect_left(self._rows, row, low, high)
        return at < high and self._rows[at] == row and bool(self._flows[at])

    def makers(self, tensor: int, step: int) -> tuple[int, ...]:
        """Rows of the first and the last of the ops before a step that gave this tensor (one row when it is the same);
        what a custom function did inside counts as its own."""
        low = bisect_left(self._ids, tensor)
        if low == len(self._ids) or self._ids[low] != tensor:
            return ()
        if low + 1 == len(self._ids) or self._ids[low + 1] != tensor:
            row = self._rows[low]
            return (row,) if self._first[row] < step else ()
        if tensor not in self._several:
            self._several[tensor] = self._outermost(self._rows[low : bisect_right(self._ids, tensor)])
        rows, steps = self._several[tensor]
        last = bisect_left(steps, step)
        return () if not last else (rows[0],) if last == 1 else (rows[0], rows[last - 1])

    def _outermost(self, rows: list[int]) -> tuple[list[int], list[int]]:
        """The rows in order of time, and their steps, without the ops that ran within another of them."""
        c = self.trace.columns
        own = np.unique(np.array(rows, dtype=np.int64))
        at = np.searchsorted(np.array(self._call_rows), own)
        within = c["call.within"][np.searchsorted(c["call.id"], self._call[at], "right") - 1]
        own = own[~np.isin(within, c["record.tick"][own])]
        own = own[np.argsort(self._first[own], kind="stable")]
        return own.tolist(), self._first[own].tolist()

    def made(self, tensor: int) -> bool:
        """Is a tensor the making of an op, not one that was there before and is only given back?"""
        if tensor not in self._met:
            low = bisect_left(self._ids, tensor)
            return low < len(self._ids) and self._ids[low] == tensor
        if tensor not in self._made:
            self._made[tensor] = self.trace._made(tensor) >= 0
        return self._made[tensor]

    def storage(self, tensor: int) -> int:
        """The memory of a tensor; 0 when it is not known."""
        if tensor not in self._met:
            low = bisect_left(self._ids, tensor)
            return int(self._storage[low]) if low < len(self._ids) and self._ids[low] == tensor else 0
        if tensor not in self._storages:
            self._storages[tensor] = self.trace.tensor(tensor).storage
        return self._storages[tensor]

    def written_by_another(self, tensor: int, step: int) -> int:
        """Index of the last write before a step to a tensor's memory that went through another tensor; -1: none."""
        storage = self.storage(tensor)
        if not storage or storage not in self.written:
            return -1
        c = self.trace.columns
        low, high = (int(at) for at in c["write.storage"].searchsorted([storage, storage + 1]))
        at = low + int(self._write_steps[low:high].searchsorted(step)) - 1
        if at < low:
            return -1
        return at if c["write.tensor"][at] != tensor else int(self._other[at])
