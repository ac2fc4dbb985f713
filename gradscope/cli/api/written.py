"""What can be read off a function's code: whether it can do anything but raise, and which ops it is written in."""

from __future__ import annotations

import dis
import inspect
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

PACKAGE = "gradscope.paddle"
OPS = "gradscope.core.generated.ops_api"
_GENERATORS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
_ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD")


def only_raises(value: Any) -> bool:
    """Whether calling `value` can only raise: no instruction of its code returns, or it goes straight through a
    function of which that is true. A class is its `__init__`.
    """
    return _only_raises(value, frozenset())


def _only_raises(value: Any, seen: frozenset[CodeType]) -> bool:
    """The same inside the functions whose code is in `seen`."""
    if inspect.isclass(value):
        made = [vars(kind)[n] for kind in value.__mro__[:-1] for n in ("__new__", "__init__") if n in vars(kind)]
        return any(_only_raises(_plain(function), seen) for function in made)
    if isinstance(value, property):
        return value.fget is not None and _only_raises(value.fget, seen)
    function = inspect.unwrap(_plain(value)) if callable(value) else value
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType) or code in seen or code.co_flags & _GENERATORS:
        return False
    instructions = list(dis.get_instructions(code))
    names = [instruction.opname for instruction in instructions]
    if not any(name.startswith("RETURN") for name in names):
        return True
    if any("JUMP" in name or "FOR_ITER" in name for name in names):
        return False
    world = getattr(function, "__globals__", {})
    called = (world.get(i.argval) for i in instructions if i.opname == "LOAD_GLOBAL")  # without a branch, all of them
    ours = (f for f in called if isinstance(f, FunctionType) and f.__module__.startswith(PACKAGE))
    return any(_only_raises(f, seen | {code}) for f in ours)


def _plain(value: Any) -> Any:
    return getattr(value, "__func__", value)


class Reader:
    """Reads the ops a name is written in, remembering what it has read."""

    def __init__(self) -> None:
        self._read: dict[Any, set[str]] = {}

    def ops(self, value: Any, kind: str = "") -> list[str]:
        """The ops that the code of `value` names, itself or through the functions of this package that it calls.

        Of a layer the code of its `forward` and of the function it holds, of an optimizer all of its methods. Not all
        of them run in every call, and an operator or a method of a tensor (`x * y`, `x.sum()`) names no op: the code
        does not tell whose it is.
        """
        found: set[str] = set()
        for function, owner in _functions(value, kind):
            found |= self._of(function, owner)
        return sorted(found)

    def _of(self, function: FunctionType, owner: Any) -> set[str]:
        key = (function, owner)
        known = self._read.get(key)
        if known is not None:
            return known
        found = self._read[key] = set()  # a function that calls itself finds this one
        for used in _used(function, owner):
            if getattr(used, "__module__", None) == OPS:
                found.add(used.__name__)
            elif isinstance(used, FunctionType) and used.__module__.startswith(PACKAGE):
                found |= self._of(used, owner if owner is not None and hasattr(owner, used.__name__) else None)
        return found


def _functions(value: Any, kind: str) -> Iterator[tuple[FunctionType, Any]]:
    """The functions whose code counts for `value`, with the class that their `self` is of."""
    if isinstance(value, property):
        value = value.fget
    if inspect.isclass(value):
        names = ("forward", "function") if kind == "layer" else tuple(n for n in dir(value) if kind == "optimizer")
        for name in names:
            function = getattr(value, name, None)
            if isinstance(function, FunctionType) and function.__module__.startswith(PACKAGE):
                yield function, value
    elif callable(value):
        plain = _plain(value)
        if isinstance(plain, FunctionType) or getattr(plain, "__module__", None) == OPS:
            yield plain, None


def _used(function: FunctionType, owner: Any) -> Iterator[Any]:
    """What the code of a function loads: globals, their attributes, what it closes over, methods of its `self`; of a
    function put around another that other one."""
    if getattr(function, "__module__", None) == OPS:
        yield function
        return
    wrapped = getattr(function, "__wrapped__", None)
    if wrapped is not None:  # what is put around it only passes arguments on
        yield wrapped
        return
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    for cell in cells.values():
        try:
            yield cell.cell_contents
        except ValueError:  # not filled yet
            continue
    for code in _codes(function.__code__):
        current: Any = None
        for instruction in dis.get_instructions(code):
            name = instruction.argval
            if instruction.opname.startswith("LOAD_FAST_LOAD"):  # two in one
                name = name[-1]
            if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
                current = function.__globals__.get(name)
            elif instruction.opname == "LOAD_DEREF" and name in cells:
                current = cells[name].cell_contents
            elif instruction.opname.startswith("LOAD_FAST") and name == "self":
                current = owner
            elif instruction.opname in _ATTRIBUTES and current is not None:
                current = inspect.getattr_static(current, name, None) if current is owner else _attribute(current, name)
            elif instruction.opname in ("PUSH_NULL", "CACHE", "PRECALL"):
                continue
            else:
                current = None
            if current is not None and current is not owner:
                yield current


def _attribute(value: Any, name: str) -> Any:
    """value.name for modules and for stand-ins of `_C_ops`; None for whatever else, which may run code."""
    if isinstance(value, ModuleType) or type(value).__module__.startswith(PACKAGE):
        return getattr(value, name, None)
    return None


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and those inside it: comprehensions, lambdas, inner functions."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
