"""to_tensor and the creation functions: dtypes, values, names, what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import controller


@pytest.mark.parametrize(
    ("data", "dtype", "shape"),
    [
        (1, "int64", []),
        (1.5, "float32", []),
        (True, "bool", []),
        (1j, "complex64", []),
        ([1, 2], "int64", [2]),
        ((1.0, 2.0), "float32", [2]),
        ([1, 2.5], "float32", [2]),
        ([1, True], "int64", [2]),
        ([True, 2.5], "float32", [2]),
        ([], "float32", [0]),
        ([[], []], "float32", [2, 0]),
        ([1j], "complex64", [1]),
        (np.ones(2), "float64", [2]),
        (np.float64(1.0), "float64", []),
        (np.float32(1.0), "float32", []),
        ([np.float64(1.0)], "float32", [1]),
        (np.array([1, 2], dtype="int32"), "int32", [2]),
        (np.array([1j]), "complex128", [1]),
        (np.array(3), "int64", []),
    ],
    ids=repr,
)
def test_to_tensor_dtypes(data: Any, dtype: str, shape: list[int]) -> None:
    x = paddle.to_tensor(data)
    assert (x.dtype.name, x.shape) == (dtype, shape)
    assert x.stop_gradient and x.is_leaf
    np.testing.assert_array_equal(x.numpy(), np.array(data, dtype=dtype))


def test_to_tensor_copies_and_keeps_to_its_arguments() -> None:
    source = np.ones(3)
    x = paddle.to_tensor(source, dtype="float16", stop_gradient=False)
    source[0] = 5
    assert x.tolist() == [1.0, 1.0, 1.0]
    assert (x.dtype, x.stop_gradient, x.place) == (paddle.float16, False, paddle.CPUPlace())
    transposed = np.arange(6.0).reshape(2, 3).T
    assert paddle.to_tensor(transposed).is_contiguous()


def test_to_tensor_of_tensors() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    again = paddle.to_tensor(x)
    assert (again.name, again.stop_gradient, again.tolist()) == (x.name, True, [1.0, 2.0])
    assert again.data_ptr() != x.data_ptr()
    assert paddle.to_tensor(x, dtype="float64").dtype is paddle.float64
    stacked = paddle.to_tensor([[paddle.to_tensor(1.0), 2.0]])
    assert (stacked.tolist(), stacked.dtype) == ([[1.0, 2.0]], paddle.float32)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: paddle.to_tensor("a"), TypeError, "Can't constructs a 'paddle.Tensor' with data type <class 'str'>"),
        (lambda: paddle.to_tensor(None), TypeError, "with data type <class 'NoneType'>"),
        (lambda: paddle.to_tensor({}), TypeError, "data type must be scalar|list|tuple|np.ndarray|paddle.Tensor"),
        (lambda: paddle.to_tensor([[1], [1, 2]]), ValueError, "nested lists with different lengths"),
        (lambda: paddle.to_tensor(np.array(["a"])), ValueError, "(InvalidArgument) Input object type error"),
        (lambda: paddle.to_tensor(2**70), ValueError, "(InvalidArgument) Input object type error"),
        (lambda: paddle.to_tensor([1], dtype="foo"), TypeError, "dtype must be any of [bool, float16"),
        (lambda: paddle.to_tensor([1], place="moon"), ValueError, "The device must be"),
        (lambda: paddle.zeros([-1]), ValueError, "shape"),
        (lambda: paddle.zeros("a"), TypeError, "must be list, tuple, int, or Tensor, but got str"),
        (lambda: paddle.arange(0, 5, 0), ValueError, "(InvalidArgument) The step of range op should not be 0."),
        (lambda: paddle.randint(5, 1), ValueError, "randint's low must less then high"),
        (lambda: paddle.rand([2], dtype="int32"), RuntimeError, "(NotFound) The kernel with key (CPU,"),
        (lambda: paddle.set_default_dtype("int32"), TypeError, "set_default_dtype only supports"),
    ],
)
def test_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call()
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("zeros([2, 3])", np.zeros((2, 3), "float32")),
        ("zeros(2, 3)", np.zeros((2, 3), "float32")),
        ("zeros(3)", np.zeros(3, "float32")),
        ("zeros([])", np.zeros((), "float32")),
        ("zeros([2], 'int64')", np.zeros(2, "int64")),
        ("ones((2,), dtype='bool')", np.ones(2, "bool")),
        ("ones([2, to_tensor(1)])", np.ones((2, 1), "float32")),
        ("full([2], 1)", np.full(2, 1, "float32")),
        ("full([2], True)", np.full(2, True)),
        ("full([2], 1j)", np.full(2, 1j)),
        ("full([2], to_tensor(3.))", np.full(2, 3, "float32")),
        ("full(2, 7, 'int32')", np.full(2, 7, "int32")),
        ("full_like(ones([2], 'int32'), 5)", np.full(2, 5, "int32")),
        ("zeros_like(ones([2]), dtype='int32')", np.zeros(2, "int32")),
        ("ones_like(zeros([2], 'float64'))", np.ones(2)),
        ("arange(5)", np.arange(5)),
        ("arange(1, 5, 2)", np.arange(1, 5, 2)),
        ("arange(5, 1, -2)", np.arange(5, 1, -2)),
        ("arange(3.)", np.arange(3, dtype="float32")),
        ("arange(0, 1, 0.25)", np.arange(0, 1, 0.25, dtype="float32")),
        ("arange(5, dtype='float64')", np.arange(5.0)),
        ("arange(0, 5, to_tensor(2))", np.arange(0, 5, 2)),
        ("eye(2)", np.eye(2, dtype="float32")),
        ("eye(2, 3, dtype='int32')", np.eye(2, 3, dtype="int32")),
        ("linspace(0, 1, 5)", np.linspace(0, 1, 5, dtype="float32")),
        ("linspace(0, 10, 3, dtype='int32')", np.array([0, 5, 10], "int32")),
        ("assign(to_tensor([1.]))", np.ones(1, "float32")),
        ("assign([1, 2])", np.array([1, 2])),
        ("shape(ones([2, 3]))", np.array([2, 3])),
        ("numel(ones([2, 3]))", np.array(6)),
    ],
)
def test_creation(form: str, expected: np.ndarray) -> None:
    made = eval(form, vars(paddle))
    assert made.dtype.name == str(expected.dtype)
    assert made.stop_gradient
    np.testing.assert_array_equal(made.numpy(), expected, strict=True)


def test_requires_grad_keyword() -> None:
    assert not paddle.ones([2], requires_grad=True).stop_gradient


def test_random_draws_repeat_after_seed() -> None:
    draws = []
    for _ in range(2):
        paddle.seed(7)
        draws.append(
            [
                paddle.randn([3]).tolist(),
                paddle.rand(2, 2).tolist(),
                paddle.randint(0, 9, [4]).tolist(),
                paddle.uniform([2]).tolist(),
                paddle.normal(1.0, 2.0, [2]).tolist(),
                paddle.randperm(5).tolist(),
            ]
        )
    assert draws[0] == draws[1]
    paddle.seed(8)
    assert paddle.randn([3]).tolist() != draws[0][0]


def test_random_ranges() -> None:
    paddle.seed(1)
    a = paddle.rand([1000]).numpy()
    assert a.dtype == np.float32 and a.min() >= 0 and a.max() < 1
    b = paddle.randint(3, 5, [1000]).numpy()
    assert set(b.tolist()) == {3, 4}
    n = paddle.randn([4000], dtype="float64").numpy()
    assert abs(n.mean()) < 0.1 and abs(n.std() - 1) < 0.1
    assert sorted(paddle.randperm(6).tolist()) == [0, 1, 2, 3, 4, 5]


def test_default_dtype() -> None:
    try:
        paddle.set_default_dtype("float64")
        assert paddle.get_default_dtype() == "float64"
        assert paddle.to_tensor([1.0]).dtype is paddle.float64
        assert paddle.ones([1]).dtype is paddle.float64
        assert (paddle.to_tensor([1]) / 2).dtype is paddle.float64
    finally:
        paddle.set_default_dtype("float32")


def test_names() -> None:
    with controller.unique_name_guard():
        a = paddle.to_tensor([1.0], stop_gradient=False)
        b = a * 2
        assert (a.name, b.name, paddle.ones([1]).name) == ("generated_tensor_0", "eager_tmp_0", "eager_tmp_1")
        assert paddle.to_tensor([1.0]).name == "generated_tensor_1"
        assert b.name == "eager_tmp_0"
        a.name = "w"
        assert a.name == "w"
