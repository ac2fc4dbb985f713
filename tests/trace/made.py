"""Traces for tests: the hand-written ones, loaded; and random little programs."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

import handmade
import numpy as np
from handmade.parts import T
from handmade.tape import Tape

from gradscope.trace.trace import Trace

SCRIPT = "import paddle\nx = paddle.to_tensor([1.0, 2.0])\ny = f(x)\ny.backward()\n"


def records(name: str) -> list[Any]:
    """The records of a hand-written trace, made anew (they may be changed)."""
    return list(importlib.import_module(f"handmade.{name}").records())


@cache
def trace(name: str) -> Trace:
    """A hand-written trace; shared, so leave it alone."""
    return Trace.from_records(records(name), block=5)


def every() -> list[tuple[str, Trace]]:
    """All hand-written traces by name."""
    return [(name, trace(name)) for name in handmade.NAMES]


def random_program(choices: list[tuple[int, int, int]], leaves: int, retain: bool) -> list[Any]:
    """Records of a random DAG over vectors of two: each choice (op, a, b) makes one more tensor out of two earlier
    ones; the last one is run backward once, or twice when the graph is retained."""
    t = Tape(SCRIPT)
    tensors: list[T] = [
        t.tensor([1.0 + i, 2.0 - i], "paddle.to_tensor([1.0, 2.0])", stop=i == 1) for i in range(leaves)
    ]
    for op, a, b in choices:
        x, y = tensors[a % len(tensors)], tensors[b % len(tensors)]
        made = t.op("multiply", x, y, at="f(x)") if op == 0 else None
        made = t.op("add", x, y, at="f(x)") if op == 1 else made
        made = t.op("relu", x, at="f(x)") if op == 2 else made
        made = t.op("add_n", [x, y, x], at="f(x)") if op == 3 else made
        assert made is not None
        made.array = np.clip(made.array, -50, 50)  # keeps sums exact enough to compare
        tensors.append(made)
    root = tensors[-1]
    if not root.stop:
        t.backward([root], "y.backward()", retain=retain)
        if retain:
            t.backward([root], "y.backward()")
    return t.end()
