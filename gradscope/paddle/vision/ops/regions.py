"""What lies in boxes of a feature map, brought to one size: averages of samples, maxima, averages by position.

The boxes (x1, y1, x2, y2) of all images stand in one tensor, boxes_num says how many each image has. Gradients go to
the feature map, none to the boxes. What is read where is worked out first; then it is a gather for each image and sums.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.tensor.creation import to_tensor, zeros
from gradscope.paddle.tensor.manipulation import concat, stack
from gradscope.paddle.tensor.search import index_select, take_along_axis


def _pair(size: Any, name: str) -> tuple[int, int]:
    if isinstance(size, int):
        return size, size
    if isinstance(size, (list, tuple)) and len(size) == 2:
        return int(size[0]), int(size[1])
    raise TypeError(f"{name} should be an int or a pair of them, but got {size}")


def _by_image(x: Tensor, boxes: Tensor, boxes_num: Tensor) -> list[tuple[Any, Any]]:
    """(features [C, H · W] of an image, its boxes as an array) of each image that has boxes."""
    counts, array = boxes_num.numpy(), boxes.numpy().astype("float64")
    if len(counts) != x.shape[0] or counts.sum() != len(array):
        raise ValueError(
            f"boxes_num should give a number for each of {x.shape[0]} images, {len(array)} in all, but got "
            f"{counts.tolist()}"
        )
    flat: Any = x.reshape([x.shape[0], x.shape[1], -1])
    parts = np.split(array, np.cumsum(counts)[:-1])
    return [(flat[number], part) for number, part in enumerate(parts) if len(part)]


def _weighed(features: Any, places: Any, weights: Any) -> Any:
    """[boxes, C, h, w]: the sums of weights · features at places, both arrays [boxes, h, w, k]."""
    taken = index_select(features, to_tensor(places.reshape(-1).astype("int64")), axis=1)
    factors = to_tensor(weights.astype(str(features.dtype).rpartition(".")[2])).reshape([1, *weights.shape])
    return (taken.reshape([features.shape[0], *weights.shape]) * factors).sum(-1).transpose([1, 0, 2, 3])


def _samples(box: Any, size: int, bins: int, count: int, most: int) -> tuple[Any, Any]:
    """Along one axis of `size` pixels: (places [bins, most, 2], weights of them), count samples a bin and the rest 0.
    box: (start, length)."""
    start, length = box
    at = start + (np.arange(bins)[:, None] + (np.arange(most) + 0.5) / count) * (length / bins)
    weights = ((at >= -1) & (at <= size) & (np.arange(most) < count)).astype("float64")
    at = at.clip(0, size - 1)
    low = np.minimum(np.floor(at), max(size - 2, 0))
    part = at - low
    places = np.stack([low, np.minimum(low + 1, size - 1)], -1)
    return places.astype(int), np.stack([1 - part, part], -1) * weights[..., None]


def roi_align(
    x: Tensor,
    boxes: Tensor,
    boxes_num: Tensor,
    output_size: Any,
    spatial_scale: float = 1.0,
    sampling_ratio: int = -1,
    aligned: bool = True,
    name: str | None = None,
) -> Tensor:
    """[boxes, C, h, w]: each box in h × w bins, each bin the average of samples between pixels (He et al. 2017).

    spatial_scale: from the boxes' units to pixels of x [N, C, H, W]; sampling_ratio: samples a bin along each axis, as
    many as it has pixels when not positive; aligned: pixels are squares around half-integers.
    """
    h, w = _pair(output_size, "output_size")
    made = []
    height, width = x.shape[-2:]
    for features, array in _by_image(x, boxes, boxes_num):
        corners = array * spatial_scale - (0.5 if aligned else 0.0)
        starts, lengths = corners[:, 1::-1], (corners[:, 2:] - corners[:, :2])[:, ::-1]
        lengths = lengths if aligned else np.maximum(lengths, 1.0)
        counts = (
            np.ceil(lengths / (h, w)).astype(int) if sampling_ratio <= 0 else np.full((len(array), 2), sampling_ratio)
        )
        most = np.maximum(counts.max(0), 1)
        places, weights = [], []
        for start, length, count in zip(starts, lengths, counts, strict=True):
            (rows, of_rows), (columns, of_columns) = (
                _samples((start[a], length[a]), n, bins, max(int(count[a]), 1), int(most[a]))
                for a, (n, bins) in enumerate(((height, h), (width, w)))
            )
            places.append(rows[:, None, :, None, :, None] * width + columns[None, :, None, :, None, :])
            share = of_rows[:, None, :, None, :, None] * of_columns[None, :, None, :, None, :]
            weights.append(share / max(int(count.prod()), 1))
        where, shares = (np.stack(part).reshape(len(array), h, w, -1) for part in (places, weights))
        made.append(_weighed(features, where, shares))
    return _joined(made, x, h, w, x.shape[1])


def _joined(made: list[Any], x: Tensor, h: int, w: int, channels: int) -> Any:
    return concat(made, 0) if made else zeros([0, channels, h, w], x.dtype)


def _round(values: Any) -> Any:
    """Halves away from zero, as C does."""
    return np.trunc(values + np.copysign(0.5, values))


def roi_pool(
    x: Tensor, boxes: Tensor, boxes_num: Tensor, output_size: Any, spatial_scale: float = 1.0, name: str | None = None
) -> Tensor:
    """[boxes, C, h, w]: each box in h × w bins of whole pixels, each bin its largest value, 0 for an empty one."""
    h, w = _pair(output_size, "output_size")
    made = []
    height, width = x.shape[-2:]
    for features, array in _by_image(x, boxes, boxes_num):
        values = features.numpy().reshape(-1, height, width)
        corners = _round(array * spatial_scale).astype(int)
        where, filled = np.zeros((len(array), values.shape[0], h, w), int), np.zeros((len(array), 1, h, w))
        for number, (left, top, right, bottom) in enumerate(corners):
            rows = _bins(top, max(bottom - top + 1, 1), h, height)
            columns = _bins(left, max(right - left + 1, 1), w, width)
            for i, (y0, y1) in enumerate(rows):
                for j, (x0, x1) in enumerate(columns):
                    if y1 > y0 and x1 > x0:
                        best = values[:, y0:y1, x0:x1].reshape(len(values), -1).argmax(1)
                        where[number, :, i, j] = (y0 + best // (x1 - x0)) * width + x0 + best % (x1 - x0)
                        filled[number, 0, i, j] = 1
        places = to_tensor(where.transpose(1, 0, 2, 3).reshape(len(values), -1))
        taken: Any = take_along_axis(features, places, axis=1, broadcast=False)
        taken = taken.reshape([len(values), len(array), h, w]).transpose([1, 0, 2, 3])
        made.append(taken * to_tensor(filled.astype(str(values.dtype))))
    return _joined(made, x, h, w, x.shape[1])


def _bins(start: int, length: int, bins: int, size: int) -> list[tuple[int, int]]:
    each = np.float32(length) / np.float32(bins)
    edges = [(int(np.floor(i * each)) + start, int(np.ceil((i + 1) * each)) + start) for i in range(bins)]
    return [(min(max(a, 0), size), min(max(b, 0), size)) for a, b in edges]


def psroi_pool(
    x: Tensor, boxes: Tensor, boxes_num: Tensor, output_size: Any, spatial_scale: float = 1.0, name: str | None = None
) -> Tensor:
    """[boxes, C / (h · w), h, w]: each box in h × w bins of pixels, each bin the average of a channel that is its own
    (Dai et al. 2016). Raises ValueError when h · w does not divide the channels of x [N, C, H, W]."""
    h, w = _pair(output_size, "output_size")
    if x.shape[1] % (h * w):
        raise ValueError(f"output_size [{h}, {w}] should divide the channels of x, but it has {x.shape[1]}")
    channels = x.shape[1] // (h * w)
    made = []
    height, width = x.shape[-2:]
    for features, array in _by_image(x, boxes, boxes_num):
        starts, ends = _round(array[:, :2]) * spatial_scale, (_round(array[:, 2:]) + 1) * spatial_scale
        lengths = np.maximum(ends - starts, 0.1)
        parts = []
        for i in range(h):
            for j in range(w):
                own = features.reshape([channels, h * w, -1])[:, i * w + j]
                shares = [
                    _share((start[1], length[1]), i, h, height)[:, None] * _share((start[0], length[0]), j, w, width)
                    for start, length in zip(starts, lengths, strict=True)
                ]
                weights = np.stack(shares).reshape(len(array), -1).astype(str(x.dtype).rpartition(".")[2])
                parts.append(to_tensor(weights).matmul(own.transpose([1, 0])))
        made.append(stack(parts, -1).reshape([len(array), channels, h, w]))
    return _joined(made, x, h, w, channels)


def _share(box: Any, number: int, bins: int, size: int) -> Any:
    """[size]: 1 / length on the pixels of a bin along one axis, 0 elsewhere."""
    start, length = box
    low = min(max(int(np.floor(start + number * length / bins)), 0), size)
    high = min(max(int(np.ceil(start + (number + 1) * length / bins)), 0), size)
    share = np.zeros(size)
    if high > low:
        share[low:high] = 1 / (high - low)
    return share


class _Regions(nn.Layer):
    """output_size: (h, w) or a number; spatial_scale: from the boxes' units to pixels."""

    def __init__(self, output_size: Any, spatial_scale: float = 1.0) -> None:
        super().__init__()
        self._output_size, self._spatial_scale = output_size, spatial_scale


class RoIAlign(_Regions):
    """See `roi_align`."""

    def forward(self, x: Tensor, boxes: Tensor, boxes_num: Tensor, aligned: bool = True) -> Tensor:
        """[boxes, C, h, w]."""
        return roi_align(x, boxes, boxes_num, self._output_size, self._spatial_scale, aligned=aligned)


class RoIPool(_Regions):
    """See `roi_pool`."""

    def extra_repr(self) -> str:
        """Its constants."""
        return f"output_size={self._output_size}, spatial_scale={self._spatial_scale}"

    def forward(self, x: Tensor, boxes: Tensor, boxes_num: Tensor) -> Tensor:
        """[boxes, C, h, w]."""
        return roi_pool(x, boxes, boxes_num, self._output_size, self._spatial_scale)


class PSRoIPool(_Regions):
    """See `psroi_pool`."""

    def forward(self, x: Tensor, boxes: Tensor, boxes_num: Tensor) -> Tensor:
        """[boxes, C / (h · w), h, w]."""
        return psroi_pool(x, boxes, boxes_num, self._output_size, self._spatial_scale)
