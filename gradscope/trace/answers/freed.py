"""A graph run backward twice: which node had been freed, by which pass, and what to change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.target import Target, resolve

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def freed(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """One `freed` answer per pass that stopped at a node whose saved tensors an earlier pop had cleared.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    found: list[Answer] = []
    for info in trace.passes:
        before = freed_before(trace, info.pass_id, info.failed_pop) if info.failed_pop else None
        ran = trace.pop_record(info.pass_id, info.failed_pop) if before is not None else None
        if before is None or ran is None:
            continue
        earlier, pop = before
        first = trace.pass_info(earlier)
        frames = [f for f in (first.frame, info.frame, trace.node_frame(ran.node)) if f]
        if not about.covers(trace, ran.node, 0, frames):
            continue
        node, here = trace.names.node(ran.node), trace.where(info.frame) or f"b{info.pass_id}"
        there = trace.where(first.frame) or f"b{earlier}"
        title = (
            f"{node}: its saved tensors were freed by b{earlier} at {there}; b{info.pass_id} at {here} runs over it "
            f"again and stops at p{info.failed_pop}"
        )
        made = trace.where(trace.node_frame(ran.node)) or "before the recording"
        lines = [
            f"  made     {made}  {trace.names.node_expr(ran.node)}",
            f"  freed    {there}  {trace.line_text(first.frame)}  (b{earlier}p{pop})",
            f"  needed   {here}  {trace.line_text(info.frame)}  (b{info.pass_id}p{info.failed_pop})",
            f"  remedy   pass retain_graph=True at {there}, or run the forward again",
        ]
        step = trace.steps.pop_end(info.pass_id, info.failed_pop)
        found.append(
            Answer(
                "freed", title, lines, "error", frames, ran.node, 0, info.pass_id, info.failed_pop,
                -1 if step is None else step, f"freed|{there}|{here}", {"freed_by": earlier, "freed_at_pop": pop},
            )
        )  # fmt: skip
    return found


# How PyTorch says it: its formulas find out when they reach for a saved tensor, so the pop has begun to compute.
_SAID = "backward through the graph a second time"


def freed_before(trace: Trace, pass_id: int, pop: int) -> tuple[int, int] | None:
    """(pass, pop) that had cleared the node of a failed pop; None when that is not why it failed."""
    ran = trace.pop_record(pass_id, pop)
    start = trace.steps.pop_start(pass_id, pop)
    if ran is None or start is None or ran.error is None or any(not w.ok for w in ran.checks):
        return None
    if ran.computed and _SAID not in ran.error.text:
        return None
    c = trace.columns
    low, high = (int(np.searchsorted(c["cleared.node"], ran.node, side)) for side in ("left", "right"))
    steps = c["cleared.step"][low:high]
    earlier = steps[steps < start]
    if not len(earlier):
        return None
    step = trace.steps[int(earlier[-1])]
    return (step.pass_id, step.pop) if isinstance(trace.record(step.row), R.NodeRan) else None
