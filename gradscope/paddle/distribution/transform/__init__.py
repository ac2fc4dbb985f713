"""`paddle.distribution.transform`: functions between random variables, with their inverses and derivatives."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distribution.transform.base import ChainTransform, Transform, Type
from gradscope.paddle.distribution.transform.elementwise import (
    AbsTransform,
    AffineTransform,
    ExpTransform,
    PowerTransform,
    SigmoidTransform,
    TanhTransform,
)
from gradscope.paddle.distribution.transform.shapes import IndependentTransform, ReshapeTransform, StackTransform
from gradscope.paddle.distribution.transform.simplex import SoftmaxTransform, StickBreakingTransform

__all__ = [
    "AbsTransform",
    "AffineTransform",
    "ChainTransform",
    "ExpTransform",
    "IndependentTransform",
    "PowerTransform",
    "ReshapeTransform",
    "SigmoidTransform",
    "SoftmaxTransform",
    "StackTransform",
    "StickBreakingTransform",
    "TanhTransform",
    "Transform",
    "Type",
]

__getattr__ = missing_in(__name__)
