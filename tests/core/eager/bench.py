"""What the engine tests share: leaves, a sink that keeps records in a list, and recording around a block."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np

from gradscope.core import observer
from gradscope.core.observer.narrator import Observer
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.trace import records as R


def leaf(values: Any, dtype: str = "float32", stop: bool = False) -> Tensor:
    """A leaf that wants a gradient (unless stop)."""
    return new_leaf(np.array(values, dtype=dtype), stop)


def const(values: Any, dtype: str = "float32") -> Tensor:
    """A constant."""
    return leaf(values, dtype, True)


def numbers(tensor: Tensor | None) -> list[Any]:
    """The elements of a tensor as Python numbers."""
    assert tensor is not None
    out: list[Any] = tensor.impl.array.tolist()
    return out


class ListSink:
    """Keeps what it is given; `writes` counts about_to_write, `segments` where segments ended (number of records)."""

    def __init__(self, values: bool = True) -> None:
        self.values = values
        self.is_open = True
        self.tick = itertools.count(1).__next__
        self.records: list[Any] = []
        self.writes = 0
        self.segments: list[int] = []

    def emit(self, record: Any) -> None:
        """Keep it, as the encoder would: nested tuples as they are, arrays copied."""
        self.records.append(record)

    def about_to_write(self, array: object = None) -> None:
        self.writes += 1

    def segment_end(self) -> None:
        self.segments.append(len(self.records))

    def of(self, kind: type) -> list[Any]:
        """The records of one kind, encoded and decoded again, so that every nested part has its type."""
        found = []
        for record in self.records:
            if type(record) is kind:
                data = msgspec.msgpack.encode(record, enc_hook=_as_value)
                found.append(msgspec.msgpack.decode(data, type=kind))
        return found


def _as_value(thing: Any) -> Any:
    if isinstance(thing, np.ndarray):
        return (list(thing.shape), thing.dtype.name, R.BARE, 0, 0, 0, float(np.linalg.norm(thing.astype("float64"))))
    raise NotImplementedError(type(thing))


@contextmanager
def recording(values: bool = True, frame: Any = lambda: 0) -> Iterator[ListSink]:
    """Record into a ListSink inside the block."""
    sink = ListSink(values)
    assert observer.current is None
    watching = Observer(sink, frame)
    observer.current = watching
    try:
        yield sink
    finally:
        stopped = observer.current is not watching
        observer.current = None
    assert not stopped, "a fault stopped the recording"


def pops(sink: ListSink) -> list[str]:
    """Names of the nodes in the order they ran."""
    names = {n.node: n.name for n in sink.of(R.NodeMade)}
    return [names[r.node] for r in sink.of(R.NodeRan)]
