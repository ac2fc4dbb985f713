"""Running one observed program in this process, with `paddle` mapped to gradscope's, and taking its record.

The record is a list: the sink keeps what the engine emits. Pop orders come from its NodeRan records; a node is called
by the name of the tensor of the program's `W` whose `grad_fn` it is.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import gradscope.paddle as paddle
from gradscope.core import controller, flags, observer
from gradscope.core.observer.narrator import Observer
from gradscope.trace.records import NodeMade, NodeRan


class ListSink:
    """A sink that keeps every record in a list. scope: the program's globals, where its tensors and its `W` will be.

    Node ids are asked of the observer at the end of each segment, before it forgets them.
    """

    values = True
    is_open = True

    def __init__(self, scope: dict[str, Any]) -> None:
        self.records: list[Any] = []
        self.scope = scope
        self.ids: dict[int, int] = {}  # node_ptr() -> node id of the record
        self.tick = itertools.count(1).__next__

    def emit(self, record: Any) -> None:
        self.records.append(record)

    def about_to_write(self, array: object = None) -> None:
        """Values are not looked at, so nothing need be copied."""

    def segment_end(self) -> None:
        """Ask which nodes the program's tensors lead to."""
        assert observer.current is not None
        for tensor in (*self.scope.values(), *self.scope.get("W", {}).values()):
            if isinstance(tensor, paddle.Tensor) and tensor.grad_fn is not None:
                self.ids.setdefault(tensor.grad_fn.node_ptr(), observer.current.node_id(tensor.grad_fn))

    def pop_order(self) -> list[str]:
        """`name:NodeName` of every pop, in order; `?` for a node that no tensor of `W` leads to."""
        names: dict[int, str] = {}
        for name, tensor in self.scope.get("W", {}).items():
            names.setdefault(self.ids.get(tensor.grad_fn.node_ptr(), 0), name)
        kinds = {r.node: r.name for r in self.records if isinstance(r, NodeMade)}
        pops = [r for r in self.records if isinstance(r, NodeRan)]
        return [f"{names.get(r.node, '?')}:{kinds[r.node]}" for r in pops]


@dataclass
class Outcome:
    """What a program printed (parsed), and the order its nodes ran in, as `name:NodeName`."""

    results: Any
    pops: list[str] = field(default_factory=list)


@contextlib.contextmanager
def paddle_mapped() -> Iterator[None]:
    """`import paddle` finds gradscope's inside."""
    ours = {n: m for n, m in sys.modules.items() if n == paddle.__name__ or n.startswith(f"{paddle.__name__}.")}
    hidden = {n: sys.modules.pop(n) for n in list(sys.modules) if n == "paddle" or n.startswith("paddle.")}
    mapped = {n.removeprefix("gradscope."): m for n, m in ours.items()}
    sys.modules.update(mapped)
    try:
        yield
    finally:
        for name in mapped:
            sys.modules.pop(name, None)
        sys.modules.update(hidden)


@contextlib.contextmanager
def same_state_afterwards() -> Iterator[None]:
    """Flags, grad mode and name counters as they were before."""
    values, mode = dict(flags.values), controller.has_grad()
    with controller.unique_name_guard():
        try:
            yield
        finally:
            flags.set_flags(values)
            controller.set_has_grad(mode)


@contextlib.contextmanager
def recorded(sink: ListSink) -> Iterator[None]:
    """An observer on the engine inside. AssertionError when a fault of its own ended the recording."""
    listener = observer.current = Observer(sink, lambda: 0)
    try:
        yield
    finally:
        observer.current = None
    assert not listener.dead


def run(program: str, *, strict: bool = True) -> Outcome:
    """Run a program and parse the JSON object on the last line it prints. Its own exceptions go through."""
    scope: dict[str, Any] = {"__name__": "__main__"}
    sink, printed = ListSink(scope), io.StringIO()
    with same_state_afterwards(), paddle_mapped():
        flags.set_flags({"FLAGS_paddle_strict": strict})
        with recorded(sink), contextlib.redirect_stdout(printed):
            exec(compile(program, "<case>", "exec"), scope)
        lines = printed.getvalue().strip().splitlines()
        return Outcome(json.loads(lines[-1]), sink.pop_order())
