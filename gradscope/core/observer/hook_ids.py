"""Ids of hooks in a recording, each described once per segment: those of nodes, and functions that pack and unpack."""

from __future__ import annotations

import dis
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.trace.records import HookSet


class HookIds:
    """The part of the Registry that knows hooks."""

    def __init__(self) -> None:
        self.last_hook = 0
        self.hooks_told: set[int] = set()
        self.hook_frames: dict[int, int] = {}
        self._pairs: dict[Any, int] = {}  # (id of a function, kind) -> its number
        self._pair_fns: dict[Any, Any] = {}  # weak references where a function can be referred to weakly

    if TYPE_CHECKING:
        base: int
        frame: Callable[[], int]
        tick: Callable[[], int]
        describe_frame: Any

        def emit(self, record: Any) -> None: ...
        def impl(self, impl: Any) -> int: ...
        def node(self, node: GradNodeBase) -> int: ...

    def users_backward(self, node: Any) -> int:
        """The frame of the user's backward of a PyLayer node: where it returns, when that is one place, else where it
        begins; 0 when frames are not known."""
        code, position = getattr(node.layer.backward, "__code__", None), getattr(self.frame, "position", None)
        if code is None or position is None:
            return 0
        returns = [i for i in dis.get_instructions(code) if i.opname in ("RETURN_VALUE", "RETURN_CONST")]
        return int(position(code, returns[0].offset if len(returns) == 1 else 0))

    def raised_at(self, exc: BaseException | None) -> int:
        """The frame of the user's innermost line that an exception came through; 0 when there is none."""
        position = getattr(self.frame, "position", None)
        at, tb = [], None if exc is None else exc.__traceback__
        while tb is not None:
            at.append((tb.tb_frame.f_code, tb.tb_lasti))
            tb = tb.tb_next
        return next((int(f) for f in (position(*one) for one in reversed(at)) if f), 0) if position is not None else 0

    def hook(self, hook: Any, node: GradNodeBase | None, frame: int = 0) -> int:
        """The id of a hook, described in this segment."""
        number = hook.oid - self.base
        if number <= 0:
            number = self.last_hook = self.last_hook + 1
            hook.oid = self.base + number
            self.hook_frames[number] = frame
        if number in self.hooks_told:
            return int(number)
        self.hooks_told.add(number)
        frame = self.hook_frames.get(number, 0)
        if frame:
            self.describe_frame(frame)
        impl = None if hook.impl_ref is None else hook.impl_ref()
        tensor = 0 if impl is None else self.impl(impl)
        code = getattr(hook.fn, "__code__", None)
        name = "retain_grads" if hook.fn is None else str(getattr(hook.fn, "__qualname__", type(hook.fn).__name__))
        self.emit(
            HookSet(
                number,
                self.tick(),
                hook.kind,
                name,
                "" if code is None else code.co_filename,
                0 if code is None else code.co_firstlineno,
                tensor,
                0 if node is None else self.node(node),
                hook.slot,
                hook.rank,
                frame,
            )
        )
        return int(number)

    def pair_hook(self, fn: Any, kind: str, frame: int = 0) -> int:
        """The number of a function that packs or unpacks, described in this segment; frame: where it is set."""
        key = (id(fn), kind)
        number = self._pairs.get(key)
        if number is None:
            number = self._pairs[key] = self.last_hook = self.last_hook + 1
            self.hook_frames[number] = frame
            try:  # the number is the function's for as long as it lives; we do not keep it, nor what it closes over
                self._pair_fns[key] = weakref.ref(fn, lambda _: self._pair_gone(key))
            except TypeError:
                self._pair_fns[key] = fn
        if number not in self.hooks_told:
            self.hooks_told.add(number)
            frame = self.hook_frames.get(number, 0)
            if frame:
                self.describe_frame(frame)
            code = getattr(fn, "__code__", None)
            self.emit(
                HookSet(
                    number,
                    self.tick(),
                    kind,
                    str(getattr(fn, "__qualname__", type(fn).__name__)),
                    "" if code is None else code.co_filename,
                    0 if code is None else code.co_firstlineno,
                    frame=frame,
                )
            )
        return number

    def _pair_gone(self, key: tuple[int, str]) -> None:
        self._pairs.pop(key, None)
        self._pair_fns.pop(key, None)
