"""Which of Paddle's public names exist here, what they are and which ops they are written in."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from gradscope.cli.api.names import Listed, listed
from gradscope.cli.api.written import Reader, only_raises

#: classes whose members are listed -> where they are
CLASSES = {
    "Tensor": "Tensor",
    "Layer": "nn.Layer",
    "Optimizer": "optimizer.Optimizer",
    "LRScheduler": "optimizer.lr.LRScheduler",
}


@dataclass(frozen=True)
class Name:
    """One name. state: `have`, `missing`, or `ours` for a public name that Paddle's list has not; ops: see Reader."""

    namespace: str
    name: str
    kind: str
    state: str
    ops: list[str] = field(default_factory=list)
    uses: int = 0

    @property
    def full(self) -> str:
        """As a script writes it: `paddle.nn.Linear`, `Tensor.sum`."""
        return f"{self.namespace}.{self.name}"


@dataclass(frozen=True)
class Namespace:
    """The names of one module or class, alphabetically; those of Paddle's list, and ours beside it."""

    name: str
    names: list[Name]

    @property
    def have(self) -> list[Name]:
        """What exists of Paddle's names."""
        return [n for n in self.names if n.state == "have"]

    @property
    def missing(self) -> list[Name]:
        """What does not, most used first."""
        return sorted((n for n in self.names if n.state == "missing"), key=lambda n: (-n.uses, n.name))

    @property
    def of(self) -> int:
        """How many names Paddle has."""
        return sum(n.state != "ours" for n in self.names)


@dataclass(frozen=True)
class Survey:
    """Everything, and the version of the Paddle that it is compared with."""

    version: str
    namespaces: list[Namespace]

    @property
    def have(self) -> int:
        """Names of Paddle's that exist."""
        return sum(len(space.have) for space in self.namespaces)

    @property
    def of(self) -> int:
        """Names Paddle has."""
        return sum(space.of for space in self.namespaces)


def survey() -> Survey:
    """Look every name of Paddle's list up in `gradscope.paddle`. A name that only raises counts as missing."""
    paddle = import_module("gradscope.paddle")
    version, names = listed()
    spaces: dict[str, list[Listed]] = {}
    for entry in names:
        spaces.setdefault(entry.namespace, []).append(entry)
    reader = Reader()
    return Survey(version, [Namespace(name, _names(paddle, name, entries, reader)) for name, entries in spaces.items()])


def _names(paddle: Any, namespace: str, entries: list[Listed], reader: Reader) -> list[Name]:
    owner = _owner(paddle, namespace)
    found = []
    for entry in entries:
        value = _value(owner, entry.name)
        if value is None or (entry.kind != "abstract" and only_raises(value[0])):
            found.append(Name(namespace, entry.name, entry.kind, "missing", [], entry.uses))
        else:
            what = kind(paddle, value[0], inspect.isclass(owner))
            found.append(Name(namespace, entry.name, what, "have", reader.ops(value[0], what), entry.uses))
    theirs = {entry.name for entry in entries}
    for name in sorted(set(getattr(owner, "__all__", ())) - theirs):
        value = _value(owner, name)
        if value is not None and not only_raises(value[0]):
            what = kind(paddle, value[0], False)
            found.append(Name(namespace, name, what, "ours", reader.ops(value[0], what)))
    return sorted(found, key=lambda n: n.name)


def _owner(paddle: Any, namespace: str) -> Any:
    """The module or class of that name, None when there is none."""
    current: Any = paddle
    for part in CLASSES.get(namespace, namespace.partition(".")[2]).split("."):
        current = getattr(current, part, None) if part else current
    return current


def _value(owner: Any, name: str) -> tuple[Any] | None:
    """The value of a name, in a tuple as it may be None; None when the name is not there."""
    if owner is None:
        return None
    if inspect.isclass(owner):  # a property itself, not what it gives
        found = inspect.getattr_static(owner, name, owner)
        return None if found is owner else (found,)
    found = getattr(owner, name, owner)
    return None if found is owner else (found,)


def kind(paddle: Any, value: Any, member: bool) -> str:
    """What a value is, in the words of Paddle's list."""
    if member:
        return "method" if callable(value) or isinstance(value, (staticmethod, classmethod)) else "property"
    if isinstance(value, ModuleType):
        return "module"
    if isinstance(value, paddle.dtype):
        return "dtype"
    if inspect.isclass(value):
        lr, optimizer = paddle.optimizer.lr.LRScheduler, paddle.optimizer.Optimizer
        bases = ((paddle.nn.Layer, "layer"), (optimizer, "optimizer"), (lr, "scheduler"))
        return next((word for base, word in bases if issubclass(value, base)), "class")
    return "function" if callable(value) else "constant"


def missing_text(space: Namespace, most: int) -> str:
    """The names a namespace lacks, at most `most` of them, the most used first."""
    names = [n.name for n in space.missing]
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more


def all_names(found: Survey) -> Iterator[Name]:
    """Every name of every namespace."""
    for space in found.namespaces:
        yield from space.names
