"""Proposals of regions and what is kept of many boxes: generate_proposals, distribute_fpn_proposals, matrix_nms."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.vision.ops.boxes import kept, overlaps

#: the most that a logarithm of a size may be, so that exp stays in pixels
_LARGEST = float(np.log(1000.0 / 16.0))


def generate_proposals(
    scores: Tensor,
    bbox_deltas: Tensor,
    img_size: Tensor,
    anchors: Tensor,
    variances: Tensor,
    pre_nms_top_n: int = 6000,
    post_nms_top_n: int = 1000,
    nms_thresh: float = 0.5,
    min_size: float = 0.1,
    eta: float = 1.0,
    pixel_offset: bool = False,
    return_rois_num: bool = False,
    name: str | None = None,
) -> Any:
    """(boxes [k, 4], scores [k, 1], boxes an image [N] int32 or None) that a region proposal network sees, the best of
    each image first (Ren et al. 2015), without gradients.

    scores [N, A, h, w], bbox_deltas [N, 4 · A, h, w]: offsets from anchors [h, w, A, 4] times variances; img_size
    [N, 2]: (height, width); min_size: of a box, 1 at least; pixel_offset: corners are pixels.
    """
    one = 1.0 if pixel_offset else 0.0
    priors, spread = anchors.numpy().reshape(-1, 4), variances.numpy().reshape(-1, 4)
    all_boxes, all_scores, counts = [], [], []
    for score, delta, size in zip(scores.numpy(), bbox_deltas.numpy(), img_size.numpy(), strict=True):
        points = score.transpose(1, 2, 0).ravel()
        offsets = delta.reshape(-1, 4, *delta.shape[1:]).transpose(2, 3, 0, 1).reshape(-1, 4)
        order = np.argsort(-points, kind="stable")
        order = order[:pre_nms_top_n] if pre_nms_top_n > 0 else order
        boxes = _decoded(priors[order], offsets[order] * spread[order], one)
        limits = np.array([size[1], size[0]] * 2) - one
        boxes = np.minimum(np.maximum(boxes, 0), limits)
        fits = _large(boxes, max(min_size, 1.0), size, one)
        boxes, points = boxes[fits], points[order][fits]
        most = post_nms_top_n if post_nms_top_n > 0 else None
        chosen = kept(boxes, nms_thresh, one, eta, most) if nms_thresh > 0 else list(range(len(boxes)))[:most]
        if not len(fits):
            boxes, points, chosen = np.zeros((1, 4)), np.zeros(1), [0]
        all_boxes.append(boxes[chosen])
        all_scores.append(points[chosen])
        counts.append(len(chosen))
    dtype = scores.numpy().dtype
    found = (
        to_tensor(np.concatenate(all_boxes).astype(dtype)),
        to_tensor(np.concatenate(all_scores)[:, None].astype(dtype)),
    )
    return (*found, to_tensor(np.array(counts, "int32")) if return_rois_num else None)


def _decoded(priors: Any, offsets: Any, one: float) -> Any:
    sizes = priors[:, 2:] - priors[:, :2] + one
    middle = offsets[:, :2] * sizes + priors[:, :2] + sizes / 2
    half = np.exp(np.minimum(offsets[:, 2:], _LARGEST)) * sizes / 2
    return np.concatenate([middle - half, middle + half - one], 1)


def _large(boxes: Any, least: float, size: Any, one: float) -> Any:
    """Numbers of the boxes that are large enough, and (with pixels) have their middle in the image."""
    extent = boxes[:, 2:] - boxes[:, :2] + one
    fits = (extent >= least).all(1)
    if one:
        middle = boxes[:, :2] + extent / 2
        fits &= (middle <= [size[1], size[0]]).all(1)
    return np.flatnonzero(fits)


def distribute_fpn_proposals(
    fpn_rois: Tensor,
    min_level: int,
    max_level: int,
    refer_level: int,
    refer_scale: int,
    pixel_offset: bool = False,
    rois_num: Tensor | None = None,
    name: str | None = None,
) -> Any:
    """([boxes of each level], [n, 1] int32: where each box went, [how many an image at each level] or None).

    A box goes to level refer_level + log2(√area / refer_scale), from min_level to max_level (Lin et al. 2016, eq. 1).
    """
    array = fpn_rois.numpy()
    extent = array[:, 2:] - array[:, :2] + (1.0 if pixel_offset else 0.0)
    area = np.where((array[:, 2:] < array[:, :2]).any(1), 0.0, extent.prod(1))
    levels = np.floor(np.log2(np.sqrt(area) / refer_scale + 1e-8) + refer_level)
    levels = np.clip(levels, min_level, max_level).astype(int)
    counts = np.array([len(array)]) if rois_num is None else rois_num.numpy()
    image = np.repeat(np.arange(len(counts)), counts)
    made, order, numbers = [], [], []
    for level in range(min_level, max_level + 1):
        own = np.flatnonzero(levels == level)
        made.append(to_tensor(array[own]))
        order.append(own)
        numbers.append(to_tensor(np.bincount(image[own], minlength=len(counts)).astype("int32")))
    restore = np.argsort(np.concatenate(order), kind="stable").astype("int32")[:, None]
    return made, to_tensor(restore), numbers if rois_num is not None else None


def matrix_nms(
    bboxes: Tensor,
    scores: Tensor,
    score_threshold: float,
    post_threshold: float,
    nms_top_k: int,
    keep_top_k: int,
    use_gaussian: bool = False,
    gaussian_sigma: float = 2.0,
    background_label: int = 0,
    normalized: bool = True,
    return_index: bool = False,
    return_rois_num: bool = True,
    name: str | None = None,
) -> Any:
    """(found [k, 6]: class, score, box; boxes an image [N] int32 or None; numbers [k, 1] of the boxes or None): scores
    lowered by overlaps with better boxes of the class (Wang et al. 2020), without gradients.

    bboxes [N, m, 4], scores [N, classes, m]; score_threshold, post_threshold: scores above them count, before and
    after; nms_top_k of a class, keep_top_k of an image (-1: all); use_gaussian: exp(-overlap² · sigma) in place of
    1 - overlap.
    """
    extra = 0.0 if normalized else 1.0
    found, numbers, counts = [], [], []
    boxes_of, scores_of = bboxes.numpy(), scores.numpy()
    for image, (boxes, points) in enumerate(zip(boxes_of, scores_of, strict=True)):
        rows: list[tuple[float, float, int]] = []
        for label, own in enumerate(points):
            if label != background_label:
                rows += _lowered(boxes, own, label, score_threshold, post_threshold, nms_top_k, extra,
                                 gaussian_sigma if use_gaussian else None)  # fmt: skip
        rows.sort(key=lambda row: -row[1])
        rows = rows[:keep_top_k] if keep_top_k > -1 else rows
        found += [[label, score, *boxes[number].tolist()] for label, score, number in rows]
        numbers += [image * boxes.shape[0] + number for _, _, number in rows]
        counts.append(len(rows))
    made = to_tensor(np.array(found, boxes_of.dtype).reshape(-1, 6))
    index = to_tensor(np.array(numbers, "int32").reshape(-1, 1)) if return_index else None
    return made, to_tensor(np.array(counts, "int32")) if return_rois_num else None, index


def _lowered(
    boxes: Any, points: Any, label: int, before: float, after: float, most: int, extra: float, sigma: float | None
) -> list[tuple[float, float, int]]:
    """(class, lowered score, number) of the boxes of one class whose scores stay above `after`."""
    order = np.flatnonzero(points > before)
    order = order[np.argsort(-points[order], kind="stable")]
    order = order[:most] if most > -1 else order
    worst = np.zeros(len(order))  # the largest overlap with a better box
    made = []
    for place, number in enumerate(order):
        shared = overlaps(boxes[number], boxes[order[:place]], extra)
        worst[place] = shared.max(initial=0.0)
        if sigma is None:
            decay = ((1 - shared) / (1 - worst[:place])).min(initial=1.0)
        else:
            decay = np.exp((worst[:place] ** 2 - shared**2) * sigma).min(initial=1.0)
        score = float(points[number] * decay)
        if score > after:
            made.append((float(label), score, int(number)))
    return made
