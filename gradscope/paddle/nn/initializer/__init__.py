"""`paddle.nn.initializer`: how parameters get their first values."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn.initializer.fans import KaimingNormal, KaimingUniform, XavierNormal, XavierUniform
from gradscope.paddle.nn.initializer.given import Assign, Bilinear, Constant, Dirac
from gradscope.paddle.nn.initializer.initializer import Initializer, calculate_gain, set_global_initializer
from gradscope.paddle.nn.initializer.random import Normal, Orthogonal, TruncatedNormal, Uniform

__all__ = [
    "Assign",
    "Bilinear",
    "Constant",
    "Dirac",
    "Initializer",
    "KaimingNormal",
    "KaimingUniform",
    "Normal",
    "Orthogonal",
    "TruncatedNormal",
    "Uniform",
    "XavierNormal",
    "XavierUniform",
    "calculate_gain",
    "set_global_initializer",
]

__getattr__ = missing_in(__name__)
