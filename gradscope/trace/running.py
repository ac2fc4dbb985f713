"""The one recorder this process may have open, what becomes of recorders in a forked child, and how they speak up."""

from __future__ import annotations

import os
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gradscope.trace.errors import GradscopeError, RecordingInProgress

_active: Any = None
_everyone: weakref.WeakSet[Any] = weakref.WeakSet()
_guard = threading.Lock()


def active() -> Any:
    """The open recorder of this process, of whatever kind."""
    return _active


@contextmanager
def becoming_active(recorder: Any) -> Iterator[None]:
    """Make `recorder` the open one, unless the block inside raises. Raises RecordingInProgress when there is one."""
    global _active
    with _guard:
        if _active is not None:
            raise RecordingInProgress(
                f"this process is already recording into {_active.path}; end that one before you begin another"
            )
        yield
        _active = recorder
    _everyone.add(recorder)


def release(recorder: Any) -> None:
    """`recorder` is not open any more."""
    global _active
    if _active is recorder:
        _active = None


def _after_fork_in_child() -> None:
    """A child of a recorded script does not record; its copy of the lock may be held by a thread it does not have."""
    global _guard
    _guard = threading.Lock()
    for recorder in list(_everyone):
        recorder._lock = threading.RLock()
        recorder._busy = False
        recorder._go_inert()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork_in_child)


def brief(fault: BaseException) -> str:
    """A fault in one line."""
    text = fault.message if isinstance(fault, GradscopeError) else f"{type(fault).__name__}: {fault}"
    return " ".join(text.split())[:300]


def say(text: str) -> None:
    """One line on the process's own stderr, wherever the script may have sent `sys.stderr`."""
    try:
        if sys.__stderr__ is not None:
            print(f"gradscope: {text}", file=sys.__stderr__, flush=True)
    except Exception:  # a closed stderr is no reason to disturb the script
        pass
