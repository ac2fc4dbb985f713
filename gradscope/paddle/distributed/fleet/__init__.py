"""`paddle.distributed.fleet`: recompute, and `utils` that has it too."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed.fleet import recompute, utils

__all__ = ["recompute", "utils"]

__getattr__ = missing_in(__name__)
