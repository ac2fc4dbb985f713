"""`paddle.distributed.fleet.utils`: recompute."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed.fleet.recompute import recompute

__all__ = ["recompute"]

__getattr__ = missing_in(__name__)
