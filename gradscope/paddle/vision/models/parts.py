"""What several models share: rounding numbers of channels, and saying that there are no trained weights."""

from __future__ import annotations

from typing import NoReturn


def make_divisible(channels: float, divisor: int = 8, least: int | None = None) -> int:
    """The nearest multiple of divisor, not below `least` nor more than a tenth below channels."""
    rounded = max(least or divisor, int(channels + divisor / 2) // divisor * divisor)
    return rounded + divisor if rounded < 0.9 * channels else rounded


def no_weights(name: str) -> NoReturn:
    """What pretrained=True says."""
    raise ValueError(
        f"there are no weights of {name} here, and none are fetched; load them with set_state_dict(paddle.load(...))"
    )
