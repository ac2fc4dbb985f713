"""YOLO v3 (Redmon, Farhadi 2018): boxes and scores of a feature map."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor


def yolo_box(
    x: Tensor,
    img_size: Tensor,
    anchors: Any,
    class_num: int,
    conf_thresh: float,
    downsample_ratio: int,
    clip_bbox: bool = True,
    name: str | None = None,
    scale_x_y: float = 1.0,
    iou_aware: bool = False,
    iou_aware_factor: float = 0.5,
) -> tuple[Tensor, Tensor]:
    """(boxes [N, A · h · w, 4] in pixels of the images, scores [N, A · h · w, class_num]) of x [N, A · (5 + class_num),
    h, w], without gradients; both 0 where the confidence is below conf_thresh.

    img_size: [N, 2], (height, width); anchors: width and height of each of A, in pixels of the network's input;
    downsample_ratio: that input over the map; clip_bbox: boxes end at the image; iou_aware: x begins with A more
    channels, predicted overlaps, whose share in the confidence is iou_aware_factor.
    """
    from scipy.special import expit  # a tenth of a second, paid by those who call this

    array, images = x.numpy(), img_size.numpy().astype("float64")
    n, _, h, w = array.shape
    shapes = np.asarray(anchors, "float64").reshape(-1, 2)
    count = len(shapes)
    overlap = expit(array[:, :count].astype("float64")) if iou_aware else None
    array = array[:, count if iou_aware else 0 :].astype("float64").reshape(n, count, 5 + class_num, h, w)
    confidence = expit(array[:, :, 4])
    if overlap is not None:
        confidence = confidence ** (1 - iou_aware_factor) * overlap**iou_aware_factor
    shown = confidence >= conf_thresh
    bias = -0.5 * (scale_x_y - 1)
    full_height, full_width = images[:, 0, None, None, None], images[:, 1, None, None, None]
    x_center = (np.arange(w) + expit(array[:, :, 0]) * scale_x_y + bias) * full_width / w
    y_center = (np.arange(h)[:, None] + expit(array[:, :, 1]) * scale_x_y + bias) * full_height / h
    width = np.exp(array[:, :, 2]) * shapes[:, 0, None, None] * full_width / (downsample_ratio * w)
    height = np.exp(array[:, :, 3]) * shapes[:, 1, None, None] * full_height / (downsample_ratio * h)
    sides = [x_center - width / 2, y_center - height / 2, x_center + width / 2, y_center + height / 2]
    if clip_bbox:
        sides = [np.maximum(side, 0) for side in sides[:2]] + [
            np.minimum(side, full - 1) for side, full in zip(sides[2:], (full_width, full_height), strict=True)
        ]
    boxes = np.stack(sides, -1) * shown[..., None]
    scores = np.moveaxis(confidence[:, :, None] * expit(array[:, :, 5:]) * shown[:, :, None], 2, -1)
    dtype = x.numpy().dtype
    return (
        to_tensor(boxes.reshape(n, -1, 4).astype(dtype)), to_tensor(scores.reshape(n, -1, class_num).astype(dtype))
    )  # fmt: skip
