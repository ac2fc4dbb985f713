"""Pane 4, tab node (engine lens): a node with its metas, edges and wrappers, slot by slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui.look import CUT
from gradscope.tui.panes import tab_value
from gradscope.tui.panes.graph_rows import details
from gradscope.tui.panes.text import Part, join, line, meta, norm
from gradscope.tui.panes.words import called, leaf_node, tensor, trust, where, worked_out, worked_out_at
from gradscope.tui.view import Lens, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.records import NodeMade


def lines(moment: Moment, of: Target, size: Size, lens: Lens, ascii: bool) -> list[Text]:
    """A leaf shows its accumulation node; a tensor that came out of a node shows that node."""
    trace = moment.trace
    node = of.id
    if of.kind == "tensor":
        info = trace.tensor(of.id)
        node = leaf_node(moment, of.id) if info.leaf else trace.producer(of.id, moment.k)
        if not node:
            return [
                line((f"{tensor(trace, of.id)} belongs to no node", "dim")),
                *tab_value.lines(moment, of, size, lens, ascii),
            ]
    made = trace.node(node)
    if made is None:
        return [line((f"n{node} is not described in this record", "dim"))]
    left, total = moment.in_degree(node)
    degree = f"{worked_out(trace, 'in_degree')}in-degree {total}→{left}" if total else ""
    state = moment.state(node)
    out = [join([(called(trace, node, lens), "name"), (state, state), degree])]
    holder = {(slot.slot, slot.rank): slot for slot in moment.holder(node)}
    for slot, ranks in enumerate(made.in_meta):
        for rank, of_meta in enumerate(ranks):
            held: Part = ""
            if (slot, rank) in holder:
                one = holder[slot, rank]
                brought = f" {one.contributions}/{one.expected}" if one.expected else ""
                made_out = worked_out_at(moment, "holder", node)
                held = (f"{made_out}holder {norm(trace, one.value) if one.defined else 'empty'}{brought}", "holder")
            out.append(join([(f"in  {slot}:{rank}", "dim"), meta(of_meta), held]))
    for slot, outs in enumerate(made.out_meta):
        for rank, one_out in enumerate(outs):
            name = tensor(trace, one_out.tensor) if one_out.tensor else ""
            goes: Part = (f"{CUT} stop_gradient" if one_out.stop_gradient else f"{CUT} no edge", "pruned")
            if one_out.edge is not None:
                goes = f"→ {called(trace, one_out.edge.node)} in {one_out.edge.slot}:{one_out.edge.rank}"
            out.append(join([(f"out {slot}:{rank}", "dim"), name, meta(one_out.meta), goes]))
    saved = details(moment, node, lens, ascii)
    out += [saved] if saved.cell_len else []
    if made.attrs:
        out.append(join([("attrs", "dim"), ", ".join(_attr(moment, made, *one) for one in made.attrs.items())]))
    out.append(join([(moment.why(node), "dim"), _from(moment, made.call)]))
    out.append(trust(moment, node, ("order", "in_degree", "holder", "versions", "hooks")))
    return [text for text in out if text.cell_len]


def _attr(moment: Moment, made: NodeMade, name: str, value: object) -> str:
    """An attribute as text; of a PyLayer `backward` is the frame of the user's function."""
    if made.kind == "pylayer" and name == "backward" and isinstance(value, int):
        value = where(moment.trace, value) or "?"
    return f"{name}={value}"


def _from(moment: Moment, call: int) -> Part:
    if not call:
        return ""
    trace = moment.trace
    return line(("of ", "dim"), (trace.names.op(call), "code"), (f"  {where(trace, trace.call_frame(call))}", "dim"))
