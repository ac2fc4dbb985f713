"""What the parts of the narrator share: the sink, counters, what belongs to the calling thread, and how it ends."""

from __future__ import annotations

import itertools
import threading
from typing import Any

from gradscope.capture.torch.guard import say


class Local(threading.local):
    """What belongs to one thread."""

    def __init__(self) -> None:
        self.number = -1
        self.within: list[int] = [0]  # ticks of what we are inside of
        self.passes: list[Any] = []  # open passes, outermost first
        self.pop: Any = None  # the pop that is on
        self.scope: list[str] = []  # module paths
        self.paused = 0  # above 0: ops are not narrated (inside an optimizer step, a compiled region)
        self.given: list[bool] | None = None  # which seeds of the coming backward() call the user gave
        self.heap: Any = None  # the ready queue of this thread's engine
        self.at_door = False  # the engine's coming call was told of already
        self.skipped: Any = None  # set by an optimizer step that runs inside GradScaler.step


class State:
    """sink: the recorder. frames: gives the id of the user's innermost position, describes and forgets."""

    def __init__(self, sink: Any, frames: Any) -> None:
        self.narrator = self  # so that `guarded` works on the narrator itself
        self.sink = sink
        self.tick = sink.tick
        self.lazy = getattr(sink, "lazy", False)  # values are referred to, and looked at later if at all
        self.frames = frames
        self.dead = False
        self.local = Local()
        self.segment = 1
        self.open_passes = 0
        self.lock = threading.RLock()
        self._threads = itertools.count(1).__next__
        self.next_tensor = itertools.count(1).__next__
        self.next_node = itertools.count(1).__next__
        self.next_hook = itertools.count(1).__next__
        self.next_call = itertools.count(1).__next__
        self.next_pass = itertools.count(1).__next__
        self.next_finding = itertools.count(1).__next__
        self._said: set[str] = set()

    def thread(self) -> int:
        """A small number for the calling thread: 0 for the main one."""
        local = self.local
        if local.number < 0:
            main = threading.current_thread() is threading.main_thread()
            local.number = 0 if main else self._threads()
        return local.number

    def stop_after(self, fault: BaseException) -> None:
        """Stop because of a fault of our own; one line on stderr, the script goes on."""
        if not self.dead:
            self.dead = True
            text = f"{type(fault).__name__}: {str(fault).splitlines()[0] if str(fault) else ''}"
            say(f"recording stopped: {text}")
            self.sink.stop(f"fault: {text}")  # so that the record says so too

    def once(self, key: str, text: str) -> None:
        """Say a line the first time `key` comes up."""
        if key not in self._said:
            self._said.add(key)
            say(text)
