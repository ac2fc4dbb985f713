"""What the tests of flight mode share: a training narrated pass by pass, and reading back what was written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from gradscope.trace.flight import FlightRecorder
from gradscope.trace.records import (
    SCHEMA_VERSION,
    Failure,
    LeafGrew,
    OpRan,
    PassBegan,
    PassEnded,
    TraceBegan,
)
from gradscope.trace.trace import load

META = ((3,), "float32")


def began() -> TraceBegan:
    return TraceBegan(0, SCHEMA_VERSION, "native", {"gradscope": "0"}, {"order": "observed"}, ["script.py"])


def flight(path: Path, count: int = 3, **options: Any) -> FlightRecorder:
    return FlightRecorder(path, flight=count, began=began(), **options)


class Training:
    """Says what a training says: per step one op, then a pass of one leaf."""

    def __init__(self, sink: Any) -> None:
        self.sink = sink
        self.steps = 0

    def forward(self, value: Any = None) -> None:
        tick = self.sink.tick()
        out = (self.steps + 10, META, self.steps + 10, 0, 0, 0, 0, True, value)
        self.sink.emit(OpRan(self.steps + 1, tick, 1, inputs=[[(1, 0)]], outputs=[[out]]))

    def backward(self, grad: Any = None, error: Failure | None = None, before_end: Any = None) -> None:
        sink, number = self.sink, self.steps + 1
        sink.emit(PassBegan(number, sink.tick(), frame=0))
        sink.emit(LeafGrew(number, sink.tick(), 1, 1, "set", 1, None, grad))
        if before_end is not None:
            before_end()
        sink.emit(PassEnded(number, sink.tick(), 1, error))
        sink.segment_end()
        self.steps += 1

    def step(self, grad: Any = None, value: Any = None, **ends: Any) -> None:
        self.forward(value)
        self.backward(np.ones(3, "float32") if grad is None else grad, **ends)


def bad() -> np.ndarray:
    return np.array([1.0, np.nan, 2.0], "float32")


def passes(path: Path) -> list[int]:
    with load(path) as trace:
        return [info.pass_id for info in trace.passes]


def of_kind(path: Path, kind: type) -> list[Any]:
    with load(path) as trace:
        return list(trace.of_kind(kind))
