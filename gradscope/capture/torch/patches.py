"""Attributes of torch's classes and modules that are replaced while recording, and put back afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

_MISSING = object()
ENGINE = "_execution_engine"


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

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Inside, everything but the engine is as torch made it: for a compiler that reads what it is given."""
        off = [one for one in reversed(self._done) if one[1] != ENGINE and vars(one[0]).get(one[1]) is one[3]]
        for owner, name, old, _ in off:
            _put(owner, name, old)
        try:
            yield
        finally:
            for owner, name, _, value in reversed(off):
                if any(one[3] is value for one in self._done):  # the recording did not end meanwhile
                    setattr(owner, name, value)

    def undo(self) -> None:
        """Put everything back, unless somebody else has replaced it since (ours then passes everything through)."""
        while self._done:
            owner, name, old, value = self._done.pop()
            if vars(owner).get(name) is not value:
                continue
            _put(owner, name, old)


def _put(owner: Any, name: str, old: Any) -> None:
    if old is _MISSING:
        delattr(owner, name)
    else:
        setattr(owner, name, old)
