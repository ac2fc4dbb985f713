"""`paddle.base.unique_name`, and `paddle.utils.unique_name`: names that no tensor has had yet."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from gradscope.core import controller
from gradscope.paddle._missing import missing_in

__all__ = ["generate", "guard", "switch"]


def generate(key: str) -> str:
    """`<key>_<k>` with the next free k for this key."""
    return controller.unique_name(key)


def _names(given: Any) -> controller.Names | None:
    """What is counted in: as given, or names that begin with a text. Raises TypeError for anything else but None."""
    if given is None or isinstance(given, controller.Names):
        return given
    if isinstance(given, bytes):
        given = given.decode()
    if not isinstance(given, str):
        raise TypeError(f"names begin with a text, but got {type(given).__name__}")
    return controller.Names(given)


def guard(new_generator: Any = None) -> AbstractContextManager[None]:
    """Inside, names count from 0, and begin with `new_generator` when it is a text."""
    return controller.unique_name_guard(_names(new_generator))


def switch(new_generator: Any = None, new_para_name_checker: Any = None) -> controller.Names:
    """Count from 0, or go on with what an earlier call gave; gives what was counted in before."""
    return controller.switch_names(_names(new_generator))


__getattr__ = missing_in(__name__)
