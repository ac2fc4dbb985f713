"""How big a drawing may be: an estimate of what `dot` will spend on it, and the message when it is too much.

Layout time follows the sum of the ranks its edges span (each rank crossed is a virtual node), not the node count:
a chain of 300 steps sharing three weights takes `dot` minutes. Measured: cost 500 takes 0.3 s, 1,600 about 2–4 s,
20,000 more than a minute.
"""

from __future__ import annotations

from collections import defaultdict

from gradscope.render.errors import RenderError
from gradscope.render.scene import Scene

MAX_BOXES = 250
MAX_COST = 1500
MAX_NODES = 5000
SECONDS = 10.0


def ranks(boxes: list[str], edges: list[tuple[str, str]]) -> dict[str, int]:
    """Rank of each box, the top one 0: below every box that leads to it, sources pulled down next to their reader.

    Iterative; edges must be acyclic (an edge of a cycle is ignored).
    """
    out: defaultdict[str, list[str]] = defaultdict(list)
    needs = dict.fromkeys(boxes, 0)
    for tail, head in edges:
        out[tail].append(head)
        needs[head] += 1
    rank = dict.fromkeys(boxes, 0)
    ready = [box for box in boxes if needs[box] == 0]
    sources = set(ready)
    order = []
    while ready:
        box = ready.pop()
        order.append(box)
        for head in out[box]:
            rank[head] = max(rank[head], rank[box] + 1)
            needs[head] -= 1
            if needs[head] == 0:
                ready.append(head)
    for box in reversed(order):
        if box in sources and out[box]:
            rank[box] = min(rank[head] for head in out[box]) - 1
    return rank


def dot_cost(scene: Scene) -> int:
    """Sum of rank spans over all lines of the scene: about the number of virtual nodes `dot` will place."""
    rank = ranks([box.id for box in scene.boxes], [(line.tail, line.head) for line in scene.lines])
    return sum(max(1, rank[line.head] - rank[line.tail]) for line in scene.lines)


def too_big(scene: Scene) -> str:
    """Why the scene is not laid out, or "" when it may be."""
    if len(scene.boxes) > MAX_BOXES:
        return f"{len(scene.boxes):,} boxes, and a layout is only readable up to {MAX_BOXES}"
    cost = dot_cost(scene)
    if cost > MAX_COST:
        return f"its edges span {cost:,} ranks, and dot gets slow above {MAX_COST:,}"
    return ""


def refuse(why: str) -> RenderError:
    """The error for a graph that is too big, with what to do instead."""
    return RenderError(
        f"this graph is too big to draw as a picture: {why}. Export DOT instead (-T dot), which has no limit, or look "
        "at the neighbourhood of one node in the viewer (gradscope view, pane 2)."
    )


def require_drawable(scene: Scene) -> None:
    """Raise RenderError when the scene is too big to lay out."""
    why = too_big(scene)
    if why:
        raise refuse(why)


def require_few(nodes: int) -> None:
    """Raise RenderError for so many nodes that even the scene is not worth building (about a millisecond each)."""
    if nodes > MAX_NODES:
        raise refuse(f"{nodes:,} nodes, and a layout is only readable up to {MAX_BOXES}")
