"""Where the way back from a loss to a tensor is cut: the arcs of the forward flow that no gradient passes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gradscope.trace import records as R
from gradscope.trace.answers.arcs import COPIES, Arc
from gradscope.trace.answers.flow import flow

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_GRADIENT_DTYPES = ("float", "bfloat", "complex")
_flags: WeakKeyDictionary[Trace, dict[int, list[tuple[int, bool, int]]]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Cut:
    """kind: a verdict. frame: the line to show. also: a second line (where the flag was set, the value put back)."""

    kind: str
    arc: Arc
    frame: int
    told: str
    also: int = 0


@dataclass(slots=True)
class Way:
    """How a tensor reaches a root. reached: it has a part in the root's value. live: a gradient can flow back.

    cuts: where it cannot, nearest to the tensor first.
    """

    reached: bool = False
    live: bool = False
    cuts: list[Cut] = field(default_factory=list)


def wanted_at(trace: Trace, tensor: int, step: int) -> bool:
    """Did a leaf want a gradient at a step: as it was met, and as its flag was set since."""
    c = trace.columns
    at = trace._at("met", tensor, "left")
    met = trace.record(int(c["met.row"][at])) if at >= 0 else None
    wants = not met.stop_gradient if isinstance(met, R.TensorMet) else not trace.tensor(tensor).stop_gradient
    for changed, value, _ in flag_changes(trace, tensor):
        if changed >= step:
            break
        wants = value
    return wants


def flag_changes(trace: Trace, tensor: int) -> list[tuple[int, bool, int]]:
    """(step, wants a gradient from here on, frame) of every time the flag of a tensor was set."""
    if trace not in _flags:
        found: dict[int, list[tuple[int, bool, int]]] = {}
        for change in trace.changes("stop_gradient", "detach_"):
            wants = change.what == "stop_gradient" and not change.new
            row = (trace.steps.at_tick(change.tick), wants, change.frame)
            found.setdefault(change.tensor, []).append(row)
        _flags[trace] = found
    return _flags[trace].get(tensor, [])


def way(trace: Trace, tensor: int, arcs: list[Arc], root: int, first: bool = False) -> Way:
    """The ways of `tensor` through `arcs` (everything behind a root, oldest first) to the root.

    first: look no further than to the first cut, for a tensor that is known to be cut off.
    """
    out = Way()
    if tensor == root:
        return Way(True, True)
    info = trace.tensor(tensor)
    leaf = info.leaf
    reached, live = {tensor}, {tensor}
    steady = wanted_at(trace, tensor, 0) if leaf and not flag_changes(trace, tensor) else None
    for arc in arcs:
        inputs = [i for i in arc.inputs if i in reached]
        if not inputs or arc.output == tensor:
            continue
        reached.add(arc.output)
        late = leaf and tensor in inputs
        if late:
            late = not (wanted_at(trace, tensor, arc.step) if steady is None else steady)
        alive = [i for i in inputs if i in live and not (late and i == tensor)]
        if alive and flows(trace, arc):
            live.add(arc.output)
        elif alive or late:
            out.cuts.append(_cut(trace, arc, tensor, late, arcs))
            if first:
                return Way(True, False, out.cuts)
    out.reached, out.live = root in reached, root in live
    return out


def flows(trace: Trace, arc: Arc) -> bool:
    """Does a gradient flow back along an arc: did its op make a node for this output?"""
    if arc.how != "op":
        return False
    return flow(trace).ops.flows(arc.row, arc.output)


def output_of(trace: Trace, arc: Arc) -> R.OutputMade | None:
    """What the op of an arc says about the tensor it made."""
    call = trace.record(arc.row)
    if not isinstance(call, R.OpRan):
        return None
    return next((o for ranks in call.outputs for o in ranks if o.tensor == arc.output), None)


def _cut(trace: Trace, arc: Arc, tensor: int, late: bool, arcs: list[Arc]) -> Cut:
    name = trace.names.tensor(tensor).text
    text = trace.names.op(arc.call) if arc.call else trace.names.place(arc.frame).text or "detach()"
    where = trace.where(arc.frame)
    inside = arc.how == "detach" and not any(word in text for word in COPIES)
    text = f"`{text}` at {where}" if where else f"`{text}`"
    if inside:  # a library did it, under a line that says nothing of it (checkpointing, under `loss.backward()`)
        text = f"a detach() within {text}"
    if late:
        later = [(step, frame) for step, wants, frame in flag_changes(trace, tensor) if wants and step > arc.step]
        if later:
            told = f"{text} used it before it was made to want a gradient"
            return Cut("late-flag", arc, arc.frame, told, later[0][1])
        return Cut("stop-gradient", arc, trace.tensor(tensor).frame, f"{name} has stop_gradient=True")
    put = arc.output if arc.how == "read" else 0
    if arc.how == "detach":
        put = next((a.output for a in arcs if a.how == "read" and arc.output in a.inputs), 0)
    if put:
        told = f"{text} takes the value out of the graph, `{_made_text(trace, put)}` puts it back as a constant"
        return Cut("numpy-round-trip", arc, arc.frame, told, trace.tensor(put).frame)
    if arc.how == "detach":
        return Cut("detached", arc, arc.frame, f"{text} gives the value without its history")
    call, made = trace.record(arc.row), output_of(trace, arc)
    if isinstance(call, R.OpRan) and not call.grad_mode:
        return Cut("no-grad", arc, arc.frame, f"{text} ran under no_grad(), so nothing was recorded")
    op = trace.names.op_name(arc.call)
    if made is not None and not made.meta.dtype.startswith(_GRADIENT_DTYPES):
        told = f"{text}: {op} gives {made.meta.dtype}, which has no gradient"
    else:
        told = f"{text}: {op} has no gradient"
    return Cut("integer-op", arc, arc.frame, told)


def _made_text(trace: Trace, tensor: int) -> str:
    info = trace.tensor(tensor)
    return trace.names.place(info.frame).text or trace.line_text(info.frame)
