"""How values flowed forward: what a tensor was computed from, whether or not a gradient flows back along it.

An arc is one thing that made a tensor out of others: an op, a `detach()`, or a round trip through numpy or Python
numbers (found from the source text or from equal values, so inferred). `Flow.behind` walks arcs back from a tensor.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, proxy

import numpy as np

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_NUMBERS = ("array", "float", "int", "bool", "index", "complex")
READS = frozenset(("numpy", "item", "tolist", "cpu", *_NUMBERS, *(f"__{name}__" for name in _NUMBERS)))
CREATIONS = frozenset(("to_tensor", "tensor", "as_tensor", "from_numpy", "asarray", "full", "scalar_tensor", ""))
# Ops that give the value of a tensor without its history, whatever it was.
_COPIES = frozenset(("detach", "detach_", "data", "tensor", "new_tensor", "detach_copy", "stop_gradient"))
MOST_ARCS = 50_000
_NEAR = 200  # reads and creations that are compared with each other


@dataclass(frozen=True, slots=True)
class Arc:
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


class Flow:
    """The arcs of one trace, worked out when asked for."""

    def __init__(self, trace: Trace) -> None:
        self.trace: Trace = proxy(trace)  # kept by the trace's own entry in a weak dictionary
        c = trace.columns
        order = np.argsort(c["out.id"], kind="stable")
        self._ids, self._rows = c["out.id"][order], c["out.row"][order]

    def behind(self, tensor: int, step: int) -> list[Arc]:
        """Every arc the value of `tensor` at a step came through, oldest first (of a huge graph the nearest ones)."""
        found: dict[tuple[int, int], Arc] = {}
        todo, seen = [(tensor, step)], {(tensor, step)}
        while todo and len(found) < MOST_ARCS:
            one, until = todo.pop()
            for arc in self.makers(one, until):
                if (arc.row, arc.output) in found:
                    continue
                found[arc.row, arc.output] = arc
                for before in arc.inputs:
                    key = (before, arc.step)
                    if key not in seen:
                        seen.add(key)
                        todo.append(key)
        return sorted(found.values(), key=lambda a: a.step)

    def makers(self, tensor: int, step: int) -> list[Arc]:
        """What gave `tensor` the value it has at a step: its making, and the last write to its memory before that."""
        trace, c = self.trace, self.trace.columns
        rows = self._outermost(tensor, step)
        found = [self._op_arc(row, tensor) for row in rows[-1:]]
        if trace._made(tensor) < 0:
            met = self._met_arc(tensor)
            if met is not None and met.step < step:
                found.append(met)
        elif len(rows) > 1:
            found.append(self._op_arc(rows[0], tensor))
        storage = trace.tensor(tensor).storage
        low, high = np.searchsorted(c["write.storage"], [storage, storage + 1])
        if storage and high > low:
            span = slice(int(low), int(high))
            before = np.flatnonzero((c["write.step"][span] < step) & (c["write.tensor"][span] != tensor)) + int(low)
            for i in before[-1:].tolist():
                record = trace.record(int(c["write.row"][i]))
                born = found[-1].step if found else -1
                if isinstance(record, R.OpRan) and int(c["write.step"][i]) > born:
                    written = int(c["write.tensor"][i])
                    found.append(self._op_arc(int(c["write.row"][i]), written))
        return found

    def _outermost(self, tensor: int, step: int) -> list[int]:
        """Rows of the ops before a step that gave this tensor, oldest first; what a custom function did inside counts
        as its own."""
        trace, first = self.trace, self.trace.columns["record.first"]
        low, high = np.searchsorted(self._ids, [tensor, tensor + 1])
        rows = [row for row in self._rows[int(low) : int(high)].tolist() if first[row] < step]
        if len(rows) < 2:
            return rows
        calls = {row: call for row in rows if isinstance(call := trace.record(row), R.OpRan)}
        ticks = {call.tick for call in calls.values()}
        return sorted((row for row, call in calls.items() if call.within not in ticks), key=lambda row: int(first[row]))

    def _op_arc(self, row: int, tensor: int) -> Arc:
        call = self.trace.record(row)
        assert isinstance(call, R.OpRan)
        inputs = tuple(dict.fromkeys(one.tensor for ranks in call.inputs for one in ranks))
        how = "detach" if self.trace.names.op_name(call.call) in _COPIES else "op"
        step = int(self.trace.columns["record.first"][row])
        return Arc(how, inputs, tensor, step, row, call.call, self.trace.call_frame(call.call))

    def _met_arc(self, tensor: int) -> Arc | None:
        """A tensor made by no op: a detached handle, or what a value read before was put into."""
        trace, c = self.trace, self.trace.columns
        at = trace._at("met", tensor, "left")
        met = trace.record(int(c["met.row"][at])) if at >= 0 else None
        if not isinstance(met, R.TensorMet):
            return None
        step, row = int(c["met.step"][at]), int(c["met.row"][at])
        if met.how == "detach" and met.view_of:
            return Arc("detach", (met.view_of,), tensor, step, row, 0, met.frame)
        if not met.made or met.how not in CREATIONS or not met.frame:
            return None
        read = self._read_before(met, step)
        if read is None:
            return None
        read_row = int(c["call.row"][trace._at("call", read.call)])
        return Arc("read", (read.inputs[0][0].tensor,), tensor, step, read_row, read.call, trace.call_frame(read.call))

    # -- round trips

    @cached_property
    def reads(self) -> list[tuple[int, R.OpRan]]:
        """(step, read) of every value that left the graph, in order of time."""
        trace, c = self.trace, self.trace.columns
        sites = [s.site for s in trace.of_kind(R.SiteSeen) if s.op in READS]
        rows = c["call.row"][np.isin(c["call.site"], sites)]
        found = []
        for row in rows.tolist():
            call = trace.record(row)
            if isinstance(call, R.OpRan) and not call.outputs and call.inputs and call.inputs[0]:
                found.append((int(c["record.first"][row]), call))
        return sorted(found, key=lambda one: one[0])

    def _read_before(self, met: R.TensorMet, step: int) -> R.OpRan | None:
        """The read whose result a new tensor was made of: on its line, by way of a variable, or of equal value."""
        trace = self.trace
        before = [read for at, read in self.reads if at < step][-_NEAR:]
        here = trace.frame(met.frame)
        for read in reversed(before):
            there = trace.frame(trace.call_frame(read.call))
            if here is None or there is None or there.source != here.source:
                continue
            if here.line <= there.line <= max(here.end_line, here.line) or self._mentions(here, there):
                return read
        value = trace.value(met.value) if met.value is not None and met.value.how == R.WHOLE else None
        if value is None or not value.size or not np.any(value):
            return None
        for read in reversed(before):
            other = self.value_at(read.inputs[0][0].tensor, step)
            if other is not None and other.shape == value.shape and np.array_equal(other, value):
                return read
        return None

    def _mentions(self, here: R.FrameSeen, there: R.FrameSeen) -> bool:
        """Does the creation's line use a variable that the read's line, or an assignment in between, filled from it?"""
        if not there.line < here.line or here.function != there.function:
            return False
        trace = self.trace
        names: set[str] = set()
        for line in range(there.line, here.line):
            text = trace.text_at(here.source, line)
            target, found, rest = text.partition(" = ")
            if found and (line == there.line or names & set(re.findall(r"[A-Za-z_]\w*", rest))):
                names |= set(re.findall(r"[A-Za-z_]\w*", target))
        used = trace.text_at(here.source, here.line).partition(" = ")[2] or trace.text_at(here.source, here.line)
        return bool(names & set(re.findall(r"[A-Za-z_]\w*", used)))

    # -- values

    def value_at(self, tensor: int, step: int) -> np.ndarray | None:
        """The elements of a tensor as last told before a step, when all were kept."""
        from gradscope.trace.figures import value_at

        value = value_at(self.trace, tensor, step)
        return self.trace.value(value) if value is not None and value.how == R.WHOLE else None


_flows: WeakKeyDictionary[Trace, Flow] = WeakKeyDictionary()


def flow(trace: Trace) -> Flow:
    """The flow of a trace, made once."""
    if trace not in _flows:
        _flows[trace] = Flow(trace)
    return _flows[trace]
