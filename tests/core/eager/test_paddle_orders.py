"""Under FLAGS_paddle_strict the gradient of an op is one node, named as Paddle names it, with the same derivatives as
the composed one; and what Paddle cannot differentiate again raises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core.eager.paddle_orders import DOUBLE, NONE
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor
from tests.core.eager.bench import leaf, numbers, recording


@pytest.fixture
def strict() -> Iterator[None]:
    paddle.set_flags({"FLAGS_paddle_strict": True})
    yield
    paddle.set_flags({"FLAGS_paddle_strict": False})


def around(g: Tensor) -> Any:
    node = g.grad_fn
    assert node is not None
    return node.name(), [None if f is None else f.name() for f in node.next_functions]


SEED = "GradNodeAccumulation"
ONES = [1.0, 1.0]
# expression of x, node of its gradient and where that leads; as printed by PaddlePaddle 3.3.1
SHAPES: list[tuple[str, Callable[[Tensor], Tensor], Any]] = [
    ("x*2", lambda x: C.scale(x, 2.0), ("ScaleGradNode", [SEED])),
    ("x+x", lambda x: C.add(x, x), ("AddGradNode", ["AddDoubleGradNode", "AddDoubleGradNode"])),
    ("x*x", lambda x: C.multiply(x, x), ("AddGradNode", ["MultiplyDoubleGradNode", "MultiplyDoubleGradNode"])),
    ("x*c", lambda x: C.multiply(x, paddle.ones([2])), ("MultiplyDoubleGradNode", [SEED, None, SEED])),
    ("exp", lambda x: C.exp(x), ("ExpDoubleGradNode", ["ExpGradNode", SEED])),
    ("concat", lambda x: C.concat([x, x]), ("AddGradNode", ["ConcatDoubleGradNode", "ConcatDoubleGradNode"])),
    ("split", lambda x: C.split(x, [1, 1])[0], ("ConcatGradNode", [SEED, None])),
    ("matmul", lambda x: C.matmul(x, x), ("AddGradNode", ["MatmulDoubleGradNode", "MatmulDoubleGradNode"])),
    ("mean", lambda x: C.mean(x), ("MeanDoubleGradNode", [SEED])),
    ("sum", lambda x: C.sum(x), ("SumDoubleGradNode", [SEED])),
    ("x+c", lambda x: C.add(x, paddle.ones([2])), ("AddDoubleGradNode", [SEED])),
    ("x@c", lambda x: C.matmul(x, paddle.ones([2])), ("MatmulDoubleGradNode", [None, None, SEED])),
    ("abs", lambda x: C.abs(x), ("AbsDoubleGradNode", [SEED])),
    ("max", lambda x: C.maximum(x, paddle.full([2], 1.5)), ("MaximumDoubleGradNode", [SEED])),
    ("square", lambda x: C.square(x), ("SquareDoubleGradNode", [SEED, SEED])),
]


@pytest.mark.parametrize(("build", "wanted"), [s[1:] for s in SHAPES], ids=[s[0] for s in SHAPES])
def test_nodes_are_paddles(build: Callable[[Tensor], Tensor], wanted: Any, strict: None) -> None:
    x = leaf([1.0, 2.0])
    y = build(x)
    (g,) = paddle.grad(y, x, create_graph=True)
    assert g is not None and not g.stop_gradient and around(g) == wanted
    (g,) = paddle.grad(y, x, grad_outputs=paddle.ones_like(y), create_graph=True)
    assert g is not None and around(g) == wanted


def test_none_and_zeros_are_where_paddle_has_them(strict: None) -> None:
    x, w = leaf([1.0, -2.0]), leaf([0.5, 3.0])

    def second(y: Tensor) -> list[Any]:
        (g,) = paddle.grad(y, x, create_graph=True)
        return [None if s is None else numbers(s) for s in paddle.grad(g, [x, w], allow_unused=True)]  # type: ignore[arg-type]

    assert second(C.multiply(x, w)) == [[0.0, 0.0], [1.0, 1.0]]
    assert second(C.matmul(x, w)) == [None, [1.0, 1.0]]
    assert second(C.abs(x)) == second(C.maximum(x, w)) == second(C.relu(x)) == [None, None]


def test_a_saved_tensor_without_a_gradient_is_checked_too(strict: None) -> None:
    x = leaf([1.0, -2.0])
    h = C.scale(x, 2.0)
    (g,) = paddle.grad(C.abs(h), x, create_graph=True)
    h.multiply_(paddle.ones([2]))
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        g.backward()  # type: ignore[union-attr]


def test_the_third_order_too(strict: None) -> None:
    x = leaf([1.0, 2.0])
    g: Any = C.exp(x)
    for _ in range(3):
        (g,) = paddle.grad(g, x, create_graph=True)
        np.testing.assert_allclose(numbers(g), np.exp([1.0, 2.0]), rtol=1e-5)
    assert around(g) == ("ExpDoubleGradNode", ["ExpGradNode", "MultiplyGradNode"])


PROGRAMS: list[Callable[[Any, Any], Any]] = [
    lambda x, w: C.multiply(C.multiply(x, w), x),
    lambda x, w: C.divide(x, C.exp(w)),
    lambda x, w: C.tanh(C.matmul(x, w)),
    lambda x, w: C.concat([C.sqrt(C.exp(x)), C.square(w), x]),
    lambda x, w: C.maximum(C.multiply(x, w), C.scale(w, 0.5)),
    lambda x, w: C.mean(C.sigmoid(C.subtract(C.multiply(x, x), w))),
    lambda x, w: C.sum(C.pow(C.stack([x, w]), 3.0)),
    lambda x, w: C.log(C.add(C.exp(x), C.exp(w))),
    lambda x, w: C.multiply(C.reshape(C.transpose(x, [1, 0]), [4]), C.reshape(w, [4])),
    lambda x, w: C.multiply_(C.scale(x, 2.0), C.tanh(w)),
]


def derivatives(program: Callable[[Any, Any], Any]) -> list[Any]:
    """First, second and third derivatives; None is zeros."""
    x, w = leaf([[0.3, 0.7], [0.6, 0.2]], "float64"), leaf([[0.5, 0.1], [0.4, 0.8]], "float64")
    gx, gw = paddle.grad(program(x, w), [x, w], create_graph=True)
    assert gx is not None and gw is not None
    penalty = C.add(C.sum(C.multiply(gx, gx)), C.sum(C.multiply(gw, C.exp(gw))))
    second = paddle.grad(penalty, [x, w], create_graph=True, allow_unused=True)
    third = [None, None]
    if not all(g is None or g.grad_fn is None for g in second):
        third = paddle.grad([C.sum(g) for g in second if g is not None], [x, w], allow_unused=True)
    return [np.zeros((2, 2)) if g is None else g.impl.array for g in (gx, gw, *second, *third)]


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_derivatives_are_those_of_composed_gradients(program: Callable[[Any, Any], Any]) -> None:
    composed = derivatives(program)
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        with recording() as sink:
            found = derivatives(program)
        assert sink.records
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})
    for one, two in zip(composed, found, strict=True):
        np.testing.assert_allclose(one, two, rtol=1e-9, atol=1e-12)


def test_backward_through_a_gradient_frees_and_a_second_one_raises(strict: None) -> None:
    x = leaf([2.0])
    (g,) = paddle.grad(C.exp(x), x, create_graph=True)
    p = C.multiply(g, g)  # type: ignore[arg-type]
    p.backward()
    np.testing.assert_allclose(numbers(x.grad), 2 * np.exp(4.0), rtol=1e-5)
    (again,) = [g.grad_fn]  # type: ignore[union-attr]
    assert again is not None and again.is_tensor_wrappers_cleared
    with pytest.raises(SystemError, match="The TensorWrappers of ExpDoubleGradNode do not exist"):
        C.scale(g, 1.0).backward()


def test_a_saved_tensor_that_was_written_is_noticed(strict: None) -> None:
    x = leaf([2.0])
    y = C.exp(C.scale(x, 1.0))
    (g,) = paddle.grad(y, x, create_graph=True)
    C.exp_(y)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        paddle.grad(g, x)  # type: ignore[arg-type]


def test_what_paddle_cannot_differentiate_again(strict: None) -> None:
    x = leaf([1.0, 2.0])
    y = C.softmax(x, -1)
    with pytest.raises(RuntimeError, match=r"\(Unavailable\) The Op softmax_grad doesn't have any grad op\."):
        paddle.grad(y, x, create_graph=True)
    paddle.grad(y, x)
    with paddle.no_grad():
        (g,) = paddle.grad(y, x, create_graph=True)
    assert g is not None and g.grad_fn is None


def test_by_default_every_order_is_composed() -> None:
    x = leaf([1.0, 2.0])
    (g,) = paddle.grad(C.softmax(x, -1), x, grad_outputs=paddle.to_tensor([1.0, 0.0]), create_graph=True)
    (second,) = paddle.grad(g, x)  # type: ignore[arg-type]
    assert second is not None and np.isfinite(numbers(second)).all()


def test_no_op_stands_in_both_lists() -> None:
    assert not DOUBLE & NONE
