"""Names under the modules in which Paddle itself keeps them, where ours keep them in another file:
`paddle.tensor.search.argwhere`, `from paddle.nn.layer.container import Sequential`, `paddle.nn.loss.MSELoss`.

A module of ours gets what it lacks of its family; one that there is no file for is made. Names of Python's builtins
stay out of files that have code, which means the builtin by them.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Mapping
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from gradscope.core.tensor import Tensor

_HERE = __name__.rpartition(".")[0]

#: package -> the modules that Paddle divides it into
_ROOMS = {
    "tensor": (
        "attribute", "creation", "linalg", "logic", "manipulation", "math", "ops", "random", "search", "stat",
    ),
    "nn.layer": (
        "activation", "common", "container", "conv", "distance", "loss", "norm", "pooling", "rnn", "transformer",
        "vision",
    ),
    "nn.functional": (
        "activation", "common", "conv", "distance", "extension", "flash_attention", "input", "loss", "norm", "pooling",
        "vision",
    ),
    "metric": ("metrics",),
    "optimizer": (
        "adadelta", "adagrad", "adamax", "adamw", "asgd", "lamb", "momentum", "nadam", "radam", "rmsprop", "rprop",
    ),
}  # fmt: skip


def _module(name: str) -> ModuleType:
    return sys.modules[f"{_HERE}.{name}"]


def on_tensors(value: Any) -> bool:
    """Whether something of `paddle` is a function of its tensor family; those that take other keywords too are said to
    be the package's own."""
    where = getattr(value, "__module__", None) or ""
    roots = (f"{_HERE}.tensor", f"{_HERE}.linalg")
    return callable(value) and not isinstance(value, type) and (where == _HERE or where.startswith(roots))


def _of_tensors(paddle: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in paddle.items() if on_tensors(value)}
    linalg = _module("linalg")
    return {**found, "Tensor": Tensor, **{name: getattr(linalg, name) for name in linalg.__all__ if name not in found}}


def _public(package: str) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    def names(paddle: Mapping[str, Any]) -> dict[str, Any]:
        found = vars(_module(package))
        return {name: found[name] for name in found["__all__"] if callable(found.get(name))}

    return names


_FAMILIES: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
    "tensor": _of_tensors,
    "nn.layer": _public("nn"),
    "nn.functional": _public("nn.functional"),
    "metric": _public("metric"),
    "optimizer": _public("optimizer"),
}


def furnish(paddle: Mapping[str, Any]) -> None:
    """Give every module of `_ROOMS` its family's names. paddle: the names of the package, all of them there already."""
    for package, rooms in _ROOMS.items():
        family = _FAMILIES[package](paddle)
        aside = {name: value for name, value in family.items() if not hasattr(builtins, name)}
        for room in rooms:
            full = f"{_HERE}.{package}.{room}"
            if full in sys.modules:
                held = vars(sys.modules[full])
                for name in aside.keys() - held.keys():
                    held[name] = aside[name]
            else:
                _made(full, package, family)
    _module("nn").loss = _module("nn.layer.loss")  # type: ignore[attr-defined]


def _made(full: str, package: str, family: Mapping[str, Any]) -> None:
    """A module of nothing but the family's names, as an import of it will find it."""
    module = ModuleType(full, f"The names of `paddle.{package}` that Paddle keeps here.")
    module.__spec__ = ModuleSpec(full, None)
    module.__package__ = f"{_HERE}.{package}"
    vars(module).update(family)
    sys.modules[full] = module
    parent = _module(package)
    if not hasattr(parent, full.rpartition(".")[2]):
        setattr(parent, full.rpartition(".")[2], module)
