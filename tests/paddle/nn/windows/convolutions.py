"""Cases: convolutions and their transposes, functions and layers."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from .scene import Case, Scene

SIZES = {1: (7,), 2: (6, 7), 3: (3, 4, 5)}
WINDOWS = {1: (3,), 2: (3, 2), 3: (2, 3, 2)}
FORMATS = {1: ("NCL", "NLC"), 2: ("NCHW", "NHWC"), 3: ("NCDHW", "NDHWC")}


def cases(s: Scene) -> Iterator[Case]:
    """Every number of axes and layout, with every way to pad, dilate and group."""
    for n in (1, 2, 3):
        for form in FORMATS[n]:
            yield from _of(s, n, form)
    yield from _layers(s)


def _of(s: Scene, n: int, form: str) -> Iterator[Case]:
    last, size, window = form[-1] == "C", SIZES[n], WINDOWS[n]
    outer = [[0, 0], *[[1, 2]] * n, [0, 0]] if last else [[0, 0], [0, 0], *[[1, 2]] * n]
    convolve, transpose = getattr(s.F, f"conv{n}d"), getattr(s.F, f"conv{n}d_transpose")

    def x() -> object:
        return s.T(2, *size, 4, seed=1) if last else s.T(2, 4, *size, seed=1)

    for i, how in enumerate((
        {}, {"stride": 2, "padding": 1}, {"padding": "SAME", "stride": 2}, {"padding": "VALID"},
        {"dilation": 2, "padding": 2}, {"groups": 2}, {"groups": 4}, {"padding": [1, 0] * n},
        {"padding": "same", "dilation": 2}, {"padding": outer, "stride": 2},
    )):  # fmt: skip
        groups = how.get("groups", 1)
        yield (
            f"conv{n}d {form} {i}",
            lambda how=how, groups=groups: convolve(
                x(), s.T(8, 4 // groups, *window, seed=2), s.T(8, seed=3), data_format=form, **how
            ),
        )
    asked = [(length - 1) * 3 + k + 1 for length, k in zip(size, window, strict=True)]
    for i, how in enumerate((
        {}, {"stride": 2, "padding": 1}, {"stride": 2, "output_padding": 1}, {"stride": 3, "output_size": asked},
        {"dilation": 2}, {"groups": 2}, {"groups": 4}, {"padding": "SAME", "stride": 2}, {"padding": [1, 0] * n},
    )):  # fmt: skip
        groups = how.get("groups", 1)
        yield (
            f"conv{n}d_transpose {form} {i}",
            lambda how=how, groups=groups: transpose(
                x(), s.T(4, 8 // groups, *window, seed=2), s.T(8, seed=3), data_format=form, **how
            ),
        )


def _layers(s: Scene) -> Iterator[Case]:
    nn = s.nn
    for name, make, shape, *more in (
        ("Conv1D", lambda: nn.Conv1D(2, 3, 3, padding=1, padding_mode="reflect"), (1, 2, 6)),
        ("Conv2D", lambda: nn.Conv2D(4, 4, 3, 2, 1, 1, 2, padding_mode="circular"), (1, 4, 6, 6)),
        (
            "Conv2D last",
            lambda: nn.Conv2D(2, 3, (3, 2), bias_attr=False, data_format="NHWC", padding=[1, 2]),
            (1, 5, 6, 2),
        ),
        ("Conv2D bias", lambda: nn.Conv2D(2, 3, 3, padding="same", dilation=2, bias=False), (1, 2, 5, 6)),
        ("Conv3D", lambda: nn.Conv3D(2, 4, 2, padding=1, padding_mode="replicate", groups=2), (1, 2, 3, 4, 4)),
        ("Conv1DTranspose", lambda: nn.Conv1DTranspose(2, 3, 3, 2, 1, 1), (1, 2, 6)),
        ("Conv2DTranspose", lambda: nn.Conv2DTranspose(4, 2, 3, 2, output_padding=1, groups=2), (1, 4, 5, 5)),
        ("Conv2DTranspose size", lambda: nn.Conv2DTranspose(2, 2, 3, 2), (1, 2, 4, 4), [10, 9]),
        ("Conv3DTranspose", lambda: nn.Conv3DTranspose(2, 3, 2, 2, dilation=2), (1, 2, 3, 3, 3)),
    ):

        def given(make=make, shape=shape, more=more):  # type: ignore[no-untyped-def]
            layer = make()
            for p in layer.parameters():
                p.set_value(np.cos(np.arange(p.size)).reshape(p.shape).astype("float32"))
            shapes = str([tuple(p.shape) for p in layer.parameters()])
            return [layer(s.T(*shape), *more), repr(layer), shapes]

        yield name, given
