"""jacobian, hessian, vjp, jvp and the matrices of paddle.incubate.autograd, against matrices worked out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.incubate import autograd as functional

jacobian, hessian = paddle.autograd.jacobian, paddle.autograd.hessian
TABLE = np.array([[1.0, 2.0, 0.5], [0.0, -1.0, 3.0]])


def leaf(values: Any, dtype: str = "float64") -> paddle.Tensor:
    return paddle.to_tensor(values, dtype=dtype, stop_gradient=False)


def array(tensor: Any) -> Any:
    return np.array(tensor.tolist())


def linear(x: paddle.Tensor) -> paddle.Tensor:
    return paddle.matmul(paddle.to_tensor(TABLE), x)


def test_rows_and_parts_of_a_jacobian() -> None:
    x = leaf([1.0, 2.0, 3.0])
    J = jacobian(linear(x) * 2.0, x)
    assert type(J).__name__ == "Jacobian" and list(J.shape) == [2, 3]
    want = 2.0 * TABLE
    for index in (
        slice(None), 0, -1, (1, 2), (slice(None), 1), (slice(None), slice(0, 2)), slice(1, None), (0, slice(None)),
        (slice(None, None, -1), 0),
    ):  # fmt: skip
        assert array(J[index]).tolist() == want[index].tolist(), index
    assert not J[0].stop_gradient
    assert list(J[2:].shape) == [0, 3] and list(J[1:1, 0].shape) == [0]


def test_only_rows_that_are_looked_at_are_worked_out_and_once() -> None:
    x = leaf([1.0, 2.0, 3.0])
    y = x * x
    calls: list[int] = []
    y.register_hook(lambda g: calls.append(int(array(g).argmax())))
    J = jacobian(y, x)
    assert calls == []
    J[2], J[2], J[1:]
    assert calls == [2, 1]
    J[:]
    assert calls == [2, 1, 0]


def test_scalars_have_fewer_axes() -> None:
    x, s = leaf([1.0, 2.0, 3.0]), leaf(2.0)
    J = jacobian((x * x).sum(), x)
    assert list(J.shape) == [3] and array(J[:]).tolist() == [2.0, 4.0, 6.0] and J[1].tolist() == 4.0
    J = jacobian(x * s, s)
    assert list(J.shape) == [3] and array(J[:]).tolist() == [1.0, 2.0, 3.0] and J[2].tolist() == 3.0
    J = jacobian(s * s, s)
    assert list(J.shape) == [] and (J + 0.0).tolist() == 4.0
    with pytest.raises(IndexError, match="0-D tensor can not be indexed"):
        J[:]


def test_batches() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    J = jacobian(x * x, x, batch_axis=0)
    want = np.stack([np.diag(2 * row) for row in array(x)])
    assert list(J.shape) == [3, 2, 2]
    assert array(J[:]).tolist() == want.tolist()
    assert array(J[1]).tolist() == want[1].tolist()
    assert array(J[:, 1, :]).tolist() == want[:, 1, :].tolist()
    line = jacobian((x * x).sum(axis=1), x, batch_axis=0)
    assert list(line.shape) == [3, 2] and array(line[:]).tolist() == (2 * array(x)).tolist()


def test_tuples() -> None:
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    J = jacobian([a * b, a + b], (a, b))
    assert [[array(j[:]).tolist() for j in row] for row in J] == [
        [[[3.0, 0.0], [0.0, 4.0]], [[1.0, 0.0], [0.0, 2.0]]],
        [[[1.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [0.0, 1.0]]],
    ]
    assert isinstance(J, tuple) and isinstance(J[0], tuple)
    assert [array(j[:]).tolist() for j in jacobian([a * a, b], a)] == [[[2.0, 0.0], [0.0, 4.0]], [[0.0, 0.0]] * 2]


def test_a_jacobian_computes() -> None:
    x = leaf([1.0, 2.0])
    J, K = jacobian(x * x, x), jacobian(x * 3.0, x)
    assert array(J + K).tolist() == [[5.0, 0.0], [0.0, 7.0]]
    assert array(J - 1.0).tolist() == [[1.0, -1.0], [-1.0, 3.0]]
    assert array(J * K).tolist() == [[6.0, 0.0], [0.0, 12.0]]
    assert array(J / 2.0).tolist() == [[1.0, 0.0], [0.0, 2.0]]
    assert array(J @ K).tolist() == [[6.0, 0.0], [0.0, 12.0]]
    assert array(J**2).tolist() == [[4.0, 0.0], [0.0, 16.0]]
    assert array(J > 1.0).tolist() == [[True, False], [False, True]]
    assert J.numpy().tolist() == [[2.0, 0.0], [0.0, 4.0]]


def test_a_jacobian_can_be_differentiated() -> None:
    x = leaf([1.0, 2.0])
    J = jacobian(x * x * x, x)
    (J[:] * J[:]).sum().backward()
    assert array(x.grad).tolist() == [2 * 3.0 * 6.0, 2 * 12.0 * 12.0]


def test_hessians() -> None:
    x = leaf([1.0, 2.0, 3.0])
    H = hessian((x * x * x).sum(), x)
    assert type(H).__name__ == "Hessian" and list(H.shape) == [3, 3]
    assert array(H[:]).tolist() == np.diag([6.0, 12.0, 18.0]).tolist()
    assert array(hessian((x * 2.0).sum(), x)[:]).tolist() == np.zeros((3, 3)).tolist()
    a, b = leaf([1.0, 2.0]), leaf([3.0])
    H = hessian((a * a * b).sum(), (a, b))
    assert [[array(h[:]).tolist() for h in row] for row in H] == [
        [[[6.0, 0.0], [0.0, 6.0]], [[2.0], [4.0]]],
        [[[2.0, 4.0]], [[0.0]]],
    ]
    assert all(type(h).__name__ == "Hessian" for row in H for h in row)


def test_a_hessian_in_batches() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    H = hessian((x * x * x).sum(axis=1), x, batch_axis=0)
    assert list(H.shape) == [2, 2, 2]
    assert array(H[:]).tolist() == np.stack([np.diag(6 * row) for row in array(x)]).tolist()


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda v, m: jacobian(v, v, batch_axis=1), "batch_axis should be None or 0, but got 1."),
        (lambda v, m: jacobian(m, m), "xs.ndim should be 0 or 1 when is_batched=False but got 2"),
        (lambda v, m: jacobian(m * 1.0, v), "ys.ndim should be 0 or 1 when is_batched=False but got 2"),
        (lambda v, m: jacobian(v.sum(), m, batch_axis=0), "ys.ndim should be 1 or 2 when is_batched=True but got 0"),
        (lambda v, m: hessian(v * v, v), "Only support ys.numel()(3)==1 when batch_axis is None."),
        (lambda v, m: hessian(m * m, m, batch_axis=0), "Only support ys[0].numel()(4)==1 when batch_axis is int"),
        (lambda v, m: hessian(v * v, v, batch_axis=1), "Only support batch_axis=0 yet."),
        (
            lambda v, m: hessian(v.sum(), v, batch_axis="0"),
            "batch_axis should be None or int, but got <class 'str'>.",
        ),
    ],
)
def test_wrong_shapes_and_axes(call: Any, text: str) -> None:
    with pytest.raises(ValueError) as raised:
        call(leaf([1.0, 2.0, 3.0]), leaf([[1.0, 2.0], [3.0, 4.0]]))
    assert str(raised.value) == text


def test_wrong_indices() -> None:
    x = leaf([1.0, 2.0])
    J = jacobian(x * x, x)
    with pytest.raises(IndexError, match="Ellipsis index currently is not supported"):
        J[..., 0]
    with pytest.raises(TypeError, match="Not supported index type a"):
        J["a"]
    with pytest.raises(IndexError):
        J[2]
    with pytest.raises(IndexError):
        J[0, 0, 0]


# ----------------------------------------------------------------------------------------------- of functions


def test_vjp_and_jvp_are_the_jacobian_on_either_side() -> None:
    x = paddle.to_tensor([1.0, -2.0, 3.0], dtype="float64")
    v, u = paddle.to_tensor([2.0, 5.0], dtype="float64"), paddle.to_tensor([1.0, 0.5, -1.0], dtype="float64")
    ys, back = functional.vjp(linear, x, v)
    np.testing.assert_allclose(array(ys), TABLE @ array(x))
    np.testing.assert_allclose(array(back), array(v) @ TABLE)
    ys, forth = functional.jvp(linear, x, u)
    np.testing.assert_allclose(array(forth), TABLE @ array(u))
    np.testing.assert_allclose(array(functional.vjp(linear, x)[1]), TABLE.sum(axis=0))
    np.testing.assert_allclose(array(functional.jvp(linear, x)[1]), TABLE.sum(axis=1))
    assert x.stop_gradient and not back.stop_gradient and not forth.stop_gradient


def test_only_what_the_function_does_counts() -> None:
    x = leaf([2.0])
    y = x * x
    _, g = functional.vjp(lambda a, b: a * b, (x, y))
    assert [t.tolist() for t in g] == [[4.0], [2.0]]


def test_several_arguments_and_results() -> None:
    x, y = leaf([1.0, 2.0]), leaf([3.0, 4.0])

    def func(a: Any, b: Any) -> Any:
        return a * b, a + b

    _, back = functional.vjp(func, [x, y], [paddle.ones([2], "float64")] * 2)
    assert isinstance(back, tuple) and [array(t).tolist() for t in back] == [[4.0, 5.0], [2.0, 3.0]]
    _, forth = functional.jvp(func, [x, y], [paddle.ones([2], "float64"), paddle.zeros([2], "float64")])
    assert isinstance(forth, tuple) and [array(t).tolist() for t in forth] == [[3.0, 4.0], [1.0, 1.0]]
    _, unused = functional.vjp(lambda a, b: a * 2.0, [x, y])
    assert [array(t).tolist() for t in unused] == [[2.0, 2.0], [0.0, 0.0]]


def test_under_no_grad_they_are_right_too() -> None:
    x = paddle.to_tensor([3.0], dtype="float64")
    with paddle.no_grad():
        assert functional.vjp(lambda a: a * a, x)[1].tolist() == [6.0]
        assert functional.jvp(lambda a: a * a, x)[1].tolist() == [6.0]
        J = functional.Jacobian(lambda a: a * a, x)
        assert J[0].tolist() == [6.0]


def test_derivatives_of_derivatives() -> None:
    x = leaf([2.0])
    _, g = functional.vjp(lambda a: a * a * a, x)
    assert paddle.grad(g, x)[0].tolist() == [12.0]
    _, g = functional.jvp(lambda a: a * a * a, x)
    assert paddle.grad(g, x)[0].tolist() == [12.0]


def test_matrices_of_functions() -> None:
    x, y = leaf([[1.0, 2.0], [3.0, 4.0]]), leaf([1.0, 2.0])
    J = functional.Jacobian(lambda a, b: paddle.matmul(a, b), [x, y])
    assert J.shape == (2, 6)
    assert array(J[:]).tolist() == [[1.0, 2.0, 0.0, 0.0, 1.0, 2.0], [0.0, 0.0, 1.0, 2.0, 3.0, 4.0]]
    H = functional.Hessian(lambda a: (a * a * a).sum(), y)
    assert H.shape == (2, 2) and array(H[:]).tolist() == [[6.0, 0.0], [0.0, 12.0]]
    batched = functional.Jacobian(lambda a: a * a, x, is_batched=True)
    assert batched.shape == (2, 2, 2)
    assert array(batched[:, 0, :]).tolist() == [[2.0, 0.0], [6.0, 0.0]]
    H = functional.Hessian(lambda a: (a * a * a).sum(axis=1, keepdim=True), x, is_batched=True)
    assert array(H[:]).tolist() == np.stack([np.diag(6 * row) for row in array(x)]).tolist()
    with pytest.raises(RuntimeError, match="single element Tensor"):
        functional.Hessian(lambda a: a * a, y)[:]


@pytest.mark.parametrize("derive", [functional.vjp, functional.jvp])
def test_wrong_arguments(derive: Any) -> None:
    x = leaf([1.0])
    for func, xs, v, text in (
        (3, x, None, "Expected 'fun' is Callable, but got <class 'int'>."),
        (abs, 3, None, r"Expected 'xs' is a Tensor\|Sequence\[Tensor\], but got <class 'int'>."),
        (abs, [x, 3], None, "All elements of 'xs' should be Tensor."),
        (abs, x, 3, r"Expected 'v' is Tensor\|Sequence\[Tensor\]\|None, but got <class 'int'>."),
        (abs, x, [3], "All elements of 'xs' should be Tensor."),
    ):
        with pytest.raises(TypeError, match=text):
            derive(func, xs, v)
    with pytest.raises(RuntimeError, match=r"invalid length:should be 1 but got 2\."):
        derive(lambda a: a * a, x, [x, x])
    with pytest.raises(RuntimeError, match=r"The v\[0\] has invalid shape: should be"):
        derive(lambda a: a * a, x, leaf([1.0, 2.0]))
