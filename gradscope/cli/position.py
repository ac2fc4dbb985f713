"""Positions as people type them on the command line, and the one they most likely want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace.errors import UsageError

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def step_of(trace: Trace, text: str) -> int:
    """The step (from 0) that `b9p7`, `e31`, `n12`, `:18`, `error` or a name means. Raises UsageError."""
    from gradscope.trace.query import PositionError, parse_position

    try:
        return parse_position(trace, text)
    except PositionError as error:
        raise UsageError(f"--at {text}: {error}") from None


def best(trace: Trace) -> str:
    """Where a person wants to look first: `error`, else the worst finding's step `e31`, else ""."""
    if any(info.error is not None for info in trace.passes):
        return "error"
    from gradscope.trace.answers import verdict

    worst = verdict(trace)
    return f"e{worst.step + 1}" if worst is not None and worst.step >= 0 else ""
