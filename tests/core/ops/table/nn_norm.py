"""Rows of the ops of nn_norm.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, pos, turned, xs, ys


def _normal(x: Any, axes: Any, epsilon: float) -> Any:
    return (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + epsilon)


def _affine(x: Any, scale: Any, bias: Any, shape: Any) -> Any:
    x = x if scale is None else x * scale.reshape(shape)
    return x if bias is None else x + bias.reshape(shape)


def _layer(x: Any, scale: Any, bias: Any, epsilon: float, begin: int) -> Any:
    return _affine(_normal(x, tuple(range(begin, x.ndim)), epsilon), scale, bias, x.shape[begin:])


def _batch(
    x: Any, mean: Any, variance: Any, scale: Any, bias: Any, is_test: bool, momentum: float, epsilon: float, form: str,
    fixed: bool, trainable: bool,
) -> list[Any]:  # fmt: skip
    at = 1 if form.startswith("NC") else x.ndim - 1
    axes = tuple(i for i in range(x.ndim) if i != at)
    shape = [-1 if i == at else 1 for i in range(x.ndim)]
    if fixed or (is_test and not trainable):
        out = (x - mean.reshape(shape)) / np.sqrt(variance.reshape(shape) + epsilon)
        return [_affine(out, scale, bias, shape), mean, variance]
    new = [old * momentum + (1 - momentum) * now for old, now in ((mean, x.mean(axes)), (variance, x.var(axes)))]
    return [_affine(_normal(x, axes, epsilon), scale, bias, shape), *new]


def _group(x: Any, scale: Any, bias: Any, epsilon: float, groups: int, form: str) -> Any:
    last = form.endswith("C") and x.ndim > 2
    y = np.moveaxis(x, -1, 1) if last else x
    out = _normal(y.reshape(y.shape[0], groups, -1), (2,), epsilon).reshape(y.shape)
    out = _affine(out, scale, bias, [1, -1, *[1] * (y.ndim - 2)])
    return np.moveaxis(out, 1, -1) if last else out


TRAINS = (False, 0.9, 1e-5, "NCHW", False, False)
TESTS = (True, 0.9, 1e-5, "NCHW", False, False)
STATISTICS = (ys(2), pos(2))
ROWS: list[Row] = [
    Row("layer_norm", _layer, [
        ((xs(2, 3), pos(3), ys(3)), (1e-5, 1)), ((xs(2, 2, 3), pos(6), ys(6)), (1e-3, 1)), ((xs(2, 2, 3), pos(3), None), (1e-5, 2)),
        ((xs(3, 4), None, ys(4)), (1e-5, 1)), ((turned(xs(3, 4)), None, None), (1e-5, 1)), ((xs(0, 3), pos(3), ys(3)), (1e-5, 1)),
    ]),
    Row("batch_norm", _batch, [
        ((xs(3, 2, 2, 2), *STATISTICS, pos(2), ys(2)), TRAINS), ((xs(4, 2), *STATISTICS, pos(2), ys(2)), TRAINS),
        ((xs(2, 3, 2), *STATISTICS, pos(2), None), (False, 0.5, 1e-3, "NLC", False, False)),
        ((xs(3, 2, 2), *STATISTICS, None, None), (True, 0.9, 1e-5, "NCL", False, True)),
        ((xs(2, 2, 2, 1), *STATISTICS, pos(2), ys(2)), TESTS), ((xs(3, 2), *STATISTICS, None, ys(2)), (False, 0.9, 1e-5, "NCHW", True, False)),
    ], no_grad_of=("mean", "variance")),
    Row("group_norm", _group, [
        ((xs(2, 4, 3), pos(4), ys(4)), (1e-5, 2, "NCHW")), ((xs(2, 2, 2, 2), pos(2), None), (1e-5, 2, "NCHW")),
        ((xs(1, 2, 2, 4), pos(4), ys(4)), (1e-3, 2, "NHWC")), ((xs(2, 6), None, None), (1e-5, 3, "NCHW")),
        ((turned(xs(3, 4)), None, ys(4)), (1e-5, 1, "NCHW")),
    ]),
]  # fmt: skip
