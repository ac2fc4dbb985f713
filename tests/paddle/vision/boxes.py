"""`paddle.vision.ops` on one `paddle`, by name; `boxes.json` holds what Paddle 3.3 gives.

`python -m tests.paddle.vision.boxes` writes that file with a real Paddle.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

OBSERVED = Path(__file__).parent / "boxes.json"


def made(*shape: int) -> Any:
    """float32 from 0 to 1 that look random, the same everywhere."""
    wave = np.sin(np.arange(int(np.prod(shape))) * 12.9898 + len(shape) * 78.233 + shape[0]) * 43758.5453
    return (wave - np.floor(wave)).reshape(shape).astype("float32")


def corners(*shape: int, scale: float = 10) -> Any:
    """Boxes [..., 4] with sides of 1 and more."""
    boxes = made(*shape, 4) * scale
    boxes[..., 2:] += boxes[..., :2] + 1
    return boxes


REGIONS = np.array([[0, 0, 8, 6], [1.3, 2.2, 5.7, 9.9], [-3, -2, 20, 15], [2, 2, 7, 6]], "float32")


class Programs:
    """Every method yields (name, function that gives tensors, arrays or None)."""

    def __init__(self, paddle: Any) -> None:
        self.paddle, self.ops = paddle, paddle.vision.ops

    def t(self, array: Any) -> Any:
        return self.paddle.to_tensor(array)

    def leaf(self, array: Any) -> Any:
        return self.paddle.to_tensor(array, stop_gradient=False)

    def with_gradients(self, out: Any, leaves: list[Any]) -> list[Any]:
        weights = np.cos(np.arange(int(np.prod(out.shape)))).astype("float32").reshape(out.shape)
        (out * self.t(weights)).sum().backward()
        return [out, *(leaf.grad for leaf in leaves)]

    def all(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        for part in (self.nms, self.regions, self.coder, self.priors, self.yolo, self.deform, self.detection):
            yield from part()

    def nms(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        boxes, scores, kinds = self.t(corners(30, scale=20)), self.t(made(30)), self.t(np.arange(30) % 3)
        nms = self.ops.nms
        yield "nms in order", lambda: nms(boxes, 0.3)
        yield "nms by scores", lambda: nms(boxes, 0.4, scores)
        yield "nms of categories", lambda: nms(boxes, 0.2, scores, kinds, [0, 1, 2])
        yield "nms of some, at most", lambda: nms(boxes, 0.2, scores, kinds, [0, 2], top_k=6)

    def regions(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        counts = self.t(np.array([1, 3], "int32"))

        def run(name: str, channels: int, size: Any, **options: Any) -> list[Any]:
            x = self.leaf(made(2, channels, 9, 11) - 0.5)
            out = getattr(self.ops, name)(x, self.t(REGIONS), counts, size, **options)
            return self.with_gradients(out, [x])

        for size in (2, (3, 4)):
            for options in ({}, {"aligned": False}, {"sampling_ratio": 2}, {"spatial_scale": 0.5, "aligned": False}):
                yield f"roi_align {size} {options}", lambda s=size, o=options: run("roi_align", 3, s, **o)
            for scale in (1.0, 0.5):
                yield f"roi_pool {size} {scale}", lambda s=size, c=scale: run("roi_pool", 3, s, spatial_scale=c)
                yield (
                    f"psroi_pool {size} {scale}",
                    lambda s=size, c=scale: run("psroi_pool", 8 if s == 2 else 24, s, spatial_scale=c),
                )

    def coder(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        priors, targets, spread, offsets = corners(5), corners(6), made(5, 4) + 0.1, made(6, 5, 4) - 0.5
        coder, t = self.ops.box_coder, self.t
        for normal in (True, False):
            yield f"encode {normal}", lambda n=normal: coder(t(priors), t(spread), t(targets), "encode_center_size", n)
            yield (
                f"encode with four {normal}",
                lambda n=normal: coder(t(priors), [0.1, 0.1, 0.2, 0.2], t(targets), "encode_center_size", n),
            )
            yield f"decode {normal}", lambda n=normal: coder(t(priors), t(spread), t(offsets), "decode_center_size", n)
            other = np.ascontiguousarray(offsets.transpose(1, 0, 2))
            yield (
                f"decode along rows {normal}",
                lambda n=normal, o=other: coder(t(priors), t(spread), t(o), "decode_center_size", n, axis=1),
            )

    def priors(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        cells, image = self.t(made(1, 3, 3, 4)), self.t(made(1, 3, 24, 30))
        for options in (
            {},
            {"max_sizes": [6.0, 9.0], "flip": True, "clip": True},
            {"max_sizes": [6.0, 9.0], "aspect_ratios": [2.0, 3.0], "flip": True, "min_max_aspect_ratios_order": True,
             "steps": [3.0, 4.0]},
            {"aspect_ratios": [2.0], "variance": [0.1, 0.2, 0.3, 0.4], "offset": 0.3},
        ):  # fmt: skip
            yield f"prior_box {options}", lambda o=options: self.ops.prior_box(cells, image, [2.0, 4.0], **o)

    def yolo(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        sizes = self.t(np.array([[40, 50], [64, 60]], "int32"))
        for options in ({}, {"clip_bbox": False, "scale_x_y": 1.2}, {"iou_aware": True, "iou_aware_factor": 0.4}):
            channels = 18 if "iou_aware" in options else 16
            yield (
                f"yolo_box {options}",
                lambda c=channels, o=options: self.ops.yolo_box(
                    self.t(made(2, c, 3, 4) * 4 - 2), sizes, [10, 13, 16, 30], 3, 0.3, 8, **o
                ),
            )

        for options in ({}, {"use_label_smooth": False, "scale_x_y": 1.2}, {"gt_score": self.t(made(2, 6))}):
            yield f"yolo_loss {sorted(options)}", lambda o=options: self._yolo_loss(**o)

    def _yolo_loss(self, **options: Any) -> Any:
        x = self.leaf(made(2, 18, 4, 4) * 2 - 1)
        truth = made(2, 6, 4) * 0.6 + 0.1
        truth[0, 4:] = 0
        labels = self.t((np.arange(12) % 4).reshape(2, 6).astype("int32"))
        anchors = [6, 7, 10, 13, 16, 30, 20, 10]
        out = self.ops.yolo_loss(x, self.t(truth), labels, anchors, [1, 3], 4, 0.5, 8, **options)
        return self.with_gradients(out, [x])

    def deform(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        for row in (
            (1, 0, 1, 1, 1, False, False), (2, 1, 1, 1, 1, True, True), (1, 1, 2, 2, 1, True, False),
            ((1, 2), (1, 0), 1, 2, 2, True, True), (1, 1, 1, 1, 2, False, True),
        ):  # fmt: skip
            yield f"deform_conv2d {row}", lambda r=row: self._deformed(*r)

    def _deformed(
        self, stride: Any, pad: Any, dilation: int, parts: int, groups: int, masked: bool, biased: bool
    ) -> Any:
        (sy, sx), (py, px) = (v if isinstance(v, tuple) else (v, v) for v in (stride, pad))
        h, w = (7 + 2 * py - dilation * 2 - 1) // sy + 1, (8 + 2 * px - dilation * 2 - 1) // sx + 1
        x, weight = self.leaf(made(2, 4, 7, 8) - 0.5), self.leaf(made(6, 4 // groups, 3, 3) - 0.5)
        offset = self.leaf(made(2, 2 * parts * 9, h, w) * 4 - 2)
        mask = self.leaf(made(2, parts * 9, h, w)) if masked else None
        bias = self.leaf(made(6)) if biased else None
        out = self.ops.deform_conv2d(x, offset, weight, bias, stride, pad, dilation, parts, groups, mask)
        return self.with_gradients(out, [one for one in (x, offset, weight, bias, mask) if one is not None])

    def detection(self) -> Iterator[tuple[str, Callable[[], Any]]]:
        t, ops = self.t, self.ops
        boxes, scores = corners(2, 20), made(2, 3, 20)
        for options in ({}, {"use_gaussian": True}, {"normalized": False, "nms_top_k": 5, "keep_top_k": 7},
                        {"background_label": -1, "post_threshold": 0.4}):  # fmt: skip
            given = {"score_threshold": 0.2, "post_threshold": 0.1, "nms_top_k": 10, "keep_top_k": 12, **options}
            yield f"matrix_nms {options}", lambda g=given: ops.matrix_nms(t(boxes), t(scores), return_index=True, **g)
        anchors = corners(4, 5, 3, scale=20)
        for options in ({}, {"pixel_offset": True}, {"min_size": 9.0},
                        {"nms_thresh": 0.7, "eta": 0.8, "pre_nms_top_n": 40, "post_nms_top_n": 9}):  # fmt: skip
            yield f"generate_proposals {options}", lambda o=options: ops.generate_proposals(
                t(made(2, 3, 4, 5)), t(made(2, 12, 4, 5) - 0.5), t(np.array([[30, 40], [25, 28]], "float32")),
                t(anchors), t(made(4, 5, 3, 4)), return_rois_num=True, **o,
            )  # fmt: skip
        counts = t(np.array([5, 7], "int32"))
        for pixels in (False, True):
            yield (
                f"distribute_fpn_proposals {pixels}",
                lambda p=pixels: ops.distribute_fpn_proposals(t(corners(12, scale=300)), 2, 5, 4, 224, p, counts),
            )


def listed(result: Any) -> Any:
    """Shape, dtype and elements of every tensor; None as it is."""
    if isinstance(result, (list, tuple)):
        return [listed(one) for one in result]
    if result is None:
        return None
    array = result.numpy()
    flat = array.astype("float64").ravel()
    if flat.size > 60:  # sums say enough
        flat = np.array([flat.sum(), np.abs(flat).sum(), (flat * np.cos(np.arange(flat.size))).sum()])
    return {"shape": list(array.shape), "dtype": str(array.dtype), "elements": [round(float(v), 5) for v in flat]}


if __name__ == "__main__":
    import paddle

    lines = [f"{json.dumps(name)}: {json.dumps(listed(run()))}" for name, run in Programs(paddle).all()]
    OBSERVED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
