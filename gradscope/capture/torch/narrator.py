"""Narrator: one recording of what torch does. Attaches to torch, brings the parts together, and takes itself off.

Its parts: `registry.py` tensors and values, `nodes.py` grad nodes, `forward.py` ops, `hooks.py` hooks, `passes.py` and
`pops.py` the backward, `modules.py`, `steps.py`, `threads.py`, `policies.py` what is around it.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch

from gradscope.capture.notes import Stop, add_notes
from gradscope.capture.torch import (
    functions,
    hooks,
    modules,
    passes,
    policies,
    scripted,
    stacks,
    steps,
    table,
    threads,
)
from gradscope.capture.torch.forward import ForwardOps, Mode
from gradscope.capture.torch.guard import guarded, say
from gradscope.capture.torch.holders import Holders
from gradscope.capture.torch.hooks import HookLedger
from gradscope.capture.torch.passes import EngineProxy, PassNote
from gradscope.capture.torch.patches import Patches
from gradscope.capture.torch.stale import tell
from gradscope.capture.torch.steps import length
from gradscope.capture.unseen import unseen

_sequence = torch._C._autograd._get_sequence_nr
_MOST_WRITES = 1 << 12  # per storage


class Narrator(ForwardOps, HookLedger):
    """sink: the recorder. frames: `capture.frames.Frames`."""

    def __init__(self, sink: Any, frames: Any) -> None:
        ForwardOps.__init__(self, sink, frames)
        HookLedger.__init__(self)
        self.mode = Mode(self)
        self.patches = Patches()
        self.writes: dict[int, list[tuple[int, int, int, int]]] = {}  # storage -> (old, new, frame, call)
        self.on_error: tuple[BaseException, Stop] | None = None
        self.engine: Any = None
        self.holders = Holders(self) if sink.holders else None

    # ---------------------------------------------------------------------------------------------- attach and detach

    def attach(self) -> None:
        """Begin. What this torch lacks is left out, and said."""
        missing = table.self_test()
        stated = table.capabilities(missing)
        for line in table.lines(missing):
            say(line)
        if "engine" in missing or "graph" in missing:
            self.dead = True
            return
        self.frames.skip(torch.__path__[0])
        restate = getattr(self.sink, "restate", None)
        if restate is not None:
            restate(producer="torch", versions=table.versions(), capabilities=stated, queue_policy=table.POLICY)
        self.engine = torch.autograd.Variable._execution_engine
        forked = weakref.WeakMethod(self._forked)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=lambda: (forked() or int)())
        for part in (passes, hooks, functions, modules, steps, threads, policies, scripted, stacks):
            part.patch(self, self.patches)
        if "forward" not in missing:
            self.mode.__enter__()

    def _forked(self) -> None:
        """In a child process nothing is recorded."""
        self.dead = True

    def detach(self) -> None:
        """End: nothing of ours stays in torch."""
        self.dead = True
        self.patches.undo()
        if self.engine is not None and isinstance(torch.autograd.Variable._execution_engine, EngineProxy):
            torch.autograd.Variable._execution_engine = self.engine
        remove_mode(self.mode)
        self.known.clear()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Inside, ops are narrated: torch takes the mode off around an overridable call, and `backward` is one."""
        local = self.local
        paused, local.paused = local.paused, 0
        push = not self.dead and self.mode not in torch.overrides._get_current_function_mode_stack()
        if push:
            torch._C._push_on_torch_function_stack(self.mode)
        try:
            yield
        finally:
            local.paused = paused
            if push:
                remove_mode(self.mode)

    @contextmanager
    def pausing(self) -> Iterator[None]:
        """Inside, ops are not narrated."""
        local = self.local
        local.paused += 1
        try:
            yield
        finally:
            local.paused = max(local.paused - 1, 0)

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Inside, our mode is off, as torch takes it off around an overridable call; only where it is on top."""
        count = torch._C._len_torch_function_stack()
        on = count and torch._C._get_function_stack_at(count - 1) is self.mode
        if on:
            torch._C._pop_torch_function_stack()
        try:
            yield
        finally:
            if on and not self.dead and not self._is_on():
                torch._C._push_on_torch_function_stack(self.mode)

    def _is_on(self) -> bool:
        return self.mode in torch.overrides._get_current_function_mode_stack()

    @contextmanager
    def hidden(self, frame: int) -> Iterator[None]:
        """Inside, our mode is off the stack, as if nobody listened; nodes made there are known by the frame given."""
        on = self.mode in torch.overrides._get_current_function_mode_stack()
        low = _sequence()
        if on:
            remove_mode(self.mode)
        try:
            yield
        finally:
            if on and not self.dead:
                torch._C._push_on_torch_function_stack(self.mode)
            if _sequence() > low:
                self.log_call(low, _sequence(), 0, frame)

    @guarded
    def here(self) -> int:
        """The user's innermost position."""
        return int(self.frames())

    def is_handled(self) -> bool:
        """Is torch inside a call that is narrated as a whole?"""
        return self.mode not in torch.overrides._get_current_function_mode_stack()

    # ---------------------------------------------------------------------------------------------------------- passes

    @guarded
    def pass_began(self, args: Any, kwargs: Any) -> PassNote | None:
        """The engine is about to be called; None when the call is not the user's (a compiler traces)."""
        if not self.sink.is_open or any(self.foreign(t) for t in args[0] if isinstance(t, torch.Tensor)):
            return None
        return PassNote(self, args, kwargs)

    def pass_left(self, told: PassNote) -> None:
        """A pass is over; after the outermost the segment ends and everything is described anew."""
        local = self.local
        local.pop = told.outer_pop
        if told in local.passes:
            del local.passes[local.passes.index(told) :]
        with self.lock:
            self.open_passes -= 1
            if self.open_passes:
                return
            self.sink.segment_end()
            self.segment += 1
            self._sites_told.clear()
            self.frames.forget()

    def wrote(self, storage: int, old: int, new: int, frame: int, call: int) -> None:
        """A storage was written in place: remembered, for the saved tensor that finds it changed."""
        rows = self.writes.setdefault(storage, [])
        rows.append((old, new, frame, call))
        if len(rows) > _MOST_WRITES:
            del rows[: _MOST_WRITES // 2]
        if len(self.writes) > 1 << 16:
            living = {known.storage for known in list(self.known.values())}
            self.writes = {key: held for key, held in self.writes.items() if key in living}

    # ---------------------------------------------------------------------------------------------------------- errors

    def stopped(self, pop: Any, error: BaseException, stale: Any) -> None:
        """A pop failed: the finding, and the notes the error will carry."""
        info = pop.info
        stop = Stop(error, pop.told.pass_id, pop.number, info.number, info.name, info.frame)
        if stale is not None:
            stop.finding = tell(self, pop, stale)
        self.on_error = (error, stop)

    def note_error(self, error: BaseException) -> None:
        """The pass failed: attach what is known to the error. A courtesy, so nothing may come of it."""
        held, self.on_error = self.on_error, None
        if held is None or held[0] is not error:
            return
        try:
            add_notes(held[1], self.frames)
        except Exception:
            return

    # ---------------------------------------------------------------------------------------------------------- policy

    def foreign(self, t: Any) -> bool:
        """A tensor whose insides must be left alone."""
        return policies.is_foreign(t)

    @unseen
    def in_transform(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Inside vmap, grad, jvp … tensors are wrapped; what is made there is known by its line only."""
        self.once("functorch", "functorch transforms (vmap, grad, jvp …) are recorded as the graph they leave, no more")
        low, frame = _sequence(), self.frames()
        try:
            return func(*args, **kwargs)
        finally:
            if _sequence() > low:
                self.log_call(low, _sequence(), 0, frame)

    def is_users(self, node: Any) -> bool:
        """Is the backward of an autograd.Function the user's own code?"""
        cls = getattr(type(node), "_forward_cls", None)
        return not str(getattr(cls, "__module__", "torch")).startswith("torch.")

    def norm(self, t: Any) -> float | None:
        """Euclidean norm of a leaf; None when values are off."""
        if not self.measures:
            return None
        array = self.value(t, copy=False)
        if array is None or array.dtype.kind not in "fc":
            return None
        return length(array)


def remove_mode(mode: Mode) -> None:
    """Take our mode off the calling thread's stack, from wherever in it it is."""
    held: list[Any] = []
    count = torch._C._len_torch_function_stack()
    for _ in range(count):
        top = torch._C._pop_torch_function_stack()
        if top is mode:
            break
        held.append(top)
    for one in reversed(held):
        torch._C._push_on_torch_function_stack(one)
