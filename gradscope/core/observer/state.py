"""What the parts of the Observer share: ids, what belongs to the calling thread, counters of one recording."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from typing import Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.observer.ids import Registry


class _Local(threading.local):
    """What belongs to one thread: ops that have begun, casts that wait for theirs, what we are inside of."""

    number = -1

    def __init__(self) -> None:
        self.ops: list[Any] = []  # OpNotes
        self.casts: list[Any] = []
        self.within: list[int] = [0]
        self.passes: list[Any] = []
        self.pop: Any = None
        self.scope: list[str] = []
        self.last_call = 0


class State(Registry):
    """sink: takes the records. frame: the id of the user's innermost position (0: unknown); may have `describe` and
    `forget`. gate: called as gate(pass_id, pop, node) before each pop when set."""

    def __init__(self, sink: Any, frame: Callable[[], int] = lambda: 0) -> None:
        super().__init__(sink)
        self.frame = frame
        self.describe_frame = getattr(frame, "describe", self.describe_frame)
        self.forget_frames: Callable[[], None] = getattr(frame, "forget", lambda: None)
        self.gate: Callable[[int, int, int], None] | None = None
        self.dead = False
        self.local = _Local()
        self._threads = itertools.count().__next__
        self.next_call = itertools.count(1).__next__
        self.next_pass = itertools.count(1).__next__
        self.next_finding = itertools.count(1).__next__
        self.open_passes = 0
        self.sites: dict[tuple[Any, ...], int] = {}
        self.sites_told: set[int] = set()
        self._pairs: dict[Any, int] = {}
        self._pair_fns: list[Any] = []

    def thread(self) -> int:
        """A small number for the calling thread: 0 for the first one seen."""
        local = self.local
        if local.number < 0:
            local.number = self._threads()
        return local.number

    def node_id(self, node: GradNodeBase) -> int:
        """The id of a node, described in this segment."""
        return self.node(node)
