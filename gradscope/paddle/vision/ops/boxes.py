"""Boxes (x1, y1, x2, y2): which to keep, offsets to and from priors, the priors of a feature map. No gradients."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor


def overlaps(box: Any, others: Any, extra: float = 0.0) -> Any:
    """[n]: area of the intersection of a box [4] with each of [n, 4] over that of their union. extra: added to widths
    and heights (1 where corners are pixels)."""
    low, high = np.maximum(box[:2], others[:, :2]), np.minimum(box[2:], others[:, 2:])
    shared = np.where((high >= low).all(1), (high - low + extra).prod(1), 0.0)
    areas = [(b[..., 2:] - b[..., :2] + extra).prod(-1) for b in (box, others)]
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.nan_to_num(shared / (areas[0] + areas[1] - shared))


def kept(boxes: Any, threshold: float, extra: float = 0.0, eta: float = 1.0, most: int | None = None) -> list[int]:
    """Numbers of the boxes, from the first on, that overlap none kept before by more than the threshold, which shrinks
    by eta for each kept one while it is above a half."""
    found: list[int] = []
    for number in range(len(boxes)):
        if (overlaps(boxes[number], boxes[found], extra) > threshold).any():
            continue
        found.append(number)
        if len(found) == most:
            break
        if eta < 1 and threshold > 0.5:
            threshold *= eta
    return found


def nms(
    boxes: Tensor,
    iou_threshold: float = 0.3,
    scores: Tensor | None = None,
    category_idxs: Tensor | None = None,
    categories: Any = None,
    top_k: int | None = None,
) -> Tensor:
    """Numbers [k] (int64) of the boxes [n, 4] to keep: none that overlaps a better one by more than iou_threshold.

    scores: [n], the best first; without them in the order given. category_idxs: [n], boxes of different ones do not
    compete; categories: those that count; top_k: with categories, at most so many.

    Raises AssertionError for arguments that do not fit.
    """
    array = boxes.numpy()
    if scores is None:
        return to_tensor(np.array(kept(array, iou_threshold), "int64"))
    points = scores.numpy()
    order = np.argsort(-points, kind="stable")
    if category_idxs is None:
        return to_tensor(order[kept(array[order], iou_threshold)].astype("int64"))
    if categories is None:
        raise AssertionError(
            "if category_idxs is given, categories which is a list of unique id of all categories is necessary"
        )
    if top_k is not None and top_k > len(points):
        raise AssertionError(
            f"top_k should be smaller equal than the number of boxes, but received {top_k} of {len(points)}"
        )
    of = category_idxs.numpy()[order]
    survivors = np.zeros(len(points), bool)
    for category in categories:
        own = order[of == category]
        survivors[own[kept(array[own], iou_threshold)]] = True
    return to_tensor(order[survivors[order]][:top_k].astype("int64"))


def box_coder(
    prior_box: Tensor,
    prior_box_var: Any,
    target_box: Tensor,
    code_type: str = "encode_center_size",
    box_normalized: bool = True,
    axis: int = 0,
    name: str | None = None,
) -> Tensor:
    """Offsets of boxes from priors [m, 4], or boxes from offsets, in centers and logarithms of sizes.

    encode_center_size: target_box [n, 4], gives [n, m, 4]. decode_center_size: target_box [n, m, 4], priors along its
    axis 1 - axis, gives boxes [n, m, 4]. prior_box_var: four numbers, or [m, 4], that offsets are divided by (encoding)
    or multiplied with; box_normalized: False where corners are pixels. Raises ValueError for another code_type.
    """
    one = np.float32(0 if box_normalized else 1)
    priors, boxes = prior_box.numpy(), target_box.numpy()
    spread = np.ones(4, priors.dtype)
    if prior_box_var is not None:
        spread = np.asarray(prior_box_var.numpy() if isinstance(prior_box_var, Tensor) else prior_box_var, priors.dtype)
    sizes = priors[:, 2:] - priors[:, :2] + one
    centers = priors[:, :2] + sizes / 2
    if code_type == "encode_center_size":
        own = boxes[:, 2:] - boxes[:, :2] + one
        shift = ((boxes[:, 2:] + boxes[:, :2]) / 2)[:, None] - centers
        made = np.concatenate([shift / sizes, np.log(np.abs(own[:, None] / sizes))], -1) / spread
        return to_tensor(made.astype(priors.dtype))
    if code_type != "decode_center_size":
        raise ValueError(f"code_type should be encode_center_size or decode_center_size, but got {code_type}")
    along = (slice(None), None) if axis == 1 else (None,)
    offsets = boxes * (spread[along] if spread.ndim == 2 else spread)
    middle = offsets[..., :2] * sizes[along] + centers[along]
    half = np.exp(offsets[..., 2:]) * sizes[along] / 2
    return to_tensor(np.concatenate([middle - half, middle + half - one], -1).astype(priors.dtype))


def _ratios(given: list[float], flip: bool) -> list[float]:
    """1 and the others, each once, with their inverses (flip)."""
    found = [1.0]
    for ratio in given:
        if any(abs(ratio - old) < 1e-6 for old in found):
            continue
        found += [ratio, 1.0 / ratio] if flip else [ratio]
    return found


def prior_box(
    input: Tensor,
    image: Tensor,
    min_sizes: Any,
    max_sizes: Any = None,
    aspect_ratios: Any = (1.0,),
    variance: Any = (0.1, 0.1, 0.2, 0.2),
    flip: bool = False,
    clip: bool = False,
    steps: Any = (0.0, 0.0),
    offset: float = 0.5,
    min_max_aspect_ratios_order: bool = False,
    name: str | None = None,
) -> tuple[Tensor, Tensor]:
    """Priors [h, w, k, 4] of a feature map [n, c, h, w] on an image [n, c, H, W], as parts of it, and their variances.

    For each of min_sizes boxes of every ratio (1, aspect_ratios, with flip their inverses), and one between it and its
    max size. steps: pixels between cells (width, height), from the sizes when 0; offset: of a center in its cell.
    Raises ValueError for max_sizes of another length.
    """
    lists = [list(v) if isinstance(v, (list, tuple)) else [] if v is None else [v] for v in (min_sizes, max_sizes)]
    least, most = lists
    if most and len(most) != len(least):
        raise ValueError("max_sizes should be as many as min_sizes")
    ratios = _ratios(list(aspect_ratios) if isinstance(aspect_ratios, (list, tuple)) else [aspect_ratios], flip)
    sizes: list[tuple[float, float]] = []
    for number, size in enumerate(least):
        shaped = [(size * np.sqrt(ratio), size / np.sqrt(ratio)) for ratio in ratios]
        between = [(np.sqrt(size * most[number]),) * 2] if most else []
        sizes += shaped[:1] + between + shaped[1:] if min_max_aspect_ratios_order else shaped + between
    height, width = input.shape[-2:]
    full_height, full_width = image.shape[-2:]
    step_x, step_y = (float(step) or full / own for step, full, own in
                      zip(steps, (full_width, full_height), (width, height), strict=True))  # fmt: skip
    x, y = np.meshgrid((np.arange(width) + offset) * step_x, (np.arange(height) + offset) * step_y)
    centers = np.stack([x, y], -1)[:, :, None]
    half = np.array(sizes) / 2
    made = np.concatenate([centers - half, centers + half], -1) / np.array([full_width, full_height] * 2)
    made = made.clip(0, 1) if clip else made
    spread = np.broadcast_to(np.array(variance, "float32"), made.shape)
    return to_tensor(made.astype("float32")), to_tensor(np.ascontiguousarray(spread))
