"""Puts the functions on tensors into `paddle.tensor` itself: `paddle.tensor.gather` is `paddle.gather`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import FunctionType, ModuleType
from typing import Any

_FAMILIES = ("gradscope.paddle.tensor", "gradscope.paddle.linalg")


def fill(package: ModuleType, *named: tuple[Mapping[str, Any], Iterable[str]]) -> None:
    """Give `package` every function on tensors of the namespaces, each with its public names; modules keep theirs."""
    present = vars(package)
    for namespace, names in named:
        for name in names:
            value = namespace[name]
            if isinstance(value, FunctionType) and value.__module__.startswith(_FAMILIES) and name not in present:
                setattr(package, name, value)
