"""`--break` without flight mode: an ordinary record that ends with the pass in which something goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.trace.recorder import Recorder
from gradscope.trace.watch import WATCHED, Watch


class BreakingRecorder(Recorder):
    """A Recorder that takes no more once something of `breaks` happened. on_stop: called once when that is so."""

    def __init__(self, path: Any, *, breaks: frozenset[str], **options: Any) -> None:
        """As Recorder."""
        super().__init__(path, **options)
        self.on_stop: Callable[[], None] | None = None
        self._watch = Watch(breaks, self.tick)
        self.watches = self._watch.looks

    def emit(self, record: Any) -> None:
        """Take a record; as Recorder."""
        finding = None
        if self.is_open and type(record) in WATCHED:
            try:
                self._watch.scaled = self.scaled
                finding = self._watch.see(record)
            except Exception as error:
                self._fail(error)
        super().emit(record)
        if finding is not None:
            super().emit(finding)

    def emit_later(self, record: Any) -> None:
        """Take a record; as Recorder."""
        (self.emit if type(record) in WATCHED else super().emit_later)(record)

    def segment_end(self) -> None:
        """A top-level pass is over; as Recorder."""
        super().segment_end()
        self._watch.segment_ended()
        self._stop_if_bad()

    def _stop_if_bad(self) -> None:
        if self._watch.cause and self.is_open:
            self.stop(f"break: {self._watch.cause}")
            if self.on_stop is not None:
                self.on_stop()
