"""What the narrator of the hand-written traces works on: tensors and nodes of a made-up engine, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.trace import records as R
from handmade.ops import Op


class Killed(Exception):
    """The process is gone: nothing more is written."""


class Failed(Exception):
    """A pass raised."""

    def __init__(self, failure: R.Failure) -> None:
        super().__init__(failure.text)
        self.failure = failure


class T:
    """A tensor of the made-up engine."""

    def __init__(self, ident: int, array: Any, storage: int, name: str = "", stop: bool = True) -> None:
        self.id, self.array, self.storage, self.name, self.stop = ident, array, storage, name, stop
        self.node: Node | None = None
        self.slot = self.rank = 0
        self.leaf: Node | None = None
        self.grad: Any = None

    @property
    def meta(self) -> R.Meta:
        return R.Meta(tuple(self.array.shape), self.array.dtype.name)


class Node:
    """A node of the made-up engine. edges: per out slot a list over ranks of (node, slot, rank) or None."""

    def __init__(self, ident: int, name: str) -> None:
        self.id, self.name = ident, name
        self.op: Op | None = None
        self.edges: list[list[tuple[Node, int, int] | None]] = []
        self.shapes: list[Any] = []
        self.saved: list[tuple[str, T, int]] = []
        self.tensor: T | None = None
        self.hooks: list[tuple[int, Callable[[Any], Any]]] = []
        self.reduce: list[tuple[int, Callable[[], None]]] = []
        self.cleared = False
        self.record: R.NodeMade | None = None
