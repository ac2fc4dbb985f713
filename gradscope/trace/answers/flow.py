"""How values flowed forward: what a tensor was computed from, whether or not a gradient flows back along it.

An arc is one thing that made a tensor out of others: an op, a `detach()`, or a round trip through numpy or Python
numbers (found from the source text or from equal values, so inferred). `Flow.behind` walks arcs back from a tensor.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, cast
from weakref import WeakKeyDictionary, proxy

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.answers.arcs import Arc, Ops

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_NUMBERS = ("array", "float", "int", "bool", "index", "complex")
READS = frozenset(("numpy", "item", "tolist", "cpu", "to_tensor", *_NUMBERS, *(f"__{name}__" for name in _NUMBERS)))
CREATIONS = frozenset(("to_tensor", "tensor", "as_tensor", "from_numpy", "asarray", "full", "scalar_tensor", ""))
Ints = npt.NDArray[np.int64]
MOST_ARCS = 50_000
_KEPT_ARCS = 200_000  # of the walks made last
_OP = R.OpRan.__struct_config__.tag
_NAME = re.compile(r"[A-Za-z_]\w*")
_MAKES = re.compile(r"\b(from_numpy|as_tensor|tensor|to_tensor|asarray|Tensor|FloatTensor)\(")
_NEAR = 200  # reads and creations that are compared with each other


class Flow:
    """The arcs of one trace, worked out when asked for."""

    def __init__(self, trace: Trace) -> None:
        self.trace: Trace = proxy(trace)  # kept by the trace's own entry in a weak dictionary
        self._behind: dict[tuple[int, int], list[Arc]] = {}
        self._kept = 0  # arcs in it
        self._mets: dict[int, R.TensorMet | None] = {}

    @cached_property
    def ops(self) -> Ops:
        """Who made what."""
        return Ops(self.trace)

    def behind(self, tensor: int, step: int) -> list[Arc]:
        """Every arc the value of `tensor` at a step came through, oldest first (of a huge graph the nearest ones)."""
        known = self._behind.get((tensor, step))
        if known is None:
            known = self._walk(tensor, step)
            if self._kept > _KEPT_ARCS:
                self._behind.clear()
                self._kept = 0
            self._behind[tensor, step] = known
            self._kept += len(known) + 1
        return known

    def _walk(self, tensor: int, step: int) -> list[Arc]:
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
        ops = self.ops
        rows = ops.makers(tensor, step)
        found = [ops.of_row(row, tensor) for row in rows[-1:]]
        if not ops.made(tensor):
            met = self._met_arc(tensor, used, step)
            found += [met] if met is not None else []
        elif len(rows) > 1:
            found.append(ops.of_row(rows[0], tensor))
        at = ops.written_by_another(tensor, step) if ops.written else -1
        if at >= 0:
            c = self.trace.columns
            born = found[-1].step if found else -1
            row = int(c["write.row"][at])
            if c["record.kind"][row] == _OP and int(c["write.step"][at]) > born:
                found.append(ops.of_row(row, int(c["write.tensor"][at])))
        return found

    def _met_arc(self, tensor: int, used: int, until: int) -> Arc | None:
        """A tensor made by no op: a detached handle, or what a value read before was put into.

        until: the step it was used at. Who saw it first then may have told of it only after that.
        """
        met = self._met(tensor)
        if met is None:
            return None
        trace, c = self.trace, self.trace.columns
        at = trace._at("met", tensor, "left")
        step, row = int(c["met.step"][at]), int(c["met.row"][at])
        if step >= until and (met.made or not used):
            return None
        step = min(step, until - 1)
        if met.how == "detach" and met.view_of:
            return Arc("detach", (met.view_of,), tensor, step, row, 0, met.frame)
        frame = met.frame if met.made else used
        read = self._read_before(met, frame, until) if frame else None
        if read is None:
            return None
        read_row = int(c["call.row"][trace._at("call", read.call)])
        how = "detach" if trace.names.op_name(read.call) == "to_tensor" else "read"
        return Arc(how, (read.inputs[0][0].tensor,), tensor, step, read_row, read.call, trace.call_frame(read.call))

    def _met(self, tensor: int) -> R.TensorMet | None:
        """How a tensor was met, if it may have been made out of a value: detached, or created of plain numbers."""
        if tensor not in self._mets:
            trace = self.trace
            at = trace._at("met", tensor, "left")
            met = trace.record(int(trace.columns["met.row"][at])) if at >= 0 else None
            if isinstance(met, R.TensorMet):
                created = met.how in CREATIONS and met.stop_gradient and not met.persistable
                if not created and not (met.how == "detach" and met.view_of):
                    met = None
            self._mets[tensor] = met if isinstance(met, R.TensorMet) else None
        return self._mets[tensor]

    # -- round trips

    @cached_property
    def reads(self) -> tuple[Ints, Ints]:
        """Steps and rows of every value that left the graph, in order of time."""
        trace, c = self.trace, self.trace.columns
        sites = [site for site, op in trace.ops_of_sites.items() if op in READS]
        rows = c["call.row"][np.isin(c["call.site"], sites) & (c["call.read"] > 0)]
        steps = c["record.first"][rows]
        order = np.argsort(steps, kind="stable")
        return steps[order], rows[order]

    def _read_before(self, met: R.TensorMet, frame: int, step: int) -> R.OpRan | None:
        """The read whose result a new tensor was made of: on its line, by way of a variable, or of equal value.

        frame: where it was made, or where it was first used when nobody saw it made.
        """
        trace = self.trace
        steps, rows = self.reads
        last = int(np.searchsorted(steps, step))
        before = [cast("R.OpRan", trace.record(row)) for row in rows[max(last - _NEAR, 0) : last].tolist()]
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
