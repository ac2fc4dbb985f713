"""What a hand-written trace must show: a position, a question to the moment there, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Shows:
    """at: `b1p2` (its pop step), `b1p2$` (its last step), `b1` / `b1$` (first / last step of a pass), `end`, or
    `kind:n` (the nth step of a kind). ask: an expression over the moment `m` and the trace `t`. want: its value."""

    at: str
    ask: str
    want: Any
