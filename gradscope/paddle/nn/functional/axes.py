"""What windows of any number of axes share: a number per axis, formats of images, paddings in all their forms."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor

#: (channels second, channels last) per number of axes
FORMATS = {1: ("NCL", "NLC"), 2: ("NCHW", "NHWC"), 3: ("NCDHW", "NDHWC")}


def per_axis(value: Any, count: int, what: str) -> list[int]:
    """One number for every axis, or the list that was given. Raises ValueError for another length or kind."""
    if isinstance(value, int):
        return [value] * count
    try:
        given = list(value.tolist() if isinstance(value, Tensor) else value)
    except TypeError:
        raise ValueError(f"The {what}'s type must be list or tuple. Received: {value}") from None
    if len(given) != count:
        raise ValueError(f"The {what}'s length must be {count}. Received: {value}")
    return [int(v) for v in given]


def channel_last(data_format: str, count: int, text: str = "") -> bool:
    """Whether a format of images of `count` axes has its channels last. Raises ValueError for one there is not, with
    `text` (of {}, the format and both) in place of the usual words."""
    first, last = FORMATS[count]
    if data_format not in (first, last):
        usual = "Attr(data_format) should be '{1}' or '{2}'. Received Attr(data_format): {0}."
        raise ValueError((text or usual).format(data_format, first, last))
    return data_format == last


def padding_of(padding: Any, count: int, last: bool, wrong: str = "Invalid") -> tuple[list[int], str]:
    """(numbers, algorithm) of a padding: "same", "valid", one int, one per axis, two per axis, or pairs per axis with
    pairs of 0 for batch and channels. Raises ValueError for anything else, beginning with `wrong`."""
    if isinstance(padding, str):
        if padding.upper() not in ("SAME", "VALID"):
            raise ValueError(f"Unknown padding: '{padding.upper()}'. It can only be 'SAME' or 'VALID'.")
        return [0] * count, padding.upper()
    if isinstance(padding, int):
        return [padding] * count, "EXPLICIT"
    items = list(padding)
    if len(items) == count + 2 and isinstance(items[0], (list, tuple)):
        if any(int(n) for pair in (items[0], items[-1] if last else items[1]) for n in pair):
            raise ValueError(f"Non-zero padding({padding}) in the batch or channel dimensions is not supported.")
        items = [n for pair in (items[1:-1] if last else items[2:]) for n in pair]
    if len(items) not in (count, 2 * count) or any(isinstance(n, (list, tuple)) for n in items):
        raise ValueError(f"{wrong} padding: {padding}")
    numbers = [int(n) for n in items]
    if len(numbers) == 2 * count and numbers[0::2] == numbers[1::2]:
        numbers = numbers[0::2]
    return numbers, "EXPLICIT"


def conv_padding(padding: Any, count: int, last: bool) -> tuple[list[int], str]:
    """padding_of a convolution, where none may be negative. Raises ValueError for that too."""
    numbers, algorithm = padding_of(padding, count, last, "In valid")
    if min(numbers) < 0:
        raise ValueError(f"Invalid padding, all value should be larger than or equal to 0, but received: {numbers}")
    return numbers, algorithm


def pairs(paddings: list[int], count: int) -> list[tuple[int, int]]:
    """(before, after) of every axis, of what `padding_of` gives: one number per axis, or two."""
    if len(paddings) == count:
        return [(p, p) for p in paddings]
    return list(zip(paddings[0::2], paddings[1::2], strict=True))
