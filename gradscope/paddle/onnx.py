"""`paddle.onnx`: models are not exported."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in, not_built

export = not_built("paddle.onnx.export", "export on Paddle, from the same class with the same parameters")

__all__ = ["export"]

__getattr__ = missing_in(__name__)
