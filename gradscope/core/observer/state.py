"""What the parts of the Observer share: ids, what belongs to the calling thread, counters of one recording."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from typing import Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.observer.ids import Registry
from gradscope.core.observer.layers import LayerPaths


class Here:
    """What belongs to one thread: ops that have begun, casts that wait for theirs, what we are inside of."""

    __slots__ = (
        "at",
        "casts",
        "hidden",
        "last_call",
        "nonfinite",
        "number",
        "ops",
        "packs",
        "passes",
        "pop",
        "rewritten",
        "scope",
        "within",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.at = 0  # the user's position while one call of ours changes many tensors
        self.ops: list[Any] = []  # OpNotes
        self.packs: list[tuple[Any, Any]] = []  # (OpNote, pack hook that ran for what it saves)
        self.casts: list[Any] = []
        self.within: list[int] = [0]
        self.passes: list[Any] = []
        self.pop: Any = None
        self.scope: list[str] = []
        self.hidden = 0  # above 0: ops are not told, what they are done for is (an optimizer's step)
        self.last_call = 0
        self.nonfinite: list[dict[str, Any]] = []  # findings that wait for the record of their op
        self.rewritten: Any = ()  # histories that the in-place op that runs has rewritten, see `rewritten.py`


class _Local(threading.local):
    """here: the Here of the calling thread. The main thread is number 0, the others count from 1 as they are seen."""

    def __init__(self, number: Callable[[], int]) -> None:
        main = threading.current_thread() is threading.main_thread()
        self.here = Here(0 if main else number())


class State(Registry):
    """sink: takes the records. frame: the id of the user's innermost position (0: unknown); may have `describe`,
    `forget` and `of_op`. gate: called as gate(pass_id, pop, node) before each pop when set."""

    def __init__(self, sink: Any, frame: Callable[[], int] = lambda: 0) -> None:
        super().__init__(sink)
        self.frame = frame
        self.op_frame = getattr(frame, "of_op", frame)  # the same, asked by `op_began`
        self.describe_frame = getattr(frame, "describe", self.describe_frame)
        self.forget_frames: Callable[[], None] = getattr(frame, "forget", lambda: None)
        self.gate: Callable[[int, int, int], None] | None = None
        self.holders: Callable[[int, Any], None] | None = None  # called at the end of a top-level pass when set
        self.dead = False
        self.threads = _Local(itertools.count(1).__next__)
        self.layer_paths = LayerPaths(self)
        self.next_call = itertools.count(1).__next__
        self.next_pass = itertools.count(1).__next__
        self.next_finding = itertools.count(1).__next__
        self.open_passes = 0
        self.sites: dict[tuple[Any, ...], int] = {}
        self.sites_told: set[int] = set()
        self.site_records: dict[int, Any] = {}  # SiteSeen of each
        self.quick_sites: dict[Any, Any] = {}  # what `quick.py` laid out
        self.quick_pops: dict[Any, Any] = {}

    @property
    def local(self) -> Here:
        """What belongs to the calling thread."""
        here: Here = self.threads.here
        return here

    def thread(self) -> int:
        """A small number for the calling thread: 0 for the main one."""
        number: int = self.threads.here.number
        return number

    def node_id(self, node: GradNodeBase) -> int:
        """The id of a node, described in this segment."""
        return self.node(node)
