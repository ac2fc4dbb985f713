"""Trace and position → Scene: which boxes and lines the backward graph of a pass has at that moment."""

from __future__ import annotations

from pathlib import PurePath

from gradscope.render.edges import edge_lines
from gradscope.render.ends import cut_marks, root_marks
from gradscope.render.graph import chosen_pass, made_so_far, pass_info, scopes_of
from gradscope.render.nodes import node_box
from gradscope.render.scene import Scene
from gradscope.render.words import shorten
from gradscope.render.writes import write_marks
from gradscope.trace.answers import why
from gradscope.trace.graph import pass_graph
from gradscope.trace.moment import Moment
from gradscope.trace.trace import Trace


def scene_at(trace: Trace, k: int, *, pass_id: int | None = None) -> Scene:
    """The scene after step `k` (0-based; negative from the end): the graph of the pass there, or of `pass_id`.

    Between passes that is the last one; before the first, every node made so far. Raises RenderError for a pass that
    is not in the trace, IndexError for a step outside it. Boxes stand loss first (nodes in falling order of
    creation), so the same trace gives the same scene.
    """
    moment = trace.moment(k, chosen_pass(trace, k, pass_id))
    graph = pass_graph(trace, moment.pass_id, moment.k) if moment.pass_id else made_so_far(trace, moment.k)
    nodes = [node for node in sorted(graph, reverse=True) if moment.state(node) != "unborn"]
    made = {node: found for node in nodes if (found := trace.node(node)) is not None}
    queue = moment.queue()
    scopes = scopes_of(trace, graph, made)
    boxes = [node_box(trace, moment, made[node], queue, scopes.get(node, "")) for node in nodes if node in made]
    stale = {box.id for box in boxes if "wrapper-stale" in box.classes}
    roots, root_lines = root_marks(trace, moment.pass_id, made)
    writes, write_lines = write_marks(trace, moment, [node for node in made if f"n{node}" in stale], scopes)
    cuts, cut_lines = cut_marks(trace, made, scopes)
    lines = list(edge_lines(trace, graph, moment, made))
    return Scene(
        heading=_heading(trace, moment),
        verdict=_verdict(trace, moment),
        boxes=(*roots, *writes, *boxes, *cuts),
        lines=(*root_lines, *write_lines, *lines, *cut_lines),
    )


def _heading(trace: Trace, moment: Moment) -> tuple[str, ...]:
    """Script and pass; position and producer."""
    script = PurePath(trace.began.script).name or "recording"
    info = pass_info(trace, moment.pass_id)
    first = script
    if info is not None:
        line = trace.location(info.frame)[1]
        text = shorten(trace.line_text(info.frame), 50)
        first += f" · pass b{info.pass_id}" + (f" · {text} :{line}" if text else f" · {info.kind}()")
    second = f"after step e{moment.k + 1} of {len(trace.steps)}"
    if info is not None and moment.pop:
        second += f" · pop p{moment.pop} of {info.pops}"
    return first, f"{second} · gradscope, {trace.began.producer}"


def _verdict(trace: Trace, moment: Moment) -> str:
    """The worst that can be said at this moment about this pass, in one line; "" when nothing went wrong."""
    for answer in why(trace):
        if answer.severity != "note" and answer.pass_id == moment.pass_id and 0 <= answer.step <= moment.k:
            return answer.title
    return ""
