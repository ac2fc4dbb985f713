"""Which backward gave no gradient where one was wanted: a formula of the user's that returned None, or a node's own.

Verdict: `gave-none`, beside those of `none.py`: the path is whole and was walked, and one node on it gave nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.evidence import line_of, places
from gradscope.trace.gather import HOW

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.answers.none import Asker
    from gradscope.trace.trace import PassInfo, Trace

_empty: WeakKeyDictionary[Trace, dict[int, dict[int, list[tuple[R.NodeRan, R.EdgeGiven]]]]] = WeakKeyDictionary()
VERDICT = "gave-none"


def gave_none(asker: Asker, tensor: int, info: PassInfo, severity: str, asked: int) -> Answer | None:
    """The node nearest to the leaf, on its way in a pass, that was given a gradient and gave none; None without one."""
    trace = asker.trace
    found = _culprit(trace, tensor, info)
    if found is None:
        return None
    ran, edge = found
    made = trace.node(ran.node)
    frame = trace.node_frame(ran.node)
    what = trace.names.op_name(made.call) if made is not None and made.call else ""
    what = what or (made.name if made is not None else "")
    which = _input(trace, made, edge)
    name = asker.name(tensor, asked)
    users = made is not None and made.kind == "pylayer"
    title = (
        f"{name}: the backward of {what}, applied{asker.at(frame)}, returned None for {which}"
        if users
        else f"{name}: {trace.names.node(ran.node)}{asker.at(frame)} has no gradient for {which}"
    )
    lines = [line_of("applied" if users else "made", trace, frame, f"b{info.pass_id}p{ran.pop} was given a gradient")]
    backward = int(made.attrs.get("backward") or 0) if made is not None and users else 0
    if backward:
        lines.append(line_of("gave", trace, backward, "its backward"))
    if users:
        lines.append(f"  remedy   return a gradient for {which} from {what}.backward, or detach what is passed there")
    frames = places(frame, backward, asked or info.frame)
    return asker.answer(VERDICT, title, lines, severity, frames, tensor, info, ran.node, slot=edge.slot, pop=ran.pop)


def _input(trace: Trace, made: R.NodeMade | None, edge: R.EdgeGiven) -> str:
    """What a person calls the input whose gradient went along an edge; else which of the tensors given it is."""
    if made is not None and edge.slot < len(made.out_meta) and edge.rank < len(made.out_meta[edge.slot]):
        tensor = made.out_meta[edge.slot][edge.rank].tensor
        name = trace.names.tensor(tensor) if tensor else None
        if name is not None and not name.fallback:
            return name.text
    return f"the tensor it was given in place {edge.slot} (from 0)"


def _culprit(trace: Trace, tensor: int, info: PassInfo) -> tuple[R.NodeRan, R.EdgeGiven] | None:
    """Walk back from the leaf over edges that brought nothing, to a node that was itself given something. A node whose
    holder was filled with zeros was given nothing, whatever it made of that."""
    brought = _empty_edges(trace, info)
    todo = list(trace.leaf_nodes.get(tensor, []))
    seen = set(todo)
    while todo:
        at = todo.pop(0)
        for ran, edge in brought.get(at, ()):
            if _was_given(ran):
                return ran, edge
            if ran.node not in seen:
                seen.add(ran.node)
                todo.append(ran.node)
    return None


def _was_given(ran: R.NodeRan) -> bool:
    return any(held.defined and not held.zero_filled for held in ran.holder)


def _empty_edges(trace: Trace, info: PassInfo) -> dict[int, list[tuple[R.NodeRan, R.EdgeGiven]]]:
    """Node -> who gave it nothing, and along which edge. Of the pops only those that did are decoded."""
    known = _empty.setdefault(trace, {})
    if info.pass_id not in known:
        known.clear()  # who asks about many leaves asks pass by pass
        known[info.pass_id] = _find_empty_edges(trace, info)
    return known[info.pass_id]


def _find_empty_edges(trace: Trace, info: PassInfo) -> dict[int, list[tuple[R.NodeRan, R.EdgeGiven]]]:
    found: dict[int, list[tuple[R.NodeRan, R.EdgeGiven]]] = {}
    c = trace.columns
    mine = c["pop.pass"] == info.pass_id
    nothing = c["give.row"][c["give.how"] == HOW[R.UNDEFINED]]
    rows = c["pop.row"][mine & ((c["pop.given"] == 0) | np.isin(c["pop.row"], nothing))]
    for row in rows.tolist():
        ran = trace.record(int(row))
        if isinstance(ran, R.NodeRan):
            for edge in ran.edges:
                if edge.how == R.UNDEFINED or not _was_given(ran):
                    found.setdefault(edge.node, []).append((ran, edge))
    return found
