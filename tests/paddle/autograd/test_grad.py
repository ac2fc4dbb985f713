"""`paddle.grad`: the checks of its arguments, in Paddle's words and order."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import gradscope.paddle as paddle


def leaf(values: Any) -> paddle.Tensor:
    return paddle.to_tensor(values, dtype="float32", stop_gradient=False)


X = leaf([1.0])
Y = X * X
ONE = paddle.ones([1])

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"outputs": None}, "outputs should not be None"),
    ({"inputs": None}, "inputs should not be None"),
    ({"inputs": 3}, "inputs must be Tensor or list of Tensor"),
    ({"outputs": iter([Y])}, "outputs must be Tensor or list of Tensor"),
    ({"inputs": []}, "inputs cannot be empty"),
    ({"outputs": ()}, "outputs cannot be empty"),
    ({"inputs": [1]}, "Elements of inputs must be Tensor"),
    ({"grad_outputs": [3]}, "grad_outputs must be None, a Variable or a list containing None or Variables"),
    ({"grad_outputs": [ONE, ONE]}, "The length of grad_outputs must be equal to outputs"),
    ({"no_grad_vars": 3}, "no_grad_vars must be None, Tensor or list/tuple/set of Tensors"),
    ({"no_grad_vars": [1]}, "no_grad_vars can only contains Tensor"),
    ({"create_graph": 3}, "create_graph must be True or False"),
    ({"retain_graph": 3}, "retain_graph must be None, True or False"),
    ({"retain_graph": 3, "create_graph": 3}, "create_graph must be True or False"),
    ({"allow_unused": 1}, "allow_unused must be True or False"),
    ({"only_inputs": 1}, "only_inputs must be True or False"),
    ({"only_inputs": False}, "only_inputs=False is not supported yet"),
    ({"outputs": None, "inputs": None, "create_graph": 3}, "outputs should not be None"),
]


@pytest.mark.parametrize(("wrong", "text"), WRONG, ids=[text for _, text in WRONG])
def test_wrong_arguments(wrong: dict[str, Any], text: str) -> None:
    arguments: dict[str, Any] = {"outputs": Y, "inputs": [X], **wrong}
    with pytest.raises(AssertionError) as raised:
        paddle.grad(**arguments)
    assert str(raised.value) == text


def test_a_tensor_named_twice() -> None:
    y = X * X
    with pytest.raises(RuntimeError, match=r"inputs contain duplicate tensor \w+, please check inputs carefully\."):
        paddle.grad(y, [X, X])
    with pytest.raises(RuntimeError, match=r"outputs contain duplicate tensor , please check outputs carefully\."):
        paddle.grad([y, y], [X])
    with pytest.raises(RuntimeError, match="inputs contain duplicate tensor"):
        paddle.grad([y, y], [X, X])


def test_the_signature_is_paddles() -> None:
    names = list(inspect.signature(paddle.grad).parameters)
    assert names == [
        "outputs", "inputs", "grad_outputs", "retain_graph", "create_graph", "only_inputs", "allow_unused",
        "no_grad_vars", "dump_backward_graph_path",
    ]  # fmt: skip
    with pytest.raises(TypeError, match="positional arguments"):
        paddle.grad(Y, X, None, None, False, True, False, None, None)
    assert paddle.autograd.grad is paddle.grad is paddle.base.dygraph.grad


def test_a_list_in_any_case() -> None:
    y = X * X
    for outputs, inputs in ((y, X), ([y], (X,)), ((y,), [X])):
        found = paddle.grad(outputs, inputs)
        assert isinstance(found, list) and [g.tolist() for g in found] == [[2.0]]


def test_seeds() -> None:
    y = X * X
    assert paddle.grad(y, X, grad_outputs=paddle.full([1], 3.0))[0].tolist() == [6.0]
    assert paddle.grad(y, X, grad_outputs=[])[0].tolist() == [2.0]
    (g,) = paddle.grad(y, X, grad_outputs=paddle.full([1], 3.0, dtype="float64"))
    assert (g.tolist(), g.dtype) == ([6.0], paddle.float32)
    seed = leaf([3.0])
    (g,) = paddle.grad(y, X, grad_outputs=seed, create_graph=True)
    assert [t.tolist() for t in paddle.grad(g, [X, seed])] == [[6.0], [2.0]]


def test_a_seed_that_wants_a_gradient_is_cast_with_a_recorded_op() -> None:
    seed = paddle.to_tensor([3.0], dtype="float64", stop_gradient=False)
    (g,) = paddle.grad(X * X, X, grad_outputs=seed, create_graph=True)
    assert g.dtype == paddle.float32
    (back,) = paddle.grad(g, seed)
    assert (back.dtype, back.tolist()) == (paddle.float64, [2.0])


def test_a_seed_of_another_shape_is_refused() -> None:
    y = X * 2.0
    with pytest.raises(AssertionError, match="mismatch Tensor"):
        paddle.grad(y, X, grad_outputs=paddle.ones([3]))
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        assert paddle.grad(y, X, grad_outputs=paddle.ones([3]))[0].tolist() == [2.0, 2.0, 2.0]
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


def test_it_works_under_no_grad_and_then_records_nothing() -> None:
    y = X * X
    with paddle.no_grad():
        assert paddle.grad(y, X)[0].tolist() == [2.0]
        (g,) = paddle.grad(y, X, create_graph=True)
    assert not g.stop_gradient and g.grad_fn is None


def test_integer_leaves_have_integer_gradients() -> None:
    i = paddle.to_tensor([3], stop_gradient=False)
    (g,) = paddle.grad(i * i, i)
    assert (g.tolist(), g.dtype) == ([6], paddle.int64)


def test_names_of_an_error_help() -> None:
    x = leaf([2.0])
    (g,) = paddle.grad(x * x, x)
    with pytest.raises(ValueError, match="create_graph=True") as raised:
        paddle.grad(g, x)
    assert str(raised.value).startswith(
        "(InvalidArgument) The 0-th input does not appear in the backward graph. Please check the input tensor or set "
        "allow_unused=True to get None result."
    )
