"""The box of one GradNode at a moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import PurePath

from gradscope.render.rows import (
    buffer_row,
    code_rows,
    fetch_rows,
    few,
    hook_row,
    leaf_rows,
    meta_rows,
    state_rows,
    tensor_name,
)
from gradscope.render.saved import wrapper_rows
from gradscope.render.scene import Box, Row
from gradscope.render.words import shorten
from gradscope.trace.fidelity import doubtful, note, of_node
from gradscope.trace.moment import Moment
from gradscope.trace.records import NodeMade
from gradscope.trace.trace import Trace

# Classes that rows of a box give the box.
ROW_CLASSES = ("hook", "wrapper-ok", "wrapper-stale", "buffer")

# Kind of row -> kinds of fact it tells.
_FACTS: dict[str, tuple[str, ...]] = {
    "wrapper-ok": ("versions", "wrappers"),
    "wrapper-stale": ("versions", "wrappers"),
    "cleared": ("free",),
    "unchecked": ("wrappers",),
    "hook": ("hooks",),
    "buffer": ("holder",),
    "grad": ("leaf_grad",),
    "fetch": ("outputs",),
    "state-running": ("order",),
    "state-done": ("order",),
    "state-error": ("order",),
    "state-queued": ("queue",),
    "state-waits": ("in_degree",),
    "state-pruned": ("pruning",),
}


def marked(trace: Trace, moment: Moment, node: int, row: Row) -> Row:
    """The row, with the word for its facts when they were worked out. What a node's pop or its record says of
    itself counts before what the producer says of all."""
    pop = moment.popped_as(node) if moment.pass_id else 0
    words = [of_node(trace, fact, node, moment.pass_id, pop) for fact in _FACTS.get(row.kind, ())]
    word = next((word for word in words if doubtful(word)), "")
    return replace(row, worked_out=word) if word else row


def node_box(trace: Trace, moment: Moment, node: NodeMade, queue: list[int], scope: str) -> Box:
    """One GradNode."""
    known = moment.state(node.node)
    state = {"failed": "error", "waits": "idle", "unborn": "idle"}.get(known, known)
    rows = tuple(marked(trace, moment, node.node, row) for row in node_rows(trace, moment, node, known, queue))
    made_out = {_FACTS[row.kind][0]: row.worked_out for row in rows if row.worked_out}
    leaf = node.kind == "leaf"
    kind = "accumulation" if leaf else "grad-node"
    kinds = {row.kind for row in rows}
    classes = dict.fromkeys((kind, "error" if known == "failed" else known, state))
    return Box(
        id=f"n{node.node}",
        kind=kind,
        title=tensor_name(trace, node.tensor) if leaf else shorten(node.name, 40),
        aside=f"n{node.node}",
        rows=rows,
        state=state,
        classes=(*classes, *(name for name in ROW_CLASSES if name in kinds), *(["worked-out"] if made_out else [])),
        scope=scope,
        tooltip="\n".join(part for part in (_tooltip(trace, moment, node), note(made_out)) if part),
    )


def _tooltip(trace: Trace, moment: Moment, node: NodeMade) -> str:
    """What the box had no room for."""
    expr = trace.names.node_expr(node.node)
    left, total = moment.in_degree(node.node)
    file, line = trace.node_line(node.node)
    parts = [f"n{node.node} {node.name}", expr, f"{PurePath(file).name}:{line}" if line else ""]
    parts += [f"in-degree {left} of {total} left"] if total else []
    parts += [moment.why(node.node)]
    return "\n".join(part for part in parts if part)


def node_rows(trace: Trace, moment: Moment, node: NodeMade, state: str, queue: list[int]) -> Iterator[Row]:
    """All rows of the node's box, top to bottom."""
    yield from code_rows(trace, node)
    yield from meta_rows(trace, node)
    yield from wrapper_rows(trace, moment, node.node)
    hooks = moment.hooks_of(node.node)
    yield from few([hook_row(hook) for hook in hooks], "hook", "hooks")
    if state in ("waits", "queued", "running"):
        holder = [held for held in moment.holder(node.node) if held.contributions]
        several = len(node.in_meta) > 1 or any(len(ranks) > 1 for ranks in node.in_meta)
        yield from few([buffer_row(trace, held, several) for held in holder], "buffer", "buffers")
    if node.kind == "leaf":
        yield from leaf_rows(trace, moment.leaf(node.tensor))
    yield from fetch_rows(trace, moment.pass_id, node.node)
    yield from state_rows(trace, moment, node.node, state, queue)
