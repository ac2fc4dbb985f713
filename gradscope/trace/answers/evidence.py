"""The lines of evidence under an answer, and the places they name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def places(*frames: int) -> list[int]:
    """The known ones of these frames, each once, in this order."""
    return list(dict.fromkeys(f for f in frames if f))


def at_place(trace: Trace, frame: int) -> str:
    """` at train.py:12`; "" for no place."""
    where = trace.where(frame)
    return f" at {where}" if where else ""


def line_of(word: str, trace: Trace, frame: int, told: str) -> str:
    """A line of evidence: what role a place plays, where it is, its text, what is to be said of it; "" for no place."""
    where = trace.where(frame)
    return f"  {word:<8} {where:<16} {trace.line_text(frame)}  ({told})" if where else ""
