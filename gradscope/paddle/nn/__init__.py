"""`paddle.nn`: only `functional` so far."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn import functional

__all__ = ["functional"]

__getattr__ = missing_in(__name__)
