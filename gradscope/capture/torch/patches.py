"""Attributes of torch's classes and modules that are replaced while recording, and put back afterwards."""

from __future__ import annotations

from typing import Any

_MISSING = object()


class Patches:
    """What was replaced, newest last."""

    def __init__(self) -> None:
        self._done: list[tuple[Any, str, Any, Any]] = []

    def set(self, owner: Any, name: str, value: Any) -> Any:
        """Replace `owner.name`; gives what was there (the raw attribute: a classmethod stays one)."""
        old = vars(owner).get(name, _MISSING)
        self._done.append((owner, name, old, value))
        setattr(owner, name, value)
        return None if old is _MISSING else old

    def undo(self) -> None:
        """Put everything back, unless somebody else has replaced it since (ours then passes everything through)."""
        while self._done:
            owner, name, old, value = self._done.pop()
            if vars(owner).get(name) is not value:
                continue
            if old is _MISSING:
                delattr(owner, name)
            else:
                setattr(owner, name, old)
