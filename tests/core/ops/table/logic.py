"""Rows of the ops of logic.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row, binary, bools, unary, xs, ys

ROWS: list[Row] = [
    *(Row(op, fn, [*binary(lambda *s: np.round(xs(*s)), lambda *s: np.round(ys(*s))),
                   ((np.array([1, 2]), np.array([2, 2])), ())])
      for op, fn in (("equal", np.equal), ("not_equal", np.not_equal), ("less_than", np.less), ("less_equal", np.less_equal),
                     ("greater_than", np.greater), ("greater_equal", np.greater_equal))),
    *(Row(op, fn, binary(bools, bools)) for op, fn in (("logical_and", np.logical_and), ("logical_or", np.logical_or))),
    Row("logical_not", np.logical_not, unary(bools)),
    *(Row(op, fn, [*unary(xs), ((np.array([1.0, np.nan, np.inf, -np.inf]),), ())])
      for op, fn in (("isfinite", np.isfinite), ("isnan", np.isnan))),
    Row("logical_xor", np.logical_xor, binary(bools, bools)),
    Row("isinf", np.isinf, [*unary(xs), ((np.array([1.0, np.nan, np.inf, -np.inf]),), ())]),
    *(Row(op, fn, [((np.array([[5, -3, 12]]), np.array([[3], [6]])), ()), ((np.array(5), np.array(3)), ()),
                   ((bools(2, 3), bools(3)), ()), ((np.zeros((0, 3), "int64"), np.array([1, 2, 3])), ())])
      for op, fn in (("bitwise_and", np.bitwise_and), ("bitwise_or", np.bitwise_or), ("bitwise_xor", np.bitwise_xor))),
    Row("bitwise_not", np.invert, [*unary(bools), ((np.array([5, -3]),), ())]),
    Row("bitwise_left_shift", lambda x, y, arithmetic: x << y, [
        ((np.array([5, -3]), np.array([1, 2])), (True,)), ((np.array([5, 3]), np.array(2)), (False,)),
    ]),
    Row("bitwise_right_shift", lambda x, y, arithmetic: x >> y if arithmetic else (x.view("uint64") >> y.view("uint64")).view("int64"), [
        ((np.array([5, -3]), np.array([1, 2])), (True,)), ((np.array([5, -3]), np.array([1, 2])), (False,)),
    ]),
    *(Row(op, fn, [((xs(2, 3), xs(2, 3) + 1e-9), (1e-5, 1e-8, False)), ((xs(2, 3), xs(3)), (1e-5, 1e-8, False)),
                   ((np.array([1.0, np.nan, np.inf]), np.array([1.1, np.nan, np.inf])), (0.2, 0.0, True)), ((xs(), ys()), (10.0, 1.0, False))])
      for op, fn in (("isclose", np.isclose), ("allclose", lambda x, y, r, a, n: np.all(np.isclose(x, y, r, a, n))))),
    Row("equal_all", np.array_equal, [((xs(2, 3), xs(2, 3)), ()), ((xs(2, 3), xs(3)), ()), ((xs(2), ys(2)), ())]),
    Row("is_empty", lambda x: x.size == 0, unary(xs)),
]  # fmt: skip
