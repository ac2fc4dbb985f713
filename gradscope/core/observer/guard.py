"""A fault of the observer never reaches the user's program: it ends the recording and says so in one line."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def stop_after(fault: BaseException) -> None:
    """Stop listening because of a fault of our own; one line on stderr."""
    from gradscope.core import observer

    if observer.current is None:
        return
    told, observer.current = observer.current, None
    told.dead = True
    text = f"{type(fault).__name__}: {str(fault).splitlines()[0] if str(fault) else ''}"
    print(f"gradscope: recording stopped: {text}", file=sys.stderr)
    stop = getattr(told.sink, "stop", None)  # so that the record says so too
    if stop is not None:
        stop(f"fault: {text}")


def guarded(method: F) -> F:
    """A method of the observer whose faults end the recording; it then returns None."""

    @functools.wraps(method)
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return method(self, *args, **kwargs)
        except Exception as fault:
            stop_after(fault)
            return None

    return call  # type: ignore[return-value]
