"""Rows of the ops of linalg.yaml."""

from __future__ import annotations

from typing import Any

from .base import Row, turned, xs, ys


def _matmul(x: Any, y: Any, tx: bool, ty: bool) -> Any:
    x = x.swapaxes(-1, -2) if tx and x.ndim > 1 else x
    y = y.swapaxes(-1, -2) if ty and y.ndim > 1 else y
    return x @ y


MATMUL_CASES = [
    ((xs(2, 3), ys(3, 4)), (False, False)), ((xs(3, 2), ys(3, 4)), (True, False)), ((xs(2, 3), ys(4, 3)), (False, True)),
    ((xs(3, 2), ys(4, 3)), (True, True)), ((xs(3), ys(3)), (False, False)), ((xs(3), ys(3, 2)), (False, False)),
    ((xs(3), ys(2, 3)), (False, True)), ((xs(2, 3), ys(3)), (False, False)), ((xs(3, 2), ys(3)), (True, False)),
    ((xs(2, 2, 3), ys(3, 2)), (False, False)), ((xs(2, 1, 2, 3), ys(3, 3, 2)), (False, False)),
    ((xs(3), ys(2, 3, 2)), (False, False)), ((xs(2, 2, 3), ys(3)), (False, False)), ((xs(2, 3, 2), ys(3)), (True, False)),
    ((xs(3), ys(2, 2, 3)), (False, True)), ((xs(0, 3), ys(3, 2)), (False, False)),
    ((turned(xs(2, 3)), turned(ys(3, 2))), (False, False)), ((xs(3, 2), ys(2, 2, 3)), (True, True)),
]  # fmt: skip

ROWS: list[Row] = [
    Row("matmul", _matmul, MATMUL_CASES),
]  # fmt: skip
