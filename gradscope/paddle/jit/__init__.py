"""`paddle.jit`: functions are not compiled; they run as they are written, with the same results, and say so once."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

from gradscope.paddle._missing import missing_in, not_built

__all__ = [
    "TranslatedLayer", "enable_to_static", "ignore_module", "load", "not_to_static", "save", "set_code_level",
    "set_verbosity", "to_static",
]  # fmt: skip

_KEEP = "paddle.save(layer.state_dict(), path) and layer.set_state_dict(paddle.load(path)) keep the parameters"
load = not_built("paddle.jit.load", _KEEP)
save = not_built("paddle.jit.save", _KEEP)
TranslatedLayer = not_built("paddle.jit.TranslatedLayer", _KEEP)
_said: set[str] = set()


def to_static(
    function: Any = None,
    input_spec: Any = None,
    build_strategy: Any = None,
    backend: str | None = None,
    **kwargs: Any,
) -> Any:
    """The function or layer itself, as a decorator too; a UserWarning says once that nothing is compiled.

    The options are taken and change nothing, as what they ask for changes no result.
    """
    if not _said:
        _said.add("to_static")
        warnings.warn(
            "paddle.jit.to_static: gradscope compiles nothing, the function runs line by line as it is written",
            UserWarning,
            stacklevel=2,
        )
    if function is None:
        return lambda given: given
    return function


def not_to_static(func: Callable[..., Any] | None = None) -> Any:
    """The function itself: none is compiled anyway."""
    return func if func is not None else not_to_static


def ignore_module(modules: list[Any]) -> None:
    """Nothing: no module is looked into for compiling."""


def enable_to_static(enable_to_static_bool: bool) -> None:
    """Nothing: compiling is off. Raises TypeError for anything but a bool."""
    if not isinstance(enable_to_static_bool, bool):
        raise TypeError(f"enable_to_static takes a bool, but got {type(enable_to_static_bool).__name__}")


def set_code_level(level: int = 100, also_to_stdout: bool = False) -> None:
    """Nothing: there is no transformed code to log."""


def set_verbosity(level: int = 0, also_to_stdout: bool = False) -> None:
    """Nothing: there is no transformation to log."""


__getattr__ = missing_in(__name__)
