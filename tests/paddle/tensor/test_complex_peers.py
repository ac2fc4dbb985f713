"""Functions of complex tensors on the real PyTorch and PaddlePaddle: values, gradients, and second derivatives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours

pytestmark = pytest.mark.peers

Z = np.array([[1 + 2j, -0.3 + 0.5j], [0.7 - 1.1j, -0.4 - 0.2j]])
W = np.array([[0.5 - 0.25j, 0.8 + 0.1j], [-0.6 + 0.9j, 0.3 + 0.7j]])
SEED = np.array([[0.3 + 0.1j, -0.7 + 0.4j], [0.2 - 0.9j, 1.0 + 0.5j]])
X = np.array([[0.3, -0.8], [1.2, 0.5]])

UNARY = (
    "abs", "angle", "real", "imag", "conj", "sgn", "exp", "log", "sqrt", "square", "tanh", "sigmoid", "reciprocal",
    "sin", "cos", "tan", "sinh", "cosh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "log2", "log10", "log1p",
    "expm1", "sum", "mean", "prod",
)  # fmt: skip
#: what PaddlePaddle 3.3.1 gets wrong: two are not conjugated, acosh takes the other root left of 0, and the norm of a
#: matrix is the root of the sum of squares, complex as they are
WRONG_IN_PADDLE = ("prod", "power", "acosh", "matrix norm")
#: two operands: z with w, and z with a real x
BINARY: dict[str, Callable[[Any, Any, Any], Any]] = {
    "add": lambda p, a, b: a + b,
    "subtract": lambda p, a, b: a - b,
    "multiply": lambda p, a, b: a * b,
    "divide": lambda p, a, b: a / b,
    "divided": lambda p, a, b: b / a,
    "power": lambda p, a, b: a**b,
    "matmul": lambda p, a, b: a @ (b if b.dtype == a.dtype else b * (1 + 0j)),
    "square of the sum": lambda p, a, b: (a + b) ** 2,
    "modulus of the product": lambda p, a, b: p.abs(a * b),
    "by parts": lambda p, a, b: p.complex(p.real(a), p.imag(a) * p.real(a)) * b,
    "a power": lambda p, a, b: a**2.5 * b,
    "norm": lambda p, a, b: p.linalg.norm(a * b),
    "matrix norm": lambda p, a, b: p.linalg.norm(a * 2.0 - b, "fro", [0, 1]),
    "line norms": lambda p, a, b: p.linalg.norm(a - b, 2, -1).sum(),
    "by numbers": lambda p, a, b: a * 2.0 - b / 4.0 + 1.5,
}


def run(p: Any, leaf: Any, constant: Any, grad: Any, function: Any, arrays: Any, twice: bool) -> list[Any]:
    """Output, gradients of Re⟨seed, out⟩, and with `twice` those of Σ|gradient|² after that."""
    leaves = [leaf(a) for a in arrays]
    out = function(*leaves)
    shape = tuple(out.shape)
    seed = (SEED if shape else SEED[0, 0]) if "complex" in str(out.dtype) else (SEED.real if shape else SEED[0, 0].real)
    grads = grad(out, leaves, constant(np.asarray(seed)), twice)
    found = [out, *grads]
    if twice:
        total = sum(p.sum(p.abs(g) * p.abs(g)) for g in grads)
        if not getattr(total, "stop_gradient", False) and getattr(total, "requires_grad", True):
            found += grad(total, leaves, None, False)
    return [None if f is None else as_array(f) for f in found]


def as_array(tensor: Any) -> Any:
    return (tensor.detach().resolve_conj() if hasattr(tensor, "resolve_conj") else tensor).numpy()


def _paddle_grad(p: Any) -> Any:
    def grad(out: Any, leaves: Any, seed: Any, create_graph: bool) -> Any:
        return p.grad([out], leaves, None if seed is None else [seed], create_graph=create_graph, allow_unused=True)

    return grad


def mine(function: Any, arrays: Any, twice: bool) -> list[Any]:
    return run(
        ours, lambda a: ours.to_tensor(a, stop_gradient=False), ours.to_tensor, _paddle_grad(ours), function, arrays,
        twice,
    )  # fmt: skip


def with_torch(torch: Any, function: Any, arrays: Any) -> list[Any]:
    def grad(out: Any, leaves: Any, seed: Any, create_graph: bool) -> Any:
        return torch.autograd.grad(out, leaves, seed, create_graph=create_graph, allow_unused=True)

    return run(torch, lambda a: torch.tensor(a, requires_grad=True), torch.tensor, grad, function, arrays, True)


def with_paddle(paddle: Any, function: Any, arrays: Any) -> list[Any]:
    return run(
        paddle, lambda a: paddle.to_tensor(a, stop_gradient=False), paddle.to_tensor, _paddle_grad(paddle), function,
        arrays, False,
    )  # fmt: skip


def named(p: Any, name: str) -> Any:
    """The package's function of that name; activations lie in nn.functional."""
    return getattr(p, name) if hasattr(p, name) else getattr(p.nn.functional, name)


def near(found: list[Any], wanted: list[Any], tolerance: float) -> None:
    """The same numbers and dtypes; a gradient that is missing may be zeros."""
    for one, other in zip(found, wanted):
        if one is None or other is None:
            assert np.all((one if other is None else other) == 0) or (one is None and other is None)
            continue
        assert one.dtype == other.dtype
        np.testing.assert_allclose(one, other, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("name", UNARY)
def test_functions_of_one_tensor(name: str) -> None:
    torch: Any = pytest.importorskip("torch")
    near(mine(named(ours, name), [Z], True), with_torch(torch, named(torch, name), [Z]), 1e-11)


@pytest.mark.parametrize("arrays", [(Z, W), (Z, X)], ids=["complex", "real"])
@pytest.mark.parametrize("name", BINARY)
def test_functions_of_two_tensors(name: str, arrays: Any) -> None:
    torch: Any = pytest.importorskip("torch")
    function = BINARY[name]
    near(
        mine(lambda a, b: function(ours, a, b), arrays, True),
        with_torch(torch, lambda a, b: function(torch, a, b), arrays), 1e-11,
    )  # fmt: skip


@pytest.mark.parametrize("name", [name for name in (*UNARY, "silu") if name not in WRONG_IN_PADDLE])
def test_functions_of_one_tensor_in_paddle(name: str) -> None:
    """Paddle's functions of complex128 are as exact as its complex64 ones, hence the tolerance."""
    paddle: Any = pytest.importorskip("paddle")
    near(mine(named(ours, name), [Z], False), with_paddle(paddle, named(paddle, name), [Z]), 2e-6)


@pytest.mark.parametrize("arrays", [(Z, W), (Z, X)], ids=["complex", "real"])
@pytest.mark.parametrize("name", [name for name in BINARY if name not in WRONG_IN_PADDLE])
def test_functions_of_two_tensors_in_paddle(name: str, arrays: Any) -> None:
    paddle: Any = pytest.importorskip("paddle")
    function = BINARY[name]
    near(
        mine(lambda a, b: function(ours, a, b), arrays, False),
        with_paddle(paddle, lambda a, b: function(paddle, a, b), arrays), 2e-6,
    )  # fmt: skip
