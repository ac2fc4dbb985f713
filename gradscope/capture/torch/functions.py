"""autograd.Function and the seeds of backward(): calls no torch-function mode sees."""

from __future__ import annotations

import functools
from typing import Any

import torch

from gradscope.capture.torch.calls import OP, Call
from gradscope.capture.unseen import unseen


def patch(narrator: Any, patches: Any) -> None:
    """Wrap `Function.apply` and note which seeds the user gave."""
    function = torch.autograd.Function
    original = vars(function)["apply"].__func__

    @functools.wraps(original)
    @unseen
    def apply(cls: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead or narrator.local.paused or narrator.is_handled():
            return original(cls, *args, **kwargs)
        note = narrator.op_began(Call(OP, cls.__name__), args, kwargs)
        if note is None:
            return original(cls, *args, **kwargs)
        within = narrator.local.within
        depth = len(within)
        within.append(note.tick)
        try:
            out = original(cls, *args, **kwargs)
        except BaseException as error:
            del within[depth:]
            narrator.op_failed(note, error)
            raise
        del within[depth:]
        narrator.op_ended(note, out)
        return out

    patches.set(function, "apply", classmethod(apply))
    make = torch.autograd._make_grads

    @functools.wraps(make)
    def _make_grads(outputs: Any, grads: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            narrator.local.given = [grad is not None for grad in grads]
        except TypeError:  # torch says what is wrong with them
            narrator.local.given = None
        return make(outputs, grads, *args, **kwargs)

    patches.set(torch.autograd, "_make_grads", _make_grads)
