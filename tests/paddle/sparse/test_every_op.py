"""Every differentiable op on COO and CSR tensors is among the functions tried here, whose first and second derivatives
are central differences along a direction of the values."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core.codegen import model
from gradscope.paddle import sparse

from .test_sparse_gradients import BINARY, UNARY, leaf, made, weighed

FUNCTIONS = {**UNARY, **BINARY, "divide": sparse.divide}
#: where the tensors have elements; a quotient is 0/0 where neither has one
SOME, EVERYWHERE = ([0, 2, 3, 7, 9], [0, 3, 4, 7, 10]), (list(range(12)), list(range(12)))
#: to CSR from CSR is no conversion
COO_ONLY = ("to csr and back",)


def output(name: str, csr: bool, values: list[Any]) -> Any:
    """The function on tensors with these values (one tensor or two)."""
    at = EVERYWHERE if name == "divide" else SOME
    tensors = [made(at[i], v, csr) for i, v in enumerate(values)]
    return FUNCTIONS[name](*tensors)


def start(name: str) -> list[np.ndarray]:
    rng = np.random.default_rng(7)
    sizes = [12, 12] if name == "divide" else [5] if name in UNARY else [5, 5]
    return [rng.uniform(0.2, 0.8, n) * rng.choice([-1.0, 1.0], n) for n in sizes]


def value(name: str, csr: bool, arrays: list[Any], directions: list[list[Any]]) -> float:
    """The weighed output at `arrays`; per direction one derivative along it."""
    leaves = [leaf(a) for a in arrays]
    total = weighed(output(name, csr, leaves))
    for direction in directions:
        if total.stop_gradient:
            return 0.0
        grads = paddle.grad([total], leaves, create_graph=True, allow_unused=True)
        parts = [(g * paddle.to_tensor(d)).sum() for g, d in zip(grads, direction, strict=True) if g is not None]
        if not parts:
            return 0.0
        total = sum(parts[1:], parts[0])
    return float(total)


@pytest.mark.parametrize("csr", [False, True], ids=["coo", "csr"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_first_and_second_derivatives(name: str, csr: bool) -> None:
    if csr and name in COO_ONLY:
        return
    arrays, rng = start(name), np.random.default_rng(8)
    directions: list[list[Any]] = []
    for _ in range(2):
        step = [rng.standard_normal(a.shape) for a in arrays]
        sides = [
            value(name, csr, [a + h * s for a, s in zip(arrays, step, strict=True)], directions) for h in (1e-5, -1e-5)
        ]
        directions = [*directions, step]
        got = value(name, csr, arrays, directions)
        assert got == pytest.approx((sides[0] - sides[1]) / 2e-5, rel=1e-6, abs=1e-6)


def ops_of(tensor: Any) -> set[str]:
    """The ops whose nodes a tensor's graph is made of."""
    found: set[str] = set()
    seen: set[Any] = set()
    todo = [tensor.grad_fn]
    while todo:
        node = todo.pop()
        if node is not None and node not in seen:
            seen.add(node)
            found.add(node.op_)
            todo += node.next_functions
    return found


def test_every_differentiable_sparse_op_is_run() -> None:
    found: set[str] = set()
    for name in FUNCTIONS:
        for csr in (False, True):
            if not csr or name not in COO_ONLY:
                leaves = [leaf(a) for a in start(name)]
                total = weighed(output(name, csr, leaves))
                grads = paddle.grad([total], leaves, create_graph=True, allow_unused=True)
                found |= ops_of(total).union(*(ops_of(g) for g in grads if g is not None))
    wanted = {op.name for op in model.load() if op.kinds == "sparse" and op.backward is not None}
    assert wanted - found == set()
