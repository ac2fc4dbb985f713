"""The line that says how far an epoch is: a bar that is written over, or a line each time."""

from __future__ import annotations

import shutil
import sys
import time
from typing import Any

import numpy as np


def _figure(value: Any) -> str:
    """Four digits; small numbers with an exponent; what is no float as it is."""
    if isinstance(value, np.ndarray) and value.size == 1 and value.dtype in (np.float32, np.float64):
        value = float(value.item())
    if isinstance(value, (float, np.float32, np.float64)):
        return f" {value:.4f}" if abs(float(value)) > 1e-3 else f" {value:.4e}"
    return f" {value}"


def _left(seconds: float) -> str:
    whole = int(seconds)
    if whole > 3600:
        return f"{whole // 3600}:{whole % 3600 // 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}" if whole > 60 else f"{whole}s"


class ProgressBar:
    """num: how many steps there are, None when nobody knows; width: of the bar at most; verbose: 1 for a bar, 2 or 3
    for lines. Raises TypeError for a num of 0 or less."""

    def __init__(self, num: int | None = None, width: int = 30, verbose: int = 1, name: str = "step") -> None:
        if isinstance(num, int) and num <= 0:
            raise TypeError("num should be None or integer (> 0)")
        columns = shutil.get_terminal_size()[0] or 80
        self._num, self._verbose, self._name = num, verbose, name
        self._bar_width = min(width, int(columns * 0.6), columns - 50)
        self._written = 0
        self._begun = time.time()

    def update(self, current_num: int, values: Any = ()) -> None:
        """Write where we are. values: (name, number or list of numbers) pairs that follow."""
        each = (time.time() - self._begun) / current_num if current_num else 0.0
        figures = "".join(
            f" - {name}:" + "".join(map(_figure, value if isinstance(value, list) else [value]))
            for name, value in values
        )
        if self._verbose == 1:
            self._over(current_num, figures, each)
        elif self._verbose in (2, 3):
            sys.stdout.write(f"{self._count(current_num)}{figures}{self._pace(each)}\n")
            sys.stdout.flush()

    def _count(self, current: int) -> str:
        if not self._num:
            return f"{self._name} {current:3}"
        return f"{self._name} {current:{len(str(self._num))}d}/{self._num}"

    def _pace(self, each: float) -> str:
        if each >= 1 or each == 0:
            return f" - {each:.0f}s/{self._name}"
        return f" - {each * 1e3:.0f}ms/{self._name}" if each >= 1e-3 else f" - {each * 1e6:.0f}us/{self._name}"

    def _over(self, current: int, figures: str, each: float) -> None:
        """The bar, over the one that stands there."""
        line = self._count(current)
        ended = self._num is None or current >= self._num
        if self._num is not None:
            filled = int(self._bar_width * (current / self._num))
            bar = "=" * (filled - 1) + ("=" if ended else ">") if filled > 0 else ""
            line += f" [{bar}{'.' * (self._bar_width - filled)}]"
        line += figures
        if not ended and self._num is not None:
            line += f" - ETA: {_left(each * (self._num - current))}"
        line += self._pace(each)
        before, self._written = self._written, len(line)
        sys.stdout.write("\b" * before + "\r" + line.ljust(before) + ("\n" if ended else ""))
        sys.stdout.flush()
