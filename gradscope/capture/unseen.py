"""Standing between a program and what it calls without being counted: warnings say the lines they say unrecorded.

Python and torch find the line a warning is about by counting frames. Two things keep ours out of it. Functions marked
`unseen` carry a file name that the counting passes over, as it does the import system's own. And a function of torch's
that is written in C warns about the frame it is called from: it is called from a stand-in, a frame with the file, line
and globals of the one that would have called it.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeVar

# `warnings` passes over frames whose file has both "importlib" and "_bootstrap" in its name.
UNSEEN = "<frozen importlib._bootstrap: gradscope>"
F = TypeVar("F", bound=Callable[..., Any])


def unseen(function: F) -> F:
    """Mark a function that calls on behalf of the program."""
    function.__code__ = function.__code__.replace(co_filename=UNSEEN)
    return function


def _stand_in(gradscope_calls, args, kwargs): return gradscope_calls(*args, **kwargs)  # type: ignore[no-untyped-def]  # fmt: skip


_CODE = _stand_in.__code__  # one line long, so that it has one line wherever it is said to begin
_MARK = _CODE.co_varnames[:1]


def is_ours(code: CodeType) -> bool:
    """Is it one of the two?"""
    return code.co_filename is UNSEEN or code.co_filename == UNSEEN or code.co_varnames[:1] == _MARK


def on_the_ground(function: Callable[..., Any], *args: Any) -> Any:
    """Call it as if nothing lay below: a warning about a frame that is not there names `sys`. So do the frames here, as
    many as anybody counts beyond the end."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        warnings.warn("", stacklevel=1 << 20)
    code = _CODE.replace(co_filename=told[0].filename, co_firstlineno=told[0].lineno)
    ground = FunctionType(code, sys.__dict__)
    return ground(ground, (ground, (ground, (function, args, {}), {}), {}), {})


class StandIns:
    """`stand_ins(frame)(function, args, kwargs)` calls `function` as if `frame` did.

    Codes are kept by position; the functions are made anew, so that nobody's globals are kept alive.
    """

    def __init__(self) -> None:
        self._codes: dict[tuple[int, int], CodeType] = {}
        self._alive: list[CodeType] = []  # keeps `id(code)` from being given to another code object

    def __call__(self, frame: FrameType) -> FunctionType:
        code = self._codes.get((id(frame.f_code), frame.f_lasti))
        return FunctionType(code if code is not None else self._new(frame), frame.f_globals)

    def _new(self, frame: FrameType) -> CodeType:
        self._alive.append(frame.f_code)
        code = _CODE.replace(
            co_filename=frame.f_code.co_filename, co_name=frame.f_code.co_name, co_qualname=frame.f_code.co_qualname,
            co_firstlineno=frame.f_lineno or 0,
        )  # fmt: skip
        self._codes[(id(frame.f_code), frame.f_lasti)] = code
        return code
