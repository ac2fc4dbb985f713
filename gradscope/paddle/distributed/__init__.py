"""`paddle.distributed`: of it there is `fleet`, for recompute; one process is all there is."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed import fleet

__all__ = ["fleet"]

__getattr__ = missing_in(__name__)
