"""Running a program plain and recorded into a file: the same results, and a trace that keeps every invariant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import gradscope
import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.trace.check import check
from gradscope.trace.trace import Trace, load

Numbers = Any


def leaf(values: Any, dtype: str = "float32") -> Any:
    """A leaf that wants a gradient."""
    return paddle.to_tensor(values, dtype=dtype, stop_gradient=False)


def const(values: Any, dtype: str = "float32") -> Any:
    """A constant."""
    return paddle.to_tensor(values, dtype=dtype)


def numbers(tensor: Any) -> Numbers:
    """The elements of a tensor, None for None."""
    return None if tensor is None else np.asarray(tensor.numpy()).tolist()


def same_bits(program: Callable[[], Any], tmp_path: Path) -> tuple[list[Any], Trace]:
    """What a program gives that gives arrays, and the trace of its second run, which gave the same bit for bit."""
    found: list[Any] = []

    def bits() -> list[bytes]:
        found[:] = map(np.asarray, program())
        return [array.tobytes() for array in found]

    return found, twice(bits, tmp_path)[1]


def twice(program: Callable[[], Any], tmp_path: Path, **options: Any) -> tuple[Any, Trace]:
    """What the program gives (made of plain Python things), and the trace of its second run."""
    plain = program()
    path = tmp_path / f"{program.__name__}.gscope"
    with gradscope.record(path, overwrite=True, **options):
        listener = observer.current
        recorded = program()
    assert listener is not None and not listener.dead, "a fault stopped the recording"
    assert recorded == plain
    trace = load(path)
    assert [str(p) for p in check(trace)] == []
    return plain, trace
