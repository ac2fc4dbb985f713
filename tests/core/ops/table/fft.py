"""Rows of the ops of fft.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, turned, xs
from .complex import z


def _other(norm: str) -> str:
    return {"backward": "forward", "forward": "backward"}.get(norm, norm)


def _c2c(x: Any, axes: Any, norm: str, forward: bool) -> Any:
    return (np.fft.fftn if forward else np.fft.ifftn)(x, axes=axes, norm=norm)


def _r2c(x: Any, axes: Any, norm: str, forward: bool, onesided: bool) -> Any:
    out = _c2c(x.astype("complex128"), axes, norm, forward)
    return np.take(out, range(x.shape[axes[-1]] // 2 + 1), axes[-1]) if onesided else out


def _c2r(x: Any, axes: Any, norm: str, forward: bool, size: int) -> Any:
    """The last axis by the definition, all the others as complex numbers first."""
    last, sign = axes[-1], -1 if forward else 1
    n = size or 2 * (x.shape[last] - 1)
    if len(axes) > 1:
        x = _c2c(x, axes[:-1], norm, forward)
    k = np.arange(x.shape[last])
    twice = np.where((k == 0) | (2 * k == n), 1, 2)
    waves = np.exp(sign * 2j * np.pi * np.outer(k, np.arange(n)) / n) * twice[:, None]
    out = np.moveaxis(np.tensordot(np.moveaxis(x, last, -1), waves, 1).real, -1, last)
    scaled = {"backward": not forward, "forward": forward}.get(norm)
    return out * (n**-0.5 if scaled is None else 1 / n if scaled else 1)


def _frames(x: Any, size: int, hop: int, axis: int) -> Any:
    starts = range(0, x.shape[axis] - size + 1, hop)
    if axis == -1:
        return np.stack([x[..., i : i + size] for i in starts], -1)
    return np.stack([x[i : i + size] for i in starts])


def _added(x: Any, hop: int, axis: int) -> Any:
    if axis == 0:
        return np.moveaxis(_added(np.moveaxis(x, (0, 1), (-1, -2)), hop, -1), -1, 0)
    out = np.zeros((*x.shape[:-2], (x.shape[-1] - 1) * hop + x.shape[-2]), x.dtype)
    for i in range(x.shape[-1]):
        out[..., i * hop : i * hop + x.shape[-2]] += x[..., i]
    return out


ROWS: list[Row] = [
    Row("fft_c2c", _c2c, [
        ((z(5),), ([0], "backward", True)), ((z(2, 4),), ([0, 1], "ortho", False)), ((z(2, 3, 2),), ([2, 0], "forward", True)), ((turned(z(3, 2)),), ([-1], "backward", False)),
        ((z(0, 3),), ([1], "forward", False)),
    ]),
    Row("fft_r2c", _r2c, [
        ((xs(5),), ([0], "backward", True, True)), ((xs(4),), ([0], "ortho", False, True)), ((xs(3, 4),), ([0, 1], "forward", True, False)), ((xs(2, 3, 5),), ([0, 2], "backward", False, True)),
        ((turned(xs(3, 2)),), ([1, 0], "forward", False, True)), ((xs(0, 3),), ([1], "backward", True, True)),
    ]),
    Row("fft_c2r", _c2r, [
        ((z(3),), ([0], "backward", False, 5)), ((z(3),), ([0], "ortho", True, 4)), ((z(3, 3),), ([0, 1], "forward", False, 0)), ((z(2, 3, 3),), ([0, 2], "backward", True, 5)),
        ((turned(z(3, 2)),), ([0], "backward", False, 0)), ((z(1, 2),), ([0], "forward", True, 1)),
    ]),
    Row("frame", _frames, [((xs(7),), (3, 2, -1)), ((xs(2, 6),), (4, 1, -1)), ((xs(7, 2),), (2, 3, 0)), ((turned(xs(5)),), (5, 2, 0)), ((xs(2, 2, 4),), (2, 2, -1))]),
    Row("overlap_add", _added, [((xs(3, 4),), (2, -1)), ((xs(2, 3, 2),), (4, -1)), ((xs(3, 2, 2),), (1, 0)), ((turned(xs(3, 2)),), (2, 0))]),
]  # fmt: skip
