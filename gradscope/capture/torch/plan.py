"""The graph of one pass before it runs: nodes reached from the roots, in-degrees, and what grad(inputs=) leaves out."""

from __future__ import annotations

from collections import deque
from typing import Any

from gradscope.capture.torch.nodes import NodeInfo


class Plan:
    """nodes: id -> (node, what is known of it), in the order they were reached. Lives as long as its pass.

    captured: nodes whose gradient is handed out. needed: nodes whose formula runs. Without inputs all are needed.
    """

    def __init__(self, narrator: Any, starts: list[Any]) -> None:
        self.nodes: dict[int, tuple[Any, NodeInfo]] = {}
        self.captured: set[int] = set()
        self.needed: set[int] = set()
        self.partial = False
        narrator.describe_nodes(starts)
        nodes, key = self.nodes, narrator.key
        degrees: dict[int, int] = {}
        self._degrees = degrees
        todo: deque[Any] = deque()
        for node in starts:
            info = node.metadata[key]
            if info.number not in nodes:
                nodes[info.number] = (node, info)
                degrees[info.number] = 0
                todo.append((node, info))
        while todo:
            node, info = todo.popleft()
            pairs = node.next_functions
            for slot, edge in enumerate(info.edges):
                if edge is None:
                    continue
                to = edge[0]
                number = to.number
                if number in degrees:
                    degrees[number] += 1
                else:
                    degrees[number] = 1
                    end = pairs[slot][0]
                    nodes[number] = (end, to)
                    todo.append((end, to))
        self.needed = set(nodes)

    def restrict(self, captured: list[int], wanted: list[int]) -> None:
        """Only what leads to these nodes runs. captured: grad() hands their gradient out; wanted: they run."""
        self.partial = True
        self.captured = {n for n in captured if n in self.nodes}
        run = {n for n in wanted if n in self.nodes}
        before: dict[int, list[int]] = {}
        for number, (_, info) in self.nodes.items():
            for edge in info.edges:
                if edge is not None:
                    before.setdefault(edge[0].number, []).append(number)
        todo = [*run, *self.captured]
        reached = set(run)
        while todo:
            for giver in before.get(todo.pop(), ()):
                if giver not in reached:
                    reached.add(giver)
                    todo.append(giver)
        self.needed = reached

    def executes(self, number: int) -> bool:
        """Does the engine take this node from its queue?"""
        return number in self.needed or number in self.captured

    def degrees(self) -> dict[int, int]:
        """In-degree of every node that is taken from the queue, by edges of nodes that run."""
        if not self.partial:
            return self._degrees
        found = {number: 0 for number in self.nodes if self.executes(number)}
        for number in self.needed:
            for edge in self.nodes[number][1].edges:
                if edge is not None and edge[0].number in found:
                    found[edge[0].number] += 1
        return found

    def pruned(self) -> list[tuple[int, str, int, int]]:
        """Pruned tuples: nodes that are left out, and edges from nodes that run to them."""
        found = [(number, "not-needed", -1, -1) for number in self.nodes if not self.executes(number)]
        for number in sorted(self.needed):
            for slot, edge in enumerate(self.nodes[number][1].edges):
                if edge is not None and not self.executes(edge[0].number):
                    found.append((number, "not-needed", slot, 0))
        return found
