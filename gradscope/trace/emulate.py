"""Facts of a backward pass that a producer cannot observe and works out: the ready queue, in-degrees, holders.

The queue is data: a policy (`TraceBegan.queue_policy`) names one of the queues here. `PADDLE` is a double-ended queue
with leaves pushed to the front. `TORCH` is a binary heap on (depth of nesting, sequence number) that orders ties as
libstdc++'s `push_heap` and `pop_heap` do, element for element, because torch pops nodes of equal number (all leaves
are) in exactly that order.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from gradscope.trace.schema.pops import ADD, BACK, COPY, FRONT, NO, SORTED, UNDEFINED

PADDLE: dict[str, Any] = {"kind": "deque", "leaf": "front"}
TORCH: dict[str, Any] = {"kind": "heap", "key": "sequence_nr", "ties": "libstdc++", "nested": "first"}

Key = tuple[int, int]  # (depth of the nested pass, sequence number): the larger is popped first


class PaddleDeque:
    """Leaves go to the front, everything else to the back."""

    def __init__(self) -> None:
        self._nodes: deque[Any] = deque()

    def __len__(self) -> int:
        return len(self._nodes)

    def push(self, node: Any, key: Key = (0, 0), *, leaf: bool = False) -> str:
        """Put a node in; gives FRONT or BACK."""
        if leaf:
            self._nodes.appendleft(node)
            return FRONT
        self._nodes.append(node)
        return BACK

    def pop(self) -> Any:
        """Take the first node out. Raises IndexError when there is none."""
        return self._nodes.popleft()

    def order(self) -> list[Any]:
        """What is in it, front first."""
        return list(self._nodes)


class TorchHeap:
    """`std::priority_queue` over a vector, as libstdc++ implements it."""

    def __init__(self) -> None:
        self._heap: list[tuple[Key, Any]] = []

    def __len__(self) -> int:
        return len(self._heap)

    def push(self, node: Any, key: Key = (0, 0), *, leaf: bool = False) -> str:
        """Put a node in; gives SORTED."""
        self._heap.append((key, node))
        _sift_up(self._heap, len(self._heap) - 1, 0, (key, node))
        return SORTED

    def top(self) -> Any:
        """What `pop` would give; None when empty."""
        return self._heap[0][1] if self._heap else None

    def pop(self) -> Any:
        """Take the node of the highest priority out. Raises IndexError when there is none."""
        heap = self._heap
        first = heap[0]
        last = heap.pop()
        if heap:
            _adjust(heap, last)
        return first[1]

    def take(self, node: Any) -> bool:
        """Take this node out if it is first; was it?"""
        heap = self._heap
        if not heap or heap[0][1] != node:
            return False
        last = heap.pop()
        if heap:
            _adjust(heap, last)
        return True

    def remove(self, node: Any) -> bool:
        """Take out a node that the engine ran although it was not first; was it there?"""
        for i, (_, held) in enumerate(self._heap):
            if held == node:
                rest = self._heap[:i] + self._heap[i + 1 :]
                self._heap = []
                for key, one in rest:
                    self.push(one, key)
                return True
        return False

    def order(self) -> list[Any]:
        """What is in it, in the order it would be popped."""
        copy = TorchHeap()
        copy._heap = list(self._heap)
        return [copy.pop() for _ in range(len(copy))]


def queue_of(policy: dict[str, Any]) -> PaddleDeque | TorchHeap:
    """The queue a policy describes. Raises ValueError for a kind that is not known."""
    kind = policy.get("kind", "deque")
    if kind == "deque":
        return PaddleDeque()
    if kind == "heap" and policy.get("ties") == "libstdc++":
        return TorchHeap()
    raise ValueError(f"no queue for policy {policy}")


def _sift_up(heap: list[tuple[Key, Any]], hole: int, top: int, value: tuple[Key, Any]) -> None:
    """std::__push_heap: an element moves up while its parent is smaller (not while it is equal)."""
    parent = (hole - 1) // 2
    while hole > top and heap[parent][0] < value[0]:
        heap[hole] = heap[parent]
        hole = parent
        parent = (hole - 1) // 2
    heap[hole] = value


def _adjust(heap: list[tuple[Key, Any]], value: tuple[Key, Any]) -> None:
    """std::__adjust_heap from the root: the hole goes down along the larger child (the right one of equals) to the
    bottom, then `value` moves up from there."""
    length, hole, child = len(heap), 0, 0
    while child < (length - 1) // 2:
        child = 2 * (child + 1)
        if heap[child][0] < heap[child - 1][0]:
            child -= 1
        heap[hole] = heap[child]
        hole = child
    if length % 2 == 0 and child == (length - 2) // 2:
        child = 2 * (child + 1)
        heap[hole] = heap[child - 1]
        hole = child - 1
    _sift_up(heap, hole, 0, value)


class Waiting:
    """In-degrees and holders of one pass, as they change while edges are walked.

    degrees: node -> edges of this pass that lead to it. add: how two gradients are summed (None: values are off).
    """

    def __init__(self, degrees: dict[int, int], add: Callable[[Any, Any], Any]) -> None:
        self.left = dict(degrees)
        self._add = add
        self._held: dict[tuple[int, int], Any] = {}  # (node, slot) -> value, None when it is not known
        self._count: dict[tuple[int, int], int] = {}

    def seed(self, node: int, slot: int, value: Any) -> None:
        """What a root brings before the first pop."""
        self._bring(node, slot, value)

    def give(self, node: int, slot: int, value: Any, defined: bool) -> tuple[str, int, Any, Any]:
        """Walk one edge: (COPY, ADD or UNDEFINED, in-degree left, buffer before and after an ADD)."""
        left = self.left[node] = self.left.get(node, 0) - 1
        if not defined:
            return UNDEFINED, left, None, None
        key = (node, slot)
        if key not in self._count:
            self._count[key] = 1
            self._held[key] = value
            return COPY, left, None, None
        before = self._held[key]
        self._bring(node, slot, value)
        return ADD, left, before, self._held[key]

    def _bring(self, node: int, slot: int, value: Any) -> str:
        key = (node, slot)
        count = self._count.get(key, 0)
        self._count[key] = count + 1
        if not count:
            self._held[key] = value
            return COPY
        held = self._held[key]
        self._held[key] = None if held is None or value is None else self._add(held, value)
        return ADD

    def take(self, node: int, slots: Iterable[int]) -> dict[int, tuple[Any, int]]:
        """The node is popped: slot -> (value or None, contributions); the holder is gone then."""
        return {slot: self.take_slot(node, slot) for slot in slots}

    def take_slot(self, node: int, slot: int) -> tuple[Any, int]:
        """The same for one slot: (value or None, contributions)."""
        key = (node, slot)
        return self._held.pop(key, None), self._count.pop(key, 0)


__all__ = ["NO", "PADDLE", "TORCH", "PaddleDeque", "TorchHeap", "Waiting", "queue_of"]
