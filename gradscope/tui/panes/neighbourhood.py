"""Which nodes pane 2 shows: those within k hops of the current one, in the pass, never more than a screenful."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gradscope.trace.near import Link, fan_out, links_from, links_to

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment

MOST = 48  # nodes shown at most
FAN = 12  # neighbours followed per node and direction


@dataclass(slots=True)
class Neighbourhood:
    """distance: hops of each node shown from the center. below: links to shown nodes, in slot order, one list a node.

    roots: shown nodes nothing shown gives to. hidden: how many nodes each shown one gives to that are not shown.
    above: for a root the givers that are not shown. givers: how many shown nodes give to a node.
    """

    distance: dict[int, int] = field(default_factory=dict)
    below: dict[int, list[list[Link]]] = field(default_factory=dict)
    roots: list[int] = field(default_factory=list)
    hidden: dict[int, int] = field(default_factory=dict)
    above: dict[int, list[int]] = field(default_factory=dict)
    givers: dict[int, int] = field(default_factory=dict)


def around(moment: Moment, center: int, radius: int) -> Neighbourhood:
    """Breadth first over edges in both directions; cost depends on what is shown, not on the graph."""
    near = Neighbourhood()
    if not center:
        return near
    trace = moment.trace
    inside = _membership(moment, center)
    near.distance[center] = 0
    todo = deque([center])
    while todo and len(near.distance) < MOST:
        node = todo.popleft()
        if near.distance[node] >= radius:
            continue
        ends = [link.dst for link in links_from(trace, node, FAN)] + [link.src for link in links_to(trace, node, FAN)]
        for other in ends:
            if other not in near.distance and inside(other) and len(near.distance) < MOST:
                near.distance[other] = near.distance[node] + 1
                todo.append(other)
    given: set[int] = set()
    for node in near.distance:
        links = links_from(trace, node, MOST)
        ways: dict[int, list[Link]] = {}
        for link in links:
            if link.dst in near.distance and link.dst != node:
                ways.setdefault(link.dst, []).append(link)
        near.below[node] = list(ways.values())
        near.hidden[node] = len({link.dst for link in links} - set(near.distance)) + fan_out(trace, node) - len(links)
        given.update(ways)
        for other in ways:
            near.givers[other] = near.givers.get(other, 0) + 1
    near.roots = sorted((node for node in near.distance if node not in given), reverse=True)
    for root in near.roots:
        near.above[root] = [
            node for node in dict.fromkeys(link.src for link in links_to(trace, root, FAN)) if inside(node)
        ]
    return near


class _membership:
    """Whether a node belongs on the picture: of the same pass as the center, or built at all when no pass is open."""

    def __init__(self, moment: Moment, center: int) -> None:
        self.moment = moment
        self.all = not moment.pass_id or moment.state(center) in ("idle", "unborn")

    def __call__(self, node: int) -> bool:
        state = self.moment.state(node)
        return state != "unborn" if self.all else state not in ("idle", "unborn")
