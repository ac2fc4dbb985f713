"""Paddle's static graph mode, which layer ① asks about: gradscope has only the dynamic one."""

from __future__ import annotations

from typing import NoReturn

from gradscope.core import errors


def no_static_mode(op: str) -> NoReturn:
    """Raise Unimplemented: there is no static graph mode."""
    raise errors.unimplemented("gradscope has no static graph mode", layer=1, op=op, remedy="use the dynamic mode")
