"""Rows of the ops of elementwise.yaml."""

from __future__ import annotations

import numpy as np

from .base import Row, apart, away, binary, bools, pos, turned, unary, xs, ys


def _above_one(*shape: int) -> np.ndarray:
    return away(*shape) + np.sign(away(*shape))


ROWS: list[Row] = [
    Row("add", np.add, binary(xs, ys)),
    Row("subtract", np.subtract, binary(xs, ys)),
    Row("multiply", np.multiply, binary(xs, ys)),
    Row("divide", np.true_divide, binary(xs, away)),
    Row("maximum", np.maximum, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("minimum", np.minimum, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("elementwise_pow", np.power, binary(pos, ys)),
    Row("elementwise_pow_slope", lambda x, y: y * x ** (y - 1), binary(pos, ys)),
    Row("xlogy", lambda x, y: x * np.log(y), binary(xs, pos)),
    Row("keep_greater", lambda g, x, y: np.where(x > y, g, np.where(x == y, g / 2, 0)), [
        ((xs(2, 3), apart(2, 3), apart(2, 3, avoid=0.25)), ()), ((xs(2, 3), apart(3), apart(2, 1, avoid=0.2)), ()),
        ((xs(), xs(), ys()), ()), ((xs(0, 3), xs(3), ys(0, 3)), ()),
    ], no_grad_of=("x", "y")),
    Row("fmax", np.fmax, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("fmin", np.fmin, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("floor_divide", np.floor_divide, [*binary(xs, _above_one), ((np.array([7, -7]), np.array([2, 2])), ())]),
    Row("remainder", np.remainder, binary(xs, _above_one)),
    Row("copysign", np.copysign, binary(away, lambda *s: -away(*s))),
    Row("heaviside", np.heaviside, binary(away, ys)),
    Row("nextafter", np.nextafter, binary(xs, ys)),
    Row("lerp", lambda x, y, w: x + w * (y - x), [
        ((xs(2, 3), ys(2, 3), pos(2, 3)), ()), ((xs(2, 3), ys(3), pos(2, 1)), ()), ((xs(), ys(), pos()), ()),
        ((xs(0, 3), ys(3), pos()), ()), ((turned(xs(3, 2)), ys(3, 2), pos()), ()),
    ]),
    Row("atan2", np.arctan2, binary(xs, away)),
    Row("where", np.where, [
        ((bools(2, 3), xs(2, 3), ys(2, 3)), ()), ((bools(3), xs(2, 3), ys(2, 1)), ()), ((bools(), xs(), ys(2)), ()),
        ((bools(0, 3), xs(3), ys(3)), ()), ((bools(2, 3), turned(xs(2, 3)), ys()), ()),
    ]),
    Row("keep_where", lambda x, m: np.where(m, x, 0), [
        ((xs(2, 3), bools(2, 3)), ()), ((xs(2, 3), bools(3)), ()), ((xs(), bools()), ()), ((xs(0, 3), bools(3)), ()),
    ]),
    Row("scale", lambda x, s, b, after: x * s + b if after else (x + b) * s, [
        *unary(xs, 2.5, 0.5, True), *unary(xs, -1.0, 0.0, True), *unary(xs, 2.0, 3.0, False), *unary(xs, 1.0, 2.0, True),
    ]),
    Row("div_scale", lambda x, s: x / s, unary(xs, 2.5)),
    Row("pow", lambda x, y: x**y, [
        *unary(pos, 2.5), *unary(away, 2), *unary(away, 3.0), *unary(xs, 1.0), *unary(pos, 0.0), *unary(pos, -1.0),
    ]),
    Row("pow_slope", lambda x, y: y * x ** (y - 1) if y else 0 * x, [
        *unary(pos, 2.5), *unary(away, 2), *unary(away, 3.0), *unary(pos, 1.0), *unary(pos, 0.0),
    ]),
    Row("clip", np.clip, [*unary(lambda *s: apart(*s), -0.5, 0.8), *unary(lambda *s: apart(*s, seed=3), 0.0, 0.3)]),
    Row("clip_grad", lambda x, g, lo, hi: np.where((x > lo) & (x < hi), g, 0), [
        ((apart(*s), ys(*s)), (-0.5, 0.8)) for s in ((2, 3), (), (0, 3))
    ]),
    Row("fill", lambda x, v: np.full_like(x, v), unary(xs, 1.5)),
    Row("add_n", lambda x: sum(x[1:], x[0]), [
        (([xs(2, 3), ys(2, 3), pos(2, 3)],), ()), (([xs(), ys()],), ()), (([xs(0, 3), ys(0, 3)],), ()), (([xs(2)],), ()),
        (([turned(xs(3, 2)), ys(3, 2)],), ()),
    ]),
    Row("cast", lambda x, dtype: x.astype(dtype), [
        *unary(xs, "float64"), ((xs(2, 3).astype("float32"),), ("float64",)), ((xs(2, 3),), ("int32",)),
        ((np.arange(3),), ("float64",)), ((bools(2, 3),), ("float32",)),
    ]),
    Row("assign", lambda x: x, unary(xs)),
]  # fmt: skip
