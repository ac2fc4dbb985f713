"""Walks what a program's own variables lead to, to find what still holds a graph: which variable, closure, hook, ctx or
`.grad`, by name.

No code of the program runs for it: containers are read by the built-in types' own methods, attributes from the
instance dictionary or the slots, never through properties. Engines say what a tensor is (`Engine`).
"""

from __future__ import annotations

import functools
import inspect
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from types import (
    BuiltinFunctionType,
    CodeType,
    FrameType,
    FunctionType,
    GeneratorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any, Protocol

import numpy as np

VARIABLE, CLOSURE, HOOK, CTX, GRAD = "variable", "closure", "hook", "ctx", ".grad"
Found = tuple[str, str, Any]  # by, name, object
_ATOMS = frozenset(
    (int, float, complex, bool, str, bytes, bytearray, type(None), CodeType, ModuleType, BuiltinFunctionType, type,
     weakref.ref, property, range, slice, type(Ellipsis), type(NotImplemented))
)  # fmt: skip
_ITERATE: dict[type, Callable[[Any], Iterator[Any]]] = {
    list: list.__iter__, tuple: tuple.__iter__, set: set.__iter__, frozenset: frozenset.__iter__, deque: deque.__iter__,
}  # fmt: skip
_SEQUENCES = tuple(_ITERATE)
_BARE = frozenset((dict, *_SEQUENCES, FunctionType, MethodType, functools.partial, GeneratorType))
_ASKS_ITSELF = frozenset(("locals", "vars", "dir", "eval", "exec", "f_locals"))
_SNAPSHOTS = sys.version_info < (3, 13)  # a running function's f_locals is a copy that lives as long as its frame


class Engine(Protocol):
    """What an engine says about an object of its own."""

    def mine(self, obj: Any) -> bool:
        """Is it a tensor, node or other thing whose inside is looked at by `inside` only?"""

    def inside(self, by: str, name: str, obj: Any) -> Iterable[Found]:
        """What such an object leads to besides its graph: `.grad`, hooks, attributes."""


def walk(roots: Iterable[Found], engine: Engine) -> Iterator[Found]:
    """(by, name, object) of everything of the engine's that the roots lead to, nearest first; an object that several
    variables hold comes once for each, what is inside a container that several hold for the nearest.

    An item of a container goes by the container's name and `[…]`, an attribute by `.name`; what a function closes over
    counts as held by a closure, unless a hook, ctx or `.grad` led to it.
    """
    todo: deque[Found] = deque(roots)
    seen: dict[int, Any] = {}  # keeps what it has seen, so that no id is used twice
    members: dict[type, list[MemberDescriptorType]] = {}
    while todo:
        by, name, obj = todo.popleft()
        kind = type(obj)
        if kind in _ATOMS:
            continue
        known = id(obj) in seen
        seen[id(obj)] = obj
        if engine.mine(obj):
            yield by, name, obj
            if not known:
                todo.extend(engine.inside(by, name, obj))
        elif known:
            continue
        elif issubclass(kind, dict):
            todo.extend((by, _item(name), value) for value in dict.values(obj) if type(value) not in _ATOMS)
            todo.extend(_attributes(by, name, obj, kind, members))
        elif issubclass(kind, _SEQUENCES):
            read = next(_ITERATE[base] for base in _SEQUENCES if issubclass(kind, base))
            todo.extend((by, _item(name), value) for value in read(obj) if type(value) not in _ATOMS)
            todo.extend(_attributes(by, name, obj, kind, members))
        elif issubclass(kind, np.ndarray):
            if obj.dtype.hasobject:
                todo.extend((by, _item(name), value) for value in obj.ravel().tolist())
        else:
            todo.extend(_parts(by, name, obj, kind))
            todo.extend(_attributes(by, name, obj, kind, members))


def _item(name: str) -> str:
    return name if name.endswith("[…]") else f"{name}[…]"


def _parts(by: str, name: str, obj: Any, kind: type) -> Iterator[Found]:
    """What a function, a method, a partial or a suspended generator leads to."""
    if kind is FunctionType:
        inner = CLOSURE if by == VARIABLE else by
        for free, cell in zip(obj.__code__.co_freevars, obj.__closure__ or (), strict=True):
            try:
                yield inner, f"{obj.__qualname__} → {free}", cell.cell_contents
            except ValueError:  # not filled yet
                continue
        for value in (*(obj.__defaults__ or ()), *(obj.__kwdefaults__ or {}).values()):
            yield inner, f"{obj.__qualname__}'s defaults", value
    elif kind is MethodType:
        yield by, name, obj.__self__
        yield by, name, obj.__func__
    elif kind is functools.partial:
        yield by, name, obj.func
        yield by, f"{name}'s arguments", (*obj.args, *obj.keywords.values())
    elif kind is GeneratorType:
        if obj.gi_frame is not None and not obj.gi_running:
            for local, value in local_values(obj.gi_frame):
                yield by, f"{name}: {local}", value


def _attributes(
    by: str, name: str, obj: Any, kind: type, members: dict[type, list[MemberDescriptorType]]
) -> Iterator[Found]:
    """What the attributes of an instance hold. members: the slots of each class met so far."""
    if kind in _BARE:
        return
    try:
        attributes = object.__getattribute__(obj, "__dict__")
    except AttributeError:
        attributes = None
    if type(attributes) is dict:
        for key, value in list(attributes.items()):
            if type(value) not in _ATOMS:
                yield by, f"{name}.{key}", value
    slots = members.get(kind)
    if slots is None:
        found = (member for base in kind.__mro__ for member in list(vars(base).values()))
        slots = members[kind] = [member for member in found if type(member) is MemberDescriptorType]
    for member in slots:
        try:
            yield by, f"{name}.{member.__name__}", member.__get__(obj, kind)
        except AttributeError:  # not set
            continue


def local_values(frame: FrameType) -> list[tuple[str, Any]]:
    """Names and values of a frame's local variables, cells included, leaving the frame as it was found.

    Before Python 3.13 asking a function's frame makes a dictionary that keeps the values alive until the function
    returns; it is emptied again. A function that may have asked for that dictionary itself is not looked at: its own
    dictionary would change.
    """
    if _SNAPSHOTS and not _ASKS_ITSELF.isdisjoint(frame.f_code.co_names):
        return []
    values = frame.f_locals
    found = list(values.items())
    if _SNAPSHOTS and frame.f_code.co_flags & inspect.CO_OPTIMIZED and sys.getrefcount(values) <= 3:
        values.clear()
    return found


def variables(is_users: Callable[[str], bool]) -> Iterator[Found]:
    """Local variables of the running frames of the user's code in all threads, innermost first, then the global
    variables of the user's modules. Names say in which function or module, except for those of `__main__`."""
    main = sys.modules.get("__main__")
    globals_seen = {id(vars(main))} if main is not None else set()
    frames = _innermost()
    while frames:
        frame: FrameType | None = frames.pop()
        while frame is not None:
            code = frame.f_code
            if is_users(code.co_filename):
                if code.co_flags & inspect.CO_OPTIMIZED:
                    for name, value in local_values(frame):
                        yield VARIABLE, f"{code.co_qualname}(): {name}", value
                elif frame.f_locals is frame.f_globals and id(frame.f_globals) not in globals_seen:
                    globals_seen.add(id(frame.f_globals))
                    for name, value in list(frame.f_globals.items()):
                        if name != "__builtins__":
                            yield VARIABLE, name, value
            frame = frame.f_back
    if main is not None:
        for name, value in list(vars(main).items()):
            if name != "__builtins__":
                yield VARIABLE, name, value
    for module in list(sys.modules.values()):
        if type(module) is ModuleType and module is not main and id(vars(module)) not in globals_seen:
            file = vars(module).get("__file__")
            if isinstance(file, str) and is_users(file) and not _of_a_library(file):
                for name, value in list(vars(module).items()):
                    if name != "__builtins__":
                        yield VARIABLE, f"{module.__name__}.{name}", value


def _innermost() -> list[FrameType]:
    """The innermost frame of every thread, of this one that of the caller. A frame that a local variable of its own
    refers to lives on with all its variables, so none of ours is kept."""
    found = sys._current_frames()
    found.pop(threading.get_ident(), None)
    return [*found.values(), sys._getframe(1).f_back or sys._getframe(1)]


def _of_a_library(file: str) -> bool:
    """Installed packages and the standard library hold nothing by a variable of the user's."""
    return file.startswith((sys.prefix, sys.base_prefix, sys.exec_prefix)) or "site-packages" in file


def behind(
    starts: Iterable[Any], following: Callable[[Any], Iterable[Any]], seen: set[Any] | None = None
) -> Iterator[Any]:
    """Nodes and everything their edges lead to, each once; `seen` is not walked again, and grows. following: the nodes
    a node's edges lead to."""
    seen = set() if seen is None else seen
    todo = list(starts)
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            yield node
            todo.extend(following(node))


def is_upstream(obj: Any, by: str, node: Any, contexts: dict[int, Any], following: Any) -> bool:
    """Does a ctx keep what its node's own edges hold anyway: an input, or what an input was made from? contexts: id of
    what a ctx keeps -> the ctx's node."""
    owner = contexts.get(id(obj)) if by == CTX else None
    return owner is not None and owner is not node and node in set(behind([owner], following))
