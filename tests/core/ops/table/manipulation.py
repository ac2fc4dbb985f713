"""Rows of the ops of manipulation.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, turned, xs, ys


def _unsqueeze(x: Any, axis: Any) -> Any:
    for a in axis:
        x = np.expand_dims(x, a)
    return x


ROWS: list[Row] = [
    Row("reshape", lambda x, shape: np.reshape(x, [x.shape[i] if n == 0 and x.size else n for i, n in enumerate(shape)]), [
        ((xs(2, 3),), ([3, 2],)), ((xs(2, 3),), ([-1],)), ((xs(2, 3),), ([0, 3, 1],)), ((xs(),), ([1, 1],)),
        ((xs(0, 3),), ([3, 0],)), ((turned(xs(3, 2)),), ([6],)), ((xs(1),), ([],)),
    ]),
    Row("flatten", lambda x, a, b: np.reshape(x, (*x.shape[:a], -1, *x.shape[b % max(x.ndim, 1) + 1 :]) if x.size else
                                              (*x.shape[:a], 0, *x.shape[b % x.ndim + 1 :])), [
        ((xs(2, 3, 2),), (1, -1)), ((xs(2, 3, 2),), (0, 1)), ((xs(),), (0, 0)), ((xs(0, 3),), (0, -1)),
        ((turned(xs(3, 2)),), (0, -1)),
    ]),
    Row("transpose", lambda x, perm: np.transpose(x, perm), [
        ((xs(2, 3),), ([1, 0],)), ((xs(2, 3, 4),), ([2, 0, 1],)), ((xs(2, 3, 4),), ([0, -1, 1],)), ((xs(),), ([],)),
        ((xs(0, 3),), ([1, 0],)), ((turned(xs(3, 2)),), ([1, 0],)),
    ]),
    Row("squeeze", lambda x, axis: np.squeeze(x, tuple(a for a in axis if x.shape[a] == 1) if axis else None), [
        ((xs(1, 3, 1),), ([],)), ((xs(1, 3, 1),), ([0],)), ((xs(1, 3, 1),), ([-1, 1],)), ((xs(),), ([],)), ((xs(0, 1),), ([1],)),
    ]),
    Row("unsqueeze", _unsqueeze, [
        ((xs(2, 3),), ([0],)), ((xs(2, 3),), ([1, -1],)), ((xs(),), ([0],)), ((xs(0, 3),), ([2],)), ((turned(xs(3, 2)),), ([1],)),
    ]),
    Row("expand", lambda x, shape: np.broadcast_to(x, [x.shape[i - len(shape)] if n == -1 else n for i, n in enumerate(shape)]), [
        ((xs(1, 3),), ([2, 3],)), ((xs(3),), ([2, -1],)), ((xs(),), ([2, 2],)), ((xs(2, 1, 1),), ([2, 2, 3],)),
        ((xs(1, 3),), ([0, 3],)), ((turned(xs(3, 2)),), ([2, 3, 2],)), ((xs(2, 3),), ([2, 3],)),
    ]),
    Row("concat", lambda x, axis: np.concatenate(x, axis), [
        (([xs(2, 3), ys(2, 3)],), (0,)), (([xs(2, 1), ys(2, 3), xs(2, 2)],), (1,)), (([xs(2, 3), ys(0, 3)],), (-2,)),
        (([turned(xs(3, 2)), ys(1, 2)],), (0,)), (([xs(2)],), (0,)),
    ]),
    Row("stack", lambda x, axis: np.stack(x, axis), [
        (([xs(2, 3), ys(2, 3)],), (0,)), (([xs(2), ys(2), xs(2)],), (-1,)), (([xs(), ys()],), (0,)), (([xs(0, 3), ys(0, 3)],), (1,)),
        (([turned(xs(3, 2)), ys(3, 2)],), (1,)),
    ]),
    Row("split", lambda x, sections, axis: np.split(x, np.cumsum([x.shape[axis] - sum(s for s in sections if s >= 0) if n < 0
                                                                   else n for n in sections])[:-1], axis), [
        ((xs(4, 3),), ([1, 3], 0)), ((xs(2, 5),), ([1, -1, 2], 1)), ((xs(5),), ([2, 0, 3], -1)), ((xs(3, 0),), ([1, 2], 0)),
        ((turned(xs(3, 2)),), ([1, 1], 1)),
    ]),
    Row("split_with_num", lambda x, num, axis: np.split(x, num, axis), [
        ((xs(4, 3),), (2, 0)), ((xs(2, 6),), (3, -1)), ((xs(2, 0),), (2, 0)), ((turned(xs(3, 2)),), (2, 1)),
    ]),
    Row("unbind", lambda x, axis: [np.squeeze(p, axis) for p in np.split(x, x.shape[axis], axis)], [
        ((xs(2, 3),), (0,)), ((xs(2, 3),), (-1,)), ((xs(2),), (0,)), ((xs(2, 0),), (0,)), ((turned(xs(3, 2)),), (1,)),
    ]),
]  # fmt: skip
