"""What is not looked into, and the one line that says so: torch.compile, functorch, DDP, fake and wrapped tensors."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch.nn.parameter import UninitializedBuffer, UninitializedParameter

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
    """Compiled regions run as they would: hidden from the mode, one opaque node in the graph."""
    original = torch.compile

    @functools.wraps(original)
    def compile(*args: Any, **kwargs: Any) -> Any:
        made = original(*args, **kwargs)
        model = args[0] if args else kwargs.get("model")
        if narrator.dead or model is None:
            return made
        return _opaque(narrator, patches, made)

    patches.set(torch, "compile", compile)
    ddp = torch.nn.parallel.DistributedDataParallel
    init = ddp.__init__

    @functools.wraps(init)
    def __init__(self: Any, *args: Any, **kwargs: Any) -> None:
        if not narrator.dead:
            narrator.once("ddp", "DistributedDataParallel: its all-reduce runs in C++ and is not shown; `.grad` is")
        init(self, *args, **kwargs)

    patches.set(ddp, "__init__", __init__)


def _opaque(narrator: Any, patches: Any, made: Any) -> Any:
    """A compiled function or module whose inside is not narrated."""

    def line() -> None:
        narrator.once("compile", "torch.compile: a compiled region is one opaque node; run without it to see inside")

    if isinstance(made, torch.nn.Module):
        forward = made.__dict__.get("forward", made.forward)

        @functools.wraps(forward)
        def hidden(*args: Any, **kwargs: Any) -> Any:
            line()
            with narrator.hidden(narrator.here() or 0), patches.suspended():
                return forward(*args, **kwargs)

        made.__dict__["forward"] = hidden
        return made

    @functools.wraps(made)
    def call(*args: Any, **kwargs: Any) -> Any:
        line()
        with narrator.hidden(narrator.here() or 0), patches.suspended():
            return made(*args, **kwargs)

    return call
