"""Python operators: values, dtypes, and the node each form makes (as Paddle 3.3.1 makes them)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle


def leaf(values: Any, dtype: str = "float32") -> Any:
    return paddle.to_tensor(values, dtype=dtype, stop_gradient=False)


#: form, what numpy makes of it, node
FORMS: list[tuple[str, Callable[[Any], Any], str]] = [
    ("x * 2", lambda x: x * 2, "ScaleGradNode"),
    ("2 * x", lambda x: 2 * x, "ScaleGradNode"),
    ("x * 2.5", lambda x: x * 2.5, "ScaleGradNode"),
    ("x + 1", lambda x: x + 1, "ScaleGradNode"),
    ("1 + x", lambda x: 1 + x, "ScaleGradNode"),
    ("x - 1", lambda x: x - 1, "ScaleGradNode"),
    ("1 - x", lambda x: 1 - x, "ScaleGradNode"),
    ("-x", lambda x: -x, "ScaleGradNode"),
    ("x / 2", lambda x: x / 2, "DivScaleGradNode"),
    ("2 / x", lambda x: 2 / x, "DivideGradNode"),
    ("x ** 2", lambda x: x**2, "PowGradNode"),
    ("x ** 0.5", lambda x: x**0.5, "PowGradNode"),
    ("2 ** x", lambda x: 2**x, "ElementwisePowGradNode"),
    ("x ** x", lambda x: x**x, "ElementwisePowGradNode"),
    ("x * x", lambda x: x * x, "MultiplyGradNode"),
    ("x + x", lambda x: x + x, "AddGradNode"),
    ("x - x", lambda x: x - x, "SubtractGradNode"),
    ("x / x", lambda x: x / x, "DivideGradNode"),
    ("x * True", lambda x: x * True, "MultiplyGradNode"),
    ("x - True", lambda x: x - np.float32(1), "SubtractGradNode"),
    ("x * np.float32(2)", lambda x: x * np.float32(2), "MultiplyGradNode"),
    ("x * np.float64(2)", lambda x: x * 2.0, "ScaleGradNode"),
    ("np.float64(2) * x", lambda x: x * 2.0, "ScaleGradNode"),
    ("x * np.int64(2)", lambda x: x * 2, "ScaleGradNode"),
    ("x * np.ones(3, 'float32')", lambda x: x, "MultiplyGradNode"),
    ("np.ones(3, 'float32') * x", lambda x: x, "MultiplyGradNode"),
    ("x @ x", lambda x: x @ x, "MatmulGradNode"),
    ("abs(x)", np.abs, "AbsGradNode"),
]


@pytest.mark.parametrize(("form", "reference", "node"), FORMS, ids=[f[0] for f in FORMS])
def test_values_and_nodes(form: str, reference: Callable[[Any], Any], node: str) -> None:
    array = np.array([1.5, 0.5, 3.0], dtype="float32")
    out = eval(form, {"x": leaf(array), "np": np})
    expected = np.asarray(reference(array))
    assert out.dtype is paddle.float32
    np.testing.assert_allclose(out.numpy(), expected, rtol=1e-6)
    assert out.shape == list(expected.shape)
    assert out.grad_fn.name() == node
    assert not out.stop_gradient


@pytest.mark.parametrize(
    ("form", "slope"),
    [
        ("x * 2", lambda x: 2 + 0 * x),
        ("1 - x", lambda x: -1 + 0 * x),
        ("x / 4", lambda x: 0.25 + 0 * x),
        ("2 / x", lambda x: -2 / x**2),
        ("x ** 3", lambda x: 3 * x**2),
        ("2 ** x", lambda x: 2**x * np.log(2)),
        ("-x", lambda x: -1 + 0 * x),
        ("x * x - x", lambda x: 2 * x - 1),
    ],
)
def test_gradients(form: str, slope: Callable[[Any], Any]) -> None:
    array = np.array([1.5, 0.5, 3.0])
    x = leaf(array, "float64")
    eval(form, {"x": x}).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), slope(array), rtol=1e-12)


@pytest.mark.parametrize(
    ("form", "dtype", "values"),
    [
        ("i * 2", "int64", [2, 4]),
        ("i * 2.0", "float32", [2, 4]),
        ("i + 1.5", "float32", [2.5, 3.5]),
        ("1.5 - i", "float32", [0.5, -0.5]),
        ("3 - i", "int64", [2, 1]),
        ("-i", "int64", [-1, -2]),
        ("i / 2", "float32", [0.5, 1]),
        ("2 / i", "float32", [2, 1]),
        ("i / i", "float32", [1, 1]),
        ("i ** 2", "int64", [1, 4]),
        ("i ** 2.0", "float32", [1, 4]),
        ("2 ** i", "int64", [2, 4]),
        ("2.5 ** i", "float32", [2.5, 6.25]),
        ("i + 2 ** 40", "int64", [1 + 2**40, 2 + 2**40]),
        ("i * 1j", "complex64", [1j, 2j]),
        ("b + 1", "int64", [2, 1]),
        ("b * 2.5", "float32", [2.5, 0]),
        ("b / 2", "float32", [0.5, 0]),
        ("b + b", "bool", [True, False]),
        ("d * 2", "float64", [2, 4]),
        ("d * np.float32(2)", "float64", [2, 4]),
        ("x * (1+2j)", "complex64", [1 + 2j, 2 + 4j]),
        ("d * 1j", "complex128", [1j, 2j]),
        ("x + 10 ** 20", "float32", [1e20, 1e20]),
        ("i == 1.0", "bool", [True, False]),
        ("i < 2.5", "bool", [True, True]),
        ("x >= 2", "bool", [False, True]),
        ("1 < x", "bool", [False, True]),
        ("x == x", "bool", [True, True]),
        ("x != 1", "bool", [False, True]),
        ("x == True", "bool", [True, False]),
        ("b < 1", "bool", [False, True]),
        ("~b", "bool", [False, True]),
        ("b & (x < 2)", "bool", [True, False]),
        ("b | (x == 2)", "bool", [True, True]),
    ],
)
def test_dtypes_follow_paddle(form: str, dtype: str, values: list[Any]) -> None:
    scope = {
        "i": paddle.to_tensor([1, 2]),
        "b": paddle.to_tensor([True, False]),
        "x": paddle.to_tensor([1.0, 2.0]),
        "d": paddle.to_tensor([1.0, 2.0], dtype="float64"),
        "np": np,
    }
    out = eval(form, scope)
    assert out.dtype.name == dtype
    np.testing.assert_allclose(out.numpy(), np.array(values, dtype=dtype), rtol=1e-6)


def test_comparison_with_none_is_no_tensor() -> None:
    x = paddle.ones([2])
    assert (x == None) is False  # noqa: E711
    assert (x != None) is True  # noqa: E711


@pytest.mark.parametrize(
    ("form", "error", "text"),
    [
        (
            "x + None",
            TypeError,
            "__add__(): argument (position 1) must be int, float, bool or Tensor, but got NoneType",
        ),
        ("x * [1., 2.]", TypeError, "must be int, float, bool or Tensor, but got list"),
        ("x < 'a'", TypeError, "but got str"),
        ("x + i", TypeError, "Type promotion only support calculations between floating-point numbers"),
        ("~x", RuntimeError, "The kernel with key (CPU, Undefined(AnyLayout), float32) of kernel `bitwise_not`"),
    ],
)
def test_what_operators_refuse(form: str, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        eval(form, {"x": paddle.ones([2]), "i": paddle.to_tensor([1, 2])})
    assert text in str(caught.value)


def test_augmented_assignment_rebinds() -> None:
    a = paddle.to_tensor([1.0, 2.0])
    b = a
    a += 1
    assert (a.tolist(), b.tolist(), b.inplace_version) == ([2.0, 3.0], [1.0, 2.0], 0)


def test_plus_gives_the_tensor_itself() -> None:
    x = leaf([1.0])
    assert (+x) is x
