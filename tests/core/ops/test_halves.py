"""float16 and bfloat16 on the CPU: what the ops give that Paddle 3.3.1 computes in them, and that the rest refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

VALUES = [1.0, 2.0, 3.0]
BOTH = ("float16", "bfloat16")
#: op -> (the halves it takes, the function)
GIVEN: dict[str, tuple[tuple[str, ...], Callable[[Any], Any]]] = {
    "scale": (BOTH, lambda x: x * 2.5),
    "shift": (BOTH, lambda x: 1 - x),
    "negative": (BOTH, lambda x: -x),
    "sum": (BOTH, lambda x: x.sum()),
    "less": (BOTH, lambda x: x < 2),
    "equal": (BOTH, lambda x: x == x),
    "not_equal": (BOTH, lambda x: x != x.flip([0])),
    "greater_equal": (BOTH, lambda x: x >= x.flip([0])),
    "isfinite": (BOTH, lambda x: paddle.isfinite(x)),
    "isnan": (BOTH, lambda x: paddle.isnan(x)),
    "log": (BOTH, lambda x: x.log()),
    "exp": (("float16",), lambda x: x.exp()),
    "subtract": (("bfloat16",), lambda x: x - x.flip([0])),
    "multiply": (("bfloat16",), lambda x: x * x),
    "maximum": (("bfloat16",), lambda x: paddle.maximum(x, x.flip([0]))),
    "minimum": (("bfloat16",), lambda x: paddle.minimum(x, x.flip([0]))),
    "add": ((), lambda x: x + x),
    "divide": ((), lambda x: x / x),
    "mean": ((), lambda x: x.mean()),
    "matmul": ((), lambda x: x @ x),
    "square": ((), lambda x: x.square()),
    "max": ((), lambda x: x.max()),
}


@pytest.mark.parametrize("dtype", BOTH)
@pytest.mark.parametrize("op", GIVEN)
def test_it_computes_or_refuses_as_paddle_does(op: str, dtype: str) -> None:
    dtypes, function = GIVEN[op]
    x = paddle.to_tensor(VALUES)
    half = x.astype(dtype)
    if dtype not in dtypes:
        with pytest.raises(RuntimeError, match=f"Selected wrong DataType `{dtype}`"):
            function(half)
        return
    found, wanted = function(half), function(x)
    assert found.dtype == (paddle.bool if wanted.dtype == paddle.bool else half.dtype)
    np.testing.assert_allclose(found.astype("float32").numpy(), wanted.astype("float32").numpy(), rtol=1e-2)


@pytest.mark.parametrize("dtype", BOTH)
def test_a_gradient_in_halves(dtype: str) -> None:
    x = paddle.to_tensor(VALUES).astype(dtype)
    x.stop_gradient = False
    (x * 2).sum().backward()
    assert x.grad.dtype == x.dtype and x.grad.astype("float32").tolist() == [2.0] * 3


def test_many_halves_are_added_up_in_float32() -> None:
    assert paddle.ones([4096], "bfloat16").sum().astype("float32").item() == 4096.0
