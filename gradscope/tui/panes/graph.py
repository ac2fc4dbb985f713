"""Pane 2, Graph: a lane list of the nodes within k hops of the current one, the loss above, the leaves below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace.near import last_node
from gradscope.tui.panes import graph_rows
from gradscope.tui.panes.neighbourhood import Neighbourhood, around
from gradscope.tui.panes.text import done, line, window, wrap
from gradscope.tui.view import Lens, Page, Selection, Size

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """The tree of lanes: each node once, under the first node that gives to it; `⇡` where it is drawn above."""
    page = Page()
    center = center_of(moment)
    chosen = selection.target.id if selection.target.kind == "node" else 0
    near = around(moment, center, selection.radius)
    if chosen and chosen not in near.distance:
        center = chosen
        near = around(moment, center, selection.radius)
    if not center:
        page.title = "nothing built yet"
        page.add(line(("the forward has made no node so far", "dim")))
        return done(page, size, ascii)
    page.title = f"around n{center}   k-hop {selection.radius}"
    drawn = _draw(moment, near, center, chosen, lens, ascii, size.width)
    rows = list(zip(graph_rows.layout(drawn, size.width), [row.target for row in drawn], strict=True))
    cut = graph_rows.cut_line(moment, near, size.width)
    room = size.height - (1 if cut is not None else 0)
    at = next((place for place, (_, target) in enumerate(rows) if target.id == (chosen or center)), 0)
    first = window(len(rows), room, at)
    for text, target in rows[first : first + room]:
        if target.kind == "node" and target.id == chosen and text.cell_len:
            text.stylize("selected")
            page.pointer = len(page.lines)
        page.add(text, target)
    if cut is not None:
        while len(page.lines) < size.height - 1:
            page.add(line())
        page.add(cut)
    return done(page, size, ascii)


def center_of(moment: Moment) -> int:
    """The node the step is about: the running one, else the one just made, else the last popped or first queued."""
    trace, step = moment.trace, moment.step
    if moment.node:
        return moment.node
    if step.node:
        return step.node
    record = trace.record(step.row)
    nodes = getattr(record, "nodes", None)
    if nodes:
        return int(nodes[0])
    if moment.pass_id:
        if moment.queue_len:
            return moment.queue()[0]
        before = trace.steps.prev_pop(step.k)
        if before is not None and trace.steps[before].pass_id == moment.pass_id:
            return trace.steps[before].node
    for given in getattr(record, "inputs", None) or []:
        for one in given if isinstance(given, list) else []:
            node = trace.tensor(one.tensor).node
            if node and moment.state(node) != "unborn":
                return node
    tensor = getattr(record, "tensor", 0)
    if tensor and trace.tensor(tensor).node:
        return trace.tensor(tensor).node
    return last_node(trace, step.k)


def _draw(
    moment: Moment, near: Neighbourhood, center: int, chosen: int, lens: Lens, ascii: bool, width: int
) -> list[graph_rows.Row]:
    """Rows of the whole neighbourhood. Iterative: a frame is (node, lanes in front, is it the last child, link)."""
    rows: list[graph_rows.Row] = []
    drawn: set[int] = set()
    stack: list[tuple[int, str, str, graph_rows.Way]] = [(node, "", "", ()) for node in reversed(near.roots)]
    while stack:
        node, lanes, joint, way = stack.pop()
        if node in drawn:
            lead = line((f"{lanes}{joint}─ ", "frame"))
            rows.append(graph_rows.reference(moment, node, lead, way, lens))
            continue
        run = graph_rows.chain(moment, node, near, chosen, ascii) if lens == "user" else [node]
        drawn.update(run)
        children = near.below[run[-1]]
        fork = ("┬" if children else "─") if joint else ""
        head = line((f"{lanes}{joint}{fork}{' ' if joint else ''}", "frame"))
        row = graph_rows.main(moment, node, head, way, near, lens, ascii)
        if len(run) > 1:
            row = graph_rows.chained(moment, row, run, near)
        rows.append(row)
        inner = lanes + ("" if not joint else "│ " if joint[0] == "├" else "  ")
        if node == center:
            stem = "│" if children else " "
            extra = graph_rows.details(moment, node, lens, ascii)
            for text in wrap(extra, width - len(inner) - 5) if extra.cell_len else []:
                rows.append(graph_rows.Row(line((f"{inner}{stem}    ", "frame"), text)))
        for place in range(len(children) - 1, -1, -1):
            elbow = "└─" if place == len(children) - 1 else "├─"
            stack.append((children[place][0].dst, inner, elbow, children[place]))
    return rows
