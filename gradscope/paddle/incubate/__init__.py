"""`paddle.incubate`: the functional derivatives live here, as they do in Paddle."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.incubate import autograd

__all__ = ["autograd"]

__getattr__ = missing_in(__name__)
