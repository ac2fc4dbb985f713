"""What a program is shown of its own stack: Python's tools for stacks and tracebacks leave our frames out.

`print_exc()` in an `except` of the user's, `logging.exception`, an error in a thread, torch's anomaly detection, which
notes the stack of every forward call: all of them walk frames by way of the functions that are replaced here.
"""

from __future__ import annotations

import functools
import inspect
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gradscope.capture.tracebacks import cut, programs
from gradscope.capture.unseen import unseen

# Each gives (frame, where in it); inwards: the outermost frame comes first.
_WALKS = (("walk_tb", True), ("_walk_tb_with_full_positions", True), ("walk_stack", False))
_LISTS = (("getinnerframes", True), ("getouterframes", False))


def patch(_narrator: Any, patches: Any) -> None:
    """Put them in place."""
    for module, names in ((traceback, _WALKS), (inspect, _LISTS)):
        for name, inwards in names:
            original = getattr(module, name, None)
            if original is not None:
                wrap = _walk if module is traceback else _list
                patches.set(module, name, wrap(original, inwards))
    shown = threading.excepthook

    @functools.wraps(shown)
    @unseen
    def excepthook(args: Any, /) -> Any:
        error = args.exc_value
        if error is None or error.__traceback__ is None:
            return shown(args)
        trace = cut(error.__traceback__)
        return shown(threading.ExceptHookArgs((args.exc_type, error.with_traceback(trace), trace, args.thread)))

    patches.set(threading, "excepthook", excepthook)


def _walk(original: Callable[[Any], Iterable[Any]], inwards: bool) -> Callable[[Any], Iterator[Any]]:
    @functools.wraps(original)
    def walk(start: Any) -> Iterator[Any]:
        if start is None:  # from wherever this is run: nothing may stand between
            return iter(original(None))
        rows = list(original(start))
        return iter([rows[at] for at in programs([row[0] for row in rows], inwards)])

    return walk


def _list(original: Callable[..., list[Any]], inwards: bool) -> Callable[..., list[Any]]:
    @functools.wraps(original)
    def frames(*args: Any, **kwargs: Any) -> list[Any]:
        rows = original(*args, **kwargs)
        return [rows[at] for at in programs([row.frame for row in rows], inwards)]

    return frames
