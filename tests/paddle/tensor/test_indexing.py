"""`x[...]` and `x[...] = v` against numpy, with gradients; nodes as Paddle names them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

ARRAY = np.arange(2 * 3 * 4, dtype="float64").reshape(2, 3, 4)

FORMS: list[tuple[str, str]] = [
    ("0", "SliceGradNode"),
    ("-1", "SliceGradNode"),
    ("1, 2", "SliceGradNode"),
    ("1, 2, 3", "SliceGradNode"),
    (":, 1", "SliceGradNode"),
    ("0:1", "SliceGradNode"),
    ("5:", "SliceGradNode"),
    ("..., 0", "SliceGradNode"),
    ("::2", "StridedSliceGradNode"),
    ("::-1", "StridedSliceGradNode"),
    (":, ::-2, 1:3", "StridedSliceGradNode"),
    (":, ::2, 1", "SqueezeGradNode"),
    ("None", "UnsqueezeGradNode"),
    (":, None, 0", "UnsqueezeGradNode"),
    ("None, ..., None", "UnsqueezeGradNode"),
    ("np.array([1, 0, 1])", "IndexElementwiseGetGradNode"),
    ("np.array([[0, 1], [1, 1]])", "IndexElementwiseGetGradNode"),
    ("[0, -1]", "IndexElementwiseGetGradNode"),
    (":, np.array([2, 0, 2])", "IndexElementwiseGetGradNode"),
    (":, np.array([[2, 0], [2, 1]])", "IndexElementwiseGetGradNode"),
    ("0:1, :, np.array([3, 3])", "IndexElementwiseGetGradNode"),
    ("np.array([0, 1]), np.array([2, 0])", "IndexElementwiseGetGradNode"),
    ("np.array([True, False])", "IndexElementwiseGetGradNode"),
    ("a > 7", "MaskedSelectGradNode"),
    ("1, a[1] > 15", "MaskedSelectGradNode"),
    ("True", "IndexElementwiseGetGradNode"),
]


@pytest.mark.parametrize(("form", "node"), FORMS, ids=[f[0] for f in FORMS])
def test_getitem_and_its_gradient(form: str, node: str) -> None:
    scope: dict[str, Any] = {"np": np, "a": ARRAY}
    expected = eval(f"a[{form}]", scope)
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    out = eval(f"x[{form}]", {"np": np, "x": x, "a": ARRAY})
    assert out.shape == list(expected.shape)
    np.testing.assert_array_equal(out.numpy(), expected)
    assert out.grad_fn.name() == node
    weights = np.arange(1, expected.size + 1, dtype="float64").reshape(expected.shape)
    (out * paddle.to_tensor(weights)).sum().backward()
    slope = np.zeros_like(ARRAY)
    positions = eval(f"p[{form}]", {"np": np, "a": ARRAY, "p": np.arange(ARRAY.size).reshape(ARRAY.shape)})
    np.add.at(slope.reshape(-1), positions.reshape(-1), weights.reshape(-1))
    np.testing.assert_array_equal(x.grad.numpy(), slope)


def test_tensor_indices() -> None:
    x = paddle.to_tensor(ARRAY)
    i = paddle.to_tensor([1, 0])
    np.testing.assert_array_equal(x[i].numpy(), ARRAY[[1, 0]])
    np.testing.assert_array_equal(x[paddle.to_tensor(1)].numpy(), ARRAY[1])
    np.testing.assert_array_equal(x[:, paddle.to_tensor([-1, 0])].numpy(), ARRAY[:, [-1, 0]])
    np.testing.assert_array_equal(x[: paddle.to_tensor(1)].numpy(), ARRAY[:1])


@pytest.mark.parametrize("form", ["0", "..., 1", "::2", "::-1", "None", ":, None, 0"])
def test_basic_indexing_gives_views(form: str) -> None:
    x = paddle.to_tensor(ARRAY)
    out = eval(f"x[{form}]", {"x": x})
    x.add_(paddle.ones_like(x))
    np.testing.assert_array_equal(out.numpy(), eval(f"a[{form}]", {"a": ARRAY + 1}))
    assert out.inplace_version == x.inplace_version == 1


def test_a_full_slice_is_another_handle() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    y = x * 2
    for index in (slice(None), Ellipsis, ()):
        again = y[index]
        assert again is not y
        assert again.grad_fn is y.grad_fn
        assert again.data_ptr() == y.data_ptr()


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ("0", 5.0),
        ("0", 2),
        (":, 1", -1.0),
        ("..., 0", 7.0),
        ("::2", 3.0),
        (":, ::-1", 4.0),
        ("...", 2.0),
        ("None", 2.0),
        ("1, 2, 3", 9.0),
        ("0", np.arange(12.0).reshape(3, 4)),
        ("0", np.arange(4.0)),
        ("::-1", np.arange(24.0).reshape(2, 3, 4)),
        (":, None, 0", np.arange(8.0).reshape(2, 1, 4)),
        (":, 1:", np.arange(8.0).reshape(2, 1, 4)),
    ],
)
def test_setitem(form: str, value: Any) -> None:
    expected = ARRAY.copy()
    exec(f"a[{form}] = v", {"a": expected, "v": value})
    for given in (value, paddle.to_tensor(value, dtype="float64")):
        x = paddle.to_tensor(ARRAY)
        exec(f"x[{form}] = v", {"x": x, "v": given})
        np.testing.assert_array_equal(x.numpy(), expected)
        assert x.inplace_version == 1


ARRAY_SETS: list[tuple[str, Any, str]] = [
    ("[1, 0]", 5.0, "IndexElementwisePutGradNode"),
    ("[1, 0]", np.arange(12.0).reshape(3, 4), "IndexElementwisePutWithTensorGradNode"),
    (":, [2, 0]", np.arange(4.0), "IndexElementwisePutWithTensorGradNode"),
    ("a > 7", 0.0, "MaskedFillGradNode"),
    ("a > 21", np.array([8.0, 9.0]), "IndexElementwisePutWithTensorGradNode"),
    ("[True, False]", 3.0, "IndexElementwisePutGradNode"),
    ("0, a[0] > 9", np.array([8.0, 9.0]), "IndexElementwisePutWithTensorGradNode"),
    ("0, :, [1, 1]", -1.0, "IndexElementwisePutGradNode"),
    ("::-1, [0, 2], 1:3", np.arange(4.0).reshape(2, 2), "IndexElementwisePutWithTensorGradNode"),
    ("[0, 1], None, [2, 0]", np.arange(4.0), "IndexElementwisePutWithTensorGradNode"),
]


@pytest.mark.parametrize(("form", "value", "node"), ARRAY_SETS)
def test_setitem_through_arrays_and_masks(form: str, value: Any, node: str) -> None:
    expected = ARRAY.copy()
    exec(f"b[{form}] = v", {"a": ARRAY, "b": expected, "v": value})
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    y = x * 1
    exec(f"y[{form}] = v", {"a": ARRAY, "y": y, "v": value})
    np.testing.assert_array_equal(y.numpy(), expected)
    assert y.inplace_version == 1 and y.grad_fn.name() == node
    y.sum().backward()
    kept = np.ones_like(ARRAY)
    exec(f"k[{form}] = 0", {"a": ARRAY, "k": kept})
    np.testing.assert_array_equal(x.grad.numpy(), kept)


def test_setitem_of_a_number_cuts_the_gradient_there() -> None:
    x = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
    y = x * 2
    y[0] = 5.0
    assert y.grad_fn.name() == "SetValueGradNode"
    (y * y).sum().backward()
    assert y.tolist() == [5.0, 4.0, 6.0]
    assert x.grad.tolist() == [0.0, 16.0, 24.0]


def test_setitem_of_a_tensor_sends_gradient_to_both() -> None:
    x = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
    v = paddle.to_tensor([7.0, 8.0], stop_gradient=False)
    y = x * 1
    y[0:2] = v
    assert y.grad_fn.name() == "SetValueWithTensorGradNode"
    assert [n.name() for n in y.grad_fn.next_functions] == ["ScaleGradNode", "GradNodeAccumulation"]
    (y * y).sum().backward()
    assert x.grad.tolist() == [0.0, 0.0, 6.0]
    assert v.grad.tolist() == [14.0, 16.0]


def test_setitem_makes_a_constant_a_graph_tensor() -> None:
    x = paddle.ones([3])
    x[:] = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
    assert not x.stop_gradient
    assert x.grad_fn.name() == "SetValueWithTensorGradNode"


def test_setitem_casts_the_value() -> None:
    x = paddle.ones([2, 3], dtype="int32")
    x[0] = 2.7
    x[1] = paddle.to_tensor([3.9, 4.1, 5.0])
    assert x.tolist() == [[2, 2, 2], [3, 4, 5]]


@pytest.mark.parametrize(
    ("statement", "error", "text"),
    [
        ("x[5]", IndexError, "(OutOfRange) The starting index 5 of slice is out of bounds in tensor 0-th axis"),
        ("x[x[0] > 2]", IndexError, "The shape of boolean index 3 did not match indexed tensor 2 along axis 0."),
        ("x['a']", ValueError, "but received str in 1th slice item"),
        ("x[[0, 9]]", IndexError, "(OutOfRange) The starting index 9"),
        ("x[0] = [1, 2, 3]", ValueError, "(InvalidArgument) Value type error."),
        ("x[0] = 'a'", ValueError, "but received str"),
        ("x[[0, 1], [1, 2]] = x[0]", ValueError, "the shape of X = [2, 4] and the shape of Y = [3, 4]"),
        ("w[0] = 1.0", ValueError, "that doesn't stop gradient can't use inplace strategy."),
    ],
)
def test_refused(statement: str, error: type[Exception], text: str) -> None:
    scope = {"x": paddle.to_tensor(ARRAY), "w": paddle.to_tensor([1.0, 2.0], stop_gradient=False)}
    with pytest.raises(error) as caught:
        exec(statement, scope)
    assert text in str(caught.value)
    assert scope["w"].tolist() == [1.0, 2.0]


def test_values_that_do_not_fit_are_refused() -> None:
    x = paddle.ones([2, 3])
    with pytest.raises(ValueError, match="shape"):
        x[:, 0] = paddle.ones([5])
    assert x.tolist() == [[1.0] * 3] * 2
    assert x.inplace_version == 0


def test_length_iteration_membership() -> None:
    x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
    assert len(x) == 2
    assert [row.tolist() for row in x] == [[1.0, 2.0], [3.0, 4.0]]
    assert 3.0 in x
    assert 5.0 not in x
    for call in (len, list):
        with pytest.raises(AssertionError, match="0-D"):
            call(paddle.to_tensor(1.0))
