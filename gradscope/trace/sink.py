"""What every recorder is (to a file, in flight): checked options, one lock, one end, and silence in a forked child."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from gradscope.trace.errors import UsageError
from gradscope.trace.records import Failure
from gradscope.trace.running import release
from gradscope.trace.values import NONE, POLICIES

OPAQUE, EAGER = "opaque", "eager"


class Sink:
    """The part of a recorder that does not depend on where records go.

    values: may a producer hand over arrays (False: it passes None). is_open: are records still taken. tick: the next
    tick, from 1. guard: shall an engine raise where otherwise it would only write a finding. compiled: what becomes of
    compiled functions, `opaque` (they run as they would, unseen) or `eager` (they run uncompiled). scaled: a producer
    says here that a loss scaler is in use.
    """

    flat = True  # flat records are taken (see `schema/flat.py`)
    guard = False
    compiled = OPAQUE

    def __init__(self, path: str | os.PathLike[str], values: str, max_bytes: int) -> None:
        """Raises UsageError for an unknown value policy or a budget of nothing."""
        if values not in POLICIES:
            raise UsageError(f"--values {values}: choose one of {', '.join(POLICIES)}")
        if max_bytes <= 0:
            raise UsageError(f"--max-bytes {max_bytes}: a record needs some room; write for example 256M")
        self.path = Path(path)
        self.tick: Callable[[], int] = itertools.count(1).__next__
        self.values = values != NONE
        self.is_open = False
        self._pending: list[Any] = []
        self._lock = threading.RLock()
        self._busy = False  # a record is being taken, by this thread or another
        self._closed = False
        self._faulted = False  # a fault was reported: its consequences need no line of their own
        self._close_later: tuple[Failure | None, int | None, str] | None = None
        self._pid = os.getpid()

    def close(self, error: Failure | None = None, exit_code: int | None = None, why: str = "end") -> None:
        """End the recording."""
        raise NotImplementedError

    def _is_ours(self) -> bool:
        """False in a child process, whichever way it was forked; then nothing may touch the file any more."""
        if os.getpid() != self._pid:
            self._go_inert()
            return False
        return True

    def _go_inert(self) -> None:
        """In a forked child: let go of everything, write nothing, let others record."""
        self._closed = True
        self._let_go_in_child()
        release(self)

    def _let_go_in_child(self) -> None:
        raise NotImplementedError

    def _close_if_asked(self) -> None:
        """`close` was called while a record was being taken: do it now."""
        if self._close_later is not None and not self._busy:
            asked, self._close_later = self._close_later, None
            self.close(*asked)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()
