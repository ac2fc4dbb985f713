"""`paddle.vision`: models of images."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.vision import models

__all__ = ["models"]

__getattr__ = missing_in(__name__)
