"""Optimizer steps, clears, and GradScaler's decisions."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np
import torch

from gradscope.capture.torch.guard import guarded
from gradscope.capture.unseen import unseen
from gradscope.trace.records import ParamsStepped, TensorChanged
from gradscope.trace.values import statistics

_PIECE = 8192  # elements


class Steps:
    """Tells what an optimizer did, by looking before and after."""

    def __init__(self, narrator: Any) -> None:
        self.narrator = narrator
        self.counts: dict[int, int] = {}

    @guarded
    def begin(self, optimizer: Any) -> Any:
        """Before a step: versions, and values where they are wanted, of every parameter."""
        narrator = self.narrator
        rows = []
        for group, held in enumerate(optimizer.param_groups):
            for p in held["params"]:
                if narrator.foreign(p):
                    continue
                rows.append((p, group, p.grad is not None, narrator.version(p),
                             narrator.value(p) if narrator.measures else None))  # fmt: skip
        return narrator.tick(), narrator.frames(), rows

    @guarded
    def end(self, optimizer: Any, opened: Any) -> None:
        """After it."""
        narrator = self.narrator
        tick, frame, rows = opened
        steps: list[Any] = []
        for p, group, had, version, before in rows:
            number = narrator.tensor(p)
            known = narrator.known[id(p)]
            now = narrator.version(p)
            size = None
            if before is not None:
                size = change(before, narrator.value(p, copy=False))
            if now != version:
                narrator.wrote(known.storage, version, now, frame, 0)
                narrator.emit(
                    TensorChanged(
                        number, narrator.tick(), "optimizer", version, now, frame, known.storage, now, True,
                        narrator.shown(p), tick,
                    )
                )  # fmt: skip
            steps.append((number, size, had, group))
        count = self.counts[id(optimizer)] = self.counts.get(id(optimizer), 0) + 1
        narrator.emit(ParamsStepped(type(optimizer).__name__, tick, count, steps, frame, end=narrator.tick()))
        narrator.local.skipped = None

    @guarded
    def cleared(self, tensors: Any) -> None:
        """`zero_grad` is over: what had a gradient before has none, or zeros."""
        narrator, frame = self.narrator, self.narrator.frames()
        for p, had in tensors:
            if had and not narrator.foreign(p):
                narrator.grad_changed(p, p.grad, frame)

    @guarded
    def holders(self, owner: Any) -> Any:
        """(parameter, has a gradient) of an optimizer or a module."""
        if isinstance(owner, torch.nn.Module):
            return [(p, p.grad is not None) for p in owner.parameters()]
        return [(p, p.grad is not None) for group in owner.param_groups for p in group["params"]]

    @guarded
    def scaled(self, optimizer: Any, scaler: Any) -> None:
        """GradScaler.step returned without a step of the optimizer."""
        narrator = self.narrator
        scale = float(scaler.get_scale())
        params: list[Any] = [
            (narrator.tensor(p), None, p.grad is not None, i)
            for i, group in enumerate(optimizer.param_groups) for p in group["params"] if not narrator.foreign(p)
        ]  # fmt: skip
        narrator.sink.emit(
            ParamsStepped(
                type(optimizer).__name__, narrator.tick(), self.counts.get(id(optimizer), 0), params,
                narrator.frames(), scale, "inf or nan in the gradients",
            )
        )  # fmt: skip


def change(before: Any, after: Any) -> float | None:
    """Norm of the difference over the norm of `before`, which is overwritten; None where that says nothing."""
    if after is None or after.shape != before.shape or after.dtype != before.dtype:
        return None
    with np.errstate(all="ignore"):
        if after.dtype.char in "fd" and after.flags.c_contiguous and before.flags.c_contiguous:
            scale, moved = _in_pieces(before.reshape(-1), after.reshape(-1))
            if math.isfinite(scale) and math.isfinite(moved):
                return moved / scale if scale else None
        scale = length(before)
        if not scale:
            return None
        return length(np.subtract(after, before, out=before if before.flags.writeable else None)) / scale


def _in_pieces(before: Any, after: Any) -> tuple[float, float]:
    """(norm of `before`, norm of the difference): one walk over memory, each piece while it is in the cache."""
    scale = moved = 0.0
    dot = np.vdot
    for at in range(0, before.size, _PIECE):
        old = before[at : at + _PIECE]
        by = after[at : at + _PIECE] - old
        scale += float(dot(old, old))
        moved += float(dot(by, by))
    return math.sqrt(scale), math.sqrt(moved)


def length(array: Any) -> float:
    """Euclidean norm, in the array's own precision (float32 at least)."""
    return float(statistics(array, thorough=False)[0])


def patch(narrator: Any, patches: Any) -> None:
    """Wrap `step`, `zero_grad` and `GradScaler.step`."""
    steps = Steps(narrator)
    optimizer = torch.optim.Optimizer

    def told(step: Any) -> Any:
        """A `step` of a class of optimizers that tells; it is hidden from the mode, its closure is not."""

        @functools.wraps(step)
        @unseen
        def run(self: Any, *args: Any, **kwargs: Any) -> Any:
            opened = None if narrator.dead or narrator.local.paused else steps.begin(self)
            if opened is None:
                return step(self, *args, **kwargs)
            args = tuple(_open(narrator, a) for a in args)
            kwargs = {k: _open(narrator, a) for k, a in kwargs.items()}
            if not type(self).__module__.startswith("torch."):  # the user's own: its ops are the user's
                result = step(self, *args, **kwargs)
            else:
                with narrator.pausing(), narrator.hidden(opened[1]):  # hidden: dozens of calls need not be dispatched
                    result = step(self, *args, **kwargs)
            steps.end(self, opened)
            return result

        return run

    def tells(cls: Any) -> None:
        """Make the `step` that a class uses tell, wherever it was defined."""
        owner = next((c for c in cls.__mro__ if "step" in vars(c)), None)
        if owner is not None and owner is not optimizer and not hasattr(vars(owner)["step"], "gradscope"):
            run = told(vars(owner)["step"])
            run.gradscope = True
            patches.set(owner, "step", run)

    prepare = optimizer._patch_step_function

    @functools.wraps(prepare)
    @unseen
    def _patch_step_function(self: Any) -> None:
        prepare(self)  # torch wraps the step of a class when its first optimizer is made
        if not narrator.dead:
            tells(type(self))

    patches.set(optimizer, "_patch_step_function", _patch_step_function)
    todo = list(optimizer.__subclasses__())
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        if hasattr(cls.step, "hooked"):
            tells(cls)
    for owner in (optimizer, torch.nn.Module):
        _clears(narrator, patches, steps, owner)
    scaler = torch.amp.GradScaler
    step = scaler.step

    @functools.wraps(step)
    @unseen
    def scaled_step(self: Any, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead:
            return step(self, optimizer, *args, **kwargs)
        narrator.local.skipped = optimizer
        result = step(self, optimizer, *args, **kwargs)
        if narrator.local.skipped is optimizer and self.is_enabled():
            steps.scaled(optimizer, self)
        narrator.local.skipped = None
        return result

    patches.set(scaler, "step", scaled_step)
    scale = scaler.scale

    @functools.wraps(scale)
    @unseen
    def scaled_loss(self: Any, *args: Any, **kwargs: Any) -> Any:
        if self.is_enabled():
            narrator.sink.scaled = True  # an inf in a gradient is the scaler's to judge from here on
        return scale(self, *args, **kwargs)

    patches.set(scaler, "scale", scaled_loss)


def _clears(narrator: Any, patches: Any, steps: Steps, owner: Any) -> None:
    original = owner.zero_grad

    @functools.wraps(original)
    @unseen
    def zero_grad(self: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead or narrator.local.paused:
            return original(self, *args, **kwargs)
        before = steps.holders(self)
        with narrator.pausing(), narrator.hidden(0):
            result = original(self, *args, **kwargs)
        if before is not None:
            steps.cleared(before)
        return result

    patches.set(owner, "zero_grad", zero_grad)


def _open(narrator: Any, arg: Any) -> Any:
    """A closure given to `step` is the user's: what it does is narrated."""
    if not callable(arg) or isinstance(arg, torch.Tensor):
        return arg

    @functools.wraps(arg, updated=())
    @unseen
    def closure(*args: Any, **kwargs: Any) -> Any:
        with narrator.listening():
            return arg(*args, **kwargs)

    return closure
