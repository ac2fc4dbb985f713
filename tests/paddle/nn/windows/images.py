"""Cases: padding, resizing, sampling and rearranging images, sequences, and dropout where nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from .convolutions import FORMATS
from .scene import Case, Scene


def cases(s: Scene) -> Iterator[Case]:
    """All of them."""
    yield from _pads(s)
    yield from _resized(s)
    yield from _sampled(s)
    yield from _rearranged(s)
    yield from _sequences(s)


def _pads(s: Scene) -> Iterator[Case]:
    F, nn = s.F, s.nn
    for n in (1, 2, 3):
        size = (5, 6, 7)[:n]
        for mode in ("constant", "reflect", "replicate", "circular"):
            for form in FORMATS[n]:
                shape = (2, *size, 3) if form[-1] == "C" else (2, 3, *size)
                for around in ([1, 2] * n, [3, 4] * n):
                    yield (
                        f"pad {mode} {form} {around}",
                        lambda shape=shape, around=around, mode=mode, form=form: F.pad(
                            s.T(*shape), around, mode, 0.5, form
                        ),
                    )
        for kind in ("", "Constant", "Zero", "Reflection", "Replication", "Circular"):
            value = [0.7] if kind == "Constant" else []
            yield (
                f"{kind}Pad{n}D",
                lambda n=n, kind=kind, value=value, size=size: [
                    getattr(nn, f"{kind}Pad{n}D")([1, 2] * n, *value)(s.T(2, 3, *size)),
                    repr(getattr(nn, f"{kind}Pad{n}D")(1, *value)),
                ],
            )
    for shape, around, left in (
        ((3, 4), [1, 2], True), ((3, 4), [1, 2, 3, 4], True), ((3, 4), [1, 2, 3, 4], False),
        ((2, 3, 4), [1, 1, 0, 2, 1, 0], False), ((2, 3, 4, 5), [1, 2], True), ((2, 3, 4, 5), [1, 2, 1, 1, 0, 1], True),
        ((2, 3, 4, 5), [-1, 1, 0, -1], True),
    ):  # fmt: skip
        yield (
            f"pad {shape} {around} {left}",
            lambda shape=shape, around=around, left=left: F.pad(
                s.T(*shape), around, value=2.0, pad_from_left_axis=left
            ),
        )


def _resized(s: Scene) -> Iterator[Case]:
    F, nn = s.F, s.nn
    shapes = {3: (2, 3, 7), 4: (2, 3, 5, 7), 5: (1, 2, 3, 4, 5)}
    layouts = {3: ("NCW", "NWC"), 4: ("NCHW", "NHWC"), 5: ("NCDHW", "NDHWC")}
    for mode, rank in (
        ("nearest", 4),
        ("nearest", 5),
        ("linear", 3),
        ("bilinear", 4),
        ("bicubic", 4),
        ("trilinear", 5),
    ):
        n, image = rank - 2, shapes[rank][2:]
        for form in layouts[rank]:
            batch, channels = shapes[rank][:2]
            shape = (batch, *image, channels) if form[-1] == "C" else (batch, channels, *image)
            for corners, points in ((False, 0), (False, 1), (True, 0)):
                if corners and mode == "nearest":
                    continue
                for i, how in enumerate((
                    {"size": [2 * k - 1 for k in image]}, {"size": [max(1, k // 2) for k in image]},
                    {"scale_factor": 1.7}, {"scale_factor": [0.6] * n},
                )):  # fmt: skip
                    yield (
                        f"interpolate {mode} {form} {corners} {points} {i}",
                        (
                            lambda mode=mode, shape=shape, form=form, corners=corners, points=points, how=how: (
                                F.interpolate(
                                    s.T(*shape, seed=3),
                                    mode=mode,
                                    align_corners=corners,
                                    align_mode=points,
                                    data_format=form,
                                    **how,
                                )
                            )
                        ),
                    )
    for rank in (3, 4, 5):
        yield (
            f"interpolate area {rank}",
            lambda rank=rank: F.interpolate(s.T(*shapes[rank]), [3, 2, 4][: rank - 2], mode="area"),
        )
    for mode in ("bilinear", "bicubic"):
        for i, how in enumerate(({"size": [2, 3]}, {"size": [9, 11]}, {"scale_factor": 0.6})):
            yield (
                f"interpolate antialias {mode} {i}",
                lambda mode=mode, how=how: F.interpolate(s.T(2, 3, 8, 10), mode=mode, antialias=True, **how),
            )
    yield (
        "interpolate recomputed",
        lambda: F.interpolate(s.T(2, 3, 5, 7), scale_factor=1.7, mode="bilinear", recompute_scale_factor=True),
    )
    for name, make, shape in (
        ("Upsample", lambda: nn.Upsample([5, 6], mode="Bilinear"), (1, 2, 3, 3)),
        ("UpsamplingNearest2D", lambda: nn.UpsamplingNearest2D(scale_factor=2), (1, 2, 3, 3)),
        ("UpsamplingBilinear2D", lambda: nn.UpsamplingBilinear2D(5), (1, 2, 3, 3)),
    ):
        yield name, lambda make=make, shape=shape: [make()(s.T(*shape)), repr(make())]


def _sampled(s: Scene) -> Iterator[Case]:
    F = s.F
    for shape, grid in (((2, 3, 5, 6), (2, 4, 3, 2)), ((2, 2, 3, 4, 5), (2, 2, 3, 2, 3))):
        for mode in ("bilinear", "nearest"):
            for outside in ("zeros", "border", "reflection"):
                for corners in (True, False):
                    yield (
                        f"grid_sample {len(shape)} {mode} {outside} {corners}",
                        (
                            lambda shape=shape, grid=grid, mode=mode, outside=outside, corners=corners: F.grid_sample(
                                s.T(*shape), s.T(*grid, lo=-1.7, hi=1.7, seed=5), mode, outside, corners
                            )
                        ),
                    )
        halves = np.linspace(-1, 1, int(np.prod(grid))).reshape(grid).round(1).astype("float32")
        yield (
            f"grid_sample of halves {len(shape)}",
            lambda shape=shape, halves=halves: F.grid_sample(s.T(*shape), s.paddle.to_tensor(halves), "nearest"),
        )
    for corners in (True, False):
        yield f"affine_grid {corners}", lambda corners=corners: F.affine_grid(s.T(2, 2, 3), [2, 3, 4, 5], corners)
        yield f"affine_grid 3D {corners}", lambda corners=corners: F.affine_grid(s.T(2, 3, 4), [2, 3, 3, 4, 5], corners)
    yield "affine_grid one row", lambda: F.affine_grid(s.T(2, 2, 3), [2, 3, 1, 5], False)


def _rearranged(s: Scene) -> Iterator[Case]:
    F, nn = s.F, s.nn
    for i, how in enumerate(((2,), (3, 2, 1), ([2, 3], [1, 2], [0, 1]), ([2, 3], [2, 1], [1, 0, 0, 2], [2, 1]))):
        yield f"unfold {i}", lambda how=how: F.unfold(s.T(2, 3, 7, 8), *how)
    for i, (rows, how) in enumerate(((42, (2,)), (12, (3, 2, 1)), (24, ([2, 3], [1, 2], [0, 1])))):
        per = 12 if i == 0 else 27 if i == 1 else 18
        yield f"fold {i}", lambda per=per, rows=rows, how=how: F.fold(s.T(2, per, rows), [7, 8], *how)
    for form in ("NCHW", "NHWC"):
        last = form == "NHWC"
        yield (
            f"pixel_shuffle {form}",
            lambda last=last, form=form: F.pixel_shuffle(s.T(2, 3, 4, 8) if last else s.T(2, 8, 3, 8), 2, form),
        )
        yield (
            f"pixel_unshuffle {form}",
            lambda last=last, form=form: F.pixel_unshuffle(s.T(2, 4, 6, 3) if last else s.T(2, 2, 4, 6), 2, form),
        )
        yield (
            f"channel_shuffle {form}",
            lambda last=last, form=form: F.channel_shuffle(s.T(2, 2, 3, 6) if last else s.T(2, 6, 2, 3), 3, form),
        )
        for segments, ratio in ((3, 0.25), (2, 0.4)):
            yield (
                f"temporal_shift {form} {segments}",
                lambda last=last, form=form, segments=segments, ratio=ratio: F.temporal_shift(
                    s.T(6, 2, 3, 8) if last else s.T(6, 8, 2, 3), segments, ratio, data_format=form
                ),
            )
    for name, make, shape in (
        ("PixelShuffle", lambda: nn.PixelShuffle(2), (1, 4, 2, 2)),
        ("PixelUnshuffle", lambda: nn.PixelUnshuffle(2, "NHWC"), (1, 4, 2, 2)),
        ("ChannelShuffle", lambda: nn.ChannelShuffle(2), (1, 4, 2, 2)),
        ("Fold", lambda: nn.Fold(output_size=4, kernel_size=2, stride=2), (1, 8, 4)),
        ("Unfold", lambda: nn.Unfold(2, paddings=1), (1, 2, 4, 4)),
        ("Unflatten", lambda: nn.Unflatten(1, [2, -1]), (2, 6, 3)),
        ("Softmax2D", lambda: nn.Softmax2D(), (2, 3, 4, 5)),
        *(
            (kind, lambda kind=kind: _resting(getattr(nn, kind)(0.3)), (2, 3, 1, 2, 2)[: 5 if kind[-2] == "3" else 4])
            for kind in ("Dropout", "Dropout2D", "Dropout3D", "AlphaDropout", "FeatureAlphaDropout")
        ),
    ):
        yield name, lambda make=make, shape=shape: [make()(s.T(*shape)), repr(make())]


def _resting(layer: Any) -> Any:
    layer.eval()
    return layer


def _sequences(s: Scene) -> Iterator[Case]:
    F, tensor = s.F, s.paddle.to_tensor
    yield "sequence_mask", lambda: F.sequence_mask(tensor([1, 3, 0]))
    yield "sequence_mask of length", lambda: F.sequence_mask(tensor([[1, 2], [3, 0]]), 2, "float32")
    yield (
        "gather_tree",
        lambda: F.gather_tree(
            tensor([[[2, 2], [6, 1]], [[3, 9], [6, 1]], [[0, 1], [9, 0]]]),
            tensor([[[0, 0], [1, 1]], [[1, 0], [1, 0]], [[0, 0], [0, 1]]]),
        ),
    )
