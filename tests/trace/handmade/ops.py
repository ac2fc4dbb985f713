"""The few ops that hand-written traces need: forward, what is saved, and the gradients, in plain numpy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Op:
    """saves: (field, which) with which an input index or -1 for the output; bare: fields kept for their shape only.

    grad(g, saved, shapes): gradients per input slot (a list for a list slot). graph: the same as (op, *operands) where
    "g" is the incoming gradient and other words are saved fields, for create_graph.
    """

    node: str
    args: tuple[str, ...]
    forward: Callable[..., Any]
    grad: Callable[[Any, dict[str, Any], list[Any]], list[Any]]
    saves: tuple[tuple[str, int], ...] = ()
    bare: tuple[str, ...] = ()
    graph: tuple[tuple[str, ...], ...] = ()
    inplace: bool = False
    view: bool = False


def _sum_to(g: Any, shape: tuple[int, ...]) -> Any:
    while g.ndim > len(shape):
        g = g.sum(0)
    for axis, n in enumerate(shape):
        if n == 1 and g.shape[axis] != 1:
            g = g.sum(axis, keepdims=True)
    return g


def _pad(g: Any, shape: tuple[int, ...], rows: slice) -> Any:
    out = np.zeros(shape, g.dtype)
    out[rows] = g
    return out


OPS: dict[str, Op] = {
    "multiply": Op(
        "MultiplyGradNode", ("x", "y"), np.multiply,
        lambda g, s, sh: [_sum_to(g * s["y"], sh[0]), _sum_to(g * s["x"], sh[1])],
        (("x", 0), ("y", 1)), graph=(("multiply", "g", "y"), ("multiply", "g", "x")),
    ),
    "add": Op(
        "AddGradNode", ("x", "y"), np.add, lambda g, s, sh: [_sum_to(g, sh[0]), _sum_to(g, sh[1])],
        (("x", 0), ("y", 1)), bare=("x", "y"), graph=(("assign", "g"), ("assign", "g")),
    ),
    "add_": Op(
        "AddGradNode", ("x", "y"), np.add, lambda g, s, sh: [g, _sum_to(g, sh[1])],
        (("y", 1),), bare=("y",), inplace=True,
    ),
    "multiply_": Op(
        "MultiplyGradNode", ("x", "y"), np.multiply, lambda g, s, sh: [g * s["y"], None], (("y", 1),), inplace=True,
    ),
    "matmul": Op(
        "MatmulGradNode", ("x", "y"), np.matmul, lambda g, s, sh: [g @ s["y"].T, s["x"].T @ g], (("x", 0), ("y", 1)),
    ),
    "relu": Op(
        "ReluGradNode", ("x",), lambda x: np.maximum(x, 0), lambda g, s, sh: [g * (s["out"] > 0)], (("out", -1),),
    ),
    "sum": Op(
        "SumGradNode", ("x",), np.sum, lambda g, s, sh: [np.broadcast_to(g, sh[0]).copy()], (("x", 0),), bare=("x",),
    ),
    "concat": Op(
        "ConcatGradNode", ("x",), lambda x: np.concatenate(x),
        lambda g, s, sh: [np.split(g, np.cumsum([n[0] for n in sh[0]])[:-1])],
    ),
    "add_n": Op("AddNGradNode", ("inputs",), lambda x: sum(x[1:], x[0]), lambda g, s, sh: [[g for _ in sh[0]]]),
    "cast": Op("CastGradNode", ("x",), lambda x: x, lambda g, s, sh: [g.astype(np.float32)]),
    "slice": Op("SliceGradNode", ("x",), lambda x: x[0:2], lambda g, s, sh: [_pad(g, sh[0], slice(0, 2))], view=True),
    "assign": Op("AssignGradNode", ("x",), lambda x: x.copy(), lambda g, s, sh: [g]),
    "square": Op(
        "SquareGradNode", ("x",), np.square, lambda g, s, sh: [2 * g * s["x"]], (("x", 0),),
        graph=(("multiply", "g", "x"),),
    ),
}  # fmt: skip
