"""What is not looked into, and the one line that says so: torch.compile, functorch, DDP, fake and wrapped tensors."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch.nn.parameter import UninitializedBuffer, UninitializedParameter

from gradscope.capture.unseen import unseen
from gradscope.trace.sink import EAGER, OPAQUE

_PLAIN_DISPATCH = torch.Tensor.__torch_dispatch__
_kinds: dict[type, bool] = {}


def is_foreign(t: Any) -> bool:
    """A fake, lazy or wrapper tensor: its class takes part in dispatch, or it holds no data."""
    kind = type(t)
    found = _kinds.get(kind)
    if found is None:
        own = kind.__torch_dispatch__ is not _PLAIN_DISPATCH
        found = _kinds[kind] = own or issubclass(kind, (UninitializedParameter, UninitializedBuffer))
    return found


def patch(narrator: Any, patches: Any) -> None:
    """Compiled regions run as they would: hidden from the mode, one opaque node in the graph; or, when the user wants
    to see inside, uncompiled."""
    original = torch.compile
    way = _eager if getattr(narrator.sink, "compiled", OPAQUE) == EAGER else _opaque

    @functools.wraps(original)
    @unseen
    def compile(*args: Any, **kwargs: Any) -> Any:
        made = original(*args, **kwargs)
        model = args[0] if args else kwargs.get("model")
        if narrator.dead or model is None:  # without a model it gives a decorator, which calls this again
            return made
        return way(narrator, patches, made)

    patches.set(torch, "compile", compile)
    ddp = torch.nn.parallel.DistributedDataParallel
    init = ddp.__init__

    @functools.wraps(init)
    @unseen
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        if not narrator.dead:
            narrator.once("ddp", "DistributedDataParallel: its all-reduce runs in C++ and is not shown; `.grad` is")
        init(self, *args, **kwargs)

    patches.set(ddp, "__init__", __init__)


def _opaque(narrator: Any, patches: Any, made: Any) -> Any:
    """A compiled function or module whose inside is not narrated."""

    @contextmanager
    def around(frame: int) -> Iterator[None]:
        narrator.once(
            "compile",
            "torch.compile: a compiled region is one opaque node; --compile=eager runs it uncompiled and shows it",
        )
        with narrator.hidden(frame), patches.suspended():
            yield

    return _called_inside(narrator, around, made)


def _eager(narrator: Any, patches: Any, made: Any) -> Any:
    """A function or module that would be compiled, run as if it were not, so that all of it is narrated."""

    @contextmanager
    def around(frame: int) -> Iterator[None]:
        narrator.once(
            "compile",
            "torch.compile: compiled functions run uncompiled (--compile=eager); the last bits of numbers may differ",
        )
        with torch.compiler.set_stance("force_eager"):
            yield

    return _called_inside(narrator, around, made)


def _called_inside(narrator: Any, around: Callable[[int], Any], made: Any) -> Any:
    """`made`, called inside `around(the user's position)`: a function anew, a module with another forward."""
    module = isinstance(made, torch.nn.Module)
    inner = made.__dict__.get("forward", made.forward) if module else made

    @functools.wraps(inner)
    @unseen
    def call(*args: Any, **kwargs: Any) -> Any:
        with around(narrator.here() or 0):
            return inner(*args, **kwargs)

    if not module:
        return call
    made.__dict__["forward"] = call
    return made
