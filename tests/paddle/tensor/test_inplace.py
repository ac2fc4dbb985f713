"""In-place twins: the target is written and given back, versions move, leaves are refused before anything changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

A = np.array([0.5, 1.5])

FORMS: list[tuple[str, Any, str]] = [
    ("x.add_(y)", A + 2, "AddGradNode"),
    ("x.add_(y, alpha=3)", A + 6, "AddGradNode"),
    ("x.subtract_(y)", A - 2, "SubtractGradNode"),
    ("x.multiply_(y)", A * 2, "MultiplyGradNode"),
    ("x.divide_(y)", A / 2, "DivideGradNode"),
    ("x.scale_(3.0, 1.0)", A * 3 + 1, "ScaleGradNode"),
    ("x.pow_(2)", A**2, "PowGradNode"),
    ("x.clip_(1.0)", np.clip(A, 1, None), "ClipGradNode"),
    ("x.exp_()", np.exp(A), "ExpGradNode"),
    ("x.log_()", np.log(A), "LogGradNode"),
    ("x.sqrt_()", np.sqrt(A), "SqrtGradNode"),
    ("x.square_()", A**2, "SquareGradNode"),
    ("x.abs_()", A, "AbsGradNode"),
    ("x.tanh_()", np.tanh(A), "TanhGradNode"),
    ("paddle.tanh_(x)", np.tanh(A), "TanhGradNode"),
    ("x.sigmoid_()", 1 / (1 + np.exp(-A)), "SigmoidGradNode"),
    ("paddle.nn.functional.relu_(x)", A, "ReluGradNode"),
    ("x.zero_()", 0 * A, "FillGradNode"),
    ("x.fill_(3)", 0 * A + 3, "FillGradNode"),
]


@pytest.mark.parametrize(("form", "expected", "node"), FORMS, ids=[f[0] for f in FORMS])
def test_values_versions_and_nodes(form: str, expected: Any, node: str) -> None:
    scope = {"x": paddle.to_tensor(A), "y": paddle.full([2], 2.0, "float64"), "paddle": paddle}
    x = scope["x"]
    assert eval(form, scope) is x
    np.testing.assert_allclose(x.numpy(), expected, rtol=1e-12)
    assert (x.inplace_version, x.stop_gradient) == (1, True)

    leaf = paddle.to_tensor(A, stop_gradient=False)
    scope["x"] = tracked = leaf * 1
    before = tracked.grad_fn
    assert eval(form, scope) is tracked
    assert tracked.grad_fn.name() == node
    assert tracked.grad_fn.next_functions[0] is before
    tracked.sum().backward()
    assert leaf.grad.shape == [2]


@pytest.mark.parametrize(("form", "expected", "node"), FORMS, ids=[f[0] for f in FORMS])
def test_leaves_are_refused_and_keep_their_data(form: str, expected: Any, node: str) -> None:
    x = paddle.to_tensor(A, stop_gradient=False)
    scope = {"x": x, "y": paddle.full([2], 2.0, "float64"), "paddle": paddle}
    with pytest.raises(ValueError, match="that doesn't stop gradient can't use inplace strategy"):
        eval(form, scope)
    assert (x.tolist(), x.inplace_version) == (A.tolist(), 0)
    with paddle.no_grad():
        eval(form, scope)
    np.testing.assert_allclose(x.numpy(), expected, rtol=1e-12)
    assert x.inplace_version == 1


def test_broadcasting_may_not_enlarge_the_target() -> None:
    x = paddle.ones([2])
    with pytest.raises(ValueError) as caught:
        x.add_(paddle.ones([3, 2]))
    assert str(caught.value).startswith(
        "The shape of broadcast output [3, 2] is different from that of inplace tensor paddle.Size([2])"
    )
    with pytest.raises(ValueError, match="Broadcast dimension mismatch"):
        x.multiply_(paddle.ones([3]))
    assert x.add_(paddle.to_tensor(1.0)).tolist() == [2.0, 2.0]


def test_a_constant_becomes_a_graph_tensor() -> None:
    x = paddle.ones([2])
    w = paddle.to_tensor([2.0, 3.0], stop_gradient=False)
    x.multiply_(w)
    assert (x.stop_gradient, x.grad_fn.name()) == (False, "MultiplyGradNode")
    x.sum().backward()
    assert w.grad.tolist() == [1.0, 1.0]


def test_copy_writes_through() -> None:
    x = paddle.ones([2, 2])
    assert x.copy_(paddle.to_tensor([3.0, 4.0])) is x
    assert (x.tolist(), x.inplace_version) == ([[3.0, 4.0]] * 2, 1)


@pytest.mark.parametrize(
    ("form", "error", "text"),
    [
        ("x.pow_(x)", TypeError, "y must be scalar type, but received"),
        ("x.fill_(x)", TypeError, "must be int or float, but received"),
    ],
)
def test_refused(form: str, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        eval(form, {"x": paddle.ones([2])})
