"""How a Tensor prints: the layout of Paddle's `repr`, element for element.

Elements are left-justified to one common width, whole floats end in a bare point, the others show `precision`
decimals, and a tensor of more than `threshold` elements shows `edgeitems` of them at both ends of every axis.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass
class PrintOptions:
    """What `paddle.set_printoptions` sets. linewidth: characters a line may have, the indent included."""

    precision: int = 8
    threshold: int = 1000
    edgeitems: int = 3
    sci_mode: bool = False
    linewidth: int = 80


OPTIONS = PrintOptions()


def set_printoptions(
    precision: int | None = None,
    threshold: int | None = None,
    edgeitems: int | None = None,
    sci_mode: bool | None = None,
    linewidth: int | None = None,
) -> None:
    """Change how tensors print; an argument left out keeps its value."""
    given = {
        "precision": precision,
        "threshold": threshold,
        "edgeitems": edgeitems,
        "sci_mode": sci_mode,
        "linewidth": linewidth,
    }
    for field, value in given.items():
        if value is not None:
            setattr(OPTIONS, field, value)


def _number(value: Any) -> str:
    """One real float: `1.` when it is whole, else with all its decimals."""
    if OPTIONS.sci_mode:
        return f"{value:.{OPTIONS.precision}e}"
    if np.ceil(value) == value:
        return f"{value:.0f}."
    return f"{value:.{OPTIONS.precision}f}"


def _element(value: Any) -> str:
    """One element, not yet padded. A complex number shows both parts with all their decimals."""
    kind = value.dtype.kind
    if kind == "f":
        return _number(value)
    if kind == "c":
        letter = "e" if OPTIONS.sci_mode else "f"
        real, imag = value.real, value.imag
        sign = "+" if imag >= 0 else ""
        return f"({real:.{OPTIONS.precision}{letter}}{sign}{imag:.{OPTIONS.precision}{letter}}j)"
    return str(value)


def _edges(array: np.ndarray) -> np.ndarray:
    """The elements that are printed when the tensor is summarised: both ends of every axis."""
    edge = OPTIONS.edgeitems
    for axis, size in enumerate(array.shape):
        if size > 2 * edge:
            array = np.take(array, [*range(edge), *range(size - edge, size)], axis=axis)
    return array


class _Layout:
    """The common width of the elements, and whether a column is kept free for a minus sign."""

    def __init__(self, array: np.ndarray, summary: bool) -> None:
        shown = _edges(array) if summary else array
        elements = list(shown.reshape(-1))
        self.summary = summary
        self.signed = any(bool(e < 0) for e in elements)
        self.width = max((len(_element(e)) for e in elements), default=0)

    def item(self, value: Any) -> str:
        text = _element(value)
        if self.width <= len(text):
            return text
        if self.signed and not value < 0:
            text = " " + text
        return text.ljust(self.width)

    def block(self, array: np.ndarray, indent: int) -> str:
        """The bracketed text of `array`, whose first character stands in column `indent`."""
        if array.ndim == 0:
            return self.item(array[()])
        edge, size = OPTIONS.edgeitems, array.shape[0]
        cut = self.summary and size > 2 * edge
        rows = [*range(edge), *range(size - edge, size)] if cut else list(range(size))
        texts = [self.item(array[r]) if array.ndim == 1 else self.block(array[r], indent + 1) for r in rows]
        if cut:
            texts.insert(edge, "...")
        if array.ndim > 1:
            return "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(texts) + "]"
        per_line = max(1, (OPTIONS.linewidth - indent) // (self.width + 2))
        lines = [", ".join(texts[i : i + per_line]) for i in range(0, len(texts), per_line)]
        return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"


def format_array(array: np.ndarray, indent: int) -> str:
    """The data part of a printed tensor. array: any shape; bfloat16 must have been widened to float32."""
    return _Layout(array, array.size > OPTIONS.threshold).block(array, indent)


def to_string(array: np.ndarray, shape: list[int], dtype: str, place: str, stop_gradient: bool) -> str:
    """The whole `repr` of a dense Tensor. dtype without the `paddle.` prefix, place as it prints itself."""
    indent = len("Tensor") + 1
    head = f"Tensor(shape={shape}, dtype={dtype}, place={place}, stop_gradient={stop_gradient},"
    return f"{head}\n{' ' * indent}{format_array(array, indent)})"
