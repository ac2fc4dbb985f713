"""Functions and methods of tensors against numpy, and the errors of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

F = paddle.nn.functional
A = np.array([[0.3, -0.7, 1.2], [0.6, 0.2, -1.5]])
B = np.array([[0.5, 0.1, -0.4], [0.4, 0.8, 0.9]])


def softmax(a: np.ndarray, axis: int = -1) -> np.ndarray:
    e = np.exp(a - a.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


FORMS: list[tuple[str, Any]] = [
    ("paddle.add(x, y)", A + B),
    ("paddle.add(x, y, alpha=2)", A + 2 * B),
    ("paddle.subtract(x, y)", A - B),
    ("x.subtract(y, alpha=3)", A - 3 * B),
    ("paddle.multiply(x, y)", A * B),
    ("paddle.divide(x, y)", A / B),
    ("paddle.maximum(x, y)", np.maximum(A, B)),
    ("paddle.minimum(x, y)", np.minimum(A, B)),
    ("paddle.pow(x, 2)", A**2),
    ("x.abs().pow(y)", np.abs(A) ** B),
    ("paddle.scale(x, 2.0, 1.0)", A * 2 + 1),
    ("x.scale(2.0, bias=1.0, bias_after_scale=False)", (A + 1) * 2),
    ("paddle.neg(x)", -A),
    ("paddle.prod(x)", np.prod(A)),
    ("x.prod(axis=1, keepdim=True)", np.prod(A, 1, keepdims=True)),
    ("paddle.prod(x, [0, 1], dtype='float64')", np.prod(A)),
    ("paddle.cumprod(x, 1)", np.cumprod(A, 1)),
    ("x.cumprod()", np.cumprod(A)),
    ("paddle.linalg.norm(x)", np.linalg.norm(A)),
    ("paddle.norm(x, p=1, axis=0)", np.abs(A).sum(0)),
    ("x.norm(p=float('inf'), axis=[1], keepdim=True)", np.abs(A).max(1, keepdims=True)),
    ("paddle.linalg.norm(x, 'fro', axis=[0, 1], keepdim=True)", np.array([[np.linalg.norm(A)]])),
    ("x.exp()", np.exp(A)),
    ("x.abs().log()", np.log(np.abs(A))),
    ("x.abs().sqrt()", np.sqrt(np.abs(A))),
    ("x.square()", A**2),
    ("paddle.tanh(x)", np.tanh(A)),
    ("paddle.sigmoid(x)", 1 / (1 + np.exp(-A))),
    ("F.relu(x)", np.maximum(A, 0)),
    ("F.softmax(x)", softmax(A)),
    ("F.softmax(x, axis=0)", softmax(A, 0)),
    ("F.log_softmax(x)", np.log(softmax(A))),
    ("x.clip(0.0)", np.clip(A, 0, None)),
    ("x.clip(max=0.5)", np.clip(A, None, 0.5)),
    ("paddle.clip(x, min=paddle.to_tensor(-0.5), max=0.5)", np.clip(A, -0.5, 0.5)),
    ("x.sum()", A.sum()),
    ("x.sum(0)", A.sum(0)),
    ("x.sum(axis=[0, 1])", A.sum()),
    ("x.sum(axis=-1, keepdim=True)", A.sum(-1, keepdims=True)),
    ("x.mean()", A.mean()),
    ("paddle.mean(x, [0], True)", A.mean(0, keepdims=True)),
    ("x.max()", A.max()),
    ("paddle.max(x, axis=1)", A.max(1)),
    ("x.min(axis=0)", A.min(0)),
    ("x @ y.T", A @ B.T),
    ("paddle.matmul(x, y, transpose_y=True)", A @ B.T),
    ("x.matmul(y, True)", A.T @ B),
    ("paddle.add_n([x, y, x])", A + B + A),
    ("paddle.concat([x, y], axis=1)", np.concatenate([A, B], 1)),
    ("paddle.stack([x, y], axis=-1)", np.stack([A, B], -1)),
    ("paddle.split(x, 3, axis=1)[1]", A[:, 1:2]),
    ("paddle.split(x, [1, -1], axis=1)[1]", A[:, 1:]),
    ("x.chunk(2)[1]", A[1:]),
    ("paddle.unbind(x)[1]", A[1]),
    ("x.gather(paddle.to_tensor([1, 0, 1]))", A[[1, 0, 1]]),
    ("paddle.gather(x, paddle.to_tensor([2, 0]), axis=1)", A[:, [2, 0]]),
    ("x.expand_as(paddle.ones([4, 2, 3]))", np.broadcast_to(A, (4, 2, 3))),
    ("F.linear(x, y.T, paddle.to_tensor([1.0, 2.0], dtype='float64'))", A @ B.T + [1, 2]),
    ("F.mse_loss(x, y)", ((A - B) ** 2).mean()),
    ("F.mse_loss(x, y, 'sum')", ((A - B) ** 2).sum()),
]


@pytest.mark.parametrize(("form", "expected"), FORMS, ids=[f[0] for f in FORMS])
def test_values(form: str, expected: Any) -> None:
    x, y = paddle.to_tensor(A, stop_gradient=False), paddle.to_tensor(B)
    out = eval(form, {"x": x, "y": y, "paddle": paddle, "F": F})
    assert out.shape == list(np.shape(expected))
    np.testing.assert_allclose(out.numpy(), expected, rtol=1e-12)
    assert not out.stop_gradient


@pytest.mark.parametrize(
    ("form", "dtype", "expected"),
    [
        ("paddle.sum(paddle.to_tensor([1, 2], dtype='int32'))", "int64", 3),
        ("paddle.sum(paddle.to_tensor([True, True]))", "int64", 2),
        ("paddle.sum(paddle.to_tensor([1.5]), dtype='float64')", "float64", 1.5),
        ("paddle.argmax(paddle.to_tensor([1.0, 3.0, 2.0]))", "int64", 1),
        ("paddle.argmax(paddle.to_tensor([[1.0, 3.0], [5.0, 2.0]]), axis=1)", "int64", [1, 0]),
        ("paddle.all(paddle.to_tensor([True, False]))", "bool", False),
        ("paddle.any(paddle.to_tensor([[True, False]]), axis=1)", "bool", [True]),
        ("paddle.equal(paddle.to_tensor([1.0, 2.0]), 1.0)", "bool", [True, False]),
        ("paddle.equal_all(paddle.ones([2]), paddle.ones([2]))", "bool", True),
        ("paddle.equal_all(paddle.ones([2]), paddle.ones([3]))", "bool", False),
        ("paddle.isnan(paddle.to_tensor([1.0, float('nan')]))", "bool", [False, True]),
        ("paddle.isfinite(paddle.to_tensor([1.0, float('inf')]))", "bool", [True, False]),
        ("paddle.logical_and(paddle.to_tensor([True, False]), paddle.to_tensor([True, True]))", "bool", [True, False]),
        ("paddle.cast(paddle.to_tensor([1.7]), 'int32')", "int32", [1]),
        ("F.one_hot(paddle.to_tensor([1, 0]), 3)", "float32", [[0, 1, 0], [1, 0, 0]]),
    ],
)
def test_dtypes_of_results(form: str, dtype: str, expected: Any) -> None:
    out = eval(form, {"paddle": paddle, "F": F})
    assert (out.dtype.name, out.tolist()) == (dtype, expected)
    assert out.stop_gradient


@pytest.mark.parametrize(
    ("form", "error", "text"),
    [
        (
            "paddle.add(x, 1)",
            ValueError,
            "(InvalidArgument) add(): argument 'y' (position 1) must be Tensor, but got int",
        ),
        ("x.add(None)", ValueError, "argument 'y' (position 1) must be Tensor, but got None"),
        ("paddle.add(x, x, zz=1)", TypeError, "add() got an unexpected keyword argument 'zz'"),
        ("paddle.pow(x, 'a')", TypeError, "y must be scalar, Tensor(in dygraph mode)"),
        ("paddle.concat(x)", ValueError, "concat(): argument 'x' (position 0) must be list of Tensors, but got Tensor"),
        ("paddle.concat([])", ValueError, "(position 0) must be list of Tensors, but got empty list"),
        ("paddle.matmul(x, x, 1)", TypeError, "matmul(): argument (position 3) must be bool, but got int"),
        ("x.sum('a')", TypeError, "sum(): argument (position 2) must be list, tuple, int, or Tensor, but got str"),
        ("paddle.matmul(x, x)", ValueError, "(InvalidArgument)"),
        ("x.reshape([4])", ValueError, "(InvalidArgument) The 'shape' in ReshapeOp is invalid."),
        ("paddle.split(x, 2, axis=1)", ValueError, "(InvalidArgument)"),
        ("paddle.split(x, [1.5, 1])", TypeError, "must be list of int, but got float at pos 0"),
        ("x + paddle.ones([5])", ValueError, "Broadcast dimension mismatch."),
        ("F.mse_loss(x, x, 'median')", ValueError, "'reduction' in 'mse_loss' should be"),
    ],
)
def test_refused(form: str, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        eval(form, {"x": paddle.ones([2, 3]), "paddle": paddle, "F": F})
    assert text in str(caught.value)
