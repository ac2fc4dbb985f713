"""GradPlan: which part of a graph a `paddle.grad` call runs, where it takes gradients from, why the rest is left out.

Works on the user's nodes and changes none of them. Everything is iterative; a graph of a million nodes is fine.
"""

from __future__ import annotations

from collections import deque

from gradscope.core.eager.grad_node_info import GradNodeBase

Edge = tuple[GradNodeBase, int, int]

NOT_NEEDED, NO_GRAD_VAR, ENDING = "not-needed", "no-grad-var", "ending"


def edges_of(node: GradNodeBase) -> list[tuple[int, int, Edge]]:
    """(slot, rank, edge) of every edge that leaves a node."""
    found: list[tuple[int, int, Edge]] = []
    for slot, edge in enumerate(node.edges):
        if type(edge) is list:
            found += [(slot, rank, one) for rank, one in enumerate(edge) if one is not None]
        elif edge is not None:
            found.append((slot, 0, edge))
    return found


class GradPlan:
    """targets: node -> {(slot, rank): indices of the inputs whose gradient arrives there}.

    before: every node that the starts reach -> the nodes that give to it, in breadth-first order. leading: nodes with
    an edge on a way to a target. ending: targets on no way to another target; they hand out and need not run. runs:
    leading and ending ones, and `besides`. constants: in slots of tensors in no_grad_vars; no gradient is given there.
    """

    def __init__(
        self, starts: list[GradNodeBase], targets: dict[GradNodeBase, dict[tuple[int, int], list[int]]],
        constants: set[Edge],
    ) -> None:  # fmt: skip
        self.starts = starts
        self.targets = targets
        self.constants = constants
        self.before: dict[GradNodeBase, list[GradNodeBase]] = {}
        self.leading: set[GradNodeBase] = set()
        self.ending: set[GradNodeBase] = set()
        self.besides: set[GradNodeBase] = set()  # they run although they lead to no target
        self.runs: list[GradNodeBase] = []
        self._walk()
        self._lead()

    def _walk(self) -> None:
        before, constants = self.before, self.constants
        before.update((start, []) for start in self.starts)
        todo = deque(self.starts)
        while todo:
            node = todo.popleft()
            for edge in node.edges:
                if edge is None:
                    continue
                for one in edge if type(edge) is list else (edge,):
                    if one is None or (constants and one in constants):
                        continue
                    target = one[0]
                    givers = before.get(target)
                    if givers is None:
                        before[target] = [node]
                        todo.append(target)
                    else:
                        givers.append(node)

    def _lead(self) -> None:
        before, leading = self.before, self.leading
        todo = [target for target in self.targets if target in before]
        found = list(todo)
        while todo:
            for giver in before[todo.pop()]:
                if giver not in leading:
                    leading.add(giver)
                    todo.append(giver)
        self.ending = {target for target in found if target not in leading}
        self.runs = [node for node in before if node in leading or node in self.ending]

    def as_paddle(self, constants: set[Edge]) -> None:
        """What runs besides, as Paddle has it: a way to an input counts although it leads through `constants` and is
        cut there; and a node that runs and has one out slot keeps its edges where they lead to no input."""
        self.constants = constants
        reached = self._reached(through_ending=True, through_constants=False)
        self.runs = [node for node in self.runs if node in reached]
        runs = set(self.runs)
        todo = [node for node in self.runs if node in self.leading and len(node.edges) == 1]
        while todo:
            for _, _, edge in edges_of(todo.pop()):
                node = edge[0]
                if edge not in self.constants and node not in runs:
                    runs.add(node)
                    self.besides.add(node)
                    todo.append(node)
        self.runs = [node for node in reached if node in runs]

    def cuts(self, node: GradNodeBase, edge: Edge) -> bool:
        """Is an edge that leaves a node which runs cut off?"""
        if edge in self.constants:
            return True
        target = edge[0]
        if target in self.besides:
            return node not in self.besides and len(node.edges) > 1
        return target not in self.leading and target not in self.ending

    # --------------------------------------------------------------------- why the rest is left out, for a recording

    def pruned(self) -> list[tuple[GradNodeBase, str, int, int]]:
        """(node, why, slot, rank): nodes left out (slot and rank -1), and edges cut off nodes that run or end.

        why: `ending`: lies behind an input whose gradient is handed out; `no-grad-var`: leads to an input only through
        a tensor of no_grad_vars, or is reached only through one; `not-needed`: leads to no input.
        """
        runs = set(self.runs)
        ways = self._reached(through_ending=True, through_constants=True)
        found: list[tuple[GradNodeBase, str, int, int]] = []
        outside = [node for node in ways if node not in runs]
        if outside:
            direct = self._reached(through_ending=False, through_constants=False)
            not_behind = self._reached(through_ending=False, through_constants=True)
            would_lead = self._would_lead(ways) if self.constants else set()
            for node in outside:
                if node not in not_behind:
                    why = ENDING
                elif node not in direct or node in would_lead:
                    why = NO_GRAD_VAR
                else:
                    why = NOT_NEEDED
                found.append((node, why, -1, -1))
        for node in self.runs:
            for slot, rank, edge in edges_of(node):
                if edge in self.constants:
                    found.append((node, NO_GRAD_VAR, slot, rank))
                elif node in self.ending:
                    found.append((node, ENDING, slot, rank))
                elif self.cuts(node, edge):
                    found.append((node, NOT_NEEDED, slot, rank))
        return found

    def _reached(self, through_ending: bool, through_constants: bool) -> dict[GradNodeBase, None]:
        found: dict[GradNodeBase, None] = dict.fromkeys(self.starts)
        todo = deque(found)
        while todo:
            node = todo.popleft()
            if node in self.ending and not through_ending:
                continue
            for _, _, edge in edges_of(node):
                if edge[0] not in found and (through_constants or edge not in self.constants):
                    found[edge[0]] = None
                    todo.append(edge[0])
        return found

    def _would_lead(self, ways: dict[GradNodeBase, None]) -> set[GradNodeBase]:
        """Nodes that would lead to a target if no_grad_vars were empty."""
        before: dict[GradNodeBase, list[GradNodeBase]] = {}
        for node in ways:
            for _, _, edge in edges_of(node):
                before.setdefault(edge[0], []).append(node)
        found: set[GradNodeBase] = set()
        todo = [target for target in self.targets if target in ways]
        found.update(todo)
        while todo:
            for giver in before.get(todo.pop(), ()):
                if giver not in found:
                    found.add(giver)
                    todo.append(giver)
        return found
