"""The tensors that the observed expressions use, and what is taken down of a result; runs under either paddle."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

EXPRESSIONS = Path(__file__).with_name("expressions.txt").read_text(encoding="utf-8").splitlines()
LEAVES = ("x", "y", "w", "e", "p", "z0")


def scene(paddle: Any) -> dict[str, Any]:
    """Names an expression may use. Leaves want gradients: x, y 2×2; w 2×3; e 2×3 with equal elements; p above
    0; z0 0-D. zz has no element."""

    def leaf(values: Any) -> Any:
        return paddle.to_tensor(values, dtype="float32", stop_gradient=False)

    return {
        "paddle": paddle,
        "x": leaf([[1.25, -2.5], [3.0, 0.75]]),
        "y": leaf([[2.0, 1.5], [-0.5, 4.0]]),
        "w": leaf([[3.0, -1.0, 2.0], [0.5, 4.0, -2.5]]),
        "e": leaf([[2.0, 2.0, 1.0], [1.0, 3.0, 3.0]]),
        "p": leaf([[0.5, 2.5], [1.5, 3.0]]),
        "c": leaf([[1.0, 2.0, 3.0], [-1.0, 0.5, 2.0]]),
        "s": leaf([[2.0, 0.5], [0.5, 1.0]]),
        "n": leaf([1.0, float("nan"), 2.0, float("inf"), float("-inf")]),
        "i": paddle.to_tensor([4, 6, 1]),
        "j": paddle.to_tensor([2, 4, 3]),
        "k": paddle.to_tensor([1, 0]),
        "m": paddle.to_tensor([[1, 0], [0, 1]]),
        "b": paddle.to_tensor([[True, False], [False, True]]),
        "z0": leaf(1.5),
        "zz": leaf([]).reshape([0, 2]),
    }


def seen(value: Any) -> Any:
    """dtype, shape, values and the node's name of a tensor; lists of tensors one by one; anything else as it is."""
    if isinstance(value, (list, tuple)):
        return [seen(one) for one in value]
    if not hasattr(value, "numpy"):
        return value
    node = value.grad_fn
    return {
        "dtype": str(value.dtype).replace("paddle.", ""),
        "shape": list(value.shape),
        "values": json.loads(json.dumps(value.numpy().tolist())),
        "node": node.name() if node is not None else None,
    }


def gradients(names: dict[str, Any], value: Any) -> dict[str, Any]:
    """What the leaves get from the sum of the floating results, weighted by 1, 2, 3 …; {} when nothing wants any."""
    paddle = names["paddle"]
    parts = []
    for one in value if isinstance(value, (list, tuple)) else [value]:
        if hasattr(one, "stop_gradient") and not one.stop_gradient and "float" in str(one.dtype) and one.size:
            weights = paddle.arange(1, one.size + 1, dtype="float32").reshape(one.shape).astype(one.dtype)
            parts.append((one * weights).sum().astype("float32"))
    if not parts:
        return {}
    total = parts[0]
    for part in parts[1:]:
        total = total + part
    total.backward()
    return {name: names[name].grad.numpy().tolist() for name in LEAVES if names[name].grad is not None}


def observe(paddle: Any, expression: str) -> dict[str, Any]:
    """Result and gradients of one expression."""
    names = scene(paddle)
    value = eval(expression, dict(names))
    return {"result": seen(value), "gradients": gradients(names, value)}
