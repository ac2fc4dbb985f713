"""Rows of the ops of embedding.yaml. Its ops on SelectedRows are tested in tests/paddle/sparse."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, turned, xs


def _looked_up(x: Any, weight: Any, padding: int, *_: Any) -> Any:
    out = weight[np.where(x == padding, 0, x)]
    out[x == padding] = 0
    return out


def _table_grad(x: Any, out_grad: Any, shape: Any, padding: int) -> Any:
    out = np.zeros(shape, out_grad.dtype)
    kept = x != padding
    np.add.at(out, x[kept], out_grad[kept])
    return out


def _share(x: Any, like: Any) -> Any:
    return np.array([1.0 / (x == i).sum() for i in x.reshape(-1)]).reshape(*x.shape, 1)


IDS = [np.array([[1, 3], [1, 0]]), np.array([2, 2, 0], np.int32), np.array(1), np.zeros(0, np.int64)]
CASES = [(ids, padding) for ids, padding in zip(IDS, (-1, 2, -1, -1), strict=True)]
# no id twice: its gradient is then divided by how often, on purpose
ONCE = [(np.array([[1, 3], [2, 0]]), -1), (np.array([2, 0], np.int32), 2), *CASES[2:]]
TABLE = xs(4, 2)

ROWS = [
    Row("embedding", _looked_up, [
        *(((ids, TABLE), (padding, False)) for ids, padding in CASES), ((IDS[0], turned(TABLE)), (3, False)),
    ]),
    Row("embedding_grad", _table_grad, [((ids, xs(*ids.shape, 2)), ([4, 2], padding)) for ids, padding in CASES]),
    Row("embedding_with_scaled_gradient", _looked_up, [((ids, TABLE), (padding,)) for ids, padding in ONCE]),
    Row("embedding_share", _share, [((ids, xs(*ids.shape, 2)), ()) for ids in IDS]),
]  # fmt: skip
