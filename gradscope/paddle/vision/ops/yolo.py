"""YOLO v3 (Redmon, Farhadi 2018): boxes and scores of a feature map, and the loss it is trained with."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.manipulation import concat


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


def _centered(boxes: Any) -> Any:
    """(x1, y1, x2, y2) of (x, y, w, h) about the middle."""
    return np.concatenate([boxes[..., :2] - boxes[..., 2:] / 2, boxes[..., :2] + boxes[..., 2:] / 2], -1)


def _overlaps(some: Any, others: Any) -> Any:
    """[n, m] shares of the union of boxes (x, y, w, h) [n, 4] and [m, 4]."""
    a, b = _centered(some)[:, None], _centered(others)[None]
    sides = np.minimum(a[..., 2:], b[..., 2:]) - np.maximum(a[..., :2], b[..., :2])
    shared = np.where((sides > 0).all(-1), sides.prod(-1), 0.0)
    return shared / (some[:, None, 2:].prod(-1) + others[None, :, 2:].prod(-1) - shared)


class _Targets:
    """What each place should say, from boxes [b, 4] of one image: the matched places with their targets, and of all
    places what counts for the objectness (a score, 0 for nothing there, -1 for left out)."""

    def __init__(self, array: Any, boxes: Any, labels: Any, scores: Any, shapes: Any, mask: list[int], size: Any,
                 ignore_thresh: float, scale_x_y: float) -> None:  # fmt: skip
        from scipy.special import expit

        count, _, h, w = array.shape
        height, width = size
        real = np.flatnonzero((boxes[:, 2:] > 1e-6).all(1))
        bias = -0.5 * (scale_x_y - 1)
        x = (np.arange(w) + expit(array[:, 0]) * scale_x_y + bias) / w
        y = (np.arange(h)[:, None] + expit(array[:, 1]) * scale_x_y + bias) / h
        own = shapes[mask][:, :, None, None]
        predicted = np.stack(
            [x, y, np.exp(array[:, 2]) * own[:, 0] / width, np.exp(array[:, 3]) * own[:, 1] / height], -1
        )
        self.objectness = np.zeros((count, h, w))
        if len(real):
            best = _overlaps(predicted.reshape(-1, 4), boxes[real]).max(1).reshape(count, h, w)
            self.objectness[best > ignore_thresh] = -1
        self.rows: list[tuple[Any, ...]] = []
        still = np.concatenate([np.zeros_like(shapes), shapes / [width, height]], 1)
        for number in real:
            box = boxes[number]
            anchor = int(_overlaps(np.array([[0, 0, box[2], box[3]]]), still)[0].argmax())
            if anchor not in mask:
                continue
            place, i, j = mask.index(anchor), int(box[1] * h), int(box[0] * w)
            wanted = [box[0] * w - j, box[1] * h - i, np.log(box[2] * width / shapes[anchor, 0]),
                      np.log(box[3] * height / shapes[anchor, 1])]  # fmt: skip
            self.rows.append((place, i, j, wanted, 2 - box[2] * box[3], labels[number], scores[number]))
            self.objectness[place, i, j] = scores[number]


def yolo_loss(
    x: Any,
    gt_box: Tensor,
    gt_label: Tensor,
    anchors: Any,
    anchor_mask: Any,
    class_num: int,
    ignore_thresh: float,
    downsample_ratio: int,
    gt_score: Tensor | None = None,
    use_label_smooth: bool = True,
    name: str | None = None,
    scale_x_y: float = 1.0,
) -> Tensor:
    """[N]: the loss of each image of x [N, M · (5 + class_num), h, w]; gradients go to x.

    gt_box: [N, b, 4], (x, y, w, h) of true boxes as parts of the image, 0 for none; gt_label: [N, b] their classes;
    gt_score: [N, b] what each counts, 1 when None; anchors: width and height of all anchors in pixels of the network's
    input; anchor_mask: numbers of the M of this map; downsample_ratio: that input over the map. A box belongs to the
    anchor most like it: cross entropy of its center, absolute differences of logarithms of its size (both times 2 - its
    area), cross entropy of objectness and classes. Places without a box should have no objectness, but where they
    overlap one by more than ignore_thresh. use_label_smooth: classes are 1 - s and s, s = min(1 / class_num, 1 / 40).

    Raises ValueError for shapes that do not fit.
    """
    n, channels, h, w = x.shape
    mask = [int(number) for number in anchor_mask]
    if channels != len(mask) * (5 + class_num):
        raise ValueError(
            f"yolo_loss: {channels} channels of x should be {len(mask)} anchors of the mask times (5 + {class_num})"
        )
    shapes = np.asarray(anchors, "float64").reshape(-1, 2)
    size = (downsample_ratio * h, downsample_ratio * w)
    split = x.reshape([n, len(mask), 5 + class_num, h, w])
    boxes, labels = gt_box.numpy().astype("float64"), gt_label.numpy()
    scores = np.ones(boxes.shape[:2]) if gt_score is None else gt_score.numpy().astype("float64")
    targets = [
        _Targets(one, own, labelled, scored, shapes, mask, size, ignore_thresh, scale_x_y)
        for one, own, labelled, scored in zip(split.numpy().astype("float64"), boxes, labels, scores, strict=True)
    ]
    dtype = str(x.dtype).rpartition(".")[2]
    wanted = np.stack([one.objectness for one in targets])
    weights = np.where(wanted > 1e-5, wanted, (wanted > -0.5).astype("float64"))
    loss = _entropy(split[:, :, 4], (wanted > 1e-5).astype(dtype), weights.astype(dtype)).sum([1, 2, 3])
    rows = [(image, *row) for image, one in enumerate(targets) for row in one.rows]
    return loss + _matched(split, rows, n, class_num, use_label_smooth, dtype) if rows else loss


def _entropy(logits: Any, wanted: Any, weights: Any) -> Any:
    made: Any = F.binary_cross_entropy_with_logits(logits, to_tensor(wanted), reduction="none")
    return made * to_tensor(weights)


def _matched(split: Any, rows: list[Any], n: int, class_num: int, smooth: bool, dtype: str) -> Any:
    """[N]: what the matched boxes add; rows: image, place, i, j, targets, weight of the box, class, score."""
    images, places, i, j, sides, weights, labels, scores = (np.array(part) for part in zip(*rows, strict=True))
    flat = split.transpose([0, 1, 3, 4, 2]).reshape([-1, 5 + class_num])
    at = ((images * split.shape[1] + places) * split.shape[3] + i) * split.shape[4] + j
    own: Any = flat[to_tensor(at.astype("int64"))]
    share = (weights * scores)[:, None].astype(dtype)
    near = _entropy(own[:, :2], sides[:, :2].astype(dtype), np.repeat(share, 2, 1))
    extent = (own[:, 2:4] - to_tensor(sides[:, 2:].astype(dtype))).abs() * to_tensor(share)
    off = min(1.0 / class_num, 1.0 / 40) if smooth else 0.0
    classes = np.where(np.arange(class_num) == labels[:, None], 1 - off, off).astype(dtype)
    kinds = _entropy(own[:, 5:], classes, np.repeat(scores[:, None], class_num, 1).astype(dtype))
    each = concat([near, extent, kinds], axis=1).sum(1)
    of_image = (np.arange(n)[:, None] == images).astype(dtype)
    return to_tensor(of_image).matmul(each)
