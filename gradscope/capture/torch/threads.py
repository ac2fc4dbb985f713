"""Threads: torch's modes belong to a thread, so every thread that starts while recording gets ours."""

from __future__ import annotations

import functools
import threading
from typing import Any

from gradscope.capture.unseen import unseen


def patch(narrator: Any, patches: Any) -> None:
    """Wrap what every thread runs first."""
    original = threading.Thread._bootstrap_inner  # type: ignore[attr-defined]

    @functools.wraps(original)
    @unseen
    def _bootstrap_inner(self: Any) -> Any:
        if narrator.dead:
            return original(self)
        with narrator.listening():
            return original(self)

    patches.set(threading.Thread, "_bootstrap_inner", _bootstrap_inner)
