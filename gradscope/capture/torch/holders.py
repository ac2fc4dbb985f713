"""`--holders` for PyTorch: at the end of each top-level pass, what still holds a graph, as GraphHeld records.

Looks at Python objects only: what C++ alone holds is not seen (our own engine says `other` there).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch.autograd.function import BackwardCFunction

from gradscope.capture.holding import CTX, GRAD, HOOK, Found, behind, is_upstream, variables, walk
from gradscope.trace.records import GraphHeld

_ACCUMULATE = torch._C._functions.AccumulateGrad


class Holders:
    """Called with the pass that ended."""

    def __init__(self, narrator: Any) -> None:
        self.narrator = narrator

    def __call__(self, pass_id: int) -> None:
        """Write a GraphHeld for every variable, closure, hook, ctx and `.grad` that holds nodes."""
        found: dict[tuple[str, str], list[Any]] = {}
        with torch._C.DisableTorchFunction():
            engine = _Torch()
            for by, name, obj in walk(variables(self.narrator.frames.is_users), engine):
                node = obj.grad_fn if isinstance(obj, torch.Tensor) else obj
                if node is None or isinstance(node, _ACCUMULATE):
                    continue
                if not is_upstream(obj, by, node, engine.contexts, _next):
                    found.setdefault((by, name), []).append(node)
            for (by, name), nodes in found.items():
                self._tell(pass_id, by, name, nodes)

    def _tell(self, pass_id: int, by: str, name: str, nodes: list[Any]) -> None:
        narrator = self.narrator
        newest = max(nodes, key=lambda node: int(node._sequence_nr()))
        info = narrator.info(newest)
        number = narrator.node(newest) if info is None else info.number
        info = narrator.info(newest)
        frame = info.frame if info is not None else 0
        if frame:
            narrator.frames.describe(frame)
        held = list(behind(nodes, _next))
        narrator.sink.emit(
            GraphHeld(pass_id, narrator.tick(), number, by, name, frame, self._bytes(held), len(held), len(nodes))
        )

    def _bytes(self, nodes: list[Any]) -> int:
        memory: dict[int, int] = {}
        for node in nodes:
            for _, _, saved in self.narrator.saved(node) or ():
                data = None if saved.unpack_hook is not None else saved.data
                if data is not None and data.layout is torch.strided:
                    storage = data.untyped_storage()
                    memory[storage._cdata] = storage.nbytes()
        return sum(memory.values())


class _Torch:
    """Torch's tensors and nodes to the walk. A ctx of a Function is its node."""

    def __init__(self) -> None:
        self._nodes: set[Any] = set()  # whose contexts have been looked at
        self.contexts: dict[int, Any] = {}  # id of a held object -> the node whose ctx holds it

    def mine(self, obj: Any) -> bool:
        """Tensors (parameters and subclasses too) and nodes."""
        kind = type(obj)
        return issubclass(kind, torch.Tensor) or (hasattr(kind, "_sequence_nr") and hasattr(kind, "next_functions"))

    def inside(self, by: str, name: str, obj: Any) -> Iterator[Found]:
        """A tensor's `.grad`, attributes and hooks, and what the contexts of the nodes behind it keep."""
        node = obj
        if isinstance(obj, torch.Tensor):
            node = obj.grad_fn
            if obj.is_leaf and obj.grad is not None:
                yield GRAD, f"{name}.grad", obj.grad
            for hook in (obj._backward_hooks or {}).values():
                yield HOOK, str(getattr(hook, "__qualname__", type(hook).__name__)), hook
            for key, value in list(vars(obj).items()):
                yield by, f"{name}.{key}", value
        for one in behind([] if node is None else [node], _next, self._nodes):
            if isinstance(one, BackwardCFunction):
                for key, value in list(vars(one).items()):
                    self.contexts[id(value)] = one
                    yield CTX, f"{type(one).__name__.removesuffix('Backward')}'s ctx.{key}", value


def _next(node: Any) -> Iterator[Any]:
    return (after for after, _ in node.next_functions if after is not None)
