"""Lines between GradNodes: where each edge of a pass leads, and whether a gradient has gone along it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import networkx as nx

from gradscope.render.rows import norm_text
from gradscope.render.scene import Line
from gradscope.trace.moment import Moment
from gradscope.trace.records import NodeMade, NodeRan
from gradscope.trace.trace import Trace


def edge_lines(trace: Trace, graph: nx.MultiDiGraph[int], moment: Moment, made: dict[int, NodeMade]) -> Iterator[Line]:
    """Edges between drawn nodes, ordered by tail (loss first), slot and rank."""
    edges = sorted(
        ((tail, head, at) for tail, head, at in graph.edges(data=True) if tail in made and head in made),
        key=lambda edge: (-edge[0], edge[2]["slot"], edge[2]["rank"], -edge[1]),
    )
    for tail, head, at in edges:
        out, into = f"{at['slot']}:{at['rank']}", f"{at['in_slot']}:{at['in_rank']}"
        given = at["state"] == "given"
        state = "pruned" if at["state"] == "cut" else "idle"
        if given:
            state = "running" if moment.state(tail) == "running" else "done"
        label = out if out != "0:0" else ""
        label += f" → {into}" if into != "0:0" else ""
        tooltip = f"n{tail} {out} → n{head} {into}"
        if given:
            tooltip += f"\n{at['how']} {_carried(trace, at)}".rstrip()
        yield Line(
            id=f"n{tail}-{at['slot']}-{at['rank']}-n{head}-{at['in_slot']}-{at['in_rank']}",
            tail=f"n{tail}",
            head=f"n{head}",
            label=label.strip(),
            state=state,
            classes=("edge", *(["given"] if given else []), *([state] if state != "idle" else [])),
            tooltip=tooltip,
        )


def _carried(trace: Trace, at: dict[str, Any]) -> str:
    """The norm of the gradient that went along an edge, "" when it was not taken."""
    record = trace.record(trace.steps[at["step"]].row)
    outputs = record.outputs if isinstance(record, NodeRan) else []
    return next(
        (norm_text(trace, out.value) for out in outputs if (out.slot, out.rank) == (at["slot"], at["rank"])), ""
    )
