"""Several hundred expressions and what PaddlePaddle 3.3.1 gave for each (`expressions.json`): values, dtypes, shapes,
stop_gradient, node names, error types and first lines. Operators stand there with every pair of common dtypes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

EXPRESSIONS = json.loads((Path(__file__).parent / "expressions.json").read_text(encoding="utf-8"))["expressions"]


def tensor(values: Any, dtype: str = "float32", g: bool = False) -> Any:
    return paddle.to_tensor(values, dtype=dtype, stop_gradient=not g)


def described(result: Any) -> Any:
    """A result in the terms of the file."""
    if isinstance(result, paddle.Tensor):
        array = result.numpy()
        rounded = array if array.dtype == bool else np.round(array, 5)
        node = result.grad_fn
        return [
            "T",
            list(result.shape),
            result.dtype.name,
            [str(v) for v in rounded.reshape(-1)[:30].tolist()],
            result.stop_gradient,
            None if node is None or "Accum" in node.name() else node.name(),
        ]
    if isinstance(result, (list, tuple)):
        return [described(r) for r in result]
    return re.sub(r"0x[0-9a-f]+", "0x", repr(result))


def evaluated(expression: str) -> Any:
    scope = {
        "paddle": paddle,
        "np": np,
        "F": paddle.nn.functional,
        "T": tensor,
        "x": tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], g=True),
        "y": tensor([[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]]),
        "i": paddle.to_tensor([1, 2, 3]),
        "b": tensor([True, False, True], "bool"),
        "d": tensor([1.0, 2.0, 3.0], "float64"),
        "v": tensor([3.0, 1.0, 2.0], g=True),
    }
    try:
        return described(eval(expression, scope))
    except Exception as exc:
        kind = next(c for c in type(exc).__mro__ if c.__module__ == "builtins").__name__
        found = re.search(r"\(\w+\) [^\n]*", str(exc))
        return ["E", kind, (found.group(0) if found else str(exc).split("\n")[0])[:200]]


def close(found: Any, expected: Any) -> bool:
    """Equal, numbers up to the last digit of float32."""
    if isinstance(expected, list) and isinstance(found, list) and len(found) == len(expected):
        return all(close(f, e) for f, e in zip(found, expected))
    if isinstance(expected, str) and isinstance(found, str) and found != expected:
        try:
            return bool(np.isclose(complex(found), complex(expected), rtol=1e-6, atol=2e-5))
        except ValueError:
            return False
    return bool(found == expected)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_expression(expression: str) -> None:
    found, expected = evaluated(expression), EXPRESSIONS[expression]
    assert close(found, expected), f"{found} instead of {expected}"
