"""Values that leave the graph: numpy, item, tolist, Python numbers, numpy functions, formatting."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle


def test_numpy_copies() -> None:
    x = paddle.to_tensor([1.0, 2.0])
    array = x.numpy()
    array[0] = 9
    assert x.tolist() == [1.0, 2.0]
    assert array.flags.writeable and x.numpy() is not x.numpy()


def test_items() -> None:
    x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
    assert (x.item(3), x.item(0, 1), paddle.to_tensor([5]).item()) == (4.0, 2.0, 5)
    assert [type(paddle.to_tensor(v).item()) for v in (1.5, 2, True)] == [float, int, bool]
    assert paddle.to_tensor(1.5).tolist() == 1.5


@pytest.mark.parametrize(
    ("args", "error", "text"),
    [
        ((), ValueError, "(InvalidArgument) only one element tensors can be converted to Python scalars"),
        ((5,), ValueError, "(InvalidArgument) index 5 is out of bounds for size 4"),
        ((0, 5), ValueError, "out of bounds"),
        ((0, 1, 1), ValueError, "(InvalidArgument) incorrect number of indices for Tensor"),
        (("a",), TypeError, "(InvalidType) argument (position 1) must be long, but got str"),
    ],
)
def test_items_refused(args: tuple[object, ...], error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]]).item(*args)
    assert text in str(caught.value)


def test_python_numbers() -> None:
    x = paddle.to_tensor([3.7])
    assert (float(x), int(x), bool(x), bool(paddle.to_tensor(0))) == (np.float32(3.7), 3, True, False)
    assert [10, 20, 30][paddle.to_tensor(1)] == 20
    assert list(range(paddle.to_tensor([2]))) == [0, 1]
    with pytest.raises(TypeError, match="integer tensors"):
        [1, 2][x]
    two = paddle.to_tensor([1.0, 2.0])
    with pytest.raises(AssertionError, match="only one element variable can be converted to float"):
        float(two)
    with pytest.raises(AssertionError, match="Variable can only contain one element"):
        bool(two)


def test_numpy_functions() -> None:
    x = paddle.to_tensor([1.0, 2.0])
    np.testing.assert_array_equal(np.asarray(x), [1.0, 2.0])
    np.testing.assert_array_equal(np.array(x, dtype="int64"), [1, 2])
    assert np.stack([x, x]).shape == (2, 2)
    with pytest.raises(TypeError, match="ufunc"):
        np.add(x, 1)


def test_formatting() -> None:
    assert f"{paddle.to_tensor(1.5):.2f}" == "1.50"
    assert f"{paddle.to_tensor(3)}" == "3"
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    assert f"{x}" == str(x) == repr(x)
    assert str(x) == ("Tensor(shape=[2], dtype=float32, place=Place(cpu), stop_gradient=False,\n       [1., 2.])")
    half = paddle.to_tensor([1.0, 2.5], dtype="bfloat16")
    assert "dtype=bfloat16" in str(half) and "[1.        , 2.50000000]" in str(half)


def test_equality_does_not_break_containers() -> None:
    x, y = paddle.to_tensor([1.0]), paddle.to_tensor([2.0])
    assert hash(x) == id(x)
    assert len({x, y, x}) == 2
    assert x in [x, y]
