"""Ops on COO and CSR tensors: gradients of the values are finite differences, in both formats, to second order; with
equal positions too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradscope.paddle as paddle
from gradscope.paddle import sparse
from gradscope.trace.check import check

from .recording import recorded

F = sparse.nn.functional
DIMS = (3, 4)

UNARY: dict[str, Callable[[Any], Any]] = {
    **{name: getattr(sparse, name) for name in ("sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh")},
    **{name: getattr(sparse, name) for name in ("square", "log1p", "expm1", "abs", "neg", "deg2rad", "rad2deg")},
    "sqrt": lambda x: sparse.sqrt(sparse.square(x)),
    "pow": lambda x: sparse.pow(x, 3.0),
    "multiply by a number": lambda x: sparse.multiply(x, 2.5),
    "divide by a number": lambda x: sparse.divide(x, 4.0),
    "relu": F.relu,
    "relu6": F.relu6,
    "leaky_relu": lambda x: F.leaky_relu(x, 0.25),
    "softmax": F.softmax,
    "transpose": lambda x: sparse.transpose(x, [1, 0]),
    "reshape": lambda x: sparse.reshape(x, [4, -1]),
    "slice": lambda x: sparse.slice(x, [0, 1], [1, 0], [3, -1]),
    "sum": lambda x: sparse.sum(x),
    "sum along 0": lambda x: sparse.sum(x, 0),
    "sum along 1": lambda x: sparse.sum(x, 1, keepdim=True),
    "cast": lambda x: sparse.cast(x, "int32", "float64"),
    "to csr and back": lambda x: x.to_sparse_csr().to_sparse_coo(2),
    "to dense and back": lambda x: x.to_dense().to_sparse_coo(1),
}
BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": sparse.add,
    "subtract": sparse.subtract,
    "multiply": sparse.multiply,
    "mask_as": lambda x, y: sparse.mask_as(x.to_dense(), y),
}

positions = st.sets(st.integers(0, 11), min_size=1, max_size=8).map(sorted)


def made(at: list[int], values: Any, csr: bool = False) -> Any:
    """A sparse tensor that wants gradients. at: row-major positions."""
    indices = np.array(np.unravel_index(at, DIMS))
    coo = sparse.sparse_coo_tensor(indices, values, list(DIMS), stop_gradient=False)
    return coo.to_sparse_csr() if csr else coo


def weighed(out: Any) -> Any:
    """A scalar that tells all elements apart."""
    dense = out if out.is_dense() else out.to_dense()
    weights = np.linspace(0.5, 2.0, int(np.prod(dense.shape))).reshape(dense.shape)
    return (dense * paddle.to_tensor(weights)).sum()


def numbers(seed: int, count: int) -> Any:
    rng = np.random.default_rng(seed)
    return rng.uniform(0.2, 0.8, count) * rng.choice([-1.0, 1.0], count)


def slopes(f: Callable[[Any], float], values: Any, h: float = 1e-6) -> Any:
    out = np.zeros_like(values)
    for i in range(len(values)):
        for sign in (1, -1):
            moved = values.copy()
            moved[i] += sign * h
            out[i] += sign * f(moved) / (2 * h)
    return out


def leaf(values: Any) -> Any:
    return paddle.to_tensor(values, stop_gradient=False)


@pytest.mark.parametrize("csr", [False, True], ids=["coo", "csr"])
@pytest.mark.parametrize("name", UNARY)
@settings(max_examples=6, deadline=None)
@given(positions, st.integers(0, 99))
def test_gradients_of_one_tensor(name: str, csr: bool, at: list[int], seed: int) -> None:
    if name == "to csr and back" and csr:
        return

    def value(given: Any) -> Any:
        return weighed(UNARY[name](made(at, given, csr)))

    start = numbers(seed, len(at))
    x = leaf(start)
    value(x).backward()
    wanted = slopes(lambda v: float(value(leaf(v))), start)
    np.testing.assert_allclose(x.grad.numpy(), wanted, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("csr", [False, True], ids=["coo", "csr"])
@pytest.mark.parametrize("name", BINARY)
@settings(max_examples=8, deadline=None)
@given(positions, positions, st.integers(0, 99))
def test_gradients_of_two_tensors(name: str, csr: bool, at_x: list[int], at_y: list[int], seed: int) -> None:
    start = numbers(seed, len(at_x)), numbers(seed + 1, len(at_y))

    def value(x: Any, y: Any) -> Any:
        return weighed(BINARY[name](made(at_x, x, csr), made(at_y, y, csr)))

    x, y = map(leaf, start)
    value(x, y).backward()
    wanted = (
        slopes(lambda v: float(value(leaf(v), leaf(start[1]))), start[0]),
        slopes(lambda v: float(value(leaf(start[0]), leaf(v))), start[1]),
    )
    np.testing.assert_allclose(x.grad.numpy(), wanted[0], rtol=1e-5, atol=1e-7)
    if name != "mask_as":
        np.testing.assert_allclose(y.grad.numpy(), wanted[1], rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("name", ["sin", "tanh", "square", "pow", "softmax", "transpose", "sum along 1"])
@settings(max_examples=5, deadline=None)
@given(positions, st.integers(0, 99))
def test_second_derivatives(name: str, at: list[int], seed: int) -> None:
    def first(given: Any) -> Any:
        out = UNARY[name](made(at, given))
        return paddle.grad(weighed(sparse.square(out)), [given], create_graph=True)[0]

    start = numbers(seed, len(at))
    weights = np.linspace(1.0, 2.0, len(at))
    x = leaf(start)
    (first(x) * paddle.to_tensor(weights)).sum().backward()
    wanted = slopes(lambda v: float((first(leaf(v)).numpy() * weights).sum()), start)
    np.testing.assert_allclose(x.grad.numpy(), wanted, rtol=1e-4, atol=1e-6)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, 11), min_size=1, max_size=8), st.lists(st.integers(0, 11), min_size=1, max_size=8))
@pytest.mark.parametrize("name", ["add", "subtract", "multiply"])
def test_with_equal_positions_the_gradient_is_that_of_what_is_shown(
    name: str, at_x: list[int], at_y: list[int]
) -> None:
    start = numbers(3, len(at_x)), numbers(4, len(at_y))

    def value(x: Any, y: Any) -> Any:
        return weighed(BINARY[name](made(at_x, x), made(at_y, y)))

    x, y = map(leaf, start)
    value(x, y).backward()
    np.testing.assert_allclose(
        x.grad.numpy(), slopes(lambda v: float(value(leaf(v), leaf(start[1]))), start[0]), rtol=1e-5, atol=1e-7
    )
    dense = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply}[name]
    shown = [made(at, v).to_dense().numpy() for at, v in zip((at_x, at_y), start)]
    both = BINARY[name](made(at_x, start[0]), made(at_y, start[1])).to_dense().numpy()
    np.testing.assert_array_equal(both, dense(*shown))


@settings(max_examples=10, deadline=None)
@given(positions, st.integers(0, 99), st.sampled_from(sorted(UNARY)), st.sampled_from(sorted(UNARY)))
def test_watching_changes_nothing_and_the_record_is_sound(
    tmp_path_factory: pytest.TempPathFactory, at: list[int], seed: int, one: str, other: str
) -> None:
    def run() -> Any:
        x = leaf(numbers(seed, len(at)))
        held = made(at, x)
        held.retain_grads()
        held.register_hook(lambda grad: sparse.multiply(grad, 2.0))
        loss = weighed(UNARY[one](held)) + weighed(UNARY[other](held))
        loss.backward()
        return x.grad.numpy().tobytes(), held.grad.values().numpy().tobytes()

    path: Path = tmp_path_factory.mktemp("sparse") / "sparse.gscope"
    with recorded(path, run) as (watched, trace):
        assert watched == run()
        assert [str(p) for p in check(trace)] == []


@pytest.mark.peers
@pytest.mark.parametrize("name", sorted(set(UNARY) - {"to csr and back", "to dense and back", "cast", "slice"}))
def test_values_and_gradients_are_paddles(name: str) -> None:
    """slice is left out: Paddle gives its values a gradient that has the shape of the part cut out."""
    peer: Any = pytest.importorskip("paddle")
    at, start = [1, 4, 6, 11], np.array([0.5, -0.25, 0.75, 0.125], np.float32)
    found = []
    for module in (paddle, peer):
        indices = np.array(np.unravel_index(at, DIMS))
        x = module.to_tensor(start, stop_gradient=False)
        held = module.sparse.sparse_coo_tensor(indices, x, list(DIMS), stop_gradient=False)
        out = _of(module, name, held)
        dense = out.to_dense()
        dense.sum().backward()
        found.append((dense.numpy(), x.grad.numpy()))
    for mine, theirs in zip(*found):
        np.testing.assert_allclose(mine, theirs, rtol=2e-6, atol=1e-7)


def _of(module: Any, name: str, x: Any) -> Any:
    """The function `name` of UNARY, in that module."""
    function = UNARY[name]
    own = getattr(module.sparse, name, None) or getattr(module.sparse.nn.functional, name, None)
    if own is not None and name not in ("sqrt", "pow", "leaky_relu", "transpose", "reshape", "sum"):
        return own(x)
    if module is paddle:
        return function(x)
    s = module.sparse
    return {
        "sqrt": lambda: s.sqrt(s.square(x)),
        "pow": lambda: s.pow(x, 3.0),
        "multiply by a number": lambda: s.multiply(x, 2.5),
        "divide by a number": lambda: s.divide(x, 4.0),
        "leaky_relu": lambda: s.nn.functional.leaky_relu(x, 0.25),
        "transpose": lambda: s.transpose(x, [1, 0]),
        "reshape": lambda: s.reshape(x, [4, -1]),
        "sum": lambda: s.sum(x),
        "sum along 0": lambda: s.sum(x, 0),
        "sum along 1": lambda: s.sum(x, 1, keepdim=True),
    }[name]()
