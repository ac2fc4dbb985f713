"""What a name that is not here says when it is used: which one it is, and the nearest one that exists.

Every module of this package gives its own `__getattr__` from `missing_in`, so that a script written for Paddle stops
at the first name we lack with one line that helps.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, NoReturn


def nearest(name: str, present: Iterable[str]) -> str:
    """The present name a reader most likely meant, "" when none is close."""
    public = sorted(n for n in present if not n.startswith("_") and n != "annotations")
    folded: dict[str, str] = {}
    for public_name in public:
        folded.setdefault(public_name.lower(), public_name)
    hits = difflib.get_close_matches(name.lower(), list(folded), n=1, cutoff=0.6)
    return folded[hits[0]] if hits else ""


class _Missing(AttributeError):
    """An AttributeError whose text is made when somebody reads it: `hasattr` and `getattr` with a default never do, and
    looking for the nearest name takes as long as a training step."""

    def __init__(self, text: Callable[[], str], name: str) -> None:
        super().__init__(name=name)
        self._text = text

    def __str__(self) -> str:
        return self._text()


_Missing.__name__ = _Missing.__qualname__ = "AttributeError"
_Missing.__module__ = "builtins"


def missing(text: Callable[[], str], name: str) -> AttributeError:
    """The error for an attribute that is not there. text: makes its message, when it is read."""
    return _Missing(text, name)


def missing_in(module: str, why: str = "", rooms: Iterable[str] = ()) -> Callable[[str], Any]:
    """A module-level `__getattr__` for `module` (its full name, `gradscope.paddle.nn`).

    why: what is said of a name that has none like it, in place of that. rooms: submodules that are imported when they
    are first asked for.

    Raises AttributeError that names the attribute as a Paddle script would write it and the nearest present one.
    """
    shown = module.removeprefix("gradscope.")

    later = frozenset(rooms)

    def __getattr__(name: str) -> Any:
        if name in later:
            return import_module(f"{module}.{name}")  # which puts it in its place
        if name.startswith("__"):
            raise AttributeError(f"module '{shown}' has no attribute '{name}'")

        def text() -> str:
            near = nearest(name, {*vars(sys.modules[module]), *later})
            hint = f"the nearest name it has is '{shown}.{near}'" if near else why or "it has no name like it"
            return f"module '{shown}' has no attribute '{name}': gradscope's paddle has not built it yet; {hint}"

        raise missing(text, name)

    return __getattr__


def not_built(what: str, instead: str) -> Callable[..., NoReturn]:
    """A function that stands where `what` will come and says so. instead: what a reader can do today."""

    def call(*args: Any, **kwargs: Any) -> NoReturn:
        raise NotImplementedError(f"{what} is not built yet; {instead}")

    call.__name__ = call.__qualname__ = what.rpartition(".")[2]
    call.__doc__ = f"{what} is not built yet: calling it raises NotImplementedError."
    return call
