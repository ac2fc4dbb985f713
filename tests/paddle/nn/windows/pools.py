"""Cases: pools of every kind, positions of maxima, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .convolutions import FORMATS
from .scene import Case, Scene

SIZES = {1: (9,), 2: (7, 8), 3: (5, 4, 6)}
INF = float("inf")


def cases(s: Scene) -> Iterator[Case]:
    """Every number of axes."""
    for n in (1, 2, 3):
        for form in FORMATS[n][: 1 if n == 1 else 2]:
            yield from _windows(s, n, form)
            yield from _adaptive(s, n, form)
        yield from _back(s, n)
    yield from _others(s)


def _x(s: Scene, n: int, form: str) -> Any:
    return s.T(2, *SIZES[n], 3, seed=1) if form[-1] == "C" else s.T(2, 3, *SIZES[n], seed=1)


def _windows(s: Scene, n: int, form: str) -> Iterator[Case]:
    largest, average = getattr(s.F, f"max_pool{n}d"), getattr(s.F, f"avg_pool{n}d")
    layout = {} if n == 1 else {"data_format": form}
    for i, how in enumerate((
        {"kernel_size": 2}, {"kernel_size": 3, "stride": 2, "padding": 1},
        {"kernel_size": 3, "stride": 2, "ceil_mode": True}, {"kernel_size": 2, "padding": "SAME"},
        {"kernel_size": 2, "padding": "VALID"},
        {"kernel_size": 3, "stride": 1, "padding": [1, 0] * n}, {"kernel_size": [2] * n, "stride": [1] * n},
    )):  # fmt: skip
        yield f"max_pool{n}d {form} {i}", lambda how=how: largest(_x(s, n, form), **how, **layout)
        for inside in (True, False):
            yield (
                f"avg_pool{n}d {form} {i} {inside}",
                lambda how=how, inside=inside: average(_x(s, n, form), exclusive=inside, **how, **layout),
            )
        if form[-1] != "C" and i in (0, 1, 2, 6):
            yield f"max_pool{n}d mask {i}", lambda how=how: largest(_x(s, n, form), return_mask=True, **how)
        if n > 1:
            yield (
                f"avg_pool{n}d divisor {form} {i}",
                lambda how=how: average(_x(s, n, form), divisor_override=3, **how, **layout),
            )


def _adaptive(s: Scene, n: int, form: str) -> Iterator[Case]:
    average, largest = getattr(s.F, f"adaptive_avg_pool{n}d"), getattr(s.F, f"adaptive_max_pool{n}d")
    layout = {} if n == 1 else {"data_format": form}
    for size in (1, 3, [4] * n) if n == 1 else (1, 3, [4] * n, [None] + [2] * (n - 1)):
        yield f"adaptive_avg_pool{n}d {form} {size}", lambda size=size: average(_x(s, n, form), size, **layout)
        if form[-1] != "C":
            yield f"adaptive_max_pool{n}d {size}", lambda size=size: largest(_x(s, n, form), size)
            yield f"adaptive_max_pool{n}d mask {size}", lambda size=size: largest(_x(s, n, form), size, True)


def _back(s: Scene, n: int) -> Iterator[Case]:
    size = SIZES[n]

    def there_and_back(make: Any, how: dict[str, Any], larger: Any) -> Any:
        y, where = make(s.T(2, 3, *size, seed=4), return_mask=True, **how)
        return getattr(s.F, f"max_unpool{n}d")(y, where, output_size=larger, **how)

    pool = getattr(s.F, f"max_pool{n}d")
    for i, (how, larger) in enumerate((({"kernel_size": 2}, None), ({"kernel_size": 2}, list(size)),
                                      ({"kernel_size": 3, "stride": 2}, None))):  # fmt: skip
        yield f"max_unpool{n}d {i}", lambda how=how, larger=larger: there_and_back(pool, how, larger)


def _others(s: Scene) -> Iterator[Case]:
    F, nn = s.F, s.nn
    for p in (1, 2, 3.0, INF):
        for i, how in enumerate(({"kernel_size": 2}, {"kernel_size": 3, "stride": 2, "padding": 1, "ceil_mode": True})):
            yield f"lp_pool2d {p} {i}", lambda p=p, how=how: F.lp_pool2d(s.T(2, 3, 7, 8, lo=0.1), p, **how)
            yield f"lp_pool1d {p} {i}", lambda p=p, how=how: F.lp_pool1d(s.T(2, 3, 9, lo=0.1), p, **how)
    yield "lp_pool2d last", lambda: F.lp_pool2d(s.T(2, 7, 8, 3, lo=0.1), 2, 2, data_format="NHWC")
    for size, kernel, u in (
        (3, None, 0.3), ([2, 4], None, 0.7), ([3, 5], 2, 0.6), (4, [2, 3], 0.95), (5, None, 0.99),
    ):  # fmt: skip
        yield (
            f"fractional_max_pool2d {size} {kernel} {u}",
            lambda size=size, kernel=kernel, u=u: F.fractional_max_pool2d(s.T(2, 3, 9, 11), size, kernel, u, True),
        )
    for size, kernel, u in (([2, 4, 3], None, 0.7), ([3, 2, 5], 2, 0.6)):
        yield (
            f"fractional_max_pool3d {size} {kernel} {u}",
            lambda size=size, kernel=kernel, u=u: F.fractional_max_pool3d(s.T(1, 2, 6, 7, 8), size, kernel, u, True),
        )
    for name, make, shape in (
        ("MaxPool2D", lambda: nn.MaxPool2D(2, return_mask=True), (1, 2, 4, 4)),
        ("MaxPool3D", lambda: nn.MaxPool3D(2, 1, 1, ceil_mode=True), (1, 2, 4, 4, 4)),
        ("AvgPool2D", lambda: nn.AvgPool2D(3, 2, 1, exclusive=False, divisor_override=5), (1, 2, 6, 6)),
        ("AvgPool3D", lambda: nn.AvgPool3D(2), (1, 2, 4, 4, 4)),
        ("AdaptiveAvgPool3D", lambda: nn.AdaptiveAvgPool3D([2, None, 3]), (1, 2, 4, 4, 5)),
        ("AdaptiveMaxPool3D", lambda: nn.AdaptiveMaxPool3D(2, return_mask=True), (1, 2, 5, 5, 5)),
        ("AdaptiveMaxPool2D", lambda: nn.AdaptiveMaxPool2D(2, return_indices=True), (1, 2, 5, 5)),
        ("LPPool1D", lambda: nn.LPPool1D(2, 2, stride=1), (1, 2, 4)),
        ("LPPool2D", lambda: nn.LPPool2D(2, 2), (1, 2, 4, 4)),
        ("FractionalMaxPool2D", lambda: nn.FractionalMaxPool2D([2, 3], random_u=0.4, return_mask=True), (1, 2, 5, 6)),
        ("FractionalMaxPool3D", lambda: nn.FractionalMaxPool3D(2, 2, random_u=0.4), (1, 2, 5, 6, 7)),
    ):
        yield name, lambda make=make, shape=shape: [make()(s.T(*shape)), repr(make())]
    for n in (1, 2, 3):
        yield (
            f"MaxUnPool{n}D",
            lambda n=n: [
                getattr(nn, f"MaxUnPool{n}D")(2)(
                    *getattr(nn, f"MaxPool{n}D")(2, return_mask=True)(s.T(1, 2, *(4, 6, 4)[:n]))
                ),
                repr(getattr(nn, f"MaxUnPool{n}D")(2)),
            ],
        )
