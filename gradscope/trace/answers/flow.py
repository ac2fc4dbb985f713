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
READS = frozenset(("numpy", "item", "tolist", "cpu", "to_tensor", *_NUMBERS, *(f"__{name}__" for name in _NUMBERS)))
CREATIONS = frozenset(("to_tensor", "tensor", "as_tensor", "from_numpy", "asarray", "full", "scalar_tensor", ""))
# Ops that give the value of a tensor without its history, whatever it was.
_COPIES = frozenset(("detach", "detach_", "data", "tensor", "new_tensor", "detach_copy", "stop_gradient"))
MOST_ARCS = 50_000
_NAME = re.compile(r"[A-Za-z_]\w*")
_MAKES = re.compile(r"\b(from_numpy|as_tensor|tensor|to_tensor|asarray|Tensor|FloatTensor)\(")
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
        todo, seen = [(tensor, step, 0)], {(tensor, step)}
        while todo and len(found) < MOST_ARCS:
            one, until, used = todo.pop()
            for arc in self.makers(one, until, used):
                if (arc.row, arc.output) in found:
                    continue
                found[arc.row, arc.output] = arc
                for before in arc.inputs:
                    key = (before, arc.step)
                    if key not in seen:
                        seen.add(key)
                        todo.append((*key, arc.frame))
        return sorted(found.values(), key=lambda a: a.step)

    def makers(self, tensor: int, step: int, used: int = 0) -> list[Arc]:
        """What gave `tensor` the value it has at a step: its making, and the last write to its memory before that.

        used: the frame of an op that read it, for a tensor that nobody saw being made.
        """
        trace, c = self.trace, self.trace.columns
        rows = self._outermost(tensor, step)
        found = [self._op_arc(row, tensor) for row in rows[-1:]]
        if trace._made(tensor) < 0:
            met = self._met_arc(tensor, used, step)
            found += [met] if met is not None else []
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

    def _met_arc(self, tensor: int, used: int, until: int) -> Arc | None:
        """A tensor made by no op: a detached handle, or what a value read before was put into.

        until: the step it was used at. Who saw it first then may have told of it only after that.
        """
        trace, c = self.trace, self.trace.columns
        at = trace._at("met", tensor, "left")
        met = trace.record(int(c["met.row"][at])) if at >= 0 else None
        if not isinstance(met, R.TensorMet):
            return None
        step, row = int(c["met.step"][at]), int(c["met.row"][at])
        if step >= until and (met.made or not used):
            return None
        step = min(step, until - 1)
        if met.how == "detach" and met.view_of:
            return Arc("detach", (met.view_of,), tensor, step, row, 0, met.frame)
        if met.persistable or not met.stop_gradient or met.how not in CREATIONS:
            return None
        frame = met.frame if met.made else used
        read = self._read_before(met, frame, until) if frame else None
        if read is None:
            return None
        read_row = int(c["call.row"][trace._at("call", read.call)])
        how = "detach" if trace.names.op_name(read.call) == "to_tensor" else "read"
        return Arc(how, (read.inputs[0][0].tensor,), tensor, step, read_row, read.call, trace.call_frame(read.call))

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

    def _read_before(self, met: R.TensorMet, frame: int, step: int) -> R.OpRan | None:
        """The read whose result a new tensor was made of: on its line, by way of a variable, or of equal value.

        frame: where it was made, or where it was first used when nobody saw it made.
        """
        trace = self.trace
        before = [read for at, read in self.reads if at < step][-_NEAR:]
        here = trace.frame(frame)
        for read in reversed(before):
            there = trace.frame(trace.call_frame(read.call))
            if here is None or there is None or there.source != here.source:
                continue
            same = met.made and here.line <= there.line <= max(here.end_line, here.line)
            if same or self._mentions(here, there, met.made):
                return read
        value = trace.value(met.value) if met.value is not None and met.value.how == R.WHOLE else None
        if value is None or not value.size or not np.any(value):
            return None
        for read in reversed(before):
            other = self.value_at(read.inputs[0][0].tensor, step)
            if other is not None and other.shape == value.shape and np.array_equal(other, value):
                return read
        return None

    def _mentions(self, here: R.FrameSeen, there: R.FrameSeen, made: bool) -> bool:
        """Does a line use a variable that the read's line, or assignments in between, filled from what was read?

        made: the line makes the tensor itself; otherwise one of the lines in between must.
        """
        if not there.line < here.line or here.function != there.function:
            return False
        trace = self.trace
        names: set[str] = set()
        wrapped: set[str] = set()  # of these, the tensors
        for line in range(there.line, here.line):
            target, found, rest = trace.text_at(here.source, line).partition(" = ")
            if found and (line == there.line or names & set(_NAME.findall(rest))):
                names |= set(_NAME.findall(target))
                if _MAKES.search(rest) or wrapped & set(_NAME.findall(rest)):
                    wrapped |= set(_NAME.findall(target))
        line_here = trace.text_at(here.source, here.line)
        used = set(_NAME.findall(line_here.partition(" = ")[2] or line_here))
        return bool((names if made or _MAKES.search(line_here) else wrapped) & used)

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
