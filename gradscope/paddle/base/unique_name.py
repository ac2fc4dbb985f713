"""`paddle.base.unique_name`: names that no tensor has had yet."""

from __future__ import annotations

from gradscope.core import controller
from gradscope.paddle._missing import missing_in

__all__ = ["generate", "guard"]


def generate(key: str) -> str:
    """`<key>_<k>` with the next free k for this key."""
    return controller.unique_name(key)


guard = controller.unique_name_guard

__getattr__ = missing_in(__name__)
