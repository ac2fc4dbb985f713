"""`paddle.utils.unique_name`: see `paddle.base.unique_name`."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.base.unique_name import generate, guard, switch

__all__ = ["generate", "guard", "switch"]

__getattr__ = missing_in(__name__)
